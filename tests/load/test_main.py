import json
from collections import Counter

import pytest
from tests.load import computers, people
from tests.load.__main__ import app
from tests.load.measurements import Tally, Usage
from tests.load.people import Demand
from tests.some_games import game_for
from tests.terminal import Run

GAME = game_for(2).id


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The load test's command line."""
    return Run(monkeypatch, capsys, app)


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """A stub for the measurement of computer players: a hundred moves, and no page. Returns the list of requests."""
    asked: list[tuple[object, ...]] = []

    def measure(*arguments: object) -> computers.Load:
        asked.append(arguments[1:-1])
        return computers.Load([number / 1000 for number in range(1, 101)], [], 21)

    monkeypatch.setattr(computers, "measure", measure)
    return asked


def test_times_are_summarized(run: Run, measured: list[tuple[object, ...]]) -> None:
    said = run(GAME, "--level", "mate", "--tables", "7", "--seconds", "2", "--pause", "0.5")
    assert "7 tables of mate players at a time, 21 in total" in said.out
    assert "100 moves: median 50.5 ms, 95% 95 ms, 99% 99 ms, slowest 100 ms" in said.out
    assert "0 pages: median None" not in said.out
    assert "no pages" in said.out
    assert measured == [("mate", 7, None, 2.0, 0.5)]


def test_times_as_json(run: Run) -> None:
    told = json.loads(run(GAME, "--json").out)
    assert told["moves"] == {"count": 100, "median": 50.5, "p95": 95.0, "p99": 99.0, "slowest": 100.0}
    assert told["pages"] == {"count": 0, "median": None, "p95": None, "p99": None, "slowest": None}
    assert (told["level"], told["thinks"], told["tables"], told["opened"]) == ("captain", 0.2, 20, 21)


def test_unknown_levels_and_games_can_t_be_measured(run: Run) -> None:
    assert "unknown level 'genius'; choose from deck-hand" in run.fails(GAME, "--level", "genius")
    assert "chess" in run.fails("chess")


@pytest.fixture
def crowd(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """A stub for the measurement of people: two moves. Returns the list of requests."""
    asked: list[tuple[object, ...]] = []

    def measure(*arguments: object) -> people.Load:
        asked.append(arguments[1:-1])
        tally = Tally([0.02, 0.04], [0.01, 0.01], errors=Counter({"silence": 3}), unseen=1, bytes=9000, cpu=0.5)
        return people.Load(tally, [Usage(1.0, 50_000_000), Usage(1.5, 60_000_000), Usage(2.0, 60_000_000)])

    monkeypatch.setattr(people, "measure", measure)
    return asked


def test_measurements_of_people_are_summarized(run: Run, crowd: list[tuple[object, ...]]) -> None:
    said = run(GAME, "--people", "3", "--tables", "7", "--seconds", "2", "--every", "1.5", "--clients", "2")
    assert "2 moves seen by all: median 30 ms, 95% 40 ms, 99% 40 ms, slowest 40 ms" in said.out
    assert "1.0 moves per second, 4500 bytes over the lines for each" in said.out
    assert "3 x silence" in said.out
    assert "clients: 25 % of one core" in said.out
    assert "server: 50 % of one core, 500.0 ms per move; 50, 60, 60 MB of memory" in said.out
    assert crowd == [(Demand(7, 3, 1.5, 2.0, 2, 1), None, None)]


def test_people_as_json(run: Run, crowd: list[tuple[object, ...]]) -> None:
    said = run(GAME, "--people", "3", "--address", "http://127.0.0.1:8000", "--process", "7", "--json")
    told = json.loads(said.out)
    assert (told["people"], told["tables"], told["moves"]["p99"], told["server"]["memory"]) == (
        3,
        20,
        40.0,
        [50, 60, 60],
    )
    assert crowd[0][1:] == ("http://127.0.0.1:8000/", 7)


def test_an_invalid_address_is_an_error(run: Run) -> None:
    why = run.fails(GAME, "--people", "3", "--address", "localhost")
    assert "expected a server's address such as http://127.0.0.1:8000/, not 'localhost'" in why
