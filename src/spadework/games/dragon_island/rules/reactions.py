"""Reactions to an announced action. Numbers in brackets are those of the rule book."""

from spadework.engine.codes import family_of
from spadework.engine.compile.rule import rule
from spadework.engine.interface import Codes, Record
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.cards import holds, is_first_of_kind, may_be_used_as


@rule
def may_slumber(state: Record, seat: int) -> bool:
    """Return whether a seat may play Slumber, against the active player only (DI-70)."""
    return bool(state.slumber == s.NO_SEAT and seat != state.active)


@rule
def may_counter(state: Record, seat: int) -> bool:
    """Return whether a seat may play Counterspell, against another's Slumber, Terror or Attack (DI-71, DI-72)."""
    if state.slumber != s.NO_SEAT:
        return bool(seat != state.slumber)
    family = family_of(int(state.announced), c.FAMILY)
    return bool(seat != state.active and (family == c.TERROR or family == c.ATTACK))


@rule
def ask_for_reactions(state: Record) -> None:
    """Ask all seats that could react at the same time, except those that skip reactions this turn (DI-70, DI-74)."""
    for seat in range(s.MOST_SEATS):
        state.answer[seat] = c.NOTHING
        state.asked[seat] = s.NOT_ASKED
    for seat in range(state.seats):
        if not state.quiet[seat] and could_react(state, seat):
            state.asked[seat] = s.ASKED


@rule
def could_react(state: Record, seat: int) -> bool:
    """Return whether a seat holds a card that it may react with."""
    slumbers = may_slumber(state, seat) and holds(state, seat, s.SLUMBER)
    return bool(slumbers or (may_counter(state, seat) and holds(state, seat, s.COUNTERSPELL)))


@rule
def list_reactions(state: Record, seat: int, moves: Codes) -> int:
    """Fill the legal answers of a seat; return their number."""
    moves[0], moves[1] = c.NO_REACTION, c.SKIP_REACTIONS
    count = 2
    for slot in range(state.cards[seat]):
        kind = int(state.hand[seat, slot])
        if not is_first_of_kind(state, seat, slot):
            continue
        if may_slumber(state, seat) and may_be_used_as(kind, s.SLUMBER):
            moves[count] = c.SLUMBER + kind
            count += 1
        if may_counter(state, seat) and may_be_used_as(kind, s.COUNTERSPELL):
            moves[count] = c.COUNTERSPELL + kind
            count += 1
    return count


@rule
def answer(state: Record, seat: int, move: int) -> None:
    """Keep an answer sealed until the time to react is over (DI-74)."""
    if move == c.SKIP_REACTIONS:
        state.quiet[seat] = 1
        move = c.NO_REACTION
    state.answer[seat] = move
    state.asked[seat] = s.ANSWERED


@rule
def first_heard(state: Record) -> int:
    """Return the first seat clockwise from the active player that answered with a card, or NO_SEAT (DI-74)."""
    for step in range(state.seats):
        seat = (int(state.active) + step) % int(state.seats)
        if state.asked[seat] == s.ANSWERED and state.answer[seat] != c.NO_REACTION:
            return seat
    return s.NO_SEAT
