"""Moves of Sea & Shore as short texts.

Seats count from 1 in texts, island cards are the first letter of their colour and their number: "give r12", "r7 sea", "r7 shore +3",
"take", "steal 2", "extras from 3", "draw from 3", "return b5", "look red-blue", "order 2 1 3", "fetch g4", "discard p1";
chance writes "card r12", "start 2", "side 3", "treasure g5a" and "drawn r7".
"""

import re
from collections.abc import Sequence

from spadework.engine.codes import family_of, thing_of
from spadework.engine.contract import CHANCE
from spadework.engine.texts import Family, numbered, read_family, write_family
from spadework.games.sea_and_shore.notation.wording import STACKS
from spadework.games.sea_and_shore.rules.codes import (
    ADDED,
    CARD,
    DISCARD,
    DRAW_FROM,
    DRAWN,
    FAMILY_SIZE,
    FETCH,
    GIVE,
    GIVE_BACK,
    HALF,
    LOOK,
    ORDER,
    ORDERS,
    PLAY,
    ROB,
    SIDE,
    START,
    STEAL,
    TAKE,
    TREASURE,
    played_card,
    played_extras,
    played_half,
)
from spadework.games.sea_and_shore.rules.material import Deck
from spadework.games.sea_and_shore.rules.state import COLOURS, EXTRAS, MOST_SEATS, NUMBERS

CARD_NAMES = dict(enumerate(f"{colour[0]}{number}" for colour in COLOURS for number in range(1, NUMBERS + 1)))
ORDER_NAMES = {index: " ".join(str(treasure + 1) for treasure in order) for index, order in enumerate(ORDERS)}
ACTION_NAMES = {action: str(action) for action in range(1, 5)}
HALF_NAMES = ("sea", "shore")
TAKE_TEXT = "take"
A_CARD = "an island card from r1 to r12, b1 to b12, g1 to g12 or p1 to p12"

EXAMPLES = "'r7 sea', 'r7 shore +3', 'give r12', 'take', 'steal 2' or another move of the rule book's list"
CHANCE_EXAMPLES = "'card r12', 'start 2', 'side 3', 'treasure g5a' or 'drawn r7'"


def card_family(code: int, verb: str) -> Family:
    """Moves that are about an island card."""
    return Family(code, verb, lambda _deck: CARD_NAMES, A_CARD)


def seat_family(code: int, verb: str) -> Family:
    """Moves that are about a seat."""
    return Family(code, verb, lambda _deck: numbered(MOST_SEATS), f"a seat from 1 to {MOST_SEATS}")


FAMILIES = (
    card_family(GIVE, "give"),
    seat_family(STEAL, "steal"),
    seat_family(ROB, "extras from"),
    seat_family(DRAW_FROM, "draw from"),
    card_family(GIVE_BACK, "return"),
    Family(LOOK, "look", lambda _deck: dict(enumerate(STACKS)), "a stack, red-blue or green-purple"),
    Family(ORDER, "order", lambda _deck: ORDER_NAMES, "an order of 1, 2 and 3"),
    card_family(FETCH, "fetch"),
    card_family(DISCARD, "discard"),
)
CHANCES = (
    card_family(CARD, "card"),
    seat_family(START, "start"),
    Family(SIDE, "side", lambda _deck: ACTION_NAMES, "an action from 1 to 4"),
    Family(
        TREASURE,
        "treasure",
        lambda deck: dict(enumerate(deck.treasures)),
        lambda deck: f"a treasure; there are {', '.join(deck.treasures)}",
    ),
    card_family(DRAWN, "drawn"),
)


def families_of(seat: int) -> Sequence[Family]:
    """The families of the moves of a seat, or of chance, whose texts are a verb and a name."""
    return CHANCES if seat == CHANCE else FAMILIES


def write(deck: Deck, seat: int, move: int) -> str:
    """The move as text; `seat` is CHANCE for what chance brings. Raises ValueError when there is no move of this code."""
    if seat != CHANCE and move == TAKE:
        return TAKE_TEXT
    if seat != CHANCE and PLAY <= move < 2 * PLAY:
        text = _write_play(move)
    else:
        family, thing = family_of(move, FAMILY_SIZE), thing_of(move, FAMILY_SIZE)
        text = write_family(families_of(seat), deck, family, thing)
    if text is None:
        raise ValueError(f"there is no move of the code {move}")
    return text


def _write_play(move: int) -> str | None:
    card, added = played_card(move), played_extras(move)
    if card not in CARD_NAMES or added > EXTRAS:
        return None
    return f"{CARD_NAMES[card]} {HALF_NAMES[played_half(move)]}" + (f" +{added}" if added else "")


def read(deck: Deck, seat: int, text: str) -> int:
    """The move that a text means; capitals, blanks and commas make no difference, and "from" may be left out.

    Raises ValueError that says what was expected. Whether the move is legal is another question.
    """
    words = [word for word in re.split(r"[\s,:]+", text.lower()) if word]
    if seat != CHANCE:
        if words == [TAKE_TEXT]:
            return TAKE
        if re.match("[rbgp][0-9]", "".join(words)):
            return _read_play("".join(words), text)
    move = read_family(families_of(seat), deck, _with_from(words), text)
    if move is None:
        expected = f"an outcome of chance; write {CHANCE_EXAMPLES}" if seat == CHANCE else f"a move; write {EXAMPLES}"
        raise ValueError(f"{text!r} is not {expected}")
    return move


def _with_from(words: Sequence[str]) -> Sequence[str]:
    """The words with "from" where it belongs, and nowhere else."""
    words = [word for word in words if word != "from"]
    return [*words[:1], "from", *words[1:]] if words[:1] in (["extras"], ["draw"]) else words


def _read_play(squeezed: str, text: str) -> int:
    found = re.fullmatch(r"([a-z][0-9]+)(sea|shore)(.*)", squeezed)
    if not found:
        raise ValueError(f"{text!r} does not say which half is shown; write for example 'r7 sea' or 'r7 shore +3'")
    card = next((card for card, name in CARD_NAMES.items() if name == found[1]), None)
    if card is None:
        raise ValueError(f"{found[1]!r} in {text!r} is not {A_CARD}")
    additions = ["", *(f"+{count}" for count in range(1, EXTRAS + 1))]
    if found[3] not in additions:
        raise ValueError(
            f"{found[3]!r} in {text!r} is not a number of extra cards from +1 to +{EXTRAS}, as in 'r7 sea +3'"
        )
    return PLAY + card + HALF_NAMES.index(found[2]) * HALF + additions.index(found[3]) * ADDED
