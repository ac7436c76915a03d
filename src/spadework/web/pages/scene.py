"""The scene of the home page: a chart on a table, with an island, a ship, a serpent and a compass rose.

Animated parts have a class `move-…`, which the page's style sheet animates.
"""

import math
from functools import lru_cache

from markupsafe import Markup
from shapely import Point, union_all
from shapely.affinity import rotate, scale
from shapely.geometry.base import BaseGeometry

from spadework.engine.picture.coast import coast
from spadework.engine.picture.svg import element, group, star

WIDTH, HEIGHT = 1600, 560
ROSE = (1452, 228)


@lru_cache(maxsize=1)
def scene() -> Markup:
    """Return the scene as SVG, for a page with the pictures' style sheet."""
    return Markup(
        element(
            "svg",
            element("rect", width=WIDTH, height=HEIGHT, class_="sea"),
            _lines(),
            _islands(),
            _route(),
            _serpent(),
            _rose(),
            _ship(),
            _gulls(),
            _tools(),
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            preserveAspectRatio="xMaxYMid slice",
            class_="scene",
            aria_hidden="true",
            focusable="false",
        )
    )


@lru_cache(maxsize=1)
def lost_scene() -> Markup:
    """Return the vignette of error pages: the serpent at sea."""
    return _vignette("660 84 420 150", _serpent(), _gulls())


@lru_cache(maxsize=1)
def waiting_scene() -> Markup:
    """Return the vignette of waiting pages: the ship at sea."""
    return _vignette("590 210 420 250", _ship())


def _vignette(box: str, *things: str) -> Markup:
    sea = element("rect", width=WIDTH, height=HEIGHT, class_="sea")
    return Markup(
        element(
            "svg", sea, _lines(), *things, viewBox=box, class_="scene vignette", aria_hidden="true", focusable="false"
        )
    )


def _path(d: str, class_: str, width: float | None = None, **more: str | float) -> str:
    return element(
        "path", d=d, class_=class_, stroke_width=width, stroke_linejoin="round", stroke_linecap="round", **more
    )


def _lines() -> str:
    """The lines of a sea chart: 32 rhumb lines from the rose, and a grid of latitudes and longitudes."""
    x, y = ROSE
    winds = "".join(
        f"M{x} {y}l{1900 * math.sin(angle):.0f} {1900 * math.cos(angle):.0f}"
        for angle in (math.pi * wind / 16 for wind in range(32))
    )
    grid = "".join(f"M0 {down}H{WIDTH}" for down in range(80, HEIGHT, 133)) + "".join(
        f"M{across} 0V{HEIGHT}" for across in range(70, WIDTH, 200)
    )
    return _path(winds, "waterline", 1, opacity=0.7) + _path(grid, "waterline", 1, opacity=0.55)


def _blob(*ovals: tuple[float, float, float, float, float]) -> BaseGeometry:
    """A union of ellipses, each given by centre, half axes and rotation in degrees."""
    return union_all([rotate(scale(Point(x, y).buffer(1), across, down), turn) for x, y, across, down, turn in ovals])


def _land(shape: BaseGeometry, seed: int) -> str:
    return (
        "".join(
            _path(
                coast(shape.buffer(distance), seed + distance, 3, 34),
                "waterline",
                2.2 - distance / 40,
                opacity=0.95 - distance / 80,
            )
            for distance in (10, 19, 30, 44, 60)
        )
        + _path(coast(shape, seed, 4.2, 17), "land", 3)
        + _path(coast(shape.buffer(-9), seed + 1, 2, 26), "shore", 1.6)
    )


def _islands() -> str:
    home = _blob(
        (1105, 320, 184, 88, -4),
        (1240, 276, 88, 74, 24),
        (990, 372, 74, 40, 14),
        (1140, 242, 92, 46, -10),
        (1010, 262, 44, 30, -30),
        (1302, 330, 40, 34, 0),
    ).difference(
        _blob(
            (900, 318, 52, 15, 6),
            (1176, 424, 70, 30, -6),
            (1352, 276, 42, 16, -24),
            (1060, 222, 34, 18, 30),
        )
    )
    skerries = _blob((1196, 432, 17, 9, 0), (1240, 418, 10, 6, 0), (920, 262, 14, 8, 20))
    small = _blob((694, 92, 62, 28, -12), (738, 108, 34, 22, 0))
    far = _blob((1530, 452, 84, 46, -18), (1585, 422, 54, 40, 0))
    west = _blob((250, 190, 150, 78, 8), (360, 236, 86, 56, -16), (150, 232, 70, 44, 0))
    rock = _blob((560, 470, 36, 18, 0))
    return (
        _land(west, 11)
        + "".join(
            _tree(x, y, 1.05) for x, y in ((190, 190), (228, 174), (262, 204), (300, 186), (340, 232), (216, 226))
        )
        + _land(small, 4)
        + _palm(694, 96, 0.8)
        + _palm(736, 112, 0.62)
        + _land(far, 21)
        + _lighthouse(1550, 430)
        + _land(rock, 8)
        + _path(coast(skerries, 3, 1.5, 9), "land", 2.4)
        + _land(home, 7)
        + _volcano(1158, 308)
        + "".join(
            _tree(x, y, size)
            for x, y, size in (
                (1000, 300, 1.1),
                (1034, 284, 0.95),
                (978, 330, 1),
                (1022, 322, 1.15),
                (1240, 266, 1),
                (1268, 290, 1.1),
            )
        )
        + _palm(978, 376, 1)
        + _palm(1012, 388, 0.8)
        + _hut(1248, 328)
        + _cross(1098, 378)
    )


def _tree(x: float, y: float, size: float) -> str:
    return group(
        element("ellipse", cx=3, cy=2, rx=13, ry=4, class_="shadow"),
        _path("M0-36L13-8H6L14 2H-14L-6-8H-13Z", "fill-green stroke-green-deep", 2.4),
        _path("M0 2V8", "stroke-green-deep", 3),
        transform=f"translate({x},{y}) scale({size})",
    )


def _palm(x: float, y: float, size: float) -> str:
    leaves = "".join(
        _path(
            f"M0-46Q{9 * way} {-64 - lift} {32 * way} {-52 + drop}Q{16 * way} {-54 + drop / 2} 0-44Z",
            "fill-green stroke-green-deep",
            2,
        )
        for way, lift, drop in ((1, 2, 14), (-1, 2, 14), (1, 12, -6), (-1, 12, -6))
    )
    return group(
        element("ellipse", cx=5, cy=2, rx=18, ry=5, class_="shadow"),
        _path("M-3 2Q7-22-2-46L4-46Q14-20 5 2Z", "fill-wood stroke-wood-deep", 2),
        leaves,
        transform=f"translate({x},{y}) scale({size})",
    )


def _volcano(x: float, y: float) -> str:
    puffs = "".join(
        element("circle", cx=cx, cy=cy, r=r, class_="fill-edge stroke-grey-deep", stroke_width=2.4)
        for cx, cy, r in ((2, -128, 11), (16, -146, 15), (-4, -162, 13), (18, -178, 18))
    )
    return group(
        group(puffs, class_="move-smoke"),
        _path("M-96 14Q-44-30-26-112Q0-102 26-112Q46-34 92 14Q0 34-96 14Z", "fill-grey stroke-outline", 3),
        _path("M26-112Q46-34 92 14Q60 22 34 25Q10-40 4-106Z", "shadow"),
        _path(
            "M-26-112Q0-102 26-112Q30-96 33-84L22-70L12-88L2-62L-10-86L-20-72L-33-86Q-29-98-26-112Z",
            "fill-red stroke-red-deep",
            2.4,
        ),
        _path("M-60-8l10-16M-36 8l6-22M46 0l-8-18M64 8l-8-10", "pen", 2, opacity=0.55),
        transform=f"translate({x},{y})",
    )


def _hut(x: float, y: float) -> str:
    return group(
        element("ellipse", cx=6, cy=3, rx=40, ry=8, class_="shadow"),
        _path("M-28 2V-24H28V2Z", "fill-wood-light stroke-wood-deep", 2.4),
        _path("M-9 2V-16H9V2Z", "fill-wood-deep"),
        _path("M-38-22L0-52L38-22Q0-30-38-22Z", "fill-yellow stroke-wood-deep", 2.4),
        _path("M22-40V-76", "stroke-wood-deep", 3),
        group(_path("M24-76L52-68L24-58Z", "fill-red stroke-red-deep", 2), class_="move-flag"),
        transform=f"translate({x},{y})",
    )


def _lighthouse(x: float, y: float) -> str:
    return group(
        _path("M-150-106L0-92L-150-62Z", "beam"),
        element("ellipse", cx=4, cy=3, rx=26, ry=7, class_="shadow"),
        _path("M-17 2L-11-80H11L17 2Q0 9-17 2Z", "fill-on-back stroke-outline", 2.6),
        _path(
            "M-14.5-34L-12.700-58H12.700L14.500-34ZM-17 2L-15.800-14H15.800L17 2Q0 9-17 2Z",
            "fill-red stroke-outline",
            1.6,
        ),
        _path("M-13-80H13V-98H-13Z", "fill-gold stroke-outline", 2.2),
        _path("M-17-98Q0-118 17-98Z", "fill-red-deep stroke-outline", 2.2),
        transform=f"translate({x},{y})",
    )


def _cross(x: float, y: float) -> str:
    return group(
        _path("M-16-12L16 12M15-13L-15 13", "stroke-edge", 14),
        _path("M-16-12L16 12M15-13L-15 13", "stroke-alert", 8),
        transform=f"translate({x},{y})",
    )


def _route() -> str:
    return _path("M926 424C968 446 1000 404 1034 412S1080 388 1088 384", "pen route", 4.5)


def _serpent() -> str:
    hump = "M{0} 8C{1} -40 {2} -40 {3} 8"
    humps = [
        _path(hump.format(x, x + 6, x + width - 6, x + width), "fill-green stroke-outline", 3)
        + _path(f"M{x + 12} 0C{x + 16}-20 {x + width - 16}-20 {x + width - 12} 0", "stroke-green-deep", 3)
        for x, width in ((-8, 54), (58, 48), (116, 40))
    ]
    head = (
        _path(
            "M-36 8C-34-40-58-34-62-58C-64-84-32-92-18-72C-10-60-16-50-6-30C0-16 2-4 2 8Z",
            "fill-green stroke-outline",
            3,
        )
        + _path("M-62-60C-84-64-92-52-88-46C-76-42-66-44-58-48Z", "fill-green stroke-outline", 3)
        + _path("M-34-84L-26-100L-20-80ZM-18-74L-4-84L-8-62Z", "fill-red stroke-outline", 2.4)
        + element("circle", cx=-46, cy=-68, r=7, class_="fill-on-back stroke-outline", stroke_width=2)
        + element("circle", cx=-48, cy=-68, r=3, class_="fill-outline")
        + _path("M-86-49L-98-46M-98-46L-104-50M-98-46L-103-41", "stroke-alert", 2.4)
    )
    tail = _path("M176 8C178-14 192-18 198-34C206-24 214-26 220-32C220-12 204-2 200 8Z", "fill-green stroke-outline", 3)
    swell = "M-52 8" + "q7-7 14 0t14 0" * 10
    water = _path(f"{swell}V19H-52Z", "fill-sea") + _path(swell, "stroke-sea-line", 3)
    return group(group(*humps, head, tail, class_="move-serpent"), water, transform="translate(800,196)")


def _rose() -> str:
    x, y = ROSE
    points = "".join(
        group(
            _path(f"M0 0L0 {-length}L{width} {-width}Z", dark, 1.4)
            + _path(f"M0 0L0 {-length}L{-width} {-width}Z", light, 1.4),
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
        _path("M-13-122V-100M13-122V-100M-13-122L13-100", "pen", 4),
        transform=f"translate({x},{y})",
    )


def _sail(x: float, y: float, width: float, height: float) -> str:
    left, right, low = x - width / 2, x + width / 2, y + height
    return _path(
        f"M{left} {y}H{right}C{right + 16} {y + height * 0.35} {right + 12} {y + height * 0.7} {right + 3} {low}"
        f"Q{x + 4} {low - 9} {left + 3} {low}C{left + 14} {y + height * 0.7} {left + 14} {y + height * 0.3} {left} {y}Z",
        "fill-on-back stroke-outline",
        2.8,
    ) + _path(
        f"M{left + 6} {y + height * 0.5}Q{x + 8} {y + height * 0.43} {right + 10} {y + height * 0.5}", "stroke-brown", 2
    )


def _ship() -> str:
    masts = _path("M-52 0V-134M6 0V-166M58 0V-124M96 -8L142 -48", "stroke-wood-deep", 6)
    sails = _sail(-52, -120, 58, 42) + _sail(-52, -72, 68, 46) + _sail(6, -152, 66, 52) + _sail(6, -94, 82, 64)
    sails += _sail(60, -112, 48, 38) + _sail(60, -68, 58, 42)
    jib = _path("M66-116L138-46Q104-44 74-34Z", "fill-on-back stroke-outline", 2.8)
    sun = element("path", d=star(12, 17, 11), class_="fill-alert") + element("circle", r=7, class_="fill-on-back")
    hull = (
        _path("M-110-40L-92-40L-84-10H84L118-20Q112 26 84 40H-66Q-100 18-110-40Z", "fill-wood stroke-outline", 3.2)
        + _path("M-102-14L-84 2H96L110 0M-92 16H92M-80 28H90", "stroke-wood-deep", 2.4)
        + "".join(
            element("rect", x=x, y=5, width=11, height=9, rx=2, class_="fill-outline") for x in range(-64, 80, 28)
        )
        + _path("M-110-40L-92-40L-88-24H-107Z", "fill-gold stroke-outline", 2.2)
    )
    flags = "".join(
        _path(
            f"M{x} {y}L{x - 30} {y + 5}L{x - 22} {y + 10}L{x - 30} {y + 16}L{x} {y + 14}Z",
            "fill-alert stroke-outline",
            2,
        )
        for x, y in ((-52, -148), (6, -182), (58, -138))
    )
    waves = _path(
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
    return group(group(boat, waves, class_="move-ship"), transform="translate(800,400)")


def _gulls() -> str:
    gull = "M-20-4Q-10-16 0 0Q10-16 20-4Q9-10 0 4Q-9-10-20-4Z"
    return group(
        *(
            group(_path(gull, "fill-on-back stroke-outline", 2), transform=f"translate({x},{y}) scale({size})")
            for x, y, size in ((960, 150, 1), (1006, 128, 0.75), (930, 118, 0.6))
        ),
        class_="move-gulls",
    )


def _tools() -> str:
    """Things left on the chart: three coins and a pair of dividers."""

    def coin(x: float, y: float) -> str:
        return group(
            element("circle", cx=3, cy=5, r=27, class_="shadow"),
            element("circle", r=27, class_="fill-gold stroke-outline", stroke_width=3),
            element("circle", r=20, class_="coin-line", stroke_width=2, stroke_dasharray="2 4"),
            _path("M0-12V12M-9-5H9M-9 5H9", "coin-line", 3),
            transform=f"translate({x},{y})",
        )

    dividers = group(
        _path("M-6 12L-66 158L-58 160L8 16ZM6 12L52 164L60 162L14 12Z", "shadow", transform="translate(6,9)"),
        _path("M-8 8L-68 150L-70 166L-60 154L6 16Z", "fill-gold stroke-outline", 2.6),
        _path("M-4 14L50 156L60 168L58 152L10 8Z", "fill-gold stroke-outline", 2.6),
        element("circle", r=17, class_="fill-gold stroke-outline", stroke_width=3),
        element("circle", r=6, class_="fill-outline"),
        transform="translate(1322,396) rotate(-66) scale(0.72)",
    )
    return coin(1372, 434) + coin(1420, 446) + coin(1390, 470) + dividers
