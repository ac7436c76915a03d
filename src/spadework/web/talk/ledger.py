"""The offers and promises at one table: an open ledger, without a judge.

Each side says for itself whether a promise was kept, and both are shown. Nothing is ever changed in it, only added.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Literal, NamedTuple, get_args

from spadework.web.errors import Refused
from spadework.web.store.models import SaidLine, now
from spadework.web.store.promise_models import PromiseEvent
from spadework.web.store.promises import PromiseStore
from spadework.web.store.storage import Conflict, Storage, refusing
from spadework.web.talk.line import Line, Speaker, Terms, Wording

Kind = Literal["accepted", "declined", "withdrawn", "kept", "broken", "unmarked"]
"""What can be said about an offer or a promise."""

KINDS: Sequence[str] = get_args(Kind)
MARKS = ("kept", "broken")

MOST = 200
"""So many offers can be made at a table."""

MOST_EVENTS = 40
"""So much can be said about one of them."""


class Event(NamedTuple):
    """What somebody said about an offer or a promise."""

    place: int
    """Counts the events of one promise, as `PromiseEvent` does."""
    seat: int
    kind: str
    at: datetime


class Promise(NamedTuple):
    """An offer, and all that was said about it."""

    line: Line
    terms: Terms
    events: Sequence[Event] = ()

    @property
    def maker(self) -> int:
        """The seat that made it."""
        assert self.line.speaker.seat is not None
        return self.line.speaker.seat

    def others(self, people: Collection[int]) -> list[int]:
        """To which of the people's seats it was made."""
        return [seat for seat in people if seat != self.maker and self.terms.to in {None, seat}]


class Standing(NamedTuple):
    """How an offer or a promise stands."""

    state: Literal["open", "promised", "declined", "withdrawn"]
    answers: Mapping[int, str]
    """By seat, `accepted` or `declined`."""
    marks: Mapping[int, str]
    """By seat, `kept` or `broken`."""


def standing(promise: Promise, people: Collection[int], until: datetime | None = None) -> Standing:
    """How an offer stands among the people at its table, or how it stood at a time."""
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
        return Standing("withdrawn", answers, marks)
    if "accepted" in answers.values():
        return Standing("promised", answers, marks)
    others = promise.others(people)
    return Standing("declined" if others and len(answers) == len(others) else "open", answers, marks)


def possible(promise: Promise, people: Collection[int], seat: int, plays: bool) -> list[str]:
    """What a seat may say about an offer or a promise now; `plays`: the game goes on."""
    now_is = standing(promise, people)
    answer, mark = now_is.answers.get(seat), now_is.marks.get(seat)
    if now_is.state == "promised" and (seat == promise.maker or answer == "accepted"):
        return [kind for kind in MARKS if kind != mark] + (["unmarked"] if mark else [])
    if not plays or now_is.state == "withdrawn":
        return []
    if seat == promise.maker:
        return ["withdrawn"] if now_is.state == "open" else []
    return ["accepted", "declined"] if seat in promise.others(people) and answer is None else []


class Ledger:
    """The offers and promises at one table.

    Args:
        table: its id.
        storage: where they are stored.
    """

    def __init__(self, table: str, storage: Storage) -> None:
        self._table = table
        self._store = PromiseStore(storage)
        self.promises: dict[int, Promise] = {}
        """By the number of the line that made them."""

    async def load(self) -> None:
        """Read all of them. Raises StorageError."""
        found = {
            line.number: Promise(line_of(line), Terms(stored.to_seat, stored.step))
            for stored, line in await self._store.promises(self._table)
        }
        for event in await self._store.events(self._table):
            _add(found, event.number, Event(event.count, event.seat, event.kind, event.at))
        self.promises = found

    def take(self, line: Line) -> None:
        """Take in an offer that has just been stored."""
        if line.wording.terms is not None:
            self.promises[line.number] = Promise(line, line.wording.terms)

    async def add(self, number: int, seat: int, guest: str, kind: str) -> None:
        """Store what somebody says about an offer or a promise. Raises Refused."""
        before = self.promises[number].events
        if len(before) >= MOST_EVENTS:
            raise Refused("refused-ledger-enough")
        # What somebody who deleted everything had said is gone, and its number is not given again.
        event = Event(before[-1].place + 1 if before else 1, seat, kind, now())
        stored = PromiseEvent(
            table=self._table, number=number, count=event.place, seat=seat, guest=guest, kind=kind, at=event.at
        )
        with refusing("refused-not-said"):
            try:
                await self._store.add(stored)
            except Conflict:
                # Another server has the same table open.
                await self.load()
                raise Refused("refused-ledger-changed") from None
        _add(self.promises, number, event)


def _add(promises: dict[int, Promise], number: int, event: Event) -> None:
    promise = promises[number]
    promises[number] = promise._replace(events=(*promise.events, event))


def line_of(line: SaidLine) -> Line:
    """A stored line."""
    return Line(line.number, Speaker(line.guest, line.seat, line.name), Wording(line.text, line.phrase), line.at)
