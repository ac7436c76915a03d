"""A picture in the making, as the drawings of all games begin: its viewer, its words, and what lies at its bottom."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from spadework.engine.contract import SPECTATOR, Record, Scene
from spadework.engine.picture.svg import BOLD, fitted, lines_of, words
from spadework.engine.words import Argument, Message, message

LINE = 1.25
"""From line to line, in sizes of letters."""


@dataclass
class Sketch:
    """A view that is being drawn for a seat; a game's drawing adds its own layers, and sets `least_text`."""

    deck: Any
    view: Record
    seat: int
    scene: Scene
    below: list[str] = field(default_factory=list)
    """What lies below all that travels, as SVG."""
    least_text: float = field(init=False)
    """The size of the smallest letters."""

    @property
    def others(self) -> Sequence[int]:
        """All seats for a spectator, else the others clockwise from one's own."""
        seats = int(self.view.seats)
        if self.seat == SPECTATOR:
            return range(seats)
        return [(self.seat + later) % seats for later in range(1, seats)]

    def say(self, told: Message) -> str:
        """A message in the reader's words."""
        return self.scene.words.say(told, self.scene.names)

    def text(self, id: str, **arguments: Argument) -> str:
        """A message by its id in the reader's words."""
        return self.say(message(id, **arguments))

    def write(
        self, text: str, x: float, y: float, size: float | None = None, class_: str = "", anchor: str | None = None
    ) -> None:
        """A line of words, in the smallest size when none is given."""
        self.below.append(words(text, x, y, size or self.least_text, class_, anchor))

    def paragraph(
        self, text: str, x: float, y: float, width: float, size: float, class_: str = "", most: int = 9
    ) -> float:
        """Words in as many lines as they need, `most` at most; returns where the next line would stand."""
        wide = size * BOLD if "bold" in class_.split() else size
        lines = lines_of(text, width, wide)
        if len(lines) > most:
            lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
        for line in lines:
            self.write(fitted(line, width, wide), x, y, size, class_)
            y += size * LINE
        return y

    def caption(self, x: float, y: float, id: str, anchor: str | None = None, **arguments: Argument) -> None:
        """A quiet line of words."""
        self.write(self.text(id, **arguments), x, y, None, "quiet", anchor)
