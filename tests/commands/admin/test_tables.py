"""Administration of tables from a terminal."""

import sqlite3
from contextlib import closing

import pytest
from tests.commands.admin.conftest import HIDDEN
from tests.terminal import Run
from tests.web.harness import rows

from spadework.web.db.session import instance_lock
from spadework.web.server.settings import Settings


def test_listings_show_nothing_hidden(run: Run, kept: Settings) -> None:
    with instance_lock(kept):
        said = [run("admin", "tables", "list").out, run("admin", "tables", "show", "running").out]
    for text in said:
        assert "Bo" in text
        assert HIDDEN not in text
        assert "7654321" not in text
        assert "\x1b" not in text


def test_tables_are_listed_and_shown(run: Run, kept: Settings) -> None:  # noqa: ARG001
    listed = run("admin", "tables", "list", "--state", "open").out.splitlines()
    assert [line.split()[:3] for line in listed[1:]] == [["open", "some_game", "open"]]
    assert run("admin", "tables", "list", "--older", "1").out.count("\n") == 1
    shown = run("admin", "tables", "show", "running").out
    for line in (
        "seat 0       Ada[2J, guest ada-0123456789",
        "seat 1       Bo, guest bo-0123456789, mate substitutes",
        "seat 2       Cy, captain",
        "seat 3       open",
        "moves        1, 0 taken back",
        "options      deck=mine",
    ):
        assert line in shown
    assert "unknown state 'lost'; choose from" in run.fails("admin", "tables", "list", "--state", "lost")
    assert "there is no table 'x'" in run.fails("admin", "tables", "show", "x")


@pytest.mark.parametrize(
    "command", [("end", "running", "--yes"), ("remove", "open", "--yes"), ("tidy",)], ids=lambda command: command[0]
)
def test_tables_can_t_be_changed_while_a_server_runs(run: Run, kept: Settings, command: tuple[str, ...]) -> None:
    before = (kept.folder / "spadework.sqlite").read_bytes()
    with instance_lock(kept):
        assert "another Spadework server keeps its tables there" in run.fails("admin", "tables", *command)
    assert (kept.folder / "spadework.sqlite").read_bytes() == before


def test_tables_are_ended_and_removed(run: Run, kept: Settings) -> None:
    assert run("admin", "tables", "end", "running", "--yes").out == "table is now ended\n"
    assert run("admin", "tables", "end", "open", "--yes").out == "table is now cancelled\n"
    assert "cancelled already" in run.fails("admin", "tables", "end", "open", "--yes")
    assert run("admin", "tables", "remove", "running", "--yes").out == "table deleted\n"
    database = kept.folder / "spadework.sqlite"
    assert rows(database, "SELECT id, cancelled FROM tables") == [("open", 1)]
    assert rows(database, 'SELECT DISTINCT "table" FROM seats UNION SELECT "table" FROM moves') == [("open",)]


def test_tidy_removes_the_tables_that_a_dry_run_lists(run: Run, kept: Settings) -> None:
    database = kept.folder / "spadework.sqlite"
    assert run("admin", "tables", "tidy", "--dry-run").out.startswith("0 would be removed")
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE tables SET created = '2020-01-01 00:00:00'")
        connection.commit()
    with instance_lock(kept):
        said = run("admin", "tables", "tidy", "--dry-run").out
    assert said == "1 would be removed: 1 never dealt, 0 unfinished\nopen\n"
    assert run("admin", "tables", "tidy").out == "1 tables removed\n"
    assert rows(database, "SELECT id FROM tables") == [("running",)]
