"""Families of moves: one table for everything a game knows of each, above all a text for every code, which is read back.

A game writes and reads anything that doesn't fit, such as a move with several parts, itself.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from spadework.engine.interface import Record
from spadework.engine.words import Message

Names = Mapping[int, str]
"""Names of things in texts."""


@dataclass(frozen=True)
class Family:
    """Moves whose text is a verb and a name; the code is `code` plus the number of the named thing.

    >>> look = Family(512, "look", lambda deck: {0: "red-blue", 1: "green-purple"}, "a stack, red-blue or green-purple")
    >>> look.write(None, 1)
    'look green-purple'
    >>> look.read(None, ["green", "purple"], "look green purple")
    513
    """

    code: int
    verb: str
    names: Callable[[Any], Names]
    """names(deck): the names of the things. A move that consists of its verb alone has an empty name."""
    description: str | Callable[[Any], str]
    """Description of the names for error messages, or description(deck) that returns it."""
    also: Mapping[str, int] = field(default_factory=dict)
    """Alternative names, for reading only."""
    also_verbs: tuple[str, ...] = ()
    """Alternative verbs, for reading only."""
    label: Callable[[Any, Record, int, int], Message] | None = None
    """label(deck, view, seat, thing): the move in words."""
    clicked: str = ""
    """The kind of element that is clicked for the move, by a name that the picture knows."""
    rule: str | Callable[[Record, int], str] = ""
    """The rule behind a refusal, or rule(view, thing)."""
    things: Callable[[Record, int], Iterable[int]] | None = None
    """things(material, seats): everything that the family can be about, for machine learning."""
    size: int = 1 << 8
    """Number of codes that the family has room for."""

    def __contains__(self, move: int) -> bool:
        return self.code <= move < self.code + self.size

    def rule_for(self, view: Record, thing: int) -> str:
        """Return the number of the rule behind a refusal."""
        return self.rule if isinstance(self.rule, str) else self.rule(view, thing)

    def write(self, deck: Any, thing: int) -> str | None:
        """Return the text for a thing; None if the family doesn't contain it."""
        name = self.names(deck).get(thing)
        return None if name is None else f"{self.verb} {name}".strip()

    def read(self, deck: Any, words: Sequence[str], text: str) -> int:
        """Return the code for the words after the verb; spaces and hyphens don't matter, except in numbers.

        Raises ValueError with what was expected, quoting `text`.
        """
        names = self.names(deck)
        things = {**{name.lower(): thing for thing, name in names.items()}, **self.also}
        description = self.description if isinstance(self.description, str) else self.description(deck)
        example = f"{self.verb} {next(iter(names.values()))}".strip()
        return self.code + read_name(things, words, text, description, repr(example))


def read_name(things: Mapping[str, int], words: Sequence[str], text: str, description: str, example: str) -> int:
    """Return the thing that some words name; spaces and hyphens don't matter, except in numbers.

    Args:
        things: by name, in lower case.
        words: the words, in lower case.
        text: the whole text, for the error message.
        description: description of the names, for the error message.
        example: a valid text, for the error message.

    Raises ValueError with what was expected.

    >>> read_name({"red-blue": 0, "green-purple": 1}, ["green", "purple"], "look green purple", "a stack", "'look red-blue'")
    1
    """
    # If two names differ only in hyphens, each is read exactly as written.
    for same in (" ".join, _squeezed):
        for name, thing in things.items():
            if same(words) == same(name.split()) and not (same is _squeezed and name.isdecimal()):
                return thing
    problem = f"{' '.join(words)!r} in {text!r} is not" if words else f"{text!r} lacks"
    raise ValueError(f"{problem} {description}; write for example {example}")


def _squeezed(words: Sequence[str]) -> str:
    return "".join(words).replace("-", "")


FamilyType = TypeVar("FamilyType", bound=Family)


def family_with(families: Iterable[FamilyType], move: int) -> FamilyType | None:
    """Return the family of a move; None when it is in none of them.

    >>> family_with([Family(256, "take", numbered, "a seat")], 258).verb
    'take'
    """
    return next((family for family in families if move in family), None)


def label_of(families: Iterable[Family], deck: Any, view: Record, seat: int, move: int) -> Message:
    """Return a move in words, by the label of its family. Raises ValueError when it has none."""
    family = family_with(families, move)
    if family is None or family.label is None:
        raise ValueError(f"the move {move} has no label")
    return family.label(deck, view, seat, move - family.code)


def codes_of(families: Iterable[Family], material: Record, seats: int) -> list[int]:
    """Return all codes of some families, as far as each lists its things."""
    return [family.code + thing for family in families if family.things for thing in family.things(material, seats)]


def write_family(families: Iterable[Family], deck: Any, move: int) -> str | None:
    """Return the text of a move that belongs to one of the families; None if it belongs to none."""
    family = family_with(families, move)
    return family.write(deck, move - family.code) if family else None


def read_family(families: Iterable[Family], deck: Any, words: Sequence[str], text: str) -> int | None:
    """Return the code of a move that belongs to one of the families; None if the words begin with none of their verbs.

    Raises ValueError if the verb matches but the name doesn't.
    """
    for family in families:
        for verb in (family.verb.split(), *(also.split() for also in family.also_verbs)):
            if list(words[: len(verb)]) == verb:
                return family.read(deck, words[len(verb) :], text)
    return None


def numbered(count: int) -> Names:
    """Return the names of things that texts count from 1.

    >>> numbered(3)
    {0: '1', 1: '2', 2: '3'}
    """
    return {thing: str(thing + 1) for thing in range(count)}


def read_number(word: str, most: int, text: str, description: str, example: str) -> int:
    """Read a number that texts count from 1, and return it counted from 0.

    Args:
        word: the number as written.
        most: the highest number.
        text: the whole text, for the error message.
        description: description of the number, for the error message.
        example: a valid text, for the error message.

    Raises ValueError with what was expected.

    >>> read_number("2", 3, "take 2", "a card", "'take 1'")
    1
    """
    if word not in numbered(most).values():
        raise ValueError(f"{word!r} in {text!r} is not {description} from 1 to {most}; write for example {example}")
    return int(word) - 1
