"""What a server says over a line, checked once where it is heard, and what its pages say, read within limits."""

import json
import math
import threading
from collections.abc import Callable, Mapping
from http.client import HTTPException, HTTPMessage
from http.cookiejar import CookieJar
from typing import IO, Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import SplitResult, urlsplit
from urllib.request import HTTPCookieProcessor, HTTPRedirectHandler, Request, build_opener

from spadework.engine.contract import MOST_SEATS
from spadework.lab.adapters.book import LONGEST_ECHO, echo, on_one_line

LARGEST_PAGE = 2_000_000
"""So many bytes of a page are read."""

LARGEST_MESSAGE = 4_000_000
"""So many bytes a message over the line has at most."""

LONGEST_TEXT = 10_000
"""So many characters a text has that is read to a model; pictures may be longer."""

LARGEST_NUMBER = 1 << 53

Found = TypeVar("Found")


class Unreadable(ValueError):
    """What a server has said and nobody can read: in one line where."""


def whole(value: object) -> bool:
    """Whether something is a whole number, and none that would fill a page."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST_NUMBER


def number(value: object) -> bool:
    """Whether something is a number."""
    return whole(value) or (isinstance(value, float) and math.isfinite(value))


def count(value: object) -> bool:
    """Whether something counts something."""
    return whole(value) and isinstance(value, int) and value >= 0


def seat(value: object) -> bool:
    """Whether something is the number of a seat."""
    return count(value) and isinstance(value, int) and value < MOST_SEATS


def flag(value: object) -> bool:
    """Whether something is true or false."""
    return isinstance(value, bool)


def text(value: object) -> bool:
    """Whether something is a text that can be told."""
    return isinstance(value, str) and len(value) <= LONGEST_TEXT


def drawing(value: object) -> bool:
    """Whether something is a part of a picture."""
    return isinstance(value, str)


def drawings(value: object) -> bool:
    """Whether something is parts of a picture by their ids."""
    return isinstance(value, dict) and all(map(drawing, value.values()))


def digest(value: object) -> bool:
    """Whether something is a hash."""
    return isinstance(value, str) and len(value) == 64 and set(value) <= set("0123456789abcdef")


def stage(value: object) -> bool:
    """Whether something is a stage of the deal."""
    return value in ("commit", "reveal")


Form = Callable[[object], bool] | list[Any] | tuple[Any, ...] | dict[str, Any]
"""How a part of a message looks: a check; `[form]` for a list; `(form,)` for this or null; a dictionary of names, among others."""

MESSAGES: Mapping[str, Form] = {
    "seal": {
        "commitment": digest,
        "stage": stage,
        "seats": [seat],
        "commitments": [(digest,)],
        "told": text,
    },
    "presence": {"seats": [{"level": (text,), "state": text}]},
    "view": {
        "from": count,
        "fresh": flag,
        "version": count,
        "course": count,
        "seat": seat,
        "decision": count,
        "picture": {"head": drawing, "order": ([text],), "parts": drawings},
        "title": text,
        "ask": text,
        "means": ({"text": text},),
        "waiting": [text],
        "moves": [{"text": text, "label": text}],
        "names": [text],
        "over": flag,
        "result": ({"verdict": text, "rows": [{"place": count, "name": text, "score": number}]},),
        "log": [{"version": count, "text": text}],
    },
    "played": {},
    "refused": {"reason": text},
    "error": {"reason": text},
}
"""The messages that matter to a seat, by type; any other is passed over."""

RECORD: Form = {"seats": [text], "chance": {"secret": text, "contributions": [(text,)]}, "result": ({},)}
"""What a record tells of the chance of a deal."""


def read(said: str | bytes) -> dict[str, Any]:
    """A message, with all its texts in one line each. Raises Unreadable."""
    message = as_json(said)
    kind = message.get("type") if isinstance(message, dict) else None
    if not isinstance(message, dict) or not isinstance(kind, str):
        raise Unreadable(f"{echo(str(said[:LONGEST_ECHO]))} is no message with a type")
    if kind in MESSAGES:
        check(message, MESSAGES[kind], kind)
    return {name: tidied(value) for name, value in message.items()}


def as_json(said: str | bytes) -> Any:
    """What stands in a text as JSON. Raises Unreadable."""
    try:
        return json.loads(said, parse_constant=nothing)
    except (ValueError, RecursionError):
        raise Unreadable(f"{echo(str(said[:LONGEST_ECHO]))} is no JSON") from None


def nothing(name: str) -> None:
    """No number, where JSON knows none. Raises ValueError."""
    raise ValueError(name)


def check(value: object, form: Form, where: str) -> None:
    """See that a part of a message has its form. Raises Unreadable, which names the part."""
    if isinstance(form, tuple):
        if value is not None:
            check(value, form[0], where)
    elif isinstance(form, list):
        for one in value if isinstance(value, list) else wrong(where):
            check(one, form[0], where)
    elif isinstance(form, dict):
        told = value if isinstance(value, dict) else wrong(where)
        for name, part in form.items():
            inside = f"{where}: {name}"
            if name not in told:
                wrong(inside)
            check(told[name], part, inside)
    elif not form(value):
        wrong(where)


def wrong(where: str) -> Any:
    """Raise Unreadable for a part of a message."""
    raise Unreadable(f"a message without what belongs there ({where})")


def tidied(value: Any) -> Any:
    """All texts in a part of a message in one line each."""
    if isinstance(value, str):
        return on_one_line(value)
    if isinstance(value, list):
        return [tidied(one) for one in value]
    if isinstance(value, dict):
        return {name: tidied(one) for name, one in value.items()}
    return value


class Pages:
    """The pages of one server, as a browser opens them: cookies are kept, and nothing leads to another server.

    Args:
        origin: the scheme and the host.
        language: in which pages are read.
        seconds: how long a page may take, all in all.
    """

    def __init__(self, origin: str, language: str, seconds: float) -> None:
        self.origin, self._seconds, self._jar = origin, seconds, CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self._jar), Within(origin))
        self._opener.addheaders = [("Accept-Language", language), ("Accept", "text/html, application/json")]

    def open(self, path: str, form: bytes | None = None) -> str:
        """The text of a page, or of what answers a form. Raises OSError or HTTPException."""
        return in_time(lambda: self._read(path, form), self._seconds)

    def _read(self, path: str, form: bytes | None) -> str:
        try:
            with self._opener.open(self.origin + path, form, timeout=self._seconds) as answer:
                found: bytes = answer.read(LARGEST_PAGE + 1)
        except HTTPError as problem:
            # It is an open answer itself.
            with problem:
                raise OSError(str(problem)) from None
        if len(found) > LARGEST_PAGE:
            raise OSError(f"a page of more than {LARGEST_PAGE:,} bytes")
        return found.decode(errors="replace")

    def cookies_for(self, path: str) -> str:
        """What a browser sends as its cookies when it asks for something of this server."""
        request = Request(self.origin + path)
        self._jar.add_cookie_header(request)
        return request.get_header("Cookie") or ""


class Within(HTTPRedirectHandler):
    """Follows redirects that stay with the server they come from."""

    def __init__(self, origin: str) -> None:
        self._origin = origin

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> Request | None:
        """The next request. Raises URLError when it would go to another server."""
        if origin_of(urlsplit(newurl)) != origin_of(urlsplit(self._origin)):
            fp.close()
            raise URLError(f"it leads to another server, {echo(newurl)}")
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def origin_of(address: SplitResult) -> tuple[str, str, int]:
    """The scheme, the host and the port of an address, the same for whatever is the same to a browser. Raises ValueError."""
    return address.scheme, address.hostname or "", address.port or (443 if address.scheme == "https" else 80)


def in_time(work: Callable[[], Found], seconds: float) -> Found:
    """What some work finds, if it is done in time. Raises what it raises of OSError, HTTPException and ValueError, and TimeoutError."""
    found: list[Found] = []
    problems: list[Exception] = []

    def do() -> None:
        try:
            found.append(work())
        except (OSError, HTTPException, ValueError) as problem:
            problems.append(problem)

    # A server that says a little now and then keeps to every limit but this one.
    worker = threading.Thread(target=do, daemon=True)
    worker.start()
    worker.join(seconds)
    if problems:
        raise problems[0]
    if not found:
        raise TimeoutError(f"no answer within {seconds:g} s")
    return found[0]
