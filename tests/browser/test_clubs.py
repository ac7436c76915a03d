"""A club's dates, seen from two time zones, and a tournament."""

import re
from datetime import datetime, timedelta
from threading import Thread
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.socket_play import play_to_the_end
from tests.some_games import ONE_OF_EACH

pytestmark = pytest.mark.browser


def founded(ann: Person) -> str:
    """Found a club as Ann; return its path."""
    ann.go("/clubs")
    ann.at("input[name=club]").fill("Ours")
    ann.at("input[name=name]").fill("Ann")
    ann.at("form[action='/clubs'] button").click()
    ann.page.wait_for_url("**/clubs/*")
    return ann.path


def join(bo: Person, club: str) -> None:
    """Join a club as Bo."""
    bo.go(club)
    bo.at("input[name=name]").fill("Bo")
    bo.at(f"form[action='{club}/join'] button").click()


def test_members_see_a_date_in_their_time_zone_and_answer(newcomer: Newcomer) -> None:
    ann = newcomer(timezone_id="Europe/Berlin")
    club = founded(ann)
    expect(ann.at("input[name=zone]")).to_have_value("Europe/Berlin")
    day = datetime.now(ZoneInfo("Europe/Berlin")).date() + timedelta(days=3)
    ann.at("input[name=day]").fill(f"{day}")
    ann.at("input[name=time]").fill("20:00")
    ann.at('form[action$="/dates"] button').click()
    expect(ann.at(".date h3")).to_contain_text("20:00")
    expect(ann.at(".date")).not_to_contain_text("Berlin")
    bo = newcomer(390, 844, timezone_id="America/New_York")
    join(bo, club)
    start = datetime(day.year, day.month, day.day, 20, tzinfo=ZoneInfo("Europe/Berlin"))
    expect(bo.at(".date h3")).to_contain_text(f"{start.astimezone(ZoneInfo('America/New_York')):%H:%M}")
    bo.at(".date button[value=maybe]").click()
    expect(bo.at(".date")).to_contain_text("Maybe: Bo")
    # Without scripts, the time is shown in the date's own time zone, which is named.
    plain = newcomer(storage_state=bo.page.context.storage_state(), java_script_enabled=False)
    plain.go(club)
    expect(plain.at(".date")).to_contain_text("20:00")
    expect(plain.at(".date")).to_contain_text("time in Europe/Berlin")
    plain.at(".date button[value=no]").click()
    expect(plain.at(".date")).to_contain_text("Not coming: Bo")
    for one in (ann, bo, plain):
        one.no_errors()


@pytest.mark.long
def test_two_play_a_tournament_and_their_pages_update(newcomer: Newcomer) -> None:
    ann, bo = newcomer(1280, 720), newcomer(390, 844)
    club = founded(ann)
    join(bo, club)
    ann.at("summary", has_text="Set up a tournament").click()
    ann.at('form[action$="/tournaments"] select[name=game]').select_option(ONE_OF_EACH[0].id)
    ann.at('form[action$="/tournaments"] select[name=rounds]').select_option("1")
    ann.at('form[action$="/tournaments"] button').click()
    expect(ann.at("#progress")).to_contain_text("A round needs at least 2 players.")
    bo.page.reload()
    bo.at("a", has_text="Open the tournament").click()
    bo.at("button", has_text="Join").click()
    expect(bo.at("#progress")).to_contain_text("Ann and Bo")
    # Ann's page has updated itself.
    ann.at("button", has_text="Start round 1").click()
    tables = []
    for one in (ann, bo):
        # So has Bo's.
        one.at("a.main", has_text="Go to your table").click()
        one.page.wait_for_url("**/tables/*")
        tables.append(one.path)
        one.until("choose")
        one.page.go_back()
    playing = [
        Thread(target=play_to_the_end, args=(one.line_to(table), one.random))
        for one, table in zip((ann, bo), tables, strict=True)
    ]
    for thread in playing:
        thread.start()
    for thread in playing:
        thread.join()
    for one in (ann, bo):
        expect(one.at("#progress")).to_contain_text(re.compile(r"won the tournament|share first place"))
        expect(one.at("#followed")).to_contain_text("Finished after 1 round")
        expect(one.at("#progress tbody tr")).to_have_count(2)
        one.no_errors()


@pytest.mark.long
def test_an_update_does_not_replace_a_field_in_use(newcomer: Newcomer) -> None:
    ann, bo, cy = newcomer(1280, 720), newcomer(390, 844), newcomer(1280, 720)
    ann.go("/tournaments")
    ann.at("main input[name=name]").fill("Ann")
    ann.at("main button.main").click()
    ann.page.wait_for_url("**/tournaments/*")
    for one in (bo, cy):
        one.go(ann.path)
    bo.at("#progress input[name=name]").fill("Bo, who types for long")
    bo.at("h1").click()
    cy.at("#progress input[name=name]").fill("Cy")
    cy.at("button", has_text="Join").click()
    expect(cy.at("#progress")).to_contain_text("Ann and Cy")
    look_again(bo)
    expect(bo.at("#progress input[name=name]")).to_have_value("Bo, who types for long")
    expect(bo.at("#progress")).not_to_contain_text("Cy")
    bo.at("#progress input[name=name]").fill("")
    bo.at("h1").click()
    look_again(bo)
    expect(bo.at("#progress")).to_contain_text("Ann and Cy")
    for one in (ann, bo, cy):
        one.no_errors()


def look_again(person: Person) -> None:
    """Make a page fetch itself immediately, as when its tab becomes visible again, and wait until it is updated."""
    with person.page.expect_response(person.page.url) as answer:
        person.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    answer.value.finished()
    person.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
