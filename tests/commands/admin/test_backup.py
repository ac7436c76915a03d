"""Backups from a terminal."""

from pathlib import Path

import pytest
from tests.terminal import Run

from spadework.web.db.session import instance_lock
from spadework.web.server.settings import Settings


def test_backup_works_while_a_server_runs_but_restore_does_not(run: Run, kept: Settings, tmp_path: Path) -> None:
    into = tmp_path / "kept.tar.gz"
    with instance_lock(kept):
        assert run("admin", "backup", into).out.startswith(f"{into}: ")
        assert "another Spadework server" in run.fails("admin", "restore", into)
    assert f"restored from {into}; the previous data is in" in run("admin", "restore", into).out


def test_backup_refers_postgresql_users_to_pg_dump(run: Run, kept: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPADEWORK_DATABASE", "postgresql+psycopg://me:hidden@db.example/tables")
    for command in ("backup", "restore"):
        said = run.fails("admin", command, kept.folder / "x")
        assert "pg_dump --format=custom --file=tables.dump 'postgresql://me@db.example/tables'" in said
        assert "hidden" not in said
