import json
from pathlib import Path

import pytest
from tests.some_games import game_for

from spadework.engine.compile.cache import sources
from spadework.web.server.readiness import BYTES_PER_SECOND, LOAD_SECONDS, CompileStage, Durations

GAME = game_for(2)
RULES, PLAYERS = CompileStage
GUESSED = sum(path.stat().st_size for path in sources(GAME.folder)) / BYTES_PER_SECOND[RULES]


@pytest.fixture
def code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game's compiled code, which doesn't exist yet."""
    folder = tmp_path / "cache" / "game-1"
    monkeypatch.setattr("spadework.web.server.readiness.compiled_folder", lambda _: folder)
    return folder


@pytest.fixture
def file(code: Path) -> Path:
    """The file that stores the durations."""
    return code.with_name("preparation.json")


def test_measured_durations_are_stored(file: Path) -> None:
    durations = Durations(file)
    assert durations.of(GAME, RULES) == GUESSED
    durations.keep(GAME, RULES, 41.26)
    assert durations.of(GAME, RULES) == Durations(file).of(GAME, RULES) == 41.3
    assert durations.of(GAME, PLAYERS) > GUESSED
    assert json.loads(file.read_text()) == {f"{GAME.id} rules": [41.3, "game-1"]}


def test_loading_times_do_not_replace_compilation_times(file: Path) -> None:
    durations = Durations(file)
    durations.keep(GAME, RULES, 41.26)
    durations.keep(GAME, RULES, LOAD_SECONDS)
    assert durations.of(GAME, RULES) == 41.3


def test_complete_compiled_code_is_expected_to_load_quickly(
    file: Path, code: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    durations = Durations(file)
    code.mkdir(parents=True)
    assert durations.of(GAME, RULES) == GUESSED, "it is there, but perhaps not all of it"
    durations.keep(GAME, RULES, 41.26)
    assert durations.of(GAME, RULES) == Durations(file).of(GAME, RULES) == LOAD_SECONDS
    monkeypatch.setattr("spadework.web.server.readiness.compiled_folder", lambda _: code.with_name("game-2"))
    assert durations.of(GAME, RULES) == 41.3, "other sources have to be compiled"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"x": "soon", "y": -3}', '{"x": [null, 1]}', "[" * 10_000])
def test_a_damaged_durations_file_is_ignored(file: Path, text: str) -> None:
    file.parent.mkdir()
    file.write_text(text)
    durations = Durations(file)
    assert durations.of(GAME, RULES) == GUESSED
    durations.keep(GAME, RULES, 20)
    assert Durations(file).of(GAME, RULES) == 20


def test_durations_are_not_stored_if_the_file_cannot_be_written(file: Path) -> None:
    file.parent.write_text("a file where the folder should be")
    durations = Durations(file)
    durations.keep(GAME, RULES, 20)
    assert durations.of(GAME, RULES) == 20
    assert Durations(file).of(GAME, RULES) == GUESSED
