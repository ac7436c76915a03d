"""Redaction: keeps secrets and personal data out of logs."""

import logging
import re
import traceback
from pathlib import Path
from types import TracebackType
from typing import Any

from sqlalchemy.exc import DBAPIError
from structlog.typing import EventDict, WrappedLogger

FIELDS = (
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
"""The fields of log events."""

LIBRARIES = logging.WARNING
"""The level of libraries; below it they log single messages, database queries and URLs."""

LONGEST = 200
"""Maximum letters of a text."""

FRAMES = 12
"""Maximum stack frames of an error."""

QUOTED = re.compile(r"[\n<({\['\":=`].*", re.DOTALL)
PLACEHOLDER = re.compile(r"%\(?\w*\)?[-#0 +.\d]*[a-zA-Z]")
SECRET = re.compile(r"[0-9a-fA-F]{32,}")
PACKAGES = Path(__file__).parents[3]


def unquoted(text: str) -> str:
    """Cut a text where it begins to quote something.

    >>> unquoted("raised KeyError: 'keep 1 2' (player.py, line 3)")
    'raised KeyError'
    """
    return QUOTED.sub("", text).strip()[:LONGEST]


def kind_of(error: BaseException) -> str:
    """Return the types of an error and its causes, without their texts.

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
    """Return the name of an error in the system or the database, in parentheses."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        # Only names: some databases quote whole rows in their messages.
        names = [getattr(error.orig, name, None) for name in ("sqlite_errorname", "sqlstate")]
        return "".join(f" ({name})" for name in [type(error.orig).__name__, *names] if name)
    return f" ({error.strerror})" if isinstance(error, OSError) and error.errno and error.strerror else ""


def frames_of(trace: TracebackType | None) -> list[str]:
    """Return the stack frames of an error, the innermost last."""
    frames = traceback.extract_tb(trace)[-FRAMES:]
    return [f"{package_path(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]


def package_path(file: str) -> str:
    """Return a file's path relative to the packages, or its last two parts."""
    path = Path(file)
    return str(path.relative_to(PACKAGES)) if path.is_relative_to(PACKAGES) else "/".join(path.parts[-2:])


def redact(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Reduce a log event to harmless text and fields."""
    record: logging.LogRecord = event["_record"]
    own = record.name == "spadework"
    fields: dict[str, Any] = {
        "timestamp": event["timestamp"],
        "level": event["level"],
        "event": server_text(record, event.get("positional_args")) if own else library_text(record),
    }
    if not own:
        fields["library"] = record.name
    fields.update((name, harmless(event[name])) for name in FIELDS if event.get(name) is not None)
    exception = event.get("exc_info")
    if exception:
        fields["error"] = kind_of(exception[1])
        fields["places"] = frames_of(exception[2])
    return {**fields, "_record": record, "_from_structlog": False}


def server_text(record: logging.LogRecord, values: object) -> str:
    """Return a record's text with its values, errors as their types."""
    text = str(record.msg)
    if isinstance(values, tuple) and values:
        text %= tuple(harmless(value) for value in values)
    return SECRET.sub("…", text)


def library_text(record: logging.LogRecord) -> str:
    """Return a library's message without its values, which may be sensitive."""
    return PLACEHOLDER.sub("…", unquoted(str(record.msg)))


def harmless(value: object) -> object:
    """Return a harmless form of a field."""
    if isinstance(value, BaseException):
        return kind_of(value)
    if isinstance(value, bool | int | float):
        return value
    return SECRET.sub("…", str(value).partition("\n")[0])[:LONGEST]


def trace_as_text(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Format stack frames as lines, for people."""
    places = event.pop("places", None)
    if places:
        event["exception"] = "\n".join(f"  at {place}" for place in reversed(places))
    return event
