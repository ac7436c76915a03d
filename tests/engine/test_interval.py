"""Confidence intervals of shares."""

import numpy as np
import pytest

from spadework.engine.interval import student, wilson, wilson_by_deal


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_intervals_match_published_values(wins: int, games: int, low: float, high: float) -> None:
    """From table I of R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998)."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00005)
    assert wilson(games - wins, games) == pytest.approx((1 - high, 1 - low), abs=0.00005)


def test_an_interval_stays_between_0_and_1() -> None:
    for games in range(1, 60):
        assert wilson(0, games)[0] == pytest.approx(0)
        assert 0 <= wilson(0, games)[0] < wilson(games, games)[1] <= 1
    assert wilson(0.5, 1)[0] < 0.5 < wilson(0.5, 1)[1]


@pytest.mark.parametrize(("deals", "seats"), [(20, 3), (60, 2), (100, 4)])
@pytest.mark.parametrize("chance", [0.3, 0.5, 0.9])
def test_intervals_by_deal_have_their_nominal_coverage(deals: int, seats: int, chance: float) -> None:
    random, kept, naive, often = np.random.default_rng(deals), 0, 0, 2000
    for _ in range(often):
        # Half of a deal's games end as the deal does; the others are independent.
        whole = random.random((deals, 1)) < chance
        won = np.where(random.random((deals, seats)) < 0.5, whole, random.random((deals, seats)) < chance).sum(1)
        low, high = wilson_by_deal(won.sum(), (won**2).sum(), deals, deals * seats)
        kept += low <= chance <= high
        low, high = wilson(won.sum(), deals * seats)
        naive += low <= chance <= high
    assert 0.94 < kept / often < 0.985
    assert naive < kept


def test_an_interval_by_deal_lies_between_those_of_the_games_and_of_the_deals() -> None:
    # Sums of squares: 20 if all deals even out, 34 if some do, 40 if all games of a deal end alike.
    assert wilson_by_deal(20, 20, 20, 40) == pytest.approx(wilson(20, 40))
    low, high = wilson_by_deal(20, 34, 20, 40)
    assert wilson_by_deal(20, 40, 20, 40)[0] < low < wilson(20, 40)[0]
    assert wilson(20, 40)[1] < high < wilson_by_deal(20, 40, 20, 40)[1]
    # A single deal counts as one game, and so does each deal if all of them end the same.
    assert wilson_by_deal(1, 1, 1, 2) == wilson(0.5, 1)
    assert wilson_by_deal(40, 80, 20, 40) == wilson(20, 20)


@pytest.mark.parametrize(("freedom", "quantile"), [(4, 2.776), (9, 2.262), (30, 2.042), (100, 1.984)])
def test_student_s_quantile(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.02)
