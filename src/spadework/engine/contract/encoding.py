"""What a game's `encoding` provides for those who learn: what the fields of its state mean, and all codes that there can be.

A field is described by one of `Bits`, `Kind`, `Amount`, `Seat`, `Seats`, `Code` and `Fixed`; `spadework.engine.encoding` makes numbers of
it. `by_seat` are its axes along which things belong to seats: the seat that looks comes first there, whoever it is.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeAlias

from spadework.engine.contract.rules import Record

Axes: TypeAlias = tuple[int, ...]


@dataclass(frozen=True)
class Bits:
    """A set of things as a bit mask: a number 0 or 1 for each."""

    count: int
    """How many things there are."""
    hidden: bool = False
    """Whether a view may hold UNKNOWN in its place; then a number more says so."""
    by_seat: Axes = ()
    absent: bool = False
    """Whether the places of seats that are not there change in a game, too, so that they can't be left out."""


@dataclass(frozen=True)
class Kind:
    """One of several values that have no order: a number for each, of which one is 1."""

    low: int
    high: int
    """The highest value. UNKNOWN is a value like others."""
    by_seat: Axes = ()


@dataclass(frozen=True)
class Amount:
    """How much of something: one number, as a part of `most`."""

    most: int
    hidden: bool = False
    """Whether a view may hold UNKNOWN in its place; then a number more says so."""
    by_seat: Axes = ()


@dataclass(frozen=True)
class Seat:
    """A seat, told from the one that looks; or a value below 0 that is none."""

    low: int = -1
    """The lowest of those values."""
    by_seat: Axes = ()


@dataclass(frozen=True)
class Seats:
    """A set of seats as a bit mask, told from the one that looks."""

    hidden: bool = False
    """Whether a view may hold UNKNOWN in its place; then a number more says so."""
    by_seat: Axes = ()


@dataclass(frozen=True)
class Code:
    """The code of a move, told by its `FACTORS`; or 0 for none, or UNKNOWN."""

    by_seat: Axes = ()


@dataclass(frozen=True)
class Fixed:
    """What the table has chosen before the deal, and never changes."""

    by_seat: Axes = ()


Field: TypeAlias = Bits | Kind | Amount | Seat | Seats | Code | Fixed


class Factor(NamedTuple):
    """A part of a code: `code // step % room` is what it says."""

    name: str
    step: int
    values: int
    """How many there are, from 0 on."""

    @property
    def room(self) -> int:
        """The next power of two from `values` on: they stand in so many bits."""
        return 1 << (self.values - 1).bit_length()


class Encoding(Protocol):
    """What a game's `encoding` provides.

    A game with very many codes has FACTORS, too, which tell any two codes apart: a network gives a number to each value of each factor,
    and a move has their sum.
    """

    FIELDS: Mapping[str, Field]
    """What each field of STATE means."""
    move_codes: Callable[[Record, int], Sequence[int]]
    """move_codes(material, seats): every code that may ever be legal for a seat, and perhaps some that never are."""
    outcome_codes: Callable[[Record, int], Sequence[int]]
    """outcome_codes(material, seats): the same for chance."""
