"""What is said of island cards, in a hand and played, and of what is played with them. Numbers in brackets are those of the rule book."""

import numpy as np

from spadework.engine.contract import SPECTATOR
from spadework.engine.words import Message, SeatName, message
from spadework.games.sea_and_shore.notation.wording import card_words, colour_words, extras_words, half_words
from spadework.games.sea_and_shore.picture.look import played_id
from spadework.games.sea_and_shore.picture.said.situation import Situation, told
from spadework.games.sea_and_shore.picture.settlement import Played, SettledColour
from spadework.games.sea_and_shore.rules.cards import colour_of, number_of
from spadework.games.sea_and_shore.rules.codes import GIVE
from spadework.games.sea_and_shore.rules.gifts import list_gifts, receiver_of
from spadework.games.sea_and_shore.rules.state import (
    COLOURS,
    DISCARDING,
    FETCHING,
    GIVING,
    GIVING_BACK,
    MOST_COLOURS,
    NOT_PLAYED,
    NUMBERS,
    PLAYING,
    SEA_SHOWN,
    SHORE_SHOWN,
)


def hand_card(now: Situation, card: int) -> Message | None:
    """One's own card: the island and what lives in its sea, then what can be done with it now."""
    if now.seat == SPECTATOR or not now.table.hand[now.seat] >> card & 1:
        return None
    island, life = message(f"about-shore-{number_of(card)}"), message(f"about-sea-{COLOURS[colour_of(card)]}")
    return told(island, life, _gift(now, card) if now.table.phase == GIVING else _use(now, card))


def _gift(now: Situation, card: int) -> Message:
    """Whether a card is the gift, or why it can't be (SS-14)."""
    table, named = now.table, card_words(card)
    taker = SeatName(receiver_of(now.view, now.seat))
    if not table.undecided >> now.seat & 1:
        if card == table.gift[now.seat]:
            return message("about-card-given", card=named, seat=taker)
        return message("about-card-kept", card=named)
    moves = np.empty(MOST_COLOURS, np.int32)
    gifts = [int(move) - GIVE for move in moves[: list_gifts(table.hand[now.seat], moves)]]
    if card in gifts:
        return message("about-card-gift" if len(gifts) == 1 else "about-card-gift-choice", card=named, seat=taker)
    for gift in gifts:
        if colour_of(gift) == colour_of(card):
            return message("about-card-gift-higher", card=named, gift=card_words(gift))
    return message("about-card-gift-longer", card=named, colour=colour_words(colour_of(gifts[0])))


def _use(now: Situation, card: int) -> Message:
    """What a card is good for now, or what must come before it."""
    table, named = now.table, card_words(card)
    if now.asks(GIVING_BACK):
        return message("about-card-return", card=named, seat=SeatName(table.victim))
    if now.asks(DISCARDING):
        return message("about-card-discard", card=named)
    if now.asks(PLAYING):
        play, extras = message("about-card-play", card=named), table.extras[now.seat]
        if not extras:
            return play
        worth = min(NUMBERS, number_of(card) + extras)
        return told(play, message("about-card-worth", extras=extras_words(extras), worth=worth))
    if table.phase == PLAYING and table.shows[now.seat] == NOT_PLAYED:
        return message("about-card-waiting", card=named, seat=SeatName(table.turn))
    if table.phase == PLAYING:
        return message("about-card-later", card=named)
    return message("about-card-settling" if now.settling else "about-card-dealt", card=named)


def played(now: Situation, id: str) -> Message | None:
    """A card on the table; its viewer's view says what of it may be known."""
    table = now.table
    for seat in range(table.seats):
        if table.shows[seat] in (SEA_SHOWN, SHORE_SHOWN) and id == played_id(table, seat, settled=False):
            half = half_words(table.shows[seat], table.face[seat])
            if seat == now.seat:
                return message("about-covered-own", card=card_words(table.island[seat]), half=half)
            return message("about-covered", seat=SeatName(seat), half=half)
        if id == played_id(table, seat, settled=True):
            return _uncovered(now, seat)
    return None


def _uncovered(now: Situation, seat: int) -> Message | None:
    for colour in now.settled.colours if now.settled else ():
        for place, card in enumerate(colour.played):
            if card.seat == seat:
                fetch = [message("about-card-fetch")] if now.asks(FETCHING) else []
                return told(_counts(card), *_as_one(colour), *_outcome(colour, place), *fetch)
    return None


def _counts(card: Played) -> Message:
    seat, named = SeatName(card.seat), card_words(card.card)
    if not card.added:
        return message("about-uncovered", seat=seat, card=named)
    return message("about-uncovered-extras", seat=seat, card=named, extras=extras_words(card.added), value=card.value)


def _as_one(colour: SettledColour) -> list[Message]:
    if len(colour.colours) == 1:
        return []
    first, second = map(colour_words, colour.colours)
    return [message("about-as-one", first=first, second=second)]


def _outcome(colour: SettledColour, place: int) -> list[Message]:
    """Why a card has won its colour, or lost it; the cards of a colour are counted from the winner's (SS-23, SS-24, SS-28)."""
    first, own = colour.played[0], colour.played[place]
    if place == 0:
        if len(colour.played) == 1:
            return [message("about-card-alone")]
        tied = colour.played[1].value == first.value
        return [message("about-card-wins-tie" if tied else "about-card-wins")]
    tied = own.value == first.value
    beaten = message("about-card-equal" if tied else "about-card-beaten", seat=SeatName(first.seat))
    if place < len(colour.played) - 1:
        return [beaten, message("about-card-between")]
    if colour.consoled is None:
        return [beaten, message("about-card-no-extras")]
    return [beaten, message("about-card-extras", extras=extras_words(colour.extras))]


def show(now: Situation, half: str) -> Message:
    """The choice of a half."""
    does = message(f"about-show-{half}")
    last = now.asks(PLAYING) and (now.seat + 1) % now.table.seats == now.table.starter
    return told(does, message("about-show-last")) if last else does


def extra(_now: Situation, added: int) -> Message:
    """The choice of extra cards."""
    count = added + 1
    does = message("about-extra", count=count)
    return told(does, message("about-extra-most", number=NUMBERS - count)) if 0 < count < NUMBERS else does


def added(now: Situation, seat: int) -> Message | None:
    """The extra cards beside a card, and what it counts as when its number shows."""
    table = now.table
    if not (0 <= seat < table.seats and table.added[seat]):
        return None
    count = table.added[seat]
    does = message("about-added", seat=SeatName(seat), extras=extras_words(count))
    if table.shows[seat] != SHORE_SHOWN:
        return does
    return told(does, message("about-added-worth", worth=min(NUMBERS, table.face[seat] + count)))
