"""Moves of Lost Maps as short texts.

Seats, cards and slots count from 1 in texts; a box is a column a to d with a row 1 to 4:
"keep 1 3", "1:a1 a2 b2", "take 2", "take stack"; chance writes "card P3", "start 2", "pattern L4".
"""

import re
from collections.abc import Sequence
from functools import lru_cache

from spadework.engine.codes import family_of, thing_of
from spadework.engine.contract import CHANCE
from spadework.engine.texts import Family, numbered, read_family, read_number, write_family
from spadework.games.lost_maps.notation.boxes import COLUMNS, box_names, slots_in
from spadework.games.lost_maps.rules.codes import crossed_boxes, crossed_slot
from spadework.games.lost_maps.rules.material import SIDE, Deck
from spadework.games.lost_maps.rules.state import (
    BOX_MASKS,
    CARD,
    CROSS,
    DEALT,
    DISPLAYED,
    FAMILY_SIZE,
    KEEP,
    KEPT,
    OUTCOME_SIZE,
    PATTERN,
    SEATS,
    STACK,
    START,
    TAKE,
)

EXAMPLES = "'keep 1 3', '1:a1 a2 b2', 'take 2' or 'take stack'"
CHANCE_EXAMPLES = "'card P3', 'start 2' or 'pattern L4'"

TAKES = (
    Family(
        TAKE,
        "take",
        lambda _: {**numbered(DISPLAYED), STACK: "stack"},
        f"a card of the display from 1 to {DISPLAYED}, or stack",
    ),
)
"""The moves whose texts are a verb and a name; keeping and crossing off name several things."""

OUTCOMES = (
    Family(
        CARD,
        "card",
        lambda deck: dict(enumerate(deck.card_names)),
        lambda deck: f"a treasure card of the deck, which has {', '.join(deck.card_names)}",
    ),
    Family(START, "start", lambda _: numbered(SEATS[-1]), f"a seat from 1 to {SEATS[-1]}"),
    Family(
        PATTERN,
        "pattern",
        lambda deck: dict(enumerate(deck.pattern_names)),
        lambda deck: f"a pattern of the deck, which has {', '.join(deck.pattern_names)}",
    ),
)


def write(deck: Deck, seat: int, move: int) -> str:
    """The move as text; `seat` is CHANCE for what chance brings. Raises ValueError when there is no move of this code."""
    if seat == CHANCE:
        text = write_family(OUTCOMES, deck, family_of(move, OUTCOME_SIZE), thing_of(move, OUTCOME_SIZE))
    else:
        text = _write_move(deck, family_of(move, FAMILY_SIZE), thing_of(move, FAMILY_SIZE))
    if text is None:
        raise ValueError(f"there is no move of the code {move}")
    return text


@lru_cache(maxsize=4096)
def _write_move(deck: Deck, family: int, thing: int) -> str | None:
    if family == KEEP:
        return "keep " + " ".join(str(slot + 1) for slot in slots_in(thing))
    if family == CROSS:
        return f"{crossed_slot(thing) + 1}:{box_names(crossed_boxes(thing))}"
    return write_family(TAKES, deck, family, thing)


def read(deck: Deck, seat: int, text: str) -> int:
    """The move that a text means; capitals, blanks and order make no difference.

    Raises ValueError that says what was expected. Whether the move is legal is another question.
    """
    words = re.split(r"[\s,]+", text.replace(":", " : ").strip().lower())
    code = read_family(OUTCOMES, deck, words, text) if seat == CHANCE else _read_move(deck, words, text)
    if code is None and seat == CHANCE:
        raise ValueError(f"{text!r} is not an outcome of chance; write {CHANCE_EXAMPLES}")
    if code is None:
        raise ValueError(f"{text!r} is not a move; write {EXAMPLES}")
    return code


def _read_move(deck: Deck, words: Sequence[str], text: str) -> int | None:
    if words[0] == "keep":
        return _read_keep(words[1:], text)
    if words[1:2] == [":"]:
        return _read_crossing(words[0], words[2:], text)
    return read_family(TAKES, deck, words, text)


def _read_keep(words: Sequence[str], text: str) -> int:
    cards = {read_number(word, DEALT, text, "a dealt card", "'keep 1 3'") for word in words}
    if len(words) != KEPT or len(cards) != KEPT:
        raise ValueError(f"{text!r} does not name two different cards; write for example 'keep 1 3'")
    return KEEP + sum(1 << card for card in cards)


def _read_crossing(card: str, words: Sequence[str], text: str) -> int:
    slot = read_number(card, KEPT, text, "a card of yours", "'1:a1 a2 b2'")
    boxes = 0
    for word in words:
        box = _read_box(word)
        if box is None:
            raise ValueError(f"{word!r} in {text!r} is not a box from a1 to d4; write for example '1:a1 a2 b2'")
        if boxes >> box & 1:
            raise ValueError(f"{text!r} names the box {word} twice; name each box once, as in '1:a1 a2 b2'")
        boxes |= 1 << box
    if not boxes:
        raise ValueError(f"{text!r} names no box; write for example '1:a1 a2 b2'")
    return CROSS + slot * BOX_MASKS + boxes


def _read_box(word: str) -> int | None:
    found = re.fullmatch("([a-d])([1-4])", word)
    return (int(found[2]) - 1) * SIDE + COLUMNS.index(found[1]) if found else None
