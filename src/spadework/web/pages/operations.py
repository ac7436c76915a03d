"""Pages for operators, and for guests who wait for a game that is being prepared."""

import hmac

from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from spadework.engine.game import Game
from spadework.engine.words import message
from spadework.web.pages.scene import under_way
from spadework.web.pages.tables import game_named
from spadework.web.server.errors import no_page
from spadework.web.server.requests import part, words_for
from spadework.web.server.site import page, site_of


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


def status_of(request: Request, game: Game) -> dict[str, bool | float | str]:
    """Whether a game and its computer players are ready, how far the preparation has come, and how long it takes in the reader's words."""
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
    """The same as data, for a page that waits; to ask for it is to ask for the game."""
    game = game_named(part(request, "id"))
    site_of(request).readiness.ask_for(game)
    return JSONResponse(status_of(request, game), headers={"Cache-Control": "no-store"})


def preparing_page(request: Request, game: Game) -> Response:
    """The page that waits for a game, and loads itself anew when it is ready."""
    status = status_of(request, game)
    return page(
        request,
        "preparing.html",
        message("title-preparing", game=game.title(words_for(request).language)),
        picture=under_way(),
        text=status["text"],
        progress=status["progress"],
        status_url=f"/games/{game.id}/preparing.json",
    )


ROUTES: list[BaseRoute] = [
    Route("/metrics", metrics),
    Route("/games/{id}/preparing.json", status),
]
"""Routes of these pages."""
