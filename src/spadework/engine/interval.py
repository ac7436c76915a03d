"""Confidence intervals."""

from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95

NORMAL = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
"""The quantile of the normal distribution for it."""


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Return the 95 % confidence interval of a win rate: `wins` of `games`, at least one.

    This is the score interval without continuity correction: E. B. Wilson, "Probable inference, the law of succession, and statistical
    inference", Journal of the American Statistical Association 22 (1927), 209-212. It assumes independent games; for games of the same
    deals there is `wilson_by_deal`. Shared wins vary less than whole ones, so with them it is somewhat too wide.

    >>> [round(end, 4) for end in wilson(81, 263)]
    [0.2553, 0.3662]
    """
    z = NORMAL
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def wilson_by_deal(won: float, squares: float, deals: int, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a win rate where each deal was played equally often.

    The interval is that of as many independent games as would vary like the deals do, but no more than were played: E. L. Korn and
    B. I. Graubard, "Confidence intervals for proportions with small expected number of positive counts estimated from survey data", Survey
    Methodology 24 (1998), 193-201, with the score interval (N. Dean and M. Pagano, "Evaluating confidence interval methods for binomial
    proportions in clustered surveys", Journal of Survey Statistics and Methodology 3 (2015), 484-503).

    Args:
        won: games won.
        squares: the sum over the deals of the square of the games won in each.
        deals: number of deals, at least one.
        games: number of games, a multiple of it.

    >>> [round(end, 3) for end in wilson_by_deal(20, 40, 20, 40)]
    [0.284, 0.716]
    >>> [round(end, 3) for end in wilson(20, 40)]
    [0.352, 0.648]
    """
    share, each = won / games, games / deals
    # Each deal counts as one observation if the games of a deal agree.
    effective = float(deals)
    if deals > 1 and 0 < share < 1:
        variance = (squares / each**2 - deals * share**2) / (deals - 1) / deals
        effective = min(games, share * (1 - share) / max(variance, 1e-12) * (NORMAL / student(deals - 1)) ** 2)
    return wilson(share * effective, effective)


def student(freedom: int) -> float:
    """Return the quantile of Student's distribution for the confidence level, by the expansion 26.7.5 of M. Abramowitz and I. A. Stegun,
    "Handbook of Mathematical Functions"; the error is below 0.02 from 4 degrees of freedom on.

    >>> [round(student(freedom), 2) for freedom in (5, 10, 1000)]
    [2.57, 2.23, 1.96]
    """
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
