"""A picture for notebooks."""

import os
from pathlib import Path
from typing import NamedTuple

from spadework.engine.picture.bitmap import png


class NotebookPicture(NamedTuple):
    """A self-contained picture, with styles, fonts and sprites; notebooks display it, and it can be saved to a file.

    >>> NotebookPicture("<svg/>")
    <a picture of 6 characters of SVG>
    """

    svg: str

    def save(self, path: str | os.PathLike[str], width: int = 1280) -> None:
        """Save the picture to a file: as SVG, or as PNG of this width in pixels, by the ending of its name.

        PNG needs `spadework[bitmap]`. Raises ValueError for any other ending.
        """
        ending = Path(path).suffix.lower()
        if ending == ".png":
            Path(path).write_bytes(png(self.svg, width))
        elif ending == ".svg":
            Path(path).write_text(self.svg, encoding="utf-8")
        else:
            raise ValueError(f"expected the picture's name to end in .svg or .png, not {path}")

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<a picture of {len(self.svg)} characters of SVG>"
