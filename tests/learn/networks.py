"""Untrained networks."""

import numpy as np

from spadework.engine.game import Game
from spadework.engine.network.inputs import Inputs
from spadework.engine.network.known import Known
from spadework.engine.network.net import Weights
from spadework.engine.network.network import Network
from spadework.learn import Plan
from spadework.learn.trainer import new_weights


def some_network(game: Game, seats: tuple[int, ...] = (), seed: int = 0, usual: float = 0.0) -> Network:
    """Return a small network with random weights, rounded as in a file, by default for all numbers of seats."""
    known, random = Known.of(game, game.deck().record), np.random.default_rng(seed)
    inputs = Inputs(game, known.codes)
    weights = new_weights(inputs, Plan(widths=(8, 5), seed=seed), 20.0)
    heads = {
        name: random.normal(size=getattr(weights, name).shape)
        for name in ("policy", "policy_bias", "value", "value_bias")
    }
    often = np.full((len(game.rules.SEATS), inputs.view), usual, np.float32)
    rounded = Weights(*(part.astype(np.float16) for part in weights._replace(**heads)))
    return Network(game, seats or tuple(game.rules.SEATS), known, rounded, often)
