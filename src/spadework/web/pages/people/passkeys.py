"""Passkeys: made for a new account or one's own, shown to sign in, removed. The page's script asks the browser for them."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.names import clean
from spadework.engine.words import Message, message
from spadework.web.address import part
from spadework.web.errors import Problem
from spadework.web.headers import check_same_site
from spadework.web.language import words_for
from spadework.web.live.protocol import Malformed, parsed
from spadework.web.pages.people.becoming import (
    TOO_OFTEN,
    check_attempt,
    no_account,
    remembered,
    sign_in,
    status_of,
    to_me,
    told,
    wrong_proof,
)
from spadework.web.pages.people.me import keep_password, me_page, signed_in, wrong_own_name, wrong_password
from spadework.web.pages.people.sign_in import new_person
from spadework.web.pages.tables import form_of
from spadework.web.people.accounts import NameTaken
from spadework.web.people.guests import new_guest
from spadework.web.people.passkeys import WrongAnswer, asked_for_passkey, count_of, made_passkey, wanted_passkey
from spadework.web.site import account_of, guest_of, site_of, visitor_of
from spadework.web.store.people import Account
from spadework.web.store.people_models import StoredPasskey
from spadework.web.store.storage import Conflict

MAKE, SHOW = "make", "show"


async def said(request: Request) -> dict[str, Any]:
    """What a page's script sends. Raises Problem."""
    check_same_site(request)
    try:
        return parsed(await request.body())
    except Malformed:
        raise Problem("error-form", 400) from None


def refused(request: Request, what: Message) -> Response:
    """Tell a page's script why something did not work."""
    response = told(error=words_for(request).say(what))
    response.status_code = status_of(what)
    return response


async def ask_to_make(request: Request) -> Response:
    """What the browser is told that shall make a passkey, for one's account or for a new one of a name.

    For an account only who proves that it is theirs is asked: the question that is answered later stands for the proof.
    """
    answer = await said(request)
    name = clean(str(answer.get("name", "")))
    site, account = site_of(request), account_of(request)
    if account is None and (wrong := wrong_own_name(name)) is not None:
        return refused(request, wrong)
    if not site.challenges.may_ask(visitor_of(request)):
        return refused(request, TOO_OFTEN)
    if account is not None and (wrong := await wrong_owner(request, answer, account)) is not None:
        return refused(request, wrong)
    known = await site.accounts.people.passkeys(account.id) if account is not None else []
    challenge = await site.challenges.ask(guest_of(request), MAKE)
    # A new account gets its id when it is made; the browser's answer need not know it.
    id, name = (account.id, account.name) if account is not None else (new_guest(), name)
    options = wanted_passkey(request, challenge, id, name, [passkey.id for passkey in known])
    return told(options=options)


async def make(request: Request) -> Response:
    """Take a passkey that the browser has made, for one's account or for a new one."""
    answer = await said(request)
    site, account = site_of(request), account_of(request)
    try:
        passkey = made_passkey(request, await site.challenges.take(guest_of(request), MAKE), answer.get("passkey"))
    except WrongAnswer:
        return refused(request, message("passkey-wrong"))
    if account is not None:
        passkey.account = account.id
        try:
            await site.accounts.people.add_passkey(passkey)
        except Conflict:
            return refused(request, message("passkey-wrong"))
        return told(next="/me")
    name = clean(str(answer.get("name", "")))
    wrong = wrong_own_name(name) or no_account(request)
    if wrong is not None:
        return refused(request, wrong)
    try:
        new = await site.accounts.new(new_person(request, name), passkey=passkey)
    except NameTaken:
        return refused(request, message("me-name-taken", name=name))
    return await sign_in(request, told(next="/me"), new, claim=True)


async def ask_to_show(request: Request) -> Response:
    """What the browser is told that shall show a passkey."""
    await said(request)
    challenges, known = site_of(request).challenges, remembered(request)
    if not (challenges.may_ask(visitor_of(request)) if known is None else challenges.may_ask_again(known)):
        return refused(request, TOO_OFTEN)
    challenge = await challenges.ask(guest_of(request), SHOW)
    return told(options=asked_for_passkey(request, challenge))


async def show(request: Request) -> Response:
    """Sign in by a passkey that the browser shows."""
    answer = await said(request)
    if not check_attempt(request):
        return refused(request, TOO_OFTEN)
    try:
        passkey, count = await shown_passkey(request, answer)
    except WrongAnswer:
        return refused(request, message("passkey-unknown"))
    await site_of(request).accounts.people.count_passkey(passkey.id, count)
    return await sign_in(request, told(next="/me"), passkey.account, answer.get("claim") is True)


async def shown_passkey(request: Request, answer: dict[str, Any]) -> tuple[StoredPasskey, int]:
    """The passkey that a browser shows, and how often it was used. Raises WrongAnswer."""
    site, shown = site_of(request), answer.get("passkey")
    challenge = await site.challenges.take(guest_of(request), SHOW)
    id = shown.get("id") if isinstance(shown, dict) else None
    passkey = await site.accounts.people.passkey(id) if isinstance(id, str) else None
    if passkey is None:
        raise WrongAnswer
    return passkey, count_of(request, challenge, shown, passkey)


async def wrong_passkey(request: Request, answer: dict[str, Any], account: Account) -> Message | None:
    """Why a passkey that a browser shows does not prove that an account is one's own; counts the attempt. Raises NotStored."""
    if not check_attempt(request):
        return TOO_OFTEN
    try:
        passkey, count = await shown_passkey(request, answer)
    except WrongAnswer:
        return message("passkey-wrong")
    if passkey.account != account.id:
        return message("passkey-wrong")
    await site_of(request).accounts.people.count_passkey(passkey.id, count)
    return None


async def wrong_owner(request: Request, answer: dict[str, Any], account: Account) -> Message | None:
    """Why neither a password nor a passkey proves that an account is one's own; counts the attempt. Raises NotStored."""
    stored = await site_of(request).accounts.people.account(account.id)
    if stored is None or stored.password is None or "passkey" in answer:
        return await wrong_passkey(request, answer, account)
    given = str(answer.get("password", ""))
    return await wrong_proof(request, account.name, stored.password, given, "me-password-wrong")


async def set_password(request: Request) -> Response:
    """Give one's account a password by showing one of its passkeys, and sign out everywhere else."""
    answer, account = await said(request), signed_in(request)
    password = str(answer.get("password", ""))
    wrong = wrong_password(password) or await wrong_passkey(request, answer, account)
    wrong = wrong or await keep_password(request, account, password)
    return told(next="/me") if wrong is None else refused(request, wrong)


async def remove(request: Request) -> Response:
    """Remove one of one's passkeys."""
    await form_of(request)
    try:
        await site_of(request).accounts.people.remove_passkey(signed_in(request).id, part(request, "id"))
    except Conflict:
        return await me_page(request, message("passkey-last"))
    return to_me(request)


ROUTES = [
    Route("/me/passkeys/options", ask_to_make, methods=["POST"]),
    Route("/me/passkeys", make, methods=["POST"]),
    Route("/me/password/passkey", set_password, methods=["POST"]),
    Route("/me/passkeys/{id}/remove", remove, methods=["POST"]),
    Route("/sign-in/passkey/options", ask_to_show, methods=["POST"]),
    Route("/sign-in/passkey", show, methods=["POST"]),
]
"""The addresses of these pages."""
