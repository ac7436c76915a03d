"""Records: fields as attributes, and whole-record copies, in compiled rules as in plain Python."""

import copyreg
from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Any

import numpy as np

from spadework.engine.compile.mode import COMPILED
from spadework.engine.interface.rules import Record


class RecordClass(type):
    """Metaclass of record classes, which makes them and their records picklable."""

    # No field can have this name.
    __fields__: "np.dtype[np.void]"


def record_type(fields: "np.dtype[np.void]") -> "np.dtype[np.void]":
    """Return the type of records with the given fields, none of which is itself a record.

    It is `np.record` with fast attribute access from plain Python; `np.record` looks fields up in Python, after everything else.
    Compiled code treats both alike.

    >>> states = np.zeros(2, record_type(np.dtype([("pile", np.int32), ("hand", np.int8, 3)])))
    >>> states[0].pile = 7
    >>> int(states[0].pile), isinstance(states[0], np.record)
    (7, True)
    """
    return np.dtype((_class_of(fields), fields))


@cache
def _class_of(fields: "np.dtype[np.void]") -> RecordClass:
    members: dict[str, Any] = {name: property(itemgetter(name), _writes(name)) for name in fields.names or ()}
    # NumPy's own compiled accessors, in place of those of `np.record`.
    ways = {
        "__getattribute__": object.__getattribute__,
        "__setattr__": object.__setattr__,
        "__getitem__": np.void.__getitem__,
    }
    return RecordClass("Record", (np.record,), {**members, **ways, "__fields__": fields})


def _writes(name: str) -> Callable[[Record, Any], None]:
    def write(record: Record, value: Any) -> None:
        record[name] = value

    return write


copyreg.pickle(RecordClass, lambda kind: (_class_of, (kind.__fields__,)))


def copy_record(source: Record, into: Record) -> None:
    """Copy every field of `source` to `into`.

    Args:
        source: any record.
        into: a record of the same type, elsewhere in memory.

    >>> states = np.zeros(2, record_type(np.dtype([("pile", np.int32), ("hand", np.int8, 3)])))
    >>> states[0].hand[:] = 7
    >>> copy_record(states[0], states[1])
    >>> states[1].hand
    array([7, 7, 7], dtype=int8)
    """
    for name in source.dtype.names or ():
        into[name] = source[name]


if COMPILED:
    from numba import literal_unroll, types
    from numba.extending import overload

    each: Any = literal_unroll

    def copy_fields(source: Any, into: Any) -> Any:
        """Implement `copy_record` in compiled code; None for anything but two records of the same type."""
        if not isinstance(source, types.Record) or source != into:
            return None
        kind: Any = source
        names = tuple(kind.fields)

        def copy(source: Any, into: Any) -> Any:
            for name in each(names):
                into[name] = source[name]

        return copy

    overload(copy_record)(copy_fields)
