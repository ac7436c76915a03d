"""The pen for figures: filled shapes with an ink outline, lines, eyes. Colours are named as in the style sheet."""

from spadework.engine.picture.svg import element, escape

INK = "outline"


def shape(path: str, fill: str, width: float = 2.2, stroke: str = INK) -> str:
    """Draw a filled shape with an outline."""
    return element("path", d=path, fill=_ink(fill), stroke=_ink(stroke), stroke_width=width, stroke_linejoin="round")


def patch(path: str, fill: str, opacity: float | None = None) -> str:
    """Draw a filled shape without an outline."""
    return element("path", d=path, fill=_ink(fill), opacity=opacity)


def line(path: str, width: float = 2.2, stroke: str = INK, opacity: float | None = None) -> str:
    """Draw a line with round ends."""
    return element(
        "path",
        d=path,
        fill="none",
        stroke=_ink(stroke),
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        opacity=opacity,
    )


def oval(x: float, y: float, across: float, down: float) -> str:
    """Return the path of an ellipse around a point.

    >>> oval(10, 10, 4, 2)
    'M6 10a4 2 0 1 0 8 0a4 2 0 1 0-8 0Z'
    """
    return f"M{x - across:.4g} {y:.4g}a{across:.4g} {down:.4g} 0 1 0 {2 * across:.4g} 0a{across:.4g} {down:.4g} 0 1 0{-2 * across:.4g} 0Z"


def eye(x: float, y: float, radius: float, look: float = 0) -> str:
    """Draw an eye at a point; `look` shifts its gaze to a side."""
    return shape(oval(x, y, radius, radius), "#fff9e8", radius * 0.3) + patch(
        oval(x + look * radius * 0.35, y + radius * 0.12, radius * 0.48, radius * 0.48), INK
    )


def lettering(text: str, x: float, y: float, size: float, colour: str = "ink", ground: str | None = None) -> str:
    """Draw a figure or a word in the display face, centred at `x`, outlined in the colour of its background.

    The styles are attributes, because a sprite is outside the pictures in which it is placed.
    """
    return element(
        "text",
        escape(text),
        x=x,
        y=y,
        font_size=size,
        font_family="var(--display)",
        fill=_ink(colour),
        text_anchor="middle",
        stroke=_ink(ground) if ground else None,
        stroke_width=size * 0.09 if ground else None,
        paint_order="stroke" if ground else None,
    )


def _ink(colour: str) -> str:
    return colour if colour.startswith(("#", "none")) else f"var(--{colour})"
