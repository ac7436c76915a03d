"""Which rule stands behind a refused move of Dragon Island. Numbers in brackets are those of the rule book."""

from spadework.engine.codes import family_of, thing_of
from spadework.engine.contract import Record
from spadework.engine.look import waiting
from spadework.games.dragon_island import rules
from spadework.games.dragon_island.rules.board import AMBUSH, BARRED, UNITING, boat_of, entering, waits
from spadework.games.dragon_island.rules.codes import (
    AGREE,
    CLAIM,
    COUNTER,
    DISCARD,
    DRAGON_TO,
    DRAW_UP,
    END_TURN,
    FAMILY,
    GO,
    GO_ON,
    JOURNEY,
    LET_ALL_BE,
    PASS,
    PLAY,
    PROPOSE_END,
    SHARE,
    SLUMBER,
    SNEAK,
    TERRIFY,
    TILE,
    WAKE_NOT,
    flies,
    hunter_of,
    named_hunter,
    paid_for,
    sent_home_by,
    target_of,
)
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.state import (
    AGREEING,
    ANNOUNCED,
    CURSE,
    DRAWING,
    ELEMENTS,
    FIRST_TILE,
    FLIGHT,
    FORCES,
    ISLAND,
    LEAVING,
    NO_FIELD,
    NO_HUNTER,
    NO_SEAT,
    NOTHING_AIMED,
    OVER,
    PAIRS,
    PASSING,
    PATROL,
    SECOND_TILE,
    SHARING,
    STARTING,
    TAKING,
    TREASURE_FIELD,
    TURN,
    WHERE_DRAGON,
    WHICH_DRAGON,
)
from spadework.games.dragon_island.rules.steps import can_leave_treasure_field

OF_AN_AIM = {
    FIRST_TILE: "DI-60",
    SECOND_TILE: "DI-60",
    WHICH_DRAGON: "DI-61",
    WHERE_DRAGON: "DI-62",
}
OF_A_PHASE = {
    LEAVING: "DI-51",
    SHARING: "DI-57",
    PASSING: "DI-29",
    AGREEING: "DI-82",
}
OF_A_FAMILY = {
    DRAGON_TO: "DI-61",
    TILE: "DI-60",
    JOURNEY: "DI-65",
    TERRIFY: "DI-66",
    SNEAK: "DI-67",
    SLUMBER: "DI-70",
    WAKE_NOT: "DI-70",
    LET_ALL_BE: "DI-74",
    COUNTER: "DI-71",
    SHARE: "DI-57",
    CLAIM: "DI-57",
    PASS: "DI-29",
    DISCARD: "DI-29",
    DRAW_UP: "DI-29",
    END_TURN: "DI-26",
    PROPOSE_END: "DI-82",
    AGREE: "DI-82",
    GO_ON: "DI-82",
}
OF_A_CARD = {FORCES: "DI-60", ELEMENTS: "DI-60", PATROL: "DI-61", CURSE: "DI-63"}


FOR_ONES_OWN_TURN = {PLAY, DRAGON_TO, TILE, JOURNEY, TERRIFY, SNEAK}
OUT_OF_TURN = {SLUMBER, COUNTER, WAKE_NOT, LET_ALL_BE, SHARE, CLAIM, AGREE, GO_ON, PROPOSE_END}
"""What others than the active player may do at some time, and the proposal of the end, which has a rule of its own."""
A_TURN, NOT_OUT_OF_TURN, REACTING = "DI-20", "DI-73", "DI-74"


def refusal_rule(deck: Deck, view: Record, seat: int, move: int) -> str:
    """The number of the rule by which `move` is not legal for `seat`."""
    phase, family = int(view.phase), int(family_of(move, FAMILY))
    if seat not in waiting(rules, deck.record, view):
        return _rule_of_waiting(view, seat, family)
    if phase == ANNOUNCED:
        if family in FOR_ONES_OWN_TURN:
            return NOT_OUT_OF_TURN
        return OF_A_FAMILY[family] if family in (SLUMBER, COUNTER) else REACTING
    if phase != TURN:
        return OF_A_PHASE[phase]
    if view.aim != NOTHING_AIMED:
        return OF_AN_AIM[int(view.aim)]
    if family == GO:
        return _rule_of_going(deck, view, seat, move)
    if family == PLAY:
        return OF_A_CARD.get(int(thing_of(move, FAMILY)), A_TURN)
    return OF_A_FAMILY.get(family, A_TURN)


def _rule_of_waiting(view: Record, seat: int, family: int) -> str:
    """Why a seat that is not to move has to wait, or may not do this then."""
    phase = int(view.phase)
    if phase == OVER:
        return "DI-80" if view.settled == PAIRS else "DI-82"
    if phase == STARTING:
        return "DI-13"
    if phase == DRAWING:
        return "DI-27" if view.turns else "DI-10"
    if phase == TAKING:
        return "DI-63" if view.drawing_all else "DI-67"
    if seat != view.active and family in FOR_ONES_OWN_TURN:
        return NOT_OUT_OF_TURN
    if phase == ANNOUNCED:
        return _rule_of_announcement(view, seat, family)
    if phase == SHARING and family in (SLUMBER, COUNTER):
        return OF_A_FAMILY[SLUMBER]
    if phase in (SHARING, AGREEING):
        return OF_A_PHASE[phase]
    return OF_A_FAMILY[family] if family in OUT_OF_TURN else A_TURN


def _rule_of_announcement(view: Record, seat: int, family: int) -> str:
    """Why a seat may not react that is not asked: nobody counters a card of their own, nor puts themselves to sleep."""
    slumbers = view.slumber != NO_SEAT
    player = view.slumber if slumbers else view.active
    if seat == player and family == COUNTER:
        can_be_countered = slumbers or family_of(int(view.announced), FAMILY) in (TERRIFY, SNEAK)
        return "DI-72" if can_be_countered else OF_A_FAMILY[COUNTER]
    return OF_A_FAMILY[SLUMBER] if seat == view.active and family == SLUMBER else REACTING


def _rule_of_going(deck: Deck, view: Record, seat: int, move: int) -> str:
    hunter, field, flying = int(hunter_of(view, move)), target_of(move), bool(flies(move))
    named_wrongly = (named_hunter(move) >= 0) != (view.seats == 3)
    if named_wrongly or view.owner[hunter] != seat or view.moved not in (NO_HUNTER, hunter):
        return "DI-24"
    if waits(view, hunter):
        return "DI-50"
    flights = [int(card) for card in view.hand[seat]].count(FLIGHT) - flying
    start = int(view.hunter[hunter])
    if flying and (flights < 0 or field not in deck.record.flight[start, :, 1]):
        return "DI-64"
    if not flying and field not in [near for near in deck.record.neighbour[start] if near != NO_FIELD]:
        return "DI-21"
    means = int(entering(view, hunter, field))
    if means == BARRED:
        return _rule_of_barred(view, hunter, field)
    if means == UNITING and not can_leave_treasure_field(deck.record, view, seat, hunter, flights):
        return "DI-51"
    if (means == AMBUSH) != (sent_home_by(move) >= 0):
        return "DI-54"
    return "DI-64" if flying and paid_for(move) < 0 else "DI-23"


def _rule_of_barred(view: Record, hunter: int, field: int) -> str:
    if field >= ISLAND:
        # One's own boat is barred by a guest in it, as any field is by a hunter.
        return "DI-40" if field == boat_of(hunter) else "DI-42"
    if field == TREASURE_FIELD:
        return "DI-43" if view.next_pair == PAIRS else "DI-41"
    return "DI-40"
