"""Moves of Dragon Island as short texts.

Fields are called as on the board, cards and hunters by their names, seats and dragons count from 1: "step d5 with desert",
"fly c4 with farmland sending grey home", "red: step boat-red" where a seat has two hunters, "play forces", "tile c3",
"journey water with mountain", "terror grey", "attack seat 2", "slumber with slumber-or-terror", "discard water";
chance writes "start 2", "card water", "taken water" and "settle".
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from spadework.engine.codes import thing_of
from spadework.engine.contract import CHANCE
from spadework.games.dragon_island.rules.codes import (
    AGREE,
    CARD_FACTOR,
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
    HUNTER_FACTOR,
    JOURNEY,
    LET_ALL_BE,
    PASS,
    PLAY,
    PROPOSE_END,
    SENT_FACTOR,
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
    paying,
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
GOING = ("step", "enter", "leave", "fly")


# Moves that are a verb and a name


@dataclass(frozen=True)
class Family:
    """Moves whose texts are a verb and a name; the code is `code` plus the thing that the name stands for."""

    code: int
    verb: str
    names: Callable[[Deck], Mapping[int, str]]
    what: str
    """What the names are, for errors."""

    def read(self, deck: Deck, words: Sequence[str], text: str) -> int:
        """The code of the thing that is named by some words. Raises ValueError."""
        names = self.names(deck)
        for thing, name in names.items():
            if _squeezed(words) == _squeezed(name.split()):
                return self.code + thing
        example = f"{self.verb} {next(iter(names.values()))}".strip()
        said = f"{' '.join(words)!r} in {text!r} is not" if words else f"{text!r} lacks"
        raise ValueError(f"{said} {self.what}; write for example {example!r}")


def _squeezed(words: Sequence[str]) -> str:
    return "".join(word for word in words if word != "seat").replace("-", "")


def _playable(deck: Deck) -> Mapping[int, str]:
    return {card: deck.kinds[card] for card in (FORCES, ELEMENTS, PATROL, CURSE)}


def _cards(deck: Deck) -> Mapping[int, str]:
    return {card: name for card, name in enumerate(deck.kinds) if name}


def _terrain_cards(deck: Deck) -> Mapping[int, str]:
    return {card: name for card, name in enumerate(deck.kinds[: 2 * DOUBLES]) if name}


def _tiles(deck: Deck) -> Mapping[int, str]:
    return {field: deck.fields[field] for field in range(ISLAND) if field != TREASURE_FIELD}


def _dragons(deck: Deck) -> Mapping[int, str]:
    return {dragon: str(dragon + 1) for dragon in range(DRAGONS)}


def _seats(deck: Deck) -> Mapping[int, str]:
    return {seat: str(seat + 1) for seat in range(MOST_SEATS)}


def _serving_as(action: int) -> Callable[[Deck], Mapping[int, str]]:
    return lambda deck: {card: _with_double(deck, action, card).strip() for card in SERVING_AS[action]}


def _with_double(deck: Deck, action: int, card: int) -> str:
    return "" if card == action else f" with {deck.kinds[card]}"


def _terrors(deck: Deck) -> Mapping[int, str]:
    return {
        hunter + paying(card): deck.colours[hunter] + _with_double(deck, TERROR, card)
        for hunter in range(HUNTERS)
        for card in SERVING_AS[TERROR]
    }


def _attacks(deck: Deck) -> Mapping[int, str]:
    return {
        seat + paying(card): f"seat {seat + 1}{_with_double(deck, ATTACK, card)}"
        for seat in range(MOST_SEATS)
        for card in SERVING_AS[ATTACK]
    }


A_CARD = "a card of the rule book's list"
A_TILE = "a field of the island from a1 to i5"
FAMILIES = (
    Family(PLAY, "play", _playable, "forces, elements, patrol or curse, which are played like this"),
    Family(TILE, "tile", _tiles, A_TILE),
    Family(DRAGON, "dragon", _dragons, "a dragon, 1 or 2"),
    Family(DRAGON_TO, "place", _tiles, A_TILE),
    Family(TERRIFY, "terror", _terrors, "a hunter, with the double card if it is one"),
    Family(SNEAK, "attack", _attacks, f"a seat from 1 to {MOST_SEATS}, with the double card if it is one"),
    Family(SLUMBER, "slumber", _serving_as(SLUMBER_CARD), "a double card that serves as Slumber"),
    Family(COUNTER, "counterspell", _serving_as(COUNTERSPELL), "a double card that serves as Counterspell"),
    Family(CLAIM, "infidelity", _serving_as(INFIDELITY), "a double card that serves as Infidelity"),
    Family(DISCARD, "discard", _cards, A_CARD),
)
CHANCES = (
    Family(START, "start", _seats, f"a seat from 1 to {MOST_SEATS}"),
    Family(DRAWN, "card", _cards, A_CARD),
    Family(TAKEN, "taken", _cards, A_CARD),
)


# Steps, flights and Journeys


@dataclass(frozen=True)
class Way:
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
        cost = paying(self.paid)
        return (
            self.family
            + self.target
            + cost
            + (self.hunter + 1) * HUNTER_FACTOR
            + (self.sent + 1) * SENT_FACTOR
            + (FLYING if self.flying else 0)
        )

    @property
    def verb(self) -> str:
        """The word for it."""
        if self.family == JOURNEY:
            return "journey"
        return "fly" if self.flying else "step"


def _way(move: int) -> Way:
    thing = thing_of(move, FAMILY)
    return Way(
        move - thing,
        target_of(thing),
        thing // CARD_FACTOR % 32 - 1,
        thing // HUNTER_FACTOR % 8 - 1,
        thing // SENT_FACTOR % 8 - 1,
        bool(thing & FLYING),
    )


def _is_writable(deck: Deck, way: Way, move: int) -> bool:
    payments = _terrain_cards(deck)
    if way.code != move or way.hunter >= HUNTERS or way.sent >= HUNTERS:
        return False
    if way.family == JOURNEY:
        return way.target < len(TERRAINS) and way.paid in payments and way.sent < 0 and not way.flying
    return way.target < len(deck.fields) and (way.paid < 0 or way.paid in payments)


def _write_way(deck: Deck, way: Way) -> str:
    target = TERRAINS[way.target] if way.family == JOURNEY else deck.fields[way.target]
    text = f"{way.verb} {target}"
    if way.paid >= 0:
        text += f" with {deck.kinds[way.paid]}"
    if way.sent >= 0:
        text += f" sending {deck.colours[way.sent]} home"
    return text if way.hunter < 0 else f"{deck.colours[way.hunter]}: {text}"


# Texts


def write(deck: Deck, seat: int, move: int) -> str:
    """The move as text; `seat` is CHANCE for what chance brings. Raises ValueError when there is no move of this code."""
    plain = PLAIN_CHANCES if seat == CHANCE else PLAIN
    if move in plain:
        return plain[move]
    thing = thing_of(move, FAMILY)
    for family in CHANCES if seat == CHANCE else FAMILIES:
        if move - thing == family.code and thing in (names := family.names(deck)):
            return f"{family.verb} {names[thing]}".strip()
    if seat != CHANCE and move - thing in (GO, JOURNEY):
        way = _way(move)
        if _is_writable(deck, way, move):
            return _write_way(deck, way)
    raise ValueError(f"there is no move of the code {move}")


def read(deck: Deck, seat: int, text: str) -> int:
    """The move that a text means; capitals, blanks and commas make no difference.

    Raises ValueError that says what was expected. Whether the move is legal is another question.
    """
    words = [word for word in re.split(r"[\s,:]+", text.lower()) if word]
    for move, plain in (PLAIN_CHANCES if seat == CHANCE else PLAIN).items():
        if words == plain.split():
            return move
    for family in CHANCES if seat == CHANCE else FAMILIES:
        if words[:1] == [family.verb]:
            return family.read(deck, words[1:], text)
    if seat == CHANCE:
        raise ValueError(f"{text!r} is not an outcome of chance; write {CHANCE_EXAMPLES}")
    hunter = deck.colours.index(words[0]) if words and words[0] in deck.colours else -1
    verb, *rest = words[1 if hunter >= 0 else 0 :] or [""]
    if verb not in (*GOING, "journey"):
        raise ValueError(f"{text!r} is not a move; write {EXAMPLES}")
    return _read_way(deck, verb, rest, hunter, text).code


def _read_way(deck: Deck, verb: str, words: Sequence[str], hunter: int, text: str) -> Way:
    clauses = _clauses(words, text)
    payments = _terrain_cards(deck)
    paid = _one_of(payments, clauses["with"], text, "a terrain card", "'with desert'") if "with" in clauses else -1
    if verb == "journey":
        if "sending" in clauses:
            raise ValueError(f"{text!r}: a Journey sends nobody home; leave out 'sending'")
        if paid < 0:
            raise ValueError(
                f"{text!r} lacks the terrain card that a Journey costs; write 'journey water with mountain'"
            )
        kinds = dict(enumerate(TERRAINS))
        terrain = _one_of(kinds, clauses[""], text, "a kind of terrain", "'journey water with mountain'")
        return Way(JOURNEY, terrain, paid, hunter)
    fields = dict(enumerate(deck.fields))
    field = _one_of(
        fields, clauses[""], text, "a field from a1 to i5, treasure, or a boat such as boat-red", "'step d5'"
    )
    sent = -1
    if "sending" in clauses:
        colours = dict(enumerate(deck.colours))
        names = [word for word in clauses["sending"] if word != "home"]
        sent = _one_of(colours, names, text, "the colour of a hunter", "'sending grey home'")
    return Way(GO, field, paid, hunter, sent, verb == "fly")


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


def _one_of(names: Mapping[int, str], words: Sequence[str], text: str, what: str, example: str) -> int:
    for thing, name in names.items():
        if "".join(words).replace("-", "") == name.replace("-", ""):
            return thing
    said = f"{' '.join(words)!r} in {text!r} is not" if words else f"{text!r} lacks"
    raise ValueError(f"{said} {what}; write for example {example}")
