"""Shared replay: one player leads it, and the other's page follows."""

import re
from random import Random
from threading import Thread

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Newcomer
from tests.browser.socket_play import play_to_the_end
from tests.some_games import ONE_OF_EACH

pytestmark = pytest.mark.browser

GAME = ONE_OF_EACH[0].id


def test_a_page_follows_the_guide_until_its_reader_navigates_away(newcomer: Newcomer) -> None:
    ada, bo = newcomer(1280, 720), newcomer(390, 844)
    table = ada.open_table(GAME, ["me", "link"], ["Ada"])
    bo.accept(ada.invitation(), "Bo")
    for one in (ada, bo):
        one.until("choose")
        one.go("/verify")
    playing = [
        Thread(target=play_to_the_end, args=(one.line_to(table), Random(seed))) for seed, one in enumerate((ada, bo))
    ]
    for thread in playing:
        thread.start()
    for thread in playing:
        thread.join()
    ada.go(f"{table}/replay?step=0&seat=0")
    bo.go(f"{table}/replay?step=0&seat=0")
    ada.at("#together button", has_text="Guide the others").click()
    expect(ada.at("#together")).to_contain_text("You’re guiding")
    expect(bo.at("#together")).to_contain_text("Ada is guiding, and you’re following.")
    for step in range(1, 4):
        ada.at("#next").click()
        expect(ada.at("#place")).to_have_text(re.compile(rf"^Step {step} "))
    expect(bo.at("#place")).to_have_text(re.compile(r"^Step 3 "))
    # What one player points at is marked on the other's page, until the next step. The step is not fetched again for it.
    fetched: list[str] = []
    bo.page.on("request", lambda request: fetched.append(request.url))
    part = ada.at("#board svg [id]:not(defs *)").last
    part.dispatch_event("click")
    expect(bo.at("#board .pointed")).to_have_count(1)
    expect(bo.at(".pointer")).to_have_text("Ada")
    assert not [url for url in fetched if ".json" in url]
    # The other player points back, by keyboard.
    bo.at("#together select").select_option(index=1)
    expect(ada.at(".pointer", has_text="Bo")).to_be_visible()
    ada.at("#next").click()
    expect(bo.at("#board .pointed")).to_have_count(0)
    # The table's chat is available beside the replay.
    ada.at("#chat-form input").fill("ook!")
    # In the field, keys move the cursor and not the replay.
    ada.press("Home", "L", "Enter")
    expect(bo.at("#newest")).to_contain_text("Ada: Look!")
    bo.at("#last").click()
    expect(bo.at("#together")).to_contain_text("You’re watching on your own.")
    ada.at("#next").click()
    expect(ada.at("#place")).to_have_text(re.compile(r"^Step 5 "))
    bo.at("#together button", has_text="Follow Ada").click()
    expect(bo.at("#place")).to_have_text(re.compile(r"^Step 5 "))
    ada.at("#together button", has_text="Stop guiding").click()
    expect(bo.at("#together [data-choose]")).to_have_text("Guide the others")
    # They play on from there, in their own seats.
    ada.at("#together button", has_text="Play on from here together").click()
    expect(bo.at("#together")).to_contain_text("Ada plays on from here")
    bo.at("#together button", has_text="Take your seat").click()
    for one in (ada, bo):
        expect(one.at("#people")).to_contain_text("Ada" if one is bo else "Bo")
        one.no_errors()
