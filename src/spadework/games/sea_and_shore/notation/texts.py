"""Families of moves of Sea & Shore: short text, label, clicks, refusal and codes of each. Numbers in brackets refer to the rule book.

Seats count from 1 in texts, island cards are the first letter of their colour and their number: "give r12", "r7 sea", "r7 shore +3",
"take", "steal 2", "extras from 3", "draw from 3", "return b5", "look red-blue", "order 2 1 3", "fetch g4", "discard p1";
chance writes "card r12", "start 2", "side 3", "treasure g5a" and "drawn r7".
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from spadework.engine.interface import CHANCE, Record
from spadework.engine.look import waiting
from spadework.engine.texts import Family, label_of, numbered, read_family, write_family
from spadework.engine.words import Message, SeatName, message
from spadework.games.sea_and_shore.notation import wording
from spadework.games.sea_and_shore.notation.wording import STACKS
from spadework.games.sea_and_shore.rules import moves
from spadework.games.sea_and_shore.rules import state as s
from spadework.games.sea_and_shore.rules.material import ACTIONS, Deck
from spadework.games.sea_and_shore.rules.setup import action_card_with, receiver_of
from spadework.games.sea_and_shore.rules.tricks import stack_with

CARD_NAMES = dict(enumerate(f"{colour[0]}{number}" for colour in s.COLOURS for number in range(1, s.NUMBERS + 1)))
ORDER_NAMES = {index: " ".join(str(treasure + 1) for treasure in order) for index, order in enumerate(s.ORDERS)}
ACTION_NAMES = {action: str(action) for action in range(1, ACTIONS + 1)}
HALF_NAMES = ("sea", "shore")
A_CARD = "an island card from r1 to r12, b1 to b12, g1 to g12 or p1 to p12"

EXAMPLES = "'r7 sea', 'r7 shore +3', 'give r12', 'take', 'steal 2' or another move of the rule book's list"
CHANCE_EXAMPLES = "'card r12', 'start 2', 'side 3', 'treasure g5a' or 'drawn r7'"


Label = Callable[[Deck, Record, int, int], Message]


def treasure_won(view: Record, seat: int) -> int:
    """Return the open treasure of the colour that a seat has won."""
    return int(view.open[stack_with(view, s.colour_of(int(view.island[seat])))])


# Labels


def of_card(id: str) -> Label:
    """Return the label of a move with an island card."""
    return lambda _deck, _view, _seat, card: message(id, card=wording.card_words(card))


def of_seat(id: str) -> Label:
    """Return the label of a move with a seat."""
    return lambda _deck, _view, _seat, other: message(id, seat=SeatName(other))


def _label_give(_deck: Deck, view: Record, seat: int, card: int) -> Message:
    return message("label-give", card=wording.card_words(card), seat=SeatName(receiver_of(view, seat)))


def _label_return(_deck: Deck, view: Record, _seat: int, card: int) -> Message:
    return message("label-return", card=wording.card_words(card), seat=SeatName(int(view.victim)))


def _label_take(deck: Deck, view: Record, seat: int, _thing: int) -> Message:
    return message("label-take", treasure=wording.treasure_words(deck, treasure_won(view, seat)))


def _label_steal(deck: Deck, view: Record, _seat: int, victim: int) -> Message:
    return message("label-steal", seat=SeatName(victim), treasure=wording.treasure_words(deck, int(view.pile[victim])))


def _label_order(deck: Deck, view: Record, _seat: int, order: int) -> Message:
    treasures = [int(view.top[view.looked_at, depth]) for depth in s.ORDERS[order]]
    return message("label-order", treasures=wording.treasures_words(deck, treasures), order=ORDER_NAMES[order])


def _label_play(_deck: Deck, _view: Record, _seat: int, thing: int) -> Message:
    card, added = s.played_card(thing), s.played_extras(thing)
    colour, number = s.colour_of(card), s.number_of(card)
    half = (
        wording.half_words(s.SHORE_SHOWN, number)
        if s.played_half(thing) == s.SHORE
        else wording.half_words(s.SEA_SHOWN, colour)
    )
    if not added:
        return message("label-play", card=wording.card_words(card), half=half)
    arguments = {"card": wording.card_words(card), "half": half, "extras": wording.extras_words(added)}
    worth, bluff = min(s.NUMBERS, number + added), max(0, number + added - s.NUMBERS)
    if not bluff:
        return message("label-play-extras", **arguments, worth=wording.worth_words(colour, worth))
    return message("label-play-bluff", **arguments, worth=wording.worth_words(colour, worth), bluff=bluff)


def _label_side(deck: Deck, _view: Record, _seat: int, action: int) -> Message:
    return wording.side_words(action_card_with(deck.record, action), action)


# The tables


@dataclass(frozen=True)
class PhaseFamily(Family):
    """A family whose moves are made in one phase, and refused by its rule."""

    phase: int = s.OVER


@dataclass(frozen=True)
class Play(PhaseFamily):
    """Cards played: the text names the card, the half shown and the extra cards added."""

    def write(self, deck: Deck, thing: int) -> str | None:  # noqa: ARG002
        """Return the text; None when there is no such card or too many are added."""
        card, added = s.played_card(thing), s.played_extras(thing)
        if card not in CARD_NAMES or added > s.EXTRAS:
            return None
        return f"{CARD_NAMES[card]} {HALF_NAMES[s.played_half(thing)]}" + (f" +{added}" if added else "")

    def read(self, deck: Deck, words: Sequence[str], text: str) -> int:  # noqa: ARG002
        """Return the code; the verb may be omitted. Raises ValueError with what was expected."""
        return _read_play("".join(words), text)


def with_card(
    code: int, verb: str, label: Label, clicked: str = "", rule: str = "", phase: int = s.OVER
) -> PhaseFamily:
    """Return a family of moves with an island card."""
    return PhaseFamily(
        code,
        verb,
        lambda _deck: CARD_NAMES,
        A_CARD,
        label=label,
        clicked=clicked,
        rule=rule,
        phase=phase,
        things=lambda *_: range(s.CARDS),
    )


def with_seat(
    code: int, verb: str, label: Label, clicked: str = "", rule: str = "", phase: int = s.OVER
) -> PhaseFamily:
    """Return a family of moves with a seat."""
    return PhaseFamily(
        code,
        verb,
        lambda _deck: numbered(s.MOST_SEATS),
        f"a seat from 1 to {s.MOST_SEATS}",
        label=label,
        clicked=clicked,
        rule=rule,
        phase=phase,
        things=lambda _material, seats: range(seats),
    )


def _plays(_material: Record, _seats: int) -> Iterator[int]:
    for card, half, added in product(range(s.CARDS), (s.SEA, s.SHORE), range(s.EXTRAS + 1)):
        yield card + half * s.HALF + added * s.ADDED


MOVES = (
    with_card(s.GIVE, "give", _label_give, "hand", "SS-14", s.GIVING),
    with_card(s.GIVE_BACK, "return", _label_return, "hand", "SS-41", s.GIVING_BACK),
    with_card(s.FETCH, "fetch", of_card("label-fetch"), "played", "SS-43", s.FETCHING),
    with_card(s.DISCARD, "discard", of_card("label-discard"), "hand", "SS-43", s.DISCARDING),
    with_seat(s.STEAL, "steal", _label_steal, "pile", "SS-26", s.WINNING),
    with_seat(s.ROB, "extras from", of_seat("label-rob"), "seat", "SS-40", s.ROBBING),
    with_seat(s.DRAW_FROM, "draw from", of_seat("label-draw-from"), "seat", "SS-41", s.DRAWING_FROM),
    PhaseFamily(
        s.TAKE,
        "take",
        lambda _deck: {0: ""},
        "a move",
        label=_label_take,
        clicked="treasure",
        rule="SS-26",
        phase=s.WINNING,
        things=lambda *_: [0],
    ),
    PhaseFamily(
        s.LOOK,
        "look",
        lambda _deck: dict(enumerate(STACKS)),
        "a stack, red-blue or green-purple",
        label=lambda _deck, view, _seat, stack: message(
            "label-look", stack=wording.stack_words(int(view.seats), stack)
        ),
        clicked="stack",
        rule="SS-42",
        phase=s.LOOKING,
        things=lambda *_: range(len(STACKS)),
    ),
    PhaseFamily(
        s.ORDER,
        "order",
        lambda _deck: ORDER_NAMES,
        "an order of 1, 2 and 3",
        label=_label_order,
        clicked="order",
        rule="SS-42",
        phase=s.ORDERING,
        things=lambda *_: range(len(s.ORDERS)),
    ),
    Play(
        s.PLAY,
        "play",
        lambda _deck: CARD_NAMES,
        A_CARD,
        label=_label_play,
        clicked="play",
        rule="SS-20",
        phase=s.PLAYING,
        things=_plays,
        size=s.PLAY,
    ),
)
OUTCOMES_OF_CHANCE = (
    with_card(s.CARD, "card", of_card("label-card")),
    with_card(s.DRAWN, "drawn", of_card("label-drawn"), rule="SS-41", phase=s.DRAWING),
    PhaseFamily(
        s.TREASURE,
        "treasure",
        lambda deck: dict(enumerate(deck.treasures)),
        lambda deck: f"a treasure; there are {', '.join(deck.treasures)}",
        label=lambda deck, _view, _seat, treasure: message(
            "label-treasure", treasure=wording.treasure_words(deck, treasure)
        ),
        rule="SS-42",
        phase=s.PEEKING,
        things=lambda *_: range(s.TREASURES),
    ),
    PhaseFamily(
        s.SIDE,
        "side",
        lambda _deck: ACTION_NAMES,
        f"an action from 1 to {ACTIONS}",
        label=_label_side,
        things=lambda *_: ACTION_NAMES,
    ),
    with_seat(s.START, "start", of_seat("event-start")),
)
"""All families, in the order in which encodings number the codes."""

NOT_TO_MOVE = {s.DEALING: "SS-13", s.GIVING: "SS-14", s.TURNING_UP: "SS-32", s.PLAYING: "SS-20", s.OVER: "SS-51"}
"""The rule by which a seat does not move in a phase; while a trick is settled, that of the order of winners."""
ORDER_OF_WINNERS = "SS-30"

NOT_LEGAL = {family.phase: str(family.rule) for family in (*MOVES, *OUTCOMES_OF_CHANCE) if family.rule}
"""The rule of the moves in a phase, also while chance draws cards or treasures for the seat that decides."""
TOO_MANY_EXTRAS = "SS-21"


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
    """Return the move that a text means; case, blanks and commas don't matter, and "from" may be omitted.

    The move need not be legal. Raises ValueError with what was expected.
    """
    words = [word for word in re.split(r"[\s,:]+", text.lower()) if word]
    if seat != CHANCE and re.match("[rbgp][0-9]", "".join(words)):
        return _read_play("".join(words), text)
    move = read_family(families_of(seat), deck, _with_from(words), text)
    if move is None:
        expected = f"an outcome of chance; write {CHANCE_EXAMPLES}" if seat == CHANCE else f"a move; write {EXAMPLES}"
        raise ValueError(f"{text!r} is not {expected}")
    return move


def _with_from(words: Sequence[str]) -> Sequence[str]:
    """Return the words with "from" where it belongs, and nowhere else."""
    words = [word for word in words if word != "from"]
    return [*words[:1], "from", *words[1:]] if words[:1] in (["extras"], ["draw"]) else words


def _read_play(squeezed: str, text: str) -> int:
    found = re.fullmatch(r"([a-z][0-9]+)(sea|shore)(.*)", squeezed)
    if not found:
        raise ValueError(f"{text!r} does not say which half is shown; write for example 'r7 sea' or 'r7 shore +3'")
    card = next((card for card, name in CARD_NAMES.items() if name == found[1]), None)
    if card is None:
        raise ValueError(f"{found[1]!r} in {text!r} is not {A_CARD}")
    additions = ["", *(f"+{count}" for count in range(1, s.EXTRAS + 1))]
    if found[3] not in additions:
        raise ValueError(
            f"{found[3]!r} in {text!r} is not a number of extra cards from +1 to +{s.EXTRAS}, as in 'r7 sea +3'"
        )
    return s.PLAY + card + HALF_NAMES.index(found[2]) * s.HALF + additions.index(found[3]) * s.ADDED


def label(deck: Deck, view: Record, seat: int, move: int) -> Message:
    """Return the move in words, for a button or a list."""
    return label_of(families_of(seat), deck, view, seat, move)


def refusal_rule(deck: Deck, view: Record, seat: int, move: int) -> str:
    """Return the number of the rule by which `move` is not legal for `seat`."""
    phase = int(view.phase)
    drawing = phase in (s.DRAWING, s.PEEKING) and seat == view.turn
    if not drawing and seat not in waiting(moves, deck.record, view):
        return NOT_TO_MOVE.get(phase, ORDER_OF_WINNERS)
    if phase == s.PLAYING and move >= s.PLAY:
        held = bool(int(view.hand[seat]) >> s.played_card(move) & 1)
        if held and s.played_extras(move) > view.extras[seat]:
            return TOO_MANY_EXTRAS
    return NOT_LEGAL[phase]
