"""The pictures of all games in a real browser: the widths of their texts, and motion from one picture to the next."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page
from tests.browser.modules import open_site, run

from spadework.engine.discovery import game as find_game
from spadework.engine.discovery import game_ids
from spadework.engine.interface import SPECTATOR
from spadework.engine.picture.alone import styles
from spadework.engine.picture.letters import Face, width_of
from spadework.table import Table

pytestmark = pytest.mark.browser

NAMES = (
    ("Computer 1", "Computer 2", "Computer 3", "Computer 4", "Computer 5", "Computer 6"),
    ("Anna Katharina Wilhelmin", "WILHELM MAXIMILIAN WEBER", "Jördis", "Computer 1", "Li", "Émile"),
)
WORDS = [
    "Computer 1 nimmt Grün 1",
    "nimmt Grau 11 und Violett 14",
    "Anna Katharina Wilhelmin",
    "WILHELM MAXIMILIAN WEBER",
    "Taschendieb",
    "still to come: 32 cards, 3 rats …",
    "7 \u00d7 2 = 14 (+1)",
]
OTHER_WORDS = ["日本 10", "Žofie Šťastná", "Ωμέγα"]
SHARE = 0.12
"""Share of a game's positions that are checked."""

# Returns the texts that extend beyond the left or right edge of their picture by more than one of its units.
LEAVES_THE_PICTURE = """(pictures) => pictures.flatMap((text) => {
  document.body.innerHTML = text;
  const picture = document.body.firstElementChild;
  picture.style.width = "1000px";
  const { left, right, width } = picture.getBoundingClientRect();
  const unit = width / picture.viewBox.baseVal.width;
  return [...picture.querySelectorAll("text")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 1 && (box.left < left - unit || box.right > right + unit);
  }).map((one) => one.textContent);
})"""

LOAD_FONTS = """() => Promise.all(["400 9px 'Spadework Text'", "700 9px 'Spadework Text'", "9px 'Spadework Display'"].map((font) =>
  document.fonts.load(font, "a1")))"""
WIDTHS = """(texts) => texts.map((text) => ["", "bold", "display"].map((style) => {
  document.body.innerHTML = `<svg class="picture"><text font-size="100" class="${style}"></text></svg>`;
  const words = document.querySelector("text");
  words.textContent = text;
  return words.getComputedTextLength();
}))"""


# Returns the number of elements that move from one picture to the next, for each picture after the first.
TRAVELS = """
  document.body.replaceChildren(m.parsed(given.pictures[0]));
  const root = document.body.firstElementChild;
  return given.pictures.slice(1).map((text) => {
    m.morph(root, m.parsed(text));
    const found = root.getAnimations({ subtree: true });
    for (const one of found) one.finish();
    return found.length;
  });
"""


@pytest.fixture
def styled(page: Page) -> Page:
    """An empty page with the pictures' styles."""
    page.set_content(f"<!doctype html><title>Pictures</title><style>{styles()}</style>")
    page.evaluate(LOAD_FONTS)
    return page


def pictures(game: str, number: int) -> Iterator[str]:
    """Yield pictures of a game of random moves, in both languages, wide and narrow, each for a random seat or a spectator."""
    choice = random.Random(number)
    seats = choice.choice(find_game(game).rules.SEATS)
    table = Table(game, seats=seats, seed=number, names=NAMES[number % len(NAMES)][:seats])
    for _ in range(300):
        if not table.to_move:
            break
        seat = table.to_move[0]
        table.play(seat, choice.choice(table.legal(seat)).text)
        if not table.to_move or choice.random() < SHARE:
            for language in ("en", "de"):
                for wide in (True, False):
                    yield table.picture(choice.choice([SPECTATOR, *range(seats)]), language, wide)


@pytest.mark.long(but=("lost_maps-0",))
@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("game", game_ids())
def test_no_text_overflows_the_picture(styled: Page, game: str, number: int) -> None:
    assert styled.evaluate(LEAVES_THE_PICTURE, list(pictures(game, number))) == []


def test_text_widths_match_those_in_the_browser(styled: Page) -> None:
    faces: tuple[Face, ...] = ("text", "bold", "display")
    for text, widths in zip(WORDS, styled.evaluate(WIDTHS, WORDS), strict=True):
        for face, width in zip(faces, widths, strict=True):
            assert width == pytest.approx(width_of(text, 100, face), rel=0.005), (text, face)


def test_widths_of_text_in_other_scripts_are_roughly_right(styled: Page) -> None:
    for text, (plain, _, _) in zip(OTHER_WORDS, styled.evaluate(WIDTHS, OTHER_WORDS), strict=True):
        assert 0.5 * width_of(text, 100) < plain < 1.25 * width_of(text, 100), text


def one_after_the_other(game: str, number: int, moves: int) -> list[str]:
    """Return the pictures that one seat sees during the first moves of a random game."""
    choice = random.Random(number)
    table = Table(game, seats=find_game(game).rules.SEATS[0], seed=number)
    shown = [table.picture(0)]
    while table.to_move and len(shown) < moves:
        seat = table.to_move[0]
        table.play(seat, choice.choice(table.legal(seat)).text)
        shown.append(table.picture(0))
    return shown


@pytest.mark.long(but=("lost_maps",))
@pytest.mark.parametrize("game", game_ids())
def test_every_game_is_animated_except_with_reduced_motion(page: Page, game: str) -> None:
    open_site(page)
    pictures = one_after_the_other(game, 1, 30)
    assert sum(run(page, "core/morph", TRAVELS, pictures=pictures)) > 0
    page.emulate_media(reduced_motion="reduce")
    assert sum(run(page, "core/morph", TRAVELS, pictures=pictures)) == 0


FILLS = """() => {
  const text = (colour) => `<text class="${colour}">a</text>`;
  document.body.innerHTML = `<svg class="picture">${["ink", "quiet", "on-suit"].map(text).join("")}</svg>`;
  return [...document.querySelectorAll("text")].map((text) => getComputedStyle(text).fill);
}"""


def test_forced_colours_make_quiet_text_as_strong_as_the_rest(styled: Page) -> None:
    ink, quiet, on_suit = styled.evaluate(FILLS)
    assert len({ink, quiet, on_suit}) == 3
    styled.emulate_media(forced_colors="active", color_scheme="light")
    assert styled.evaluate(FILLS) == [ink, ink, on_suit]
