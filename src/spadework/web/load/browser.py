"""What a simulated person's browser does apart from the live line: it asks for pages, sends forms, and keeps cookies."""

import asyncio
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Mapping
from http.cookiejar import CookieJar
from typing import NamedTuple

PATIENCE = 60.0
"""Seconds that somebody waits for a page."""


class PageError(RuntimeError):
    """The server did not give out what was asked for; the text is one line."""


class Browser:
    """One browser with cookies of its own.

    Args:
        address: of the server, with a slash at the end.
        fetched: is told how many seconds each page took.
    """

    def __init__(self, address: str, fetched: Callable[[float], None] = lambda _: None) -> None:
        self.address = address
        self.origin = address.rstrip("/")
        self._fetched = fetched
        self._jar = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))

    @property
    def cookies(self) -> str:
        """All cookies, as a request tells them."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)

    async def get(self, path: str, form: Mapping[str, str] | None = None, patience: float = PATIENCE) -> str:
        """Ask for a page, or send a form; the path of the page that came in the end. Raises PageError."""
        return (await asyncio.to_thread(self._get, path, form, patience)).path

    async def read(self, path: str) -> bytes:
        """Ask for a page; what stands there. Raises PageError."""
        return (await asyncio.to_thread(self._get, path, None, PATIENCE)).content

    def _get(self, path: str, form: Mapping[str, str] | None, patience: float) -> "Page":
        sent = None if form is None else urllib.parse.urlencode(form).encode()
        began = time.perf_counter()
        try:
            with self._opener.open(urllib.parse.urljoin(self.address, path), sent, patience) as answer:
                page = Page(urllib.parse.urlsplit(answer.url).path, answer.read())
        except urllib.error.HTTPError as error:
            error.close()
            raise PageError(f"the server did not give out {path}: {error}") from None
        except OSError as error:
            raise PageError(f"the server did not give out {path}: {error}") from None
        self._fetched(time.perf_counter() - began)
        return page


class Page(NamedTuple):
    """What came of a request."""

    path: str
    content: bytes
