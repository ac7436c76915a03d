"""Ratings."""

import pytest
from tests.web.features.history.ended import ended, sat

from spadework.web.features.history.store import FinishedGame
from spadework.web.features.ratings.service import INITIAL, MODEL, Ladder, Rating, finishes_before, is_fair, is_rated


def ladder(*games: FinishedGame, **fixed: float) -> Ladder:
    made = Ladder(fixed)
    made.add(games)
    return made


def test_one_game_is_rated_as_the_model_has_it() -> None:
    made = ladder(ended({"ann": 1, "bo": 2}))
    [[ann], [bo]] = MODEL.rate([[MODEL.rating()], [MODEL.rating()]], ranks=[1, 2])
    assert made.people == {"ann": Rating(ann.mu, ann.sigma, 1), "bo": Rating(bo.mu, bo.sigma, 1)}
    assert made.alone == {}


def test_people_and_computer_players_are_rated_separately() -> None:
    made = ladder(ended({"ann": 2, "bo": 3, "mate": 1}), ended({"ann": 1, "captain": 2}), mate=25.0, captain=35.0)
    plain = ladder(ended({"ann": 1, "bo": 2}))
    assert made.people == plain.people
    assert made.alone.keys() == {"ann"}
    assert made.alone["ann"].value > INITIAL
    assert made.levels == {}


def test_a_level_that_nobody_has_measured_is_rated_by_its_games() -> None:
    made = ladder(ended({"ann": 3, "mate": 1, "captain": 2}), captain=35.0)
    assert made.level("mate").value > INITIAL
    assert made.level("captain").value == 35.0
    assert made.level("admiral") == Rating()


def test_several_players_of_one_level_change_its_rating_once() -> None:
    made = ladder(ended({"ann": 1, "mate": 2})._replace(seats=[sat("ann", 1), sat("mate", 2), sat("mate", 3)]))
    assert made.levels["mate"].games == 1


def test_a_rating_is_provisional_until_there_are_some_games() -> None:
    games = [ended({"ann": 1 + number % 2, "bo": 2 - number % 2}, number) for number in range(20)]
    provisional = [ladder(*games[:count]).people["ann"].provisional for count in range(1, 21)]
    assert provisional[:10] == [True] * 10
    assert not provisional[-1]


FAIR = ended({"ann": 1, "bo": 2})


@pytest.mark.parametrize(
    "game",
    [
        FAIR._replace(ended=True),
        FAIR._replace(tutorial=True),
        FAIR._replace(seats=[sat("ann", 1), sat("bo", 2, had_substitute=True)]),
        FAIR._replace(seats=[sat("ann", 1), sat("ann", 2)]),
        FAIR._replace(seats=[sat("ann", 1), sat("ann", 2), sat("bo", 3)]),
        FAIR._replace(seats=[sat("mate", 1), sat("captain", 2)]),
        FAIR._replace(deal="2026-01-01-x"),
        FAIR._replace(epoch=1),
    ],
)
def test_what_is_not_rated(game: FinishedGame) -> None:
    assert is_rated(FAIR)
    assert not is_rated(game)
    assert is_fair(game) == (game.deal is not None)
    assert ladder(game).people == {}


def test_the_better_player_finishes_ahead_more_often() -> None:
    better, certain = finishes_before(Rating(31.0), Rating(25.0)), finishes_before(Rating(31.0, 0.0), Rating(25.0, 0.0))
    assert 0.5 < better < certain < 1
    assert finishes_before(Rating(25.0, 0.0), Rating(31.0, 0.0)) == pytest.approx(1 - certain)
