"""Cubes, points and winners of Rat Alarm, by what a view shows; final once the game is over."""

import numpy as np

from spadework.engine.contract import Record
from spadework.engine.look import Standings, standings
from spadework.engine.words import Message, message
from spadework.games.rat_alarm import rules
from spadework.games.rat_alarm.notation.wording import seats_words
from spadework.games.rat_alarm.rules.material import Deck
from spadework.games.rat_alarm.rules.scoring import parts, rat_cards
from spadework.games.rat_alarm.rules.state import KINDS, SEATS


def result_of(deck: Deck, view: Record) -> Standings:
    """Points and finishing places."""
    return standings(rules, deck.record, view)


def victory_words(deck: Deck, view: Record) -> Message:
    """Who has won, with how many points, and whether rats have decided (RA-43)."""
    result = result_of(deck, view)
    id = "told-share" if len(result.winners) > 1 else "told-wins-by-rats" if result.by_tie_break else "told-wins"
    return message(id, seats=seats_words(result.winners), points=result.best)


def cubes_won(deck: Deck, view: Record) -> list[list[int]]:
    """By seat and kind the value of the cube won, 0 for none."""
    won = np.zeros((SEATS[-1], len(KINDS)), np.int32)
    parts(deck.record, view, won)
    return [[int(cube) for cube in seat] for seat in won]


def rats_of(deck: Deck, view: Record, seat: int) -> int:
    """How many rat cards a seat's pile holds."""
    return int(rat_cards(deck.record, int(view.taken[seat])))
