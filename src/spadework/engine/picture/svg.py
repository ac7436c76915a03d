"""Drawing helpers for the games' pictures: elements, rounding, escaping, and the signs that all games share.

A picture is a string of SVG without styles of its own. Its classes are those of `picture.css`, which pages load and which
`standalone` embeds.
"""

import math
import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from unicodedata import east_asian_width

STYLESHEET = Path(__file__).with_name("picture.css")

Value = str | int | float | None

NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
TO_ESCAPE = re.compile('[&<>"]')
ENTITIES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}
WIDTHS = {
    letter: width
    for width, letters in (
        (0.3, "'IJijl"),
        (0.35, " ,./:;|·\u2018\u2019"),
        (0.4, "()-[]ft"),
        (0.45, "!r"),
        (0.5, '"*_°\u2013'),
        (0.55, "?cszç\u201c\u201d\u201e"),
        (0.6, "FLkvxy•"),
        (0.7, "ABCKRVXZÄ"),
        (0.75, "NUÜ"),
        (0.8, "&DGHOQÖ"),
        (0.85, "#+<=>w\u00d7"),
        (0.9, "M"),
        (1.0, "%@Wm—…½"),
    )
    for letter in letters
}
"""How wide letters are, in sizes of letters, in DejaVu Sans, one of the widest fonts that a system has for pages."""
USUAL, FULL = 0.65, 1.0
"""How wide other letters are, and those of scripts that fill a square."""
BOLD = 1.09
"""How much wider bold letters are."""


def escape(text: str) -> str:
    """Text as it may stand between tags or in an attribute; characters that XML can't hold are left out.

    >>> escape("a < b & c")
    'a &lt; b &amp; c'
    """
    return TO_ESCAPE.sub(lambda found: ENTITIES[found.group()], NOT_XML.sub("", text))


def number(value: float) -> str:
    """A coordinate with two decimals at most.

    >>> number(12.0), number(0.333333)
    ('12', '0.33')
    """
    rounded = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if rounded == "-0" else rounded


def element(name: str, *content: str, **attributes: Value) -> str:
    """One element around content that is SVG already.

    An underscore in an attribute's name stands for a hyphen, one at the end (`class_`) is dropped. Attributes that are None are left
    out; numbers are rounded, texts escaped.

    >>> element("rect", x=1.50, class_="ink", rx=None)
    '<rect x="1.5" class="ink"/>'
    """
    written = "".join([_attribute(key, value) for key, value in attributes.items() if value is not None])
    inside = "".join(content)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


# Most of a picture is as it was before the last move, and the same in every picture of a game.
@lru_cache(maxsize=1 << 16)
def _attribute(key: str, value: str | int | float) -> str:
    written = escape(value) if isinstance(value, str) else number(value)
    return f' {key.rstrip("_").replace("_", "-")}="{written}"'


def placed(x: float, y: float, scale: float = 1) -> str:
    """The value of `transform` for something that lies at a point in a size.

    The same functions always stand in the same order, so that a browser can move smoothly from one place to another.

    >>> placed(10, 20.25, 0.5)
    'translate(10,20.25) scale(0.5)'
    """
    return f"translate({number(x)},{number(y)}) scale({number(scale)})"


def group(*content: str, **attributes: Value) -> str:
    """A `<g>`, or nothing when it would hold nothing and has no id."""
    return element("g", *content, **attributes) if "".join(content) or attributes.get("id") else ""


def title(text: str) -> str:
    """The name of the element around it: read aloud, and shown when the pointer rests on it."""
    return element("title", escape(text))


def words(text: str, x: float, y: float, size: float, class_: str = "", anchor: str | None = None) -> str:
    """A line of text; `y` is where it stands. `anchor` is "middle" or "end", or None for the beginning."""
    return element("text", escape(text), x=x, y=y, font_size=size, class_=class_ or None, text_anchor=anchor)


def width_of(text: str, size: float) -> float:
    """About how wide a text is in the fonts that pages use; never much narrower than it turns out."""
    return sum(WIDTHS.get(letter) or (FULL if east_asian_width(letter) in "WF" else USUAL) for letter in text) * size


def fitted(text: str, width: float, size: float) -> str:
    """The text, its end replaced by "…" when it would be wider than `width`.

    >>> fitted("Bartholomew", 60, 14)
    'Barth…'
    """
    if width_of(text, size) <= width:
        return text
    while text and width_of(text + "…", size) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def lines_of(text: str, width: float, size: float) -> list[str]:
    """A text broken between words into lines of at most a width."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def initial(name: str) -> str:
    """The letter that stands for a seat beside its colour.

    >>> initial(" anna"), initial("")
    ('A', '?')
    """
    return next((letter.upper()[0] for letter in name if letter.isalnum()), "?")


def badge(seat: int, name: str, x: float, y: float, radius: float) -> str:
    """A seat's sign: its colour and its initial in a disc around a point."""
    size = radius * 1.2
    return group(
        element("circle", cx=x, cy=y, r=radius, class_=f"fill-seat-{seat}"),
        words(initial(name), x, y + size * 0.36, size, "on-colour bold", "middle"),
    )


SUIT_PATHS = {
    "purple": "M0-12L11 0L0 12L-11 0Z",
    "orange": "M0-10L12 10H-12Z",
    "green": "M0-10A10 10 0 0 1 0 10A10 10 0 0 1 0-10Z",
    "grey": "M-9-9H9V9H-9Z",
    "red": "M0-12C3-6 9-2 9 4A9 8 0 0 1-9 4C-9-2-3-6 0-12Z",
    "blue": "M-12-2Q-8-9-4-2T4-2T12-2V7Q8 0 4 7T-4 7T-12 7Z",
}
"""The second sign of each suit's colour, around 0, in a square of 24: diamond, triangle, circle, square, drop, wave."""


def suit(colour: str, x: float, y: float, size: float = 24, class_: str | None = None) -> str:
    """A suit's sign around a point, in the suit's colour with an ink line, or in the class given."""
    return element(
        "path",
        d=SUIT_PATHS[colour],
        transform=placed(x, y, size / 24),
        class_=class_ or f"fill-{colour} stroke-ink",
        stroke_width=1.5 if class_ is None else None,
    )


def star(points: int, outer: float, inner: float) -> str:
    """The path of a star around 0, its first point upwards."""
    corners = []
    for corner in range(2 * points):
        angle, radius = math.pi * corner / points, inner if corner % 2 else outer
        corners.append(f"{number(radius * math.sin(angle))} {number(-radius * math.cos(angle))}")
    return f"M{'L'.join(corners)}Z"


def picture(
    width: float, height: float, name: str, description: str, content: Iterable[str], playable: bool = False
) -> str:
    """A whole picture.

    Args:
        name: its title, read aloud first.
        description: what a look at it would tell, in a sentence or two.
        content: what is drawn, from back to front.
        playable: whether elements of it can be clicked to play. Only a picture that can't is one image to a screen reader.
    """
    return element(
        "svg",
        element("title", escape(name), id="picture-title"),
        element("desc", escape(description), id="picture-description"),
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        class_="picture",
        role="group" if playable else "img",
        aria_labelledby="picture-title picture-description",
    )


@lru_cache
def _stylesheet() -> str:
    return STYLESHEET.read_text(encoding="utf-8")


def standalone(svg: str) -> str:
    """The same picture with its styles inside, for a file or a notebook; light or dark as the reader's system asks."""
    head, tag, rest = svg.partition(">")
    return f"{head}{tag}<style>{escape(_stylesheet())}</style>{rest}"
