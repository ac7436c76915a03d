"""Words for people: Fluent messages in English and German.

Rules, notation and pictures never hold text. They name messages, and `Words` says them in the reader's language.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Pattern, Placeable, TextElement, VariableReference
from fluent.syntax.ast import Message as FluentMessage

LANGUAGES = ("en", "de")


REMEMBERED = 16384
"""So many messages are said only once in a language."""

FIRST_SEAT = 0xE000
"""Stands in what is remembered for the name on seat 0, and so on: letters for private use, which no text and no name contains."""

SEATS = re.compile(f"[{chr(FIRST_SEAT)}-{chr(FIRST_SEAT + 0xFF)}]")


# Messages are made and looked up by the hundred for each picture: tuples are quicker at both than classes of data.
class SeatName(NamedTuple):
    """Stands for the name of whoever sits at `seat`; no message may choose its words by it."""

    seat: int


class Message(NamedTuple):
    """A Fluent message with its arguments; an argument may be another message or a `SeatName`."""

    id: str
    arguments: tuple[tuple[str, "Argument"], ...] = ()


Argument = int | str | SeatName | Message


def message(id: str, /, **arguments: Argument) -> Message:
    """A message by its id.

    >>> message("crosses-off", seat=SeatName(1), boxes="a1 a2").id
    'crosses-off'
    """
    return Message(id, tuple(arguments.items()))


def and_list(things: Sequence[Message]) -> Message:
    """Things in a row, as a sentence lists them."""
    return _listed(things, "list-and")


def or_list(things: Sequence[Message]) -> Message:
    """Things of which one is to be chosen."""
    return _listed(things, "list-or")


def _listed(things: Sequence[Message], before_last: str) -> Message:
    *others, last = things
    return message(before_last, first=comma_list(others), last=last) if others else last


def comma_list(things: Sequence[Message]) -> Message:
    """Things one after another, with commas between them."""
    first, *others = things
    for other in others:
        first = message("list-comma", first=first, last=other)
    return first


class Words:
    """All messages of some Fluent files in one language."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        """Read the files. Raises ValueError when one of them has an entry that is not Fluent."""
        self.language = language
        # The invisible isolation marks would break SVG text and typed notation, and both languages run left to right.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._ids: list[str] = []
        self._plain: dict[str, list[tuple[str, bool]]] = {}
        """The messages that only put their arguments between texts: the pieces, and whether each is an argument."""
        for file in files:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise ValueError(f"{file}: not a Fluent message: {(entry.content or '').strip()!r}")
                if isinstance(entry, FluentMessage):
                    self._ids.append(entry.id.name)
                    pieces = plain_pieces(entry.value)
                    if pieces is not None:
                        self._plain.setdefault(entry.id.name, pieces)
            self._bundle.add_resource(resource)
        self._say = lru_cache(maxsize=REMEMBERED)(self._format)

    def has(self, id: str) -> bool:
        """Whether there is a message of this id."""
        return bool(self._bundle.has_message(id))

    def beginning(self, prefix: str) -> list[str]:
        """The ids that begin like this, in the order of the files."""
        return [id for id in self._ids if id.startswith(prefix)]

    def text(self, id: str, /, **arguments: Argument) -> str:
        """The message in the reader's language; arguments as in `message`."""
        return self.say(message(id, **arguments))

    def say(self, told: Message, names: Sequence[str] = ()) -> str:
        """A message as text; `names[seat]` is what a `SeatName` becomes.

        Raises KeyError when there is no such message, ValueError when an argument is missing.
        """
        said = self._say(told)
        return said if said.isascii() else SEATS.sub(lambda found: names[ord(found[0]) - FIRST_SEAT], said)

    def _format(self, told: Message) -> str:
        """A message as text, with a letter in the place of each name, so that what is said at one table is remembered for all."""
        arguments: dict[str, Any] = {}
        for name, value in told.arguments:
            if isinstance(value, SeatName):
                arguments[name] = chr(FIRST_SEAT + value.seat)
            elif isinstance(value, Message):
                arguments[name] = self._say(value)
            else:
                arguments[name] = value
        pieces = self._plain.get(told.id)
        if pieces is not None:
            said = [arguments.get(piece) if is_argument else piece for piece, is_argument in pieces]
            texts = [piece for piece in said if isinstance(piece, str)]
            if len(texts) == len(said):
                return "".join(texts)
        return self._formatted(told.id, arguments)

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
    """The pieces of a message that chooses nothing, each with whether it is the name of an argument; None for another message.

    Fluent takes long for what is only put together.
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
    """Words by language, which say what languages there are when one asks for another."""

    def __missing__(self, language: object) -> Words:
        raise KeyError(f"there is no language {language!r}; choose one of {', '.join(LANGUAGES)}")


def words_in(folders: Iterable[Path]) -> Mapping[str, Words]:
    """The words of the folders, each with one `<language>.ftl` a language; by language."""
    places = list(folders)
    return ByLanguage(
        {language: Words(language, [place / f"{language}.ftl" for place in places]) for language in LANGUAGES}
    )
