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
    "text": Face("atkinson-hyperlegible-next", 400, LATIN + PUNCTUATION),
    "bold": Face("atkinson-hyperlegible-next", 700, LATIN + PUNCTUATION),
}


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


def main() -> None:
    """Write the fonts, their licences and their glyph widths."""
    FONTS.mkdir(exist_ok=True)
    widths: dict[str, dict[str, float]] = {}
    for name, face in FACES.items():
        files = package(face.package)
        font = TTFont(io.BytesIO(files[f"files/{face.package}-latin-{face.weight}-normal.woff2"]))
        options = Options(flavor="woff2", layout_features=["tnum", "lnum"], hinting=False, notdef_outline=True)
        subsetter = Subsetter(options)
        subsetter.populate(text=face.letters)
        subsetter.subset(font)
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
