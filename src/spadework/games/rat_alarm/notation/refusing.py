"""The rule of Rat Alarm behind a refusal. Numbers in brackets are those of the rule book."""

from spadework.engine.codes import family_of, thing_of
from spadework.engine.contract import Record
from spadework.engine.look import waiting
from spadework.games.rat_alarm import rules
from spadework.games.rat_alarm.rules.material import Deck
from spadework.games.rat_alarm.rules.rounds import must_turn_up, seats_with_spade
from spadework.games.rat_alarm.rules.state import (
    ALARM,
    BURY,
    BURYING,
    DEALING,
    DRAWING_FIRST,
    FAMILY_SIZE,
    KEEP,
    OVER,
    STAY,
    TURN,
    TURN_UP,
    TURNED,
)


def refusal_rule(deck: Deck, view: Record, seat: int, move: int) -> str:
    """The number of the rule by which `move` is not legal for `seat`."""
    phase = int(view.phase)
    before_and_after = {DEALING: "RA-11", DRAWING_FIRST: "RA-12", OVER: "RA-40"}
    if phase in before_and_after:
        return before_and_after[phase]
    if seat not in waiting(rules, deck.record, view):
        return "RA-20"
    family, card = family_of(move, FAMILY_SIZE), thing_of(move, FAMILY_SIZE)
    if family in (KEEP, BURY) and card in view.spade[: view.seats]:
        return "RA-27"
    if phase == ALARM or (family == KEEP and phase != BURYING):
        return "RA-24"
    if phase == BURYING or family == BURY:
        return "RA-26"
    return _rule_of_the_turn(view, family)


def _rule_of_the_turn(view: Record, family: int) -> str:
    """The rule by which a seat can't turn up a card, stay in or drop out now."""
    alone = seats_with_spade(view) == 1
    if family == STAY:
        return "RA-28" if alone else "RA-22"
    if family == TURN_UP:
        return "RA-22" if view.phase == TURNED and not alone else "RA-40"
    return "RA-21" if view.phase == TURN and must_turn_up(view) else "RA-23"
