"""Validation of a server's messages and pages, with limits on size and time."""

import json
import math
import threading
from collections.abc import Callable, Mapping, Sequence
from http.client import HTTPException, HTTPMessage
from http.cookiejar import CookieJar
from typing import IO, Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints, is_typeddict
from urllib.error import HTTPError, URLError
from urllib.parse import SplitResult, urlsplit
from urllib.request import HTTPCookieProcessor, HTTPRedirectHandler, Request, build_opener

from spadework import protocol
from spadework.engine.interface import MOST_SEATS
from spadework.lab.adapters.book import LONGEST_ECHO, echo, on_one_line

LARGEST_PAGE = 2_000_000
"""Maximum bytes of a page."""

LARGEST_MESSAGE = 4_000_000
"""Maximum bytes of a message."""

LONGEST_TEXT = 10_000
"""Maximum characters of a text for a model; pictures may be longer."""

LARGEST_NUMBER = 1 << 53

Found = TypeVar("Found")


class Unreadable(ValueError):
    """A server's message is invalid; the error names the part."""


def whole(value: object) -> bool:
    """Return whether a value is a whole number of reasonable size."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST_NUMBER


def number(value: object) -> bool:
    """Return whether a value is a number."""
    return whole(value) or (isinstance(value, float) and math.isfinite(value))


def count(value: object) -> bool:
    """Return whether a value is a count."""
    return whole(value) and isinstance(value, int) and value >= 0


def seat(value: object) -> bool:
    """Return whether a value is a seat number."""
    return count(value) and isinstance(value, int) and value < MOST_SEATS


def flag(value: object) -> bool:
    """Return whether a value is a bool."""
    return isinstance(value, bool)


def text(value: object) -> bool:
    """Return whether a value is a text of acceptable length."""
    return isinstance(value, str) and len(value) <= LONGEST_TEXT


def drawing(value: object) -> bool:
    """Return whether a value is a part of a picture."""
    return isinstance(value, str)


def drawings(value: object) -> bool:
    """Return whether a value is a mapping of ids to parts of a picture."""
    return isinstance(value, dict) and all(map(drawing, value.values()))


def digest(value: object) -> bool:
    """Return whether a value is a hash."""
    return isinstance(value, str) and len(value) == 64 and set(value) <= set("0123456789abcdef")


Form = Callable[[object], bool] | list[Any] | tuple[Any, ...] | dict[str, Any]
"""Schema of a part of a message: a check; `[form]` for a list; `(form,)` for an optional value; a dictionary of required keys."""

CHECKS: Mapping[object, Callable[[object], bool]] = {
    "count": count,
    "seat": seat,
    # The view of a spectator is of no use to a seat.
    "viewer": seat,
    "digest": digest,
    "drawing": drawing,
    "drawings": drawings,
    bool: flag,
    int: whole,
    str: text,
}
"""Checks, by the marks and types of `spadework.protocol`."""

NEEDED: Mapping[Any, str] = {
    protocol.Seal: "commitment stage seats commitments status",
    protocol.Presence: "seats.level seats.state",
    protocol.View: "from fresh version epoch seat decision picture.head picture.order picture.parts title prompt meaning.text "
    "waiting moves.text moves.label names over result.verdict result.rows.place result.rows.name result.rows.score "
    "log.version log.text",
    protocol.Refused: "reason",
    protocol.Error: "reason",
}
"""The parts of messages that matter to a seat; others are ignored."""


def form_of(kind: Any, parts: Sequence[str]) -> Form:
    """Return the schema of a type of the protocol, with the parts that matter."""
    arguments = get_args(kind)
    if get_origin(kind) is Annotated:
        return CHECKS[arguments[1]]
    if type(None) in arguments:
        return (form_of(next(one for one in arguments if one is not type(None)), parts),)
    if get_origin(kind) is Sequence:
        return [form_of(arguments[0], parts)]
    if get_origin(kind) is Literal:
        return lambda value: value in arguments
    if not is_typeddict(kind):
        return CHECKS.get(kind, number)
    hints = get_type_hints(kind, include_extras=True)
    heads = dict.fromkeys(part.partition(".")[0] for part in parts)
    return {
        head: form_of(hints[head], [part[len(head) + 1 :] for part in parts if part.startswith(f"{head}.")])
        for head in heads
    }


MESSAGES: Mapping[str, Form] = {
    get_args(get_type_hints(kind)["type"])[0]: form_of(kind, parts.split()) for kind, parts in NEEDED.items()
}
"""Schemas of the messages that matter to a seat, by type; others are ignored."""

RECORD: Form = {"seats": [text], "chance": {"secret": text, "contributions": [(text,)]}, "result": ({},)}
"""Schema of the part of a record that concerns the chance of the deal."""


def read(said: str | bytes) -> dict[str, Any]:
    """Parse and validate a message, with each text on one line. Raises Unreadable."""
    message = as_json(said)
    kind = message.get("type") if isinstance(message, dict) else None
    if not isinstance(message, dict) or not isinstance(kind, str):
        raise Unreadable(f"{echo(str(said[:LONGEST_ECHO]))} is not a message with a type")
    if kind in MESSAGES:
        check(message, MESSAGES[kind], kind)
    return {name: tidied(value) for name, value in message.items()}


def as_json(said: str | bytes) -> Any:
    """Parse JSON. Raises Unreadable."""
    try:
        return json.loads(said, parse_constant=nothing)
    except (ValueError, RecursionError):
        raise Unreadable(f"{echo(str(said[:LONGEST_ECHO]))} is not valid JSON") from None


def nothing(name: str) -> None:
    """Reject NaN and infinity, which JSON lacks. Raises ValueError."""
    raise ValueError(name)


def check(value: object, form: Form, where: str) -> None:
    """Validate a part of a message against its schema. Raises Unreadable, naming the part."""
    if isinstance(form, tuple):
        if value is not None:
            check(value, form[0], where)
    elif isinstance(form, list):
        for one in value if isinstance(value, list) else wrong(where):
            check(one, form[0], where)
    elif isinstance(form, dict):
        fields = value if isinstance(value, dict) else wrong(where)
        for name, part in form.items():
            inside = f"{where}: {name}"
            if name not in fields:
                wrong(inside)
            check(fields[name], part, inside)
    elif not form(value):
        wrong(where)


def wrong(where: str) -> Any:
    """Raise Unreadable for a part of a message."""
    raise Unreadable(f"a message with a missing or invalid part ({where})")


def tidied(value: Any) -> Any:
    """Return a part of a message with each text on one line."""
    if isinstance(value, str):
        return on_one_line(value)
    if isinstance(value, list):
        return [tidied(one) for one in value]
    if isinstance(value, dict):
        return {name: tidied(one) for name, one in value.items()}
    return value


class Pages:
    """Client for the pages of one server: keeps cookies and never follows a link to another server.

    Args:
        origin: scheme and host.
        language: preferred language.
        seconds: total time limit per page.
    """

    def __init__(self, origin: str, language: str, seconds: float) -> None:
        self.origin, self._seconds, self._jar = origin, seconds, CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self._jar), Within(origin))
        self._opener.addheaders = [("Accept-Language", language), ("Accept", "text/html, application/json")]

    def open(self, path: str, form: bytes | None = None) -> str:
        """Return a page, or the response to a form. Raises OSError or HTTPException."""
        return in_time(lambda: self._read(path, form), self._seconds)

    def _read(self, path: str, form: bytes | None) -> str:
        try:
            with self._opener.open(self.origin + path, form, timeout=self._seconds) as answer:
                found: bytes = answer.read(LARGEST_PAGE + 1)
        except HTTPError as problem:
            # An HTTPError is also the open response.
            with problem:
                raise OSError(str(problem)) from None
        if len(found) > LARGEST_PAGE:
            raise OSError(f"the page exceeds {LARGEST_PAGE:,} bytes")
        return found.decode(errors="replace")

    def cookies_for(self, path: str) -> str:
        """Return the Cookie header for a path of this server."""
        request = Request(self.origin + path)
        self._jar.add_cookie_header(request)
        return request.get_header("Cookie") or ""


class Within(HTTPRedirectHandler):
    """Follows redirects within the same server only."""

    def __init__(self, origin: str) -> None:
        self._origin = origin

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> Request | None:
        """Return the redirected request. Raises URLError if it leads to another server."""
        if origin_of(urlsplit(newurl)) != origin_of(urlsplit(self._origin)):
            fp.close()
            raise URLError(f"it redirects to another server, {echo(newurl)}")
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def origin_of(address: SplitResult) -> tuple[str, str, int]:
    """Return the scheme, host and port of an address, normalized as browsers do. Raises ValueError."""
    return address.scheme, address.hostname or "", address.port or (443 if address.scheme == "https" else 80)


def in_time(work: Callable[[], Found], seconds: float) -> Found:
    """Run a function with a time limit. Raises its OSError, HTTPException and ValueError, and TimeoutError."""
    found: list[Found] = []
    problems: list[Exception] = []

    def do() -> None:
        try:
            found.append(work())
        except (OSError, HTTPException, ValueError) as problem:
            problems.append(problem)

    # A server that trickles data evades every other timeout.
    worker = threading.Thread(target=do, daemon=True)
    worker.start()
    worker.join(seconds)
    if problems:
        raise problems[0]
    if not found:
        raise TimeoutError(f"no response within {seconds:g} s")
    return found[0]
