"""Tables of games with reactions: the passing of the time to react, with and without `timed_reactions`."""

from collections.abc import Iterator

import pytest
from tests.some_games import REACTING

from spadework.engine.game import Game
from spadework.engine.interface import CHANCE
from spadework.table import BrokenLog, Table

SEEDS = 40


@pytest.fixture(params=REACTING, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    assert isinstance(request.param, Game)
    return request.param


def announced(game: Game) -> Iterator[Table]:
    """Yield tables with `timed_reactions` at which something has just been announced."""
    for seed in range(SEEDS):
        table = Table(game, game.rules.SEATS[0], seed, timed_reactions=True)
        if table.time_to_react:
            yield table


def entries(table: Table) -> list[tuple[int, str]]:
    return [(step.seat, step.text) for step in table.steps]


def test_there_is_a_game_with_reactions() -> None:
    assert REACTING


def test_timed_reactions_wait_whether_or_not_anybody_is_asked(game: Game) -> None:
    assert {bool(table.to_move) for table in announced(game)} == {True, False}
    for table in announced(game):
        assert table.waiting() == ()
        assert not table.over


def test_untimed_reactions_wait_for_the_seats_that_are_asked(game: Game) -> None:
    for timed in announced(game):
        table = Table(game, timed.seats, seed=None, secret=timed.setup.secret)
        assert table.time_to_react == bool(timed.to_move)
        while table.time_to_react:
            table.play(table.to_move[0], game.reactions.none if game.reactions else 0)
        timed.let_time_pass()
        assert entries(table) == entries(timed)


def test_seats_that_do_not_answer_in_time_do_not_react(game: Game) -> None:
    assert game.reactions is not None
    for table in announced(game):
        asked = table.to_move
        steps = table.let_time_pass()
        answers = [(step.seat, step.code) for step in steps[: len(asked)]]
        assert answers == [(seat, game.reactions.none) for seat in asked]
        assert (steps[len(asked)].seat, steps[len(asked)].code) == (CHANCE, game.reactions.over)


def test_an_answer_becomes_visible_when_the_time_is_up(game: Game) -> None:
    asked = next(table for table in announced(game) if table.to_move)
    seat = asked.to_move[0]
    version = asked.version()
    asked.play(seat, asked.legal(seat)[-1])
    assert (asked.version(), asked.time_to_react) == (version, True)
    asked.let_time_pass()
    assert asked.version() > version


def test_letting_time_pass_at_other_times_does_nothing(game: Game) -> None:
    table = next(announced(game))
    while table.time_to_react:
        table.let_time_pass()
    before = entries(table)
    assert table.let_time_pass() == []
    assert entries(table) == before


def test_a_log_may_end_while_there_is_time_to_react(game: Game) -> None:
    for table in announced(game):
        again = Table.undealt(table.setup)
        again.restore(entries(table))
        assert (again.time_to_react, again.to_move) == (True, table.to_move)
        assert [step.text for step in again.let_time_pass()] == [step.text for step in table.let_time_pass()]


def test_a_log_may_not_end_where_chance_has_to_deal(game: Game) -> None:
    table = next(announced(game))
    again = Table.undealt(table.setup)
    with pytest.raises(BrokenLog):
        again.restore(entries(table)[:-1])


def test_undo_restores_the_time_to_react(game: Game) -> None:
    table = next(announced(game))
    steps = len(table.steps)
    while table.time_to_react:
        table.let_time_pass()
    table.undo(steps)
    assert table.time_to_react
