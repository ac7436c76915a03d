"""Database upgrades from a terminal."""

import sqlite3
from contextlib import closing

from tests.terminal import Run
from tests.web.store.later_version import later_version

from spadework.web.db.session import instance_lock, revisions
from spadework.web.server.settings import Settings


def test_a_database_is_upgraded_only_while_no_server_runs(run: Run, kept: Settings) -> None:
    before = revisions()[0]
    assert run("admin", "upgrade").out == f"schema {before} (up to date)\n"
    with later_version() as layout:
        with instance_lock(kept):
            assert "another Spadework server" in run.fails("admin", "upgrade")
        assert "upgrade it with `spadework admin upgrade`" in run.fails("admin", "tables", "list")
        backup = kept.folder / f"before-upgrade-from-{before}.tar.gz"
        assert run("admin", "upgrade").out == f"backup {backup}\nschema {layout} (migrated from {before})\n"
        assert run("admin", "upgrade").out == f"schema {layout} (up to date)\n"
        assert "Bo" in run("admin", "tables", "list").out
    # An older release refuses the upgraded database; it finds the game again once the backup is restored.
    assert f"has an unknown schema ({layout}): if a newer Spadework wrote it, update Spadework" in run.fails(
        "admin", "upgrade"
    )
    run("admin", "restore", str(backup))
    assert "Bo" in run("admin", "tables", "list").out


def test_a_database_with_an_unknown_schema_is_refused(run: Run, kept: Settings) -> None:
    with closing(sqlite3.connect(kept.folder / "spadework.sqlite")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0029'")
    for command in (("upgrade",), ("tables", "list")):
        assert "has an unknown schema (0029): " in run.fails("admin", *command)


def test_a_file_that_is_not_our_database_is_an_error(run: Run, kept: Settings) -> None:
    database = kept.folder / "spadework.sqlite"
    database.write_bytes(b"")
    assert "is not a Spadework database" in run.fails("admin", "upgrade")
    database.write_text("Dear diary, " * 100)
    assert "is not a database" in run.fails("admin", "tables", "list")
    database.unlink()
    assert "there is no database yet" in run.fails("admin", "upgrade")
    assert not database.exists()
