"""The board's picture alone: clickable elements, previews of moves, and scrolling into view."""

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.modules import MOVES, open_site, run, svg

from spadework.engine.picture.parts import Drawn, Part

pytestmark = pytest.mark.browser


@pytest.fixture(autouse=True)
def site(page: Page) -> None:
    """An empty page that can load the modules."""
    open_site(page)


def shown(page: Page, clicks: list[str], body: str) -> Any:
    """Run `body` after clicks on a picture of three boxes, and return its result.

    In `body`, `board` is the board that shows the picture, and `at(id)` one of the picture's elements.
    """
    boxes = "".join(
        f'<g id="{id}" transform="translate({20 * place} 0)"><rect width="15" height="15"/></g>'
        for place, id in enumerate(["a1", "b1", "z9"])
    )
    return run(
        page,
        "core/board",
        f"""
        const picks = await import("/core/picks.js");
        const place = document.body.appendChild(document.createElement("section"));
        let selection = picks.NOTHING;
        const state = () => ({{ moves: given.moves, selection, previewed: picks.preview(given.moves, selection) }});
        const board = new m.Board(place, (id) => {{
          selection = picks.click(given.moves, selection, id);
          board.mark(state());
        }});
        const at = (id) => place.querySelector("#" + id);
        board.show(given.picture, state());
        for (const id of given.clicks) at(id).dispatchEvent(new MouseEvent("click", {{ bubbles: true }}));
        {body}
        """,
        moves=MOVES,
        picture=svg(boxes),
        clicks=clicks,
    )


ROLES = """
  return ["a1", "b1", "z9"].map((id) => [at(id).getAttribute("class"), at(id).getAttribute("role"), at(id).getAttribute("aria-label")]);
"""


def test_clickable_elements_are_named_buttons(page: Page) -> None:
    assert shown(page, [], ROLES) == [
        ["pickable", "button", "Line"],
        ["pickable", "button", "Line"],
        [None, None, None],
    ]


def test_a_click_marks_the_effect_of_the_move(page: Page) -> None:
    first, second, other = shown(page, ["z9", "a1"], ROLES)
    assert first == ["picked marked", "button", "Line"]
    assert second == ["pickable marked", "button", "Line"]
    assert other == [None, None, None]


def test_hovering_previews_a_click_until_something_is_selected(page: Page) -> None:
    body = """
      const hinted = () => [...place.querySelectorAll(".hinted")].map((element) => element.id);
      const come = (id) => at(id).firstChild.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      const found = [];
      come("b1");
      found.push(hinted());
      come("z9");
      found.push(hinted());
      at("a1").focus();
      come("z9");
      found.push(hinted());
      at("a1").blur();
      found.push(hinted());
      come("b1");
      at("a1").dispatchEvent(new MouseEvent("click", { bubbles: true }));
      found.push(hinted());
      come("b1");
      return [...found, hinted()];
    """
    both = ["a1", "b1"]
    assert shown(page, [], body) == [both, [], both, [], [], []]


def test_a_picture_without_moves_has_no_buttons(page: Page) -> None:
    body = """
      board.show(given.picture, { moves: [], selection: picks.NOTHING, previewed: null });
      return [place.querySelectorAll("[role=button], [tabindex], .pickable").length, board.picture.getAttribute("role")];
    """
    assert shown(page, ["a1"], body) == [0, "img"]


def test_keys_click_elements_and_move_the_focus(page: Page) -> None:
    body = """
      const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      at("a1").focus();
      press("ArrowRight");
      press(" ");
      return [document.activeElement.id, selection.clicked];
    """
    assert shown(page, [], body) == ["b1", ["b1"]]


def test_the_board_scrolls_to_its_bottom_or_its_clickable_elements(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    body = """
      const picture = (height) => `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="2000">
        <rect id="a1" y="${height}" width="20" height="20"/></svg>`;
      const found = () => [at("a1").getBoundingClientRect().top, Math.round(place.getBoundingClientRect().bottom)];
      place.style.display = "flow-root";
      place.style.margin = "2000px 0";
      board.show(picture(1900), state(), false);
      board.comeIntoView(400);
      const [low, end] = found();
      board.show(picture(100), state(), false);
      board.comeIntoView(400);
      const [high] = found();
      scrollBy({ top: -50 });
      board.comeIntoView(400, false);
      const still = found()[0];
      // Elements a hair below the bar's edge count as visible; hidden ones scroll up no farther than needed.
      board.show(picture(1983), state(), false);
      board.comeIntoView(400);
      const [, edge] = found();
      board.show(picture(1900), state(), false);
      scrollBy({ top: -300 });
      board.comeIntoView(400, false);
      return [low > 0 && low < 400, end, high, still, edge, found()[0]];
    """
    assert shown(page, [], body) == [True, 400, 8, 58, 400, 372]


def test_the_focused_element_stays_in_view(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    body = """
      place.style.margin = "2000px 0";
      board.show(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="2000">
        <rect id="a1" y="100" width="20" height="20"/><rect id="b1" y="1500" width="20" height="20"/></svg>`, state());
      at("b1").focus();
      const { bottom } = at("b1").getBoundingClientRect();
      board.comeIntoView(bottom - 5);
      const found = at("b1").getBoundingClientRect();
      return [found.top >= 0, found.bottom <= bottom - 5];
    """
    assert shown(page, [], body) == [True, True]


def test_elements_pointed_at_scroll_into_view(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    body = """
      board.show(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="3000">
        <rect id="a1" y="900" width="20" height="20"/><rect id="b1" y="1000" width="20" height="20"/></svg>`, state(), false);
      place.style.margin = "2000px 0";
      board.point(["a1", "b1"], 400);
      const [one, other] = ["a1", "b1"].map((id) => at(id).getBoundingClientRect());
      const rested = scrollY;
      board.point(["a1"], 400);
      return [one.top >= 0, other.bottom <= 400, scrollY === rested];
    """
    assert shown(page, [], body) == [True, True, True]


@pytest.mark.long
def test_moving_the_focus_stops_automatic_scrolling(page: Page) -> None:
    body = """
      const held = document.body.insertBefore(document.createElement("button"), place);
      const rest = async () => {
        for (let before = -1; before !== scrollY; ) {
          before = scrollY;
          await new Promise((done) => setTimeout(done, 100));
        }
      };
      place.style.margin = "3000px 0";
      board.comeIntoView(innerHeight);
      await rest();
      const far = scrollY;
      scrollTo(0, 0);
      board.comeIntoView(innerHeight);
      held.focus({ preventScroll: true });
      await rest();
      return [far > 1000, scrollY < 1000];
    """
    assert shown(page, [], body) == [True, True]


TAKES = """
  const shown = new m.Picture();
  return given.changes.map((change) => shown.take(change));
"""


def test_a_picture_is_updated_from_its_changed_parts(page: Page) -> None:
    pictures = [
        Drawn((9, 9), "One", "", [Part("a", '<g id="a"/>'), Part("b", '<g id="b"/>')]),
        Drawn((9, 9), "Two", "", [Part("a", '<g id="a" opacity="1"/>'), Part("b", '<g id="b"/>')]),
        Drawn((9, 9), "Two", "", [Part("c", '<g id="c"/>'), Part("a", '<g id="a" opacity="1"/>')]),
    ]
    changes = [drawn.changes(before) for before, drawn in zip([None, *pictures], pictures, strict=False)]
    assert run(page, "core/picture", TAKES, changes=changes) == [str(drawn) for drawn in pictures]
