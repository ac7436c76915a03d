import random
from statistics import fmean

import pytest

from spadework.lab.report.estimates import difference, mean, slope
from spadework.lab.report.words import text_of


def test_intervals_of_means_have_their_nominal_coverage() -> None:
    """If the games of a deal are alike, 95 % of the intervals contain the true mean; counting games would give half as many."""
    chance, held, trials = random.Random(3), 0, 1000
    for _ in range(trials):
        values, deals = [], []
        for deal in range(15):
            luck = chance.gauss(0, 1)
            for _ in range(3):
                values.append(luck + chance.gauss(0, 0.3))
                deals.append(deal)
        found = mean(values, deals)
        held += found.low <= 0 <= found.high
    assert 0.93 <= held / trials <= 0.97


def test_intervals_of_differences_have_their_nominal_coverage() -> None:
    chance, held, trials = random.Random(5), 0, 1000
    for _ in range(trials):
        ones, others = [], []
        for deal in range(20):
            luck = chance.gauss(0, 1)
            ones.append((luck + chance.gauss(1, 1), deal))
            others += [(luck + chance.gauss(0, 1), deal) for _ in range(2)]
        found = difference(ones, others)
        assert found is not None
        held += found.low <= 1 <= found.high
    assert 0.925 <= held / trials <= 0.975


@pytest.mark.parametrize("deals", [[4, 4, 4, 4], [1, 2, 3, 4]])
def test_too_few_deals_give_no_interval(deals: list[int]) -> None:
    found = mean([112.0, 0.0, 1.0, 3.0], deals)
    assert (found.mean, found.low, found.high) == (29.0, float("-inf"), float("inf"))
    assert not found.sure
    assert text_of(found) == "29.00 (too few games for an interval)"


def test_amounts_are_not_negative() -> None:
    found = mean([0.0, 0.0, 3.0, 0.0, 400.0, 0.0], range(6))
    assert found.low == 0
    assert found.high > found.mean
    assert mean([0.0, 0.0, 3.0, 0.0, 400.0, 0.0], range(6), signed=True).low < -1
    assert mean([0.0] * 6, range(6), signed=True) == (0, 0, 0, 6)
    assert mean([-1.0, 0.0, 3.0, 0.0, 400.0, 0.0], range(6)).low < -1


def test_a_difference_needs_values_on_both_sides() -> None:
    assert difference([], [(1.0, 0)]) is None
    assert difference([(1.0, 0)], []) is None


def test_a_slope_by_deal() -> None:
    """Differences between deals don't make the slope uncertain, because all values are played with the same deals."""
    values, luck = [1.0, 2.0, 3.0, 4.0], [5.0, -3.0, 40.0, 0.5, 7.0]
    found = slope(values, [[2 * value + own for own in luck] for value in values], range(5))
    assert (found.mean, found.low, found.high) == pytest.approx((2, 2, 2))
    assert found.sure


def test_an_event_that_never_happened_may_still_be_possible() -> None:
    assert mean([0.0] * 30, list(range(30))) == (0, 0, 0.1, 30)
    assert mean([1.0] * 30, list(range(30))) == (1, 0.9, 1, 30)
    assert mean([7.0] * 30, list(range(30))).high == 7


def test_a_mean_is_over_games_and_not_deals() -> None:
    values = [1.0, 2.0, 6.0]
    assert mean(values, [0, 0, 1]).mean == fmean(values)


def test_the_slope_of_constant_zeros_is_zero() -> None:
    assert slope([1.0, 2.0, 3.0], [[0.0] * 12] * 3, [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])[:3] == (0.0, 0.0, 0.0)


def test_a_share_lies_between_0_and_1() -> None:
    assert mean([1.0, 0.0, 1.0, 1.0, 1.0], range(5)).high == 1.0
    assert mean([0.0, 1.0, 0.0, 0.0, 0.0], range(5)).low == 0.0
