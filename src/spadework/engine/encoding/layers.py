"""The forward pass of a network, for one position at a time."""

from functools import partial
from pathlib import Path
from typing import Any

from spadework.engine.compile.rule import rule as rule_of

rule = partial(rule_of, game=Path(__file__).parent)


@rule
def pass_layer(inputs: Any, weights: Any, bias: Any, outputs: Any, rectified: bool) -> None:
    """Compute the outputs of a layer; inputs of 0, which most of the first layer's are, cost nothing.

    Args:
        inputs: of shape (n,).
        weights: of shape (n, m).
        bias: of shape (m,).
        outputs: of shape (m,).
        rectified: whether to apply ReLU.
    """
    for place in range(len(outputs)):
        outputs[place] = bias[place]
    for source in range(len(inputs)):
        value = inputs[source]
        if value != 0.0:
            row = weights[source]
            for place in range(len(outputs)):
                outputs[place] += value * row[place]
    if rectified:
        for place in range(len(outputs)):
            if outputs[place] < 0.0:
                outputs[place] = 0.0
