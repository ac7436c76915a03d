"""The pen with which all figures of Rat Alarm are drawn: filled shapes with an ink outline, lines, and dots."""

from spadework.engine.picture.svg import element

INK = "var(--outline)"


def shape(path: str, fill: str, width: float = 2.4, stroke: str = INK) -> str:
    """A filled shape with an outline."""
    return element("path", d=path, fill=fill, stroke=stroke, stroke_width=width, stroke_linejoin="round")


def patch(path: str, fill: str, opacity: float | None = None) -> str:
    """A filled shape without an outline."""
    return element("path", d=path, fill=fill, opacity=opacity)


def line(path: str, width: float = 2.4, stroke: str = INK) -> str:
    """A line with round ends."""
    return element(
        "path", d=path, fill="none", stroke=stroke, stroke_width=width, stroke_linecap="round", stroke_linejoin="round"
    )


def oval(x: float, y: float, across: float, down: float) -> str:
    """The path of an ellipse around a point."""
    return f"M{x - across:.4g} {y:.4g}a{across:.4g} {down:.4g} 0 1 0 {2 * across:.4g} 0a{across:.4g} {down:.4g} 0 1 0 {-2 * across:.4g} 0Z"


def dot(x: float, y: float, radius: float, fill: str = INK, width: float = 0) -> str:
    """A disc around a point, with an outline where a width is given."""
    return shape(oval(x, y, radius, radius), fill, width) if width else patch(oval(x, y, radius, radius), fill)
