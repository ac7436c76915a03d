"""User-facing text: Fluent messages in English and German.

Rules, notation and pictures never contain text. They refer to messages, which `Words` formats in the reader's language.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Identifier, Junk, Pattern, Placeable, SelectExpression, TextElement, VariableReference
from fluent.syntax.ast import Message as FluentMessage

LANGUAGES = ("en", "de")


REMEMBERED = 16384
"""Maximum formatted messages in the cache, per language."""

LONGEST_REMEMBERED = 160
"""Maximum length of a cached text. Longer ones describe a whole table and hardly ever recur."""

FIRST_SEAT = 0xE000
"""Placeholder for the name on seat 0 in cached text, and so on for other seats: private-use characters, which no text or name
contains."""

SEATS = re.compile(f"[{chr(FIRST_SEAT)}-{chr(FIRST_SEAT + 0xFF)}]")


# Hundreds of messages are created and looked up for each picture, and tuples are faster at both than dataclasses.
class SeatName(NamedTuple):
    """Placeholder for the name of the player at `seat`. A message may select its text by it, with the one variant `you`: the reader."""

    seat: int


class Message(NamedTuple):
    """A Fluent message with its arguments; an argument may be another message or a `SeatName`."""

    id: str
    arguments: tuple[tuple[str, "Argument"], ...] = ()


Argument = int | str | SeatName | Message


class AddressedNames(tuple[str, ...]):
    """Players' names by seat for a reader who is one of them, and is called "You" in pictures.

    >>> AddressedNames(("Anna", "Bert"), 1, "You"), AddressedNames(("Anna", "Bert"), 1, "You").full
    (('Anna', 'You'), ('Anna', 'Bert'))
    """

    full: tuple[str, ...]
    """The names as the others read them."""
    you: int
    """The reader's seat."""

    def __new__(cls, full: Sequence[str], you: int, called: str) -> "AddressedNames":
        """Replace the name at the seat `you` by `called`."""
        names = super().__new__(cls, (*full[:you], called, *full[you + 1 :]))
        names.full, names.you = tuple(full), you
        return names

    def __getnewargs__(self) -> tuple[tuple[str, ...], int, str]:
        return self.full, self.you, self[self.you]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AddressedNames) and (self.full, self.you) == (other.full, other.you)

    def __hash__(self) -> int:
        return hash((self.full, self.you))


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
        self._addressing: set[tuple[str, str]] = set()
        """Messages with a text of their own for the reader, each with the argument by which they select it."""
        for file in files:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise ValueError(f"{file}: not valid Fluent: {(entry.content or '').strip()!r}")
                if isinstance(entry, FluentMessage):
                    self._ids.append(entry.id.name)
                    self._addressing.update((entry.id.name, name) for name in addressing(entry.value))
                    pieces = plain_pieces(entry.value)
                    if pieces is not None:
                        self._plain.setdefault(entry.id.name, pieces)
            self._bundle.add_resource(resource)
        self._known: dict[tuple[Message, int | None], str] = {}
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
        """Format a message; `names[seat]` replaces a `SeatName`, or the text for the reader of `AddressedNames`.

        Raises KeyError when there is no such message, ValueError when an argument is missing.
        """
        if not isinstance(names, AddressedNames):
            return with_names(self._say(msg, None), names)
        text = self._say(msg, names.you)
        # A phrase such as "your red hunter" may begin a sentence.
        if text[:1].islower() and text[:1] != self._say(msg, None)[:1]:
            text = text[:1].upper() + text[1:]
        return with_names(text, names.full)

    def _say(self, msg: Message, you: int | None) -> str:
        """Format a message with placeholders for names, so that all tables can share the cached text."""
        text = self._known.get((msg, you))
        if text is None:
            text = self._format(msg, you)
            if len(text) <= LONGEST_REMEMBERED:
                if len(self._known) >= REMEMBERED:
                    self._known.clear()
                self._known[msg, you] = text
        return text

    def _format(self, msg: Message, you: int | None) -> str:
        arguments: dict[str, Any] = {}
        for name, value in msg.arguments:
            if you is not None and (msg.id, name) in self._addressing and names_only(value, SeatName(you)):
                arguments[name] = "you"
            elif isinstance(value, SeatName):
                arguments[name] = chr(FIRST_SEAT + value.seat)
            elif isinstance(value, Message):
                arguments[name] = self._say(value, you)
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


def names_only(argument: Argument, seat: SeatName) -> bool:
    """Return whether an argument is the name of one seat, or a message that holds nothing else."""
    return (
        argument == seat
        if isinstance(argument, SeatName)
        else isinstance(argument, Message) and [*dict(argument.arguments).values()] == [seat]
    )


def with_names(text: str, names: Sequence[str]) -> str:
    """Put names in the place of their placeholders."""
    return text if text.isascii() else SEATS.sub(lambda found: names[ord(found[0]) - FIRST_SEAT], text)


def addressing(pattern: Pattern | None) -> Iterator[str]:
    """Yield the arguments by which a message selects its text for the reader, also within other selections."""
    for element in pattern.elements if pattern is not None else ():
        if isinstance(element, Placeable) and isinstance(selection := element.expression, SelectExpression):
            selector, keys = selection.selector, [variant.key for variant in selection.variants]
            if isinstance(selector, VariableReference) and any(
                isinstance(key, Identifier) and key.name == "you" for key in keys
            ):
                yield selector.id.name
            for variant in selection.variants:
                yield from addressing(variant.value)


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
