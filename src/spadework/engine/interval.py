"""Confidence intervals of win rates."""

from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a win rate: `wins` of `games`, at least one.

    This is the score interval without continuity correction: E. B. Wilson, "Probable inference, the law of succession, and statistical
    inference", Journal of the American Statistical Association 22 (1927), 209-212. It assumes independent games. Shared wins vary less than
    whole ones, so with them it is somewhat too wide.

    >>> [round(end, 4) for end in wilson(81, 263)]
    [0.2553, 0.3662]
    """
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)
