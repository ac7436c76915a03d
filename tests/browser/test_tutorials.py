"""Tutorials in a real browser, from “Learn to play” to the game that goes on, by doing what the guide says."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.server import ServerProcess

from spadework.engine.discovery import all_games
from spadework.engine.words import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.slow]

VOYAGES = [
    pytest.param(game.id, language, id=f"{language}-{game.id}")
    for language in LANGUAGES
    for game in all_games().values()
    if game.tutorial
]
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 360, "height": 640}
SCREEN: ViewportSize = {"width": 1280, "height": 720}
MOST_CLICKS = 200


WHOLE = """() => {
  const lesson = document.querySelector("#lesson");
  return lesson.scrollHeight <= lesson.clientHeight + 1;
}"""
"""Whether no part of a lesson is cut off."""


def sail(page: Page) -> int:
    """Do what the guide says until it is finished; return the number of the learner's moves."""
    moves = 0
    following, example = page.locator("#lesson-next"), page.locator("#lesson-show")
    for _ in range(MOST_CLICKS):
        expect(page.locator("#tutorial:has(#lesson-next:visible), #tutorial:has(#lesson-show:visible)")).to_be_visible()
        expect(page.locator("#lesson")).not_to_be_empty()
        page.wait_for_function(WHOLE)
        if example.is_visible():
            number = page.locator("#tutorial small").inner_text()
            # A view that arrives between two clicks resets the choice.
            example.click()
            while not page.locator("#confirm").is_enabled():
                example.click()
                page.wait_for_timeout(50)
            page.locator("#confirm").click()
            moves += 1
            expect(page.locator("#tutorial small")).not_to_have_text(number)
        elif page.locator("#learned").is_visible():
            return moves
        else:
            following.click()
    raise AssertionError("the guide never ends")


CELEBRATED = """() => [...document.querySelectorAll("#learned :is(h2, li, [role=status], button)")].every((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && there && (one.contains(there) || there.contains(one));
})"""
"""Whether the reward is on the screen and nothing covers it."""

IDLE = """() => ![...document.querySelectorAll("#action-bar *")].some((one) => one.checkVisibility({ visibilityProperty: true }))"""
"""Whether the bar has no visible text or button."""


def celebrate(page: Page) -> None:
    """Check that the reward at the end of a tutorial is shown, and nothing competes with it."""
    for size in (PHONE, SMALL, SCREEN):
        page.set_viewport_size(size)
        page.wait_for_function(CELEBRATED)
        page.wait_for_function(IDLE)


@pytest.mark.long
@pytest.mark.parametrize(("game", "language"), VOYAGES)
def test_a_tutorial_is_completed_and_the_game_continues(
    browser: Browser, server: ServerProcess, game: str, language: str
) -> None:
    # One language on a large screen, the other on a phone.
    context = browser.new_context(locale=language, viewport=PHONE if language == "de" else SCREEN)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{server.address}/games/{game}/rules")
    page.evaluate("localStorage.setItem('spadework', JSON.stringify({pace: 'off'}))")
    page.locator("form[action$='/tutorial'] button").click()
    expect(page.locator("#tutorial")).to_be_visible()
    page.wait_for_function(IDLE)
    assert sail(page) > 2
    celebrate(page)
    page.locator("#lesson-next").click()
    expect(page.locator("#tutorial")).to_be_hidden()
    expect(page.locator("#board svg")).to_be_visible()
    assert errors == []
    context.close()
