"""Database checks from a terminal."""

import sqlite3
from contextlib import closing

from tests.commands.admin.conftest import HIDDEN
from tests.terminal import Run

from spadework.web.db.session import instance_lock
from spadework.web.server.settings import Settings


def test_faults_are_listed_while_a_server_runs(run: Run, kept: Settings) -> None:
    with instance_lock(kept):
        said = run("admin", "doctor")
    assert said.code == 1
    assert said.out == "running  This table plays “some_game” (rules version 1), which is no longer installed here.\n"
    assert said.err == "spadework: faults: 1; tables checked: 2\n"
    assert HIDDEN not in said.out


def test_doctor_reports_a_database_without_faults(run: Run, kept: Settings) -> None:
    with closing(sqlite3.connect(kept.folder / "spadework.sqlite")) as connection:
        connection.execute("UPDATE tables SET dealt = 0")
        connection.commit()
    assert run("admin", "doctor").out == "2 tables: no faults\n"


def test_orphaned_rows_are_a_fault(run: Run, kept: Settings) -> None:
    with closing(sqlite3.connect(kept.folder / "spadework.sqlite")) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("DELETE FROM tables WHERE id = 'running'")
        connection.commit()
    assert "database  seats: row 1 belongs to no tables\n" in run("admin", "doctor").out
