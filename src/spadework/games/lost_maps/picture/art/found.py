"""A filled treasure card: a flag of its suit with what it brings, and its seal; readable when small."""

from spadework.engine.picture.icons import suit
from spadework.engine.picture.sprites import Sprites, use
from spadework.engine.picture.surfaces import shadow
from spadework.engine.picture.svg import element
from spadework.games.lost_maps.picture.printed import Printed

WIDTH, HEIGHT = 118.0, 84.0
POINTS = 54.0
"""The size of the number, which a picture sets at NUMBER_AT, its left and its middle."""
NUMBER_AT = (10.0, 42.0)


def found(card: Printed) -> str:
    """One of them, without its number."""
    colour = card.colour
    return (
        shadow(WIDTH, HEIGHT, 12, 4)
        + element("rect", width=WIDTH, height=HEIGHT, rx=12, class_=f"fill-{colour} stroke-outline", stroke_width=4)
        + element(
            "rect", x=5, y=5, width=WIDTH - 10, height=HEIGHT - 10, rx=8, fill="none", class_=f"stroke-{colour}-deep"
        )
        + suit(colour, 92, 24 if card.seal else 42, 30 if card.seal else 38, f"fill-{colour}-deep")
        + (use(f"seal-{card.seal}", 90, 60, 0.86) if card.seal else "")
    )


def finds(cards: tuple[Printed, ...]) -> Sprites:
    """All of a deck by name."""
    return {f"found-{card.name}": found(card) for card in cards}
