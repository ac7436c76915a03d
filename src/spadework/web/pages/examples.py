"""The worked examples of rule books: a picture for each step, and what it tells."""

import asyncio
from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from spadework.engine.game import Game
from spadework.engine.picture.alone import carrying
from spadework.engine.words import Words
from spadework.table.rehearsal import play_example
from spadework.web.address import number_part, part
from spadework.web.errors import no_page
from spadework.web.language import page_words, words_for
from spadework.web.pages.inlined import with_own_ids
from spadework.web.pages.moments import RETRY, cut
from spadework.web.pages.tables import game_named
from spadework.web.site import site_of

LINES = 3
"""So many lines of the log go with a picture, the last ones."""


def figure(game: Game, name: str, caption: str, language: str) -> Markup:
    """An example where a rule book has it; pictures come when the page is there. Raises KeyError when the game has no such example."""
    pictures = game.examples[name].pictures
    words = page_words()[language]
    steps = Markup("")
    if pictures > 1:
        steps = Markup(
            '<p class="actions"><button type="button" class="plain" data-step="-1">{}</button><small></small>'
            '<button type="button" data-step="1">{}</button></p>'
        ).format(words.text("example-back"), words.text("example-on"))
    return Markup(
        '<figure class="example" data-example="/games/{}/examples/{}" data-pictures="{}">'
        '<div role="img" tabindex="0" aria-label="{}"></div>'
        '<figcaption>{}<span role="status"></span></figcaption>{}</figure>'
    ).format(game.id, name, pictures, caption, escape(caption), steps)


async def example(request: Request) -> Response:
    """One picture of an example, and what has just happened in it; nothing as long as the game is being made ready."""
    game, words = game_named(part(request, "id")), words_for(request)
    name, step = part(request, "name"), number_part(request, "step")
    if name not in game.examples or not 0 <= step < game.examples[name].pictures:
        raise no_page()
    site = site_of(request)
    site.readiness.ask_for(game)
    if not site.readiness.is_ready(game):
        return Response(status_code=204, headers=RETRY)
    told = await asyncio.to_thread(drawn, game, name, step, words)
    return JSONResponse(told, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"})


@lru_cache(maxsize=256)
def drawn(game: Game, name: str, step: int, words: Words) -> dict[str, Any]:
    """A picture of an example, and the last lines of its log."""
    example = game.examples[name]
    names = tuple(words.text("moment-names").split()[: example.seats])
    table = play_example(game, name, example.first + step, names)
    picture = carrying(table.draw(example.seat, words.language), table.sprites)
    lines = [line.text for line in table.log(example.seat, words.language)]
    return {
        "picture": with_own_ids(cut(picture, example.part), f"{name}-{step}"),
        "told": lines[-LINES:] if step else [],
    }


ROUTES = [
    Route("/games/{id}/examples/{name}/{step}.json", example),
]
"""The addresses of these pictures."""
