"""Which cards others are likely to have kept: `reweight_belief`. Numbers in brackets are those of the rule book.

A determinization takes all that agrees with what shows as equally likely. But a player plays what helps at once and keeps what it waits
with. So cards that were in a hand when its last turn ended are likely to be Infidelities or Counterspells, and hardly ever Patrols; those
drawn since may be any (DI-27).

The numbers were fitted to what was in the hands in 240 games for 3 of players that search.
"""

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.contract import Codes, Record
from spadework.engine.stream import Stream, below
from spadework.games.dragon_island.ai.position import Worths, is_joker_of
from spadework.games.dragon_island.rules.cards import is_terrain_card, put_in
from spadework.games.dragon_island.rules.state import (
    ATTACK,
    COUNTERSPELL,
    COUNTERSPELL_OR_TERROR,
    CURSE,
    ELEMENTS,
    FLIGHT,
    FORCES,
    HAND,
    INFIDELITY,
    INFIDELITY_OR_ATTACK,
    JOURNEY_CARD,
    KINDS,
    NO_CARD,
    PATROL,
    SLUMBER_CARD,
    SLUMBER_OR_TERROR,
    TERROR,
)
from spadework.games.dragon_island.rules.views import fill_hand, sample_reaction

GRAIN = 1 << 20
JOKER_WEIGHT = 2.7
ACTION_WEIGHTS = {
    FORCES: 0.16,
    ELEMENTS: 0.2,
    PATROL: 0.2,
    CURSE: 4.5,
    FLIGHT: 1.7,
    JOURNEY_CARD: 0.3,
    TERROR: 2.3,
    ATTACK: 0.18,
    SLUMBER_CARD: 2.7,
    COUNTERSPELL: 5.2,
    INFIDELITY: 13.0,
    SLUMBER_OR_TERROR: 1.9,
    COUNTERSPELL_OR_TERROR: 2.1,
    INFIDELITY_OR_ATTACK: 8.2,
}
"""How likely each action card is among three cards kept, as JOKER_WEIGHT for a joker, compared with a terrain card of another's colour."""
CHOICE = [1.5 - 0.17 * count for count in range(HAND + 1)]
"""How much a number of cards kept was chosen: the more, the fewer they are."""
LIKELIHOOD = np.array([[ACTION_WEIGHTS.get(kind, 1.0) ** chosen for kind in range(KINDS)] for chosen in CHOICE])
"""How likely each kind is among a number of cards kept, compared with a terrain card of another's colour."""
LIKELIHOOD_OF_JOKER = np.array([JOKER_WEIGHT**chosen for chosen in CHOICE])
"""The same for cards that are jokers."""


@rule
def reweight_belief(material: Record, state: Record, seat: int, stream: Stream) -> None:
    """Let the others have what they are likely to have kept, in a determinization for `seat`."""
    unseen = scratch(KINDS, np.int32)
    for kind in range(KINDS):
        unseen[kind] = state.draw_pile[kind]
    for other in range(state.seats):
        if other != seat:
            take_up(state, seat, other, unseen)
    for other in range(state.seats):
        if other != seat:
            fill_kept(material, state, other, unseen, stream)
    for other in range(state.seats):
        if other != seat:
            fill_hand(state, other, unseen, stream)
            sample_reaction(state, other)
    for kind in range(KINDS):
        state.draw_pile[kind] = unseen[kind]


@rule
def take_up(state: Record, seat: int, other: int, unseen: Codes) -> None:
    """The cards of a hand come to those unseen, but for those that `seat` knows to be there."""
    for slot in range(state.cards[other]):
        unseen[state.hand[other, slot]] += 1
    state.hand[other, :] = NO_CARD
    for slot in range(HAND):
        known = int(state.known[seat, other, slot])
        if known != NO_CARD:
            put_in(state.hand[other], known)
            unseen[known] -= 1


@rule
def fill_kept(material: Record, state: Record, seat: int, unseen: Codes, stream: Stream) -> None:
    """Cards that a seat is likely to have kept, for as many slots of its hand as it kept cards."""
    count = int(min(state.kept[seat], state.cards[seat]))
    weights, likely = scratch(KINDS, np.float64), scratch(KINDS, np.float64)
    if count > 0 and state.hand[seat, count - 1] == NO_CARD:
        fill_likelihoods(material, state, seat, count, weights)
    while count > 0 and state.hand[seat, count - 1] == NO_CARD:
        total = 0.0
        for kind in range(KINDS):
            likely[kind] = unseen[kind] * weights[kind]
            total += likely[kind]
        rest, kind = below(stream, GRAIN) / GRAIN * total, 0
        while kind < KINDS - 1 and rest >= likely[kind]:
            rest -= likely[kind]
            kind += 1
        # After rounding, the last kind there is.
        while unseen[kind] == 0:
            kind -= 1
        unseen[kind] -= 1
        put_in(state.hand[seat], kind)


@rule
def fill_likelihoods(material: Record, state: Record, seat: int, count: int, weights: Worths) -> None:
    """Fill how likely a card of each kind is among so many cards that a seat kept."""
    for kind in range(KINDS):
        own = is_terrain_card(kind) and is_joker_of(material, state, seat, kind)
        weights[kind] = LIKELIHOOD_OF_JOKER[count] if own else LIKELIHOOD[count, kind]
