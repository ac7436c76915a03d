"""What stands in an address: its host, its parts by name, and the numbers of its query."""

import re

from starlette.requests import HTTPConnection

from spadework.web.errors import Problem

HOST = re.compile(r"([\w-]+(?:\.[\w-]+)*\.?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?", re.ASCII | re.IGNORECASE)
HIGHEST_PORT = 65535

SWITCH = {"1": True, "true": True, "0": False, "false": False}


def host_and_port(text: str) -> tuple[str, int | None] | None:
    """A host in small letters and the port after it, if there is one; None where the text is no host.

    >>> host_and_port("Games.example:8000"), host_and_port("[::1]"), host_and_port("games.example:0"), host_and_port("x\\\\.example")
    (('games.example', 8000), ('[::1]', None), None, None)
    """
    found = HOST.fullmatch(text)
    if found is None:
        return None
    port = None if found[2] is None else int(found[2])
    return None if port is not None and not 0 < port <= HIGHEST_PORT else (found[1].lower(), port)


def part(connection: HTTPConnection, name: str) -> str:
    """A part of the path, by its name in the route."""
    return str(connection.path_params[name])


def number_part(connection: HTTPConnection, name: str) -> int:
    """A part of the path that is a number. Raises Problem."""
    return _number(part(connection, name))


def number(connection: HTTPConnection, name: str) -> int | None:
    """A number of the query, None when it is not there. Raises Problem."""
    text = connection.query_params.get(name)
    return None if text is None else _number(text)


def switch(connection: HTTPConnection, name: str, default: bool) -> bool:
    """Something that the query turns on (1, true) or off (0, false). Raises Problem."""
    text = connection.query_params.get(name)
    if text is None:
        return default
    if text.lower() not in SWITCH:
        raise bad_address()
    return SWITCH[text.lower()]


def _number(text: str) -> int:
    # Nobody counts further; and Python refuses numbers of too many digits.
    if len(text) > 18 or not text.removeprefix("-").isdecimal():
        raise bad_address()
    return int(text)


def bad_address() -> Problem:
    """A part of the address is not what it should be."""
    return Problem("error-address", 422)
