"""A picture of Dragon Island in the making: its words, and where the board lies in it."""

from dataclasses import dataclass
from typing import NamedTuple

from spadework.engine.picture.parts import Part
from spadework.engine.picture.sketch import Sketch
from spadework.games.dragon_island import rules
from spadework.games.dragon_island.picture.art.ground import PLACES
from spadework.games.dragon_island.picture.look import DragonIslandLook
from spadework.games.dragon_island.rules.material import Deck


class Frame(NamedTuple):
    """Where the board lies: its middle, and how large a unit is in which a field is FIELD wide."""

    x: float
    y: float
    scale: float

    def at(self, field: int, across: float = 0, down: float = 0) -> tuple[float, float]:
        """A point beside the middle of a field."""
        x, y = PLACES[field]
        return self.x + (x + across) * self.scale, self.y + (y + down) * self.scale


@dataclass
class Drawing(Sketch):
    """One picture in the making, from back to front."""

    deck: Deck

    def __post_init__(self) -> None:
        self.look = DragonIslandLook(rules, self.deck, self.view, self.seat)
        self.least_text = 21 if self.scene.wide else 14

    def lay(self, part: Part) -> None:
        """Lay a part that is drawn already over all that is there."""
        self.parts.append(part)
