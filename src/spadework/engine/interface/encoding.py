"""The interface of a game's `encoding`, for machine learning: the meaning of the state's fields, and all possible codes of moves.

A field is described by one of `Bits`, `Kind`, `Amount`, `Seat`, `Seats`, `Code` and `Fixed`, from which `spadework.engine.encoding` makes
numbers. `by_seat` lists the axes that are indexed by seat; they are rotated so that the viewing seat comes first. `of` names the things
of the deck, such as cards, that a field is about.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeAlias

from spadework.engine.interface.rules import Record

Axes: TypeAlias = tuple[int, ...]


@dataclass(frozen=True)
class Bits:
    """A set of things as a bit mask: one 0/1 number per thing."""

    count: int
    """Number of things."""
    hidden: bool = False
    """Whether a view may hold UNKNOWN instead; an extra number then marks it."""
    by_seat: Axes = ()
    absent: bool = False
    """Whether entries of unoccupied seats change during a game, so that they can't be left out."""
    of: str = ""
    """The things that the bits stand for."""


@dataclass(frozen=True)
class Kind:
    """A categorical value, one-hot encoded."""

    low: int
    high: int
    """The highest value. UNKNOWN is a value like any other."""
    by_seat: Axes = ()
    of: str = ""
    """The things that the values from 0 on stand for; `low` is at most 0 then."""


@dataclass(frozen=True)
class Amount:
    """A quantity: one number, as a fraction of `most`."""

    most: int
    hidden: bool = False
    """Whether a view may hold UNKNOWN instead; an extra number then marks it."""
    by_seat: Axes = ()
    of: str = ""
    """The things that the last axis counts."""


@dataclass(frozen=True)
class Seat:
    """A seat, relative to the viewing seat; values below 0 are not seats."""

    low: int = -1
    """The lowest of those values."""
    by_seat: Axes = ()


@dataclass(frozen=True)
class Seats:
    """A set of seats as a bit mask, relative to the viewing seat."""

    hidden: bool = False
    """Whether a view may hold UNKNOWN instead; an extra number then marks it."""
    by_seat: Axes = ()


@dataclass(frozen=True)
class Code:
    """The code of a move, encoded by its `FACTORS`; or 0 for none, or UNKNOWN."""

    by_seat: Axes = ()


@dataclass(frozen=True)
class Fixed:
    """A setting chosen before the deal, which never changes."""

    by_seat: Axes = ()


Field: TypeAlias = Bits | Kind | Amount | Seat | Seats | Code | Fixed


class Factor(NamedTuple):
    """A part of a code, with the value `code // step % room`."""

    name: str
    step: int
    values: int
    """Number of values, from 0 on."""

    @property
    def room(self) -> int:
        """The smallest power of two of at least `values`: the part occupies whole bits."""
        return 1 << (self.values - 1).bit_length()


class Things(NamedTuple):
    """Things of one kind in a deck, such as its cards."""

    numbers: Any
    """Their numbers, ascending."""
    features: Any
    """features[n]: what a network should know of thing n. Similar things have similar features; a difference of 2 is large."""


class Encoding(Protocol):
    """A game's `encoding`.

    A game with very many codes also has FACTORS, which together identify a code: a network has one output for each value of each factor,
    and a move gets the sum of its outputs. A game with moves about seats may have ABOUT_SEATS: the codes of those about the first
    seat, each followed by those about the others, so that a network can count seats from its own.

    A game whose fields or codes are about things that its decks number may have `things(material)`, which returns the Things of each kind
    by name: then a network knows other decks by their features. Its fields name the kind in `of`. ABOUT_THINGS has the codes of moves about
    the thing 0, each followed by those about the others, and their kind; in a game with FACTORS, codes with the factor in question alone.
    """

    FIELDS: Mapping[str, Field]
    """Meaning of each field of STATE."""
    move_codes: Callable[[Record, int], Sequence[int]]
    """move_codes(material, seats): every code that may ever be legal for a seat, possibly with some that never are."""
    outcome_codes: Callable[[Record, int], Sequence[int]]
    """outcome_codes(material, seats): the same for chance."""
