"""What a seat of Lost Maps is asked, and moves in words."""

from functools import lru_cache

from spadework.engine.codes import family_of, thing_of
from spadework.engine.contract import CHANCE, Record
from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.lost_maps.notation.boxes import box_names, slots_in
from spadework.games.lost_maps.notation.wording import card_words, pattern_words, symbols_under
from spadework.games.lost_maps.rules.codes import crossed_boxes, crossed_slot
from spadework.games.lost_maps.rules.material import Deck
from spadework.games.lost_maps.rules.state import (
    FAMILY_SIZE,
    KEEP,
    KEEPING,
    OUTCOME_SIZE,
    PATTERN,
    STACK,
    START,
    TAKE,
    TAKING,
)


def label(deck: Deck, view: Record, seat: int, move: int) -> Message:
    """The move in words, for a button or a list."""
    if seat == CHANCE:
        return _label_outcome(deck, move)
    family, thing = family_of(move, FAMILY_SIZE), thing_of(move, FAMILY_SIZE)
    if family == KEEP:
        cards = [card_words(deck, int(view.hand[seat, slot])) for slot in slots_in(thing)]
        return message("label-keep", cards=and_list(cards))
    if move == TAKE + STACK:
        return message("label-draw")
    if family == TAKE:
        return message("label-take", card=card_words(deck, int(view.display[thing])))
    return _label_crossing(deck, int(view.card[seat, crossed_slot(move)]), crossed_boxes(move))


def _label_outcome(deck: Deck, code: int) -> Message:
    family, thing = family_of(code, OUTCOME_SIZE), thing_of(code, OUTCOME_SIZE)
    if family == PATTERN:
        return message("label-pattern", pattern=pattern_words(deck, thing))
    if family == START:
        return message("told-start", seat=SeatName(thing))
    return message("label-card", card=card_words(deck, thing))


@lru_cache(maxsize=8192)
def _label_crossing(deck: Deck, card: int, boxes: int) -> Message:
    crossing = message("label-cross", boxes=box_names(boxes), card=card_words(deck, card))
    symbols = symbols_under(deck, card, boxes)
    return message("label-with", crossing=crossing, symbols=and_list(symbols)) if symbols else crossing


def ask(deck: Deck, view: Record, seat: int) -> Message:
    """What `seat`, which is to move, is asked to do."""
    if view.phase == KEEPING:
        return message("ask-keep")
    if view.phase == TAKING:
        return message("ask-take")
    # A move names an island by its place: what one decides for one island must not be done on the next.
    islands = " ".join(deck.card_names[int(card)] for card in view.card[seat] if card >= 0)
    if view.owed[seat]:
        return message("ask-extra", count=int(view.owed[seat]), occasion=islands)
    return message("ask-cross", pattern=pattern_words(deck, int(view.pattern)), occasion=islands)
