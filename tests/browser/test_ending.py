"""The end of a game: the count on the board, the result in place of the action bar, the detail pictures of the review."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.modules import open_site, run, svg
from tests.browser.person import Person, kinds
from tests.browser.socket_play import play_some, play_to_the_end
from tests.some_games import ONE_OF_EACH

Newcomer = Callable[..., Person]

TALLY = """
  document.body.innerHTML = given.picture;
  const picture = document.body.firstChild;
  const opacities = () => [...picture.children].map((one) => Number(getComputedStyle(one).opacity));
  const heard = [];
"""

COUNTED = svg('<g/><g data-tally="2"/><g data-tally="10"/><g data-tally="2"/>')


def test_the_count_appears_in_order(page: Page) -> None:
    open_site(page)
    body = """
      const end = m.tally(picture, () => heard.push("one"));
      const found = [opacities()];
      for (const one of document.getAnimations()) one.currentTime = 460;
      found.push(opacities());
      await end;
      return [...found, opacities()];
    """
    assert run(page, "pages/tally", TALLY + body, picture=COUNTED) == [[1, 0, 0, 0], [1, 1, 0, 1], [1, 1, 1, 1]]


@pytest.mark.parametrize("event", ["pointerdown", "keydown"])
def test_the_count_can_be_skipped(page: Page, event: str) -> None:
    open_site(page)
    body = """
      const end = m.tally(picture, () => heard.push("one"));
      document.dispatchEvent(new Event(given.event));
      const found = opacities();
      await end;
      return [found, heard];
    """
    assert run(page, "pages/tally", TALLY + body, picture=COUNTED, event=event) == [[1, 1, 1, 1], []]


def test_nothing_is_hidden_with_reduced_motion(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    open_site(page)
    body = "const end = m.tally(picture, () => {}); const found = opacities(); await end; return found;"
    assert run(page, "pages/tally", TALLY + body, picture=COUNTED) == [1, 1, 1, 1]


def test_detail_pictures_are_cropped_around_marked_elements(page: Page) -> None:
    open_site(page)
    picture = svg('<rect width="100" height="100"/><rect class="marked" x="70" y="10" width="10" height="10"/>')
    body = """
      document.body.innerHTML = `<div data-detail>${given.picture}</div><div data-detail>${given.plain}</div>`;
      m.showDetails(document);
      return [...document.querySelectorAll("svg")].map((one) => one.getAttribute("viewBox"));
    """
    found = run(page, "features/review/details", body, picture=picture, plain=svg("<g/>"))
    assert found == ["0.0 0.0 100.0 62.5", "0.0 30.8 100.0 62.5"]


@pytest.mark.parametrize(("held", "then"), [("chat", "chat"), ("confirm", "result")])
def test_the_result_takes_the_focus_only_from_the_game(page: Page, held: str, then: str) -> None:
    open_site(page)
    body = """
      document.body.innerHTML = `<main><div id="bar"><button id="confirm"></button></div><div id="board"></div><input id="chat">
        <section id="ending" hidden><h2 id="result" tabindex="-1"></h2></section><article></article></main>`;
      const at = (id) => document.getElementById(id);
      const place = at("board");
      at(given.held).focus();
      const section = new m.ResultSection(at("ending"), document.querySelector("article"), () => "/nothing", {
        board: { place, comeIntoView: () => {} }, bar: at("bar"), playSound: () => {},
      });
      await section.end({ verdict: "Anna wins.", rows: [] }, true);
      return document.activeElement.id;
    """
    assert run(page, "pages/result", body, held=held) == then


SHIFTS = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, startTime } of list.getEntries()) shifts.push([startTime, value]);
  }).observe({ type: "layout-shift" });
  const push = heard.push.bind(heard);
  heard.push = (message) => {
    if (message.type === "view" && message.over) window.ended ??= performance.now();
    return push(message);
  };
"""


@pytest.mark.browser
@pytest.mark.long(but=("390-844",))
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_the_result_causes_no_layout_shift(newcomer: Newcomer, width: int, height: int) -> None:
    person = newcomer(width, height)
    game = ONE_OF_EACH[0].id
    table = person.open_table(game, kinds(game, "me"), ["Anna"])
    # Only the end is tested, but the deal needs this browser's contribution first.
    person.situation()
    person.go("/")
    assert not play_some(person.line_to(table), person.random, 26)
    person.go(table)
    person.situation()
    person.page.evaluate(f"() => {{ {SHIFTS} }}")
    play_to_the_end(person.line_to(table), person.random)
    person.until("over")
    expect(person.at("#ending")).to_be_visible()
    person.rest()
    assert person.page.evaluate("shifts.reduce((sum, [at, value]) => sum + (at >= ended ? value : 0), 0)") < 0.05
    bar = person.at("#result").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] == height
    expect(person.at("#action-bar")).to_be_hidden()
    expect(person.at("#board svg")).to_be_in_viewport()
    assert person.focused("#result-heading")
    # A long score table is shown in full, without scrolling.
    cut = person.page.evaluate("""() => {
      const box = document.querySelector(".wide:has(> .scores)"), body = box.querySelector("tbody");
      for (let more = 0; more < 12; more += 1) body.append(body.firstElementChild.cloneNode(true));
      return box.scrollHeight - box.clientHeight;
    }""")
    assert cut == 0
    person.no_errors()
