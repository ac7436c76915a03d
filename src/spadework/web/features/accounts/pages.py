"""Account pages: profile, sign-in, passkeys, export and deletion."""

import json
from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.names import clean, key
from spadework.engine.picture.emblems import NAMES
from spadework.engine.words import Message, Words, message
from spadework.web.db.models import StoredClub, StoredPasskey, StoredPerson, StoredTable
from spadework.web.db.storage import Conflict
from spadework.web.features.accounts.guests import (
    EMBLEM_COOKIE,
    NAME_COOKIE,
    emblem_of,
    keep_emblem,
    keep_name,
    known_emblem,
    known_name,
    new_guest,
    wrong_name,
)
from spadework.web.features.accounts.service import (
    SESSION_COOKIE,
    Busy,
    NameTaken,
    WrongAnswer,
    creation_options,
    own_token,
    request_options,
    verify_creation,
    verify_use,
)
from spadework.web.features.accounts.store import Account
from spadework.web.features.clubs.store import of_guest
from spadework.web.pages.tables import form_of
from spadework.web.server.errors import Problem
from spadework.web.server.limits import LONGEST_PASSWORD, SHORTEST_PASSWORD, Visitor
from spadework.web.server.middleware import check_same_site
from spadework.web.server.public_url import root
from spadework.web.server.requests import day_text, part, words_for
from spadework.web.server.site import (
    account_of,
    download,
    fresh_json,
    guest_of,
    is_secure,
    page,
    redirect,
    site_of,
    visitor_of,
)
from spadework.web.socket.transport import Malformed, parsed

TOO_OFTEN = message("sign-in-too-often")

CREATE, SIGN_IN = "make", "show"


async def sign_in(request: Request, response: Response, account: str, claim: bool) -> Response:
    """Sign a browser in, and move the guest's tables to the account if wanted. Raises NotStored."""
    site, guest = site_of(request), guest_of(request)
    if claim and account_of(request) is None and guest != account:
        changed = await site.accounts.people.transfer(guest, account)
        site.ladders.forget()
        # Before the tables change: no connection may keep the view of a seat that is another guest's now.
        site.connections.end(guest)
        await site.tables.reload(changed)
    person = await site.accounts.people.person(account)
    await site.accounts.begin_session(response, account, is_secure(request))
    name = person.name if person is not None else ""
    keep_name(response, name, is_secure(request))
    # The browser keeps its id; otherwise each sign-in would bring a new allowance of attempts.
    site.guests.remember(response, key(name), is_secure(request), site.guests.remembered(request))
    site.connections.end(guest)
    return response


def forget_appearance(response: Response) -> None:
    """Forget name and emblem in the browser of a guest who leaves it."""
    for cookie in (NAME_COOKIE, EMBLEM_COOKIE):
        response.delete_cookie(cookie)


def check_attempt(request: Request, name: str | None = None) -> bool:
    """Count an attempt to sign in by a name or a passkey; return whether it is within the limits.

    Failed attempts by strangers don't lock out a browser that has signed in before.
    """
    known, accounts = remembered(request, name), site_of(request).accounts
    return accounts.count_attempt(visitor_of(request), name or "") if known is None else accounts.count_return(known)


async def password_refusal(request: Request, name: str, hashed: str, password: str, wrong: str) -> Message | None:
    """Return why a password doesn't prove ownership of an account (`wrong`: the message if it differs), or None; counts the attempt."""
    if not check_attempt(request, name):
        return TOO_OFTEN
    try:
        fits = await site_of(request).accounts.verify_password(hashed, password, remembered(request, name) is not None)
    except Busy:
        return TOO_OFTEN
    return None if fits else message(wrong)


def remembered(request: Request, name: str | None = None) -> Visitor | None:
    """Return the browser as a visitor of its own if a guest has signed in there before, by this name or any; otherwise None."""
    browser = site_of(request).guests.remembered(request, None if name is None else key(name))
    return None if browser is None else Visitor(browser, visitor_of(request).address)


def account_refusal(request: Request) -> Message | None:
    """Return why no account may be created from this address now, or None; counts the attempt."""
    accounts, visitor = site_of(request).accounts, visitor_of(request)
    if not accounts.count_attempt(visitor):
        return TOO_OFTEN
    return None if accounts.count_new_account(visitor.address) else message("account-too-many")


def status_of(wrong: Message) -> int:
    """Return the HTTP status for an error in a form."""
    return 429 if wrong == TOO_OFTEN else 422


async def appear(request: Request) -> Response:
    """Store name and emblem."""
    form = await form_of(request)
    name, emblem = clean(form.get("name", "")), emblem_of(form.get("emblem", ""))
    account = account_of(request)
    wrong = wrong_own_name(name) if account is not None or name else None
    if wrong is None:
        try:
            await site_of(request).accounts.people.appear(guest_of(request), name, emblem)
        except Conflict:
            wrong = message("me-name-taken", name=name)
    if wrong is not None:
        return await me_page(request, wrong, form)
    response = redirect(request, "/me", name)
    keep_emblem(response, emblem, is_secure(request))
    return response


async def change_password(request: Request) -> Response:
    """Change an account's password, and sign out everywhere else."""
    form, account = await form_of(request), signed_in(request)
    hashed = await site_of(request).accounts.people.password(account.id)
    if hashed is None:
        return await me_page(request, message("me-show-passkey"))
    wrong = await password_refusal(request, account.name, hashed, form.get("old", ""), "me-old-password-wrong")
    wrong = wrong or await keep_password(request, account, form.get("password", ""))
    return redirect(request, "/me") if wrong is None else await me_page(request, wrong)


async def keep_password(request: Request, account: Account, password: str) -> Message | None:
    """Set an account's password and sign out everywhere else. Returns an error message for an invalid password. Raises NotStored."""
    accounts = site_of(request).accounts
    wrong = wrong_password(password)
    if wrong is not None:
        return wrong
    try:
        hashed = await accounts.hashed(password, remembered(request, account.name) is not None)
    except Busy:
        return TOO_OFTEN
    await accounts.people.set_password(account.id, hashed, own_token(request))
    site_of(request).connections.end(account.id)
    return None


def signed_in(request: Request) -> Account:
    """Return the signed-in account. Raises Problem if there is none."""
    account = account_of(request)
    if account is None:
        raise Problem("error-no-account", 403)
    return account


def wrong_own_name(name: str) -> Message | None:
    """Return an error message for an account's name, or None if it is valid."""
    return wrong_name(name) if name else message("me-no-name")


def wrong_password(password: str) -> Message | None:
    """Return an error message for a new password, or None if it is valid."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        return message("me-password-length", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    return None


async def me_page(request: Request, wrong: Message | None = None, form: Mapping[str, str] | None = None) -> Response:
    """Show the profile page, with an error if there is one, and the form of name and emblem as it was sent."""
    words, account = words_for(request), account_of(request)
    kept = account.emblem if account is not None else known_emblem(request)
    people = site_of(request).accounts.people
    hashed = await people.password(account.id) if account is not None else None
    passkeys = await people.passkeys(account.id) if account is not None else []
    return page(
        request,
        "me.html",
        message("title-me"),
        status=status_of(wrong) if wrong else 200,
        errors=[words.say(wrong)] if wrong else [],
        name=clean((form or {}).get("name", "")) or known_name(request),
        emblems=emblem_choices(kept if form is None else emblem_of(form.get("emblem", "")), words),
        password=hashed is not None,
        shortest=SHORTEST_PASSWORD,
        longest=LONGEST_PASSWORD,
        passkeys=[
            {
                "url": f"{root()}/me/passkeys/{passkey.id}/remove",
                "text": words.text("me-passkey", date=day_text(passkey.created.date(), words)),
                "last": len(passkeys) == 1 and hashed is None,
            }
            for passkey in passkeys
        ],
    )


def emblem_choices(chosen: int | None, words: Words) -> list[dict[str, Any]]:
    """Return the emblems to choose from."""
    none = {"value": "", "emblem": None, "label": words.text("emblem-none"), "selected": chosen is None}
    return [
        none,
        *(
            {"value": name, "emblem": number, "label": words.text(f"emblem-{name}"), "selected": number == chosen}
            for number, name in enumerate(NAMES)
        ),
    ]


def back_to_me(request: Request) -> Response:
    """Redirect from the address of a form, which the browser shows with an error, to the profile page."""
    return redirect(request, "/me")


async def sign_in_form(request: Request) -> Response:
    """Show the sign-in form."""
    return redirect(request, "/me") if account_of(request) is not None else await form_page(request, "sign_in.html")


async def sign_in_by_password(request: Request) -> Response:
    """Sign in by password. The error is the same for an unknown name and a wrong password."""
    form = await form_of(request)
    name, password = clean(form.get("name", "")), form.get("password", "")
    claim = "claim" in form
    if not check_attempt(request, name):
        return await form_page(request, "sign_in.html", TOO_OFTEN, name, claim)
    account, known = None, remembered(request, name) is not None
    if len(password) <= LONGEST_PASSWORD:
        try:
            account = await site_of(request).accounts.account_by_password(name, password, known)
        except Busy:
            return await form_page(request, "sign_in.html", TOO_OFTEN, name, claim)
    if account is None:
        return await form_page(request, "sign_in.html", message("sign-in-wrong"), name, claim)
    return await sign_in(request, redirect(request, "/me"), account, claim)


async def account_form(request: Request) -> Response:
    """Show the form for a new account."""
    return redirect(request, "/me") if account_of(request) is not None else await form_page(request, "account.html")


async def new_account(request: Request) -> Response:
    """Create an account with a password."""
    form = await form_of(request)
    if account_of(request) is not None:
        return redirect(request, "/me")
    name, password = clean(form.get("name", "")), form.get("password", "")
    wrong = wrong_own_name(name) or wrong_password(password) or account_refusal(request)
    if wrong is None:
        try:
            account = await site_of(request).accounts.new(new_person(request, name), password)
        except NameTaken:
            wrong = message("me-name-taken", name=name)
        except Busy:
            wrong = TOO_OFTEN
    if wrong is not None:
        return await form_page(request, "account.html", wrong, name)
    return await sign_in(request, redirect(request, "/me"), account, claim=True)


def new_person(request: Request, name: str) -> StoredPerson:
    """Return a new account's person, under a new id that no cookie holds."""
    return StoredPerson(guest=new_guest(), name=name, emblem=known_emblem(request))


async def sign_out(request: Request) -> Response:
    """Sign out in this browser."""
    await form_of(request)
    site, response = site_of(request), redirect(request, "/me")
    account = account_of(request)
    await site.accounts.end_session(request, response)
    forget_appearance(response)
    if account is not None:
        # Connections of other browsers reconnect immediately.
        site.connections.end(account.id)
    return response


async def sign_out_everywhere(request: Request) -> Response:
    """Sign out in all browsers."""
    await form_of(request)
    site, account, response = site_of(request), signed_in(request), redirect(request, "/me")
    await site.accounts.people.end_sessions(account.id)
    await site.accounts.end_session(request, response)
    forget_appearance(response)
    site.connections.end(account.id)
    return response


async def form_page(
    request: Request, template: str, wrong: Message | None = None, name: str = "", claim: bool = True
) -> Response:
    """Return a form with name and password, with an error if there is one; `claim`: bring along the guest's tables."""
    words = words_for(request)
    return page(
        request,
        template,
        message("title-sign-in" if template == "sign_in.html" else "title-account"),
        status=status_of(wrong) if wrong else 200,
        errors=[words.say(wrong)] if wrong else [],
        name=name or known_name(request),
        tables=await site_of(request).accounts.people.count_tables(guest_of(request)),
        claim=claim,
        shortest=SHORTEST_PASSWORD,
        longest=LONGEST_PASSWORD,
    )


async def json_body(request: Request) -> dict[str, Any]:
    """Return the JSON sent by a page's script. Raises Problem."""
    check_same_site(request)
    try:
        return parsed(await request.body())
    except Malformed:
        raise Problem("error-form", 400) from None


def refused(request: Request, reason: Message) -> Response:
    """Return the error for a page's script."""
    return fresh_json({"error": words_for(request).say(reason)}, status_of(reason))


async def passkey_creation(request: Request) -> Response:
    """Return the options for creating a passkey, for the signed-in account or a new one of this name.

    For an account, only after proof of ownership: the challenge answered later stands for that proof.
    """
    answer = await json_body(request)
    name = clean(str(answer.get("name", "")))
    site, account = site_of(request), account_of(request)
    if account is None and (wrong := wrong_own_name(name)) is not None:
        return refused(request, wrong)
    if not site.challenges.count_challenge(visitor_of(request)):
        return refused(request, TOO_OFTEN)
    if account is not None and (wrong := await owner_refusal(request, answer, account)) is not None:
        return refused(request, wrong)
    known = await site.accounts.people.passkeys(account.id) if account is not None else []
    challenge = await site.challenges.ask(guest_of(request), CREATE)
    # A new account gets its id when it is created; the browser's answer needn't know it.
    id, name = (account.id, account.name) if account is not None else (new_guest(), name)
    options = creation_options(request, challenge, id, name, [passkey.id for passkey in known])
    return fresh_json({"options": options})


async def create_passkey(request: Request) -> Response:
    """Store a passkey that the browser has created, for the signed-in account or a new one."""
    answer = await json_body(request)
    site, account = site_of(request), account_of(request)
    try:
        passkey = verify_creation(request, await site.challenges.take(guest_of(request), CREATE), answer.get("passkey"))
    except WrongAnswer:
        return refused(request, message("passkey-wrong"))
    if account is not None:
        passkey.account = account.id
        try:
            await site.accounts.people.add_passkey(passkey)
        except Conflict:
            return refused(request, message("passkey-wrong"))
        return fresh_json({"next": f"{root()}/me"})
    name = clean(str(answer.get("name", "")))
    wrong = wrong_own_name(name) or account_refusal(request)
    if wrong is not None:
        return refused(request, wrong)
    try:
        new = await site.accounts.new(new_person(request, name), passkey=passkey)
    except NameTaken:
        return refused(request, message("me-name-taken", name=name))
    return await sign_in(request, fresh_json({"next": f"{root()}/me"}), new, claim=True)


async def passkey_request(request: Request) -> Response:
    """Return the options for signing in by passkey."""
    await json_body(request)
    challenges, known = site_of(request).challenges, remembered(request)
    if not (challenges.count_challenge(visitor_of(request)) if known is None else challenges.count_return(known)):
        return refused(request, TOO_OFTEN)
    challenge = await challenges.ask(guest_of(request), SIGN_IN)
    return fresh_json({"options": request_options(request, challenge)})


async def sign_in_by_passkey(request: Request) -> Response:
    """Sign in by passkey."""
    answer = await json_body(request)
    if not check_attempt(request):
        return refused(request, TOO_OFTEN)
    try:
        passkey, count = await verified_passkey(request, answer)
    except WrongAnswer:
        return refused(request, message("passkey-unknown"))
    await site_of(request).accounts.people.count_passkey(passkey.id, count)
    return await sign_in(request, fresh_json({"next": f"{root()}/me"}), passkey.account, answer.get("claim") is True)


async def verified_passkey(request: Request, answer: dict[str, Any]) -> tuple[StoredPasskey, int]:
    """Return the passkey in a browser's answer, with its new use counter. Raises WrongAnswer."""
    site, credential = site_of(request), answer.get("passkey")
    challenge = await site.challenges.take(guest_of(request), SIGN_IN)
    id = credential.get("id") if isinstance(credential, dict) else None
    passkey = await site.accounts.people.passkey(id) if isinstance(id, str) else None
    if passkey is None:
        raise WrongAnswer
    return passkey, verify_use(request, challenge, credential, passkey)


async def passkey_refusal(request: Request, answer: dict[str, Any], account: Account) -> Message | None:
    """Return why a passkey doesn't prove ownership of an account, or None; counts the attempt. Raises NotStored."""
    if not check_attempt(request):
        return TOO_OFTEN
    try:
        passkey, count = await verified_passkey(request, answer)
    except WrongAnswer:
        return message("passkey-wrong")
    if passkey.account != account.id:
        return message("passkey-wrong")
    await site_of(request).accounts.people.count_passkey(passkey.id, count)
    return None


async def owner_refusal(request: Request, answer: dict[str, Any], account: Account) -> Message | None:
    """Return why neither password nor passkey proves ownership of an account, or None; counts the attempt. Raises NotStored."""
    hashed = await site_of(request).accounts.people.password(account.id)
    if hashed is None or "passkey" in answer:
        return await passkey_refusal(request, answer, account)
    given = str(answer.get("password", ""))
    return await password_refusal(request, account.name, hashed, given, "me-password-wrong")


async def set_password(request: Request) -> Response:
    """Set an account's password after proof by a passkey, and sign out everywhere else."""
    answer, account = await json_body(request), signed_in(request)
    password = str(answer.get("password", ""))
    wrong = wrong_password(password) or await passkey_refusal(request, answer, account)
    wrong = wrong or await keep_password(request, account, password)
    return fresh_json({"next": f"{root()}/me"}) if wrong is None else refused(request, wrong)


async def remove(request: Request) -> Response:
    """Remove a passkey."""
    await form_of(request)
    try:
        await site_of(request).accounts.people.remove_passkey(signed_in(request).id, part(request, "id"))
    except Conflict:
        return await me_page(request, message("passkey-last"))
    return redirect(request, "/me")


async def export(request: Request) -> Response:
    """Export everything stored about the guest as JSON; of unfinished games only their own moves."""
    people, guest = site_of(request).accounts.people, guest_of(request)
    own, moves = await people.owned(guest), await people.own_moves(guest)
    tables = [exported_table(table, guest, moves.get(table.id, [])) for table in await people.all_tables(guest)]
    clubs = [exported_club(club, guest) for club in await of_guest(site_of(request).storage, guest)]
    text = json.dumps({"format": 1, **own, "clubs": clubs, "tables": tables}, ensure_ascii=False, indent=1, default=str)
    return download(text, "application/json", "spadework.json")


def exported_table(table: StoredTable, guest: str, moves: list[str]) -> dict[str, Any]:
    """Return a table as exported for its guest."""
    return {
        "address": f"{root()}/tables/{table.id}",
        "game": table.game,
        "created": table.created,
        "over": table.over,
        "options": table.options,
        "opened": table.creator == guest,
        "names": [seat.name for seat in table.seats],
        "seats": [seat.seat for seat in table.seats if seat.guest == guest],
        "moves": moves,
        "record": f"{root()}/tables/{table.id}/record.json" if table.over else None,
    }


def exported_club(club: StoredClub, guest: str) -> dict[str, Any]:
    """Return a club as exported for its member."""
    return {
        "address": f"{root()}/clubs/{club.id}",
        "name": club.name,
        "created": club.created,
        "founded": club.founder == guest,
    }


async def delete(request: Request) -> Response:
    """Delete everything that belongs to the guest."""
    form, account, accounts = await form_of(request), account_of(request), site_of(request).accounts
    if "sure" not in form:
        return await me_page(request, message("me-not-sure"))
    if account is not None:
        hashed = await accounts.people.password(account.id)
        if hashed is None:
            return await me_page(request, message("me-delete-passkey"))
        wrong = await password_refusal(request, account.name, hashed, form.get("password", ""), "me-delete-wrong")
        if wrong is not None:
            return await me_page(request, wrong)
    return await delete_guest(request, redirect(request, "/"))


async def delete_by_passkey(request: Request) -> Response:
    """Delete everything that belongs to the account of a passkey."""
    answer, account = await json_body(request), signed_in(request)
    if answer.get("sure") is not True:
        return refused(request, message("me-not-sure"))
    wrong = await passkey_refusal(request, answer, account)
    if wrong is not None:
        return refused(request, wrong)
    return await delete_guest(request, fresh_json({"next": f"{root()}/"}))


async def delete_guest(request: Request, response: Response) -> Response:
    """Delete everything that belongs to the guest, and sign them out. Raises NotStored."""
    site, guest, words = site_of(request), guest_of(request), words_for(request)
    gone, changed = await site.accounts.people.forget(guest, lambda seat: words.text("default-player", number=seat + 1))
    site.ladders.forget()
    # Before the tables change, so that no connection keeps the view of a seat that no longer has a player.
    site.connections.end(guest)
    await site.tables.reload([*gone, *changed])
    response.delete_cookie(SESSION_COOKIE)
    forget_appearance(response)
    return response


ROUTES = [
    Route("/me", me_page),
    Route("/me", appear, methods=["POST"]),
    Route("/me/password", back_to_me),
    Route("/me/password", change_password, methods=["POST"]),
    Route("/sign-in", sign_in_form),
    Route("/sign-in", sign_in_by_password, methods=["POST"]),
    Route("/me/account", account_form),
    Route("/me/account", new_account, methods=["POST"]),
    Route("/sign-out", sign_out, methods=["POST"]),
    Route("/sign-out/everywhere", sign_out_everywhere, methods=["POST"]),
    Route("/me/passkeys/options", passkey_creation, methods=["POST"]),
    Route("/me/passkeys", create_passkey, methods=["POST"]),
    Route("/me/password/passkey", set_password, methods=["POST"]),
    Route("/me/passkeys/{id}/remove", remove, methods=["POST"]),
    Route("/sign-in/passkey/options", passkey_request, methods=["POST"]),
    Route("/sign-in/passkey", sign_in_by_passkey, methods=["POST"]),
    Route("/me/export.json", export),
    Route("/me/delete", back_to_me),
    Route("/me/delete", delete, methods=["POST"]),
    Route("/me/delete/passkey", delete_by_passkey, methods=["POST"]),
]
