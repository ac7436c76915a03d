"""Guesses at what a seat of Sea & Shore can't see. Numbers in brackets are those of the rule book.

Unseen island cards are dealt to the places where they may lie: hands, covered cards on the table, and what was not dealt. A place takes
the cards that its owner's knowledge allows there (`may_lie`), of the colour or number that shows. A card for which no room is left pushes
others on along a shortest chain of places, as in matchings (Kuhn, "The Hungarian method", 1955), so that a deal is found whenever
there is one; and the true one always is.
"""

from typing import Any

import numpy as np

from spadework.engine.compile.records import copy_record
from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import blank, scratch
from spadework.engine.contract import UNKNOWN, Codes, Record
from spadework.engine.masks import count_in, lowest_in, random_in
from spadework.engine.stream import Stream, below
from spadework.games.sea_and_shore.rules.hands import COLOUR, in_colour, list_gifts
from spadework.games.sea_and_shore.rules.state import (
    ALL_CARDS,
    COLOURS,
    GIVE,
    GIVING,
    MOST_COLOURS,
    MOST_SEATS,
    NO_CARD,
    NUMBERS,
    SEA_SHOWN,
    TOPS,
)
from spadework.games.sea_and_shore.rules.views import is_covered

NOT_DEALT = 2 * MOST_SEATS
PLACES = NOT_DEALT + 1
"""Hands by seat, then covered cards by seat, then the cards that were not dealt."""

DEALS = 20
SWAPS = 400
"""How many deals, and swaps in each, are tried to make a guess agree with a gift."""

Masks = np.ndarray[Any, np.dtype[np.int64]]


@rule
def sample_state(material: Record, view: Record, seat: int, random: Stream, out: Record) -> None:
    """Fill in what `seat` can't see, any way that agrees with all that it does."""
    copy_record(view, out)
    for stack in range(2):
        guess_tops(out, seat, stack, random)
    guess_islands(out, seat, random)
    guess_gifts(out, seat, random)
    for other in range(out.seats):
        if other != seat:
            know_what_all_know(out, other)


# Treasures


@rule
def guess_tops(out: Record, seat: int, stack: int, random: Stream) -> None:
    """Treasures that others have looked at: those that `seat` knows to be among them, and any others for the rest (SS-42)."""
    unseen, places = int(out.face_down[stack]), 0
    for place in range(TOPS):
        if out.top[stack, place] == UNKNOWN:
            places |= 1 << place
        elif out.top[stack, place] != NO_CARD:
            unseen &= ~(1 << int(out.top[stack, place]))
    if seat >= 0:
        for known in range(TOPS):
            treasure = int(out.among[seat, stack, known])
            if treasure >= 0:
                place = random_in(places, random)
                places &= ~(1 << place)
                unseen &= ~(1 << treasure)
                out.top[stack, place] = treasure
    while places:
        place, treasure = random_in(places, random), random_in(unseen, random)
        places &= ~(1 << place)
        unseen &= ~(1 << treasure)
        out.top[stack, place] = treasure


# Island cards


@rule
def guess_islands(out: Record, seat: int, random: Stream) -> None:
    """Deal the unseen cards until the deal agrees with the gift that `seat` received, too."""
    allowed, lies, room = blank(PLACES, np.int64), blank(PLACES, np.int64), blank(PLACES, np.int32)
    unseen = allow_places(out, seat, allowed, room)
    giver = (seat + 1) % int(out.seats)
    has_gift = seat >= 0 and out.gift[giver] >= 0
    for _ in range(DEALS):
        deal_unseen(unseen, allowed, room, lies, random)
        if not has_gift or swap_until_gift_fits(out, giver, allowed, lies, random):
            break
    for other in range(out.seats):
        if other != seat:
            out.hand[other] = lies[other]
            if is_covered(out, other):
                out.island[other] = lowest_in(int(lies[MOST_SEATS + other]))


@rule
def showing(state: Record, seat: int) -> int:
    """Bit mask of the cards that have the colour or the number that a covered card shows (SS-20)."""
    face = int(state.face[seat])
    if state.shows[seat] == SEA_SHOWN:
        return COLOUR << face * NUMBERS
    cards = 0
    for colour in range(len(COLOURS)):
        cards |= 1 << colour * NUMBERS + face - 1
    return cards


@rule
def allow_places(out: Record, seat: int, allowed: Masks, room: Codes) -> int:
    """Fill which cards may lie at each place and how many do; returns the bit mask of the cards that `seat` can't see."""
    who = seat if seat >= 0 else MOST_SEATS
    own = int(out.hand[seat]) if seat >= 0 else 0
    unseen = 0
    for other in range(out.seats):
        if other != seat:
            allowed[other] = int(out.may_lie[who, other]) & ~own
            room[other] = out.cards[other]
            unseen |= int(allowed[other])
            if is_covered(out, other):
                allowed[MOST_SEATS + other] = int(allowed[other]) & showing(out, other)
                room[MOST_SEATS + other] = 1
    if seat >= 0:
        allowed[NOT_DEALT] = int(out.may_lie[who, seat]) & ~own
    else:
        allowed[NOT_DEALT] = ALL_CARDS
        for other in range(out.seats):
            allowed[NOT_DEALT] = int(allowed[NOT_DEALT]) & ~int(out.played[other])
    room[NOT_DEALT] = count_in(unseen) - room.sum()
    return unseen


@rule
def deal_unseen(unseen: int, allowed: Masks, room: Codes, lies: Masks, random: Stream) -> None:
    """Deal cards at random: covered ones first, then those that can't lie everywhere, then the others."""
    left = scratch(PLACES, np.int32)
    for place in range(PLACES):
        left[place], lies[place] = room[place], 0
    rest, anywhere, lacking = unseen, unseen, False
    for place in range(PLACES):
        fitting = int(allowed[place]) & rest
        if room[place] == 0:
            continue
        if MOST_SEATS <= place < NOT_DEALT:
            if fitting:
                card = random_in(fitting, random)
                rest &= ~(1 << card)
                put(card, place, left, lies)
            else:
                # Another covered card took the last one that fits.
                lacking = True
        else:
            anywhere &= int(allowed[place])
    find_room(rest & ~anywhere, allowed, left, lies, random)
    rest &= anywhere
    if lacking:
        find_room(rest, allowed, left, lies, random)
        return
    total = int(left.sum())
    while rest:
        card = random_in(rest, random)
        rest &= ~(1 << card)
        put(card, room_among(left, below(random, total)), left, lies)
        total -= 1


@rule
def find_room(cards: int, allowed: Masks, left: Codes, lies: Masks, random: Stream) -> None:
    """Put cards, in any order, where there is room for them and they may lie."""
    while cards:
        card = random_in(cards, random)
        cards &= ~(1 << card)
        place = room_at_random(card, allowed, left, random)
        if place >= 0:
            put(card, place, left, lies)
        else:
            push(card, allowed, left, lies)


@rule
def put(card: int, place: int, left: Codes, lies: Masks) -> None:
    """A card comes to a place that has room for it."""
    lies[place] = int(lies[place]) | 1 << card
    left[place] -= 1


@rule
def room_at_random(card: int, allowed: Masks, left: Codes, random: Stream) -> int:
    """A place that has room for a card, likelier the more it has; -1 when none has."""
    total = 0
    for place in range(PLACES):
        total += int(left[place]) * (int(allowed[place]) >> card & 1)
    if total == 0:
        return -1
    rest = below(random, total)
    place = -1
    while rest >= 0:
        place += 1
        rest -= int(left[place]) * (int(allowed[place]) >> card & 1)
    return place


@rule
def room_among(left: Codes, number: int) -> int:
    """Where the place of a number is when all that are left are numbered one after the other."""
    place = 0
    while number >= left[place]:
        number -= int(left[place])
        place += 1
    return place


@rule
def push(card: int, allowed: Masks, left: Codes, lies: Masks) -> None:
    """Find room for a card by moving others on, along a shortest chain of places."""
    came, mover, queue = scratch(PLACES, np.int32), scratch(PLACES, np.int32), scratch(PLACES, np.int32)
    came[:] = -2
    head = tail = 0
    for place in range(PLACES):
        if int(allowed[place]) >> card & 1:
            came[place], mover[place], queue[tail] = -1, card, place
            tail += 1
    while head < tail and left[queue[head]] == 0:
        place = queue[head]
        head += 1
        for other in range(PLACES):
            movable = int(lies[place]) & int(allowed[other])
            if came[other] == -2 and movable:
                came[other], mover[other], queue[tail] = place, lowest_in(movable), other
                tail += 1
    if head == tail:
        return
    place = queue[head]
    left[place] -= 1
    while place >= 0:
        before, moved = came[place], 1 << int(mover[place])
        lies[place] = int(lies[place]) | moved
        if before >= 0:
            lies[before] = int(lies[before]) & ~moved
        place = before


# The gift


@rule
def cards_had(state: Record, seat: int, held: int) -> int:
    """Bit mask of the cards that a seat has had since it gave one away; `held` are those that it still has."""
    gone = 0
    for other in range(state.seats):
        gone |= int(state.played[other])
    return held & ~gone | int(state.played[seat])


@rule
def misfit(state: Record, giver: int, cards: int) -> int:
    """How many of the cards that a giver has had speak against its gift, beyond those that may have come from others.

    A gift is the highest card of the longest colour (SS-14). One card came as a gift from the next player, others by exchanges.
    """
    gift = int(state.gift[giver])
    colour = gift // NUMBERS
    swapped = int(state.exchanged[giver])
    above = count_in(cards >> gift + 1 & (1 << NUMBERS - 1 - gift % NUMBERS) - 1)
    longest = in_colour(cards, colour) - above + 1 + swapped
    against = above
    for other in range(len(COLOURS)):
        if other != colour:
            against += max(0, in_colour(cards, other) - longest)
    return max(0, against - 1 - swapped)


@rule
def swap_until_gift_fits(out: Record, giver: int, allowed: Masks, lies: Masks, random: Stream) -> bool:
    """Swap cards of the giver's with others, never for the worse, until the gift fits; returns whether it does."""
    covered = MOST_SEATS + giver
    worst = misfit(out, giver, cards_had(out, giver, int(lies[giver] | lies[covered])))
    for _ in range(SWAPS):
        if worst == 0:
            return True
        mine = covered if lies[covered] and below(random, 1 + count_in(int(lies[giver]))) == 0 else giver
        other = below(random, PLACES)
        if other == giver or other == covered:
            continue
        giving, taking = int(lies[mine]) & int(allowed[other]), int(lies[other]) & int(allowed[mine])
        if giving == 0 or taking == 0:
            continue
        swap = 1 << random_in(giving, random) | 1 << random_in(taking, random)
        lies[mine], lies[other] = lies[mine] ^ swap, lies[other] ^ swap
        now = misfit(out, giver, cards_had(out, giver, int(lies[giver] | lies[covered])))
        if now > worst:
            lies[mine], lies[other] = lies[mine] ^ swap, lies[other] ^ swap
        else:
            worst = now
    return worst == 0


@rule
def guess_gifts(out: Record, seat: int, random: Stream) -> None:
    """Sealed gifts are any that may be given; of those handed over long ago any card that the receiver has had."""
    moves = scratch(MOST_COLOURS, np.int32)
    for giver in range(out.seats):
        if out.gift[giver] != UNKNOWN:
            continue
        if out.phase == GIVING:
            out.gift[giver] = NO_CARD
            if int(out.undecided) >> giver & 1 == 0:
                out.gift[giver] = moves[below(random, list_gifts(int(out.hand[giver]), moves))] - GIVE
        else:
            taker = (giver - 1) % int(out.seats)
            held = int(out.hand[taker])
            if is_covered(out, taker):
                held |= 1 << int(out.island[taker])
            out.gift[giver] = random_in(held | int(out.played[taker]), random)


@rule
def know_what_all_know(out: Record, seat: int) -> None:
    """Another's knowledge is what a spectator's would be, with its own cards."""
    own = int(out.hand[seat])
    if is_covered(out, seat):
        own |= 1 << int(out.island[seat])
    gone = 0
    for other in range(out.seats):
        gone |= int(out.played[other])
    anywhere = 0
    for place in range(MOST_SEATS):
        out.may_lie[seat, place] = int(out.may_lie[MOST_SEATS, place]) & ~own
        anywhere |= int(out.may_lie[seat, place])
    out.may_lie[seat, seat] = anywhere & ~gone
    for stack in range(2):
        for place in range(TOPS):
            out.among[seat, stack, place] = NO_CARD
