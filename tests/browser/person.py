"""A user at a browser who can play any game with what the page offers."""

import json
import os
import random
import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, Response, TimeoutError, expect
from tests.browser.socket_play import Line, play_to_the_end
from tests.some_games import short

from spadework.engine.discovery import game as find_game

SHOTS = Path(__file__).parent.parent.parent / "test-results"
PATIENCE = 60_000
PAUSE = 2_000

Situation = Literal["choose", "wait", "hand_off", "over"]
SITUATIONS: tuple[Situation, ...] = ("choose", "wait", "hand_off", "over")

# Runs in every page before the page's own scripts. The situation is null from the acknowledgement of a move until the resulting view is
# shown.
LISTEN = """
  window.heard = [];
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => window.heard.push(JSON.parse(data)));
    }
  };
  window.situation = () => {
    const shown = (id) => document.getElementById(id)?.checkVisibility() ?? false;
    if (shown("hand-off")) return "hand_off";
    if (shown("result")) return "over";
    const news = heard.findLast(({ type }) => type === "played" || type === "view");
    if (!document.querySelector("#board svg") || news?.type !== "view") return null;
    if (document.getElementById("ask").textContent === document.getElementById("main").dataset.sending) return null;
    if (document.getElementById("moves").hidden !== !news.moves.length) return null;
    return news.moves.length ? "choose" : "wait";
  };
"""


# Returns the place, as near the element's middle as possible, where a click hits the element and not another one on top of it.
FREE = """(element) => {
  const find = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
    const places = parts.flatMap((down) => parts.map((across) => ({ x: across * width, y: down * height })));
    return places.find(({ x, y }) => element.contains(document.elementFromPoint(left + x, top + y)));
  };
  const found = find();
  if (!found) element.scrollIntoView({ block: "center", behavior: "instant" });
  return found ?? find() ?? null;
}"""


def kinds(game: str, *first: str) -> list[str]:
    """Return the kinds of players for a game's minimum number of seats: the given ones first, computers for the rest."""
    return [*first, *["computer"] * (find_game(game).rules.SEATS[0] - len(first))]


# The settings of people who set nothing else: when every move is confirmed, a test can choose and look first, and without
# animations it need not wait for a question.
PREFER = """
  localStorage.getItem("spadework") ?? localStorage.setItem("spadework", '{"confirm": "always", "pace": "off"}');
"""


class Person:
    """A user at a browser's page; `errors` collects the page's errors."""

    def __init__(self, page: Page, address: str, seed: int = 1) -> None:
        self.page = page
        self.address = address
        self.random = random.Random(seed)
        self.errors: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.add_init_script(LISTEN)
        page.add_init_script(PREFER)
        page.on("pageerror", lambda error: self.errors.append(f"error: {error}"))
        page.on("console", self._said)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.errors.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        # Leaving a page before it has loaded aborts its remaining requests.
        if request.failure != "net::ERR_ABORTED":
            self.errors.append(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.errors.append(f"{response.status}: {response.url}")

    def prefer(self, **settings: str) -> None:
        """Change settings for the pages that are opened from now on."""
        chosen = json.dumps({"pace": "off", **settings})
        self.page.add_init_script(f"localStorage.setItem('spadework', {json.dumps(chosen)})")

    # Navigation

    def go(self, path: str) -> None:
        """Open a page of the site."""
        self.page.goto(self.address + path)

    @property
    def path(self) -> str:
        """The path of the current page within the site."""
        return urlsplit(self.page.url).path.removeprefix(urlsplit(self.address).path)

    def at(self, selector: str, **filters: Any) -> Locator:
        """Return a locator of elements on the page."""
        return self.page.locator(selector, **filters)

    def shot(self, name: str) -> None:
        """Save a screenshot, if SPADEWORK_SCREENSHOTS is set."""
        if os.environ.get("SPADEWORK_SCREENSHOTS"):
            SHOTS.mkdir(exist_ok=True)
            self.page.screenshot(path=SHOTS / f"{name}.png")

    def open_table(self, game: str, kinds: Sequence[str], names: Sequence[str] = (), level: str = "deck-hand") -> str:
        """Open a table for a short game with the form, by mouse; return its path."""
        self.go("/")
        self.at(f"a[href*='/games/{game}/new']").click()
        self.page.get_by_role("radio", name=str(len(kinds)), exact=True).check()
        for seat, kind in enumerate(kinds):
            self.at(f"[name=kind-{seat}]").select_option(kind)
            if kind == "computer":
                self.at(f"[name=level-{seat}]").select_option(level)
            elif kind != "link" and seat < len(names):
                self.at(f"[name=name-{seat}]").fill(names[seat])
        self.open("#more")
        for option, choice in short(find_game(game)).items():
            self.at(f"[name=option-{option}][value='{choice}']").check()
        self.at("#new button.main").click()
        self.page.wait_for_url(re.compile(r"/tables/[^/]+$"))
        return self.path

    def invitation(self) -> str:
        """Wait for the link for friends and return it."""
        field = self.at("#invitation input")
        expect(field).to_have_value(re.compile("/join/"))
        return field.input_value()

    # Playing

    def accept(self, invitation: str, name: str) -> None:
        """Accept an invitation under a name."""
        self.page.goto(invitation)
        self.at("input[name=name]").fill(name)
        self.at("#main form button.main").click()

    def situation(self, *but: Situation) -> Situation:
        """Wait for a situation that is not among `but`, and return it."""
        found: Situation = self.page.wait_for_function(
            "(but) => { const now = situation(); return but.includes(now) ? null : now; }",
            arg=list(but),
            timeout=PATIENCE,
        ).json_value()
        return found

    def take_screen(self) -> None:
        """Wait for a turn, uncovering the screen as often as needed: a click is lost if the screen is just being covered again."""
        while self.situation("wait") == "hand_off":
            with suppress(TimeoutError):
                self.at("#look").click(timeout=PAUSE)
                self.page.wait_for_function("() => situation() !== 'hand_off'", timeout=PAUSE)

    def asked(self) -> str:
        """Return the page's question."""
        return self.at("#ask").inner_text()

    def offered(self) -> list[str]:
        """Return the texts of all moves on offer."""
        texts: list[str] = self.at(":is(#moves, #moves-sheet) .moves .notation").all_text_contents()
        return texts

    def log(self) -> list[str]:
        """Return the lines of the log."""
        lines: list[str] = self.at("#log li").all_text_contents()
        return lines

    def decline_the_coach(self) -> None:
        """Decline the coach's offer, which covers other elements on a narrow page."""
        decline = self.at("#coach [data-coach=no]")
        if decline.is_visible():
            decline.press("Enter")

    def choose_by_clicks(self) -> str:
        """Choose a move with the mouse, on the picture where possible; return the label of the confirm button."""
        self.decline_the_coach()
        confirm = self.at("#confirm")
        while confirm.is_disabled():
            places = self.at("#board .pickable")
            # In some games the player decides when a turn ends.
            ends = self.random.random() < 0.1 and self.at("#direct button:visible").count()
            if not ends and (count := places.count()):
                place = places.nth(self.random.randrange(count))
                place.click(position=place.evaluate(FREE))
            else:
                self._choose_beside_the_picture()
        while self.at("#turn").is_visible() and self.random.random() < 0.4:
            self.at("#turn").click()
        # Some players change their minds.
        if self.random.random() < 0.1:
            self.at("#back").click()
            return self.choose_by_clicks()
        return confirm.inner_text()

    def _choose_beside_the_picture(self) -> None:
        """Choose one of the moves that cannot be chosen on the picture."""
        direct = self.at("#direct button")
        if not direct.count():
            self.open("#moves")
            direct = self.at(":is(#moves, #moves-sheet) .moves button")
        direct.nth(self.random.randrange(direct.count())).click()

    def play_over_socket(self, table: str) -> None:
        """Play random moves to the end of the game over live connections alone, while the browser shows another page."""
        self.go("/verify")
        play_to_the_end(self.line_to(table), self.random)

    def line_to(self, table: str) -> Line:
        """Return what this browser needs to open a live connection to a table."""
        cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in self.page.context.cookies())
        return Line(self.address, table, cookies)

    def open(self, details: str) -> None:
        """Unfold a part of the page, or open it where it is a sheet."""
        button = self.at(f"{details}-button")
        if button.count() and button.is_visible() and not self.at(f"{details} > summary").is_visible():
            button.click()
        elif self.at(details).get_attribute("open") is None:
            self.at(f"{details} > summary").click()

    def play_by_clicks(self) -> None:
        """Choose a move with the mouse and confirm it."""
        self.choose_by_clicks()
        self.at("#confirm").click()

    def play_by_typing(self) -> str:
        """Type one of the moves on offer; return its text."""
        self.open("#moves")
        text = self.random.choice(self.offered())
        self.type(text)
        return text

    def type(self, text: str) -> None:
        """Enter a text in the field for moves."""
        field = self.at("#typing input")
        field.fill(text)
        field.press("Enter")

    # Keyboard

    def press(self, *keys: str) -> None:
        """Press keys one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, selector: str, most: int = 80) -> None:
        """Press Tab until an element that matches the selector has the focus; every stop on the way must be visible."""
        way = []
        for _ in range(most):
            if self.focused(selector):
                return
            self.press("Tab")
            way.append(self.sees_focus())
        raise AssertionError(f"Tab does not come to {selector}: {way}")

    def rest(self) -> None:
        """Finish all animations, and wait until the page has stopped scrolling."""
        self.page.evaluate("""async () => {
          for (const one of document.getAnimations()) one.finish();
          // A page that is not in front gets no animation frames, so time is counted otherwise.
          const moment = () => new Promise((done) => setTimeout(done, 20));
          for (let still = 0, before = scrollY, waits = 0; still < 4 && waits < 150; before = scrollY, waits += 1) {
            await moment();
            still = scrollY === before && !document.getAnimations().length ? still + 1 : 0;
          }
        }""")

    def focused(self, selector: str) -> bool:
        """Return whether the focused element matches a selector."""
        return bool(self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector))

    def sees_focus(self) -> str:
        """Check that the focused element is on the screen and uncovered once all animations are finished; return its name."""
        found = self.page.evaluate("""async () => {
          const look = () => {
            const held = document.activeElement;
            for (const one of document.getAnimations()) one.finish();
            const { left, right, top, bottom } = held.getBoundingClientRect();
            const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
            const [width, height] = [Math.min(right, innerWidth) - x, Math.min(bottom, innerHeight) - y];
            const parts = [0.5, 0.1, 0.9];
            const seen = held === document.body || parts.some((across) => parts.some((down) => {
              const there = document.elementFromPoint(x + across * width, y + down * height);
              return there && (held.contains(there) || there.contains(held));
            }));
            const name = held.id || held.name || held.textContent.trim().slice(0, 40) || held.nodeName;
            const over = document.elementFromPoint(x + 0.5 * width, y + 0.5 * height);
            const above = over && (over.closest("[id]") ?? over);
            const bar = document.getElementById("action-bar")?.getBoundingClientRect().top;
            return { name, seen, box: [left, top, right, bottom], over: above && (above.id || above.nodeName), bar, scrolled: scrollY };
          };
          // When the bar has just grown, the page follows in a moment.
          let found = look();
          for (let tries = 0; !found.seen && tries < 40; tries += 1) {
            await new Promise((done) => setTimeout(done, 50));
            found = look();
          }
          return found;
        }""")
        assert found["seen"], f"the focus is out of sight: {found}"
        return str(found["name"])

    # Checks

    def no_errors(self, *but: str) -> None:
        """Check that there were no errors except those that contain one of the given texts."""
        found = [trouble for trouble in self.errors if not any(text in trouble for text in but)]
        assert not found, "\n".join(found)

    def until(self, situation: Situation) -> None:
        """Wait for a situation."""
        self.situation(*(other for other in SITUATIONS if other != situation))

    def sees(self, selector: str, text: str) -> None:
        """Wait until an element contains a text."""
        expect(self.at(selector)).to_contain_text(text)
