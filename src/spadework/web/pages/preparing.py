"""What is shown in place of a page whose game is still being made ready: how long it takes, until it is there."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from spadework.engine.game import Game
from spadework.engine.words import message
from spadework.web.address import part
from spadework.web.language import words_for
from spadework.web.pages.scene import under_way
from spadework.web.pages.tables import game_named
from spadework.web.site import page, site_of


def status_of(request: Request, game: Game) -> dict[str, bool | str]:
    """Whether a game is ready, and else how long it takes, in the reader's words."""
    readiness, words = site_of(request).readiness, words_for(request)
    ready, title = readiness.is_ready(game), game.title(words.language)
    if ready:
        return {"ready": True, "text": words.text("preparing-ready", game=title)}
    return {"ready": False, "text": words.text("preparing-left", game=title, seconds=readiness.seconds_left(game))}


async def status(request: Request) -> Response:
    """The same as data, for a page that waits; to ask for it is to ask for the game."""
    game = game_named(part(request, "id"))
    site_of(request).readiness.ask_for(game)
    return JSONResponse(status_of(request, game), headers={"Cache-Control": "no-store"})


def preparing_page(request: Request, game: Game) -> Response:
    """The page that waits for a game, and loads itself anew when it is ready."""
    return page(
        request,
        "preparing.html",
        message("title-preparing", game=game.title(words_for(request).language)),
        picture=under_way(),
        text=status_of(request, game)["text"],
        status_url=f"/games/{game.id}/preparing.json",
    )


ROUTES = [
    Route("/games/{id}/preparing.json", status),
]
"""The addresses of these pages."""
