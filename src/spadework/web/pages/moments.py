"""A position of each game in small, played by computer players and seen by a spectator, for the pages that present the game."""

import asyncio
import hashlib
import re

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.contract import SPECTATOR
from spadework.engine.facts import Facts
from spadework.engine.game import Game
from spadework.engine.picture.alone import carrying
from spadework.engine.words import Words
from spadework.players import new_player
from spadework.table import Table, TableSetup
from spadework.table.setup import new_secret
from spadework.web.address import part
from spadework.web.errors import no_page
from spadework.web.language import words_for
from spadework.web.pages.inlined import with_own_ids
from spadework.web.pages.tables import game_named
from spadework.web.site import site_of

LEVEL = "mate"
RETRY = {"Retry-After": "4", "Cache-Control": "no-store"}
VIEW_BOX = re.compile(r' viewBox="0 0 (?P<width>[\d.]+) (?P<height>[\d.]+)"')


async def moment(request: Request) -> Response:
    """The position as SVG that goes into a page; nothing as long as the game is being made ready."""
    game, words = game_named(part(request, "id")), words_for(request)
    facts = game.facts
    if facts is None:
        raise no_page()
    site = site_of(request)
    if not site.readiness.is_ready(game):
        return Response(status_code=204, headers=RETRY)
    key = (game.id, words.language)
    if key not in site.moments:
        site.moments[key] = await asyncio.to_thread(drawn, game, facts, words)
    picture = site.moments[key]
    tag = f'"{hashlib.sha256(picture.encode()).hexdigest()[:16]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag, "Vary": "Accept-Language, Cookie"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers=headers)
    return Response(picture, media_type="image/svg+xml", headers=headers)


def drawn(game: Game, facts: Facts, words: Words) -> str:
    """The part of a spectator's picture that the facts name, for a page that has the pictures' style sheet."""
    table = table_at(game, facts, words)
    picture = carrying(table.draw(SPECTATOR, words.language), table.sprites)
    return with_own_ids(cut(picture, facts.moment.part), game.id)


def cut(svg: str, part: tuple[float, float, float, float]) -> str:
    """A part of a picture, which fills whatever room it gets; the part is given in shares of the whole.

    >>> cut('<svg viewBox="0 0 200 100"/>', (0.25, 0, 0.5, 1))
    '<svg viewBox="50 0 100 100" preserveAspectRatio="xMidYMid slice"/>'
    """

    def smaller(found: re.Match[str]) -> str:
        width, height = float(found["width"]), float(found["height"])
        box = " ".join(f"{share * side:g}" for share, side in zip(part, (width, height) * 2, strict=True))
        return f' viewBox="{box}" preserveAspectRatio="xMidYMid slice"'

    return VIEW_BOX.sub(smaller, svg, count=1)


def table_at(game: Game, facts: Facts, words: Words) -> Table:
    """The table of the position: computer players have made its moves."""
    names = tuple(words.text("moment-names").split()[: facts.seats])
    setup = TableSetup(game, facts.seats, names=names, secret=new_secret(facts.moment.seed))
    table = Table.deal(setup)
    player = new_player(LEVEL, game, table.deck, facts.moment.seed)
    while not table.over and len(table.steps) < facts.moment.moves:
        seat = table.to_move[0]
        table.play(seat, player.choose(table.view(seat).record, seat))
    return table


ROUTES = [
    Route("/games/{id}/moment.svg", moment),
]
"""The addresses of these pictures."""
