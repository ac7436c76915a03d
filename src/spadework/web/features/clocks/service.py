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
from spadework.web.db.models import StoredHeartbeat, StoredOutage, StoredTable
from spadework.web.db.storage import Storage, StorageError
from spadework.web.server.telemetry import log

Interval: TypeAlias = tuple[float, float]
"""A time span: begin and end."""

Pauses: TypeAlias = Callable[[int, float, float], Sequence[Interval]]
"""Returns a seat's pauses between two times: spans in which its clock stands still although it moves next."""

DAY = 86400.0

MAX_ADDED = 100
"""Maximum decisions for which the added time is kept."""

EVENING, MORNING = 22, 8
"""The hours at which the night begins and ends."""

SATURDAY = 5
"""As in `datetime.weekday`."""

LONGEST_ZONE = 64

Pause = Literal["night", "weekend", "holiday"]

LOOKAHEAD = 8 * DAY
"""How far ahead the next pause is looked for, in seconds."""

BEAT = 60.0
"""Seconds between heartbeats: a killed server gives all players at most this much time."""

KEEP_SECONDS = 90 * 86400.0
"""Seconds for which outages are kept; older ones matter to no clock."""


@dataclass(frozen=True)
class TimeControl:
    """The time control of a table."""

    kind: Literal["live", "days"]
    """Whether all play at the same time, or over days."""
    bank: float
    """The seconds of each player at the beginning."""
    more: float
    """The seconds that a decision adds."""
    most: float | None = None
    """The limit of a time bank in seconds, if there is one."""
    nights: bool = False
    """Whether nights in the player's time zone don't count."""
    holidays: float = 0.0
    """The days of holidays that each player may take in a game."""
    weekends: bool = False
    """Whether Saturdays and Sundays in the player's time zone don't count."""

    @property
    def by_zone(self) -> bool:
        """Whether pauses depend on each player's time zone."""
        return self.nights or self.weekends


@dataclass(frozen=True)
class TimeBanks:
    """The time banks of all seats at a moment."""

    at: float
    left: tuple[float, ...]
    """The seconds left by seat, never below 0."""
    running: tuple[int, ...] = ()
    """The seats whose clocks run."""
    added: tuple[tuple[int, int, float], ...] = ()
    """The time added by the last decisions: seat, number of the decision, seconds."""
    turns: tuple[int, ...] = ()
    """The turns counted by seat; empty while there are none."""
    late: tuple[int, ...] = ()
    """Number of late ones."""
    reached: tuple[int, ...] = ()
    """The first decision of every seat not counted yet, so that a decision made again counts once."""

    @classmethod
    def begin(cls, terms: TimeControl, seats: int, now: float) -> "TimeBanks":
        """Return full time banks; no clock runs."""
        return cls(now, (terms.bank,) * seats)

    def advanced(self, now: float, pauses: Pauses) -> "TimeBanks":
        """Return the time banks at a later time."""
        left = list(self.left)
        for seat in self.running:
            left[seat] = max(0.0, left[seat] - counted(self.at, now, pauses(seat, self.at, now)))
        return replace(self, at=now, left=tuple(left))

    def run(self, seats: Collection[int]) -> "TimeBanks":
        """Return the time banks with only these clocks running."""
        return replace(self, running=tuple(sorted(seats)))

    def after_decision(self, seat: int, decision: int, terms: TimeControl) -> "TimeBanks":
        """Return the time banks after a seat's decision, given by its number."""
        before, grown = self.left[seat], self.left[seat] + terms.more
        after = grown if terms.most is None else max(before, min(grown, terms.most))
        added = (*self.added, (seat, decision, after - before)) if after > before else self.added
        return replace(self._with(seat, after), added=added[-MAX_ADDED:])

    def count_turn(self, seat: int, decision: int) -> "TimeBanks":
        """Return the time banks after a decision counts as a turn, in time or late: it is made, or a substitute plays it out of time."""
        turns, late, reached = (list(one or (0,) * len(self.left)) for one in (self.turns, self.late, self.reached))
        if decision < reached[seat]:
            return self
        turns[seat] += 1
        late[seat] += self.left[seat] <= 0
        reached[seat] = decision + 1
        return replace(self, turns=tuple(turns), late=tuple(late), reached=tuple(reached))

    def after_takeback(self, decisions: Mapping[int, int]) -> "TimeBanks":
        """Return the time banks when each seat has made only this many decisions: time added by later ones is gone."""
        left, kept = list(self.left), []
        for seat, decision, seconds in self.added:
            if decision < decisions[seat]:
                kept.append((seat, decision, seconds))
            else:
                left[seat] = max(0.0, left[seat] - seconds)
        return replace(self, left=tuple(left), added=tuple(kept))

    def refill(self, seat: int, terms: TimeControl) -> "TimeBanks":
        """Return the time banks when a player is back: there is time for one decision at least."""
        return self._with(seat, max(self.left[seat], terms.more, min(terms.bank, 60.0)))

    def _with(self, seat: int, left: float) -> "TimeBanks":
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))

    def ends(self, seat: int, now: float, pauses: Pauses) -> float:
        """Return when a running clock runs out without further pauses."""
        return self.at + self.left[seat] + paused(self.at, now, pauses(seat, self.at, now))


def counted(since: float, until: float, pauses: Sequence[Interval]) -> float:
    """Return the seconds between two times that count.

    >>> counted(0, 100, [(10, 20), (15, 30), (90, 200)])
    70.0
    """
    return max(0.0, until - since - paused(since, until, pauses))


def paused(since: float, until: float, pauses: Sequence[Interval]) -> float:
    """Return the paused seconds between two times; pauses may overlap.

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


def as_json(value: TimeControl | TimeBanks) -> dict[str, Any]:
    """Return a time control or time banks as they are stored."""
    return {name: list(part) if isinstance(part, tuple) else part for name, part in vars(value).items()}


def time_control_from(stored: dict[str, Any] | None) -> TimeControl | None:
    """Return a stored time control; None without clocks."""
    return None if stored is None else TimeControl(**stored)


def banks_from(stored: dict[str, Any]) -> TimeBanks:
    """Return stored time banks."""
    added = tuple((seat, decision, seconds) for seat, decision, seconds in stored["added"])
    counts = (tuple(stored[name]) for name in ("turns", "late", "reached"))
    return TimeBanks(stored["at"], tuple(stored["left"]), tuple(stored["running"]), added, *counts)


def known_zone(name: str) -> bool:
    """Return whether there is a time zone of this name.

    >>> known_zone("Europe/Berlin"), known_zone("../etc/passwd"), known_zone("Nowhere/City")
    (True, False, False)
    """
    try:
        return 0 < len(name) <= LONGEST_ZONE and bool(ZoneInfo(name))
    except (ValueError, OSError, ZoneInfoNotFoundError):
        return False


@lru_cache(maxsize=256)
def nights(zone: str, first: int, last: int) -> Sequence[Interval]:
    """Return the nights of a time zone that begin on these days, counted from 1970.

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


@lru_cache(maxsize=256)
def weekends(zone: str, first: int, last: int) -> Sequence[Interval]:
    """Return the weekends of a time zone, from Saturday to Monday, that begin on these days, counted from 1970.

    >>> [(begin / 3600, end / 3600) for begin, end in weekends("UTC", 0, 8)]
    [(48.0, 96.0)]
    """
    place, found = ZoneInfo(zone), []
    for day in range(first, last + 1):
        date = datetime(1970, 1, 1, tzinfo=place) + timedelta(days=day)
        if date.weekday() == SATURDAY:
            found.append((date.timestamp(), (date + timedelta(days=2)).timestamp()))
    return tuple(found)


def between(
    rests: Callable[[str, int, int], Sequence[Interval]], zone: str, since: float, until: float
) -> Sequence[Interval]:
    """Return the `nights` or `weekends` of a time zone that overlap a time span."""
    found = rests(zone, int(since // DAY) - 4, int(until // DAY) + 2)
    return [(begin, end) for begin, end in found if end > since and begin < until]


def days_taken(holidays: Sequence[Interval]) -> float:
    """Return the days of holidays taken or planned.

    >>> days_taken([(0.0, 86400.0), (100000.0, 143200.0)])
    1.5
    """
    return sum(end - begin for begin, end in holidays) / DAY


def wall_time() -> float:
    """Return the time of day. Tests that advance the event loop's clock advance this one too."""
    return time.time() + asyncio.get_running_loop().time() - time.monotonic()


class ClockNow(NamedTuple):
    """A seat's clock, until something happens."""

    left: float
    """The seconds left to a clock that stands."""
    ends: float | None = None
    """When a running clock runs out."""
    pause: Pause | None = None
    """Why the clock stands although the seat moves next."""
    out: bool = False
    """Whether no time is left."""


class Clocks:
    """The clocks of a table; none without a time control.

    Args:
        stored: the table's row: its time control, its clocks, its seats.
        outages: times when the server was down, which no clock counts.
        now: returns the time.
    """

    def __init__(self, stored: StoredTable, outages: Sequence[Interval], now: Callable[[], float] = wall_time) -> None:
        self._stored = stored
        self._outages = outages
        self._now = now
        self.terms = time_control_from(stored.time)

    @property
    def now(self) -> float:
        """The time."""
        return self._now()

    @property
    def _banks(self) -> TimeBanks | None:
        return None if self.terms is None or self._stored.clocks is None else banks_from(self._stored.clocks)

    def _pauses(self, seat: int, since: float, until: float) -> list[Interval]:
        return [*self._outages, *self._own_pauses(seat, since, until)]

    def _own_pauses(self, seat: int, since: float, until: float) -> list[Interval]:
        return [pause for pauses in self._pauses_by_kind(seat, since, until).values() for pause in pauses]

    def _pauses_by_kind(self, seat: int, since: float, until: float) -> Mapping[Pause, Sequence[Interval]]:
        """Return a seat's pauses by kind; of simultaneous ones the first kind is shown."""
        stored, terms = self._stored.seats[seat], self.terms
        pauses: dict[Pause, Sequence[Interval]] = {"holiday": [(begin, end) for begin, end in stored.holidays or ()]}
        if terms is not None and terms.weekends and stored.zone:
            pauses["weekend"] = between(weekends, stored.zone, since, until)
        if terms is not None and terms.nights and stored.zone:
            pauses["night"] = between(nights, stored.zone, since, until)
        return pauses

    # To be stored

    def after(self, table: Table, steps: Sequence[Step] = ()) -> dict[str, Any] | None:
        """Return the clocks to store after some steps; None without a time control."""
        if self.terms is None:
            return None
        banks = self._banks_now(table)
        decisions = Counter({seat: table.decision(seat) for seat in range(table.seats)})
        decisions.subtract(step.seat for step in steps)
        for step in steps:
            if step.seat in banks.running and step.seen >> table.seats & 1:
                decision = decisions[step.seat]
                banks = banks.count_turn(step.seat, decision).after_decision(step.seat, decision, self.terms)
            decisions[step.seat] += 1
        return as_json(banks.run(self._running(table)))

    def after_reversal(self, table: Table) -> dict[str, Any] | None:
        """Return the clocks to store after a takeback: unchanged, without the time that the decisions had added."""
        if self.terms is None:
            return None
        decisions = {seat: table.decision(seat) for seat in range(table.seats)}
        return as_json(self._banks_now(table).after_takeback(decisions).run(self._running(table)))

    def after_change(self, table: Table | None, change: Callable[[], None]) -> dict[str, Any] | None:
        """Make a change of the seats and return the clocks to store with it; a player who is back gets some time."""
        banks = None if self.terms is None or table is None else self._banks_now(table)
        before = [seat.substitute for seat in self._stored.seats]
        change()
        if self.terms is None or table is None or banks is None:
            return None
        for seat in self._stored.seats:
            if before[seat.seat] is not None and seat.substitute is None:
                banks = banks.refill(seat.seat, self.terms)
            elif before[seat.seat] is None and seat.substitute is not None and self._ran_out(banks, seat.seat):
                banks = banks.count_turn(seat.seat, table.decision(seat.seat))
        return as_json(banks.run(self._running(table)))

    def _ran_out(self, banks: TimeBanks, seat: int) -> bool:
        return seat in banks.running and banks.left[seat] <= 0

    def _banks_now(self, table: Table) -> TimeBanks:
        assert self.terms is not None
        now = self._now()
        banks = self._banks
        return TimeBanks.begin(self.terms, table.seats, now) if banks is None else banks.advanced(now, self._pauses)

    def _running(self, table: Table) -> list[int]:
        if table.over or self._stored.ended:
            return []
        seats = self._stored.seats
        return [
            seat for seat in table.waiting(SPECTATOR) if seats[seat].level is None and seats[seat].substitute is None
        ]

    # To be shown

    def of(self, seat: int) -> ClockNow | None:
        """Return a seat's clock; None where it has none."""
        banks, now = self._banks, self._now()
        if banks is None or self._stored.seats[seat].level is not None:
            return None
        left = banks.advanced(now, self._pauses).left[seat]
        if seat not in banks.running or left <= 0:
            return ClockNow(left, out=left <= 0)
        pause = self._pause(seat, now)
        return ClockNow(left, pause=pause) if pause else ClockNow(0.0, banks.ends(seat, now, self._pauses))

    def is_out(self, seat: int) -> bool:
        """Return whether a seat has no time left."""
        clock = self.of(seat)
        return clock is not None and clock.out

    def _pause(self, seat: int, now: float) -> Pause | None:
        kinds = self._pauses_by_kind(seat, now, now + 1).items()
        return next((kind for kind, pauses in kinds if any(begin <= now < end for begin, end in pauses)), None)

    def next_change(self) -> float | None:
        """Return the seconds until a clock runs out, or a pause begins or ends; None if none will."""
        banks, now = self._banks, self._now()
        if banks is None:
            return None
        times: list[float] = []
        for seat in banks.running:
            clock = self.of(seat)
            if clock is None or clock.out:
                continue
            times += [] if clock.ends is None else [clock.ends]
            times += [time for pause in self._own_pauses(seat, now, now + LOOKAHEAD) for time in pause]
        return min((time - now for time in times if time > now), default=None)

    # Holidays

    def on_holiday(self, seat: int) -> bool:
        """Return whether a seat's player is on holiday."""
        now = self._now()
        return any(begin <= now < end for begin, end in self._stored.seats[seat].holidays or ())


class Uptime:
    """Heartbeats that show when the server was running.

    Args:
        storage: where they are stored.
        now: returns the time of day.
    """

    def __init__(self, storage: Storage, now: Callable[[], float]) -> None:
        self._storage = storage
        self._now = now
        self._beat = self._steady = 0.0
        self._unstored: tuple[float, float] | None = None
        """The outage before the start, until it is stored."""

    async def begin(self) -> None:
        """Begin; what can't be stored now is stored with a later heartbeat. Raises StorageError if nothing can be read."""
        now, alone = self._now(), not await self._storage.has_peers()
        async with self._storage.reading() as session:
            last = await session.scalar(select(StoredHeartbeat.alive))
            outages = (
                select(StoredOutage.began, StoredOutage.ended)
                .where(StoredOutage.ended >= now - KEEP_SECONDS)
                .order_by(StoredOutage.began)
            )
            self._storage.outages += [(began, ended) for began, ended in await session.execute(outages)]
        if last is not None and last < now and alone:
            self._unstored = last, now
            self._storage.outages.append(self._unstored)
        self._beat, self._steady = now, asyncio.get_running_loop().time()
        await self._try_to_beat()

    async def heartbeat(self) -> None:
        """Store a heartbeat. A gap counts as an outage: the machine slept, or its clock was set forward.

        If the clock was set back, later times are forgotten. Raises StorageError.
        """
        now, steady = self._now(), asyncio.get_running_loop().time()
        gap = (now - self._beat) - (steady - self._steady)
        if gap > BEAT and await self._storage.has_peers():
            # The other servers were running, so no player had to wait.
            gap = 0.0
        before = list(self._storage.outages)
        # Before it is stored, as a player who moves in the meantime must not pay for it.
        if gap > BEAT:
            self._storage.outages.append((now - gap, now))
        if gap < -BEAT:
            self._storage.outages[:] = [(began, min(ended, now)) for began, ended in before if began < now]
        try:
            await self._store(now, gap)
        except StorageError:
            self._storage.outages[:] = before
            raise
        self._beat, self._steady = now, steady

    async def _store(self, now: float, gap: float) -> None:
        async with self._storage.writing() as session:
            if self._unstored is not None:
                began, ended = self._unstored
                session.add(StoredOutage(began=began, ended=ended))
            if gap > BEAT:
                session.add(StoredOutage(began=now - gap, ended=now))
            if gap < -BEAT:
                await session.execute(delete(StoredOutage).where(StoredOutage.began >= now))
                await session.execute(update(StoredOutage).where(StoredOutage.ended > now).values(ended=now))
            await session.execute(delete(StoredOutage).where(StoredOutage.ended < now - KEEP_SECONDS))
            if (
                await session.execute(update(StoredHeartbeat).values(alive=now).returning(StoredHeartbeat.id))
            ).first() is None:
                session.add(StoredHeartbeat(id=1, alive=now))
        self._unstored = None

    async def run(self) -> None:
        """Store heartbeats until cancelled, then a last one."""
        try:
            while True:
                await asyncio.sleep(BEAT)
                await self._try_to_beat()
        finally:
            await self._try_to_beat()

    async def _try_to_beat(self) -> None:
        try:
            await self.heartbeat()
        except StorageError as error:
            log.warning("a heartbeat could not be stored", error=error)
