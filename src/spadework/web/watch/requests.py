"""What is noted of every request: a number, how long it took, and the limits that it hit."""

import secrets
from collections.abc import MutableMapping
from time import perf_counter
from typing import Any

from starlette.requests import Request
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send
from structlog.contextvars import bind_contextvars

from spadework.web.watch.logs import log
from spadework.web.watch.metrics import Metrics

LIMITS = {413: "size", 429: "rate"}
"""The limit that an answer's status tells of."""

LINE_LIMITS = {1008: "line", 1009: "size"}
"""The limit that the code tells of with which a live connection is closed."""

NO_ROUTE = "none"
METHODS = ("GET", "HEAD", "POST")
"""Whatever else a request is called is counted as one."""


class Noted:
    """Gives each request a number and notes how it was answered; of its address only the pattern."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        metrics: Metrics = scope["app"].state.site.metrics
        if scope["type"] == "http":
            await self._answer(metrics, scope, receive, send)
            return

        async def send_noted(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "websocket.close" and message.get("code") in LINE_LIMITS:
                metrics.limits.labels(LINE_LIMITS[message["code"]]).inc()
            await send(message)

        await self._app(scope, receive, send_noted)

    async def _answer(self, metrics: Metrics, scope: Scope, receive: Receive, send: Send) -> None:
        status, began = 500, perf_counter()
        number = scope.setdefault("state", {})["number"] = secrets.token_hex(4)
        bind_contextvars(request=number)

        async def send_noted(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_noted)
        finally:
            seconds, route = perf_counter() - began, route_of(scope)
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics.page_seconds.labels(route, method, str(status)).observe(seconds)
            if status in LIMITS:
                metrics.limits.labels(LIMITS[status]).inc()
            log.debug("answered", route=route, method=method, status=status, milliseconds=round(1000 * seconds, 1))


def route_of(scope: Scope) -> str:
    """The pattern of the address that a request asked for, once it has found its page.

    >>> route_of({"path": "/nowhere"})
    'none'
    """
    endpoint = scope.get("endpoint")
    routes: list[BaseRoute] = scope["app"].routes if endpoint is not None else []
    for route in routes:
        if isinstance(route, Mount) and route.app is endpoint:
            return route.path
        if isinstance(route, Route) and route.endpoint is endpoint and route.path_regex.match(scope["path"]):
            return route.path
    return NO_ROUTE


def number_of(request: Request) -> str:
    """By which number the log tells of a request."""
    return str(request.state.number)
