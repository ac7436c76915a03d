"""What pictures in pages need beside themselves: the style sheet, the fonts, and the sprites of each deck."""

import asyncio
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from spadework.engine.game import OWN_DECK, Game
from spadework.engine.material import MaterialError
from spadework.engine.picture.alone import STYLESHEET
from spadework.engine.picture.letters import FONTS
from spadework.engine.picture.sprites import digest, sheet
from spadework.web.address import part
from spadework.web.decks import lay_out
from spadework.web.errors import no_page
from spadework.web.pages.tables import game_named
from spadework.web.site import site_of

FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
FOR_A_WEEK = {"Cache-Control": "public, max-age=604800"}


async def sprites(request: Request) -> Response:
    """The sprites of a deck of a game, if its art has the digest."""
    game, deck = game_named(part(request, "id")), request.query_params.get("deck", OWN_DECK)
    await lay_out(site_of(request).storage, game, deck)
    found = await asyncio.to_thread(sheet_named, game, deck, part(request, "digest"))
    return Response(found, media_type="image/svg+xml", headers=FOR_EVER)


@lru_cache(maxsize=64)
def sheet_named(game: Game, deck: str, wanted: str) -> str:
    """The sheet of sprites of a deck. Raises Problem when there is no such deck, or its art has another digest."""
    try:
        art = game.sprites(game.deck(deck))
    except MaterialError:
        raise no_page() from None
    if digest(art) != wanted:
        raise no_page()
    return sheet(art)


async def picture_style(_request: Request) -> Response:
    """The style sheet of the games' pictures."""
    return FileResponse(STYLESHEET, headers={"Cache-Control": "no-cache"})


async def font(request: Request) -> Response:
    """A font that pages and pictures are set in."""
    path = FONTS / f"{part(request, 'name')}.woff2"
    if path.parent != FONTS or not path.is_file():
        raise no_page()
    return FileResponse(path, media_type="font/woff2", headers=FOR_A_WEEK)


ROUTES = [
    Route("/games/{id}/sprites/{digest}.svg", sprites),
    Route("/static/picture.css", picture_style),
    Route("/static/fonts/{name}.woff2", font),
]
"""The addresses of these files."""
