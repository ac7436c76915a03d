"""What coins bring. Numbers in brackets are those of the rule book."""

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.contract import Codes, Record
from spadework.games.dragon_island.rules.state import MOST_SEATS, PAIRS


@rule
def parts(material: Record, state: Record, out: Codes) -> None:
    """out[seat, pair]: the coins won, pair by pair (DI-81)."""
    for seat in range(state.seats):
        for pair in range(PAIRS):
            out[seat, pair] = int(state.coins[seat, pair]) * int(material.value[pair])


@rule
def coins_won(material: Record, state: Record, seat: int) -> int:
    """The sum of a seat's coins."""
    total = 0
    for pair in range(PAIRS):
        total += int(state.coins[seat, pair]) * int(material.value[pair])
    return total


@rule
def scores(material: Record, state: Record, out: Codes) -> None:
    """The sum of one's coins (DI-81)."""
    for seat in range(state.seats):
        out[seat] = coins_won(material, state, seat)


@rule
def highest_coin(material: Record, state: Record, seat: int) -> int:
    """The value of a seat's highest coin, 0 without any."""
    highest = 0
    for pair in range(PAIRS):
        if state.coins[seat, pair] > 0:
            highest = max(highest, int(material.value[pair]))
    return highest


@rule
def places(material: Record, state: Record, out: Codes) -> None:
    """The highest sum is first, then the highest single coin; still tied, a place is shared (DI-81)."""
    sums = scratch(MOST_SEATS, np.int32)
    scores(material, state, sums)
    for seat in range(state.seats):
        out[seat] = 1
        for other in range(state.seats):
            higher = sums[other] == sums[seat] and highest_coin(material, state, other) > highest_coin(
                material, state, seat
            )
            out[seat] += sums[other] > sums[seat] or higher
