"""Copying a state as a whole, in compiled rules as in plain Python."""

from typing import Any

from spadework.engine.compiled import COMPILED
from spadework.engine.contract import Record


def copy_record(source: Record, into: Record) -> None:
    """Make `into` what `source` is: every field, so that none can be forgotten.

    Args:
        source: any record.
        into: a record of the same kind, somewhere else in memory.

    >>> import numpy as np
    >>> states = np.zeros(2, np.dtype((np.record, [("pile", np.int32), ("hand", np.int8, 3)])))
    >>> states[0].hand[:] = 7
    >>> copy_record(states[0], states[1])
    >>> states[1].hand
    array([7, 7, 7], dtype=int8)
    """
    for name in source.dtype.names or ():
        into[name] = source[name]


if COMPILED:
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic, overload

    untyped: Any = cgutils

    def copy_bytes(_typing: Any, source: Any, into: Any) -> Any:
        """The bytes of one record into another: Numba copies records only into arrays, and arrays element by element."""

        def generate(context: Any, builder: Any, _signature: Any, places: Any) -> Any:
            untyped.raw_memcpy(builder, places[1], places[0], untyped.intp_t(source.size), 1)
            return context.get_dummy_value()

        return types.void(source, into), generate

    copy_in_machine_code: Any = intrinsic(copy_bytes)

    def compiled_copy(source: Any, into: Any) -> Any:
        """What takes the place of `copy_record` in compiled code; None for what are not records of the same kind."""
        if not isinstance(source, types.Record) or source != into:
            return None

        def copy(source: Any, into: Any) -> Any:
            copy_in_machine_code(source, into)

        return copy

    overload(copy_record)(compiled_copy)
