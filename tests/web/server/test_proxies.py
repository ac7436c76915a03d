"""Trusted proxies: which ones the server believes about the clients they forward."""

import json
from contextlib import AsyncExitStack
from dataclasses import replace

import httpx
import pytest
from tests.web.harness import serving
from websockets.asyncio.client import connect
from websockets.typing import Origin

from spadework.web.server.settings import Settings


def forwarded(number: int) -> dict[str, str]:
    """Return the headers with which a proxy describes a client."""
    return {"X-Forwarded-For": f"192.0.2.{number}", "X-Forwarded-Proto": "https"}


@pytest.mark.parametrize(("proxies", "secure"), [((), False), (("192.0.2.1",), False), (("127.0.0.0/8",), True)])
async def test_only_a_trusted_proxy_can_mark_a_request_as_secure(
    settings: Settings, proxies: tuple[str, ...], secure: bool
) -> None:
    async with serving(replace(settings, proxies=proxies)) as server, httpx.AsyncClient() as visitor:
        answer = await visitor.get(server.address, headers=forwarded(7))
    assert ("secure" in answer.headers["set-cookie"].lower()) is secure


@pytest.mark.parametrize("trusted", [False, True])
async def test_limits_use_the_address_forwarded_by_a_trusted_proxy(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    trusted: bool,
) -> None:
    proxies = ("127.0.0.1",) if trusted else ()
    async with serving(replace(settings, proxies=proxies, connections=1)) as server:
        table = await (await server.guest()).open_table()
        live = f"{server.address}{table}/live".replace("http", "ws", 1)
        async with AsyncExitStack() as lines:
            told = []
            for number in range(2):
                way = connect(live, origin=Origin(server.address), additional_headers=forwarded(number))
                told.append(json.loads(await (await lines.enter_async_context(way)).recv())["type"])
    assert told == ["seal", "seal" if trusted else "error"]
