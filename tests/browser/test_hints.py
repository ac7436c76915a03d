"""Hints from the captain, by mouse and by keyboard."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.checks import PageChecks
from tests.browser.modules import open_site, run
from tests.browser.person import Person, kinds
from tests.browser.socket_play import play_some
from tests.some_games import ONE_OF_EACH

from spadework.engine.discovery import game_ids

pytestmark = pytest.mark.browser

Newcomer = Callable[..., Person]


MARKED_IN_SIGHT = """() => [...document.querySelectorAll("#board .marked")].some((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  // Cards of a hand overlap each other from their middle on.
  const there = document.elementFromPoint((left + right) / 2, (3 * top + bottom) / 4);
  return there && (one.contains(there) || there.contains(one));
})"""

LEAVES_THE_BAR = """() => {
  const [hints, bar] = ["#hints", "#action-bar"].map((selector) => document.querySelector(selector).getBoundingClientRect());
  return hints.bottom < bar.top + 1 || hints.left > bar.right - 1;
}"""
"""Whether the hints cover neither the question nor the buttons."""


def choosing(person: Person, game: str) -> None:
    """Open a table and play until there are several moves to choose from."""
    person.open_table(game, kinds(game, "me"), ["Anna"])
    person.until("choose")
    while len(person.offered()) < 3:
        person.play_by_clicks()
        person.until("choose")


@pytest.mark.long
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (360, 740)])
def test_a_hint_is_requested_previewed_and_played(newcomer: Newcomer, width: int, height: int) -> None:
    game = game_ids()[-1]
    person = newcomer(width, height, locale="de", color_scheme="dark" if width < 1000 else "light")
    choosing(person, game)
    if width < 1000:
        person.decline_the_coach()
    hints = person.at("#hints li button")
    person.at("#hint").click()
    expect(hints).to_have_count(3)
    expect(person.at("#hints")).to_contain_text("gewinnt etwa")
    expect(person.at("#coach")).to_be_hidden()
    assert person.page.evaluate(LEAVES_THE_BAR)
    assert person.at("#hint").get_attribute("aria-expanded") == "true"
    person.shot(f"hints-{width}")
    person.page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    for number in (0, 1):
        # On a narrow page, the sheet of hints disappears once one is chosen.
        if not hints.nth(number).is_visible():
            person.at("#back").click()
        hints.nth(number).click()
        label = hints.nth(number).locator("span").first.inner_text()
        expect(hints.nth(number)).to_have_attribute("aria-pressed", "true")
        assert person.at("#confirm").inner_text() == label
        person.page.wait_for_function(MARKED_IN_SIGHT)
    person.shot(f"hints-chosen-{width}")
    checks = PageChecks()
    assert checks.wrong(person.page, "de") + checks.violations(person.page) == []
    person.at("#confirm").click()
    person.sees("#log", "Du spielst")
    expect(hints).to_have_count(0)
    person.no_errors()


COACH = """
  document.body.innerHTML = `<div data-offer="Shall I warn you?" hidden><p></p>${
    ["yes", "no", "play", "show"].map((answer) => `<button data-coach=${answer}></button>`).join("")
  }</div>`;
  const panel = document.querySelector("div");
  const chosen = { coach: "no", offered: "no" };
  const settings = { get: (name) => chosen[name], set: (name, choice) => { chosen[name] = choice; } };
  const coach = new m.Coach(panel, settings, {});
  const follows = (decision, moves) => {
    coach.follow({ seat: 0, decision, past: 0, moves: Array(moves).fill({}) });
    return !panel.hidden;
  };
"""


def test_the_coach_offers_itself_at_the_second_decision_once(page: Page) -> None:
    open_site(page)
    # Between two of the player's decisions, views of the other players' moves may come or not.
    body = "return given.views.map(([decision, moves]) => follows(decision, moves));"
    for between in ([], [[1, 0]], [[1, 0], [1, 0]]):
        views = [[0, 3], [0, 3], *between, [1, 2], [1, 2], [2, 0], [2, 3], [3, 1]]
        found = run(page, "features/hints/coach", COACH + body, views=views)
        assert found == [False, False, *[False] * len(between), True, True, False, False, False]


BAR_IS_FREE = """() => {
  const things = [...document.querySelectorAll("#ask, #action-bar .actions button")].filter((one) => one.checkVisibility());
  return things.every((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}"""


def test_the_coachs_offer_does_not_cover_the_action_bar_on_a_phone(newcomer: Newcomer) -> None:
    person = newcomer(390, 844, locale="de")
    game = ONE_OF_EACH[0].id
    table = person.open_table(game, kinds(game, "me"))
    person.until("choose")
    # The offer comes with the second decision and goes when the player chooses, so the page itself only watches.
    play_some(person.line_to(table), person.random, most=1)
    expect(person.at("#coach")).to_be_visible()
    person.page.wait_for_function(BAR_IS_FREE)
    person.at("#coach [data-coach=no]").click()
    expect(person.at("#coach")).to_be_hidden()
    person.no_errors()


@pytest.mark.long
def test_hints_open_and_close_by_keyboard(newcomer: Newcomer) -> None:
    person = newcomer(1366, 768)
    choosing(person, game_ids()[0])
    person.tab_to("#hint")
    person.press("Enter")
    person.sees("#hints p", "best first")
    assert person.focused("#hint")
    person.press("Enter")
    expect(person.at("#hints")).to_be_hidden()
    person.press("Enter")
    expect(person.at("#hints li")).to_have_count(3)
    person.tab_to("#hints li:nth-child(2) button")
    person.press("Enter")
    assert person.focused("#confirm")
    person.press("Enter")
    expect(person.at("#hints")).to_be_hidden()
    person.no_errors()
