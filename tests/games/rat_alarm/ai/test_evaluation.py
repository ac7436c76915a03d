"""Strength of the greedy player in Rat Alarm."""

import pytest

import spadework
from spadework.lab.simulate import simulate


def share_of_wins(levels: list[str], games: int) -> list[float]:
    """Each seat's share of the wins; a shared victory is split among the winners."""
    wins = [0.0] * len(levels)
    for outcome in simulate(spadework.game("rat_alarm"), levels, games, seed=11):
        winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
        for seat in winners:
            wins[seat] += 1 / len(winners) / games
    return wins


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize(("levels", "seat"), [(["mate", "random"], 0), (["random", "mate"], 1)])
def test_greedy_beats_random(levels: list[str], seat: int) -> None:
    assert share_of_wins(levels, 200)[seat] >= 0.85


@pytest.mark.long
@pytest.mark.slow
def test_greedy_wins_half_of_the_games_against_three_randoms() -> None:
    shares = [share_of_wins([*["random"] * seat, "mate", *["random"] * (3 - seat)], 100)[seat] for seat in range(4)]
    assert sum(shares) / 4 >= 0.5
