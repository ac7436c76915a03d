"""Means with confidence intervals, clustered by deal."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from spadework.engine.interval import student

FEWEST = 5
"""Minimum number of deals for an interval: with fewer, it says more about the method than about the game."""


class Estimate(NamedTuple):
    """A mean with its 95 % confidence interval, which is unlimited if it is based on fewer than `FEWEST` deals."""

    mean: float
    low: float
    high: float
    deals: int
    """Number of deals it is based on."""

    @property
    def sure(self) -> bool:
        """Whether it differs significantly from 0."""
        return self.low > 0 or self.high < 0


def mean(values: Sequence[float], deals: Sequence[int], *, signed: bool = False) -> Estimate:
    """Return the mean over games. Games of the same deal are correlated, so deals are the sampling units: the error is that of a mean of
    clusters (W. G. Cochran, "Sampling Techniques", 1977, chapter 9A), with Student's quantile for the number of deals. Where no value is
    negative, neither is the interval; where all are shares, it lies between 0 and 1.

    Args:
        values: one per game.
        deals: deals[i] is the deal of game i.
        signed: whether others could be below 0 even if none of these is.

    >>> mean([1.0, 0.0, 1.0, 0.0, 1.0], [0, 1, 2, 3, 4])
    Estimate(mean=0.6, low=0.0, high=1.0, deals=5)
    """
    middle = sum(values) / len(values)
    found = _around(middle, ((value - middle, deal) for value, deal in zip(values, deals, strict=True)), len(values))
    if signed or found.deals < FEWEST or min(values) < 0:
        return found
    found = found._replace(low=max(0.0, found.low))
    if max(values) > 1:
        return found
    if found.low < found.high:
        return found._replace(high=min(1.0, found.high))
    # All deals agree: an event that never occurred in n deals may still have a probability of 3 / n (J. A. Hanley and A. Lippman-Hand, "If
    # Nothing Goes Wrong, Is Everything All Right?", 1983).
    return Estimate(middle, max(0.0, middle - 3 / found.deals), min(1.0, middle + 3 / found.deals), found.deals)


def difference(ones: Iterable[tuple[float, int]], others: Iterable[tuple[float, int]]) -> Estimate | None:
    """Return the difference of the means of two sets of values, each with its deal; None if either is empty.

    The error is that of a difference of two means over the same clusters, by linearization.
    """
    ones, others = list(ones), list(others)
    if not ones or not others:
        return None
    means = [sum(value for value, _ in part) / len(part) for part in (ones, others)]
    errors = [((value - means[0]) / len(ones), deal) for value, deal in ones]
    errors += [((means[1] - value) / len(others), deal) for value, deal in others]
    return _around(means[0] - means[1], errors, 1)


def slope(values: Sequence[float], measured: Sequence[Sequence[float]], deals: Sequence[int]) -> Estimate:
    """Return the slope of a measure: the mean over deals of least-squares slopes through each game's measures. All values share the deals.

    Args:
        values: settings, at least two different ones.
        measured: measures of each game, for each value in turn.
        deals: the deal of each game.

    >>> slope([1, 2], [[5.0, 7.0], [6.0, 8.0]], [0, 1]).mean
    1.0
    """
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values)
    by_game = [
        sum((value - middle) * found for value, found in zip(values, game, strict=True)) / spread
        for game in zip(*measured, strict=True)
    ]
    grown = sum(by_game) / len(by_game)
    return _around(grown, ((one - grown, deal) for one, deal in zip(by_game, deals, strict=True)), len(by_game))


def _around(middle: float, errors: Iterable[tuple[float, int]], divisor: int) -> Estimate:
    """Return a mean with its interval, from each game's contribution to its error and its deal."""
    by_deal: dict[int, float] = defaultdict(float)
    for error, deal in errors:
        by_deal[deal] += error / divisor
    count = len(by_deal)
    if count < FEWEST:
        return Estimate(middle, float("-inf"), float("inf"), count)
    reach = student(count - 1) * sqrt(count / (count - 1) * sum(error * error for error in by_deal.values()))
    return Estimate(middle, middle - reach, middle + reach, count)
