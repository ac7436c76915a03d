"""One live connection: answers messages in order, and sends changes as soon as the browser can take them.

There is no queue of views. A connection is woken when something has changed and then sends all that is new since its last message,
so that a slow one costs the others nothing and catches up in one message.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, ClassVar, TypeAlias

from starlette.websockets import WebSocket, WebSocketDisconnect

from spadework.engine.interface import SPECTATOR
from spadework.engine.picture.parts import Drawn
from spadework.engine.words import LANGUAGES, Message, message
from spadework.table import Table
from spadework.web.features.chat.socket import SPECTATORS, ChatSocket
from spadework.web.features.hints.service import Hints
from spadework.web.features.hot_seat.screen import Screen, screen_input
from spadework.web.features.offers.socket import OfferSocket
from spadework.web.features.premoves.socket import PREMOVES, PremoveSocket
from spadework.web.features.presence.socket import PresenceSocket, Roster, roster
from spadework.web.features.spectators.service import CLOSED, delay_for
from spadework.web.features.substitutes import service as substitutes
from spadework.web.features.takebacks import service as takebacks
from spadework.web.features.takebacks.service import TAKEBACK, settle
from spadework.web.server.background import Background, log_failure
from spadework.web.server.errors import Problem, Refused
from spadework.web.server.limits import LONGEST_MOVE, MESSAGE_BYTES
from spadework.web.server.requests import language_of
from spadework.web.server.settings import Settings
from spadework.web.socket import incoming, messages
from spadework.web.socket.topics import Reader, Sent, Topic
from spadework.web.socket.transport import (
    COME_BACK,
    NO_TABLE,
    PING,
    TOO_LARGE,
    TOO_MUCH,
    UNUSABLE,
    Caller,
    Malformed,
    Payload,
    Sender,
    number,
)
from spadework.web.table.dealing import Dealing
from spadework.web.table.live_table import LiveTable, NeedsConfirmation
from spadework.web.table.moves import about, why_not
from spadework.web.table.observers import Change
from spadework.web.table.reveal_timeout import ASK_AGAIN

PRESENCE: Topic[Roster] = Topic(
    "presence",
    lambda live, reader: roster(live, reader.guest),
    lambda live, reader, people, _: messages.presence(people, live.presence.now, live.clocks.now, reader.language),
    lambda _live, people: not people.seats,
)

Handler: TypeAlias = "Callable[[Connection, Any], Awaitable[None]]"


class Connection:
    """A browser's connection to a table.

    Args:
        socket: an accepted WebSocket; its query has the language, the layout, and the version that the browser shows already.
        live: the table.
        hints: gives hints, and coaches.
        caller: the browser's guest.
        settings: of the server, for the levels offered.
    """

    def __init__(self, socket: WebSocket, live: LiveTable, hints: Hints, caller: Caller, settings: Settings) -> None:
        query, guest = socket.query_params, caller.guest
        self._socket, self._sender = socket, Sender(socket)
        self._live = live
        self._hints = hints
        self._advising: asyncio.Task[None] | None = None
        self._coaching: asyncio.Task[None] | None = None
        self._guest = guest
        self._caller = caller
        self._levels = settings.levels(live.game.id, len(live.seats))
        self._language = query.get("language", "")
        if self._language not in LANGUAGES:
            self._language = language_of(socket)
        self._wide = query.get("wide") != "0"
        since, past = number(query.get("since"), 0), number(query.get("past"), 0)
        # A delayed table starts again with the server: its versions mean nothing to a browser that reconnects.
        since = since if live.origin is live else 0
        self._screen = Screen(number(query.get("seat"), SPECTATOR), since, past)
        self._sent = Sent()
        self._shown: Drawn | None = None
        """The picture that the browser shows, once this connection has sent one."""
        self._open_to = delay_for(live.origin.stored, guest)
        self._chat = ChatSocket(live, guest, self._language, caller.visitor.address)
        self._offers = OfferSocket(live, guest, self._language, self._chat)
        self._attending = PresenceSocket(live, guest, query.get("hidden") == "1")
        self._background = Background(WebSocketDisconnect)
        self._premoves = PremoveSocket(live, caller, self._language, hints.foresight, self._background)
        self._later: asyncio.TimerHandle | None = None
        # Answers and views leave one after the other, an answer always before the view that it causes.
        self._turn = asyncio.Lock()
        self._news = asyncio.Event()
        self._news.set()

    def wake(self) -> None:
        """Look at the table again."""
        self._news.set()

    @property
    def plays(self) -> bool:
        """Whether a seat is this browser's."""
        return bool(self._own)

    async def run(self) -> None:
        """Answer and send until either side closes the connection."""
        with self._live.watched_by(self.wake), self._chat.attending(), self._live.traces.attended_by(self):
            self._attending.heard()
            talks = [asyncio.create_task(self._listen()), asyncio.create_task(self._show())]
            try:
                await asyncio.wait(talks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                self._hold_clock(False)
                self._attending.end()
                if self._later is not None:
                    self._later.cancel()
                await self._background.close()
                for talk in talks:
                    talk.cancel()
                ends = await asyncio.gather(*talks, return_exceptions=True)
        failures = [end for end in ends if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect)]
        for failure in failures[1:]:
            log_failure("live connection", failure)
        if failures:
            raise failures[0]

    async def _answer(self, payload: Mapping[str, object] | None) -> None:
        if payload is not None:
            await self._sender.send(payload)

    # Showing

    async def _show(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            async with self._turn:
                await self._show_news()
                await self._show_presence()
            if not self._news.is_set():
                self._live.traces.shown(self)

    async def _show_presence(self) -> None:
        await self._send_due(PRESENCE)
        if self._live.apart and self._live.origin is self._live:
            self._look_later()

    @property
    def _reader(self) -> Reader:
        return Reader(self._guest, self._language, self._screen.viewer)

    async def _send_due(self, *topics: Topic[Any]) -> None:
        for topic in topics:
            for payload in self._sent.due(topic, self._live, self._reader):
                await self._sender.send(payload)

    def _look_later(self) -> None:
        """Look again when time alone will have changed something."""
        if self._later is not None:
            self._later.cancel()
        seconds = substitutes.next_change(self._live)
        if seconds is not None:
            self._later = asyncio.get_running_loop().call_later(seconds + 0.1, self.wake)

    async def _show_news(self) -> None:
        if self._live.stored.cancelled:
            await self._leave(NO_TABLE, message("error-cancelled"))
            return
        if delay_for(self._live.origin.stored, self._guest) != self._open_to:
            await self._look_elsewhere()
            return
        if self._live.table is None:
            await self._send_due(messages.SEAL)
            await self._show_talk()
            return
        async with self._live.locked():
            table = self._live.table
            played_by = (
                self._live.ended,
                *self._live.names,
                *(self._live.seats[seat].substitute for seat in self._own),
            )
            if self._sent.changed("played by", played_by):
                self._screen.show_everything()
            update = self._screen.update(screen_input(self._live, table, self._own))
            view = None
            if update.viewer is not None:
                view = self._view(table, update.viewer, update.since)
            if self._screen.viewer is None:
                # The screen is covered; the next viewer gets them again.
                self._sent.forget(TAKEBACK, PREMOVES)
            back = self._sent.due(TAKEBACK, self._live, self._reader)
        if view is not None:
            await self._sender.send(view)
        if update.hand_off is not None:
            await self._sender.send(messages.hand_off(self._live, update.hand_off))
        for payload in back:
            await self._sender.send(payload)
        await self._send_due(PREMOVES, messages.REMATCH, messages.REPLACED)
        if self._screen.viewer is not None:
            await self._show_talk()
        self._hold_clock(update.holds_clock)

    async def _look_elsewhere(self) -> None:
        """Spectator access has changed: end the connection; the browser reconnects where it still may."""
        if delay_for(self._live.origin.stored, self._guest) == CLOSED:
            await self._leave(UNUSABLE, message("error-closed"))
        else:
            await self._sender.end(COME_BACK)

    async def _show_talk(self) -> None:
        await self._send_due(SPECTATORS)
        for payload in [*await self._chat.take_unsent(), *await self._offers.take_unsent()]:
            await self._sender.send(payload)

    @property
    def _own(self) -> tuple[int, ...]:
        return self._live.seats_of(self._guest)

    def _view(self, table: Table, viewer: int, since: int) -> Payload:
        seen = self._live.snapshots.of(table, viewer, self._language, self._wide)
        known = messages.Known(since, self._shown)
        self._shown = seen["picture"]
        return messages.view(self._live, table, seen, known, self._own, self._language)

    def _hold_clock(self, wanted: bool) -> None:
        if wanted:
            self._live.reaction_timer.hold(self)
        elif self._live.reaction_timer.release(self):
            self._live.announce(Change.GAME)

    # Listening

    async def _listen(self) -> None:
        while not self._sender.over:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                self._attending.closed(received["code"])
                await self._coach_done()
                return
            self._attending.heard()
            text = received.get("text") or ""
            await self._receive(text)
            # Most messages are pings, which change nothing.
            if text != PING:
                self.wake()

    async def _receive(self, text: str) -> None:
        may, received = await self._caller.throttle(), None
        fits = len(text.encode()) <= MESSAGE_BYTES
        if fits and may:
            with suppress(Malformed):
                received = incoming.read(text)
        # While the coach thinks, only pings are answered; all else keeps its order.
        if not isinstance(received, incoming.Ping) or (self._coaching is not None and self._coaching.done()):
            await self._coach_done()
        async with self._turn:
            if not fits:
                await self._leave(TOO_LARGE, message("refused-too-large"))
            elif not may:
                await self._leave(TOO_MUCH, message("refused-too-fast"))
            else:
                await self._handle(received)

    async def _leave(self, code: int, reason: Message) -> None:
        await self._sender.send(messages.error(reason, self._language))
        await self._sender.end(code)

    async def _coach_done(self) -> None:
        """Wait until the move is answered about which the coach thinks. Raises what it raised."""
        coaching, self._coaching = self._coaching, None
        if coaching is not None:
            await coaching

    async def _handle(self, received: incoming.Incoming | None) -> None:
        async with self._reporting():
            if received is None:
                raise Malformed
            await self.handlers[received.type](self, received)

    @asynccontextmanager
    async def _reporting(self) -> AsyncIterator[None]:
        """Report what is wrong with a message."""
        try:
            yield
        except Malformed:
            await self._sender.send(messages.error(message("refused-malformed"), self._language))
        except Refused as refusal:
            await self._sender.send(messages.error(refusal.reason, self._language))
        except Problem as problem:
            await self._leave(UNUSABLE, problem.reason)

    async def _ping(self, _received: incoming.Ping) -> None:
        await self._sender.send({"type": "pong"})

    async def _hidden(self, received: incoming.Hidden) -> None:
        self._attending.hide(received.hidden)

    async def _substitute(self, received: incoming.Substitute) -> None:
        await substitutes.vote_for_substitute(self._live, self._guest or "", received.seat, self._level(received.level))
        await settle(self._live)

    async def _leave_seat(self, received: incoming.Leave) -> None:
        await substitutes.leave(self._live, self._guest or "", self._level(received.level))
        await settle(self._live)

    async def _come_back(self, _received: incoming.ComeBack) -> None:
        await substitutes.come_back(self._live, self._guest or "")

    async def _holiday(self, received: incoming.Holiday) -> None:
        await substitutes.take_holiday(self._live, self._guest or "", received.days)

    async def _zone(self, received: incoming.Zone) -> None:
        await substitutes.keep_zone(self._live, self._guest or "", received.zone)

    async def _end(self, received: incoming.End) -> None:
        await substitutes.want_end(self._live, self._guest or "", received.wanted)

    async def _layout(self, received: incoming.Layout) -> None:
        self._wide = received.wide
        self._screen.show_everything()

    async def _resync(self, _received: incoming.Resync) -> None:
        self._screen.show_everything()

    async def _uncover(self, received: incoming.Uncover) -> None:
        seat = self._own_seat(received.seat)
        async with self._live.locked():
            if self._live.table is None:
                raise Refused("refused-not-dealt")
            self._screen.look(seat, screen_input(self._live, self._live.table, self._own))

    async def _cover(self, received: incoming.Cover) -> None:
        seat = self._own_seat(received.seat)
        async with self._live.locked():
            if self._live.table is not None:
                self._screen.cover(seat, screen_input(self._live, self._live.table, self._own))

    async def _commit(self, received: incoming.Commit) -> None:
        seat = self._own_seat(received.seat)
        await self._contribute(lambda dealing: dealing.commit(seat, received.seal, received.commitment))

    async def _reveal(self, received: incoming.Contribute) -> None:
        seat = self._own_seat(received.seat)
        await self._contribute(lambda dealing: dealing.reveal(seat, received.seal, received.contribution))

    async def _contribute(self, give: Callable[[Dealing], Awaitable[None]]) -> None:
        try:
            await self._live.contribute(give)
        except Refused:
            asyncio.get_running_loop().call_later(ASK_AGAIN, self._ask_again)
            raise

    def _ask_again(self) -> None:
        self._sent.forget(messages.SEAL)
        self.wake()

    async def _move(self, received: incoming.Move) -> None:
        async with self._refusing(received):
            self._own_seat(received.seat)
            if len(received.move) > LONGEST_MOVE:
                raise Refused("refused-illegal", move=f"{received.move[:LONGEST_MOVE]} …")
            # The player confirms a move before the coach thinks about it, or it is prepared for other questions.
            unsure = received.sure is False and (received.coach or received.each_time)
            if unsure and await self._live.is_final(received.seat, received.decision, received.move):
                await self._sender.send(messages.confirm(received.seat, received.decision, received.move))
            elif received.coach:
                self._coaching = self._background.start(self._play_unless_warned(received))
            else:
                await self._play(received)

    @asynccontextmanager
    async def _refusing(self, received: incoming.Move) -> AsyncIterator[None]:
        """Send the reason when a move is refused, and the whole view after it."""
        try:
            yield
        except Refused as refusal:
            self._live.traces.refused(refusal.reason.id)
            await self._refuse(received, refusal)

    async def _refuse(self, received: incoming.Move | incoming.TakeBack, refusal: Refused) -> None:
        reason = refusal.reason
        await self._sender.send(messages.refused(self._live, received.seat, received.decision, reason, self._language))
        self._screen.show_everything()

    async def _play(self, received: incoming.Move) -> None:
        """Play a move and acknowledge it. Raises Refused."""
        seat, decision, move = received.seat, received.decision, received.move
        sure = received.sure is not False or takebacks.is_free(self._live)
        if received.each_time:
            await self._premoves.answer_each_time(seat, decision, move)
        try:
            repeated = await self._live.play(seat, decision, move, received.epoch, sure=sure)
        except NeedsConfirmation:
            await self._sender.send(messages.confirm(seat, decision, move))
            return
        await self._sender.send(messages.played(seat, decision, repeated))
        if repeated:
            self._screen.show_everything()

    async def _play_unless_warned(self, received: incoming.Move) -> None:
        """Play a move unless it gives much away, which the coach says instead."""
        seat, decision = received.seat, received.decision
        judgement = await self._hints.coach.warn(self._live, seat, decision, received.move, self._language)
        async with self._turn, self._reporting(), self._refusing(received):
            if judgement is None:
                await self._play(received)
            else:
                await self._sender.send(messages.coach(seat, decision, judgement, self._language))
        self.wake()

    async def _take_back(self, received: incoming.TakeBack) -> None:
        try:
            repeated = await self._live.take_back(self._own_seat(received.seat), received.decision)
        except Refused as refusal:
            await self._refuse(received, refusal)
        else:
            await self._sender.send(messages.taken_back(received.seat, received.decision, repeated))
            if repeated:
                self._screen.show_everything()

    async def _offer(self, received: incoming.Offer | incoming.AnswerOffer) -> None:
        await self._answer(await self._offers.handle(received))

    async def _go_back(self, received: incoming.AskTakeback | incoming.AnswerTakeback) -> None:
        await self._answer(await takebacks.handle(self._live, self._guest, self._language, received))

    async def _read(self, received: incoming.Read) -> None:
        if self._live.tutorial is not None and self._live.tutorial.script.learner in self._own:
            self._live.tutorial.read(received.lessons)
            self._live.announce(Change.NEXT)

    async def _talk(
        self, received: incoming.Say | incoming.Report | incoming.Block | incoming.Name | incoming.Host
    ) -> None:
        await self._answer(await self._chat.handle(received))

    async def _why(self, received: incoming.Why) -> None:
        seat, move = self._own_seat(received.seat), received.move
        table = self._live.table
        # Only the viewer gets an answer, from its own view.
        if table is not None and self._screen.viewer == seat and len(move) <= LONGEST_MOVE:
            reason = await self._live.read(partial(why_not, seat=seat, move=move, language=self._language))
            await self._sender.send(messages.why(seat, reason, self._language))

    async def _about(self, received: incoming.About) -> None:
        table, ids = self._live.table, received.ids
        viewer = self._screen.viewer
        if table is not None and viewer is not None:
            text = await self._live.read(partial(about, viewer=viewer, ids=ids, language=self._language))
            await self._sender.send(messages.about(text))

    async def _hint(self, received: incoming.Hint) -> None:
        seat, decision = self._own_seat(received.seat), received.decision
        if self._advising is None or self._advising.done():
            self._advising = self._background.start(self._advise(seat, decision))

    async def _advise(self, seat: int, decision: int) -> None:
        advice, reason = [], None
        try:
            advice = await self._hints.ask(self._live, seat, decision, self._language)
        except Refused as refusal:
            reason = refusal.reason
        await self._send_to_viewer(seat, messages.hint(seat, decision, advice, reason, self._language))

    async def _send_to_viewer(self, seat: int, payload: Mapping[str, object]) -> None:
        """Send a message for a seat, unless another looks at this screen by now."""
        async with self._turn:
            if self._screen.viewer == seat:
                await self._sender.send(payload)

    async def _premove(self, received: incoming.Foresee | incoming.NewPremove | incoming.CancelPremove) -> None:
        self._own_seat(received.seat)
        await self._answer(await self._premoves.handle(received, self._send_to_viewer))

    def _level(self, level: str | None) -> str | None:
        """Return the level of a computer player, None for none. Raises Refused."""
        if level is not None and level not in self._levels:
            raise Refused("refused-level")
        return level

    def _own_seat(self, seat: int) -> int:
        if seat not in self._own:
            raise Refused("refused-not-your-seat")
        return seat

    handlers: ClassVar[dict[str, Handler]] = {
        "ping": _ping,
        "hidden": _hidden,
        "substitute": _substitute,
        "leave": _leave_seat,
        "come_back": _come_back,
        "holiday": _holiday,
        "zone": _zone,
        "end": _end,
        "layout": _layout,
        "resync": _resync,
        "read": _read,
        "uncover": _uncover,
        "cover": _cover,
        "commit": _commit,
        "contribute": _reveal,
        "move": _move,
        "take_back": _take_back,
        "why": _why,
        "about": _about,
        "hint": _hint,
        **dict.fromkeys(("foresee", "premove", "cancel_premove"), _premove),
        **dict.fromkeys(("say", "report", "block", "name", "host"), _talk),
        **dict.fromkeys(("offer", "answer_offer"), _offer),
        **dict.fromkeys(("ask_takeback", "answer_takeback"), _go_back),
    }
    """The handler of each type of message."""
