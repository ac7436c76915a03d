"""Rule book pages."""

import re
from collections.abc import Iterator

import pytest
from tests.web.harness import GAME, Server

from spadework.engine.discovery import game as find_game
from spadework.engine.discovery import game_ids
from spadework.web.pages.rules import Book, rulebook

TEXT = """# Book

## The goal

Win, as **DG-2** says.

## On one page

- Dig [DG-1](#DG-1), then see DG-2 and DG-9.

## Rules

**DG-1** Dig. ([Ruling](#ruling-DG-1))

**DG-2** Stop after DG-1.

## Rulings

- DG-1: Dig once.
"""


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch) -> Iterator[Book]:
    monkeypatch.setattr(type(find_game(GAME)), "rulebook", lambda *_: TEXT)
    rulebook.cache_clear()
    yield rulebook(GAME, "en")
    rulebook.cache_clear()


def test_only_existing_rule_numbers_are_links(book: Book) -> None:
    one, two = (f'<a class="code" href="#DG-{number}">DG-{number}</a>' for number in (1, 2))
    assert f"{one}, then see {two} and DG-9." in book.body
    assert f"Stop after {one}." in book.body
    assert len(re.findall(r'<strong id="DG-1">DG-1</strong>', book.body)) == 1


def test_a_ruling_has_an_anchor(book: Book) -> None:
    assert '<a href="#ruling-DG-1">Ruling</a>' in book.body
    assert re.search(r'<li id="ruling-DG-1">\s*(<p>)?<a class="code" href="#DG-1">DG-1</a>: Dig once.', book.body)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", game_ids())
def test_the_rulings_section_is_named_like_the_links_to_it(game: str, language: str) -> None:
    text = find_game(game).rulebook(language)
    words = set(re.findall(r"\[([^]]+)\]\(#ruling-", text))
    headings = re.findall(r"^## (.+)\n(?:(?!## ).*\n)*?- [A-Z]{2}-\d+: ", text, re.MULTILINE)
    assert headings == [f"{word}{'s' if language == 'en' else 'en'}" for word in words]


def test_the_short_form_is_the_goal_and_one_page(book: Book) -> None:
    assert re.findall(r"<h2[^>]*>([^<]+)", book.short) == ["The goal", "On one page"]
    assert "Stop after" not in book.short


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", game_ids())
def test_each_chapter_is_in_the_contents_with_a_vignette_of_its_own(game: str, language: str) -> None:
    book = rulebook(game, language)
    headings = re.findall(r'<h2 id="([^"]+)">([^<]+)<span class="vignette-of">(.+?)</span></h2>', book.body)
    assert headings == [(one.id, one.text, one.sign) for one in book.contents]
    assert len({sign for _, _, sign in headings}) == len(headings) > 5


@pytest.mark.usefixtures("book")
async def test_the_short_form_is_a_page_whose_links_lead_into_the_book(server: Server) -> None:
    guest = await server.guest()
    page = (await guest.http.get(f"/games/{GAME}/rules/one-page")).text
    assert f'href="/games/{GAME}/rules#DG-1"' in page
    assert f'href="/games/{GAME}/rules/one-page"' in (await guest.http.get(f"/games/{GAME}/rules")).text


async def test_a_book_without_a_short_form_has_no_such_page(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find_game(GAME)), "rulebook", lambda *_: "# Book\n")
    rulebook.cache_clear()
    guest = await server.guest()
    assert (await guest.http.get(f"/games/{GAME}/rules/one-page")).status_code == 404
    assert "one-page" not in (await guest.http.get(f"/games/{GAME}/rules")).text
    rulebook.cache_clear()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", game_ids())
def test_signs_are_beside_their_words_and_have_their_art_on_the_page(game: str, language: str) -> None:
    rulebook.cache_clear()
    book, found = rulebook(game, language), find_game(game)
    assert found.metadata is not None
    for text in (book.body, book.short):
        ids = set(re.findall(r' id="(book-[^"]+)"', text))
        used = set(re.findall(r'href="#(book-[^"]+)"', text))
        assert used
        assert used <= ids
    for name, words in found.metadata.signs.items():
        shown = re.findall(rf'href="#book-{game}-sprite-{name}"/></svg>([^<]+)</span>', book.body)
        assert shown, name
        assert all(re.fullmatch(words[language], word) for word in shown)
    assert re.search(r'class="signed[^"]*"[^/]*<a ', book.body) is None


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", game_ids())
def test_each_line_of_the_short_form_begins_with_a_sign_and_ends_with_its_numbers(game: str, language: str) -> None:
    lines = re.findall(r'<li class="line">(.+?)</li>', rulebook(game, language).short, re.DOTALL)
    assert len(lines) > 10
    for line in lines:
        assert line.count('"signed first"') == 1, line
        assert re.search(r'[^(] <span class="codes">(<a class="code" .+?</a>(,\s)?)+</span>', line), line
