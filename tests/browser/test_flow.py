"""Moves: immediate or confirmed, half chosen, refused, taken back."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Newcomer
from tests.browser.modules import MOVES, open_site, run
from tests.browser.person import Person, kinds
from tests.some_games import game_for

from spadework.engine.discovery import all_games

pytestmark = pytest.mark.browser

SEALED = game_for(2).id
"""A game that begins with an answer of two clicks from each player, sealed until the last one is given."""


@pytest.mark.parametrize(
    ("clicks", "meant"),
    [
        ([], None),
        (["a1"], None),
        (["a2"], "a1 b1 a2"),
        (["c3"], "c3"),
        (["card-1"], None),
        (["card-1", "seat-0"], "give 1 anna"),
    ],
)
def test_clicks_that_fit_only_one_move_select_it(page: Page, clicks: list[str], meant: str | None) -> None:
    open_site(page)
    body = "return m.onlyMeaning(given.moves, { clicked: given.clicks, turn: 0, chosen: null })?.text ?? null;"
    assert run(page, "core/picks", body, moves=MOVES, clicks=clicks) == meant


def played(person: Person) -> int:
    """Return the number of acknowledged moves."""
    return len([told for told in person.page.evaluate("heard") if told["type"] == "played"])


def opened(newcomer: Newcomer, **settings: str) -> Person:
    """Return a person at a table where another player at the same screen must also answer."""
    person = newcomer(390, 844, has_touch=True)
    person.prefer(**settings)
    person.open_table(SEALED, kinds(SEALED, "me", "here"))
    person.take_screen()
    return person


def click_both(person: Person) -> None:
    """Click the first pickable element, and then the first of those that remain."""
    for _ in range(2):
        person.at("#board .pickable").first.click()


@pytest.mark.long
def test_a_move_that_can_be_undone_is_played_immediately(newcomer: Newcomer) -> None:
    person = opened(newcomer)
    person.at("#board .pickable").first.click()
    expect(person.at("#ask")).to_contain_text(" 3 ")
    assert played(person) == 0
    person.at("#board .pickable").first.click()
    person.page.wait_for_function("() => heard.some((told) => told.type === 'played')")
    person.no_errors()


@pytest.mark.long
def test_a_final_move_must_be_confirmed(newcomer: Newcomer) -> None:
    person = opened(newcomer)
    click_both(person)
    person.situation("choose")
    person.take_screen()
    # After the last answer, chance moves.
    click_both(person)
    expect(person.at("#ask")).to_have_text(person.at("#main").get_attribute("data-final") or "")
    assert played(person) == 1
    expect(person.at("#confirm")).to_be_enabled()
    person.at("#confirm").click()
    person.page.wait_for_function("() => heard.filter((told) => told.type === 'played').length === 2")
    person.no_errors()


@pytest.mark.long
def test_without_confirmation_even_final_moves_are_played_immediately(newcomer: Newcomer) -> None:
    person = opened(newcomer, confirm="never")
    click_both(person)
    person.situation("choose")
    person.take_screen()
    click_both(person)
    person.page.wait_for_function("() => heard.filter((told) => told.type === 'played').length === 2")
    person.no_errors()


@pytest.mark.long
def test_with_the_setting_always_every_move_must_be_confirmed(newcomer: Newcomer) -> None:
    person = opened(newcomer, confirm="always")
    click_both(person)
    expect(person.at("#confirm")).to_be_enabled()
    expect(person.at("#ask")).to_have_text(person.at("#main").get_attribute("data-ready") or "")
    assert played(person) == 0


def waiting_for_a_friend(newcomer: Newcomer) -> tuple[Person, Person]:
    """Return two people at separate screens, of whom the first has answered."""
    person, friend = newcomer(1440, 900), newcomer(390, 844)
    person.prefer(confirm="matters")
    person.open_table(SEALED, kinds(SEALED, "me", "link"))
    friend.page.goto(person.invitation())
    friend.at("main button.main").click()
    person.situation("wait")
    click_both(person)
    person.situation("choose")
    return person, friend


@pytest.mark.long
def test_two_players_agree_on_a_takeback(newcomer: Newcomer) -> None:
    person, friend = waiting_for_a_friend(newcomer)
    friend.situation("wait")
    click_both(friend)
    friend.at("#confirm").click()
    person.situation("wait")
    person.press("Control+z")
    expect(person.at("#takeback .main")).to_be_focused()
    person.press("Enter")
    friend.at("#takeback .main").click()
    for one in (person, friend):
        expect(one.at("#takeback")).to_contain_text("Everyone agreed")
        assert len(one.offered()) == 6
        one.no_errors()


@pytest.mark.long
@pytest.mark.parametrize("way", ["button", "keys"])
def test_a_move_is_taken_back(newcomer: Newcomer, way: str) -> None:
    person, friend = waiting_for_a_friend(newcomer)
    expect(person.at("#back")).to_be_visible()
    if way == "button":
        person.at("#back").click()
    else:
        person.press("Control+z")
    person.situation("wait")
    expect(person.at("#back")).to_be_hidden()
    assert len(person.offered()) == 6
    friend.situation("wait")
    person.no_errors()
    friend.no_errors()


@pytest.mark.long
def test_a_click_out_of_turn_explains_why_it_fails(newcomer: Newcomer) -> None:
    person, _ = waiting_for_a_friend(newcomer)
    person.at("#board #hand-1").click()
    expect(person.at("#refusal")).to_contain_text("Waiting for")
    person.no_errors()


@pytest.mark.long
def test_the_only_legal_move_is_played_automatically_if_preferred(newcomer: Newcomer) -> None:
    for game in all_games().values():
        if game.rules.SEATS[0] != 2 or game.id == SEALED:
            continue
        person = newcomer(1440, 900)
        person.prefer(single="yes", confirm="always")
        person.open_table(game.id, kinds(game.id, "me", "here"))
        person.take_screen()
        if len(person.offered()) == 1:
            person.page.wait_for_function("() => heard.some((told) => told.type === 'played')")
        person.no_errors()


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("game", all_games())
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_action_bar_stays_small_and_never_changes_height(newcomer: Newcomer, game: str, language: str) -> None:
    person = newcomer(390, 844, has_touch=True, locale=language)
    person.open_table(game, kinds(game, "me"))
    heights = []
    for _ in range(8):
        if person.situation("wait") == "over":
            break
        heights.append(person.page.evaluate("document.getElementById('action-bar').offsetHeight"))
        person.choose_by_clicks()
        heights.append(person.page.evaluate("document.getElementById('action-bar').offsetHeight"))
        person.at("#confirm").click()
    assert len(set(heights)) == 1
    assert max(heights) <= 844 / 4
    person.no_errors()


COVERED = """() => {
  const captions = document.querySelector("#captions");
  captions.replaceChildren(...["Anna turns up a card.", "Ben ".repeat(40)].map((text) => {
    const line = document.createElement("p");
    line.textContent = text;
    return line;
  }));
  const place = captions.getBoundingClientRect();
  const over = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < place.right - 1 && right > place.left + 1 && top < place.bottom - 1 && bottom > place.top + 1;
  };
  const controls = [...document.querySelectorAll("#action-bar :is(button, a, input)")];
  const bar = document.querySelector("#action-bar").getBoundingClientRect();
  return {
    inBar: place.height > 20 && place.top >= bar.top && place.bottom <= Math.min(bar.bottom, innerHeight),
    covered: controls.filter((one) => one.checkVisibility({ visibilityProperty: true }) && over(one)).map((one) => one.outerHTML),
  };
}"""


@pytest.mark.long
def test_events_are_shown_in_the_bar_and_cover_no_control(newcomer: Newcomer) -> None:
    person = newcomer(390, 800)
    person.open_table(SEALED, kinds(SEALED, "me"))
    expect(person.at("#board .pickable").first).to_be_visible()
    for width, height in ((390, 800), (360, 640), (1366, 768)):
        person.page.set_viewport_size({"width": width, "height": height})
        assert person.page.evaluate(COVERED) == {"inBar": True, "covered": []}
    person.no_errors()
