"""A person's own emblem. Those with an account keep it there, guests in their browser too."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from spadework.engine.picture.emblems import NAMES
from spadework.web.people.guests import YEAR

EMBLEM_COOKIE = "spadework_emblem"


def emblem_of(text: str) -> int | None:
    """The emblem that a form or a cookie names, None when it names none.

    >>> emblem_of("anchor"), emblem_of("parrot")
    (0, None)
    """
    return NAMES.index(text) if text in NAMES else None


def known_emblem(connection: HTTPConnection) -> int | None:
    """The emblem that a guest chose in this browser."""
    return emblem_of(connection.cookies.get(EMBLEM_COOKIE, ""))


def keep_emblem(response: Response, emblem: int | None, secure: bool) -> None:
    """Let the guest's browser keep an emblem, or forget it."""
    if emblem is None:
        response.delete_cookie(EMBLEM_COOKIE)
    else:
        response.set_cookie(EMBLEM_COOKIE, NAMES[emblem], max_age=YEAR, httponly=True, samesite="lax", secure=secure)
