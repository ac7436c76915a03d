"""The score timeline: points turn by turn."""

import pytest
from tests.games.playthrough import random_table
from tests.some_games import ONE_OF_EACH

from spadework.engine.game import Game
from spadework.table.score_timeline import score_timeline


@pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.id)
def test_the_score_timeline_ends_with_the_result(game: Game) -> None:
    table = random_table(game, game.rules.SEATS[0], 3)
    scores = score_timeline(table)
    assert table.result is not None
    assert scores[-1].points == table.result.scores
    assert all(len(stand.points) == table.seats for stand in scores)
