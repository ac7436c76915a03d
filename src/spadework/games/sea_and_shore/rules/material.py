"""The deck of Sea & Shore: the values of the treasures and the actions of the action cards, read from a TOML document and checked.

Numbers in brackets refer to the rule book. A deck may differ from the project's own in the treasures' values and in the action on each
side of the action cards; colours, island cards, extra cards and the actions themselves are fixed.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Any

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.interface import Record
from spadework.engine.material import MaterialError, array, keys, listed, number, read_title
from spadework.games.sea_and_shore.rules.state import COLOURS, MATERIAL, OF_A_COLOUR

MOST_VALUE = 9  # one digit, so that the names of treasures stay short
ACTION_CARDS = ("red-blue", "green-purple")
ACTIONS, SIDES = 4, 2  # in all, and of a card
LEAVE = (2, 3, 4)  # of each colour, with 3 players (SS-10)


@dataclass(frozen=True)
class Deck:
    """A checked deck.

    `record` is the rules' MATERIAL, filled: the treasures in the order of COLOURS, within a colour by value. `treasures` holds their
    names in the same order: the first letter of the colour, the value, and a letter that tells copies apart, "p2b" for the second
    purple 2. `title` is the name of the deck at a table, by language.
    """

    record: Record
    treasures: tuple[str, ...]
    title: Mapping[str, str]

    def __repr__(self) -> str:
        return f"<deck {self.title['en']!r} of sea_and_shore>"


def read_material(document: Mapping[str, Any], where: str) -> Deck:
    """Return the deck that a TOML document describes.

    `where` names the document in errors, for example by its path. Raises MaterialError if the deck is not playable; the error says where
    the document is wrong, what is wrong, and what is required.
    """
    deck = keys(document, where, needed=("title", "actions", "treasures"))
    title = read_title(deck["title"], f"{where}, title")
    where_treasures = f"{where}, treasures"
    colours = keys(deck["treasures"], where_treasures, needed=COLOURS)
    record = np.zeros(1, record_type(MATERIAL))[0]
    read_actions(deck["actions"], f"{where}, actions", record)
    names: list[str] = []
    for colour, name in enumerate(COLOURS):
        values = read_values(colours[name], f"{where_treasures}, {name}")
        first = colour * OF_A_COLOUR
        record.value[first : first + OF_A_COLOUR] = values
        for value in LEAVE:
            record.left_out = int(record.left_out) | 1 << first + values.index(value)
        names += named(name[0], values)
    return Deck(record, tuple(names), title)


def read_actions(value: Any, where: str, record: Record) -> None:
    """Write the action on each side of each action card into the record (SS-3). Raises MaterialError."""
    printed = keys(value, where, needed=ACTION_CARDS)
    for action_card, name in enumerate(ACTION_CARDS):
        here = f"{where}, {name}"
        actions = enumerate(array(printed[name], here), 1)
        sides = [number(action, f"{here}, number {index}", 1, ACTIONS) for index, action in actions]
        if len(sides) != SIDES:
            raise MaterialError(f"{here}: {len(sides)} actions; a card has {SIDES} sides")
        record.action[action_card] = sides
    for action in range(1, ACTIONS + 1):
        if (record.action == action).sum() != 1:
            raise MaterialError(f"{where}: action {action} must stand on exactly one side, like each of the {ACTIONS}")


def read_values(value: Any, where: str) -> Sequence[int]:
    """Read the values of a colour's treasures, the lowest first (SS-2).

    `where` names the array in errors. Raises MaterialError.
    """
    values = sorted(
        number(worth, f"{where}, number {index}", 1, MOST_VALUE) for index, worth in enumerate(array(value, where), 1)
    )
    if len(values) != OF_A_COLOUR:
        raise MaterialError(f"{where}: {len(values)} values; there must be {OF_A_COLOUR}, one for each treasure")
    for worth in LEAVE:
        if worth not in values:
            leave = listed([f"a {needed}" for needed in LEAVE], "and")
            raise MaterialError(f"{where}: no {worth}; with 3 players {leave} of each colour leave the round")
    return values


def named(letter: str, values: Sequence[int]) -> list[str]:
    """Return the names of a colour's treasures; copies of a value are distinguished by a, b, c ...

    >>> named("p", [2, 2, 5])
    ['p2a', 'p2b', 'p5a']
    """
    seen: Counter[int] = Counter()
    names = []
    for value in values:
        names.append(f"{letter}{value}{ascii_lowercase[seen[value]]}")
        seen[value] += 1
    return names
