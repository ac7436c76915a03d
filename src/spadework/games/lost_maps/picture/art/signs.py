"""The signs on charts and score cards: coin, palm, cross, cup, seal, round marker, and the X of a pen. Each around 0."""

from spadework.engine.picture.icons import SUIT_PATHS
from spadework.engine.picture.sprites import Sprites
from spadework.engine.picture.svg import element, number, star
from spadework.games.lost_maps.picture.art.pen import GOLD, LEAF, RED, dot, figure, line, shape

COIN = 19.0
"""The radius of a coin."""

FROND = "M0-8Q-10-20-22-8Q-10-10 0-8ZM0-8Q10-20 22-8Q10-10 0-8ZM0-8Q-16-8-17 8Q-8-3 0-8ZM0-8Q16-8 17 8Q8-3 0-8Z"
CUP = "M-13-15H13Q13 2 3 5V11H9V16H-9V11H-3V5Q-13 2-13-15Z"
HANDLES = "M-13-11Q-21-11-19-3Q-17 3-9 2M13-11Q21-11 19-3Q17 3 9 2"
CROSS = "M-6-19Q0-15 6-19V-6Q13-6 19-6Q15 0 19 6Q13 6 6 6V19Q0 15-6 19V6Q-13 6-19 6Q-15 0-19-6Q-13-6-6-6Z"

GOLD_COIN = figure(
    dot(0, 0, COIN, GOLD),
    element("circle", r=13.5, fill="none", stroke="#9a6a10", stroke_width=1.8, stroke_dasharray="3 2.4"),
    line("M-5 7H5M0 7V-8M-6-3H6", 2.8),
)
PALM = figure(
    element("path", d="M-2 22Q5 8 1-8", fill="none", stroke_width=8),
    element("path", d="M-2 22Q5 8 1-8", fill="none", stroke="#a8733a", stroke_width=4.4),
    shape(FROND + "M0-8Q-6-21 4-24Q8-14 0-8Z", LEAF),
)
CROSSED = figure(
    element("path", d=CROSS, class_="stroke-edge", fill="none", stroke_width=6),
    shape(CROSS, RED),
)
FULL_CUP = figure(line(HANDLES, 2.6), shape(CUP, GOLD))
EMPTY_CUP = element(
    "path", d=CUP + HANDLES, class_="pen stroke-quiet", stroke_width=1.8, stroke_dasharray="4 4", opacity=0.75
)
EMPTY_COIN = element("circle", r=18, class_="pen stroke-quiet", stroke_width=1.8, stroke_dasharray="4 4")
EMPTY_PALM = element("path", d="M-2 22Q5 8 1-8" + FROND, class_="pen stroke-quiet", stroke_width=1.6, opacity=0.75)
SCORED_PALM = figure(dot(0, 0, 20, LEAF)) + element(
    "path",
    d=FROND,
    transform="translate(0,6) scale(0.8)",
    fill="none",
    class_="stroke-outline",
    stroke_width=1,
    opacity=0.5,
)

HANDS = 6
"""How many kinds of X there are."""

SIGNS: Sprites = {
    "coins": GOLD_COIN,
    "palms": PALM,
    "crosses": CROSSED,
    "cup": FULL_CUP,
    "cup-empty": EMPTY_CUP,
    "coin-empty": EMPTY_COIN,
    "palm-empty": EMPTY_PALM,
    "palm-scored": SCORED_PALM,
}
"""By name; the first three are what a box can bear."""


def seal(colour: str) -> str:
    """The wax seal that counts cards of a colour."""
    return figure(
        element("path", d=star(14, 25, 22), class_=f"fill-{colour}"),
        element("circle", r=16.5, class_=f"fill-{colour} stroke-{colour}-deep", stroke_width=1.6),
        element("path", d=SUIT_PATHS[colour], class_=f"fill-{colour}-deep", stroke="none", transform="scale(0.95)"),
    )


def x_path(left: float, top: float, side: float, wobble: int) -> str:
    """An X as if drawn by hand in a box; `wobble` from 0 on makes one unlike the next."""
    lean, bend, part = wobble % 3 - 1.0, wobble % 4, side / 40
    return (
        f"M{number(left + (8 + lean) * part)} {number(top + 8 * part)}"
        f"q{number((10 + bend) * part)} {number((8 + lean) * part)} {number((24 - lean) * part)} {number((24 - lean) * part)}"
        f"M{number(left + 32 * part)} {number(top + (7 + lean) * part)}"
        f"q{number((lean - 10) * part)} {number((14 - bend) * part)} {number((lean - 24) * part)} {number((25 + lean) * part)}"
    )


def crosses(side: float) -> Sprites:
    """Each kind of X in a box with its corner at 0: alone, and on a box that takes the colour of what it lies on."""
    drawn: dict[str, str] = {}
    for hand in range(HANDS):
        drawn[f"x-{hand}"] = element("path", d=x_path(0, 0, side, hand), class_="pen", stroke_width=6.6)
        field = element("rect", x=3, y=3, width=side - 6, height=side - 6, rx=7, fill_opacity=0.72, stroke_width=1.6)
        drawn[f"crossed-{hand}"] = field + drawn[f"x-{hand}"]
    return drawn
