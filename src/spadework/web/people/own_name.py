"""What a guest wants to be called, kept by their own browser from one table to the next."""

from collections.abc import Iterable
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from spadework.engine.names import alike, clean
from spadework.engine.words import Message, message
from spadework.web.limits import LONGEST_NAME
from spadework.web.people.guests import YEAR
from spadework.web.store.people import Account

NAME_COOKIE = "spadework_name"


def known_name(connection: HTTPConnection) -> str:
    """The name of an account, else the one that a guest gave last; empty when there is none, or none that can be used."""
    account = getattr(connection.state, "account", None)
    if isinstance(account, Account):
        return account.name
    name = unquote(connection.cookies.get(NAME_COOKIE, ""))
    return name if name == clean(name) and wrong_name(name) is None else ""


def wrong_name(name: str, others: Iterable[str] = ()) -> Message | None:
    """What is wrong with a name, as `clean` leaves it, beside others; None when nothing is."""
    if len(name) > LONGEST_NAME:
        return message("form-long-name", most=LONGEST_NAME, name=name[:LONGEST_NAME])
    if not name.isprintable():
        return message("form-strange-name")
    if name and alike(name, others):
        return message("form-same-name", name=name)
    return None


def keep_name(response: Response, name: str, secure: bool) -> None:
    """Let the guest's browser keep a name, if there is one."""
    if name:
        # Cookies hold plain letters only.
        response.set_cookie(NAME_COOKIE, quote(name), max_age=YEAR, httponly=True, samesite="lax", secure=secure)
