import json

import pytest
from tests.some_games import game_for
from tests.terminal import Run

from spadework.web import benchmark
from spadework.web.benchmark import Load

GAME = game_for(2).id


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What is measured in the place of a server: a hundred moves, and no page. Holds what was asked for."""
    asked: list[tuple[object, ...]] = []

    def measure(*arguments: object) -> Load:
        asked.append(arguments[1:-1])
        return Load([number / 1000 for number in range(1, 101)], [], 21)

    monkeypatch.setattr(benchmark, "measure", measure)
    return asked


def test_times_are_summed_up(run: Run, measured: list[tuple[object, ...]]) -> None:
    said = run("load", GAME, "--level", "mate", "--tables", "7", "--seconds", "2", "--pause", "0.5")
    assert "7 tables of players of the level mate at a time, 21 altogether" in said.out
    assert "100 moves: median 50 ms, 95% within 95 ms, the slowest 100 ms" in said.out
    assert "0 pages: median None" not in said.out
    assert "no pages" in said.out
    assert measured == [("mate", 7, None, 2.0, 0.5)]


def test_the_same_as_json(run: Run) -> None:
    told = json.loads(run("load", GAME, "--json").out)
    assert told["moves"] == {"count": 100, "median": 50, "most": 95, "slowest": 100}
    assert told["pages"] == {"count": 0, "median": None, "most": None, "slowest": None}
    assert (told["level"], told["thinks"], told["tables"], told["opened"]) == ("captain", 0.2, 20, 21)


def test_what_can_not_be_measured(run: Run) -> None:
    assert "there is no level 'genius'; choose one of deck-hand" in run.fails("load", GAME, "--level", "genius")
    assert "chess" in run.fails("load", "chess")
