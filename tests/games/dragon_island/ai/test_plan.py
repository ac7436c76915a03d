"""Plans in Dragon Island: how far the hand takes a hunter, and which hunter should move."""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

import numpy as np
import pytest
from tests.games.dragon_island.position import GAME, OWN, all_like, next_mover, no_plan, rollout_move, rules
from tests.games.dragon_island.position import Position as Put
from tests.some_games import short

from spadework.engine.interface import Record
from spadework.engine.stream import below, new_stream
from spadework.games.dragon_island.ai import field_values
from spadework.games.dragon_island.ai.basics import CARD_WEIGHTS, Position, map_tiles
from spadework.games.dragon_island.ai.field_values import fill_field_values
from spadework.games.dragon_island.ai.plan import (
    LONGEST,
    STEP_WEIGHT,
    Traveller,
    best_plan,
    best_reachable,
    is_dead_end,
    uphill_terrains,
    wanted_terrains,
)
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.board import has_dragon, partner_of, terrain_of
from spadework.games.dragon_island.rules.steps import terrains_paid_by

MATERIAL = OWN.record
CARD_VALUES = (0.6, -1.3, -0.6, 5.0, 0.1, 1.2, 0.3)  # values of cards, by kind, repeated as needed


def turns(seats: int, games: int) -> Iterator[tuple[Record, int]]:
    """Yield states in which a seat may move a hunter, with that hunter, from games in which about one move in three is random."""
    buffers = GAME.new_buffers()
    for number in range(games):
        states, stream, plan = GAME.new_states(1), new_stream(7, number), no_plan()
        state = states[0]
        rules.deal(MATERIAL, state, seats, GAME.option_codes(short(GAME)))
        while (seat := next_mover(states, stream, buffers)) is not None:
            if state.phase == s.TURN and state.aim <= 0:
                yield from (
                    (state, hunter)
                    for hunter in range(s.HUNTERS)
                    if state.hunter[hunter] != s.NO_FIELD and state.owner[hunter] == seat
                )
            count = rules.legal(MATERIAL, state, seat, buffers.moves)
            move = rollout_move(state, seat, stream, plan)
            move = int(buffers.moves[below(stream, count)]) if below(stream, 3) == 0 else move
            rules.apply(MATERIAL, state, seat, move)


def judged(state: Record) -> Position:
    """A state in the form that evaluations take."""
    tiles = np.zeros(s.KINDS_OF_TERRAIN, np.int64)
    map_tiles(state, tiles)
    return Position(MATERIAL, state, tiles)


def cost_to_enter(state: Record, hunter: int, partner: int, field: int) -> int:
    """The cost of entering a field, regardless of the hunters there; carriers move in both players' turns."""
    terrain, own = terrain_of(state, field), MATERIAL.own
    if terrain == s.NO_TERRAIN or (partner == s.NO_HUNTER and terrain == own[hunter]):
        return field_values.COST_FREE
    return (
        field_values.COST_PARTNERS_OWN
        if partner != s.NO_HUNTER and terrain in (own[hunter], own[partner])
        else field_values.COST_PAID
    )


def plain_costs(state: Record, hunter: int, goal: int) -> list[int]:
    """The cost of the cheapest path from each field to a goal."""
    partner = partner_of(state, hunter)
    closed, taken = (
        field_values.closed_fields(state),
        field_values.occupied(state, hunter, partner, int(state.owner[hunter])),
    )
    costs, queue = [field_values.FAR] * s.FIELDS, [(0, goal)]
    costs[goal] = 0
    while queue:
        cost, field = heappop(queue)
        if cost > costs[field] or (field >= s.ISLAND and field != goal):
            continue
        cost += cost_to_enter(state, hunter, partner, field)
        cost += field_values.COST_CROWDED if field != goal and taken >> field & 1 else 0
        for before in MATERIAL.neighbour[field].tolist():
            shut = (
                before < s.ISLAND and closed >> before & 1 and before != state.hunter[hunter] if before >= 0 else True
            )
            if not shut and cost < costs[before]:
                costs[before] = cost
                heappush(queue, (cost, before))
    return costs


def may_end(state: Record, hunter: int, field: int) -> bool:
    """Whether a hunter gains a treasure on a field."""
    if partner_of(state, hunter) != s.NO_HUNTER or field >= s.ISLAND:
        return False
    others = (other for other in range(s.HUNTERS) if other != hunter and state.hunter[other] == field)
    return any(state.carries[other] != s.NO_PAIR for other in others) or (
        field == s.TREASURE_FIELD and state.next_pair < s.PAIRS
    )


def may_enter(state: Record, hunter: int, field: int) -> bool:
    """Whether a hunter may stop on a field or pass through it."""
    partner = partner_of(state, hunter)
    if field >= s.ISLAND:
        return partner != s.NO_HUNTER and field - s.ISLAND in (hunter, partner)
    barred = field_values.occupied(state, hunter, partner, s.NO_SEAT) | field_values.closed_fields(state)
    return may_end(state, hunter, field) or not barred >> field & 1


def onwards(state: Record, field: int, flying: bool) -> Iterator[int]:
    """The fields that a step, or a flight, leads to from a field."""
    if not flying:
        yield from MATERIAL.neighbour[field].tolist()
        return
    for over, landing in MATERIAL.flight[field].tolist():
        if over != s.NO_FIELD and not has_dragon(state, over):
            yield landing


def plain_best_reachable(traveller: Traveller, plan: Sequence[int] = ()) -> float:
    """The best value of a field in reach and the cards then left, found by trying all paths, or only the steps of a plan."""
    state, seat, hunter = traveller.position.state, traveller.seat, traveller.hunter
    values, card_values, card_terrains = traveller.field_values, traveller.card_values, traveller.card_terrains
    hand = state.hand[seat].tolist()
    queue = [(int(state.hunter[hunter]), frozenset(range(state.cards[seat])), 0)]
    seen, best = set(), -1e9
    for field, left, steps in queue:
        paid = 0
        for slot in left:
            paid |= int(card_terrains[slot])
        if field == s.TREASURE_FIELD and steps and is_dead_end(traveller, paid):
            continue
        wanted = wanted_terrains(MATERIAL, hunter, uphill_terrains(MATERIAL, state, field, values), paid)
        cards = (
            max(card_values[slot], CARD_WEIGHTS.uphill) if card_terrains[slot] & wanted else card_values[slot]
            for slot in left
        )
        if not plan or steps == len(plan):
            best = max(best, float(values[field] - STEP_WEIGHT * steps + sum(cards)))
        if (steps and field >= s.ISLAND) or may_end(state, hunter, field):
            continue
        planned = (c.target_of(plan[steps]), c.flies(plan[steps]), c.paid_for(plan[steps])) if steps < len(plan) else ()
        flights = [slot for slot in left if hand[slot] == s.FLIGHT]
        ways = [
            (onward, flying)
            for flying in ((False, True) if flights else (False,))
            for onward in onwards(state, field, flying)
        ]
        for onward, flying in ways:
            if onward == s.NO_FIELD or not may_enter(state, hunter, onward):
                continue
            kept = left - {flights[-1]} if flying else left
            terrain = (
                s.NO_TERRAIN if onward in (s.TREASURE_FIELD, *range(s.ISLAND, s.FIELDS)) else int(state.tile[onward])
            )
            free = terrain in (s.NO_TERRAIN, MATERIAL.own[hunter]) or state.free[terrain]
            spent = [()] if free else [(slot,) for slot in kept if card_terrains[slot] >> terrain & 1]
            for cards_paid in spent:
                new = (onward, kept - set(cards_paid))
                kind = hand[cards_paid[0]] if cards_paid else -1
                if new not in seen and (not plan or (onward, flying, kind) == planned):
                    seen.add(new)
                    queue.append((*new, steps + 1))
    return best


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_path_costs_match_a_plain_search(seats: int) -> None:
    costs, compared = np.empty(s.FIELDS, np.int32), 0
    for number, (state, hunter) in enumerate(turns(seats, 3)):
        if number % 5 == 0:
            for goal in (s.TREASURE_FIELD, s.ISLAND + hunter, int(state.hunter[(hunter + 1) % s.HUNTERS])):
                if goal != s.NO_FIELD:
                    field_values.fill_path_costs(judged(state), hunter, goal, goal, costs)
                    assert costs.tolist() == plain_costs(state, hunter, goal)
                    compared += 1
    assert compared > 50


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_the_best_reachable_value_matches_a_plain_search(seats: int) -> None:
    values, costs = np.empty(s.FIELDS), np.empty(s.FIELDS, np.int32)
    card_values, card_terrains = np.zeros(s.HAND), np.zeros(s.HAND, np.int32)
    plan, compared, moving = np.zeros(LONGEST, np.int32), 0, 0
    for number, (state, hunter) in enumerate(turns(seats, 3)):
        if number % 7 == 0:
            seat = int(state.owner[hunter])
            position = judged(state)
            field_values.fill_field_values(position, hunter, values, costs)
            for slot in range(state.cards[seat]):
                kind = int(state.hand[seat, slot])
                card_values[slot] = CARD_VALUES[kind % len(CARD_VALUES)]
                card_terrains[slot] = terrains_paid_by(MATERIAL, hunter, kind)
            partner = int(partner_of(state, hunter))
            traveller = Traveller(position, seat, hunter, partner, values, card_values, card_terrains)
            given = [array.tobytes() for array in (values, card_values, card_terrains)]
            found, steps = best_reachable(traveller, True, plan)
            assert found == pytest.approx(plain_best_reachable(traveller))
            assert found == pytest.approx(plain_best_reachable(traveller, plan[:steps].tolist()))
            assert [array.tobytes() for array in (values, card_values, card_terrains)] == given
            compared += 1
            moving += steps > 0
    assert compared > 50
    assert moving > 20


def test_a_plan_carries_both_coins_home_without_changing_the_field_values() -> None:
    put = Put(3).lay(**all_like("desert")).carry("b6", "green", "blue", pair=7).give(1, "water")
    put.state.active = put.state.turn = 1
    tiles, steps = np.zeros(s.KINDS_OF_TERRAIN, np.int64), np.zeros(LONGEST, np.int64)
    map_tiles(put.state, tiles)
    position = Position(OWN.record, put.state, tiles)
    values, costs = np.zeros((s.HUNTERS, s.FIELDS)), np.zeros(s.FIELDS, np.int32)
    own = [put.hunter(colour) for colour in ("green", "blue")]
    for hunter in own:
        fill_field_values(position, hunter, values[hunter], costs)
    before = values.copy()
    worth, going, length = best_plan(position, 1, True, values, steps)
    assert going in own
    assert [c.target_of(int(step)) for step in steps[:length]] == [put.field("boat-green")]
    # Two coins of 300, discounted for uncertainty.
    assert 500 < worth < 600
    assert np.array_equal(values, before)
