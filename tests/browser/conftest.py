"""A real browser for the tests that need one, found by SPADEWORK_BROWSER or on the path."""

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")


def executable() -> str | None:
    """Where the browser is: the file that SPADEWORK_BROWSER names, or the first known name on the path."""
    named = os.environ.get("SPADEWORK_BROWSER")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for one file of tests; without one they are skipped, except where everything has to be proved."""
    path = executable()
    if path is None:
        why = "no browser: install Chromium or name one in SPADEWORK_BROWSER"
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page that lets no error in its scripts pass."""
    context = browser.new_context()
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []
