"""The page from which a program of the operator's reads what the server counts and times of itself."""

import hmac

from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from spadework.web.errors import no_page
from spadework.web.site import site_of


async def metrics(request: Request) -> Response:
    """All metrics, for whoever has the token. Raises Problem where there is none."""
    site = site_of(request)
    if site.settings.metrics is None:
        raise no_page()
    if not may_read(request.headers.get("authorization", ""), site.settings.metrics):
        return Response(status_code=401, headers={"WWW-Authenticate": "Bearer"})
    return Response(
        await site.board.text(), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4, "Cache-Control": "no-store"}
    )


def may_read(authorization: str, token: str) -> bool:
    """Whether a request brings the token."""
    scheme, _, brought = authorization.partition(" ")
    return hmac.compare_digest(brought.strip().encode(), token.encode()) and scheme.lower() == "bearer"


ROUTES: list[BaseRoute] = [Route("/metrics", metrics)]
"""The address of this page."""
