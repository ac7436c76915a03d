"""The number of tables that wait for the user, in a page's title, icon and badge."""

import json

import pytest
from playwright.sync_api import Page, Route
from tests.browser.modules import SITE, open_site

pytestmark = pytest.mark.browser

SIGN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h9"/></svg>'
PREPARE = """(sign) => {
  window.badges = [];
  navigator.setAppBadge = async (count) => window.badges.push(count);
  document.head.insertAdjacentHTML("beforeend", `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(sign)}">`);
  return import("/features/notifications/turnbadge.js").then(() => undefined);
}"""


def test_title_icon_and_badge_show_how_many_tables_wait(page: Page) -> None:
    open_site(page)
    counts = [2, 0]

    def answer(route: Route) -> None:
        route.fulfill(body=json.dumps({"count": counts.pop(0)}), content_type="application/json")

    page.route(f"{SITE}/waiting.json", answer)
    page.evaluate(PREPARE, SIGN)
    page.wait_for_function("document.title === '(2) Modules'")
    page.wait_for_function("decodeURIComponent(document.querySelector('link[rel=icon]').href).includes('>2</text>')")
    # When another script changes the title, the number stays, and the page asks for the current one.
    with page.expect_response(f"{SITE}/waiting.json"):
        page.evaluate("document.title = 'Somebody else'")
        page.wait_for_function("document.title === '(2) Somebody else'")
    page.wait_for_function("document.title === 'Somebody else'")
    assert page.evaluate("window.badges") == [2, 0]
    assert ">0<" not in page.evaluate("decodeURIComponent(document.querySelector('link[rel=icon]').href)")
