"""One live connection: what comes in is answered in order, what changes is shown as soon as the other end can take it.

There is no queue of views. A connection is woken when something has changed, and then told all that is new since it was last
told, so that a slow one costs the others nothing and catches up in one message.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from operator import methodcaller
from typing import ClassVar, TypeAlias

from starlette.websockets import WebSocket, WebSocketDisconnect

from spadework.engine.interface import SPECTATOR
from spadework.engine.picture.parts import Drawn
from spadework.engine.words import LANGUAGES, Message, message
from spadework.table import Table
from spadework.web.features.chat.socket import CHAT_TYPES, ChatSocket
from spadework.web.features.hints.advice import Adviser
from spadework.web.features.hot_seat.screen import Screen, screen_input
from spadework.web.features.offers.socket import OFFER_TYPES, OfferSocket
from spadework.web.features.premoves.socket import PREMOVE_TYPES, PremoveSocket
from spadework.web.features.presence.socket import PresenceSocket, Roster, SeatPresence, roster, seat_presences
from spadework.web.features.spectators.access import CLOSED, open_to
from spadework.web.features.substitutes import service as substitutes
from spadework.web.features.takebacks.service import TAKEBACK_TYPES, TakebackSocket, settle
from spadework.web.server.background import Background, log_failure
from spadework.web.server.errors import Problem, Refused
from spadework.web.server.limits import LONGEST_MOVE, MESSAGE_BYTES
from spadework.web.server.requests import language_of
from spadework.web.server.settings import Settings
from spadework.web.socket import messages
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
    as_text,
    course_in,
    digits,
    number,
    parsed,
    wanted,
)
from spadework.web.table.live_table import LiveTable
from spadework.web.table.moves import about, why_not
from spadework.web.table.observers import Change
from spadework.web.table.reveal_timeout import ASK_AGAIN

MOST_IDS, LONGEST_ID = 12, 80
"""How many elements one may ask about at once, one within the other, and how long their ids may be."""

Handler: TypeAlias = "Callable[[Connection, Payload], Awaitable[None]]"


class Connection:
    """One browser that looks at a table.

    Args:
        socket: an accepted WebSocket; its query says language, layout, and what the browser shows already.
        live: the table.
        adviser: who gives hints.
        caller: whose browser it is.
        settings: which levels are offered.
    """

    def __init__(
        self, socket: WebSocket, live: LiveTable, adviser: Adviser, caller: Caller, settings: Settings
    ) -> None:
        query, guest = socket.query_params, caller.guest
        self._socket, self._wire = socket, Sender(socket)
        self._live = live
        self._adviser = adviser
        self._advising: asyncio.Task[None] | None = None
        self._guest = guest
        self._caller = caller
        self._levels = settings.levels(live.game.id, len(live.seats))
        self._language = query.get("language", "")
        if self._language not in LANGUAGES:
            self._language = language_of(socket)
        self._wide = query.get("wide") != "0"
        since, past = number(query.get("since"), 0), number(query.get("past"), 0)
        # What is shown later begins anew with the server, so that its versions mean nothing to whoever comes back.
        since = since if live.origin is live else 0
        self._screen = Screen(number(query.get("seat"), SPECTATOR), since, past)
        self._seal = ""
        """The last seal, as it was sent."""
        self._shown: Drawn | None = None
        """The picture at the other end, once it has come from here."""
        self._open_to = open_to(live.origin.stored, guest)
        self._told_again: Payload | None = None
        self._told_replaced: Payload = messages.NOBODY_REPLACED
        self._talking = ChatSocket(live, guest, self._language, caller.who.address)
        self._bargaining = OfferSocket(live, guest, self._language, self._talking)
        self._attending = PresenceSocket(live, guest, query.get("hidden") == "1")
        self._back = TakebackSocket(live, guest, self._language)
        self._background = Background(WebSocketDisconnect)
        self._ahead = PremoveSocket(live, caller, self._language, adviser.foresight, self._background)
        self._people = Roster()
        """Who is at the table, as it was told last."""
        self._seats: Sequence[SeatPresence] | None = None
        """Who sits there, when it was looked at last."""
        self._later: asyncio.TimerHandle | None = None
        self._played_by: tuple[object, ...] = ()
        """Who plays for the seats at this screen, as it was shown last."""
        # Answers and views leave one after the other, an answer always before the view that it brings about.
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
        """Talk until one end has enough."""
        with self._live.watched_by(self), self._talking.attending(), self._live.traces.attended_by(self):
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

    async def _answer(self, payload: Payload | None) -> None:
        if payload is not None:
            await self._wire.send(payload)

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
        seats = seat_presences(self._live)
        if seats is self._seats:
            return
        self._seats, people = seats, roster(self._live, self._guest)
        if people != self._people:
            self._people = people
            await self._wire.send(
                messages.presence(people, self._live.presence.now, self._live.clocks.now, self._language)
            )
        if people.seats:
            self._look_later()

    def _look_later(self) -> None:
        """Look again when something will have changed by time alone."""
        if self._later is not None:
            self._later.cancel()
        seconds = substitutes.next_change(self._live)
        if seconds is not None:
            self._later = asyncio.get_running_loop().call_later(seconds + 0.1, self.wake)

    async def _show_news(self) -> None:
        if self._live.stored.cancelled:
            await self._leave(NO_TABLE, message("error-cancelled"))
            return
        if open_to(self._live.origin.stored, self._guest) != self._open_to:
            await self._look_elsewhere()
            return
        if self._live.table is None:
            await self._show_seal()
            await self._show_talk()
            return
        async with self._live.steady():
            table = self._live.table
            played_by = (self._live.ended, *(self._live.seats[seat].stand_in for seat in self._own))
            if played_by != self._played_by:
                self._played_by = played_by
                self._screen.show_everything()
            news = self._screen.news(screen_input(self._live, table, self._own))
            view = None
            if news.viewer is not None:
                view = self._view(table, news.viewer, news.since)
            back = self._back.news(self._screen.viewer)
        if view is not None:
            await self._wire.send(view)
        if news.handover is not None:
            await self._wire.send(messages.handover(self._live, news.handover))
        for told in (*back, *self._ahead.news(self._screen.viewer)):
            await self._wire.send(told)
        await self._show_again()
        if self._screen.viewer is not None:
            await self._show_talk()
        self._hold_clock(news.holds_clock)

    async def _look_elsewhere(self) -> None:
        """The table has been closed to this guest, or is to be shown sooner or later than before, to which the browser has to come back."""
        if open_to(self._live.origin.stored, self._guest) == CLOSED:
            await self._leave(UNUSABLE, message("error-closed"))
        else:
            await self._wire.end(COME_BACK)

    async def _show_talk(self) -> None:
        for told in [*self._talking.news(), *await self._bargaining.news()]:
            await self._wire.send(told)

    async def _show_again(self) -> None:
        again = messages.again(self._live, self._own)
        if again is not None and again != self._told_again:
            self._told_again = again
            await self._wire.send(again)
        replaced = messages.replaced(self._live, self._language)
        if replaced != self._told_replaced:
            self._told_replaced = replaced
            await self._wire.send(replaced)

    async def _show_seal(self) -> None:
        seal = messages.seal(self._live, self._guest, self._language)
        text = as_text(seal)
        if text != self._seal:
            self._seal = text
            await self._wire.send(seal)

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
        elif self._live.reaction_timer.let_go(self):
            self._live.announce(Change.GAME)

    # Listening

    async def _listen(self) -> None:
        while not self._wire.over:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                self._attending.closed(received["code"])
                return
            self._attending.heard()
            text = received.get("text") or ""
            await self._hear(text)
            # Most of what comes is that, and it changes nothing.
            if text != PING:
                self.wake()

    async def _hear(self, text: str) -> None:
        may = await self._caller.may_say()
        async with self._turn:
            if len(text.encode()) > MESSAGE_BYTES:
                await self._leave(TOO_LARGE, message("refused-too-large"))
            elif not may:
                await self._leave(TOO_MUCH, message("refused-too-fast"))
            else:
                await self._handle(text)

    async def _leave(self, code: int, reason: Message) -> None:
        await self._wire.send(messages.error(reason, self._language))
        await self._wire.end(code)

    async def _handle(self, text: str) -> None:
        try:
            said = parsed(text)
            handler = self.handlers.get(wanted(said, "type", str))
            if handler is None:
                raise Malformed
            await handler(self, said)
        except Malformed:
            await self._wire.send(messages.error(message("refused-malformed"), self._language))
        except Refused as refusal:
            await self._wire.send(messages.error(refusal.reason, self._language))
        except Problem as problem:
            await self._leave(UNUSABLE, problem.what)

    async def _ping(self, _said: Payload) -> None:
        await self._wire.send(messages.pong())

    async def _hidden(self, said: Payload) -> None:
        self._attending.hide(bool(wanted(said, "hidden", bool)))

    async def _stand_in(self, said: Payload) -> None:
        await substitutes.want_stand_in(self._live, self._guest or "", wanted(said, "seat", int), self._level(said))
        await settle(self._live)

    async def _leave_seat(self, said: Payload) -> None:
        await substitutes.leave(self._live, self._guest or "", self._level(said))
        await settle(self._live)

    async def _come_back(self, _said: Payload) -> None:
        await substitutes.come_back(self._live, self._guest or "")

    async def _holiday(self, said: Payload) -> None:
        await substitutes.take_holiday(self._live, self._guest or "", wanted(said, "days", int))

    async def _zone(self, said: Payload) -> None:
        await substitutes.keep_zone(self._live, self._guest or "", wanted(said, "zone", str))

    async def _end(self, said: Payload) -> None:
        await substitutes.want_end(self._live, self._guest or "", bool(wanted(said, "wanted", bool)))

    async def _layout(self, said: Payload) -> None:
        self._wide = bool(wanted(said, "wide", bool))
        self._screen.show_everything()

    async def _resync(self, said: Payload) -> None:
        wanted(said, "version", int)
        self._screen.show_everything()

    async def _look(self, said: Payload) -> None:
        seat = self._own_seat(said)
        if self._live.table is None:
            raise Refused("refused-not-dealt")
        self._screen.look(seat, screen_input(self._live, self._live.table, self._own))

    async def _cover(self, said: Payload) -> None:
        seat = self._own_seat(said)
        if self._live.table is not None:
            self._screen.cover(seat, screen_input(self._live, self._live.table, self._own))

    async def _take_part(self, said: Payload) -> None:
        what, name = ("commit", "commitment") if said["type"] == "commit" else ("reveal", "contribution")
        give = methodcaller(what, self._own_seat(said), digits(said, "seal"), digits(said, name))
        try:
            await self._live.contribute(give)
        except Refused:
            asyncio.get_running_loop().call_later(ASK_AGAIN, self._ask_again)
            raise

    def _ask_again(self) -> None:
        self._seal = ""
        self.wake()

    async def _move(self, said: Payload) -> None:
        seat, decision, move = wanted(said, "seat", int), wanted(said, "decision", int), wanted(said, "move", str)
        try:
            self._own_seat(said)
            if len(move) > LONGEST_MOVE:
                raise Refused("refused-illegal", move=f"{move[:LONGEST_MOVE]} …")
            if said.get("sure") is False and await self._live.is_final(seat, decision, move):
                await self._wire.send(messages.confirm(seat, decision, move))
                return
            if said.get("coach") is True and await self._warned(seat, decision, move):
                return
            if said.get("each_time") is True:
                await self._ahead.answer_each_time(seat, decision, move)
            repeated = await self._live.play(seat, decision, move, course_in(said))
        except Refused as refusal:
            self._live.traces.refused(refusal.reason.id)
            await self._wire.send(messages.refused(self._live, seat, decision, refusal.reason, self._language))
            self._screen.show_everything()
        else:
            await self._wire.send(messages.played(seat, decision, repeated))
            if repeated:
                self._screen.show_everything()

    async def _warned(self, seat: int, decision: int, move: str) -> bool:
        """Whether the coach has spoken instead of playing a move: it gives much away."""
        judgement = await self._adviser.coach.warn(self._live, seat, decision, move, self._language)
        if judgement is not None:
            await self._wire.send(messages.coach(seat, decision, judgement, self._language))
        return judgement is not None

    async def _take_back(self, said: Payload) -> None:
        seat, decision = wanted(said, "seat", int), wanted(said, "decision", int)
        try:
            self._own_seat(said)
            repeated = await self._live.take_back(seat, decision)
        except Refused as refusal:
            await self._wire.send(messages.refused(self._live, seat, decision, refusal.reason, self._language))
            self._screen.show_everything()
        else:
            await self._wire.send(messages.taken_back(seat, decision, repeated))
            if repeated:
                self._screen.show_everything()

    async def _bargain(self, said: Payload) -> None:
        await self._answer(await self._bargaining.hear(said))

    async def _go_back(self, said: Payload) -> None:
        await self._answer(await self._back.hear(said))

    async def _read(self, said: Payload) -> None:
        lessons = wanted(said, "lessons", int)
        if self._live.tutorial is not None and self._live.tutorial.script.learner in self._own:
            self._live.tutorial.read(lessons)
            self._live.announce(Change.NEXT)

    async def _talk(self, said: Payload) -> None:
        await self._answer(await self._talking.hear(said))

    async def _why(self, said: Payload) -> None:
        seat, move = self._own_seat(said), wanted(said, "move", str)
        table = self._live.table
        # Only whoever looks is answered, and only from what they see.
        if table is not None and self._screen.viewer == seat and len(move) <= LONGEST_MOVE:
            reason = await self._live.read(partial(why_not, seat=seat, move=move, language=self._language))
            await self._wire.send(messages.why(seat, reason, self._language))

    async def _about(self, said: Payload) -> None:
        ids, table = wanted(said, "ids", list), self._live.table
        if len(ids) > MOST_IDS or not all(isinstance(id, str) and len(id) <= LONGEST_ID for id in ids):
            raise Malformed
        viewer = self._screen.viewer
        if table is not None and viewer is not None:
            text = await self._live.read(partial(about, viewer=viewer, ids=ids, language=self._language))
            await self._wire.send(messages.about(text))

    async def _hint(self, said: Payload) -> None:
        seat, decision = self._own_seat(said), wanted(said, "decision", int)
        if self._advising is None or self._advising.done():
            self._advising = self._background.start(self._advise(seat, decision))

    async def _advise(self, seat: int, decision: int) -> None:
        advice, reason = [], None
        try:
            advice = await self._adviser.ask(self._live, seat, decision, self._language)
        except Refused as refusal:
            reason = refusal.reason
        await self._tell_viewer(seat, messages.hint(seat, decision, advice, reason, self._language))

    async def _tell_viewer(self, seat: int, told: Payload) -> None:
        """When another looks at this screen by now, it is nobody's business any more."""
        async with self._turn:
            if self._screen.viewer == seat:
                await self._wire.send(told)

    async def _prepare(self, said: Payload) -> None:
        await self._answer(await self._ahead.hear(self._own_seat(said), said, self._tell_viewer))

    def _level(self, said: Payload) -> str | None:
        """The level of a computer player that a message names, None for none. Raises Refused."""
        level = None if said.get("level", 0) is None else str(wanted(said, "level", str))
        if level is not None and level not in self._levels:
            raise Refused("refused-level")
        return level

    def _own_seat(self, said: Payload) -> int:
        seat = int(wanted(said, "seat", int))
        if seat not in self._own:
            raise Refused("refused-not-your-seat")
        return seat

    handlers: ClassVar[dict[str, Handler]] = {
        "ping": _ping,
        "hidden": _hidden,
        "stand_in": _stand_in,
        "leave": _leave_seat,
        "come_back": _come_back,
        "holiday": _holiday,
        "zone": _zone,
        "end": _end,
        "layout": _layout,
        "resync": _resync,
        "read": _read,
        "look": _look,
        "cover": _cover,
        **dict.fromkeys(("commit", "contribute"), _take_part),
        "move": _move,
        "take_back": _take_back,
        "why": _why,
        "about": _about,
        "hint": _hint,
        **dict.fromkeys(PREMOVE_TYPES, _prepare),
        **dict.fromkeys(CHAT_TYPES, _talk),
        **dict.fromkeys(OFFER_TYPES, _bargain),
        **dict.fromkeys(TAKEBACK_TYPES, _go_back),
    }
    """What is done about each type of message."""
