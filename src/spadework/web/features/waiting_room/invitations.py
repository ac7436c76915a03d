"""Invitation links, and their QR codes."""

import io

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.web.features.waiting_room.service import invited
from spadework.web.server.errors import Problem, no_page
from spadework.web.server.public_url import PublicUrls, find_public_urls, root
from spadework.web.server.requests import part
from spadework.web.server.site import site_of

QUIET_ZONE = 4
"""Modules left free around a QR code, so that cameras find it."""


def reach_of(request: Request) -> PublicUrls:
    """Return the URLs at which others can reach the site."""
    site = site_of(request)
    asked = f"{request.url.scheme}://{request.url.netloc}"
    return find_public_urls(asked, site.settings.host, site.settings.port, site.addresses)


async def code(request: Request) -> Response:
    """Send an invitation as a QR code, with one of the site's URLs. Raises Problem."""
    invitation, origins = part(request, "invitation"), reach_of(request).origins
    origin = request.query_params.get("origin", origins[0])
    if origin not in origins:
        raise no_page()
    async with site_of(request).tables.open(part(request, "id")) as live:
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


ROUTES = [Route("/tables/{id}/join/{invitation}/code.svg", code)]
