"""Inference for one view: the forward pass, move probabilities, and inputs skipped because they have their usual value."""

from typing import Any

import numpy as np
import pytest
from tests.learn.networks import some_network
from tests.some_games import ONE_OF_EACH

from spadework.engine.game import Game
from spadework.engine.network.net import infer, sharpened_choice
from spadework.engine.stream import new_stream
from spadework.lab.batch import Batch
from spadework.learn.worker import Worker
from spadework.table import Variant


@pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.id)
def test_inference_matches_matrix_multiplication(game: Game) -> None:
    network = some_network(game, usual=0.25)
    seats = game.rules.SEATS[-1]
    guide, worker = network.guide(seats), Worker(Variant.of(game), seats, 5, seed=1, limit=500)
    assert guide is not None
    net, now, batch, weights = guide.net, guide.now, worker.batch, network.weights
    for _ in range(40):
        batch.step(batch.any_moves(seed=int(batch.lengths.sum())))
    for lane, content in enumerate(worker.contents()):
        seat, count = int(batch.to_move[lane]), int(batch.counts[lane])
        infer(net, content, seat, batch.moves[lane], count, now)
        inputs = np.zeros(len(weights.first))
        inputs[: len(net.usual)] = now.dense - net.usual
        inputs[len(net.usual) + now.outputs[:count].reshape(-1)] = 1
        first = np.maximum(inputs @ weights.first + weights.first_bias[net.row], 0)
        second = np.maximum(first @ weights.second + weights.second_bias, 0)
        logits = (second @ weights.policy.T + weights.policy_bias)[now.outputs[:count]].sum(1)
        shares = second @ weights.value + weights.value_bias
        assert now.priors[:count] == pytest.approx(softmax(logits), rel=1e-3, abs=1e-4)
        assert now.shares[: seats + 1] == pytest.approx(softmax(shares), rel=1e-3, abs=1e-4)


def softmax(numbers: Any) -> Any:
    powers = np.exp(numbers - numbers.max())
    return powers / powers.sum()


def test_a_view_is_encoded_as_in_a_batch(toy: Game) -> None:
    # With the maximum number of seats, every element has its own place.
    seats = toy.rules.SEATS[-1]
    batch, guide = Batch(toy, seats, 3, seed=1), some_network(toy).guide(seats)
    assert guide is not None
    batch.step(batch.any_moves(seed=1))
    for lane in range(3):
        content = batch.views[lane : lane + 1].view(np.uint8)
        infer(guide.net, content, int(batch.to_move[lane]), batch.moves[lane], int(batch.counts[lane]), guide.now)
        assert guide.now.dense[: batch.encoder.size].tolist() == batch.observe()[lane].tolist()


def test_unnumbered_moves_share_the_last_output(toy: Game) -> None:
    network = some_network(toy)
    guide, batch = network.guide(2), Batch(toy, 2, seed=1)
    assert guide is not None
    moves = np.array([batch.moves[0, 0], 12345], np.int32)
    infer(guide.net, batch.views.view(np.uint8), int(batch.to_move[0]), moves, 2, guide.now)
    assert guide.now.outputs[1, 0] == network.inputs.outputs - 1
    assert guide.now.priors[:2].sum() == pytest.approx(1)
    # The marks are cleared for the next view.
    assert not guide.now.marks.any()


def test_a_sharpened_choice_seldom_picks_improbable_moves() -> None:
    priors, stream = np.array([0.1, 0.6, 0.3], np.float32), new_stream(1)
    chosen = np.bincount([sharpened_choice(priors, 3, stream) for _ in range(2000)], minlength=3) / 2000
    assert chosen == pytest.approx([1 / 46, 36 / 46, 9 / 46], abs=0.03)
    assert {sharpened_choice(np.array([0, 1], np.float32), 2, stream) for _ in range(20)} == {1}
