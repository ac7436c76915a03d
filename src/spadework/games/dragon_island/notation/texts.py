"""Moves of Dragon Island as short texts.

Fields have their names on the board, cards and hunters theirs; seats and dragons count from 1: "step d5 with desert",
"fly c4 with farmland sending grey home", "red: step boat-red" if seats have two hunters, "play forces", "tile c3",
"journey water with mountain", "terror grey", "attack seat 2", "slumber with slumber-or-terror", "discard water".
Outcomes of chance are "start 2", "card water", "taken water" and "settle".
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from spadework.engine.codes import family_of
from spadework.engine.interface import CHANCE, Record
from spadework.engine.texts import Names, label_of, read_family, read_name, write_family
from spadework.engine.words import Message
from spadework.games.dragon_island.notation.families import families_of
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.material import Deck

EXAMPLES = "'step d5 with desert', 'play curse', 'slumber', 'end turn' or another move of the rule book's list"
CHANCE_EXAMPLES = "'start 2', 'card water', 'taken water' or 'settle'"

GO_VERBS = ("step", "enter", "leave", "fly")


# Steps, flights and Journeys


@dataclass(frozen=True)
class Going:
    """The parts of a step, a flight or a Journey; -1 for a part that is missing."""

    family: int
    target: int
    """The field, or the terrain of a Journey."""
    paid: int = -1
    hunter: int = -1
    sent: int = -1
    flying: bool = False

    @property
    def code(self) -> int:
        """The code of the move."""
        parts = c.paying(self.paid) + c.naming_hunter(self.hunter) + c.sending_home(self.sent)
        return self.family + self.target + parts + (c.FLYING if self.flying else 0)

    @property
    def verb(self) -> str:
        """The verb of the text."""
        if self.family == c.JOURNEY:
            return "journey"
        return "fly" if self.flying else "step"


def _going(move: int) -> Going:
    return Going(
        int(family_of(move, c.FAMILY)),
        int(c.target_of(move)),
        int(c.paid_for(move)),
        int(c.named_hunter(move)),
        int(c.sent_home_by(move)),
        bool(c.flies(move)),
    )


def _terrain_cards(deck: Deck) -> Names:
    return {card: name for card, name in enumerate(deck.kinds[: 2 * s.DOUBLES]) if name}


def _is_writable(deck: Deck, going: Going, move: int) -> bool:
    payments = _terrain_cards(deck)
    if going.code != move or going.hunter >= s.HUNTERS or going.sent >= s.HUNTERS:
        return False
    if going.family == c.JOURNEY:
        return going.target < len(s.TERRAINS) and going.paid in payments and going.sent < 0 and not going.flying
    return going.target < len(deck.fields) and (going.paid < 0 or going.paid in payments)


def _write_going(deck: Deck, going: Going) -> str:
    target = s.TERRAINS[going.target] if going.family == c.JOURNEY else deck.fields[going.target]
    text = f"{going.verb} {target}"
    if going.paid >= 0:
        text += f" with {deck.kinds[going.paid]}"
    if going.sent >= 0:
        text += f" sending {deck.colours[going.sent]} home"
    return text if going.hunter < 0 else f"{deck.colours[going.hunter]}: {text}"


# Texts


def write(deck: Deck, seat: int, move: int) -> str:
    """Return the text of a move; `seat` is CHANCE for an outcome of chance. Raises ValueError when no move has this code."""
    text = write_family(families_of(seat), deck, move)
    if text is not None:
        return text
    if seat != CHANCE and family_of(move, c.FAMILY) in (c.GO, c.JOURNEY):
        going = _going(move)
        if _is_writable(deck, going, move):
            return _write_going(deck, going)
    raise ValueError(f"there is no move of the code {move}")


def read(deck: Deck, seat: int, text: str) -> int:
    """Return the code of the move in a text, which need not be legal; case, blanks and commas don't matter.

    Raises ValueError with an example.
    """
    words = [word for word in re.split(r"[\s,:]+", text.lower()) if word]
    named = [family for family in families_of(seat) if family.code not in (c.GO, c.JOURNEY)]
    code = read_family(named, deck, words, text)
    if code is not None:
        return code
    if seat == CHANCE:
        raise ValueError(f"{text!r} is not an outcome of chance; write {CHANCE_EXAMPLES}")
    hunter = deck.colours.index(words[0]) if words and words[0] in deck.colours else -1
    verb, *rest = words[1 if hunter >= 0 else 0 :] or [""]
    if verb not in (*GO_VERBS, "journey"):
        raise ValueError(f"{text!r} is not a move; write {EXAMPLES}")
    return _read_going(deck, verb, rest, hunter, text).code


def label(deck: Deck, view: Record, seat: int, move: int) -> Message:
    """Return the move in words, for a button or a list."""
    return label_of(families_of(seat), deck, view, seat, move)


def _read_going(deck: Deck, verb: str, words: Sequence[str], hunter: int, text: str) -> Going:
    clauses = _clauses(words, text)
    payments = _by_name(_terrain_cards(deck))
    paid = read_name(payments, clauses["with"], text, "a terrain card", "'with desert'") if "with" in clauses else -1
    if verb == "journey":
        if "sending" in clauses:
            raise ValueError(f"{text!r}: a Journey sends nobody home; leave out 'sending'")
        example = "'journey water with mountain'"
        if paid < 0:
            raise ValueError(f"{text!r} lacks the terrain card for the Journey; write {example}")
        terrains = _by_name(dict(enumerate(s.TERRAINS)))
        return Going(c.JOURNEY, read_name(terrains, clauses[""], text, "a kind of terrain", example), paid, hunter)
    fields = _by_name(dict(enumerate(deck.fields)))
    a_field = "a field from a1 to i5, treasure, or a boat such as boat-red"
    field = read_name(fields, clauses[""], text, a_field, "'step d5'")
    sent = -1
    if "sending" in clauses:
        colours = _by_name(dict(enumerate(deck.colours)))
        names = [word for word in clauses["sending"] if word != "home"]
        sent = read_name(colours, names, text, "the colour of a hunter", "'sending grey home'")
    return Going(c.GO, field, paid, hunter, sent, verb == "fly")


def _by_name(names: Names) -> Mapping[str, int]:
    return {name: thing for thing, name in names.items()}


def _clauses(words: Sequence[str], text: str) -> Mapping[str, Sequence[str]]:
    """Return the words of each clause: the target, "with" and "sending". Raises ValueError if a clause occurs twice."""
    clauses: dict[str, list[str]] = {"": []}
    current = ""
    for word in words:
        if word in ("with", "sending"):
            if word in clauses:
                raise ValueError(f"{word!r} occurs twice in {text!r}; write it once, as in {EXAMPLES}")
            current = word
            clauses[current] = []
        else:
            clauses[current].append(word)
    return clauses
