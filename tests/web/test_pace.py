"""Whoever asks for too many pages waits, and others do not."""

import asyncio
from dataclasses import replace
from functools import partial
from types import SimpleNamespace

import pytest
from tests.web.harness import Guest, serving

from spadework.web import app, pace
from spadework.web.pace import LONGEST, MANY, Turns
from spadework.web.settings import Settings


def test_who_asks_for_many_waits_longer_and_longer_and_then_for_nothing() -> None:
    now = [0.0]
    turns = Turns(rate=10, burst=5, clock=lambda: now[0])
    waits = [turns.wait("ada") for _ in range(100)]
    assert waits[:6] == pytest.approx([0, 0, 0, 0, 0, 0.1])
    assert waits[-1] is None
    assert max(wait for wait in waits if wait is not None) <= LONGEST
    assert turns.wait("bo") == 0.0
    now[0] = 100.0
    assert turns.wait("ada") == 0.0


def test_who_has_made_up_for_all_is_forgotten() -> None:
    now = [0.0]
    turns = Turns(rate=10, burst=5, clock=lambda: now[0])
    for number in range(10 * MANY):
        now[0] += 1
        assert turns.wait(str(number)) == 0.0
    assert len(turns._made_up) <= 2 * MANY


async def test_pages_have_a_pace_for_each_visitor(settings: Settings) -> None:
    async with serving(replace(settings, pages=0.001, pages_at_once=3)) as server:
        first, second = await server.guest(), await server.guest()
        assert [await status(first) for _ in range(4)] == [200, 200, 200, 429]
        assert await status(second) == 200
        answer = await first.http.get("/lobby")
        assert "many pages" in answer.text
        for path in ("/health", "/static/app.webmanifest"):
            assert (await first.http.get(path)).status_code == 200
        # Who is nobody yet is counted by address; who asks on this computer itself, where a proxy may be, is not.
        first.http.cookies.clear()
        assert await status(first) == 200


async def test_a_request_waits_for_its_turn(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(pace, "asyncio", SimpleNamespace(sleep=sleep))
    monkeypatch.setattr(app, "Turns", partial(Turns, clock=lambda: 0.0))
    async with serving(replace(settings, pages=4, pages_at_once=2)) as server:
        guest = await server.guest()
        assert await asyncio.gather(*(status(guest) for _ in range(4))) == [200] * 4
    assert waited == [0.25, 0.5]


async def status(guest: Guest) -> int:
    return (await guest.http.get("/lobby")).status_code
