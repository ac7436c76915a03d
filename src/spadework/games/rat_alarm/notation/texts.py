"""Moves of Rat Alarm as short texts, and the words for them.

Cards and seats count from 1 in texts: "turn up", "stay", "drop coins", "keep 12", "keep none", "bury 7";
chance writes "card 12", "cube 4" for a cube worth 4, and "first 2".
"""

import re
from collections.abc import Sequence

from spadework.engine.contract import CHANCE, Record
from spadework.engine.words import Message, SeatName, message
from spadework.games.rat_alarm.notation.wording import card_words, dropping_words, treasure_words
from spadework.games.rat_alarm.rules.material import Deck
from spadework.games.rat_alarm.rules.moves import can_turn_up, cards_showing, must_turn_up, seats_with_spade, to_move
from spadework.games.rat_alarm.rules.state import (
    ALARM,
    BURY,
    BURYING,
    CARD,
    CUBE,
    DEALING,
    DRAWING,
    DRAWING_FIRST,
    DROP,
    FIRST,
    KEEP,
    KEEP_NONE,
    KINDS,
    OVER,
    SEATS,
    STAY,
    TURN,
    TURN_UP,
    TURNED,
    VALUES,
)

EXAMPLES = "'turn up', 'stay', 'drop coins', 'keep 12', 'keep none' or 'bury 7'"
CHANCE_EXAMPLES = "'card 12', 'cube 4' or 'first 2'"
FAMILY = 0xFF  # what two codes of one kind of move may differ in

RULES = {
    "wait": "RA-20",
    "begin": "RA-21",
    "stay": "RA-22",
    "drop": "RA-23",
    "alarm": "RA-24",
    "bury": "RA-26",
    "alone": "RA-28",
    "empty": "RA-40",
    "over": "RA-40",
}


# Texts


def write(deck: Deck, seat: int, move: int) -> str:
    """The move as text; `seat` is CHANCE for what chance brings. Raises ValueError when there is no move of this code."""
    family, thing = move & ~FAMILY, move & FAMILY
    if seat == CHANCE:
        if family == CARD and _in_deck(deck, thing):
            return f"card {thing + 1}"
        if family == CUBE and thing < VALUES:
            return f"cube {deck.record.value[thing]}"
        if family == FIRST and thing < SEATS[-1]:
            return f"first {thing + 1}"
    elif move in (TURN_UP, STAY, KEEP_NONE):
        return {TURN_UP: "turn up", STAY: "stay", KEEP_NONE: "keep none"}[move]
    elif family == DROP and thing < len(KINDS):
        return f"drop {KINDS[thing]}"
    elif family in (KEEP, BURY) and _in_deck(deck, thing):
        return f"{'keep' if family == KEEP else 'bury'} {thing + 1}"
    raise ValueError(f"there is no move of the code {move}")


def _in_deck(deck: Deck, card: int) -> bool:
    return bool(int(deck.record.cards) >> card & 1)


def read(deck: Deck, seat: int, text: str) -> int:
    """The move that a text means; capitals and blanks make no difference.

    Raises ValueError that says what was expected. Whether the move is legal is another question.
    """
    words = re.split(r"[\s,:]+", text.strip().lower())
    if seat == CHANCE:
        return _read_chance(deck, words, text)
    if words in (["turn", "up"], ["turnup"]):
        return TURN_UP
    if words in (["stay"], ["stay", "in"]):
        return STAY
    verb, names = words[0], words[1:]
    if verb == "drop":
        return DROP + _read_kind([name for name in names if name not in ("out", "with")], text)
    if verb == "keep":
        return KEEP_NONE if names == ["none"] else KEEP + _read_card(deck, names, text, "'keep 12' or 'keep none'")
    if verb == "bury":
        return BURY + _read_card(deck, names, text, "'bury 7'")
    raise ValueError(f"{text!r} is not a move; write {EXAMPLES}")


def _read_chance(deck: Deck, words: Sequence[str], text: str) -> int:
    if len(words) == 2:
        kind, name = words
        if kind == "card":
            return CARD + _read_card(deck, [name], text, "'card 12'")
        if kind == "cube":
            return CUBE + _read_value(deck, name, text)
        if kind == "first":
            return FIRST + _read_number(name, SEATS[-1], text, "a seat", "'first 2'")
    raise ValueError(f"{text!r} is not an outcome of chance; write {CHANCE_EXAMPLES}")


def _read_number(word: str, most: int, text: str, what: str, example: str) -> int:
    if word not in [str(count) for count in range(1, most + 1)]:
        raise ValueError(f"{word!r} in {text!r} is not {what} from 1 to {most}; write for example {example}")
    return int(word) - 1


def _read_card(deck: Deck, names: Sequence[str], text: str, example: str) -> int:
    if len(names) != 1:
        raise ValueError(f"{text!r} does not name one card; write for example {example}")
    return _read_number(names[0], int(deck.record.cards).bit_length(), text, "the number of a card", example)


def _read_value(deck: Deck, word: str, text: str) -> int:
    values = [str(deck.record.value[number]) for number in range(VALUES) if deck.record.copies[number]]
    if word not in values:
        raise ValueError(f"{word!r} in {text!r} is not the value of a cube; there are cubes of {', '.join(values)}")
    return values.index(word)


def _read_kind(names: Sequence[str], text: str) -> int:
    if len(names) == 1:
        for kind, name in enumerate(KINDS):
            if names[0] in (name, name.removesuffix("s")):
                return kind
    raise ValueError(f"{text!r} does not name one kind of treasure; write 'drop' and one of {', '.join(KINDS)}")


# Labels and questions


def label(deck: Deck, view: Record, seat: int, move: int) -> Message:
    """The move in words, for a button or a list."""
    family, thing = move & ~FAMILY, move & FAMILY
    if seat == CHANCE:
        return _label_chance(deck, family, thing)
    if family == DROP:
        return _label_drop(deck, view, thing)
    if move == KEEP_NONE:
        return message("label-keep-none")
    if family in (KEEP, BURY):
        return message("label-keep" if family == KEEP else "label-bury", card=card_words(deck, thing))
    return message("label-turn-up" if move == TURN_UP else "label-stay")


def _label_chance(deck: Deck, family: int, thing: int) -> Message:
    if family == CUBE:
        return message("label-cube", value=int(deck.record.value[thing]))
    if family == FIRST:
        return message("told-first", seat=SeatName(thing))
    return message("label-card", card=card_words(deck, thing))


def _label_drop(deck: Deck, view: Record, kind: int) -> Message:
    cards = int(cards_showing(deck.record, view, kind))
    named = dropping_words(kind)
    if not cards:
        return message("label-drop-nothing", kind=named)
    treasures = treasure_words(deck, cards, with_rats=True)
    return message("label-drop", kind=named, count=cards.bit_count(), treasures=treasures)


def ask(deck: Deck, view: Record, seat: int) -> Message:
    """What `seat`, which is to move, is asked to do."""
    if view.phase == ALARM:
        return message("ask-alarm")
    if view.phase == BURYING:
        return message("ask-bury")
    can = can_turn_up(view)
    if view.phase == TURNED:
        turned = treasure_words(deck, 1 << int(view.turned), with_rats=True)
        if seats_with_spade(view) > 1:
            return message("ask-turned", treasures=turned)
        return message("ask-turned-alone" if can else "ask-turned-empty", treasures=turned)
    if not can:
        return message("ask-drop")
    return message("ask-begin" if must_turn_up(view) else "ask-turn")


def refusal_rule(deck: Deck, view: Record, seat: int, move: int) -> str:
    """The number of the rule by which `move` is not legal for `seat`."""
    return RULES[kind(deck, view, seat, move)]


def kind(deck: Deck, view: Record, seat: int, move: int) -> str:
    """Which of RULES explains why `move` is not legal for `seat`."""
    phase = int(view.phase)
    if phase == OVER:
        return "over"
    if phase in (DEALING, DRAWING, DRAWING_FIRST) or not to_move(deck.record, view) >> seat & 1:
        return "wait"
    if phase == ALARM:
        return "alarm"
    family = move & ~FAMILY
    if phase == BURYING or family == BURY:
        return "bury"
    if family == KEEP:
        return "alarm"
    return _kind_in_turn(view, phase, family)


def _kind_in_turn(view: Record, phase: int, family: int) -> str:
    alone = phase == TURNED and seats_with_spade(view) == 1
    if family == STAY:
        return "alone" if alone else "stay"
    if family == TURN_UP:
        return "stay" if phase == TURNED and not alone else "empty"
    return "begin" if phase == TURN and must_turn_up(view) else "drop"
