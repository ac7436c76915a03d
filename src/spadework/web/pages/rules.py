"""Rule books, their examples, and their one-page summaries."""

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
from spadework.web.features.tutorial.service import learned_games
from spadework.web.pages.covers import sign, sign_definitions, with_prefixed_ids
from spadework.web.pages.pictures import RETRY, crop
from spadework.web.pages.table_context import game_context
from spadework.web.pages.tables import game_named
from spadework.web.server.errors import no_page
from spadework.web.server.requests import number_part, page_words, part, words_for
from spadework.web.server.site import game_preview, page, site_of

GROUP = "sign"
"""Begins the names of groups in the expression of all signs' words."""
LOG_LINES = 3
"""Maximum log lines shown with a picture, the last ones."""
EXAMPLE_PREFIX = "example:"
SHORT_SECTIONS = ("rules-goal", "rules-one-page")
"""Headings of the sections in a book's summary."""
BOLD_RULE = re.compile(r"<strong>([A-Z]{2}-\d+)</strong>")
RULE_NUMBER = re.compile(r"\b[A-Z]{2}-\d+\b")
RULING = re.compile(r"([A-Z]{2}-\d+):")
CODE_LINK = re.compile(r'<a (href="#([A-Z]{2}-\d+)")>\2</a>')
SUMMARY_LINE = re.compile(r'<li class="line">.*?</li>', re.DOTALL)
CODES_AT_END = re.compile(r'\s\(?((?:<a class="code" [^>]*>[^<]*</a>(?:,\s)?)+)\)?(?=</li>|</p>\s*</li>)')
BOOK_LINK = re.compile(r'(<a [^>]*href=")#')
NOT_IN_AN_ADDRESS = re.compile(r"[^\w]+")


class Chapter(NamedTuple):
    """An entry of the table of contents."""

    id: str
    text: str
    sign: Markup = Markup()
    """Its vignette; empty for a game without signs."""


class Book(NamedTuple):
    """A rule book in one language."""

    body: Markup
    contents: list[Chapter]
    short: Markup
    """The summary: the goal and the one-page section; empty if the book lacks them."""


# Pages


def rules(request: Request) -> Response:
    """Return the page of a game's rule book."""
    game, words = game_named(part(request, "id")), words_for(request)
    return page(
        request,
        "rules.html",
        message("title-rules", game=game.title(words.language)),
        shared=game_preview(game, words),
        game=game_context(game, words, learned_games(request.cookies)),
        book=rulebook(game.id, words.language),
    )


def one_page(request: Request) -> Response:
    """Return the printable one-page summary of a game."""
    game, words = game_named(part(request, "id")), words_for(request)
    context: dict[str, Any] = game_context(game, words)
    short = rulebook(game.id, words.language).short
    if not short:
        raise no_page()
    return page(
        request,
        "one_page.html",
        message("title-one-page", game=game.title(words.language)),
        shared=game_preview(game, words),
        game=context,
        short=Markup(BOOK_LINK.sub(rf"\1{context['rules_url']}#", str(short))),
    )


async def example(request: Request) -> Response:
    """Return one picture of an example with its last events; empty while the game is being prepared."""
    game, words = game_named(part(request, "id")), words_for(request)
    name, step = part(request, "name"), number_part(request, "step")
    if name not in game.examples or not 0 <= step < game.examples[name].pictures:
        raise no_page()
    site = site_of(request)
    site.readiness.request(game)
    if not site.readiness.is_ready(game):
        return Response(status_code=204, headers=RETRY)
    figure_data = await asyncio.to_thread(draw_example, game, name, step, words)
    return JSONResponse(figure_data, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"})


# Rule books


@lru_cache
def rulebook(game: str, language: str) -> Book:
    """Render the rule book of a game. Raises KeyError for an unknown example."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    found = find_game(game)
    tokens = markdown.parse(found.rulebook(language))
    contents = with_named_headings(tokens)
    without_styles(tokens)
    with_named_rulings(tokens)
    with_examples(tokens, found, language)
    with_linked_numbers(tokens, numbered(tokens))

    shown = with_signs(tokens, found, page_words()[language])
    vignettes = with_vignettes(tokens, found)
    contents = [one._replace(sign=vignettes.get(one.id, one.sign)) for one in contents]
    art = sign_definitions(found, shown) if shown else Markup()

    def html(some: Sequence[Token]) -> Markup:
        # Wide blocks must be scrollable with the keyboard.
        text = markdown.renderer.render(some, markdown.options, {}).replace("<pre>", '<pre tabindex="0">')
        text = CODE_LINK.sub(r'<a class="code" \1>\2</a>', text)
        return Markup(SUMMARY_LINE.sub(lambda line: CODES_AT_END.sub(r' <span class="codes">\1</span>', line[0]), text))

    short = html(list(short_form(tokens, page_words()[language])))
    # The page has the title.
    body = tokens[3:] if tokens[0].tag == "h1" else tokens
    return Book(art + with_rule_ids(html(body)), contents, art + short if short else short)


def with_named_headings(tokens: list[Token]) -> list[Chapter]:
    """Give every heading an id, and return the table of contents."""
    contents = []
    for opening, inside in pairwise(tokens):
        if opening.type == "heading_open":
            id = NOT_IN_AN_ADDRESS.sub("-", inside.content.lower()).strip("-")
            opening.attrSet("id", id)
            if opening.tag == "h2":
                contents.append(Chapter(id, inside.content))
    return contents


def with_named_rulings(tokens: list[Token]) -> None:
    """Give every ruling (a list item that begins with a rule number) the id `ruling-<number>`."""
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
    """Replace images such as `![caption](example:name)`, each in its own paragraph, with worked examples."""
    for opening, inside in pairwise(tokens):
        image = inside.children[0] if inside.children and len(inside.children) == 1 else None
        if opening.type == "paragraph_open" and image is not None and image.type == "image":
            source = str(image.attrGet("src"))
            if source.startswith(EXAMPLE_PREFIX):
                inside.type, inside.children = "html_block", None
                inside.content = figure(game, source.removeprefix(EXAMPLE_PREFIX), image.content, language)
                opening.hidden = True
                tokens[tokens.index(inside) + 1].hidden = True


def without_styles(tokens: list[Token]) -> None:
    """Replace the inline styles of aligned table cells, which the content security policy forbids, with an attribute."""
    for token in tokens:
        if "style" in token.attrs:
            token.attrs["data-align"] = str(token.attrs.pop("style")).partition(":")[2]


def numbered(tokens: list[Token]) -> set[str]:
    """Return the numbers of the book's rules, each in bold where its rule begins."""
    found = set()
    for token in tokens:
        for strong, text in pairwise(token.children or []):
            if strong.type == "strong_open" and RULE_NUMBER.fullmatch(text.content):
                found.add(text.content)
    return found


def with_linked_numbers(tokens: list[Token], rules: set[str]) -> None:
    """Link every rule number in the text to its rule, except in links and bold text."""
    for token in tokens:
        if token.type == "inline" and token.children:
            token.children = list(linked(token.children, rules))


def linked(children: list[Token], rules: set[str]) -> Iterator[Token]:
    """Yield the tokens of a line with rule numbers linked."""
    depth = 0
    for token in children:
        if token.type in {"link_open", "strong_open"}:
            depth += 1
        elif token.type in {"link_close", "strong_close"}:
            depth -= 1
        if token.type == "text" and not depth:
            yield from link_rules(token.content, rules)
        else:
            yield token


def link_rules(text: str, rules: set[str]) -> Iterator[Token]:
    """Yield a text as tokens with rule numbers linked."""
    upto = 0
    for found in RULE_NUMBER.finditer(text):
        if found[0] in rules:
            yield plain(text[upto : found.start()])
            yield Token("link_open", "a", 1, attrs={"href": f"#{found[0]}"})
            yield plain(found[0])
            yield Token("link_close", "a", -1)
            upto = found.end()
    yield plain(text[upto:])


def with_signs(tokens: list[Token], game: Game, words: Words) -> list[str]:
    """Put a game's signs beside the words for them. Return the names of those that are shown.

    Each is shown once in a section, and once in each line of the summary.
    """
    signs = game.metadata.signs if game.metadata else {}
    if not signs:
        return []
    spoken = re.compile(
        "|".join(rf"(?P<{GROUP}{number}>\b(?:{one[words.language]})\b)" for number, one in enumerate(signs.values()))
    )
    short = {words.text(name) for name in SHORT_SECTIONS}
    here: dict[str, None] = {}
    shown: dict[str, None] = {}
    in_summary = False
    for opening, token in pairwise(tokens):
        if opening.type == "heading_open":
            in_summary = token.content in short
        if opening.type == "heading_open" or (in_summary and opening.type in {"list_item_open", "tr_open"}):
            here = {}
        if in_summary and opening.type == "list_item_open":
            opening.attrSet("class", "line")
        if token.type == "inline" and token.children and opening.type != "heading_open":
            token.children = list(signed(token.children, spoken, list(signs), game, here))
            shown |= here
    return list(shown)


def with_vignettes(tokens: list[Token], game: Game) -> dict[str, Markup]:
    """Give every chapter the first of its signs that no chapter before has, else the next that none has. Return them by chapter."""
    if game.metadata is None:
        return {}
    left = list(game.metadata.signs)
    vignettes: dict[str, Markup] = {}
    headings = [number for number, token in enumerate(tokens) if token.type == "heading_open" and token.tag == "h2"]
    for number, end in pairwise([*headings, len(tokens)]):
        html = "".join(child.content for token in tokens[number:end] for child in token.children or ())
        if left:
            found = min(left, key=lambda name: html.find(f'-sprite-{name}"') % (len(html) + 1))
            left.remove(found)
            vignette = sign(game, found)
            vignettes[str(tokens[number].attrGet("id"))] = vignette
            children = tokens[number + 1].children
            assert children is not None
            children.append(Token("html_inline", "", 0, content=f'<span class="vignette-of">{vignette}</span>'))
    return vignettes


def signed(
    children: list[Token], words: re.Pattern[str], names: Sequence[str], game: Game, here: dict[str, None]
) -> Iterator[Token]:
    """Yield the tokens of a paragraph with signs before words, except in links; `here` are those that its section has."""
    linked = 0
    for token in children:
        linked += token.nesting if token.type in {"link_open", "link_close"} else 0
        if token.type != "text" or linked:
            yield token
            continue
        upto = 0
        for found in words.finditer(token.content):
            name = names[int((found.lastgroup or "").removeprefix(GROUP))]
            if name not in here:
                classes = "signed" if here else "signed first"
                here[name] = None
                yield plain(token.content[upto : found.start()])
                # A sign stays with its word.
                word = Markup('<span class="{}">{}{}</span>').format(classes, sign(game, name), found[0])
                yield Token("html_inline", "", 0, content=word)
                upto = found.end()
        yield plain(token.content[upto:])


def plain(text: str) -> Token:
    """Return a text token."""
    return Token("text", "", 0, content=text)


def short_form(tokens: list[Token], words: Words) -> Iterator[Token]:
    """Yield the tokens of a book's summary."""
    wanted = {words.text(name) for name in SHORT_SECTIONS}
    inside = False
    for token, following in pairwise(tokens):
        if token.type == "heading_open":
            inside = token.tag == "h2" and following.content in wanted
        if inside:
            yield token


def with_rule_ids(html: Markup) -> Markup:
    """Give every bold rule number an id at its first occurrence.

    >>> with_rule_ids(Markup("<p><strong>AB-1</strong> x <strong>AB-1</strong></p>"))
    Markup('<p><strong id="AB-1">AB-1</strong> x <strong>AB-1</strong></p>')
    """
    seen: set[str] = set()

    def addressed(found: re.Match[str]) -> str:
        number = found[1]
        if number in seen:
            return found[0]
        seen.add(number)
        return f'<strong id="{number}">{number}</strong>'

    return Markup(BOLD_RULE.sub(addressed, html))


# Examples


def figure(game: Game, name: str, caption: str, language: str) -> Markup:
    """Return an example's figure in a rule book, whose pictures load later. Raises KeyError for an unknown example."""
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


@lru_cache(maxsize=256)
def draw_example(game: Game, name: str, step: int, words: Words) -> dict[str, Any]:
    """Draw a picture of an example, with the last lines of its log."""
    example = game.examples[name]
    names = tuple(words.text("moment-names").split()[: example.seats])
    table = play_example(game, name, example.first + step, names)
    picture = carrying(table.draw(example.seat, words.language), table.sprites)
    lines = [line.text for line in table.log(example.seat, words.language)]
    return {
        "picture": with_prefixed_ids(crop(picture, example.part), f"{name}-{step}"),
        "log": lines[-LOG_LINES:] if step else [],
    }


ROUTES = [
    Route("/games/{id}/examples/{name}/{step}.json", example),
    Route("/games/{id}/rules", rules),
    Route("/games/{id}/rules/one-page", one_page),
]
