"""What a game's `rules` provides: plain functions over one NumPy structured record, which `Rules` lists.

The functions are written with `spadework.engine.compile.rule.rule`, so that the same source runs compiled or, with `SPADEWORK_JIT=0`, as
plain Python.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np

UNKNOWN = -1
"""What a view holds in place of a value that its seat may not know."""

SPECTATOR = -1
"""The seat of somebody who only looks on."""

CHANCE = 8
"""The seat of chance; `1 << CHANCE` is its bit in `to_move`."""

MOST_SEATS = 8
"""No game has more seats than this."""

Record = Any
"""A structured NumPy record: fields are read and written as attributes. Its type is the game's STATE or MATERIAL."""

Codes = np.ndarray[Any, np.dtype[np.int32]]
"""A buffer that a rules function fills with move codes or weights."""


@dataclass(frozen=True)
class Option:
    """Something a table may choose before the deal.

    `name` is the Fluent message id of its title without the prefix `option-`; `choices` are the names of the choices, the first is the
    default. A choice is called `option-<name>-<choice>` in the words. `deal` gets the index of the choice.
    """

    name: str
    choices: tuple[str, ...]
    before: str = ""
    """What games mean that were played before there was this option: the choice by which they replay; by default the first."""


def first_player(seats: range) -> Option:
    """The option by which a table names who begins; a seat where nobody sits leaves it to the draw. Its words belong to all games.

    >>> first_player(range(2, 4)).choices
    ('draw', '1', '2', '3')
    """
    return Option("first", ("draw", *map(str, range(1, seats[-1] + 1))))


class Reactions(NamedTuple):
    """How a game with reactions lets the time to react pass; `Rules.REACTIONS` of such a game, None or missing in others."""

    none: int
    """The move of a seat that is asked and does not react."""
    over: int
    """Chance's move by which the time to react is over; nothing else can come then."""


class Deck(Protocol):
    """What `read_material` returns: the record that the rules read, and whatever names notation and picture need."""

    @property
    def record(self) -> Record:
        """The printed material, of the game's MATERIAL type."""


class Rules(Protocol):
    """What a game's `rules` provides. All functions but `read_material` trust their caller.

    A game with reactions has REACTIONS, too; while there is time to react, the views of those who are not asked must show chance to move.
    A game that can go on for ever has `turns(material, state)`, too: how many turns have begun, for simulations to break it off.
    """

    VERSION: int
    """Grows with each release that changes rules, options or the deck. Records of all released versions stay readable."""
    STATE: np.dtype[np.void]
    """What a state holds; the field `seats` says how many play."""
    MATERIAL: np.dtype[np.void]
    SEATS: range
    OPTIONS: tuple[Option, ...]
    PARTS: tuple[str, ...]
    """The names of what a final score is made of, in the order of `parts`; message ids `part-<name>` in the words."""
    MOST_MOVES: int
    """No seat ever has more legal moves than this."""
    MOST_CHANCES: int
    """Chance never has more outcomes than this."""

    read_material: Callable[[Mapping[str, Any], str], Deck]
    """read_material(document, where): the checked deck. Raises MaterialError."""
    deal: Callable[[Record, Record, int, Codes], None]
    """deal(material, state, seats, options): the fixed beginning in a zeroed state; options holds one choice index an option."""
    to_move: Callable[[Record, Record], int]
    """to_move(material, state): bit mask of seats that may act now; bit CHANCE for chance; 0 when the game is over."""
    legal: Callable[[Record, Record, int, Codes], int]
    """legal(material, state, seat, moves): fills moves with the codes that seat may play, returns how many."""
    chance_outcomes: Callable[[Record, Record, Codes, Codes], int]
    """chance_outcomes(material, state, moves, weights): what chance may bring, with integer weights, returns how many."""
    apply: Callable[[Record, Record, int, int], None]
    """apply(material, state, seat, move): one move of one seat or of chance, in place."""
    view: Callable[[Record, Record, int, Record], None]
    """view(material, state, seat, out): the state as seat may know it, the rest UNKNOWN."""
    sample_state: Callable[[Record, Record, int, Any, Record], None]
    """sample_state(material, view, seat, random, out): a state that agrees with all that seat knows."""
    parts: Callable[[Record, Record, Any], None]
    """parts(material, state, out): out[seat, part] is what each part brings each seat."""
    scores: Callable[[Record, Record, Any], None]
    """scores(material, state, out): points by seat."""
    places: Callable[[Record, Record, Any], None]
    """places(material, state, out): finishing places by seat, 1 the best, equal where the rules share."""


def seats_in(mask: int) -> Sequence[int]:
    """The seats whose bit is set in `mask`, chance left out.

    >>> seats_in(0b101)
    [0, 2]
    """
    return [seat for seat in range(MOST_SEATS) if mask >> seat & 1]
