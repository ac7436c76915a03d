"""Shares of a win, one a seat, for computer players."""

import math
from typing import Any

import numpy as np

from spadework.engine.compile.rule import rule

Shares = np.ndarray[Any, np.dtype[np.float64]]
"""One number a seat."""


@rule
def as_shares(numbers: Shares, seats: int) -> None:
    """Divide the positive numbers of so many seats by their sum.

    >>> numbers = np.array([3.0, 1.0])
    >>> as_shares(numbers, 2)
    >>> numbers
    array([0.75, 0.25])
    """
    total = 0.0
    for seat in range(seats):
        total += numbers[seat]
    for seat in range(seats):
        numbers[seat] /= total


@rule
def share_by_worth(worths: Shares, seats: int, unit: float) -> None:
    """Put in the place of the worths of so many seats what each may expect of the win.

    A worth greater by a `unit` makes a win e times as likely: D. McFadden, "Conditional logit analysis of qualitative choice behavior", in
    P. Zarembka (ed.), Frontiers in Econometrics (1974).

    >>> worths = np.array([5.0, 5.0 + 10 * math.log(3), 0.0])
    >>> share_by_worth(worths, 2, 10.0)
    >>> worths.round(6)
    array([0.25, 0.75, 0.  ])
    """
    most = worths[0]
    for seat in range(seats):
        most = max(most, worths[seat])
    for seat in range(seats):
        worths[seat] = math.exp((worths[seat] - most) / unit)
    as_shares(worths, seats)
