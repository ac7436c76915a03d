"""SVG as text: elements, rounding, escaping, and shapes shared by all games."""

import math
import re
from functools import lru_cache

Value = str | int | float | None

NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
TO_ESCAPE = re.compile('[&<>"]')
ENTITIES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}


def escape(text: str) -> str:
    """Escape text for content or an attribute; characters that XML forbids are removed.

    >>> escape("a < b & c")
    'a &lt; b &amp; c'
    """
    return TO_ESCAPE.sub(lambda found: ENTITIES[found.group()], NOT_XML.sub("", text))


def number(value: float) -> str:
    """Format a coordinate with at most two decimals.

    >>> number(12.0), number(0.333333)
    ('12', '0.33')
    """
    rounded = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if rounded == "-0" else rounded


def element(name: str, *content: str, **attributes: Value) -> str:
    """Return one element; the content is SVG already.

    An underscore in an attribute's name stands for a hyphen; a trailing one (`class_`) is dropped. Attributes that are None are
    omitted; numbers are rounded, texts escaped.

    >>> element("rect", x=1.50, class_="ink", rx=None)
    '<rect x="1.5" class="ink"/>'
    """
    written = "".join([_attribute(key, value) for key, value in attributes.items() if value is not None])
    inside = "".join(content)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


# Most of a picture is the same as before the last move, and much of it in every picture of a game.
@lru_cache(maxsize=1 << 16)
def _attribute(key: str, value: str | int | float) -> str:
    written = escape(value) if isinstance(value, str) else number(value)
    return f' {key.rstrip("_").replace("_", "-")}="{written}"'


def placed(x: float, y: float, scale: float = 1) -> str:
    """Return the value of `transform` for a position and a scale.

    The functions are always in the same order, so that browsers can animate from one place to another.

    >>> placed(10, 20.25, 0.5)
    'translate(10,20.25) scale(0.5)'
    """
    return f"translate({number(x)},{number(y)}) scale({number(scale)})"


def group(*content: str, **attributes: Value) -> str:
    """Return a `<g>`, or nothing if it would be empty and has no id."""
    return element("g", *content, **attributes) if "".join(content) or attributes.get("id") else ""


def title(text: str) -> str:
    """Return the accessible name of the enclosing element, which is also its tooltip."""
    return element("title", escape(text))


def words(
    text: str, x: float, y: float, size: float, class_: str = "", anchor: str | None = None, **more: Value
) -> str:
    """Draw a line of text with its baseline at `y`. `anchor` is "middle", "end", or None for the start."""
    return element("text", escape(text), x=x, y=y, font_size=size, class_=class_ or None, text_anchor=anchor, **more)


def star(points: int, outer: float, inner: float) -> str:
    """Return the path of a star around the origin, with a point on top."""
    corners = []
    for corner in range(2 * points):
        angle, radius = math.pi * corner / points, inner if corner % 2 else outer
        corners.append(f"{number(radius * math.sin(angle))} {number(-radius * math.cos(angle))}")
    return f"M{'L'.join(corners)}Z"
