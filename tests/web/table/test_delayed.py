"""Tables closed to spectators, or shown to them with a delay during which nothing newer reaches them."""

import json
import random
import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest
from tests.clock import Clock
from tests.web.features.chat.test_socket import answer, say
from tests.web.harness import GAME, Guest, Line, Payload, Server, play_out, rows, seated, serving

from spadework.web.db import models
from spadework.web.server.settings import Settings

MINUTES = 5


async def opened(server: Server, **may: object) -> tuple[str, list[Guest], list[Line], list[Payload]]:
    """Seat two players and a spectator at a table with some host settings; return the players' connections and views too."""
    table, guests = await seated(server, GAME, 2)
    lines = [await guest.line(table) for guest in guests[:2]]
    views = [await line.hear_until("view") for line in lines]
    await lines[0].send(**({"type": "host", "talk": "write", "closed": False, "delay": 0} | may))
    for line in lines:
        await line.settle()
    return table, guests, lines, views


async def pages(guest: Guest, table: str) -> list[tuple[int, str]]:
    """Return a guest's pages of a table, verbatim."""
    paths = (
        table,
        f"{table}/replay",
        f"{table}/replay/1.json",
        f"{table}/ending",
        f"{table}/picture.svg",
        f"{table}/record.json",
    )
    answers = [await guest.http.get(path) for path in (*paths, f"{table}/verify", f"{table}/decisions")]
    return [(reply.status_code, reply.text) for reply in answers]


async def test_a_closed_table_turns_spectators_away_and_nobody_else(server: Server) -> None:
    table, guests, lines, _ = await opened(server)
    watching = await guests[2].line(table)
    await watching.hear_until("view")
    await lines[0].send(type="host", talk="read", closed=True, delay=0)
    assert await watching.closed() == 4409
    assert "closed to spectators" in json.loads(watching.heard[-1])["reason"]
    assert {status for status, _ in await pages(guests[2], table)} <= {403, 404}
    assert await (await guests[2].line(table)).closed() == 4409
    for guest, line in zip(guests[:2], lines, strict=True):
        assert (await guest.http.get(table)).status_code == 200
        assert "view" not in [told["type"] for told in await line.settle()]
    await lines[0].send(type="host", talk="read", closed=False, delay=0)
    await lines[0].settle()
    assert (await guests[2].http.get(table)).status_code == 200


async def test_an_invited_guest_can_join_a_closed_table(server: Server) -> None:
    host, friend = await server.guest(), await server.guest()
    table = await host.open_table("me link")
    line = await host.line(table)
    url = (await line.hear())["invites"][0]["url"]
    await line.send(type="host", talk="read", closed=True, delay=0)
    await line.settle()
    assert (await friend.http.get(table)).status_code == 403
    assert (await friend.http.post(url, data={"name": "Bo"})).status_code == 303
    assert (await friend.http.get(table)).status_code == 200


async def test_spectators_see_a_move_when_its_time_has_come(server: Server, clock: Clock) -> None:
    table, guests, lines, views = await opened(server, delay=MINUTES)
    watching = await guests[2].line(table)
    before = await watching.hear_until("view")
    await watching.settle()
    shown = await pages(guests[2], table)
    for line, view in zip(lines, views, strict=True):
        assert (await line.play(view, view["moves"][0]["text"]))["type"] == "played"
    # Neither messages nor pages reveal that anything has happened.
    assert await watching.settle() == []
    clock.put_forward(60 * MINUTES - 10)
    assert await watching.settle() == []
    assert await pages(guests[2], table) == shown
    clock.put_forward(20)
    after = await watching.hear_until("view")
    async with server.live(table) as live:
        assert live.table is not None
        assert after["version"] == live.table.version() > before["version"]
    assert await pages(guests[2], table) != shown


async def test_a_move_taken_back_within_the_delay_is_never_shown(server: Server, clock: Clock) -> None:
    table, guests, lines, views = await opened(server, delay=MINUTES)
    watching = await guests[2].line(table)
    before = await watching.hear_until("view")
    await lines[0].play(views[0], views[0]["moves"][0]["text"])
    await lines[0].send(type="take_back", seat=0, decision=0)
    await lines[0].hear_until("taken_back")
    for line, view in zip(lines, views, strict=True):
        await line.play(view, view["moves"][1]["text"])
    clock.put_forward(60 * MINUTES + 1)
    await watching.settle()
    async with server.live(table) as live, server.site.tables.seen_by(live.id, None) as later:
        assert later is not live
        assert live.table is not None
        assert later.table is not None
        # The second move may be due a moment after the first.
        while later.table.version() == before["version"] or len(later.table.steps) < len(live.table.steps):
            await watching.settle()
        assert [step[:3] for step in later.table.steps] == [step[:3] for step in live.table.steps]


async def test_the_end_is_seen_later_too(server: Server, clock: Clock) -> None:
    table, guests, lines, views = await opened(server, delay=MINUTES)
    watching = await guests[2].line(table)
    await watching.hear_until("view")
    shown = await pages(guests[2], table)
    await play_out({seat: (lines[seat], views[seat]) for seat in range(2)}, random.Random(3))
    await guests[0].http.post(f"{table}/rematch")
    assert [told for told in await watching.settle() if told["type"] != "spectators"] == []
    assert await pages(guests[2], table) == shown
    assert (await guests[1].http.get(f"{table}/record.json")).status_code == 200
    clock.put_forward(60 * MINUTES + 1)
    assert (await watching.hear_until("view"))["over"]
    # The age of stored data goes by the wall clock, which the test's clock doesn't change.
    with closing(sqlite3.connect(server.settings.folder / "spadework.sqlite")) as connection:
        connection.execute("UPDATE tables SET finished = '2026-01-01'")
        connection.commit()
    assert (await guests[2].http.get(f"{table}/record.json")).status_code == 200


async def test_a_restart_does_not_shorten_the_delay(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving(settings) as server:
        table, _, lines, views = await opened(server, delay=MINUTES)
        for line, view in zip(lines, views, strict=True):
            await line.play(view, view["moves"][0]["text"])
    stored = rows(settings.folder / "spadework.sqlite", "SELECT count(*), count(at) FROM moves")
    assert stored[0][0] == stored[0][1]
    for minutes, there in ((MINUTES - 1, False), (MINUTES, True)):
        ahead = timedelta(minutes=minutes, seconds=1)
        with monkeypatch.context() as patch:
            plain = models.now
            patch.setattr(models, "now", lambda plain=plain, ahead=ahead: plain() + ahead)
            async with serving(settings) as server:
                watching = await (await server.guest()).line(table)
                view = await watching.hear_until("view")
                async with server.live(table) as live:
                    assert live.table is not None
                    assert (view["version"] == live.table.version()) == there


async def test_a_spectator_comes_back_when_the_delay_changes(server: Server) -> None:
    table, guests, lines, views = await opened(server)
    watching = await guests[2].line(table)
    await watching.hear_until("view")
    for line, view in zip(lines, views, strict=True):
        await line.play(view, view["moves"][0]["text"])
    now = await watching.hear_until("view")
    await lines[0].send(type="host", talk="write", closed=False, delay=MINUTES)
    assert await watching.closed() == 1012
    watching = await guests[2].line(table, since=now["version"])
    then = await watching.hear_until("view")
    assert then["fresh"]
    assert then["version"] < now["version"]
    await lines[0].send(type="host", talk="write", closed=False, delay=15)
    assert await watching.closed() == 1012
    watching = await guests[2].line(table)
    assert (await watching.hear_until("view"))["version"] == then["version"]
    await lines[0].send(type="host", talk="write", closed=True, delay=0)
    assert await watching.closed() == 4409


async def test_chat_reaches_delayed_spectators_later(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, guests, lines, _ = await opened(server, delay=MINUTES)
    watching = await guests[2].line(table)
    await watching.settle()
    await say(lines[0], "What a move!")
    assert await watching.settle() == []
    await watching.send(type="report", number=1)
    assert (await answer(watching))["type"] == "chat_refused"
    # A spectator's line reaches the table immediately, and the spectator only after the delay.
    assert (await say(watching, "Hello", seat=None))["type"] == "delivered"
    assert [one["text"] for told in await lines[1].settle() for one in told.get("lines", ())] == [
        "What a move!",
        "Hello",
    ]
    assert await watching.settle() == []
    plain = models.now
    monkeypatch.setattr(models, "now", lambda: plain() + timedelta(minutes=MINUTES))
    assert [one["text"] for told in await watching.settle() for one in told.get("lines", ())] == [
        "What a move!",
        "Hello",
    ]
