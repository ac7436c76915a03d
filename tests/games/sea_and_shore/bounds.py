"""How far the parts of a picture of Sea & Shore reach, and how large its letters are."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple
from xml.etree import ElementTree

from tests.games.drawings import SVG

from spadework.engine.picture.letters import Face, width_of
from spadework.games.sea_and_shore.picture.art.islands import ISLANDS

NUMBER = r"(-?[\d.]+)"


class Reach(NamedTuple):
    """A rectangle by its edges."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "Reach") -> bool:
        return (
            min(self.right, other.right) - max(self.left, other.left) > 1
            and min(self.bottom, other.bottom) - max(self.top, other.top) > 1
        )


SPRITES: dict[str, Reach] = {
    "card": Reach(0, 0, 100, 140),
    "beach": Reach(0, 0, 0, 0),
    "lagoon": Reach(0, 0, 0, 0),
    "flotsam": Reach(0, 0, 0, 0),
    "rose": Reach(-100, -100, 100, 100),
    "shore": Reach(0, 0, 100, 70),
    "sea": Reach(0, 70, 100, 140),
    "half": Reach(0, 0, 100, 70),
    "cover": Reach(-5, -2, 105, 71),
    "veil": Reach(-5, -2, 105, 71),
    "treasure": Reach(0, 0, 70, 74),
    "chest": Reach(0, 0, 70, 74),
    "extra": Reach(-17, -22, 17, 22),
    "ship": Reach(-22, -23, 22, 18),
    "emblem": Reach(-12, -12, 12, 12),
    "crown": Reach(-11, -10, 11, 8),
    "sun": Reach(-39, -39, 39, 39),
    "action": Reach(0, 0, 120, 84),
    "rays": Reach(-24, -24, 124, 164),
    "jetty": Reach(-9, -9, 109, 149),
    "palms": Reach(-25, -45, 25, 5),
    **{f"island-{width}": Reach(0, 0, width, height) for width, height in ISLANDS},
}
"""How far a sprite reaches, by the beginning of its name."""


class Measured(NamedTuple):
    """A part: how far it reaches, and its smallest letters."""

    reach: Reach | None
    letters: float


@lru_cache(maxsize=1 << 14)
def measured(svg: str) -> Measured:
    """Measure a part. Paths are as large as what lies on them or around them; they are left out."""
    found, sizes = [], [1e9]
    for reach, size in _reaches(ElementTree.fromstring(svg), 0, 0, 1):
        found.append(reach)
        if size:
            sizes.append(size)
    if not found:
        return Measured(None, min(sizes))
    left, top, right, bottom = zip(*found, strict=True)
    return Measured(Reach(min(left), min(top), max(right), max(bottom)), min(sizes))


def _reaches(element: ElementTree.Element, x: float, y: float, scale: float) -> Iterator[tuple[Reach, float]]:
    moved = element.get("transform", "")
    if found := re.search(rf"translate\({NUMBER},{NUMBER}\)", moved):
        x, y = x + float(found[1]) * scale, y + float(found[2]) * scale
    if found := re.search(rf"scale\({NUMBER}\)", moved):
        scale *= float(found[1])
    tag = element.tag.removeprefix(SVG)
    at = {key: float(value) for key, value in element.attrib.items() if re.fullmatch(NUMBER, value)}
    if (inner := _own_reach(element, tag, at)) and element.get("class") != "shadow":
        left, top, right, bottom = inner
        size = at.get("font-size", 0) * scale if tag == "text" else 0
        yield Reach(x + left * scale, y + top * scale, x + right * scale, y + bottom * scale), size
    for child in element:
        yield from _reaches(child, x, y, scale)


def _own_reach(element: ElementTree.Element, tag: str, at: dict[str, float]) -> Reach | None:
    x, y = at.get("x", 0), at.get("y", 0)
    if tag == "rect":
        return Reach(x, y, x + at["width"], y + at["height"])
    if tag == "circle":
        x, y, r = at.get("cx", 0), at.get("cy", 0), at["r"]
        return Reach(x - r, y - r, x + r, y + r)
    if tag == "text":
        size, style = at["font-size"], element.get("class", "")
        face: Face = "display" if "display" in style else "bold" if "bold" in style else "text"
        wide = width_of(element.text or "", size, face)
        left = x - wide * {"middle": 0.5, "end": 1.0}.get(element.get("text-anchor", ""), 0)
        return Reach(left, y - size * 0.72, left + wide, y + size * 0.05)
    if tag == "use":
        name = element.get("href", "").removeprefix("#sprite-")
        found = [reach for start, reach in SPRITES.items() if name.startswith(start)]
        assert found, name
        return found[0]
    return None
