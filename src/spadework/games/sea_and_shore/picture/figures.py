"""The things of Sea & Shore as drawings: island cards, covers, treasures, extra cards, and the signs of the actions.

An island card is always drawn in the same size of its own, `WIDTH` by `HEIGHT`, and then placed and scaled, so that it can travel from
place to place; so is a treasure, `CHEST_WIDTH` by `CHEST_HEIGHT`.
"""

from typing import NamedTuple

from spadework.engine.picture.icons import suit
from spadework.engine.picture.svg import element, group, placed, star, title, words
from spadework.games.sea_and_shore.notation.texts import CARD_NAMES
from spadework.games.sea_and_shore.rules.cards import colour_of, colour_of_treasure, number_of
from spadework.games.sea_and_shore.rules.codes import SEA
from spadework.games.sea_and_shore.rules.state import COLOURS

WIDTH = 100
HEIGHT = 140
HALF_HEIGHT = HEIGHT / 2
NUMBER_SIZE = 52  # of the number on a card
CHEST_WIDTH = 70
CHEST_HEIGHT = 74
VALUE_SIZE = 32  # of the value on a treasure

CROWN = "M-8-6L-4 0L0-8L4 0L8-6L6 6H-6Z"
PENNANT = "M-5 8V-8L7-4L-5 0"
PENCIL = "M-6 6L-5 2L3-6L6-3L-2 5Z"
STAR = star(5, 8, 3.6)
MARK = 18  # size of these

Placement = tuple[float, float, float]
"""Left, top and scale of a figure."""


class Box(NamedTuple):
    """Where a part of the picture is drawn."""

    x: float
    y: float
    width: float
    height: float


def card_id(card: int) -> str:
    """The id of a card in one's own hand."""
    return f"card-{CARD_NAMES[card]}"


def treasure_id(treasure: int) -> str:
    """The id of a treasure that lies open or on top of a pile."""
    return f"treasure-{treasure + 1}"


def colour_of_card(card: int) -> str:
    """The name of an island card's colour."""
    return COLOURS[colour_of(card)]


def colour_of_chest(treasure: int) -> str:
    """The name of a treasure's colour."""
    return COLOURS[colour_of_treasure(treasure)]


def signs() -> str:
    """The signs that are drawn many times."""
    return element(
        "defs",
        *(_sea(colour) for colour in COLOURS),
        *(_chest(f"chest-{colour}", f"fill-{colour} stroke-on-suit", colour) for colour in COLOURS),
        _chest("chest-closed", "fill-quiet stroke-paper", None),
        _shore(),
        _outline(),
        _cover(),
        _veil(),
        _extra(),
        _hand(),
        element("path", id="crown", d=CROWN, class_="fill-gold stroke-on-suit", stroke_width=1.2),
    )


# Island cards


def _sea(colour: str) -> str:
    """The lower half of a card: waves in the colour, and its sign."""
    water = f"M0 {HALF_HEIGHT:.0f}q12.5-9 25 0t25 0t25 0t25 0V132Q100 140 92 140H8Q0 140 0 132Z"
    return group(
        element("path", d=water, class_=f"fill-{colour}"),
        element("path", d="M7 91q7-6 14 0t14 0M65 124q7-6 14 0t14 0", class_="pen-on-suit", stroke_width=2.5),
        suit(colour, WIDTH / 2, 107, 42, "fill-on-suit"),
        id=f"sea-{colour}",
    )


def _shore() -> str:
    """The upper half of a card without its number: sand, and where the water ends."""
    sand = "M0 76V8Q0 0 8 0H92Q100 0 100 8V76Z"
    return element("path", id="shore", d=sand, class_="fill-line")


def _outline() -> str:
    return element("rect", id="edge", width=WIDTH, height=HEIGHT, rx=8, class_="pen stroke-ink", stroke_width=2)


def _cover() -> str:
    """What lies on one half of a card, somewhat wider than the card: the same whatever it hides."""
    stripes = "M5 70L75 0M35 70L105 0M-5 45L40 0M65 70L105 30M-5 15L10 0M95 70L105 60"
    return group(
        element("rect", x=-5, width=WIDTH + 10, height=70, rx=6, class_="fill-quiet"),
        element("path", d=stripes, class_="stroke-paper", stroke_width=2, stroke_opacity=0.45),
        element("path", d=star(4, 25, 8), class_="fill-paper", transform="translate(50,35)"),
        element("circle", cx=50, cy=35, r=4, class_="fill-quiet"),
        id="cover",
    )


def _veil() -> str:
    """A cover as its owner sees it: what lies under it shines through."""
    stripes = "M5 70L75 0M35 70L105 0M-5 45L40 0M65 70L105 30M-5 15L10 0M95 70L105 60"
    return group(
        element("path", d=stripes, class_="pen stroke-quiet", stroke_width=2.5),
        element("rect", x=-5, width=WIDTH + 10, height=70, rx=6, class_="pen stroke-quiet", stroke_width=4),
        id="veil",
    )


def used(id: str, placement: Placement | None = None, class_: str | None = None) -> str:
    """One of the signs at a place."""
    return element("use", href=f"#{id}", transform=placed(*placement) if placement else None, class_=class_)


def number_size(scale: float, least_text: float) -> float:
    """How large the number on a card is written, so that it can be read on one that is drawn small."""
    return max(NUMBER_SIZE, least_text / round(scale, 2))  # `placed` writes two decimals


def whole_card(card: int, scale: float, least_text: float, spot: str = "") -> str:
    """Both halves of a card; `spot` lies on them and below the number, which stays easy to read."""
    halves = used("shore") + used(f"sea-{colour_of_card(card)}") + used("edge")
    return halves + spot + _number(number_of(card), scale, least_text)


def _number(number: int, scale: float, least_text: float) -> str:
    size = number_size(scale, least_text)
    return words(str(number), WIDTH / 2, 36 + size * 0.36, size, "display bold", "middle")


def covered_card(half: int, face: int, scale: float, least_text: float) -> str:
    """A card of which one half shows, a colour or a number."""
    if half == SEA:
        return used(f"sea-{COLOURS[face]}") + used("edge") + used("cover")
    return used("shore") + _number(face, scale, least_text) + used("edge") + used("cover", (0, HALF_HEIGHT, 1))


def seen_through(card: int, half: int, scale: float, least_text: float) -> str:
    """One's own covered card: all of it, and what lies on the half that the others don't see."""
    return whole_card(card, scale, least_text) + used("veil", (0, 0 if half == SEA else HALF_HEIGHT, 1))


def outline_of(placement: Placement, class_: str = "gap") -> str:
    """Where a card may lie."""
    x, y, scale = placement
    return element("rect", x=x, y=y, width=WIDTH * scale, height=HEIGHT * scale, rx=8 * scale, class_=class_)


# Treasures


def _chest(id: str, style: str, colour: str | None) -> str:
    lid, body = "M4 33V26Q4 4 24 4H46Q66 4 66 26V33Z", "M4 36H66V66Q66 70 62 70H8Q4 70 4 66Z"
    sign = (
        suit(colour, CHEST_WIDTH / 2, 19, 19, "fill-on-suit")
        if colour
        else element("path", d="M30 29H40V45H30Z", class_="fill-paper")
    )
    return group(element("path", d=lid + body, class_=style, stroke_width=2.5, stroke_linejoin="round"), sign, id=id)


def treasure(number: int, value: int, spot: str = "") -> str:
    """An open treasure: a chest in its colour, with its sign and its value; `spot` lies below the value."""
    written = words(str(value), CHEST_WIDTH / 2, 53 + VALUE_SIZE * 0.36, VALUE_SIZE, "on-suit display bold", "middle")
    return used(f"chest-{colour_of_chest(number)}") + spot + written


# Extra cards, counts and marks


def _extra() -> str:
    return group(
        element("rect", x=-9, y=-12, width=18, height=24, rx=3, class_="fill-gold stroke-on-suit", stroke_width=1.5),
        element("path", d="M-5 0H5M0-5V5", class_="pen-on-suit", stroke_width=2.5),
        id="extra",
    )


def _hand() -> str:
    """Island cards in a hand."""
    return group(
        element("rect", x=-10, y=-11, width=14, height=20, rx=2, class_="fill-line stroke-ink", stroke_width=1.5),
        element("rect", x=-4, y=-9, width=14, height=20, rx=2, class_="fill-quiet stroke-ink", stroke_width=1.5),
        id="hand-sign",
    )


def mark(path: str, placement: Placement, style: str, named: str) -> str:
    """A sign of a seat around a point, with its name."""
    drawn = element("path", d=path, transform=placed(*placement), class_=f"pen stroke-{style}", stroke_width=2.2)
    return group(title(named), drawn)


def extra_chip(count: int, x: float, y: float, size: float) -> str:
    """Extra cards that were played, around a point, with their number in letters of a size."""
    text = f"+{count}"
    wide = size * (0.9 + 0.6 * len(text))
    return element(
        "rect",
        x=x - wide / 2,
        y=y - size * 0.7,
        width=wide,
        height=size * 1.4,
        rx=size * 0.3,
        class_="fill-gold stroke-on-suit",
        stroke_width=1.5,
    ) + words(text, x, y + size * 0.36, size, "on-suit bold", "middle")


# Actions

_SWAP = "M-13-14H9M3-20L9-14L3-8M13 14H-9M-3 8L-9 14L-3 20"
_EYE = "M-20 0C-12-13 12-13 20 0C12 13-12 13-20 0Z"
_UP = "M0 8V-18M-8-10L0-18L8-10M-20 14q5-6 10 0t10 0t10 0t10 0"


def action_sign(action: int, x: float, y: float, scale: float) -> str:
    """The sign of an action around a point, 44 wide and high: a grip, a swap, an eye, and something that rises from the sea."""
    if action == 1:
        drawn = used("extra", (-9, 2, 1.25)) + _stroke("M4 0H20M13-7L20 0L13 7")
    elif action == 2:
        drawn = _stroke(_SWAP)
    elif action == 3:
        drawn = _stroke(_EYE) + element("circle", r=5, class_="fill-ink")
    else:
        drawn = _stroke(_UP)
    return group(drawn, transform=placed(x, y, scale))


def _stroke(path: str) -> str:
    return element("path", d=path, class_="pen", stroke_width=3)
