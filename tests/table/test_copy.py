from typing import Any

import pytest
from tests.games.playthrough import random_table
from tests.some_games import ONE_OF_EACH

from spadework.engine.game import Game
from spadework.engine.interface import SPECTATOR
from spadework.table import Table

each_kind = pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.id)


def everything(table: Table) -> Any:
    """Return everything that a table reveals to any viewer."""
    viewers = (SPECTATOR, *range(table.seats))
    return (
        list(table.steps),
        [(table.view(seat).as_dict(), table.version(seat), table.log(seat)) for seat in viewers],
        [table.decision(seat) for seat in range(table.seats)],
        table.to_move,
        table.time_to_react,
    )


def play_on(table: Table, moves: int) -> None:
    """Play some moves: each time the last legal move of the first seat to move."""
    for _ in range(moves):
        if not table.over:
            table.play(table.to_move[0], table.legal(table.to_move[0])[-1])


@each_kind
def test_a_copy_is_equal_and_independent(game: Game) -> None:
    table = random_table(game, game.rules.SEATS[0], 5, limit=90)
    before = everything(table)
    copy = table.copy()
    assert everything(copy) == before
    play_on(copy, 5)
    assert everything(copy) != before
    assert everything(table) == before


@each_kind
def test_the_same_moves_have_the_same_chance_outcomes(game: Game) -> None:
    table = random_table(game, game.rules.SEATS[0], 5, limit=60)
    copy = table.copy()
    play_on(copy, 30)
    play_on(table, 30)
    assert everything(copy) == everything(table)


@each_kind
def test_moves_of_a_copy_can_be_undone(game: Game) -> None:
    table = random_table(game, game.rules.SEATS[0], 5, limit=60)
    copy = table.copy()
    copy.undo(10)
    assert len(copy.steps) == 10
    assert len(table.steps) >= 60
    copy.restore([(step.seat, step.text) for step in table.steps[10:]])
    assert everything(copy) == everything(table)
