"""A picture in the making: viewer, words and parts, shared by the drawings of all games."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from spadework.engine.interface import SPECTATOR, Record, Scene
from spadework.engine.picture.parts import Drawn, Part
from spadework.engine.picture.svg import group, placed, title
from spadework.engine.words import Argument, Message, and_list, message

Value = TypeVar("Value")


@dataclass
class Sketch:
    """A view being drawn for a seat; a game's drawing adds its parts and sets `least_text`."""

    deck: Any
    view: Record
    seat: int
    scene: Scene
    parts: list[Part] = field(default_factory=list)
    """The parts drawn so far, from back to front."""
    least_text: float = field(init=False)
    """Size of the smallest letters."""

    @property
    def others(self) -> Sequence[int]:
        """The other seats, clockwise from the viewer's; all seats for a spectator."""
        seats = int(self.view.seats)
        if self.seat == SPECTATOR:
            return range(seats)
        return [(self.seat + later) % seats for later in range(1, seats)]

    def add(self, id: str, svg: str) -> None:
        """Add a part on top; `svg` is one element with this id."""
        self.parts.append(Part(id, svg))

    def place(self, id: str, x: float, y: float, scale: float, *content: str, name: str | None = None) -> None:
        """Place a thing at a point: it keeps its id wherever it goes, so that it moves smoothly. `name` is its accessible name and
        tooltip."""
        self.add(id, group(title(name) if name else "", *content, id=id, transform=placed(x, y, scale)))

    def panel(self, name: str, depends_on: tuple[Hashable, ...], draw: Callable[[], Value]) -> Value:
        """Draw a section of the picture, or reuse what it added and returned the last time for this viewer if its inputs are the same.

        Args:
            name: unique name of the section.
            depends_on: all inputs except deck, language and layout, which don't change.
            draw: adds the section to the layers.
        """
        stored = self.scene.panels.get(name)
        if stored is None or stored[0] != depends_on:
            below, self.layers = self.layers, tuple([] for _ in self.layers)
            value = draw()
            stored = self.scene.panels[name] = depends_on, value, self.layers
            self.layers = below
        for layer, added in zip(self.layers, stored[2], strict=True):
            layer += added
        return cast(Value, stored[1])

    @property
    def layers(self) -> tuple[list[Any], ...]:
        """The lists that elements are added to; a game's drawing may have more of them."""
        return (self.parts,)

    @layers.setter
    def layers(self, layers: tuple[list[Any], ...]) -> None:
        (self.parts,) = layers

    def drawn(self, size: tuple[float, float], named: str, description: str, playable: bool) -> Drawn:
        """Return the whole picture."""
        return Drawn(size, named, description, self.parts, playable)

    def say(self, msg: Message) -> str:
        """Translate a message into the reader's language."""
        return self.scene.words.say(msg, self.scene.names)

    def labels_of(self, seats: Iterable[int]) -> str:
        """Return a list of seats' names in words, as displayed at the seats themselves."""
        return self.say(and_list([message("list-item", text=self.scene.names[seat]) for seat in seats]))

    def text(self, id: str, **arguments: Argument) -> str:
        """Translate a message by its id into the reader's language."""
        return self.say(message(id, **arguments))
