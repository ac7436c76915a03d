"""Takebacks in a browser: by consent, and of a player alone."""

from playwright.sync_api import Page
from tests.browser.conftest import Newcomer
from tests.browser.modules import open_site, run
from tests.browser.person import kinds
from tests.some_games import ONE_OF_EACH

PANEL = """
  document.body.innerHTML = '<div data-close="Close" data-yes="Yes" data-no="No" data-ask="Ask" data-cancel="Cancel" hidden></div>';
  const panel = document.body.firstChild;
  let listeners;
  const live = { past: 0, listen: (given) => { listeners = given; }, send: () => true };
  const takebacks = new m.Takebacks(panel, live);
  const view = (past) => listeners.view({ seat: 0, decision: 1, can_ask_takeback: false, past });
  takebacks.take({ request: null, ended: "Everyone agreed." });
"""


def test_the_outcome_of_a_takeback_disappears_at_the_next_move(page: Page) -> None:
    open_site(page)
    body = """
      const found = [panel.hidden];
      view(1);
      found.push(panel.hidden, panel.textContent);
      view(1);
      return [...found, panel.hidden];
    """
    assert run(page, "features/takebacks/takebacks", PANEL + body) == [False, False, "Everyone agreed.Close", True]


def test_the_outcome_of_a_takeback_disappears_after_a_while(page: Page) -> None:
    page.clock.install()
    open_site(page)
    assert run(page, "features/takebacks/takebacks", PANEL + "window.panel = panel; return panel.hidden;") is False
    page.clock.run_for(10_000)
    assert page.evaluate("panel.hidden") is True


def test_a_request_that_ended_while_the_connection_was_lost_disappears(page: Page) -> None:
    open_site(page)
    body = """
      takebacks.take({ request: { id: 2, changes: ["Bo asks."], may: "answer" }, ended: null });
      const found = [panel.hidden];
      listeners.open();
      found.push(panel.hidden);
      takebacks.offer({ seat: 0, decision: 1, changes: ["You ask."], asks: true });
      listeners.open();
      return [...found, panel.hidden];
    """
    # What the player has not sent yet stays.
    assert run(page, "features/takebacks/takebacks", PANEL + body) == [False, True, False]


WITHOUT_THE_TABLE = """() => {
  const view = heard.findLast(({ type }) => type === "view");
  return view.can_ask_takeback && !view.can_take_back;
}"""

CLICKED_TWICE = """() => {
  const plain = Object.getPrototypeOf(WebSocket.prototype), { send } = plain;
  const sent = [];
  plain.send = function (text) {
    sent.push(JSON.parse(text).type);
    return send.call(this, text);
  };
  for (let clicks = 0; clicks < 2; clicks += 1) document.querySelector("#back").click();
  return sent;
}"""


def test_a_double_click_of_a_player_alone_takes_back_once(newcomer: Newcomer) -> None:
    person = newcomer(1280, 800)
    game = ONE_OF_EACH[0].id
    person.open_table(game, kinds(game, "me"))
    person.until("choose")
    while not person.page.evaluate(WITHOUT_THE_TABLE):
        person.play_by_clicks()
        person.until("choose")
    assert person.page.evaluate(CLICKED_TWICE) == ["ask_takeback"]
    person.page.wait_for_function("() => heard.findLast(({ type }) => type === 'view').past > 0")
    person.no_errors()
