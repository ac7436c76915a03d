"""Pen strokes, the signs on charts and score cards, and the sea chart of the table.

Each sign is drawn around 0: coin, palm, cross, cup, seal, round marker, and the X of a pen.
"""

from math import cos, radians, sin

from spadework.engine.picture.icons import SUIT_PATHS
from spadework.engine.picture.sprites import Sprites
from spadework.engine.picture.svg import element, group, number, star

# Strokes and fields with an ink outline

IVORY, GOLD, WOOD, STONE, LEAF, RED, WATER = "#f4ecd8", "#f2c14e", "#a8733a", "#b4bab8", "#58a06a", "#d8503a", "#8cc7dc"
DARK = "var(--outline)"


def figure(*content: str, width: float = 2) -> str:
    """A group outlined in ink."""
    return group(*content, class_="stroke-outline", stroke_width=width, stroke_linejoin="round", stroke_linecap="round")


def shape(path: str, fill: str) -> str:
    """A filled shape."""
    return element("path", d=path, fill=fill)


def line(path: str, width: float | None = None) -> str:
    """A stroke."""
    return element("path", d=path, fill="none", stroke_width=width)


def dot(x: float, y: float, radius: float, fill: str = DARK, stroke: str | None = None) -> str:
    """A disc."""
    return element("circle", cx=x, cy=y, r=radius, fill=fill, stroke=stroke)


def eye(x: float, y: float, radius: float = 2.6) -> str:
    """An eye that looks at the reader."""
    return dot(x, y, radius, "#fffdf7", "none") + dot(x, y, radius * 0.5, DARK, "none")


def rope(path: str, fill: str, width: float) -> str:
    """A thick line, outlined on both sides."""
    return line(path, width + 3.4) + element("path", d=path, fill="none", stroke=fill, stroke_width=width)


# Signs

COIN = 19.0
"""The radius of a coin."""

FROND = "M0-8Q-10-20-22-8Q-10-10 0-8ZM0-8Q10-20 22-8Q10-10 0-8ZM0-8Q-16-8-17 8Q-8-3 0-8ZM0-8Q16-8 17 8Q8-3 0-8Z"
CUP = "M-13-15H13Q13 2 3 5V11H9V16H-9V11H-3V5Q-13 2-13-15Z"
HANDLES = "M-13-11Q-21-11-19-3Q-17 3-9 2M13-11Q21-11 19-3Q17 3 9 2"
CROSS = "M-6-19Q0-15 6-19V-6Q13-6 19-6Q15 0 19 6Q13 6 6 6V19Q0 15-6 19V6Q-13 6-19 6Q-15 0-19-6Q-13-6-6-6Z"

GOLD_COIN = figure(
    dot(0, 0, COIN, GOLD),
    element("circle", r=13.5, fill="none", stroke="#9a6a10", stroke_width=1.8, stroke_dasharray="3 2.4"),
    line("M-5 7H5M0 7V-8M-6-3H6", 2.8),
)
PALM = figure(
    element("path", d="M-2 22Q5 8 1-8", fill="none", stroke_width=8),
    element("path", d="M-2 22Q5 8 1-8", fill="none", stroke="#a8733a", stroke_width=4.4),
    shape(FROND + "M0-8Q-6-21 4-24Q8-14 0-8Z", LEAF),
)
CROSSED = figure(
    element("path", d=CROSS, class_="stroke-edge", fill="none", stroke_width=6),
    shape(CROSS, RED),
)
FULL_CUP = figure(line(HANDLES, 2.6), shape(CUP, GOLD))
EMPTY_CUP = element(
    "path", d=CUP + HANDLES, class_="pen stroke-quiet", stroke_width=1.8, stroke_dasharray="4 4", opacity=0.75
)
EMPTY_COIN = element("circle", r=18, class_="pen stroke-quiet", stroke_width=1.8, stroke_dasharray="4 4")
EMPTY_PALM = element("path", d="M-2 22Q5 8 1-8" + FROND, class_="pen stroke-quiet", stroke_width=1.6, opacity=0.75)
SCORED_PALM = figure(dot(0, 0, 20, LEAF)) + element(
    "path",
    d=FROND,
    transform="translate(0,6) scale(0.8)",
    fill="none",
    class_="stroke-outline",
    stroke_width=1,
    opacity=0.5,
)

HANDS = 6
"""Number of different X."""

SIGNS: Sprites = {
    "coins": GOLD_COIN,
    "palms": PALM,
    "crosses": CROSSED,
    "cup": FULL_CUP,
    "cup-empty": EMPTY_CUP,
    "coin-empty": EMPTY_COIN,
    "palm-empty": EMPTY_PALM,
    "palm-scored": SCORED_PALM,
}
"""By name; the first three are symbols in boxes."""


def seal(colour: str) -> str:
    """The wax seal that counts cards of a colour."""
    return figure(
        element("path", d=star(14, 25, 22), class_=f"fill-{colour}"),
        element("circle", r=16.5, class_=f"fill-{colour} stroke-{colour}-deep", stroke_width=1.6),
        element("path", d=SUIT_PATHS[colour], class_=f"fill-{colour}-deep", stroke="none", transform="scale(0.95)"),
    )


def x_path(left: float, top: float, side: float, wobble: int) -> str:
    """The path of an X as drawn by hand in a box; `wobble`, from 0 on, varies it."""
    lean, bend, part = wobble % 3 - 1.0, wobble % 4, side / 40
    return (
        f"M{number(left + (8 + lean) * part)} {number(top + 8 * part)}"
        f"q{number((10 + bend) * part)} {number((8 + lean) * part)} {number((24 - lean) * part)} {number((24 - lean) * part)}"
        f"M{number(left + 32 * part)} {number(top + (7 + lean) * part)}"
        f"q{number((lean - 10) * part)} {number((14 - bend) * part)} {number((lean - 24) * part)} {number((25 + lean) * part)}"
    )


def crosses(side: float) -> Sprites:
    """Each X in a box with its corner at 0: alone, and on a box in the colour of its surroundings."""
    drawn: dict[str, str] = {}
    for hand in range(HANDS):
        drawn[f"x-{hand}"] = element("path", d=x_path(0, 0, side, hand), class_="pen", stroke_width=6.6)
        field = element("rect", x=3, y=3, width=side - 6, height=side - 6, rx=7, fill_opacity=0.72, stroke_width=1.6)
        drawn[f"crossed-{hand}"] = field + drawn[f"x-{hand}"]
    return drawn


# The table: an old sea chart with rhumb lines, a compass rose and a border of degrees

REACH = 1700


def rose() -> str:
    """A compass rose around 0, with rhumb lines across the chart."""
    rays = "".join(
        f"M{number(88 * sin(radians(turn)))} {number(-88 * cos(radians(turn)))}"
        f"L{number(REACH * sin(radians(turn)))} {number(-REACH * cos(radians(turn)))}"
        for turn in (11.25 * step for step in range(32))
    )
    return (
        element("path", d=rays, class_="grain", stroke_width=1)
        + element("circle", r=88, class_="grain")
        + element("circle", r=80, class_="grain", stroke_dasharray="2 5", stroke_width=6)
        + element("circle", r=56, class_="grain")
        + element("path", d=star(8, 52, 15), class_="grain", transform="rotate(22.5)")
        + element("path", d=star(4, 84, 16), class_="grain", stroke_linejoin="round")
        + element("circle", r=9, class_="grain")
    )


GROUND: Sprites = {"rose": rose()}
"""By name."""


def border(width: float, height: float) -> str:
    """The table with degrees at its edge, to be drawn below the rose."""
    return (
        element("rect", width=width, height=height, class_="table")
        + element(
            "rect",
            x=5,
            y=5,
            width=width - 10,
            height=height - 10,
            rx=4,
            class_="grain",
            stroke_width=6,
            stroke_dasharray="26 26",
        )
        + element("rect", x=1.5, y=1.5, width=width - 3, height=height - 3, rx=6, class_="grain")
        + element("rect", x=8.5, y=8.5, width=width - 17, height=height - 17, rx=3, class_="grain")
    )
