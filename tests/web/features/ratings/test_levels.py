"""The fixed ratings of computer players."""

from pathlib import Path

import pytest

from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.engine.strength import Strength
from spadework.players import LEVELS
from spadework.web.features.ratings.service import INITIAL, Rating, finishes_before, fixed, level_ratings, rating_lead


def measured(players: tuple[str, ...], won: float, games: int = 1000) -> Strength:
    return Strength(players, games, won, won, won / games, 0.0, 1.0, 0, (1, 1), (0.1, 0.1), 0, "")


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_level_of_every_game_stands_above_the_one_below(game: Game) -> None:
    ratings = level_ratings(game)
    assert sorted(ratings, key=lambda level: ratings[level]) == list(LEVELS)


def test_ratings_predict_the_measured_results() -> None:
    ratings = fixed([measured(("captain", "mate"), 700)])
    assert ratings["mate"] == INITIAL
    assert finishes_before(Rating(ratings["captain"], 0.0), Rating(ratings["mate"], 0.0)) == pytest.approx(
        0.7, abs=0.001
    )


def test_among_equals_nobody_leads() -> None:
    assert rating_lead(measured(("captain", "mate", "mate"), 1000 / 3)) == pytest.approx(0, abs=0.01)


def test_winning_every_game_gives_a_finite_rating() -> None:
    assert INITIAL < fixed([measured(("captain", "mate"), 1000)])["captain"] < 100


def test_without_measurements_nothing_is_fixed(tmp_path: Path) -> None:
    _, (id, package, _) = next(iter(all_games().values())).__reduce__()
    game = Game(id, package, tmp_path)
    assert level_ratings(game) == {}
    (tmp_path / "levels.json").write_text("{", encoding="utf-8")
    assert level_ratings(game) == {}
