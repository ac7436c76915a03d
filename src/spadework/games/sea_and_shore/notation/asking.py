"""Moves of Sea & Shore in words, and what a seat is asked to do. Numbers in brackets are those of the rule book."""

import numpy as np

from spadework.engine.codes import family_of, thing_of
from spadework.engine.contract import CHANCE, Record, seats_in
from spadework.engine.words import Message, SeatName, message, or_list
from spadework.games.sea_and_shore.notation.texts import ORDER_NAMES
from spadework.games.sea_and_shore.notation.wording import (
    card_words,
    colour_words,
    extras_words,
    half_words,
    side_words,
    stack_words,
    treasure_words,
    treasures_words,
    worth_words,
)
from spadework.games.sea_and_shore.rules.actions import CARDS_TRADED
from spadework.games.sea_and_shore.rules.cards import colour_of, number_of
from spadework.games.sea_and_shore.rules.codes import (
    CARD,
    DRAW_FROM,
    FAMILY_SIZE,
    FETCH,
    GIVE,
    GIVE_BACK,
    LOOK,
    ORDER,
    ORDERS,
    PLAY,
    ROB,
    SHORE,
    SIDE,
    START,
    STEAL,
    TAKE,
    TREASURE,
    played_card,
    played_extras,
    played_half,
)
from spadework.games.sea_and_shore.rules.contest import stack_with
from spadework.games.sea_and_shore.rules.gifts import list_gifts, receiver_of
from spadework.games.sea_and_shore.rules.material import Deck
from spadework.games.sea_and_shore.rules.setup import action_card_with
from spadework.games.sea_and_shore.rules.state import (
    DISCARDING,
    DRAWING_FROM,
    FETCHING,
    GIVING,
    GIVING_BACK,
    LOOKING,
    MOST_COLOURS,
    NUMBERS,
    ORDERING,
    PLAYING,
    ROBBING,
    SEA_SHOWN,
    SHORE_SHOWN,
    WINNING,
)
from spadework.games.sea_and_shore.rules.tricks import who_can_be_stolen_from


def label(deck: Deck, view: Record, seat: int, move: int) -> Message:
    """The move in words, for a button or a list."""
    if seat != CHANCE and move >= PLAY:
        return _label_play(move)
    family, thing = family_of(move, FAMILY_SIZE), thing_of(move, FAMILY_SIZE)
    if seat == CHANCE:
        return _label_chance(deck, family, thing)
    if family == GIVE:
        return message("label-give", card=card_words(thing), seat=SeatName(receiver_of(view, seat)))
    if family == TAKE:
        return message("label-take", treasure=treasure_words(deck, _treasure_won(view, seat)))
    if family == STEAL:
        return message("label-steal", seat=SeatName(thing), treasure=treasure_words(deck, int(view.pile[thing])))
    if family in (ROB, DRAW_FROM):
        return message("label-rob" if family == ROB else "label-draw-from", seat=SeatName(thing))
    if family == GIVE_BACK:
        return message("label-return", card=card_words(thing), seat=SeatName(int(view.victim)))
    if family == LOOK:
        return message("label-look", stack=stack_words(int(view.seats), thing))
    if family == ORDER:
        treasures = [int(view.top[view.looked_at, depth]) for depth in ORDERS[thing]]
        return message("label-order", treasures=treasures_words(deck, treasures), order=ORDER_NAMES[thing])
    return message("label-fetch" if family == FETCH else "label-discard", card=card_words(thing))


def _treasure_won(view: Record, seat: int) -> int:
    return int(view.open[stack_with(view, colour_of(int(view.island[seat])))])


def _label_chance(deck: Deck, family: int, thing: int) -> Message:
    if family == START:
        return message("told-start", seat=SeatName(thing))
    if family == SIDE:
        return side_words(action_card_with(deck.record, thing), thing)
    if family == TREASURE:
        return message("label-treasure", treasure=treasure_words(deck, thing))
    return message("label-card" if family == CARD else "label-drawn", card=card_words(thing))


def _label_play(move: int) -> Message:
    card, added = played_card(move), played_extras(move)
    colour, number = colour_of(card), number_of(card)
    half = half_words(SHORE_SHOWN, number) if played_half(move) == SHORE else half_words(SEA_SHOWN, colour)
    if not added:
        return message("label-play", card=card_words(card), half=half)
    arguments = {"card": card_words(card), "half": half, "extras": extras_words(added)}
    worth, bluff = min(NUMBERS, number + added), max(0, number + added - NUMBERS)
    if not bluff:
        return message("label-play-extras", **arguments, worth=worth_words(colour, worth))
    return message("label-play-bluff", **arguments, worth=worth_words(colour, worth), bluff=bluff)


def ask(deck: Deck, view: Record, seat: int) -> Message:
    """What `seat`, which is to move, is asked to do."""
    phase = int(view.phase)
    if phase == GIVING:
        several = list_gifts(int(view.hand[seat]), np.empty(MOST_COLOURS, np.int32)) > 1
        return message("ask-give-which" if several else "ask-give", seat=SeatName(receiver_of(view, seat)))
    if phase == PLAYING:
        return _ask_play(view, seat)
    if phase == WINNING:
        return _ask_win(deck, view, seat)
    if phase == DRAWING_FROM:
        most = max(int(view.cards[other]) for other in range(int(view.seats)) if other != seat)
        return message("ask-draw-from", count=min(CARDS_TRADED, most))
    if phase == GIVING_BACK:
        return message("ask-return", seat=SeatName(int(view.victim)), count=int(view.owed))
    if phase == ORDERING:
        return message("ask-order", treasures=treasures_words(deck, [int(top) for top in view.top[view.looked_at]]))
    asked = {ROBBING: "ask-rob", LOOKING: "ask-look", FETCHING: "ask-fetch", DISCARDING: "ask-discard"}
    return message(asked[phase])


def _ask_play(view: Record, seat: int) -> Message:
    last = (seat + 1) % int(view.seats) == view.starter
    id = "ask-play-last" if last else "ask-play"
    extras = int(view.extras[seat])
    return message(f"{id}-extras", count=extras) if extras else message(id)


def _ask_win(deck: Deck, view: Record, seat: int) -> Message:
    others = [
        message("ask-win-from", treasure=treasure_words(deck, int(view.pile[other])), seat=SeatName(other))
        for other in seats_in(int(who_can_be_stolen_from(view, seat)))
    ]
    return message(
        "ask-win",
        colour=colour_words(colour_of(int(view.island[seat]))),
        treasure=treasure_words(deck, _treasure_won(view, seat)),
        others=or_list(others),
    )
