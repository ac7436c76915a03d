"""Pictures as pixels, for videos and programs that don't show SVG; needs `pip install 'spadework[bitmap]'`."""

import io
import re
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from spadework.engine.picture.alone import STYLESHEET
from spadework.engine.picture.letters import FONTS

MISSING = "a picture as pixels needs more packages: pip install 'spadework[bitmap]'"

FAMILIES = {"Spadework Text": "Atkinson Hyperlegible Next", "Spadework Display": "IM FELL English SC"}
"""Font families of the style sheet, and their names in the font files."""

STYLES = re.compile(r"<style>.*?</style>", re.DOTALL)
VARIABLE = re.compile(r"var\((--[\w-]+)\)")
DEFINITION = re.compile(r"(--[\w-]+):\s*([^;]+);")


def png(svg: str, width: int) -> bytes:
    """Return a self-contained picture as PNG, in light colours.

    Args:
        svg: the picture, as `spadework.engine.picture.alone.standalone` makes it.
        width: width in pixels.

    Raises RuntimeError if the packages for it are not installed.
    """
    try:
        import resvg_py

        folder = fonts().name
    except ImportError:
        raise RuntimeError(MISSING) from None
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=without_variables(STYLES.sub("", svg)),
            style_sheet=style_rules(),
            width=width,
            skip_system_fonts=True,
            font_dirs=[folder],
        )
    )


def pixels(svg: str, width: int) -> Any:
    """Return a self-contained picture as numbers: uint8 of shape (height, width, 3). Raises as `png` does."""
    try:
        from PIL import Image
    except ImportError:
        raise RuntimeError(MISSING) from None
    with Image.open(io.BytesIO(png(svg, width))) as image:
        return np.asarray(image.convert("RGB"))


@cache
def variables() -> dict[str, str]:
    """Return the values of the style sheet's variables, in light colours."""
    first = STYLESHEET.read_text(encoding="utf-8").partition(":root {")[2].partition("\n}")[0]
    return {name: _known_families(value.replace('"', "'")) for name, value in DEFINITION.findall(first)}


def _known_families(text: str) -> str:
    for family, name in FAMILIES.items():
        text = text.replace(family, name)
    return text


def without_variables(text: str) -> str:
    """Return a text with the values of the variables that it names, since the renderer knows none."""
    while (found := VARIABLE.sub(lambda named: variables()[named[1]], text)) != text:
        text = found
    return text


@cache
def style_rules() -> str:
    """Return the style sheet's rules for pictures, without its variables."""
    text = STYLESHEET.read_text(encoding="utf-8")
    return without_variables(text[text.index(".picture {") :])


@cache
def fonts() -> "tempfile.TemporaryDirectory[str]":
    """Return a folder with the fonts in a format that the renderer reads; it lasts as long as the process. Raises ImportError."""
    from fontTools.ttLib import TTFont

    folder = tempfile.TemporaryDirectory(prefix="spadework-fonts-")
    for path in sorted(FONTS.glob("*.woff2")):
        font = TTFont(path)
        font.flavor = None
        font.save(Path(folder.name) / f"{path.stem}.ttf")
    return folder
