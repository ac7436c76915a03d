"""Explanations beside the game: tips at first use, elements of the picture, and the rule book."""

import pytest
from playwright.sync_api import Page
from tests.browser.modules import open_site, run, svg

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


PRESSED = """
  document.body.innerHTML = `<main><section id="explanation" hidden><p></p><button></button></section>
    <button id="explain-button" aria-pressed="false"></button><section id="board">${given.picture}</section></main>`;
  window.asked = [];
  const place = document.querySelector("#board");
  const board = { place, idsAround: (element) => (element.id ? [element.id] : []) };
  new m.Explain(document.querySelector("main"), board, (name) => name, (ids) => asked.push(ids[0]));
  window.touch = (id, type, at) => document.getElementById(id).dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerType: "touch", clientX: at, clientY: at }));
"""


def test_a_long_press_with_a_restless_finger_explains_also_after_a_tap(page: Page) -> None:
    page.clock.install()
    open_site(page)
    run(page, "features/help/explain", PRESSED, picture=svg('<rect id="near"/><rect id="far"/>'))

    def press(element: str, at: int, moved: int) -> None:
        page.evaluate("([element, at]) => touch(element, 'pointerdown', at)", [element, at])
        page.evaluate("([element, at]) => touch(element, 'pointermove', at)", [element, at + moved])
        page.clock.run_for(600)
        page.evaluate("([element, at]) => touch(element, 'pointerup', at)", [element, at + moved])

    press("far", 80, 2)
    page.evaluate("() => ['pointerdown', 'pointerup'].forEach((type) => touch('near', type, 10))")
    press("far", 80, 2)
    # A finger that scrolls asks nothing.
    press("near", 10, 30)
    assert page.evaluate("asked") == ["far", "far"]


def test_a_rule_is_shown_even_if_an_earlier_search_hid_it(page: Page) -> None:
    open_site(page)
    body = """
      document.body.innerHTML = `<dialog><button class="close"></button><div class="place"></div></dialog>`;
      const book = `<div class="book-search"><input><p role="status" data-one="1 found"></p></div>
        <div class="book"><p><strong id="DG-1">1</strong> Dig.</p><p><strong id="DG-2">2</strong> Run.</p></div>`;
      window.fetch = async () => new Response(book);
      const dialog = new m.RuleBookDialog(document.querySelector("dialog"), "/rules", () => "");
      const click = { preventDefault: () => undefined };
      await dialog.open(click, ["DG-1"]);
      const field = document.querySelector("input");
      field.value = "run";
      field.dispatchEvent(new Event("input"));
      const shown = () => document.querySelector("#DG-1").checkVisibility();
      const found = [shown()];
      document.querySelector("dialog").close();
      await dialog.open(click, ["DG-1"]);
      return [...found, shown(), field.value];
    """
    assert run(page, "features/help/rulebook", body) == [False, True, ""]
