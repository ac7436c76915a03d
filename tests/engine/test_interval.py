"""How sure one may be of a share."""

import pytest

from spadework.engine.interval import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_intervals_are_those_of_the_literature(wins: int, games: int, low: float, high: float) -> None:
    """From table I of R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998)."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00005)
    assert wilson(games - wins, games) == pytest.approx((1 - high, 1 - low), abs=0.00005)


def test_an_interval_stays_between_nothing_and_everything() -> None:
    for games in range(1, 60):
        assert wilson(0, games)[0] == pytest.approx(0)
        assert 0 <= wilson(0, games)[0] < wilson(games, games)[1] <= 1
    assert wilson(0.5, 1)[0] < 0.5 < wilson(0.5, 1)[1]
