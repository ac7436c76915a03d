"""Clocks: time controls, time banks, nights and holidays."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeAlias
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy import delete, select, update

from spadework.engine.interface import SPECTATOR
from spadework.table import Step, Table
from spadework.web.db.models import Outage, Running, StoredTable
from spadework.web.db.storage import Storage, StorageError
from spadework.web.server.telemetry import log

Interval: TypeAlias = tuple[float, float]
"""From one moment to another."""

Pauses: TypeAlias = Callable[[int, float, float], Sequence[Interval]]
"""When a seat's clock stands still between two moments, though it is to move."""

DAY = 86400.0

REMEMBERED = 100
"""Of so many decisions it is kept what they added."""


@dataclass(frozen=True)
class TimeControl:
    """What was agreed on when a table was opened."""

    kind: Literal["live", "days"]
    """Whether everybody sits there, or plays over days."""
    bank: float
    """What everybody has at the beginning."""
    more: float
    """What a decision adds."""
    most: float | None = None
    """No bank grows to more than that, where there is a limit."""
    nights: bool = False
    """Whether the nights of one's own time zone do not count."""
    holidays: float = 0.0
    """The days of holidays that everybody may take in one game."""
    weekends: bool = False
    """Whether Saturdays and Sundays of one's own time zone do not count."""

    @property
    def by_zone(self) -> bool:
        """Whether what counts depends on everybody's own time zone."""
        return self.nights or self.weekends


@dataclass(frozen=True)
class Banks:
    """The clocks of all seats, as they stand at a moment."""

    at: float
    left: tuple[float, ...]
    """What every seat has left; less than nothing is kept as nothing."""
    running: tuple[int, ...] = ()
    """The seats whose clocks run from then on."""
    added: tuple[tuple[int, int, float], ...] = ()
    """What the last decisions added: each by its seat, its number among that seat's, and the seconds."""
    turns: tuple[int, ...] = ()
    """How many turns of every seat have been counted; nothing where none has."""
    late: tuple[int, ...] = ()
    """How many of them came when no time was left."""
    reached: tuple[int, ...] = ()
    """Which decision of every seat is the first that has not been counted: what is decided anew counts once."""

    @classmethod
    def begin(cls, terms: TimeControl, seats: int, now: float) -> "Banks":
        """Full banks, of which none runs."""
        return cls(now, (terms.bank,) * seats)

    def charged(self, now: float, pauses: Pauses) -> "Banks":
        """The clocks as they stand later."""
        left = list(self.left)
        for seat in self.running:
            left[seat] = max(0.0, left[seat] - counted(self.at, now, pauses(seat, self.at, now)))
        return replace(self, at=now, left=tuple(left))

    def run(self, seats: Collection[int]) -> "Banks":
        """The clocks when those of some seats run from now on."""
        return replace(self, running=tuple(sorted(seats)))

    def decided(self, seat: int, decision: int, terms: TimeControl) -> "Banks":
        """The clocks after a decision of a seat, and which of its decisions it was."""
        before, grown = self.left[seat], self.left[seat] + terms.more
        after = grown if terms.most is None else max(before, min(grown, terms.most))
        added = (*self.added, (seat, decision, after - before)) if after > before else self.added
        return replace(self._with(seat, after), added=added[-REMEMBERED:])

    def met(self, seat: int, decision: int) -> "Banks":
        """The clocks when a decision counts as a turn, in time or late: it is made, or a computer player makes it as no time is left."""
        turns, late, reached = (list(one or (0,) * len(self.left)) for one in (self.turns, self.late, self.reached))
        if decision < reached[seat]:
            return self
        turns[seat] += 1
        late[seat] += self.left[seat] <= 0
        reached[seat] = decision + 1
        return replace(self, turns=tuple(turns), late=tuple(late), reached=tuple(reached))

    def taken_back(self, decisions: Mapping[int, int]) -> "Banks":
        """The clocks when each seat has made only so many decisions: with the others goes what they added."""
        left, kept = list(self.left), []
        for seat, decision, seconds in self.added:
            if decision < decisions[seat]:
                kept.append((seat, decision, seconds))
            else:
                left[seat] = max(0.0, left[seat] - seconds)
        return replace(self, left=tuple(left), added=tuple(kept))

    def refilled(self, seat: int, terms: TimeControl) -> "Banks":
        """The clocks when somebody is back on a seat: there is time for one decision at least."""
        return self._with(seat, max(self.left[seat], terms.more, min(terms.bank, 60.0)))

    def _with(self, seat: int, left: float) -> "Banks":
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))

    def ends(self, seat: int, now: float, pauses: Pauses) -> float:
        """The moment at which the time of a seat whose clock runs is over, if nothing paused it from now on."""
        return self.at + self.left[seat] + paused(self.at, now, pauses(seat, self.at, now))


def counted(since: float, until: float, pauses: Sequence[Interval]) -> float:
    """The time between two moments that counts.

    >>> counted(0, 100, [(10, 20), (15, 30), (90, 200)])
    70.0
    """
    return max(0.0, until - since - paused(since, until, pauses))


def paused(since: float, until: float, pauses: Sequence[Interval]) -> float:
    """The time between two moments that does not count; pauses may lie one within another.

    >>> paused(0, 100, [(-5, 1), (40, 50), (45, 60)])
    21.0
    """
    found, reached = 0.0, since
    for begin, end in sorted(pauses):
        begin, end = max(begin, reached), min(end, until)
        if end > begin:
            found += end - begin
            reached = end
    return found


def as_json(value: TimeControl | Banks) -> dict[str, Any]:
    """Terms or banks as they are stored."""
    return {name: list(part) if isinstance(part, tuple) else part for name, part in vars(value).items()}


def time_control_from(stored: dict[str, Any] | None) -> TimeControl | None:
    """Stored terms; None at a table without clocks."""
    return None if stored is None else TimeControl(**stored)


def banks_from(stored: dict[str, Any]) -> Banks:
    """Stored banks."""
    added = tuple((seat, decision, seconds) for seat, decision, seconds in stored["added"])
    counts = (tuple(stored[name]) for name in ("turns", "late", "reached"))
    return Banks(stored["at"], tuple(stored["left"]), tuple(stored["running"]), added, *counts)


EVENING, MORNING = 22, 8
"""The hours between which it is night."""

SATURDAY = 5
"""As Python counts the days of a week."""

LONGEST_ZONE = 64


def known_zone(name: str) -> bool:
    """Whether a time zone goes by this name.

    >>> known_zone("Europe/Berlin"), known_zone("../etc/passwd"), known_zone("Nowhere/City")
    (True, False, False)
    """
    try:
        return 0 < len(name) <= LONGEST_ZONE and bool(ZoneInfo(name))
    except (ValueError, OSError, ZoneInfoNotFoundError):
        return False


@lru_cache(maxsize=256)
def nights(zone: str, first: int, last: int) -> Sequence[Interval]:
    """The nights of a time zone that begin on some days, counted from 1970.

    >>> [(begin / 3600, end / 3600) for begin, end in nights("UTC", 0, 1)]
    [(22.0, 32.0), (46.0, 56.0)]
    """
    place, found = ZoneInfo(zone), []
    for day in range(first, last + 1):
        date = datetime(1970, 1, 1) + timedelta(days=day)
        evening = date.replace(hour=EVENING, tzinfo=place)
        morning = (date + timedelta(days=1)).replace(hour=MORNING, tzinfo=place)
        found.append((evening.timestamp(), morning.timestamp()))
    return tuple(found)


def nights_between(zone: str, since: float, until: float) -> Sequence[Interval]:
    """The nights of a time zone that lie, at least in part, between two moments."""
    first, last = int(since // DAY) - 2, int(until // DAY) + 2
    return [night for night in nights(zone, first, last) if night[1] > since and night[0] < until]


@lru_cache(maxsize=256)
def weekends(zone: str, first: int, last: int) -> Sequence[Interval]:
    """The weekends of a time zone, each from Saturday to Monday, that begin on some days, counted from 1970.

    >>> [(begin / 3600, end / 3600) for begin, end in weekends("UTC", 0, 8)]
    [(48.0, 96.0)]
    """
    place, found = ZoneInfo(zone), []
    for day in range(first, last + 1):
        date = datetime(1970, 1, 1, tzinfo=place) + timedelta(days=day)
        if date.weekday() == SATURDAY:
            found.append((date.timestamp(), (date + timedelta(days=2)).timestamp()))
    return tuple(found)


def weekends_between(zone: str, since: float, until: float) -> Sequence[Interval]:
    """The weekends of a time zone that lie, at least in part, between two moments."""
    first, last = int(since // DAY) - 4, int(until // DAY) + 2
    return [weekend for weekend in weekends(zone, first, last) if weekend[1] > since and weekend[0] < until]


def days_taken(holidays: Sequence[Interval]) -> float:
    """How many days of holidays somebody has taken, or plans.

    >>> days_taken([(0.0, 86400.0), (100000.0, 143200.0)])
    1.5
    """
    return sum(end - begin for begin, end in holidays) / DAY


Pause = Literal["night", "weekend", "holiday"]

SOON = 8 * DAY
"""So far ahead is looked for the next pause."""


def wall() -> float:
    """The time of day. Whoever puts the clock of the event loop forward puts this one forward, too."""
    return time.time() + asyncio.get_running_loop().time() - time.monotonic()


class ClockNow(NamedTuple):
    """The clock of a seat, as it stays until something happens."""

    left: float
    """What is left to a clock that stands."""
    ends: float | None = None
    """When the time of a clock that runs is over."""
    pause: Pause | None = None
    """Why it stands although the seat is to move."""
    out: bool = False
    """Whether no time is left."""


class Clocks:
    """The clocks of a table; without terms there are none.

    Args:
        stored: the table as it is stored: its terms, its clocks, and who sits there.
        outages: when the server did not run, which nobody pays for.
        now: tells the time.
    """

    def __init__(self, stored: StoredTable, outages: Sequence[Interval], now: Callable[[], float] = wall) -> None:
        self._stored = stored
        self._outages = outages
        self._now = now
        self.terms = time_control_from(stored.time)

    @property
    def now(self) -> float:
        """The time."""
        return self._now()

    @property
    def _banks(self) -> Banks | None:
        return None if self.terms is None or self._stored.clocks is None else banks_from(self._stored.clocks)

    def _pauses(self, seat: int, since: float, until: float) -> list[Interval]:
        return [*self._outages, *self._own_pauses(seat, since, until)]

    def _own_pauses(self, seat: int, since: float, until: float) -> list[Interval]:
        return [pause for pauses in self._pauses_by_kind(seat, since, until).values() for pause in pauses]

    def _pauses_by_kind(self, seat: int, since: float, until: float) -> Mapping[Pause, Sequence[Interval]]:
        """The pauses of a seat; of those that come together the first kind is told."""
        stored, terms = self._stored.seats[seat], self.terms
        pauses: dict[Pause, Sequence[Interval]] = {"holiday": [(begin, end) for begin, end in stored.holidays or ()]}
        if terms is not None and terms.weekends and stored.zone:
            pauses["weekend"] = weekends_between(stored.zone, since, until)
        if terms is not None and terms.nights and stored.zone:
            pauses["night"] = nights_between(stored.zone, since, until)
        return pauses

    # What is stored

    def after(self, table: Table, steps: Sequence[Step] = ()) -> dict[str, Any] | None:
        """The clocks as they are to be stored now, after some steps; None where there are none."""
        if self.terms is None:
            return None
        banks = self._charged(table)
        decisions = Counter({seat: table.decision(seat) for seat in range(table.seats)})
        decisions.subtract(step.seat for step in steps)
        for step in steps:
            if step.seat in banks.running and step.seen >> table.seats & 1:
                decision = decisions[step.seat]
                banks = banks.met(step.seat, decision).decided(step.seat, decision, self.terms)
            decisions[step.seat] += 1
        return as_json(banks.run(self._runners(table)))

    def after_reversal(self, table: Table) -> dict[str, Any] | None:
        """The clocks as they are to be stored now, after decisions were taken back: they stand as they do, but for what those had added."""
        if self.terms is None:
            return None
        decisions = {seat: table.decision(seat) for seat in range(table.seats)}
        return as_json(self._charged(table).taken_back(decisions).run(self._runners(table)))

    def after_change(self, table: Table | None, change: Callable[[], None]) -> dict[str, Any] | None:
        """The clocks as they are to be stored now, after a change of the seats, which is made; whoever is back on a seat has some time."""
        banks = None if self.terms is None or table is None else self._charged(table)
        before = [seat.stand_in for seat in self._stored.seats]
        change()
        if self.terms is None or table is None or banks is None:
            return None
        for seat in self._stored.seats:
            if before[seat.seat] is not None and seat.stand_in is None:
                banks = banks.refilled(seat.seat, self.terms)
            elif before[seat.seat] is None and seat.stand_in is not None and self._ran_out(banks, seat.seat):
                banks = banks.met(seat.seat, table.decision(seat.seat))
        return as_json(banks.run(self._runners(table)))

    def _ran_out(self, banks: Banks, seat: int) -> bool:
        return seat in banks.running and banks.left[seat] <= 0

    def _charged(self, table: Table) -> Banks:
        assert self.terms is not None
        now = self._now()
        banks = self._banks
        return Banks.begin(self.terms, table.seats, now) if banks is None else banks.charged(now, self._pauses)

    def _runners(self, table: Table) -> list[int]:
        if table.over or self._stored.ended:
            return []
        seats = self._stored.seats
        return [seat for seat in table.waiting(SPECTATOR) if seats[seat].level is None and seats[seat].stand_in is None]

    # What is shown

    def of(self, seat: int) -> ClockNow | None:
        """The clock of a seat; None where it has none."""
        banks, now = self._banks, self._now()
        if banks is None or self._stored.seats[seat].level is not None:
            return None
        left = banks.charged(now, self._pauses).left[seat]
        if seat not in banks.running or left <= 0:
            return ClockNow(left, out=left <= 0)
        pause = self._pause(seat, now)
        return ClockNow(left, pause=pause) if pause else ClockNow(0.0, banks.ends(seat, now, self._pauses))

    def is_out(self, seat: int) -> bool:
        """Whether a seat has no time left."""
        clock = self.of(seat)
        return clock is not None and clock.out

    def _pause(self, seat: int, now: float) -> Pause | None:
        kinds = self._pauses_by_kind(seat, now, now + 1).items()
        return next((kind for kind, pauses in kinds if any(begin <= now < end for begin, end in pauses)), None)

    def next_change(self) -> float | None:
        """The seconds until a clock runs out, or a pause begins or ends; None when none will."""
        banks, now = self._banks, self._now()
        if banks is None:
            return None
        times: list[float] = []
        for seat in banks.running:
            clock = self.of(seat)
            if clock is None or clock.out:
                continue
            times += [] if clock.ends is None else [clock.ends]
            times += [time for pause in self._own_pauses(seat, now, now + SOON) for time in pause]
        return min((time - now for time in times if time > now), default=None)

    # Holidays

    def on_holiday(self, seat: int) -> bool:
        """Whether somebody is on holiday."""
        now = self._now()
        return any(begin <= now < end for begin, end in self._stored.seats[seat].holidays or ())


BEAT = 60.0
"""Seconds after which it is noted again that the server runs: who kills it gives everybody at most so much time."""

KEPT = 90 * 86400.0
"""Outages longer ago matter to nobody's clock."""


class Uptime:
    """Notes when the server runs.

    Args:
        storage: where it is noted.
        now: tells the time of day.
    """

    def __init__(self, storage: Storage, now: Callable[[], float]) -> None:
        self._storage = storage
        self._now = now
        self._beat = self._steady = 0.0
        self._unstored: tuple[float, float] | None = None
        """The outage before the start, until it is stored."""

    async def begin(self) -> None:
        """The server starts; what can't be stored of that is stored with a later beat. Raises StorageError when nothing can be read."""
        now, alone = self._now(), not await self._storage.has_peers()
        async with self._storage.reading() as session:
            last = await session.scalar(select(Running.alive))
            outages = select(Outage.began, Outage.ended).where(Outage.ended >= now - KEPT).order_by(Outage.began)
            self._storage.outages += [(began, ended) for began, ended in await session.execute(outages)]
        if last is not None and last < now and alone:
            self._unstored = last, now
            self._storage.outages.append(self._unstored)
        self._beat, self._steady = now, asyncio.get_running_loop().time()
        await self._try_to_beat()

    async def beat(self) -> None:
        """Note that the server runs; when the machine has slept meanwhile, or its clock was put forth, that nobody could move then.

        When the clock was put back, what was noted of times that are still to come did not happen. Raises StorageError.
        """
        now, steady = self._now(), asyncio.get_running_loop().time()
        slept = (now - self._beat) - (steady - self._steady)
        if slept > BEAT and await self._storage.has_peers():
            # The others did not, and so nobody had to wait.
            slept = 0.0
        before = list(self._storage.outages)
        # At once: whoever moves while it is being stored must not pay for it.
        if slept > BEAT:
            self._storage.outages.append((now - slept, now))
        if slept < -BEAT:
            self._storage.outages[:] = [(began, min(ended, now)) for began, ended in before if began < now]
        try:
            await self._store(now, slept)
        except StorageError:
            self._storage.outages[:] = before
            raise
        self._beat, self._steady = now, steady

    async def _store(self, now: float, slept: float) -> None:
        async with self._storage.writing() as session:
            if self._unstored is not None:
                began, ended = self._unstored
                session.add(Outage(began=began, ended=ended))
            if slept > BEAT:
                session.add(Outage(began=now - slept, ended=now))
            if slept < -BEAT:
                await session.execute(delete(Outage).where(Outage.began >= now))
                await session.execute(update(Outage).where(Outage.ended > now).values(ended=now))
            await session.execute(delete(Outage).where(Outage.ended < now - KEPT))
            if (await session.execute(update(Running).values(alive=now).returning(Running.id))).first() is None:
                session.add(Running(id=1, alive=now))
        self._unstored = None

    async def beat_for_ever(self) -> None:
        """Note it again and again, until cancelled; then for the last time."""
        try:
            while True:
                await asyncio.sleep(BEAT)
                await self._try_to_beat()
        finally:
            await self._try_to_beat()

    async def _try_to_beat(self) -> None:
        try:
            await self.beat()
        except StorageError as error:
            log.warning("nothing can be stored just now: that the server runs could not be noted", error=error)
