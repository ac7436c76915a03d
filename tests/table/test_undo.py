"""Undo: when a move can be taken back, and that no trace of it is left."""

import random

import pytest
from tests.some_games import REACTING, short
from tests.table.test_copy import everything

from spadework.engine.discovery import all_games, game_ids
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE
from spadework.table import Irrevocable, Table
from spadework.table.replay import replay, verify

each_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
LONGEST = 200


def fewest_and_most(game: Game) -> tuple[int, int]:
    return game.rules.SEATS[0], game.rules.SEATS[-1]


def new_table(game: Game, seats: int, seed: int) -> Table:
    return Table(game, seats, seed, options=short(game), timed_reactions=True)


def play_one(table: Table, dice: random.Random) -> int | None:
    """Play a random move, or let the time to react pass. Return the seat that moved, or None."""
    if not table.to_move:
        table.let_time_pass()
        return None
    seat = dice.choice(table.to_move)
    table.play(seat, dice.choice(table.legal(seat)))
    return seat


def take_back(table: Table, seat: int) -> str:
    """Try to take a move back, and check that nothing else changed. Return the reason for a refusal, or an empty text."""
    before = table.record()["moves"]
    try:
        step, *_ = table.take_back(seat)
    except Irrevocable as error:
        assert table.record()["moves"] == before
        return error.reason
    last = max(number for number, (mover, _) in enumerate(before) if mover == seat)
    assert before[last] == [seat, step.text]
    assert not any(mover == "chance" for mover, _ in before[last:])
    assert table.record()["moves"] == before[:last] + before[last + 1 :]
    return ""


@pytest.mark.long(but=("dragon_island",))
@each_game
def test_undone_moves_leave_no_trace(game: Game) -> None:
    dice = random.Random(game.id)
    taken_back = 0
    for seed, seats in enumerate(fewest_and_most(game)):
        table, plain = new_table(game, seats, seed), new_table(game, seats, seed)
        while not table.over and len(table.steps) < LONGEST:
            mover = play_one(table, dice)
            if mover is not None and dice.random() < 0.6:
                take_back(table, dice.choice([mover, *range(seats)]))
        taken_back += len(table.reversals)
        # The same moves without undo have the same chance outcomes.
        for step in table.steps:
            if step.seat != CHANCE:
                while step.seat not in plain.to_move:
                    plain.let_time_pass()
                plain.play(step.seat, step.code)
        while len(plain.steps) < len(table.steps):
            plain.let_time_pass()
        assert everything(plain) == everything(table)
        if not table.time_to_react:
            assert everything(replay(table.record())) == everything(table)
        verify_to_the_end(table, dice)
    assert taken_back > 0


def verify_to_the_end(table: Table, dice: random.Random) -> None:
    """Play to the end, and verify that the record proves fair chance even though moves were taken back."""
    for _ in range(LONGEST):
        if table.over:
            break
        play_one(table, dice)
    while table.time_to_react:
        table.let_time_pass()
    verify(table.record())


@each_game
def test_a_table_predicts_which_moves_can_be_undone(game: Game) -> None:
    dice = random.Random(f"{game.id} again")
    found = set()
    table = new_table(game, game.rules.SEATS[0], 3)
    while not table.over and len(table.steps) < LONGEST:
        if not table.to_move:
            table.let_time_pass()
            continue
        seat = dice.choice(table.to_move)
        move = dice.choice(table.legal(seat))
        final = table.is_final(seat, move)
        table.play(seat, move)
        assert table.can_take_back(seat) == (not final)
        assert bool(take_back(table.copy(), seat)) == final
        found.add(final)
    assert found == {True, False}


@pytest.mark.long
def test_undo_is_refused_for_each_known_reason() -> None:
    reasons = set()
    for game in all_games().values():
        dice, table = random.Random(1), new_table(game, game.rules.SEATS[-1], 5)
        while not table.over:
            reasons |= {take_back(table.copy(), seat) for seat in range(table.seats)}
            play_one(table, dice)
        reasons |= {take_back(table, seat) for seat in range(table.seats)}
    assert reasons == {"", "nothing", "over", "chance", "known", "moved", "answered"}


@pytest.mark.parametrize("game", REACTING, ids=lambda game: game.id)
def test_nothing_can_be_undone_during_the_time_to_react(game: Game) -> None:
    dice, table = random.Random(2), new_table(game, game.rules.SEATS[-1], 7)
    announced = 0
    while not table.over and announced < 10:
        play_one(table, dice)
        if table.time_to_react:
            announced += 1
            for seat in range(table.seats):
                assert take_back(table, seat) in ("chance", "nothing")
                assert not table.can_take_back(seat)
    assert announced


def test_without_a_move_there_is_nothing_to_undo() -> None:
    table = Table(game_ids()[0], 3, 7)
    assert take_back(table, 0) == "nothing"
    assert not table.can_take_back(0)
