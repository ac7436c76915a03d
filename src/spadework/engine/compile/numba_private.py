"""Everything that Spadework uses of Numba beyond its documented interface, and that a new release may therefore break.

`SPADEWORK_JIT=plain` does without. `scripts/compiler_bench.py` measures the effect of each; the numbers are in docs/compiled_rules.md.

- `counting`: no reference counting. Rules create no arrays that outlive a call, so there is nothing to count.
- `stack`: `scratch` and `blank` are on the stack, since a heap allocation takes as long as many a move.
- `widths`: a function is compiled once for integers of all widths, not once per width and constant.
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
"""Bytes per word."""

NO_COUNTING: Mapping[str, Any] = {"_nrt": False}
"""Options of `njit` that disable reference counting."""


def widen_integers(compiled: Any) -> None:
    """Make compiled callers pass every integer to this function as 64 bits.

    Otherwise Numba compiles it for every width of a record's fields and for every constant: a fifth of a game's functions
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
    """Return the type of an array of that shape; None, which Numba rejects, when the shape is not constant."""
    sides = tuple(shape) if isinstance(shape, numba_types.BaseTuple) else (shape,)
    if not all(isinstance(side, numba_types.IntegerLiteral) for side in sides):
        return None
    return numba_types.Array(kind.dtype, len(sides), "C")


def make(context: Any, builder: Any, signature: Any) -> tuple[Any, Any, int]:
    """Return an array without reference counting, its memory on the stack, and the number of bytes."""
    array, shape = signature.return_type, signature.args[0]
    sides = [side.literal_value for side in (shape if isinstance(shape, numba_types.BaseTuple) else (shape,))]
    each = context.get_abi_sizeof(context.get_data_type(array.dtype))
    strides = [each * math.prod(sides[place + 1 :]) for place in range(len(sides))]
    # Whole words keep all elements aligned.
    words = -(-strides[0] * sides[0] // WORD)
    with builder.goto_entry_block():
        # Numba's own helper for this also clears the memory.
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
    """Emit code for an uninitialized array."""
    return make(context, builder, signature)[0]


def make_blank(context: Any, builder: Any, signature: Any, _arguments: Any) -> Any:
    """Emit code for an array of zeros."""
    made, memory, size = make(context, builder, signature)
    tools.memset(builder, memory, context.get_constant(numba_types.intp, size), 0)
    return made


def put_on_stack(scratch: Any, blank: Any) -> None:
    """Make compiled code allocate the arrays of two functions (shape, kind) on the stack: one uninitialized, one zeroed."""
    for function, maker in ((scratch, make_scratch), (blank, make_blank)):
        type_by(function)(lambda _context: type_of)
        lower_by(function, numba_types.Any, numba_types.Any)(maker)
