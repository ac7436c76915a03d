"""Shares of a win, one per seat."""

import math
from typing import Any

import numpy as np

from spadework.engine.compile.rule import rule

Shares = np.ndarray[Any, np.dtype[np.float64]]
"""One number per seat."""


@rule
def normalize_shares(numbers: Shares, seats: int) -> None:
    """Divide the first `seats` numbers, none of them negative and not all 0, by their sum.

    >>> numbers = np.array([3.0, 1.0])
    >>> normalize_shares(numbers, 2)
    >>> numbers
    array([0.75, 0.25])
    """
    total = 0.0
    for seat in range(seats):
        total += numbers[seat]
    for seat in range(seats):
        numbers[seat] /= total


@rule
def softmax_shares(values: Shares, seats: int, temperature: float) -> None:
    """Replace the values of the first `seats` seats by their shares of the win, a softmax.

    A value that is greater by `temperature` makes a win e times as likely: D. McFadden, "Conditional logit analysis of qualitative choice
    behavior", in P. Zarembka (ed.), Frontiers in Econometrics (1974).

    >>> values = np.array([5.0, 5.0 + 10 * math.log(3), 0.0])
    >>> softmax_shares(values, 2, 10.0)
    >>> values.round(6)
    array([0.25, 0.75, 0.  ])
    """
    highest = values[0]
    for seat in range(seats):
        highest = max(highest, values[seat])
    for seat in range(seats):
        values[seat] = math.exp((values[seat] - highest) / temperature)
    normalize_shares(values, seats)
