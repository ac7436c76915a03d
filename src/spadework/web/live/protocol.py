"""The form of the messages of a live connection, as docs/protocol.md describes it."""

import json
import re
from typing import Any, TypeAlias

Payload: TypeAlias = dict[str, Any]
"""A message before it is written as JSON, or a part of one."""

TOO_MUCH, TOO_LARGE, COME_BACK, LATER, SIGNED_OUT, NO_TABLE, UNUSABLE = 1008, 1009, 1012, 1013, 4401, 4404, 4409
"""Why the server closes a connection."""

ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))

PING = '{"type":"ping"}'
"""A ping, as browsers write it."""

MOST = 2**31 - 1
"""No number that is wanted in a message is larger: databases store no other."""

DIGITS = re.compile(r"[0-9a-f]{64}")


class Malformed(Exception):
    """A message that is not one of the protocol."""


def as_text(message: Payload) -> str:
    """A message as it is sent."""
    return ENCODER.encode(message)


def parsed(text: str | bytes) -> Payload:
    """A message as it came. Raises Malformed."""
    try:
        said = json.loads(text)
        # Half a character can neither be stored nor sent back.
        as_text(said).encode()
    except (ValueError, RecursionError):
        raise Malformed from None
    if not isinstance(said, dict):
        raise Malformed
    return said


def wanted(said: Payload, name: str, kind: type) -> Any:
    """A part of a message, of the right kind. Raises Malformed."""
    value = said.get(name)
    # True would pass as 1.
    if type(value) is not kind:
        raise Malformed
    if (isinstance(value, str) and not value.isprintable()) or (isinstance(value, int) and abs(value) > MOST):
        raise Malformed
    return value


def digits(said: Payload, name: str) -> str:
    """A part of a message that is 64 hex digits: a hash, or a part of the chance. Raises Malformed."""
    value = str(wanted(said, name, str))
    if not DIGITS.fullmatch(value):
        raise Malformed
    return value


def number(text: str | None, otherwise: int) -> int:
    """A whole number from a query, or what to take instead."""
    try:
        return int(text or "")
    except ValueError:
        return otherwise


def course_in(said: Payload) -> int | None:
    """The course of the game that a message names, None where it names none. Raises Malformed."""
    return None if said.get("course") is None else int(wanted(said, "course", int))
