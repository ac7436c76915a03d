"""Offers and promises between players; nobody judges them."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Literal, NamedTuple, get_args

from sqlalchemy import select

from spadework.web.db.models import StoredChatLine, StoredOffer, StoredOfferEvent, now
from spadework.web.db.storage import Conflict, Storage, refusing
from spadework.web.features.chat.service import Line, OfferTerms, Speaker, Wording
from spadework.web.server.errors import Refused

OfferEventKind = Literal["accepted", "declined", "withdrawn", "kept", "broken", "unmarked"]
"""Events of an offer or a promise."""

KINDS: Sequence[str] = get_args(OfferEventKind)

MARKS = ("kept", "broken")

MOST = 200
"""Maximum offers at a table."""

MAX_EVENTS = 40
"""Maximum events of one offer."""


class OfferEvent(NamedTuple):
    """An event of an offer or a promise."""

    place: int
    """Counts the events of one promise, as in `StoredOfferEvent`."""
    seat: int
    kind: str
    at: datetime


class Promise(NamedTuple):
    """An offer with its events."""

    line: Line
    terms: OfferTerms
    events: Sequence[OfferEvent] = ()

    @property
    def maker(self) -> int:
        """The seat that made it."""
        assert self.line.speaker.seat is not None
        return self.line.speaker.seat

    def others(self, people: Collection[int]) -> list[int]:
        """Return the people's seats to which it was made."""
        return [seat for seat in people if seat != self.maker and self.terms.to in {None, seat}]


class OfferStatus(NamedTuple):
    """The status of an offer or a promise."""

    state: Literal["open", "promised", "declined", "withdrawn"]
    answers: Mapping[int, str]
    """By seat, `accepted` or `declined`."""
    marks: Mapping[int, str]
    """By seat, `kept` or `broken`."""


def status_of(promise: Promise, people: Collection[int], until: datetime | None = None) -> OfferStatus:
    """Return the status of an offer among these people's seats, now or at an earlier time."""
    answers: dict[int, str] = {}
    marks: dict[int, str] = {}
    withdrawn = False
    for event in promise.events:
        if until is not None and event.at > until:
            continue
        if event.kind in {"accepted", "declined"}:
            answers[event.seat] = event.kind
        elif event.kind == "withdrawn":
            withdrawn = True
        else:
            marks.pop(event.seat, None)
            if event.kind in MARKS:
                marks[event.seat] = event.kind
    if withdrawn:
        return OfferStatus("withdrawn", answers, marks)
    if "accepted" in answers.values():
        return OfferStatus("promised", answers, marks)
    others = promise.others(people)
    return OfferStatus("declined" if others and len(answers) == len(others) else "open", answers, marks)


def possible(promise: Promise, people: Collection[int], seat: int, plays: bool) -> list[str]:
    """Return the events that a seat may add now; `plays`: the game is on."""
    now_is = status_of(promise, people)
    answer, mark = now_is.answers.get(seat), now_is.marks.get(seat)
    if now_is.state == "promised" and (seat == promise.maker or answer == "accepted"):
        return [kind for kind in MARKS if kind != mark] + (["unmarked"] if mark else [])
    if not plays or now_is.state == "withdrawn":
        return []
    if seat == promise.maker:
        return ["withdrawn"] if now_is.state == "open" else []
    return ["accepted", "declined"] if seat in promise.others(people) and answer is None else []


class OfferTracker:
    """The offers and promises of one table.

    Args:
        table: its id.
        storage: where they are stored.
    """

    def __init__(self, table: str, storage: Storage) -> None:
        self._table = table
        self._storage = storage
        self.promises: dict[int, Promise] = {}
        """By the number of the line that made them."""

    async def load(self) -> None:
        """Load them, in order. Raises StorageError."""
        same_line = (StoredChatLine.table == StoredOffer.table) & (StoredChatLine.number == StoredOffer.number)
        offers = select(StoredOffer, StoredChatLine).join(StoredChatLine, same_line)
        offers = offers.where(StoredOffer.table == self._table).order_by(StoredOffer.number)
        events = select(StoredOfferEvent).where(StoredOfferEvent.table == self._table)
        found = {
            line.number: Promise(line_of(line), OfferTerms(stored.to_seat, stored.step))
            for stored, line in await self._storage.rows(offers)
        }
        for event in await self._storage.scalars(events.order_by(StoredOfferEvent.number, StoredOfferEvent.count)):
            _add(found, event.number, OfferEvent(event.count, event.seat, event.kind, event.at))
        self.promises = found

    def take(self, line: Line) -> None:
        """Add an offer that has just been stored."""
        if line.wording.terms is not None:
            self.promises[line.number] = Promise(line, line.wording.terms)

    async def add(self, number: int, seat: int, guest: str, kind: str) -> None:
        """Add an event to an offer or a promise. Raises Refused."""
        before = self.promises[number].events
        if len(before) >= MAX_EVENTS:
            raise Refused("refused-offers-enough")
        # Events of a deleted guest are gone; their numbers are not used again.
        event = OfferEvent(before[-1].place + 1 if before else 1, seat, kind, now())
        stored = StoredOfferEvent(
            table=self._table, number=number, count=event.place, seat=seat, guest=guest, kind=kind, at=event.at
        )
        with refusing("refused-not-said"):
            try:
                async with self._storage.writing() as session:
                    session.add(stored)
            except Conflict:
                # Another server has the same table open.
                await self.load()
                raise Refused("refused-offers-changed") from None
        _add(self.promises, number, event)


def _add(promises: dict[int, Promise], number: int, event: OfferEvent) -> None:
    promise = promises[number]
    promises[number] = promise._replace(events=(*promise.events, event))


def line_of(line: StoredChatLine) -> Line:
    """Return a stored line as a `Line`."""
    return Line(line.number, Speaker(line.guest, line.seat, line.name), Wording(line.text, line.phrase), line.at)
