"""How fast one visitor gets pages: whoever asks for too many waits, and others do not."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from spadework.web.door import is_here
from spadework.web.errors import Problem
from spadework.web.limits import asker_of
from spadework.web.site import site_of

LONGEST = 5.0
"""Seconds that a request waits for its turn; one that would have to wait longer is refused."""
FREE = ("/static/", "/health", "/ready", "/metrics")
"""How the paths begin that cost next to nothing, or are for the operator's programs."""
MANY = 256
"""So many visitors are kept in mind before those are forgotten who have made up for all."""


class Turns:
    """When each visitor's next request is due.

    Args:
        rate: requests a second that one visitor gets for long.
        burst: requests that one visitor gets at once.
        clock: tells the time in seconds.

    >>> turns = Turns(rate=2, burst=2, clock=lambda: 0.0)
    >>> [turns.wait("ada"), turns.wait("ada"), turns.wait("ada"), turns.wait("bo")]
    [0.0, 0.0, 0.5, 0.0]
    """

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._gap, self._credit, self._clock = 1 / rate, burst / rate, clock
        self._made_up: dict[str, float] = {}
        """By visitor when all that they have asked for will be made up for."""
        self._many = MANY

    def wait(self, who: str) -> float | None:
        """The seconds that a visitor's next request has to wait, which counts then; None when that would be too long, and it does not."""
        now = self._clock()
        if len(self._made_up) >= self._many:
            self._made_up = {other: end for other, end in self._made_up.items() if end > now}
            self._many = MANY + 2 * len(self._made_up)
        end = max(now, self._made_up.get(who, now)) + self._gap
        seconds = max(0.0, end - self._credit - now)
        if seconds > LONGEST:
            return None
        self._made_up[who] = end
        return seconds


class Pace:
    """Lets requests of one visitor wait for their turn.

    Args:
        app: what answers.
        turns: when they are due.
        refused: answers who asks for far too many.
    """

    def __init__(
        self, app: ASGIApp, turns: Turns, refused: Callable[[Request, Exception], Awaitable[Response]]
    ) -> None:
        self._app = app
        self._turns = turns
        self._refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] == "http" and not scope["path"].startswith(FREE):
            who = visitor(Request(scope))
            seconds = 0.0 if who is None else self._turns.wait(who)
            if seconds is None:
                response = await self._refused(Request(scope), Problem("error-too-many-pages", 429))
                await response(scope, receive, send)
                return
            if seconds:
                await asyncio.sleep(seconds)
        await self._app(scope, receive, send)


def visitor(request: Request) -> str | None:
    """By what is counted who asks; None for programs on this computer, behind which a proxy may bring anybody."""
    guest = getattr(request.state, "guest", None) or site_of(request).guests.known(request)
    if guest is None and request.client is not None and is_here(request.client.host):
        return None
    return asker_of(guest, request)
