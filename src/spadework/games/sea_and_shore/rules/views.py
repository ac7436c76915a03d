"""Views and determinizations of Sea & Shore. Numbers in brackets refer to the rule book.

A determinization is a state that a seat can't tell apart from the true one. Unseen island cards are dealt to the locations where they may
lie: hands, covers, and the cards that were not dealt. A location takes the cards that the seat's knowledge allows there (`may_lie`), of
the colour or number that shows. So the deal is a bipartite matching of cards and locations. Cards are dealt at random while there is
room; one that finds none is placed along a shortest augmenting path (H. W. Kuhn, "The Hungarian method for the assignment problem", Naval
Research Logistics Quarterly 2, 1955). So a deal is found whenever there is one, and the true one always is.
"""

from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.records import copy_record
from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import blank, scratch
from spadework.engine.interface import UNKNOWN, Codes, Record
from spadework.engine.masks import count_in, lowest_in, random_in
from spadework.engine.stream import Stream, below
from spadework.games.sea_and_shore.rules import setup
from spadework.games.sea_and_shore.rules import state as s
from spadework.games.sea_and_shore.rules.knowledge import know_only_public_cards
from spadework.games.sea_and_shore.rules.state import MOST_COLOURS


@rule
def view(material: Record, state: Record, seat: int, out: Record) -> None:
    """Fill `out` with the state as `seat` may know it: others' hands, covered halves, gifts and what others know stay hidden (SS-14,
    SS-20, SS-35)."""
    copy_record(state, out)
    for other in range(state.seats):
        if other == seat:
            continue
        if state.cards[other] > 0:
            out.hand[other] = UNKNOWN
        if s.is_covered(state, other):
            out.island[other] = UNKNOWN
        for where in range(s.MOST_SEATS):
            out.may_lie[other, where] = UNKNOWN
        for stack in range(2):
            for index in range(s.TOPS):
                out.among[other, stack, index] = UNKNOWN
    hide_gifts(state, seat, out)
    for stack in range(2):
        for depth in range(s.TOPS):
            looked = int(state.knows_top[stack, depth])
            if looked and (seat < 0 or looked >> seat & 1 == 0):
                out.top[stack, depth] = UNKNOWN  # SS-42


@rule
def hide_gifts(state: Record, seat: int, out: Record) -> None:
    """Hide the gifts: each is known to its giver, and to its receiver once all have given (SS-14)."""
    for giver in range(state.seats):
        received = giver == setup.giver_to(state, seat) and seat >= 0 and state.phase != s.GIVING
        sealed = state.phase == s.GIVING or state.gift[giver] >= 0
        if giver != seat and not received and sealed:
            out.gift[giver] = UNKNOWN


# Determinizations


COVERS, NOT_DEALT = s.MOST_SEATS, 2 * s.MOST_SEATS
LOCATIONS = NOT_DEALT + 1
"""Hands by seat, then covers by seat, then the cards that were not dealt."""

NOWHERE, NOT_REACHED = -1, -2
"""Sentinels for no location, and for none reached yet."""

MOST_DEALS = 20
MOST_SWAPS = 400
"""Maximum deals, and swaps in each, until the giver's hand agrees with its gift."""

Masks = np.ndarray[Any, np.dtype[np.int64]]


class Locations(NamedTuple):
    """Possible places of unseen island cards, and their places in this deal; each an array by location."""

    allowed: Masks
    """Bit masks of the cards that may lie there."""
    capacity: Codes
    """The number of cards there."""
    free: Codes
    """The number of cards still missing."""
    cards: Masks
    """Bit masks of the cards that have been dealt there."""


@rule
def sample_state(material: Record, view: Record, seat: int, random: Stream, out: Record) -> None:
    """Fill in at random everything that `seat` can't see, consistently with all that it can.

    The others' private knowledge is left out: they get a spectator's knowledge, plus their own cards.
    """
    copy_record(view, out)
    for stack in range(2):
        sample_tops(out, seat, stack, random)
    sample_cards(out, seat, random)
    sample_gifts(out, random)
    for other in range(out.seats):
        if other != seat:
            know_only_public_cards(out, other)
            for stack in range(2):
                for index in range(s.TOPS):
                    out.among[other, stack, index] = s.NO_TREASURE


# Treasures


@rule
def sample_tops(out: Record, seat: int, stack: int, random: Stream) -> None:
    """Sample the treasures that others have looked at: those that `seat` knows to be among them, and any for the rest (SS-42)."""
    unseen, depths = int(out.face_down[stack]), 0
    for depth in range(s.TOPS):
        if out.top[stack, depth] == UNKNOWN:
            depths |= 1 << depth
        elif out.top[stack, depth] != s.NO_TREASURE:
            unseen &= ~(1 << int(out.top[stack, depth]))
    if seat >= 0:
        for index in range(s.TOPS):
            treasure = int(out.among[seat, stack, index])
            if treasure >= 0:
                depth = random_in(depths, random)
                depths &= ~(1 << depth)
                unseen &= ~(1 << treasure)
                out.top[stack, depth] = treasure
    while depths:
        depth, treasure = random_in(depths, random), random_in(unseen, random)
        depths &= ~(1 << depth)
        unseen &= ~(1 << treasure)
        out.top[stack, depth] = treasure


# Island cards


@rule
def sample_cards(out: Record, seat: int, random: Stream) -> None:
    """Deal the unseen cards until the giver's agree with the gift that `seat` received."""
    locations = Locations(
        blank(LOCATIONS, np.int64), blank(LOCATIONS, np.int32), scratch(LOCATIONS, np.int32), blank(LOCATIONS, np.int64)
    )
    unseen = find_locations(out, seat, locations)
    giver = setup.giver_to(out, seat)
    has_gift = seat >= 0 and out.gift[giver] >= 0
    for _ in range(MOST_DEALS):
        deal_unseen(unseen, locations, random)
        if not has_gift or swap_until_gift_fits(out, giver, locations, random):
            break
    for other in range(out.seats):
        if other != seat:
            out.hand[other] = locations.cards[other]
            if s.is_covered(out, other):
                out.island[other] = lowest_in(int(locations.cards[COVERS + other]))


@rule
def find_locations(out: Record, seat: int, locations: Locations) -> int:
    """Fill in the possible places and the numbers of cards; return the bit mask of the cards that `seat` can't see."""
    allowed, capacity = locations.allowed, locations.capacity
    who = seat if seat >= 0 else s.PUBLIC
    own = int(out.hand[seat]) if seat >= 0 else 0
    unseen = 0
    for other in range(out.seats):
        if other != seat:
            allowed[other] = int(out.may_lie[who, other]) & ~own
            capacity[other] = out.cards[other]
            unseen |= int(allowed[other])
            if s.is_covered(out, other):
                showing = s.cards_showing(int(out.shows[other]), int(out.face[other]))
                allowed[COVERS + other] = int(allowed[other]) & showing
                capacity[COVERS + other] = 1
    if seat >= 0:
        allowed[NOT_DEALT] = int(out.may_lie[who, seat]) & ~own
    else:
        allowed[NOT_DEALT] = s.ALL_CARDS & ~s.cards_seen(out)
    capacity[NOT_DEALT] = count_in(unseen) - capacity.sum()
    return unseen


@rule
def deal_unseen(unseen: int, locations: Locations, random: Stream) -> None:
    """Deal cards at random: covered ones first, then those that can't lie everywhere, then the others."""
    for location in range(LOCATIONS):
        locations.free[location], locations.cards[location] = locations.capacity[location], 0
    rest, anywhere, lacking = unseen, unseen, False
    for location in range(LOCATIONS):
        fitting = int(locations.allowed[location]) & rest
        if locations.capacity[location] == 0:
            continue
        if COVERS <= location < NOT_DEALT:
            if fitting:
                card = random_in(fitting, random)
                rest &= ~(1 << card)
                put(card, location, locations)
            else:
                # Another cover took the last card that fits.
                lacking = True
        else:
            anywhere &= int(locations.allowed[location])
    match(rest & ~anywhere, locations, random)
    rest &= anywhere
    if lacking:
        match(rest, locations, random)
        return
    total = int(locations.free.sum())
    while rest:
        card = random_in(rest, random)
        rest &= ~(1 << card)
        put(card, location_of_room(below(random, total), locations), locations)
        total -= 1


@rule
def match(cards: int, locations: Locations, random: Stream) -> None:
    """Put cards, in any order, at possible places; if there is no room for one, move others."""
    while cards:
        card = random_in(cards, random)
        cards &= ~(1 << card)
        location = free_location(card, locations, random)
        if location != NOWHERE:
            put(card, location, locations)
        else:
            augment(card, locations)


@rule
def put(card: int, location: int, locations: Locations) -> None:
    """Put a card at a location that has room for it."""
    locations.cards[location] = int(locations.cards[location]) | 1 << card
    locations.free[location] -= 1


@rule
def free_location(card: int, locations: Locations, random: Stream) -> int:
    """Return a random location that has room for a card and allows it, weighted by its room; NOWHERE if there is none."""
    total = 0
    for location in range(LOCATIONS):
        total += int(locations.free[location]) * (int(locations.allowed[location]) >> card & 1)
    if total == 0:
        return NOWHERE
    rest = below(random, total)
    location = -1
    while rest >= 0:
        location += 1
        rest -= int(locations.free[location]) * (int(locations.allowed[location]) >> card & 1)
    return location


@rule
def location_of_room(number: int, locations: Locations) -> int:
    """Return the location of a free space, by its number among all free spaces."""
    location = 0
    while number >= locations.free[location]:
        number -= int(locations.free[location])
        location += 1
    return location


@rule
def augment(card: int, locations: Locations) -> None:
    """Make room for a card by moving others on along a shortest augmenting path, found breadth first."""
    previous, moved = scratch(LOCATIONS, np.int32), scratch(LOCATIONS, np.int32)
    queue = scratch(LOCATIONS, np.int32)
    previous[:] = NOT_REACHED
    head = tail = 0
    for location in range(LOCATIONS):
        if int(locations.allowed[location]) >> card & 1:
            previous[location], moved[location], queue[tail] = NOWHERE, card, location
            tail += 1
    while head < tail and locations.free[queue[head]] == 0:
        location = queue[head]
        head += 1
        for other in range(LOCATIONS):
            movable = int(locations.cards[location]) & int(locations.allowed[other])
            if previous[other] == NOT_REACHED and movable:
                previous[other], moved[other], queue[tail] = location, lowest_in(movable), other
                tail += 1
    if head == tail:
        return
    location = queue[head]
    locations.free[location] -= 1
    while location != NOWHERE:
        before, bit = previous[location], 1 << int(moved[location])
        locations.cards[location] = int(locations.cards[location]) | bit
        if before != NOWHERE:
            locations.cards[before] = int(locations.cards[before]) & ~bit
        location = before


# Gifts


@rule
def swap_until_gift_fits(out: Record, giver: int, locations: Locations, random: Stream) -> bool:
    """Swap the giver's cards with others, never for the worse, until they agree with its gift; return whether they do (SS-14)."""
    cards, allowed, cover = locations.cards, locations.allowed, COVERS + giver
    against = setup.gift_contradictions(out, giver, setup.cards_had(out, giver, int(cards[giver] | cards[cover])))
    for _ in range(MOST_SWAPS):
        if against == 0:
            return True
        mine = cover if cards[cover] and below(random, 1 + count_in(int(cards[giver]))) == 0 else giver
        other = below(random, LOCATIONS)
        if other == giver or other == cover:
            continue
        giving, taking = int(cards[mine]) & int(allowed[other]), int(cards[other]) & int(allowed[mine])
        if giving == 0 or taking == 0:
            continue
        swap = 1 << random_in(giving, random) | 1 << random_in(taking, random)
        cards[mine], cards[other] = cards[mine] ^ swap, cards[other] ^ swap
        now = setup.gift_contradictions(out, giver, setup.cards_had(out, giver, int(cards[giver] | cards[cover])))
        if now > against:
            cards[mine], cards[other] = cards[mine] ^ swap, cards[other] ^ swap
        else:
            against = now
    return against == 0


@rule
def sample_gifts(out: Record, random: Stream) -> None:
    """Sample the gifts: sealed ones are any that may be given; those handed over are any card that the receiver has had since (SS-14)."""
    moves = scratch(MOST_COLOURS, np.int32)
    for giver in range(out.seats):
        if out.gift[giver] != UNKNOWN:
            continue
        if out.phase == s.GIVING:
            out.gift[giver] = s.NO_CARD
            if int(out.undecided) >> giver & 1 == 0:
                out.gift[giver] = moves[below(random, setup.list_gifts(int(out.hand[giver]), moves))] - s.GIVE
        else:
            receiver = setup.receiver_of(out, giver)
            held = int(out.hand[receiver])
            if s.is_covered(out, receiver):
                held |= 1 << int(out.island[receiver])
            out.gift[giver] = random_in(held | int(out.played[receiver]), random)
