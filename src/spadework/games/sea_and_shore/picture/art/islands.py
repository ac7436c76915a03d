"""The islands on which the seats live, the viewer's own shore, and the lagoon between them."""

import random
from itertools import pairwise

from shapely import LineString, Point, box
from shapely.affinity import scale, translate
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from spadework.engine.picture.coast import coast
from spadework.engine.picture.pen import line, patch, shape
from spadework.engine.picture.svg import element, group, number, star
from spadework.games.sea_and_shore.picture.art.halves import palm

ISLANDS = ((304, 134), (176, 134), (116, 134), (88, 134))
"""The sizes of the seats' islands: in wide pictures, and in tall ones with two, three or four others."""

LAGOONS = ((1280, 1260, 440), (360, 356, 278))
"""The sizes of the lagoon by the width of the picture."""
VARIANTS = 2
BEACH = 320
"""Width of a piece of beach; where one ends the next can begin."""


def islands() -> dict[str, str]:
    """Return all land and water, by its width."""
    seats = {
        f"island-{width}-{variant}": _island(width, height, 11 * variant + width)
        for width, height in ISLANDS
        for variant in range(VARIANTS)
    }
    water = {f"lagoon-{picture}": _lagoon(width, height, 5) for picture, width, height in LAGOONS}
    return {
        **seats,
        **water,
        "beach": _beach(7),
        "palms": _palms(),
        "flotsam": _flotsam(),
        "rose": _rose(),
        "jetty": _jetty(),
    }


def _island(width: int, height: int, seed: int) -> str:
    """Draw an island with its waterlines, its upper left corner at 0."""
    land = _rounded(width, height)
    edge, step = coast(land, seed, 2.2, 15), 17
    # On a phone the islands lie so close together that waterlines would run over the neighbours.
    lines = ((12, 1.4, 0.6), (6, 1.7, None)) if width > 200 else ()
    return group(
        *(
            element(
                "path",
                d=coast(land.buffer(far), seed + far // 4, 1.6, step),
                class_="waterline",
                stroke_width=thick,
                opacity=opacity,
            )
            for far, thick, opacity in lines
        ),
        element("path", d=edge, class_="shadow", transform="translate(2,5)"),
        element("path", d=edge, class_="land", stroke_width=1.5),
        _grain(land.buffer(-9), seed),
        _hatching(land, seed),
        _dotted(coast(land.buffer(-6), seed, 1.2, step)),
    )


def _grain(land: BaseGeometry, seed: int) -> str:
    """Draw grains of sand, a second tone."""
    chance = random.Random(seed)
    left, top, right, bottom = land.bounds
    path = ""
    for _ in range(int((right - left) * (bottom - top) / 420)):
        x, y = chance.uniform(left, right), chance.uniform(top, bottom)
        if land.contains(Point(x, y)):
            path += f"M{number(x)} {number(y)}h.1"
    return line(path, 1.7, "brown-deep", 0.3)


def _hatching(land: BaseGeometry, seed: int) -> str:
    """Draw the side that lies away from the light: short strokes along the lower and the right edge."""
    chance = random.Random(seed + 1)
    shade = land.buffer(-3).difference(translate(land, -5, -7))
    left, top, right, bottom = shade.bounds
    path = ""
    x = left
    while x < right + bottom - top:
        stroke = LineString([(x, top), (x - (bottom - top), bottom)]).intersection(shade)
        for part in getattr(stroke, "geoms", [stroke]):
            if part.length > 3:
                (x1, y1), (x2, y2) = part.coords[0], part.coords[-1]
                path += f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
        x += chance.uniform(5, 7)
    return line(path, 1.1, "brown-deep", 0.55)


def _dotted(path: str) -> str:
    return element(
        "path",
        d=path,
        class_="stroke-brown-deep",
        fill="none",
        stroke_width=1.1,
        stroke_dasharray="1.5 5",
        opacity=0.75,
    )


def _lagoon(width: int, height: int, seed: int) -> str:
    """Draw shallow water within a reef."""
    radius = min(width, height) * 0.3
    water = box(radius, radius, width - radius, height - radius).buffer(radius)
    return group(
        element("path", d=coast(water, seed, 3, 30), class_="fill-shallow stroke-sea-line", stroke_width=2.2),
        *(
            element("path", d=coast(water.buffer(-far), seed + far, 4, 34), class_="fill-sea", opacity=0.4)
            for far in (round(height * 0.13), round(height * 0.24))
        ),
        element("path", d=coast(water.buffer(8), seed + 2, 3, 34), class_="waterline", stroke_width=1.3, opacity=0.6),
        element(
            "path",
            d=coast(water.buffer(-9), seed + 1, 3, 34),
            class_="waterline",
            stroke_width=1.8,
            stroke_dasharray="2 7",
            stroke_linecap="round",
        ),
        _ripples(water.buffer(-26), seed),
    )


def _ripples(water: BaseGeometry, seed: int) -> str:
    """Draw small waves here and there."""
    chance = random.Random(seed)
    left, top, right, bottom = water.bounds
    path = ""
    for _ in range(int((right - left) * (bottom - top) / 5200)):
        x, y = chance.uniform(left, right - 30), chance.uniform(top, bottom)
        if water.contains(Point(x, y)):
            path += f"M{x:.0f} {y:.0f}q4-4 8 0t8 0" + ("t8 0" if chance.random() < 0.5 else "")
    return element("path", d=path, class_="waterline", stroke_width=1.4, stroke_linecap="round", opacity=0.6)


def _beach(seed: int) -> str:
    """Draw a piece of shore with its waterlines, from its upper left corner to the right; the sand below it is the picture's."""
    chance, steps = random.Random(seed), 20
    points = [(BEACH * step / steps, chance.uniform(-4, 4) if 0 < step < steps else 0.0) for step in range(steps + 1)]
    path = "M0 0"
    for (x, y), (next_x, next_y) in pairwise(points[1:]):
        path += f"Q{number(x)} {number(y)} {number((x + next_x) / 2)} {number((y + next_y) / 2)}"
    path += f"L{BEACH} 0"
    return group(
        *(
            element(
                "path",
                d=path,
                class_="waterline",
                stroke_width=width,
                opacity=opacity,
                transform=f"translate(0,{-far})",
            )
            for far, width, opacity in ((23, 1.2, 0.4), (15, 1.5, 0.6), (8, 1.8, 0.9))
        ),
        element("path", d=f"{path}V30H0Z", class_="fill-sand"),
        element("path", d=path, class_="stroke-ink", fill="none", stroke_width=1.6),
        element("g", _dotted(path), transform="translate(0,8)"),
        _grain(box(4, 18, BEACH - 4, 190), seed),
    )


def _rounded(width: float, height: float) -> BaseGeometry:
    """Return a field with bays here and there."""
    radius = min(width, height) * 0.28
    field = box(radius, radius, width - radius, height - radius).buffer(radius)
    bumps = [
        scale(Point(width * across, height * down).buffer(1), width * 0.2, height * 0.17)
        for across, down in ((0.24, 0.14), (0.76, 0.13), (0.34, 0.87), (0.78, 0.85))
    ]
    return unary_union([field, *bumps])


def _palms() -> str:
    """Draw two palms on their own bit of shadow, their feet at 0."""
    return (
        element("ellipse", cx=2, cy=1, rx=16, ry=4, class_="shadow")
        + palm(-3, 0, 1, -5)
        + palm(4, 1, 1.35, 6)
        + line("M-12 2q3-4 5 0M10 3q3-4 5 0", 1.6)
    )


def _rose() -> str:
    """Draw the compass rose of a chart around 0, 200 wide, as faint as the lines on the water."""
    points = group(
        element("path", d=star(8, 66, 20), class_="fill-sea-line", opacity=0.5, transform="rotate(22.5)"),
        element("path", d=star(4, 96, 15), class_="fill-sea-line", opacity=0.5, transform="rotate(45)"),
        element("path", d=star(4, 100, 15), class_="fill-sea-line"),
    )
    rings = "".join(
        element("circle", r=radius, class_="waterline", stroke_width=width, stroke_dasharray=dashes)
        for radius, width, dashes in ((86, 1.6, None), (80, 5, "1.4 4.88"), (74, 1.6, None), (30, 1.6, None))
    )
    needles = "M0-100V100M-100 0H100M-68-68L68 68M68-68L-68 68"
    return group(rings, points, element("path", d=needles, class_="waterline", stroke_width=1), opacity=0.8)


def _flotsam() -> str:
    """Draw things on the viewer's beach, 150 wide, from its upper left corner: a starfish, shells, and footprints."""
    steps = "".join(
        f"M{x} {y}q3-5 6 0q1 6-3 8q-4-2-3-8Z"
        for x, y in ((70, 44), (84, 54), (96, 42), (110, 51), (122, 38), (136, 46))
    )
    return (
        shape("M22 8l5 11l12 1l-9 8l3 12l-11-6.4l-11 6.4l3-12l-9-8l12-1Z", "wood-light", 1.6)
        + shape("M50 62Q42 52 50 46Q60 44 64 54Q62 62 56 63ZM52 61L50 48M56 62L57 47", "edge", 1.5)
        + patch(steps, "brown-deep", 0.35)
    )


def _jetty() -> str:
    """Draw planks around the place of a card, its upper left corner at 0."""
    planks = "".join(f"M-9 {y}H109" for y in range(14, 140, 21))
    return (
        element(
            "path",
            d="M-2 150V160M102 150V160M-2-8V-14M102-8V-14",
            class_="stroke-outline",
            stroke_width=7,
            stroke_linecap="round",
        )
        + element(
            "path",
            d="M-2 150V159M102 150V159M-2-9V-13M102-9V-13",
            class_="stroke-wood-deep",
            stroke_width=4,
            stroke_linecap="round",
        )
        + element("rect", x=-6, y=-4, width=118, height=158, rx=4, class_="shadow")
        + element(
            "rect", x=-9, y=-9, width=118, height=158, rx=4, class_="fill-wood-light stroke-outline", stroke_width=2.2
        )
        + line(planks, 1.6, "wood-deep")
        + line("M-4-1V-.9M104-1V-.9M-4 25V25.1M104 25V25.1M-4 141V141.1M104 141V141.1", 3, "wood-deep")
    )
