"""Moves of Rat Alarm as short texts.

Cards and seats count from 1 in texts: "turn up", "stay", "drop coins", "keep 12", "keep none", "bury 7";
chance writes "card 12", "cube 4" for a cube worth 4, and "first 2".
"""

import re

from spadework.engine.codes import family_of, thing_of
from spadework.engine.contract import CHANCE
from spadework.engine.texts import Family, Names, numbered, read_family, write_family
from spadework.games.rat_alarm.rules.material import Deck
from spadework.games.rat_alarm.rules.state import (
    BURY,
    CARD,
    CUBE,
    DROP,
    FAMILY_SIZE,
    FIRST,
    KEEP,
    KEEP_NONE,
    KINDS,
    SEATS,
    STAY,
    TURN_UP,
    VALUES,
)

EXAMPLES = "'turn up', 'stay', 'drop coins', 'keep 12', 'keep none' or 'bury 7'"
CHANCE_EXAMPLES = "'card 12', 'cube 4' or 'first 2'"

FILLERS = {"drop": ("out", "with"), "stay": ("in",)}
"""Words that may stand after a verb and say nothing, as in "drop out with coins"."""


def _cards(deck: Deck) -> Names:
    return numbered(len(deck.treasures))


def _cards_or_none(deck: Deck) -> Names:
    return {**_cards(deck), thing_of(KEEP_NONE, FAMILY_SIZE): "none"}


def _values(deck: Deck) -> Names:
    return {number: str(deck.record.value[number]) for number in range(VALUES) if deck.record.copies[number]}


def _a_card(deck: Deck) -> str:
    return f"the number of a card from 1 to {len(deck.treasures)}"


MOVES = (
    Family(TURN_UP, "turn up", lambda _: {0: ""}, "a move"),
    Family(TURN_UP, "turnup", lambda _: {0: ""}, "a move"),
    Family(STAY, "stay", lambda _: {0: ""}, "a move"),
    Family(
        DROP,
        "drop",
        lambda _: dict(enumerate(KINDS)),
        f"one kind of treasure, which are {', '.join(KINDS)}",
        {name.removesuffix("s"): kind for kind, name in enumerate(KINDS)},
    ),
    Family(KEEP, "keep", _cards_or_none, lambda deck: f"{_a_card(deck)}, or none"),
    Family(BURY, "bury", _cards, _a_card),
)
OUTCOMES = (
    Family(CARD, "card", _cards, _a_card),
    Family(CUBE, "cube", _values, lambda deck: f"the value of a cube, which are {', '.join(_values(deck).values())}"),
    Family(FIRST, "first", lambda _: numbered(SEATS[-1]), f"a seat from 1 to {SEATS[-1]}"),
)


def write(deck: Deck, seat: int, move: int) -> str:
    """The move as text; `seat` is CHANCE for what chance brings. Raises ValueError when there is no move of this code."""
    families = OUTCOMES if seat == CHANCE else MOVES
    text = write_family(families, deck, family_of(move, FAMILY_SIZE), thing_of(move, FAMILY_SIZE))
    if text is None:
        raise ValueError(f"there is no move of the code {move}")
    return text


def read(deck: Deck, seat: int, text: str) -> int:
    """The move that a text means; capitals and blanks make no difference.

    Raises ValueError that says what was expected. Whether the move is legal is another question.
    """
    verb, *names = re.split(r"[\s,:]+", text.strip().lower())
    words = [verb, *(name for name in names if name not in FILLERS.get(verb, ()))]
    code = read_family(OUTCOMES if seat == CHANCE else MOVES, deck, words, text)
    if code is None and seat == CHANCE:
        raise ValueError(f"{text!r} is not an outcome of chance; write {CHANCE_EXAMPLES}")
    if code is None:
        raise ValueError(f"{text!r} is not a move; write {EXAMPLES}")
    return code
