"""The fields of Dragon Island: places, names, neighbours and flights."""

from itertools import combinations
from math import dist

import pytest

from spadework.games.dragon_island.rules import board
from spadework.games.dragon_island.rules import state as s

BOATS = range(s.ISLAND, s.FIELDS)
SIDES = {  # each side of the island clockwise, by its boat
    61: "a1 a2 a3 a4 a5",
    62: "a5 b6 c7 d8 e9",
    63: "e9 f8 g7 h6 i5",
    64: "i5 i4 i3 i2 i1",
    65: "i1 h1 g1 f1 e1",
    66: "e1 d1 c1 b1 a1",
}


def named(*fields: int) -> set[str]:
    """The names of fields of the island."""
    return {board.NAMES[field] for field in fields}


def number(name: str) -> int:
    """The number of a field of the island."""
    return board.NAMES.index(name)


def ways(field: int) -> dict[str, set[str]]:
    """The landing fields of flights from a field, by the field flown over; boats as their numbers."""
    names = [*board.NAMES, *(str(boat) for boat in BOATS)]
    found: dict[str, set[str]] = {}
    for over, landing in board.flights(field):
        found.setdefault(names[over], set()).add(names[landing])
    return found


@pytest.mark.rule("DI-1")
def test_60_terrain_fields_lie_around_the_treasure_field() -> None:
    assert len(board.AXIALS) == len(board.FIELD_AT) == s.FIELDS
    assert sum(board.ROWS) == len(board.NAMES) == len(set(board.NAMES)) == s.ISLAND == 61
    assert board.AXIALS[s.TREASURE_FIELD] == (0, 0)
    around = [sum(board.distance(field, s.TREASURE_FIELD) == ring for field in range(s.ISLAND)) for ring in range(6)]
    assert around == [1, 6, 12, 18, 24, 0]


@pytest.mark.rule("DI-1")
def test_fields_are_named_by_row_and_place() -> None:
    assert board.NAMES[:6] == ("a1", "a2", "a3", "a4", "a5", "b1")
    assert board.NAMES[26:35] == ("e1", "e2", "e3", "e4", "treasure", "e6", "e7", "e8", "e9")
    assert board.NAMES[60] == "i5"
    assert [sum(name[0] == letter for name in board.NAMES) for letter in "abcdfghi"] == [5, 6, 7, 8, 8, 7, 6, 5]


@pytest.mark.rule("DI-2")
def test_a_boat_touches_the_second_and_third_field_of_its_side() -> None:
    for boat, side in SIDES.items():
        assert named(*board.neighbours(boat)) == set(side.split()[1:3])
        assert all(boat in board.neighbours(field) for field in board.neighbours(boat))
    assert named(*board.fields_before_boats()) == {
        "a2",
        "a3",
        "b6",
        "c7",
        "f8",
        "g7",
        "i4",
        "i3",
        "h1",
        "g1",
        "d1",
        "c1",
    }


@pytest.mark.rule("DI-2")
def test_the_board_looks_the_same_from_every_boat() -> None:
    after = [board.FIELD_AT[board.turned(place)] for place in board.AXIALS]
    assert sorted(after) == list(range(s.FIELDS))
    assert [after[boat] for boat in BOATS] == [62, 63, 64, 65, 66, 61]
    for field in range(s.FIELDS):
        assert {after[near] for near in board.neighbours(field)} == set(board.neighbours(after[field]))
        assert {(after[over], after[to]) for over, to in board.flights(field)} == set(board.flights(after[field]))


def test_neighbours_are_mutual_and_come_clockwise_from_the_right() -> None:
    assert [board.NAMES[field] for field in board.neighbours(number("c4"))] == ["c5", "d5", "d4", "c3", "b3", "b4"]
    assert [board.NAMES[field] for field in board.neighbours(number("e1"))] == ["e2", "f1", "d1"]
    assert [len(board.neighbours(field)) for field in map(number, ("a1", "a2", "a4", "treasure"))] == [3, 5, 4, 6]
    for field in range(s.FIELDS):
        assert field not in board.neighbours(field)
        assert all(field in board.neighbours(near) for near in board.neighbours(field))


@pytest.mark.rule("DI-64")
def test_a_flight_from_the_inside_leads_over_each_neighbour_to_three_fields() -> None:
    assert ways(number("c4"))["d4"] == {"d3", "e4", "treasure"}
    assert {len(landings) for landings in ways(s.TREASURE_FIELD).values()} == {3}
    assert (
        len(board.flights(s.TREASURE_FIELD))
        == s.MOST_WAYS
        == max(len(board.flights(field)) for field in range(s.FIELDS))
    )


@pytest.mark.rule("DI-64")
def test_a_flight_at_the_edge_has_fewer_landing_fields_boats_among_them() -> None:
    assert ways(61) == {"a2": {"a1", "b2", "b3"}, "a3": {"a4", "b3", "b4"}}
    assert ways(number("a1")) == {"a2": {"61", "a3", "b3"}, "b2": {"b3", "c2", "c3"}, "b1": {"c1", "c2"}}


@pytest.mark.rule("DI-64")
def test_a_flight_lands_away_from_its_start_and_never_passes_over_a_boat() -> None:
    for field in range(s.FIELDS):
        expected = {
            (over, landing)
            for over in board.neighbours(field)
            if over not in BOATS
            for landing in board.neighbours(over)
            if landing != field and landing not in board.neighbours(field)
        }
        assert len(board.flights(field)) == len(expected)
        assert set(board.flights(field)) == expected


def test_distance_counts_steps() -> None:
    assert board.distance(number("a1"), number("a1")) == 0
    assert board.distance(number("a1"), number("i5")) == 8
    assert board.distance(number("a5"), number("e1")) == 8
    assert [board.distance(boat, s.TREASURE_FIELD) for boat in BOATS] == [5] * 6
    assert all((board.distance(a, b) == 1) == (b in board.neighbours(a)) for a, b in combinations(range(s.FIELDS), 2))


def test_centres_are_one_apart_for_neighbours_and_farther_otherwise() -> None:
    assert board.centre(s.TREASURE_FIELD) == (0, 0)
    assert board.centre(number("a1")) == pytest.approx((-2, -(12**0.5)))
    assert board.centre(number("e9")) == pytest.approx((4, 0))
    for one, other in combinations(range(s.FIELDS), 2):
        apart = dist(board.centre(one), board.centre(other))
        assert apart == pytest.approx(1) if other in board.neighbours(one) else apart > 1.7
