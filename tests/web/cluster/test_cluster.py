"""Two servers with one database: whoever sits at a table does not notice by which of them."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable

import httpx
import pytest
from tests.web.harness import GAME, PATIENCE, Guest, Line, Payload, Server, play_out, serving

from spadework.web.live.live_table import LiveTable
from spadework.web.live.people_now import people_now
from spadework.web.live.protocol import LATER
from spadework.web.settings import Settings


@pytest.fixture
async def servers(warm_games: None, shared_settings: Settings) -> AsyncIterator[list[Server]]:  # noqa: ARG001
    async with serving(shared_settings) as first, serving(shared_settings) as second:
        yield [first, second]


async def moved_to(guest: Guest, server: Server) -> Guest:
    """The same guest, by another server."""
    other = await server.guest()
    other.http.cookies = httpx.Cookies(guest.http.cookies)
    return other


async def apart(servers: list[Server], seats: str = "me link", **fields: str) -> tuple[str, list[Line], list[Payload]]:
    """A dealt table, with the first guest at the first server and the second at the second."""
    host = await servers[0].guest()
    table = await host.open_table(seats, GAME, **fields)
    first = await host.line(table)
    invite = (await first.hear())["invites"][0]
    guest = await servers[1].guest()
    await guest.http.post(invite["url"].replace(str(servers[0].address), str(servers[1].address)), data={})
    lines = [first, await guest.line(table)]
    views = await asyncio.gather(*(line.take_part("{:064x}".format) for line in lines))
    return (
        table,
        lines,
        [
            view if view["type"] == "view" else await line.hear_until("view")
            for line, view in zip(lines, views, strict=True)
        ],
    )


async def test_a_whole_game_is_played_by_two_servers(servers: list[Server]) -> None:
    table, lines, views = await apart(servers)
    await play_out(dict(enumerate(zip(lines, views, strict=True))), random.Random(3))
    ends = []
    for server in servers:
        async with server.live(table) as live:
            ends.append(await live.read(lambda table: ([(step.seat, step.text) for step in table.steps], table.over)))
    assert ends[0] == ends[1]
    assert ends[0][1]


async def test_a_move_sent_to_two_servers_is_played_once(servers: list[Server]) -> None:
    host = await servers[0].guest()
    table = await host.open_table("me computer", GAME)
    first, view = await host.dealt(table)
    second = await (await moved_to(host, servers[1])).line(table)
    await second.hear_until("view")
    move = view["moves"][0]["text"]
    answers = await asyncio.gather(first.play(view, move), second.play(view, move))
    assert sorted(answer["repeated"] for answer in answers) == [False, True]


async def test_two_moves_of_one_decision_are_not_both_played(servers: list[Server]) -> None:
    host = await servers[0].guest()
    table = await host.open_table("me computer", GAME)
    first, view = await host.dealt(table)
    second = await (await moved_to(host, servers[1])).line(table)
    await second.hear_until("view")
    answers = await asyncio.gather(
        *(line.play(view, move["text"]) for line, move in zip((first, second), view["moves"], strict=False))
    )
    assert sorted(answer["type"] for answer in answers) == ["played", "refused"]


async def test_whoever_is_here_is_here_for_all(servers: list[Server]) -> None:
    table, lines, _ = await apart(servers)
    await until(servers, table, lambda live: states(live) == ["here", "here"])
    await lines[1].socket.close()
    await until(servers, table, lambda live: states(live) == ["here", "away"])


def states(live: LiveTable) -> list[str]:
    return [seat.state for seat in people_now(live, None).seats]


async def until(servers: list[Server], table: str, holds: Callable[[LiveTable], bool]) -> None:
    """Wait until something holds for a table on all servers."""
    for server in servers:
        async with asyncio.timeout(PATIENCE), server.live(table) as live:
            while not holds(live):
                await asyncio.sleep(0.01)


async def test_what_is_said_and_wanted_reaches_everybody(servers: list[Server]) -> None:
    table, lines, _ = await apart(servers)
    await lines[0].send(type="say", text="Ahoy", mark="1", seat=0)
    assert (await lines[1].hear_until("said"))["lines"][0]["text"] == "Ahoy"
    for line in lines:
        await line.send(type="end", wanted=True)
    await until(servers, table, lambda live: live.ended)


async def test_whoever_signs_out_everywhere_is_out_of_all_servers(servers: list[Server]) -> None:
    guest = await servers[0].guest()
    assert (await guest.http.post("/me/account", data={"name": "Ada", "password": "twelve men on"})).status_code == 303
    table = await guest.open_table("me computer", GAME)
    line = await (await moved_to(guest, servers[1])).line(table)
    await line.hear()
    assert (await guest.http.post("/sign-out/everywhere", data={})).status_code == 303
    assert await line.closed() == LATER
