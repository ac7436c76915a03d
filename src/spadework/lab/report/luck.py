"""How much of the result is luck of the draw, and who makes somebody else a king."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, correlation, fmean
from typing import NamedTuple

from spadework.engine.contract import CHANCE
from spadework.engine.interval import CONFIDENCE
from spadework.lab.report.estimates import Estimate, mean
from spadework.lab.report.played import PlayedGame
from spadework.players.value import Chance, Value

ROLLOUTS = 16
"""Of so many an estimate is the mean: fewer are too uncertain, more take too long."""

FEWEST = 5
"""From fewer deals nothing is known of the share of luck."""

HOPELESS = 0.02
"""Who may expect no more of the win than this by the game's evaluation, whatever it plays, is taken for one who can win no more."""

MUCH = 0.1
"""So much of the win is a lot to give to somebody."""


class Kingmaking(NamedTuple):
    """Decisions of those who can win no more, by which they choose who wins."""

    decisions: int
    """How many decisions among several moves there were."""
    hopeless: int
    """How many of them were of somebody who could win no more."""
    kingmaking: int
    """How many of those gave somebody else much more of the win by one move than by another."""
    games: Estimate
    """In which share of the games there was one at least."""


def luck(played: PlayedGame, value: Value, rollouts: int = ROLLOUTS) -> tuple[float, ...]:
    """What chance has brought each seat in a game, in shares of the win: after each draw what a seat may expect, less the mean over all
    that could have been drawn. In the long run everybody's luck is 0, whatever the value; the better it is, the more luck it sees.

    This is how GNU Backgammon defines luck in its manual, and the correction for chance in N. Burch, M. Schmid, M. Moravčík and
    M. Bowling, "AIVAT: A New Variance Reduction Technique for Agent Evaluation in Imperfect Information Games" (2018).

    Args:
        played: the game.
        value: what seats may expect.
        rollouts: how many each estimate is the mean of; all outcomes of a draw meet the same numbers. 0 for the game's evaluation.
    """
    sums = [0.0] * len(played.outcome.scores)
    for step, (seat, code) in enumerate(played.log):
        if seat == CHANCE:
            chances = value.after_chance(played.states[step], rollouts, step)
            for place, brought in enumerate(drawn_luck(chances, code)):
                sums[place] += brought
    return tuple(sums)


def drawn_luck(chances: Sequence[Chance], code: int) -> tuple[float, ...]:
    """What one outcome of chance has brought each seat, beside the mean over all.

    >>> drawn_luck([Chance(1, 3, (0.5, 0.5)), Chance(2, 1, (0.9, 0.1))], 2)
    (0.3, -0.3)
    """
    total = sum(chance.weight for chance in chances)
    drawn = next(chance for chance in chances if chance.code == code)
    means = (
        sum(chance.weight * chance.shares[seat] for chance in chances) / total for seat in range(len(drawn.shares))
    )
    return tuple(round(share - mean, 12) for share, mean in zip(drawn.shares, means, strict=True))


def luck_share(results: Sequence[Sequence[float]], lucks: Sequence[Sequence[float]]) -> float:
    """The part of the variance of results that the best straight line through their luck explains: the square of their correlation,
    adjusted for how few games it is known from. Luck that the value does not see is missing in it.

    Args:
        results: of each game by seat, in shares of the win.
        lucks: what chance has brought, in the same order.

    >>> luck_share([(1.0, 0.0), (0.0, 1.0), (1.0, 0.0)], [(0.2, -0.2), (-0.2, 0.2), (0.2, -0.2)])
    1.0
    """
    pairs = [pair for game, own in zip(results, lucks, strict=True) for pair in zip(game, own, strict=True)]
    if len(set(pairs)) < 2 or any(len({pair[side] for pair in pairs}) < 2 for side in (0, 1)):
        return 0.0
    unexplained = 1 - correlation(*zip(*pairs, strict=True)) ** 2
    # The seats of a game share one result: all but one of them say something.
    known = len(pairs) - len(results)
    return round(max(0.0, 1 - unexplained * (known - 1) / (known - 2)), 6) if known > 2 else 0.0


def share_of_luck(
    results: Sequence[Sequence[float]], lucks: Sequence[Sequence[float]], deals: Sequence[int]
) -> Estimate:
    """`luck_share` with its interval, from shares that are known when one deal after the other is left out: the jackknife
    (B. Efron and R. J. Tibshirani, "An Introduction to the Bootstrap", 1993, chapter 11).

    Args:
        results: of each game by seat, in shares of the win.
        lucks: what chance has brought, in the same order.
        deals: deals[i] is the deal of game i.
    """
    whole, known = luck_share(results, lucks), sorted(set(deals))
    if len(known) < FEWEST:
        return Estimate(whole, 0.0, 1.0, len(known))
    without = []
    for left_out in known:
        kept = [index for index, deal in enumerate(deals) if deal != left_out]
        without.append(luck_share([results[index] for index in kept], [lucks[index] for index in kept]))
    around = fmean(without)
    error = sqrt((len(known) - 1) / len(known) * sum((share - around) ** 2 for share in without))
    width = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * error
    return Estimate(whole, max(0.0, whole - width), min(1.0, whole + width), len(known))


def kingmaking(games: Sequence[PlayedGame], value: Value) -> Kingmaking:
    """How often those who can win no more choose who wins, by the value of the states after their moves."""
    decisions = hopeless = found = 0
    touched = []
    for played in games:
        before = found
        for decision in played.decisions():
            decisions += 1
            shares = value.all_shares(played.after(decision))
            if shares[:, decision.seat].max() > HOPELESS:
                continue
            hopeless += 1
            found += bool((shares.max(axis=0) - shares.min(axis=0)).max() >= MUCH)
        touched.append(float(found > before))
    return Kingmaking(decisions, hopeless, found, mean(touched, [played.outcome.deal for played in games]))
