"""Helpers for tests of the browser's modules alone: an empty page that can load them, and sample moves and pictures."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route

import spadework

STATIC = Path(spadework.__file__).parent / "web"
SITE = "http://spadework.test"

CORNER = {"text": "a1 b1 a2", "label": "Corner", "picks": [["a1", "b1", "a2"]], "marks": ["a1", "b1", "a2"]}
LINE = {"text": "a1 b1", "label": "Line", "picks": [["a1", "b1"]], "marks": ["a1", "b1"]}
BOX = {"text": "c3", "label": "Box", "picks": [["c3"]], "marks": ["c3"]}
GIVE = {"text": "give 1 anna", "label": "Give", "picks": [["card-1"], ["seat-0"]], "marks": ["card-1"]}
STOP = {"text": "Stop now", "label": "Stop", "picks": [], "marks": []}
MOVES = [LINE, CORNER, BOX, GIVE, STOP]


def open_site(page: Page) -> None:
    """Open an empty page that can load the modules."""

    def answer(route: Route) -> None:
        name = route.request.url.removeprefix(SITE).strip("/")
        if name.endswith(".js"):
            path = STATIC / name
            if path.is_file():
                route.fulfill(path=path, content_type="text/javascript")
            else:
                route.fulfill(status=404)
        else:
            route.fulfill(body="<!doctype html><title>Modules</title>", content_type="text/html")

    page.route(f"{SITE}/**", answer)
    page.goto(SITE)


def run(page: Page, module: str, body: str, **given: Any) -> Any:
    """Run a function body in which `m` is a module and `given` the arguments; return its result."""
    return page.evaluate(f"async (given) => {{ const m = await import('/{module}.js'); {body} }}", given)


def svg(inner: str) -> str:
    """Return a picture with the given content."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">{inner}</svg>'
