"""A picture of Dragon Island in the making: its layers, words, frames and buttons."""

from dataclasses import dataclass

from spadework.engine.contract import SPECTATOR
from spadework.engine.picture.letters import BOLD, fitted, width_of
from spadework.engine.picture.sketch import Sketch
from spadework.engine.picture.svg import element, group, title, words
from spadework.games.dragon_island import rules
from spadework.games.dragon_island.picture.figures import pawn, signs
from spadework.games.dragon_island.picture.look import DragonIslandLook
from spadework.games.dragon_island.rules.material import Deck


@dataclass
class Drawing(Sketch):
    """One picture in the making, from back to front."""

    deck: Deck

    def __post_init__(self) -> None:
        self.look = DragonIslandLook(rules, self.deck, self.view, self.seat)
        self.least_text = 21 if self.scene.wide else 14

    @property
    def seats(self) -> list[int]:
        """All seats clockwise, one's own first."""
        return [*([] if self.seat == SPECTATOR else [self.seat]), *self.others]

    def layers(self) -> list[str]:
        """All that is drawn, from back to front."""
        return [signs(), *self.below]

    def box(self, x: float, y: float, width: float, height: float, class_: str = "sheet", stroke: float = 1.5) -> None:
        """A rounded frame."""
        self.below.append(frame(x, y, width, height, class_, stroke))

    def button(self, id: str, text: str, named: str, x: float, y: float, width: float, height: float) -> None:
        """Words in a frame to click on."""
        size = self.least_text
        self.below.append(
            group(
                title(named),
                frame(x, y, width, height, "sheet stroke-brass", 2, height / 2),
                words(
                    fitted(text, (width - height * 0.5) / BOLD, size),
                    x + width / 2,
                    y + height / 2 + size * 0.36,
                    size,
                    "bold",
                    "middle",
                ),
                frame(x, y, width, height, "spot", None, height / 2),
                id=id,
            )
        )

    # Hunters

    def pawn_of(self, hunter: int, scale: float) -> str:
        """A hunter with the initial of whoever leads it, which can be read at a scale."""
        letter = self.scene.names[int(self.view.owner[hunter])][:1]
        size = max(self.least_text / scale, 34)
        size *= min(1.0, 40 / width_of(letter, size)) if self.scene.wide else 1.0
        return pawn(self.deck.colours[hunter], letter, size)


def frame(
    x: float, y: float, width: float, height: float, class_: str, stroke: float | None = 1.5, radius: float = 10
) -> str:
    """A rounded rectangle."""
    return element("rect", x=x, y=y, width=width, height=height, rx=radius, class_=class_, stroke_width=stroke)
