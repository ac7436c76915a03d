"""Two servers with one database: guests at a table can't tell which of the two they are connected to."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from functools import partial

import httpx
import pytest
from sqlalchemy import func, select, text
from tests.clock import Clock
from tests.waiting import until
from tests.web.features.notifications.test_service import awaited, mail_of, wait, want_notices
from tests.web.harness import GAME, Guest, Line, Payload, Server, play_out, seated, serving

from spadework.table.takeback import last_known_decision
from spadework.web.cluster.bus import CHANGE_CHANNEL, END_CONNECTIONS, MESSAGE_CHANNEL, RemoteCommand, send_command
from spadework.web.cluster.queue import QUEUE
from spadework.web.features.notifications.service import GRACE
from spadework.web.features.presence.socket import roster
from spadework.web.server.settings import Settings
from spadework.web.socket.transport import LATER
from spadework.web.table.live_table import LiveTable


@pytest.fixture
async def servers(warm_games: None, shared_settings: Settings) -> AsyncIterator[list[Server]]:  # noqa: ARG001
    async with serving(shared_settings) as first, serving(shared_settings) as second:
        yield [first, second]


async def moved_to(guest: Guest, server: Server) -> Guest:
    """Return the same guest, connected to another server."""
    other = await server.guest()
    other.http.cookies = httpx.Cookies(guest.http.cookies)
    return other


async def apart(servers: list[Server], seats: str = "me link", **fields: str) -> tuple[str, list[Line], list[Payload]]:
    """Return a dealt table, with one guest on each server, and their connections and first views."""
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


async def test_presence_reaches_all_servers(servers: list[Server]) -> None:
    table, lines, _ = await apart(servers)
    await until_all(servers, table, lambda live: states(live) == ["here", "here"])
    await lines[1].socket.close()
    await until_all(servers, table, lambda live: states(live) == ["here", "away"])


def states(live: LiveTable) -> list[str]:
    return [seat.state for seat in roster(live, None).seats]


async def until_all(servers: list[Server], table: str, holds: Callable[[LiveTable], bool]) -> None:
    """Wait until a condition holds for a table on all servers."""
    for server in servers:
        async with server.live(table) as live:
            await until(partial(holds, live))


async def test_chat_and_votes_reach_all_servers(servers: list[Server]) -> None:
    table, lines, _ = await apart(servers)
    await lines[0].send(type="say", text="Ahoy", mark="1", seat=0)
    assert (await lines[1].hear_until("chat"))["lines"][0]["text"] == "Ahoy"
    for line in lines:
        await line.send(type="end", wanted=True)
    await until_all(servers, table, lambda live: live.ended)


async def test_signing_out_everywhere_ends_connections_on_all_servers(servers: list[Server]) -> None:
    guest = await servers[0].guest()
    assert (await guest.http.post("/me/account", data={"name": "Ada", "password": "twelve men on"})).status_code == 303
    table = await guest.open_table("me computer", GAME)
    line = await (await moved_to(guest, servers[1])).line(table)
    await line.hear()
    assert (await guest.http.post("/sign-out/everywhere", data={})).status_code == 303
    assert await line.closed() == LATER


async def test_an_operator_ends_the_connections_of_a_guest(servers: list[Server]) -> None:
    guest = await servers[0].guest()
    table = await guest.open_table("me computer", GAME)
    line = await guest.line(table)
    await line.hear()
    async with servers[0].live(table) as live:
        await send_command(servers[1].site.storage, END_CONNECTIONS, live.stored.creator)
    assert await line.closed() == LATER


@pytest.mark.parametrize(
    ("channel", "message"),
    [
        (MESSAGE_CHANNEL, "ahoy"),
        (MESSAGE_CHANNEL, '{"version":2,"sender":"other","kind":"alive"}'),
        (MESSAGE_CHANNEL, RemoteCommand(sender="other", command="sing", argument="").model_dump_json()),
        (CHANGE_CHANNEL, "ahoy"),
        (CHANGE_CHANNEL, "song t other"),
    ],
)
async def test_a_message_that_nobody_understands_is_skipped(
    servers: list[Server], channel: str, message: str, caplog: pytest.LogCaptureFixture
) -> None:
    guest = await servers[0].guest()
    table = await guest.open_table("me computer", GAME)
    line = await guest.line(table)
    await line.hear()
    storage = servers[1].site.storage
    async with storage.writing() as session:
        await session.execute(select(func.pg_notify(channel, message)))
    async with servers[0].live(table) as live:
        await send_command(storage, END_CONNECTIONS, live.stored.creator)
    assert await line.closed() == LATER
    assert "a message of another server was skipped" in caplog.messages


@pytest.mark.long
async def test_computer_players_move_and_leave_no_jobs_in_the_queue(servers: list[Server]) -> None:
    host = await servers[0].guest()
    table = await host.open_table("me computer", GAME)
    line, view = await host.dealt(table)
    await play_out({0: (line, view)}, random.Random(5))
    async with servers[1].live(table) as live:
        assert live.table is not None
        assert live.table.over
    # No server has jobs left, including the one that made the last move.
    async with servers[0].site.storage.reading() as session:

        async def nothing_waits() -> bool:
            await session.rollback()
            return not await session.scalar(
                text(f"SELECT count(*) FROM {QUEUE}.procrastinate_jobs WHERE status = 'todo'")
            )

        await until(nothing_waits)


async def test_a_server_that_starts_later_learns_who_is_here(warm_games: None, shared_settings: Settings) -> None:  # noqa: ARG001
    async with serving(shared_settings) as first:
        host = await first.guest()
        table = await host.open_table("me link", GAME)
        line = await host.line(table)
        await line.hear()
        async with serving(shared_settings) as second:
            await until_all([second], table, lambda live: live.is_watched)
            await until_all([second], table, lambda live: states(live)[0] == "here")
            # It shuts down cleanly, and the other server no longer counts on it.
            other = await (await second.guest()).line(table)
            await until_all([first], table, lambda live: live.spectators.spectators([]).number == 2)
            await other.socket.close()
        await until_all([first], table, lambda live: not live.watched_elsewhere)


async def test_players_on_two_servers_can_agree_on_a_takeback(servers: list[Server]) -> None:
    table, lines, _ = await apart(servers)
    async with servers[0].live(table) as live:
        while live.table is not None and last_known_decision(live.table, 0) is None:
            view = await latest(lines[0])
            assert (await lines[0].play(view, view["moves"][0]["text"]))["type"] == "played"
    view = await latest(lines[0])
    await lines[0].send(type="ask_takeback", seat=0, decision=view["decision"])
    request = (await lines[1].hear_until("takeback_request"))["request"]
    await lines[1].send(type="answer_takeback", request=request["id"], agrees=True)
    await until_all(servers, table, lambda live: live.stored.epoch == 1)
    assert (await lines[0].hear_until("takeback_request"))["request"]["id"] == request["id"]
    assert (await lines[0].hear_until("takeback_request"))["request"] is None


async def test_a_public_table_is_in_the_list_of_all_servers(servers: list[Server]) -> None:
    host, other = await servers[0].guest(), await servers[1].guest()
    assert "Waiting Wanda" not in (await other.http.get("/lobby")).text
    await host.open_table("me link", GAME, **{"name-0": "Waiting Wanda", "joining": "anybody"})

    async def is_listed() -> bool:
        return "Waiting Wanda" in (await other.http.get("/lobby")).text

    await until(is_listed)


@pytest.mark.usefixtures("warm_games")
async def test_a_player_connected_to_another_server_gets_no_notifications(
    shared_settings: Settings, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(shared_settings) as first:
        table, guests = await seated(first, GAME, 2)
        ids = await want_notices(first, table)
        here = await guests[0].line(table)
        await here.hear_until("view")
        async with serving(shared_settings) as second:
            await until_all([second], table, lambda live: states(live)[0] == "here")
            second.site.tables.forget_idle()
            # Either server may be the first to notify the other player.
            mails = [mail_of(server, monkeypatch) for server in (first, second)]
            for _ in range(3):
                await wait(second, clock, GRACE / 2)
                await here.send(type="ping")
            movers = await awaited(second, table)
            await until(lambda: len(mails[0]) + len(mails[1]) >= len([seat for seat in movers if seat != 0]))
            assert [*mails[0], *mails[1]] == [(ids[seat], "it’s your turn.") for seat in movers if seat != 0]


async def latest(line: Line) -> Payload:
    """Resync, and return the last view received."""
    await line.send(type="resync", version=0)
    return [told for told in await line.settle() if told["type"] == "view"][-1]
