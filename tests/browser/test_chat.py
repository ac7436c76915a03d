"""Chat between two players, one of them on a phone, and a spectator."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from tests.browser.person import Person, kinds
from tests.some_games import game_for

from spadework.engine.discovery import all_games
from spadework.web.features.chat.service import promises_of

pytestmark = pytest.mark.browser

GAME = game_for(2).id
BARGAINING = next(game for game in all_games().values() if promises_of(game))


@pytest.mark.long
def test_two_players_chat_while_a_spectator_watches(newcomer: Callable[..., Person]) -> None:
    host, friend, third = newcomer(1366, 768), newcomer(390, 844), newcomer(1366, 768)
    table = host.open_table(GAME, kinds(GAME, "me", "link"), ("Anna",))
    link = host.at("#waiting-room input[readonly]")
    expect(link).not_to_have_value("")
    friend.go(urlsplit(link.input_value()).path)
    friend.at("form .main").click()
    third.go(table)
    for person in (host, friend, third):
        expect(person.at("#board svg")).to_be_visible()
    expect(host.at("#watched")).to_have_text("1 spectator")
    expect(third.at("#watching")).to_be_visible()
    expect(third.at("#chat-form")).to_be_hidden()
    host.at("#chat-form input").fill("Hello <b>you</b>")
    host.press("Enter")
    expect(host.at("#chat-form input")).to_have_value("")
    expect(third.at("#chat-lines .what")).to_have_text("Hello <b>you</b>")
    # On a phone, a message is announced above the bar until it has been read.
    expect(friend.at("#newest")).to_contain_text("Anna: Hello <b>you</b>")
    friend.at("#newest").click()
    expect(friend.at("#chat-lines .what")).to_have_text("Hello <b>you</b>")
    expect(friend.at("#newest")).to_be_hidden()
    friend.at("[data-phrase=phrase-well-played]").click()
    expect(host.at("#chat-lines .what")).to_have_text(["Hello <b>you</b>", "Well played!"])
    # A reaction is also shown beside the seat.
    friend.at("[data-phrase=emote-wow]").click()
    expect(host.at(".reaction use[href='#emote-wow']")).to_be_attached()
    expect(third.at("#chat-lines .what").last).to_have_text("Wow!")
    # A muted player stays muted after a reload, until unmuted.
    friend.at("#chat-lines summary").first.click()
    friend.at("#chat-lines [data-mute]").first.click()
    expect(friend.at("#chat-lines .what").first).to_be_hidden()
    friend.page.reload()
    friend.at("#chat-button").click()
    expect(friend.at("#chat-lines .what").last).to_be_visible()
    expect(friend.at("#chat-lines .what").first).to_be_hidden()
    friend.at("#muted button").click()
    expect(friend.at("#chat-lines .what").first).to_be_visible()
    for person in (host, friend, third):
        person.no_errors()


@pytest.mark.long
def test_an_offer_is_accepted_and_marked(newcomer: Callable[..., Person]) -> None:
    host, friend = newcomer(1366, 768), newcomer(390, 844)
    host.open_table(BARGAINING.id, kinds(BARGAINING.id, "me", "link"), ("Anna",))
    friend.page.goto(host.invitation())
    friend.at("form .main").click()
    host.open("#offers")
    host.at("#offers [name=phrase]").select_option("")
    host.at("#offers [name=text]").fill("I <b>help</b> you")
    host.press("Enter")
    expect(host.at("#offers [name=text]")).to_have_value("")
    friend.at("#newest").click()
    expect(friend.at("#offers .count")).to_be_visible()
    friend.open("#offers")
    expect(friend.at("#offers .what")).to_contain_text("I <b>help</b> you")
    friend.at("#offers li .main").click()
    host.at("#offers li .actions button", has_text="Mark as kept").click()
    expect(friend.at("#offers li > .quiet")).to_contain_text("Kept, says Anna")
    expect(friend.at("#offers .count")).to_be_hidden()
    for person in (host, friend):
        person.no_errors()
