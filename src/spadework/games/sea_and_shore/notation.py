"""Moves of Sea & Shore as short texts, and the words for them.

Seats count from 1 in texts, island cards are the first letter of their colour and their number: "give r12", "r7 sea", "r7 shore +3",
"take", "steal 2", "extras from 3", "draw from 3", "return b5", "look red-blue", "order 2 1 3", "fetch g4", "discard p1";
chance writes "card r12", "start 2", "side 3", "treasure g5a" and "drawn r7".
"""

import re
from collections.abc import Sequence

from spadework.engine.contract import CHANCE, Record
from spadework.engine.words import Message, SeatName, message
from spadework.games.sea_and_shore.actions import SWAPPED
from spadework.games.sea_and_shore.material import Deck
from spadework.games.sea_and_shore.rules import who_can_be_stolen_from
from spadework.games.sea_and_shore.setup import list_gifts
from spadework.games.sea_and_shore.state import (
    ADDED,
    CARD,
    CARDS,
    COLOURS,
    DISCARD,
    DISCARDING,
    DRAW_FROM,
    DRAWING_FROM,
    DRAWN,
    EXTRAS,
    FAMILY,
    FETCH,
    FETCHING,
    GIVE,
    GIVE_BACK,
    GIVING,
    GIVING_BACK,
    HALF,
    LOOK,
    LOOKING,
    MOST_SEATS,
    NUMBERS,
    ORDER,
    ORDERING,
    ORDERS,
    OVER,
    PLAY,
    PLAYING,
    ROB,
    ROBBING,
    SEA,
    SEA_SHOWN,
    SHORE,
    SHORE_SHOWN,
    SIDE,
    START,
    STEAL,
    TAKE,
    TREASURE,
    WINNING,
)
from spadework.games.sea_and_shore.telling import tell
from spadework.games.sea_and_shore.trick import colour_of, number_of, stack_with
from spadework.games.sea_and_shore.wording import (
    STACKS,
    action_words,
    card_words,
    colour_words,
    extras_words,
    half_words,
    or_list,
    stack_words,
    treasure_words,
    treasures_words,
    worth_words,
)
