"""Who may react to what was announced, and with what. Numbers in brackets are those of the rule book."""

from spadework.engine.codes import family_of
from spadework.engine.compile.rule import rule
from spadework.engine.contract import Codes, Record
from spadework.games.dragon_island.rules.cards import holds, is_first_of_kind, may_be_used_as
from spadework.games.dragon_island.rules.codes import (
    COUNTER,
    FAMILY,
    LET_ALL_BE,
    NOTHING,
    SLUMBER,
    SNEAK,
    TERRIFY,
    WAKE_NOT,
)
from spadework.games.dragon_island.rules.state import (
    ANSWERED,
    ASKED,
    COUNTERSPELL,
    MOST_SEATS,
    NO_SEAT,
    NOT_ASKED,
    SLUMBER_CARD,
)


@rule
def may_slumber(state: Record, seat: int) -> bool:
    """Slumber strikes the active player (DI-70); the way out of the treasure field is never announced (DI-51)."""
    return bool(state.slumber == NO_SEAT and seat != state.active)


@rule
def may_counter(state: Record, seat: int) -> bool:
    """Counterspell cancels another's Slumber, Terror or Attack (DI-71, DI-72)."""
    if state.slumber != NO_SEAT:
        return bool(seat != state.slumber)
    family = family_of(int(state.announced), FAMILY)
    return bool(seat != state.active and (family == TERRIFY or family == SNEAK))


@rule
def ask_for_reactions(state: Record) -> None:
    """All who could react are asked at the same time, unless they let everything be in this turn (DI-70, DI-74)."""
    for seat in range(MOST_SEATS):
        state.answer[seat] = NOTHING
        state.asked[seat] = NOT_ASKED
    for seat in range(state.seats):
        if not state.quiet[seat] and could_react(state, seat):
            state.asked[seat] = ASKED


@rule
def could_react(state: Record, seat: int) -> bool:
    """Whether a seat has a card that it may play now."""
    slumbers = may_slumber(state, seat) and holds(state, seat, SLUMBER_CARD)
    return bool(slumbers or (may_counter(state, seat) and holds(state, seat, COUNTERSPELL)))


@rule
def list_reactions(state: Record, seat: int, moves: Codes) -> int:
    """Fill what a seat may answer; return how many."""
    moves[0], moves[1] = WAKE_NOT, LET_ALL_BE
    count = 2
    for slot in range(state.cards[seat]):
        kind = int(state.hand[seat, slot])
        if not is_first_of_kind(state, seat, slot):
            continue
        if may_slumber(state, seat) and may_be_used_as(kind, SLUMBER_CARD):
            moves[count] = SLUMBER + kind
            count += 1
        if may_counter(state, seat) and may_be_used_as(kind, COUNTERSPELL):
            moves[count] = COUNTER + kind
            count += 1
    return count


@rule
def answer(state: Record, seat: int, move: int) -> None:
    """An answer is sealed until the time to react is over; who lets all be is not asked again in this turn (DI-74)."""
    if move == LET_ALL_BE:
        state.quiet[seat] = 1
        move = WAKE_NOT
    state.answer[seat] = move
    state.asked[seat] = ANSWERED


@rule
def first_heard(state: Record) -> int:
    """The first seat clockwise from the active player that plays a card, or NO_SEAT (DI-74)."""
    for step in range(state.seats):
        seat = (int(state.active) + step) % int(state.seats)
        if state.asked[seat] == ANSWERED and state.answer[seat] != WAKE_NOT:
            return seat
    return NO_SEAT
