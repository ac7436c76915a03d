"""The interface of a game's `notation`: moves as text, questions and log lines."""

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from spadework.engine.interface.rules import Record
from spadework.engine.words import Message

Sound = Literal["card", "chest", "coin", "danger", "alarm", "step", "write"]
"""Sound cues: a card turned or laid, a treasure taken, coins or points, bad news, bad news for everybody, a step on the board, a pencil."""


class Turn(NamedTuple):
    """A section of the log under one heading."""

    heading: Message
    chapter: int = 0
    """Number of the chapter, a longer part of the game: hidden log lines are shown again when their chapter is over."""


HidesOptions: TypeAlias = Callable[[Any, Record], bool]
"""hides_options(deck, view): whether it is secret that the seat to move has a choice, so that its response time must not reveal it.
`view` may be any viewer's. Optional: `Notation.hides_options`, for games with such decisions."""

Transient: TypeAlias = Callable[[Mapping[str, str]], Mapping[str, str]]
"""transient(options): the messages of `events` that can't be looked up later, by id: until the end of the chapter they are only shown
during their turn and the next. The value is the id of the message, with the same arguments, that replaces it; empty for none.
Optional: `Notation.transient`, for games whose log does not keep all lines."""


class Notation(Protocol):
    """A game's `notation`. Seat CHANCE writes and reads the outcomes of chance."""

    write: Callable[[Any, int, int], str]
    """write(deck, seat, move): the move as a short text."""
    read: Callable[[Any, int, str], int]
    """read(deck, seat, text): the code of the move. Raises ValueError with what was expected."""
    label: Callable[[Any, Record, int, int], Message]
    """label(deck, view, seat, move): the move in words."""
    ask: Callable[[Any, Record, int], Message]
    """ask(deck, view, seat): the question to a seat that is to move."""
    events: Callable[[Any, Record, Record, int], list[Message]]
    """events(deck, before, after, seat): the events between two views of the same seat, one message per line."""
    refusal_rule: Callable[[Any, Record, int, int], str | None]
    """refusal_rule(deck, view, seat, move): the number of the rule that makes this move illegal for this seat now."""
    turn: Callable[[Any, Record], Turn]
    """turn(deck, view): the turn that the next events belong to."""
    OUTCOMES: frozenset[str]
    """Ids of the messages of `events` that state the outcome of a turn."""
    SOUNDS: Mapping[str, Sound]
    """Sound cue of each message of `events`, by id; the others are silent."""
