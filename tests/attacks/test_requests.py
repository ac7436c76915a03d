"""Made-up requests to every route: no server error, nothing endless, nothing slow, and no failure in the log."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import chain, product
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed
from hypothesis import settings as how
from schemathesis.core.result import Ok
from starlette.routing import Route
from tests.attacks.attacked_table import ErrorLog
from tests.attacks.description import DATA, FORMS, QUERIES, described
from tests.attacks.existing import existing_objects, filled_path
from tests.waiting import PATIENCE
from tests.web.harness import Server, serving

from spadework.web.server.app import create_app
from spadework.web.server.settings import Settings

EXAMPLES = 30
LONGEST = 3_000_000
EVERY_METHOD = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND")
STRANGE = (Path(__file__).parent / "corpus" / "paths.txt").read_text(encoding="utf-8").splitlines()
STRANGE_TEXTS = ("\x00\x1b\u202e", "9" * 300, "../" * 20 + "<b>'")
ANSWERS = range(200, 500)


def test_every_route_is_described() -> None:
    """Add each new form to the description."""
    routes = [route for route in create_app(Settings()).routes if isinstance(route, Route)]
    posts = {route.path for route in routes if "POST" in (route.methods or ())}
    assert posts == {*FORMS, *DATA}
    assert {*QUERIES} <= {route.path for route in routes}


# The server draws its own random numbers at the same time, in the same process.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module")
@pytest.mark.slow
@pytest.mark.long
async def test_made_up_requests_break_nothing(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    heard: ErrorLog,
) -> None:
    # One guest requests more than the usual limits allow, so that every request is processed.
    async with serving(replace(settings, tables=10**6)) as server:
        guest, values = await existing_objects(server)
        schema = schemathesis.openapi.from_dict(described(server.app.routes, values))
        statuses: Counter[int] = Counter()

        def ask(case: Any) -> None:
            answer = case.call(
                base_url=server.address, cookies=dict(guest.http.cookies), allow_redirects=False, timeout=PATIENCE
            )
            statuses[answer.status_code] += 1
            assert answer.status_code in ANSWERS, case.as_curl_command()
            assert len(answer.content) < LONGEST
            assert b"Traceback" not in answer.content
            assert heard.errors == []

        def ask_all() -> None:
            for operation in schema.get_all_operations():
                assert isinstance(operation, Ok)
                asked(operation.ok(), ask)

        await asyncio.to_thread(ask_all)
        # Not all requests are rejected right away.
        assert statuses[200] > EXAMPLES
        assert statuses[303] > EXAMPLES
        assert (await guest.http.get("/ready")).json()["ok"]


def asked(operation: Any, ask: Callable[[Any], None]) -> None:
    """Send many made-up requests to one route."""

    @seed(1)
    @how(
        max_examples=EXAMPLES,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def run(case: Any) -> None:
        ask(case)

    run()


@pytest.mark.long
@pytest.mark.slow
async def test_strange_texts_in_forms_and_queries_break_nothing(server: Server, heard: ErrorLog) -> None:
    guest, values = await existing_objects(server)
    for path, text in product((*FORMS, *DATA, *QUERIES), STRANGE_TEXTS):
        filled = filled_path(path, values)
        if path in QUERIES:
            answer = await guest.http.get(filled, params=dict.fromkeys(QUERIES[path], text))
        elif path in DATA:
            said = json.dumps(dict.fromkeys(DATA[path]["properties"], f"\ud800{text}"))
            answer = await guest.http.post(filled, content=said)
        else:
            answer = await guest.http.post(filled, data=dict.fromkeys(FORMS[path], text))
        assert answer.status_code in ANSWERS, path
    assert heard.errors == []


async def test_strange_paths_and_methods_break_nothing(server: Server, heard: ErrorLog) -> None:
    guest = await server.guest()
    table = await guest.open_table("me computer")
    paths = [path.replace("$table", table) for path in STRANGE]
    for method, path in chain((("GET", path) for path in paths), ((method, table) for method in EVERY_METHOD)):
        answer = await raw(server, f"{method} {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        assert int(answer.split(" ")[1]) in ANSWERS, path
        assert "Traceback" not in answer
    assert heard.errors == []


async def raw(server: Server, text: str) -> str:
    """Send a request verbatim, and return the response."""
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(text.encode())
    async with asyncio.timeout(PATIENCE):
        answer = await reader.read()
    writer.close()
    return answer.decode("utf-8", "replace")
