"""Queries about pictures, for tests."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple
from xml.etree import ElementTree

from spadework.engine.picture.bounds import IDENTITY, UNSEEN, Matrix, corners, matrix_of, moved, product
from spadework.engine.picture.letters import Face, width_of
from spadework.engine.picture.sprites import PREFIX

SVG = "{http://www.w3.org/2000/svg}"
FACES: tuple[Face, ...] = ("display", "bold")


def ids_of(svg: str) -> list[str]:
    """The ids in a picture, in document order."""
    return re.findall(r' id="([^"]*)"', svg)


def texts(element: ElementTree.Element, scale: float = 1) -> Iterator[tuple[float, str]]:
    """Each text with the size at which it appears."""
    found = re.search(r"scale\(([\d.]+)\)", element.get("transform", ""))
    scale *= float(found[1]) if found else 1
    if element.tag.removeprefix(SVG) == "text":
        yield float(element.get("font-size", "0")) * scale, element.text or ""
    for child in element:
        yield from texts(child, scale)


# Extents


class Extent(NamedTuple):
    """The edges of an element in a picture."""

    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: "Extent", by: float = 1) -> bool:
        """Whether two extents overlap by more than `by` in both directions."""
        across = min(self.right, other.right) - max(self.left, other.left)
        return min(across, min(self.bottom, other.bottom) - max(self.top, other.top)) > by


class Seen(NamedTuple):
    """A shape, a text or a sprite in a picture."""

    tag: str
    ids: tuple[str, ...]
    """The ids of the element and its ancestors, outermost first."""
    extent: Extent


SpriteBounds = Callable[[str], Extent | None]
"""Returns the extent of a sprite by its name, or None for a sprite to ignore."""


def sprite_bounds(sprites: Mapping[str, str], without: Collection[str] = ()) -> SpriteBounds:
    """The extents of sprites as drawn, without elements of some classes."""

    @cache
    def extent(name: str) -> Extent | None:
        if name not in sprites:
            return None
        found = [seen.extent for seen in shapes(ElementTree.fromstring(f"<g>{sprites[name]}</g>"), extent, without)]
        return around(found) if found else None

    return extent


def figures(extents: Mapping[str, tuple[float, float, float, float]]) -> SpriteBounds:
    """The extents of figures without their shadows and rays, by the prefix of their sprites' names."""
    return lambda name: next((Extent(*extents[start]) for start in extents if name.startswith(start)), None)


def around(extents: Iterable[Extent]) -> Extent:
    """The smallest extent that contains all of them."""
    left, top, right, bottom = zip(*extents, strict=True)
    return Extent(min(left), min(top), max(right), max(bottom))


def shapes(
    element: ElementTree.Element,
    sprite: SpriteBounds,
    without: Collection[str] = (),
    outer: Matrix = IDENTITY,
    ids: tuple[str, ...] = (),
) -> Iterator[Seen]:
    """Every visible shape in an element, without elements of some classes."""
    tag, classes = element.tag.removeprefix(SVG), element.get("class", "").split()
    if tag in UNSEEN or any(one in without for one in classes):
        return
    ids = (*ids, element.get("id", "")) if element.get("id") else ids
    matrix = product(outer, matrix_of(element.get("transform", "")))
    found = _extent(element, tag, classes, sprite)
    if found:
        left, top, right, bottom = found
        points = [moved(matrix, (x, y)) for x in (left, right) for y in (top, bottom)]
        yield Seen(tag, ids, around(Extent(x, y, x, y) for x, y in points))
    if not (tag == "svg" and element.get("width")):
        for child in element:
            yield from shapes(child, sprite, without, matrix, ids)


def extents_by_id(
    picture: ElementTree.Element, sprite: SpriteBounds, without: Collection[str] = ()
) -> dict[str, Extent]:
    """The extent of each element with an id."""
    found: dict[str, list[Extent]] = {}
    for _, ids, extent in shapes(picture, sprite, without):
        for id in ids:
            found.setdefault(id, []).append(extent)
    return {id: around(extents) for id, extents in found.items()}


def _extent(element: ElementTree.Element, tag: str, classes: list[str], sprite: SpriteBounds) -> Extent | None:
    def size(name: str) -> float:
        return float(element.get(name, 0))

    if tag == "use":
        found = sprite(element.get("href", "").removeprefix(f"#{PREFIX}"))
        return found and Extent(*(found[side] + size("xy"[side % 2]) for side in range(4)))
    if tag == "text":
        high = size("font-size")
        face: Face = next((face for face in FACES if face in classes), "text")
        wide = size("textLength") or width_of(element.text or "", high, face)
        left = size("x") - wide * {"middle": 0.5, "end": 1.0}.get(element.get("text-anchor", ""), 0)
        return Extent(left, size("y") - 0.72 * high, left + wide, size("y") + 0.2 * high)
    if tag == "svg" and element.get("width"):
        return Extent(0, 0, size("width"), size("height"))
    points = list(corners(element))
    return around(Extent(x, y, x, y) for x, y in points) if points else None
