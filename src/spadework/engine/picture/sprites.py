"""Art that never changes in a game: drawn once for a deck, sent once, and placed in pictures by name."""

import re
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import TypeAlias

from spadework.engine.picture.svg import element, placed

Sprites: TypeAlias = Mapping[str, str]
"""SVG by name, each around its own origin; one may place others with `use`."""

PREFIX = "sprite-"
USED = re.compile(rf'href="#{PREFIX}([^"]+)"')


def use(
    name: str, x: float = 0, y: float = 0, scale: float = 1, class_: str | None = None, opacity: float | None = None
) -> str:
    """A sprite at a place, in a size.

    >>> use("coin", 10, 20)
    '<use href="#sprite-coin" transform="translate(10,20) scale(1)"/>'
    """
    transform = placed(x, y, scale) if (x, y, scale) != (0, 0, 1) else None
    return element("use", href=f"#{PREFIX}{name}", transform=transform, class_=class_, opacity=opacity)


def definitions(sprites: Sprites, names: Iterable[str] | None = None) -> str:
    """The `<defs>` of sprites, of all or of some names."""
    return element(
        "defs", *(element("g", sprites[name], id=PREFIX + name) for name in (sprites if names is None else names))
    )


def sheet(sprites: Sprites) -> str:
    """All sprites of a deck as one file, which a page puts in before it shows a picture."""
    return element("svg", definitions(sprites), xmlns="http://www.w3.org/2000/svg", width=0, height=0)


def digest(sprites: Sprites) -> str:
    """What a sheet is called: another one has another name, so that browsers may keep it for ever."""
    return sha256(sheet(sprites).encode()).hexdigest()[:16]


def used(svg: str, sprites: Sprites) -> list[str]:
    """The names of the sprites that a picture places, with those that these place themselves. Raises KeyError for one that is not there."""
    found: dict[str, None] = {}
    wanted = USED.findall(svg)
    while wanted:
        name = wanted.pop()
        if name not in found:
            found[name] = None
            wanted += USED.findall(sprites[name])
    return list(found)
