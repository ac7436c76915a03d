"""Moves of Dragon Island as short texts.

Fields are called as on the board, cards and hunters by their names, seats and dragons count from 1: "step d5 with desert",
"fly c4 with farmland sending grey home", "red: step boat-red" where a seat has two hunters, "play forces", "tile c3",
"journey water with mountain", "terror grey", "attack seat 2", "slumber with slumber-or-terror", "discard water";
chance writes "start 2", "card water", "taken water" and "settle".
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from spadework.engine.codes import family_of, thing_of
from spadework.engine.contract import CHANCE
from spadework.engine.texts import Family, Names, numbered, read_family, read_name, write_family
from spadework.games.dragon_island.rules.codes import (
    AGREE,
    CLAIM,
    COUNTER,
    DISCARD,
    DRAGON,
    DRAGON_TO,
    DRAW_UP,
    DRAWN,
    END_TURN,
    FAMILY,
    FLYING,
    GO,
    GO_ON,
    JOURNEY,
    LET_ALL_BE,
    PASS,
    PLAY,
    PROPOSE_END,
    SETTLE,
    SHARE,
    SLUMBER,
    SNEAK,
    START,
    TAKE_BACK,
    TAKEN,
    TERRIFY,
    TILE,
    WAKE_NOT,
    flies,
    named_hunter,
    naming_hunter,
    paid_for,
    paying,
    sending_home,
    sent_home_by,
    target_of,
)
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.state import (
    ATTACK,
    COUNTERSPELL,
    COUNTERSPELL_OR_TERROR,
    CURSE,
    DOUBLES,
    DRAGONS,
    ELEMENTS,
    FORCES,
    HUNTERS,
    INFIDELITY,
    INFIDELITY_OR_ATTACK,
    ISLAND,
    KIND_NAMES,
    MOST_SEATS,
    PATROL,
    SLUMBER_CARD,
    SLUMBER_OR_TERROR,
    TERRAINS,
    TERROR,
    TREASURE_FIELD,
)

EXAMPLES = "'step d5 with desert', 'play curse', 'slumber', 'end turn' or another move of the rule book's list"
CHANCE_EXAMPLES = "'start 2', 'card water', 'taken water' or 'settle'"

PLAIN = {
    WAKE_NOT: "let it be",
    LET_ALL_BE: "let all be",
    SHARE: "share",
    PASS: "pass",
    DRAW_UP: "draw up",
    END_TURN: "end turn",
    TAKE_BACK: "take back",
    PROPOSE_END: "propose end",
    AGREE: "agree",
    GO_ON: "go on",
}
PLAIN_CHANCES = {SETTLE: "settle"}
SERVING_AS = {
    SLUMBER_CARD: (SLUMBER_CARD, SLUMBER_OR_TERROR),
    COUNTERSPELL: (COUNTERSPELL, COUNTERSPELL_OR_TERROR),
    INFIDELITY: (INFIDELITY, INFIDELITY_OR_ATTACK),
    TERROR: (TERROR, SLUMBER_OR_TERROR, COUNTERSPELL_OR_TERROR),
    ATTACK: (ATTACK, INFIDELITY_OR_ATTACK),
}
"""The cards that can be played for an action; those after the first are named in texts (DI-68)."""
GO_VERBS = ("step", "enter", "leave", "fly")


# Moves that are a verb and a name


def _playable(deck: Deck) -> Names:
    return {card: deck.kinds[card] for card in (FORCES, ELEMENTS, PATROL, CURSE)}


def _cards(deck: Deck) -> Names:
    return {card: name for card, name in enumerate(deck.kinds) if name}


def _terrain_cards(deck: Deck) -> Names:
    return {card: name for card, name in enumerate(deck.kinds[: 2 * DOUBLES]) if name}


def _tiles(deck: Deck) -> Names:
    return {field: deck.fields[field] for field in range(ISLAND) if field != TREASURE_FIELD}


def _dragons(_deck: Deck) -> Names:
    return numbered(DRAGONS)


def _seats(_deck: Deck) -> Names:
    return numbered(MOST_SEATS)


def _serving_as(action: int) -> Callable[[Deck], Names]:
    return lambda _deck: {card: _with_double(action, card).strip() for card in SERVING_AS[action]}


def _with_double(action: int, card: int) -> str:
    return "" if card == action else f" with {KIND_NAMES[card]}"


def _terrors(deck: Deck) -> Names:
    return {
        hunter + paying(card): deck.colours[hunter] + _with_double(TERROR, card)
        for hunter in range(HUNTERS)
        for card in SERVING_AS[TERROR]
    }


def _attacks(_deck: Deck) -> Names:
    return {thing: f"seat {name}" for name, thing in ATTACKS.items()}


ATTACKS = {
    f"{seat + 1}{_with_double(ATTACK, card)}": int(seat + paying(card))
    for seat in range(MOST_SEATS)
    for card in SERVING_AS[ATTACK]
}
"""What an Attack is aimed at, with its card, by the names that are read even without the word "seat"."""
A_CARD = "a card of the rule book's list"
A_SEAT = f"a seat from 1 to {MOST_SEATS}"
A_TILE = "a field of the island from a1 to i5"
FAMILIES = (
    Family(PLAY, "play", _playable, "forces, elements, patrol or curse, which are played like this"),
    Family(TILE, "tile", _tiles, A_TILE),
    Family(DRAGON, "dragon", _dragons, "a dragon, 1 or 2"),
    Family(DRAGON_TO, "place", _tiles, A_TILE),
    Family(TERRIFY, "terror", _terrors, "a hunter, with the double card if it is one"),
    Family(SNEAK, "attack", _attacks, f"{A_SEAT}, with the double card if it is one", ATTACKS),
    Family(SLUMBER, "slumber", _serving_as(SLUMBER_CARD), "a double card that serves as Slumber"),
    Family(COUNTER, "counterspell", _serving_as(COUNTERSPELL), "a double card that serves as Counterspell"),
    Family(CLAIM, "infidelity", _serving_as(INFIDELITY), "a double card that serves as Infidelity"),
    Family(DISCARD, "discard", _cards, A_CARD),
)
CHANCES = (
    Family(START, "start", _seats, A_SEAT, {f"seat {seat + 1}": seat for seat in range(MOST_SEATS)}),
    Family(DRAWN, "card", _cards, A_CARD),
    Family(TAKEN, "taken", _cards, A_CARD),
)


# Steps, flights and Journeys


@dataclass(frozen=True)
class Going:
    """A step, a flight or a Journey in parts; -1 for whatever there is not."""

    family: int
    target: int
    """A field, or for a Journey a terrain."""
    paid: int = -1
    hunter: int = -1
    sent: int = -1
    flying: bool = False

    @property
    def code(self) -> int:
        """The code of the move."""
        parts = paying(self.paid) + naming_hunter(self.hunter) + sending_home(self.sent)
        return self.family + self.target + parts + (FLYING if self.flying else 0)

    @property
    def verb(self) -> str:
        """The word for it."""
        if self.family == JOURNEY:
            return "journey"
        return "fly" if self.flying else "step"


def _going(move: int) -> Going:
    return Going(
        int(family_of(move, FAMILY)),
        int(target_of(move)),
        int(paid_for(move)),
        int(named_hunter(move)),
        int(sent_home_by(move)),
        bool(flies(move)),
    )


def _is_writable(deck: Deck, going: Going, move: int) -> bool:
    payments = _terrain_cards(deck)
    if going.code != move or going.hunter >= HUNTERS or going.sent >= HUNTERS:
        return False
    if going.family == JOURNEY:
        return going.target < len(TERRAINS) and going.paid in payments and going.sent < 0 and not going.flying
    return going.target < len(deck.fields) and (going.paid < 0 or going.paid in payments)


def _write_going(deck: Deck, going: Going) -> str:
    target = TERRAINS[going.target] if going.family == JOURNEY else deck.fields[going.target]
    text = f"{going.verb} {target}"
    if going.paid >= 0:
        text += f" with {deck.kinds[going.paid]}"
    if going.sent >= 0:
        text += f" sending {deck.colours[going.sent]} home"
    return text if going.hunter < 0 else f"{deck.colours[going.hunter]}: {text}"


# Texts


def write(deck: Deck, seat: int, move: int) -> str:
    """The move as text; `seat` is CHANCE for what chance brings. Raises ValueError when there is no move of this code."""
    plain = PLAIN_CHANCES if seat == CHANCE else PLAIN
    if move in plain:
        return plain[move]
    family, thing = int(family_of(move, FAMILY)), int(thing_of(move, FAMILY))
    text = write_family(CHANCES if seat == CHANCE else FAMILIES, deck, family, thing)
    if text is not None:
        return text
    if seat != CHANCE and family in (GO, JOURNEY):
        going = _going(move)
        if _is_writable(deck, going, move):
            return _write_going(deck, going)
    raise ValueError(f"there is no move of the code {move}")


def read(deck: Deck, seat: int, text: str) -> int:
    """The move that a text means; capitals, blanks and commas make no difference.

    Raises ValueError that says what was expected. Whether the move is legal is another question.
    """
    words = [word for word in re.split(r"[\s,:]+", text.lower()) if word]
    for move, plain in (PLAIN_CHANCES if seat == CHANCE else PLAIN).items():
        if words == plain.split():
            return move
    code = read_family(CHANCES if seat == CHANCE else FAMILIES, deck, words, text)
    if code is not None:
        return code
    if seat == CHANCE:
        raise ValueError(f"{text!r} is not an outcome of chance; write {CHANCE_EXAMPLES}")
    hunter = deck.colours.index(words[0]) if words and words[0] in deck.colours else -1
    verb, *rest = words[1 if hunter >= 0 else 0 :] or [""]
    if verb not in (*GO_VERBS, "journey"):
        raise ValueError(f"{text!r} is not a move; write {EXAMPLES}")
    return _read_going(deck, verb, rest, hunter, text).code


def _read_going(deck: Deck, verb: str, words: Sequence[str], hunter: int, text: str) -> Going:
    clauses = _clauses(words, text)
    payments = _by_name(_terrain_cards(deck))
    paid = read_name(payments, clauses["with"], text, "a terrain card", "'with desert'") if "with" in clauses else -1
    if verb == "journey":
        if "sending" in clauses:
            raise ValueError(f"{text!r}: a Journey sends nobody home; leave out 'sending'")
        example = "'journey water with mountain'"
        if paid < 0:
            raise ValueError(f"{text!r} lacks the terrain card that a Journey costs; write {example}")
        terrains = _by_name(dict(enumerate(TERRAINS)))
        return Going(JOURNEY, read_name(terrains, clauses[""], text, "a kind of terrain", example), paid, hunter)
    fields = _by_name(dict(enumerate(deck.fields)))
    a_field = "a field from a1 to i5, treasure, or a boat such as boat-red"
    field = read_name(fields, clauses[""], text, a_field, "'step d5'")
    sent = -1
    if "sending" in clauses:
        colours = _by_name(dict(enumerate(deck.colours)))
        names = [word for word in clauses["sending"] if word != "home"]
        sent = read_name(colours, names, text, "the colour of a hunter", "'sending grey home'")
    return Going(GO, field, paid, hunter, sent, verb == "fly")


def _by_name(names: Names) -> Mapping[str, int]:
    return {name: thing for thing, name in names.items()}


def _clauses(words: Sequence[str], text: str) -> Mapping[str, Sequence[str]]:
    """The words by what they belong to: the target, "with" and "sending". Raises ValueError when one of these stands twice."""
    clauses: dict[str, list[str]] = {"": []}
    current = ""
    for word in words:
        if word in ("with", "sending"):
            if word in clauses:
                raise ValueError(f"{word!r} stands twice in {text!r}; write it once, as in {EXAMPLES}")
            current = word
            clauses[current] = []
        else:
            clauses[current].append(word)
    return clauses
