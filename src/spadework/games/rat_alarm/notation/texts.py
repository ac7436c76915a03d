"""Families of moves of Rat Alarm: short text, label, clicks, refusal and codes of each. Numbers in brackets refer to the rule book.

Cards and seats count from 1 in texts: "turn up", "stay", "drop coins", "keep 12", "keep none", "bury 7";
chance writes "card 12", "cube 4" for a cube worth 4, and "first 2".
"""

import re
from collections.abc import Iterable, Sequence

from spadework.engine.codes import thing_of
from spadework.engine.interface import CHANCE, Record
from spadework.engine.look import waiting
from spadework.engine.texts import Family, Names, family_with, label_of, numbered, read_family, write_family
from spadework.engine.words import Message, SeatName, message
from spadework.games.rat_alarm.notation.wording import card_words, cards_in, dropping_words, treasure_words
from spadework.games.rat_alarm.rules import moves as rounds
from spadework.games.rat_alarm.rules import state as s
from spadework.games.rat_alarm.rules.material import Deck
from spadework.games.rat_alarm.rules.setup import cards_in_game

EXAMPLES = "'turn up', 'stay', 'drop coins', 'keep 12', 'keep none' or 'bury 7'"
CHANCE_EXAMPLES = "'card 12', 'cube 4' or 'first 2'"

FILLERS = {"drop": ("out", "with"), "stay": ("in",)}
"""Optional words after a verb that are ignored, as in "drop out with coins"."""

NONE = thing_of(s.KEEP_NONE, s.FAMILY_SIZE)
"""The thing of a seat that keeps no rat card."""


# Names and things


def _nothing(_deck: Deck) -> Names:
    return {0: ""}


def _cards(deck: Deck) -> Names:
    return numbered(len(deck.treasures))


def _values(deck: Deck) -> Names:
    return {number: str(deck.record.value[number]) for number in range(s.VALUES) if deck.record.copies[number]}


def _a_card(deck: Deck) -> str:
    return f"the number of a card from 1 to {len(deck.treasures)}"


def _cards_played(material: Record, seats: int) -> list[int]:
    return cards_in(int(cards_in_game(material, seats)))


def _rats_or_none(material: Record, seats: int) -> Iterable[int]:
    return [*cards_in(int(cards_in_game(material, seats)) & int(material.rats)), NONE]


# Labels


def _label_drop(deck: Deck, view: Record, _seat: int, kind: int) -> Message:
    cards = int(rounds.cards_showing(deck.record, view, kind))
    named = dropping_words(kind)
    if not cards:
        return message("label-drop-nothing", kind=named)
    treasures = treasure_words(deck, cards, with_rats=True)
    return message("label-drop", kind=named, count=cards.bit_count(), treasures=treasures)


def _label_keep(deck: Deck, _view: Record, _seat: int, thing: int) -> Message:
    return message("label-keep-none") if thing == NONE else message("label-keep", card=card_words(deck, thing))


# Refusals


def _rule_of_turning_up(view: Record, _thing: int) -> str:
    return "RA-22" if view.phase == s.TURNED and rounds.seats_with_spade(view) > 1 else "RA-40"


def _rule_of_staying(view: Record, _thing: int) -> str:
    return "RA-28" if rounds.seats_with_spade(view) == 1 else "RA-22"


def _rule_of_dropping(view: Record, _thing: int) -> str:
    return "RA-21" if view.phase == s.TURN and rounds.must_turn_up(view) else "RA-23"


# The tables

MOVES = (
    Family(
        s.TURN_UP,
        "turn up",
        _nothing,
        "a move",
        label=lambda *_: message("label-turn-up"),
        clicked="draw-pile",
        rule=_rule_of_turning_up,
        things=lambda *_: [0],
    ),
    Family(
        s.STAY,
        "stay",
        _nothing,
        "a move",
        label=lambda *_: message("label-stay"),
        clicked="stay",
        rule=_rule_of_staying,
        things=lambda *_: [0],
    ),
    Family(
        s.DROP,
        "drop",
        lambda _: dict(enumerate(s.KINDS)),
        f"one kind of treasure, which are {', '.join(s.KINDS)}",
        {name.removesuffix("s"): kind for kind, name in enumerate(s.KINDS)},
        label=_label_drop,
        clicked="kind",
        rule=_rule_of_dropping,
        things=lambda *_: range(s.MOST_KINDS),
    ),
    Family(
        s.KEEP,
        "keep",
        lambda deck: {**_cards(deck), NONE: "none"},
        lambda deck: f"{_a_card(deck)}, or none",
        label=_label_keep,
        clicked="card-or-none",
        rule="RA-24",
        things=_rats_or_none,
    ),
    Family(
        s.BURY,
        "bury",
        _cards,
        _a_card,
        label=lambda deck, _view, _seat, card: message("label-bury", card=card_words(deck, card)),
        clicked="card",
        rule="RA-26",
        things=_cards_played,
    ),
)
OUTCOMES_OF_CHANCE = (
    Family(
        s.CARD,
        "card",
        _cards,
        _a_card,
        label=lambda deck, _view, _seat, card: message("label-card", card=card_words(deck, card)),
        things=_cards_played,
    ),
    Family(
        s.CUBE,
        "cube",
        _values,
        lambda deck: f"the value of a cube, which are {', '.join(_values(deck).values())}",
        label=lambda deck, _view, _seat, number: message("label-cube", value=int(deck.record.value[number])),
        things=lambda *_: range(s.VALUES),
    ),
    Family(
        s.FIRST,
        "first",
        lambda _: numbered(s.SEATS[-1]),
        f"a seat from 1 to {s.SEATS[-1]}",
        label=lambda _deck, _view, _seat, first: message("event-first", seat=SeatName(first)),
        things=lambda _material, seats: range(seats),
    ),
)
"""All families, in the order in which encodings number the codes."""

PHASE_RULES = {s.DEALING: "RA-11", s.DRAWING_FIRST: "RA-12", s.OVER: "RA-40"}
"""The rule by which no seat moves in a phase."""


def families_of(seat: int) -> Sequence[Family]:
    """Return the families of the moves of a seat, or of chance."""
    return OUTCOMES_OF_CHANCE if seat == CHANCE else MOVES


def write(deck: Deck, seat: int, move: int) -> str:
    """Return the move as text; `seat` is CHANCE for outcomes of chance. Raises ValueError for an unknown code."""
    text = write_family(families_of(seat), deck, move)
    if text is None:
        raise ValueError(f"there is no move of the code {move}")
    return text


def read(deck: Deck, seat: int, text: str) -> int:
    """Return the move that a text means, legal or not; case and blanks don't matter.

    Raises ValueError with what was expected.
    """
    verb, *names = re.split(r"[\s,:]+", text.strip().lower())
    words = [*verb.replace("turnup", "turn up").split(), *(name for name in names if name not in FILLERS.get(verb, ()))]
    code = read_family(families_of(seat), deck, words, text)
    if code is None and seat == CHANCE:
        raise ValueError(f"{text!r} is not an outcome of chance; write {CHANCE_EXAMPLES}")
    if code is None:
        raise ValueError(f"{text!r} is not a move; write {EXAMPLES}")
    return code


def label(deck: Deck, view: Record, seat: int, move: int) -> Message:
    """Return the move in words, for a button or a list."""
    return label_of(families_of(seat), deck, view, seat, move)


def refusal_rule(deck: Deck, view: Record, seat: int, move: int) -> str:
    """Return the number of the rule by which `move` is not legal for `seat`."""
    phase = int(view.phase)
    if phase in PHASE_RULES:
        return PHASE_RULES[phase]
    if seat not in waiting(rounds, deck.record, view):
        return "RA-20"
    family = family_with(MOVES, move)
    if family and family.code in (s.KEEP, s.BURY) and move - family.code in view.spade[: view.seats]:
        return "RA-27"
    if phase in (s.ALARM, s.BURYING):
        return "RA-24" if phase == s.ALARM else "RA-26"
    return family.rule_for(view, move - family.code) if family else _rule_of_dropping(view, move)
