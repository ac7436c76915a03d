"""The pages of a game's rule book: the whole of it, and its short form on one page."""

from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.words import message
from spadework.web.address import part
from spadework.web.errors import no_page
from spadework.web.language import words_for
from spadework.web.pages.rulebook import rulebook
from spadework.web.pages.table_context import game_context
from spadework.web.pages.tables import game_named
from spadework.web.sharing import of_game
from spadework.web.site import page


def rules(request: Request) -> Response:
    """The rule book of a game."""
    game, words = game_named(part(request, "id")), words_for(request)
    return page(
        request,
        "rules.html",
        message("title-rules", game=game.title(words.language)),
        shared=of_game(game, words),
        game=game_context(game, words),
        book=rulebook(game.id, words.language),
    )


def one_page(request: Request) -> Response:
    """What a game is about, on one page that can be printed."""
    game, words = game_named(part(request, "id")), words_for(request)
    context: dict[str, Any] = game_context(game, words)
    short = rulebook(game.id, words.language).short
    if not short:
        raise no_page()
    return page(
        request,
        "one_page.html",
        message("title-one-page", game=game.title(words.language)),
        shared=of_game(game, words),
        game=context,
        short=Markup(str(short).replace('href="#', f'href="{context["rules_url"]}#')),
    )


ROUTES = [
    Route("/games/{id}/rules", rules),
    Route("/games/{id}/rules/one-page", one_page),
]
"""The addresses of these pages."""
