"""What the seats of Dragon Island may expect when a turn begins, all by the same measure: for the search, which compares them."""

from spadework.engine.compiled import rule
from spadework.engine.contract import Record
from spadework.games.dragon_island.cards import may_be_used_as
from spadework.games.dragon_island.hopes import hope_of_other
from spadework.games.dragon_island.scoring import coins_won
from spadework.games.dragon_island.state import (
    ANNOUNCED,
    HUNTERS,
    INFIDELITY,
    NO_FIELD,
    NO_PAIR,
    NO_SEAT,
    TURN_BEGINS,
)

CARD, CLAIMING = 2.0, 15.0  # what a card is worth, and an Infidelity beside that
SECOND = 0.3  # how much of the hope of a second free hunter counts


@rule
def calm(material: Record, state: Record, seat: int) -> bool:
    """Whether a turn of the seat that looks ahead begins."""
    return bool(state.phase == ANNOUNCED and state.announced == TURN_BEGINS and state.active == seat)


@rule
def outlook(material: Record, state: Record, seat: int) -> float:
    """Coins that a seat has and may hope for."""
    worth, free, second = float(coins_won(material, state, seat)), 0.0, 0.0
    for hunter in range(HUNTERS):
        if state.hunter[hunter] == NO_FIELD or state.owner[hunter] != seat:
            continue
        hope = hope_of_other(material, state, hunter, NO_SEAT)
        if state.carries[hunter] != NO_PAIR:
            worth += hope
        else:
            second = max(second, min(free, hope))
            free = max(free, hope)
    for place in range(state.cards[seat]):
        worth += CARD + (CLAIMING if may_be_used_as(int(state.hand[seat, place]), INFIDELITY) else 0.0)
    return worth + free + SECOND * second
