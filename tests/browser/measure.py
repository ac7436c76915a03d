"""Measures the response times of the pages: `python tests/browser/measure.py`.

Prints the time from the start of a server to its first page, and the median time from the click on the confirm button until the
picture changes, on the screen of the player who moves and on a spectator's.
"""

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import QUIET, executable
from tests.browser.person import Person
from tests.browser.server import ServerProcess

from spadework.engine.discovery import game, game_ids

# Records when the confirm button is clicked and when the picture changes. Both pages read the same machine's clock.
CLOCK = """
  window.clicked = 0;
  window.changed = 0;
  const now = () => performance.timeOrigin + performance.now();
  addEventListener("click", (event) => { if (event.target.closest("#confirm")) window.clicked = now(); }, true);
  addEventListener("DOMContentLoaded", () => {
    const board = document.getElementById("board");
    if (!board) return;
    let looks = 0;
    new MutationObserver(() => {
      const views = heard.filter((message) => message.type === "view").length;
      if (views === looks) return;
      looks = views;
      requestAnimationFrame(() => { if (!window.changed) window.changed = now(); });
    }).observe(board, { childList: true, subtree: true, attributes: true, characterData: true });
  });
"""


@contextmanager
def server() -> Iterator[ServerProcess]:
    """Provide a server, not yet started, and stop it afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        try:
            yield server
        finally:
            server.stop()


def first_page(browser: Browser, server: ServerProcess) -> float:
    """Start the server; return the seconds until its first page is on the screen."""
    page = browser.new_page()
    start = time.perf_counter()
    server.start()
    page.goto(server.address)
    page.get_by_role("heading", level=1).wait_for()
    seconds = time.perf_counter() - start
    page.close()
    return seconds


def clicks(browser: Browser, server: ServerProcess, id: str, moves: int) -> dict[str, list[float]]:
    """Return the milliseconds from each click to the changed picture, for the player who moves and for a spectator."""
    mover, onlooker = (Person(browser.new_context().new_page(), server.address) for _ in range(2))
    for person in (mover, onlooker):
        person.page.add_init_script(CLOCK)
        person.page.set_viewport_size({"width": 1280, "height": 800})
    table = mover.open_table(id, ["me", *["computer"] * (game(id).rules.SEATS[0] - 1)])
    onlooker.go(table)
    found: dict[str, list[float]] = {"mover": [], "onlooker": []}
    while len(found["mover"]) < moves and mover.situation("wait") == "choose":
        mover.choose_by_clicks()
        mover.page.wait_for_timeout(100)
        for person in (mover, onlooker):
            person.page.evaluate("window.changed = 0")
        mover.at("#confirm").click()
        mover.page.wait_for_timeout(300)
        clicked = float(mover.page.evaluate("clicked"))
        for name, person in (("mover", mover), ("onlooker", onlooker)):
            if changed := float(person.page.evaluate("changed")):
                found[name].append(changed - clicked)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure how quickly the pages answer.")
    parser.add_argument("--moves", type=int, default=25, help="moves to measure in each game")
    moves = parser.parse_args().moves
    path = executable()
    if path is None:
        sys.exit("There is no browser: install Chromium or name one in SPADEWORK_BROWSER.")
    with sync_playwright() as playwright, server() as place:
        browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        print(f"server start to first page: {first_page(browser, place):.2f} s")
        for id in game_ids():
            for name, times in clicks(browser, place, id, moves).items():
                if times:
                    print(
                        f"{id}, click to changed picture, {name}: median {statistics.median(times):.0f} ms, "
                        f"slowest {max(times):.0f} ms of {len(times)}"
                    )
        browser.close()


if __name__ == "__main__":
    main()
