"""The deck of Lost Maps: treasure cards and expedition cards, read from a TOML document and checked.

Numbers in brackets are those of the rule book. A deck may differ from the project's own in cards, numbers and patterns,
as long as it can be played; the four colours are fixed.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.contract import Record
from spadework.engine.material import MaterialError, array, keys, listed, number, read_title, shown, text
from spadework.games.lost_maps.rules.landmarks import LANDMARKS
from spadework.games.lost_maps.rules.state import (
    CUPS,
    DEALT,
    DISPLAYED,
    MATERIAL,
    MOST_CARDS,
    MOST_PATTERNS,
    MOST_ROUNDS,
    NO_SEAL,
    SEATS,
    TURNS,
)

COLOUR_NAMES = ("purple", "orange", "green", "grey")  # in the order of the rules' colour numbers
SIDE = 4  # rows and columns of a card's grid
SYMBOLS = {"$": "coins", "p": "palms", "x": "crosses"}
CARD_CHARACTERS = ".o$px"
PATTERN_CHARACTERS = ".#"
MOST_NUMBER = 127  # what the record's one-byte numbers hold
FEWEST_CARDS = max(SEATS) * DEALT + DISPLAYED  # enough to begin at a full table (LM-10, LM-11)
FEWEST_EXPEDITIONS = TURNS  # a round turns up that many (LM-40); a deck without a spare one is dull, but can be played
NAME = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,11}")

Box = tuple[int, int]
"""Row and column, counted from 0 at the top left."""


@dataclass(frozen=True)
class Island:
    """What a treasure card is called, and what is drawn on it beside its boxes."""

    title: Mapping[str, str] | None
    """Its name by language; it may hold soft hyphens, where a line may break. None for a card that the deck gives no name."""
    landmarks: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Deck:
    """A checked deck.

    `record` is the rules' MATERIAL, filled. `card_names` and `pattern_names` are what records call its cards and patterns, in
    the same order, and `islands` what people call the cards. `title` is what a table calls the deck, by language.
    """

    record: Record
    card_names: tuple[str, ...]
    pattern_names: tuple[str, ...]
    islands: tuple[Island, ...]
    title: Mapping[str, str]

    def __repr__(self) -> str:
        return f"<deck {self.title['en']!r} of lost_maps>"


def read(document: Mapping[str, Any], where: str) -> Deck:
    """The deck that a TOML document describes.

    `where` is what errors call the document, its path for instance. Raises MaterialError when the document describes no
    deck that can be played; the error names the place, what is wrong there and what is asked for.
    """
    deck = keys(document, where, needed=("title", "rounds", "cups", "colours", "pattern", "card"))
    title = read_title(deck["title"], f"{where}, title")
    record = np.zeros(1, record_type(MATERIAL))[0]
    record.rounds = number(deck["rounds"], f"{where}, rounds", 1, MOST_ROUNDS)
    record.cups = read_cups(deck["cups"], f"{where}, cups")
    colours = read_colours(deck["colours"], where, record)
    pattern_names = read_patterns(deck["pattern"], where, record)
    card_names, islands = read_cards(deck["card"], where, record, colours)
    return Deck(record, card_names, pattern_names, islands, title)


def read_cups(value: Any, where: str) -> list[int]:
    """The numbers of the cups, highest first (LM-7). Raises MaterialError."""
    cups = [number(cup, where, 1, MOST_NUMBER) for cup in array(value, where)]
    if len(cups) != CUPS:
        raise MaterialError(f"{where}: {len(cups)} numbers; the round card has {CUPS} cups")
    if cups != sorted(cups, reverse=True):
        raise MaterialError(f"{where}: {cups} is not in order; give the highest first")
    return cups


class Colour(NamedTuple):
    """What the cards of a colour have in common (LM-2)."""

    boxes: int
    points: int


def read_colours(value: Any, where: str, record: Record) -> list[Colour]:
    """What the cards of each colour have; what seals for it bring goes into the record (LM-2, LM-3). Raises MaterialError."""
    colours = keys(value, f"{where}, colours", needed=COLOUR_NAMES)
    found = []
    for colour, name in enumerate(COLOUR_NAMES):
        here = f"{where}, colour {name}"
        facts = keys(colours[name], here, needed=("boxes", "points", "seal_points"))
        boxes = number(facts["boxes"], f"{here}, boxes", 1, SIDE * SIDE)
        found.append(Colour(boxes, number(facts["points"], f"{here}, points", 0, MOST_NUMBER)))
        record.seal_points[colour] = number(facts["seal_points"], f"{here}, seal_points", 0, MOST_NUMBER)
    return found


def read_patterns(value: Any, where: str, record: Record) -> tuple[str, ...]:
    """The names of the patterns; all else about them goes into the record (LM-5). Raises MaterialError."""
    patterns = array(value, f"{where}, pattern")
    if len(patterns) > MOST_PATTERNS:
        raise MaterialError(f"{where}: {len(patterns)} patterns; there may be {MOST_PATTERNS} at most")
    named: dict[str, str] = {}
    drawn: dict[tuple[int, ...], str] = {}
    for pattern, entry in enumerate(patterns):
        facts, name, here = named_table(entry, where, "pattern", pattern, named, needed=("copies", "figure"))
        placements = placements_of(read_pattern_figure(facts["figure"], here))
        alike = drawn.setdefault(tuple(sorted(placements)), name)
        if alike != name:
            raise MaterialError(f"{here}: the same pattern as {alike}; keep one of them and give it more copies")
        record.copies[pattern] = number(facts["copies"], f"{here}, copies", 1, MOST_NUMBER)
        record.placements[pattern] = len(placements)
        record.placement[pattern, : len(placements)] = placements
    record.patterns = len(patterns)
    expeditions = int(record.copies.sum())
    if expeditions < FEWEST_EXPEDITIONS:
        raise MaterialError(
            f"{where}: {expeditions} expedition cards (all copies of all patterns); "
            f"a round turns up {TURNS}, so there must be at least {FEWEST_EXPEDITIONS}"
        )
    return tuple(named.values())


def read_cards(
    value: Any, where: str, record: Record, colours: Sequence[Colour]
) -> tuple[tuple[str, ...], tuple[Island, ...]]:
    """The names and islands of the treasure cards; all else about them goes into the record (LM-1, LM-4). Raises MaterialError."""
    cards = array(value, f"{where}, card")
    if not FEWEST_CARDS <= len(cards) <= MOST_CARDS:
        raise MaterialError(f"{where}: {len(cards)} treasure cards; there must be {FEWEST_CARDS} to {MOST_CARDS}")
    named: dict[str, str] = {}
    islands: list[Island] = []
    printed: dict[tuple[int, int, tuple[str, ...]], str] = {}
    for card, entry in enumerate(cards):
        facts, name, here = named_table(
            entry,
            where,
            "card",
            card,
            named,
            needed=("colour", "figure"),
            allowed=("points", "seal", "title", "landmarks"),
        )
        islands.append(read_island(facts, here))
        colour = colour_number(facts["colour"], f"{here}, colour")
        seal = seal_number(facts, colour, here)
        rows = read_card_figure(facts["figure"], here, COLOUR_NAMES[colour], colours[colour].boxes)
        alike = printed.setdefault((colour, seal, tuple(rows)), name)
        if alike != name:
            raise MaterialError(
                f"{here}: alike in colour, seal, figure and symbols to card {alike}; change or remove one"
            )
        record.colour[card] = colour
        record.points[card] = number(facts.get("points", colours[colour].points), f"{here}, points", 0, MOST_NUMBER)
        record.seal[card] = seal
        record.boxes[card] = mask(boxes_in(rows))
        for character, symbols in SYMBOLS.items():
            record[symbols][card] = mask(boxes_in(rows, character))
    record.cards = len(cards)
    return tuple(named.values()), tuple(islands)


def read_island(facts: Mapping[str, Any], where: str) -> Island:
    """What a card is called and shows beside its boxes, as far as the deck says so. Raises MaterialError."""
    title = read_title(facts["title"], f"{where}, title") if "title" in facts else None
    drawn = array(facts["landmarks"], f"{where}, landmarks") if "landmarks" in facts else ()
    for name in drawn:
        if text(name, f"{where}, landmarks") not in LANDMARKS:
            raise MaterialError(f"{where}, landmarks: {name!r} can't be drawn; choose {listed(LANDMARKS, 'or')}")
    return Island(title, tuple(drawn))


def colour_number(value: Any, where: str) -> int:
    """The rules' number of a colour. Raises MaterialError when there is no such colour."""
    if text(value, where) not in COLOUR_NAMES:
        raise MaterialError(f"{where}: {shown(value)} is no colour; choose {listed(COLOUR_NAMES, 'or')}")
    return COLOUR_NAMES.index(value)


def seal_number(facts: Mapping[str, Any], colour: int, where: str) -> int:
    """The colour that a card's seal counts, or NO_SEAL (LM-3). Raises MaterialError."""
    if "seal" not in facts:
        return NO_SEAL
    seal = colour_number(facts["seal"], f"{where}, seal")
    if seal == colour:
        raise MaterialError(f"{where}, seal: {facts['seal']} is the card's own colour; a seal counts another colour")
    return seal


def read_card_figure(value: Any, where: str, colour: str, boxes: int) -> Sequence[str]:
    """The rows of a card's figure (LM-2, LM-4). Raises MaterialError."""
    rows = figure_rows(value, where, CARD_CHARACTERS)
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise MaterialError(f"{where}: figure is not {SIDE} rows of {SIDE} characters")
    figure = boxes_in(rows)
    if len(figure) != boxes:
        raise MaterialError(f"{where}: figure has {len(figure)} boxes, a {colour} card needs {boxes}")
    check_connected(figure, where)
    return rows


def read_pattern_figure(value: Any, where: str) -> frozenset[Box]:
    """The boxes of a pattern, moved to the top left (LM-5). Raises MaterialError."""
    rows = figure_rows(value, where, PATTERN_CHARACTERS)
    if len({len(row) for row in rows}) > 1:
        raise MaterialError(f"{where}: figure has rows of different lengths; fill the gaps with '.'")
    figure = boxes_in(rows)
    # A single box may be crossed off whatever the pattern is (LM-23), so a pattern of one box would double those moves.
    if len(figure) < 2:
        raise MaterialError(f"{where}: figure has fewer than 2 boxes; draw them with '#'")
    check_connected(figure, where)
    pattern = moved_to_corner(figure)
    if any(row >= SIDE or column >= SIDE for row, column in pattern):
        raise MaterialError(f"{where}: figure is bigger than a card's grid of {SIDE} by {SIDE}")
    return pattern


def figure_rows(value: Any, where: str, characters: str) -> Sequence[str]:
    """The rows of a figure, drawn with known characters only. Raises MaterialError."""
    rows = [text(row, f"{where}, figure") for row in array(value, f"{where}, figure")]
    for row_number, row in enumerate(rows, 1):
        for character in row:
            if character not in characters:
                raise MaterialError(
                    f"{where}: figure, row {row_number} has the character {character!r}; "
                    f"use {listed([repr(known) for known in characters], 'or')}"
                )
    return rows


def boxes_in(rows: Sequence[str], character: str | None = None) -> frozenset[Box]:
    """The boxes drawn in rows, or only those drawn with one character."""
    return frozenset(
        (row, column)
        for row, drawn in enumerate(rows)
        for column, found in enumerate(drawn)
        if found != "." and character in (None, found)
    )


def check_connected(figure: frozenset[Box], where: str) -> None:
    """Raise MaterialError unless every box can be reached from every other by sides (LM-2)."""
    reached: set[Box] = set()
    to_visit = [min(figure)]
    while to_visit:
        box = to_visit.pop()
        if box in figure and box not in reached:
            reached.add(box)
            row, column = box
            to_visit += [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    if reached != figure:
        row, column = min(figure - reached)
        raise MaterialError(
            f"{where}: figure falls apart; the box in row {row + 1}, column {column + 1} "
            "does not hang together with the first box by sides"
        )


def placements_of(pattern: frozenset[Box]) -> list[int]:
    """The boxes that a pattern can cover on a card's grid, each set of boxes once (LM-22).

    As drawn first, then turned, then mirrored and turned; each from the top left to the bottom right.
    """
    placements = dict.fromkeys(placed for turned in orientations(pattern) for placed in shifts(turned))
    return [mask(placed) for placed in placements]


def orientations(pattern: frozenset[Box]) -> Iterator[frozenset[Box]]:
    """The pattern in its four turns, then mirrored in its four turns; equal ones come again."""
    for figure in (pattern, frozenset((row, -column) for row, column in pattern)):
        turned = figure
        for _ in range(4):
            yield moved_to_corner(turned)
            turned = frozenset((column, -row) for row, column in turned)


def shifts(pattern: frozenset[Box]) -> Iterator[frozenset[Box]]:
    """The pattern, which lies at the top left, at every place where it stays on the grid."""
    for down in range(SIDE - max(row for row, _ in pattern)):
        for right in range(SIDE - max(column for _, column in pattern)):
            yield frozenset((row + down, column + right) for row, column in pattern)


def moved_to_corner(figure: frozenset[Box]) -> frozenset[Box]:
    """The same figure, touching the top and the left border."""
    top = min(row for row, _ in figure)
    left = min(column for _, column in figure)
    return frozenset((row - top, column - left) for row, column in figure)


def mask(boxes: frozenset[Box]) -> int:
    """Boxes as the rules hold them: bit row * 4 + column.

    >>> mask(frozenset({(0, 0), (1, 1)}))
    33
    """
    return sum(1 << (row * SIDE + column) for row, column in boxes)


def named_table(
    value: Any,
    where: str,
    kind: str,
    index: int,
    named: dict[str, str],
    needed: Sequence[str],
    allowed: Sequence[str] = (),
) -> tuple[Mapping[str, Any], str, str]:
    """A table with a name of its own, its name, and what errors call it.

    Enters the name into `named`, where capitals make no difference. Raises MaterialError.
    """
    counted = f"{where}, {kind} number {index + 1}"
    has_name = isinstance(value, Mapping) and isinstance(value.get("name"), str)
    called = f"{where}, {kind} {value['name']}" if has_name else counted
    facts = keys(value, called, needed=("name", *needed), allowed=allowed)
    name = text(facts["name"], f"{counted}, name")
    if not NAME.fullmatch(name):
        raise MaterialError(
            f"{counted}, name: {name!r} can't name a {kind}; "
            "take a letter first, then letters, digits or '-', 12 characters at most"
        )
    if name.lower() in named:
        raise MaterialError(f"{counted}: the name {name} is already taken by another {kind}")
    named[name.lower()] = name
    return facts, name, called
