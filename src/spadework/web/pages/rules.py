"""Rule books."""

import asyncio
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.picture.alone import carrying
from spadework.engine.words import Words, message
from spadework.table.rehearsal import play_example
from spadework.web.pages.pictures import RETRY, cut, with_own_ids
from spadework.web.pages.table_context import game_context
from spadework.web.pages.tables import game_named
from spadework.web.server.errors import no_page
from spadework.web.server.requests import number_part, page_words, part, words_for
from spadework.web.server.site import of_game, page, site_of

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


EXAMPLE = "example:"
SHORT = ("rules-goal", "rules-one-page")
"""The headings of the sections that are a book's short form."""
RULE = re.compile(r"<strong>([A-Z]{2}-\d+)</strong>")
NUMBER = re.compile(r"\b[A-Z]{2}-\d+\b")
RULING = re.compile(r"([A-Z]{2}-\d+):")
NOT_IN_AN_ADDRESS = re.compile(r"[^\w]+")


class Heading(NamedTuple):
    """A line of the contents."""

    id: str
    text: str
    level: int


class Book(NamedTuple):
    """A rule book in one language."""

    body: Markup
    contents: list[Heading]
    short: Markup
    """The goal and the page that sums the game up; empty where the book has no such sections."""


@lru_cache
def rulebook(game: str, language: str) -> Book:
    """The rule book of a game. Raises KeyError when it shows an example that the game does not have."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    found = find_game(game)
    tokens = markdown.parse(found.rulebook(language))
    contents = with_named_headings(tokens)
    without_styles(tokens)
    with_named_rulings(tokens)
    with_examples(tokens, found, language)
    with_linked_numbers(tokens, numbered(tokens))

    def html(some: Sequence[Token]) -> Markup:
        # What is too wide for a small screen can be scrolled with the keyboard, too.
        return Markup(markdown.renderer.render(some, markdown.options, {}).replace("<pre>", '<pre tabindex="0">'))

    return Book(with_addresses(html(tokens)), contents, html(list(short_form(tokens, page_words()[language]))))


def with_named_headings(tokens: list[Token]) -> list[Heading]:
    """Give every heading an id, and list them."""
    contents = []
    for opening, inside in pairwise(tokens):
        if opening.type == "heading_open":
            id = NOT_IN_AN_ADDRESS.sub("-", inside.content.lower()).strip("-")
            opening.attrSet("id", id)
            contents.append(Heading(id, inside.content, int(opening.tag[1:])))
    return contents


def with_named_rulings(tokens: list[Token]) -> None:
    """Give every ruling, an entry of a list that begins with the number of its rule, the id `ruling-` with that number."""
    entry: Token | None = None
    named = set()
    for token in tokens:
        if token.type == "list_item_open":
            entry = token
        elif token.type == "inline" and entry is not None:
            found = RULING.match(token.content)
            if found and found[1] not in named:
                named.add(found[1])
                entry.attrSet("id", f"ruling-{found[1]}")
            entry = None


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


def numbered(tokens: list[Token]) -> set[str]:
    """The numbers of the book's rules: each stands in bold where its rule begins."""
    found = set()
    for token in tokens:
        for strong, text in pairwise(token.children or []):
            if strong.type == "strong_open" and NUMBER.fullmatch(text.content):
                found.add(text.content)
    return found


def with_linked_numbers(tokens: list[Token], rules: set[str]) -> None:
    """Let every number of a rule in a text lead to that rule, except where the text is a link already, or bold."""
    for token in tokens:
        if token.type == "inline" and token.children:
            token.children = list(linked(token.children, rules))


def linked(children: list[Token], rules: set[str]) -> Iterator[Token]:
    """The tokens of a line, with links around the numbers of rules."""
    depth = 0
    for token in children:
        if token.type in {"link_open", "strong_open"}:
            depth += 1
        elif token.type in {"link_close", "strong_close"}:
            depth -= 1
        if token.type == "text" and not depth:
            yield from pieces(token.content, rules)
        else:
            yield token


def pieces(text: str, rules: set[str]) -> Iterator[Token]:
    """A text as tokens, with links around the numbers of rules."""
    upto = 0
    for found in NUMBER.finditer(text):
        if found[0] in rules:
            yield plain(text[upto : found.start()])
            yield Token("link_open", "a", 1, attrs={"href": f"#{found[0]}"})
            yield plain(found[0])
            yield Token("link_close", "a", -1)
            upto = found.end()
    yield plain(text[upto:])


def plain(text: str) -> Token:
    """A text as a token."""
    return Token("text", "", 0, content=text)


def short_form(tokens: list[Token], words: Words) -> Iterator[Token]:
    """The sections that a book's short form consists of."""
    wanted = {words.text(name) for name in SHORT}
    inside = False
    for token, following in pairwise(tokens):
        if token.type == "heading_open":
            inside = token.tag == "h2" and following.content in wanted
        if inside:
            yield token


def with_addresses(html: Markup) -> Markup:
    """Give every rule number an id where it first stands.

    >>> with_addresses(Markup("<p><strong>AB-1</strong> x <strong>AB-1</strong></p>"))
    Markup('<p><strong id="AB-1">AB-1</strong> x <strong>AB-1</strong></p>')
    """
    seen: set[str] = set()

    def addressed(found: re.Match[str]) -> str:
        number = found[1]
        if number in seen:
            return found[0]
        seen.add(number)
        return f'<strong id="{number}">{number}</strong>'

    return Markup(RULE.sub(addressed, html))


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
    Route("/games/{id}/examples/{name}/{step}.json", example),
    Route("/games/{id}/rules", rules),
    Route("/games/{id}/rules/one-page", one_page),
]
