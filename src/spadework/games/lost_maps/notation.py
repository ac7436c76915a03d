"""Moves of Lost Maps as short texts, and what is told of them.

Seats, cards and places count from 1 in texts; a box is a column a to d with a row 1 to 4:
"keep 1 3", "1:a1 a2 b2", "take 2", "take stack"; chance writes "card P3", "start 2", "pattern L4".
"""

import re
from collections.abc import Iterable, Iterator, Sequence

import numpy as np

from spadework.engine.contract import CHANCE, SPECTATOR, Record
from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.lost_maps.rules.material import COLOUR_NAMES, SIDE, Deck
from spadework.games.lost_maps.rules.scoring import places, scores
from spadework.games.lost_maps.rules.state import (
    CARD,
    CROSS,
    CROSSING,
    DEALING,
    DEALT,
    DISPLAYED,
    KEEP,
    KEEPING,
    KEPT,
    NO_CARD,
    OVER,
    PATTERN,
    PLACE,
    REVEALING,
    ROW,
    ROWS,
    SEATS,
    STACK,
    START,
    TAKE,
    TAKING,
    TURNS,
)

COLUMNS = "abcd"
COLOUR_LETTERS = "POGS"
BOXES_IN_READING_ORDER = tuple(row * SIDE + column for column in range(SIDE) for row in range(SIDE))
EXAMPLES = "'keep 1 3', '1:a1 a2 b2', 'take 2' or 'take stack'"
CHANCE_EXAMPLES = "'card P3', 'start 2' or 'pattern L4'"

SHAPES = {
    "pattern-line-2": 0b0000_0000_0011,
    "pattern-line-3": 0b0000_0000_0111,
    "pattern-line-4": 0b0000_0000_1111,
    "pattern-corner": 0b0000_0001_0011,
    "pattern-t": 0b0000_0010_0111,
    "pattern-l": 0b0011_0001_0001,
    "pattern-s": 0b0000_0011_0110,
    "pattern-square": 0b0000_0011_0011,
}

RULES = {
    "keep": "LM-10",
    "cross": "LM-21",
    "pattern": "LM-22",
    "box": "LM-23",
    "extra": "LM-26",
    "take": "LM-32",
    "wait": "LM-30",
    "over": "LM-41",
}


# Texts


def write(deck: Deck, seat: int, move: int) -> str:
    """The move as text; `seat` is CHANCE for what chance brings."""
    if seat == CHANCE:
        return _write_chance(deck, move)
    if move & KEEP:
        return "keep " + " ".join(str(place + 1) for place in kept_places(move))
    if move & TAKE:
        return "take stack" if move == TAKE + STACK else f"take {move - TAKE + 1}"
    return f"{crossed_place(move) + 1}:{box_names(crossed_boxes(move))}"


def _write_chance(deck: Deck, move: int) -> str:
    if move >= PATTERN:
        return f"pattern {deck.pattern_names[move - PATTERN]}"
    if move >= START:
        return f"start {move - START + 1}"
    return f"card {deck.card_names[move - CARD]}"


def read(deck: Deck, seat: int, text: str) -> int:
    """The move that a text means; capitals, blanks and order make no difference.

    Raises ValueError that says what was expected. Whether the move is legal is another question.
    """
    words = re.split(r"[\s,]+", text.replace(":", " : ").strip().lower())
    if seat == CHANCE:
        return _read_chance(deck, words, text)
    if words[0] == "keep":
        return _read_keep(words[1:], text)
    if words[0] == "take":
        return _read_take(words[1:], text)
    if words[1:2] == [":"]:
        return _read_cross(words[0], words[2:], text)
    raise ValueError(f"{text!r} is not a move; write {EXAMPLES}")


def _read_chance(deck: Deck, words: Sequence[str], text: str) -> int:
    if len(words) == 2:
        kind, name = words
        if kind == "card":
            return CARD + _named(name, deck.card_names, "treasure card")
        if kind == "pattern":
            return PATTERN + _named(name, deck.pattern_names, "pattern")
        if kind == "start":
            return START + _counted(name, SEATS[-1], text, "a seat", "'start 2'")
    raise ValueError(f"{text!r} is not an outcome of chance; write {CHANCE_EXAMPLES}")


def _named(name: str, names: Sequence[str], kind: str) -> int:
    known = [known.lower() for known in names]
    if name not in known:
        raise ValueError(f"the deck has no {kind} {name!r}; it has {', '.join(names)}")
    return known.index(name)


def _counted(word: str, most: int, text: str, what: str, example: str) -> int:
    if word not in [str(count) for count in range(1, most + 1)]:
        raise ValueError(f"{word!r} in {text!r} is not {what} from 1 to {most}; write for example {example}")
    return int(word) - 1


def _read_keep(words: Sequence[str], text: str) -> int:
    cards = {_counted(word, DEALT, text, "a dealt card", "'keep 1 3'") for word in words}
    if len(words) != KEPT or len(cards) != KEPT:
        raise ValueError(f"{text!r} does not name two different cards; write for example 'keep 1 3'")
    return KEEP + sum(1 << card for card in cards)


def _read_take(words: Sequence[str], text: str) -> int:
    if list(words) == ["stack"]:
        return TAKE + STACK
    if len(words) != 1:
        raise ValueError(f"{text!r} does not name one card; write 'take 2' for the display or 'take stack'")
    return TAKE + _counted(words[0], DISPLAYED, text, "a card of the display", "'take 2' or 'take stack'")


def _read_cross(card: str, words: Sequence[str], text: str) -> int:
    place = _counted(card, KEPT, text, "a card of yours", "'1:a1 a2 b2'")
    boxes = 0
    for word in words:
        box = _box(word)
        if box is None:
            raise ValueError(f"{word!r} in {text!r} is not a box from a1 to d4; write for example '1:a1 a2 b2'")
        if boxes >> box & 1:
            raise ValueError(f"{text!r} names the box {word} twice; name each box once, as in '1:a1 a2 b2'")
        boxes |= 1 << box
    if not boxes:
        raise ValueError(f"{text!r} names no box; write for example '1:a1 a2 b2'")
    return CROSS + place * PLACE + boxes


def _box(word: str) -> int | None:
    found = re.fullmatch("([a-d])([1-4])", word)
    return (int(found[2]) - 1) * SIDE + COLUMNS.index(found[1]) if found else None


# What codes mean


def kept_places(move: int) -> list[int]:
    """Which of the four dealt cards a keeping move keeps, from 0."""
    return [place for place in range(DEALT) if move - KEEP >> place & 1]


def crossed_place(move: int) -> int:
    """The place of the card on which a move crosses off boxes, 0 or 1."""
    return (move - CROSS) // PLACE


def crossed_boxes(move: int) -> int:
    """The mask of the boxes that a move crosses off."""
    return (move - CROSS) % PLACE


def box_name(box: int) -> str:
    """The name of a bit of a mask.

    >>> box_name(0), box_name(1), box_name(4)
    ('a1', 'b1', 'a2')
    """
    return f"{COLUMNS[box % SIDE]}{box // SIDE + 1}"


def boxes_in(mask: int) -> list[int]:
    """The bits of a mask, column by column."""
    return [box for box in BOXES_IN_READING_ORDER if mask >> box & 1]


def box_names(mask: int) -> str:
    """The boxes of a mask by name.

    >>> box_names(0b0001_0011)
    'a1 a2 b1'
    """
    return " ".join(box_name(box) for box in boxes_in(mask))


# Words for things


def card_words(deck: Deck, card: int) -> Message:
    """A treasure card in words: its colour, and its number or name."""
    colour, name = int(deck.record.colour[card]), deck.card_names[card]
    numbered = re.fullmatch(rf"{COLOUR_LETTERS[colour]}(\d+)", name)
    return message(f"card-{COLOUR_NAMES[colour]}", name=numbered[1] if numbered else name)


def pattern_words(deck: Deck, pattern: int) -> Message:
    """An expedition's pattern in words, however the deck draws and names it."""
    placements = [int(way) for way in deck.record.placement[pattern, : deck.record.placements[pattern]]]
    for id, shape in SHAPES.items():
        if shape in placements:
            return message(id)
    return message("pattern-other", name=deck.pattern_names[pattern], boxes=placements[0].bit_count())


def symbols_under(deck: Deck, card: int, boxes: int) -> list[Message]:
    """The symbols on some boxes of a card, counted, in words."""
    counts = {kind: (int(deck.record[kind][card]) & boxes).bit_count() for kind in ("coins", "palms", "crosses")}
    return [message(f"symbol-{kind}", count=count) for kind, count in counts.items() if count]


# Labels and questions


def label(deck: Deck, view: Record, seat: int, move: int) -> Message:
    """The move in words, for a button or a list."""
    if seat == CHANCE:
        return _label_chance(deck, move)
    if move & KEEP:
        cards = [card_words(deck, int(view.hand[seat, place])) for place in kept_places(move)]
        return message("label-keep", cards=and_list(cards))
    if move == TAKE + STACK:
        return message("label-draw")
    if move & TAKE:
        return message("label-take", card=card_words(deck, int(view.display[move - TAKE])))
    return _label_cross(deck, int(view.card[seat, crossed_place(move)]), crossed_boxes(move))


def _label_chance(deck: Deck, move: int) -> Message:
    if move >= PATTERN:
        return message("label-pattern", pattern=pattern_words(deck, move - PATTERN))
    if move >= START:
        return message("told-start", seat=SeatName(move - START))
    return message("label-card", card=card_words(deck, move - CARD))


def _label_cross(deck: Deck, card: int, boxes: int) -> Message:
    crossing = message("label-cross", boxes=box_names(boxes), card=card_words(deck, card))
    symbols = symbols_under(deck, card, boxes)
    return message("label-with", crossing=crossing, symbols=and_list(symbols)) if symbols else crossing


def ask(deck: Deck, view: Record, seat: int) -> Message:
    """What `seat`, which is to move, is asked to do."""
    if view.phase == KEEPING:
        return message("ask-keep")
    if view.phase == TAKING:
        return message("ask-take")
    if view.owed[seat]:
        return message("ask-extra", count=int(view.owed[seat]))
    return message("ask-cross", pattern=pattern_words(deck, int(view.pattern)))


def refusal_rule(deck: Deck, view: Record, seat: int, move: int) -> str:
    """The number of the rule by which `move` is not legal for `seat`."""
    return RULES[kind(deck, view, seat, move)]


def kind(deck: Deck, view: Record, seat: int, move: int) -> str:
    """Which of RULES explains why `move` is not legal for `seat`."""
    if view.phase == CROSSING and move & CROSS and not move & TAKE:
        if (int(view.crossing[seat, 0]) | int(view.crossing[seat, 1])) > 0:
            return "extra"
        return "box" if crossed_boxes(move).bit_count() == 1 else "pattern"
    return {KEEPING: "keep", CROSSING: "cross", TAKING: "take", OVER: "over"}.get(int(view.phase), "wait")


# What happened between two views


def tell(deck: Deck, before: Record, after: Record, seat: int) -> list[Message]:
    """What `seat` saw happen between two of its views, line by line.

    Expeditions are counted, never named: those turned up earlier in a round may not be looked up.
    """
    return [
        *_tell_deal(deck, before, after, seat),
        *_tell_keeping(deck, before, after, seat),
        *_tell_display(deck, before, after),
        *_tell_start(before, after),
        *_tell_expedition(before, after),
        *_tell_replacements(deck, before, after),
        *_tell_crosses(deck, before, after),
        *_tell_symbols(before, after),
        *_tell_third_action(deck, before, after),
        *_tell_end(deck, before, after),
    ]


def in_turn(view: Record) -> list[int]:
    """The seats, clockwise from the start player."""
    seats = int(view.seats)
    start = max(int(view.start), 0)
    return [(start + later) % seats for later in range(seats)]


def _tell_deal(deck: Deck, before: Record, after: Record, seat: int) -> Iterator[Message]:
    if before.phase == DEALING and after.phase == KEEPING:
        yield message("told-dealt")
        if seat != SPECTATOR:
            cards = [card_words(deck, int(card)) for card in after.hand[seat]]
            yield message("told-own-hand", seat=SeatName(seat), cards=and_list(cards))


def _tell_keeping(deck: Deck, before: Record, after: Record, seat: int) -> Iterator[Message]:
    if before.phase != KEEPING:
        return
    shown = after.phase != KEEPING
    for other in range(int(after.seats)):
        if other == seat and before.keeping[seat]:
            continue
        if shown:
            yield _keeps(deck, other, [int(card) for card in after.card[other]])
        elif other == seat and after.keeping[seat]:
            yield _keeps(
                deck, seat, [int(after.hand[seat, place]) for place in kept_places(KEEP + int(after.keeping[seat]))]
            )


def _keeps(deck: Deck, seat: int, cards: Iterable[int]) -> Message:
    return message("told-keeps", seat=SeatName(seat), cards=and_list([card_words(deck, card) for card in cards]))


def _tell_display(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    for old, new in zip(before.display, after.display, strict=True):
        if new not in (NO_CARD, old):
            yield message("told-displayed", card=card_words(deck, int(new)))


def _tell_start(before: Record, after: Record) -> Iterator[Message]:
    if before.start < 0 <= after.start:
        yield message("told-start", seat=SeatName(int(after.start)))


def _tell_expedition(before: Record, after: Record) -> Iterator[Message]:
    if before.phase == REVEALING and (after.phase, after.turn, after.rounds) != (
        before.phase,
        before.turn,
        before.rounds,
    ):
        yield message("told-expedition", round=int(before.rounds) + 1, turn=int(before.turn) + 1, turns=TURNS)


def _tell_replacements(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    if before.phase <= KEEPING:
        return
    for seat in in_turn(before):
        for place in range(KEPT):
            card = int(after.card[seat, place])
            if card not in (NO_CARD, int(before.card[seat, place])):
                id = "told-takes" if card in before.display else "told-draws"
                yield message(id, seat=SeatName(seat), card=card_words(deck, card))


def _tell_crosses(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    for seat in in_turn(before):
        for place in range(KEPT):
            card = int(before.card[seat, place])
            boxes = newly_crossed(deck, before, after, seat, place) if card >= 0 else 0
            if boxes:
                yield message("told-crosses", seat=SeatName(seat), boxes=box_names(boxes), card=card_words(deck, card))


def newly_crossed(deck: Deck, before: Record, after: Record, seat: int, place: int) -> int:
    """The boxes of a card that came to be crossed off between two views, as far as they show it."""
    card = int(before.card[seat, place])
    earlier = int(before.crossed[seat, place]) | sealed_boxes(before, seat, place)
    if after.card[seat, place] == card:
        return (int(after.crossed[seat, place]) | sealed_boxes(after, seat, place)) & ~earlier
    # Only a filled card is ever put aside.
    return int(deck.record.boxes[card]) & ~earlier


def sealed_boxes(view: Record, seat: int, place: int) -> int:
    """The boxes that a seat has crossed off in this turn, none where the view hides them."""
    return max(int(view.crossing[seat, place]), 0)


def _tell_symbols(before: Record, after: Record) -> Iterator[Message]:
    for seat in in_turn(before):
        marked = int(after.coins[seat]) - int(before.coins[seat])
        if marked:
            yield message(
                "told-coins", seat=SeatName(seat), count=marked, coins=int(after.coins[seat]), most=ROWS * ROW
            )
        for palm in range(int(before.palms[seat]), int(after.palms[seat])):
            yield message("told-palm", seat=SeatName(seat), points=int(after.palm[seat, palm]))


def _tell_third_action(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    for seat in in_turn(before):
        for row in range(int(before.rows[seat]), int(after.rows[seat])):
            cup = int(after.cup[seat, row])
            yield (
                message("told-cup", seat=SeatName(seat), cup=cup)
                if cup
                else message("told-no-cup", seat=SeatName(seat))
            )
        filled = int(after.filled[seat]) & ~int(before.filled[seat])
        for card in range(len(deck.card_names)):
            if filled >> card & 1:
                yield message(
                    "told-fills",
                    seat=SeatName(seat),
                    card=card_words(deck, card),
                    points=int(deck.record.points[deck.record.colour[card]]),
                )


def _tell_end(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    if after.rounds > before.rounds:
        yield message("told-round-over", round=int(after.rounds))
    if after.phase == OVER and before.phase != OVER:
        winners, points = winners_of(deck, after)
        seats = and_list([message("seat-name", seat=SeatName(seat)) for seat in winners])
        yield message("told-wins" if len(winners) == 1 else "told-share", seats=seats, points=points)


def winners_of(deck: Deck, view: Record) -> tuple[list[int], int]:
    """Who has won, and with how many points, once the game is over."""
    finished, points = np.zeros(SEATS[-1], np.int32), np.zeros(SEATS[-1], np.int32)
    places(deck.record, view, finished)
    scores(deck.record, view, points)
    winners = [seat for seat in range(int(view.seats)) if finished[seat] == 1]
    return winners, int(points[winners[0]])
