"""A club's dates, seen from two time zones."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Newcomer

pytestmark = pytest.mark.browser


def test_everyone_sees_a_date_on_their_own_clock_and_answers(newcomer: Newcomer) -> None:
    ann = newcomer(timezone_id="Europe/Berlin")
    ann.go("/clubs")
    ann.at("input[name=club]").fill("Ours")
    ann.at("input[name=name]").fill("Ann")
    ann.at("form[action='/clubs'] button").click()
    ann.page.wait_for_url("**/clubs/*")
    club = ann.path
    expect(ann.at("input[name=zone]")).to_have_value("Europe/Berlin")
    day = datetime.now(ZoneInfo("Europe/Berlin")).date() + timedelta(days=3)
    ann.at("input[name=day]").fill(f"{day}")
    ann.at("input[name=time]").fill("20:00")
    ann.at('form[action$="/dates"] button').click()
    expect(ann.at(".date h3")).to_contain_text("20:00")
    expect(ann.at(".date")).not_to_contain_text("Berlin")
    bo = newcomer(390, 844, timezone_id="America/New_York")
    bo.go(club)
    bo.at("input[name=name]").fill("Bo")
    bo.at(f"form[action='{club}/join'] button").click()
    start = datetime(day.year, day.month, day.day, 20, tzinfo=ZoneInfo("Europe/Berlin"))
    expect(bo.at(".date h3")).to_contain_text(f"{start.astimezone(ZoneInfo('America/New_York')):%H:%M}")
    bo.at(".date button[value=maybe]").click()
    expect(bo.at(".date")).to_contain_text("Maybe: Bo")
    # Without a script the time is that of the date's own time zone, and says so.
    plain = newcomer(storage_state=bo.page.context.storage_state(), java_script_enabled=False)
    plain.go(club)
    expect(plain.at(".date")).to_contain_text("20:00")
    expect(plain.at(".date")).to_contain_text("time in Europe/Berlin")
    plain.at(".date button[value=no]").click()
    expect(plain.at(".date")).to_contain_text("Not coming: Bo")
    for one in (ann, bo, plain):
        one.no_trouble()
