"""Takebacks: the same moves have the same outcomes again, games can still be verified, and nothing hidden is revealed."""

import random

import pytest
from tests.table.test_undo import new_table, play_one, verify_to_the_end
from tests.web.test_two_worlds import other_world

from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE, SPECTATOR
from spadework.engine.stream import new_stream
from spadework.table import Table
from spadework.table.takeback import last_known_decision, take_back, undoing

each_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)


def played(game: Game, seats: int, moves: int, dice: random.Random) -> Table:
    table = new_table(game, seats, moves)
    for _ in range(moves):
        if table.over:
            break
        play_one(table, dice)
    return table


def stands(table: Table) -> tuple[object, ...]:
    """Return the state of a table, and the steps that led to it."""
    views = [table.view(seat).record.tobytes() for seat in (*range(table.seats), SPECTATOR)]
    return list(table.steps), views, table._history.state.tobytes(), table._chance.position


def play_again(table: Table, steps: list[tuple[int, int]]) -> None:
    """Play the seats' moves among some steps; the table handles chance and the time to react."""
    for seat, code in steps:
        if seat != CHANCE:
            while seat not in table.to_move:
                table.let_time_pass()
            table.play(seat, code)


@pytest.mark.slow
@each_game
def test_after_a_takeback_the_same_moves_have_the_same_outcomes(game: Game) -> None:
    dice, went_back = random.Random(game.id), 0
    for moves in (9, 22):
        table = played(game, game.rules.SEATS[-1], moves, dice)
        before = stands(table)
        for seat in range(table.seats):
            step = last_known_decision(table, seat)
            if step is None:
                continue
            past = [table.past(viewer) for viewer in (*range(table.seats), SPECTATOR)]
            steps = take_back(table, step)
            assert (table.steps[step:], steps[0].seat, len(table.steps)) == ([], seat, step)
            assert seat in table.to_move
            assert all(table.past(viewer) >= then for viewer, then in enumerate(past[:-1]))
            assert table.past(seat) > past[seat]
            play_again(table, [(one.seat, one.code) for one in steps])
            while len(table.steps) < step + len(steps):
                table.let_time_pass()
            assert stands(table) == before
            went_back += 1
    assert went_back
    verify_to_the_end(table, dice)


@pytest.mark.slow
@each_game
def test_a_takeback_reveals_nothing_hidden(game: Game) -> None:
    dice, stream, compared = random.Random(game.id), new_stream(5), 0
    for moves in (6, 14, 25):
        table = played(game, game.rules.SEATS[-1], moves, dice)
        for viewer in (SPECTATOR, *range(table.seats)):
            audience = table.seats if viewer == SPECTATOR else viewer
            kept = [at for at, step in enumerate(table.steps) if step.is_seen_by(audience) or step.seat == viewer]
            other = other_world(table, viewer, stream)
            if viewer != SPECTATOR:
                steps = [last_known_decision(one, viewer) for one in (table, other)]
                assert (None if steps[0] is None else kept.index(steps[0])) == steps[1]
            for seat in range(table.seats):
                step = last_known_decision(table, seat)
                if step in kept:
                    told = [undoing(one, at, viewer, "en") for one, at in ((table, step), (other, kept.index(step)))]
                    assert told[0] == told[1]
                    compared += 1
    assert compared


@each_game
def test_a_finished_game_has_no_takebacks(game: Game) -> None:
    table, dice = new_table(game, game.rules.SEATS[0], 3), random.Random(3)
    while not table.over:
        play_one(table, dice)
    assert [last_known_decision(table, seat) for seat in range(table.seats)] == [None] * table.seats


def test_the_requester_reads_the_move_as_it_was_chosen() -> None:
    game = next(game for game in all_games().values() if game.reactions is None)
    table = Table(game, game.rules.SEATS[0], 7)
    seat = table.to_move[0]
    move = table.labelled_moves(seat)[0]
    before = table.view(seat).record
    table.play(seat, move.code)
    step = last_known_decision(table, seat)
    assert step is not None
    told = undoing(table, step, seat, "en")
    assert (told.move, told.turn) == (move.label, table.presenter(seat).turn(before)[0])
    assert told.moves == 1
