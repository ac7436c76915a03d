"""Becoming another guest: a browser that signs in or out, and what it had."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from spadework.engine.names import key
from spadework.engine.words import Message, message
from spadework.web.limits import Visitor
from spadework.web.people.accounts import Busy
from spadework.web.people.emblem import EMBLEM_COOKIE
from spadework.web.people.own_name import NAME_COOKIE, keep_name
from spadework.web.site import account_of, guest_of, is_secure, lead, site_of, visitor_of

TOO_OFTEN = message("sign-in-too-often")


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
    # The same browser stays the same, or each sign-in would bring tries of its own.
    site.guests.remember(response, key(name), is_secure(request), site.guests.remembered(request))
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
    known, accounts = remembered(request, name), site_of(request).accounts
    return accounts.may_try(visitor_of(request), name or "") if known is None else accounts.may_try_again(known)


async def wrong_proof(request: Request, name: str, hashed: str, password: str, wrong: str) -> Message | None:
    """Why a password does not prove that an account is one's own: the message of an id when it is another; counts the attempt."""
    if not check_attempt(request, name):
        return TOO_OFTEN
    try:
        fits = await site_of(request).accounts.fits(hashed, password, remembered(request, name) is not None)
    except Busy:
        return TOO_OFTEN
    return None if fits else message(wrong)


def remembered(request: Request, name: str | None = None) -> Visitor | None:
    """The browser with which somebody has signed in before, by a name or by any, which counts apart from strangers; None for all others."""
    browser = site_of(request).guests.remembered(request, None if name is None else key(name))
    return None if browser is None else Visitor(browser, visitor_of(request).address)


def no_account(request: Request) -> Message | None:
    """Why no account may be made from where a request came just now; counts it when one may."""
    accounts, who = site_of(request).accounts, visitor_of(request)
    if not accounts.may_try(who):
        return TOO_OFTEN
    return None if accounts.may_make(who.address) else message("account-too-many")


def status_of(wrong: Message) -> int:
    """The HTTP status that goes with what was wrong."""
    return 429 if wrong == TOO_OFTEN else 422


def to_me(request: Request) -> Response:
    """Lead to one's own page."""
    return lead(request, "/me")


def told(**answer: object) -> Response:
    """An answer to a script of a page."""
    response = JSONResponse(answer)
    response.headers["Cache-Control"] = "no-store"
    return response
