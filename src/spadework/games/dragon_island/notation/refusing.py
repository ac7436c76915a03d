"""The rule behind a refused move of Dragon Island. Numbers in brackets are those of the rule book."""

from spadework.engine.codes import family_of
from spadework.engine.interface import Record
from spadework.engine.look import waiting
from spadework.games.dragon_island.notation.families import (
    A_TURN,
    OUT_OF_TURN,
    OWN_TURN,
    MoveFamily,
    family_row,
    rule_for,
)
from spadework.games.dragon_island.rules import board, moves
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.steps import can_leave_treasure_field

OF_AN_AIM = {
    s.FIRST_TILE: "DI-60",
    s.SECOND_TILE: "DI-60",
    s.WHICH_DRAGON: "DI-61",
    s.WHERE_DRAGON: "DI-62",
}
OF_A_PHASE = {
    s.LEAVING: "DI-51",
    s.SHARING: "DI-57",
    s.PASSING: "DI-29",
    s.AGREEING: "DI-82",
}
NOT_OUT_OF_TURN, REACTING = "DI-73", "DI-74"


def refusal_rule(deck: Deck, view: Record, seat: int, move: int) -> str:
    """Return the number of the rule that forbids `move` to `seat`."""
    phase, family = int(view.phase), family_row(move)
    if seat not in waiting(moves, deck.record, view):
        return _rule_of_waiting(view, seat, family)
    if phase == s.ANNOUNCED:
        if family.when == OWN_TURN:
            return NOT_OUT_OF_TURN
        return rule_for(move) if family.code in (c.SLUMBER, c.COUNTERSPELL) else REACTING
    if phase != s.TURN:
        return OF_A_PHASE[phase]
    if view.aim != s.NOTHING_AIMED:
        return OF_AN_AIM[int(view.aim)]
    return _rule_of_going(deck, view, seat, move) if family.code == c.GO else rule_for(move)


def _rule_of_waiting(view: Record, seat: int, family: MoveFamily) -> str:
    """Return the rule for a seat that does not move now."""
    phase = int(view.phase)
    if phase == s.OVER:
        return "DI-80" if view.settled == s.PAIRS else "DI-82"
    if phase == s.STARTING:
        return "DI-13"
    if phase == s.DRAWING:
        return "DI-27" if view.turns else "DI-10"
    if phase == s.TAKING:
        return "DI-63" if view.drawing_all else "DI-67"
    if seat != view.active and family.when == OWN_TURN:
        return NOT_OUT_OF_TURN
    if phase == s.ANNOUNCED:
        return _rule_of_announcement(view, seat, family)
    if phase == s.SHARING and family.code in (c.SLUMBER, c.COUNTERSPELL):
        return rule_for(c.SLUMBER)
    if phase in (s.SHARING, s.AGREEING):
        return OF_A_PHASE[phase]
    return rule_for(family.code) if family.when == OUT_OF_TURN else A_TURN


def _rule_of_announcement(view: Record, seat: int, family: MoveFamily) -> str:
    """Return the rule for a seat that may not react: players may not counter their own card, or play Slumber on themselves."""
    slumbers = view.slumber != s.NO_SEAT
    player = view.slumber if slumbers else view.active
    if seat == player and family.code == c.COUNTERSPELL:
        can_be_countered = slumbers or family_of(int(view.announced), c.FAMILY) in (c.TERROR, c.ATTACK)
        return "DI-72" if can_be_countered else rule_for(c.COUNTERSPELL)
    return rule_for(c.SLUMBER) if seat == view.active and family.code == c.SLUMBER else REACTING


def _rule_of_going(deck: Deck, view: Record, seat: int, move: int) -> str:
    hunter, field, flying = int(c.hunter_of(view, move)), c.target_of(move), bool(c.flies(move))
    named_wrongly = (c.named_hunter(move) >= 0) != (view.seats == 3)
    if named_wrongly or view.owner[hunter] != seat or view.moved not in (s.NO_HUNTER, hunter):
        return "DI-24"
    if board.waits(view, hunter):
        return "DI-50"
    flights = [int(card) for card in view.hand[seat]].count(s.FLIGHT) - flying
    start = int(view.hunter[hunter])
    if flying and (flights < 0 or field not in deck.record.flight[start, :, 1]):
        return "DI-64"
    if not flying and field not in [near for near in deck.record.neighbour[start] if near != s.NO_FIELD]:
        return "DI-21"
    means = int(board.entering(view, hunter, field))
    if means == board.BARRED:
        return _rule_of_barred(view, hunter, field)
    if means == board.UNITING and not can_leave_treasure_field(deck.record, view, seat, hunter, flights):
        return "DI-51"
    if (means == board.AMBUSH) != (c.sent_home_by(move) >= 0):
        return "DI-54"
    return "DI-64" if flying and c.paid_for(move) < 0 else "DI-23"


def _rule_of_barred(view: Record, hunter: int, field: int) -> str:
    if field >= s.ISLAND:
        # A guest bars the boat to its owner, as a hunter bars any field.
        return "DI-40" if field == board.boat_of(hunter) else "DI-42"
    if field == s.TREASURE_FIELD:
        return "DI-43" if view.next_pair == s.PAIRS else "DI-41"
    return "DI-40"
