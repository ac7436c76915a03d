"""By which rule a move is refused."""

from spadework.engine.contract import Record
from spadework.engine.look import waiting
from spadework.games.sea_and_shore import rules
from spadework.games.sea_and_shore.rules.codes import PLAY, played_card, played_extras
from spadework.games.sea_and_shore.rules.material import Deck
from spadework.games.sea_and_shore.rules.state import (
    DEALING,
    DISCARDING,
    DRAWING,
    DRAWING_FROM,
    FETCHING,
    GIVING,
    GIVING_BACK,
    LOOKING,
    ORDERING,
    OVER,
    PEEKING,
    PLAYING,
    ROBBING,
    TURNING_UP,
    WINNING,
)

NOT_TO_MOVE = {DEALING: "SS-13", GIVING: "SS-14", TURNING_UP: "SS-32", PLAYING: "SS-20", OVER: "SS-51"}
"""The rule by which a seat is not to move in a phase; when a trick is settled, the order of treasures and actions."""
ORDER_OF_WINNERS = "SS-30"

NOT_LEGAL = {
    GIVING: "SS-14",
    PLAYING: "SS-20",
    WINNING: "SS-26",
    ROBBING: "SS-40",
    DRAWING_FROM: "SS-41",
    DRAWING: "SS-41",
    GIVING_BACK: "SS-41",
    LOOKING: "SS-42",
    PEEKING: "SS-42",
    ORDERING: "SS-42",
    FETCHING: "SS-43",
    DISCARDING: "SS-43",
}
"""The rule that says what the seat whose decision it is may do, also while chance draws cards or treasures for it."""
TOO_MANY_EXTRAS = "SS-21"


def refusal_rule(deck: Deck, view: Record, seat: int, move: int) -> str:
    """The number of the rule by which `move` is not legal for `seat`."""
    phase = int(view.phase)
    drawing = phase in (DRAWING, PEEKING) and seat == view.turn
    if not drawing and seat not in waiting(rules, deck.record, view):
        return NOT_TO_MOVE.get(phase, ORDER_OF_WINNERS)
    if phase == PLAYING and move >= PLAY:
        held = bool(int(view.hand[seat]) >> played_card(move) & 1)
        if held and played_extras(move) > view.extras[seat]:
            return TOO_MANY_EXTRAS
    return NOT_LEGAL[phase]
