"""Pictures in pages: previews of games, sprites, styles and fonts."""

import asyncio
import hashlib
import re
from collections.abc import Iterable
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from spadework.engine.game import OWN_DECK, Game
from spadework.engine.interface import SPECTATOR
from spadework.engine.material import MaterialError
from spadework.engine.metadata import Metadata, Moment
from spadework.engine.picture.alone import STYLESHEET, carrying
from spadework.engine.picture.letters import FONTS
from spadework.engine.picture.sprites import digest, sheet
from spadework.engine.words import Words
from spadework.players import new_player
from spadework.table import Table, TableSetup
from spadework.table.setup import new_secret
from spadework.web.features.decks.service import install_deck
from spadework.web.pages.covers import TAG, cover_image, draw_cover, with_prefixed_ids
from spadework.web.pages.tables import game_named
from spadework.web.server.errors import no_page
from spadework.web.server.requests import part, words_for
from spadework.web.server.site import SCHEMES, site_of

IMMUTABLE = {"Cache-Control": "public, max-age=31536000, immutable"}
ONE_WEEK = {"Cache-Control": "public, max-age=604800"}
RETRY = {"Retry-After": "4", "Cache-Control": "no-store"}
PREVIEW_LEVEL = "mate"

ID = re.compile(r' id="([^"]*)"')
VIEW_BOX = re.compile(r' viewBox="0 0 (?P<width>[\d.]+) (?P<height>[\d.]+)"')

# Previews


async def preview(request: Request) -> Response:
    """Return the preview picture of a game without a cover as SVG; empty while the game is being prepared."""
    game, words = game_named(part(request, "id")), words_for(request)
    facts = game.metadata
    if facts is None or facts.moment is None:
        raise no_page()
    site = site_of(request)
    if not site.readiness.is_ready(game):
        return Response(status_code=204, headers=RETRY)
    key = (game.id, words.language)
    if key not in site.previews:
        site.previews[key] = await asyncio.to_thread(draw_preview, game, facts, words)
    return tagged(request, site.previews[key], {"Vary": "Accept-Language, Cookie"})


async def cover(request: Request) -> Response:
    """Return a game's cover as a self-contained image, in the colours of the query."""
    game, scheme = game_named(part(request, "id")), request.query_params.get("scheme", SCHEMES[0])
    if game.metadata is None or game.metadata.cover is None or scheme not in SCHEMES:
        raise no_page()
    return tagged(request, await asyncio.to_thread(cover_image, game, game.metadata.cover, scheme), {})


def tagged(request: Request, picture: str, headers: dict[str, str]) -> Response:
    """Return a picture that browsers keep and ask for again, or tell that it hasn't changed."""
    tag = f'"{hashlib.sha256(picture.encode()).hexdigest()[:16]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag, **headers}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers=headers)
    return Response(picture, media_type="image/svg+xml", headers=headers)


def draw_preview(game: Game, facts: Metadata, words: Words) -> str:
    """Draw a game's preview, its cover or a position, for a page with the pictures' style sheet."""
    if facts.cover is not None:
        return with_prefixed_ids(draw_cover(game, facts.cover), game.id)
    assert facts.moment is not None
    table = table_at(game, facts.seats, facts.moment, words)
    picture = carrying(table.draw(SPECTATOR, words.language), table.sprites)
    return with_prefixed_ids(crop(picture, facts.moment.part), game.id)


def table_at(game: Game, seats: int, moment: Moment, words: Words) -> Table:
    """Return the table of a game's preview, played by computer players."""
    names = tuple(words.text("moment-names").split()[:seats])
    setup = TableSetup(game, seats, names=names, secret=new_secret(moment.seed))
    table = Table.deal(setup)
    player = new_player(PREVIEW_LEVEL, game, table.deck, moment.seed)
    while not table.over and len(table.steps) < moment.moves:
        seat = table.to_move[0]
        table.play(seat, player.choose(table.view(seat).record, seat))
    return table


# Assets


async def sprites(request: Request) -> Response:
    """Return the sprite sheet of a game's deck, if the digest matches."""
    game, deck = game_named(part(request, "id")), request.query_params.get("deck", OWN_DECK)
    await install_deck(site_of(request).storage, game, deck)
    found = await asyncio.to_thread(sheet_named, game, deck, part(request, "digest"))
    return Response(found, media_type="image/svg+xml", headers=IMMUTABLE)


@lru_cache(maxsize=64)
def sheet_named(game: Game, deck: str, wanted: str) -> str:
    """Return the sprite sheet of a deck. Raises Problem for an unknown deck or another digest."""
    try:
        art = game.sprites(game.deck(deck))
    except MaterialError:
        raise no_page() from None
    if digest(art) != wanted:
        raise no_page()
    return sheet(art)


async def picture_style(_request: Request) -> Response:
    """Return the style sheet of the games' pictures."""
    return FileResponse(STYLESHEET, headers={"Cache-Control": "no-cache"})


async def font(request: Request) -> Response:
    """Return a font of pages and pictures."""
    path = FONTS / f"{part(request, 'name')}.woff2"
    if path.parent != FONTS or not path.is_file():
        raise no_page()
    return FileResponse(path, media_type="font/woff2", headers=ONE_WEEK)


# SVG


def with_class(svg: str, ids: Iterable[str], name: str) -> str:
    """Add a class to the elements with some ids.

    >>> with_class('<g id="a"/><g id="b" class="card"/><g id="c"/>', ["a", "b"], "marked")
    '<g id="a" class="marked"/><g id="b" class="marked card"/><g id="c"/>'
    """
    wanted = set(ids)

    def classed(tag: re.Match[str]) -> str:
        text = tag[0]
        found = ID.search(text)
        if found is None or found[1] not in wanted:
            return text
        if ' class="' in text:
            return text.replace(' class="', f' class="{name} ', 1)
        return text.replace(found[0], f'{found[0]} class="{name}"', 1)

    return TAG.sub(classed, svg)


def crop(svg: str, part: tuple[float, float, float, float]) -> str:
    """Crop a picture to a part, given in fractions of the whole; the part fills the available space.

    >>> crop('<svg viewBox="0 0 200 100"/>', (0.25, 0, 0.5, 1))
    '<svg viewBox="50 0 100 100" preserveAspectRatio="xMidYMid slice"/>'
    """

    def smaller(found: re.Match[str]) -> str:
        width, height = float(found["width"]), float(found["height"])
        box = " ".join(f"{share * side:g}" for share, side in zip(part, (width, height) * 2, strict=True))
        return f' viewBox="{box}" preserveAspectRatio="xMidYMid slice"'

    return VIEW_BOX.sub(smaller, svg, count=1)


ROUTES = [
    Route("/games/{id}/sprites/{digest}.svg", sprites),
    Route("/static/picture.css", picture_style),
    Route("/static/fonts/{name}.woff2", font),
    Route("/games/{id}/moment.svg", preview),
    Route("/games/{id}/cover.svg", cover),
]
