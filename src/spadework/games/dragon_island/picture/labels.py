"""Paper labels, since words on the sea of Dragon Island need a background."""

from spadework.engine.picture.letters import Face, width_of
from spadework.engine.picture.surfaces import Box, rect
from spadework.engine.picture.svg import words

HIGH = 1.25
"""Height of a label, in font sizes."""


def label(text: str, box: Box, size: float, class_: str = "") -> str:
    """Draw a sheet of paper with a brass edge, and words in its middle."""
    radius = min(5.0, size * 0.22)
    line = box.y + box.height / 2 + size * 0.34
    return (
        rect(box._replace(x=box.x + 0.8, y=box.y + 2), radius, "shadow")
        + rect(box, radius, "fill-card stroke-brass", 1.4)
        + words(text, box.x + box.width / 2, line, size, class_, "middle")
    )


def label_width(text: str, size: float, face: Face = "text") -> float:
    """Return the width of a label."""
    return width_of(text, size, face) + size * 0.6
