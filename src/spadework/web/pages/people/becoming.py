"""Becoming another guest: a browser that signs in or out, and what it had."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from spadework.engine.names import key
from spadework.engine.words import Message, message
from spadework.web.limits import Visitor
from spadework.web.people.emblem import EMBLEM_COOKIE
from spadework.web.people.own_name import NAME_COOKIE, keep_name
from spadework.web.site import account_of, guest_of, is_secure, lead, site_of, visitor_of


async def sign_in(request: Request, response: Response, account: str, claim: bool) -> Response:
    """Sign a browser in with an answer, and give what its guest had to the account if wanted. Raises NotStored."""
    site, guest = site_of(request), guest_of(request)
    if claim and account_of(request) is None and guest != account:
        changed = await site.accounts.people.hand_over(guest, account)
        site.ladders.forget()
        # Before the tables know: nobody goes on looking with eyes that are another's now.
        site.lines.end(guest)
        await site.tables.reread(changed)
    person = await site.accounts.people.person(account)
    await site.accounts.begin_session(response, account, is_secure(request))
    name = person.name if person is not None else ""
    keep_name(response, name, is_secure(request))
    site.guests.remember(response, key(name), is_secure(request))
    site.lines.end(guest)
    return response


def forget_appearance(response: Response) -> None:
    """Let the browser forget the name and the emblem of whoever leaves it."""
    for cookie in (NAME_COOKIE, EMBLEM_COOKIE):
        response.delete_cookie(cookie)


def check_attempt(request: Request, name: str | None = None) -> bool:
    """Whether one more attempt to sign in may be made, by a name or by a passkey; counts it when it may.

    Strangers who try again and again, from wherever, don't lock out whoever has signed in with the same browser before.
    """
    known = remembered(request, name)
    return site_of(request).accounts.may_try(known or visitor_of(request), "" if known else name or "")


def remembered(request: Request, name: str | None = None) -> Visitor | None:
    """The browser with which somebody has signed in before, by a name or by any, which counts by itself; None for all others."""
    browser = site_of(request).guests.remembered(request, None if name is None else key(name))
    return None if browser is None else Visitor(browser, "")


def no_account(request: Request) -> Message | None:
    """Why no account may be made from where a request came just now; counts it when one may."""
    accounts, who = site_of(request).accounts, visitor_of(request)
    if not accounts.may_try(who):
        return message("sign-in-too-often")
    return None if accounts.may_make(who.address) else message("account-too-many")


def to_me(request: Request) -> Response:
    """Lead to one's own page."""
    return lead(request, "/me")


def told(**answer: object) -> Response:
    """An answer to a script of a page."""
    response = JSONResponse(answer)
    response.headers["Cache-Control"] = "no-store"
    return response
