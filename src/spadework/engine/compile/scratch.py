"""Room to work in for the time of one call.

Compiled rules have it on the stack, for to ask the system for memory, and to count who refers to it, takes as long as many a move.
"""

import math
from typing import Any

import numpy as np

from spadework.engine.compile.rule import COMPILED

WORD = 8
"""Bytes of a word."""

NONSENSE = b"\xa5"
"""What is in each byte of a room in plain Python, so that reading what nobody has written brings something else than in compiled rules."""


def scratch(shape: int | tuple[int, ...], kind: Any) -> Any:
    """An array that lasts as long as the call of the function that makes it, with whatever was there before.

    It may be handed to other functions, but not kept or returned.

    Args:
        shape: how many elements, or how many rows and columns: numbers or the names of constants, for compiled code lays the room out
            before it runs.
        kind: of what: `np.int32`, `np.float64`, or a type of records that a constant names.

    >>> room = scratch((2, 3), np.float64)
    >>> room.shape
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


if COMPILED:
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import lower_builtin, type_callable
    from numba.np.arrayobj import populate_array

    numba_types: Any = types
    tools: Any = cgutils
    populate: Any = populate_array

    def type_of(shape: Any, kind: Any) -> Any:
        """What such an array is in compiled code; None, which is refused, when its shape is no constant."""
        sides = tuple(shape) if isinstance(shape, numba_types.BaseTuple) else (shape,)
        if not all(isinstance(side, numba_types.IntegerLiteral) for side in sides):
            return None
        return numba_types.Array(kind.dtype, len(sides), "C")

    def make(context: Any, builder: Any, signature: Any) -> tuple[Any, Any, int]:
        """The array, of which nobody counts who refers to it, and its memory on the stack, with the number of bytes."""
        array, shape = signature.return_type, signature.args[0]
        sides = [side.literal_value for side in (shape if isinstance(shape, numba_types.BaseTuple) else (shape,))]
        each = context.get_abi_sizeof(context.get_data_type(array.dtype))
        strides = [each * math.prod(sides[place + 1 :]) for place in range(len(sides))]
        # In whole words, so that all elements are aligned.
        words = -(-strides[0] * sides[0] // WORD)
        with builder.goto_entry_block():
            # Not by Numba's own tool for this, which clears the memory, too.
            memory = builder.alloca(ir.ArrayType(ir.IntType(8 * WORD), words))
        made = context.make_array(array)(context, builder)

        def number(value: int) -> Any:
            return context.get_constant(numba_types.intp, value)

        populate(
            made,
            data=builder.bitcast(memory, made.data.type),
            shape=[number(side) for side in sides],
            strides=[number(stride) for stride in strides],
            itemsize=number(each),
            meminfo=None,
        )
        return made._getvalue(), memory, words * WORD

    def typed(_context: Any) -> Any:
        """Tells Numba of `type_of`."""
        return type_of

    def make_scratch(context: Any, builder: Any, signature: Any, _arguments: Any) -> Any:
        """Machine code for `scratch`."""
        return make(context, builder, signature)[0]

    def make_blank(context: Any, builder: Any, signature: Any, _arguments: Any) -> Any:
        """Machine code for `blank`."""
        made, memory, size = make(context, builder, signature)
        tools.memset(builder, memory, context.get_constant(numba_types.intp, size), 0)
        return made

    type_by: Any = type_callable
    lower_by: Any = lower_builtin
    for function, maker in ((scratch, make_scratch), (blank, make_blank)):
        type_by(function)(typed)
        lower_by(function, types.Any, types.Any)(maker)
