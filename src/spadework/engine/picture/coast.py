"""Coasts and outlines in pen style: shapely shapes, made uneven and smooth, the same for the same seed."""

import math
import random
from collections.abc import Iterator, Sequence
from functools import lru_cache

from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from spadework.engine.picture.svg import element, number

Point = tuple[float, float]


def outline(shape: BaseGeometry) -> str:
    """Return the path around a shape, with sharp corners."""
    return "".join(
        "M" + "L".join(f"{number(x)} {number(y)}" for x, y in ring.coords[:-1]) + "Z"
        for polygon in _polygons(shape)
        for ring in (polygon.exterior, *polygon.interiors)
    )


def coast(shape: BaseGeometry, seed: int, amplitude: float = 1.9, step: float = 8) -> str:
    """Return the path around a shape as a coast: every `step` it may deviate from the shape's edge by up to `amplitude`."""
    return "".join(
        _smooth(_uneven(polygon, ring, random.Random(seed), amplitude, step))
        for polygon in _polygons(shape)
        for ring in range(1 + len(polygon.interiors))
    )


def waterlines(
    land: BaseGeometry, seed: int, distances: Sequence[float] = (8, 13, 19, 26), class_: str = "waterline"
) -> str:
    """Draw waterlines around a coast, as on old charts, fainter further out."""
    return "".join(
        element(
            "path",
            d=coast(land.buffer(distance), seed + count, 1.6, 9),
            class_=class_,
            stroke_width=round(2 - count * 0.25, 2),
            opacity=round(0.85 - count * 0.17, 2),
        )
        for count, distance in enumerate(distances)
    )


@lru_cache
def hexagon(radius: float) -> Polygon:
    """Return a hexagon around the origin, with a corner on top."""
    turns = [math.pi / 6 + corner * math.pi / 3 for corner in range(6)]
    return Polygon([(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns])


def _polygons(shape: BaseGeometry) -> Iterator[Polygon]:
    for part in getattr(shape, "geoms", [shape]):
        if isinstance(part, Polygon) and not part.is_empty:
            yield part


def _uneven(polygon: Polygon, ring: int, chance: random.Random, amplitude: float, step: float) -> list[Point]:
    line = polygon.exterior if ring == 0 else polygon.interiors[ring - 1]
    count = max(int(line.length // step), 8)
    points = [line.interpolate(place / count, normalized=True) for place in range(count)]
    return [
        (point.x + chance.uniform(-amplitude, amplitude), point.y + chance.uniform(-amplitude, amplitude))
        for point in points
    ]


def _smooth(points: Sequence[Point]) -> str:
    """Return the closed curve whose control points are these, within 0.1. Only the first is written: each next one mirrors the last."""
    start = _between(points[-1], points[0])
    path = [f"M{start[0]:.1f} {start[1]:.1f}"]
    control = _between(points[0], points[0])
    for place, after in enumerate((*points[1:], points[0])):
        end = _between(control, after) if place < len(points) - 1 else start
        path.append(("T" if place else f"Q{control[0]:.1f} {control[1]:.1f} ") + f"{end[0]:.1f} {end[1]:.1f}")
        # The mirror image is that of the rounded points, so that errors don't add up.
        control = (2 * end[0] - control[0], 2 * end[1] - control[1])
    return "".join(path) + "Z"


def _between(one: Point, other: Point) -> Point:
    """Return the midpoint of two points, rounded as it is written."""
    return round((one[0] + other[0]) / 2, 1), round((one[1] + other[1]) / 2, 1)
