"""Two people at separate screens, one on a phone: a lost connection, a substitute, a return; and a silent connection."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.modules import open_site, run
from tests.browser.network import Network
from tests.browser.person import Person, kinds
from tests.some_games import ONE_OF_EACH

pytestmark = pytest.mark.browser

GAME = ONE_OF_EACH[0].id
NOTICED = 10_000
"""Milliseconds within which a lost connection is noticed."""


@pytest.mark.long
def test_a_lost_connection_a_substitute_and_a_return(newcomer: Callable[..., Person]) -> None:
    host = newcomer(1366, 768)
    friend = newcomer(390, 800, has_touch=True, is_mobile=True)
    network = Network(friend)
    table = host.open_table(GAME, kinds(GAME, "me", "link"), ["Anna"])
    expect(host.at("#waiting-room input[readonly]")).not_to_have_value("")
    friend.page.goto(host.at("#waiting-room input[readonly]").input_value())
    friend.at("[name=name]").fill("Bo")
    friend.at("form .main").tap()
    friend.page.wait_for_url(f"**{table}")
    friend.until("choose")
    host.sees("#people", "Bo")
    expect(host.at("#people li[data-state=here]")).to_have_count(2)

    # A move chosen while the network is cut waits; the page soon says so beside the board.
    network.break_off()
    friend.open("#moves")
    move = friend.offered()[0]
    friend.type(move)
    expect(friend.at("#connection [data-status]")).to_be_visible()
    expect(friend.at("#connection [data-unsent]")).to_be_visible()
    friend.shot("line-lost")
    expect(host.at("#people li[data-state=lost]")).to_have_count(1)
    host.sees("#people", "connection lost")
    host.shot("other-lost")
    network.mend()
    expect(friend.at("#connection")).to_be_hidden()
    expect(host.at("#people li[data-state=here]")).to_have_count(2)
    friend.until("wait")
    moves = "heard.filter((message) => message.type === 'played' && !message.repeated).length"
    assert friend.page.evaluate(moves) == 1

    # One player leaves, and the other lets a computer player substitute until the seat's owner is back.
    friend.at("#leave-button").tap()
    friend.shot("leaving")
    friend.at("#leave [data-others]").tap()
    host.sees("#substitution", "Bo has left.")
    host.at("#substitution select").select_option("deck-hand")
    host.shot("substitute-asked")
    host.at("#substitution button.main").click()
    host.sees(".notice", "Computer (Deck hand) plays for Bo")
    host.sees("#people", "Computer (Deck hand) stands in")
    friend.sees("#substitution", "A computer player (Deck hand) plays for you.")
    assert not friend.offered()
    friend.shot("substitute-plays")
    friend.at("#substitution button.main").tap()
    expect(friend.at("#substitution")).to_be_hidden()
    expect(host.at("#people li[data-state=here]")).to_have_count(2)
    host.no_errors()
    friend.no_errors("WebSocket", "ERR_INTERNET_DISCONNECTED")


OPEN_LINE = """
  window.told = [];
  const told = Object.fromEntries(["open", "lost", "gone", "view"].map((name) => [name, () => window.told.push(name)]));
  window.live = new m.Live("/tables/x/live", { language: "de", wide: true, listeners: told });
  window.live.connect();
"""


@pytest.mark.long
def test_a_silent_connection_is_detected_and_reopened(page: Page) -> None:
    lines: list[WebSocketRoute] = []
    heard: list[Any] = []

    def take(line: WebSocketRoute) -> None:
        lines.append(line)
        line.on_message(lambda text: heard.append(text))

    page.clock.install()
    page.route_web_socket("**/live?*", take)
    open_site(page)
    run(page, "core/live", OPEN_LINE)
    page.wait_for_function("told.length === 1")
    # The server answers once, and then never again.
    page.clock.run_for(4_000)
    page.wait_for_function("live.timers.silence")
    lines[0].send('{"type": "pong"}')
    page.wait_for_function("!live.timers.silence")
    page.clock.run_for(NOTICED - 1_000)
    page.wait_for_function("told.length === 3")
    assert page.evaluate("told") == ["open", "lost", "open"]
    assert len(lines) == 2
    assert set(heard) == {'{"type":"ping"}'}
