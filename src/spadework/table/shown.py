"""A picture as a notebook shows it."""

import os
from pathlib import Path
from typing import NamedTuple


class Shown(NamedTuple):
    """A picture that carries its styles, fonts and sprites: a notebook shows it, and it can be kept as a file.

    >>> Shown("<svg/>")
    <a picture of 6 characters of SVG>
    """

    svg: str

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write it to a file, whose name should end in .svg."""
        Path(path).write_text(self.svg, encoding="utf-8")

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<a picture of {len(self.svg)} characters of SVG>"
