import json
from pathlib import Path

import pytest
from tests.some_games import ONE_OF_EACH, short
from tests.terminal import Run

from spadework.table import Table
from spadework.table.record import dumps


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished game."""
    game = ONE_OF_EACH[0]
    table = Table(game, seats=2, seed=1, options=short(game))
    while table.to_move:
        table.play(table.to_move[0], table.legal(table.to_move[0])[0])
    path = tmp_path / "game.json"
    path.write_text(dumps(table.record()), encoding="utf-8")
    return path


@pytest.mark.long
def test_every_seat_is_reviewed(run: Run, record: Path) -> None:
    said = run("review", record, "--rollouts", "1", "--worlds", "2")
    assert (said.code, said.err) == (0, "")
    assert [line.split(":")[0] for line in said.out.splitlines() if ", seat" in line] == [
        f"{ONE_OF_EACH[0].id}, seat {seat}" for seat in range(2)
    ]


@pytest.mark.long
def test_as_json(run: Run, record: Path) -> None:
    told = json.loads(run("review", record, "--seat", "1", "--rollouts", "1", "--worlds", "2", "--json").out)
    assert sum(told["sum"].values()) == pytest.approx(told["result"], abs=1e-9)


def test_review_refuses_unknown_seats_and_missing_files(run: Run, record: Path, tmp_path: Path) -> None:
    assert run.fails("review", record, "--seat", "7") == "expected a seat from 0 to 1, not 7"
    assert "can't be read" in run.fails("review", tmp_path / "none.json")
