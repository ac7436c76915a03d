import re
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from tests.learn.networks import some_network
from tests.some_games import ONE_OF_EACH

from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE
from spadework.lab.report.variants import cells
from spadework.lab.simulation import Simulation, _Chunk, _Chunking
from spadework.players import new_player
from spadework.table import Move, View
from spadework.table.record import BrokenRecord, dumps, loads
from spadework.table.replay import verify

GAME = ONE_OF_EACH[0].id


class Last:
    """A player that always plays its last legal move."""

    def choose(self, view: View, moves: list[Move]) -> Move:  # noqa: ARG002
        return moves[-1]


def test_games_are_the_same_in_any_order() -> None:
    simulation = Simulation(GAME, ["mate", "random"], 3)
    games = list(simulation.play(30))
    assert [game.number for game in games] == list(range(30))
    assert list(simulation.play(10, first=20)) == games[20:]
    assert list(Simulation(GAME, ["mate", "random"], 3).play(5)) == games[:5]
    assert list(Simulation(GAME, ["mate", "random"], 4).play(5)) != games[:5]


def test_several_processes_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadework.lab.simulation.SECONDS_ALONE", 0.0)
    simulation = Simulation(GAME, ["deck-hand", "random"], 3, details=True)
    assert list(simulation.play(400, processes=2)) == list(simulation.play(400))


def test_games_with_a_network_are_the_same_in_any_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadework.lab.simulation.SECONDS_ALONE", 0.0)
    game, file = find_game(GAME), tmp_path / "clever.npz"
    some_network(game, (2,)).save(file)
    simulation = Simulation(game, [file, "mate"], 3)
    games = list(simulation.play(30))
    assert list(simulation.play(10, first=20)) == games[20:]
    assert list(simulation.play(30, processes=2)) == games
    assert simulation.game(7).record() == Simulation(game, [file, "mate"], 3).game(7).record()
    assert list(Simulation(game, [file, "mate"], 4).play(5)) != games[:5]


def test_games_with_custom_players_are_reproducible(toy: Game) -> None:
    alone, asked = (Simulation(toy, [player, Last, "mate"], 5, rotated=True) for player in ("random", "random"))
    games = list(asked.play(12))
    assert [game.players for game in games[:3]] == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    assert [game.deal for game in games[:4]] == [0, 0, 0, 1]
    assert list(alone.play(2, first=10)) == games[10:]


@pytest.mark.parametrize("players", [("random", "mate"), (Last, "mate")])
def test_the_steps_of_any_game_can_be_retrieved(toy: Game, players: tuple[object, object]) -> None:
    simulation = Simulation(toy, players, 2)
    outcome = next(simulation.play(1, first=6))
    log = simulation.log(6)
    assert sum(seat != CHANCE for seat, _ in log) == outcome.moves
    # Also if the game has never been played.
    assert Simulation(toy, players, 2).log(6) == log
    assert simulation.log(7) != log


def test_a_long_log_is_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    simulation = Simulation(GAME, ["random", "random"], 2)
    log = simulation.log(0)
    monkeypatch.setattr("spadework.lab.simulation.STEPS", 3)
    assert len(log) > 3
    assert simulation.log(0) == log


def test_other_players_can_play_the_same_deals(toy: Game) -> None:
    simulation = Simulation(toy, ["random", "random"], 2)
    seeds = [toy.playing.seed_of(2, 4, player) for player in range(2)]
    players = [new_player("random", toy, toy.deck(), seed) for seed in seeds]
    assert simulation.play_with(players, 4) == next(simulation.play(1, first=4))


def test_details_are_included_on_request() -> None:
    plain = next(Simulation(GAME, ["mate", "mate"]).play(1))
    told = next(Simulation(GAME, ["mate", "mate"], details=True).play(1))
    assert (plain.leads, plain.lowest, plain.decided, plain.lead_changes) == (None,) * 4
    assert told.leads is not None
    assert sum(told.leads) == told.decisions
    assert told.scores == plain.scores


@pytest.mark.slow
@pytest.mark.parametrize("id", [game.id for game in ONE_OF_EACH])
def test_each_deal_is_played_from_every_seat(id: str) -> None:
    seats = find_game(id).rules.SEATS[0]
    simulation = Simulation(id, ["mate", *["random"] * (seats - 1)], 1, {}, 100, rotated=True)
    sat = Counter(
        seat for game in simulation.play(3 * seats) for seat, player in enumerate(game.players) if player == 0
    )
    assert sat == dict.fromkeys(range(seats), 3)


def test_invalid_players_are_refused_immediately(toy: Game) -> None:
    with pytest.raises(ValueError, match="unknown computer player 'genius'"):
        Simulation(toy, ["genius", "random"])
    with pytest.raises(ValueError, match="dig is for 2 to 3 players, not 4"):
        Simulation(toy, ["random"] * 4)


def test_a_player_that_can_t_be_pickled_plays_in_one_process(toy: Game) -> None:
    class Own(Last):
        """A class within a function, which other processes can't import."""

    simulation = Simulation(toy, [Own, "random"])
    with pytest.raises(ValueError, match=re.escape("Own can't play in several processes")):
        simulation.play(1, processes=2)
    assert len(list(simulation.play(2))) == 2


def test_chunks_grow_until_they_take_long_enough() -> None:
    pace, sizes = _Chunking(5, 1000), []
    for first, count in pace:
        sizes.append((first, count))
        pace.adapt(_Chunk(first, [0] * count, {}, count * 0.01))
    assert sizes[:5] == [(5, 1), (6, 4), (10, 16), (26, 25), (51, 25)]
    assert sum(count for _, count in sizes) == 1000


@pytest.mark.parametrize("id", [game.id for game in ONE_OF_EACH])
def test_any_game_can_be_opened_and_verified(id: str) -> None:
    seats = find_game(id).rules.SEATS[0]
    simulation = Simulation(id, ["random"] * seats, 5, {}, 20, rotated=True)
    table = simulation.game(7)
    outcome = next(simulation.play(1, first=7))
    record = loads(dumps(table.record()))
    assert record["chance"] == {"seed": 5, "game": 7 // seats}
    assert verify(record).steps == table.steps
    assert (table.result.scores if table.result else outcome.scores) == outcome.scores
    record["chance"] = {"seed": 5, "game": 99}
    with pytest.raises(BrokenRecord, match="key produces"):
        verify(record)


def test_seeds_and_numbers_may_be_numpy_integers() -> None:
    simulation = Simulation(GAME, ["random", "mate"], np.int64(5))  # type: ignore[arg-type]
    record = loads(dumps(simulation.game(np.int64(3)).record()))  # type: ignore[arg-type]
    assert record == loads(dumps(Simulation(GAME, ["random", "mate"], 5).game(3).record()))
    assert verify(record).steps == simulation.game(3).steps


@pytest.mark.parametrize(("limit", "error"), [(0, ValueError), (-1, ValueError), (1.5, TypeError)])
def test_a_limit_is_at_least_one_turn(limit: int, error: type[Exception]) -> None:
    with pytest.raises(error, match="expected limit to be a positive whole number, not "):
        Simulation(GAME, ["random", "random"], limit=limit)


@pytest.mark.parametrize(("processes", "error"), [(0, ValueError), (-3, ValueError), (1.5, TypeError)])
def test_games_need_at_least_one_process(processes: int, error: type[Exception]) -> None:
    with pytest.raises(error, match="expected processes to be a positive whole number, not "):
        Simulation(GAME, ["random", "random"]).play(1, processes=processes)


def test_a_record_of_a_simulated_game_needs_seed_and_number() -> None:
    record = Simulation(GAME, ["random", "random"], 5).game(0).record()
    record["chance"] = {"seed": 5}
    with pytest.raises(BrokenRecord, match="'game' is a required property"):
        loads(dumps(record))


def test_a_game_with_a_deck_in_no_file_can_not_be_opened(toy: Game) -> None:
    (cell,) = cells(toy, {}, "worth=9")
    with pytest.raises(ValueError, match="this deck is in no file"):
        Simulation(cell.variant, ["random", "random"]).game(0)
