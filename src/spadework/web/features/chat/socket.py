"""The chat and the spectators, for one connection."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import cast

from spadework import protocol
from spadework.engine.names import clean
from spadework.web.db.storage import StorageError
from spadework.web.features.accounts.guests import wrong_name
from spadework.web.features.chat.service import (
    EMOTES,
    Line,
    Speaker,
    Wording,
    phrase_text,
    phrases_of,
    plain_line,
)
from spadework.web.features.spectators.service import SpectatorList
from spadework.web.server.errors import Refused
from spadework.web.server.requests import page_words
from spadework.web.server.telemetry import log
from spadework.web.socket.incoming import Block, Host, Name, Offer, Report, Say, SpectatorsTalk
from spadework.web.socket.topics import Reader, Topic
from spadework.web.socket.transport import Malformed
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import Change


def may_read(live: LiveTable, guest: str | None) -> bool:
    """Return whether a guest may read the chat."""
    return live.apart and (bool(live.seats_of(guest)) or live.is_host(guest) or live.stored.spectators_talk != "none")


def may_write(live: LiveTable, guest: str | None) -> bool:
    """Return whether a guest may write in the chat."""
    if not live.apart or guest is None:
        return False
    return bool(live.seats_of(guest)) or live.is_host(guest) or live.stored.spectators_talk == "write"


def spectators_message(live: LiveTable, reader: Reader) -> protocol.SpectatorsMessage:
    """Return the spectators of a table, and a reader's rights in the chat."""
    number, names = live.cache.once("spectators", lambda: spectators(live))
    return {
        "type": "spectators",
        "seated": bool(live.seats_of(reader.guest)),
        "host": live.is_host(reader.guest),
        "reads": may_read(live, reader.guest),
        "writes": may_write(live, reader.guest),
        "spectators": {
            "count": number,
            "names": names,
            "talk": cast(SpectatorsTalk, live.stored.spectators_talk),
            "closed": live.stored.closed,
            "delay": live.stored.delay,
        },
    }


def spectators(live: LiveTable) -> SpectatorList:
    """Return the spectators, except guests who have a seat."""
    return live.spectators.spectators([seat.guest for seat in live.seats])


SPECTATORS: Topic[protocol.SpectatorsMessage] = Topic(
    "spectators", spectators_message, idle=lambda live, sent: not live.apart and not sent["spectators"]["count"]
)


class ChatSocket:
    """The chat of one connection.

    Args:
        live: the table.
        guest: the browser's guest.
        language: the reader's.
        address: the browser's, for limits.
    """

    def __init__(self, live: LiveTable, guest: str | None, language: str, address: str) -> None:
        self._live = live
        self._guest = guest
        self._language = language
        self.address = address
        self._name = ""
        self._sent = 0
        """The number of the last line sent."""

    @contextmanager
    def attending(self) -> Iterator[None]:
        """Count the guest among those at the table while the block runs."""
        with self._live.spectators.attended_by(self, self._guest):
            self._live.origin.announce(Change.GAME)
            try:
                yield
            finally:
                self._live.origin.announce(Change.GAME)

    # Sending

    async def take_unsent(self) -> list[protocol.ChatLines]:
        """Return the messages that have not been sent yet; from then on they count as sent."""
        if not may_read(self._live, self._guest) or all(line.number <= self._sent for line in self._live.said):
            return []
        blocked = await self.blocked_people()
        lines = [line for line in self._live.said if line.number > self._sent]
        self._sent = lines[-1].number
        heard = [self._line(line) for line in lines if line.speaker.guest not in blocked]
        return [{"type": "chat", "lines": heard}] if heard else []

    async def blocked_people(self) -> Collection[str]:
        """Return the guests whom this one has blocked, of whom nothing is sent."""
        try:
            return await self._live.chat.blocked_by(self._guest) if self._guest is not None else ()
        except StorageError as error:
            # The game goes on without the database.
            log.warning("blocked people could not be read", table=self._live.id, error=error)
            return ()

    def _line(self, line: Line) -> protocol.ChatLine:
        pages, own = page_words()[self._language], self._live.game.words[self._language]
        speaker, wording = line.speaker, line.wording
        text = wording.text if wording.phrase is None else phrase_text(wording.phrase, own, pages)
        return {
            "number": line.number,
            "seat": speaker.seat,
            "name": speaker.name or pages.text("seat-spectator"),
            "by": self._live.chat.by(speaker.guest),
            "mine": speaker.guest == self._guest,
            "emote": wording.phrase if wording.phrase in EMOTES else None,
            "text": self._offered(line, text) if line.number in self._live.chat.offer_tracker.promises else text,
            "at": f"{line.at.isoformat(timespec='seconds')}Z",
        }

    def _offered(self, line: Line, text: str) -> str:
        """Return the text of an offer, with its addressee."""
        pages, to = page_words()[self._language], self._live.chat.offer_tracker.promises[line.number].terms.to
        return pages.text("offers-line", to=pages.text("offers-all") if to is None else self._live.names[to], text=text)

    # Receiving

    async def handle(
        self, received: Say | Report | Block | Name | Host
    ) -> protocol.Delivered | protocol.Reported | protocol.Blocked | protocol.ChatRefused | None:
        """Do what a message asks for; return the answer. Raises Malformed."""
        try:
            match received:
                case Say():
                    return await self._say(received)
                case Report():
                    return await self._report(received)
                case Block():
                    return await self._block(received)
                case Name():
                    self._be_named(received)
                case Host():
                    await self._host(received)
        except Refused as refusal:
            return {
                "type": "chat_refused",
                "mark": received.mark,
                "reason": page_words()[self._language].say(refusal.reason),
            }
        return None

    async def _say(self, received: Say) -> protocol.Delivered:
        if self._guest is None or not may_write(self._live, self._guest):
            raise Refused("refused-said-here")
        own, at = self._live.seats_of(self._guest), None
        if own:
            at = received.seat
            if at not in own:
                raise Refused("refused-not-your-seat")
        speaker = Speaker(self._guest, at, self._name if at is None else self._live.names[at])
        wording = wording_of(received, [*phrases_of(self._live.game), *EMOTES])
        await self._live.chat.say(speaker, wording, received.mark, self.address)
        self._live.origin.announce(Change.GAME)
        return {"type": "delivered", "mark": received.mark}

    async def _report(self, received: Report) -> protocol.Reported:
        number = received.number
        if self._guest is None or not may_read(self._live, self._guest) or number > self._sent:
            raise Refused("refused-report")
        await self._live.chat.report(number, self._guest, self.address)
        return {"type": "reported", "number": number}

    async def _block(self, received: Block) -> protocol.Blocked:
        if self._guest is None or not may_read(self._live, self._guest) or received.number > self._sent:
            raise Refused("refused-blocking")
        await self._live.chat.block(received.number, self._guest)
        return {"type": "blocked", "number": received.number}

    def _be_named(self, received: Name) -> None:
        """Name the guest as a spectator."""
        name = clean(received.name)
        wrong = wrong_name(name, self._live.names)
        if wrong is not None:
            raise Refused(wrong.id, **dict(wrong.arguments))
        self._name = name
        self._live.spectators.name(self, name)
        self._live.origin.announce(Change.GAME)

    async def _host(self, received: Host) -> None:
        """Set the spectators' rights, for the guest who opened the table."""
        if not self._live.is_host(self._guest):
            raise Refused("refused-host")
        live = self._live.origin
        values = {"spectators_talk": received.talk, "closed": received.closed, "delay": received.delay}
        await live.chat.set_spectator_access(values)
        changed = received.delay != live.stored.delay
        for name, value in values.items():
            setattr(live.stored, name, value)
        if changed:
            live.reset_delayed()
        live.announce(Change.GAME)


def wording_of(received: Say | Offer, phrases: Collection[str]) -> Wording:
    """Return the words of a message, or one of some phrases. Raises Malformed, Refused."""
    if received.phrase is None:
        return Wording(plain_line(received.text or ""))
    if received.phrase not in phrases:
        raise Malformed
    return Wording(phrase=received.phrase)
