"""Log redaction: secrets stay out of the log whatever fails, and two worlds leave the same log."""

import asyncio
import io
import json
import logging
import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from sqlalchemy.exc import IntegrityError
from tests.waiting import until
from tests.web.harness import Guest, Server, ThreadThinker, serving
from tests.web.test_two_worlds import other_world
from tests.web.watched import logged

from spadework.engine.interface import SPECTATOR
from spadework.engine.stream import new_stream
from spadework.players.job import Job
from spadework.players.server_players import offered
from spadework.web.bots import driver
from spadework.web.db.storage import Storage, StorageError
from spadework.web.server.redaction import kind_of, unquoted
from spadework.web.server.settings import Settings
from spadework.web.server.telemetry import log
from spadework.web.table.observers import Change

TELLTALE = "class Telltale:\n    def choose(self, view, moves):\n        raise ValueError(view.as_dict())\n"
SAID = "The palm is mine"


class Telling(ThreadThinker):
    """A chooser that fails, with everything it sees in the error."""

    async def choose(self, table: str, job: Job) -> int:
        raise LookupError(table, job.view.hex(), job.read()[2])


def rows(database: Path, query: str, *values: str) -> list[Any]:
    with closing(sqlite3.connect(database)) as connection, connection:
        return connection.execute(query, values).fetchall()


async def events(lines: io.StringIO, *wanted: str) -> None:
    """Wait until some events have been logged."""
    await until(lambda: all(f'"{one}"' in lines.getvalue() for one in wanted))


async def half_a_form(server: Server, guest: Guest, secret: str) -> None:
    """Send half a form and disconnect; then do the same with bytes that are not HTTP."""
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    head = (
        f"POST /games/lost_maps/new HTTP/1.1\r\nHost: x\r\nCookie: {cookies}\r\nContent-Length: 99\r\n\r\nname={secret}"
    )
    for text in (head, f"{secret} {cookies} no HTTP\r\n\r\n"):
        reader, writer = await asyncio.open_connection(urlsplit(server.address).hostname, urlsplit(server.address).port)
        writer.write(text.encode())
        await writer.drain()
        # The server answers later requests later, so it has read this one by then.
        await guest.http.get("/health")
        writer.close()
        await writer.wait_closed()
        del reader


@pytest.mark.slow
async def test_no_log_line_contains_a_secret(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    lines: io.StringIO,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(driver, "RETRY_DELAYS", (0.0,))
    player = settings.folder / "telltale.py"
    player.write_text(TELLTALE, encoding="utf-8")
    database = settings.folder / "spadework.sqlite"
    async with serving(replace(settings, players=offered([str(player)])), Telling()) as server:
        guest = await server.guest()
        table = await guest.open_table("me computer", **{"name-0": "Wilhelmina", "level-1": "own:Telltale"})
        await guest.open_table("me link", **{"name-0": "Wilhelmina"})
        line, view = await guest.dealt(table)
        await line.send(type="say", mark="", seat=0, text=SAID)
        assert (await line.play(view, view["moves"][0]["text"]))["type"] == "played"
        await events(lines, "a player from a file failed, and the mate plays", "a computer player could not move")
        id = table.rpartition("/")[2]
        secret = rows(database, "SELECT secret FROM tables WHERE id = ?", id)[0][0]
        await half_a_form(server, guest, secret)
        with monkeypatch.context() as failing:
            failing.setattr(Storage, "tables_of", failure(LookupError(secret, "Wilhelmina")))
            answer = await guest.http.get("/")
            assert answer.status_code == 500
        with monkeypatch.context() as failing:
            row = IntegrityError(f"INSERT {secret}", {"secret": secret}, Exception(f"DETAIL: row contains ({secret})"))
            failing.setattr(Storage, "tables_of", failure(StorageError(str(row)), row))
            assert (await guest.http.get("/")).status_code == 503
        asyncio.get_running_loop().call_exception_handler(
            {"message": f"Exception in callback tell('{secret}')", "exception": ValueError(secret)}
        )
        log.warning("a field that is not known", cookie="a", secret=secret, error=ValueError("Wilhelmina"), why=secret)
        texts = [move for (move,) in rows(database, "SELECT text FROM moves")]
        private = [
            part
            for _, *parts in rows(database, "SELECT seat, guest, contribution, commitment, invitation FROM seats")
            for part in parts
            if part
        ]
        private += [secret, SAID, "Wilhelmina", *guest.http.cookies.values(), *texts, *(text.title() for text in texts)]
    rows(database, "UPDATE tables SET options = ? WHERE id = ?", json.dumps([secret]), id)
    async with serving(settings) as server:
        assert (await (await server.guest()).http.get(table)).status_code == 409
        await events(lines, "a table can't be read")
    told = lines.getvalue()
    for event in ("Invalid HTTP request received.", "Exception in ASGI application", "the database did not respond"):
        assert f'"event": "{event}"' in told
    assert len(private) > 12
    assert [part for part in private if part in told] == []


def failure(error: Exception, cause: Exception | None = None) -> Any:
    """Return a method that raises an error."""

    async def fail(*_: object) -> None:
        raise error from cause

    return fail


@pytest.mark.slow
async def test_two_worlds_leave_the_same_log(
    server: Server, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "RETRY_DELAYS", (0.0,))
    monkeypatch.setattr(ThreadThinker, "choose", Telling.choose)
    guest = await server.guest()
    table = await guest.open_table("me computer")
    await guest.dealt(table)
    dice, told = random.Random(1), []
    async with server.live(table) as live:
        true = live.table
        assert true is not None
        other = other_world(true, SPECTATOR, new_stream(dice.getrandbits(32)))
        for world in (true, other):
            await events(lines, "a computer player could not move")
            lines.truncate(0)
            live.replace(world)
            assert 1 in world.to_move
            live.announce(Change.NEXT)
            await events(lines, "a computer player could not move")
            told.append([{**json.loads(text), "timestamp": ""} for text in lines.getvalue().strip("\0\n").splitlines()])
    assert told[0] == told[1]
    assert told[0][0]["error"] == "LookupError"


def test_fields_that_are_not_known_are_left_out(caplog: pytest.LogCaptureFixture) -> None:
    log.warning("something", table="t", cookie="c", why="a" * 40 + " and\nmore", status=3)
    assert logged(caplog.records) == [
        {"level": "warning", "event": "something", "table": "t", "why": "… and", "status": 3}
    ]


def test_errors_in_a_log_text_are_replaced_by_their_type(caplog: pytest.LogCaptureFixture) -> None:
    logging.getLogger("spadework").warning("%s (attempt %d of %d)", ValueError("keep 1 2"), 1, 3)
    assert [line["event"] for line in logged(caplog.records)] == ["ValueError (attempt 1 of 3)"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("raised KeyError: 'keep 1 2'", "raised KeyError"),
        ("Exception in callback tell('x')", "Exception in callback tell"),
        ("Task exception was never retrieved\nfuture: <Task>", "Task exception was never retrieved"),
    ],
)
def test_texts_are_cut_off_before_quoted_values(text: str, told: str) -> None:
    assert unquoted(text) == told


@pytest.mark.long
def test_a_database_error_is_logged_by_its_types_and_code() -> None:
    with closing(sqlite3.connect(":memory:")) as connection, pytest.raises(sqlite3.OperationalError) as caught:
        connection.execute("SELECT 'a secret' FROM nowhere")
    wrapped = IntegrityError("SELECT 'a secret'", None, caught.value)
    error = StorageError("a secret")
    error.__cause__ = wrapped
    assert kind_of(error) == "StorageError from IntegrityError (OperationalError) (SQLITE_ERROR)"
    assert kind_of(OSError(28, "No space left on device", "/a/secret")) == "OSError (No space left on device)"
