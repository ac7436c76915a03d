"""One connection's part in the presence at its table."""

import asyncio

from spadework.web.live.live_table import LiveTable
from spadework.web.live.presence import SILENCE

IN_ORDER = {1000, 1001}
"""How a connection is closed by whoever leaves the page; anything else broke it."""


class Attending:
    """Tells a table whether the guest of a connection is there, and wakes those who look on when that changes.

    Args:
        live: the table.
        guest: whose connection it is; of whoever has no seat nothing is told.
        hidden: whether the page is behind others when the connection is opened.
    """

    def __init__(self, live: LiveTable, guest: str | None, hidden: bool) -> None:
        self._live = live
        self._guest = guest
        self._hidden = hidden
        self._joined = False
        self._timer: asyncio.TimerHandle | None = None
        self._closed_by = 0

    def heard(self) -> None:
        """The connection is open, or something came over it."""
        if self._guest is None:
            return
        presence = self._live.presence
        changed = presence.hear(self) if self._joined else presence.join(self, self._guest, self._hidden)
        self._joined = True
        self._wait()
        self._tell(changed)

    def hide(self, hidden: bool) -> None:
        """The page goes behind others, or comes to the front."""
        if self._joined:
            self._tell(self._live.presence.hide(self, hidden))

    def closed(self, code: int) -> None:
        """The other end has closed the connection, by a code."""
        self._closed_by = code

    def end(self) -> None:
        """The connection is over."""
        if self._timer is not None:
            self._timer.cancel()
        if self._joined:
            self._joined = False
            self._tell(self._live.presence.leave(self, self._closed_by not in IN_ORDER))

    def _wait(self) -> None:
        """Look again when the connection has been silent for long."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(SILENCE + 0.1, self._check)

    def _check(self) -> None:
        self._tell(self._live.presence.check(self))

    def _tell(self, changed: bool) -> None:
        if changed:
            self._live.wake()
