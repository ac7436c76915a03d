"""Moves of rollouts in Dragon Island, which follow a seat's best plan, and the cache of plans."""

from collections.abc import Iterator

import numpy as np
import pytest
from tests.games.dragon_island import moves
from tests.games.dragon_island.position import (
    GAME,
    OWN,
    Fresh,
    Position,
    all_like,
    next_mover,
    no_plan,
    rollout_move,
    rules,
)

from spadework.engine.codes import family_of
from spadework.engine.interface import CHANCE, Codes, Record
from spadework.engine.masks import lowest_in
from spadework.engine.search.planner import PLANNER_CACHE_SHAPE, new_planner_cache
from spadework.engine.stream import below, new_stream
from spadework.games.dragon_island.ai import rollout
from spadework.games.dragon_island.ai.basics import map_tiles
from spadework.games.dragon_island.ai.plan import LONGEST
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.steps import legal_step

GREEN, BROWN, BLUE, YELLOW = range(4)


def planned_move(position: Fresh, seat: int, plan: Codes | None = None) -> str:
    """The next move of a rollout with a plan, by default without one."""
    made = no_plan() if plan is None else plan
    return moves.text(OWN, rollout_move(position.state, seat, new_stream(1), made))


def test_a_plan_walks_home_as_the_cards_allow() -> None:
    position = Position().lay(**all_like("desert")).lay(c6="forest").carry("d6", "green", "yellow")
    position.give(GREEN, "desert", "water")
    assert planned_move(position, GREEN) == "step c6"
    position.do(GREEN, "step c6")
    step = planned_move(position, GREEN)
    assert step in ("step b6 with desert", "step c7 with desert")
    position.do(GREEN, step)
    assert planned_move(position, GREEN) == "step boat-green"


def test_a_plan_uses_a_flight_that_leads_to_the_treasure() -> None:
    position = Position().lay(**all_like("desert")).stand(green="c5", blue="treasure").lay(d4="forest")
    assert planned_move(position.give(GREEN, "flight", "water"), GREEN) == "fly treasure"


def test_a_plan_is_followed_until_a_different_move_is_made() -> None:
    position = Position().lay(**all_like("desert")).lay(c6="forest").carry("d6", "green", "yellow")
    position.give(GREEN, "forest", "water")
    plan = no_plan()
    assert planned_move(position, GREEN, plan) == "step c6"
    assert planned_move(position, GREEN, plan) == "step c6"
    position.do(GREEN, "step c6")
    onward = planned_move(position, GREEN)
    free = {"step b6 with forest": "c7", "step c7 with forest": "b6"}[onward]
    position.lay(**{free: "forest"})
    assert planned_move(position, GREEN) == f"step {free}"
    assert planned_move(position, GREEN, plan) == onward
    position.do(GREEN, f"step {free}")
    assert planned_move(position, GREEN, plan) == "step boat-green"


@pytest.mark.parametrize(("own", "others", "best"), [(1, 0, "infidelity"), (1, 1, "share"), (2, 1, "infidelity")])
def test_a_planner_claims_the_coins_only_when_the_claim_wins(own: int, others: int, best: str) -> None:
    position = Position().lay(**all_like("forest")).carry("b6", "green", "yellow")
    position.give(GREEN, *["infidelity"] * own).give(YELLOW, *["infidelity"] * others).do(GREEN, "step boat-green")
    assert planned_move(position, GREEN) == best


@pytest.mark.parametrize("seats", [3, 5])
def test_planned_moves_are_legal_and_lead_to_the_end(seats: int) -> None:
    buffers, stream, plan, cache = GAME.new_buffers(), new_stream(4), no_plan(), new_planner_cache()
    position = Fresh(seats)
    for _ in range(20000):
        mask = rules.to_move(OWN.record, position.state)
        if mask >> CHANCE & 1:
            move = GAME.driver.draw(OWN.record, position.state, stream, buffers.moves, buffers.weights)
            rules.apply(OWN.record, position.state, CHANCE, int(move))
        elif mask:
            seat = lowest_in(mask)
            count = rules.legal(OWN.record, position.state, seat, buffers.moves)
            move = rollout_move(position.state, seat, stream, plan, cache)
            assert move in buffers.moves[:count]
            rules.apply(OWN.record, position.state, seat, move)
        else:
            break
    assert position.state.phase == s.OVER
    assert position.state.turns < 200


def test_a_planned_step_needs_the_card_that_pays_for_it() -> None:
    position = Position().lay(**all_like("desert")).lay(c6="forest").carry("d6", "green", "yellow")
    position.give(GREEN, "desert", "water")
    plan = no_plan()
    assert planned_move(position, GREEN, plan) == "step c6"
    position.do(GREEN, "step c6")
    # As if the hunter had reached the same field by another path.
    other = position.sample_state(GREEN)
    other.state.hand[GREEN, :2] = sorted(OWN.kinds.index(kind) for kind in ("forces", "water"))
    assert planned_move(other, GREEN, plan.copy()) in other.legal(GREEN)
    assert planned_move(position, GREEN, plan).endswith("with desert")


def keys(position: Fresh, seat: int = GREEN) -> list[int]:
    """The cache keys of a seat's best plan and of the green hunter's field values."""
    tiles, board = np.zeros(s.KINDS_OF_TERRAIN, np.int64), np.zeros(rollout.BOARD_SIZE, np.int64)
    map_tiles(position.state, tiles)
    rollout.describe_board(position.state, tiles, board)
    return [
        rollout.key_of_plan(position.state, seat, board),
        rollout.key_of_field_values(position.hunter("green"), board),
    ]


def changed(position: Fresh, field: str, value: int, *index: int) -> Fresh:
    """Green's determinization of the position, with one entry of the state changed."""
    other = position.sample_state(GREEN)
    if index:
        other.state[field][index] = value
    else:
        other.state[field] = value
    return other


def test_cache_keys_cover_everything_a_plan_depends_on() -> None:
    position = Position().lay(**all_like("desert")).stand(green="c5").give(GREEN, "forest", "water", "infidelity")
    plan, values = keys(position)
    boards = [
        *(changed(position, "hunter", 7, hunter) for hunter in range(4)),
        *(changed(position, "carries", 0, hunter) for hunter in range(4)),
        *(changed(position, "dragon", 9, dragon) for dragon in range(s.DRAGONS)),
        *(changed(position, "tile", terrain, 3) for terrain in range(s.KINDS_OF_TERRAIN - 1)),
        changed(position, "next_pair", 3),
        changed(position, "owner", BLUE, 1),
    ]
    turn = [
        changed(position, "moved", 2),
        *(changed(position, "free", 1, terrain) for terrain in range(s.KINDS_OF_TERRAIN)),
        *(changed(position, "hand", position.state.hand[GREEN, 0] + more, GREEN, 0) for more in (1, 2)),
        changed(position, "cards", 1, GREEN),
    ]
    both = [keys(other) for other in boards]
    assert len({plan, *(key for key, _ in both)}) == len({values, *(key for _, key in both)}) == 1 + len(boards)
    assert len({plan, *(keys(other)[0] for other in turn)}) == 1 + len(turn)
    assert {keys(other)[1] for other in turn} == {values}
    # A card that can't pay for a move changes no plan.
    assert keys(changed(position, "cards", 2, GREEN)) == [plan, values]
    assert keys(position, BLUE)[0] != plan


def test_a_cached_plan_fits_its_entry() -> None:
    assert max(rollout.CACHE_STEPS + LONGEST, rollout.CACHE_VALUES + s.FIELDS) <= PLANNER_CACHE_SHAPE[1]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_a_cached_plan_equals_a_fresh_one(seats: int) -> None:
    buffers, cache, nothing = GAME.new_buffers(), new_planner_cache(), new_planner_cache()
    found_again = 0
    # The same deal every time, but played differently.
    for number in range(20):
        position, stream = Fresh(seats), new_stream(5, number)
        position.chance("start 1").draw_any()
        for _ in range(60):
            seat = next_mover(position.states, stream, buffers)
            assert seat is not None
            nothing[:, rollout.CACHE_KEY] = 0
            move = rollout_move(position.state, seat, stream.copy(), no_plan(), nothing)
            found = nothing[nothing[:, rollout.CACHE_KEY] != 0, rollout.CACHE_KEY]
            found_again += int(np.isin(found, cache[:, rollout.CACHE_KEY]).sum())
            assert rollout_move(position.state, seat, stream.copy(), no_plan(), cache) == move
            if below(stream, 6) == 0:
                count = rules.legal(OWN.record, position.state, seat, buffers.moves)
                move = int(buffers.moves[below(stream, count)])
            rules.apply(OWN.record, position.state, seat, move)
    assert found_again > 100


def positions(seats: int, games: int) -> Iterator[tuple[Record, int, list[int]]]:
    """Yield positions of games with mostly steps and flights, with the seat that moves next and the codes of its legal moves."""
    buffers = GAME.new_buffers()
    for number in range(games):
        states, stream = Fresh(seats, limit=1).states, new_stream(6, number)
        state = states[0]
        while (seat := next_mover(states, stream, buffers)) is not None:
            codes = buffers.moves[: rules.legal(OWN.record, state, seat, buffers.moves)].tolist()
            yield state, seat, codes
            steps = [code for code in codes if is_step(code)]
            among = steps if steps and below(stream, 4) else codes
            rules.apply(OWN.record, state, seat, among[below(stream, len(among))])


def is_step(code: int) -> bool:
    """Whether a move is a step or a flight."""
    return family_of(code, c.FAMILY) == c.GO


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 6])
def test_every_legal_step_is_found_without_listing_the_moves(seats: int) -> None:
    found = ambushes = 0
    for state, seat, codes in positions(seats, 30):
        for code in codes if state.phase == s.TURN and state.aim <= s.NOTHING_AIMED else []:
            if not is_step(code):
                continue
            hunter, sent = c.hunter_of(state, code), c.sent_home_by(code) + 1
            step = code - c.naming(state, hunter) - sent * c.SENT_FACTOR
            move = legal_step(OWN.record, state, seat, hunter, step)
            assert move in codes
            assert move - (c.sent_home_by(move) + 1) * c.SENT_FACTOR == code - sent * c.SENT_FACTOR
            found, ambushes = found + 1, ambushes + (sent > 0)
            # No other hunter may move in this turn, nor this one with a card that isn't in the hand.
            if state.moved == hunter:
                assert legal_step(OWN.record, state, seat, (hunter + 1) % s.HUNTERS, step) == c.NOTHING
            missing = next(kind for kind in range(s.KINDS) if kind not in state.hand[seat])
            unpaid = step + (missing - c.paid_for(code)) * c.CARD_FACTOR
            assert legal_step(OWN.record, state, seat, hunter, unpaid) == c.NOTHING
    assert found > 2000
    assert ambushes > 2
