"""What a seat of Sea & Shore may know. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.records import copy_record
from spadework.engine.compile.rule import rule
from spadework.engine.contract import UNKNOWN, Record
from spadework.games.sea_and_shore.rules.state import GIVING, MOST_SEATS, SEA_SHOWN, SHORE_SHOWN, TOPS


@rule
def view(material: Record, state: Record, seat: int, out: Record) -> None:
    """The state as `seat` may know it: others' hands, covered halves, gifts and what others know stay hidden (SS-14, SS-20, SS-35)."""
    copy_record(state, out)
    for other in range(state.seats):
        if other == seat:
            continue
        if state.cards[other] > 0:
            out.hand[other] = UNKNOWN
        if is_covered(state, other):
            out.island[other] = UNKNOWN
        for place in range(MOST_SEATS):
            out.may_lie[other, place] = UNKNOWN
        for stack in range(2):
            for place in range(TOPS):
                out.among[other, stack, place] = UNKNOWN
    hide_gifts(state, seat, out)
    for stack in range(2):
        for place in range(TOPS):
            looked = int(state.knows_top[stack, place])
            if looked and (seat < 0 or looked >> seat & 1 == 0):
                out.top[stack, place] = UNKNOWN  # SS-42


@rule
def is_covered(state: Record, seat: int) -> bool:
    """Whether half of the card that a seat has played is covered (SS-20)."""
    return bool(state.shows[seat] == SEA_SHOWN or state.shows[seat] == SHORE_SHOWN)


@rule
def hide_gifts(state: Record, seat: int, out: Record) -> None:
    """A gift is known to its giver, and to its receiver once all have given (SS-14)."""
    for giver in range(state.seats):
        received = giver == (seat + 1) % int(state.seats) and seat >= 0 and state.phase != GIVING
        sealed = state.phase == GIVING or state.gift[giver] >= 0
        if giver != seat and not received and sealed:
            out.gift[giver] = UNKNOWN
