"""Fixtures: a real browser, found by SPADEWORK_BROWSER or on the path, and a real server."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser.person import PATIENCE, Person
from tests.browser.server import ServerProcess
from tests.some_games import ONE_OF_EACH

from spadework.players.job import warm

expect.set_options(timeout=PATIENCE)

Newcomer = Callable[..., Person]

HERE = Path(__file__).parent

OPEN = ExitStack()
"""Closes the browser and Playwright."""

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    # Without a graphics card, each tile repeats all drawing operations, so tiles are few and large.
    "--default-tile-width=2048",
    "--default-tile-height=2048",
)


def executable() -> str | None:
    """Return the path of the browser: the one in SPADEWORK_BROWSER, or the first known name on the path."""
    named = os.environ.get("SPADEWORK_BROWSER")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


@pytest.fixture
def browser() -> Browser:
    """The browser for the tests of this folder; without one they are skipped, or fail in CI."""
    path = executable()
    if path is None:
        why = "no browser: install Chromium or name one in SPADEWORK_BROWSER"
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)
    return launched(path)


@cache
def launched(path: str) -> Browser:
    """Launch the browser, once for all tests of this folder.

    It is closed before tests of other folders, as Playwright's event loop would conflict with theirs.
    """
    playwright = sync_playwright().start()
    browser: Browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
    OPEN.callback(playwright.stop)
    OPEN.callback(browser.close)
    return browser


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Close the browser after the last test of this folder."""
    if nextitem is None or not nextitem.path.is_relative_to(HERE):
        OPEN.close()
        launched.cache_clear()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """An empty page; uncaught errors in its scripts fail the test."""
    context = browser.new_context()
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


@pytest.fixture(scope="session")
def compiled_games() -> None:
    """Compile all that needs compiling before a server starts."""
    for game in ONE_OF_EACH:
        warm(game.id)


@pytest.fixture(scope="session")
def server(compiled_games: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:  # noqa: ARG001
    """A running server, shared by all tests that do not stop it."""
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    server.start()
    for game in ONE_OF_EACH:
        server.prepare(game.id)
    yield server
    assert server.stop() == 0
    assert server.faults() == ""


@pytest.fixture
def newcomer(browser: Browser, server: ServerProcess) -> Iterator[Newcomer]:
    """A factory of people, each with a separate browser context: `newcomer(width, height, **context options)`.

    They prefer reduced motion unless the options say otherwise, so that no test waits for animations.
    """
    contexts = []

    def come(width: int = 1920, height: int = 1080, /, seed: int = 1, address: str = "", **options: Any) -> Person:
        options = {"reduced_motion": "reduce", **options}
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        contexts.append(context)
        return Person(context.new_page(), address or server.address, seed)

    yield come
    for context in contexts:
        context.close()
