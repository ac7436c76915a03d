"""The browser's modules alone: the meaning of clicks, the transition between pictures, the recovery of a lost connection."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute
from tests.browser.modules import MOVES, open_site, run, svg

pytestmark = pytest.mark.browser


@pytest.fixture(autouse=True)
def site(page: Page) -> None:
    """An empty page that can load the modules."""
    open_site(page)


def selected(page: Page, *ids: str) -> dict[str, Any]:
    """Return the selection after clicks on elements, with the text of the move shown for it."""
    body = """
      let selection = m.NOTHING;
      for (const id of given.ids) selection = m.click(given.moves, selection, id);
      return { ...selection, shown: m.preview(given.moves, selection)?.text ?? null };
    """
    found: dict[str, Any] = run(page, "core/picks", body, moves=MOVES, ids=list(ids))
    return found


def test_a_click_shows_the_first_move_that_includes_it(page: Page) -> None:
    assert selected(page, "a1")["shown"] == "a1 b1"


def test_each_click_narrows_the_moves(page: Page) -> None:
    assert selected(page, "a1", "a2")["shown"] == "a1 b1 a2"


def test_repeated_clicks_cycle_through_the_moves(page: Page) -> None:
    assert selected(page, "a1", "a1")["shown"] == "a1 b1 a2"
    assert selected(page, "a1", "a1", "a1")["shown"] == "a1 b1"


def test_a_click_that_does_not_continue_a_move_starts_over(page: Page) -> None:
    assert selected(page, "a1", "c3") == {"clicked": ["c3"], "turn": 0, "chosen": None, "shown": "c3"}


def test_a_click_that_fits_no_move_changes_nothing(page: Page) -> None:
    assert selected(page, "a1", "z9")["clicked"] == ["a1"]
    assert selected(page, "z9")["clicked"] == []


def test_a_move_of_two_clicks_is_shown_only_after_the_second(page: Page) -> None:
    assert selected(page, "card-1")["shown"] is None
    assert selected(page, "card-1", "seat-0")["shown"] == "give 1 anna"
    assert selected(page, "seat-0")["clicked"] == []


def test_take_back_undoes_the_last_click(page: Page) -> None:
    body = "return m.takeBack({ clicked: ['a1', 'a2'], turn: 1, chosen: null });"
    assert run(page, "core/picks", body) == {"clicked": ["a1"], "turn": 0, "chosen": None}


def test_a_chosen_move_is_shown_until_it_is_taken_back(page: Page) -> None:
    body = """
      const chosen = m.choose(given.moves[4]);
      return [chosen, m.takeBack(chosen)].map((selection) => m.preview(given.moves, selection)?.text ?? null);
    """
    assert run(page, "core/picks", body, moves=MOVES) == ["Stop now", None]


def test_only_elements_that_continue_a_move_are_pickable(page: Page) -> None:
    body = "return given.clicks.map((clicked) => [...m.pickable(given.moves, clicked).keys()]);"
    at_first, after_a2, after_card = run(page, "core/picks", body, moves=MOVES, clicks=[[], ["a2"], ["card-1"]])
    assert at_first == ["a1", "b1", "a2", "c3", "card-1"]
    assert after_a2 == ["a1", "b1"]
    assert after_card == ["seat-0"]


def test_without_clicks_no_move_is_shown_even_if_one_needs_none(page: Page) -> None:
    body = "return [m.preview(given.moves, m.NOTHING), m.unpictured(given.moves).map((move) => move.text)];"
    assert run(page, "core/picks", body, moves=MOVES) == [None, ["Stop now"]]


@pytest.mark.parametrize(
    ("text", "found"), [("a1 b1", "a1 b1"), ("  STOP   now ", "Stop now"), ("a1", None), ("", None)]
)
def test_typed_moves_are_found_whatever_their_spacing(page: Page, text: str, found: str | None) -> None:
    body = "return m.typed(given.moves, given.text)?.text ?? null;"
    assert run(page, "core/picks", body, moves=MOVES, text=text) == found


@pytest.mark.parametrize(
    ("direction", "found"), [("ArrowRight", "east"), ("ArrowDown", "south"), ("ArrowLeft", None), ("ArrowUp", None)]
)
def test_arrow_keys_go_to_the_element_straight_ahead(page: Page, direction: str, found: str | None) -> None:
    boxes = [
        {"id": "here", "x": 0, "y": 0},
        {"id": "east", "x": 50, "y": 5},
        {"id": "south-east", "x": 30, "y": 30},
        {"id": "south", "x": 0, "y": 60},
    ]
    body = "return m.neighbour(given.boxes, given.boxes[0], given.direction)?.id ?? null;"
    assert run(page, "core/picks", body, boxes=boxes, direction=direction) == found


def morphed(page: Page, before: str, after: str, body: str) -> Any:
    """Run `body` after one picture was morphed into the other, and return its result.

    In `body`, `root` is the picture, and `old(id)` an element that it had before.
    """
    return run(
        page,
        "core/morph",
        f"""
        const root = m.parsed(given.before);
        document.body.replaceChildren(root);
        const kept = new Map([...root.querySelectorAll("[id]")].map((element) => [element.id, element]));
        const old = (id) => kept.get(id);
        const focused = root.querySelector("[tabindex]");
        focused?.focus();
        m.morph(root, m.parsed(given.after));
        {body}
        """,
        before=svg(before),
        after=svg(after),
    )


def test_a_morphed_picture_equals_the_next_one(page: Page) -> None:
    before = '<g id="a" class="old"><text>1</text></g><g id="b"/><!-- gone --><rect width="3"/>'
    after = (
        '<rect width="4"/><g id="b"><circle id="c" r="2"/></g><g id="a" transform="translate(5 5)"><text>2</text></g>'
    )
    body = "return new XMLSerializer().serializeToString(root);"
    assert morphed(page, before, after, body) == svg(after)


def test_elements_with_an_id_keep_their_identity_when_they_move(page: Page) -> None:
    before = '<g id="hand"><g id="card"/></g><g id="display"/>'
    after = '<g id="display"><g id="new"><g id="card"/></g></g>'
    body = """
      const at = (id) => root.querySelector("#" + id);
      return [at("card") === old("card"), at("display") === old("display"), at("card").parentNode.id, at("hand")];
    """
    assert morphed(page, before, after, body) == [True, True, "new", None]


def test_morphing_keeps_the_focus(page: Page) -> None:
    before = '<g id="a"/><g id="b" tabindex="0"><rect width="9" height="9"/></g>'
    after = '<g><g id="b" tabindex="0"><rect width="9" height="9"/></g></g><g id="a"/>'
    assert morphed(page, before, after, "return document.activeElement.id;") == "b"


def test_a_moved_element_is_animated_together_with_its_children(page: Page) -> None:
    before = '<g id="card"><g id="box" transform="translate(2 2)"/></g><g id="still"/><g id="pile"/>'
    after = '<g id="pile"><g id="card" transform="translate(60 40)"><g id="box" transform="translate(2 2)"/></g></g><g id="still"/>'
    body = """
      return root.getAnimations({ subtree: true }).map((one) => [one.effect.target.id, one.effect.getKeyframes()[0].translate]);
    """
    assert morphed(page, before, after, body) == [["card", "-60px -40px"]]


def test_a_moved_element_is_animated_to_its_new_size(page: Page) -> None:
    before = '<g id="card" transform="translate(10 20) scale(0.5)"><rect width="10" height="10"/></g>'
    after = '<g transform="scale(2)"><g id="card" transform="translate(15 10)"><rect width="10" height="10"/></g></g>'
    body = """
      const [travel] = root.getAnimations({ subtree: true });
      const corner = root.getBoundingClientRect();
      travel.pause();
      return [0, 249.999].map((moment) => {
        travel.currentTime = moment;
        const { x, y, width } = root.querySelector("rect").getBoundingClientRect();
        return [x - corner.x, y - corner.y, width].map(Math.round);
      });
    """
    assert morphed(page, before, after, body) == [[10, 20, 5], [30, 20, 20]]


def test_elements_with_a_beat_are_animated_on_that_beat(page: Page) -> None:
    before = (
        '<g id="card"/><g id="treasure"/><g id="red" data-beat="1">Anna wins</g><g id="blue" data-beat="2">Ben wins</g>'
    )
    after = (
        '<g id="card" transform="translate(9 9)"/><g data-beat="1"><g id="treasure" transform="translate(9 9)"/></g>'
        '<g id="red" data-beat="1">Anna wins</g><g id="blue" data-beat="2">Cem wins</g><g id="green" data-beat="3">Dora wins</g>'
    )
    body = """
      return root.getAnimations({ subtree: true }).map(({ effect }) => {
        return [effect.target.id, Object.keys(effect.getKeyframes()[0]).includes("opacity"), effect.getTiming().delay];
      });
    """
    assert morphed(page, before, after, body) == [
        ["card", False, 0],
        ["treasure", False, 450],
        ["blue", True, 900],
        ["green", True, 1350],
    ]


def test_morphing_animates_nothing_with_reduced_motion(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    body = "return root.getAnimations({ subtree: true }).length;"
    after = '<g id="a" transform="translate(9 9)"/><g id="b" data-beat="1"/>'
    assert morphed(page, '<g id="a"/>', after, body) == 0


def test_text_that_is_not_a_picture_is_refused(page: Page) -> None:
    body = "try { m.parsed(given.text); return null; } catch (error) { return error.message; }"
    assert run(page, "core/morph", body, text="<p>no</p>") == "the picture is no SVG"


class Server:
    """The server's end of the live connection."""

    def __init__(self, page: Page) -> None:
        self.lines: list[WebSocketRoute] = []
        self.heard: list[tuple[int, dict[str, Any]]] = []
        page.route_web_socket("**/live?*", self.take)

    def take(self, line: WebSocketRoute) -> None:
        """Accept a connection of the browser."""
        number = len(self.lines)
        self.lines.append(line)
        line.on_message(lambda text: self.heard.append((number, json.loads(text))))

    def say(self, **message: Any) -> None:
        """Send a message over the newest connection."""
        self.lines[-1].send(json.dumps(message))


OPEN_LINE = """
  window.told = [];
  const note = (name) => (message) => window.told.push([name, message?.version ?? message?.decision ?? null]);
  const told = Object.fromEntries(["open", "lost", "gone", "view", "played", "refused"].map((name) => [name, note(name)]));
  window.live = new m.Live("/tables/x/live", { language: "de", wide: true, listeners: told });
  window.live.connect();
"""


@pytest.fixture
def server(page: Page, site: None) -> Server:  # noqa: ARG001
    """A server with an open connection, and the first view shown."""
    server = Server(page)
    run(page, "core/live", OPEN_LINE)
    wait_for(page, "open", 1)
    server.say(type="view", version=4, seat=1, fresh=True)
    wait_for(page, "view", 1)
    return server


def wait_for(page: Page, event: str, times: int) -> None:
    """Wait until the connection has reported an event the given number of times."""
    page.wait_for_function(
        "([name, times]) => told.filter((one) => one[0] === name).length >= times", arg=[event, times]
    )


def told(page: Page, event: str) -> list[Any]:
    """Return the numbers in all reported events of a kind: the version of a view, the decision of an answer."""
    found: list[Any] = page.evaluate("(name) => told.filter((one) => one[0] === name).map((one) => one[1])", event)
    return found


def test_a_gap_between_views_causes_a_resync(page: Page, server: Server) -> None:
    server.say(type="view", version=6, **{"from": 4}, seat=1)
    server.say(type="view", version=9, **{"from": 7}, seat=1)
    server.say(type="view", version=9, seat=1, fresh=True)
    wait_for(page, "view", 3)
    assert told(page, "view") == [4, 6, 9]
    assert server.heard == [(0, {"type": "resync", "version": 6})]


def test_an_unacknowledged_move_is_resent_on_the_next_connection(page: Page, server: Server) -> None:
    move = {"type": "move", "seat": 1, "decision": 2, "move": "a1", "sure": True}
    page.evaluate("live.move(1, 2, 'a1')")
    server.lines[0].close(code=1012)
    wait_for(page, "open", 2)
    assert told(page, "lost") == [None]
    assert "since=4" in server.lines[1].url
    assert "seat=1" in server.lines[1].url
    server.say(type="played", seat=1, decision=2, repeated=True)
    wait_for(page, "played", 1)
    assert server.heard == [(0, move), (1, move)]
    server.lines[1].close(code=1012)
    wait_for(page, "open", 3)
    server.say(type="view", version=4, seat=1, fresh=True)
    wait_for(page, "view", 2)
    assert len(server.heard) == 2


def test_a_connection_closed_for_good_is_not_reopened(page: Page, server: Server) -> None:
    server.lines[0].close(code=4404)
    wait_for(page, "gone", 1)
    assert not page.evaluate("live.timers.retry")
    assert told(page, "lost") == []
    assert len(server.lines) == 1


def test_the_move_list_is_filtered_by_clicks_and_typing(page: Page) -> None:
    body = """
      document.body.innerHTML = `<details id="moves"><summary></summary>
        <div><ul></ul><form><input></form><p id="typing-answer"></p></div></details>
        <button id="moves-button"><span class="word"></span></button><dialog id="moves-sheet"><button></button><h2></h2></dialog>`;
      const details = document.querySelector("details");
      const list = new m.MoveList(document.body, () => "", matchMedia("(width > 0)"), { chosen() {}, played() {} });
      const shown = () => [...details.querySelectorAll("li:not([hidden]) .notation")].map((text) => text.textContent);
      list.show(given.moves);
      const found = [shown()];
      list.mark(null, ["a1"]);
      found.push(shown());
      details.querySelector("input").value = "a2";
      list.mark(null, ["a1"]);
      found.push(shown());
      details.querySelector("input").value = "";
      list.mark(null, []);
      return [...found, shown()];
    """
    every = ["a1 b1", "a1 b1 a2", "c3", "give 1 anna", "Stop now"]
    assert run(page, "core/movelist", body, moves=MOVES) == [every, ["a1 b1", "a1 b1 a2"], ["a1 b1 a2"], every]


HINTS = """
  document.body.innerHTML = "<button></button><div hidden><p></p><ol></ol></div>";
  const [button, panel] = document.body.children;
  const taken = [];
  let asked = 0;
  const hints = new m.Hints(button, panel, (name) => name, { asked: () => Boolean((asked += 1)), chosen: (move) => taken.push(move.text) });
  const view = { hints: true, seat: 0, decision: 3, moves: given.moves };
  const answer = { moves: given.moves.slice(0, 3).map((move) => ({ ...move, expected: "often" })), reason: null };
  const shown = () => panel.hidden ? "" : [panel.querySelector("p").textContent, panel.querySelectorAll("li").length].join(" ");
  hints.follow(view);
"""


def test_a_hint_is_requested_once_shown_chosen_and_closed(page: Page) -> None:
    body = """
      const found = [button.hidden, shown()];
      button.click();
      button.click();
      found.push(asked, shown());
      hints.take(answer);
      found.push(shown());
      panel.querySelector("li:nth-child(2) button").click();
      hints.mark(given.moves[1]);
      found.push(taken, panel.querySelectorAll("[aria-pressed=true]").length);
      hints.follow({ ...view });
      found.push(shown());
      button.click();
      return [...found, shown(), button.getAttribute("aria-expanded")];
    """
    expected = [False, "", 1, "hintThinking 0", "hintLead 3", ["a1 b1 a2"], 1, "hintLead 3", "", "false"]
    assert run(page, "features/hints/hints", HINTS + body, moves=MOVES) == expected


def test_a_stale_hint_is_not_shown(page: Page) -> None:
    body = """
      button.click();
      hints.follow({ ...view, decision: 4 });
      const found = [shown()];
      hints.take(answer);
      found.push(shown());
      button.click();
      hints.take({ moves: [], reason: "no wind" });
      found.push(shown());
      button.click();
      hints.giveUp();
      found.push(shown());
      button.click();
      hints.take(answer);
      hints.follow(null);
      return [...found, asked, shown(), button.hidden];
    """
    assert run(page, "features/hints/hints", HINTS + body, moves=MOVES) == [
        "hintStale 0",
        "hintStale 0",
        "no wind 0",
        "",
        4,
        "",
        True,
    ]


def test_hints_need_a_choice_of_moves_and_permission(page: Page) -> None:
    body = """
      return [{ hints: false }, { moves: [] }, { moves: given.moves.slice(0, 1) }, {}].map((changed) => {
        hints.follow({ ...view, ...changed });
        return button.hidden;
      });
    """
    assert run(page, "features/hints/hints", HINTS + body, moves=MOVES) == [True, True, True, False]


TUTORIAL = """
  document.body.innerHTML = `<section hidden><p id="lesson"></p><small></small><progress></progress><button id="lesson-previous"></button>
    <button id="lesson-show"></button><button id="lesson-next"></button><div id="learned" data-game="dig" data-count="" hidden>
    <p role="status"></p><button></button></div></section>`;
  const panel = document.querySelector("section");
  let offered = false;
  const shown = [];
  const tutorial = new m.Tutorial(panel, (name) => name, {
    read() {},
    point() {},
    show: (move) => offered && Boolean(shown.push(move)),
  });
  const stage = { lessons: [{ text: "Dig!", point: [] }], number: 0, of: 2, move: "a1", over: false };
  const end = { ...stage, number: 1, move: null, over: true };
  const [next, example] = ["next", "show"].map((id) => panel.querySelector("#lesson-" + id));
"""


def test_an_example_requested_early_is_shown_once_the_move_is_legal(page: Page) -> None:
    body = """
      tutorial.follow(stage);
      example.click();
      const found = [shown.length, example.textContent];
      tutorial.follow({ ...stage });
      found.push(shown.length, example.textContent);
      offered = true;
      tutorial.follow({ ...stage });
      tutorial.follow({ ...stage });
      return [...found, shown, example.textContent];
    """
    expected = [0, "lessonSoon", 0, "lessonSoon", ["a1"], "lessonShow"]
    assert run(page, "features/tutorial/tutorial", TUTORIAL + body) == expected


def test_a_request_for_an_example_does_not_carry_over_to_another_move(page: Page) -> None:
    body = """
      tutorial.follow(stage);
      example.click();
      offered = true;
      tutorial.follow({ ...stage, number: 1, move: "b1" });
      return [shown, example.textContent];
    """
    assert run(page, "features/tutorial/tutorial", TUTORIAL + body) == [[], "lessonShow"]


def test_no_lesson_returns_after_the_end_of_the_tutorial(page: Page) -> None:
    body = """
      tutorial.follow(end);
      const found = [panel.hidden];
      next.click();
      next.click();
      found.push(panel.hidden);
      tutorial.follow({ ...end });
      return [...found, panel.hidden, next.hidden];
    """
    assert run(page, "features/tutorial/tutorial", TUTORIAL + body) == [False, True, True, True]


def test_starting_a_move_skips_to_the_lesson_that_asks_for_it(page: Page) -> None:
    body = """
      const lesson = () => [panel.querySelector("#lesson").textContent, next.hidden, example.hidden];
      const lessons = [{ text: "A chest!", point: [] }, { text: "Dig!", point: [] }];
      tutorial.follow({ ...stage, lessons, move: null });
      tutorial.goToTask();
      const found = [lesson()];
      tutorial.follow({ ...stage, lessons, number: 1 });
      found.push(lesson());
      tutorial.goToTask();
      return [...found, lesson()];
    """
    assert run(page, "features/tutorial/tutorial", TUTORIAL + body) == [
        ["A chest!", False, True],
        ["A chest!", False, True],
        ["Dig!", True, False],
    ]


STRIP = """
  document.body.innerHTML = `<div id="strip" data-gone="Gone." data-lost="Lost." hidden>
    <span data-status></span><span data-unsent></span><button></button></div>`;
  const { wordsOf } = await import("/core/dom.js");
  window.strip = document.querySelector("#strip");
  window.connection = new m.ConnectionStatus(strip, wordsOf(strip), { again: () => undefined, waiting: () => "" });
  connection.failed("Too late.");
"""


@pytest.mark.parametrize(("then", "shown"), [("", None), ("gone()", "Too late."), ("lost(3)", "Lost.")])
def test_an_error_disappears_after_a_while_unless_the_connection_is_lost(
    page: Page, then: str, shown: str | None
) -> None:
    page.clock.install()
    open_site(page)
    body = f"{STRIP} {f'connection.{then};' if then else ''} return strip.hidden;"
    assert run(page, "core/connectionstatus", body) is False
    page.clock.run_for(20_000)
    assert page.evaluate("strip.hidden ? null : strip.querySelector('[data-status]').textContent") == shown
