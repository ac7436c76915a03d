"""Distinction between the answers to a request and earlier messages, by guests at two servers."""

import json
from collections.abc import Sequence
from typing import Any, cast

from tests.faults.ledger import Ledger
from tests.faults.racing import Pair
from tests.web.harness import Line
from websockets.asyncio.client import ClientConnection


class ShortLine(Line):
    """A connection whose messages have only the parts that matter here."""

    def check(self, message: dict[str, Any]) -> None:
        assert message["type"]


class FakeServer:
    """The server's end of a connection: it answers as a server does, after the messages that it had sent before.

    Args:
        waiting: the messages sent before.
        version: the version of its view.
    """

    def __init__(self, waiting: Sequence[Any], version: int = 1) -> None:
        self._messages = list(waiting)
        self._version = version
        self._due: list[Any] = []

    @property
    def line(self) -> Line:
        return ShortLine(cast(ClientConnection, self))

    async def recv(self) -> str:
        return json.dumps(self._messages.pop(0))

    async def send(self, text: str) -> None:
        told = json.loads(text)
        match told["type"]:
            case "resync":
                # The view may come after the answer to the next message.
                self._due = [view(self._version)]
            case "ping":
                self._messages += [{"type": "pong"}, *self._due]
                self._due = []
            case "move":
                self._messages.append(answer("refused", told["decision"]))


def view(version: int) -> dict[str, Any]:
    return {"type": "view", "fresh": True, "version": version, "past": 0, "decision": version}


def answer(kind: str, decision: int) -> dict[str, Any]:
    return {"type": kind, "seat": 0, "decision": decision}


async def test_a_view_sent_before_the_resync_is_not_its_answer() -> None:
    servers = [FakeServer([view(1)], version=2) for _ in range(2)]
    pair = Pair("/tables/table", 0, [server.line for server in servers], Ledger())
    assert (await pair.view())["version"] == 2


async def test_an_answer_to_an_earlier_decision_does_not_count() -> None:
    ledger = Ledger()
    pair = Pair("/tables/table", 0, [FakeServer([answer("played", 0)]).line], ledger)
    assert not await pair.play(0, {"decision": 1}, "keep 1 2")
    assert not ledger.acknowledged
