"""Rule books as pages, with an address for every rule."""

import re
from functools import lru_cache
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.words import message
from spadework.web.address import part
from spadework.web.language import words_for
from spadework.web.pages.examples import figure
from spadework.web.pages.table_context import game_context
from spadework.web.pages.tables import game_named
from spadework.web.sharing import of_game
from spadework.web.site import page

EXAMPLE = "example:"
RULE = re.compile(r"<strong>([A-Z]{2}-\d+)</strong>")
NOT_IN_AN_ADDRESS = re.compile(r"[^\w]+")


def rules(request: Request) -> Response:
    """The rule book of a game."""
    game, words = game_named(part(request, "id")), words_for(request)
    language = words.language
    body, contents = rulebook(game.id, language)
    return page(
        request,
        "rules.html",
        message("title-rules", game=game.title(language)),
        shared=of_game(game, words),
        game=game_context(game, words),
        body=body,
        contents=contents,
    )


@lru_cache
def rulebook(game: str, language: str) -> tuple[Markup, list[dict[str, str | int]]]:
    """A rule book as HTML, and its headings."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(find_game(game).rulebook(language))
    contents = named_headings(tokens)
    without_styles(tokens)
    with_examples(tokens, find_game(game), language)
    # What is too wide for a small screen can be scrolled with the keyboard, too.
    html = markdown.renderer.render(tokens, markdown.options, {}).replace("<pre>", '<pre tabindex="0">')
    return Markup(with_addresses(html)), contents


def named_headings(tokens: list[Token]) -> list[dict[str, str | int]]:
    """Give every heading an id, and list them."""
    contents: list[dict[str, str | int]] = []
    for opening, inside in pairwise(tokens):
        if opening.type == "heading_open":
            id = NOT_IN_AN_ADDRESS.sub("-", inside.content.lower()).strip("-")
            opening.attrSet("id", id)
            contents.append({"id": id, "text": inside.content, "level": int(opening.tag[1:])})
    return contents


def with_examples(tokens: list[Token], game: Game, language: str) -> None:
    """Put worked examples in place of the images that name them: `![caption](example:name)`, each in a paragraph of its own."""
    for opening, inside in pairwise(tokens):
        image = inside.children[0] if inside.children and len(inside.children) == 1 else None
        if opening.type == "paragraph_open" and image is not None and image.type == "image":
            source = str(image.attrGet("src"))
            if source.startswith(EXAMPLE):
                inside.type, inside.children = "html_block", None
                inside.content = figure(game, source.removeprefix(EXAMPLE), image.content, language)
                opening.hidden = True
                tokens[tokens.index(inside) + 1].hidden = True


def without_styles(tokens: list[Token]) -> None:
    """Say by an attribute of its own how a table's column is aligned: pages may hold no styles."""
    for token in tokens:
        if "style" in token.attrs:
            token.attrs["data-align"] = str(token.attrs.pop("style")).partition(":")[2]


def with_addresses(html: str) -> str:
    """Give every rule number an id where it first stands.

    >>> with_addresses("<p><strong>AB-1</strong> x <strong>AB-1</strong></p>")
    '<p><strong id="AB-1">AB-1</strong> x <strong>AB-1</strong></p>'
    """
    seen: set[str] = set()

    def addressed(found: re.Match[str]) -> str:
        number = found[1]
        if number in seen:
            return found[0]
        seen.add(number)
        return f'<strong id="{number}">{number}</strong>'

    return RULE.sub(addressed, html)


ROUTES = [
    Route("/games/{id}/rules", rules),
]
"""The addresses of these pages."""
