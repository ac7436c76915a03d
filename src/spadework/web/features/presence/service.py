"""Presence of guests at a table, computed from their connections by a given clock."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

SILENCE = 12.0
"""Seconds after which a silent page in the foreground counts as lost; our client pings every four seconds."""

PresenceState: TypeAlias = Literal["here", "away", "lost"]


class GuestPresence(NamedTuple):
    """The presence of a guest."""

    state: PresenceState
    """`here`: a page is in the foreground. `away`: left, or in the background. `lost`: the connection broke."""
    since: float | None
    """The clock's time at which the state began; None if unknown."""


class PresenceReport(NamedTuple):
    """A guest's presence as sent to another server, whose clock differs."""

    state: PresenceState
    age: float | None
    """Seconds since it began; None if unknown."""
    connected: bool
    """Whether the guest has a connection to that server."""


class RemotePresence(NamedTuple):
    """A guest's presence on another server, by this server's clock."""

    presence: GuestPresence
    connected: bool


@dataclass
class OpenConnection:
    """An open connection."""

    guest: str
    heard: float
    hidden: bool = False


class Presence:
    """The presence of a table's guests.

    All of a guest's connections count: after closing one of two pages, the guest is still here.

    Args:
        clock: returns the time in seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.began = clock()
        """The time from which presence is known."""
        self._links: dict[object, OpenConnection] = {}
        self._known: dict[str, GuestPresence] = {}
        self._gone: dict[str, float] = {}
        self._elsewhere: dict[str, dict[str, RemotePresence]] = {}
        """The presence of guests on other servers, by server."""

    @property
    def now(self) -> float:
        """The clock's time."""
        return self._clock()

    def of(self, guest: str | None) -> GuestPresence:
        """Return a guest's presence on all servers together; a guest who has never connected is away."""
        own = self._known.get(guest or "", GuestPresence("away", None))
        found = [own, *(report.presence for report in self._reports_of(guest or ""))]
        present = [one for one in found if one.state == "here"]
        return min(present, key=_begun) if present else max(found, key=_begun)

    def disconnected_since(self, guest: str) -> float | None:
        """Return the time since which a guest has had no connection, with the page in the foreground or not; None while there is one."""
        reports = list(self._reports_of(guest))
        if any(link.guest == guest for link in self._links.values()) or any(report.connected for report in reports):
            return None
        return max([self._gone.get(guest, self.began), *(_begun(report.presence) for report in reports)])

    def _reports_of(self, guest: str) -> Iterable[RemotePresence]:
        return (reports[guest] for reports in self._elsewhere.values() if guest in reports)

    def reports(self, guests: Collection[str]) -> dict[str, PresenceReport]:
        """Return the presence of these guests on this server, for other servers."""
        now, linked = self._clock(), {link.guest for link in self._links.values()}
        return {
            guest: PresenceReport(
                known.state, None if known.since is None else round(now - known.since, 1), guest in linked
            )
            for guest, known in self._known.items()
            if guest in guests
        }

    def learn(self, server: str, reports: dict[str, PresenceReport] | None) -> None:
        """Store the presence of guests on another server; `reports` is None if that server has stopped, so that its guests are lost."""
        now, before = self._clock(), self._elsewhere.pop(server, {})
        if reports is None:
            lost = RemotePresence(GuestPresence("lost", now), connected=False)
            found = {guest: lost if known.presence.state == "here" else known for guest, known in before.items()}
        else:
            found = {
                guest: RemotePresence(
                    GuestPresence(report.state, None if report.age is None else now - report.age), report.connected
                )
                for guest, report in reports.items()
            }
        if found:
            self._elsewhere[server] = found

    def join(self, connection: object, guest: str, hidden: bool = False) -> bool:
        """Add a connection of a guest, whose page may be in the background. Returns whether the guest's presence has changed.

        The following methods return the same.
        """
        self._links[connection] = OpenConnection(guest, self._clock(), hidden)
        return self._settle(guest)

    def hear(self, connection: object) -> bool:
        """Record a message on a connection."""
        link = self._links[connection]
        link.heard = self._clock()
        return self._settle(link.guest)

    def hide(self, connection: object, hidden: bool) -> bool:
        """Record that a connection's page went to the background or came to the foreground."""
        link = self._links[connection]
        link.hidden = hidden
        return self._settle(link.guest)

    def check(self, connection: object) -> bool:
        """Check whether a connection has been silent for too long."""
        return self._settle(self._links[connection].guest)

    def leave(self, connection: object, broken: bool) -> bool:
        """Remove a connection, which its page has closed or which broke."""
        link = self._links.pop(connection)
        self._gone[link.guest] = self._clock()
        return self._settle(link.guest, "lost" if broken and not link.hidden else "away")

    def _settle(self, guest: str, left: PresenceState = "away") -> bool:
        """Recompute a guest's presence; `left` is the state if no connection remains."""
        before, now = self._known.get(guest), self._clock()
        links = [link for link in self._links.values() if link.guest == guest]
        foreground = [link.heard for link in links if not link.hidden]
        state: PresenceState = left
        since: float | None = now
        if foreground and max(foreground) > now - SILENCE:
            state = "here"
        elif foreground:
            state, since = "lost", max(foreground)
        elif links:
            # A page first seen in the background has been away for an unknown time.
            state, since = "away", None if before is None else now
        elif before is not None and before.state != "here":
            # Without a connection, a lost guest stays lost, and an away guest away.
            state = before.state
        if before is not None and before.state == state:
            return False
        self._known[guest] = GuestPresence(state, since)
        return True


def _begun(presence: GuestPresence) -> float:
    return float("-inf") if presence.since is None else presence.since
