"""Tournament standings."""

import random

import pytest

from spadework.web.features.tournaments.standings import MOST_POINTS, Holder, Played, round_points, standings


def table(*holders: tuple[str | None, int, int]) -> Played:
    """Return a finished table, given each seat's player, place and points."""
    return [Holder(*holder) for holder in holders]


def test_the_same_seat_is_compared_by_place_and_then_by_points() -> None:
    tables = [
        table(("a", 1, 20), ("b", 2, 10)),
        table(("c", 1, 25), ("d", 2, 10)),
        table(("e", 2, 30), ("f", 1, 31)),
    ]
    # Places count before points; equal results count half.
    assert round_points(tables) == {"a": 50, "c": 100, "e": 0, "b": 25, "d": 25, "f": 100}


def test_computer_players_are_compared_with_but_not_listed() -> None:
    tables = [table(("a", 1, 9), (None, 2, 3)), table((None, 1, 12), ("b", 2, 3))]
    assert round_points(tables) == {"a": 0, "b": 50}


def test_a_single_table_has_nothing_to_compare() -> None:
    assert round_points([table(("a", 1, 9), ("b", 2, 3))]) == {}


def test_the_points_of_each_seat_add_up_to_half_of_all() -> None:
    dice = random.Random(1)
    for _ in range(50):
        seats, count = dice.randint(2, 6), dice.randint(2, 9)
        tables = [
            table(*((f"{number}-{seat}", dice.randint(1, 3), dice.randint(0, 2)) for seat in range(seats)))
            for number in range(count)
        ]
        points = round_points(tables)
        assert sum(points.values()) == pytest.approx(seats * count * MOST_POINTS / 2, abs=seats * count / 2)
        assert all(0 <= one <= MOST_POINTS for one in points.values())


def test_rounds_add_up_and_ties_share_a_place() -> None:
    first = [table(("a", 1, 9), ("b", 2, 3)), table(("c", 1, 8), ("d", 2, 3))]
    second = [table(("c", 1, 9), ("a", 2, 3)), table(("b", 1, 8), ("d", 2, 3))]
    found = standings({1: first, 2: second}, ["d", "e"])
    assert [(one.guest, one.place, dict(one.points), one.total, one.wins) for one in found] == [
        ("a", 1, {1: 100, 2: 50}, 150, 1),
        ("c", 2, {1: 0, 2: 100}, 100, 2),
        ("d", 3, {1: 50, 2: 50}, 100, 0),
        ("b", 4, {1: 50, 2: 0}, 50, 1),
        # A new entrant has no points yet.
        ("e", 5, {}, 0, 0),
    ]
    same = standings({1: [table(("a", 1, 5), ("b", 1, 5)), table(("c", 1, 5), ("d", 1, 5))]}, [])
    assert [(one.place, one.total, one.wins) for one in same] == [(1, 50, 0.5)] * 4


def test_a_guest_s_luck_is_known_once_all_their_games_are_measured() -> None:
    first = [[Holder("a", 1, 9, 0.25), Holder("b", 2, 3, -0.25)], [Holder(None, 1, 8, 0.1), Holder("c", 2, 3, -0.1)]]
    second = [[Holder("a", 1, 9, 0.5), Holder("c", 2, 3, -0.5)], [Holder("b", 1, 8), Holder("d", 2, 3)]]
    assert {one.guest: one.luck for one in standings({1: first, 2: second}, ["e"])} == {
        "a": 0.75,
        "b": None,
        "c": -0.6,
        "d": None,
        "e": 0,
    }
