"""First-use tips: the meaning of a question, explained once."""

import pytest
from playwright.sync_api import Page
from tests.browser.modules import open_site, run

pytestmark = pytest.mark.browser

ASKED = """
  document.body.innerHTML = "<p id=place></p>";
  const place = document.querySelector("#place");
  const storage = () => { if (given.full) throw new Error("full"); return localStorage; };
  const firsts = new m.Tips(place, "dig", "/rules", storage);
  return given.asked.map((kind) => {
    firsts.follow(kind && { kind, text: `about ${kind}` });
    return place.hidden ? "" : place.textContent;
  });
"""


@pytest.mark.long
def test_each_kind_of_question_is_explained_until_it_is_answered_once(page: Page) -> None:
    open_site(page)
    told = run(page, "features/help/tips", ASKED, asked=["turn", "turn", "bury", "turn", None, "bury"], full=False)
    assert told == ["about turn", "about turn", "about bury", "", "", ""]
    assert run(page, "features/help/tips", ASKED, asked=["turn", "drop", "turn"], full=False) == ["", "about drop", ""]


def test_without_storage_tips_are_remembered_while_the_page_is_open(page: Page) -> None:
    open_site(page)
    assert run(page, "features/help/tips", ASKED, asked=["turn", None, "turn"], full=True) == ["about turn", "", ""]
