"""The table: an old sea chart with rhumb lines, a compass rose and a border of degrees."""

from math import cos, radians, sin

from spadework.engine.picture.sprites import Sprites
from spadework.engine.picture.svg import element, number, star

REACH = 1700


def rose() -> str:
    """A compass rose around 0 with the lines that go out from it across the chart."""
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
    """The table with the degrees at its edge; the rose is laid over it."""
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
