"""Moving a database from a terminal."""

from pathlib import Path

from tests.terminal import Run

from spadework.web.server.settings import Settings


def test_copied_rows_are_counted(run: Run, kept: Settings, tmp_path: Path) -> None:
    target = f"sqlite+aiosqlite:///{tmp_path}/other.sqlite"
    said = run("admin", "move", kept.database_url, target)
    lines = [line.split() for line in said.out.splitlines()]
    assert ["tables", "2"] in [line[:2] for line in lines]
    assert ["seats", "8"] in [line[:2] for line in lines]
    assert "is not empty" in run.fails("admin", "move", kept.database_url, target)
