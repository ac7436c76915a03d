"""Moves of Dragon Island in words, for buttons and lists. Numbers in brackets are those of the rule book."""

from spadework.engine.codes import family_of, thing_of
from spadework.engine.contract import CHANCE, Record
from spadework.engine.words import Message, SeatName, comma_list, message
from spadework.games.dragon_island.notation.announcing import (
    going_words,
    journey_payment,
    payments_words,
)
from spadework.games.dragon_island.notation.wording import (
    card_words,
    cards_to_draw,
    colour_words,
    field_words,
    hunter_words,
    played_words,
    terrain_words,
    to_words,
    value_of,
)
from spadework.games.dragon_island.rules.codes import (
    AGREE,
    CLAIM,
    COUNTER,
    DISCARD,
    DRAGON,
    DRAGON_TO,
    DRAW_UP,
    DRAWN,
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
    START,
    TAKE_BACK,
    TAKEN,
    TERRIFY,
    TILE,
    WAKE_NOT,
    flies,
    named_hunter,
    paid_for,
    target_of,
)
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.sharing import rival
from spadework.games.dragon_island.rules.state import (
    ATTACK,
    COUNTERSPELL,
    INFIDELITY,
    ISLAND,
    KIND_NAMES,
    LEAVING,
    NO_FIELD,
    SLUMBER_CARD,
    TERROR,
)

PLAIN = {
    WAKE_NOT: "label-let-it-be",
    LET_ALL_BE: "label-let-all-be",
    PASS: "label-pass",
    TAKE_BACK: "label-take-back",
    PROPOSE_END: "label-propose-end",
    AGREE: "label-agree",
    GO_ON: "label-go-on",
}


def label(deck: Deck, view: Record, seat: int, move: int) -> Message:
    """The move in words, for a button or a list."""
    family, thing = family_of(move, FAMILY), target_of(move)
    if seat == CHANCE:
        return _label_chance(deck, family, thing)
    if move in PLAIN:
        return message(PLAIN[move])
    if move in (DRAW_UP, END_TURN):
        return message("label-draw-up" if move == DRAW_UP else "label-end-turn", count=cards_to_draw(view, seat))
    if family in (GO, JOURNEY):
        return _label_way(deck, view, move)
    if family in (TILE, DRAGON, DRAGON_TO):
        return _label_aim(deck, view, family, thing)
    if family == PLAY:
        return message(f"label-{KIND_NAMES[thing]}")
    if family == DISCARD:
        return message("label-discard", card=card_words(deck, thing))
    if family in (TERRIFY, SNEAK):
        return _label_strike(deck, view, family, thing, paid_for(move))
    if move == SHARE or family == CLAIM:
        return _label_sharing(deck, view, seat, move)
    return _label_reaction(deck, family, thing)


def _label_chance(deck: Deck, family: int, thing: int) -> Message:
    if family == START:
        return message("told-start", seat=SeatName(thing))
    if family in (DRAWN, TAKEN):
        return message("told-drawn" if family == DRAWN else "label-taken", card=card_words(deck, thing))
    return message("label-settle")


def _label_way(deck: Deck, view: Record, move: int) -> Message:
    """A step, a flight or a Journey; the hunter's colour is named where the code names it (DI-12)."""
    family, thing = family_of(move, FAMILY), target_of(move)
    if family == JOURNEY:
        words = [message("label-journey", terrain=terrain_words(thing)), journey_payment(deck, move)]
    else:
        leaving = view.phase == LEAVING
        id = f"label-{'leave' if leaving else 'step'}{'-flying' if flies(move) else ''}"
        going = payments_words(deck, view, move) if leaving else going_words(deck, view, move)
        words = [message(id, to=to_words(deck, view, thing)), *going]
    named = named_hunter(move)
    text = comma_list(words)
    return message("label-hunter", colour=colour_words(deck, named), text=text) if named >= 0 else text


def _label_aim(deck: Deck, view: Record, family: int, thing: int) -> Message:
    if family == DRAGON:
        return message("label-dragon", dragon=thing + 1, field=field_words(deck, view, int(view.dragon[thing])))
    field = field_words(deck, view, thing)
    if family == DRAGON_TO:
        return message("label-place", field=field)
    if view.tiles[0] == NO_FIELD:
        return message("label-tile", field=field)
    return message("label-swap", first=field_words(deck, view, int(view.tiles[0])), second=field)


def _label_strike(deck: Deck, view: Record, family: int, thing: int, card: int) -> Message:
    if family == TERRIFY:
        told = message("label-terror", hunter=hunter_words(deck, view, thing))
        return played_words(deck, told, card, TERROR)
    return played_words(deck, message("label-attack", seat=SeatName(thing)), card, ATTACK)


def _label_reaction(deck: Deck, family: int, card: int) -> Message:
    if family == SLUMBER:
        return played_words(deck, message("label-slumber"), card, SLUMBER_CARD)
    assert family == COUNTER
    return played_words(deck, message("label-counterspell"), card, COUNTERSPELL)


def _label_sharing(deck: Deck, view: Record, seat: int, move: int) -> Message:
    value = value_of(deck, int(view.carries[view.boat - ISLAND]))
    if move != SHARE:
        return played_words(deck, message("label-claim", value=value), thing_of(move, FAMILY), INFIDELITY)
    other = SeatName(int(rival(view, seat)))
    return message("label-give-in" if view.claims else "label-share", seat=other, value=value)
