"""Middleware for every request: the site's own path, security headers, size limits, same-site forms and page rates."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spadework.web.server.connections import is_loopback
from spadework.web.server.errors import Problem
from spadework.web.server.limits import FORM_BYTES, UPLOAD_BYTES, RateLimiter, Visitor, visitor
from spadework.web.server.public_url import ROOT
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
ASSET_HEADERS = ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")
"""Headers of assets; the others matter for pages only."""
ASSET_TYPES = ("text/css", "text/javascript", "font/", "image/png")
"""Content types of assets. SVG is not among them, since it can be opened as a page."""

UPLOADS = ("/verify",)
BODY_SECONDS, WHOLE_SECONDS = 30.0, 120.0
"""Maximum seconds between two pieces of a body, and for the whole body."""

UNLIMITED_PATHS = {"/health", "/ready", "/metrics"}
"""Paths for monitoring, which have no rate limit; neither have static files, which are cheap."""
FILES = "/static/"

# Middleware


class SubPath:
    """Serves the site below a path of its host: takes it off the addresses of requests, and puts it before locations and cookies' paths.

    Requests from which a proxy has taken the path already are served too.

    Args:
        app: the application.
        path: such as "/games".
    """

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app = app
        self._path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        if scope["path"] == self._path:
            await RedirectResponse(f"{self._path}/", 308)(scope, receive, send)
            return
        if scope["path"].startswith(f"{self._path}/"):
            # Shared with the handler of internal errors, which runs outside all middleware.
            scope.setdefault("state", {})
            raw = scope.get("raw_path") or scope["path"].encode()
            scope = {
                **scope,
                "path": scope["path"].removeprefix(self._path),
                "raw_path": raw.removeprefix(self._path.encode()),
            }

        async def send_from_outside(message: MutableMapping[str, Any]) -> None:
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                message["headers"] = [(name, self._outside(name, value)) for name, value in message.get("headers", ())]
            await send(message)

        before = ROOT.set(self._path)
        try:
            await self._app(scope, receive, send_from_outside)
        finally:
            ROOT.reset(before)

    def _outside(self, name: bytes, value: bytes) -> bytes:
        """Return a header's value as browsers must get it."""
        match name.lower():
            case b"location" if value.startswith(b"/"):
                return self._path.encode() + value
            case b"set-cookie":
                return value.replace(b"Path=/", b"Path=" + self._path.encode() + b"/", 1)
            case _:
                return value


class SecurityHeaders:
    """Adds security headers to every response; assets get only those of assets. Makes redirects within the site relative.

    Args:
        app: the application.
        frames: origins whose pages may show this site in a frame.
    """

    def __init__(self, app: ASGIApp, frames: Sequence[str] = ()) -> None:
        self._app = app
        self._headers = security_headers(frames)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                headers = MutableHeaders(scope=message)
                part = headers.get("content-type", "").startswith(ASSET_TYPES)
                for name in ASSET_HEADERS if part else self._headers:
                    headers.setdefault(name, self._headers[name])
                if "location" in headers:
                    headers["location"] = relative_location(headers["location"], Headers(scope=scope).get("host", ""))
            await send(message)

        await self._app(scope, receive, send_with_headers)


def security_headers(frames: Sequence[str] = ()) -> dict[str, str]:
    """Return the security headers of pages that these origins may show in a frame.

    >>> "X-Frame-Options" in security_headers(), "X-Frame-Options" in security_headers(["https://home.example"])
    (True, False)
    """
    if not frames:
        return HEADERS
    policy = POLICY.replace("frame-ancestors 'none'", f"frame-ancestors 'self' {' '.join(frames)}")
    # X-Frame-Options can't name origins.
    headers = {**HEADERS, "Content-Security-Policy": policy}
    del headers["X-Frame-Options"]
    return headers


class HostHeader:
    """Refuses requests without exactly one valid Host header: a proxy might read another one than the server."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] in {"http", "websocket"}:
            named = Headers(scope=scope).getlist("host")
            if len(named) != 1 or host_and_port(named[0]) is None:
                await PlainTextResponse("Expected one Host header that names a host", 400)(scope, receive, send)
                return
        await self._app(scope, receive, send)


class BodyLimit:
    """Refuses requests with too large a body, with or without a Content-Length header."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        most = UPLOAD_BYTES if scope["path"] in UPLOADS else FORM_BYTES
        said = Headers(scope=scope).get("content-length", "")
        stated = said.isdecimal()
        read = int(said) if stated else 0
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
                # Treat a stalled body as a closed connection.
                return {"type": "http.disconnect"}
            if not stated:
                read += len(message.get("body", b""))
                check()
            return message

        await self._app(scope, receive_within_limit, send)


class PageRate:
    """Delays or refuses pages beyond a visitor's rate.

    Args:
        app: the application.
        rate: the rate limit.
        refused: responds to refused requests.
    """

    def __init__(
        self, app: ASGIApp, rate: RateLimiter, refused: Callable[[Request, Exception], Awaitable[Response]]
    ) -> None:
        self._app = app
        self._rate = rate
        self._refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] == "http" and not (scope["path"] in UNLIMITED_PATHS or scope["path"].startswith(FILES)):
            visitor = rate_key(Request(scope))
            if visitor is not None and not await self._rate.turn(*visitor):
                response = await self._refused(Request(scope), Problem("error-too-many-pages", 429))
                await response(scope, receive, send)
                return
        await self._app(scope, receive, send)


def rate_key(request: Request) -> Visitor | None:
    """Return the visitor of a request; None for programs on this computer without a cookie, possibly a proxy."""
    guest = getattr(request.state, "guest", None) or site_of(request).guests.known(request)
    if guest is None and request.client is not None and is_loopback(request.client.host):
        return None
    return visitor(guest, request)


# Origins and redirects


def check_same_site(request: Request) -> None:
    """Refuse a form from another site. Raises Problem."""
    if not same_site(request.scope):
        raise Problem("error-other-site", 403)


def same_site(scope: Scope) -> bool:
    """Return whether a request comes from one of this site's pages.

    Requests without any of the headers come from programs other than browsers, which have no cookies to steal.
    """
    headers = Headers(scope=scope)
    host, origin, fetched = headers.get("host", ""), headers.get("origin"), headers.get("sec-fetch-site")
    if origin is not None:
        return is_same_origin(origin, host)
    if fetched is not None:
        return fetched in {"same-origin", "none"}
    # Some browsers send only the Referer header.
    return "referer" not in headers or is_same_origin(headers["referer"], host)


def is_same_origin(origin: str, host: str) -> bool:
    """Return whether an origin has the request's host."""
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def relative_location(address: str, host: str) -> str:
    """Make a URL of the request's host relative, since clients can forge the host.

    >>> relative_location("http://evil.example/games?page=2", "evil.example")
    '/games?page=2'
    >>> relative_location("https://elsewhere.example/", "evil.example")
    'https://elsewhere.example/'
    """
    if not is_same_origin(address, host):
        return address
    path = urlsplit(address)._replace(scheme="", netloc="").geturl()
    # Browsers treat a backslash as a slash.
    return "/" + path.lstrip("/\\")


def own_path(path: str) -> str:
    """Return a path that is safe to redirect to; "/" if it would leave the site.

    >>> own_path("/tables/x?step=1"), own_path("//other.example"), own_path("https://other.example")
    ('/tables/x?step=1', '/', '/')
    """
    outside = not path.startswith("/") or path.startswith("//") or "\\" in path
    return "/" if outside or any(ord(letter) < 32 for letter in path) else path
