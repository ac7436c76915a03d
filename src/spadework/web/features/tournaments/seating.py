"""The seating of a tournament's round: tables of even size, with new opponents and new seats as far as possible."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations, permutations

Seating = Mapping[int, str]
"""The guests at a table by seat; computer players take the other seats."""


APART = 1000
"""The number of meetings that a block between two guests counts as."""


def seating(
    entrants: Sequence[str], seats: int, past: Sequence[Seating], apart: Collection[frozenset[str]] = ()
) -> list[Seating]:
    """Return the tables of a round. There are at least two, since results are compared between tables.

    Args:
        entrants: the guests, at least two, the best first. Of those who have met equally often, guests next to each other in this order
            play together, as in the Swiss system.
        seats: the number of seats at each table.
        past: the tables of earlier rounds.
        apart: pairs of guests who must not play at the same table.

    >>> seating(["Ada", "Bo", "Cy", "Di"], 2, [{0: "Ada", 1: "Bo"}, {0: "Cy", 1: "Di"}])
    [{1: 'Ada', 0: 'Cy'}, {1: 'Bo', 0: 'Di'}]
    """
    had = Counter((guest, seat) for table in past for seat, guest in table.items())
    rounds = max((sum(guest in table.values() for table in past) for guest in entrants), default=0)
    return [seated(group, seats, rounds, had) for group in grouped(entrants, seats, past, apart)]


def grouped(
    entrants: Sequence[str], seats: int, past: Sequence[Seating], apart: Collection[frozenset[str]] = ()
) -> list[list[str]]:
    """Return groups of guests who have met as rarely as possible. A guest who can't be kept apart otherwise is a group alone."""
    met = Counter(frozenset(pair) for table in past for pair in combinations(table.values(), 2))
    met.update(dict.fromkeys(apart, APART))
    count = max(2, -(-len(entrants) // seats))
    size, larger = divmod(len(entrants), count)
    left, groups = list(entrants), []
    for number in range(count):
        group = [left.pop(0)]
        while len(group) < size + (number < larger):
            group.append(min(left, key=lambda guest: meetings(guest, group, met)))
            left.remove(group[-1])
        groups.append(group)
    while exchange(groups, met):
        pass
    alone = [[guest] for group in groups for guest in taken_out(group, apart)]
    return groups + alone


def taken_out(group: list[str], apart: Collection[frozenset[str]]) -> list[str]:
    """Remove guests from a group until it contains no pair to be kept apart; return those removed."""
    out = []
    while pairs := [pair for pair in map(frozenset, combinations(group, 2)) if pair in apart]:
        out.append(max(group, key=lambda guest: sum(guest in pair for pair in pairs)))
        group.remove(out[-1])
    return out


def meetings(guest: str, others: Collection[str], met: Mapping[frozenset[str], int]) -> int:
    """Return how often a guest has met others, in total."""
    return sum(met[frozenset((guest, other))] for other in others if other != guest)


def exchange(groups: Sequence[list[str]], met: Mapping[frozenset[str], int]) -> bool:
    """Exchange two guests of different groups if that reduces repeated meetings; return whether two were exchanged."""
    for one, other in combinations(groups, 2):
        for i, guest in enumerate(one):
            for j, opponent in enumerate(other):
                before = meetings(guest, one, met) + meetings(opponent, other, met)
                after = meetings(opponent, [*one[:i], *one[i + 1 :]], met)
                after += meetings(guest, [*other[:j], *other[j + 1 :]], met)
                if after < before:
                    one[i], other[j] = opponent, guest
                    return True
    return False


def seated(group: Sequence[str], seats: int, rounds: int, had: Mapping[tuple[str, int], int]) -> Seating:
    """Return the seats of a group. All groups of a round use the same seats; each guest gets one that they have had rarely.

    Args:
        group: the guests.
        seats: the number of seats at the table.
        rounds: the number of earlier rounds; the seats in use rotate with it.
        had: how often each guest has had each seat.
    """
    places = [(rounds + number) % seats for number in range(len(group))]

    def repeated(order: Iterable[int]) -> int:
        return sum(had[guest, seat] ** 2 for guest, seat in zip(group, order, strict=True))

    return {seat: guest for guest, seat in zip(group, min(permutations(places), key=repeated), strict=True)}
