"""Request logging and size limits."""

import io
import json
from typing import Any
from unittest.mock import AsyncMock

import pytest
from starlette.types import Receive, Scope, Send
from tests.web.harness import Server

from spadework.web.db.storage import Storage
from spadework.web.server.errors import Problem
from spadework.web.server.middleware import BodyLimit
from spadework.web.server.telemetry import RequestLog


def entries(lines: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines.getvalue().strip("\0\n").splitlines()]


async def test_an_error_page_shows_the_request_number_in_the_log(
    server: Server, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise LookupError("keep 1 2")

    guest = await server.guest()
    monkeypatch.setattr(Storage, "tables_of", fail)
    answer = await guest.http.get("/")
    assert answer.status_code == 500
    line = next(line for line in entries(lines) if line.get("library") == "uvicorn.error")
    assert line["error"] == "LookupError"
    assert f"give the server’s operator the number {line['request']}" in answer.text


@pytest.mark.long
async def test_each_request_is_logged_at_debug_level(server: Server, lines: io.StringIO) -> None:
    guest = await server.guest()
    lines.truncate(0)
    await guest.http.get("/nowhere?name=Ada")
    await guest.http.get("/lobby")
    answered = [(line["route"], line["method"], line["status"]) for line in entries(lines)]
    assert answered == [("none", "GET", 404), ("/lobby", "GET", 200)]
    assert len({line["request"] for line in entries(lines)}) == 2


async def test_a_body_with_an_invalid_content_length_is_counted() -> None:
    async def large() -> dict[str, Any]:
        return {"type": "http.request", "body": b"x" * 70_000, "more_body": True}

    async def read(_scope: Scope, receive: Receive, _send: Send) -> None:
        await receive()

    scope = {"type": "http", "path": "/settings", "headers": [(b"content-length", b"many")]}
    with pytest.raises(Problem, match="error-too-large"):
        await BodyLimit(read)(scope, large, AsyncMock())


@pytest.mark.long
async def test_limits_are_counted(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    limits: Any = server.site.storage.metrics.limits
    guest = await server.guest()
    assert (await guest.http.post("/games/lost_maps/new", data={"name-0": "x" * 70_000})).status_code == 413
    monkeypatch.setattr(server.site, "messages", NoRoom())
    line = await guest.line("/lobby")
    assert await line.closed() == 1008
    assert [limits.labels(name)._value.get() for name in ("size", "line", "rate")] == [1, 1, 0]


@pytest.mark.long
async def test_lifespan_events_pass_through() -> None:
    begun: list[str] = []

    async def start(scope: Scope, _receive: Receive, _send: Send) -> None:
        begun.append(scope["type"])

    await RequestLog(start)({"type": "lifespan"}, AsyncMock(), AsyncMock())
    assert begun == ["lifespan"]


class NoRoom:
    async def turn(self, *_who: str) -> bool:
        return False
