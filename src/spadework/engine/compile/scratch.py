"""Scratch arrays that last for one call."""

import math
from typing import Any

import numpy as np

from spadework.engine.compile.mode import COMPILED, uses

NONSENSE = b"\xa5"
"""Fill byte of these arrays in plain Python: code that reads before it writes then differs from the compiled code."""


def scratch(shape: int | tuple[int, ...], kind: Any) -> Any:
    """Return an uninitialized array that lasts as long as the call of the function that creates it.

    It may be passed to other functions, but not kept or returned.

    Args:
        shape: number of elements, or of rows and columns: literals or names of constants, because compiled code lays the array out in
            advance.
        kind: element type: `np.int32`, `np.float64`, or a record type named by a constant.

    >>> numbers = scratch((2, 3), np.float64)
    >>> numbers.shape
    (2, 3)
    """
    sides = shape if isinstance(shape, tuple) else (shape,)
    return np.frombuffer(bytearray(NONSENSE * (math.prod(sides) * np.dtype(kind).itemsize)), kind).reshape(sides)


def blank(shape: int | tuple[int, ...], kind: Any) -> Any:
    """Return a zeroed scratch array.

    >>> blank(3, np.int32)
    array([0, 0, 0], dtype=int32)
    """
    return np.zeros(shape, kind)


def allocated(shape: Any, kind: Any) -> Any:  # noqa: ARG001
    """Implement `scratch` in compiled code on the heap."""

    def make(shape: Any, kind: Any) -> Any:
        return np.empty(shape, kind)

    return make


def cleared(shape: Any, kind: Any) -> Any:  # noqa: ARG001
    """Implement `blank` in compiled code on the heap."""

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
