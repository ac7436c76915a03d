from typing import Any

import pytest

import spadework
from spadework.engine.game import Game
from spadework.lab.standings import standings
from spadework.lab.tournament import Tournament
from spadework.table import Move, View


class First:
    def choose(self, view: View, moves: list[Move]) -> Move:  # noqa: ARG002
        return moves[0]


class Failing:
    def choose(self, view: View, moves: list[Move]) -> Move:  # noqa: ARG002
        raise LookupError("no idea")


def test_a_contest_is_a_complete_tournament(toy: Game) -> None:
    contest = spadework.tournament(toy, [First, "mate"], games=5, seed=3)
    with Tournament(toy, [First, "mate"], 3) as tournament:
        played = list(tournament.play(3))
    assert list(contest.played) == played
    assert list(contest.standings) == standings(["First", "mate"], played)
    assert contest["First"].games == 6
    with pytest.raises(KeyError, match="unknown player 'Second'; players are"):
        contest["Second"]


def test_a_contest_prints_its_standings(toy: Game) -> None:
    contest = spadework.tournament(toy, ["mate", "random"], games=20, seed=3)
    first, head, *rows = repr(contest).splitlines()
    assert first == "dig: 20 games"
    assert head.split() == ["player", "wins", "95%", "interval", "places", "points"]
    assert [row.split()[0] for row in rows] == [standing.player for standing in contest.standings]
    assert all(" to " in row and "%" in row for row in rows)


def test_a_player_that_fails_loses_and_the_reason_is_printed(toy: Game) -> None:
    contest = spadework.tournament(toy, [Failing, "mate"], games=2)
    assert contest["Failing"].failed == 2
    line = Failing.choose.__code__.co_firstlineno + 1
    assert repr(contest).splitlines()[-1] == f"Failing lost 2 by failing: raised LookupError: no idea (line {line})"


@pytest.mark.long
@pytest.mark.slow
def test_classes_of_a_module_play_in_several_processes() -> None:
    game = spadework.game_ids()[1]
    players = [First, spadework.player("deck-hand", seed=1)]
    assert spadework.tournament(game, players, games=4, processes=2)["First"].games == 4


@pytest.mark.parametrize(("games", "error"), [(0, ValueError), (-1, ValueError), ("2", TypeError), (1.5, TypeError)])
def test_an_invalid_number_of_games_is_an_error(games: Any, error: type[Exception], toy: Game) -> None:
    for play in (spadework.tournament, spadework.simulate):
        with pytest.raises(error, match=r"expected games to be a positive whole number, not "):
            play(toy, ["random", "random"], games)
        with pytest.raises(TypeError, match="expected a list of players, one per seat, not 'mate'"):
            play(toy, "mate", 2)
