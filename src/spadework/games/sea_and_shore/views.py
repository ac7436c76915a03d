"""What a seat of Sea & Shore may know. Numbers in brackets are those of the rule book."""

from spadework.engine.compiled import rule
from spadework.engine.contract import UNKNOWN, Record
from spadework.games.sea_and_shore.state import GIVING, MOST_SEATS, SEA_SHOWN, SHORE_SHOWN, TOPS


@rule
def view(material: Record, state: Record, seat: int, out: Record) -> None:
    """The state as `seat` may know it: others' hands, covered halves, gifts and what others know stay hidden (SS-14, SS-20, SS-35)."""
    copy(state, out)
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


@rule
def copy(state: Record, out: Record) -> None:
    """Copy field by field."""
    out.hand[:] = state.hand
    out.may_lie[:, :] = state.may_lie
    out.played[:] = state.played
    out.face_down[:] = state.face_down
    out.beneath[:] = state.beneath
    out.pile[:] = state.pile
    out.top[:, :] = state.top
    out.knows_top[:, :] = state.knows_top
    out.among[:, :, :] = state.among
    out.open[:] = state.open
    out.island[:] = state.island
    out.shows[:] = state.shows
    out.face[:] = state.face
    out.added[:] = state.added
    out.cards[:] = state.cards
    out.extras[:] = state.extras
    out.gift[:] = state.gift
    out.exchanged[:] = state.exchanged
    out.earned[:, :] = state.earned
    out.last_island[:] = state.last_island
    out.last_added[:] = state.last_added
    out.last_open[:] = state.last_open
    out.last_taker[:] = state.last_taker
    out.last_robbed[:] = state.last_robbed
    out.taker[:] = state.taker
    out.won[:] = state.won
    out.side_then[:] = state.side_then
    out.robbed[:] = state.robbed
    out.side_option[:] = state.side_option
    out.side[:] = state.side
    out.last_starter, out.supply, out.seats, out.phase = state.last_starter, state.supply, state.seats, state.phase
    out.rounds, out.starter, out.turn, out.undecided = state.rounds, state.starter, state.turn, state.undecided
    out.winners, out.activating, out.victim = state.winners, state.activating, state.victim
    out.owed, out.looked_at = state.owed, state.looked_at
