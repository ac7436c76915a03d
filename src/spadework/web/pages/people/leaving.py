"""Taking one's own along, and leaving nothing behind."""

import json
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.words import message
from spadework.web.language import words_for
from spadework.web.pages.people.becoming import forget_appearance, told, wrong_proof
from spadework.web.pages.people.me import me_page, signed_in
from spadework.web.pages.people.passkeys import refused, said, wrong_passkey
from spadework.web.pages.tables import form_of
from spadework.web.people.accounts import SESSION_COOKIE
from spadework.web.site import account_of, guest_of, lead, site_of
from spadework.web.store.history.club_models import StoredClub
from spadework.web.store.history.clubs import of_guest
from spadework.web.store.models import StoredTable


async def export(request: Request) -> Response:
    """All that is stored of whoever asks, as JSON; of a game their own moves, which they know while it is on, too."""
    people, guest = site_of(request).accounts.people, guest_of(request)
    own, moves = await people.owned(guest), await people.own_moves(guest)
    tables = [exported(table, guest, moves.get(table.id, [])) for table in await people.all_tables(guest)]
    clubs = [exported_club(club, guest) for club in await of_guest(site_of(request).storage, guest)]
    text = json.dumps({"format": 1, **own, "clubs": clubs, "tables": tables}, ensure_ascii=False, indent=1, default=str)
    return Response(
        text,
        media_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="spadework.json"', "Cache-Control": "no-store"},
    )


def exported(table: StoredTable, guest: str, moves: list[str]) -> dict[str, Any]:
    """A table as its guest takes it along."""
    return {
        "address": f"/tables/{table.id}",
        "game": table.game,
        "created": table.created,
        "over": table.over,
        "options": table.options,
        "opened": table.creator == guest,
        "names": [seat.name for seat in table.seats],
        "seats": [seat.seat for seat in table.seats if seat.guest == guest],
        "moves": moves,
        "record": f"/tables/{table.id}/record.json" if table.over else None,
    }


def exported_club(club: StoredClub, guest: str) -> dict[str, Any]:
    """A club as its member takes it along."""
    return {
        "address": f"/clubs/{club.id}",
        "name": club.name,
        "created": club.created,
        "founded": club.founder == guest,
    }


async def delete(request: Request) -> Response:
    """Delete all that belongs to whoever asks."""
    form, account, accounts = await form_of(request), account_of(request), site_of(request).accounts
    if "sure" not in form:
        return await me_page(request, message("me-not-sure"))
    if account is not None:
        stored = await accounts.people.account(account.id)
        if stored is None or stored.password is None:
            return await me_page(request, message("me-delete-passkey"))
        given = form.get("password", "")
        wrong = await wrong_proof(request, account.name, stored.password, given, "me-delete-wrong")
        if wrong is not None:
            return await me_page(request, wrong)
    return await forgotten(request, lead(request, "/"))


async def delete_by_passkey(request: Request) -> Response:
    """Delete all that belongs to whoever asks and shows a passkey of the account."""
    answer, account = await said(request), signed_in(request)
    if answer.get("sure") is not True:
        return refused(request, message("me-not-sure"))
    wrong = await wrong_passkey(request, answer, account)
    if wrong is not None:
        return refused(request, wrong)
    return await forgotten(request, told(next="/"))


async def forgotten(request: Request, response: Response) -> Response:
    """Delete all that belongs to whoever asks, and let the answer sign them out. Raises NotStored."""
    site, guest, words = site_of(request), guest_of(request), words_for(request)
    gone, changed = await site.accounts.people.forget(guest, lambda seat: words.text("default-player", number=seat + 1))
    site.ladders.forget()
    # Before the tables know: nobody goes on looking with eyes that are nobody's now.
    site.lines.end(guest)
    await site.tables.reread([*gone, *changed])
    response.delete_cookie(SESSION_COOKIE)
    forget_appearance(response)
    return response


ROUTES = [
    Route("/me/export.json", export),
    Route("/me/delete", delete, methods=["POST"]),
    Route("/me/delete/passkey", delete_by_passkey, methods=["POST"]),
]
"""The addresses of these pages."""
