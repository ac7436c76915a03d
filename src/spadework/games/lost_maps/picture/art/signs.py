"""Pen strokes, the signs on charts and score cards, and the sea chart of the table.

Each sign is drawn around 0: coin, palm, cross, cup, seal, and the X of a pen.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, hypot, log, radians, sin
from random import Random

from spadework.engine.picture.emblems import medal
from spadework.engine.picture.icons import FILLED, SUIT_PATHS
from spadework.engine.picture.parts import WIDE
from spadework.engine.picture.sprites import PREFIX, Sprites, use
from spadework.engine.picture.surfaces import rect
from spadework.engine.picture.svg import element, group, number, star
from spadework.games.lost_maps.rules.state import ROW

# Strokes and fields with an ink outline

IVORY, GOLD, WOOD, STONE, LEAF, RED, WATER = "#f4ecd8", "#f2c14e", "#a8733a", "#b4bab8", "#58a06a", "#d8503a", "#8cc7dc"
DARK = "var(--outline)"


def figure(*content: str, width: float = 2, outline: str = "outline") -> str:
    """Draw a group with an outline in black, or in another colour."""
    return group(
        *content, class_=f"stroke-{outline}", stroke_width=width, stroke_linejoin="round", stroke_linecap="round"
    )


def moonlit(*content: str) -> str:
    """Draw a figure so dark that at night its outline must be light."""
    return figure(*content, outline="ink")


def shape(path: str, fill: str) -> str:
    """Draw a filled shape."""
    return element("path", d=path, fill=fill)


def line(path: str, width: float | None = None) -> str:
    """Draw a stroke."""
    return element("path", d=path, fill="none", stroke_width=width)


def dot(x: float, y: float, radius: float, fill: str = DARK, stroke: str | None = None) -> str:
    """Draw a disc."""
    return element("circle", cx=x, cy=y, r=radius, fill=fill, stroke=stroke)


def eye(x: float, y: float, radius: float = 2.6) -> str:
    """Draw an eye that looks at the reader."""
    return dot(x, y, radius, "#fffdf7", "none") + dot(x, y, radius * 0.5, DARK, "none")


def rope(path: str, fill: str, width: float) -> str:
    """Draw a thick line, outlined on both sides."""
    return line(path, width + 3.4) + element("path", d=path, fill="none", stroke=fill, stroke_width=width)


# Signs

COIN = 19.0
"""The radius of a coin."""

FROND = "M0-8Q-10-20-22-8Q-10-10 0-8ZM0-8Q10-20 22-8Q10-10 0-8ZM0-8Q-16-8-17 8Q-8-3 0-8ZM0-8Q16-8 17 8Q8-3 0-8Z"
CUP = "M-13-15H13Q13 2 3 5V11H9V16H-9V11H-3V5Q-13 2-13-15Z"
HANDLES = "M-13-11Q-21-11-19-3Q-17 3-9 2M13-11Q21-11 19-3Q17 3 9 2"
CROSS = "M-6-19Q0-15 6-19V-6Q13-6 19-6Q15 0 19 6Q13 6 6 6V19Q0 15-6 19V6Q-13 6-19 6Q-15 0-19-6Q-13-6-6-6Z"

PENNANT = element("path", d=FILLED["pennant"], class_="fill-ink", transform="scale(2)")
"""The sign of the start player, as it stands beside a name."""

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

COIN_STEP = 43.0
"""Distance from coin to coin in a row."""


def _row(full: int) -> str:
    """Draw a row of coin boxes, the first ones marked, its left end at 0."""
    return "".join(use("coins" if place < full else "coin-empty", (place + 0.5) * COIN_STEP) for place in range(ROW))


HANDS = 6
"""Number of different X."""

SIGNS: Sprites = {
    "coins": GOLD_COIN,
    "palms": PALM,
    "crosses": CROSSED,
    "cup": FULL_CUP,
    "cup-empty": EMPTY_CUP,
    "coin-empty": EMPTY_COIN,
    "palm-empty": EMPTY_PALM,
    "palm-scored": SCORED_PALM,
    "pennant": PENNANT,
}
"""Signs by name; the first three are symbols in boxes."""


def seal(colour: str) -> str:
    """Draw the wax seal that counts cards of a colour."""
    return figure(
        element("path", d=star(14, 25, 22), class_=f"fill-{colour}"),
        element("circle", r=16.5, class_=f"fill-{colour} stroke-{colour}-deep", stroke_width=1.6),
        element("path", d=SUIT_PATHS[colour], class_=f"fill-{colour}-deep", stroke="none", transform="scale(0.95)"),
    )


def x_path(left: float, top: float, side: float, wobble: int) -> str:
    """Return the path of an X in ink, two strokes that swell and taper, in a box; `wobble`, from 0 on, varies it."""
    lean, bend, part = wobble % 3 - 1.0, wobble % 4, side / 40
    strokes = (
        ((8 + lean, 7.5), (20 + bend, 17 + lean), (33, 33 - lean)),
        ((32.5, 7 + lean), (20 - lean, 18 + bend), (7 - lean, 33)),
    )
    return "".join(_brush([(left + x * part, top + y * part) for x, y in stroke], 2.5 * part) for stroke in strokes)


def _brush(stroke: list[tuple[float, float]], wide: float) -> str:
    """Return the path around a stroke of a brush: blunt where it begins, pointed where it ends."""
    (x, y), (across, down), (to_x, to_y) = stroke
    long = hypot(to_x - x, to_y - y)
    side_x, side_y = (to_y - y) / long * wide, (x - to_x) / long * wide
    ends = ((x + side_x, y + side_y), (across + 1.9 * side_x, down + 1.9 * side_y), (to_x, to_y))
    back = ((across - 1.3 * side_x, down - 1.3 * side_y), (x - side_x, y - side_y))
    begin, *points = [f"{number(one)} {number(other)}" for one, other in (*ends, *back)]
    return f"M{begin}Q{points[0]} {points[1]}Q{points[2]} {points[3]}Z"


def crosses(side: float) -> Sprites:
    """Return every X in a box with its corner at 0: in ink, alone and on a box in the colour of its surroundings, and in pencil."""
    drawn: dict[str, str] = {}
    for hand in range(HANDS):
        drawn[f"x-{hand}"] = element(
            "path", d=x_path(0, 0, side, hand), class_="fill-ink stroke-ink", stroke_width=2, stroke_linejoin="round"
        )
        field = element("rect", x=3, y=3, width=side - 6, height=side - 6, rx=7, fill_opacity=0.72, stroke_width=1.6)
        drawn[f"crossed-{hand}"] = field + drawn[f"x-{hand}"]
        drawn[f"pencilled-{hand}"] = element(
            "path", d=_pencil_path(side, hand), class_="pen stroke-ink", stroke_width=2.6, opacity=0.85
        )
    return drawn


def _pencil_path(side: float, wobble: int) -> str:
    """Return the path of an X in pencil: each stroke is drawn there and back without lifting the pencil."""
    lean, part = wobble % 3 - 1.0, side / 60
    strokes = (
        ((13 + lean, 14), (28, 31 + lean), (46, 45 - lean), (34 - lean, 30), (17, 12 + lean)),
        ((47, 13 + lean), (31 - lean, 28), (14 - lean, 46), (30, 33 + lean), (44 + lean, 12)),
    )
    paths = []
    for stroke in strokes:
        points = [f"{number(x * part)} {number(y * part)}" for x, y in stroke]
        paths.append(f"M{points[0]}Q{points[1]} {points[2]}Q{points[3]} {points[4]}")
    return "".join(paths)


# Paper, wax and gold


def torn(box: Sequence[float], seed: int, step: float = 9, depth: float = 2.4) -> str:
    """Return the path around a sheet of paper with torn edges, which stay within the box."""
    x, y, width, height = box
    chance = Random(seed)
    across, down = max(int(width / step), 2), max(int(height / step), 2)
    sides = (
        *((place / across, 0.0, 0, 1) for place in range(across)),
        *((1.0, place / down, -1, 0) for place in range(down)),
        *((1 - place / across, 1.0, 0, -1) for place in range(across)),
        *((0.0, 1 - place / down, 1, 0) for place in range(down)),
    )
    points = []
    for along, below, inward, upward in sides:
        bite = depth * (chance.random() ** 2 + (chance.random() < 0.06))
        points.append(f"{x + along * width + inward * bite:.4g} {y + below * height + upward * bite:.4g}")
    return f"M{'L'.join(points)}Z"


def paper(name: str, size: tuple[float, float], class_: str, step: float, lift: float = 4) -> Sprites:
    """Return a torn sheet of paper with contact shadow and lit upper edge, and its outline, which stays thin when it is stretched."""
    path = torn((0, 0, *size), len(name) + int(step), step, 1.5 + step / 10)
    return {
        f"{name}-rim": element("path", d=path, stroke_linejoin="round", vector_effect="non-scaling-stroke"),
        name: group(use(f"{name}-rim", lift * 0.5, lift, class_="shadow"))
        + group(use(f"{name}-rim"), class_=class_, stroke_width=1.5)
        + group(use(f"{name}-rim", size[0] * 0.005, 1.8, 0.99), class_="edge", stroke_width=1.2),
    }


PAPERS = {
    "slip": (90.0, 80.0),
    "sheet": (300.0, 240.0),
    "page": (200.0, 400.0),
    "strip": (900.0, 44.0),
    "band": (350.0, 60.0),
}
"""Sheets of paper, which are stretched to the size of a panel."""


@lru_cache(maxsize=512)
def sheet(box: tuple[float, float, float, float]) -> str:
    """Draw a torn sheet of paper, the most suitable one stretched to a box."""
    x, y, width, height = box

    def distortion(name: str) -> float:
        across, down = width / PAPERS[name][0], height / PAPERS[name][1]
        return abs(log(across / down)) + 0.2 * abs(log(across))

    name = min(PAPERS, key=distortion)
    across, down = width / PAPERS[name][0], height / PAPERS[name][1]
    place = f"translate({number(x)},{number(y)}) scale({across:.4g},{down:.4g})"
    return element("use", href=f"#{PREFIX}paper-{name}", transform=place)


STOCK = (268.0, 308.0)
"""Width and height of the sheet below a treasure card, which is stretched to the card's height."""

BLOB = "M2-41Q17-45 26-35Q41-31 40-15Q48-2 40 13Q42 29 27 34Q17 45 2 40Q-13 46-24 36Q-41 33-39 16Q-47 2-39-13Q-41-31-26-34Q-16-45 2-41Z"
SPADE = "M-3-27H3L4 0H12V8Q11 22 0 29Q-11 22-12 8V0H-4ZM-9-30H9V-24H-9Z"
STAMP = (
    element("path", d=BLOB, class_="shadow", transform="translate(3,6)")
    + figure(element("path", d=BLOB, class_="fill-alarm"), width=2.6)
    + element(
        "path",
        d="M-31-13Q-27-28-10-33M-33-4v2",
        fill="none",
        stroke="#f0a898",
        stroke_width=3.4,
        stroke_linecap="round",
    )
    + element("circle", r=31, fill="none", class_="stroke-outline", stroke_width=2, opacity=0.5)
    + element(
        "path",
        d=SPADE,
        fill="#7a1a12",
        stroke="#f0a898",
        stroke_width=1.4,
        stroke_linejoin="round",
        transform="rotate(38)",
    )
)
"""Wax with the print of a spade: a map is filled."""

BURST = (
    element("path", d=star(18, 126, 74), class_="fill-gold stroke-outline", stroke_width=2.4, stroke_linejoin="round")
    + element("path", d=star(18, 106, 70), class_="fill-lamp", transform="rotate(10)")
    + figure(dot(0, 0, 66, GOLD), width=2.4)
    + element("path", d="M-52-24Q-38-50-8-57", class_="pen stroke-edge", stroke_width=4, opacity=0.8)
)
DUG = BURST + group(use("chest"), transform="scale(2.4)")
GILT = (
    element(
        "rect", x=1, y=1, width=STOCK[0] - 2, height=STOCK[1] - 2, rx=9, class_="pen stroke-outline", stroke_width=13
    )
    + element(
        "rect", x=1, y=1, width=STOCK[0] - 2, height=STOCK[1] - 2, rx=9, class_="pen stroke-gold", stroke_width=8.5
    )
    + element(
        "path", d="M-1 90V9Q-1-1 9-1H130", fill="none", stroke="#fff3cf", stroke_width=2.4, stroke_linecap="round"
    )
)
LAID: Sprites = {
    "stamp": STAMP,
    "burst": BURST,
    "dug": DUG,
    "gilt": GILT,
    "medal": medal(),
    **paper("stock", STOCK, "card", 9, 5),
    **{
        sprite: drawn
        for name, size in PAPERS.items()
        for sprite, drawn in paper(f"paper-{name}", size, "fill-card stroke-line", 12).items()
    },
    **{f"row-{full}": _row(full) for full in range(ROW + 1)},
}
"""Sprites by name."""


# The table: planks, and on them an old sea chart with rhumb lines and a compass rose, dividers and a ruler

BLEED = 720
"""Extent of the ground beyond the picture, further than any page shows."""


def rose() -> str:
    """Draw a compass rose around 0, with rhumb lines across the chart."""
    rays = "".join(
        f"M{number(88 * sin(radians(turn)))} {number(-88 * cos(radians(turn)))}"
        f"L{number(1700 * sin(radians(turn)))} {number(-1700 * cos(radians(turn)))}"
        for turn in (11.25 * step for step in range(32))
    )
    return (
        element("path", d=rays, class_="waterline", stroke_width=1, opacity=0.5)
        + element("circle", r=88, class_="waterline")
        + element("circle", r=80, class_="waterline", stroke_dasharray="2 5", stroke_width=6)
        + element("circle", r=56, class_="waterline")
        + element("path", d=star(8, 52, 15), class_="waterline", transform="rotate(22.5)")
        + element("path", d=star(4, 84, 16), class_="fill-sea-line", opacity=0.55)
        + element("path", d=star(4, 84, 16), class_="waterline", stroke_linejoin="round")
        + element("circle", r=9, class_="sea stroke-sea-line")
    )


def planks() -> str:
    """Draw the table, from -BLEED on, wide enough for every picture."""
    chance = Random(3)
    wide, high, board = WIDE[0] + 2 * BLEED, WIDE[1] + 2 * BLEED, 118
    boards = range(-BLEED, high - BLEED, board)
    seams, grain = [], []
    for top in boards:
        seams.append(f"M{-BLEED} {top}h{wide}m{-chance.randint(300, 1900)} 0v{board}")
        for _ in range(3):
            x, y, long = (
                chance.randint(-BLEED, wide - 1400),
                top + chance.randint(14, board - 14),
                chance.randint(300, 900),
            )
            grain.append(
                f"M{x} {y}q{long // 4} {chance.randint(-9, 9)} {long // 2} 0t{long // 2} {chance.randint(-5, 5)}"
            )
    return (
        rect((-BLEED, -BLEED, wide, high), 0, "table")
        + "".join(rect((-BLEED, top, wide, board), 0, "fill-edge", opacity=0.2) for top in boards[::2])
        + element("path", d="".join(grain), class_="grain", stroke_width=1.6)
        + element("path", d="".join(seams), class_="grain", stroke_width=4)
        + element("path", d="".join(seams), class_="pen stroke-outline", stroke_width=1, opacity=0.25)
    )


def sea_chart(width: float, height: float) -> str:
    """Draw the corner of a chart that lies on the table, its own corner at 0."""
    path = torn((0, 0, width, height), 5, 16, 7)
    return (
        element("path", d=path, class_="shadow", transform="translate(5,10)")
        + element("path", d=path, class_="sea stroke-outline", stroke_width=1.5, stroke_linejoin="round")
        + rect((22, 22, width - 44, height - 44), 4, "waterline", 1.6)
        + rect((30, 30, width - 60, height - 60), 2, "waterline", 7, stroke_dasharray="26 26", opacity=0.7)
        + element(
            "path",
            d=f"M{width * 0.34:g} 4V{height - 4:g}M4 {height * 0.4:g}H{width - 4:g}",
            class_="pen stroke-outline",
            opacity=0.1,
        )
    )


DIVIDERS = element(
    "path", d="M-8 6L-96 246L-80 226L14 18ZM16 6L60 256L62 232L30 8Z", class_="shadow", transform="translate(6,9)"
) + figure(
    element("path", d="M-8 0L-98 236L-102 250L-88 240L10 14Z", class_="fill-wood-light"),
    element("path", d="M-4 12L52 240L54 254L60 240L20 0Z", class_="fill-gold"),
    element("circle", cx=6, cy=-6, r=17, class_="fill-gold"),
    dot(6, -6, 5),
    width=2.6,
)
"""Dividers, opened."""


def scale_rule(length: float, wide: float, ticks: int) -> str:
    """Draw a brass rule with ticks, its corner at 0, lying across."""
    marks = "".join(
        f"M{number(length * place / ticks)} {number(wide)}v-{number(wide * (0.5 if place % 5 == 0 else 0.28))}"
        for place in range(1, ticks)
    )
    return (
        rect((2, 5, length, wide), 3, "shadow")
        + rect((0, 0, length, wide), 3, "fill-gold stroke-outline", 2)
        + element("path", d=f"M4 4.5H{number(length - 4)}", class_="pen stroke-edge", stroke_width=1.6, opacity=0.8)
        + element("path", d=marks, class_="pen stroke-on-gold", stroke_width=1.5, opacity=0.75)
    )


def loupe() -> str:
    """Draw a magnifying glass."""
    return (
        element(
            "path",
            d="M30 36L112 122",
            class_="pen stroke-outline",
            stroke_width=26,
            opacity=0.17,
            transform="translate(5,9)",
        )
        + element("path", d="M30 36L112 122", class_="pen stroke-outline", stroke_width=22)
        + element("path", d="M32 38L111 121", fill="none", stroke=WOOD, stroke_width=16, stroke_linecap="round")
        + element("circle", r=52, class_="shadow", cx=4, cy=8)
        + element("circle", r=50, class_="fill-shallow stroke-outline", stroke_width=3)
        + element("circle", r=45, fill="none", class_="stroke-gold", stroke_width=9)
        + element("circle", r=40, fill="none", class_="stroke-outline", stroke_width=1.6)
        + element("path", d="M-26-14Q-20-28-6-31", class_="pen stroke-edge", stroke_width=5, opacity=0.8)
    )


GROUND: Sprites = {
    "rose": rose(),
    "planks": planks(),
    "table-wide": group(sea_chart(1500, 1300), use("rose", 560, 640, 1.2), transform="translate(590,-70) rotate(7)")
    + group(scale_rule(700, 36, 70), transform="translate(-60,830) rotate(-3)"),
    "table-wide-tools": use("table-wide")
    + group(DIVIDERS, transform="translate(112,528) rotate(-10) scale(0.78)")
    + group(loupe(), transform="translate(246,604) rotate(84) scale(0.84)"),
    "table-tall": group(sea_chart(800, 1100), use("rose", 150, 420, 0.6), transform="translate(130,-90) rotate(6)")
    + group(DIVIDERS, transform="translate(560,130) rotate(24)")
    + group(scale_rule(420, 34, 42), transform="translate(-66,120) rotate(87)"),
}
"""Sprites by name."""
