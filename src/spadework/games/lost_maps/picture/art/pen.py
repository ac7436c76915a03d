"""Strokes and fields with an ink outline, of which landmarks and signs are made."""

from spadework.engine.picture.svg import element, group

IVORY, GOLD, WOOD, STONE, LEAF, RED, WATER = "#f4ecd8", "#f2c14e", "#a8733a", "#b4bab8", "#58a06a", "#d8503a", "#8cc7dc"
DARK = "var(--outline)"


def figure(*content: str, width: float = 2) -> str:
    """Things that are outlined in ink."""
    return group(*content, class_="stroke-outline", stroke_width=width, stroke_linejoin="round", stroke_linecap="round")


def shape(path: str, fill: str) -> str:
    """A field."""
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
    """Something long and round, outlined on both sides."""
    return line(path, width + 3.4) + element("path", d=path, fill="none", stroke=fill, stroke_width=width)
