import pytest

from spadework.engine.game import Game
from spadework.lab.search_speed import measure_search


def test_tries_and_their_moves_are_counted(toy: Game) -> None:
    shares: list[float] = []
    speed = measure_search(toy, 2, 0.02, shares.append)
    assert (speed.game, speed.seats) == ("dig", 2)
    assert speed.moves_per_second > speed.tries_per_second > 0
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_too_many_seats(toy: Game) -> None:
    with pytest.raises(ValueError, match="dig is for 2 to 3 players, not 9"):
        measure_search(toy, 9, 0.1)
