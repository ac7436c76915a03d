"""Live connections, which end when the browser changes hands."""

import asyncio

import pytest

from spadework.web.features.accounts.guests import OpenConnections


async def test_connections_of_one_guest_end() -> None:
    lines, for_ever = OpenConnections(), asyncio.Event()

    async def talk() -> None:
        await for_ever.wait()

    talks = [asyncio.create_task(lines.run(guest, talk())) for guest in ("ada", "ada", "bo")]
    await asyncio.sleep(0)
    lines.end("ada")
    lines.end("nobody")
    assert await asyncio.gather(*talks[:2]) == [False, False]
    assert not talks[2].done()
    for_ever.set()
    assert await talks[2] is True


async def test_errors_in_a_connection_propagate() -> None:
    async def talk() -> None:
        raise ValueError("x")

    with pytest.raises(ValueError, match="x"):
        await OpenConnections().run("ada", talk())
