"""Steps and flights of Dragon Island: which are possible, what they cost, and what they do. Numbers in brackets are those of the rule book.

A move is a code of the family GO: field, kind of card paid, hunter, hunter sent home, and whether it flies.
"""

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
from spadework.games.dragon_island.rules.state import (
    FLIGHT,
    FLYING,
    GO,
    HAND,
    HUNTER,
    HUNTERS,
    ISLAND,
    MOST_WAYS,
    NO_FIELD,
    NO_HUNTER,
    NO_PAIR,
    NO_TERRAIN,
    NOTHING,
    PAID,
    SENT,
    TERRAINS,
    TREASURE_FIELD,
)

# What a code says


@rule
def field_of(move: int) -> int:
    """The field entered."""
    return move % PAID


@rule
def paid_for(move: int) -> int:
    """The kind of card spent, or -1."""
    return move // PAID % 32 - 1


@rule
def hunter_of(state: Record, move: int) -> int:
    """Who goes: the hunter named, with one hunter each the active player's (DI-12)."""
    hunter = move // HUNTER % 8 - 1
    if hunter >= 0:
        return hunter
    for own in range(HUNTERS):
        if state.hunter[own] != NO_FIELD and state.owner[own] == state.active:
            hunter = own
    return hunter


@rule
def named(state: Record, hunter: int) -> int:
    """What a code says of the hunter: nothing when everyone has but one (DI-12)."""
    return (hunter + 1) * HUNTER if state.seats == 3 else 0


@rule
def sent_home_by(move: int) -> int:
    """Who is sent home, or -1."""
    return move // SENT % 8 - 1


@rule
def flies(move: int) -> bool:
    """Whether it is a Daring Flight."""
    return bool(move & FLYING)


@rule
def costs_a_card(move: int) -> bool:
    """Whether anything is paid for it, with a terrain card or a Daring Flight."""
    return flies(move) or paid_for(move) >= 0


# What is possible


@rule
def is_free(material: Record, state: Record, hunter: int, field: int) -> bool:
    """Whether entering a field costs no card (DI-22, DI-65)."""
    terrain = terrain_of(state, field)
    return bool(terrain == NO_TERRAIN or terrain == material.own[hunter] or state.free[terrain])


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
    """What a hand pays for: for each terrain as many bits as a hand has places, with one for each card; alike cards count once."""
    payments = 0
    for place in range(state.cards[seat]):
        kind = int(state.hand[seat, place])
        if is_terrain_card(kind) and is_first_of_kind(state, seat, place):
            terrains = terrains_paid_by(material, hunter, kind)
            for terrain in range(len(TERRAINS)):
                payments |= (terrains >> terrain & 1) << terrain * HAND + place
    return payments


@rule
def list_ways_to_enter(
    material: Record,
    state: Record,
    seat: int,
    hunter: int,
    field: int,
    means: int,
    payments: int,
    code: int,
    moves: Codes,
    count: int,
) -> int:
    """Add a code for each way to pay for a field, and of an ambush for each hunter that may be sent home (DI-23, DI-54)."""
    terrain = terrain_of(state, field)
    free = terrain == NO_TERRAIN or terrain == material.own[hunter] or state.free[terrain] == 1
    places = 1 if free else payments >> terrain * HAND & (1 << HAND) - 1
    for place in range(HAND):
        if places >> place == 0:
            break
        if places >> place & 1 == 0:
            continue
        paid = 0 if free else int(state.hand[seat, place]) + 1
        chosen = code + field + paid * PAID + named(state, hunter)
        if means != AMBUSH:
            moves[count] = chosen
            count += 1
            continue
        for other in range(HUNTERS):
            if state.hunter[other] == field:
                moves[count] = chosen + (other + 1) * SENT
                count += 1
    return count


@rule
def can_pay(material: Record, state: Record, seat: int, hunter: int, field: int) -> bool:
    """Whether a hand pays for entering a field (DI-22, DI-23)."""
    if is_free(material, state, hunter, field):
        return True
    terrain = terrain_of(state, field)
    for place in range(state.cards[seat]):
        if pays(material, hunter, int(state.hand[seat, place]), terrain):
            return True
    return False


@rule
def flights_held(state: Record, seat: int) -> int:
    """How many Daring Flights a hand has."""
    count = 0
    for place in range(state.cards[seat]):
        count += state.hand[seat, place] == FLIGHT
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
    """Whether two could go on from the treasure field, with so many Daring Flights left (DI-51)."""
    for way in range(6):
        field = int(material.neighbour[TREASURE_FIELD, way])
        if field != NO_FIELD and may_leave_to(material, state, seat, hunter, field):
            return True
    if flights > 0:
        for way in range(MOST_WAYS):
            over, field = int(material.flight[TREASURE_FIELD, way, 0]), int(material.flight[TREASURE_FIELD, way, 1])
            if over != NO_FIELD and not has_dragon(state, over) and may_leave_to(material, state, seat, hunter, field):
                return True
    return False


@rule
def entering_now(material: Record, state: Record, bare: int, seat: int, hunter: int, field: int, flights: int) -> int:
    """What entering a field means, with so many Daring Flights left afterwards; BARRED if it leads into a dead end (DI-51)."""
    if field < ISLAND and bare >> field & 1:
        return OPEN
    means = entering(state, hunter, field)
    if means == UNITING and not can_leave_treasure_field(material, state, seat, hunter, flights):
        return BARRED
    return means


@rule
def list_steps(
    material: Record, state: Record, bare: int, seat: int, hunter: int, payments: int, moves: Codes, count: int
) -> int:
    """Add the steps that a hunter may make (DI-21)."""
    flights = flights_held(state, seat)
    for way in range(6):
        field = int(material.neighbour[state.hunter[hunter], way])
        if field == NO_FIELD:
            continue
        means = entering_now(material, state, bare, seat, hunter, field, flights)
        if means != BARRED:
            count = list_ways_to_enter(material, state, seat, hunter, field, means, payments, GO, moves, count)
    return count


@rule
def list_flights(
    material: Record, state: Record, bare: int, seat: int, hunter: int, payments: int, moves: Codes, count: int
) -> int:
    """Add the Daring Flights that a hunter may make; over which field does not matter (DI-64)."""
    flights = flights_held(state, seat) - 1
    if flights < 0:
        return count
    start = int(state.hunter[hunter])
    for way in range(MOST_WAYS):
        over, field = int(material.flight[start, way, 0]), int(material.flight[start, way, 1])
        if over == NO_FIELD:
            break
        if has_dragon(state, over) or lands_as_before(material, state, start, way):
            continue
        means = entering_now(material, state, bare, seat, hunter, field, flights)
        if means != BARRED:
            count = list_ways_to_enter(material, state, seat, hunter, field, means, payments, GO + FLYING, moves, count)
    return count


@rule
def lands_as_before(material: Record, state: Record, start: int, way: int) -> bool:
    """Whether the way of flying before this one leads to the same field: at most two do, and they stand side by side."""
    if way == 0 or material.flight[start, way - 1, 1] != material.flight[start, way, 1]:
        return False
    return not has_dragon(state, int(material.flight[start, way - 1, 0]))


@rule
def may_set_out(state: Record, hunter: int) -> bool:
    """Whether the turn may belong to a hunter, or does already: with 3 players only one moves in a turn (DI-24)."""
    return bool(state.moved == NO_HUNTER or state.moved == hunter)


@rule
def list_moves_of(material: Record, state: Record, seat: int, moves: Codes, count: int) -> int:
    """Add all steps and flights of a seat (DI-24)."""
    bare = bare_fields(state)
    for hunter in range(HUNTERS):
        mine = state.hunter[hunter] != NO_FIELD and state.owner[hunter] == seat
        if mine and may_set_out(state, hunter) and not waits(state, hunter):
            payments = payments_of(material, state, seat, hunter)
            count = list_steps(material, state, bare, seat, hunter, payments, moves, count)
            count = list_flights(material, state, bare, seat, hunter, payments, moves, count)
    return count


@rule
def legal_step(material: Record, state: Record, seat: int, hunter: int, step: int) -> int:
    """The legal move by which a hunter makes a step or a flight: a code without hunters, for a field that it leads to and what that costs.

    NOTHING when the hunter may not move, its seat does not hold what it costs, or the field can't be entered. Of several whom it could
    ambush the first one is sent home.
    """
    flights = flights_held(state, seat) - (1 if flies(step) else 0)
    paid, field = paid_for(step), field_of(step)
    may_move = may_set_out(state, hunter) and not waits(state, hunter)
    if not may_move or flights < 0 or (paid >= 0 and not has_kind(state, seat, paid)):
        return NOTHING
    means = entering_now(material, state, bare_fields(state), seat, hunter, field, flights)
    if means == BARRED:
        return NOTHING
    sent = (hunter_on(state, field, hunter) + 1) * SENT if means == AMBUSH else 0
    return step + named(state, hunter) + sent


@rule
def list_ways_out(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """Fill the ways out of the treasure field for the hunter that has just entered it; the way in is paid already (DI-51)."""
    hunter = hunter_of(state, int(state.way_in))
    payments = payments_of(material, state, seat, hunter)
    count = 0
    flights = flights_held(state, seat) - (1 if flies(int(state.way_in)) else 0)
    for way in range(6):
        field = int(material.neighbour[TREASURE_FIELD, way])
        if field != NO_FIELD and may_leave_to(material, state, seat, hunter, field):
            count = list_ways_to_enter(material, state, seat, hunter, field, OPEN, payments, GO, moves, count)
    if flights > 0:
        for way in range(MOST_WAYS):
            over, field = int(material.flight[TREASURE_FIELD, way, 0]), int(material.flight[TREASURE_FIELD, way, 1])
            if over == NO_FIELD:
                break
            if has_dragon(state, over) or lands_as_before(material, state, TREASURE_FIELD, way):
                continue
            if may_leave_to(material, state, seat, hunter, field):
                count = list_ways_to_enter(
                    material, state, seat, hunter, field, OPEN, payments, GO + FLYING, moves, count
                )
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
    hunter, field = hunter_of(state, move), field_of(move)
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
    hunter, field = hunter_of(state, way_out), field_of(way_out)
    other = hunter_on(state, TREASURE_FIELD, hunter)
    drop_treasure(state, hunter)
    for carrier in (hunter, other):
        state.carries[carrier] = state.next_pair
        state.hunter[carrier] = field
    state.moved = hunter
    state.trodden = 0
    state.next_pair += 1
