"""The rematch button."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.web.features.rematch.service import next_seat, open_rematch
from spadework.web.pages.tables import check_opening, form_of
from spadework.web.server.errors import Problem, Refused
from spadework.web.server.requests import part
from spadework.web.server.site import guest_of, redirect, site_of


async def rematch(request: Request) -> Response:
    """Open the table's rematch, or join the one that another player has opened; redirect there."""
    site, guest = site_of(request), guest_of(request)
    await form_of(request)
    async with site.tables.open(part(request, "id")) as live:
        seats = live.seats_of(guest)
        if live.stage != "over" and not live.ended:
            raise Problem("error-not-over", 409)
        if not seats:
            raise Problem("error-again", 403)
        if live.stored.again is None:
            await check_opening(request)
        try:
            id = await open_rematch(live, guest)
        except Refused as refusal:
            raise Problem(refusal.reason.id, 409) from None
        names = {next_seat(seat, len(live.seats)): live.names[seat] for seat in seats}
    async with site.tables.open(id) as other:
        for seat, name in names.items():
            if other.seats[seat].is_open:
                await other.sit_down(other.seats[seat], guest, name)
    return redirect(request, f"/tables/{id}")


ROUTES = [Route("/tables/{id}/again", rematch, methods=["POST"])]
