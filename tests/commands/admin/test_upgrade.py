"""Bringing a database up to date from a terminal."""

import pytest
from alembic import command
from sqlalchemy import create_engine
from tests.terminal import Run

from spadework.web.settings import Settings
from spadework.web.store.alone import alone_with
from spadework.web.store.database import layouts, migrating


@pytest.fixture
def old(kept: Settings) -> Settings:
    """The settings of a server whose database has an older layout."""
    engine = create_engine(f"sqlite:///{kept.folder}/spadework.sqlite")
    with engine.begin() as connection:
        command.downgrade(migrating(connection), "0020")
    engine.dispose()
    return kept


def test_a_database_is_brought_up_to_date_when_no_server_runs(run: Run, old: Settings) -> None:
    with alone_with(old):
        assert "another Spadework server" in run.fails("admin", "upgrade")
    assert "bring it up to date with `spadework admin upgrade`" in run.fails("admin", "tables", "list")
    assert run("admin", "upgrade").out == f"the layout is {layouts()[0]}, it was 0020\n"
    assert run("admin", "upgrade").out == f"the layout is {layouts()[0]} already\n"
    assert "Bo" in run("admin", "tables", "list").out


def test_what_is_no_database_of_ours_is_told(run: Run, kept: Settings) -> None:
    database = kept.folder / "spadework.sqlite"
    database.write_bytes(b"")
    assert "is no database of Spadework's" in run.fails("admin", "upgrade")
    database.write_text("Dear diary, " * 100)
    assert "is not a database" in run.fails("admin", "tables", "list")
    database.unlink()
    assert "there is no database yet" in run.fails("admin", "upgrade")
    assert not database.exists()
