"""Widths of words: the fonts are bundled, so a picture knows in advance what fits where."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Literal, TypeAlias
from unicodedata import combining, east_asian_width

FONTS = Path(__file__).with_name("fonts")

Face: TypeAlias = Literal["text", "bold", "display"]
"""Typefaces: the text face, its bold, or the display face for names and figures."""

OTHER, FULL = 0.75, 1.0
"""Widths, in em, of letters that no bundled font has, and of those of full-width scripts."""


def _widths() -> dict[Face, dict[str, float]]:
    known = json.loads((FONTS / "widths.json").read_text(encoding="utf-8"))
    # The display face takes its digits from another font.
    return {"text": known["text"], "bold": known["bold"], "display": {**known["display"], **known["figures"]}}


WIDTHS = _widths()
"""Width of each letter by face, in em."""


@lru_cache(maxsize=1 << 14)
def _em(text: str, face: Face) -> float:
    widths = WIDTHS[face]
    return sum([widths.get(letter) or _unknown(letter) for letter in text])


def _unknown(letter: str) -> float:
    if combining(letter):
        return 0.0
    return FULL if east_asian_width(letter) in "WF" or ord(letter) > 0x2FFF else OTHER


def width_of(text: str, size: float, face: Face = "text") -> float:
    """Return the width of a text; approximate for letters that no bundled font has.

    >>> round(width_of("MM", 10), 1) > round(width_of("ii", 10), 1)
    True
    """
    return _em(text, face) * size


def fitted(text: str, width: float, size: float, face: Face = "text") -> str:
    """Return the text, cut with "…" if it would be wider than `width`.

    >>> fitted("Bartholomew", 60, 14)
    'Barthol…'
    """
    if width_of(text, size, face) <= width:
        return text
    while text and width_of(text + "…", size, face) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def lines_of(text: str, width: float, size: float, face: Face = "text") -> list[str]:
    """Break a text between words into lines of at most `width`."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, size, face) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def size_for(text: str, width: float, size: float, least: float, face: Face = "text") -> float:
    """Return the size in which a text fits `width`: `size`, or smaller, but never below `least`."""
    return max(least, min(size, width / max(_em(text, face), 0.01)))
