"""What a seat of Rat Alarm is asked, and moves in words."""

from spadework.engine.codes import family_of, thing_of
from spadework.engine.contract import CHANCE, Record
from spadework.engine.words import Message, SeatName, message
from spadework.games.rat_alarm.notation.wording import card_words, dropping_words, treasure_words
from spadework.games.rat_alarm.rules.material import Deck
from spadework.games.rat_alarm.rules.rounds import can_turn_up, cards_showing, must_turn_up, seats_with_spade
from spadework.games.rat_alarm.rules.state import (
    ALARM,
    BURYING,
    CUBE,
    DROP,
    FAMILY_SIZE,
    FIRST,
    KEEP,
    KEEP_NONE,
    STAY,
    TURN_UP,
    TURNED,
)


def label(deck: Deck, view: Record, seat: int, move: int) -> Message:
    """The move in words, for a button or a list."""
    family, thing = family_of(move, FAMILY_SIZE), thing_of(move, FAMILY_SIZE)
    if seat == CHANCE:
        return _label_outcome(deck, family, thing)
    if family == DROP:
        return _label_drop(deck, view, thing)
    if move in (TURN_UP, STAY, KEEP_NONE):
        return message({TURN_UP: "label-turn-up", STAY: "label-stay", KEEP_NONE: "label-keep-none"}[move])
    return message("label-keep" if family == KEEP else "label-bury", card=card_words(deck, thing))


def _label_outcome(deck: Deck, family: int, thing: int) -> Message:
    if family == CUBE:
        return message("label-cube", value=int(deck.record.value[thing]))
    if family == FIRST:
        return message("told-first", seat=SeatName(thing))
    return message("label-card", card=card_words(deck, thing))


def _label_drop(deck: Deck, view: Record, kind: int) -> Message:
    cards = int(cards_showing(deck.record, view, kind))
    named = dropping_words(kind)
    if not cards:
        return message("label-drop-nothing", kind=named)
    treasures = treasure_words(deck, cards, with_rats=True)
    return message("label-drop", kind=named, count=cards.bit_count(), treasures=treasures)


def ask(deck: Deck, view: Record, seat: int) -> Message:
    """What `seat`, which is to move, is asked to do."""
    if view.phase == ALARM:
        return message("ask-alarm")
    if view.phase == BURYING:
        return message("ask-bury")
    if view.phase == TURNED:
        return _ask_after_turning_up(deck, view)
    if not can_turn_up(view):
        return message("ask-drop")
    return message("ask-begin") if must_turn_up(view) else message("ask-turn", occasion=_danger(deck, view))


def _ask_after_turning_up(deck: Deck, view: Record) -> Message:
    turned = treasure_words(deck, 1 << int(view.turned), with_rats=True)
    if seats_with_spade(view) > 1:
        return message("ask-turned", treasures=turned, occasion=_danger(deck, view))
    id = "ask-turned-alone" if can_turn_up(view) else "ask-turned-empty"
    return message(id, treasures=turned, occasion=_danger(deck, view))


def _danger(deck: Deck, view: Record) -> Message:
    """Whether another rat would be the second one, by which everybody decides whether to go on."""
    return message("occasion-rat" if int(view.lies_open) & int(deck.record.rats) else "occasion-no-rat")
