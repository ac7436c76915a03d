"""The chat of one table."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime

from sqlalchemy import update

from spadework.web.db.models import StoredChatLine, StoredOffer, StoredTable, now
from spadework.web.db.storage import Conflict, Storage, refusing
from spadework.web.features.accounts.guests import alias
from spadework.web.features.chat.service import MOST_REPORTS, ChatStore, Line, Speaker, Wording
from spadework.web.features.friends import store as friends
from spadework.web.features.offers.service import MOST, OfferTracker, line_of, possible
from spadework.web.server.errors import Refused
from spadework.web.server.limits import RateLimiter

MOST_LINES = 200
"""Maximum lines shown to a browser that connects."""

RATE, BURST = 1 / 3, 6
"""Lines of one person: rate a second, and burst."""


class Chat:
    """The chat of one table.

    Args:
        table: its id.
        storage: where it is stored.
    """

    def __init__(self, table: str, storage: Storage) -> None:
        self._table = table
        self._storage = storage
        self._talk = ChatStore(storage)
        self._limits = RateLimiter(RATE, BURST)
        self._saying = asyncio.Lock()
        self._marks: dict[str, str] = {}
        """By guest, the browser's mark of the last line sent."""
        self.lines: Sequence[Line] = ()
        self.offer_tracker = OfferTracker(table, storage)

    async def load(self) -> None:
        """Load the lines. Raises StorageError."""
        self.lines = [line_of(line) for line in await self._talk.lines(self._table, MOST_LINES)]
        await self.offer_tracker.load()

    async def say(self, speaker: Speaker, wording: Wording, mark: str, address: str) -> None:
        """Add a line from an address, unless its mark is that of the speaker's last line. Raises Refused, and then nothing was added."""
        async with self._saying:
            if self._marks.get(speaker.guest) == mark:
                return
            if wording.terms is not None and len(self.offer_tracker.promises) >= MOST:
                raise Refused("refused-offers-full")
            if not self._limits.take(speaker.guest, address):
                raise Refused("refused-said-fast")
            await self._store(speaker, wording)
            self._marks[speaker.guest] = mark

    async def _store(self, speaker: Speaker, wording: Wording) -> None:
        at = now()
        with refusing("refused-not-said"):
            try:
                number = await self._add(speaker, wording, at)
            except Conflict:
                # Another server has the same table open.
                await self.load()
                number = await self._add(speaker, wording, at)
        line = Line(number, speaker, wording, at)
        self.offer_tracker.take(line)
        self.lines = [*self.lines, line][-MOST_LINES:]

    async def _add(self, speaker: Speaker, wording: Wording, at: datetime) -> int:
        number = self.lines[-1].number + 1 if self.lines else 1
        await self._talk.add(
            StoredChatLine(
                table=self._table,
                number=number,
                guest=speaker.guest,
                seat=speaker.seat,
                name=speaker.name,
                text=wording.text,
                phrase=wording.phrase,
                at=at,
            ),
            None
            if wording.terms is None
            else StoredOffer(
                table=self._table,
                number=number,
                guest=speaker.guest,
                to_seat=wording.terms.to,
                step=wording.terms.step,
            ),
        )
        return number

    async def answer_offer(
        self, number: int, kind: str, speaker: Speaker, people: Collection[int], plays: bool, address: str
    ) -> None:
        """Add an event to an offer or promise, for one of the people's seats; `plays`: the game is on. Raises Refused."""
        async with self._saying:
            promise = self.offer_tracker.promises.get(number)
            if promise is None or speaker.seat is None or kind not in possible(promise, people, speaker.seat, plays):
                raise Refused("refused-offers-changed")
            if not self._limits.take(speaker.guest, address):
                raise Refused("refused-said-fast")
            await self.offer_tracker.add(number, speaker.seat, speaker.guest, kind)

    async def report(self, number: int, guest: str, address: str) -> None:
        """Report a line to the operator. Raises Refused."""
        if all(line.number != number for line in self.lines):
            raise Refused("refused-report")
        if not self._limits.take(guest, address):
            raise Refused("refused-said-fast")
        with refusing("refused-not-reported"):
            stored = await self._talk.report(self._table, number, guest)
        if not stored:
            raise Refused("refused-reports", most=MOST_REPORTS)

    async def blocked_by(self, guest: str) -> Collection[str]:
        """Return the guests whom a guest has blocked. Raises StorageError."""
        return await friends.blocked(self._storage, guest)

    async def block(self, number: int, guest: str) -> None:
        """Block the author of a line. Raises Refused."""
        speaker = next((line.speaker for line in self.lines if line.number == number), None)
        if speaker is None or speaker.guest == guest:
            raise Refused("refused-blocking")
        with refusing("refused-not-blocked"):
            try:
                await friends.block(self._storage, guest, speaker.guest, speaker.name)
            except Conflict:
                raise Refused("error-too-many-blocked", most=friends.MOST_BLOCKED) from None

    async def set_spectator_access(self, values: Mapping[str, object]) -> None:
        """Store what spectators may do, as in `StoredTable`. Raises Refused."""
        with refusing("refused-not-said"):
            await self._storage.execute(update(StoredTable).where(StoredTable.id == self._table).values(**values))

    def by(self, guest: str) -> str:
        """Return a guest's pseudonym for browsers at this table, which must not learn the guest's id."""
        return alias(self._table, guest)
