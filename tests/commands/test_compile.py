"""The command that compiles all games."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.terminal import Run

from spadework.commands import compile as command
from spadework.engine.discovery import game_ids


def test_every_game_is_compiled(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    monkeypatch.setattr(command, "ProcessPoolExecutor", ThreadPoolExecutor)
    # A thread can't change how signals are handled.
    monkeypatch.setattr(command, "start_worker", lambda: None)
    monkeypatch.setattr(command, "compile_game", compiled.append)
    said = run("compile").out
    assert sorted(compiled) == game_ids()
    assert sorted(line.split()[0] for line in said.splitlines()) == game_ids()
