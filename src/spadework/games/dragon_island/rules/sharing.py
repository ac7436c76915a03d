"""Cashing in: sharing a treasure at a boat, or the duel with Infidelity. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Codes, Record
from spadework.games.dragon_island.rules.cards import is_first_of_kind, may_be_used_as
from spadework.games.dragon_island.rules.codes import CLAIM, SHARE
from spadework.games.dragon_island.rules.state import COINS, HUNTERS, INFIDELITY, ISLAND, NO_FIELD, NO_HUNTER, NO_PAIR


@rule
def guest_in(state: Record, boat: int) -> int:
    """The carrier who has come to another's boat, or NO_HUNTER."""
    owner = boat - ISLAND
    for hunter in range(HUNTERS):
        if hunter != owner and state.carries[hunter] != NO_PAIR and state.carries[hunter] == state.carries[owner]:
            return hunter
    return NO_HUNTER


@rule
def begin_sharing(state: Record, boat: int) -> bool:
    """A treasure has come to a boat; returns whether its owner must decide, who need not when both carriers are theirs (DI-57, DI-58)."""
    state.boat = boat
    state.claims = 0
    host, guest = int(state.owner[boat - ISLAND]), int(state.owner[guest_in(state, boat)])
    state.turn = host
    if host != guest:
        return True
    win_coins(state, host, COINS)
    cash_in(state)
    return False


@rule
def rival(state: Record, seat: int) -> int:
    """The other of the two at the boat."""
    host = int(state.owner[state.boat - ISLAND])
    return int(state.owner[guest_in(state, int(state.boat))]) if seat == host else host


@rule
def list_claims(state: Record, seat: int, moves: Codes) -> int:
    """Fill what a seat may do: let it be, or play one Infidelity (DI-57); return how many."""
    moves[0] = SHARE
    count = 1
    for slot in range(state.cards[seat]):
        kind = int(state.hand[seat, slot])
        if may_be_used_as(kind, INFIDELITY) and is_first_of_kind(state, seat, slot):
            moves[count] = CLAIM + kind
            count += 1
    return count


@rule
def let_it_be(state: Record, seat: int) -> None:
    """The owner shares; later it means that the other, who played the last Infidelity, has both coins (DI-57)."""
    other = rival(state, seat)
    if state.claims == 0:
        win_coins(state, seat, 1)
        win_coins(state, other, 1)
    else:
        win_coins(state, other, COINS)
    cash_in(state)


@rule
def win_coins(state: Record, seat: int, coins: int) -> None:
    """Coins of the pair that lies in the boat come to a seat."""
    pair = int(state.carries[state.boat - ISLAND])
    state.coins[seat, pair] += coins


@rule
def cash_in(state: Record) -> None:
    """Both hunters stay in the boat and will move on separately (DI-56)."""
    guest = guest_in(state, int(state.boat))
    state.carries[guest] = NO_PAIR
    state.carries[state.boat - ISLAND] = NO_PAIR
    state.settled += 1
    state.boat = NO_FIELD
