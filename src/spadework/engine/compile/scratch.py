"""Arrays to work in for the time of one call."""

import math
from typing import Any

import numpy as np

from spadework.engine.compile.mode import COMPILED, uses

NONSENSE = b"\xa5"
"""What is in each byte of such an array in plain Python: what reads it before it is written then does something else than compiled."""


def scratch(shape: int | tuple[int, ...], kind: Any) -> Any:
    """An array that lasts as long as the call of the function that makes it, with whatever was there before.

    It may be handed to other functions, but not kept or returned.

    Args:
        shape: how many elements, or how many rows and columns: numbers or the names of constants, for compiled code lays the array
            out before it runs.
        kind: of what: `np.int32`, `np.float64`, or a type of records that a constant names.

    >>> numbers = scratch((2, 3), np.float64)
    >>> numbers.shape
    (2, 3)
    """
    sides = shape if isinstance(shape, tuple) else (shape,)
    return np.frombuffer(bytearray(NONSENSE * (math.prod(sides) * np.dtype(kind).itemsize)), kind).reshape(sides)


def blank(shape: int | tuple[int, ...], kind: Any) -> Any:
    """The same, with zeros in it.

    >>> blank(3, np.int32)
    array([0, 0, 0], dtype=int32)
    """
    return np.zeros(shape, kind)


def allocated(shape: Any, kind: Any) -> Any:  # noqa: ARG001
    """How compiled code makes `scratch` in memory that it asks the system for."""

    def make(shape: Any, kind: Any) -> Any:
        return np.empty(shape, kind)

    return make


def cleared(shape: Any, kind: Any) -> Any:  # noqa: ARG001
    """How compiled code makes `blank` so."""

    def make(shape: Any, kind: Any) -> Any:
        return np.zeros(shape, kind)

    return make


if uses("stack"):
    from spadework.engine.compile.numba_private import put_on_stack

    put_on_stack(scratch, blank)
elif COMPILED:
    from numba.extending import overload

    overload(scratch)(allocated)
    overload(blank)(cleared)
