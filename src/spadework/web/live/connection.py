"""One live connection: what comes in is answered in order, what changes is shown as soon as the other end can take it.

There is no queue of views. A connection is woken when something has changed, and then told all that is new since it was last
told, so that a slow one costs the others nothing and catches up in one message.
"""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar, TypeAlias

from starlette.websockets import WebSocket, WebSocketDisconnect

from spadework.engine.contract import SPECTATOR
from spadework.engine.words import LANGUAGES, Message, message
from spadework.table import Table
from spadework.web.errors import Problem, Refused
from spadework.web.language import language_of
from spadework.web.limits import MESSAGE_BYTES, Bucket
from spadework.web.live import messages
from spadework.web.live.live_table import LiveTable
from spadework.web.players.hints import Hints
from spadework.web.settings import Settings

CONTRIBUTION = re.compile(r"[0-9a-f]{64}")
LONGEST_MOVE = 200
SLOWEST = 30.0
"""Seconds that a message may take to be sent; whoever needs longer has to connect anew."""

Answer: TypeAlias = "Callable[[Connection, messages.Told], Awaitable[None]]"

TOO_MUCH, TOO_LARGE, NO_TABLE, UNUSABLE = 1008, 1009, 4404, 4409


class Malformed(Exception):
    """A message that is not one of the protocol."""


class Connection:
    """One browser that looks at a table.

    Args:
        socket: an accepted WebSocket; its query says language, layout, and what the browser shows already.
        live: the table.
        hints: where hints come from.
        guest: whose browser it is.
        settings: how many messages are too many.
    """

    def __init__(self, socket: WebSocket, live: LiveTable, hints: Hints, guest: str | None, settings: Settings) -> None:
        query = socket.query_params
        self._socket = socket
        self._live = live
        self._hints = hints
        self._hinting: asyncio.Task[None] | None = None
        self._guest = guest
        self._bucket = Bucket(settings.messages, settings.burst)
        self._language = query.get("language", "")
        if self._language not in LANGUAGES:
            self._language = language_of(socket)
        self._wide = query.get("wide") != "0"
        self._asked_seat = number(query.get("seat"), SPECTATOR)
        self._since = number(query.get("since"), 0)
        self._eyes: int | None = None
        """Whose view is shown; None before the deal and behind the curtain."""
        self._curtain: int | None = None
        """For whom the curtain is drawn."""
        self._looked: tuple[int, ...] = ()
        """What the seats at this screen had seen when somebody last asked to look."""
        self._announced: tuple[int, int | None] | None = None
        """While there is time to react: since which version of the spectators, and whose view was shown then."""
        self._known = 0
        self._shown: tuple[int, int] | None = None
        """Version and decision last shown to the present eyes; None when everything is to be shown."""
        self._fresh = True
        self._sealed = ""
        self._left = False
        # Answers and views leave one after the other, an answer always before the view that it brings about.
        self._turn = asyncio.Lock()
        self._news = asyncio.Event()
        self._news.set()

    def wake(self) -> None:
        """Look at the table again."""
        self._news.set()

    async def run(self) -> None:
        """Talk until one end has enough."""
        self._live.watchers.add(self)
        talks = [asyncio.create_task(self._listen()), asyncio.create_task(self._show())]
        try:
            await asyncio.wait(talks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._live.watchers.discard(self)
            self._release()
            talks += [self._hinting] if self._hinting is not None else []
            for talk in talks:
                talk.cancel()
            ends = await asyncio.gather(*talks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | TimeoutError):
                raise end

    async def _send(self, told: messages.Told) -> None:
        if self._left:
            return
        async with asyncio.timeout(SLOWEST):
            await self._socket.send_text(messages.as_text(told))

    # Showing

    async def _show(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            async with self._turn:
                await self._show_news()

    async def _show_news(self) -> None:
        if self._live.table is None:
            await self._show_seal()
            return
        if self._sealed != "dealt":
            self._sealed = "dealt"
            self._open_eyes(self._live.table)
        if self._eyes is not None:
            await self._show_view(self._eyes)
        await self._move_curtain(self._live.table)
        self._stop_clock()

    async def _show_seal(self) -> None:
        told = messages.seal(self._live, self._guest, self._language)
        text = messages.as_text(told)
        if text != self._sealed:
            self._sealed = text
            await self._send(told)

    @property
    def _own(self) -> tuple[int, ...]:
        return self._live.seats_of(self._guest)

    def _open_eyes(self, table: Table) -> None:
        """Choose whose view is shown first; several at one screen find the curtain drawn."""
        own = self._own
        if len(own) > 1 and not table.over:
            return
        if self._asked_seat in own:
            self._eyes = self._asked_seat
        else:
            self._eyes = own[0] if own else SPECTATOR
        if self._eyes == self._asked_seat and 0 < self._since <= table.version(self._eyes):
            self._known = self._since
            self._fresh = False

    async def _show_view(self, eyes: int) -> None:
        async with self._live.lock:
            table = self._live.table
            if table is None:
                return
            state = (table.version(eyes), 0 if eyes == SPECTATOR else table.decision(eyes))
            if state == self._shown:
                return
            known = 0 if self._fresh or self._known > state[0] else self._known
            told = await asyncio.to_thread(self._view, table, eyes, known)
        await self._send(told)
        self._shown, self._known, self._fresh = state, state[0], False

    def _view(self, table: Table, eyes: int, known: int) -> messages.Told:
        key = (eyes, self._language, self._wide)
        seen = self._live.pictures.get(key)
        if seen is None:
            seen = self._live.pictures[key] = messages.snapshot(table, eyes, self._language, self._wide)
        lines = self._live.log(table, eyes, self._language)
        return {
            "type": "view",
            "from": known,
            "fresh": known == 0,
            **seen,
            "hints": self._live.stored.hints,
            "screen": messages.screen(self._live, self._own),
            "reaction": messages.reaction(self._live),
            "log": [{"version": line.version, "text": line.text} for line in lines if line.version > known],
        }

    async def _move_curtain(self, table: Table) -> None:
        """Draw the curtain when another at this screen is to move, lift it when the game is over.

        It stays where it is while the clock runs: who is asked then is nobody else's business.
        """
        own = self._own
        if len(own) < 2 or table.over:
            if self._eyes is None and self._curtain is not None:
                self._look(table, self._curtain)
                self.wake()
            return
        async with self._live.lock:
            movers = [seat for seat in own if seat in table.to_move and self._live.clock is None]
        if self._eyes is not None and (not movers or self._eyes in movers or self._seen(table) == self._looked):
            return
        if not movers and self._live.time_to_react is not None and self._live.clock is None:
            # In a moment it is known who is to move.
            return
        wanted = movers[0] if movers else own[0]
        if self._curtain is not None and self._eyes is None and (not movers or self._curtain in movers):
            return
        self._eyes, self._curtain = None, wanted
        await self._send(messages.curtain(self._live, wanted))

    def _stop_clock(self) -> None:
        """Whoever hands the screen over while there is time to react stops the clock until it is handed back."""
        version = self._live.time_to_react
        if version is None or self._live.clock is None or len(self._own) < 2:
            self._announced = None
        elif self._announced is None or self._announced[0] != version or self._announced[1] is None:
            self._announced = version, self._eyes
        if self._announced is None or self._announced[1] == self._eyes:
            self._release()
        else:
            self._live.holding.add(self)

    def _release(self) -> None:
        if self in self._live.holding:
            self._live.holding.discard(self)
            self._live.tell()

    def _seen(self, table: Table) -> tuple[int, ...]:
        return tuple(table.version(seat) for seat in self._own)

    def _look(self, table: Table, seat: int) -> None:
        self._eyes, self._curtain = seat, None
        self._looked = self._seen(table)
        self._show_everything()

    def _show_everything(self) -> None:
        self._shown, self._fresh = None, True

    # Listening

    async def _listen(self) -> None:
        while not self._left:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            await self._hear(received.get("text") or "")
            self.wake()

    async def _hear(self, text: str) -> None:
        async with self._turn:
            if len(text.encode()) > MESSAGE_BYTES:
                await self._leave(TOO_LARGE, message("refused-too-large"))
            elif not self._bucket.take():
                await self._leave(TOO_MUCH, message("refused-too-fast"))
            else:
                await self._answer(text)

    async def _leave(self, code: int, reason: Message) -> None:
        await self._send(messages.error(reason, self._language))
        self._left = True
        await self._socket.close(code)

    async def _answer(self, text: str) -> None:
        try:
            said = parsed(text)
            answer = self._answers.get(wanted(said, "type", str))
            if answer is None:
                raise Malformed
            await answer(self, said)
        except Malformed:
            await self._send(messages.error(message("refused-malformed"), self._language))
        except Refused as refusal:
            await self._send(messages.error(refusal.reason, self._language))
        except Problem as problem:
            await self._leave(UNUSABLE, problem.what)

    async def _answer_ping(self, _said: messages.Told) -> None:
        await self._send({"type": "pong"})

    async def _answer_layout(self, said: messages.Told) -> None:
        self._wide = bool(wanted(said, "wide", bool))
        self._show_everything()

    async def _answer_resync(self, said: messages.Told) -> None:
        wanted(said, "version", int)
        self._show_everything()

    async def _answer_look(self, said: messages.Told) -> None:
        seat = self._own_seat(said)
        if self._live.table is None:
            raise Refused("refused-not-dealt")
        self._look(self._live.table, seat)

    async def _answer_cover(self, said: messages.Told) -> None:
        seat = self._own_seat(said)
        if self._live.clock is not None:
            self._eyes, self._curtain = None, seat

    async def _answer_contribute(self, said: messages.Told) -> None:
        seat, contribution = self._own_seat(said), wanted(said, "contribution", str)
        if not CONTRIBUTION.fullmatch(contribution):
            raise Malformed
        await self._live.contribute(seat, contribution)

    async def _answer_move(self, said: messages.Told) -> None:
        seat, decision, move = wanted(said, "seat", int), wanted(said, "decision", int), wanted(said, "move", str)
        try:
            self._own_seat(said)
            if len(move) > LONGEST_MOVE:
                raise Refused("refused-illegal", move=f"{move[:LONGEST_MOVE]} …")
            repeated = await self._live.play(seat, decision, move)
        except Refused as refusal:
            await self._send(messages.refused(seat, decision, refusal.reason, self._language))
            self._show_everything()
        else:
            await self._send(messages.played(seat, decision, repeated))
            if repeated:
                self._show_everything()

    async def _answer_hint(self, said: messages.Told) -> None:
        seat, decision = self._own_seat(said), wanted(said, "decision", int)
        if self._hinting is None or self._hinting.done():
            self._hinting = asyncio.create_task(self._hint(seat, decision))

    async def _hint(self, seat: int, decision: int) -> None:
        advice, reason = [], None
        try:
            advice = await self._hints.ask(self._live, seat, decision, self._language)
        except Refused as refusal:
            reason = refusal.reason
        async with self._turn:
            # Behind the curtain, or when another looks, it is nobody's business any more.
            if self._eyes == seat:
                await self._send(messages.hint(seat, decision, advice, reason, self._language))

    def _own_seat(self, said: messages.Told) -> int:
        seat = int(wanted(said, "seat", int))
        if seat not in self._own:
            raise Refused("refused-not-your-seat")
        return seat

    _answers: ClassVar[dict[str, Answer]] = {
        "ping": _answer_ping,
        "layout": _answer_layout,
        "resync": _answer_resync,
        "look": _answer_look,
        "cover": _answer_cover,
        "contribute": _answer_contribute,
        "move": _answer_move,
        "hint": _answer_hint,
    }


def parsed(text: str) -> messages.Told:
    """A message as it came. Raises Malformed."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        raise Malformed from None
    if not isinstance(said, dict):
        raise Malformed
    return said


def wanted(said: messages.Told, name: str, kind: type) -> Any:
    """A part of a message, of the right kind. Raises Malformed."""
    value = said.get(name)
    # True would pass as 1, and half a character can't be sent back.
    if type(value) is not kind or (isinstance(value, str) and not value.isprintable()):
        raise Malformed
    return value


def number(text: str | None, otherwise: int) -> int:
    """A whole number from a query, or what to take in its place."""
    try:
        return int(text or "")
    except ValueError:
        return otherwise
