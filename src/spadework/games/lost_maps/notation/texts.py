"""Families of moves of Lost Maps: short text, label, clicks, refusal and codes of each.

In texts, seats, cards and slots count from 1; a box is a column a to d with a row 1 to 4:
"keep 1 3", "1:a1 a2 b2", "take 2", "take stack"; chance writes "card P3", "start 2", "pattern L4".
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from spadework.engine.codes import family_of
from spadework.engine.interface import CHANCE, Record
from spadework.engine.look import waiting
from spadework.engine.texts import Family, label_of, numbered, read_family, read_number, write_family
from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.lost_maps.notation import wording
from spadework.games.lost_maps.rules import moves
from spadework.games.lost_maps.rules import state as s
from spadework.games.lost_maps.rules.material import SIDE, Deck
from spadework.games.lost_maps.rules.turn import has_crossed_off, resolving_seat

EXAMPLES = "'keep 1 3', '1:a1 a2 b2', 'take 2' or 'take stack'"
CHANCE_EXAMPLES = "'card P3', 'start 2' or 'pattern L4'"


class Keeping(Family):
    """Moves that name two dealt cards, in any order."""

    def read(self, deck: Deck, words: Sequence[str], text: str) -> int:  # noqa: ARG002
        """Return the code for the words after the verb. Raises ValueError."""
        cards = {read_number(word, s.DEALT, text, "a dealt card", "'keep 1 3'") for word in words}
        if len(words) != s.KEPT or len(cards) != s.KEPT:
            raise ValueError(f"{text!r} does not name two different cards; write for example 'keep 1 3'")
        return self.code + sum(1 << card for card in cards)


class Crossing(Family):
    """Moves that name a card and boxes on it."""

    def write(self, deck: Deck, thing: int) -> str:  # noqa: ARG002
        """Return the text for a card and its boxes."""
        return f"{s.crossed_slot(thing) + 1}:{wording.box_names(s.crossed_boxes(thing), between=' ')}"

    def read(self, deck: Deck, words: Sequence[str], text: str) -> int:  # noqa: ARG002
        """Return the code for the words. Raises ValueError."""
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
    return message("event-start", seat=SeatName(start))


def _label_pattern(deck: Deck, view: Record, seat: int, pattern: int) -> Message:
    return message("label-pattern", pattern=wording.pattern_words(deck, pattern))


# The table


def crossable(material: Record) -> set[int]:
    """Return the boxes that may be crossed off at once on a card: each single box and each placement of each pattern."""
    masks = {1 << box for box in range(SIDE * SIDE)}
    for pattern in range(material.patterns):
        masks |= {int(boxes) for boxes in material.placement[pattern][: material.placements[pattern]]}
    return masks


def _crossable_on_cards(material: Record, seats: int) -> set[int]:
    """Return the same on either card."""
    return {slot * s.BOX_MASKS + mask for slot in range(s.KEPT) for mask in crossable(material)}


PAIRS = {1 << first | 1 << second: f"{first + 1} {second + 1}" for first, second in combinations(range(s.DEALT), 2)}
SOURCES = {**numbered(s.DISPLAYED), s.STACK: "stack"}

CROSSING = Crossing(
    s.CROSS,
    "",
    lambda _: numbered(s.KEPT),
    "a card of yours",
    label=_label_cross,
    clicked="box",
    things=_crossable_on_cards,
    size=s.FAMILY_SIZE,
)
MOVES = (
    Keeping(
        s.KEEP,
        "keep",
        lambda _: PAIRS,
        "two dealt cards",
        label=_label_keep,
        clicked="hand",
        things=lambda *_: PAIRS,
        size=s.FAMILY_SIZE,
    ),
    CROSSING,
    Family(
        s.TAKE,
        "take",
        lambda _: SOURCES,
        f"a card of the display from 1 to {s.DISPLAYED}, or stack",
        label=_label_take,
        clicked="source",
        things=lambda *_: SOURCES,
        size=s.FAMILY_SIZE,
    ),
)
OUTCOMES_OF_CHANCE = (
    Family(
        s.CARD,
        "card",
        lambda deck: dict(enumerate(deck.card_names)),
        lambda deck: f"a treasure card of the deck, which has {', '.join(deck.card_names)}",
        label=_label_card,
        things=lambda material, _seats: range(material.cards),
        size=s.OUTCOME_SIZE,
    ),
    Family(
        s.START,
        "start",
        lambda _: numbered(s.SEATS[-1]),
        f"a seat from 1 to {s.SEATS[-1]}",
        label=_label_start,
        things=lambda _material, seats: range(seats),
        size=s.OUTCOME_SIZE,
    ),
    Family(
        s.PATTERN,
        "pattern",
        lambda deck: dict(enumerate(deck.pattern_names)),
        lambda deck: f"a pattern of the deck, which has {', '.join(deck.pattern_names)}",
        label=_label_pattern,
        things=lambda material, _seats: range(material.patterns),
        size=s.OUTCOME_SIZE,
    ),
)

RULE_OF_PHASE = {
    s.DEALING: "LM-10",
    s.KEEPING: "LM-10",
    s.STARTING: "LM-12",
    s.REVEALING: "LM-20",
    s.CROSSING: "LM-21",
    s.DRAWING: "LM-32",
    s.TAKING: "LM-32",
    s.FILLING: "LM-33",
    s.OVER: "LM-41",
}
"""The rule by which all moves but those of the phase are refused."""


def families_of(seat: int) -> Sequence[Family]:
    """Return the families of the moves of a seat, or of chance."""
    return OUTCOMES_OF_CHANCE if seat == CHANCE else MOVES


def write(deck: Deck, seat: int, move: int) -> str:
    """Return the move as text; `seat` is CHANCE for outcomes of chance. Raises ValueError for an unknown code."""
    text = _write(deck, seat == CHANCE, move)
    if text is None:
        raise ValueError(f"there is no move of the code {move}")
    return text


@lru_cache(maxsize=4096)
def _write(deck: Deck, by_chance: bool, move: int) -> str | None:
    return write_family(OUTCOMES_OF_CHANCE if by_chance else MOVES, deck, move)


def read(deck: Deck, seat: int, text: str) -> int:
    """Return the move that a text means, regardless of case, blanks and order.

    The move need not be legal. Raises ValueError with what was expected.
    """
    words = re.split(r"[\s,]+", text.replace(":", " : ").strip().lower())
    if seat != CHANCE and words[1:2] == [":"]:
        return CROSSING.read(deck, words, text)
    move = read_family([family for family in families_of(seat) if family.verb], deck, words, text)
    if move is None:
        expected = f"an outcome of chance; write {CHANCE_EXAMPLES}" if seat == CHANCE else f"a move; write {EXAMPLES}"
        raise ValueError(f"{text!r} is not {expected}")
    return move


def label(deck: Deck, view: Record, seat: int, move: int) -> Message:
    """Return the move in words, for a button or a list."""
    return label_of(families_of(seat), deck, view, seat, move)


def refusal_rule(deck: Deck, view: Record, seat: int, move: int) -> str:
    """Return the number of the rule by which `move` is not legal for `seat`."""
    phase = int(view.phase)
    if phase == s.CROSSING:
        return _rule_of_crossing(deck, view, seat, move)
    if phase in (s.TAKING, s.DRAWING) and seat != resolving_seat(view):
        return "LM-30"
    if phase == s.FILLING and view.start < 0:
        return "LM-11"
    return RULE_OF_PHASE[phase]


def _rule_of_crossing(deck: Deck, view: Record, seat: int, move: int) -> str:
    """Return the rule by which a seat can't cross off: it has finished, or the pattern, a single box or an extra box is wrong."""
    begun = has_crossed_off(view, seat)
    if seat not in waiting(moves, deck.record, view):
        return RULE_OF_PHASE[s.CROSSING] if begun else "LM-24"
    if family_of(move, s.FAMILY_SIZE) != s.CROSS:
        return RULE_OF_PHASE[s.CROSSING]
    if begun:
        return "LM-26"
    return "LM-23" if s.crossed_boxes(move).bit_count() == 1 else "LM-22"
