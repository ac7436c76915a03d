"""How fast one visitor gets pages: whoever asks for too many waits, and others do not."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from spadework.web.door import is_here
from spadework.web.errors import Problem
from spadework.web.limits import Rate, Visitor, visitor
from spadework.web.site import site_of

FREE = {"/health", "/ready", "/metrics"}
"""The paths for the operator's programs; files cost next to nothing."""
FILES = "/static/"


class Pace:
    """Lets requests of one visitor wait for their turn.

    Args:
        app: what answers.
        rate: how often pages are asked for.
        refused: answers who asks for far too many.
    """

    def __init__(self, app: ASGIApp, rate: Rate, refused: Callable[[Request, Exception], Awaitable[Response]]) -> None:
        self._app = app
        self._rate = rate
        self._refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] == "http" and not (scope["path"] in FREE or scope["path"].startswith(FILES)):
            who = counted(Request(scope))
            if who is not None and not await self._rate.turn(*who):
                response = await self._refused(Request(scope), Problem("error-too-many-pages", 429))
                await response(scope, receive, send)
                return
        await self._app(scope, receive, send)


def counted(request: Request) -> Visitor | None:
    """Return what limits count of whoever asks; None for programs on this computer without a cookie, which may be a proxy's."""
    guest = getattr(request.state, "guest", None) or site_of(request).guests.known(request)
    if guest is None and request.client is not None and is_here(request.client.host):
        return None
    return visitor(guest, request)
