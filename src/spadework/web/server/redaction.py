"""Redaction: what never gets into a log."""

import logging
import re
import traceback
from pathlib import Path
from types import TracebackType
from typing import Any

from sqlalchemy.exc import DBAPIError
from structlog.typing import EventDict, WrappedLogger

KNOWN = (
    "advice",
    "attempt",
    "error",
    "game",
    "method",
    "milliseconds",
    "player",
    "plays",
    "request",
    "route",
    "stage",
    "status",
    "table",
    "task",
    "way",
    "why",
    "worker",
)
"""The fields with which the server tells of itself."""

LIBRARIES = logging.WARNING
"""Below this level libraries tell of single messages, questions to the database and addresses."""

LONGEST = 200
"""No text has more letters."""

FRAMES = 12
"""Of an error so many places are told."""

QUOTED = re.compile(r"[\n<({\['\":=`].*", re.DOTALL)
PLACEHOLDER = re.compile(r"%\(?\w*\)?[-#0 +.\d]*[a-zA-Z]")
SECRET = re.compile(r"[0-9a-fA-F]{32,}")
PACKAGES = Path(__file__).parents[3]


def plain(text: str) -> str:
    """A text up to where it begins to quote something.

    >>> plain("raised KeyError: 'keep 1 2' (player.py, line 3)")
    'raised KeyError'
    """
    return QUOTED.sub("", text).strip()[:LONGEST]


def kind_of(error: BaseException) -> str:
    """What kind of error it is, and which led to it, without their texts.

    >>> try:
    ...     {}["a guest"]
    ... except KeyError as error:
    ...     kind_of(error)
    'KeyError'
    """
    kinds: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(kinds) < FRAMES:
        kinds.append(f"{type(cause).__name__}{detail(cause)}")
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return " from ".join(kinds)


def detail(error: BaseException) -> str:
    """What else is told of an error: what the system or the database calls it."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        # Only the names of what went wrong: the texts of some databases hold whole rows.
        names = [getattr(error.orig, name, None) for name in ("sqlite_errorname", "sqlstate")]
        return "".join(f" ({name})" for name in [type(error.orig).__name__, *names] if name)
    return f" ({error.strerror})" if isinstance(error, OSError) and error.errno and error.strerror else ""


def places_of(trace: TracebackType | None) -> list[str]:
    """Where an error happened, the innermost place last."""
    frames = traceback.extract_tb(trace)[-FRAMES:]
    return [f"{within(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]


def within(file: str) -> str:
    """A file's path within the packages, or its name."""
    path = Path(file)
    return str(path.relative_to(PACKAGES)) if path.is_relative_to(PACKAGES) else "/".join(path.parts[-2:])


def keep_secrets(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Leave out of an event what must not be told."""
    record: logging.LogRecord = event["_record"]
    own = record.name == "spadework"
    told: dict[str, Any] = {
        "timestamp": event["timestamp"],
        "level": event["level"],
        "event": own_text(record, event.get("positional_args")) if own else library_text(record),
    }
    if not own:
        told["library"] = record.name
    told.update((name, harmless(event[name])) for name in KNOWN if event.get(name) is not None)
    exception = event.get("exc_info")
    if exception:
        told["error"] = kind_of(exception[1])
        told["places"] = places_of(exception[2])
    return {**told, "_record": record, "_from_structlog": False}


def own_text(record: logging.LogRecord, values: object) -> str:
    """What the server says, with the values that its text names; of errors their kind."""
    text = str(record.msg)
    if isinstance(values, tuple) and values:
        text %= tuple(harmless(value) for value in values)
    return SECRET.sub("…", text)


def library_text(record: logging.LogRecord) -> str:
    """What a library says, without what it says it of, which is not known to be harmless."""
    return PLACEHOLDER.sub("…", plain(str(record.msg)))


def harmless(value: object) -> object:
    """A field as it is told."""
    if isinstance(value, BaseException):
        return kind_of(value)
    if isinstance(value, bool | int | float):
        return value
    return SECRET.sub("…", str(value).partition("\n")[0])[:LONGEST]


def trace_as_text(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Put where an error happened into lines of their own, for people."""
    places = event.pop("places", None)
    if places:
        event["exception"] = "\n".join(f"  at {place}" for place in reversed(places))
    return event
