"""A picture for notebooks."""

import os
from pathlib import Path
from typing import NamedTuple


class Shown(NamedTuple):
    """A self-contained picture, with styles, fonts and sprites; notebooks display it, and it can be saved to a file.

    >>> Shown("<svg/>")
    <a picture of 6 characters of SVG>
    """

    svg: str

    def save(self, path: str | os.PathLike[str]) -> None:
        """Save it to a file, whose name should end in .svg."""
        Path(path).write_text(self.svg, encoding="utf-8")

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<a picture of {len(self.svg)} characters of SVG>"
