"""A browser's settings: stored, announced to listeners, and shown in a dialog."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Newcomer
from tests.browser.modules import open_site, run
from tests.some_games import game_for

pytestmark = pytest.mark.browser


def test_a_setting_has_its_default_until_another_value_is_stored(page: Page) -> None:
    open_site(page)
    body = """
      const heard = [];
      const stop = m.settings.subscribe((name, choice) => heard.push([name, choice]));
      m.settings.set("pace", "slow");
      m.settings.set("pace", "slow");
      m.settings.set("pace", "wild");
      stop();
      m.settings.set("confirm", "never");
      const anew = new m.Settings(() => localStorage);
      return [heard, ["pace", "confirm", "sound"].map((name) => anew.get(name))];
    """
    heard, kept = run(page, "core/settings", body)
    assert heard == [["pace", "slow"]]
    assert kept == ["slow", "never", "yes"]


@pytest.mark.parametrize("kept", ["", "[", "null", "7", '{"pace": "wild", "volume": 3}'])
def test_invalid_stored_settings_fall_back_to_the_defaults(page: Page, kept: str) -> None:
    open_site(page)
    body = """
      localStorage.setItem("spadework", given.kept);
      const settings = new m.Settings(() => localStorage);
      return [settings.get("pace"), settings.get("volume")];
    """
    assert run(page, "core/settings", body, kept=kept) == ["normal", "40"]


def test_settings_work_without_local_storage(page: Page) -> None:
    open_site(page)
    body = """
      const settings = new m.Settings(() => { throw new Error("forbidden"); });
      settings.set("pace", "off");
      return settings.get("pace");
    """
    assert run(page, "core/settings", body) == "off"


def test_other_tabs_are_notified_of_a_changed_setting(page: Page) -> None:
    open_site(page)
    body = """
      const heard = [];
      m.settings.subscribe((name, choice) => heard.push([name, choice]));
      localStorage.setItem("spadework", JSON.stringify({ pace: "off" }));
      dispatchEvent(new StorageEvent("storage", { key: "spadework" }));
      return heard;
    """
    assert run(page, "core/settings", body) == [["pace", "off"]]


def test_the_dialog_shows_and_stores_the_chosen_settings(newcomer: Newcomer) -> None:
    person = newcomer(390, 844)
    person.open_table(game_for(2).id, ["me", "computer"])
    person.at("#settings-button").click()
    expect(person.at("#settings")).to_be_visible()
    expect(person.at("#settings [name=pace][value=off]")).to_be_checked()
    expect(person.at("#settings [name=single]")).not_to_be_checked()
    expect(person.at("#settings button.main")).to_be_in_viewport(ratio=1)
    person.at("#settings [name=pace][value=slow]").check()
    person.at("#settings button.main").click()
    expect(person.at("#settings")).to_be_hidden()
    person.page.reload()
    person.at("#settings-button").click()
    expect(person.at("#settings [name=pace][value=slow]")).to_be_checked()
    person.no_errors()
