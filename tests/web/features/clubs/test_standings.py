"""What some people have played with each other."""

from tests.web.features.history.ended import ended

from spadework.web.features.clubs.standings import club_standings, places_among
from spadework.web.features.ratings.service import Ladder

US = {"ann", "bo", "cy"}


def test_people_stand_by_their_places_among_each_other() -> None:
    games = [
        ended({"ann": 2, "bo": 3, "dee": 1}, 3),
        ended({"bo": 1, "ann": 2}, 2),
        ended({"ann": 1, "bo": 1, "cy": 3}, 1),
        ended({"ann": 1, "bo": 2}, 4, game="other"),
    ]
    one, other = club_standings(games, US)
    assert (one.games, other.game, other.games) == (3, "other", 1)
    assert [(row.guest, row.games, row.wins, row.place) for row in one.members] == [
        ("ann", 3, 1.5, 4 / 3),
        ("bo", 3, 1.5, 4 / 3),
        ("cy", 1, 0, 3),
    ]


def test_ratings_go_by_the_order_in_which_games_ended() -> None:
    games = [ended({"ann": 1, "bo": 2}, 1), ended({"bo": 1, "ann": 2}, 2), ended({"ann": 1, "cy": 2}, 3)]
    ladder = Ladder({})
    ladder.add(games)
    (one,) = club_standings(games[::-1], US)
    assert {row.guest: row.rating for row in one.members} == ladder.people


def test_who_never_met_has_no_table() -> None:
    assert club_standings([ended({"ann": 1, "dee": 2}), ended({"ann": 1, "bo": 2}, ended=True)], US) == []


def test_a_deal_counts_but_is_not_rated() -> None:
    (one,) = club_standings([ended({"ann": 1, "bo": 2}, deal="d")], US)
    assert [(row.wins, row.rating) for row in one.members] == [(1, None), (0, None)]


def test_others_at_the_table_have_no_place() -> None:
    assert places_among(ended({"dee": 1, "mate": 2, "cy": 3, "ann": 4}), US) == {"cy": 1, "ann": 2}
