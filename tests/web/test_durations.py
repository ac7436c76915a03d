import json
from pathlib import Path

import pytest
from tests.some_games import game_for

from spadework.web.durations import LOADED, USUAL, Durations

GAME = game_for(2)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where they are kept, on a computer on which nothing is compiled yet."""
    monkeypatch.setattr("spadework.web.durations.compiled_folder", lambda _: tmp_path / "nothing")
    return tmp_path / "cache" / "preparation.json"


def test_what_was_measured_is_kept(file: Path) -> None:
    durations = Durations(file)
    assert durations.of(GAME) == USUAL
    durations.keep(GAME, 41.26)
    assert durations.of(GAME) == Durations(file).of(GAME) == 41.3
    assert json.loads(file.read_text()) == {GAME.id: 41.3}


def test_a_game_that_was_only_loaded_tells_nothing(file: Path) -> None:
    durations = Durations(file)
    durations.keep(GAME, LOADED)
    assert durations.of(GAME) == USUAL
    assert not file.exists()


def test_compiled_code_is_loaded_soon(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadework.web.durations.compiled_folder", lambda _: file.parent.parent)
    assert Durations(file).of(GAME) == LOADED


@pytest.mark.parametrize("text", ["", "{", "[]", '{"x": "soon", "y": -3}', "[" * 10_000])
def test_a_damaged_file_is_like_none(file: Path, text: str) -> None:
    file.parent.mkdir()
    file.write_text(text)
    durations = Durations(file)
    assert durations.of(GAME) == USUAL
    durations.keep(GAME, 20)
    assert Durations(file).of(GAME) == 20


def test_where_nothing_can_be_written_nothing_is_kept(file: Path) -> None:
    file.parent.write_text("a file where the folder should be")
    durations = Durations(file)
    durations.keep(GAME, 20)
    assert durations.of(GAME) == 20
    assert Durations(file).of(GAME) == USUAL
