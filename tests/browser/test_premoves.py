"""Premoves: prepared with the keyboard, and played while nobody touches that browser."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect
from tests.browser.modules import open_site, run
from tests.browser.person import Person, kinds
from tests.some_games import game_for

pytestmark = pytest.mark.browser

GAME = game_for(2).id


@pytest.mark.long
def test_a_premove_is_prepared_played_and_withdrawn(newcomer: Callable[..., Person]) -> None:
    host, friend = newcomer(1366, 768), newcomer(390, 844)
    host.open_table(GAME, kinds(GAME, "me", "link"), ("Anna",))
    link = host.at("#waiting-room input[readonly]")
    expect(link).not_to_have_value("")
    friend.go(urlsplit(link.input_value()).path)
    friend.at("form .main").click()
    for person in (host, friend):
        expect(person.at("#board svg")).to_be_visible()
        expect(person.at("#premoves-button")).to_be_hidden()
    # Both decide at the same time; the host is done first, and waits.
    host.play_by_typing()
    host.at("#premoves-button").click()
    expect(host.at("#premoves summary")).to_be_focused()
    expect(host.at("#premoves [data-moves] button").first).to_be_visible()
    first = host.at("#premoves [data-moves] button").first.inner_text()
    host.at("#premoves [data-moves] button").first.press("Enter")
    expect(host.at("#premoves [data-chosen] span").first).to_have_text(first)
    host.at("#premoves [data-all]").click()
    host.at("#premoves [name=stands][value=each]").check()
    host.at("#premoves [data-prepare]").press("Enter")
    expect(host.at("#premoves [data-prepared] > li")).to_have_count(1)
    expect(host.at("#premoves [data-prepared] > li > ol > li").first).to_have_text(first)
    # The next question may be of another kind; the one prepared for is answered within a second.
    while host.at("#premoves-played").is_hidden():
        mover = next((person for person in (friend, host) if person.situation() == "choose"), None)
        if mover is not None:
            mover.play_by_typing()
        host.page.wait_for_timeout(1000)
    expect(friend.at("#premoves [data-prepared] > li")).to_have_count(0)
    host.at("#premoves [data-prepared] > li > button").click()
    expect(host.at("#premoves [data-prepared] > li")).to_have_count(0)
    for person in (host, friend):
        person.no_errors()


def test_the_sheet_of_premoves_closes_at_the_end_of_the_game(page: Page) -> None:
    open_site(page)
    body = """
      document.body.innerHTML = `<main><p id="premoves-played"></p><button id="premoves-button"></button><button id="each-time"></button>
        <details id="premoves"><summary>Plan</summary></details><span></span>
        <dialog id="premoves-sheet"><button>Close</button></dialog></main>`;
      let told;
      const live = { eachTime: false, listen: (listeners) => { told = listeners; }, send: () => true };
      const view = (over) => ({ seat: 0, decision: 1, epoch: 0, moves: [], over, reaction: null });
      m.startPremoves(document.querySelector("main"), live, { matches: false, addEventListener: () => undefined });
      told.view(view(false));
      document.querySelector("#premoves-button").click();
      const sheet = document.querySelector("#premoves-sheet");
      const found = [sheet.open];
      told.view(view(true));
      return [...found, sheet.open];
    """
    assert run(page, "features/premoves/premoves", body) == [True, False]
