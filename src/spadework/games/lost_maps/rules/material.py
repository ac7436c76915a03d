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
from spadework.engine.interface import Record
from spadework.engine.material import MaterialError, array, keys, listed, number, read_title, shown, text
from spadework.games.lost_maps.rules import state as s

COLOUR_NAMES = ("purple", "orange", "green", "grey")  # in the order of the rules' colour numbers
SIDE = 4  # rows and columns of a card's grid
SYMBOLS = {"$": "coins", "p": "palms", "x": "crosses"}
CARD_CHARACTERS = ".o$px"
PATTERN_CHARACTERS = ".#"
MOST_NUMBER = 127  # maximum of the record's one-byte numbers
FEWEST_CARDS = max(s.SEATS) * s.DEALT + s.DISPLAYED  # enough to begin at a full table (LM-10, LM-11)
FEWEST_EXPEDITIONS = s.TURNS  # a round turns up that many (LM-40), even without a spare one
LANDMARKS = (
    "parrot", "skull", "thunder", "cannon", "tomb", "volcano", "temple", "hut", "gem", "barrel", "lighthouse", "chest", "pineapple",
    "lagoon", "crab", "drum", "sun", "snake", "idol", "fruit", "tent", "fern", "frog", "tree", "spider", "orchid", "cave",
    "waterfall", "bell", "beehive", "turtle", "raven", "needle", "bones", "fog", "mast", "kraken", "whale", "serpent", "ship",
    "wreck", "fin", "anchor", "gull", "pearl",
)  # fmt: skip
"""Names of landmarks in decks."""

NAME = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,11}")

Box = tuple[int, int]
"""Row and column, counted from 0 at the top left."""


@dataclass(frozen=True)
class Island:
    """The name of a treasure card for people, and the landmarks drawn beside its boxes."""

    title: Mapping[str, str] | None
    """Title by language, with soft hyphens where a line may break. None for a card without a title in the deck."""
    landmarks: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Deck:
    """A checked deck.

    `record` is the rules' MATERIAL, filled. `card_names` and `pattern_names` are the names in records, in the order of the
    record; `islands` are the names for people. `title` is the name of the deck by language.
    """

    record: Record
    card_names: tuple[str, ...]
    pattern_names: tuple[str, ...]
    islands: tuple[Island, ...]
    title: Mapping[str, str]

    def __repr__(self) -> str:
        return f"<deck {self.title['en']!r} of lost_maps>"


def read_material(document: Mapping[str, Any], where: str) -> Deck:
    """Read the deck that a TOML document describes.

    `where` names the document in errors, by its path for instance. Raises MaterialError if the deck is not playable; the error
    says where the document is wrong, what is wrong, and what is required.
    """
    deck = keys(document, where, needed=("title", "rounds", "cups", "colours", "pattern", "card"))
    title = read_title(deck["title"], f"{where}, title")
    record = np.zeros(1, record_type(s.MATERIAL))[0]
    record.rounds = number(deck["rounds"], f"{where}, rounds", 1, s.MOST_ROUNDS)
    record.cups = read_cups(deck["cups"], f"{where}, cups")
    colours = read_colours(deck["colours"], where, record)
    pattern_names = read_patterns(deck["pattern"], where, record)
    card_names, islands = read_cards(deck["card"], where, record, colours)
    return Deck(record, card_names, pattern_names, islands, title)


def read_cups(value: Any, where: str) -> list[int]:
    """Return the numbers of the cups, highest first (LM-7). Raises MaterialError."""
    cups = [number(cup, where, 1, MOST_NUMBER) for cup in array(value, where)]
    if len(cups) != s.CUPS:
        raise MaterialError(f"{where}: {len(cups)} numbers; the round card has {s.CUPS} cups")
    if cups != sorted(cups, reverse=True):
        raise MaterialError(f"{where}: {cups} is not in order; give the highest first")
    return cups


class Colour(NamedTuple):
    """Boxes and points of all cards of a colour (LM-2)."""

    boxes: int
    points: int


def read_colours(value: Any, where: str, record: Record) -> list[Colour]:
    """Return the colours, and write the points of their seals into the record (LM-2, LM-3). Raises MaterialError."""
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
    """Return the names of the patterns, and write the rest into the record (LM-5). Raises MaterialError."""
    patterns = array(value, f"{where}, pattern")
    if len(patterns) > s.MOST_PATTERNS:
        raise MaterialError(f"{where}: {len(patterns)} patterns; the maximum is {s.MOST_PATTERNS}")
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
            f"a round turns up {s.TURNS}, so there must be at least {FEWEST_EXPEDITIONS}"
        )
    return tuple(named.values())


def read_cards(
    value: Any, where: str, record: Record, colours: Sequence[Colour]
) -> tuple[tuple[str, ...], tuple[Island, ...]]:
    """Return names and islands of the treasure cards, and write the rest into the record (LM-1, LM-4). Raises MaterialError."""
    cards = array(value, f"{where}, card")
    if not FEWEST_CARDS <= len(cards) <= s.MOST_CARDS:
        raise MaterialError(f"{where}: {len(cards)} treasure cards; there must be {FEWEST_CARDS} to {s.MOST_CARDS}")
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
    """Return title and landmarks of a card; both are optional in a deck. Raises MaterialError."""
    title = read_title(facts["title"], f"{where}, title") if "title" in facts else None
    drawn = array(facts["landmarks"], f"{where}, landmarks") if "landmarks" in facts else ()
    for name in drawn:
        if text(name, f"{where}, landmarks") not in LANDMARKS:
            raise MaterialError(f"{where}, landmarks: {name!r} is not a landmark; choose {listed(LANDMARKS, 'or')}")
    return Island(title, tuple(drawn))


def colour_number(value: Any, where: str) -> int:
    """Return the rules' number of a colour. Raises MaterialError."""
    if text(value, where) not in COLOUR_NAMES:
        raise MaterialError(f"{where}: {shown(value)} is not a colour; choose {listed(COLOUR_NAMES, 'or')}")
    return COLOUR_NAMES.index(value)


def seal_number(facts: Mapping[str, Any], colour: int, where: str) -> int:
    """Return the colour that a card's seal counts, or NO_SEAL (LM-3). Raises MaterialError."""
    if "seal" not in facts:
        return s.NO_SEAL
    seal = colour_number(facts["seal"], f"{where}, seal")
    if seal == colour:
        raise MaterialError(f"{where}, seal: {facts['seal']} is the card's own colour; a seal counts another colour")
    return seal


def read_card_figure(value: Any, where: str, colour: str, boxes: int) -> Sequence[str]:
    """Return the rows of a card's figure (LM-2, LM-4). Raises MaterialError."""
    rows = figure_rows(value, where, CARD_CHARACTERS)
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise MaterialError(f"{where}: figure is not {SIDE} rows of {SIDE} characters")
    figure = boxes_in(rows)
    if len(figure) != boxes:
        raise MaterialError(f"{where}: figure has {len(figure)} boxes, a {colour} card needs {boxes}")
    check_connected(figure, where)
    return rows


def read_pattern_figure(value: Any, where: str) -> frozenset[Box]:
    """Return the boxes of a pattern, moved to the top left (LM-5). Raises MaterialError."""
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
    """Return the rows of a figure that is drawn with these characters. Raises MaterialError."""
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
    """Return all boxes drawn in rows, or those drawn with one character."""
    return frozenset(
        (row, column)
        for row, drawn in enumerate(rows)
        for column, found in enumerate(drawn)
        if found != "." and character in (None, found)
    )


def check_connected(figure: frozenset[Box], where: str) -> None:
    """Raise MaterialError unless the boxes of a figure are connected by sides (LM-2)."""
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
            "is not connected to the first box by sides"
        )


def placements_of(pattern: frozenset[Box]) -> list[int]:
    """Return the sets of boxes that a pattern can cover on a card's grid, each once (LM-22).

    First as drawn, then turned, then mirrored and turned; each from the top left to the bottom right.
    """
    placements = dict.fromkeys(placed for turned in orientations(pattern) for placed in shifts(turned))
    return [mask(placed) for placed in placements]


def orientations(pattern: frozenset[Box]) -> Iterator[frozenset[Box]]:
    """Yield the pattern in its four turns, then mirrored in its four turns, with repetitions."""
    for figure in (pattern, frozenset((row, -column) for row, column in pattern)):
        turned = figure
        for _ in range(4):
            yield moved_to_corner(turned)
            turned = frozenset((column, -row) for row, column in turned)


def shifts(pattern: frozenset[Box]) -> Iterator[frozenset[Box]]:
    """Yield a pattern at the top left at every place on the grid."""
    for down in range(SIDE - max(row for row, _ in pattern)):
        for right in range(SIDE - max(column for _, column in pattern)):
            yield frozenset((row + down, column + right) for row, column in pattern)


def moved_to_corner(figure: frozenset[Box]) -> frozenset[Box]:
    """Move a figure to the top and left border."""
    top = min(row for row, _ in figure)
    left = min(column for _, column in figure)
    return frozenset((row - top, column - left) for row, column in figure)


def mask(boxes: frozenset[Box]) -> int:
    """Return the bit mask of boxes, with bit row * 4 + column.

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
    """Return a table that has a name, its name, and the place for errors.

    Adds the name to `named`, regardless of case. Raises MaterialError.
    """
    counted = f"{where}, {kind} number {index + 1}"
    has_name = isinstance(value, Mapping) and isinstance(value.get("name"), str)
    called = f"{where}, {kind} {value['name']}" if has_name else counted
    facts = keys(value, called, needed=("name", *needed), allowed=allowed)
    name = text(facts["name"], f"{counted}, name")
    if not NAME.fullmatch(name):
        raise MaterialError(
            f"{counted}, name: {name!r} is not a valid name of a {kind}; "
            "use a letter first, then letters, digits or '-', 12 characters at most"
        )
    if name.lower() in named:
        raise MaterialError(f"{counted}: the name {name} is already taken by another {kind}")
    named[name.lower()] = name
    return facts, name, called
