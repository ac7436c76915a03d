"""Training: gradients, targets, and networks that learn to play."""

from itertools import pairwise
from typing import get_args

import numpy as np
import pytest
from tests.learn.networks import some_network

import spadework
from spadework.engine.game import Game
from spadework.engine.interface import Record
from spadework.engine.network.net import Weights, new_activations
from spadework.learn import Plan, Trainer
from spadework.learn.loops import Gradient, LossSettings, add_gradient, find_targets
from spadework.learn.trainer import Teacher
from spadework.learn.worker import TargetSettings, Worker, outcomes_of
from spadework.players.network import NetworkPlayer
from spadework.players.quick import KINDS, QuickPlayer
from spadework.table import Variant


def loss(network, made, order, settings) -> float:  # type: ignore[no-untyped-def]
    """Return the loss whose gradient `add_gradient` computes, in plain NumPy."""
    net, total = network.net(2), 0.0
    weights = [part.astype(np.float64) for part in net.weights]
    w = Weights(*weights)
    for number in order:
        (begin, first), (end, last) = made.starts[number], made.starts[number + 1]
        one = made.values[begin:end].astype(np.float64) @ w.first[made.places[begin:end]] + w.first_bias[net.row]
        two = np.maximum(np.maximum(one, 0) @ w.second + w.second_bias, 0)
        logits = (two @ w.policy.T + w.policy_bias)[made.outputs[first:last]].sum(1)
        logs = logits - logits.max() - np.log(np.exp(logits - logits.max()).sum())
        values = (two @ w.value + w.value_bias)[[0, 1, -1]]
        shares = values - values.max() - np.log(np.exp(values - values.max()).sum())
        me = made.seats[number]
        mine, yours = made.targets[number, me], made.targets[number, 1 - me]
        total -= settings.value_weight * (mine * shares[0] + yours * shares[1] + (1 - mine - yours) * shares[2])
        total += settings.entropy_weight * (np.exp(logs) * logs).sum()
        chosen = logs[made.chosen[number]]
        ratio, advantage = np.exp(chosen - made.logs[number]), made.advantages[number]
        total -= (
            chosen
            if settings.clip == 0
            else min(ratio * advantage, np.clip(ratio, 1 - settings.clip, 1 + settings.clip) * advantage)
        )
    return float(total)


@pytest.mark.parametrize("settings", [LossSettings(0.2, 0.05, 0.5), LossSettings(0.0, 0.0, 1.0)])
def test_gradients_match_the_loss(toy: Game, settings: LossSettings) -> None:
    network, worker = some_network(toy), Worker(Variant.of(toy), 2, 4, seed=1, limit=500)
    net, random = network.net(2), np.random.default_rng(1)
    made = worker.play(net, 30, TargetSettings(5.0, 0.5, 0.9, 0.95))
    order = np.arange(5, 17)
    made.logs[order] += random.normal(scale=0.05, size=len(order))
    total = Weights(*(np.zeros_like(part) for part in network.weights))
    now, back = new_activations(net, 10), new_activations(net, 1)
    transposed = np.ascontiguousarray(network.weights.second.T)
    add_gradient(net, made, order, settings, Gradient(total, np.zeros(3), transposed, now, back))
    for name in Weights._fields:
        part, gradients = getattr(network.weights, name), getattr(total, name)
        for place in zip(*np.nonzero(gradients), strict=True):
            if random.random() < 0.1 or part.size < 20:
                before, small = part[place], 1e-3
                part[place] = before + small
                more = loss(network, made, order, settings)
                part[place] = before - small
                less = loss(network, made, order, settings)
                part[place] = before
                assert gradients[place] == pytest.approx((more - less) / 2 / small, rel=0.05, abs=0.02), name


def test_with_hindsight_every_decision_is_worth_the_outcome(toy: Game) -> None:
    worker = Worker(Variant.of(toy), 3, 4, seed=2, limit=500)
    made = worker.play(some_network(toy).net(3), 200, TargetSettings(5.0, 1.0))
    count = int(made.counts[0])
    assert worker.games > 8
    for lane in range(4):
        numbers = np.flatnonzero(made.lanes[:count] == lane)
        for number, following in pairwise(numbers):
            if made.over[numbers[numbers >= number]].any():
                assert made.targets[number].sum() == pytest.approx(1, abs=1e-4) or not made.targets[number].any()
            if made.over[number]:
                # A sole winner has the whole share, tied winners have equal shares; if all seats tie, none has any.
                assert {round(float(share), 3) for share in made.targets[number]} <= {0.0, 1.0, 0.5, 0.333}
            else:
                assert made.targets[number] == pytest.approx(made.targets[following], abs=1e-5)
    mine = made.targets[np.arange(count), made.seats[:count]] - made.shares[np.arange(count), made.seats[:count]]
    assert made.advantages[:count] == pytest.approx(mine, abs=1e-5)


def test_without_a_trace_targets_are_the_next_expected_shares(toy: Game) -> None:
    worker = Worker(Variant.of(toy), 2, 1, seed=2, limit=500)
    made = worker.play(some_network(toy).net(2), 20, TargetSettings(5.0, 1.0, gae_lambda=0.0, discount=0.9))
    for number in range(int(made.counts[0]) - 1):
        if not made.over[number]:
            assert made.targets[number] == pytest.approx(0.9 * made.shares[number + 1], abs=1e-6)
    ends = np.full((1, 2), 0.25, np.float32)
    find_targets(made, 2, 0.0, 1.0, ends, ends.copy())
    assert made.targets[int(made.counts[0]) - 1] == pytest.approx([0.25, 0.25])


def test_an_outcome_combines_the_win_and_the_lead(toy: Game) -> None:
    batch = spadework.Batch(toy, 3, 20, seed=1)
    ended = batch.terminated
    # A win that all seats share goes to none of them, so at least one game must end differently.
    while not ended.any():
        batch.step(batch.any_moves(seed=int(batch.lengths.sum())))
        ended = batch.terminated & (np.ptp(batch.rewards, axis=1) > 0)
    points = batch.final_points[ended]
    for for_winning in (0.0, 0.5, 1.0):
        shares = outcomes_of(batch, TargetSettings(4.0, for_winning))[ended]
        assert shares.sum(1) == pytest.approx(np.ones(len(shares)))
        assert all(
            (np.argsort(one) == np.argsort(other)).all() or len(set(other)) < 3
            for one, other in zip(shares, points, strict=True)
        )
    assert (outcomes_of(batch, TargetSettings(4.0, 1.0))[ended] == batch.rewards[ended]).all()


def test_nobody_wins_a_game_that_all_seats_tie(toy: Game) -> None:
    batch = spadework.Batch(toy, 2, 60, seed=1)
    shared = np.zeros(60, bool)
    while not shared.any():
        batch.step(batch.any_moves(seed=int(batch.lengths.sum())))
        shared = batch.terminated & (batch.rewards == 0.5).all(1)
    assert not outcomes_of(batch, TargetSettings(4.0, 0.5))[shared].any()


def test_nobody_wins_a_truncated_game(toy: Game) -> None:
    batch = spadework.Batch(toy, 3, 20, seed=1, limit=12)
    while not batch.truncated.any():
        batch.step(batch.any_moves(seed=int(batch.lengths.sum())))
    assert not outcomes_of(batch, TargetSettings(4.0, 0.5))[batch.truncated].any()


def test_the_same_plan_gives_the_same_network(toy: Game) -> None:
    def trained() -> Weights:
        trainer = Trainer(Variant.of(toy), Plan(seats=(2, 3), lanes=8, steps=20, widths=(8, 8)))
        assert [progress.spent for progress in trainer.train(rounds=2)] == [0.5, 1.0]
        return trainer.network.weights

    assert all((one == other).all() for one, other in zip(trained(), trained(), strict=True))


def test_training_takes_either_minutes_or_rounds(toy: Game) -> None:
    trainer = Trainer(Variant.of(toy), Plan(seats=(2,), lanes=4, steps=4))
    for minutes, rounds in ((None, None), (1.0, 2)):
        with pytest.raises(ValueError, match="expected either minutes or rounds"):
            next(trainer.train(minutes, rounds))


def test_training_continues_from_a_network(toy: Game) -> None:
    known = some_network(toy, seats=(2,))
    trainer = Trainer(Variant.of(toy), Plan(seats=(2,), lanes=4, steps=8), known)
    assert (trainer.network.weights.first == known.weights.first).all()
    list(trainer.train(rounds=1))
    assert not (trainer.network.weights.first == known.weights.first).all()


@pytest.mark.parametrize("teacher", get_args(Teacher))
def test_each_teacher_is_imitated(toy: Game, teacher: Teacher) -> None:
    """A network that continues training also imitates its teacher, and then only the teacher's moves are played."""
    known = some_network(toy, (2,))
    plan = Plan(seats=(2,), lanes=4, steps=8, imitation=1.0, teacher=teacher)
    trainer, asked = Trainer(Variant.of(toy), plan, known), []
    (player,) = trainer._teachers

    class Noted:
        def choose(self, view: Record, seat: int) -> int:
            asked.append(player.choose(view, seat))
            return asked[-1]

    trainer._teachers = [Noted()]
    (progress,) = trainer.train(rounds=1)
    assert 0 < progress.decisions == len(asked)


def test_training_learns_to_beat_random_play(toy: Game) -> None:
    trainer = Trainer(Variant.of(toy), Plan(seats=(2,), widths=(32, 32), lanes=64, threads=2))
    list(trainer.train(rounds=60))
    contest = spadework.tournament(toy, [NetworkPlayer(trainer.network), "random"], games=200)
    assert contest["NetworkPlayer"].wins_from > 0.6


def test_a_network_guides_the_mate(toy: Game) -> None:
    network, table = some_network(toy), spadework.Table(toy, seats=3, seed=1)
    guided = [QuickPlayer(KINDS["mate"], toy, table.deck, 1, network) for _ in range(2)]
    while table.to_move:
        seat = table.to_move[0]
        codes = {player.choose(table.view(seat).record, seat) for player in guided}
        assert len(codes) == 1
        table.play(seat, codes.pop())


def test_continued_training_keeps_what_was_learned_of_rare_moves(toy: Game) -> None:
    known = some_network(toy, (2,))
    trainer = Trainer(Variant.of(toy), Plan(seats=(2,), lanes=4, steps=2), known)
    for _ in trainer.train(rounds=1):
        pass
    assert (trainer.network.weights.first == known.weights.first).all(1).any()
    assert ((trainer.network.weights.first != 0).any(1) == (known.weights.first != 0).any(1)).all()
