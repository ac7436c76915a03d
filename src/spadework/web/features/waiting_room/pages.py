"""Actions before the deal: join a public table, leave, open seats, add computer players, cancel; QR codes of invitations."""

import io
from contextlib import suppress

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.names import clean, free_name
from spadework.engine.words import Words
from spadework.web.db.models import StoredSeat
from spadework.web.features.accounts.guests import known_name, wrong_name
from spadework.web.features.friends.service import check_not_blocked
from spadework.web.features.rematch.service import GOALS
from spadework.web.features.waiting_room import service
from spadework.web.features.waiting_room import store as stored
from spadework.web.features.waiting_room.service import invited, open_seats, rights, too_late
from spadework.web.pages.tables import form_of
from spadework.web.server.errors import Problem, no_page
from spadework.web.server.public_url import root
from spadework.web.server.readiness import Preparing
from spadework.web.server.requests import part, words_for
from spadework.web.server.site import check_rate, guest_of, public_urls, redirect, requested_table, site_of
from spadework.web.table.live_table import LiveTable

QUIET_ZONE = 4
"""Modules left free around a QR code, so that cameras find it."""


async def sit(request: Request) -> Response:
    """Take a seat at a public table, and redirect there."""
    form = await form_of(request)
    name = wanted_name(request, form.get("name"))
    # While the game compiles, the table's page waits for it and then offers the seat.
    with suppress(Preparing):
        await take_seat(request, part(request, "id"), name)
    return redirect(request, f"/tables/{part(request, 'id')}", name)


def wanted_name(request: Request, said: str | None) -> str:
    """Return the name in a form, otherwise the last one; empty if it can't be used."""
    name = known_name(request) if said is None else clean(said)
    return "" if wrong_name(name) else name


async def take_seat(request: Request, id: str, name: str) -> bool:
    """Give the guest an open seat at a public table; False if they have one already. Raises Problem."""
    site, guest, words = site_of(request), guest_of(request), words_for(request)
    async with site.tables.open(id) as live:
        # First: nothing may be awaited between looking for a seat and taking it.
        await check_not_blocked(site.storage, live, guest)
        if live.seats_of(guest):
            return False
        if "sit" not in rights(live, guest):
            raise Problem("error-held-up" if guest in live.dealing.barred else "error-no-seat", 409)
        check_rate(request, site.join_limit, "error-too-many-seats")
        seat = best_seat(live)
        await live.sit_down(seat, guest, seat_name(live, seat, name, words))
    return True


def best_seat(live: LiveTable) -> StoredSeat:
    """Return the open seat for a newcomer, if possible one not reserved."""
    return min(open_seats(live), key=lambda seat: (bool(seat.name), seat.seat))


def seat_name(live: LiveTable, seat: StoredSeat, name: str, words: Words) -> str:
    """Return the name of a guest who takes a seat."""
    others = [other.name for other in live.seats if other is not seat]
    return free_name(name or words.text("default-player", number=seat.seat + 1), others)


async def rename(request: Request) -> Response:
    """Change the guest's name at a table until the game is over; someone may have sat down without one."""
    form, site, guest, id = await form_of(request), site_of(request), guest_of(request), part(request, "id")
    name = wanted_name(request, form.get("name", ""))
    async with site.tables.open(id) as live:
        own = [seat for seat in live.seats if seat.guest == guest]
        if len(own) != 1 or live.stage == "over":
            raise too_late()
        if not name:
            return redirect(request, f"/tables/{id}")
        check_rate(request, site.join_limit, "error-too-many-seats")
        name = seat_name(live, own[0], name, words_for(request))
        await stored.rename(site.storage, id, own[0].seat, guest, name)
    await site.tables.reload([id])
    return redirect(request, f"/tables/{id}", name)


async def leave(request: Request) -> Response:
    """Leave a table before the deal."""
    await form_of(request)
    async with requested_table(request) as live:
        await service.leave(live, guest_of(request))
        return redirect(request, "/lobby" if live.stored.public else "/")


async def free(request: Request) -> Response:
    """Open the seats of guests who hold up the deal."""
    await form_of(request)
    async with requested_table(request) as live:
        await service.free(live, guest_of(request))
        return redirect(request, f"/tables/{live.id}")


async def fill(request: Request) -> Response:
    """Give the open seats to computer players."""
    site, level = site_of(request), (await form_of(request)).get("level")
    async with requested_table(request) as live:
        if level not in site.settings.levels(live.game.id, len(live.seats)):
            raise Problem("error-form", 422)
        await service.fill(live, guest_of(request), str(level), words_for(request))
        return redirect(request, f"/tables/{live.id}")


async def resize(request: Request) -> Response:
    """Change the number of seats."""
    site, said = site_of(request), (await form_of(request)).get("seats", "")
    async with requested_table(request) as live:
        count = int(said) if said.isdecimal() and len(said) < 3 else 0
        levels = {seat.level for seat in live.seats if seat.level is not None}
        if not levels.issubset(site.settings.levels(live.game.id, count)):
            raise Problem("error-form", 422)
        await service.resize(live, guest_of(request), count)
        return redirect(request, f"/tables/{live.id}")


async def set_up(request: Request) -> Response:
    """Change the game's options, except the deck, and the goal of the series."""
    form = await form_of(request)
    async with requested_table(request) as live:
        offered = {f"option-{option.name}": option.choices for option in live.game.options() if option.name != "deck"}
        # Another guest may have changed the options since the page was shown, so only this guest's changes are applied.
        chosen = {
            name: form[name] for name in ("series", *offered) if name in form and form[name] != form.get(f"was-{name}")
        }
        if any(choice not in (offered | {"series": GOALS})[name] for name, choice in chosen.items()):
            raise Problem("error-form", 422)
        series = chosen.pop("series", None)
        options = {name.removeprefix("option-"): choice for name, choice in chosen.items()}
        await service.set_up(live, guest_of(request), options, series)
        return redirect(request, f"/tables/{live.id}")


async def cancel(request: Request) -> Response:
    """Cancel a table before the deal."""
    await form_of(request)
    async with requested_table(request) as live:
        await site_of(request).tables.cancel(live, guest_of(request))
    return redirect(request, "/")


async def code(request: Request) -> Response:
    """Send an invitation as a QR code, with one of the site's URLs. Raises Problem."""
    invitation, origins = part(request, "invitation"), public_urls(request).origins
    origin = request.query_params.get("origin", origins[0])
    if origin not in origins:
        raise no_page()
    async with requested_table(request) as live:
        if invited(live, invitation) is None:
            raise Problem("error-no-invitation", 404)
        drawn = drawn_code(f"{origin}{root()}/tables/{live.id}/join/{invitation}")
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})


def drawn_code(text: str) -> bytes:
    """Draw a text as a QR code; dark on light in both themes, since cameras read no other."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", border=QUIET_ZONE, dark="#000", light="#fff", omitsize=True, xmldecl=False
    )
    return out.getvalue()


ROUTES = [
    Route("/tables/{id}/join/{invitation}/code.svg", code),
    Route("/tables/{id}/sit", sit, methods=["POST"]),
    Route("/tables/{id}/name", rename, methods=["POST"]),
    Route("/tables/{id}/leave", leave, methods=["POST"]),
    Route("/tables/{id}/free", free, methods=["POST"]),
    Route("/tables/{id}/fill", fill, methods=["POST"]),
    Route("/tables/{id}/resize", resize, methods=["POST"]),
    Route("/tables/{id}/set-up", set_up, methods=["POST"]),
    Route("/tables/{id}/cancel", cancel, methods=["POST"]),
]
