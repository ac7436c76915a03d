"""Surfaces of pictures: cards with edges and backs, piles, panels, buttons, and click targets.

Everything lies on the table with one soft contact shadow; playable things get a halo around them, which covers nothing.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, radians, sin
from typing import NamedTuple

from spadework.engine.picture.svg import element, group

EDGE = 14.0
"""Corner radius of a card about 300 high."""


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    def inset(self, by: float) -> "Box":
        """Return the rectangle shrunk by `by` on every side."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)


def rect(
    box: Sequence[float], radius: float = 0, class_: str = "sheet", stroke: float | None = None, **more: str | float
) -> str:
    """Draw a rectangle with round corners."""
    x, y, width, height = box
    return element(
        "rect", x=x, y=y, width=width, height=height, rx=radius or None, class_=class_, stroke_width=stroke, **more
    )


@lru_cache(maxsize=512)
def shadow(width: float, height: float, radius: float = EDGE, depth: float = 3) -> str:
    """Draw the contact shadow of a thing with its corner at the origin."""
    return rect((depth * 0.5, depth * 1.3, width, height), radius, "shadow")


def ground(x: float, y: float, width: float) -> str:
    """Draw the shadow of a figure whose feet are at a point."""
    return element("ellipse", cx=x, cy=y, rx=width / 2, ry=width / 7, class_="shadow")


@lru_cache(maxsize=512)
def face(width: float, height: float, radius: float = EDGE) -> str:
    """Draw an empty card, face up: shadow, stock, and an edge that catches the light."""
    return (
        shadow(width, height, radius)
        + rect((0, 0, width, height), radius, "card", 1.6)
        + rect((2, 2, width - 4, height - 4), max(radius - 2, 0), "edge", 1)
    )


@lru_cache(maxsize=512)
def back(width: float, height: float, radius: float = EDGE) -> str:
    """Draw a card face down: a compass rose on ruled blue."""
    middle = f"translate({width / 2:.4g},{height / 2:.4g}) scale({min(width, height) / 60:.4g})"
    inner = Box(0, 0, width, height).inset(min(width, height) * 0.07)
    return (
        shadow(width, height, radius)
        + rect((0, 0, width, height), radius, "card", 1.6)
        + rect(inner, max(radius * 0.6, 1), "back", 1.2)
        + rect(inner.inset(min(width, height) * 0.045), max(radius * 0.4, 1), "back-line", 1)
        + group(
            element("circle", r=15, class_="back-line", stroke_width=1),
            element("path", d=_rose(19, 5), class_="fill-back-line"),
            element("path", d=_rose(12, 3.4, 45), class_="fill-back-line", opacity=0.7),
            element("circle", r=3, class_="back", stroke_width=1),
            transform=middle,
        )
    )


def _rose(long: float, short: float, turn: float = 0) -> str:
    corners = []
    for point in range(8):
        angle, radius = radians(45 * point + turn), short if point % 2 else long
        corners.append(f"{radius * sin(angle):.3g} {-radius * cos(angle):.3g}")
    return f"M{'L'.join(corners)}Z"


def pile(count: int, top: str, most: int = 4, step: float = 2.5) -> str:
    """Draw a pile as high as its count suggests, up to `most`; `top` is repeated for each thing, the highest at the origin."""
    layers = min(max(count, 1), most) - 1
    below = [group(top, transform=f"translate({step * n:.4g},{step * n:.4g})") for n in range(layers, 0, -1)]
    return "".join(below) + top


def gap(box: Sequence[float], radius: float = EDGE) -> str:
    """Draw an empty place."""
    return rect(box, radius, "gap", 1.5)


@lru_cache(maxsize=512)
def panel(x: float, y: float, width: float, height: float, active: bool = False) -> str:
    """Draw a sheet of paper for one seat or one subject; `active` marks the seat to move."""
    return (
        rect((x + 1, y + 3, width, height), 10, "shadow")
        + rect((x, y, width, height), 10, "panel-active" if active else "panel", 3 if active else 1.4)
        + (rect((x + 4, y + 4, width - 8, height - 8), 7, "panel-line", 1) if width > 60 and height > 40 else "")
    )


def button(box: Sequence[float], *content: str, id: str, name: str) -> str:
    """Draw a button with its accessible name."""
    x, y, width, height = box
    return group(
        element("title", name),
        rect((x, y + 3, width, height), 9, "shadow"),
        rect(box, 9, "button", 1.6),
        *content,
        halo(box, 9),
        id=id,
    )


def spot(box: Sequence[float], radius: float = 6) -> str:
    """Draw a field to click, tinted when it is selected or affected by a move."""
    return rect(box, radius, "spot")


def halo(box: Sequence[float], radius: float = EDGE, by: float = 4) -> str:
    """Draw a click target around a card or thing whose art must stay unchanged; it glows when selected."""
    x, y, width, height = box
    return rect((x - by, y - by, width + 2 * by, height + 2 * by), radius + by, "halo")
