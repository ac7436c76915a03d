"""Luck of the draw and kingmaking."""

from collections.abc import Sequence
from math import sqrt
from statistics import correlation, fmean
from typing import NamedTuple

from spadework.engine.interval import NORMAL
from spadework.lab.report.draws import Draw
from spadework.lab.report.estimates import FEWEST, Estimate, mean
from spadework.lab.report.trajectory import Judged, Trajectory
from spadework.players.review.luck import summed_luck

HOPELESS = 0.02
"""A player whose evaluation stays at or below this share of the win, whatever it plays, can no longer win."""

MUCH = 0.1
"""A gift of this share of the win counts as kingmaking."""


class Kingmaking(NamedTuple):
    """Decisions by which players who can no longer win choose the winner."""

    decisions: int
    """Number of decisions with a choice of moves."""
    hopeless: int
    """Number of those made by a player who could no longer win."""
    kingmaking: int
    """Number of those in which one move gave another player much more of the win than a different move."""
    games: Estimate
    """Share of games with at least one."""


def luck(seats: int, drawn: Sequence[Draw]) -> tuple[float, ...]:
    """Return each seat's luck of the draw in a game, see `summed_luck`."""
    return summed_luck(seats, ((draw.chances, draw.code) for draw in drawn))


def luck_share(results: Sequence[Sequence[float]], lucks: Sequence[Sequence[float]]) -> float:
    """Return the part of the variance of results explained by a linear fit on luck: their squared correlation, adjusted for the number of
    games. Luck that the value function does not see is missing.

    Args:
        results: shares of the win by seat, for each game.
        lucks: the luck by seat, in the same order.

    >>> luck_share([(1.0, 0.0), (0.0, 1.0), (1.0, 0.0)], [(0.2, -0.2), (-0.2, 0.2), (0.2, -0.2)])
    1.0
    """
    pairs = [pair for game, own in zip(results, lucks, strict=True) for pair in zip(game, own, strict=True)]
    if len(set(pairs)) < 2 or any(len({pair[side] for pair in pairs}) < 2 for side in (0, 1)):
        return 0.0
    unexplained = 1 - correlation(*zip(*pairs, strict=True)) ** 2
    # The results of a game sum to 1, so all but one seat carry information.
    known = len(pairs) - len(results)
    return round(max(0.0, 1 - unexplained * (known - 1) / (known - 2)), 6) if known > 2 else 0.0


def share_of_luck(
    results: Sequence[Sequence[float]], lucks: Sequence[Sequence[float]], deals: Sequence[int]
) -> Estimate:
    """`luck_share` with a jackknife confidence interval, leaving out one deal at a time
    (B. Efron and R. J. Tibshirani, "An Introduction to the Bootstrap", 1993, chapter 11).

    Args:
        results: shares of the win by seat, for each game.
        lucks: the luck by seat, in the same order.
        deals: deals[i] is the deal of game i.
    """
    whole, known = luck_share(results, lucks), sorted(set(deals))
    if len(known) < FEWEST:
        return Estimate(whole, 0.0, 1.0, len(known))
    without = []
    for left_out in known:
        rest = [index for index, deal in enumerate(deals) if deal != left_out]
        without.append(luck_share([results[index] for index in rest], [lucks[index] for index in rest]))
    around = fmean(without)
    error = sqrt((len(known) - 1) / len(known) * sum((share - around) ** 2 for share in without))
    width = NORMAL * error
    return Estimate(whole, max(0.0, whole - width), min(1.0, whole + width), len(known))


def kingmaking(games: Sequence[tuple[Trajectory, Sequence[Judged]]]) -> Kingmaking:
    """Return how often players who can no longer win choose the winner, in games with their decisions."""
    decisions = hopeless = found = 0
    touched = []
    for _, judged in games:
        before = found
        for decision, shares in judged:
            decisions += 1
            if shares[:, decision.seat].max() > HOPELESS:
                continue
            hopeless += 1
            found += bool((shares.max(axis=0) - shares.min(axis=0)).max() >= MUCH)
        touched.append(float(found > before))
    return Kingmaking(decisions, hopeless, found, mean(touched, [played.outcome.deal for played, _ in games]))
