"""Codes of moves: a family and the thing it is about, in one number.

A family is a multiple of a game's `size`, and things are the numbers below `size`, so `family + thing` is the code.
"""

from spadework.engine.compile.rule import rule


@rule
def family_of(code: int, size: int) -> int:
    """Return the family of a code.

    Args:
        code: of a move or of an outcome of chance.
        size: number of things per family, a power of two.

    >>> family_of(3 * 256 + 17, 256) == 3 * 256
    True
    """
    return code & -size


@rule
def thing_of(code: int, size: int) -> int:
    """Return the thing that a code is about.

    >>> thing_of(3 * 256 + 17, 256)
    17
    """
    return code & size - 1


@rule
def part_of(code: int, factor: int, count: int) -> int:
    """Return one of several numbers packed into a thing.

    Args:
        code: the code, or the thing in it.
        factor: what the number was multiplied by, a power of two.
        count: number of possible values, a power of two.

    >>> part_of(5 * 64 + 3, 64, 8)
    5
    """
    return code // factor & count - 1
