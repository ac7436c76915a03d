"""The contact sheet of a deck's sprites, for viewing."""

from spadework.engine.picture.alone import styles
from spadework.engine.picture.sprites import Sprites, definitions, use
from spadework.engine.picture.svg import element, escape

LAYOUT = """
body { background: var(--table); color: var(--ink); font: 14px var(--text); margin: 1rem; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 1rem; }
figure { margin: 0; text-align: center; }
figure svg { background: none; height: 9rem; width: 100%; }
"""
FIT = """
for (const svg of document.querySelectorAll("figure svg")) {
  const { x, y, width, height } = svg.getBBox();
  svg.setAttribute("viewBox", `${x - 4} ${y - 4} ${width + 8} ${height + 8}`);
}
"""
"""Script that fits each frame to its sprite, since only a browser knows the size of a sprite."""


def contact_sheet(title: str, sprites: Sprites) -> str:
    """Return an HTML page of all sprites with their names. Light or dark follows the reader's system."""
    figures = "".join(
        element(
            "figure",
            element("svg", use(name), class_="picture", role="img", aria_label=name),
            element("figcaption", escape(name)),
        )
        for name in sprites
    )
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title><style>{styles()}{LAYOUT}</style>'
        f'<body><h1>{escape(title)}</h1><svg class="sprites" width="0" height="0">{definitions(sprites)}</svg>'
        f"<main>{figures}</main><script>{FIT}</script></body></html>\n"
    )
