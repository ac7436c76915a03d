"""Sets of small numbers as bit masks, for rules."""

from spadework.engine.compile.rule import rule
from spadework.engine.stream import Stream, below

MOST_NUMBERS = 60
"""Masks hold numbers below this."""


@rule
def count_in(mask: int) -> int:
    """Return the number of elements in a mask.

    >>> count_in(0b10110)
    3
    """
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@rule
def lowest_in(mask: int) -> int:
    """Return the lowest element of a mask that is not empty.

    >>> lowest_in(0b10110)
    1
    """
    return count_in((mask & -mask) - 1)


@rule
def random_in(mask: int, random: Stream) -> int:
    """Return a uniformly random element of a mask that is not empty."""
    for _ in range(below(random, count_in(mask))):
        mask &= mask - 1
    return lowest_in(mask)
