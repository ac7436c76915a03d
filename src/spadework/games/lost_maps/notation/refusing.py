"""The rule of Lost Maps behind a refusal. Numbers in brackets are those of the rule book."""

from spadework.engine.codes import family_of
from spadework.engine.contract import Record
from spadework.engine.look import waiting
from spadework.games.lost_maps import rules
from spadework.games.lost_maps.rules.codes import crossed_boxes
from spadework.games.lost_maps.rules.crossing import has_crossed_off
from spadework.games.lost_maps.rules.material import Deck
from spadework.games.lost_maps.rules.settling import settling_seat
from spadework.games.lost_maps.rules.state import (
    CROSS,
    CROSSING,
    DEALING,
    DRAWING,
    FAMILY_SIZE,
    FILLING,
    KEEPING,
    OVER,
    REVEALING,
    STARTING,
    TAKING,
)

RULE_OF_PHASE = {
    DEALING: "LM-10",
    KEEPING: "LM-10",
    STARTING: "LM-12",
    REVEALING: "LM-20",
    CROSSING: "LM-21",
    TAKING: "LM-32",
    DRAWING: "LM-32",
    OVER: "LM-41",
}
"""The rule that tells what happens in a phase: nothing else can be done in it."""


def refusal_rule(deck: Deck, view: Record, seat: int, move: int) -> str:
    """The number of the rule by which `move` is not legal for `seat`."""
    phase = int(view.phase)
    if phase == CROSSING:
        return _rule_of_crossing(deck, view, seat, move)
    if phase in (TAKING, DRAWING) and seat != settling_seat(view):
        return "LM-30"
    if phase == FILLING:
        return "LM-11" if view.start < 0 else "LM-33"
    return RULE_OF_PHASE[phase]


def _rule_of_crossing(deck: Deck, view: Record, seat: int, move: int) -> str:
    """The rule by which a seat can't cross off something: in turn or not, the pattern, a single box or an extra box."""
    begun = has_crossed_off(view, seat)
    if seat not in waiting(rules, deck.record, view):
        return RULE_OF_PHASE[CROSSING] if begun else "LM-24"
    if family_of(move, FAMILY_SIZE) != CROSS:
        return RULE_OF_PHASE[CROSSING]
    if begun:
        return "LM-26"
    return "LM-23" if crossed_boxes(move).bit_count() == 1 else "LM-22"
