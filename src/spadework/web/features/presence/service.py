"""Who is at a table just now, as far as their browsers tell: reckoned from connections, by a clock that is given."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

SILENCE = 12.0
"""Seconds after which a page in front that says nothing counts as lost; ours says something every four seconds."""

State: TypeAlias = Literal["here", "away", "lost"]


class Attendance(NamedTuple):
    """Whether somebody is there."""

    state: State
    """`here`: a page in front is open. `away`: left, or looking at something else. `lost`: the connection broke."""
    since: float | None
    """The time of the clock at which that began; None when nobody knows."""


class Sight(NamedTuple):
    """How a server saw a guest, told to another whose clock shows another time."""

    state: State
    age: float | None
    """For how many seconds; None when nobody knows."""
    connected: bool
    """Whether the guest has a connection there."""


class Elsewhere(NamedTuple):
    """How another server saw a guest, by the clock of this one."""

    attendance: Attendance
    connected: bool


@dataclass
class Link:
    """One open connection."""

    guest: str
    heard: float
    hidden: bool = False


class Presence:
    """Who of the guests at a table is there.

    A guest is known by all its connections: whoever has two pages open and closes one of them is still here.

    Args:
        clock: tells the time, in seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.began = clock()
        """The time from which on it is known who is there."""
        self._links: dict[object, Link] = {}
        self._known: dict[str, Attendance] = {}
        self._gone: dict[str, float] = {}
        self._elsewhere: dict[str, dict[str, Elsewhere]] = {}
        """By server how the guests attend there."""

    @property
    def now(self) -> float:
        """The time of the clock."""
        return self._clock()

    def of(self, guest: str | None) -> Attendance:
        """Whether a guest is there, on whatever server; whoever never was is away."""
        own = self._known.get(guest or "", Attendance("away", None))
        seen = [own, *(sight.attendance for sight in self._sights_of(guest or ""))]
        present = [one for one in seen if one.state == "here"]
        return min(present, key=_begun) if present else max(seen, key=_begun)

    def gone_since(self, guest: str) -> float | None:
        """Since when a guest has had no connection, in front or not; None while there is one."""
        sights = list(self._sights_of(guest))
        if any(link.guest == guest for link in self._links.values()) or any(sight.connected for sight in sights):
            return None
        return max([self._gone.get(guest, self.began), *(_begun(sight.attendance) for sight in sights)])

    def _sights_of(self, guest: str) -> Iterable[Elsewhere]:
        return (sights[guest] for sights in self._elsewhere.values() if guest in sights)

    def sights(self, guests: Collection[str]) -> dict[str, Sight]:
        """How some guests attend here, as far as they ever have, for other servers to know."""
        now, linked = self._clock(), {link.guest for link in self._links.values()}
        return {
            guest: Sight(known.state, None if known.since is None else round(now - known.since, 1), guest in linked)
            for guest, known in self._known.items()
            if guest in guests
        }

    def learn(self, server: str, sights: dict[str, Sight] | None) -> None:
        """Know how guests attend on another server; None when it tells nothing any more, and whoever was there is lost."""
        now, before = self._clock(), self._elsewhere.pop(server, {})
        if sights is None:
            lost = Elsewhere(Attendance("lost", now), connected=False)
            found = {guest: lost if seen.attendance.state == "here" else seen for guest, seen in before.items()}
        else:
            found = {
                guest: Elsewhere(
                    Attendance(sight.state, None if sight.age is None else now - sight.age), sight.connected
                )
                for guest, sight in sights.items()
            }
        if found:
            self._elsewhere[server] = found

    def join(self, connection: object, guest: str, hidden: bool = False) -> bool:
        """A guest opens a connection, of a page in front or not. This and what follows say whether it changed somebody's attendance."""
        self._links[connection] = Link(guest, self._clock(), hidden)
        return self._settle(guest)

    def hear(self, connection: object) -> bool:
        """Something came over a connection."""
        link = self._links[connection]
        link.heard = self._clock()
        return self._settle(link.guest)

    def hide(self, connection: object, hidden: bool) -> bool:
        """The page of a connection goes behind others, or comes to the front."""
        link = self._links[connection]
        link.hidden = hidden
        return self._settle(link.guest)

    def check(self, connection: object) -> bool:
        """See whether a connection has been silent for too long."""
        return self._settle(self._links[connection].guest)

    def leave(self, connection: object, broken: bool) -> bool:
        """A connection ends: in good order, or because it broke."""
        link = self._links.pop(connection)
        self._gone[link.guest] = self._clock()
        return self._settle(link.guest, "lost" if broken and not link.hidden else "away")

    def _settle(self, guest: str, left: State = "away") -> bool:
        """Reckon anew whether a guest is there; `left` is how its last connection ended."""
        before, now = self._known.get(guest), self._clock()
        links = [link for link in self._links.values() if link.guest == guest]
        in_front = [link.heard for link in links if not link.hidden]
        state: State = left
        since: float | None = now
        if in_front and max(in_front) > now - SILENCE:
            state = "here"
        elif in_front:
            state, since = "lost", max(in_front)
        elif links:
            # Whose page is behind others when it is first heard of has been away for longer than anybody knows.
            state, since = "away", None if before is None else now
        elif before is not None and before.state != "here":
            # Whoever was lost and is given up, or was away and closes the page, is what it was.
            state = before.state
        if before is not None and before.state == state:
            return False
        self._known[guest] = Attendance(state, since)
        return True


def _begun(attendance: Attendance) -> float:
    return float("-inf") if attendance.since is None else attendance.since
