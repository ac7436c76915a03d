"""A table whose players send arbitrary messages, and the invariants that must hold all the same."""

import logging
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from tests.attacks.strange import filled
from tests.web.harness import Guest, Line, Payload, Server, ThreadThinker, seated
from websockets.exceptions import ConnectionClosed

from spadework.players.foresight import Foreseen, Reader
from spadework.players.job import Job
from spadework.web.server.limits import MESSAGE_BYTES
from spadework.web.socket.transport import NO_TABLE, TOO_LARGE
from spadework.web.table.live_table import LiveTable
from spadework.web.table.moves import new_moves, progress

NO = {"error", "refused", "chat_refused", "offer_refused", "premove_refused"}
"""Types of the answers that report that nothing was done."""
DONE = {"played", "taken_back", "delivered", "reported"}
LONGEST = 2_000_000
"""Maximum characters of the answers to one message."""


class QuickThinker(ThreadThinker):
    """A thinker without foresight, which would take long."""

    async def foresee(self, table: str, job: Job, reader: Reader) -> list[Foreseen]:  # noqa: ARG002
        return []


class Standing(NamedTuple):
    """The state of a table that messages may change."""

    steps: list[str]
    seats: list[Any]
    ended: bool
    epoch: int
    said: int
    prepared: int


def standing(live: LiveTable) -> Standing:
    return Standing(
        [] if live.table is None else [step.text for step in live.table.steps],
        [(seat.guest, seat.left, seat.substitute, seat.zone) for seat in live.seats],
        live.ended,
        live.stored.epoch,
        len(live.chat.lines),
        len(live.premoves.all),
    )


class AttackedTable:
    """A table under attack, with a connection for each seat and one for a spectator."""

    def __init__(self, server: Server, live: LiveTable, guests: list[Guest]) -> None:
        self.server, self.live, self.guests = server, live, guests
        self.table = f"/tables/{live.id}"
        self.lines: list[Line] = []
        self.log = ErrorLog()

    @property
    def over(self) -> bool:
        """Whether no more moves can be played."""
        return self.live.ended or self.live.stage != "playing"

    async def open(self) -> None:
        for guest in self.guests:
            self.lines.append(await guest.line(self.table))
        for line in self.lines:
            await settled(line)

    async def send(self, who: int, text: str | bytes) -> list[Payload]:
        """Send a text over one of the connections and check that nothing breaks; return the answers."""
        line, before = self.lines[who], standing(self.live)
        if isinstance(text, str):
            text = self.filled(who, text)
        try:
            await line.socket.send(text)
            told = await settled(line)
        except ConnectionClosed:
            assert (
                len(text.encode() if isinstance(text, str) else text) > MESSAGE_BYTES or self.live.stored.cancelled
            ), "the line has broken"
            assert line.socket.close_code in {TOO_LARGE, NO_TABLE}
            self.lines[who] = line = await self.guests[who].line(self.table)
            told = await settled(line)
        kinds = {message["type"] for message in told}
        if kinds & NO and not kinds & DONE and not any(seat.substitute for seat in self.live.seats):
            assert standing(self.live) == before, "a message that was refused has changed something"
        assert sum(map(len, line.heard)) < LONGEST
        line.heard.clear()
        assert self.log.errors == [], "the server has failed"
        return told

    async def check_connections(self) -> None:
        """Check that every connection still works and none has received an error."""
        for line in self.lines:
            wrong = [message for message in await settled(line) if message["type"] in NO]
            assert wrong == [], "somebody has been told of what others sent"
            line.heard.clear()

    def filled(self, who: int, text: str) -> str:
        table, seat = self.live.table, who if who < len(self.live.seats) else 0
        if table is None:
            return filled(text, seat, 0, "pass")
        legal = table.legal(seat) if seat in table.to_move else []
        return filled(text, seat, table.decision(seat), legal[-1].text if legal else "pass")


async def settled(line: Line) -> list[Payload]:
    """Return all messages until the server has nothing more to send. Pings would not do, as attackers send pings, too."""
    told = []
    for _ in range(2):
        mark = secrets.token_hex(8)
        await line.send(type="answer_offer", mark=mark, seat=99, number=0, does="kept")
        while (message := await line.hear()) != {
            "type": "offer_refused",
            "mark": mark,
            "reason": message.get("reason"),
        }:
            told.append(message)
    return told


class ErrorLog(logging.Handler):
    """A log handler that collects errors."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.errors: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.errors.append(self.format(record))


@asynccontextmanager
async def attacked_table(server: Server, game: str, seats: int, stage: str = "playing") -> AsyncIterator[AttackedTable]:
    """Provide a table under attack, at a stage of its game, for the duration of the block."""
    if stage == "waiting":
        guests = [await server.guest() for _ in range(seats + 1)]
        table = await guests[0].open_table(" ".join(["me", *["link"] * (seats - 1)]), game)
    else:
        table, guests = await seated(server, game, seats)
    async with server.live(table) as live:
        if stage == "over":
            await play_out(server, live)
        attacked = AttackedTable(server, live, guests)
        logs = [logging.getLogger(), logging.getLogger("uvicorn.error")]
        for log in logs:
            log.addHandler(attacked.log)
        try:
            await attacked.open()
            yield attacked
        finally:
            for log in logs:
                log.removeHandler(attacked.log)
            for line in attacked.lines:
                await line.socket.close()


async def play_out(server: Server, live: LiveTable) -> None:
    """Play a game to its end with random moves, and store it."""
    assert live.table is not None
    table, dice, known = live.table.copy(), random.Random(1), len(live.table.steps)
    while not table.over:
        if table.to_move:
            table.play(seat := dice.choice(table.to_move), dice.choice(table.legal(seat)))
        else:
            table.let_time_pass()
    moves = new_moves(table, table.steps[known:])
    await server.site.storage.append(live.id, live.stored.revision, moves, progress(table, None))
    live.stored.revision += 1
    live.replace(table)
