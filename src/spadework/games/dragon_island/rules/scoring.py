"""Coins: treasures shared or claimed at a boat, points and places. Numbers in brackets are those of the rule book."""

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.interface import Codes, Record
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.cards import is_first_of_kind, may_be_used_as
from spadework.games.dragon_island.rules.state import MOST_SEATS


@rule
def guest_in(state: Record, boat: int) -> int:
    """Return the carrier in another's boat, or NO_HUNTER."""
    owner = boat - s.ISLAND
    for hunter in range(s.HUNTERS):
        if hunter != owner and state.carries[hunter] != s.NO_PAIR and state.carries[hunter] == state.carries[owner]:
            return hunter
    return s.NO_HUNTER


@rule
def begin_sharing(state: Record, boat: int) -> bool:
    """Bring a treasure to a boat; return whether its owner must decide, which needs two players (DI-57, DI-58)."""
    state.boat = boat
    state.claims = 0
    host, guest = int(state.owner[boat - s.ISLAND]), int(state.owner[guest_in(state, boat)])
    state.turn = host
    if host != guest:
        return True
    win_coins(state, host, s.COINS)
    cash_in(state)
    return False


@rule
def rival(state: Record, seat: int) -> int:
    """Return the other of the two seats at the boat."""
    host = int(state.owner[state.boat - s.ISLAND])
    return int(state.owner[guest_in(state, int(state.boat))]) if seat == host else host


@rule
def list_claims(state: Record, seat: int, moves: Codes) -> int:
    """Fill the moves of a seat at the boat: sharing, or an Infidelity (DI-57); return their number."""
    moves[0] = c.SHARE
    count = 1
    for slot in range(state.cards[seat]):
        kind = int(state.hand[seat, slot])
        if may_be_used_as(kind, s.INFIDELITY) and is_first_of_kind(state, seat, slot):
            moves[count] = c.INFIDELITY + kind
            count += 1
    return count


@rule
def pay_out(state: Record, seat: int) -> None:
    """Pay out the coins when `seat` plays no Infidelity: one each, or both to the other, who played the last one (DI-57)."""
    other = rival(state, seat)
    if state.claims == 0:
        win_coins(state, seat, 1)
        win_coins(state, other, 1)
    else:
        win_coins(state, other, s.COINS)
    cash_in(state)


@rule
def win_coins(state: Record, seat: int, coins: int) -> None:
    """Give a seat coins of the pair in the boat."""
    pair = int(state.carries[state.boat - s.ISLAND])
    state.coins[seat, pair] += coins


@rule
def cash_in(state: Record) -> None:
    """Settle the pair; both hunters stay in the boat and move on separately (DI-56)."""
    guest = guest_in(state, int(state.boat))
    state.carries[guest] = s.NO_PAIR
    state.carries[state.boat - s.ISLAND] = s.NO_PAIR
    state.settled += 1
    state.boat = s.NO_FIELD


@rule
def parts(material: Record, state: Record, out: Codes) -> None:
    """Fill out[seat, pair] with the value of the coins won (DI-81)."""
    for seat in range(state.seats):
        for pair in range(s.PAIRS):
            out[seat, pair] = int(state.coins[seat, pair]) * int(material.value[pair])


@rule
def coins_won(material: Record, state: Record, seat: int) -> int:
    """Return the sum of a seat's coins."""
    total = 0
    for pair in range(s.PAIRS):
        total += int(state.coins[seat, pair]) * int(material.value[pair])
    return total


@rule
def scores(material: Record, state: Record, out: Codes) -> None:
    """Fill the sum of each seat's coins (DI-81)."""
    for seat in range(state.seats):
        out[seat] = coins_won(material, state, seat)


@rule
def highest_coin(material: Record, state: Record, seat: int) -> int:
    """Return the value of a seat's highest coin, 0 if it has none."""
    highest = 0
    for pair in range(s.PAIRS):
        if state.coins[seat, pair] > 0:
            highest = max(highest, int(material.value[pair]))
    return highest


@rule
def places(material: Record, state: Record, out: Codes) -> None:
    """Rank by the sum of coins, then by the highest single coin; a place still tied is shared (DI-81)."""
    sums = scratch(MOST_SEATS, np.int32)
    scores(material, state, sums)
    for seat in range(state.seats):
        out[seat] = 1
        for other in range(state.seats):
            higher = sums[other] == sums[seat] and highest_coin(material, state, other) > highest_coin(
                material, state, seat
            )
            out[seat] += sums[other] > sums[seat] or higher
