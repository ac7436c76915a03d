"""Drawing tools for the art of Dragon Island: shapes with an ink outline, lines, and cut-outs with a light rim."""

from collections.abc import Sequence
from typing import NamedTuple

from spadework.engine.picture.svg import element, group
from spadework.games.dragon_island.rules import state as s

OUTLINE = 2.6
RIM = 8.0


class Shape(NamedTuple):
    """A closed path in a colour: a class of the style sheet without "fill-", or a colour of its own that begins with #."""

    path: str
    colour: str


def colour_of(terrain: str) -> str:
    """Return the colour of a terrain."""
    return s.COLOURS[s.TERRAINS.index(terrain)]


def inked(path: str, colour: str, width: float = OUTLINE, stroke: str = "outline", opacity: float | None = None) -> str:
    """Draw a shape in a colour with an outline; `opacity` is that of the colour alone."""
    own = colour.startswith("#")
    classes = f"stroke-{stroke}" if own else f"fill-{colour} stroke-{stroke}"
    return element(
        "path",
        d=path,
        class_=classes,
        fill=colour if own else None,
        fill_opacity=opacity,
        stroke_width=width,
        stroke_linejoin="round",
    )


def filled(path: str, colour: str, opacity: float | None = None) -> str:
    """Draw a shape without an outline."""
    own = colour.startswith("#")
    return element(
        "path", d=path, class_=None if own else f"fill-{colour}", fill=colour if own else None, opacity=opacity
    )


def line(path: str, colour: str = "outline", width: float = 2, opacity: float | None = None) -> str:
    """Draw a line of a pen, in a class of the style sheet without "stroke-" or a colour of its own."""
    own = colour.startswith("#")
    return element(
        "path",
        d=path,
        fill="none",
        class_=None if own else f"stroke-{colour}",
        stroke=colour if own else None,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        opacity=opacity,
    )


def dot(x: float, y: float, radius: float, colour: str = "outline", stroke: float | None = None) -> str:
    """Draw a disc, with an outline if a width is given."""
    own = colour.startswith("#")
    classes = [] if own else [f"fill-{colour}"]
    classes += ["stroke-outline"] if stroke else []
    return element(
        "circle",
        cx=x,
        cy=y,
        r=radius,
        class_=" ".join(classes) or None,
        fill=colour if own else None,
        stroke_width=stroke,
    )


def shade(x: float, y: float, width: float, height: float) -> str:
    """Draw the shadow on the ground around a point."""
    return element("ellipse", cx=x, cy=y, rx=width / 2, ry=height / 2, class_="shadow", fill_opacity=0.3)


def cut_out(shapes: Sequence[Shape], *details: str, rim: float = RIM) -> str:
    """Draw shapes cut out of card: with one light rim around all of them, then the ink, then the drawing on them."""
    whole = "".join(shape.path for shape in shapes)
    return (
        element(
            "path", d=whole, class_="fill-on-back stroke-on-back", stroke_width=rim + OUTLINE, stroke_linejoin="round"
        )
        + group(
            *(
                element(
                    "path",
                    d=path,
                    class_=None if colour.startswith("#") else f"fill-{colour}",
                    fill=colour if colour.startswith("#") else None,
                )
                for path, colour in shapes
            ),
            class_="stroke-outline",
            stroke_width=OUTLINE,
            stroke_linejoin="round",
        )
        + "".join(details)
    )
