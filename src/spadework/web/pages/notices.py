"""What waits for whoever is not at a table."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from spadework.web.site import site_of


async def waiting(request: Request) -> Response:
    """How many tables wait for the guest, as data."""
    site = site_of(request)
    guest = site.guests.known(request)
    count = 0 if guest is None else await site.tables.waiting_for(guest)
    return JSONResponse({"count": count}, headers={"Cache-Control": "no-store"})


ROUTES = [Route("/waiting.json", waiting)]
"""The addresses of these pages."""
