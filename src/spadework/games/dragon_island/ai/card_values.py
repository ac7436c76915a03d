"""What cards of a hand are worth in Dragon Island, compared with one that is drawn in their place."""

from typing import NamedTuple

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Record
from spadework.games.dragon_island.ai.position import Position, Worths
from spadework.games.dragon_island.rules.cards import is_terrain_card, may_be_used_as, takes_on
from spadework.games.dragon_island.rules.state import (
    COUNTERSPELL,
    FLIGHT,
    INFIDELITY,
    PASSING,
    SLUMBER_CARD,
    TERROR,
)
from spadework.games.dragon_island.rules.steps import is_joker, terrains_paid_by


class CardWeights(NamedTuple):
    """What a card is worth that is kept; the first of a sort is worth more than the next one, any more are only playable."""

    useless: float = -1.3
    """A terrain card that does not take a hunter on."""
    uphill: float = 0.36
    """One that does."""
    joker: float = 0.6
    playable: float = -0.6
    first_infidelity: float = 5.0
    next_infidelity: float = 1.2
    first_green: float = 3.0
    next_green: float = 0.3
    first_flight: float = 1.2
    next_flight: float = 0.3
    exchanged: float = -0.01
    """A card about to be discarded, at the least."""


CARD_WEIGHTS = CardWeights()


@rule
def fill_card_values(state: Record, seat: int, whole: bool, values: Worths) -> None:
    """Fill values[slot] with what each card is worth, wherever the hunters stand: of the `whole` hand, or of what takes them on."""
    infidelities, greens, flights = 0, 0, 0
    for slot in range(state.cards[seat]):
        kind = int(state.hand[seat, slot])
        value = CARD_WEIGHTS.playable
        if not whole and not takes_on(kind):
            value = 0.0
        elif is_terrain_card(kind):
            value = CARD_WEIGHTS.useless
        elif may_be_used_as(kind, INFIDELITY):
            value = nth(infidelities, CARD_WEIGHTS.first_infidelity, CARD_WEIGHTS.next_infidelity)
            infidelities += 1
        elif kind == FLIGHT:
            value = nth(flights, CARD_WEIGHTS.first_flight, CARD_WEIGHTS.next_flight)
            flights += 1
        elif may_be_used_as(kind, SLUMBER_CARD) or may_be_used_as(kind, COUNTERSPELL) or may_be_used_as(kind, TERROR):
            value = nth(greens, CARD_WEIGHTS.first_green, CARD_WEIGHTS.next_green)
            greens += 1
        exchanged = state.phase == PASSING and state.active == seat
        values[slot] = max(value, CARD_WEIGHTS.exchanged) if exchanged else value


@rule
def nth(before: int, first: float, next_: float) -> float:
    """What a card is worth with so many of its sort before it."""
    return first if before == 0 else next_ if before == 1 else CARD_WEIGHTS.playable


@rule
def raise_card_values(position: Position, seat: int, hunter: int, wanted: int, values: Worths) -> None:
    """Raise the values of terrain cards that take a hunter on: jokers, and those that pay for terrains of the bit mask `wanted`."""
    state = position.state
    for slot in range(state.cards[seat]):
        kind = int(state.hand[seat, slot])
        if is_terrain_card(kind):
            if is_joker(position.material, hunter, kind):
                values[slot] = max(values[slot], CARD_WEIGHTS.joker)
            elif terrains_paid_by(position.material, hunter, kind) & wanted:
                values[slot] = max(values[slot], CARD_WEIGHTS.uphill)
