"""What pictures in pages need beside themselves: the style sheet, the fonts, and the sprites of each deck."""

from functools import lru_cache

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from spadework.engine.game import Game
from spadework.engine.picture.alone import STYLESHEET
from spadework.engine.picture.letters import FONTS
from spadework.engine.picture.sprites import digest, sheet
from spadework.web.address import part
from spadework.web.errors import no_page
from spadework.web.pages.tables import game_named

FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
FOR_A_WEEK = {"Cache-Control": "public, max-age=604800"}


def sprites(request: Request) -> Response:
    """The sprites of that deck of a game whose art has the digest."""
    game = game_named(part(request, "id"))
    found = sheet_named(game, part(request, "digest"))
    return Response(found, media_type="image/svg+xml", headers=FOR_EVER)


@lru_cache(maxsize=64)
def sheet_named(game: Game, wanted: str) -> str:
    """The sheet of sprites with a digest. Raises Problem when no deck of the game has it."""
    for name in game.deck_files():
        art = game.sprites(game.deck(name))
        if digest(art) == wanted:
            return sheet(art)
    raise no_page()


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
