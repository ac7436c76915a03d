"""Games in Firefox, one of them to its end. It is driven over WebDriver BiDi, as Playwright supports only its own Firefox build."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.browser.person import FREE, LISTEN, PREFER, kinds
from tests.browser.server import ServerProcess
from tests.browser.test_whole_games import WHOLE
from tests.some_games import short
from websockets.sync.client import ClientConnection, connect

from spadework.engine.discovery import game as find_game
from spadework.engine.discovery import game_ids

pytestmark = [pytest.mark.browser, pytest.mark.long]

ENOUGH = 30
"""Number of clicks in the games that are not played to their end."""

PATIENCE = 60.0
"""Time limit for a message from the browser, in seconds."""

CONFIRM = """localStorage.setItem("spadework", '{"confirm": "always"}')"""

LOADED = "browsingContext.load"
"""The event of a loaded page."""

TRUSTED = "user_pref('network.proxy.type', 0);\nuser_pref('datareporting.policy.dataSubmissionEnabled', false);\n"

# Returns where a player clicks next: the confirm button, a place in the picture, a move beside it, or the list of all moves.
NEXT = f"""() => {{
  const free = {FREE};
  const any = (found) => found[Math.floor(Math.random() * found.length)];
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const confirm = document.getElementById("confirm");
  const one = confirm.disabled
    ? (Math.random() < 0.2 && any(seen("#direct button"))) || any(seen("#board .pickable")) || any(seen("#direct button"))
      || any(seen("#moves-sheet .moves button, #moves .moves button")) || any(seen("#moves-button, #moves > summary"))
    : confirm;
  one.scrollIntoView({{ block: "nearest", behavior: "instant" }});
  const place = free(one);
  const {{ left, top }} = one.getBoundingClientRect();
  return place && [Math.round(left + place.x), Math.round(top + place.y)];
}}"""

SITUATION = """(but) => new Promise((found) => {
  const look = () => {
    const now = window.situation?.();
    if (now && now !== but) found(now); else setTimeout(look, 30);
  };
  look();
})"""


class Firefox:
    """A tab of Firefox; `errors` collects its errors."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._sent = 0
        self.errors: list[str] = []
        self.ask("session.new", capabilities={})
        self.tab = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.ask("session.subscribe", events=["log.entryAdded", "network.responseCompleted"])
        self.ask("script.addPreloadScript", functionDeclaration=f"() => {{ if (origin !== 'null') {{ {LISTEN} }} }}")

    def ask(self, method: str, **params: Any) -> Any:
        """Send a command; return its result."""
        self._sent += 1
        self._line.send(json.dumps({"id": self._sent, "method": method, "params": params}))
        while (heard := self._hear()).get("id") != self._sent:
            pass
        assert heard["type"] == "success", heard
        return heard["result"]

    def _hear(self) -> Any:
        """Return the next message; record it if it is an error."""
        heard = json.loads(self._line.recv(timeout=PATIENCE))
        event, said = heard.get("method"), heard.get("params")
        if event == "log.entryAdded" and said["level"] in {"error", "warn"}:
            self.errors.append(f"{said['type']}: {said['text']} {said.get('stackTrace')}")
        elif event == "network.responseCompleted" and said["response"]["status"] >= 400:
            self.errors.append(f"{said['response']['status']}: {said['response']['url']}")
        return heard

    def go(self, address: str) -> None:
        """Open a page."""
        self.ask("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def run(self, function: str, *arguments: Any) -> Any:
        """Run a function in the page; wait for its result and return it."""
        call = (
            f"Promise.resolve(({function})(...{json.dumps(arguments)})).then((found) => JSON.stringify(found ?? null))"
        )
        found = self.ask("script.evaluate", expression=call, target={"context": self.tab}, awaitPromise=True)
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def click(self, x: int, y: int) -> None:
        """Click at a position in the window."""
        moves = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}
        self.ask("input.performActions", context=self.tab, actions=[mouse])

    def submit(self, form: str, values: dict[str, str]) -> None:
        """Fill in a form, submit it, and wait until the next page has loaded."""
        fill = """(form, values) => {
          const whole = document.querySelector(form);
          for (const [name, value] of Object.entries(values)) whole.elements.namedItem(name).value = value;
          setTimeout(() => whole.requestSubmit(whole.querySelector("button.main")), 0);
        }"""
        # Subscribe only now, so that the event is not the previous page's.
        self.ask("session.subscribe", events=[LOADED])
        self.run(fill, form, values)
        while self._hear().get("method") != LOADED:
            pass


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    """A headless Firefox."""
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    if path is None:
        pytest.skip("no Firefox: install firefox-esr")
    profile = tmp_path / "profile"
    profile.mkdir()
    (profile / "user.js").write_text(TRUSTED)
    command = [
        path,
        "--headless",
        "--no-remote",
        "--profile",
        str(profile),
        "--remote-debugging-port",
        "0",
        "about:blank",
    ]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        lines = iter(process.stderr.readline, "")
        address = next(found[1] for line in lines if (found := re.search(r"BiDi listening on (ws://\S+)", line)))
        try:
            with connect(f"{address}/session", max_size=None) as line:
                yield Firefox(line)
        finally:
            process.kill()


@pytest.mark.parametrize("game", game_ids())
def test_a_game_in_firefox(game: str, firefox: Firefox, server: ServerProcess) -> None:
    firefox.ask("browsingContext.setViewport", context=firefox.tab, viewport={"width": 1280, "height": 720})
    firefox.go(f"{server.address}/games/{game}/new")
    # The other games are played with animations.
    firefox.run(f"() => {{ {PREFER if game == WHOLE else CONFIRM} }}")
    seats = {f"kind-{seat}": kind for seat, kind in enumerate(kinds(game, "me"))}
    options = {f"option-{name}": choice for name, choice in short(find_game(game)).items()}
    firefox.submit("#new", {"seats": str(len(seats)), **seats, "name-0": "Anna", **options})
    clicks = 0
    while (situation := firefox.run(SITUATION, "wait")) == "choose" and (game == WHOLE or clicks < ENOUGH):
        place = firefox.run(NEXT)
        if place is not None:
            firefox.click(*place)
            clicks += 1
    assert clicks >= ENOUGH
    assert firefox.run("() => document.documentElement.scrollWidth <= innerWidth")
    if game == WHOLE:
        assert situation == "over"
        firefox.go(f"{firefox.run('() => location.href')}/replay")
        assert firefox.run("() => document.querySelector('#board svg').getBoundingClientRect().height > 200")
    assert firefox.errors == []
