"""Art that never changes during a game: drawn once per deck, sent once, and placed in pictures by name."""

import re
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import TypeAlias

from spadework.engine.picture.svg import element, placed

Sprites: TypeAlias = Mapping[str, str]
"""SVG by name, each around its own origin; a sprite may place others with `use`."""

PREFIX = "sprite-"
USED = re.compile(rf'href="#{PREFIX}([^"]+)"')


def use(
    name: str, x: float = 0, y: float = 0, scale: float = 1, class_: str | None = None, opacity: float | None = None
) -> str:
    """Place a sprite at a point, scaled.

    >>> use("coin", 10, 20)
    '<use href="#sprite-coin" transform="translate(10,20) scale(1)"/>'
    """
    transform = placed(x, y, scale) if (x, y, scale) != (0, 0, 1) else None
    return element("use", href=f"#{PREFIX}{name}", transform=transform, class_=class_, opacity=opacity)


def definitions(sprites: Sprites, names: Iterable[str] | None = None) -> str:
    """Return the `<defs>` of sprites, of all or of the named ones."""
    return element(
        "defs", *(element("g", sprites[name], id=PREFIX + name) for name in (sprites if names is None else names))
    )


def sheet(sprites: Sprites) -> str:
    """Return all sprites of a deck as one file, which a page includes before it shows a picture."""
    return element("svg", definitions(sprites), xmlns="http://www.w3.org/2000/svg", width=0, height=0)


def digest(sprites: Sprites) -> str:
    """Return a sheet's name: it depends on the content, so that browsers may cache the sheet indefinitely."""
    return sha256(sheet(sprites).encode()).hexdigest()[:16]


def used(svg: str, sprites: Sprites) -> list[str]:
    """Return the names of the sprites that a picture places, directly or through other sprites. Raises KeyError for an unknown name."""
    found: dict[str, None] = {}
    wanted = USED.findall(svg)
    while wanted:
        name = wanted.pop()
        if name not in found:
            found[name] = None
            wanted += USED.findall(sprites[name])
    return list(found)
