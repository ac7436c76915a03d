"""All that Spadework uses of Numba beyond what Numba documents, in one place: a new release may change any of it.

`SPADEWORK_JIT=plain` does without. What each brings is measured by `scripts/compiler_bench.py`; docs/compiled_rules.md has the numbers.

- `counting`: no reference counting. Rules make no arrays that outlive a call, so nobody has to count who refers to them.
- `stack`: `scratch` and `blank` are on the stack, for to ask the system for memory takes as long as many a move.
- `widths`: a function is compiled once for whole numbers of all widths, not anew for every width and every constant.
"""

import math
from collections.abc import Mapping
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import lower_builtin, type_callable
from numba.np.arrayobj import populate_array

numba_types: Any = types
tools: Any = cgutils
populate: Any = populate_array
type_by: Any = type_callable
lower_by: Any = lower_builtin

WORD = 8
"""Bytes of a word."""

NO_COUNTING: Mapping[str, Any] = {"_nrt": False}
"""Settings of `njit` that leave reference counting out."""


def widen_integers(compiled: Any) -> None:
    """Let other compiled functions hand over each whole number to this one with 64 bits.

    Else it is compiled anew for every width of number that a field of a record has, and for every constant: a fifth of a game's functions
    more than once, some of them ten times.
    """
    template = compiled.get_call_template

    def widened(kind: Any) -> Any:
        kind = numba_types.unliteral(kind)
        return numba_types.int64 if isinstance(kind, numba_types.Integer) and kind.signed else kind

    def get_call_template(arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
        return template(tuple(map(widened, arguments)), {name: widened(kind) for name, kind in named.items()})

    compiled.get_call_template = get_call_template


def type_of(shape: Any, kind: Any) -> Any:
    """The type of an array of that shape; None, which is refused, when the shape is no constant."""
    sides = tuple(shape) if isinstance(shape, numba_types.BaseTuple) else (shape,)
    if not all(isinstance(side, numba_types.IntegerLiteral) for side in sides):
        return None
    return numba_types.Array(kind.dtype, len(sides), "C")


def make(context: Any, builder: Any, signature: Any) -> tuple[Any, Any, int]:
    """An array of which nobody counts who refers to it, and its memory on the stack, with the number of bytes."""
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


def make_scratch(context: Any, builder: Any, signature: Any, _arguments: Any) -> Any:
    """Machine code for an array with anything in it."""
    return make(context, builder, signature)[0]


def make_blank(context: Any, builder: Any, signature: Any, _arguments: Any) -> Any:
    """Machine code for an array of zeros."""
    made, memory, size = make(context, builder, signature)
    tools.memset(builder, memory, context.get_constant(numba_types.intp, size), 0)
    return made


def put_on_stack(scratch: Any, blank: Any) -> None:
    """Let compiled code make the arrays of two functions (shape, kind) on the stack: one with anything in it, one of zeros."""
    for function, maker in ((scratch, make_scratch), (blank, make_blank)):
        type_by(function)(lambda _context: type_of)
        lower_by(function, numba_types.Any, numba_types.Any)(maker)
