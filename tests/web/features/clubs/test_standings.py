"""Standings of people in the games they have played with each other."""

from tests.web.features.history.ended import ended, sat

from spadework.web.features.clubs.standings import ClubRecord, club_records, club_standings, places_among
from spadework.web.features.ratings.service import Ladder

US = {"ann", "bo", "cy"}


def test_members_are_ranked_by_their_places_among_each_other() -> None:
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


def test_members_who_never_met_have_no_standings() -> None:
    assert club_standings([ended({"ann": 1, "dee": 2}), ended({"ann": 1, "bo": 2}, ended=True)], US) == []


def test_a_deal_counts_but_is_not_rated() -> None:
    (one,) = club_standings([ended({"ann": 1, "bo": 2}, deal="d")], US)
    assert [(row.wins, row.rating) for row in one.members] == [(1, None), (0, None)]


def test_others_at_the_table_have_no_place() -> None:
    assert places_among(ended({"dee": 1, "mate": 2, "cy": 3, "ann": 4}), US) == {"cy": 1, "ann": 2}


def test_club_records_are_the_most_points_and_the_closest_win() -> None:
    games = [
        ended({}, 1, seats=[sat("ann", 1, score=40), sat("bo", 2, score=30)]),
        ended({}, 2, seats=[sat("dee", 1, score=90), sat("bo", 2, score=60), sat("ann", 3, score=10)]),
        ended({}, 3, seats=[sat("bo", 1, score=31), sat("ann", 2, score=30)]),
        ended({}, 4, seats=[sat("bo", 1, score=30), sat("ann", 1, score=30)]),
    ]
    assert club_records(games, US) == [ClubRecord("points", games[1], "bo", 60), ClubRecord("close", games[2], "bo", 1)]
    # Among one or two games, none stands out.
    assert club_records(games[:2], US) == []
    (one,) = club_standings(games[::-1], US)
    assert one.records == club_records(games, US)
