"""The command that compiles all games."""

import pytest
from tests.terminal import Run

from spadework.engine.discovery import game_ids
from spadework.engine.game import Game
from spadework.players import job
from spadework.web import readiness


def test_every_game_is_made_ready_for_tables_and_players(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[Game] = []
    players: list[str] = []
    monkeypatch.setattr(readiness, "warm", tables.append)
    monkeypatch.setattr(job, "warm", players.append)
    said = run("compile").out
    assert [game.id for game in tables] == players == game_ids()
    assert [line.split()[0] for line in said.splitlines()] == game_ids()
