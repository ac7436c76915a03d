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
    named_hunter,
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

OF_AN_AIM = {
    LEAVING: "DI-51",
    FIRST_TILE: "DI-60",
    SECOND_TILE: "DI-60",
    WHICH_DRAGON: "DI-61",
    WHERE_DRAGON: "DI-62",
}
OF_A_PHASE = {
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
    END_TURN: "DI-26",
    PROPOSE_END: "DI-82",
}
OF_A_CARD = {FORCES: "DI-60", ELEMENTS: "DI-60", PATROL: "DI-61", CURSE: "DI-63"}


def refusal_rule(deck: Deck, view: Record, seat: int, move: int) -> str:
    """The number of the rule by which `move` is not legal for `seat`."""
    phase, family = int(view.phase), family_of(move, FAMILY)
    if phase == OVER:
        return "DI-80"
    if phase in (STARTING, DRAWING, TAKING) or not int(to_move(deck.record, view)) >> seat & 1:
        return _rule_while_waiting(view, seat, family)
    if phase == ANNOUNCED:
        return {SLUMBER: "DI-70", COUNTER: "DI-71"}.get(family, "DI-74")
    if phase != TURN:
        return OF_A_PHASE[phase]
    if view.aim != NOTHING_AIMED:
        return OF_AN_AIM[int(view.aim)]
    if family == GO:
        return _rule_of_going(deck, view, seat, move)
    if family == PLAY:
        return OF_A_CARD.get(thing_of(move, FAMILY), "DI-20")
    return OF_A_FAMILY.get(family, "DI-20")


def _rule_while_waiting(view: Record, seat: int, family: int) -> str:
    if view.phase == STARTING:
        return "DI-13"
    if seat != view.active and family in (PLAY, DRAGON_TO, TILE, JOURNEY, TERRIFY, SNEAK):
        return "DI-73"
    if view.phase == ANNOUNCED:
        return "DI-74"
    if view.phase == SHARING:
        return "DI-57"
    return "DI-20"


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
        return "DI-42"
    if field == TREASURE_FIELD and partner_of(view, hunter) != NO_HUNTER:
        return "DI-41"
    return "DI-40"
