"""The fields of Dragon Island: places, names, neighbours and flights."""

from itertools import combinations
from math import dist

import pytest

from spadework.games.dragon_island.rules.fields import (
    AXIALS,
    FIELD_AT,
    NAMES,
    ROWS,
    centre,
    distance,
    fields_before_boats,
    flights,
    neighbours,
    turned,
)
from spadework.games.dragon_island.rules.state import FIELDS, ISLAND, MOST_WAYS, TREASURE_FIELD

BOATS = range(ISLAND, FIELDS)
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
    return {NAMES[field] for field in fields}


def number(name: str) -> int:
    """The number of a field of the island."""
    return NAMES.index(name)


def ways(field: int) -> dict[str, set[str]]:
    """Where one may land from a field, by the field flown over; boats as their numbers."""
    names = [*NAMES, *(str(boat) for boat in BOATS)]
    found: dict[str, set[str]] = {}
    for over, landing in flights(field):
        found.setdefault(names[over], set()).add(names[landing])
    return found


@pytest.mark.rule("DI-1")
def test_60_terrain_fields_lie_around_the_treasure_field() -> None:
    assert len(AXIALS) == len(FIELD_AT) == FIELDS
    assert sum(ROWS) == len(NAMES) == len(set(NAMES)) == ISLAND == 61
    assert AXIALS[TREASURE_FIELD] == (0, 0)
    around = [sum(distance(field, TREASURE_FIELD) == ring for field in range(ISLAND)) for ring in range(6)]
    assert around == [1, 6, 12, 18, 24, 0]


@pytest.mark.rule("DI-1")
def test_fields_are_named_by_row_and_place() -> None:
    assert NAMES[:6] == ("a1", "a2", "a3", "a4", "a5", "b1")
    assert NAMES[26:35] == ("e1", "e2", "e3", "e4", "treasure", "e6", "e7", "e8", "e9")
    assert NAMES[60] == "i5"
    assert [sum(name[0] == letter for name in NAMES) for letter in "abcdfghi"] == [5, 6, 7, 8, 8, 7, 6, 5]


@pytest.mark.rule("DI-2")
def test_a_boat_touches_the_second_and_third_field_of_its_side() -> None:
    for boat, side in SIDES.items():
        assert named(*neighbours(boat)) == set(side.split()[1:3])
        assert all(boat in neighbours(field) for field in neighbours(boat))
    assert named(*fields_before_boats()) == {"a2", "a3", "b6", "c7", "f8", "g7", "i4", "i3", "h1", "g1", "d1", "c1"}


@pytest.mark.rule("DI-2")
def test_the_board_looks_the_same_from_every_boat() -> None:
    after = [FIELD_AT[turned(place)] for place in AXIALS]
    assert sorted(after) == list(range(FIELDS))
    assert [after[boat] for boat in BOATS] == [62, 63, 64, 65, 66, 61]
    for field in range(FIELDS):
        assert {after[near] for near in neighbours(field)} == set(neighbours(after[field]))
        assert {(after[over], after[to]) for over, to in flights(field)} == set(flights(after[field]))


def test_neighbours_are_mutual_and_come_clockwise_from_the_right() -> None:
    assert [NAMES[field] for field in neighbours(number("c4"))] == ["c5", "d5", "d4", "c3", "b3", "b4"]
    assert [NAMES[field] for field in neighbours(number("e1"))] == ["e2", "f1", "d1"]
    assert [len(neighbours(field)) for field in map(number, ("a1", "a2", "a4", "treasure"))] == [3, 5, 4, 6]
    for field in range(FIELDS):
        assert field not in neighbours(field)
        assert all(field in neighbours(near) for near in neighbours(field))


@pytest.mark.rule("DI-64")
def test_a_flight_from_the_inside_leads_over_each_neighbour_to_three_fields() -> None:
    assert ways(number("c4"))["d4"] == {"d3", "e4", "treasure"}
    assert {len(landings) for landings in ways(TREASURE_FIELD).values()} == {3}
    assert len(flights(TREASURE_FIELD)) == MOST_WAYS == max(len(flights(field)) for field in range(FIELDS))


@pytest.mark.rule("DI-64")
def test_there_are_fewer_places_to_land_at_the_edge_and_boats_are_among_them() -> None:
    assert ways(61) == {"a2": {"a1", "b2", "b3"}, "a3": {"a4", "b3", "b4"}}
    assert ways(number("a1")) == {"a2": {"61", "a3", "b3"}, "b2": {"b3", "c2", "c3"}, "b1": {"c1", "c2"}}


@pytest.mark.rule("DI-64")
def test_one_lands_neither_at_the_start_nor_next_to_it_and_never_flies_over_a_boat() -> None:
    for field in range(FIELDS):
        expected = {
            (over, landing)
            for over in neighbours(field)
            if over not in BOATS
            for landing in neighbours(over)
            if landing != field and landing not in neighbours(field)
        }
        assert len(flights(field)) == len(expected)
        assert set(flights(field)) == expected


def test_distance_counts_steps() -> None:
    assert distance(number("a1"), number("a1")) == 0
    assert distance(number("a1"), number("i5")) == 8
    assert distance(number("a5"), number("e1")) == 8
    assert [distance(boat, TREASURE_FIELD) for boat in BOATS] == [5] * 6
    assert all((distance(a, b) == 1) == (b in neighbours(a)) for a, b in combinations(range(FIELDS), 2))


def test_centres_of_neighbours_are_one_apart_and_those_of_others_farther() -> None:
    assert centre(TREASURE_FIELD) == (0, 0)
    assert centre(number("a1")) == pytest.approx((-2, -(12**0.5)))
    assert centre(number("e9")) == pytest.approx((4, 0))
    for one, other in combinations(range(FIELDS), 2):
        apart = dist(centre(one), centre(other))
        assert apart == pytest.approx(1) if other in neighbours(one) else apart > 1.7
