"""Fit of the table in the window: a wide one never scrolls, and the board, the bar and clickable elements keep their places.

One page, resized, plays the opening of every game, a few more moves, and the start of its tutorial. By default, only one game's opening
is checked, in two sizes.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest
from tests.browser.person import Person, kinds
from tests.some_games import ONE_OF_EACH

from spadework.engine.discovery import all_games
from spadework.engine.game import Game

pytestmark = pytest.mark.browser

Newcomer = Callable[..., Person]

GAMES = tuple(all_games().values())

Size = tuple[int, int]

WIDE: tuple[Size, ...] = ((1280, 720), (1200, 720), (1440, 900), (1920, 1080))
NARROW: tuple[Size, ...] = ((390, 844), (360, 640))
MOVES = 3
"""Number of decisions from the opening to the next one that is checked in all sizes."""

MEASURE = """() => {
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const at = (selector) => document.querySelector(selector);
  const shown = (element) => element && element.checkVisibility({ visibilityProperty: true });
  const [bar, board, head] = ["#action-bar", "#board", ".heading"].map((selector) => box(at(selector)));
  const page = document.scrollingElement;
  const inner = (element, outer) => element.left > outer.left - 1 && element.right < outer.right + 1
    && element.top > outer.top - 1 && element.bottom < outer.bottom + 1;
  const seen = { left: 0, top: 0, right: innerWidth, bottom: bar.top };
  const clickable = [...document.querySelectorAll("#board .pickable")];
  // An element clipped by its own frame counts with the box of that frame.
  const edge = (element) => element.querySelector(":scope > :is(.halo, .spot)") ?? element;
  const controls = [...document.querySelectorAll("#action-bar :is(button, #ask), .heading :is(a, button, h1)")].filter(shown);
  const lesson = at("#tutorial");
  const buttons = [...document.querySelectorAll("#action-bar .actions button")].filter(shown);
  const apart = (one, other) => one.right < other.left + 1 || other.right < one.left + 1
    || one.bottom < other.top + 1 || other.bottom < one.top + 1;
  const name = (button) => button.id || button.textContent;
  return {
    overlap: buttons.flatMap((one, index) => buttons.slice(index + 1).filter((other) => !apart(box(one), box(other)))
      .map((other) => `${name(one)} and ${name(other)}`)),
    bar: [bar.top, bar.bottom], barHeight: bar.bottom - bar.top, board: [board.top, board.bottom], head: [head.top, head.bottom],
    window: [innerWidth, innerHeight], scrolls: [page.scrollWidth, page.scrollHeight], scrolled: scrollY,
    outside: clickable.filter((element) => !inner(box(edge(element)), seen))
      .map((element) => `${element.id} at ${Object.values(box(element)).map(Math.round)}`),
    cut: controls.filter((element) => !inner(box(element), element.closest(".heading") ? head : bar)).map((element) => element.id),
    lesson: shown(lesson) ? box(lesson) : null,
    picture: box(at("#board svg")),
  };
}"""

ALL_BUTTONS = """() => {
  const labels = ["Pass and draw cards", "Propose to end the game"];
  document.querySelector("#direct").replaceChildren(...labels.map((label) => {
    const button = document.createElement("button");
    button.textContent = label;
    return button;
  }));
  for (const id of ["back", "hint"]) document.getElementById(id).hidden = false;
  document.querySelector("#ask").textContent = "Your turn: step, play a card, or pass";
}"""
"""Shows the maximum number of buttons in a bar, with their question; only questions about reactions are longer."""

SETTLED = """async () => {
  for (const one of document.getAnimations()) one.finish();
  const places = () => ["#action-bar", "#ask", "#board"].map((id) => JSON.stringify(document.querySelector(id)?.getBoundingClientRect()));
  for (let before = "", same = 0; same < 3;) {
    await new Promise(requestAnimationFrame);
    const now = places().join();
    same = now === before ? same + 1 : 0;
    before = now;
  }
  const wide = matchMedia("(width >= 75rem)").matches;
  const frame = document.querySelector("#board svg")?.viewBox.baseVal;
  return frame && wide === frame.width > 400;
}"""
"""Whether the picture matches the window's width; the bar follows a prompt's new height only some frames later."""


def wrong(facts: dict[str, Any], wide: bool) -> Iterator[str]:
    """Yield what doesn't fit."""
    width, height = facts["window"]
    if facts["scrolls"][0] > width:
        yield f"scrolls sideways: {facts['scrolls'][0]}"
    if facts["cut"]:
        yield f"leaves the header or the bar: {facts['cut']}"
    if facts["overlap"]:
        yield f"buttons overlap: {facts['overlap']}"
    if facts["bar"][1] > height + 1:
        yield f"the bar ends at {facts['bar'][1]}"
    if wide:
        if facts["scrolls"][1] > height:
            yield f"the page is {facts['scrolls'][1]} high"
        if facts["board"][0] < facts["head"][1] - 1 or facts["board"][1] > facts["bar"][0] + 1:
            yield f"the board {facts['board']} lies under the header {facts['head']} or the bar {facts['bar']}"
    picture = facts["picture"]
    whole = picture["top"] > facts["head"][1] - 1 and picture["bottom"] < facts["bar"][0] + 1
    if facts["outside"] and (wide or whole):
        yield f"out of sight: {facts['outside']}"
    lesson = facts["lesson"]
    if lesson and not wide and lesson["top"] < facts["bar"][0] - 1:
        yield "the lesson covers the board"
    if lesson and wide and lesson["left"] < picture["right"] - 1:
        yield "the lesson covers the picture"


def look(person: Person, bars: dict[Size, set[int]], sizes: Iterable[Size] = (*NARROW, *WIDE)) -> list[str]:
    """Return what doesn't fit; `bars` collects the heights of the bar."""
    found = []
    for size in sizes:
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        person.page.wait_for_function(SETTLED)
        facts = person.page.evaluate(MEASURE)
        bars.setdefault(size, set()).add(round(facts["barHeight"]))
        found += [f"{size}: {one}" for one in wrong(facts, size in WIDE)]
    return found


def test_an_opening_fits_two_windows(newcomer: Newcomer) -> None:
    person = newcomer(*NARROW[0], color_scheme="light")
    game = GAMES[0].id
    person.open_table(game, kinds(game, "me"))
    person.situation("wait")
    assert look(person, {}, (NARROW[0], WIDE[0])) == []
    # The maximum number of buttons fits, too.
    person.page.evaluate(ALL_BUTTONS)
    assert look(person, {}, (WIDE[1],)) == []


def test_one_button_hands_over_a_screen_shared_by_many(newcomer: Newcomer) -> None:
    person = newcomer(*NARROW[0], locale="de")
    game = max(ONE_OF_EACH, key=lambda game: game.rules.SEATS[1])
    names = ["Anna", "Ben", "Cora", "Dora", "Emil", "Fritz"][: game.rules.SEATS[1]]
    person.open_table(game.id, ["me", *["here"] * (len(names) - 1)], names)
    person.take_screen()
    assert look(person, {}, (NARROW[1], WIDE[0], NARROW[0])) == []
    person.at("#hand").click()
    person.sees("#hand-off h2", "Wer übernimmt?")
    assert person.at("#others button").count() == len(names) - 1
    person.at("#others button", has_text=re.compile("Anna|Ben")).first.click()
    person.page.wait_for_function("() => document.querySelector('#board svg')")
    person.no_errors()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_table_fits_every_window(newcomer: Newcomer, game: Game) -> None:
    person = newcomer(*WIDE[-1], color_scheme="light")
    person.open_table(game.id, kinds(game.id, "me"))
    bars: dict[Size, set[int]] = {}
    found: list[str] = []
    for decision in range(MOVES + 1):
        if person.situation("wait") == "over":
            break
        if decision in {0, MOVES}:
            found += look(person, bars)
        person.choose_by_clicks()
        if decision in {0, MOVES}:
            found += look(person, bars)
        person.at("#confirm").click()
    assert found == []
    assert {len(heights) for heights in bars.values()} == {1}, bars


@pytest.mark.long
@pytest.mark.parametrize("game", [game for game in all_games().values() if game.tutorial], ids=lambda game: game.id)
def test_a_lesson_covers_nothing(newcomer: Newcomer, game: Game) -> None:
    person = newcomer(*WIDE[-1], color_scheme="light")
    person.go(f"/games/{game.id}/rules")
    person.at("form[action$='/tutorial'] button").click()
    person.page.locator("#lesson").wait_for()
    bars: dict[Size, set[int]] = {}
    assert look(person, bars) == []
    person.at("#lesson-next").click()
    assert look(person, bars) == []
    assert {len(heights) for heights in bars.values()} == {1}, bars
