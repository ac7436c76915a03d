"""Clocks at tables: they run, pause, survive a restart, offer a choice when time is out, and reveal nothing secret."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import httpx
import pytest
from tests.clock import Clock
from tests.some_games import REACTING
from tests.web.harness import GAME, Line, Payload, Server, rows, seated, serving

from spadework.web.features.clocks import service as clocks
from spadework.web.features.clocks.service import DAY
from spadework.web.server.settings import Settings
from spadework.web.table.live_table import LiveTable

LIVE = {"time": "live", "time-live-bank": "10", "time-live-more": "10"}
DAYS = {"time": "days", "time-days-bank": "3", "time-days-more": "12", "time-days-most": "5", "time-days-holidays": "7"}


async def clocks_of(line: Line) -> list[Mapping[str, Any]]:
    """Return the clocks in the next presence message."""
    while (told := await line.hear_any())["type"] != "presence":
        pass
    return [seat["clock"] for seat in told["seats"]]


async def until_out(line: Line, seat: int) -> Payload:
    """Return the first presence message in which a seat has no time left."""
    while True:
        told = await line.hear_any()
        if told["type"] == "presence" and told["seats"][seat]["clock"]["out"]:
            return told


async def test_a_bank_runs_down_and_a_decision_adds_to_it(server: Server, clock: Clock) -> None:
    table, guests = await seated(server, GAME, 2, **LIVE)
    line = await guests[0].line(table)
    view = await line.hear_until("view")
    # The clocks of all who decide at the same time run at the same time.
    both = await clocks_of(line)
    assert [one["runs"] for one in both] == [True, True]
    clock.put_forward(100)
    assert (await line.play(view, view["moves"][0]["text"]))["type"] == "played"
    mine, other = await clocks_of(line)
    while mine["runs"]:
        mine, other = await clocks_of(line)
    assert 505_000 <= mine["left"] <= 510_000
    assert 495_000 <= other["left"] <= 500_000
    assert other["runs"]
    stored = rows(server.settings.folder / "spadework.sqlite", "SELECT clocks FROM tables")
    assert json.loads(stored[0][0])["running"] == [1]


async def test_a_takeback_removes_the_time_that_the_move_added(server: Server, clock: Clock) -> None:
    table, guests = await seated(server, GAME, 2, **LIVE)
    line = await guests[0].line(table)
    view = await line.hear_until("view")
    for _ in range(3):
        await line.play(view, view["moves"][0]["text"])
        await line.send(type="take_back", seat=0, decision=view["decision"])
        await line.hear_until("taken_back")
    clock.put_forward(1)
    async with server.live(table) as live:
        found = live.clocks.of(0)
        assert found is not None
        assert found.ends is not None
        assert found.ends - live.clocks.now <= 600


async def test_a_player_out_of_time_can_be_substituted_and_returns_with_time(server: Server, clock: Clock) -> None:
    table, guests = await seated(server, GAME, 2, **LIVE)
    ann, bo = [await guest.line(table) for guest in guests[:2]]
    view = await ann.hear_until("view")
    await ann.play(view, view["moves"][0]["text"])
    await ann.states("here", "here")
    clock.put_forward(601)
    for line in (ann, bo):
        await line.send(type="ping")
    told = await until_out(ann, 1)
    assert told["seats"][1]["absent"]
    assert (await bo.hear_until("view"))["moves"], "nobody is flagged"
    await ann.send(type="substitute", seat=1, level="deck-hand")
    while (told := await ann.hear_any())["type"] != "presence" or told["seats"][1]["level"] is None:
        pass
    async with server.live(table) as live:
        assert live.stored.clocks is not None
        assert live.stored.clocks["late"] == [0, 1]
    clock.put_forward(601)
    await bo.send(type="come_back")
    while (told := await bo.hear_any())["type"] != "presence" or told["seats"][1]["level"] is not None:
        pass
    assert told["seats"][1]["clock"]["left"] >= 59_000
    assert not told["seats"][1]["clock"]["out"]


async def test_clocks_stop_while_the_server_is_down(warm_games: None, settings: Settings, clock: Clock) -> None:  # noqa: ARG001
    async with serving(settings) as server:
        table, guests = await seated(server, GAME, 2, **DAYS)
        cookies = dict(guests[0].http.cookies)
        clock.put_forward(DAY)
    clock.put_forward(2 * DAY)
    async with serving(settings) as server:
        guest = await server.guest()
        guest.http.cookies = httpx.Cookies(cookies)
        found = await clocks_of(await guest.line(table))
        assert found[0]["left"] / 1000 == pytest.approx(2 * DAY, abs=120)
        # Another day passes at a table that nobody has open.
        clock.put_forward(DAY)
        server.site.tables.forget_idle()
        assert (await clocks_of(await guest.line(table)))[0]["left"] / 1000 == pytest.approx(DAY, abs=120)


async def test_holidays_stop_the_clock_while_any_are_left(server: Server, clock: Clock) -> None:
    table, guests = await seated(server, GAME, 2, **DAYS)
    line = await guests[0].line(table)
    await line.states("here", "away")
    await line.send(type="holiday", days=8)
    assert "at this table now" in (await line.hear_until("error"))["reason"]
    await line.send(type="holiday", days=5)
    assert (await clocks_of(line))[0]["pause"] == "holiday"
    clock.put_forward(4 * DAY)
    await line.send(type="holiday", days=0)
    mine, other = await clocks_of(line)
    while mine["pause"]:
        mine, other = await clocks_of(line)
    assert mine["left"] / 1000 == pytest.approx(3 * DAY, abs=60)
    assert other["out"]
    await line.send(type="holiday", days=4)
    assert "at this table now" in (await line.hear_until("error"))["reason"]


def run_from(moment: float, left: float, live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start both clocks at `moment`, with `left` seconds each."""
    began = clocks.wall_time()
    monkeypatch.setattr(live.clocks, "_now", lambda: moment + clocks.wall_time() - began)
    running = {**(live.stored.clocks or {}), "at": moment, "left": [left, left], "running": [0, 1]}
    monkeypatch.setattr(live.stored, "clocks", running)


async def test_nights_in_the_player_s_time_zone_pause_the_clock(
    server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guests = await seated(server, GAME, 2, **DAYS, **{"time-nights": "yes"})
    async with server.live(table) as live:
        line = await guests[0].line(table)
        await line.send(type="zone", zone="Nowhere/City")
        await line.send(type="zone", zone="UTC")
        await line.send(type="zone", zone="Asia/Tokyo")
        await line.settle()
        assert live.seats[0].zone == "UTC"
        # From noon.
        run_from(20_000 * DAY + DAY / 2, 3 * DAY, live, monkeypatch)
        clock.put_forward(11 * 3600)
        mine, other = live.clocks.of(0), live.clocks.of(1)
        assert mine is not None
        assert other is not None
        assert mine.pause == "night"
        assert mine.left == pytest.approx(3 * DAY - 10 * 3600, abs=60)
        assert other.pause is None


async def test_weekends_in_the_player_s_time_zone_pause_the_clock(
    server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guests = await seated(server, GAME, 2, **DAYS, **{"time-weekends": "yes"})
    async with server.live(table) as live:
        line = await guests[0].line(table)
        await line.send(type="zone", zone="UTC")
        await line.settle()
        # On a Monday, the next pause is further ahead than any night.
        monday = 20_003 * DAY
        run_from(monday, 7 * DAY, live, monkeypatch)
        assert live.clocks.next_change() == pytest.approx(5 * DAY, abs=60)
        clock.put_forward(6 * DAY)
        mine, other = live.clocks.of(0), live.clocks.of(1)
        assert mine is not None
        assert other is not None
        assert (mine.pause, other.pause) == ("weekend", None)
        assert mine.left == pytest.approx(2 * DAY, abs=60)
        clock.put_forward(1.5 * DAY)
        mine = live.clocks.of(0)
        assert mine is not None
        assert mine.pause is None
        assert mine.ends == pytest.approx(monday + 9 * DAY, abs=60)


async def test_a_solo_table_has_no_clock(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me computer", **LIVE)
    async with server.live(table) as live:
        assert live.stored.time is None
    answer = await guest.http.post(f"/games/{GAME}/new", data={"seats": "2", "time": "live", "time-live-bank": "7"})
    assert answer.status_code == 422


@pytest.mark.slow
@pytest.mark.parametrize("game", REACTING, ids=lambda game: game.id)
async def test_clocks_do_not_reveal_who_may_react(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    game: Any,
) -> None:
    """No clock reveals whether anyone is asked, or whether someone has secretly answered."""
    seen: dict[bool, set[str]] = {True: set(), False: set()}
    async with serving(replace(settings, reaction=1000.0)) as server:
        for _ in range(60):
            table, _ = await seated(server, game.id, game.rules.SEATS[0], **LIVE)
            async with server.live(table) as live:
                monkeypatch.setattr(live.clocks, "_now", lambda: 1000.0)
                if live.table is None or live.time_to_react is None:
                    continue
                asked = bool(live.table.to_move)
                seen[asked].add(told_of(live))
                if asked:
                    await answer(live)
                    seen[asked].add(told_of(live))
            if all(seen.values()):
                break
    assert seen[True] == seen[False] != set()


def told_of(live: LiveTable) -> str:
    """Return everything that a message could reveal about the clocks, except the time at which they were read."""
    assert live.table is not None
    stored = live.clocks.after(live.table)
    assert stored is not None
    return json.dumps([stored["running"], [round(left) for left in stored["left"]]])


async def answer(live: LiveTable) -> None:
    """Let the first player who is asked answer secretly."""
    assert live.table is not None
    seat = live.table.to_move[0]
    await live.play(seat, live.table.decision(seat), live.table.legal(seat)[0].text)
