"""The lobby: public tables, one-click seats, and quick pairing."""

import asyncio
import json

import pytest
from tests.waiting import PATIENCE
from tests.web.harness import GAME, Guest, Payload, Server, rows
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from spadework.engine.discovery import game_ids
from spadework.web.db.storage import StorageError
from spadework.web.server import limits
from spadework.web.server.limits import MOST_OPEN, RateLimiter, Slots
from spadework.web.socket.transport import LATER

OPEN = {"joining": "anybody", "name-0": "Ada"}


async def waiting(server: Server, kinds: str = "me link", **fields: str) -> tuple[Guest, str]:
    """Open a public table; return its host and path."""
    host = await server.guest()
    return host, await host.open_table(kinds, **{**OPEN, **fields})


async def watching(server: Server, guest: Guest, origin: str | None = None) -> ClientConnection:
    return await guest.stack.enter_async_context(
        connect(
            f"{server.address}/lobby/live".replace("http", "ws"),
            origin=Origin(origin or server.address),
            additional_headers={"Cookie": "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())},
        )
    )


async def receive(socket: ClientConnection) -> Payload:
    async with asyncio.timeout(PATIENCE):
        message = json.loads(await socket.recv())
    assert isinstance(message, dict)
    return message


async def test_the_lobby_lists_only_public_tables(server: Server) -> None:
    _, table = await waiting(server, "me link computer")
    host = await server.guest()
    hidden = await host.open_table("me link")
    nobody = await host.open_table("me computer", **OPEN)
    for path in ("/lobby", f"/lobby?game={GAME}", "/lobby/tables"):
        page = (await host.http.get(path)).text
        assert f'formaction="{table}/sit"' in page
        assert "Ada" in page
        assert "1 of 3 seats open" in page
        assert hidden not in page
        assert nobody not in page
    other = next(id for id in game_ids() if id != GAME)
    assert table not in (await host.http.get(f"/lobby?game={other}")).text
    assert (await host.http.get("/lobby?game=chess")).status_code == 404
    assert 'href="/lobby"' in (await host.http.get("/")).text
    german = await server.guest("de")
    assert "Mitspieler finden" in (await german.http.get("/lobby")).text


async def test_the_list_shows_time_control_and_hints(server: Server) -> None:
    kinds = {"time": "live", "hints": "everybody"}
    host, _ = await waiting(server, "me link", **kinds)
    page = (await host.http.get("/lobby")).text
    assert "Time: " in page
    assert "Hints: on your turn" in page


async def test_a_click_sits_down(server: Server) -> None:
    host, table = await waiting(server)
    guest, late = await server.guest(), await server.guest()
    assert (await guest.http.post(f"{table}/sit", data={"name": "Ada"})).headers["location"] == table
    async with server.live(table) as live:
        assert live.names == ["Ada", "Ada (2)"]
    assert (await guest.http.post(f"{table}/sit", data={"name": "Ada"})).headers["location"] == table
    assert (await host.http.post(f"{table}/sit")).headers["location"] == table
    assert (await late.http.post(f"{table}/sit")).status_code == 409
    assert table not in (await late.http.get("/lobby")).text


async def test_a_table_by_link_cant_be_taken_from_the_lobby(server: Server) -> None:
    host, guest = await server.guest(), await server.guest()
    table = await host.open_table("me link")
    assert (await guest.http.post(f"{table}/sit")).status_code == 409
    assert (await (await guest.line(table)).hear_until("seal"))["may"] == []


async def test_a_visitor_to_a_public_table_is_offered_a_seat(server: Server) -> None:
    _, table = await waiting(server)
    guest = await server.guest()
    assert (await (await guest.line(table)).hear_until("seal"))["may"] == ["sit"]


async def test_tables_with_someone_present_precede_the_longest_waiting_ones(server: Server) -> None:
    _, first = await waiting(server)
    second_host, second = await waiting(server)
    ids = [table.removeprefix("/tables/") for table in (first, second)]
    assert await server.site.tables.listed() == ids
    line = await second_host.line(second)
    await line.settle()
    assert await server.site.tables.listed() == ids[::-1]
    guests = [await server.guest() for _ in range(3)]
    found = [(await guest.http.post("/lobby/now", data={"name": "Bo"})).headers["location"] for guest in guests]
    assert found[:2] == [second, first]
    assert found[2] not in (first, second)
    async with server.live(found[2]) as live:
        assert (live.stored.public, live.names) == (True, ["Bo", ""])


async def test_two_who_want_any_game_find_each_other(server: Server) -> None:
    guests = [await server.guest() for _ in range(2)]
    answers = await asyncio.gather(*(guest.http.post("/lobby/now", data={"game": GAME}) for guest in guests))
    assert len({answer.headers["location"] for answer in answers}) == 1
    again = await guests[0].http.post("/lobby/now")
    assert again.headers["location"] != answers[0].headers["location"]
    assert (await guests[0].http.post("/lobby/now")).headers["location"] == again.headers["location"]


@pytest.mark.long
async def test_everybody_in_the_lobby_hears_of_changes(server: Server) -> None:
    guest = await server.guest()
    socket = await watching(server, guest)
    await socket.send("?")
    assert await receive(socket) == {"type": "pong"}
    host, table = await waiting(server)
    assert await receive(socket) == {"type": "changed"}
    await host.http.post(f"{table}/cancel")
    assert await receive(socket) == {"type": "changed"}
    assert table not in (await guest.http.get("/lobby/tables")).text


async def test_the_list_is_rebuilt_only_after_a_change(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = await server.guest()
    asked = []
    listed = server.site.tables.listed

    async def counting(game: str | None = None) -> list[str]:
        asked.append(game)
        return await listed(game)

    monkeypatch.setattr(server.site.tables, "listed", counting)
    for _ in range(3):
        await guest.http.get("/lobby")
    assert len(asked) == 1
    await waiting(server)
    await guest.http.get("/lobby")
    assert len(asked) == 2


async def test_another_site_can_neither_listen_nor_sit_down(server: Server) -> None:
    guest = await server.guest()
    with pytest.raises(InvalidStatus):
        await watching(server, guest, "https://elsewhere.example")
    answer = await guest.http.post("/lobby/now", headers={"Origin": "https://elsewhere.example"})
    assert answer.status_code == 403


async def test_limits(server: Server) -> None:
    host = await server.guest()
    for _ in range(MOST_OPEN):
        await host.open_table("me link", **OPEN)
    answer = await host.http.post(f"/games/{GAME}/new", data={"seats": "2", "kind-1": "link", **OPEN})
    assert answer.status_code == 429
    assert "waiting in the lobby" in answer.text
    server.site.join_limit = RateLimiter(0.001, 2)
    guest = await server.guest()
    assert [(await guest.http.post("/lobby/now")).status_code for _ in range(3)] == [303, 303, 429]


async def test_too_many_messages_or_connections_are_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LONGEST_WAIT", 0.0)
    server.site.messages = RateLimiter(0.01, 2)
    server.site.slots = Slots(1)
    guest = await server.guest()
    first, second = await watching(server, guest), await watching(server, guest)
    for _ in range(3):
        await first.send("?")
    for socket in (first, second):
        async with asyncio.timeout(PATIENCE):
            await socket.wait_closed()
        assert socket.close_code == 1008


async def test_two_browsers_of_one_account_are_one_person(server: Server) -> None:
    server.site.slots = Slots(1)
    own = {"name": "Ada", "password": "twelve men on"}
    phone, laptop, guest = [await server.guest() for _ in range(3)]
    await phone.http.post("/me/account", data=own)
    await laptop.http.post("/sign-in", data=own)
    for one in (phone, guest):
        socket = await watching(server, one)
        await socket.send("?")
        assert await receive(socket) == {"type": "pong"}
    second = await watching(server, laptop)
    async with asyncio.timeout(PATIENCE):
        await second.wait_closed()
    assert second.close_code == 1008


async def test_the_lobby_says_when_storage_fails(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(_: object) -> None:
        raise StorageError("no disk")

    guest = await server.guest()
    monkeypatch.setattr(server.site.accounts, "signed_in", failing)
    socket = await watching(server, guest)
    async with asyncio.timeout(PATIENCE):
        await socket.wait_closed()
    assert socket.close_code == LATER


async def test_the_list_is_found_by_an_index(server: Server) -> None:
    plan = rows(
        server.settings.folder / "spadework.sqlite",
        "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE public IS 1 AND cancelled IS 0 AND dealt IS 0"
        " AND created > '2025-01-01' ORDER BY created",
    )
    assert "USING INDEX open_tables" in plan[0][-1]
