"""Presence of guests at a table, computed from their connections by a given clock."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

SILENCE = 12.0
"""Seconds after which a silent page in the foreground counts as lost; our client pings every four seconds."""

State: TypeAlias = Literal["here", "away", "lost"]


class Attendance(NamedTuple):
    """The presence of a guest."""

    state: State
    """`here`: a page is in the foreground. `away`: left, or in the background. `lost`: the connection broke."""
    since: float | None
    """The clock's time at which that began; None if unknown."""


class Sight(NamedTuple):
    """A guest's presence as sent to another server, whose clock differs."""

    state: State
    age: float | None
    """Seconds since it began; None if unknown."""
    connected: bool
    """Whether the guest has a connection there."""


class Elsewhere(NamedTuple):
    """A guest's presence on another server, by this server's clock."""

    attendance: Attendance
    connected: bool


@dataclass
class Link:
    """An open connection."""

    guest: str
    heard: float
    hidden: bool = False


class Presence:
    """The presence of a table's guests.

    A guest counts by all connections: one who closes one of two pages is still here.

    Args:
        clock: returns the time in seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.began = clock()
        """The time from which presence is known."""
        self._links: dict[object, Link] = {}
        self._known: dict[str, Attendance] = {}
        self._gone: dict[str, float] = {}
        self._elsewhere: dict[str, dict[str, Elsewhere]] = {}
        """The presence of guests on other servers, by server."""

    @property
    def now(self) -> float:
        """The clock's time."""
        return self._clock()

    def of(self, guest: str | None) -> Attendance:
        """Return a guest's presence on any server; a guest who never was here is away."""
        own = self._known.get(guest or "", Attendance("away", None))
        seen = [own, *(sight.attendance for sight in self._sights_of(guest or ""))]
        present = [one for one in seen if one.state == "here"]
        return min(present, key=_begun) if present else max(seen, key=_begun)

    def gone_since(self, guest: str) -> float | None:
        """Return since when a guest has had no connection, in the foreground or not; None while there is one."""
        sights = list(self._sights_of(guest))
        if any(link.guest == guest for link in self._links.values()) or any(sight.connected for sight in sights):
            return None
        return max([self._gone.get(guest, self.began), *(_begun(sight.attendance) for sight in sights)])

    def _sights_of(self, guest: str) -> Iterable[Elsewhere]:
        return (sights[guest] for sights in self._elsewhere.values() if guest in sights)

    def sights(self, guests: Collection[str]) -> dict[str, Sight]:
        """Return the presence of these guests on this server, for other servers."""
        now, linked = self._clock(), {link.guest for link in self._links.values()}
        return {
            guest: Sight(known.state, None if known.since is None else round(now - known.since, 1), guest in linked)
            for guest, known in self._known.items()
            if guest in guests
        }

    def learn(self, server: str, sights: dict[str, Sight] | None) -> None:
        """Store the presence of guests on another server; None if that server has stopped, and its guests are lost."""
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
        """A guest connects, with a page in the foreground or not. Returns whether presence has changed, as do the following."""
        self._links[connection] = Link(guest, self._clock(), hidden)
        return self._settle(guest)

    def hear(self, connection: object) -> bool:
        """A message came through a connection."""
        link = self._links[connection]
        link.heard = self._clock()
        return self._settle(link.guest)

    def hide(self, connection: object, hidden: bool) -> bool:
        """A connection's page goes to the background, or comes to the foreground."""
        link = self._links[connection]
        link.hidden = hidden
        return self._settle(link.guest)

    def check(self, connection: object) -> bool:
        """Check whether a connection has been silent too long."""
        return self._settle(self._links[connection].guest)

    def leave(self, connection: object, broken: bool) -> bool:
        """A connection ends: closed by its page, or broken."""
        link = self._links.pop(connection)
        self._gone[link.guest] = self._clock()
        return self._settle(link.guest, "lost" if broken and not link.hidden else "away")

    def _settle(self, guest: str, left: State = "away") -> bool:
        """Compute a guest's presence again; `left`: how the last connection ended."""
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
            # A page first seen in the background has been away for an unknown time.
            state, since = "away", None if before is None else now
        elif before is not None and before.state != "here":
            # A lost guest who is given up, and an away guest who disconnects, stay as they were.
            state = before.state
        if before is not None and before.state == state:
            return False
        self._known[guest] = Attendance(state, since)
        return True


def _begun(attendance: Attendance) -> float:
    return float("-inf") if attendance.since is None else attendance.since
