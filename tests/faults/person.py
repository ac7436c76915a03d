"""A simulated person who plays random moves, and reconnects and resends as the browser's script does."""

import asyncio
import json
import random
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from tests.faults.ledger import Ledger
from tests.web.harness import Payload
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.typing import Origin

from spadework.engine.chance import contribution_hash

FIRST_WAIT, LONGEST_WAIT = 0.02, 0.4
"""Seconds before a reconnect: doubled each time, up to the maximum; the script waits longer."""

HEARTBEAT, SILENCE, OPENING = 0.5, 1.0, 1.5
"""Seconds of silence before a ping, from the ping until the connection is given up, and for opening a connection.

A connection that is given up too early is merely opened again. SILENCE and OPENING double with each failure, so that a slow server is
reached, too."""

DOUBLINGS = 4
"""Maximum number of doublings."""

AFTER_REFUSAL = 0.2
"""Seconds before a person tries again after a refusal."""

FOR_GOOD = {1008, 4401, 4404, 4409}
"""Close codes after which the script does not reconnect."""

BROKEN = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError)


class TurnedAway(AssertionError):
    """The server closed the connection for good."""


@dataclass(frozen=True)
class Place:
    """A person's seat and identity."""

    table: str
    """The table's path."""
    seat: int
    cookies: Mapping[str, str]
    ways: Sequence[str]
    """The addresses at which the table is found; all are equivalent."""

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.rpartition("/")[2]


class Person:
    """One player with one browser.

    Args:
        place: the person's seat.
        dice: the source of randomness.
        ledger: records the moves.
        pace: maximum thinking time, in seconds.
        patience: seconds without a message about the game before a reload of the page, as people do when nothing happens; 0 for never.
    """

    def __init__(
        self, place: Place, dice: random.Random, ledger: Ledger, pace: float = 0.02, patience: float = 0.0
    ) -> None:
        self.place = place
        self.resting = asyncio.Event()
        """Set while the person makes no moves."""
        self.version = self.past = 0
        self.over = False
        self.unacknowledged: Payload | None = None
        self._socket: ClientConnection | None = None
        self._dice, self._ledger = dice, ledger
        self._pace, self._patience = pace, patience
        self._course: int | None = None
        self._view: Payload | None = None
        """The view from which to choose a move; None while an answer or the next view is pending."""
        self._refused = False
        self._part = f"{dice.getrandbits(256):064x}"
        self._failures = 0
        self._heard = 0.0

    async def play(self) -> None:
        """Play until the game is over. Raises TurnedAway."""
        while not self.over:
            try:
                await self._come()
            except BROKEN as error:
                code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else None
                if code in FOR_GOOD:
                    raise TurnedAway(
                        f"table {self.place.id}, seat {self.place.seat}: closed for good ({code})"
                    ) from error
                self._ledger.counts["lines broken"] += 1
            finally:
                self._socket = None
            wait = min(FIRST_WAIT * 2**self._failures, LONGEST_WAIT)
            self._failures += 1
            await asyncio.sleep(wait * self._dice.uniform(0.75, 1.25))

    async def _come(self) -> None:
        way = self._dice.choice(self.place.ways)
        asked: dict[str, Any] = {"language": "en", "since": self.version, "past": self.past, "seat": self.place.seat}
        async with connect(
            f"{way}{self.place.table}/live?{urlencode(asked)}".replace("http:", "ws:"),
            origin=Origin(way),
            additional_headers={"Cookie": "; ".join(f"{name}={value}" for name, value in self.place.cookies.items())},
            max_size=None,
            open_timeout=self._doubled(OPENING),
            close_timeout=0.1,
            ping_interval=None,
            proxy=None,
        ) as socket:
            self._socket = socket
            self._heard = asyncio.get_running_loop().time()
            if self.unacknowledged is not None:
                await self._send_move(socket)
            await self._talk(socket)

    async def _talk(self, socket: ClientConnection) -> None:
        silent = False
        while not self.over:
            try:
                async with asyncio.timeout(self._doubled(SILENCE) if silent else HEARTBEAT):
                    text = await socket.recv()
            except TimeoutError:
                if silent:
                    raise
                silent = True
                await say(socket, type="ping")
                continue
            silent = False
            await self._hear(socket, json.loads(text))
            if self._is_tired():
                self.version = self.past = 0
                self.unacknowledged = self._view = None
                self._ledger.counts["pages loaded anew"] += 1
                return
            await self._move(socket)

    def _doubled(self, seconds: float) -> float:
        return seconds * float(2 ** min(self._failures, DOUBLINGS))

    def _is_tired(self) -> bool:
        return 0 < self._patience < asyncio.get_running_loop().time() - self._heard

    async def _hear(self, socket: ClientConnection, told: Payload) -> None:
        if told["type"] != "error":
            self._failures = 0
        if told["type"] not in {"pong", "presence"}:
            self._heard = asyncio.get_running_loop().time()
        match told["type"]:
            case "seal":
                await self._take_part(socket, told)
            case "view":
                await self._look(socket, told)
            case "played" | "refused":
                self._settle(told)
            case "error":
                # What failed is tried again over a new connection.
                self._ledger.counts["errors"] += 1
                self.unacknowledged = None
                await socket.close()

    async def _take_part(self, socket: ClientConnection, seal: Payload) -> None:
        for seat in seal["seats"]:
            deal = seal["commitment"]
            if seal["stage"] == "commit":
                await say(socket, type="commit", seat=seat, seal=deal, commitment=contribution_hash(self._part))
            else:
                await say(socket, type="contribute", seat=seat, seal=deal, contribution=self._part)

    async def _look(self, socket: ClientConnection, view: Payload) -> None:
        if not view["fresh"] and view["from"] != self.version:
            await say(socket, type="resync", version=self.version)
            return
        assert view["seat"] == self.place.seat
        self.version, self.past, self._course = view["version"], view["past"], view["epoch"]
        self._view = view if view["moves"] else None
        self.over = view["over"]

    def _settle(self, answer: Payload) -> None:
        sent = self.unacknowledged
        if sent is None or sent["decision"] != answer["decision"]:
            return
        self.unacknowledged = None
        self._view = None
        self._refused = answer["type"] == "refused"
        if not self._refused:
            self._ledger.acknowledge(self.place.id, self.place.seat, sent["decision"], sent["move"])
        else:
            self._ledger.refuse(answer["reason"])

    async def _move(self, socket: ClientConnection) -> None:
        if self._view is None or self.unacknowledged is not None or self.resting.is_set():
            return
        view, self._view = self._view, None
        move = self._dice.choice(view["moves"])["text"]
        await asyncio.sleep(self._dice.random() * self._pace + AFTER_REFUSAL * self._refused)
        if self.resting.is_set():
            self._view = view
            return
        sent = {"type": "move", "seat": self.place.seat, "decision": view["decision"], "move": move, "sure": True}
        self.unacknowledged = sent if self._course is None else {**sent, "epoch": self._course}
        await self._send_move(socket)

    async def _send_move(self, socket: ClientConnection) -> None:
        assert self.unacknowledged is not None
        sent = self.unacknowledged
        self._ledger.send(self.place.id, sent["seat"], sent["decision"], sent["move"])
        await say(socket, **sent)

    async def rest(self) -> None:
        """Stop making moves; return when everything that was sent is answered."""
        self.resting.set()
        while not self.over and (self.unacknowledged is not None or self._socket is None):
            await asyncio.sleep(0.01)

    async def go_on(self) -> None:
        """Resume making moves."""
        self.resting.clear()
        if self._socket is not None:
            # Receiving the answer gives the occasion for a move.
            with suppress(*BROKEN):
                await say(self._socket, type="ping")


async def say(socket: ClientConnection, **message: Any) -> None:
    """Send a message."""
    await socket.send(json.dumps(message))
