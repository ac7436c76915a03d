"""Statistics of a guest's games."""

from tests.web.features.history.ended import ended

from spadework.engine.interval import wilson
from spadework.web.features.clubs.standings import club_standings
from spadework.web.features.history.statistics import PEOPLE, OpponentStatistics, statistics


def test_games_are_summed_up_by_the_number_of_seats() -> None:
    games = [
        ended({"ann": 1, "bo": 2}),
        ended({"ann": 2, "captain": 1}),
        ended({"ann": 1, "bo": 1, "mate": 3}),
        ended({"ann": 1, "bo": 2}, ended=True),
        ended({"ann": 1, "mate": 2}, game="other"),
    ]
    one, other = statistics(games, "ann")
    assert (one.games, one.few, other.game, other.games) == (3, True, "other", 1)
    two, three = one.rows
    assert (two.seats, two.games, two.wins, two.share, two.even, two.place) == (2, 2, 1, 0.5, 0.5, 1.5)
    assert (two.points, two.best) == (35, 40)
    assert (two.wins_from, two.wins_to) == wilson(1, 2)
    assert (three.seats, three.share, three.even) == (3, 0.5, 1 / 3)
    assert set(one.against) == {
        OpponentStatistics(PEOPLE, 2, 1.5),
        OpponentStatistics("captain", 1, 0),
        OpponentStatistics("mate", 1, 0.5),
    }


def test_a_game_with_a_takeback_counts_nowhere() -> None:
    plain, back = ended({"ann": 2, "bo": 1}), ended({"ann": 1, "bo": 2}, 1, epoch=1)
    (one,) = statistics([back, plain], "ann")
    (table,) = club_standings([back, plain], {"ann", "bo"})
    assert (one.games, one.rows[0].wins, table.games) == (1, 0, 1)
    assert [*statistics([back], "ann"), *club_standings([back], {"ann", "bo"})] == []


def test_ten_games_are_not_marked_as_few() -> None:
    (one,) = statistics([ended({"ann": 1, "bo": 2}, number) for number in range(10)], "ann")
    assert not one.few
