"""Records: fields as attributes, and copying one as a whole, in compiled rules as in plain Python."""

import copyreg
from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Any

import numpy as np

from spadework.engine.compile.mode import COMPILED
from spadework.engine.contract.rules import Record


class RecordClass(type):
    """What a class of records is made of: by it such a class, and so a record, can be pickled."""

    # A name that no field has.
    __fields__: "np.dtype[np.void]"


def record_type(fields: "np.dtype[np.void]") -> "np.dtype[np.void]":
    """The type of records with some fields, none of which is a record itself.

    It is `np.record` but for the time that plain Python takes to read a field: `np.record` searches for it in Python, after all else.
    To compiled code both are the same.

    >>> states = np.zeros(2, record_type(np.dtype([("pile", np.int32), ("hand", np.int8, 3)])))
    >>> states[0].pile = 7
    >>> int(states[0].pile), isinstance(states[0], np.record)
    (7, True)
    """
    return np.dtype((_class_of(fields), fields))


@cache
def _class_of(fields: "np.dtype[np.void]") -> RecordClass:
    members: dict[str, Any] = {name: property(itemgetter(name), _writes(name)) for name in fields.names or ()}
    # NumPy's own ways of access, which are compiled, in place of those of `np.record`.
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
    """Make `into` what `source` is: every field, so that none can be forgotten.

    Args:
        source: any record.
        into: a record of the same kind, somewhere else in memory.

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
        """What takes the place of `copy_record` in compiled code; None for what are not records of the same kind."""
        if not isinstance(source, types.Record) or source != into:
            return None
        kind: Any = source
        names = tuple(kind.fields)

        def copy(source: Any, into: Any) -> Any:
            for name in each(names):
                into[name] = source[name]

        return copy

    overload(copy_record)(copy_fields)
