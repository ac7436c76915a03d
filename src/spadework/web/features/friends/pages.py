"""The page of a guest's friends; inviting them to a table, and blocking them."""

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.words import message
from spadework.web.db.storage import Conflict
from spadework.web.features.accounts.guests import alias
from spadework.web.features.friends import service
from spadework.web.features.friends import store as stored
from spadework.web.features.waiting_room.service import rights
from spadework.web.pages.tables import form_of
from spadework.web.server.errors import Problem
from spadework.web.server.requests import day_text, part, words_for
from spadework.web.server.site import guest_of, page, redirect, requested_table, site_of


async def friends(request: Request) -> Response:
    """Show the guest's friends, and the guests blocked."""
    words, guest, storage = words_for(request), guest_of(request), site_of(request).storage
    found, away = await stored.friends(storage, guest), await stored.blocked(storage, guest)
    return page(
        request,
        "friends.html",
        message("title-friends"),
        friends=[
            {
                "key": alias(guest, one.guest),
                "name": one.name,
                "about": words.text("friend-about", games=one.games, day=day_text(one.last.date(), words))
                if one.games
                else words.text("friend-mate", club=one.club),
            }
            for one in found
            if one.guest not in away
        ],
        blocked=[{"key": alias(guest, other), "name": name} for other, name in away.items()],
    )


async def change_block(request: Request) -> Response:
    """Block or unblock a guest."""
    form, guest, storage = await form_of(request), guest_of(request), site_of(request).storage
    key = form.get("person", "")
    if "unblock" in form:
        other = chosen(guest, key, list(await stored.blocked(storage, guest)))
        await stored.unblock(storage, guest, other)
    else:
        names = {one.guest: one.name for one in await stored.friends(storage, guest)}
        other = chosen(guest, key, list(names))
        try:
            await stored.block(storage, guest, other, names[other])
        except Conflict:
            raise Problem("error-too-many-blocked", 429, most=stored.MOST_BLOCKED) from None
    return redirect(request, "/me/friends")


async def ask(request: Request) -> Response:
    """Invite a friend to the guest's table."""
    form, guest, site = await form_of(request), guest_of(request), site_of(request)
    async with requested_table(request) as live:
        if "ask" not in rights(live, guest):
            raise Problem("error-waiting", 409)
        people = [one.guest for one in await stored.friends(site.storage, guest)]
        await service.ask(site.storage, site.notifications, live.stored, chosen(guest, form.get("person", ""), people))
    return redirect(request, f"/tables/{part(request, 'id')}")


async def decline(request: Request) -> Response:
    """Decline an invitation to a table."""
    await form_of(request)
    await stored.decline(site_of(request).storage, part(request, "id"), guest_of(request))
    return redirect(request, "/")


def chosen(guest: str, key: str, people: Sequence[str]) -> str:
    """Return which of these people the key in a guest's form stands for. Raises Problem if none."""
    for other in people:
        if alias(guest, other) == key:
            return other
    raise Problem("error-form", 422)


ROUTES = [
    Route("/me/friends", friends),
    Route("/me/friends/block", change_block, methods=["POST"]),
    Route("/tables/{id}/ask", ask, methods=["POST"]),
    Route("/tables/{id}/decline", decline, methods=["POST"]),
]
