import pytest

from spadework.engine.interval import wilson_by_deal
from spadework.lab.standings import rated, standings
from spadework.lab.tournament import Failure, Played


def game(*places: int, points: tuple[int, ...] | None = None, failure: Failure | None = None, deal: int = 0) -> Played:
    return Played(deal, tuple(range(len(places))), places, points, failure is None, failure)


def test_players_tied_for_first_share_the_win() -> None:
    assert game(1, 1, 3).wins == (0.5, 0.5, 0)
    assert game(1, 1, 1).wins == pytest.approx((1 / 3,) * 3)
    assert game(2, 1, 3).wins == (0, 1, 0)
    rows = standings(("a", "b"), [game(1, 1), game(1, 2)])
    assert [(row.player, row.wins, row.places) for row in rows] == [("a", 0.75, (2, 0)), ("b", 0.25, (1, 1))]


def test_places_and_points_are_summed_up() -> None:
    games = [
        game(1, 2, 3, points=(10, 5, 0)),
        game(1, 2, 2, points=(4, 1, 1)),
        game(3, 1, 1, failure=Failure(0, "bored")),
    ]
    rows = {row.player: row for row in standings(("a", "b", "c"), games)}
    assert [rows[name].places for name in "abc"] == [(2, 0, 1), (1, 2, 0), (1, 1, 1)]
    assert [rows[name].points for name in "abc"] == [7, 3, 0.5]
    assert [rows[name].failed for name in "abc"] == [1, 0, 0]
    assert {row.games for row in rows.values()} == {3}
    assert (rows["a"].wins_from, rows["a"].wins_to) == wilson_by_deal(2, 4, 1, 3)


def test_intervals_are_by_deal() -> None:
    deals = [(game(1, 2, deal=deal), game(1, 2, deal=deal)) for deal in range(10)]
    deals += [(game(2, 1, deal=deal), game(2, 1, deal=deal)) for deal in range(10, 20)]
    row = standings(("a", "b"), [one for deal in deals for one in deal])[0]
    assert (row.wins, row.wins_from, row.wins_to) == (0.5, *wilson_by_deal(20, 40, 20, 40))


def test_without_a_finished_game_there_are_no_points() -> None:
    rows = standings(("a", "b"), [game(2, 1, failure=Failure(0, "bored"))])
    assert [(row.player, row.points) for row in rows] == [("b", None), ("a", None)]


def test_ratings_follow_the_places() -> None:
    first, second, third = rated(3, [(1, 2, 3), (1, 3, 2), (1, 2, 3)])
    assert first[0] > second[0] > third[0]
    assert all(deviation < 25 / 3 for _, deviation in (first, second, third))
    longer = rated(3, [(1, 2, 3), (1, 3, 2), (1, 2, 3)] * 20)
    assert all(long[1] < short[1] for long, short in zip(longer, (first, second, third), strict=True))


def test_ratings_start_at_the_default_and_ties_keep_them_there() -> None:
    assert [*rated(2, [])[0], *rated(2, [])[1]] == pytest.approx([25, 25 / 3] * 2)
    (first, _), (second, _) = rated(2, [(1, 1)] * 10)
    assert first == pytest.approx(second) == pytest.approx(25)


def test_a_surprising_win_counts_more() -> None:
    before = [(2, 1)] * 5
    (weak, _), (strong, _) = rated(2, before)
    surprise = rated(2, [*before, (1, 2)])[0][0] - weak
    expected = rated(2, [*before, (2, 1)])[1][0] - strong
    assert surprise > expected > 0


def test_the_best_players_come_first() -> None:
    rows = standings(("a", "b", "c"), [game(3, 1, 2)] * 4)
    assert [row.player for row in rows] == ["b", "c", "a"]
    assert [row.rating for row in rows] == sorted((row.rating for row in rows), reverse=True)


def test_wins_rank_above_ratings() -> None:
    rows = standings(("a", "b", "c"), [game(*places) for places in [(1, 2, 3)] * 2 + [(3, 1, 2)] + [(3, 2, 1)] * 2])
    assert rows[-1].player == "b"
    assert rows[-1].rating > min(row.rating for row in rows)
