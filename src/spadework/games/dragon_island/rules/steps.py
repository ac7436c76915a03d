"""Steps and flights of Dragon Island: options, costs and effects. Numbers in brackets are those of the rule book.

Both are moves of the family GO, see `codes.py`.
"""

from typing import NamedTuple

from spadework.engine.compile.rule import rule
from spadework.engine.interface import Codes, Record
from spadework.games.dragon_island.rules import board
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.cards import has_kind, is_first_of_kind, is_terrain_card

# Options


@rule
def is_free(material: Record, state: Record, hunter: int, terrain: int) -> bool:
    """Return whether a hunter enters a terrain free; boats and the treasure field have NO_TERRAIN (DI-22, DI-65)."""
    return bool(terrain == s.NO_TERRAIN or terrain == material.own[hunter] or state.free[terrain] == 1)


@rule
def is_joker(material: Record, hunter: int, kind: int) -> bool:
    """Return whether a terrain card shows the hunter's own terrain (DI-23)."""
    own = material.own[hunter]
    return bool(material.shows[kind, 0] == own or material.shows[kind, 1] == own)


@rule
def terrains_paid_by(material: Record, hunter: int, kind: int) -> int:
    """Return the bit mask of the terrains that a card pays for: those it shows, or all of them if it is a joker (DI-23)."""
    if not is_terrain_card(kind):
        return 0
    if is_joker(material, hunter, kind):
        return (1 << len(s.TERRAINS)) - 1
    first, second = int(material.shows[kind, 0]), int(material.shows[kind, 1])
    return 1 << first | (1 << second if second >= 0 else 0)


@rule
def pays(material: Record, hunter: int, kind: int, terrain: int) -> bool:
    """Return whether a card pays for a terrain."""
    return bool(terrains_paid_by(material, hunter, kind) >> terrain & 1)


@rule
def payments_of(material: Record, state: Record, seat: int, hunter: int) -> int:
    """Return the cards that pay for each terrain: HAND bits a terrain, one for each slot; equal cards count once."""
    payments = 0
    for slot in range(state.cards[seat]):
        kind = int(state.hand[seat, slot])
        if is_terrain_card(kind) and is_first_of_kind(state, seat, slot):
            terrains = terrains_paid_by(material, hunter, kind)
            for terrain in range(len(s.TERRAINS)):
                payments |= (terrains >> terrain & 1) << terrain * s.HAND + slot
    return payments


class Mover(NamedTuple):
    """A hunter whose steps and flights are listed, with the values that stay the same."""

    material: Record
    state: Record
    seat: int
    hunter: int
    bare: int
    """See `bare_fields`."""
    payments: int
    """See `payments_of`."""
    flights: int
    """Flights that its seat holds."""


@rule
def list_payments(mover: Mover, step: int, means: int, moves: Codes, count: int) -> int:
    """Add a step or a flight once for each payment, and in an ambush once for each hunter to send home (DI-23, DI-54)."""
    state, field = mover.state, c.target_of(step)
    terrain = board.terrain_of(state, field)
    free = is_free(mover.material, state, mover.hunter, terrain)
    slots = 1 if free else mover.payments >> terrain * s.HAND & (1 << s.HAND) - 1
    for slot in range(s.HAND):
        if slots >> slot == 0:
            break
        if slots >> slot & 1 == 0:
            continue
        paid = 0 if free else c.paying(int(state.hand[mover.seat, slot]))
        chosen = step + paid + c.naming(state, mover.hunter)
        if means != board.AMBUSH:
            moves[count] = chosen
            count += 1
            continue
        for other in range(s.HUNTERS):
            if state.hunter[other] == field:
                moves[count] = chosen + c.sending_home(other)
                count += 1
    return count


@rule
def can_pay(material: Record, state: Record, seat: int, hunter: int, field: int) -> bool:
    """Return whether a seat can pay for entering a field (DI-22, DI-23)."""
    terrain = board.terrain_of(state, field)
    if is_free(material, state, hunter, terrain):
        return True
    for slot in range(state.cards[seat]):
        if pays(material, hunter, int(state.hand[seat, slot]), terrain):
            return True
    return False


@rule
def flights_held(state: Record, seat: int) -> int:
    """Return the number of Flights in a hand."""
    count = 0
    for slot in range(state.cards[seat]):
        count += state.hand[seat, slot] == s.FLIGHT
    return count


@rule
def may_leave_to(material: Record, state: Record, seat: int, hunter: int, field: int) -> bool:
    """Return whether two hunters that unite may leave for a field: only an empty one, since carriers don't join or ambush (DI-41,
    DI-51)."""
    return bool(
        field != s.TREASURE_FIELD
        and field < s.ISLAND
        and not board.has_dragon(state, field)
        and board.hunter_on(state, field, hunter) == s.NO_HUNTER
        and can_pay(material, state, seat, hunter, field)
    )


@rule
def can_leave_treasure_field(material: Record, state: Record, seat: int, hunter: int, flights: int) -> bool:
    """Return whether two hunters could leave the treasure field with the Flights left (DI-51)."""
    for direction in range(6):
        field = int(material.neighbour[s.TREASURE_FIELD, direction])
        if field != s.NO_FIELD and may_leave_to(material, state, seat, hunter, field):
            return True
    if flights > 0:
        for direction in range(s.MOST_WAYS):
            over, field = (
                int(material.flight[s.TREASURE_FIELD, direction, 0]),
                int(material.flight[s.TREASURE_FIELD, direction, 1]),
            )
            if (
                over != s.NO_FIELD
                and not board.has_dragon(state, over)
                and may_leave_to(material, state, seat, hunter, field)
            ):
                return True
    return False


@rule
def entering_now(mover: Mover, field: int, flights: int) -> int:
    """Return the meaning of entering a field with `flights` left afterwards; BARRED if there is no way out (DI-51)."""
    if field < s.ISLAND and mover.bare >> field & 1:
        return board.OPEN
    state, hunter = mover.state, mover.hunter
    means = board.entering(state, hunter, field)
    if means == board.UNITING and not can_leave_treasure_field(mover.material, state, mover.seat, hunter, flights):
        return board.BARRED
    return means


@rule
def list_steps(mover: Mover, moves: Codes, count: int) -> int:
    """Add the legal steps of a hunter (DI-21)."""
    start = int(mover.state.hunter[mover.hunter])
    for direction in range(6):
        field = int(mover.material.neighbour[start, direction])
        if field == s.NO_FIELD:
            continue
        means = entering_now(mover, field, mover.flights)
        if means != board.BARRED:
            count = list_payments(mover, c.GO + field, means, moves, count)
    return count


@rule
def list_flights(mover: Mover, moves: Codes, count: int) -> int:
    """Add the legal flights of a hunter; the field flown over does not matter (DI-64)."""
    material, state = mover.material, mover.state
    if mover.flights == 0:
        return count
    start = int(state.hunter[mover.hunter])
    for direction in range(s.MOST_WAYS):
        over, field = int(material.flight[start, direction, 0]), int(material.flight[start, direction, 1])
        if over == s.NO_FIELD:
            break
        if board.has_dragon(state, over) or lands_as_before(material, state, start, direction):
            continue
        means = entering_now(mover, field, mover.flights - 1)
        if means != board.BARRED:
            count = list_payments(mover, c.GO + c.FLYING + field, means, moves, count)
    return count


@rule
def lands_as_before(material: Record, state: Record, start: int, direction: int) -> bool:
    """Return whether the previous direction lands on the same field: at most two do, and they are neighbours in the list."""
    if direction == 0 or material.flight[start, direction - 1, 1] != material.flight[start, direction, 1]:
        return False
    return not board.has_dragon(state, int(material.flight[start, direction - 1, 0]))


@rule
def may_set_out(state: Record, hunter: int) -> bool:
    """Return whether a hunter may move this turn: with 3 players only one of a seat's two may (DI-24)."""
    return bool(state.moved == s.NO_HUNTER or state.moved == hunter)


@rule
def list_moves_of(material: Record, state: Record, seat: int, moves: Codes, count: int) -> int:
    """Add the legal steps and flights of a seat (DI-24)."""
    bare, flights = board.bare_fields(state), flights_held(state, seat)
    for hunter in range(s.HUNTERS):
        mine = state.hunter[hunter] != s.NO_FIELD and state.owner[hunter] == seat
        if mine and may_set_out(state, hunter) and not board.waits(state, hunter):
            payments = payments_of(material, state, seat, hunter)
            mover = Mover(material, state, seat, hunter, bare, payments, flights)
            count = list_steps(mover, moves, count)
            count = list_flights(mover, moves, count)
    return count


@rule
def legal_step(material: Record, state: Record, seat: int, hunter: int, step: int) -> int:
    """Return the legal move of a hunter for a step or flight whose code names the field and the payment, but no hunters.

    NOTHING if the hunter may not move, its seat can't pay, or the field can't be entered. An ambush sends home the first of two hunters.
    """
    held = flights_held(state, seat)
    flights = held - (1 if c.flies(step) else 0)
    paid, field = c.paid_for(step), c.target_of(step)
    may_move = may_set_out(state, hunter) and not board.waits(state, hunter)
    if not may_move or flights < 0 or (paid >= 0 and not has_kind(state, seat, paid)):
        return c.NOTHING
    # The payment is in the code already.
    mover = Mover(material, state, seat, hunter, board.bare_fields(state), 0, held)
    means = entering_now(mover, field, flights)
    if means == board.BARRED:
        return c.NOTHING
    sent = c.sending_home(board.hunter_on(state, field, hunter)) if means == board.AMBUSH else 0
    return step + c.naming(state, hunter) + sent


@rule
def list_ways_out(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """Fill the ways out of the treasure field for the hunter that has just entered it (DI-51)."""
    hunter = int(state.moved)
    payments, flights = payments_of(material, state, seat, hunter), flights_held(state, seat)
    mover = Mover(material, state, seat, hunter, board.bare_fields(state), payments, flights)
    count = 0
    for direction in range(6):
        field = int(material.neighbour[s.TREASURE_FIELD, direction])
        if field != s.NO_FIELD and may_leave_to(material, state, seat, hunter, field):
            count = list_payments(mover, c.GO + field, board.OPEN, moves, count)
    if flights > 0:
        for direction in range(s.MOST_WAYS):
            over = int(material.flight[s.TREASURE_FIELD, direction, 0])
            field = int(material.flight[s.TREASURE_FIELD, direction, 1])
            if over == s.NO_FIELD:
                break
            if board.has_dragon(state, over) or lands_as_before(material, state, s.TREASURE_FIELD, direction):
                continue
            if may_leave_to(material, state, seat, hunter, field):
                count = list_payments(mover, c.GO + c.FLYING + field, board.OPEN, moves, count)
    return count


# Effects


@rule
def send_home(state: Record, hunter: int) -> None:
    """Send a hunter back to its boat, without its treasure (DI-53, DI-66)."""
    drop_treasure(state, hunter)
    state.hunter[hunter] = board.boat_of(hunter)


@rule
def drop_treasure(state: Record, hunter: int) -> None:
    """Part a hunter from its treasure, which stays with the partner or is out of the game (DI-53)."""
    pair = int(state.carries[hunter])
    if pair != s.NO_PAIR:
        if board.partner_of(state, hunter) == s.NO_HUNTER:
            state.settled += 1
        state.carries[hunter] = s.NO_PAIR


@rule
def go(state: Record, move: int) -> int:
    """Move a hunter, and a carrier's partner with it, to a field; return the meaning of entering it (DI-52 to DI-54)."""
    hunter, field = c.hunter_of(state, move), c.target_of(move)
    means = board.entering(state, hunter, field)
    partner = board.partner_of(state, hunter)
    state.moved = hunter
    tread(state, move, int(state.hunter[hunter]), means)
    if partner != s.NO_HUNTER:
        state.hunter[partner] = field
        state.hunter[hunter] = field
        return means
    drop_treasure(state, hunter)
    if means == board.AMBUSH:
        pair = int(state.carries[c.sent_home_by(move)])
        send_home(state, c.sent_home_by(move))
        state.carries[hunter] = pair
    elif means == board.JOINING:
        state.carries[hunter] = state.carries[board.hunter_on(state, field, hunter)]
    state.hunter[hunter] = field
    return means


@rule
def tread(state: Record, move: int, start: int, means: int) -> None:
    """Remember the field that a hunter leaves by a free step; anything else clears that memory (DI-21)."""
    if means != board.OPEN or c.costs_a_card(move):
        state.trodden = 0
    elif start < s.ISLAND:
        state.trodden = int(state.trodden) | 1 << start


@rule
def unite(state: Record, way_out: int) -> None:
    """Move two hunters off the treasure field with both coins, and lay out the next pair (DI-11, DI-51)."""
    field = c.target_of(way_out)
    for hunter in range(s.HUNTERS):
        if state.hunter[hunter] == s.TREASURE_FIELD:
            state.carries[hunter] = state.next_pair
            state.hunter[hunter] = field
    state.next_pair += 1
