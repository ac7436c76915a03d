"""The interface of a game's `rules`: plain functions over one NumPy structured record, listed by `Rules`.

The functions are decorated with `spadework.engine.compile.rule.rule`, so that the same source runs compiled or, with `SPADEWORK_JIT=0`, as
plain Python.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np

UNKNOWN = -1
"""Value in a view of everything that its seat can't know."""

SPECTATOR = -1
"""The seat of a spectator."""

CHANCE = 8
"""The seat of chance; `1 << CHANCE` is its bit in `to_move`."""

MOST_SEATS = 8
"""Maximum number of seats in any game."""

Record = Any
"""A structured NumPy record: fields are read and written as attributes. Its type is the game's STATE or MATERIAL."""

Codes = np.ndarray[Any, np.dtype[np.int32]]
"""A buffer for codes of moves or for weights."""


@dataclass(frozen=True)
class Option:
    """A choice made before the deal.

    `name` is the message id of its title without the prefix `option-`; `choices` are the names of the choices, the first being the
    default. The message id of a choice is `option-<name>-<choice>`. `deal` gets the index of the choice.
    """

    name: str
    choices: tuple[str, ...]
    before: str = ""
    """The choice that applies to games played before this option existed; by default the first."""


def first_player(seats: range) -> Option:
    """Return the option for the starting player; a seat that is not at the table means a random draw. All games share its words.

    >>> first_player(range(2, 4)).choices
    ('draw', '1', '2', '3')
    """
    return Option("first", ("draw", *map(str, range(1, seats[-1] + 1))))


class Reactions(NamedTuple):
    """The moves by which the time to react passes; `Rules.REACTIONS` of a game with reactions, None or missing in others."""

    none: int
    """The move of a seat that passes."""
    over: int
    """Chance's move that ends the time to react; it is then the only outcome."""


class Deck(Protocol):
    """The result of `read_material`: the record for the rules, and any names that notation and picture need."""

    @property
    def record(self) -> Record:
        """The printed material, of the game's MATERIAL type."""


class Rules(Protocol):
    """A game's `rules`. All functions but `read_material` trust their caller.

    A game with reactions also has REACTIONS; during the time to react, the views of seats that are not asked must show that it is chance's
    turn.
    A game that need not end also has `turns(material, state)`: the number of turns begun, by which simulations break it off.
    """

    VERSION: int
    """Increases with each release that changes rules, options or the deck. Records of all released versions stay readable."""
    STATE: np.dtype[np.void]
    """The type of a state; its field `seats` is the number of seats."""
    MATERIAL: np.dtype[np.void]
    SEATS: range
    OPTIONS: tuple[Option, ...]
    PARTS: tuple[str, ...]
    """Names of the parts of a score, in the order of `parts`; their message ids are `part-<name>`."""
    MOST_MOVES: int
    """Maximum number of a seat's legal moves."""
    MOST_CHANCES: int
    """Maximum number of outcomes of chance."""

    read_material: Callable[[Mapping[str, Any], str], Deck]
    """read_material(document, where): the validated deck. Raises MaterialError."""
    deal: Callable[[Record, Record, int, Codes], None]
    """deal(material, state, seats, options): sets up the beginning in a zeroed state, before any chance; options has one choice index
    per option."""
    to_move: Callable[[Record, Record], int]
    """to_move(material, state): bit mask of seats that may act now; bit CHANCE for chance; 0 when the game is over."""
    legal: Callable[[Record, Record, int, Codes], int]
    """legal(material, state, seat, moves): fills moves with the codes of the seat's legal moves, returns their number."""
    chance_outcomes: Callable[[Record, Record, Codes, Codes], int]
    """chance_outcomes(material, state, moves, weights): fills in the outcomes of chance with integer weights, returns their number."""
    apply: Callable[[Record, Record, int, int], None]
    """apply(material, state, seat, move): applies a move of a seat or an outcome of chance, in place."""
    view: Callable[[Record, Record, int, Record], None]
    """view(material, state, seat, out): the state as the seat knows it, the rest UNKNOWN."""
    sample_state: Callable[[Record, Record, int, Any, Record], None]
    """sample_state(material, view, seat, random, out): a random state consistent with everything that the seat knows."""
    parts: Callable[[Record, Record, Any], None]
    """parts(material, state, out): out[seat, part] is each seat's points from each part."""
    scores: Callable[[Record, Record, Any], None]
    """scores(material, state, out): points by seat."""
    places: Callable[[Record, Record, Any], None]
    """places(material, state, out): finishing places by seat, 1 the best; equal places are shared."""


def seats_in(mask: int) -> Sequence[int]:
    """Return the seats whose bits are set in `mask`, without chance.

    >>> seats_in(0b101)
    [0, 2]
    """
    return [seat for seat in range(MOST_SEATS) if mask >> seat & 1]
