"""Rebuild the bundled fonts: fetch them from the npm registry, subset them, and record the widths of their glyphs.

Requires fonttools and brotli, which are used nowhere else: `pip install fonttools brotli`, then `python scripts/fonts.py`.
"""

import io
import json
import tarfile
import urllib.request
from pathlib import Path
from typing import NamedTuple

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates

FONTS = Path(__file__).parents[1] / "src/spadework/engine/picture/fonts"
REGISTRY = "https://registry.npmjs.org/@fontsource"
VERSION = "5.3.0"

FIGURES = "0123456789+-\u2212\u00d7\u00bd/%"
PLAIN = "".join(chr(code) for code in range(0x20, 0x7F)) + "ÄÖÜäöüßÉéèêçñ"
LATIN = "".join(chr(code) for code in [*range(0x20, 0x7F), *range(0xA0, 0x100)])
PUNCTUATION = (
    "\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u2212\u2192\u2190\u2191\u2193\u20ac\u2032\u2033"
)


class Face(NamedTuple):
    """A font file: its source and the glyphs to keep."""

    package: str
    weight: int
    letters: str


FACES = {
    "display": Face("im-fell-english-sc", 400, "".join(sorted(set(PLAIN + PUNCTUATION) - set(FIGURES)))),
    "figures": Face("fraunces", 700, FIGURES),
    "plain-figures": Face("fraunces", 400, FIGURES),
    "text": Face("atkinson-hyperlegible-next", 400, LATIN + PUNCTUATION),
    "bold": Face("atkinson-hyperlegible-next", 700, LATIN + PUNCTUATION),
}

RUNNING = ("text", "bold")
"""Fonts for running text. Their letters are kerned, whereas digits in the other fonts stay aligned in columns. Their slashed zero
looks like an 8 at small sizes, and no text here mixes letters and digits, so a plain zero replaces it."""


def package(name: str) -> dict[str, bytes]:
    """Return the files of a package on the registry, by name."""
    with urllib.request.urlopen(f"{REGISTRY}/{name}/-/{name}-{VERSION}.tgz") as answer:
        content = io.BytesIO(answer.read())
    with tarfile.open(fileobj=content) as archive:
        return {
            member.name.partition("/")[2]: archive.extractfile(member).read()  # type: ignore[union-attr]
            for member in archive
            if member.isfile()
        }


def open_zero(font: TTFont) -> None:
    """Replace the slashed zero, whose counter is in two halves, with a plain one of the same width."""
    name = font.getBestCmap()[ord("0")]
    glyph: Glyph = font["glyf"][name]
    points, on_curve, count = glyph.coordinates, glyph.flags, glyph.endPtsOfContours[0] + 1
    outer, halves = list(points[:count]), list(points[count:])

    def shrunk(axis: int) -> list[int]:
        ends, room = [(min(side), max(side)) for side in ([point[axis] for point in some] for some in (outer, halves))]
        scale = (room[1] - room[0]) / (ends[1] - ends[0])
        return [round(room[0] + (point[axis] - ends[0]) * scale) for point in outer]

    inner = list(zip(shrunk(0), shrunk(1), strict=True))
    # Counters run in the opposite direction.
    glyph.coordinates = GlyphCoordinates([*outer, *inner[::-1]])
    glyph.flags = on_curve[:count] + on_curve[:count][::-1]
    glyph.endPtsOfContours, glyph.numberOfContours = [count - 1, 2 * count - 1], 2
    glyph.recalcBounds(font["glyf"])


def main() -> None:
    """Write the fonts, their licences and their glyph widths."""
    FONTS.mkdir(exist_ok=True)
    widths: dict[str, dict[str, float]] = {}
    for name, face in FACES.items():
        files = package(face.package)
        font = TTFont(io.BytesIO(files[f"files/{face.package}-latin-{face.weight}-normal.woff2"]))
        features = ["tnum", "lnum", *(["kern"] if name in RUNNING else [])]
        options = Options(flavor="woff2", layout_features=features, hinting=False, notdef_outline=True)
        subsetter = Subsetter(options)
        subsetter.populate(text=face.letters)
        subsetter.subset(font)
        if name in RUNNING:
            open_zero(font)
        font.flavor = "woff2"
        font.save(FONTS / f"{name}.woff2")
        (FONTS / f"LICENSE.{face.package}.txt").write_bytes(files["LICENSE"])
        size, glyphs = font["head"].unitsPerEm, font["hmtx"]
        widths[name] = {
            chr(code): round(glyphs[glyph][0] / size, 3) for code, glyph in sorted(font.getBestCmap().items())
        }
    (FONTS / "widths.json").write_text(json.dumps(widths, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
