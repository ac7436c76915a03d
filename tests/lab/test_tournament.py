from collections import Counter
from functools import partial
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.some_games import ENDLESS, game_for
from tests.waiting import PATIENCE

from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.engine.material import MaterialError
from spadework.lab import tournament
from spadework.lab.standings import standings
from spadework.lab.tournament import Failure, Played, Tournament, deals_for


def played(game: Game, players: list[str], deals: int, seed: int = 0, seconds: float = PATIENCE) -> list[Played]:
    with Tournament(game, players, seed, seconds=seconds) as tournament:
        return list(tournament.play(deals))


@pytest.fixture
def failing(tmp_path: Path) -> str:
    """A file with a player that goes home immediately on seat 0 and fails on any other."""
    path = tmp_path / "failing.py"
    path.write_text(
        "class Guest:\n    def __init__(self, seat):\n        self.seat = seat\n"
        "    def choose(self, view, moves):\n        return moves[1] if self.seat == 0 else 'dance'\n",
        encoding="utf-8",
    )
    return str(path)


@pytest.fixture
def hasty(tmp_path: Path) -> str:
    """A file with a player that chooses at random."""
    path = tmp_path / "hasty.py"
    path.write_text(
        "import random\nclass Guest:\n    def choose(self, view, moves):\n        return random.choice(moves)\n",
        encoding="utf-8",
    )
    return str(path)


@pytest.mark.long
@pytest.mark.slow
def test_the_same_seed_plays_the_same_games(toy: Game, hasty: str) -> None:
    players = ["random", "mate", hasty]
    games = played(toy, players, 6, 5)
    assert games == played(toy, players, 6, 5)
    assert games != played(toy, players, 6, 6)
    assert games[:6] == played(toy, players, 2, 5)


@pytest.mark.long
@pytest.mark.slow
def test_any_number_of_processes_plays_the_same_games(tmp_path: Path) -> None:
    game = game_for(2)
    path = tmp_path / "first.py"
    path.write_text("class Guest:\n    def choose(self, view, moves):\n        return moves[0]\n", encoding="utf-8")
    with Tournament(game, ["deck-hand", str(path)], 3, processes=2) as tournament:
        side_by_side = list(tournament.play(5))
    assert side_by_side == played(game, ["deck-hand", str(path)], 5, 3)
    assert all(game.finished for game in side_by_side)


def test_a_tournament_can_start_at_any_deal(toy: Game) -> None:
    with Tournament(toy, ["random", "mate"], 5) as tournament:
        assert list(tournament.play(2, 4)) == list(tournament.play(6))[8:]


def test_thinking_is_counted_and_timed(toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # The clock advances by one second per reading, so each move takes one second.
    monkeypatch.setattr(tournament, "time", SimpleNamespace(perf_counter=partial(next, count())))
    path = tmp_path / "homesick.py"
    path.write_text("class Guest:\n    def choose(self, view, moves):\n        return moves[1]\n", encoding="utf-8")
    for game in played(toy, ["random", str(path)], 3):
        random, homesick = game.thinking
        assert random.moves >= 1
        # A player that goes home immediately is asked only once.
        assert homesick.moves == 1
        assert (random.seconds, homesick.seconds) == (random.moves, homesick.moves)


def test_any_whole_number_is_a_seed(toy: Game) -> None:
    for seed in (-3, 2**63, 2**200):
        assert len(played(toy, ["random", "mate"], 1, seed)) == 2


def test_every_player_plays_every_deal_from_every_seat(toy: Game) -> None:
    games = played(toy, ["random", "mate", "random"], 4)
    assert len(games) == 12
    assert Counter((game.deal, player, seat) for game in games for player, seat in enumerate(game.seats)) == {
        (deal, player, seat): 1 for deal in range(4) for player in range(3) for seat in range(3)
    }


@pytest.mark.long
@pytest.mark.slow
def test_a_deal_is_the_same_until_the_players_play_differently(toy: Game, tmp_path: Path) -> None:
    """Before the first move, chance deals lucky numbers, which depend on the seat and not on the player."""
    path = tmp_path / "teller.py"
    path.write_text(
        "class Guest:\n    def __init__(self, seat):\n        self.seat = seat\n"
        "    def choose(self, view, moves):\n"
        "        raise LookupError(view.as_dict()['lucky'][self.seat], view.as_dict()['left'])\n",
        encoding="utf-8",
    )
    games = played(toy, [str(path), str(path)], 3)
    told = [game.failure.reason for game in games if game.failure]
    assert told[0::2] == told[1::2]
    assert len(set(told)) > 1


def test_results_belong_to_players_whatever_their_seats(toy: Game, tmp_path: Path) -> None:
    """A player that goes home before anything is revealed has no points, whatever its seat."""
    path = tmp_path / "timid.py"
    path.write_text("class Guest:\n    def choose(self, view, moves):\n        return 'go'\n", encoding="utf-8")
    games = played(toy, [str(path), "mate"], 10)
    points = [game.points for game in games if game.points]
    assert len(points) == 20
    assert {first for first, _ in points} == {0}
    assert sum(second for _, second in points) > 0
    assert all(
        game.places == ((1, 1) if points == (0, 0) else (2, 1)) for game, points in zip(games, points, strict=True)
    )


def test_equal_players_have_equal_chances(toy: Game) -> None:
    rows = standings(("a", "b", "c"), played(toy, ["random"] * 3, 200))
    assert all(row.wins_from < 1 / 3 < row.wins_to for row in rows)
    assert sum(row.wins for row in rows) == pytest.approx(1)


def test_a_stronger_player_has_the_higher_rating() -> None:
    game = next(iter(game for game in all_games().values() if game.turns is None and 2 in game.rules.SEATS))
    with Tournament(game, ["random", "mate"], 1) as tournament:
        first, second = standings(tournament.names, list(tournament.play(15)))
    assert (first.player, second.player) == ("mate", "random")
    assert first.wins_from > 0.5 > second.wins_to
    assert first.rating - first.deviation > second.rating + second.deviation


@pytest.mark.long
@pytest.mark.slow
def test_a_player_that_fails_is_last_and_the_others_share_the_win(toy: Game, failing: str) -> None:
    games = played(toy, [failing, "mate", "random"], 2)
    lost = Failure(0, "answered 'dance', which is not one of the 2 legal moves")
    assert [game.failure for game in games] == [None, lost, lost] * 2
    for game in games:
        if game.failure:
            assert (game.places, game.wins, game.points, game.finished) == ((3, 1, 1), (0, 0.5, 0.5), None, False)
        else:
            assert game.finished
            assert game.points is not None
    row = next(row for row in standings(("file", "mate", "random"), games) if row.player == "file")
    assert (row.games, row.failed) == (6, 4)
    assert row.points == 0


@pytest.mark.long
@pytest.mark.slow
def test_a_player_that_hangs_loses_and_the_tournament_goes_on(toy: Game, tmp_path: Path) -> None:
    path = tmp_path / "slow.py"
    path.write_text("class Guest:\n    def choose(self, view, moves):\n        while True: pass\n", encoding="utf-8")
    games = played(toy, ["mate", str(path)], 1, seconds=0.3)
    assert [game.failure for game in games] == [Failure(1, "took longer than 0.3 s to choose a move")] * 2


@pytest.mark.long
@pytest.mark.slow
def test_the_same_file_may_play_several_seats(toy: Game, hasty: str) -> None:
    with Tournament(toy, [hasty, hasty]) as tournament:
        games = list(tournament.play(5))
        assert tournament.names == (f"{hasty} 1", f"{hasty} 2")
    assert all(game.finished for game in games)
    assert any(game.points and game.points[0] != game.points[1] for game in games)


@pytest.mark.long
def test_an_endless_game_is_stopped_at_the_limit() -> None:
    game = ENDLESS[0]
    with Tournament(game, ["random"] * game.rules.SEATS[0], limit=3) as tournament:
        result = next(tournament.play(1))
    assert (result.finished, result.failure) == (False, None)
    assert result.points is not None


def test_options_change_the_games(toy: Game) -> None:
    def games(rats: str) -> list[Played]:
        with Tournament(toy, ["mate", "random"], options={"rats": rats}) as tournament:
            return list(tournament.play(20))

    assert games("two") != games("three")


def test_invalid_players_are_refused_immediately(toy: Game, hasty: str, tmp_path: Path) -> None:
    with pytest.raises(
        ValueError, match="unknown computer player 'genius'; choose from random, policy, deck-hand, mate"
    ):
        Tournament(toy, ["random", "genius"])
    with pytest.raises(ValueError, match="dig is for 2 to 3 players, not 1"):
        Tournament(toy, ["random"])
    with pytest.raises(ValueError, match="dig is for 2 to 3 players, not 4"):
        Tournament(toy, ["random"] * 4)
    with pytest.raises(ValueError, match="no option 'mice'"):
        Tournament(toy, ["random"] * 2, options={"mice": "two"})
    with pytest.raises(MaterialError, match="no deck 'mine'"):
        Tournament(toy, ["random"] * 2, options={"deck": "mine"})
    with pytest.raises(ValueError, match="file not found"):
        Tournament(toy, [hasty, str(tmp_path / "nothing.py")])


def test_games_are_rounded_up_to_whole_rotations() -> None:
    assert [deals_for(games, 3) for games in (1, 3, 4, 6)] == [1, 1, 2, 2]
