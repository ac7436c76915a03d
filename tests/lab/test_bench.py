import pytest

from spadework.engine.game import Game
from spadework.lab import bench


def test_bench_measures_speed_and_size(toy: Game) -> None:
    shares: list[float] = []
    speed = bench.measure(toy, 3, 0.05, shares.append)
    assert (speed.game, speed.seats) == ("dig", 3)
    assert speed.state_bytes == toy.rules.STATE.itemsize
    assert speed.compile_seconds > 0
    # Every seat answers at least once before the dig can end.
    assert speed.moves_per_second >= 3 * speed.games_per_second > 0
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_an_unsupported_number_of_seats_is_an_error(toy: Game) -> None:
    with pytest.raises(ValueError, match="dig is for 2 to 3 players, not 7"):
        bench.measure(toy, 7, 0.05)


def test_every_chunk_plays_other_games(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[int, int]] = []
    play = bench._play

    def noted(game: Game, seats: int, games: int, first: int) -> int:
        played.append((games, first))
        return play(game, seats, games, first)

    monkeypatch.setattr(bench, "_play", noted)
    bench.measure(toy, 2, 0.02)
    assert played[0] == (1, 0)
    assert [first for _, first in played[1:]] == [bench.CHUNK * number for number in range(len(played) - 1)]
