"""The clocks of one table: whose run, what is left to whom, and what is stored of it with each move.

They go by what a spectator sees. So while there is time to react none runs, whoever could, and an answer in secret adds nothing to a bank.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from spadework.engine.contract import SPECTATOR
from spadework.table import Step, Table
from spadework.web.live.pauses import nights_between, weekends_between
from spadework.web.live.time_bank import DAY, Banks, Interval, as_json, banks_from, terms_from
from spadework.web.store.models import StoredTable

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
        self.terms = terms_from(stored.time)

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
