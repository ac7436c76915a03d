"""One browser's part in the talk at a table: what it may read and say, and what it is told of who looks on."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, get_args

from spadework.engine.names import clean
from spadework.web.features.accounts.guests import wrong_name
from spadework.web.features.chat.service import (
    Line,
    Speaker,
    SpectatorsMay,
    Wording,
    phrases_of,
    plain_line,
    told_phrase,
)
from spadework.web.features.spectators.access import let_spectators
from spadework.web.features.spectators.service import SpectatorList
from spadework.web.server.errors import Refused
from spadework.web.server.requests import page_words
from spadework.web.socket.transport import Malformed, Payload, wanted
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import Change

SpectatorsTalk = Literal["none", "read", "write"]
"""What spectators may do with what is said."""

DELAYS = (0, 2, 5, 15)
"""How many minutes later spectators may see what happens."""

CHAT_TYPES = ("say", "report", "name", "host")
"""The messages that are about talk and spectators."""

LONGEST_MARK = 40


class ChatSocket:
    """What one connection says and is told.

    Args:
        live: the table.
        guest: whose browser it is.
        language: the reader's.
        address: from where they come.
    """

    def __init__(self, live: LiveTable, guest: str | None, language: str, address: str) -> None:
        self._live = live
        self._guest = guest
        self._language = language
        self.address = address
        self._name = ""
        self._told = 0
        """The number of the last line that was told."""
        self._company: Payload = {}
        """What was told last of who looks on."""

    @contextmanager
    def attending(self) -> Iterator[None]:
        """Be counted among those who look at the table as long as the block runs."""
        with self._live.spectators.attended_by(self, self._guest):
            self._live.origin.announce(Change.GAME)
            try:
                yield
            finally:
                self._live.origin.announce(Change.GAME)

    @property
    def _seated(self) -> bool:
        return bool(self._live.seats_of(self._guest))

    @property
    def _hosts(self) -> bool:
        return self._guest is not None and self._guest == self._live.stored.creator

    @property
    def may_read(self) -> bool:
        """Whether the reader may read what is said."""
        return self._live.apart and (self._seated or self._hosts or self._live.stored.spectators_talk != "none")

    @property
    def _may_write(self) -> bool:
        if not self._live.apart or self._guest is None:
            return False
        return self._seated or self._hosts or self._live.stored.spectators_talk == "write"

    # What is told

    def news(self) -> list[Payload]:
        """The messages that are due; they count as sent."""
        company = self._company_now()
        told = []
        if company != self._company and (self._company or self._live.apart or company["spectators"]["count"]):
            self._company = company
            told.append(company)
        lines = [line for line in self._live.said if line.number > self._told] if company["reads"] else []
        if lines:
            self._told = lines[-1].number
            told.append({"type": "said", "lines": [self._line(line) for line in lines]})
        return told

    def _company_now(self) -> Payload:
        number, names = self._live.cache.once("spectators", self._spectators)
        return {
            "type": "company",
            "seated": self._seated,
            "host": self._hosts,
            "reads": self.may_read,
            "writes": self._may_write,
            "spectators": {
                "count": number,
                "names": names,
                "talk": self._live.stored.spectators_talk,
                "closed": self._live.stored.closed,
                "delay": self._live.stored.delay,
            },
        }

    def _spectators(self) -> SpectatorList:
        return self._live.spectators.spectators([seat.guest for seat in self._live.seats])

    def _line(self, line: Line) -> Payload:
        pages, own = page_words()[self._language], self._live.game.words[self._language]
        speaker, wording = line.speaker, line.wording
        text = wording.text if wording.phrase is None else told_phrase(wording.phrase, own, pages)
        return {
            "number": line.number,
            "seat": speaker.seat,
            "name": speaker.name or pages.text("seat-spectator"),
            "by": self._live.chat.by(speaker.guest),
            "mine": speaker.guest == self._guest,
            "text": self._offered(line, text) if line.number in self._live.chat.ledger.promises else text,
            "at": f"{line.at.isoformat(timespec='seconds')}Z",
        }

    def _offered(self, line: Line, text: str) -> str:
        """What an offer says, and to whom it is made."""
        pages, to = page_words()[self._language], self._live.chat.ledger.promises[line.number].terms.to
        return pages.text("ledger-line", to=pages.text("ledger-all") if to is None else self._live.names[to], text=text)

    # What is said

    async def hear(self, said: Payload) -> Payload | None:
        """Do what a message of `CHAT_TYPES` asks for; the answer. Raises Malformed."""
        mark = said.get("mark")
        if mark is not None and (not isinstance(mark, str) or len(mark) > LONGEST_MARK):
            raise Malformed
        try:
            match said["type"]:
                case "say":
                    return await self._say(said)
                case "report":
                    return await self._report(said)
                case "name":
                    self._be_named(said)
                case _:
                    await self._host(said)
        except Refused as refusal:
            return {"type": "unsaid", "mark": mark, "reason": page_words()[self._language].say(refusal.reason)}
        return None

    async def _say(self, said: Payload) -> Payload:
        mark, seat = wanted(said, "mark", str), said.get("seat")
        if self._guest is None or not self._may_write:
            raise Refused("refused-said-here")
        if self._seated and (type(seat) is not int or seat not in self._live.seats_of(self._guest)):
            raise Refused("refused-not-your-seat")
        at = seat if self._seated else None
        speaker = Speaker(self._guest, at, self._name if at is None else self._live.names[at])
        await self._live.chat.say(speaker, self._wording(said), mark, self.address)
        self._live.origin.announce(Change.GAME)
        return {"type": "heard", "mark": mark}

    def _wording(self, said: Payload) -> Wording:
        phrase = said.get("phrase")
        if phrase is not None:
            if phrase not in phrases_of(self._live.game):
                raise Malformed
            return Wording(phrase=phrase)
        return Wording(plain_line(text_of(said, "text")))

    async def _report(self, said: Payload) -> Payload:
        number = wanted(said, "number", int)
        if self._guest is None or not self.may_read or number > self._told:
            raise Refused("refused-report")
        await self._live.chat.report(number, self._guest, self.address)
        return {"type": "reported", "number": number}

    def _be_named(self, said: Payload) -> None:
        """Be known by a name as a spectator."""
        name = clean(text_of(said, "name"))
        wrong = wrong_name(name, self._live.names)
        if wrong is not None:
            raise Refused(wrong.id, **dict(wrong.arguments))
        self._name = name
        self._live.spectators.name(self, name)
        self._live.origin.announce(Change.GAME)

    async def _host(self, said: Payload) -> None:
        """Settle what spectators may do, as the one who opened the table wants it."""
        may = SpectatorsMay(wanted(said, "talk", str), wanted(said, "closed", bool), wanted(said, "delay", int))
        if may.talk not in get_args(SpectatorsTalk) or may.delay not in DELAYS:
            raise Malformed
        if not self._hosts:
            raise Refused("refused-host")
        await let_spectators(self._live.origin, may)


def text_of(said: Payload, name: str) -> str:
    """A part of a message that people wrote, in as many lines as they like. Raises Malformed."""
    text = said.get(name)
    if not isinstance(text, str):
        raise Malformed
    return text
