"""Moves of Sea & Shore as short texts, and the words for them.

Seats count from 1 in texts, island cards are the first letter of their colour and their number: "give r12", "r7 sea", "r7 shore +3",
"take", "steal 2", "extras from 3", "draw from 3", "return b5", "look red-blue", "order 2 1 3", "fetch g4", "discard p1";
chance writes "card r12", "start 2", "side 3", "treasure g5a" and "drawn r7".
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from spadework.engine.contract import CHANCE, Record, seats_in
from spadework.engine.words import Message, SeatName, message, or_list
from spadework.games.sea_and_shore.notation.wording import (
    STACKS,
    card_words,
    colour_words,
    extras_words,
    half_words,
    side_words,
    stack_words,
    treasure_words,
    treasures_words,
    worth_words,
)
from spadework.games.sea_and_shore.rules.actions import SWAPPED
from spadework.games.sea_and_shore.rules.hands import list_gifts
from spadework.games.sea_and_shore.rules.material import Deck
from spadework.games.sea_and_shore.rules.moves import to_move, who_can_be_stolen_from
from spadework.games.sea_and_shore.rules.state import (
    ADDED,
    CARD,
    COLOURS,
    DISCARD,
    DISCARDING,
    DRAW_FROM,
    DRAWING_FROM,
    DRAWN,
    EXTRAS,
    FAMILY,
    FETCH,
    FETCHING,
    GIVE,
    GIVE_BACK,
    GIVING,
    GIVING_BACK,
    HALF,
    LOOK,
    LOOKING,
    MOST_SEATS,
    NUMBERS,
    ORDER,
    ORDERING,
    ORDERS,
    OVER,
    PLAY,
    PLAYING,
    ROB,
    ROBBING,
    SEA,
    SEA_SHOWN,
    SHORE,
    SHORE_SHOWN,
    SIDE,
    START,
    STEAL,
    TAKE,
    TREASURE,
    WINNING,
)
from spadework.games.sea_and_shore.rules.trick import colour_of, number_of, stack_with

CARD_NAMES = dict(enumerate(f"{colour[0]}{number}" for colour in COLOURS for number in range(1, NUMBERS + 1)))
SEAT_NAMES = {seat: str(seat + 1) for seat in range(MOST_SEATS)}
ACTION_NAMES = {action: str(action) for action in range(1, 5)}
ORDER_NAMES = {number: " ".join(str(place + 1) for place in order) for number, order in enumerate(ORDERS)}
HALVES = ("sea", "shore")
EXAMPLES = "'r7 sea', 'r7 shore +3', 'give r12', 'take', 'steal 2' or another move of the rule book's list"
CHANCE_EXAMPLES = "'card r12', 'start 2', 'side 3', 'treasure g5a' or 'drawn r7'"

RULES = {
    "give": "SS-14",
    "turn": "SS-20",
    "play": "SS-20",
    "extras": "SS-21",
    "steal": "SS-26",
    "order": "SS-30",
    "rob": "SS-40",
    "trade": "SS-41",
    "dive": "SS-42",
    "salvage": "SS-43",
    "over": "SS-51",
}
OF_A_PHASE = {
    GIVING: "give",
    PLAYING: "play",
    WINNING: "steal",
    ROBBING: "rob",
    DRAWING_FROM: "trade",
    GIVING_BACK: "trade",
    LOOKING: "dive",
    ORDERING: "dive",
    FETCHING: "salvage",
    DISCARDING: "salvage",
    OVER: "over",
}


# Texts


@dataclass(frozen=True)
class Family:
    """Moves whose texts are a verb and the name of a thing; the code is `code` plus the thing."""

    code: int
    verb: str
    names: Mapping[int, str]
    what: str
    """What the names are, for errors."""

    def read(self, name: str, text: str) -> int:
        """The code of a thing by its name, written with or without blanks. Raises ValueError."""
        for thing, known in self.names.items():
            if name in (known.replace(" ", ""), known.replace("-", "")):
                return self.code + thing
        raise ValueError(f"{name!r} in {text!r} is not {self.what}; write for example {self.example!r}")

    @property
    def example(self) -> str:
        """One of the texts."""
        return f"{self.verb} {next(iter(self.names.values()))}"


A_CARD = "an island card from r1 to r12, b1 to b12, g1 to g12 or p1 to p12"
A_SEAT = f"a seat from 1 to {MOST_SEATS}"
FAMILIES = (
    Family(GIVE, "give", CARD_NAMES, A_CARD),
    Family(STEAL, "steal", SEAT_NAMES, A_SEAT),
    Family(ROB, "extras from", SEAT_NAMES, A_SEAT),
    Family(DRAW_FROM, "draw from", SEAT_NAMES, A_SEAT),
    Family(GIVE_BACK, "return", CARD_NAMES, A_CARD),
    Family(LOOK, "look", dict(enumerate(STACKS)), "a stack, red-blue or green-purple"),
    Family(ORDER, "order", ORDER_NAMES, "an order of 1, 2 and 3"),
    Family(FETCH, "fetch", CARD_NAMES, A_CARD),
    Family(DISCARD, "discard", CARD_NAMES, A_CARD),
)
CHANCES = (
    Family(CARD, "card", CARD_NAMES, A_CARD),
    Family(START, "start", SEAT_NAMES, A_SEAT),
    Family(SIDE, "side", ACTION_NAMES, "an action from 1 to 4"),
    Family(DRAWN, "drawn", CARD_NAMES, A_CARD),
)


def _families(deck: Deck, seat: int) -> Sequence[Family]:
    if seat != CHANCE:
        return FAMILIES
    names = dict(enumerate(deck.treasures))
    return (*CHANCES, Family(TREASURE, "treasure", names, f"a treasure; there are {', '.join(deck.treasures)}"))


def write(deck: Deck, seat: int, move: int) -> str:
    """The move as text; `seat` is CHANCE for what chance brings. Raises ValueError when there is no move of this code."""
    if seat != CHANCE and move == TAKE:
        return "take"
    if seat != CHANCE and PLAY <= move < 2 * PLAY:
        return _write_play(move)
    for family in _families(deck, seat):
        if move & ~FAMILY == family.code and move & FAMILY in family.names:
            return f"{family.verb} {family.names[move & FAMILY]}"
    raise ValueError(f"there is no move of the code {move}")


def _write_play(move: int) -> str:
    card, half, added = played(move)
    if card not in CARD_NAMES or added > EXTRAS:
        raise ValueError(f"there is no move of the code {move}")
    return f"{CARD_NAMES[card]} {HALVES[half]}" + (f" +{added}" if added else "")


def played(move: int) -> tuple[int, int, int]:
    """The card, the half that is shown and the number of extra cards, from the code of a card played."""
    return move & HALF - 1, SHORE if move & HALF else SEA, (move & PLAY - 1) // ADDED


def read(deck: Deck, seat: int, text: str) -> int:
    """The move that a text means; capitals, blanks and commas make no difference.

    Raises ValueError that says what was expected. Whether the move is legal is another question.
    """
    words = [word for word in re.split(r"[\s,:]+", text.lower()) if word]
    if seat != CHANCE:
        if words == ["take"]:
            return TAKE
        if re.match("[rbgp][0-9]", "".join(words)):
            return _read_play("".join(words), text)
    for family in _families(deck, seat):
        verb = family.verb.removesuffix(" from")
        if words[:1] == [verb]:
            names = [word for word in words[1:] if word != "from"]
            if not names:
                raise ValueError(f"{text!r} lacks {family.what}; write for example {family.example!r}")
            return family.read("".join(names), text)
    expected = f"an outcome of chance; write {CHANCE_EXAMPLES}" if seat == CHANCE else f"a move; write {EXAMPLES}"
    raise ValueError(f"{text!r} is not {expected}")


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
    added = additions.index(found[3])
    return PLAY + card + HALVES.index(found[2]) * HALF + added * ADDED


# Labels and questions


def label(deck: Deck, view: Record, seat: int, move: int) -> Message:
    """The move in words, for a button or a list."""
    family, thing = move & ~FAMILY, move & FAMILY
    if seat == CHANCE:
        return _label_chance(deck, family, thing)
    if move >= PLAY:
        return _label_play(*played(move))
    if family == GIVE:
        return message("label-give", card=card_words(thing), seat=SeatName(right_of(view, seat)))
    if family == TAKE:
        return message("label-take", treasure=treasure_words(deck, _treasure_won(view, seat)))
    if family == STEAL:
        return message("label-steal", seat=SeatName(thing), treasure=treasure_words(deck, int(view.pile[thing])))
    if family in (ROB, DRAW_FROM):
        return message("label-rob" if family == ROB else "label-draw-from", seat=SeatName(thing))
    if family == GIVE_BACK:
        return message("label-return", card=card_words(thing), seat=SeatName(int(view.victim)))
    if family == LOOK:
        return message("label-look", stack=stack_words(view, thing))
    if family == ORDER:
        treasures = [int(view.top[view.looked_at, place]) for place in ORDERS[thing]]
        return message("label-order", treasures=treasures_words(deck, treasures), order=ORDER_NAMES[thing])
    return message("label-fetch" if family == FETCH else "label-discard", card=card_words(thing))


def right_of(view: Record, seat: int) -> int:
    """The seat before this one, to whom a gift goes (SS-14)."""
    return (seat - 1) % int(view.seats)


def _treasure_won(view: Record, seat: int) -> int:
    return int(view.open[stack_with(view, colour_of(int(view.island[seat])))])


def _label_chance(deck: Deck, family: int, thing: int) -> Message:
    if family == START:
        return message("told-start", seat=SeatName(thing))
    if family == SIDE:
        return side_words(thing)
    if family == TREASURE:
        return message("label-treasure", treasure=treasure_words(deck, thing))
    return message("label-card" if family == CARD else "label-drawn", card=card_words(thing))


def _label_play(card: int, half: int, added: int) -> Message:
    colour, number = colour_of(card), number_of(card)
    shown = half_words(SHORE_SHOWN, number) if half == SHORE else half_words(SEA_SHOWN, colour)
    if not added:
        return message("label-play", card=card_words(card), half=shown)
    worth, bluff = min(NUMBERS, number + added), max(0, number + added - NUMBERS)
    words = {"card": card_words(card), "half": shown, "extras": extras_words(added)}
    if not bluff:
        return message("label-play-extras", **words, worth=worth_words(colour, worth))
    return message("label-play-bluff", **words, worth=worth_words(colour, worth), bluff=bluff)


def ask(deck: Deck, view: Record, seat: int) -> Message:
    """What `seat`, which is to move, is asked to do."""
    phase = int(view.phase)
    if phase == GIVING:
        several = list_gifts(int(view.hand[seat]), np.empty(len(COLOURS), np.int32)) > 1
        return message("ask-give-which" if several else "ask-give", seat=SeatName(right_of(view, seat)))
    if phase == PLAYING:
        return _ask_play(view, seat)
    if phase == WINNING:
        return _ask_win(deck, view, seat)
    if phase == DRAWING_FROM:
        most = max(int(view.cards[other]) for other in range(int(view.seats)) if other != seat)
        return message("ask-draw-from", count=min(SWAPPED, most))
    if phase == GIVING_BACK:
        return message("ask-return", seat=SeatName(int(view.victim)), count=int(view.owed))
    if phase == ORDERING:
        return message("ask-order", treasures=treasures_words(deck, [int(top) for top in view.top[view.looked_at]]))
    asked = {ROBBING: "ask-rob", LOOKING: "ask-look", FETCHING: "ask-fetch", DISCARDING: "ask-discard"}
    return message(asked[phase])


def _ask_play(view: Record, seat: int) -> Message:
    last = (seat + 1) % int(view.seats) == view.starter
    id = "ask-play-last" if last else "ask-play"
    extras = int(view.extras[seat])
    return message(f"{id}-extras", count=extras) if extras else message(id)


def _ask_win(deck: Deck, view: Record, seat: int) -> Message:
    others = [
        message("ask-win-from", treasure=treasure_words(deck, int(view.pile[other])), seat=SeatName(other))
        for other in seats_in(int(who_can_be_stolen_from(view, seat)))
    ]
    return message(
        "ask-win",
        colour=colour_words(colour_of(int(view.island[seat]))),
        treasure=treasure_words(deck, _treasure_won(view, seat)),
        others=or_list(others),
    )


def refusal_rule(deck: Deck, view: Record, seat: int, move: int) -> str:
    """The number of the rule by which `move` is not legal for `seat`."""
    return RULES[kind(deck, view, seat, move)]


def kind(deck: Deck, view: Record, seat: int, move: int) -> str:
    """Which of RULES explains why `move` is not legal for `seat`."""
    phase = int(view.phase)
    if phase not in OF_A_PHASE or (phase not in (GIVING, OVER) and not to_move(deck.record, view) >> seat & 1):
        return "turn" if phase <= PLAYING else "order"
    if phase == PLAYING and move >= PLAY:
        card, _, added = played(move)
        if int(view.hand[seat]) >> card & 1 and added > view.extras[seat]:
            return "extras"
    return OF_A_PHASE[phase]
