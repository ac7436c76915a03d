"""Takebacks by consent in a browser."""

from playwright.sync_api import Page
from tests.browser.modules import open_site, run

PANEL = """
  document.body.innerHTML = '<div data-close="Close" hidden></div>';
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
