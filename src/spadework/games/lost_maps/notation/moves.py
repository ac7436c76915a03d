"""Moves of Lost Maps: their texts, labels, clicks, refusals and codes, all read from one table of families.

In texts, seats, cards and slots count from 1; a box is a column a to d with a row 1 to 4:
"keep 1 3", "1:a1 a2 b2", "take 2", "take stack"; chance writes "card P3", "start 2", "pattern L4".
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations

from spadework.engine.codes import family_of, thing_of
from spadework.engine.interface import CHANCE, Record
from spadework.engine.look import waiting
from spadework.engine.texts import Family, numbered, read_number, write_family
from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.lost_maps import rules
from spadework.games.lost_maps.notation import wording
from spadework.games.lost_maps.rules import state as s
from spadework.games.lost_maps.rules.material import SIDE, Deck
from spadework.games.lost_maps.rules.turn import has_crossed_off, resolving_seat

EXAMPLES = "'keep 1 3', '1:a1 a2 b2', 'take 2' or 'take stack'"
CHANCE_EXAMPLES = "'card P3', 'start 2' or 'pattern L4'"


@dataclass(frozen=True, kw_only=True)
class Row(Family):
    """A family of moves or of outcomes of chance."""

    label: Callable[[Deck, Record, int, int], Message]
    """label(deck, view, seat, thing): the move in words."""
    things: Callable[[Record, int], Iterable[int]]
    """things(material, seats): all things that moves of the family can be about."""
    rules: Mapping[int, str]
    """The phases in which the family is played, each with the rule by which all other moves are refused."""
    marks: Callable[[int], tuple[str, ...]] = field(default=lambda _thing: ())
    """marks(thing): the elements of the picture that show the move, and that are clicked for it."""
    clicks: int = 1

    def begins(self, words: Sequence[str]) -> bool:
        """Whether the words of a text begin like a move of the family."""
        verb = self.verb.split()
        return list(words[: len(verb)]) == verb


class Keeping(Row):
    """Moves that name two dealt cards, in any order."""

    def read(self, deck: Deck, words: Sequence[str], text: str) -> int:  # noqa: ARG002
        """The code for the words after the verb. Raises ValueError."""
        cards = {read_number(word, s.DEALT, text, "a dealt card", "'keep 1 3'") for word in words}
        if len(words) != s.KEPT or len(cards) != s.KEPT:
            raise ValueError(f"{text!r} does not name two different cards; write for example 'keep 1 3'")
        return self.code + sum(1 << card for card in cards)


class Crossing(Row):
    """Moves that name a card and boxes on it."""

    def begins(self, words: Sequence[str]) -> bool:
        """Whether the second word is the colon after the card."""
        return words[1:2] == [":"]

    def write(self, deck: Deck, thing: int) -> str:  # noqa: ARG002
        """The text for a card and its boxes."""
        return f"{s.crossed_slot(thing) + 1}:{wording.box_names(s.crossed_boxes(thing))}"

    def read(self, deck: Deck, words: Sequence[str], text: str) -> int:  # noqa: ARG002
        """The code for the words. Raises ValueError."""
        slot = read_number(words[0], s.KEPT, text, "a card of yours", "'1:a1 a2 b2'")
        boxes = 0
        for word in words[2:]:
            box = _read_box(word)
            if box is None:
                raise ValueError(f"{word!r} in {text!r} is not a box from a1 to d4; write for example '1:a1 a2 b2'")
            if boxes >> box & 1:
                raise ValueError(f"{text!r} names the box {word} twice; name each box once, as in '1:a1 a2 b2'")
            boxes |= 1 << box
        if not boxes:
            raise ValueError(f"{text!r} names no box; write for example '1:a1 a2 b2'")
        return self.code + slot * s.BOX_MASKS + boxes


def _read_box(word: str) -> int | None:
    found = re.fullmatch("([a-d])([1-4])", word)
    return (int(found[2]) - 1) * SIDE + wording.COLUMNS.index(found[1]) if found else None


# The words of moves


def _label_keep(deck: Deck, view: Record, seat: int, cards: int) -> Message:
    kept = [wording.card_words(deck, int(view.hand[seat, slot])) for slot in wording.slots_in(cards)]
    return message("label-keep", cards=and_list(kept))


def _label_cross(deck: Deck, view: Record, seat: int, thing: int) -> Message:
    return _crossing_words(deck, int(view.card[seat, s.crossed_slot(thing)]), s.crossed_boxes(thing))


@lru_cache(maxsize=8192)
def _crossing_words(deck: Deck, card: int, boxes: int) -> Message:
    crossing = message("label-cross", boxes=wording.box_names(boxes), card=wording.card_words(deck, card))
    symbols = wording.symbols_under(deck, card, boxes)
    return message("label-with", crossing=crossing, symbols=and_list(symbols)) if symbols else crossing


def _label_take(deck: Deck, view: Record, seat: int, source: int) -> Message:
    if source == s.STACK:
        return message("label-draw")
    return message("label-take", card=wording.card_words(deck, int(view.display[source])))


def _label_card(deck: Deck, view: Record, seat: int, card: int) -> Message:
    return message("label-card", card=wording.card_words(deck, card))


def _label_start(deck: Deck, view: Record, seat: int, start: int) -> Message:
    return message("told-start", seat=SeatName(start))


def _label_pattern(deck: Deck, view: Record, seat: int, pattern: int) -> Message:
    return message("label-pattern", pattern=wording.pattern_words(deck, pattern))


# The table


def _crossable(material: Record, seats: int) -> set[int]:
    """Each single box and each placement of each pattern, on either card."""
    masks = {1 << box for box in range(SIDE * SIDE)}
    for pattern in range(material.patterns):
        masks |= {int(boxes) for boxes in material.placement[pattern][: material.placements[pattern]]}
    return {slot * s.BOX_MASKS + mask for slot in range(s.KEPT) for mask in masks}


PAIRS = {1 << first | 1 << second: f"{first + 1} {second + 1}" for first, second in combinations(range(s.DEALT), 2)}
SOURCES = {**numbered(s.DISPLAYED), s.STACK: "stack"}

MOVES = (
    Keeping(
        s.KEEP,
        "keep",
        lambda _: PAIRS,
        "two dealt cards",
        label=_label_keep,
        marks=lambda cards: tuple(f"hand-{slot + 1}" for slot in wording.slots_in(cards)),
        clicks=s.KEPT,
        things=lambda _material, _seats: PAIRS,
        rules={s.KEEPING: "LM-10"},
    ),
    Crossing(
        s.CROSS,
        "",
        lambda _: numbered(s.KEPT),
        "a card of yours",
        label=_label_cross,
        marks=lambda thing: wording.box_ids(s.crossed_slot(thing), s.crossed_boxes(thing)),
        things=_crossable,
        rules={s.CROSSING: "LM-21"},
    ),
    Row(
        s.TAKE,
        "take",
        lambda _: SOURCES,
        f"a card of the display from 1 to {s.DISPLAYED}, or stack",
        label=_label_take,
        marks=lambda source: ("stack" if source == s.STACK else f"display-{source + 1}",),
        things=lambda _material, _seats: SOURCES,
        rules={s.TAKING: "LM-32"},
    ),
)
CHANCES = (
    Row(
        s.CARD,
        "card",
        lambda deck: dict(enumerate(deck.card_names)),
        lambda deck: f"a treasure card of the deck, which has {', '.join(deck.card_names)}",
        label=_label_card,
        things=lambda material, _seats: range(material.cards),
        rules={s.DEALING: "LM-10", s.FILLING: "LM-33", s.DRAWING: "LM-32"},
    ),
    Row(
        s.START,
        "start",
        lambda _: numbered(s.SEATS[-1]),
        f"a seat from 1 to {s.SEATS[-1]}",
        label=_label_start,
        things=lambda _material, seats: range(seats),
        rules={s.STARTING: "LM-12"},
    ),
    Row(
        s.PATTERN,
        "pattern",
        lambda deck: dict(enumerate(deck.pattern_names)),
        lambda deck: f"a pattern of the deck, which has {', '.join(deck.pattern_names)}",
        label=_label_pattern,
        things=lambda material, _seats: range(material.patterns),
        rules={s.REVEALING: "LM-20"},
    ),
)

ROW_OF_MOVE = {row.code: row for row in MOVES}
ROW_OF_OUTCOME = {row.code: row for row in CHANCES}
RULE_OF_PHASE = {s.OVER: "LM-41", **{phase: rule for row in MOVES + CHANCES for phase, rule in row.rules.items()}}


# What reads the table


def write(deck: Deck, seat: int, move: int) -> str:
    """The move as text; `seat` is CHANCE for outcomes of chance. Raises ValueError for an unknown code."""
    if seat == CHANCE:
        text = write_family(CHANCES, deck, family_of(move, s.OUTCOME_SIZE), thing_of(move, s.OUTCOME_SIZE))
    else:
        text = _write_move(deck, family_of(move, s.FAMILY_SIZE), thing_of(move, s.FAMILY_SIZE))
    if text is None:
        raise ValueError(f"there is no move of the code {move}")
    return text


@lru_cache(maxsize=4096)
def _write_move(deck: Deck, family: int, thing: int) -> str | None:
    return write_family(MOVES, deck, family, thing)


def read(deck: Deck, seat: int, text: str) -> int:
    """The move that a text means, regardless of case, blanks and order.

    Raises ValueError that says what was expected. Whether the move is legal is another question.
    """
    words = re.split(r"[\s,]+", text.replace(":", " : ").strip().lower())
    for row in CHANCES if seat == CHANCE else MOVES:
        if row.begins(words):
            return row.read(deck, words[len(row.verb.split()) :], text)
    if seat == CHANCE:
        raise ValueError(f"{text!r} is not an outcome of chance; write {CHANCE_EXAMPLES}")
    raise ValueError(f"{text!r} is not a move; write {EXAMPLES}")


def label(deck: Deck, view: Record, seat: int, move: int) -> Message:
    """The move in words, for a button or a list."""
    if seat == CHANCE:
        return ROW_OF_OUTCOME[family_of(move, s.OUTCOME_SIZE)].label(deck, view, seat, thing_of(move, s.OUTCOME_SIZE))
    return ROW_OF_MOVE[family_of(move, s.FAMILY_SIZE)].label(deck, view, seat, thing_of(move, s.FAMILY_SIZE))


@lru_cache(maxsize=4096)
def marks_of(move: int) -> tuple[str, ...]:
    """The elements of the picture that show a move."""
    return ROW_OF_MOVE[family_of(move, s.FAMILY_SIZE)].marks(thing_of(move, s.FAMILY_SIZE))


def clicks_of(move: int) -> int:
    """The number of clicks that make a move."""
    return ROW_OF_MOVE[family_of(move, s.FAMILY_SIZE)].clicks


def codes(rows: Iterable[Row], material: Record, seats: int) -> list[int]:
    """All codes of some families."""
    return [row.code + thing for row in rows for thing in row.things(material, seats)]


def refusal_rule(deck: Deck, view: Record, seat: int, move: int) -> str:
    """The number of the rule by which `move` is not legal for `seat`."""
    phase = int(view.phase)
    if phase == s.CROSSING:
        return _rule_of_crossing(deck, view, seat, move)
    if phase in (s.TAKING, s.DRAWING) and seat != resolving_seat(view):
        return "LM-30"
    if phase == s.FILLING and view.start < 0:
        return "LM-11"
    return RULE_OF_PHASE[phase]


def _rule_of_crossing(deck: Deck, view: Record, seat: int, move: int) -> str:
    """The rule by which a seat can't cross off: it has finished, or the pattern, a single box or an extra box is wrong."""
    begun = has_crossed_off(view, seat)
    if seat not in waiting(rules, deck.record, view):
        return RULE_OF_PHASE[s.CROSSING] if begun else "LM-24"
    if family_of(move, s.FAMILY_SIZE) != s.CROSS:
        return RULE_OF_PHASE[s.CROSSING]
    if begun:
        return "LM-26"
    return "LM-23" if s.crossed_boxes(move).bit_count() == 1 else "LM-22"


def ask(deck: Deck, view: Record, seat: int) -> Message:
    """The question to `seat`, which moves next."""
    if view.phase == s.KEEPING:
        return message("ask-keep")
    if view.phase == s.TAKING:
        return message("ask-take")
    # A move names an island by its place: an answer for one island must not be applied to the next.
    islands = " ".join(deck.card_names[int(card)] for card in view.card[seat] if card >= 0)
    if view.owed[seat]:
        return message("ask-extra", count=int(view.owed[seat]), occasion=islands)
    return message("ask-cross", pattern=wording.pattern_words(deck, int(view.pattern)), occasion=islands)
