"""Which rule stands behind a refused move of Dragon Island. Numbers in brackets are those of the rule book."""

from spadework.engine.codes import family_of, thing_of
from spadework.engine.contract import Record
from spadework.games.dragon_island.rules.board import AMBUSH, BARRED, UNITING, entering, partner_of, waits
from spadework.games.dragon_island.rules.codes import (
    CLAIM,
    COUNTER,
    DISCARD,
    DRAGON_TO,
    END_TURN,
    FAMILY,
    GO,
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
    paid_for,
    sent_home_by,
    target_of,
)
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.phases import to_move
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
    NOTHING_AIMED,
    OVER,
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

RULES = {
    "start": "DI-13",
    "turn": "DI-20",
    "step": "DI-21",
    "pay": "DI-23",
    "hunter": "DI-24",
    "end": "DI-26",
    "pass": "DI-29",
    "barred": "DI-40",
    "treasure-field": "DI-41",
    "boat": "DI-42",
    "wait": "DI-50",
    "leave": "DI-51",
    "ambush": "DI-54",
    "share": "DI-57",
    "swap": "DI-60",
    "patrol": "DI-61",
    "dragon": "DI-62",
    "curse": "DI-63",
    "fly": "DI-64",
    "journey": "DI-65",
    "terror": "DI-66",
    "attack": "DI-67",
    "slumber": "DI-70",
    "counterspell": "DI-71",
    "out-of-turn": "DI-73",
    "react": "DI-74",
    "over": "DI-80",
    "propose": "DI-82",
}
OF_AN_AIM = {
    LEAVING: "leave",
    FIRST_TILE: "swap",
    SECOND_TILE: "swap",
    WHICH_DRAGON: "patrol",
    WHERE_DRAGON: "dragon",
}
OF_A_PHASE = {
    SHARING: "share",
    PASSING: "pass",
    AGREEING: "propose",
}
OF_A_FAMILY = {
    DRAGON_TO: "patrol",
    TILE: "swap",
    JOURNEY: "journey",
    TERRIFY: "terror",
    SNEAK: "attack",
    SLUMBER: "slumber",
    WAKE_NOT: "slumber",
    LET_ALL_BE: "react",
    COUNTER: "counterspell",
    SHARE: "share",
    CLAIM: "share",
    PASS: "pass",
    DISCARD: "pass",
    END_TURN: "end",
    PROPOSE_END: "propose",
}
OF_A_CARD = {FORCES: "swap", ELEMENTS: "swap", PATROL: "patrol", CURSE: "curse"}


def refusal_rule(deck: Deck, view: Record, seat: int, move: int) -> str:
    """The number of the rule by which `move` is not legal for `seat`."""
    return RULES[kind(deck, view, seat, move)]


def kind(deck: Deck, view: Record, seat: int, move: int) -> str:
    """Which of RULES explains why `move` is not legal for `seat`."""
    phase, family = int(view.phase), family_of(move, FAMILY)
    if phase == OVER:
        return "over"
    if phase in (STARTING, DRAWING, TAKING) or not int(to_move(deck.record, view)) >> seat & 1:
        return _kind_while_waiting(view, seat, family)
    if phase == ANNOUNCED:
        return {SLUMBER: "slumber", COUNTER: "counterspell"}.get(family, "react")
    if phase != TURN:
        return OF_A_PHASE[phase]
    if view.aim != NOTHING_AIMED:
        return OF_AN_AIM[int(view.aim)]
    if family == GO:
        return _kind_of_going(deck, view, seat, move)
    if family == PLAY:
        return OF_A_CARD.get(thing_of(move, FAMILY), "turn")
    return OF_A_FAMILY.get(family, "turn")


def _kind_while_waiting(view: Record, seat: int, family: int) -> str:
    if view.phase == STARTING:
        return "start"
    if seat != view.active and family in (PLAY, DRAGON_TO, TILE, JOURNEY, TERRIFY, SNEAK):
        return "out-of-turn"
    if view.phase == ANNOUNCED:
        return "react"
    if view.phase == SHARING:
        return "share"
    return "turn"


def _kind_of_going(deck: Deck, view: Record, seat: int, move: int) -> str:
    hunter, field, flying = int(hunter_of(view, move)), target_of(move), bool(flies(move))
    named_wrongly = (move // (1 << 12) % 8 > 0) != (view.seats == 3)
    if named_wrongly or view.owner[hunter] != seat or view.moved not in (NO_HUNTER, hunter):
        return "hunter"
    if waits(view, hunter):
        return "wait"
    flights = [int(card) for card in view.hand[seat]].count(FLIGHT) - flying
    start = int(view.hunter[hunter])
    if flying and (flights < 0 or field not in deck.record.flight[start, :, 1]):
        return "fly"
    if not flying and field not in [near for near in deck.record.neighbour[start] if near != NO_FIELD]:
        return "step"
    means = int(entering(view, hunter, field))
    if means == BARRED:
        return _kind_of_barred(view, hunter, field)
    if means == UNITING and not can_leave_treasure_field(deck.record, view, seat, hunter, flights):
        return "leave"
    if (means == AMBUSH) != (sent_home_by(move) >= 0):
        return "ambush"
    return "fly" if flying and paid_for(move) < 0 else "pay"


def _kind_of_barred(view: Record, hunter: int, field: int) -> str:
    if field >= ISLAND:
        return "boat"
    if field == TREASURE_FIELD and partner_of(view, hunter) != NO_HUNTER:
        return "treasure-field"
    return "barred"
