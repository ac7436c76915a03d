"""What tests read from a picture."""

import re
from collections.abc import Iterator, Mapping
from math import cos, radians, sin
from xml.etree import ElementTree

from spadework.engine.picture.letters import Face, width_of

SVG = "{http://www.w3.org/2000/svg}"


def ids_of(svg: str) -> list[str]:
    """The ids in a picture, in their order."""
    return re.findall(r' id="([^"]*)"', svg)


def texts(element: ElementTree.Element, scale: float = 1) -> Iterator[tuple[float, str]]:
    """The size at which each text is seen, and the text."""
    found = re.search(r"scale\(([\d.]+)\)", element.get("transform", ""))
    scale *= float(found[1]) if found else 1
    if element.tag == SVG + "text":
        yield float(element.get("font-size", "0")) * scale, element.text or ""
    for child in element:
        yield from texts(child, scale)


# Where things lie

Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""
Matrix = tuple[float, float, float, float, float, float]
MOVES = re.compile(r"(translate|scale|rotate)\(([^)]*)\)")
STROKES = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
COUNTS = {"m": 2, "l": 2, "t": 2, "h": 1, "v": 1, "q": 4, "s": 4, "c": 6, "a": 7, "z": 0}


def boxes_of(picture: ElementTree.Element, sprites: Mapping[str, str]) -> Iterator[tuple[str, Box]]:
    """The box around each element with an id, with the sprites in it but without ghosts and shadows."""
    places = _Places(sprites)
    places.around(picture, (1, 0, 0, 1, 0, 0))
    yield from places.found.items()


_KNOWN: dict[int, tuple[Mapping[str, str], dict[str, Box | None]]] = {}
"""The boxes of sprites that were used, for all pictures with the same sprites."""


class _Places:
    def __init__(self, sprites: Mapping[str, str]) -> None:
        self.sprites, self.known = _KNOWN.setdefault(id(sprites), (sprites, {}))
        self.found: dict[str, Box] = {}

    def around(self, one: ElementTree.Element, outer: Matrix) -> Box | None:
        """The box around an element, whose ids are noted."""
        tag, names = one.tag.rpartition("}")[2], one.get("class", "").split()
        if tag in ("title", "desc", "defs", "style") or "ghost" in names or "shadow" in names:
            return None
        matrix = outer
        for name, values in MOVES.findall(one.get("transform", "")):
            matrix = _times(matrix, _matrix(name, [float(value) for value in re.split(r"[ ,]+", values.strip())]))
        own = _points(one, tag) if tag != "use" else self._used(one)
        boxes = [box for child in one if (box := self.around(child, matrix))] if tag in ("g", "svg") else []
        if tag == "svg" and one.get("width"):
            boxes = [(0.0, 0.0, float(one.get("width", 0)), float(one.get("height", 0)))]
        boxes += [_box([_at(matrix, x, y) for x, y in own])] if own else []
        if not boxes:
            return None
        whole = (min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes))
        if one.get("id"):
            self.found[one.get("id", "")] = whole
        return whole

    def _used(self, one: ElementTree.Element) -> list[tuple[float, float]]:
        name = one.get("href", "").removeprefix("#sprite-")
        if name not in self.known:
            content = ElementTree.fromstring(f"<g>{self.sprites[name]}</g>") if name in self.sprites else None
            self.known[name] = None if content is None else _Places(self.sprites).around(content, (1, 0, 0, 1, 0, 0))
        box, x, y = self.known[name], float(one.get("x", 0)), float(one.get("y", 0))
        return [(x + across, y + down) for across in box[::2] for down in box[1::2]] if box else []


def _points(one: ElementTree.Element, tag: str) -> list[tuple[float, float]]:
    def at(name: str) -> float:
        return float(one.get(name, 0))

    if tag == "rect":
        return [(at("x") + across, at("y") + down) for across in (0, at("width")) for down in (0, at("height"))]
    if tag in ("circle", "ellipse"):
        wide, high = (at("r"), at("r")) if tag == "circle" else (at("rx"), at("ry"))
        return [(at("cx") + across, at("cy") + down) for across in (-wide, wide) for down in (-high, high)]
    if tag == "text":
        size, names = at("font-size"), one.get("class", "").split()
        face: Face = "display" if "display" in names else "bold" if "bold" in names else "text"
        width = width_of(one.text or "", size, face)
        left = at("x") - width * {"middle": 0.5, "end": 1.0}.get(one.get("text-anchor", ""), 0.0)
        return [(left + across, at("y") + down) for across in (0, width) for down in (-size * 0.7, size * 0.2)]
    return list(_stroked(one.get("d", ""))) if tag == "path" else []


def _stroked(path: str) -> Iterator[tuple[float, float]]:
    """The corners and control points of a path."""
    x, y, begin, command, values = 0.0, 0.0, (0.0, 0.0), "", STROKES.findall(path)
    while values:
        if values[0].isalpha():
            command = values.pop(0)
        count, low = COUNTS[command.lower()], command.lower()
        numbers, values = [float(value) for value in values[:count]], values[count:]
        base_x, base_y = (x, y) if command.islower() else (0.0, 0.0)
        if low == "z":
            x, y = begin
        elif low == "h":
            x = base_x + numbers[0]
        elif low == "v":
            y = base_y + numbers[0]
        else:
            pairs = numbers[-2:] if low == "a" else numbers
            points = [(base_x + pairs[at], base_y + pairs[at + 1]) for at in range(0, len(pairs), 2)]
            yield from points
            x, y = points[-1]
        if low == "m":
            begin, command = (x, y), "l" if command == "m" else "L"
        yield x, y


def _matrix(name: str, values: list[float]) -> Matrix:
    if name == "translate":
        return 1, 0, 0, 1, values[0], values[1] if len(values) > 1 else 0
    if name == "scale":
        return values[0], 0, 0, values[-1], 0, 0
    turn = radians(values[0])
    return cos(turn), sin(turn), -sin(turn), cos(turn), 0, 0


def _times(one: Matrix, other: Matrix) -> Matrix:
    a, b, c, d, e, f = other
    return (
        *(one[0] * a + one[2] * b, one[1] * a + one[3] * b, one[0] * c + one[2] * d, one[1] * c + one[3] * d),
        *_at(one, e, f),
    )


def _at(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    return matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]


def _box(points: list[tuple[float, float]]) -> Box:
    return (
        *(min(x for x, _ in points), min(y for _, y in points)),
        *(max(x for x, _ in points), max(y for _, y in points)),
    )
