"""The question to the seat of Rat Alarm that moves next."""

from spadework.engine.interface import Record
from spadework.engine.words import Message, message
from spadework.games.rat_alarm.notation.wording import treasure_words
from spadework.games.rat_alarm.rules import state as s
from spadework.games.rat_alarm.rules.material import Deck
from spadework.games.rat_alarm.rules.moves import can_turn_up, must_turn_up, seats_with_spade


def ask(deck: Deck, view: Record, seat: int) -> Message:
    """Return the question to `seat`, which moves next."""
    if view.phase == s.ALARM:
        return message("ask-alarm")
    if view.phase == s.BURYING:
        return message("ask-bury")
    if view.phase == s.TURNED:
        return _ask_after_turning_up(deck, view)
    if not can_turn_up(view):
        return message("ask-drop")
    return message("ask-begin") if must_turn_up(view) else message("ask-turn", kind=_danger(deck, view))


def _ask_after_turning_up(deck: Deck, view: Record) -> Message:
    turned = treasure_words(deck, 1 << int(view.turned), with_rats=True)
    if seats_with_spade(view) > 1:
        return message("ask-turned", treasures=turned, kind=_danger(deck, view))
    id = "ask-turned-alone" if can_turn_up(view) else "ask-turned-empty"
    return message(id, treasures=turned, kind=_danger(deck, view))


def _danger(deck: Deck, view: Record) -> Message:
    """Explain whether another rat would be the second one, on which the decision depends."""
    return message("situation-rat" if int(view.lies_open) & int(deck.record.rats) else "situation-no-rat")
