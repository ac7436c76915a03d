"""The scenes of pages: parts of a sea chart, with islands, a ship, a serpent and a compass rose.

Animated parts have a class `move-…`, which the page's style sheet animates. A scene is shown whole at any size:
its sea goes on beyond it.
"""

import math
from functools import lru_cache

from markupsafe import Markup
from shapely import Point, union_all
from shapely.affinity import rotate, scale
from shapely.geometry.base import BaseGeometry

from spadework.engine.picture.coast import coast
from spadework.engine.picture.svg import element, group, placed, star

BEYOND = 2400
"""Width of the sea around a scene."""


@lru_cache(maxsize=1)
def scene() -> Markup:
    """Return the scene of the home page as a wide band, for a page with the pictures' style sheet. The left is left free for a text."""
    return framed(
        (1600, 320),
        lines(1490, 118),
        at(serpent(), 960, 74, 0.62),
        at(island(), 1165, 194, 0.82),
        at(lighthouse_island(), 1480, 292, 0.62),
        at(rose(), 1490, 118, 0.78),
        at(ship(), 778, 232, 0.94),
        at(gulls(), 1330, 56, 0.8),
        class_="scene band",
        aside=True,
    )


@lru_cache(maxsize=1)
def small_scene() -> Markup:
    """Return the scene of the home page for narrow screens."""
    return framed(
        (800, 320),
        lines(700, 104),
        at(serpent(), 330, 66, 0.56),
        at(island(), 456, 196, 0.8),
        at(lighthouse_island(), 712, 292, 0.56),
        at(rose(), 700, 104, 0.72),
        at(ship(), 132, 232, 0.8),
        at(gulls(), 592, 52, 0.7),
        class_="scene small",
    )


@lru_cache(maxsize=1)
def lost_scene() -> Markup:
    """Return the vignette of error pages: the serpent at sea."""
    return vignette(lines(560, 60), at(serpent(), 290, 176, 1.3), at(gulls(), 520, 70))


@lru_cache(maxsize=1)
def waiting_scene() -> Markup:
    """Return the vignette of waiting pages: the ship at sea."""
    return vignette(lines(560, 60), at(ship(), 320, 186, 0.9), at(gulls(), 540, 70))


def vignette(*things: str) -> Markup:
    """Return a small scene at sea."""
    return framed((640, 262), *things, class_="scene vignette")


def framed(size: tuple[int, int], *things: str, class_: str, aside: bool = False) -> Markup:
    """Return things at sea as SVG, in the middle of their place or at its right side; the sea goes on beyond the size."""
    width, height = size
    sea = element("rect", x=-BEYOND, y=-BEYOND, width=width + 2 * BEYOND, height=height + 2 * BEYOND, class_="sea")
    return Markup(
        element(
            "svg",
            sea,
            *things,
            viewBox=f"0 0 {width} {height}",
            preserveAspectRatio="xMaxYMid" if aside else None,
            class_=class_,
            aria_hidden="true",
            focusable="false",
        )
    )


def at(thing: str, x: float, y: float, size: float = 1) -> str:
    """Place a thing at a point."""
    return group(thing, transform=placed(x, y, size))


def path(d: str, class_: str, width: float | None = None, **more: str | float) -> str:
    """A line or shape with round joins."""
    return element(
        "path", d=d, class_=class_, stroke_width=width, stroke_linejoin="round", stroke_linecap="round", **more
    )


def lines(x: float, y: float) -> str:
    """The lines of a sea chart: 32 rhumb lines from a point, and a grid of latitudes and longitudes."""
    winds = "".join(
        f"M{x} {y}l{BEYOND * math.sin(angle):.0f} {BEYOND * math.cos(angle):.0f}"
        for angle in (math.pi * wind / 16 for wind in range(32))
    )
    grid = "".join(f"M{-BEYOND} {down}H{2 * BEYOND}" for down in range(-320, 1200, 133)) + "".join(
        f"M{across} {-BEYOND}V{BEYOND}" for across in range(-930, 2800, 200)
    )
    return path(winds, "waterline", 1, opacity=0.7) + path(grid, "waterline", 1, opacity=0.55)


def blob(*ovals: tuple[float, float, float, float, float]) -> BaseGeometry:
    """A union of ellipses, each given by centre, half axes and rotation in degrees."""
    return union_all([rotate(scale(Point(x, y).buffer(1), across, down), turn) for x, y, across, down, turn in ovals])


def land(shape: BaseGeometry, seed: int) -> str:
    """A coast with its waterlines."""
    return (
        "".join(
            path(
                coast(shape.buffer(distance), seed + distance, 3, 34),
                "waterline",
                2.2 - distance / 40,
                opacity=0.95 - distance / 80,
            )
            for distance in (10, 19, 30, 44, 60)
        )
        + path(coast(shape, seed, 4.2, 17), "land", 3)
        + path(coast(shape.buffer(-9), seed + 1, 2, 26), "shore", 1.6)
    )


@lru_cache(maxsize=1)
def island() -> str:
    """The island of the treasure, around its middle."""
    shape = blob(
        (-20, 22, 184, 88, -4),
        (115, -22, 88, 74, 24),
        (-135, 74, 74, 40, 14),
        (15, -56, 92, 46, -10),
        (-115, -36, 44, 30, -30),
        (177, 32, 40, 34, 0),
    ).difference(blob((-225, 20, 52, 15, 6), (51, 126, 70, 30, -6), (227, -22, 42, 16, -24), (-65, -76, 34, 18, 30)))
    skerries = blob((71, 134, 17, 9, 0), (115, 120, 10, 6, 0), (-205, -36, 14, 8, 20))
    trees = (
        (-125, 2, 1.1),
        (-91, -14, 0.95),
        (-147, 32, 1),
        (-103, 24, 1.15),
        (115, -32, 1),
        (143, -8, 1.1),
    )
    return (
        path(coast(skerries, 3, 1.5, 9), "land", 2.4)
        + land(shape, 7)
        + volcano(33, 10)
        + "".join(tree(x, y, size) for x, y, size in trees)
        + palm(-147, 78, 1)
        + palm(-113, 90, 0.8)
        + hut(123, 30)
        + route()
        + cross(-27, 80)
    )


@lru_cache(maxsize=1)
def lighthouse_island() -> str:
    """An islet with a lighthouse."""
    return land(blob((0, 0, 84, 30, -6), (46, -8, 54, 26, 0)), 21) + lighthouse(10, -10)


def tree(x: float, y: float, size: float) -> str:
    """A fir."""
    return group(
        element("ellipse", cx=3, cy=2, rx=13, ry=4, class_="shadow"),
        path("M0-36L13-8H6L14 2H-14L-6-8H-13Z", "fill-green stroke-green-deep", 2.4),
        path("M0 2V8", "stroke-green-deep", 3),
        transform=f"translate({x},{y}) scale({size})",
    )


def palm(x: float, y: float, size: float) -> str:
    """A palm."""
    leaves = "".join(
        path(
            f"M0-46Q{9 * way} {-64 - lift} {32 * way} {-52 + drop}Q{16 * way} {-54 + drop / 2} 0-44Z",
            "fill-green stroke-green-deep",
            2,
        )
        for way, lift, drop in ((1, 2, 14), (-1, 2, 14), (1, 12, -6), (-1, 12, -6))
    )
    return group(
        element("ellipse", cx=5, cy=2, rx=18, ry=5, class_="shadow"),
        path("M-3 2Q7-22-2-46L4-46Q14-20 5 2Z", "fill-wood stroke-wood-deep", 2),
        leaves,
        transform=f"translate({x},{y}) scale({size})",
    )


def volcano(x: float, y: float) -> str:
    """A volcano with smoke."""
    puffs = "".join(
        element("circle", cx=cx, cy=cy, r=r, class_="fill-edge stroke-grey-deep", stroke_width=2.4)
        for cx, cy, r in ((2, -128, 11), (16, -146, 15), (-4, -162, 13), (18, -178, 18))
    )
    return group(
        group(puffs, class_="move-smoke"),
        path("M-96 14Q-44-30-26-112Q0-102 26-112Q46-34 92 14Q0 34-96 14Z", "fill-grey stroke-outline", 3),
        path("M26-112Q46-34 92 14Q60 22 34 25Q10-40 4-106Z", "shadow"),
        path(
            "M-26-112Q0-102 26-112Q30-96 33-84L22-70L12-88L2-62L-10-86L-20-72L-33-86Q-29-98-26-112Z",
            "fill-red stroke-red-deep",
            2.4,
        ),
        path("M-60-8l10-16M-36 8l6-22M46 0l-8-18M64 8l-8-10", "pen", 2, opacity=0.55),
        transform=f"translate({x},{y})",
    )


def hut(x: float, y: float) -> str:
    """A hut with a flag."""
    return group(
        element("ellipse", cx=6, cy=3, rx=40, ry=8, class_="shadow"),
        path("M-28 2V-24H28V2Z", "fill-wood-light stroke-wood-deep", 2.4),
        path("M-9 2V-16H9V2Z", "fill-wood-deep"),
        path("M-38-22L0-52L38-22Q0-30-38-22Z", "fill-yellow stroke-wood-deep", 2.4),
        path("M22-40V-76", "stroke-wood-deep", 3),
        group(path("M24-76L52-68L24-58Z", "fill-red stroke-red-deep", 2), class_="move-flag"),
        transform=f"translate({x},{y})",
    )


def lighthouse(x: float, y: float) -> str:
    """A lighthouse with its beam."""
    return group(
        path("M-150-106L0-92L-150-62Z", "beam"),
        element("ellipse", cx=4, cy=3, rx=26, ry=7, class_="shadow"),
        path("M-17 2L-11-80H11L17 2Q0 9-17 2Z", "fill-on-back stroke-outline", 2.6),
        path(
            "M-14.5-34L-12.700-58H12.700L14.500-34ZM-17 2L-15.800-14H15.800L17 2Q0 9-17 2Z",
            "fill-red stroke-outline",
            1.6,
        ),
        path("M-13-80H13V-98H-13Z", "fill-gold stroke-outline", 2.2),
        path("M-17-98Q0-118 17-98Z", "fill-red-deep stroke-outline", 2.2),
        transform=f"translate({x},{y})",
    )


def cross(x: float, y: float) -> str:
    """The cross that marks the treasure."""
    return group(
        path("M-16-12L16 12M15-13L-15 13", "stroke-edge", 14),
        path("M-16-12L16 12M15-13L-15 13", "stroke-alert", 8),
        transform=f"translate({x},{y})",
    )


def route() -> str:
    """The dotted way of the ship to the treasure."""
    return path("M-199 124C-157 146-125 104-91 112S-45 88-37 84", "pen route", 4.5)


def serpent() -> str:
    """A sea serpent, looking left."""
    hump = "M{0} 8C{1} -40 {2} -40 {3} 8"
    humps = [
        path(hump.format(x, x + 6, x + width - 6, x + width), "fill-green stroke-outline", 3)
        + path(f"M{x + 12} 0C{x + 16}-20 {x + width - 16}-20 {x + width - 12} 0", "stroke-green-deep", 3)
        for x, width in ((-8, 54), (58, 48), (116, 40))
    ]
    head = (
        path(
            "M-36 8C-34-40-58-34-62-58C-64-84-32-92-18-72C-10-60-16-50-6-30C0-16 2-4 2 8Z",
            "fill-green stroke-outline",
            3,
        )
        + path("M-62-60C-84-64-92-52-88-46C-76-42-66-44-58-48Z", "fill-green stroke-outline", 3)
        + path("M-34-84L-26-100L-20-80ZM-18-74L-4-84L-8-62Z", "fill-red stroke-outline", 2.4)
        + element("circle", cx=-46, cy=-68, r=7, class_="fill-on-back stroke-outline", stroke_width=2)
        + element("circle", cx=-48, cy=-68, r=3, class_="fill-outline")
        + path("M-86-49L-98-46M-98-46L-104-50M-98-46L-103-41", "stroke-alert", 2.4)
    )
    tail = path("M176 8C178-14 192-18 198-34C206-24 214-26 220-32C220-12 204-2 200 8Z", "fill-green stroke-outline", 3)
    swell = "M-52 8" + "q7-7 14 0t14 0" * 10
    water = path(f"{swell}V19H-52Z", "fill-sea") + path(swell, "stroke-sea-line", 3)
    return group(group(*humps, head, tail, class_="move-serpent"), water)


def rose() -> str:
    """A compass rose."""
    points = "".join(
        group(
            path(f"M0 0L0 {-length}L{width} {-width}Z", dark, 1.4)
            + path(f"M0 0L0 {-length}L{-width} {-width}Z", light, 1.4),
            transform=f"rotate({turn})",
        )
        for turns, length, width, dark, light in (
            ((45, 135, 225, 315), 62, 14, "fill-back stroke-outline", "fill-on-back stroke-outline"),
            ((0, 90, 180, 270), 96, 19, "fill-alert stroke-outline", "fill-on-back stroke-outline"),
        )
        for turn in turns
    )
    return group(
        element("circle", r=74, class_="fill-sea stroke-outline", stroke_width=2),
        element("circle", r=66, class_="waterline", stroke_width=2),
        element("path", d=star(16, 72, 60), class_="waterline", stroke_width=1.4),
        group(points, class_="move-needle"),
        element("circle", r=9, class_="fill-gold stroke-outline", stroke_width=2),
        path("M-13-122V-100M13-122V-100M-13-122L13-100", "pen", 4),
    )


def sail(x: float, y: float, width: float, height: float) -> str:
    """A square sail."""
    left, right, low = x - width / 2, x + width / 2, y + height
    return path(
        f"M{left} {y}H{right}C{right + 16} {y + height * 0.35} {right + 12} {y + height * 0.7} {right + 3} {low}"
        f"Q{x + 4} {low - 9} {left + 3} {low}C{left + 14} {y + height * 0.7} {left + 14} {y + height * 0.3} {left} {y}Z",
        "fill-on-back stroke-outline",
        2.8,
    ) + path(
        f"M{left + 6} {y + height * 0.5}Q{x + 8} {y + height * 0.43} {right + 10} {y + height * 0.5}", "stroke-brown", 2
    )


def ship() -> str:
    """A ship under sail."""
    masts = path("M-52 0V-134M6 0V-166M58 0V-124M96 -8L142 -48", "stroke-wood-deep", 6)
    sails = sail(-52, -120, 58, 42) + sail(-52, -72, 68, 46) + sail(6, -152, 66, 52) + sail(6, -94, 82, 64)
    sails += sail(60, -112, 48, 38) + sail(60, -68, 58, 42)
    jib = path("M66-116L138-46Q104-44 74-34Z", "fill-on-back stroke-outline", 2.8)
    sun = element("path", d=star(12, 17, 11), class_="fill-alert") + element("circle", r=7, class_="fill-on-back")
    hull = (
        path("M-110-40L-92-40L-84-10H84L118-20Q112 26 84 40H-66Q-100 18-110-40Z", "fill-wood stroke-outline", 3.2)
        + path("M-102-14L-84 2H96L110 0M-92 16H92M-80 28H90", "stroke-wood-deep", 2.4)
        + "".join(
            element("rect", x=x, y=5, width=11, height=9, rx=2, class_="fill-outline") for x in range(-64, 80, 28)
        )
        + path("M-110-40L-92-40L-88-24H-107Z", "fill-gold stroke-outline", 2.2)
    )
    flags = "".join(
        path(
            f"M{x} {y}L{x - 30} {y + 5}L{x - 22} {y + 10}L{x - 30} {y + 16}L{x} {y + 14}Z",
            "fill-alert stroke-outline",
            2,
        )
        for x, y in ((-52, -148), (6, -182), (58, -138))
    )
    waves = path(
        "M-142 34q14-12 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0M-116 48q12-9 24 0t24 0t24 0t24 0t24 0t24 0t24 0",
        "stroke-sea-line",
        3.6,
    )
    boat = group(
        masts,
        jib,
        sails,
        group(sun, transform="translate(9,-66)"),
        hull,
        group(flags, class_="move-flag"),
        class_="move-bob",
    )
    return group(boat, waves, class_="move-ship")


def gulls() -> str:
    """Three gulls."""
    gull = "M-20-4Q-10-16 0 0Q10-16 20-4Q9-10 0 4Q-9-10-20-4Z"
    return group(
        *(
            group(path(gull, "fill-on-back stroke-outline", 2), transform=f"translate({x},{y}) scale({size})")
            for x, y, size in ((0, 20, 1), (46, -2, 0.75), (-30, -12, 0.6))
        ),
        class_="move-gulls",
    )
