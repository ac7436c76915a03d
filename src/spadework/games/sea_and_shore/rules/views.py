"""The state as a seat may know it. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.records import copy_record
from spadework.engine.compile.rule import rule
from spadework.engine.contract import UNKNOWN, Record
from spadework.games.sea_and_shore.rules.cards import is_covered
from spadework.games.sea_and_shore.rules.gifts import giver_to
from spadework.games.sea_and_shore.rules.state import GIVING, MOST_SEATS, TOPS


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
        for where in range(MOST_SEATS):
            out.may_lie[other, where] = UNKNOWN
        for stack in range(2):
            for index in range(TOPS):
                out.among[other, stack, index] = UNKNOWN
    hide_gifts(state, seat, out)
    for stack in range(2):
        for depth in range(TOPS):
            looked = int(state.knows_top[stack, depth])
            if looked and (seat < 0 or looked >> seat & 1 == 0):
                out.top[stack, depth] = UNKNOWN  # SS-42


@rule
def hide_gifts(state: Record, seat: int, out: Record) -> None:
    """A gift is known to its giver, and to its receiver once all have given (SS-14)."""
    for giver in range(state.seats):
        received = giver == giver_to(state, seat) and seat >= 0 and state.phase != GIVING
        sealed = state.phase == GIVING or state.gift[giver] >= 0
        if giver != seat and not received and sealed:
            out.gift[giver] = UNKNOWN
