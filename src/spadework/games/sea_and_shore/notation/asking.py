"""The question to the seat of Sea & Shore that moves next. Numbers in brackets refer to the rule book."""

import numpy as np

from spadework.engine.interface import Record, seats_in
from spadework.engine.words import Message, SeatName, message, or_list
from spadework.games.sea_and_shore.notation import wording
from spadework.games.sea_and_shore.notation.texts import treasure_won
from spadework.games.sea_and_shore.rules import state as s
from spadework.games.sea_and_shore.rules.actions import CARDS_TRADED
from spadework.games.sea_and_shore.rules.material import Deck
from spadework.games.sea_and_shore.rules.setup import list_gifts, receiver_of
from spadework.games.sea_and_shore.rules.tricks import who_can_be_stolen_from


def ask(deck: Deck, view: Record, seat: int) -> Message:
    """Return the question to `seat`, which moves next."""
    phase = int(view.phase)
    if phase == s.GIVING:
        several = list_gifts(int(view.hand[seat]), np.empty(s.MOST_COLOURS, np.int32)) > 1
        return message("ask-give-which" if several else "ask-give", seat=SeatName(receiver_of(view, seat)))
    if phase == s.PLAYING:
        return _ask_play(view, seat)
    if phase == s.WINNING:
        return _ask_win(deck, view, seat)
    if phase == s.DRAWING_FROM:
        most = max(int(view.cards[other]) for other in range(int(view.seats)) if other != seat)
        return message("ask-draw-from", count=min(CARDS_TRADED, most))
    if phase == s.GIVING_BACK:
        return message("ask-return", seat=SeatName(int(view.victim)), count=int(view.owed))
    if phase == s.ORDERING:
        return message(
            "ask-order", treasures=wording.treasures_words(deck, [int(top) for top in view.top[view.looked_at]])
        )
    asked = {s.ROBBING: "ask-rob", s.LOOKING: "ask-look", s.FETCHING: "ask-fetch", s.DISCARDING: "ask-discard"}
    return message(asked[phase])


def _ask_play(view: Record, seat: int) -> Message:
    last = (seat + 1) % int(view.seats) == view.starter
    id = "ask-play-last" if last else "ask-play"
    extras = int(view.extras[seat])
    return message(f"{id}-extras", count=extras) if extras else message(id)


def _ask_win(deck: Deck, view: Record, seat: int) -> Message:
    others = [
        message("ask-win-from", treasure=wording.treasure_words(deck, int(view.pile[other])), seat=SeatName(other))
        for other in seats_in(int(who_can_be_stolen_from(view, seat)))
    ]
    return message(
        "ask-win",
        colour=wording.colour_words(s.colour_of(int(view.island[seat]))),
        treasure=wording.treasure_words(deck, treasure_won(view, seat)),
        others=or_list(others),
    )
