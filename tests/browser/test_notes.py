"""Private notes on a table, kept in one browser and seen by nobody else."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Newcomer
from tests.some_games import ONE_OF_EACH

pytestmark = pytest.mark.browser

NOTE = "rl? h: Bo holds the captain."


def test_notes_stay_in_their_authors_browser(newcomer: Newcomer) -> None:
    ada, bo = newcomer(1280, 720), newcomer(1280, 720)
    ada.open_table(ONE_OF_EACH[0].id, ["me", "link"], ["Ada"])
    bo.accept(ada.invitation(), "Bo")
    for one in (ada, bo):
        one.until("choose")
        one.open("#notes")
    ada.at("#notes textarea").press_sequentially(NOTE)
    # Typing there triggers no keyboard shortcuts of the table.
    expect(ada.at("dialog[open]")).to_have_count(0)
    ada.page.reload()
    ada.until("choose")
    ada.open("#notes")
    expect(ada.at("#notes textarea")).to_have_value(NOTE)
    expect(bo.at("#notes textarea")).to_have_value("")
    ada.at("#notes textarea").fill("")
    ada.page.reload()
    ada.until("choose")
    ada.open("#notes")
    expect(ada.at("#notes textarea")).to_have_value("")
    for one in (ada, bo):
        one.no_errors()
