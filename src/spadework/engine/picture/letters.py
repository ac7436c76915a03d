"""How wide words are: the fonts are bundled, so that a picture knows before it is drawn what fits where."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Literal, TypeAlias
from unicodedata import combining, east_asian_width

FONTS = Path(__file__).with_name("fonts")

Face: TypeAlias = Literal["text", "bold", "display"]
"""What words are set in: the text face, its bold, or the display face of names and figures."""

OTHER, FULL = 0.75, 1.0
"""How wide letters are that no bundled font has, and those of scripts that fill a square, in sizes of letters."""


def _widths() -> dict[Face, dict[str, float]]:
    known = json.loads((FONTS / "widths.json").read_text(encoding="utf-8"))
    # The display face takes its figures from another font.
    return {"text": known["text"], "bold": known["bold"], "display": {**known["display"], **known["figures"]}}


WIDTHS = _widths()
"""By face how wide each letter is, in sizes of letters."""


@lru_cache(maxsize=1 << 14)
def _em(text: str, face: Face) -> float:
    widths = WIDTHS[face]
    return sum([widths.get(letter) or _unknown(letter) for letter in text])


def _unknown(letter: str) -> float:
    if combining(letter):
        return 0.0
    return FULL if east_asian_width(letter) in "WF" or ord(letter) > 0x2FFF else OTHER


def width_of(text: str, size: float, face: Face = "text") -> float:
    """How wide a text is; about, where it has letters that no bundled font has.

    >>> round(width_of("MM", 10), 1) > round(width_of("ii", 10), 1)
    True
    """
    return _em(text, face) * size


def fitted(text: str, width: float, size: float, face: Face = "text") -> str:
    """The text, its end replaced by "…" when it would be wider than `width`.

    >>> fitted("Bartholomew", 60, 14)
    'Barthol…'
    """
    if width_of(text, size, face) <= width:
        return text
    while text and width_of(text + "…", size, face) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def lines_of(text: str, width: float, size: float, face: Face = "text") -> list[str]:
    """A text broken between words into lines of at most a width."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, size, face) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def size_for(text: str, width: float, size: float, least: float, face: Face = "text") -> float:
    """The size in which a text is at most so wide: `size`, or smaller, but never under `least`."""
    return max(least, min(size, width / max(_em(text, face), 0.01)))
