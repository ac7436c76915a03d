"""Pages for operators, and for guests who wait for a game that is being prepared."""

import hmac

from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.game import Game
from spadework.engine.words import message
from spadework.web.pages.scene import waiting_scene
from spadework.web.pages.tables import game_named
from spadework.web.server.errors import no_page
from spadework.web.server.public_url import root
from spadework.web.server.requests import part, words_for
from spadework.web.server.site import fresh_json, page, site_of


async def metrics(request: Request) -> Response:
    """Return all metrics to a client with the token. Raises Problem if metrics are disabled."""
    site = site_of(request)
    if site.settings.metrics is None:
        raise no_page()
    if not may_read(request.headers.get("authorization", ""), site.settings.metrics):
        return Response(status_code=401, headers={"WWW-Authenticate": "Bearer"})
    return Response(
        await site.shared_metrics.text(),
        headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4, "Cache-Control": "no-store"},
    )


def may_read(authorization: str, token: str) -> bool:
    """Return whether an Authorization header has the token."""
    scheme, _, brought = authorization.partition(" ")
    return hmac.compare_digest(brought.strip().encode(), token.encode()) and scheme.lower() == "bearer"


def status_of(request: Request, game: Game) -> dict[str, bool | float | str]:
    """Return the preparation status of a game: readiness, progress, and the time left in words."""
    readiness, words = site_of(request).readiness, words_for(request)
    title = game.title(words.language)
    if readiness.is_ready(game):
        text = words.text("preparing-ready", game=title)
    else:
        text = words.text("preparing-left", game=title, seconds=readiness.seconds_left(game))
    return {
        "ready": readiness.is_ready(game),
        "players": readiness.has_players(game),
        "progress": round(readiness.progress(game), 3),
        "text": text,
    }


async def status(request: Request) -> Response:
    """Return the preparation status as JSON, and request the game's preparation."""
    game = game_named(part(request, "id"))
    site_of(request).readiness.request(game)
    return fresh_json(status_of(request, game))


def preparing_page(request: Request, game: Game) -> Response:
    """Return the page that waits for a game and reloads when it is ready."""
    status = status_of(request, game)
    return page(
        request,
        "preparing.html",
        message("title-preparing", game=game.title(words_for(request).language)),
        picture=waiting_scene(),
        text=status["text"],
        progress=status["progress"],
        status_url=f"{root()}/games/{game.id}/preparing.json",
    )


ROUTES = [
    Route("/metrics", metrics),
    Route("/games/{id}/preparing.json", status),
]
"""Routes of these pages."""
