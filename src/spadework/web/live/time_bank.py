"""Time at a table as a bank for each seat: what is left, what a decision adds, what does not count. All times are given.

All times are seconds, and moments are seconds since 1970.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

Interval: TypeAlias = tuple[float, float]
"""From one moment to another."""

Pauses: TypeAlias = Callable[[int, float, float], Sequence[Interval]]
"""When a seat's clock stands still between two moments, though it is to move."""

DAY = 86400.0

REMEMBERED = 100
"""Of so many decisions it is kept what they added."""


@dataclass(frozen=True)
class Terms:
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
    def begin(cls, terms: Terms, seats: int, now: float) -> "Banks":
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

    def decided(self, seat: int, decision: int, terms: Terms) -> "Banks":
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

    def refilled(self, seat: int, terms: Terms) -> "Banks":
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


def as_json(value: Terms | Banks) -> dict[str, Any]:
    """Terms or banks as they are stored."""
    return {name: list(part) if isinstance(part, tuple) else part for name, part in vars(value).items()}


def terms_from(stored: dict[str, Any] | None) -> Terms | None:
    """Stored terms; None at a table without clocks."""
    return None if stored is None else Terms(**stored)


def banks_from(stored: dict[str, Any]) -> Banks:
    """Stored banks."""
    added = tuple((seat, decision, seconds) for seat, decision, seconds in stored["added"])
    counts = (tuple(stored[name]) for name in ("turns", "late", "reached"))
    return Banks(stored["at"], tuple(stored["left"]), tuple(stored["running"]), added, *counts)
