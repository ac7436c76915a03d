"""User-facing text: Fluent messages in English and German.

Rules, notation and pictures never contain text. They refer to messages, which `Words` formats in the reader's language.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Pattern, Placeable, TextElement, VariableReference
from fluent.syntax.ast import Message as FluentMessage

LANGUAGES = ("en", "de")


REMEMBERED = 16384
"""Maximum formatted messages in the cache, per language."""

LONGEST_REMEMBERED = 160
"""Maximum letters of a text in the cache: longer ones tell of a whole table, and hardly ever come again."""

FIRST_SEAT = 0xE000
"""Placeholder for the name on seat 0 in cached text, and so on for other seats: private-use characters, which no text or name
contains."""

SEATS = re.compile(f"[{chr(FIRST_SEAT)}-{chr(FIRST_SEAT + 0xFF)}]")


# Hundreds of messages are created and looked up for each picture, and tuples are faster at both than dataclasses.
class SeatName(NamedTuple):
    """Placeholder for the name of the player at `seat`; no message may select its text by it."""

    seat: int


class Message(NamedTuple):
    """A Fluent message with its arguments; an argument may be another message or a `SeatName`."""

    id: str
    arguments: tuple[tuple[str, "Argument"], ...] = ()


Argument = int | str | SeatName | Message


def message(id: str, /, **arguments: Argument) -> Message:
    """Create a message.

    >>> message("crosses-off", seat=SeatName(1), boxes="a1 a2").id
    'crosses-off'
    """
    return Message(id, tuple(arguments.items()))


def and_list(things: Sequence[Message]) -> Message:
    """Join messages into "a, b and c"."""
    return _listed(things, "list-and")


def or_list(things: Sequence[Message]) -> Message:
    """Join messages into "a, b or c"."""
    return _listed(things, "list-or")


def _listed(things: Sequence[Message], before_last: str) -> Message:
    *others, last = things
    return message(before_last, first=comma_list(others), last=last) if others else last


def comma_list(things: Sequence[Message]) -> Message:
    """Join messages with commas."""
    first, *others = things
    for other in others:
        first = message("list-comma", first=first, last=other)
    return first


class Words:
    """The messages of some Fluent files in one language."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        """Read the files. Raises ValueError if one of them has an entry that is not valid Fluent."""
        self.language = language
        # Isolation marks would break SVG text and typed notation, and aren't needed: both languages run left to right.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._ids: list[str] = []
        self._plain: dict[str, list[tuple[str, bool]]] = {}
        """Messages that only interpolate arguments: their pieces, and whether each is an argument."""
        for file in files:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise ValueError(f"{file}: not valid Fluent: {(entry.content or '').strip()!r}")
                if isinstance(entry, FluentMessage):
                    self._ids.append(entry.id.name)
                    pieces = plain_pieces(entry.value)
                    if pieces is not None:
                        self._plain.setdefault(entry.id.name, pieces)
            self._bundle.add_resource(resource)
        self._known: dict[Message, str] = {}
        self._beginnings: dict[str, Sequence[str]] = {}

    def has(self, id: str) -> bool:
        """Return whether there is a message with this id."""
        return bool(self._bundle.has_message(id))

    def beginning(self, prefix: str) -> Sequence[str]:
        """Return the ids that start with a prefix, in the order of the files."""
        if prefix not in self._beginnings:
            self._beginnings[prefix] = [id for id in self._ids if id.startswith(prefix)]
        return self._beginnings[prefix]

    def text(self, id: str, /, **arguments: Argument) -> str:
        """Format a message by its id; arguments as for `message`."""
        return self.say(message(id, **arguments))

    def say(self, msg: Message, names: Sequence[str] = ()) -> str:
        """Format a message; `names[seat]` replaces a `SeatName`.

        Raises KeyError when there is no such message, ValueError when an argument is missing.
        """
        text = self._say(msg)
        return text if text.isascii() else SEATS.sub(lambda found: names[ord(found[0]) - FIRST_SEAT], text)

    def _say(self, msg: Message) -> str:
        """Format a message with placeholders for names, so that all tables can share the cached text."""
        text = self._known.get(msg)
        if text is None:
            text = self._format(msg)
            if len(text) <= LONGEST_REMEMBERED:
                if len(self._known) >= REMEMBERED:
                    self._known.clear()
                self._known[msg] = text
        return text

    def _format(self, msg: Message) -> str:
        arguments: dict[str, Any] = {}
        for name, value in msg.arguments:
            if isinstance(value, SeatName):
                arguments[name] = chr(FIRST_SEAT + value.seat)
            elif isinstance(value, Message):
                arguments[name] = self._say(value)
            else:
                arguments[name] = value
        pieces = self._plain.get(msg.id)
        if pieces is not None:
            filled = [arguments.get(piece) if is_argument else piece for piece, is_argument in pieces]
            texts = [piece for piece in filled if isinstance(piece, str)]
            if len(texts) == len(filled):
                return "".join(texts)
        return self._formatted(msg.id, arguments)

    def _formatted(self, id: str, arguments: dict[str, Any]) -> str:
        if not self._bundle.has_message(id):
            raise KeyError(f"no message {id!r} in {self.language!r}")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise KeyError(f"message {id!r} in {self.language!r} has no text")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"message {id!r} in {self.language!r}: {errors[0]}")
        return str(text)


def plain_pieces(pattern: Pattern | None) -> list[tuple[str, bool]] | None:
    """Return the pieces of a message without selectors, each with whether it is the name of an argument; None for other messages.

    Fluent's own formatting is slow for plain interpolation.
    """
    pieces = []
    for element in pattern.elements if pattern is not None else ():
        if isinstance(element, TextElement):
            pieces.append((element.value, False))
        elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
            pieces.append((element.expression.id.name, True))
        else:
            return None
    return pieces or None


class ByLanguage(dict[str, Words]):
    """Words by language; the error for an unknown language lists the known ones."""

    def __missing__(self, language: object) -> Words:
        raise KeyError(f"there is no language {language!r}; choose one of {', '.join(LANGUAGES)}")


def words_in(folders: Iterable[Path]) -> Mapping[str, Words]:
    """Read the words in some folders, each with one `<language>.ftl` per language."""
    places = list(folders)
    return ByLanguage(
        {language: Words(language, [place / f"{language}.ftl" for place in places]) for language in LANGUAGES}
    )
