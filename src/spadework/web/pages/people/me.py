"""One's own page: name and emblem, and the account of those who have one."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.names import clean
from spadework.engine.picture.emblems import NAMES
from spadework.engine.words import Message, Words, message
from spadework.web.errors import Problem
from spadework.web.language import words_for
from spadework.web.limits import LONGEST_PASSWORD, SHORTEST_PASSWORD
from spadework.web.pages.people.becoming import TOO_OFTEN, remembered, status_of, to_me, wrong_proof
from spadework.web.pages.tables import form_of
from spadework.web.people.accounts import Busy, own_token
from spadework.web.people.emblem import emblem_of, keep_emblem, known_emblem
from spadework.web.people.own_name import keep_name, known_name, wrong_name
from spadework.web.site import account_of, guest_of, is_secure, lead, page, site_of
from spadework.web.store.people import Account
from spadework.web.store.storage import Conflict


async def me(request: Request) -> Response:
    """One's own page."""
    return await me_page(request)


async def appear(request: Request) -> Response:
    """Keep name and emblem."""
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
        return await me_page(request, wrong, name=name)
    response = lead(request, "/me")
    keep_name(response, name, is_secure(request))
    keep_emblem(response, emblem, is_secure(request))
    return response


async def change_password(request: Request) -> Response:
    """Change the password of an account that has one, and sign out everywhere else."""
    form, account = await form_of(request), signed_in(request)
    stored = await site_of(request).accounts.people.account(account.id)
    if stored is None or stored.password is None:
        return await me_page(request, message("me-show-passkey"))
    wrong = await wrong_proof(request, account.name, stored.password, form.get("old", ""), "me-old-password-wrong")
    wrong = wrong or await keep_password(request, account, form.get("password", ""))
    return to_me(request) if wrong is None else await me_page(request, wrong)


async def keep_password(request: Request, account: Account, password: str) -> Message | None:
    """Give an account a new password, and sign out everywhere else; why not, if that can't be. Raises NotStored."""
    accounts = site_of(request).accounts
    wrong = wrong_password(password)
    if wrong is not None:
        return wrong
    try:
        hashed = await accounts.hashed(password, remembered(request, account.name) is not None)
    except Busy:
        return TOO_OFTEN
    await accounts.people.set_password(account.id, hashed, own_token(request))
    site_of(request).lines.end(account.id)
    return None


def signed_in(request: Request) -> Account:
    """The account of whoever asks. Raises Problem when it has none."""
    account = account_of(request)
    if account is None:
        raise Problem("error-no-account", 403)
    return account


def wrong_own_name(name: str) -> Message | None:
    """What is wrong with a name that an account shall have."""
    return wrong_name(name) if name else message("me-no-name")


def wrong_password(password: str) -> Message | None:
    """What is wrong with a new password."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        return message("me-password-length", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    return None


async def me_page(request: Request, wrong: Message | None = None, name: str = "") -> Response:
    """One's own page, with what was wrong."""
    words, account = words_for(request), account_of(request)
    people = site_of(request).accounts.people
    stored = await people.account(account.id) if account is not None else None
    passkeys = await people.passkeys(account.id) if account is not None else []
    return page(
        request,
        "me.html",
        message("title-me"),
        status=status_of(wrong) if wrong else 200,
        errors=[words.say(wrong)] if wrong else [],
        name=name or known_name(request),
        emblems=emblem_choices(account.emblem if account is not None else known_emblem(request), words),
        password=stored is not None and stored.password is not None,
        shortest=SHORTEST_PASSWORD,
        longest=LONGEST_PASSWORD,
        passkeys=[
            {
                "url": f"/me/passkeys/{passkey.id}/remove",
                "text": words.text("me-passkey", date=passkey.created.date().isoformat()),
                "last": len(passkeys) == 1 and (stored is None or stored.password is None),
            }
            for passkey in passkeys
        ],
    )


def emblem_choices(chosen: int | None, words: Words) -> list[dict[str, Any]]:
    """The emblems that one can choose from."""
    none = {"value": "", "emblem": None, "label": words.text("emblem-none"), "selected": chosen is None}
    return [
        none,
        *(
            {"value": name, "emblem": number, "label": words.text(f"emblem-{name}"), "selected": number == chosen}
            for number, name in enumerate(NAMES)
        ),
    ]


ROUTES = [
    Route("/me", me),
    Route("/me", appear, methods=["POST"]),
    Route("/me/password", change_password, methods=["POST"]),
]
"""The addresses of these pages."""
