"""The seating of a tournament's round."""

from collections import Counter
from itertools import combinations

import pytest

from spadework.web.features.tournaments.seating import Seating, grouped, seating


def named(count: int) -> list[str]:
    """Return the ids of `count` guests."""
    return [f"guest-{number}" for number in range(count)]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("count", [2, 3, 5, 8, 13, 50])
def test_everybody_plays_once_a_round_at_tables_as_even_as_possible(count: int, seats: int) -> None:
    past: list[Seating] = []
    for _ in range(3):
        tables = seating(named(count), seats, past)
        assert sorted(guest for table in tables for guest in table.values()) == sorted(named(count))
        sizes = [len(table) for table in tables]
        assert max(sizes) - min(sizes) <= 1
        assert max(sizes) <= seats
        assert len(tables) == max(2, -(-count // seats))
        assert all(set(table) <= set(range(seats)) for table in tables)
        past += tables


@pytest.mark.parametrize("count", [4, 8])
def test_at_every_table_people_have_the_same_seats(count: int) -> None:
    past: list[Seating] = []
    for _ in range(4):
        tables = seating(named(count), 4, past)
        assert len({frozenset(table) for table in tables}) == 1
        past += tables


def test_nobody_meets_the_same_person_again_before_all_others() -> None:
    past: list[Seating] = []
    for _ in range(3):
        past += seating(named(4), 2, past)
    assert len({frozenset(table.values()) for table in past}) == 6


def test_pairs_who_have_met_are_split() -> None:
    # The last two left over have met: a guest who has met neither takes the place of one of them.
    past: list[Seating] = [{0: "c", 1: "d"}, {0: "a", 1: "x"}, {0: "b", 1: "y"}]
    groups = grouped(["a", "b", "c", "d"], 2, past)
    assert {frozenset(group) for group in groups} != {frozenset("ab"), frozenset("cd")}


def test_neighbours_in_the_standings_meet_if_nobody_has_met() -> None:
    assert grouped(named(6), 2, []) == [named(6)[:2], named(6)[2:4], named(6)[4:]]


@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_has_every_seat_equally_often(seats: int) -> None:
    past: list[Seating] = []
    for _ in range(seats):
        past += seating(named(8), seats, past)
    had = Counter((guest, seat) for table in past for seat, guest in table.items())
    assert max(had.values()) <= 2
    assert all(len(list(combinations(table, 2))) == seats * (seats - 1) // 2 for table in past)


@pytest.mark.parametrize("count", [2, 3, 5, 9, 12])
def test_guests_kept_apart_never_share_a_table(count: int) -> None:
    guests = named(count)
    apart = {frozenset(pair) for pair in combinations(guests[:3], 2)}
    past: list[Seating] = []
    for _ in range(4):
        tables = seating(guests, 4, past, apart)
        assert sorted(guest for table in tables for guest in table.values()) == sorted(guests)
        assert not any(set(pair) <= set(table.values()) for table in tables for pair in apart)
        past += tables


def test_a_guest_who_blocked_everyone_is_seated_alone() -> None:
    guests = named(9)
    tables = seating(guests, 3, [], {frozenset((guests[4], other)) for other in guests if other != guests[4]})
    assert sorted(map(len, tables)) == [1, 2, 3, 3]
