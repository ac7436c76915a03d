"""The deck of Rat Alarm: treasure cards and value cubes, read from a TOML document and checked.

Numbers in brackets refer to the rule book. A deck may differ from the project's own in cards and cubes, as long as it
can be played; the six kinds of treasure are fixed.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.interface import Record
from spadework.engine.material import MaterialError, array, keys, listed, number, read_title, shown
from spadework.games.rat_alarm.rules import state as s

MOST_NUMBER = 127  # maximum of the record's one-byte numbers
FEWEST_CUBES = s.CUBES * len(s.KINDS)  # two of each kind (RA-11)


@dataclass(frozen=True)
class Deck:
    """A checked deck.

    `record` is the rules' MATERIAL, filled. `treasures` holds, for each card, the number of treasures of each kind, in the order of
    KINDS; a card's number is its index plus 1. `title` is the name of the deck at a table, by language.
    """

    record: Record
    treasures: tuple[tuple[int, ...], ...]
    title: Mapping[str, str]

    def __repr__(self) -> str:
        return f"<deck {self.title['en']!r} of rat_alarm>"


def read_material(document: Mapping[str, Any], where: str) -> Deck:
    """Return the deck that a TOML document describes.

    `where` names the document in errors, for example by its path. Raises MaterialError if the deck is not playable; the error says where
    the document is wrong, what is wrong, and what is required.
    """
    deck = keys(document, where, needed=("title", "cubes", "card"))
    title = read_title(deck["title"], f"{where}, title")
    record = np.zeros(1, record_type(s.MATERIAL))[0]
    read_cubes(deck["cubes"], f"{where}, cubes", record)
    treasures = read_cards(deck["card"], where, record)
    return Deck(record, treasures, title)


def read_cubes(value: Any, where: str, record: Record) -> None:
    """Read the values of the cubes into the record (RA-4). Raises MaterialError."""
    cubes = [
        number(cube, f"{where}, number {position}", 1, MOST_NUMBER)
        for position, cube in enumerate(array(value, where), 1)
    ]
    if not FEWEST_CUBES <= len(cubes) <= MOST_NUMBER:
        raise MaterialError(
            f"{where}: {len(cubes)} cubes; there must be {FEWEST_CUBES} to {MOST_NUMBER}, "
            f"at least {s.CUBES} for each of the {len(s.KINDS)} kinds"
        )
    copies = sorted(Counter(cubes).items())
    if len(copies) > s.VALUES:
        different = listed([str(worth) for worth, _ in copies], "and")
        raise MaterialError(f"{where}: {len(copies)} different values, {different}; at most {s.VALUES} are allowed")
    for index, (worth, count) in enumerate(copies):
        record.value[index], record.copies[index] = worth, count


def read_cards(value: Any, where: str, record: Record) -> tuple[tuple[int, ...], ...]:
    """Read the treasures card by card; fill the record's treasures, rats and skulls (RA-1, RA-2). Raises MaterialError."""
    cards = array(value, f"{where}, card")
    if len(cards) > s.MOST_CARDS:
        raise MaterialError(f"{where}: {len(cards)} treasure cards; at most {s.MOST_CARDS} are allowed")
    printed = []
    for card, entry in enumerate(cards):
        here = f"{where}, card {card + 1}"
        facts = keys(entry, here, allowed=(*s.KINDS, "rat", "skull"))
        treasures = read_treasures(facts, here)
        printed.append(treasures)
        record.treasures[card] = treasures
        for kind, count in enumerate(treasures):
            record.packed[card] += count << kind * s.KIND_BITS
            record.showing[kind] |= (count > 0) << card
        record.rats = int(record.rats) | yes_or_no(facts.get("rat", False), f"{here}, rat") << card
        record.skulls = int(record.skulls) | yes_or_no(facts.get("skull", False), f"{here}, skull") << card
    record.cards = (1 << len(cards)) - 1
    if record.skulls == record.cards:
        raise MaterialError(
            f"{where}: every card has a skull, so none would be left with 2 players; at least one must have none"
        )
    return tuple(printed)


def read_treasures(facts: Mapping[str, Any], where: str) -> tuple[int, ...]:
    """Read the number of treasures of each kind on a card (RA-2). Raises MaterialError."""
    treasures = tuple(
        number(facts[kind], f"{where}, {kind}", 1, s.MOST_TREASURES) if kind in facts else 0 for kind in s.KINDS
    )
    if not 1 <= sum(treasures) <= s.MOST_TREASURES:
        raise MaterialError(f"{where}: {sum(treasures)} treasures; a card shows 1 to {s.MOST_TREASURES}")
    return treasures


def yes_or_no(value: Any, where: str) -> bool:
    """Read a boolean. Raises MaterialError."""
    if not isinstance(value, bool):
        raise MaterialError(f"{where}: {shown(value)} is not true or false; write one of them, without quotes")
    return value
