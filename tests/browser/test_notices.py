"""The page with the choice of notifications, and a browser's display of push messages."""

import json
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Browser, Page, expect
from tests.browser.checks import PageChecks
from tests.browser.modules import open_site
from tests.browser.thread_server import serving_in_a_thread

from spadework.web.features.notifications.delivery import new_key, public_point, to_base64
from spadework.web.server.settings import Settings

pytestmark = pytest.mark.browser

PUSHED = {"title": "Dig", "text": "Dig: it’s your turn.", "path": "/tables/t", "closes": False}
SUBSCRIBING = """
  const subscription = %s;
  let subscribed = sessionStorage.subscribed === "yes";
  async function unsubscribe() {
    sessionStorage.subscribed = "no";
  }
  PushManager.prototype.getSubscription = async () => (subscribed ? subscription : null);
  PushManager.prototype.subscribe = async function ({ applicationServerKey }) {
    subscribed = true;
    sessionStorage.subscribed = "yes";
    sessionStorage.wanted = applicationServerKey;
    return subscription;
  };
  Notification.requestPermission = async () => "granted";
"""
WORK = """async ({ pages, told, key }) => {
  const done = [], heard = {};
  const window = (url) => ({ url, focus: () => done.push(["focus", url]) });
  const self = {
    addEventListener: (name, listener) => { heard[name] = listener; },
    registration: {
      showNotification: async (title, { body, tag, data }) => done.push(["show", title, body, tag, data]),
      getNotifications: async ({ tag }) => [{ close: () => done.push(["end", tag]) }],
      pushManager: { subscribe: async (options) => ({ toJSON: () => ({ endpoint: "new", ...options }) }) },
    },
    clients: { matchAll: async () => pages.map(window), openWindow: async (path) => done.push(["open", path]) },
    navigator: { setAppBadge: async (count) => done.push(["badge", count]) },
    location: { href: "https://s.test/far/worker.js" },
  };
  // Addresses are relative to that of the script.
  const answers = { "waiting.json": { count: 3 }, "notices/push": { key } };
  const fetched = async (path, sent) => {
    if (sent) done.push([sent.method, path, JSON.parse(sent.body)]);
    return { ok: true, json: async () => answers[path] };
  };
  new Function("self", "fetch", await (await fetch("/features/notifications/worker.js")).text())(self, fetched);
  const happen = (name, event) => new Promise((resolve) => heard[name]({ ...event, waitUntil: resolve }));
  if (told) {
    await happen("push", { data: { json: () => told } });
    await happen("notificationclick", { notification: { data: told.path, close: () => done.push(["close"]) } });
  } else await happen("pushsubscriptionchange", { newSubscription: null });
  return done;
}"""


def test_push_notifications_are_turned_on_in_a_browser(browser: Browser, tmp_path: Path) -> None:
    keys = {"p256dh": to_base64(public_point(ec.generate_private_key(ec.SECP256R1()))), "auth": to_base64(bytes(16))}
    subscription = {"endpoint": "https://fcm.googleapis.com/send/abc", "keys": keys}
    settings = Settings(
        folder=tmp_path, warm=False, webhooks=("ntfy.sh",), push_key=new_key(), push_contact="mailto:me@example.org"
    )
    with serving_in_a_thread(settings) as server:
        context = browser.new_context(permissions=["notifications"])
        context.add_init_script(SUBSCRIBING % json.dumps(subscription))
        page = context.new_page()
        page.goto(f"{server.address}/notices")
        page.get_by_role("button", name="Turn on in this browser").click()
        expect(page.get_by_role("button", name="Turn off : Browser (fcm.googleapis.com)")).to_be_visible()
        expect(page.get_by_text("Notifications are on in this browser.")).to_be_visible()
        expect(page.get_by_role("button", name="Turn on in this browser")).to_be_hidden()
        assert page.evaluate("sessionStorage.wanted") == page.locator("[data-key]").get_attribute("data-key")
        # The page now has all the parts that it can have.
        page.set_viewport_size({"width": 360, "height": 740})
        checks = PageChecks()
        assert (checks.wrong(page, "en"), checks.violations(page)) == ([], [])
        context.close()


@pytest.mark.parametrize(
    ("pages", "last"),
    [
        ([], ["open", "https://s.test/far/tables/t"]),
        (
            ["https://s.test/far/tables/other", "https://s.test/far/tables/t?x"],
            ["focus", "https://s.test/far/tables/t?x"],
        ),
    ],
)
def test_a_push_message_is_shown_and_opens_its_table(page: Page, pages: list[str], last: list[str]) -> None:
    open_site(page)
    done = page.evaluate(WORK, {"pages": pages, "told": PUSHED})
    shown = ["show", "Dig", "Dig: it’s your turn.", "/tables/t", "/tables/t"]
    assert done == [shown, ["badge", 3], ["close"], last]


def test_an_outdated_notification_is_closed(page: Page) -> None:
    open_site(page)
    done = page.evaluate(WORK, {"pages": [], "told": {**PUSHED, "text": "Dig: nothing waits.", "closes": True}})
    shown = ["show", "Dig", "Dig: nothing waits.", "/tables/t", "/tables/t"]
    assert [one for one in done if one[0] in {"show", "end"}] == [shown, ["end", "/tables/t"]]


@pytest.mark.parametrize("key", ["key", None])
def test_a_browser_reports_a_changed_push_subscription(page: Page, key: str | None) -> None:
    open_site(page)
    done = page.evaluate(WORK, {"pages": [], "told": None, "key": key})
    new = {"endpoint": "new", "userVisibleOnly": True, "applicationServerKey": "key", "changed": True}
    assert done == ([["POST", "notices/push", new]] if key else [])


def test_another_users_notifications_can_be_turned_off_in_a_shared_browser(browser: Browser, tmp_path: Path) -> None:
    settings = Settings(folder=tmp_path, warm=False, push_key=new_key(), push_contact="mailto:me@example.org")
    with serving_in_a_thread(settings) as server:
        context = browser.new_context(permissions=["notifications"])
        context.add_init_script("sessionStorage.subscribed ??= 'yes'")
        context.add_init_script(SUBSCRIBING % "{ endpoint: 'https://fcm.googleapis.com/send/abc', unsubscribe }")
        page = context.new_page()
        page.goto(f"{server.address}/notices")
        expect(
            page.get_by_text("This browser may still show notifications for someone else who used it.")
        ).to_be_visible()
        page.get_by_role("button", name="Turn those off").click()
        expect(page.get_by_role("button", name="Turn those off")).to_be_hidden()
        expect(page.get_by_role("button", name="Turn on in this browser")).to_be_visible()
        assert page.evaluate("sessionStorage.subscribed") == "no"
        context.close()
