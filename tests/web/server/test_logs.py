"""Format and sources of log lines."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from spadework.web.server.telemetry import configure_logging, log


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    root, own = logging.getLogger(), logging.getLogger("spadework")
    before = list(root.handlers), root.level, own.level
    yield
    root.handlers[:], root.level = before[0], before[1]
    own.setLevel(before[2])


def fail() -> None:
    raise ValueError("keep 1 2")


def test_log_lines_as_text() -> None:
    stream = io.StringIO()
    configure_logging("text", "info", stream)
    log.debug("too little")
    try:
        fail()
    except ValueError:
        log.exception("a table can't be read", table="abc")
    told = stream.getvalue()
    first, *places = told.splitlines()
    assert first.endswith("Z [error    ] a table can't be read table=abc error=ValueError")
    assert "test_logs.py" in places[0]
    assert places[0].endswith(" fail")
    assert "keep" not in told
    assert "\x1b" not in told


@pytest.mark.long
def test_log_lines_as_json() -> None:
    stream = io.StringIO()
    configure_logging("json", "debug", stream)
    log.debug("answered", route="/", status=200)
    line = json.loads(stream.getvalue())
    assert line.pop("timestamp").endswith("Z")
    assert line == {"level": "debug", "event": "answered", "route": "/", "status": 200}


@pytest.mark.long
def test_libraries_log_only_warnings_without_quoted_values() -> None:
    stream = io.StringIO()
    configure_logging("json", "debug", stream)
    logging.getLogger("httpx").info("GET https://ntfy.sh/%s", "topic")
    logging.getLogger("websockets.server").warning("data transfer failed for %s", "guest")
    line = json.loads(stream.getvalue())
    assert (line["event"], line["library"]) == ("data transfer failed for …", "websockets.server")
