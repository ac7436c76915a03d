"""The extent of a sprite, for pages that show it alone."""

import math
import re
from collections.abc import Iterator
from functools import lru_cache
from xml.etree import ElementTree as ET

from spadework.engine.picture.sprites import PREFIX, Sprites
from spadework.engine.picture.surfaces import Box

Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]

IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)
UNSEEN = {"defs", "clipPath", "mask", "title", "desc", "pattern"}
FUNCTION = re.compile(r"(\w+)\(([^)]*)\)")
STEP = re.compile(r"([A-Za-z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)")
VALUES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def bounds(name: str, sprites: Sprites) -> Box:
    """Return a box around a sprite; with curves it may be a little larger than needed. Raises KeyError for an unknown name."""
    points = list(_points(_root(name, sprites), IDENTITY, sprites, {}))
    across, down = [x for x, _ in points], [y for _, y in points]
    return Box(min(across), min(down), max(across) - min(across), max(down) - min(down))


def _root(name: str, sprites: Sprites) -> ET.Element:
    return ET.fromstring(f"<g>{sprites[name]}</g>")


def _points(shape: ET.Element, outer: Matrix, sprites: Sprites, named: dict[str, ET.Element]) -> Iterator[Point]:
    """Yield points around the shapes within an element; `named` are the elements of the sprite by id."""
    if shape.tag in UNSEEN:
        return
    named = named or {one.attrib["id"]: one for one in shape.iter() if "id" in one.attrib}
    matrix = product(outer, matrix_of(shape.get("transform", "")))
    own = list(corners(shape))
    if own:
        margin = float(shape.get("stroke-width", 0)) / 2
        for x, y in own:
            for aside, along in ((-margin, -margin), (margin, margin)):
                yield moved(matrix, (x + aside, y + along))
    if shape.tag == "use":
        used = shape.get("href", "").removeprefix("#")
        matrix = product(matrix, (1, 0, 0, 1, float(shape.get("x", 0)), float(shape.get("y", 0))))
        if used in named:
            yield from _points(named[used], matrix, sprites, named)
        else:
            yield from _points(_root(used.removeprefix(PREFIX), sprites), matrix, sprites, {})
    for child in shape:
        yield from _points(child, matrix, sprites, named)


def corners(shape: ET.Element) -> Iterator[Point]:
    """Yield points around one shape, in its own coordinates; none for anything else."""
    tag = shape.tag.rpartition("}")[2]

    def size(name: str) -> float:
        return float(shape.get(name, 0))

    if tag in {"rect", "image"}:
        x, y = size("x"), size("y")
        yield from ((x, y), (x + size("width"), y + size("height")))
        yield from ((x + size("width"), y), (x, y + size("height")))
    elif tag in {"circle", "ellipse"}:
        across, down = (size("r"), size("r")) if tag == "circle" else (size("rx"), size("ry"))
        yield from ((size("cx") + across * x, size("cy") + down * y) for x in (-1, 1) for y in (-1, 1))
    elif tag == "line":
        yield from ((size("x1"), size("y1")), (size("x2"), size("y2")))
    elif tag == "path":
        yield from _along(shape.get("d", ""))


@lru_cache(maxsize=1024)
def _along(path: str) -> tuple[Point, ...]:
    """Return the points of a path, with the control points of its curves; arcs count as whole circles."""
    found: list[Point] = []
    here, start, control, command, values = (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), "M", list[float]()
    for letter, digits in STEP.findall(path):
        if letter:
            command, values = letter, []
            if letter in "Zz":
                here = start
            continue
        values.append(float(digits))
        kind = command.upper()
        if len(values) < VALUES[kind]:
            continue
        base = here if command.islower() else (0.0, 0.0)
        if kind in "HV":
            fixed = (base[0] + values[0], here[1]) if kind == "H" else (here[0], base[1] + values[0])
            points = [fixed]
        elif kind == "A":
            end = (base[0] + values[5], base[1] + values[6])
            middle = ((here[0] + end[0]) / 2, (here[1] + end[1]) / 2)
            far = math.dist(here, end) / 2
            points = [(middle[0] - far, middle[1] - far), (middle[0] + far, middle[1] + far), end]
        else:
            points = [(base[0] + x, base[1] + y) for x, y in zip(values[::2], values[1::2], strict=True)]
        if kind == "T":
            points.insert(0, (2 * here[0] - control[0], 2 * here[1] - control[1]))
        found += points
        # A smooth continuation mirrors the last curve's control point.
        control = points[0] if kind in "QT" else points[-1]
        here, values = points[-1], []
        if kind == "M":
            start, command = here, "l" if command == "m" else "L"
    return tuple(found)


def matrix_of(transform: str) -> Matrix:
    """Return the matrix of a transform attribute."""
    whole = IDENTITY
    for name, text in FUNCTION.findall(transform):
        values = [float(one) for one in re.split(r"[ ,]+", text.strip())]
        if name == "translate":
            one: Matrix = (1, 0, 0, 1, values[0], values[1] if len(values) > 1 else 0)
        elif name == "scale":
            one = (values[0], 0, 0, values[-1], 0, 0)
        elif name == "rotate":
            sine, cosine = math.sin(math.radians(values[0])), math.cos(math.radians(values[0]))
            x, y = values[1:] or (0, 0)
            one = (cosine, sine, -sine, cosine, x - cosine * x + sine * y, y - sine * x - cosine * y)
        elif name == "skewX":
            one = (1, 0, math.tan(math.radians(values[0])), 1, 0, 0)
        elif name == "skewY":
            one = (1, math.tan(math.radians(values[0])), 0, 1, 0, 0)
        else:
            a, b, c, d, e, f = values
            one = (a, b, c, d, e, f)
        whole = product(whole, one)
    return whole


def product(outer: Matrix, inner: Matrix) -> Matrix:
    """Return the matrix that applies `inner`, then `outer`."""
    a, b, c, d, e, f = inner
    (x, y), (u, v), (s, t) = moved(outer, (e, f)), _turned(outer, (a, b)), _turned(outer, (c, d))
    return (u, v, s, t, x, y)


def _turned(matrix: Matrix, by: Point) -> Point:
    a, b, c, d, _, _ = matrix
    return (a * by[0] + c * by[1], b * by[0] + d * by[1])


def moved(matrix: Matrix, point: Point) -> Point:
    """Apply a matrix to a point."""
    x, y = _turned(matrix, point)
    return (x + matrix[4], y + matrix[5])
