"""Evaluations of Dragon Island, for players that look one move ahead and for the leaves of a search."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.games.dragon_island import moves
from tests.games.dragon_island.by_the_book import random_position
from tests.games.dragon_island.position import GAME, OWN, Fresh, Position, all_like, rules

from spadework.engine.buffers import Playout
from spadework.engine.interface import CHANCE, Record, seats_in
from spadework.engine.stream import new_stream
from spadework.games.dragon_island.ai.evaluation import (
    LEAF_WEIGHTS,
    evaluate,
    evaluate_leaf,
    is_quiescent,
    win_probabilities,
)
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.lab.simulate import simulate
from spadework.players import new_player

GREEN, BROWN, BLUE, YELLOW = range(4)
Chooses = Callable[[Fresh, int], str]


def greedy(position: Fresh, seat: int, seed: int = 3) -> str:
    return moves.text(OWN, new_player("mate", GAME, OWN, seed).choose(position.view(seat)[0], seat))


def quick(position: Fresh, seat: int, seed: int) -> str:
    """The rollout policy's move in a seat's view, which must stay unchanged."""
    buffers, view = GAME.new_buffers(), position.view(seat)
    count = rules.legal(OWN.record, view[0], seat, buffers.moves)
    before = view.tobytes()
    chosen = GAME.ai.rollout_policy(OWN.record, view[0], seat, buffers.moves, count, new_stream(seed))
    assert view.tobytes() == before
    return moves.text(OWN, int(buffers.moves[chosen]))


def rollout_policy(position: Fresh, seat: int) -> str:
    """The most frequent move of the rollout policy, which is partly random."""
    found = [quick(position, seat, seed) for seed in range(30)]
    return max(set(found), key=found.count)


def value(position: Fresh, seat: int = GREEN) -> float:
    return float(evaluate(OWN.record, position.state, seat))


def turn_of_greedy(position: Fresh, seat: int) -> list[str]:
    """The greedy player's moves in a turn to which nobody reacts."""
    played: list[str] = []
    turn = int(position.state.turns)
    while position.state.phase != s.OVER and position.state.turns == turn and position.to_move == [seat]:
        played.append(greedy(position, seat))
        position.do(seat, played[-1])
    return played


both = pytest.mark.parametrize("choose", [greedy, rollout_policy])


# Movement


@both
def test_the_last_step_leads_into_the_boat(choose: Chooses) -> None:
    position = Position().lay(**all_like("desert")).carry("b6", "green", "yellow").give(GREEN, "desert", "forest")
    assert choose(position, GREEN) == "step boat-green"


@both
def test_a_hunter_next_to_the_treasure_field_goes_to_wait_there(choose: Chooses) -> None:
    position = Position().lay(**all_like("desert")).stand(green="d5").give(GREEN, "desert", "water")
    assert choose(position, GREEN) == "step treasure"


@both
def test_a_hunter_joins_the_one_who_waits_and_leaves_with_the_treasure(choose: Chooses) -> None:
    position = Position().lay(**all_like("desert")).stand(green="d5", blue="treasure").give(GREEN, "desert", "water")
    assert choose(position, GREEN) == "step treasure"
    position.do(GREEN, "step treasure")
    assert choose(position, GREEN).startswith("step")


@both
def test_carriers_are_ambushed_when_they_are_near(choose: Chooses) -> None:
    position = Position().lay(**all_like("desert")).carry("c4", "blue", "yellow", pair=7).stand(green="c5")
    assert choose(position.give(GREEN, "desert"), GREEN).startswith("step c4 with desert sending")


def test_a_free_path_is_preferred_to_one_that_costs_cards() -> None:
    position = Position().lay(**all_like("desert")).lay(b6="forest", c6="forest", d6="forest", d5="forest")
    played = turn_of_greedy(position.give(GREEN, "forest", "forest"), GREEN)
    assert played == ["step b6", "step c6", "step d6", "step d5", "step treasure"]


def test_a_flight_is_used_when_it_shortens_the_path() -> None:
    position = Position().lay(**all_like("desert")).stand(green="c5", blue="treasure").lay(d4="forest")
    assert greedy(position.give(GREEN, "flight", "water"), GREEN) == "fly treasure"


def test_both_carriers_head_for_the_same_boat() -> None:
    for seat in (GREEN, YELLOW):
        position = Position(active=seat).lay(**all_like("forest")).carry("c6", "green", "yellow")
        position.give(seat, "forest", "forest", "forest", "forest")
        assert "step boat-green" in turn_of_greedy(position, seat)


@both
@pytest.mark.parametrize("terrain", ["desert", "forest"])
def test_a_treasure_is_not_left_alone(choose: Chooses, terrain: str) -> None:
    position = Position().lay(**all_like(terrain)).carry("c4", "green").give(GREEN, "desert", "forest", "water")
    assert not choose(position, GREEN).startswith(("step", "fly"))


def test_a_lone_hunter_gives_up_its_treasure_when_no_partner_can_come() -> None:
    position = Position().lay(**all_like("forest")).carry("c4", "green", pair=1).carry("c6", "blue", pair=2)
    position.carry("e2", "brown", pair=3).carry("g2", "yellow", pair=4)
    assert greedy(position, GREEN).startswith("step")


# Cards


def test_a_stuck_player_passes_and_discards_useless_cards() -> None:
    position = Position().lay(**all_like("desert"))
    position.give(GREEN, "water", "water", "volcano", "volcano", "farmland", "infidelity")
    played = turn_of_greedy(position, GREEN)
    assert played[0] == "pass"
    assert sorted(played[1:-1]) == ["discard farmland", *["discard volcano"] * 2, *["discard water"] * 2]
    assert played[-1] == "draw up"


def test_a_stuck_rollout_policy_passes_and_discards_useless_cards() -> None:
    position = Position().lay(**all_like("desert")).give(GREEN, "water", "forest")
    assert rollout_policy(position.lay(**all_like("mountain")).stand(green="a1"), GREEN).startswith("step")
    position = Position().lay(**all_like("desert")).give(GREEN, "water", "volcano", "infidelity")
    assert rollout_policy(position, GREEN) == "pass"
    position.play(GREEN, "pass")
    for _ in range(2):
        position.play(GREEN, rollout_policy(position, GREEN))
    assert position.hand(GREEN) == ["infidelity"]
    assert rollout_policy(position, GREEN) == "draw up"


@both
@pytest.mark.parametrize("seat", [BLUE, YELLOW])
def test_a_slumber_is_kept_unless_a_treasure_is_at_stake(choose: Chooses, seat: int) -> None:
    position = Position().lay(**all_like("forest")).give(seat, "slumber").play(GREEN, "step b6")
    assert choose(position, seat) == "no reaction"


@both
def test_a_slumber_saves_a_treasure_from_an_ambush(choose: Chooses) -> None:
    position = Position().lay(**all_like("forest")).carry("c4", "blue", "yellow", pair=7).stand(green="c5")
    position.give(BLUE, "slumber").play(GREEN, "step c4 sending blue home")
    assert choose(position, BLUE) == "slumber"


# Sharing


def at_the_boat(own: int, known: int) -> Position:
    """Green has brought a treasure home with Yellow, holds `own` Infidelities, and knows `known` in Yellow's hand."""
    position = Position().lay(**all_like("forest")).carry("b6", "green", "yellow")
    position.give(GREEN, *["infidelity"] * own).give(YELLOW, *["infidelity"] * known)
    position.state.known[GREEN, YELLOW, :known] = OWN.kinds.index("infidelity")
    return position.do(GREEN, "step boat-green")  # type: ignore[return-value]


@pytest.mark.parametrize(("own", "known", "best"), [(1, 0, "infidelity"), (2, 1, "infidelity"), (1, 1, "share")])
def test_greedy_claims_only_when_it_wins(own: int, known: int, best: str) -> None:
    assert greedy(at_the_boat(own, known), GREEN) == best


@both
def test_a_claim_is_answered(choose: Chooses) -> None:
    position = at_the_boat(1, 1).play(GREEN, "infidelity")
    assert choose(position, YELLOW) == "infidelity"


# Proposals to end the game


@both
def test_players_refuse_to_end_an_open_game(choose: Chooses) -> None:
    position = Position().lay(**all_like("desert")).give(GREEN, "water").play(GREEN, "propose end")
    assert [choose(position, seat) for seat in (BROWN, BLUE, YELLOW)] == ["go on"] * 3
    assert choose(position.play(BROWN, "agree").play(BLUE, "agree"), YELLOW) == "go on"


# Value


def test_values_are_finite_and_leave_the_state_alone() -> None:
    for seed in range(150):
        position = random_position(seed)
        before = position.states.tobytes()
        assert all(math.isfinite(value(position, seat)) for seat in range(position.state.seats))
        assert position.states.tobytes() == before


def test_your_own_coins_weigh_more_than_a_rivals() -> None:
    plain, won, lost = (value(Position()), value(Position().win(GREEN, 7)), value(Position().win(BLUE, 7)))
    assert won > plain > lost
    assert won - plain > plain - lost


def test_carriers_are_worth_more_the_nearer_they_are_to_a_boat() -> None:
    near, far = (Position().lay(**all_like("desert")).carry(field, "green", "blue") for field in ("b6", "c4"))
    assert value(near) > value(far) > value(Position().lay(**all_like("desert")))


# The rollout policy in any position


def test_the_rollout_policy_is_legal_and_never_ends_the_game_by_agreement() -> None:
    buffers = GAME.new_buffers()
    for seed in range(150):
        position = random_position(seed)
        for seat in position.to_move:
            view = position.view(seat)
            count = rules.legal(OWN.record, view[0], seat, buffers.moves)
            chosen = [
                GAME.ai.rollout_policy(OWN.record, view[0], seat, buffers.moves, count, new_stream(number))
                for number in (seed, seed, seed + 1)
            ]
            assert all(0 <= index < count for index in chosen)
            assert chosen[0] == chosen[1]
            assert not {c.PROPOSE_END, c.AGREE} & {int(buffers.moves[index]) for index in chosen}


# Whole games


def turns_of_rollouts(seats: int, games: int) -> list[int]:
    """The numbers of turns of rollouts, each of which must settle all pairs."""
    states, buffers = GAME.new_states(games), GAME.new_buffers()
    GAME.driver.deal_all(OWN.record, states, seats, GAME.option_codes({}))
    playout = Playout(new_stream(0), buffers.moves, buffers.weights, by_policy=True, limit=10000)
    GAME.driver.play_all(OWN.record, states, 5, 0, playout)
    assert set(states["phase"].tolist()) == {s.OVER}
    assert set(states["settled"].tolist()) == {s.PAIRS}
    return [int(turns) for turns in states["turns"]]


@pytest.mark.parametrize("seats", s.SEATS)
def test_rollouts_end(seats: int) -> None:
    turns = turns_of_rollouts(seats, 60)
    assert np.median(turns) < 80
    assert len(set(turns)) > 10


@pytest.mark.slow
@pytest.mark.parametrize("seats", s.SEATS)
def test_games_of_greedy_players_end_with_the_treasures_carried_home(seats: int) -> None:
    turns, home = [], 0.0
    for number in range(6):
        state = played_by_greedy(seats, number)
        assert state.settled == s.PAIRS
        turns.append(int(state.turns))
        home += state.coins.sum() / s.COINS / 6
    assert np.median(turns) < 70
    assert max(turns) < 200
    assert home >= 5


def played_by_greedy(seats: int, number: int) -> Record:
    """The final state of a game of greedy players."""
    position = Fresh(seats)
    players = [new_player("mate", GAME, OWN, 100 * number + seat) for seat in range(seats)]
    stream, buffers = new_stream(9, number), GAME.new_buffers()
    for _ in range(20000):
        mask = rules.to_move(OWN.record, position.state)
        if not mask:
            break
        if mask >> CHANCE & 1:
            move = GAME.driver.draw(OWN.record, position.state, stream, buffers.moves, buffers.weights)
            rules.apply(OWN.record, position.state, CHANCE, int(move))
            continue
        seat = seats_in(mask)[0]
        rules.apply(OWN.record, position.state, seat, players[seat].choose(position.view(seat)[0], seat))
    return position.state


@pytest.mark.slow
@pytest.mark.parametrize("seats", s.SEATS)
def test_greedy_beats_random(seats: int) -> None:
    games, won = 10, 0.0
    for number in range(games):
        seat = number % seats
        levels = [*["random"] * seat, "mate", *["random"] * (seats - 1 - seat)]
        for outcome in simulate(GAME, levels, 1, seed=number, options={"turn-limit": "400"}):
            winners = [place for place in outcome.places if place == 1]
            won += 1 / len(winners) if outcome.places[seat] == 1 else 0.0
    assert won / games >= 0.8


def shares_of(position: Fresh, use_belief: bool = False) -> Any:
    """Each seat's expected share of the win."""
    shares = np.zeros(8)
    assert win_probabilities(OWN.record, position.state, use_belief, shares)
    return shares


def expected(position: Fresh, seat: int = GREEN) -> float:
    return float(evaluate_leaf(OWN.record, position.state, seat))


def test_a_position_is_quiescent_when_the_seats_turn_begins() -> None:
    position = Fresh().chance("start 3").draw_any()
    assert position.state.phase == s.ANNOUNCED
    assert position.state.announced == c.TURN_BEGINS
    assert [bool(is_quiescent(OWN.record, position.state, seat)) for seat in range(4)] == [False, False, True, False]
    assert not is_quiescent(OWN.record, position.settle().state, BLUE)


def test_coins_count_in_full_and_treasures_more_the_nearer_the_boat() -> None:
    plain = expected(Position())
    assert expected(Position().win(GREEN, 7)) == plain + 300
    assert expected(Position().win(BLUE, 7)) == plain
    near, far = (expected(Position().carry(field, "green", "blue", pair=7)) for field in ("b6", "c4"))
    assert near > far > plain


def test_a_carried_treasure_counts_more_near_your_boat_and_with_infidelities() -> None:
    def carried(*cards: str, seat: int) -> float:
        return expected(
            Position().carry("b6", "green", "blue", pair=7).give(BLUE, "infidelity").give(GREEN, *cards), seat
        )

    assert carried("infidelity", seat=GREEN) > carried("infidelity", seat=BLUE)
    plain, one, two = (carried(*["infidelity"] * more, seat=GREEN) for more in range(3))
    assert two - one - LEAF_WEIGHTS.next_infidelity == pytest.approx(one - plain - LEAF_WEIGHTS.first_infidelity)
    assert two - one > LEAF_WEIGHTS.next_infidelity
    assert carried(*["infidelity"] * 2, seat=BLUE) < carried("infidelity", seat=BLUE)


@pytest.mark.parametrize("hunters", [("green",), ("green", "blue")])
def test_a_hunters_treasure_counts_even_before_it_is_carried(hunters: tuple[str, ...]) -> None:
    waits = Position().lay_out(pair=6).stand(green="treasure")
    assert expected(waits) > expected(Position().lay_out(pair=6))
    cheap, dear = (Position().carry("c5", *hunters, pair=pair) for pair in (6, 7))
    assert expected(dear) > expected(cheap)


def test_an_infidelity_is_worth_more_than_another_card() -> None:
    plain, water, joker, infidelity, two = (
        expected(Position().give(GREEN, *cards))
        for cards in ((), ("water",), ("forest",), ("infidelity",), ("infidelity", "infidelity"))
    )
    assert plain < water < joker < infidelity
    assert 0 < two - infidelity < infidelity - plain


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize(("use_belief", "least", "most"), [(False, 0.5, 0.9), (True, 0.25, 0.6)])
def test_a_seat_that_expects_more_has_a_larger_share_of_the_win(
    seats: int, use_belief: bool, least: float, most: float
) -> None:
    position = Fresh(seats).chance("start 1").draw_any()
    before = shares_of(position, use_belief)
    assert before[:seats] == pytest.approx([1 / seats] * seats, abs=0.1)
    position.state.coins[1, 6] = 1
    after = shares_of(position, use_belief)
    assert before.sum() == pytest.approx(1)
    assert after.sum() == pytest.approx(1)
    assert max(before[1], least) < after[1] < most


def test_with_belief_a_lead_counts_more_the_less_is_left_to_win() -> None:
    early = Position().win(BROWN, 1).lay_out(pair=2)
    late = Position().win(BROWN, 2).carry("b6", "green", "blue", pair=1).lay_out(s.PAIRS + 1)
    assert shares_of(early, use_belief=True)[BROWN] < shares_of(early)[BROWN] - 0.02
    assert shares_of(late, use_belief=True)[BROWN] > shares_of(late)[BROWN]


@pytest.mark.parametrize(("pair", "may_win"), [(7, False), (5, True)])
def test_players_without_a_chance_have_no_share_of_the_win(pair: int, may_win: bool) -> None:
    # Green and Blue carry the last two coins, worth 100 each; Brown has one coin, worth 300 or 200.
    position = Position().carry("b6", "green", "blue", pair=1).lay_out(pair=8).win(BROWN, pair)
    shares = shares_of(position)
    assert 0 < shares[BROWN] < 1
    assert [bool(shares[seat] > 0) for seat in (GREEN, BLUE, YELLOW)] == [may_win] * 3
