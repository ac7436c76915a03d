"""Beliefs about the cards that others keep: `reweight_belief`. Numbers in brackets are those of the rule book.

A determinization takes all consistent hands as equally likely. But players use a card that helps immediately and keep one that waits for
its moment. So the cards held since the end of a seat's last turn are likely to be Infidelities or Counterspells, and hardly ever Patrols;
cards drawn since may be any (DI-27).

The numbers were fitted to the hands in 240 games of 3 searching players.
"""

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.interface import Codes, Record
from spadework.engine.stream import Stream, below
from spadework.games.dragon_island.ai.basics import Worths, is_joker_of
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.cards import is_terrain_card, put_in
from spadework.games.dragon_island.rules.state import KINDS
from spadework.games.dragon_island.rules.views import fill_hand, sample_reaction

GRAIN = 1 << 20
JOKER_WEIGHT = 2.7
ACTION_WEIGHTS = {
    s.FORCES: 0.16,
    s.ELEMENTS: 0.2,
    s.PATROL: 0.2,
    s.CURSE: 4.5,
    s.FLIGHT: 1.7,
    s.JOURNEY: 0.3,
    s.TERROR: 2.3,
    s.ATTACK: 0.18,
    s.SLUMBER: 2.7,
    s.COUNTERSPELL: 5.2,
    s.INFIDELITY: 13.0,
    s.SLUMBER_OR_TERROR: 1.9,
    s.COUNTERSPELL_OR_TERROR: 2.1,
    s.INFIDELITY_OR_ATTACK: 8.2,
}
"""Weights of action cards among three cards kept, like JOKER_WEIGHT for a joker; a terrain card of another colour weighs 1."""
CHOICE = [1.5 - 0.17 * count for count in range(s.HAND + 1)]
"""Selectivity of the choice of the kept cards, by their number: the fewer, the more selective."""
LIKELIHOOD = np.array([[ACTION_WEIGHTS.get(kind, 1.0) ** chosen for kind in range(s.KINDS)] for chosen in CHOICE])
"""Weights of each kind by the number of cards kept; a terrain card of another colour weighs 1."""
LIKELIHOOD_OF_JOKER = np.array([JOKER_WEIGHT**chosen for chosen in CHOICE])
"""Weights of jokers by the number of cards kept."""


@rule
def reweight_belief(material: Record, state: Record, seat: int, stream: Stream) -> None:
    """Redeal the cards that others probably kept, in a determinization for `seat`."""
    unseen = scratch(KINDS, np.int32)
    for kind in range(s.KINDS):
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
    for kind in range(s.KINDS):
        state.draw_pile[kind] = unseen[kind]


@rule
def take_up(state: Record, seat: int, other: int, unseen: Codes) -> None:
    """Return the cards of a hand to the unseen ones, except those that `seat` knows."""
    for slot in range(state.cards[other]):
        unseen[state.hand[other, slot]] += 1
    state.hand[other, :] = s.NO_CARD
    for slot in range(s.HAND):
        known = int(state.known[seat, other, slot])
        if known != s.NO_CARD:
            put_in(state.hand[other], known)
            unseen[known] -= 1


@rule
def fill_kept(material: Record, state: Record, seat: int, unseen: Codes, stream: Stream) -> None:
    """Fill the slots of the cards that a seat kept with likely ones."""
    count = int(min(state.kept[seat], state.cards[seat]))
    weights, likely = scratch(KINDS, np.float64), scratch(KINDS, np.float64)
    if count > 0 and state.hand[seat, count - 1] == s.NO_CARD:
        fill_likelihoods(material, state, seat, count, weights)
    while count > 0 and state.hand[seat, count - 1] == s.NO_CARD:
        total = 0.0
        for kind in range(s.KINDS):
            likely[kind] = unseen[kind] * weights[kind]
            total += likely[kind]
        rest, kind = below(stream, GRAIN) / GRAIN * total, 0
        while kind < s.KINDS - 1 and rest >= likely[kind]:
            rest -= likely[kind]
            kind += 1
        # Rounding may leave the last kind that exists.
        while unseen[kind] == 0:
            kind -= 1
        unseen[kind] -= 1
        put_in(state.hand[seat], kind)


@rule
def fill_likelihoods(material: Record, state: Record, seat: int, count: int, weights: Worths) -> None:
    """Fill the weight of each kind among the cards that a seat kept."""
    for kind in range(s.KINDS):
        own = is_terrain_card(kind) and is_joker_of(material, state, seat, kind)
        weights[kind] = LIKELIHOOD_OF_JOKER[count] if own else LIKELIHOOD[count, kind]
