"""What is printed on the cards of a deck, as plain values that are read fast."""

from functools import lru_cache
from typing import NamedTuple

from spadework.games.lost_maps.picture.art.charts import Island
from spadework.games.lost_maps.picture.art.expeditions import Cells, cells_of
from spadework.games.lost_maps.rules.landmarks import LANDMARKS
from spadework.games.lost_maps.rules.material import COLOUR_NAMES, Deck
from spadework.games.lost_maps.rules.state import NO_SEAL


class Printed(NamedTuple):
    """A treasure card."""

    name: str
    """What records call it."""
    colour: str
    points: int
    boxes: int
    symbols: tuple[int, int, int]
    """Bit masks of the boxes with a coin, a palm, a cross."""
    seal: str | None


@lru_cache(maxsize=16)
def printed(deck: Deck) -> tuple[Printed, ...]:
    """All treasure cards of a deck."""
    material, cards = deck.record, []
    for card, name in enumerate(deck.card_names):
        colour, seal = int(material.colour[card]), int(material.seal[card])
        cards.append(
            Printed(
                name,
                COLOUR_NAMES[colour],
                int(material.points[card]),
                int(material.boxes[card]),
                (int(material.coins[card]), int(material.palms[card]), int(material.crosses[card])),
                None if seal == NO_SEAL else COLOUR_NAMES[seal],
            )
        )
    return tuple(cards)


def island(deck: Deck, card: int) -> Island:
    """A treasure card as its chart shows it; a card without landmarks of its own gets one."""
    shown = printed(deck)[card]
    landmarks = deck.islands[card].landmarks or (LANDMARKS[card % len(LANDMARKS)],)
    return Island(shown.colour, shown.boxes, shown.symbols, shown.seal, landmarks)


@lru_cache(maxsize=16)
def patterns(deck: Deck) -> tuple[Cells, ...]:
    """The boxes of each pattern of a deck, as columns and rows."""
    return tuple(cells_of(int(deck.record.placement[pattern, 0])) for pattern in range(len(deck.pattern_names)))
