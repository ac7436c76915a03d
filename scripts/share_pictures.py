"""Draw the link preview pictures as PNG files of 1200 x 630: one per game and language, and one for the site.

Requires Pillow, which is used nowhere else, and the browser of the tests: `pip install pillow`, then
`SPADEWORK_BROWSER=/usr/bin/chromium python scripts/share_pictures.py [GAME ...]`. Without game ids it draws all. Run it again when a game's
picture has changed.
"""

import io
import os
import sys
from html import escape
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, Route, sync_playwright

from spadework.engine.discovery import all_games, game
from spadework.engine.game import Game
from spadework.engine.words import LANGUAGES, Words
from spadework.web.pages.pictures import draw_preview
from spadework.web.pages.scene import small_scene
from spadework.web.server.assets import FOLDERS, WEB
from spadework.web.server.requests import page_words
from spadework.web.server.site import PREVIEW_SIZE, preview_file

HERE = "http://spadework.invalid"
COLOURS = (192, 128, 96, 64, 48, 32)
"""Palette sizes to try, largest first, until the file is small enough."""
LARGEST = 118_000
STYLE = """
html { font-size: 30px; }
body { display: block; width: 1200px; height: 630px; overflow: hidden; background: var(--sea); }
.above > svg { display: block; width: 1200px; height: 612px; }
.above > .scene { height: 490px; overflow: visible; }
.rule { position: absolute; left: 0; right: 0; bottom: 0; height: 18px; border-top: 3px solid var(--outline);
  background: repeating-linear-gradient(90deg, var(--outline) 0 60px, var(--edge) 60px 120px); }
.label { position: absolute; left: 36px; bottom: 40px; padding: 18px 34px 20px; background: var(--sheet);
  border: 3px solid var(--outline); border-radius: 20px; rotate: -1.2deg; white-space: nowrap;
  box-shadow: inset 0 0 0 6px var(--edge), inset 0 0 0 9px var(--line), 4px 14px 0 rgb(0 0 0 / 0.16); }
.label h1 { margin: 0; font-size: 70px; line-height: 1; }
.label p { margin: 8px 0 0; font-size: 31px; line-height: 1.2; }
.label .genre { color: var(--brass); font-weight: 700; }
.maker { position: absolute; right: 36px; bottom: 40px; display: flex; gap: 14px; align-items: center; padding: 10px 22px 10px 12px;
  background: var(--card); border: 3px solid var(--outline); border-radius: 16px; font: 40px/1 var(--display);
  box-shadow: 3px 9px 0 rgb(0 0 0 / 0.16); }
.maker img { width: 52px; height: 52px; }
"""


def document(picture: str, label: str) -> str:
    """Return the page to capture: a full-size picture with a label."""
    return f"""<!doctype html><html data-scheme="light"><meta charset="utf-8">
<link rel="stylesheet" href="/picture.css"><link rel="stylesheet" href="/core/page.css"><link rel="stylesheet" href="/pages/scene.css">
<style>{STYLE}</style><body><div class="above">{picture}</div><div class="rule"></div>
<div class="label">{label}</div></body></html>"""


def of_game(found: Game, words: Words) -> str:
    """Return a game's page: position, title and genre."""
    assert found.metadata is not None
    own = found.words[words.language]
    label = f'<h1>{escape(found.title(words.language))}</h1><p class="genre">{escape(own.text("genre"))}</p>'
    return document(
        draw_preview(found, found.metadata, words),
        f'{label}</div><div class="maker"><img src="/core/icon.svg" alt="">Spadework',
    )


def of_site(words: Words) -> str:
    """Return the site's page: scene and headline."""
    return document(small_scene(), f"<h1>Spadework</h1><p>{escape(words.text('home-heading'))}</p>")


def photographed(page: Page, html: str) -> bytes:
    """Return a screenshot of a page as a small PNG. Raises StopIteration if it can't be made small enough."""

    def answer(route: Route) -> None:
        name = route.request.url.removeprefix(f"{HERE}/")
        place = next((folder / name for folder in FOLDERS if name and (folder / name).is_file()), None)
        if place is None:
            route.fulfill(body=html, content_type="text/html")
        else:
            route.fulfill(path=place)

    page.route("**/*", answer)
    page.goto(f"{HERE}/")
    page.evaluate("document.fonts.ready")
    page.wait_for_function("document.fonts.status === 'loaded'")
    taken = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    page.unroute("**/*")
    return next(small for small in (with_colours(taken, count) for count in COLOURS) if len(small) <= LARGEST)


def with_colours(picture: Image.Image, count: int) -> bytes:
    """Return a picture as PNG with a limited palette."""
    found = io.BytesIO()
    # No dithering: it makes plain colours grainy and the file large.
    picture.quantize(count, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(found, "PNG", optimize=True)
    return found.getvalue()


def main(ids: list[str]) -> None:
    """Draw the pictures of some games, or of all and the site."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("SPADEWORK_BROWSER"))
        page = browser.new_page(viewport={"width": PREVIEW_SIZE[0], "height": PREVIEW_SIZE[1]}, reduced_motion="reduce")
        for language in LANGUAGES:
            words = page_words()[language]
            places: dict[Path, str] = {} if ids else {WEB / "core" / preview_file(language): of_site(words)}
            for found in map(game, ids) if ids else all_games().values():
                places[found.folder / preview_file(language)] = of_game(found, words)
            for place, html in places.items():
                place.write_bytes(photographed(page, html))
                print(f"{place}: {place.stat().st_size / 1000:.0f} kB")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
