"""Codes of moves: a family and the thing that it is about, in one number.

A family is a multiple of a game's `size`, and things are the numbers below it, so `family + thing` is the code.
"""

from spadework.engine.compile.rule import rule


@rule
def family_of(code: int, size: int) -> int:
    """The family of a code.

    Args:
        code: of a move or of an outcome of chance.
        size: how many things a family has room for, a power of two.

    >>> family_of(3 * 256 + 17, 256) == 3 * 256
    True
    """
    return code & -size


@rule
def thing_of(code: int, size: int) -> int:
    """The thing that a code is about.

    >>> thing_of(3 * 256 + 17, 256)
    17
    """
    return code & size - 1


@rule
def part_of(code: int, factor: int, count: int) -> int:
    """One of several numbers in a thing, each a multiple of a factor of its own.

    Args:
        code: the code, or the thing in it.
        factor: what the number was multiplied by, a power of two.
        count: how many values it may have, a power of two.

    >>> part_of(5 * 64 + 3, 64, 8)
    5
    """
    return code // factor & count - 1
