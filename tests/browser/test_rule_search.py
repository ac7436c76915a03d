"""Search in a rule book."""

import pytest
from playwright.sync_api import Page
from tests.browser.modules import open_site, run

pytestmark = pytest.mark.browser

SHOWN = """
  document.body.innerHTML = `<p id=search><input><span role=status data-none=none data-one=one data-many="{count}"></span></p>
    <div id=book><h2>Turn</h2><p>Before.</p>
      <p><strong id=X-1>X-1</strong> It ends</p><ul><li>with a dragon;</li><li>with a coin.</li></ul><p>(Ruling)</p>
      <p><strong id=X-2>X-2</strong> You dig.</p>
      <h2>Rulings</h2><ul><li>Any dragon.</li><li>Any coin.</li></ul><h2>End</h2><p>Home.</p></div>`;
  const [search, book] = ["search", "book"].map((id) => document.getElementById(id));
  m.searchBook(search, book);
  const field = search.querySelector("input");
  return given.wanted.map((wanted) => {
    field.value = wanted;
    field.dispatchEvent(new Event("input"));
    const seen = [...book.querySelectorAll("h2, p, ul, li")].filter((one) => one.checkVisibility());
    const texts = seen.filter((one) => one.tagName !== "UL" || !one.innerText).map((one) => one.textContent);
    return [search.textContent, ...texts];
  });
"""


def test_search_shows_whole_rules_but_single_items_of_other_lists(page: Page) -> None:
    open_site(page)
    rule = ["X-1 It ends", "with a dragon;", "with a coin.", "(Ruling)"]
    assert run(page, "pages/rulesearch", SHOWN, wanted=["dragon", "home", "gold", ""]) == [
        ["2", "Turn", *rule, "Rulings", "Any dragon."],
        ["one", "End", "Home."],
        ["none"],
        ["", "Turn", "Before.", *rule, "X-2 You dig.", "Rulings", "Any dragon.", "Any coin.", "End", "Home."],
    ]


def test_typed_apostrophes_match_printed_ones(page: Page) -> None:
    open_site(page)
    shown = SHOWN.replace("Home.", "The player’s home.")
    for wanted in ("player's", "Player’s"):
        assert run(page, "pages/rulesearch", shown, wanted=[wanted]) == [["one", "End", "The player’s home."]]


def test_a_link_within_the_book_ends_the_search(page: Page) -> None:
    open_site(page)
    body = (
        SHOWN.replace("Any dragon.", "Any dragon (<a href='#X-2'>X-2</a>).")
        + """
      book.querySelector("a").click();
      return [field.value, search.textContent, document.querySelector("#X-2").checkVisibility()];
    """
    )
    found = run(page, "pages/rulesearch", body.replace("return given", "given", 1), wanted=["dragon"])
    assert found == ["", "", True]
