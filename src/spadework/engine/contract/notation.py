"""What a game's `notation` provides: moves as text, and what is asked and told."""

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from spadework.engine.contract.rules import Record
from spadework.engine.words import Message

Sound = Literal["card", "chest", "coin", "danger", "alarm", "step", "write"]
"""What can be heard when something happens: a card that is turned or laid, a treasure that is taken, coins or points, something bad,
something worse for all, a step on the board, a pencil."""


class Turn(NamedTuple):
    """A part of the game whose lines stand together in the log, under a heading."""

    heading: Message
    chapter: int = 0
    """Counts the longer parts of a game: what passes is told again when the chapter is over."""


HidesOptions: TypeAlias = Callable[[Any, Record], bool]
"""hides_options(deck, view): whether it is a secret if the seat to move has any choice, so that the time it takes must not tell it.
`view` may be anybody's. Optional: `Notation.hides_options` of a game in which there are such moments."""


class Notation(Protocol):
    """What a game's `notation` provides. Seat CHANCE writes and reads chance's outcomes."""

    write: Callable[[Any, int, int], str]
    """write(deck, seat, move): the move as one short text."""
    read: Callable[[Any, int, str], int]
    """read(deck, seat, text): the move. Raises ValueError that says what was expected."""
    label: Callable[[Any, Record, int, int], Message]
    """label(deck, view, seat, move): the move in words."""
    ask: Callable[[Any, Record, int], Message]
    """ask(deck, view, seat): what the seat is asked to do now, for a seat that is to move."""
    tell: Callable[[Any, Record, Record, int], list[Message]]
    """tell(deck, before, after, seat): what happened between two views of the same seat, line by line."""
    refusal_rule: Callable[[Any, Record, int, int], str | None]
    """refusal_rule(deck, view, seat, move): the number of the rule by which this move is not legal for this seat now."""
    turn: Callable[[Any, Record], Turn]
    """turn(deck, view): to which turn belongs what happens next."""
    passing: Callable[[Mapping[str, str]], Mapping[str, str]]
    """passing(options): by id the messages of `tell` that may not be looked up later: as long as the chapter lasts they are told of
    this turn and the last one only. The other id, with the same arguments, is what is told in their place; empty for nothing."""
    OUTCOMES: frozenset[str]
    """The ids of the messages of `tell` that say what came of a turn."""
    SOUNDS: Mapping[str, Sound]
    """By id of the messages of `tell` what is heard with them; nothing with the others."""
