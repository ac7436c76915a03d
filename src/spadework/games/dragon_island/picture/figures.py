"""The things of Dragon Island as drawings: terrains, hunters, dragons, boats, coins, cards.

Everything is drawn around 0 in units of which a field of the island is `FIELD` wide, and then placed and scaled.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin, sqrt

from spadework.engine.picture.svg import element, group, number, placed, words
from spadework.games.dragon_island.rules.fields import centre
from spadework.games.dragon_island.rules.state import COLOURS, TERRAINS

FIELD = 100
CORNER = FIELD / sqrt(3)  # from the middle of a field to its corner
SIGN = 48  # width of a terrain's sign

Place = tuple[float, float, float]
"""Middle and scale."""


def place_of(field: int) -> tuple[float, float]:
    """Where a field lies on the board, from the treasure field."""
    x, y = centre(field)
    return round(x * FIELD, 1), round(y * FIELD, 1)


def used(id: str, place: Place | None = None, class_: str | None = None, pointer: str | None = None) -> str:
    """One of the signs at a place; `pointer` is what one does there."""
    return element(
        "use", href=f"#{id}", transform=placed(*place) if place else None, class_=class_, pointer_events=pointer
    )


def hexagon(radius: float) -> str:
    """The path of a field's outline, a corner upwards."""
    across, down = radius * sqrt(3) / 2, radius / 2
    return (
        f"M0 {number(-radius)}L{number(across)} {number(-down)}V{number(down)}L0 {number(radius)}"
        f"L{number(-across)} {number(down)}V{number(-down)}Z"
    )


# Signs that are drawn many times

WAVES = "".join(f"M-24 {y}q6-8 12 0t12 0t12 0t12 0" for y in (-12, 2, 16))
DUNES = "M-26 16Q-12-14 4 16M-4 2Q10-22 26 16M-26 16H26M-20-16h6M-6-20h5"
TREE = "M0-26L13-8H7L19 10H5V22H-5V10H-19L-7-8H-13Z"
PEAK = "M-26 20L-7-20L4-2L10-10L26 20Z"
SNOW = "M-13-7L-7-3L-2-9"
CONE = "M-24 20L-9-8H9L24 20Z"
FIRE = "M0-12V-26M-8-13L-15-23M8-13L15-23"
FURROWS = "M-24 20Q-20-4-8-18M-9 20Q-7-2-3-18M9 20Q7-2 3-18M24 20Q20-4 8-18M-26-18H26"

_SIGNS = {
    "volcano": (CONE, FIRE),
    "forest": (TREE, ""),
    "farmland": ("", FURROWS),
    "mountain": (PEAK, ""),
    "water": ("", WAVES),
    "desert": ("", DUNES),
}
"""Of each terrain what is filled, and what is drawn with a pen."""


def colour_of(terrain: str) -> str:
    """The colour that stands for a terrain."""
    return COLOURS[TERRAINS.index(terrain)]


@lru_cache
def signs() -> str:
    """The signs that are drawn many times."""
    return element(
        "defs",
        element("path", id="field", d=hexagon(CORNER - 3), vector_effect="non-scaling-stroke"),
        *(_sign(terrain) for terrain in TERRAINS),
        *(_tile(terrain) for terrain in TERRAINS),
        *(_pawn(terrain) for terrain in TERRAINS),
        *(_boat(terrain) for terrain in TERRAINS),
        *(_card(terrain) for terrain in TERRAINS),
        _treasure_field(),
        _dragon(),
        element("path", id="dragon-away", d=DRAGON, class_="fill-quiet"),
        _coin(),
        _free(),
        _back(),
    )


def _sign(terrain: str) -> str:
    filled, drawn = _SIGNS[terrain]
    return group(
        element("path", d=filled, class_="fill-on-suit") if filled else "",
        element("path", d=drawn, class_="pen-on-suit", stroke_width=4.5) if drawn else "",
        element("path", d=SNOW, class_="pen fill-grey stroke-paper", stroke_width=3) if terrain == "mountain" else "",
        id=f"sign-{terrain}",
    )


def _tile(terrain: str) -> str:
    """A field with its terrain."""
    return group(
        element("path", d=hexagon(CORNER - 2), class_=f"fill-{colour_of(terrain)}"),
        element("use", href=f"#sign-{terrain}", y=-5, opacity=0.72),
        id=f"tile-{terrain}",
    )


def _treasure_field() -> str:
    rays = "".join(f"M{number(34 * x)} {number(34 * y)}L{number(46 * x)} {number(46 * y)}" for x, y in _around(12))
    return group(
        element("path", d=hexagon(CORNER - 3), class_="fill-sheet stroke-brass", stroke_width=4),
        element("path", d=rays, class_="pen stroke-brass", stroke_width=4),
        id="tile-treasure",
    )


def _around(count: int) -> Sequence[tuple[float, float]]:
    return [(sin(2 * pi * part / count), -cos(2 * pi * part / count)) for part in range(count)]


HEAD, BODY = 15.0, "M-26 34Q-26-4-10-8H10Q26-4 26 34Q0 40-26 34Z"


def _pawn(terrain: str) -> str:
    """A hunter; on its head the sign of the terrain that is free to it."""
    style = f"fill-{colour_of(terrain)} stroke-on-suit"
    return group(
        element("path", d=BODY, class_=style, stroke_width=4.5, stroke_linejoin="round"),
        element("circle", cy=-20, r=HEAD, class_=style, stroke_width=4.5),
        element("use", href=f"#sign-{terrain}", transform=placed(0, -20, 0.42)),
        id=f"pawn-{colour_of(terrain)}",
    )


def _boat(terrain: str) -> str:
    """A boat with the sign of its hunter's terrain on the sail."""
    style = f"fill-{colour_of(terrain)} stroke-on-suit"
    return group(
        element("path", d="M-2 12V-46L34 6H4", class_=style, stroke_width=4, stroke_linejoin="round"),
        element("path", d="M-2-44L-30 6H-2", class_=style, stroke_width=4, stroke_linejoin="round"),
        element(
            "path", d="M-40 12H40Q34 36 20 38H-20Q-34 36-40 12Z", class_=style, stroke_width=4, stroke_linejoin="round"
        ),
        element("use", href=f"#sign-{terrain}", transform=placed(0, 25, 0.4)),
        id=f"boat-of-{colour_of(terrain)}",
    )


def _card(terrain: str) -> str:
    """A small card of a terrain."""
    return group(
        element(
            "rect",
            x=-11,
            y=-15,
            width=22,
            height=30,
            rx=4,
            class_=f"fill-{colour_of(terrain)} stroke-on-suit",
            stroke_width=3,
        ),
        element("use", href=f"#sign-{terrain}", transform="scale(0.36)"),
        id=f"price-{terrain}",
    )


DRAGON = (
    "M-8-8Q-20-30-46-28Q-37-18-42 4Q-33-4-28 10Q-20 0-12 12Q-15 28-2 34Q8 40 22 38L16 46L34 40L26 27L24 33Q10 34 9 28"
    "Q14 20 12 12Q20 0 28 10Q33-4 42 4Q37-18 46-28Q20-30 8-8L11-20L16-38L6-29H-6L-16-38L-11-20Z"
)


def _dragon() -> str:
    return group(
        element("path", d=DRAGON, class_="fill-on-suit stroke-paper", stroke_width=3, stroke_linejoin="round"),
        element("path", d="M-8-20L-2-17L-8-15ZM8-20L2-17L8-15Z", class_="fill-gold"),
        element("path", d="M-5 8H5M-6 16H6M-5 24H5", class_="pen stroke-paper", stroke_width=2.5),
        id="dragon",
    )


def _coin() -> str:
    return group(
        element("circle", r=18, class_="fill-gold stroke-on-suit", stroke_width=3.5),
        element("path", d="M-6-8L2 0L-6 8M2-8L8 0L2 8", class_="pen-on-suit", stroke_width=3),
        id="coin",
    )


def _free() -> str:
    """Says that a field may be entered free of cost."""
    return group(
        element("circle", r=13, class_="fill-sheet stroke-ink", stroke_width=3),
        element("path", d="M-6 0L-2 5L6-5", class_="pen", stroke_width=4),
        id="price-free",
    )


def _back() -> str:
    """The back of a card."""
    return group(
        element("rect", x=-30, y=-42, width=60, height=84, rx=8, class_="fill-quiet stroke-paper", stroke_width=3),
        element("path", d=hexagon(20), class_="pen stroke-paper", stroke_width=4),
        id="card-back",
    )


# Things with numbers or letters


def pawn(colour: str, letter: str, size: float) -> str:
    """A hunter with the initial of whoever leads it, in letters of a size."""
    return used(f"pawn-{colour}") + words(letter, 0, 18 + size * 0.26, size, "on-suit bold", "middle")


def plaque(text: str, x: float, y: float, size: float, coins: int = 0) -> str:
    """The value of coins on gold, around a point; two lie one on the other."""
    wide, high = size * (0.62 * len(text) + 0.6), size * 1.26
    box = {"width": wide, "height": high, "rx": size * 0.25}
    style = "fill-gold stroke-on-suit"
    behind = element(
        "rect", x=x - wide / 2 + size * 0.2, y=y - high / 2 - size * 0.2, class_=style, stroke_width=size * 0.09, **box
    )
    return (
        (behind if coins == 2 else "")
        + element("rect", x=x - wide / 2, y=y - high / 2, class_=style, stroke_width=size * 0.09, **box)
        + words(text, x, y + size * 0.36, size, "on-suit bold", "middle")
    )


# Cards


def price(name: str, x: float) -> str:
    """A small card of one or two terrains, beside the middle."""
    halves = name.split("-or-")
    drawn = used(f"price-{halves[0]}")
    if len(halves) == 2:
        corner = element("path", d="M10-14V11Q10 14 7 14H-10Z", class_=f"fill-{colour_of(halves[1])} stroke-on-suit")
        drawn += corner + used(f"sign-{halves[1]}", (3, 6, 0.22))
    return group(drawn, transform=f"translate({number(x)},0)")


_PEN = {
    "forces": "M-20-4L-10-14L0-4L-10 6ZM0 12L10 2L20 12L10 22ZM4-16Q16-16 16-6M12-10L16-5L21-10M-4 22Q-16 22-16 14M-21 17L-16 12L-11 17",
    "elements": "M-14-24L-22-6H-12L-18 10M-8 22Q18 26 16-2Q16-14 4-14Q-4-12-2-4Q0 2 6-2M2 12Q26 12 24-12",
    "curse": "M-20-8Q0-26 20-8Q0 10-20-8ZM-12 8L-16 22M0 10V24M12 8L16 22",
    "flight": "M-24 10Q0-34 20-2M22-16L21 0L6-4M-8 16L0 10L8 16L0 24Z",
    "journey": "M-22 20Q-20 4-8 8T4-2M12-2V-26L26-19L12-13M8 4Q20 8 22 20",
    "terror": "M0-24V4M0 16V18M-20-16L-12-8M20-16L12-8M-22 10L-13 6M22 10L13 6",
    "attack": "M-22 22L-8 8M-14 2L-2 14M-8 8L18-18L24-24L20-12L0 16",
    "slumber": "M8-22A22 22 0 1 0 22 12A18 18 0 0 1 8-22ZM12-12H22L12 0H22",
    "counterspell": "M0-24L20-16Q20 12 0 24Q-20 12-20-16ZM-8-6L8 10M8-6L-8 10",
    "infidelity": "M-22-10A14 14 0 1 1-2 4M22 10A14 14 0 1 1 2-4M-10-12V0M10 2V14",
}
"""The signs of action cards, drawn with a pen."""


def card_sign(name: str, x: float, y: float, scale: float) -> str:
    """The sign of a card around a point, 52 wide and high: a terrain on its colour, two of them for a double card, or an action."""
    halves = name.split("-or-")
    drawn = _terrain_signs(halves) if halves[0] in TERRAINS else _action_signs(halves)
    return group(drawn, transform=placed(x, y, scale))


def _terrain_signs(names: Sequence[str]) -> str:
    frame = {"width": 52, "height": 52, "rx": 8, "x": -26, "y": -26}
    drawn = [element("rect", class_=f"fill-{colour_of(names[0])} stroke-on-suit", stroke_width=2.5, **frame)]
    if len(names) == 1:
        return drawn[0] + used(f"sign-{names[0]}", (0, 0, 0.85))
    corner = "M24-24L25-20V18Q26 26 18 26H-18Q-23 26-24 24Z"
    drawn.append(element("path", d=corner, class_=f"fill-{colour_of(names[1])} stroke-on-suit", stroke_width=2.5))
    drawn += [used(f"sign-{names[0]}", (-11, -11, 0.46)), used(f"sign-{names[1]}", (11, 12, 0.46))]
    return "".join(drawn)


def _action_signs(names: Sequence[str]) -> str:
    if len(names) == 1:
        return _action(names[0])
    line = element("path", d="M22-22L-22 22", class_="pen stroke-quiet", stroke_width=2)
    return (
        group(_action(names[0]), transform=placed(-12, -12, 0.5))
        + line
        + group(_action(names[1]), transform=placed(12, 12, 0.5))
    )


def _action(name: str) -> str:
    if name == "patrol":
        return element("path", d=DRAGON, class_="fill-ink", transform="scale(0.58)")
    return element("path", d=_PEN[name], class_="pen", stroke_width=4)
