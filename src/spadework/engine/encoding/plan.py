"""The layout of encoded records: one row per element, for `spadework.engine.encoding.loops`."""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from spadework.engine.interface.encoding import Amount, Bits, Code, Factor, Field, Fixed, Kind, Seat, Seats

BITS, KIND, AMOUNT, SEAT, SEATS, CODE = range(6)
NO_FACTOR_VALUES = 2
"""Extra numbers of a code: for none, and for unknown."""


class Plan(NamedTuple):
    """The elements of a record in the order in which they are encoded; entry n of each array belongs to element n."""

    offsets: Any
    """offsets[seat, n]: offset of the element's bytes for that viewing seat."""
    sizes: Any
    """Bytes of the element."""
    means: Any
    """BITS, KIND, AMOUNT, SEAT, SEATS or CODE."""
    lows: Any
    """The lowest value, for KIND and SEAT; otherwise 1 if the value may be unknown, else 0."""
    counts: Any
    """Number of things or values, or the maximum amount."""
    starts: Any
    """Index of its first number."""
    factors: Any
    """factors[f]: step, count, index of the factor's first number among those of a code, and room."""
    seats: int
    one_hot: bool
    """Whether KIND, SEAT and each factor have one number per value; otherwise a single number is the index of the value."""


class Element(NamedTuple):
    """One value in a record."""

    name: str
    field: Field
    offsets: Sequence[int]
    """Byte offset for each viewing seat."""
    size: int


def elements(
    state: "np.dtype[np.void]", fields: Mapping[str, Field], seats: int, most: int, *, absent: bool = True
) -> Iterator[Element]:
    """Yield all elements to encode; those of unoccupied seats are skipped unless they change and `absent` asks for them.

    Args:
        state: the type of the record.
        fields: the meaning of its fields.
        seats: number of seats.
        most: number of seats that the record has room for.
        absent: whether elements of unoccupied seats are encoded where they change.
    """
    for name, field in fields.items():
        if isinstance(field, Fixed):
            continue
        inner, offset = state.fields[name][:2]  # type: ignore[index]
        base, shape = inner.subdtype or (inner, ())
        strides = [int(np.prod(shape[axis + 1 :])) for axis in range(len(shape))]
        ends = seats if absent and getattr(field, "absent", False) else most
        ranges = [
            [*range(seats), *range(ends, length)] if axis in field.by_seat else range(length)
            for axis, length in enumerate(shape)
        ]
        for index in itertools.product(*ranges):
            offsets = []
            for me in range(seats):
                turned = [
                    (place + me) % seats if axis in field.by_seat and place < seats else place
                    for axis, place in enumerate(index)
                ]
                offsets.append(offset + base.itemsize * sum(a * b for a, b in zip(turned, strides, strict=True)))
            place = "".join(f"[{number}]" for number in index)
            yield Element(name + place, field, offsets, base.itemsize)


def meaning(field: Field, seats: int) -> tuple[int, int, int]:
    """Return a field's meaning, its lowest value or whether it may be unknown, and its count, as in a `Plan`."""
    match field:
        case Bits(count, hidden):
            return BITS, int(hidden), count
        case Kind(low, high):
            return KIND, low, high - low + 1
        case Amount(most, hidden):
            return AMOUNT, int(hidden), most
        case Seat(low):
            return SEAT, low, seats - low
        case Seats(hidden):
            return SEATS, int(hidden), seats
    return CODE, 0, 0


def names_of(element: Element, plan_seats: int, factors: Sequence[Factor], one_hot: bool) -> list[str]:
    """Return the names of an element's numbers."""
    name, field = element.name, element.field
    known = [f"{name}=unknown"] if getattr(field, "hidden", False) else []
    match field:
        case Bits(count):
            return [*known, *(f"{name}:{thing}" for thing in range(count))]
        case Seats():
            return [*known, *(f"{name}:me+{seat}" for seat in range(plan_seats))]
        case Amount():
            return [*known, name]
        case Code():
            parts = [
                f"{name}.{factor.name}" + f"={value}" * one_hot
                for factor in factors
                for value in (range(factor.values) if one_hot else (0,))
            ]
            return [f"{name}=none", f"{name}=unknown", *parts]
    if not one_hot:
        return [name]
    _, low, count = meaning(field, plan_seats)
    if isinstance(field, Seat):
        return [f"{name}=" + (f"me+{value}" if value >= 0 else str(value)) for value in range(low, low + count)]
    return [f"{name}={value}" for value in range(low, low + count)]


def make_plan(found: Sequence[Element], factors: Sequence[Factor], seats: int, one_hot: bool) -> tuple[Plan, list[str]]:
    """Return the plan for some elements, and the names of its numbers."""
    meant = [meaning(element.field, seats) for element in found]
    names: list[str] = []
    starts = []
    for element in found:
        starts.append(len(names))
        names += names_of(element, seats, factors, one_hot)
    widths = [factor.values if one_hot else 1 for factor in factors]
    begins = [NO_FACTOR_VALUES + sum(widths[:number]) for number in range(len(widths))]
    rows = [(factor.step, factor.values, begin, factor.room) for factor, begin in zip(factors, begins, strict=True)]
    plan = Plan(
        offsets=np.array([element.offsets for element in found], np.int32).T.copy(),
        sizes=np.array([element.size for element in found], np.int32),
        means=np.array([row[0] for row in meant], np.int32),
        lows=np.array([row[1] for row in meant], np.int32),
        counts=np.array([row[2] for row in meant], np.int32),
        starts=np.array(starts, np.int32),
        factors=np.array(rows, np.int32).reshape(len(rows), 4),
        seats=seats,
        one_hot=one_hot,
    )
    return plan, names
