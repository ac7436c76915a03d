"""What a guest wants to be called, kept by their own browser from one table to the next."""

from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

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
    return name if len(name) <= LONGEST_NAME and name.isprintable() and name == " ".join(name.split()) else ""


def keep_name(response: Response, name: str, secure: bool) -> None:
    """Let the guest's browser keep a name, if there is one."""
    if name:
        # Cookies hold plain letters only.
        response.set_cookie(NAME_COOKIE, quote(name), max_age=YEAR, httponly=True, samesite="lax", secure=secure)
