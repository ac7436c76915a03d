"""Checks on every request: security headers, size limits, same-site forms and page rates."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spadework.web.server.connections import is_here
from spadework.web.server.errors import Problem
from spadework.web.server.limits import FORM_BYTES, UPLOAD_BYTES, Rate, Visitor, visitor
from spadework.web.server.requests import host_and_port
from spadework.web.server.site import site_of

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
OF_PARTS = ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")
"""The headers that matter for what pages only load; the others are about pages."""
PARTS = ("text/css", "text/javascript", "font/", "image/png")
"""The kinds of what pages only load. A picture in SVG can be opened as a page."""
UPLOADS = ("/verify",)
BODY_SECONDS, WHOLE_SECONDS = 30.0, 120.0
"""So long may pass between two pieces of a form, and until all of it is there."""


class SecurityHeaders:
    """Adds the headers to every answer, those about pages to all that could be one; redirects within the site name no host."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                headers = MutableHeaders(scope=message)
                part = headers.get("content-type", "").startswith(PARTS)
                for name in OF_PARTS if part else HEADERS:
                    headers.setdefault(name, HEADERS[name])
                if "location" in headers:
                    headers["location"] = within_the_site(headers["location"], Headers(scope=scope).get("host", ""))
            await send(message)

        await self._app(scope, receive, send_with_headers)


class OneHost:
    """Refuses requests that do not name one host: what stands before the server may have gone by another than what stands behind it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] in {"http", "websocket"}:
            named = Headers(scope=scope).getlist("host")
            if len(named) != 1 or host_and_port(named[0]) is None:
                await PlainTextResponse("Expected one Host header that names a host", 400)(scope, receive, send)
                return
        await self._app(scope, receive, send)


class BodyLimit:
    """Refuses requests with too large a body, whether or not they say how large it is."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        most = UPLOAD_BYTES if scope["path"] in UPLOADS else FORM_BYTES
        said = Headers(scope=scope).get("content-length", "")
        read = int(said) if said.isdecimal() else 0
        loop = asyncio.get_running_loop()
        end = loop.time() + WHOLE_SECONDS

        def check() -> None:
            if read > most:
                raise Problem("error-too-large", 413, most=most // 1024)

        async def receive_within_limit() -> Message:
            nonlocal read
            check()
            try:
                async with asyncio.timeout_at(min(loop.time() + BODY_SECONDS, end)):
                    message = await receive()
            except TimeoutError:
                # Who does not go on with a form has gone away.
                return {"type": "http.disconnect"}
            if not said:
                read += len(message.get("body", b""))
                check()
            return message

        await self._app(scope, receive_within_limit, send)


def same_site(scope: Scope) -> bool:
    """Whether a request comes from one of this server's own pages.

    Programs that are not browsers say nothing of where they come from, and have no cookies that another page could use.
    """
    headers = Headers(scope=scope)
    host, origin, fetched = headers.get("host", ""), headers.get("origin"), headers.get("sec-fetch-site")
    if origin is not None:
        return is_own(origin, host)
    if fetched is not None:
        return fetched in {"same-origin", "none"}
    # Some browsers tell no more than on which page they are.
    return "referer" not in headers or is_own(headers["referer"], host)


def is_own(origin: str, host: str) -> bool:
    """Whether an origin is the host that was asked."""
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def within_the_site(address: str, host: str) -> str:
    """An address without the host that was asked: whoever asked may have made it up.

    >>> within_the_site("http://evil.example/games?page=2", "evil.example")
    '/games?page=2'
    >>> within_the_site("https://elsewhere.example/", "evil.example")
    'https://elsewhere.example/'
    """
    if not is_own(address, host):
        return address
    path = urlsplit(address)._replace(scheme="", netloc="").geturl()
    # Browsers take a backslash for a slash.
    return "/" + path.lstrip("/\\")


def check_same_site(request: Request) -> None:
    """Refuse a form that another site sent. Raises Problem."""
    if not same_site(request.scope):
        raise Problem("error-other-site", 403)


def own_path(path: str) -> str:
    """A path to lead a reader back to, "/" when it would lead to another site.

    >>> own_path("/tables/x?step=1"), own_path("//other.example"), own_path("https://other.example")
    ('/tables/x?step=1', '/', '/')
    """
    outside = not path.startswith("/") or path.startswith("//") or "\\" in path
    return "/" if outside or any(ord(letter) < 32 for letter in path) else path


FREE = {"/health", "/ready", "/metrics"}
"""The paths for the operator's programs; files cost next to nothing."""
FILES = "/static/"


class PageRate:
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
