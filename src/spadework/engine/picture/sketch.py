"""A picture in the making, as the drawings of all games begin: its viewer, its words and its parts."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from spadework.engine.contract import SPECTATOR, Record, Scene
from spadework.engine.picture.parts import Drawn, Part
from spadework.engine.picture.svg import group, placed, title
from spadework.engine.words import Argument, Message, message


@dataclass
class Sketch:
    """A view that is being drawn for a seat; a game's drawing adds its parts, and sets `least_text`."""

    deck: Any
    view: Record
    seat: int
    scene: Scene
    parts: list[Part] = field(default_factory=list)
    """What is drawn so far, from back to front."""
    least_text: float = field(init=False)
    """The size of the smallest letters."""

    @property
    def others(self) -> Sequence[int]:
        """All seats for a spectator, else the others clockwise from one's own."""
        seats = int(self.view.seats)
        if self.seat == SPECTATOR:
            return range(seats)
        return [(self.seat + later) % seats for later in range(1, seats)]

    def add(self, id: str, svg: str) -> None:
        """Lay one part over all that is there; `svg` is one element with this id."""
        self.parts.append(Part(id, svg))

    def place(self, id: str, x: float, y: float, scale: float, *content: str, name: str | None = None) -> None:
        """Lay a thing at a point: it keeps its id wherever it goes, so that it travels. `name` is read aloud and shown."""
        self.add(id, group(title(name) if name else "", *content, id=id, transform=placed(x, y, scale)))

    def drawn(self, size: tuple[float, float], named: str, description: str, playable: bool) -> Drawn:
        """The whole picture of all parts."""
        return Drawn(size, named, description, self.parts, playable)

    def say(self, told: Message) -> str:
        """A message in the reader's words."""
        return self.scene.words.say(told, self.scene.names)

    def text(self, id: str, **arguments: Argument) -> str:
        """A message by its id in the reader's words."""
        return self.say(message(id, **arguments))
