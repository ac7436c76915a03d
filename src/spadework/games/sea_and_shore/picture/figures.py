"""The things of Sea & Shore, put together from sprites: island cards, covers, treasures and counters.

An island card is always drawn in the same size of its own, `WIDTH` by `HEIGHT`, and then placed and scaled, so that it can travel from
place to place; so is a treasure, `CHEST_WIDTH` by `CHEST_HEIGHT`.
"""

from typing import NamedTuple

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import halo
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.games.sea_and_shore.notation.texts import CARD_NAMES
from spadework.games.sea_and_shore.picture.art.cards import HALF, HEIGHT, WIDTH
from spadework.games.sea_and_shore.picture.art.chests import CHEST_HEIGHT, CHEST_WIDTH
from spadework.games.sea_and_shore.rules.codes import SEA
from spadework.games.sea_and_shore.rules.state import COLOURS, NUMBERS, OF_A_COLOUR

DOWN = 0.35
"""How far below its middle a line of letters stands, in sizes of letters."""

Placement = tuple[float, float, float]
"""Left, top and scale of a figure."""


def card_id(card: int) -> str:
    """The id of a card in one's own hand."""
    return f"card-{CARD_NAMES[card]}"


def treasure_id(treasure: int) -> str:
    """The id of a treasure that lies open or on top of a pile."""
    return f"treasure-{treasure + 1}"


def colour_of_card(card: int) -> str:
    """The name of an island card's colour."""
    return COLOURS[card // NUMBERS]


def colour_of_chest(treasure: int) -> str:
    """The name of a treasure's colour."""
    return COLOURS[treasure // OF_A_COLOUR]


@remembered
def whole_card(card: int) -> str:
    """Both halves of an island card."""
    return use("card") + use(f"shore-{card % NUMBERS + 1}") + use(f"sea-{colour_of_card(card)}")


@remembered
def half_card(half: int, face: int) -> str:
    """An island card of which one half is known, a colour or a number; the cover over the other half is a thing of its own."""
    return use("card") + use(f"sea-{COLOURS[face]}" if half == SEA else f"shore-{face}")


@remembered
def cover(seat: int, own: bool) -> str:
    """A seat's cover, for a half that begins at 0; through one's own the half can be read."""
    return use("veil") + emblem(seat, 88, 56, 11) if own else use("cover") + emblem(seat, 50, 34.5, 14)


def cover_at(placement: Placement, half: int) -> Placement:
    """Where a cover lies on a card of which a half is to be seen."""
    x, y, scale = placement
    return x, y if half == SEA else y + HALF * scale, scale


@remembered
def treasure(number: int, value: int) -> str:
    """An open chest in its colour, with its sign and its value."""
    return use(f"treasure-{colour_of_chest(number)}-{value}")


@remembered
def chip(text: str, x: float, y: float, size: float) -> str:
    """A golden tag with a few letters of a size, around a point."""
    wide = size * (0.9 + 0.56 * len(text))
    box = {"x": x - wide / 2, "y": y - size * 0.68, "width": wide, "height": size * 1.36, "rx": size * 0.4}
    return element("rect", class_="fill-gold stroke-outline", stroke_width=1.6, **box) + words(
        text, x, y + size * DOWN, size, "on-gold display", "middle"
    )


@remembered
def number_on(id: str, count: int, at: tuple[float, float], size: float, named: str) -> str:
    """A counter as a part of its own."""
    return group(title(named), counter(count, *at, size), id=id, pointer_events="none")


@remembered
def counter(count: int, x: float, y: float, size: float) -> str:
    """How many there are, on a disc that lies on them."""
    return element("circle", cx=x, cy=y, r=size * 0.78, class_="fill-card stroke-outline", stroke_width=1.6) + words(
        str(count), x, y + size * DOWN, size, "display", "middle"
    )


class Manner(NamedTuple):
    """How a thing lies there: since which beat of a trick, whether it lets clicks through, whether it is fading into the past."""

    beat: int | None = None
    passive: bool = False
    faded: bool = False


@remembered
def thing(id: str, placement: Placement, content: str, name: str, manner: Manner) -> str:
    """Something that travels: it keeps its id wherever it lies."""
    return group(
        title(name),
        content,
        id=id,
        transform=placed(*placement),
        data_beat=manner.beat,
        pointer_events="none" if manner.passive else None,
        opacity=0.72 if manner.faded else None,
    )


CARD_HALO = halo((0, 0, WIDTH, HEIGHT), 8, 5)
CHEST_HALO = halo((0, 0, CHEST_WIDTH, CHEST_HEIGHT), 8, 4)
"""What is clicked on an island card and on a chest."""
