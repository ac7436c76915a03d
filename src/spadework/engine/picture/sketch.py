"""A picture in the making, as the drawings of all games begin: its viewer, its words and its parts."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from spadework.engine.contract import SPECTATOR, Record, Scene
from spadework.engine.picture.parts import Drawn, Part
from spadework.engine.picture.svg import group, placed, title
from spadework.engine.words import Argument, Message, message

Value = TypeVar("Value")


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

    def panel(self, name: str, depends_on: tuple[Hashable, ...], draw: Callable[[], Value]) -> Value:
        """Draw some of the picture; what it added and returned the last time for this viewer, when it depends on the same.

        Args:
            name: tells it apart from the rest of the picture.
            depends_on: all that it reads, but for deck, language and shape of the page, which stay.
            draw: adds it to the layers.
        """
        kept = self.scene.panels.get(name)
        if kept is None or kept[0] != depends_on:
            below, self.layers = self.layers, tuple([] for _ in self.layers)
            value = draw()
            kept = self.scene.panels[name] = depends_on, value, self.layers
            self.layers = below
        for layer, added in zip(self.layers, kept[2], strict=True):
            layer += added
        return cast(Value, kept[1])

    @property
    def layers(self) -> tuple[list[Any], ...]:
        """The lists to which things are added; a game's drawing may have more of them."""
        return (self.parts,)

    @layers.setter
    def layers(self, layers: tuple[list[Any], ...]) -> None:
        (self.parts,) = layers

    def drawn(self, size: tuple[float, float], named: str, description: str, playable: bool) -> Drawn:
        """The whole picture of all parts."""
        return Drawn(size, named, description, self.parts, playable)

    def say(self, told: Message) -> str:
        """A message in the reader's words."""
        return self.scene.words.say(told, self.scene.names)

    def text(self, id: str, **arguments: Argument) -> str:
        """A message by its id in the reader's words."""
        return self.say(message(id, **arguments))
