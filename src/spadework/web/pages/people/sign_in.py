"""Making an account, signing in and out by a password."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.names import clean
from spadework.engine.words import Message, message
from spadework.web.language import words_for
from spadework.web.limits import LONGEST_PASSWORD, SHORTEST_PASSWORD
from spadework.web.pages.people.becoming import (
    TOO_OFTEN,
    check_attempt,
    forget_appearance,
    no_account,
    remembered,
    sign_in,
    status_of,
    to_me,
)
from spadework.web.pages.people.me import signed_in, wrong_own_name, wrong_password
from spadework.web.pages.tables import form_of
from spadework.web.people.accounts import Busy, NameTaken
from spadework.web.people.emblem import known_emblem
from spadework.web.people.guests import new_guest
from spadework.web.people.own_name import known_name
from spadework.web.site import account_of, guest_of, lead, page, site_of
from spadework.web.store.people_models import StoredPerson


async def sign_in_form(request: Request) -> Response:
    """The form to sign in."""
    return to_me(request) if account_of(request) is not None else await form_page(request, "sign_in.html")


async def sign_in_by_password(request: Request) -> Response:
    """Sign in; what was wrong, name or password, is not told apart."""
    form = await form_of(request)
    name, password = clean(form.get("name", "")), form.get("password", "")
    if not check_attempt(request, name):
        return await form_page(request, "sign_in.html", TOO_OFTEN, name)
    account, known = None, remembered(request, name) is not None
    if len(password) <= LONGEST_PASSWORD:
        try:
            account = await site_of(request).accounts.by_password(name, password, known)
        except Busy:
            return await form_page(request, "sign_in.html", TOO_OFTEN, name)
    if account is None:
        return await form_page(request, "sign_in.html", message("sign-in-wrong"), name)
    return await sign_in(request, lead(request, "/me"), account, "claim" in form)


async def account_form(request: Request) -> Response:
    """The form for a new account."""
    return to_me(request) if account_of(request) is not None else await form_page(request, "account.html")


async def new_account(request: Request) -> Response:
    """Make an account with a password."""
    form = await form_of(request)
    if account_of(request) is not None:
        return to_me(request)
    name, password = clean(form.get("name", "")), form.get("password", "")
    wrong = wrong_own_name(name) or wrong_password(password) or no_account(request)
    if wrong is None:
        try:
            account = await site_of(request).accounts.new(new_person(request, name), password)
        except NameTaken:
            wrong = message("me-name-taken", name=name)
        except Busy:
            wrong = TOO_OFTEN
    if wrong is not None:
        return await form_page(request, "account.html", wrong, name)
    return await sign_in(request, lead(request, "/me"), account, claim=True)


def new_person(request: Request, name: str) -> StoredPerson:
    """Whoever makes an account, as they appear: the guest of a new id, which stands in nobody's cookie."""
    return StoredPerson(guest=new_guest(), name=name, emblem=known_emblem(request))


async def sign_out(request: Request) -> Response:
    """Sign out in this browser."""
    await form_of(request)
    site, response = site_of(request), lead(request, "/me")
    account = account_of(request)
    await site.accounts.end_session(request, response)
    forget_appearance(response)
    if account is not None:
        # Connections of other browsers come back at once.
        site.lines.end(account.id)
    return response


async def sign_out_everywhere(request: Request) -> Response:
    """Sign out in all browsers."""
    await form_of(request)
    site, account, response = site_of(request), signed_in(request), lead(request, "/me")
    await site.accounts.people.end_sessions(account.id)
    await site.accounts.end_session(request, response)
    forget_appearance(response)
    site.lines.end(account.id)
    return response


async def form_page(request: Request, template: str, wrong: Message | None = None, name: str = "") -> Response:
    """A form with a name and a password, with what was wrong."""
    words = words_for(request)
    tables = await site_of(request).tables.of_guest(guest_of(request))
    return page(
        request,
        template,
        message("title-sign-in" if template == "sign_in.html" else "title-account"),
        status=status_of(wrong) if wrong else 200,
        errors=[words.say(wrong)] if wrong else [],
        name=name or known_name(request),
        tables=len(list(tables)),
        shortest=SHORTEST_PASSWORD,
        longest=LONGEST_PASSWORD,
    )


ROUTES = [
    Route("/sign-in", sign_in_form),
    Route("/sign-in", sign_in_by_password, methods=["POST"]),
    Route("/me/account", account_form),
    Route("/me/account", new_account, methods=["POST"]),
    Route("/sign-out", sign_out, methods=["POST"]),
    Route("/sign-out/everywhere", sign_out_everywhere, methods=["POST"]),
]
"""The addresses of these pages."""
