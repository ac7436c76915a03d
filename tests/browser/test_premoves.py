"""A premove that is prepared with the keyboard and played while nobody touches that browser."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
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
