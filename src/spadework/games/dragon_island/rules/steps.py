"""Steps and flights of Dragon Island: which are possible, what they cost, and what they do. Numbers in brackets are those of the rule book.

Both are moves of the family GO, see `codes.py`.
"""

from typing import NamedTuple

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Codes, Record
from spadework.games.dragon_island.rules.board import (
    AMBUSH,
    BARRED,
    JOINING,
    OPEN,
    UNITING,
    bare_fields,
    boat_of,
    entering,
    has_dragon,
    hunter_on,
    partner_of,
    terrain_of,
    waits,
)
from spadework.games.dragon_island.rules.cards import has_kind, is_first_of_kind, is_terrain_card
from spadework.games.dragon_island.rules.codes import (
    FLYING,
    GO,
    NOTHING,
    costs_a_card,
    flies,
    hunter_of,
    naming,
    paid_for,
    paying,
    sending_home,
    sent_home_by,
    target_of,
)
from spadework.games.dragon_island.rules.state import (
    FLIGHT,
    HAND,
    HUNTERS,
    ISLAND,
    MOST_WAYS,
    NO_FIELD,
    NO_HUNTER,
    NO_PAIR,
    NO_TERRAIN,
    TERRAINS,
    TREASURE_FIELD,
)

# What is possible


@rule
def is_free(material: Record, state: Record, hunter: int, terrain: int) -> bool:
    """Whether fields of a terrain cost a hunter no card; NO_TERRAIN is that of boats and of the treasure field (DI-22, DI-65)."""
    return bool(terrain == NO_TERRAIN or terrain == material.own[hunter] or state.free[terrain] == 1)


@rule
def is_joker(material: Record, hunter: int, kind: int) -> bool:
    """Whether a terrain card shows the hunter's own colour (DI-23)."""
    own = material.own[hunter]
    return bool(material.shows[kind, 0] == own or material.shows[kind, 1] == own)


@rule
def terrains_paid_by(material: Record, hunter: int, kind: int) -> int:
    """Bit mask of the terrains that a card pays for: those that it shows, or all when it shows the hunter's own, as a joker (DI-23)."""
    if not is_terrain_card(kind):
        return 0
    if is_joker(material, hunter, kind):
        return (1 << len(TERRAINS)) - 1
    first, second = int(material.shows[kind, 0]), int(material.shows[kind, 1])
    return 1 << first | (1 << second if second >= 0 else 0)


@rule
def pays(material: Record, hunter: int, kind: int, terrain: int) -> bool:
    """Whether a card pays for a terrain."""
    return bool(terrains_paid_by(material, hunter, kind) >> terrain & 1)


@rule
def payments_of(material: Record, state: Record, seat: int, hunter: int) -> int:
    """What a hand pays for: for each terrain as many bits as a hand has slots, with one for each card; alike cards count once."""
    payments = 0
    for slot in range(state.cards[seat]):
        kind = int(state.hand[seat, slot])
        if is_terrain_card(kind) and is_first_of_kind(state, seat, slot):
            terrains = terrains_paid_by(material, hunter, kind)
            for terrain in range(len(TERRAINS)):
                payments |= (terrains >> terrain & 1) << terrain * HAND + slot
    return payments


class Mover(NamedTuple):
    """A hunter for which steps and flights are listed, with what does not change meanwhile."""

    material: Record
    state: Record
    seat: int
    hunter: int
    bare: int
    """As of `bare_fields`."""
    payments: int
    """As of `payments_of`."""
    flights: int
    """How many Flights its seat holds."""


@rule
def list_payments(mover: Mover, step: int, means: int, moves: Codes, count: int) -> int:
    """Add a step, or a flight, for each way to pay for it, and of an ambush for each hunter that may be sent home (DI-23, DI-54)."""
    state, field = mover.state, target_of(step)
    terrain = terrain_of(state, field)
    free = is_free(mover.material, state, mover.hunter, terrain)
    slots = 1 if free else mover.payments >> terrain * HAND & (1 << HAND) - 1
    for slot in range(HAND):
        if slots >> slot == 0:
            break
        if slots >> slot & 1 == 0:
            continue
        paid = 0 if free else paying(int(state.hand[mover.seat, slot]))
        chosen = step + paid + naming(state, mover.hunter)
        if means != AMBUSH:
            moves[count] = chosen
            count += 1
            continue
        for other in range(HUNTERS):
            if state.hunter[other] == field:
                moves[count] = chosen + sending_home(other)
                count += 1
    return count


@rule
def can_pay(material: Record, state: Record, seat: int, hunter: int, field: int) -> bool:
    """Whether a hand pays for entering a field (DI-22, DI-23)."""
    terrain = terrain_of(state, field)
    if is_free(material, state, hunter, terrain):
        return True
    for slot in range(state.cards[seat]):
        if pays(material, hunter, int(state.hand[seat, slot]), terrain):
            return True
    return False


@rule
def flights_held(state: Record, seat: int) -> int:
    """How many Flights a hand has."""
    count = 0
    for slot in range(state.cards[seat]):
        count += state.hand[seat, slot] == FLIGHT
    return count


@rule
def may_leave_to(material: Record, state: Record, seat: int, hunter: int, field: int) -> bool:
    """Whether two who unite may go on to a field: one with nobody on it, for carriers join and ambush nobody (DI-41, DI-51)."""
    return bool(
        field != TREASURE_FIELD
        and field < ISLAND
        and not has_dragon(state, field)
        and hunter_on(state, field, hunter) == NO_HUNTER
        and can_pay(material, state, seat, hunter, field)
    )


@rule
def can_leave_treasure_field(material: Record, state: Record, seat: int, hunter: int, flights: int) -> bool:
    """Whether two could go on from the treasure field, with so many Flights left (DI-51)."""
    for direction in range(6):
        field = int(material.neighbour[TREASURE_FIELD, direction])
        if field != NO_FIELD and may_leave_to(material, state, seat, hunter, field):
            return True
    if flights > 0:
        for direction in range(MOST_WAYS):
            over, field = (
                int(material.flight[TREASURE_FIELD, direction, 0]),
                int(material.flight[TREASURE_FIELD, direction, 1]),
            )
            if over != NO_FIELD and not has_dragon(state, over) and may_leave_to(material, state, seat, hunter, field):
                return True
    return False


@rule
def entering_now(mover: Mover, field: int, flights: int) -> int:
    """What entering a field means, with so many Flights left afterwards; BARRED if it leads into a dead end (DI-51)."""
    if field < ISLAND and mover.bare >> field & 1:
        return OPEN
    state, hunter = mover.state, mover.hunter
    means = entering(state, hunter, field)
    if means == UNITING and not can_leave_treasure_field(mover.material, state, mover.seat, hunter, flights):
        return BARRED
    return means


@rule
def list_steps(mover: Mover, moves: Codes, count: int) -> int:
    """Add the steps that a hunter may make (DI-21)."""
    start = int(mover.state.hunter[mover.hunter])
    for direction in range(6):
        field = int(mover.material.neighbour[start, direction])
        if field == NO_FIELD:
            continue
        means = entering_now(mover, field, mover.flights)
        if means != BARRED:
            count = list_payments(mover, GO + field, means, moves, count)
    return count


@rule
def list_flights(mover: Mover, moves: Codes, count: int) -> int:
    """Add the flights that a hunter may make; over which field does not matter (DI-64)."""
    material, state = mover.material, mover.state
    if mover.flights == 0:
        return count
    start = int(state.hunter[mover.hunter])
    for direction in range(MOST_WAYS):
        over, field = int(material.flight[start, direction, 0]), int(material.flight[start, direction, 1])
        if over == NO_FIELD:
            break
        if has_dragon(state, over) or lands_as_before(material, state, start, direction):
            continue
        means = entering_now(mover, field, mover.flights - 1)
        if means != BARRED:
            count = list_payments(mover, GO + FLYING + field, means, moves, count)
    return count


@rule
def lands_as_before(material: Record, state: Record, start: int, direction: int) -> bool:
    """Whether the way of flying before this one leads to the same field: at most two do, and they stand side by side."""
    if direction == 0 or material.flight[start, direction - 1, 1] != material.flight[start, direction, 1]:
        return False
    return not has_dragon(state, int(material.flight[start, direction - 1, 0]))


@rule
def may_set_out(state: Record, hunter: int) -> bool:
    """Whether the turn may belong to a hunter, or does already: with 3 players only one moves in a turn (DI-24)."""
    return bool(state.moved == NO_HUNTER or state.moved == hunter)


@rule
def list_moves_of(material: Record, state: Record, seat: int, moves: Codes, count: int) -> int:
    """Add all steps and flights of a seat (DI-24)."""
    bare, flights = bare_fields(state), flights_held(state, seat)
    for hunter in range(HUNTERS):
        mine = state.hunter[hunter] != NO_FIELD and state.owner[hunter] == seat
        if mine and may_set_out(state, hunter) and not waits(state, hunter):
            payments = payments_of(material, state, seat, hunter)
            mover = Mover(material, state, seat, hunter, bare, payments, flights)
            count = list_steps(mover, moves, count)
            count = list_flights(mover, moves, count)
    return count


@rule
def legal_step(material: Record, state: Record, seat: int, hunter: int, step: int) -> int:
    """The legal move by which a hunter makes a step or a flight: a code without hunters, for a field that it leads to and what that costs.

    NOTHING when the hunter may not move, its seat does not hold what it costs, or the field can't be entered. Of several whom it could
    ambush the first one is sent home.
    """
    held = flights_held(state, seat)
    flights = held - (1 if flies(step) else 0)
    paid, field = paid_for(step), target_of(step)
    may_move = may_set_out(state, hunter) and not waits(state, hunter)
    if not may_move or flights < 0 or (paid >= 0 and not has_kind(state, seat, paid)):
        return NOTHING
    # What the hand pays for is not asked again.
    mover = Mover(material, state, seat, hunter, bare_fields(state), 0, held)
    means = entering_now(mover, field, flights)
    if means == BARRED:
        return NOTHING
    sent = sending_home(hunter_on(state, field, hunter)) if means == AMBUSH else 0
    return step + naming(state, hunter) + sent


@rule
def list_ways_out(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """Fill the ways out of the treasure field for the hunter that has just entered it (DI-51)."""
    hunter = int(state.moved)
    payments, flights = payments_of(material, state, seat, hunter), flights_held(state, seat)
    mover = Mover(material, state, seat, hunter, bare_fields(state), payments, flights)
    count = 0
    for direction in range(6):
        field = int(material.neighbour[TREASURE_FIELD, direction])
        if field != NO_FIELD and may_leave_to(material, state, seat, hunter, field):
            count = list_payments(mover, GO + field, OPEN, moves, count)
    if flights > 0:
        for direction in range(MOST_WAYS):
            over = int(material.flight[TREASURE_FIELD, direction, 0])
            field = int(material.flight[TREASURE_FIELD, direction, 1])
            if over == NO_FIELD:
                break
            if has_dragon(state, over) or lands_as_before(material, state, TREASURE_FIELD, direction):
                continue
            if may_leave_to(material, state, seat, hunter, field):
                count = list_payments(mover, GO + FLYING + field, OPEN, moves, count)
    return count


# What happens


@rule
def send_home(state: Record, hunter: int) -> None:
    """A hunter goes back to its boat; a treasure that nobody stands with any more is out of the game (DI-53, DI-66)."""
    drop_treasure(state, hunter)
    state.hunter[hunter] = boat_of(hunter)


@rule
def drop_treasure(state: Record, hunter: int) -> None:
    """A hunter parts from its treasure, which stays with a partner or is out of the game (DI-53)."""
    pair = int(state.carries[hunter])
    if pair != NO_PAIR:
        if partner_of(state, hunter) == NO_HUNTER:
            state.settled += 1
        state.carries[hunter] = NO_PAIR


@rule
def go(state: Record, move: int) -> int:
    """A hunter, with its partner if it carries, enters a field; returns what that meant (DI-52 to DI-54)."""
    hunter, field = hunter_of(state, move), target_of(move)
    means = entering(state, hunter, field)
    partner = partner_of(state, hunter)
    state.moved = hunter
    tread(state, move, int(state.hunter[hunter]), means)
    if partner != NO_HUNTER:
        state.hunter[partner] = field
        state.hunter[hunter] = field
        return means
    drop_treasure(state, hunter)
    if means == AMBUSH:
        pair = int(state.carries[sent_home_by(move)])
        send_home(state, sent_home_by(move))
        state.carries[hunter] = pair
    elif means == JOINING:
        state.carries[hunter] = state.carries[hunter_on(state, field, hunter)]
    state.hunter[hunter] = field
    return means


@rule
def tread(state: Record, move: int, start: int, means: int) -> None:
    """Keep in mind where a hunter has been, as long as nothing has changed but that: it may come back as often as it likes (DI-21)."""
    if means != OPEN or costs_a_card(move):
        state.trodden = 0
    elif start < ISLAND:
        state.trodden = int(state.trodden) | 1 << start


@rule
def unite(state: Record, way_out: int) -> None:
    """Two leave the treasure field with both coins, and the next pair is laid out at once (DI-11, DI-51)."""
    field = target_of(way_out)
    for hunter in range(HUNTERS):
        if state.hunter[hunter] == TREASURE_FIELD:
            state.carries[hunter] = state.next_pair
            state.hunter[hunter] = field
    state.next_pair += 1
