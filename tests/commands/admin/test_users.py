"""Administration of users from a terminal."""

import asyncio
from collections.abc import Iterator

import pytest
from tests.commands.admin.conftest import HIDDEN
from tests.terminal import Run
from tests.web.harness import rows

from spadework.web.db.admin.opening import open_storage
from spadework.web.db.session import instance_lock
from spadework.web.features.accounts.service import Accounts
from spadework.web.features.accounts.store import PeopleStore
from spadework.web.server.settings import Settings


@pytest.fixture
def running(kept: Settings) -> Iterator[Settings]:
    """The settings of a running server."""
    with instance_lock(kept):
        yield kept


def stored(settings: Settings, query: str) -> list[object]:
    return rows(settings.folder / "spadework.sqlite", query)


def test_people_are_listed_and_shown_while_the_server_runs(run: Run, running: Settings) -> None:  # noqa: ARG001
    listed = run("admin", "users", "list").out.splitlines()
    assert [line.split()[:2] for line in listed[1:]] == [["Ada", "ada-0123456789"]]
    assert listed[1].split()[-1] == "2"
    assert "bo-0123456789" in run("admin", "users", "list", "--guests").out
    shown = run("admin", "users", "show", "ada").out
    for line in ("password        yes", "tables open     1", "tables running  1", "sessions        1"):
        assert line in shown
    assert HIDDEN not in shown
    assert "there is no account called 'Dee'" in run.fails("admin", "users", "show", "Dee")


def test_deleting_a_user_keeps_shared_tables(run: Run, kept: Settings) -> None:
    said = run("admin", "users", "delete", "Ada", "--yes")
    assert said.out == "user deleted; 0 tables removed, 2 shared tables kept\n"
    assert stored(kept, "SELECT * FROM accounts") == stored(kept, "SELECT * FROM sessions") == []
    assert stored(kept, 'SELECT name, "left" FROM seats WHERE "table" = \'running\' AND seat = 0') == [("Player 1", 1)]
    assert stored(kept, "SELECT 1 FROM seats WHERE guest LIKE 'ada%'") == []


def test_users_can_t_be_deleted_while_a_server_runs(run: Run, running: Settings) -> None:
    assert "another Spadework server" in run.fails("admin", "users", "delete", "Ada", "--yes")
    assert stored(running, "SELECT count(*) FROM accounts") == [(1,)]


def test_an_unanswered_confirmation_changes_nothing(run: Run, kept: Settings) -> None:
    assert run("admin", "users", "delete", "Ada").code == 1
    assert stored(kept, "SELECT count(*) FROM accounts") == [(1,)]


def test_an_account_is_signed_out_while_the_server_runs(run: Run, running: Settings) -> None:
    assert run("admin", "users", "sign-out", "Ada").out == "signed out everywhere\n"
    assert stored(running, "SELECT * FROM sessions") == []
    assert "has no account" in run.fails("admin", "users", "sign-out", "bo-0123456789")


def test_an_account_gets_a_new_password(run: Run, running: Settings) -> None:
    assert "8 to 200 characters" in run.fails("admin", "users", "password", "Ada", "--new", "short")
    assert run("admin", "users", "password", "Ada", "--new", "twelve men on").out == "password changed\n"
    assert stored(running, "SELECT * FROM sessions") == []

    async def signs_in() -> str | None:
        async with open_storage(running) as storage:
            return await Accounts(PeopleStore(storage)).account_by_password("Ada", "twelve men on")

    assert asyncio.run(signs_in()) == "ada-0123456789"
