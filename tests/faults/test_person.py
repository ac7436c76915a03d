"""A resting person, who sends nothing, not even a move that was already chosen."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from tests.clock import Clock
from tests.faults import person as script
from tests.faults.ledger import Ledger
from tests.faults.person import Person, Place
from tests.waiting import until

THINKING = 1000.0
"""The person's maximum thinking time, in seconds of the event loop's clock."""

VIEW = {
    "type": "view", "fresh": True, "from": 0, "version": 1, "past": 0, "epoch": 0, "seat": 0, "decision": 0, "over": False,
    "moves": [{"text": "keep 1 2"}],
}  # fmt: skip


class FakeSocket:
    """A connection whose other end is the test."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self._messages: asyncio.Queue[str] = asyncio.Queue()

    async def hears(self, **message: Any) -> None:
        """Send the person a message, and wait until it is handled or the person is thinking."""
        self._messages.put_nowait(json.dumps(message))
        await self._messages.join()

    async def recv(self) -> str:
        text = await self._messages.get()
        self._messages.task_done()
        return text

    async def send(self, text: str) -> None:
        self.sent.append(json.loads(text))

    @property
    def moves(self) -> list[str]:
        """The moves that were sent."""
        return [told["move"] for told in self.sent if told["type"] == "move"]


async def test_a_move_being_chosen_waits_until_the_person_resumes(monkeypatch: pytest.MonkeyPatch) -> None:
    socket = FakeSocket()

    @asynccontextmanager
    async def connect(*_: Any, **__: Any) -> AsyncIterator[FakeSocket]:
        yield socket

    monkeypatch.setattr(script, "connect", connect)
    monkeypatch.setattr(script, "HEARTBEAT", 10 * THINKING)
    clock = Clock(asyncio.get_running_loop())
    place = Place("/tables/table", 0, {}, ["http://127.0.0.1"])
    person = Person(place, random.Random(1), Ledger(), pace=THINKING)
    playing = asyncio.create_task(person.play())
    await socket.hears(**VIEW)
    await person.rest()
    clock.put_forward(THINKING)
    await socket.hears(type="pong")
    assert socket.moves == []

    await person.go_on()
    await socket.hears(type="pong")
    clock.put_forward(THINKING)
    await until(lambda: socket.moves)
    assert socket.moves == ["keep 1 2"]
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
