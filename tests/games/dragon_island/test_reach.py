"""The compiled ways and courses of computer players in Dragon Island, compared with plain searches over the same moves."""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

import numpy as np
import pytest
from tests.games.dragon_island.position import GAME, OWN, next_mover, no_notes, proposed

from spadework.engine.contract import Codes, Record
from spadework.engine.stream import below, new_stream
from spadework.games.dragon_island import rules
from spadework.games.dragon_island.ai.field_values import fill_hopes
from spadework.games.dragon_island.ai.reachability import (
    LEADS_ON,
    LONGEST,
    ONE_STEP,
    ends_there,
    furthest,
    leading_on,
    wanted,
)
from spadework.games.dragon_island.ai.way_costs import (
    CROWDED,
    FAR,
    FREE,
    PAID_FOR,
    PARTNERS_OWN,
    Fields,
    Worths,
    closed_to,
    map_tiles,
    occupied,
    ways_to,
)
from spadework.games.dragon_island.rules.board import has_dragon, partner_of, terrain_of
from spadework.games.dragon_island.rules.codes import flies, paid_for, target_of
from spadework.games.dragon_island.rules.state import (
    FIELDS,
    FLIGHT,
    HAND,
    HUNTERS,
    ISLAND,
    KINDS_OF_TERRAIN,
    NO_FIELD,
    NO_HUNTER,
    NO_PAIR,
    NO_SEAT,
    NO_TERRAIN,
    PAIRS,
    TREASURE_FIELD,
    TURN,
)
from spadework.games.dragon_island.rules.steps import terrains_paid_by

MATERIAL = OWN.record
KEEPING = (0.6, -1.3, -0.6, 5.0, 0.1, 1.2, 0.3)  # worths of cards, by their kinds in turn


def turns(seats: int, games: int) -> Iterator[tuple[Record, int]]:
    """States at which somebody is to move a hunter, in games in which every third move or so is any move; with that hunter."""
    buffers = GAME.new_buffers()
    for number in range(games):
        states, stream, notes = GAME.new_states(1), new_stream(7, number), no_notes()
        state = states[0]
        rules.deal(MATERIAL, state, seats, np.array([1, 0], np.int32))
        while (seat := next_mover(states, stream, buffers)) is not None:
            if state.phase == TURN and state.aim <= 0:
                yield from (
                    (state, hunter)
                    for hunter in range(HUNTERS)
                    if state.hunter[hunter] != NO_FIELD and state.owner[hunter] == seat
                )
            count = rules.legal(MATERIAL, state, seat, buffers.moves)
            move = proposed(state, seat, stream, notes)
            move = int(buffers.moves[below(stream, count)]) if below(stream, 3) == 0 else move
            rules.apply(MATERIAL, state, seat, move)


def tiles_of(state: Record) -> Fields:
    """The fields of each terrain."""
    tiles = np.zeros(KINDS_OF_TERRAIN, np.int64)
    map_tiles(state, tiles)
    return tiles


def cost_to_enter(state: Record, hunter: int, partner: int, field: int) -> int:
    """What entering a field costs, whoever stands there; carriers walk in the turns of both."""
    terrain, own = terrain_of(state, field), MATERIAL.own
    if terrain == NO_TERRAIN or (partner == NO_HUNTER and terrain == own[hunter]):
        return FREE
    return PARTNERS_OWN if partner != NO_HUNTER and terrain in (own[hunter], own[partner]) else PAID_FOR


def plain_ways(state: Record, hunter: int, goal: int) -> list[int]:
    """What the cheapest way from each field to a goal costs."""
    partner = partner_of(state, hunter)
    closed, taken = closed_to(state, partner), occupied(state, hunter, partner, int(state.owner[hunter]))
    ways, queue = [FAR] * FIELDS, [(0, goal)]
    ways[goal] = 0
    while queue:
        cost, field = heappop(queue)
        if cost > ways[field] or (field >= ISLAND and field != goal):
            continue
        cost += cost_to_enter(state, hunter, partner, field)
        cost += CROWDED if field != goal and taken >> field & 1 else 0
        for before in MATERIAL.neighbour[field].tolist():
            shut = before < ISLAND and closed >> before & 1 and before != state.hunter[hunter] if before >= 0 else True
            if not shut and cost < ways[before]:
                ways[before] = cost
                heappush(queue, (cost, before))
    return ways


def may_end(state: Record, hunter: int, field: int) -> bool:
    """Whether a hunter gains a treasure on a field."""
    if partner_of(state, hunter) != NO_HUNTER or field >= ISLAND:
        return False
    others = (other for other in range(HUNTERS) if other != hunter and state.hunter[other] == field)
    return any(state.carries[other] != NO_PAIR for other in others) or (
        field == TREASURE_FIELD and state.next_pair < PAIRS
    )


def may_enter(state: Record, hunter: int, field: int) -> bool:
    """Whether a hunter may stand on a field or pass it."""
    partner = partner_of(state, hunter)
    if field >= ISLAND:
        return partner != NO_HUNTER and field - ISLAND in (hunter, partner)
    barred = occupied(state, hunter, partner, NO_SEAT) | closed_to(state, partner)
    return may_end(state, hunter, field) or not barred >> field & 1


def onwards(state: Record, field: int, flying: bool) -> Iterator[int]:
    """The fields to which a step, or a flight, leads from a field."""
    if not flying:
        yield from MATERIAL.neighbour[field].tolist()
        return
    for over, landing in MATERIAL.flight[field].tolist():
        if over != NO_FIELD and not has_dragon(state, over):
            yield landing


def plain_furthest(
    state: Record, seat: int, hunter: int, hopes: Worths, keeping: Worths, paying: Codes, course: Sequence[int] = ()
) -> float:
    """The best hope of a hunter with what is left of the hand, found by trying all ways, or by one course."""
    hand = state.hand[seat].tolist()
    queue = [(int(state.hunter[hunter]), frozenset(range(state.cards[seat])), 0)]
    seen, best = set(), -1e9
    for field, left, steps in queue:
        paid = 0
        for place in left:
            paid |= int(paying[place])
        if field == TREASURE_FIELD and steps and ends_there(MATERIAL, state, hunter, partner_of(state, hunter), paid):
            continue
        wants = wanted(MATERIAL, hunter, leading_on(MATERIAL, state, field, hopes), paid)
        cards = (max(keeping[place], LEADS_ON) if paying[place] & wants else keeping[place] for place in left)
        if not course or steps == len(course):
            best = max(best, float(hopes[field] - ONE_STEP * steps + sum(cards)))
        if (steps and field >= ISLAND) or may_end(state, hunter, field):
            continue
        told = (target_of(course[steps]), flies(course[steps]), paid_for(course[steps])) if steps < len(course) else ()
        flights = [place for place in left if hand[place] == FLIGHT]
        ways = [
            (onward, flying)
            for flying in ((False, True) if flights else (False,))
            for onward in onwards(state, field, flying)
        ]
        for onward, flying in ways:
            if onward == NO_FIELD or not may_enter(state, hunter, onward):
                continue
            kept = left - {flights[-1]} if flying else left
            terrain = NO_TERRAIN if onward in (TREASURE_FIELD, *range(ISLAND, FIELDS)) else int(state.tile[onward])
            free = terrain in (NO_TERRAIN, MATERIAL.own[hunter]) or state.free[terrain]
            spent = [()] if free else [(place,) for place in kept if paying[place] >> terrain & 1]
            for cards_paid in spent:
                new = (onward, kept - set(cards_paid))
                kind = hand[cards_paid[0]] if cards_paid else -1
                if new not in seen and (not course or (onward, flying, kind) == told):
                    seen.add(new)
                    queue.append((*new, steps + 1))
    return best


@pytest.mark.parametrize("seats", [3, 4])
def test_ways_cost_what_a_plain_search_finds(seats: int) -> None:
    ways, compared = np.empty(FIELDS, np.int32), 0
    for number, (state, hunter) in enumerate(turns(seats, 3)):
        if number % 5 == 0:
            for goal in (TREASURE_FIELD, ISLAND + hunter, int(state.hunter[(hunter + 1) % HUNTERS])):
                if goal != NO_FIELD:
                    ways_to(MATERIAL, state, hunter, goal, goal, tiles_of(state), ways)
                    assert ways.tolist() == plain_ways(state, hunter, goal)
                    compared += 1
    assert compared > 50


@pytest.mark.parametrize("seats", [3, 4])
def test_a_hand_leads_as_far_as_a_plain_search_finds(seats: int) -> None:
    hopes, ways = np.empty(FIELDS), np.empty(FIELDS, np.int32)
    keeping, paying = np.zeros(HAND), np.zeros(HAND, np.int32)
    course, compared, moving = np.zeros(LONGEST, np.int32), 0, 0
    for number, (state, hunter) in enumerate(turns(seats, 3)):
        if number % 7 == 0:
            seat = int(state.owner[hunter])
            tiles = tiles_of(state)
            fill_hopes(MATERIAL, state, hunter, tiles, hopes, ways)
            for place in range(state.cards[seat]):
                kind = int(state.hand[seat, place])
                keeping[place], paying[place] = KEEPING[kind % len(KEEPING)], terrains_paid_by(MATERIAL, hunter, kind)
            found, steps = furthest(MATERIAL, state, seat, hunter, tiles, hopes, keeping, paying, True, course)
            given = state, seat, hunter, hopes, keeping, paying
            assert found == pytest.approx(plain_furthest(*given))
            assert found == pytest.approx(plain_furthest(*given, course[:steps].tolist()))
            compared += 1
            moving += steps > 0
    assert compared > 50
    assert moving > 20
