"""Two people from opening a table to their first moves, and live changes of the lobby."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.test_flow import SEALED, click_both

pytestmark = pytest.mark.browser

MOST_CLICKS = 6

PLAYED = "heard.some((told) => told.type === 'played')"

# Counts a person's own clicks across pages.
COUNT = """
  addEventListener("click", (event) => {
    if (event.isTrusted && event.detail) sessionStorage.setItem("clicks", 1 + Number(sessionStorage.getItem("clicks")));
  }, true);
"""


def come(newcomer: Newcomer, width: int, height: int) -> Person:
    """Return a person whose clicks are counted, with the default settings."""
    person = newcomer(width, height, permissions=["clipboard-read", "clipboard-write"])
    person.prefer(confirm="matters")
    person.page.add_init_script(COUNT)
    return person


def clicks(person: Person) -> int:
    return int(person.page.evaluate("sessionStorage.getItem('clicks')") or 0)


@pytest.mark.long
@pytest.mark.slow
def test_two_people_need_few_clicks_to_their_first_moves(newcomer: Newcomer) -> None:
    host, friend = come(newcomer, 1366, 800), come(newcomer, 390, 800)
    host.go("/")
    host.at(f"a[href^='/games/{SEALED}/new?']").click()
    host.at(".choices label", has_text=re.compile(r"^\s*2\s*$")).first.click()
    host.at("#new button.main").click()
    host.at("#invitation [data-copy]").click()
    friend.page.goto(host.page.evaluate("navigator.clipboard.readText()"))
    friend.at("main button.main").click()
    for person in (host, friend):
        person.situation("wait")
        person.take_screen()
        click_both(person)
        # The server says whether the move matters enough to be confirmed.
        person.page.wait_for_function(f"() => {PLAYED} || heard.some((told) => told.type === 'confirm')")
        if not person.page.evaluate(PLAYED):
            person.at("#confirm").click()
        person.page.wait_for_function(f"() => {PLAYED}")
    assert (clicks(host) <= MOST_CLICKS, clicks(friend) <= MOST_CLICKS) == (True, True), (clicks(host), clicks(friend))
    assert clicks(friend) >= 3
    host.no_errors()
    friend.no_errors()


def test_players_present_can_start_without_the_others(newcomer: Newcomer) -> None:
    host, friend = newcomer(1366, 800), newcomer(390, 844)
    host.go(f"/games/{SEALED}/new?with=friends")
    host.at("[name=seats][value='3']").check()
    host.at("#new button.main").click()
    host.page.wait_for_url(re.compile(r"/tables/[^/]+$"))
    friend.page.goto(host.invitation())
    friend.at("main button.main").click()
    expect(host.at("#seated li.open")).to_have_count(1)
    host.shot("waiting-room")
    host.at("[data-may=resize] select").select_option("2")
    host.at("[data-may=resize] button").click()
    for person in (host, friend):
        person.situation()
        person.no_errors()


@pytest.mark.long
def test_the_lobby_updates_live_and_a_click_takes_a_seat(newcomer: Newcomer) -> None:
    guest, host = newcomer(390, 800), newcomer(1366, 800)
    guest.go("/lobby")
    guest.page.wait_for_load_state("networkidle")
    host.go(f"/games/{SEALED}/new?with=friends")
    host.at("[name=name-0]").fill("Grace")
    host.at("[name=joining][value=anybody]").check()
    host.at("#new button.main").click()
    row = guest.at("[data-table]", has_text="Grace")
    row.get_by_role("button").click()
    expect(guest.at("#seated")).to_contain_text("Grace")
    expect(host.at("#seated li.open")).to_have_count(1)
    guest.at("[data-may=leave] button").click()
    expect(host.at("#seated li.open")).to_have_count(2)
    host.go("/lobby")
    expect(host.at("[data-table]", has_text="Grace").get_by_role("button")).to_contain_text("Back to my table")
    for person in (guest, host):
        person.no_errors()
