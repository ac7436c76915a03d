"""Printed cards: the sea charts of treasure cards, the flags of filled cards, and the stencils of expedition cards."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from shapely import box as square
from shapely.ops import unary_union

from spadework.engine.picture.coast import coast
from spadework.engine.picture.icons import suit
from spadework.engine.picture.sprites import Sprites, use
from spadework.engine.picture.surfaces import face, rect
from spadework.engine.picture.svg import element, group, number
from spadework.games.lost_maps.picture.art.landmarks import AFLOAT
from spadework.games.lost_maps.picture.art.signs import figure, torn
from spadework.games.lost_maps.rules.material import COLOUR_NAMES, LANDMARKS, SIDE, Deck
from spadework.games.lost_maps.rules.state import NO_SEAL

Cells = tuple[tuple[int, int], ...]
"""The boxes of a pattern as columns and rows."""


class Printed(NamedTuple):
    """A treasure card as printed, in plain values that are read fast."""

    name: str
    """Its name in records."""
    colour: str
    points: int
    boxes: int
    """Bit mask of the figure."""
    symbols: tuple[int, int, int]
    """Bit masks of the boxes with a coin, a palm, a cross."""
    seal: str | None
    landmarks: Sequence[str]
    """A card without landmarks in its deck gets one."""


@lru_cache(maxsize=16)
def printed(deck: Deck) -> tuple[Printed, ...]:
    """Return all treasure cards of a deck."""
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
                deck.islands[card].landmarks or (LANDMARKS[card % len(LANDMARKS)],),
            )
        )
    return tuple(cards)


@lru_cache(maxsize=16)
def patterns(deck: Deck) -> tuple[Cells, ...]:
    """Return the boxes of each pattern of a deck, as columns and rows."""
    return tuple(cells_of(int(deck.record.placement[pattern, 0])) for pattern in range(len(deck.pattern_names)))


# Charts: an island of surveyed boxes with its coast and landmarks

BOX = 60.0
MARGIN = 10.0
CHART = SIDE * BOX + 2 * MARGIN
"""The side of a chart."""
RIM = 4.0
WIDTH = CHART + 2 * RIM
"""The width of a treasure card."""

SYMBOLS = ("coins", "palms", "crosses")
SHORE = ((38.0, 0.35), (26.0, 0.6), (14.0, 0.9))
"""Waterlines: distance from the coast and opacity."""

FILLERS = (
    "M-12 8q3-14 6 0q3-20 7 0q3-15 7 0",
    "M-20 9q11-25 21-3q7-13 18 3M-6-5l4 10M-1-6l3 7",
    "M0 14v-11M-9 5l9-20l9 20z",
    "M-16-4q5-6 10 0t10 0t10 0M-10 7q5-6 10 0t10 0",
    "M-11 12v-8M-17 5l6-14l6 14zM9 14v-8M3 7l6-15l6 15z",
    "M-8-4h.1M5-9h.1M-2 6h.1M11 4h.1M-13 9h.1",
)
"""Decoration of plain boxes: tufts, hills, a tree, dunes, two trees, sand."""

SWELLS = ("M-13-3q5-6 10 0t10 0M-3 8q5-6 10 0", "M-10 2q5-6 10 0t10 0", "M-14 6q5-6 10 0M2-6q5-6 10 0t6-2")


def corner(box: int) -> tuple[float, float]:
    """Return the upper left corner of a box on a chart."""
    return MARGIN + box % SIDE * BOX, MARGIN + box // SIDE * BOX


def middle(box: int) -> tuple[float, float]:
    """Return the middle of a box on a chart."""
    x, y = corner(box)
    return x + BOX / 2, y + BOX / 2


def bits(mask: int) -> list[int]:
    """Return the boxes of a mask."""
    return [box for box in range(SIDE * SIDE) if mask >> box & 1]


FOLDS = f"M{CHART / 2} 2V{CHART - 2}M2 {CHART / 2}H{CHART - 2}"
"""Path of the folds of a map."""


MAP: Sprites = {
    "box": rect((3, 3, BOX - 6, BOX - 6), 7, "", 1.6)
    + element("path", d="M54 36l-18 18M54 42l-12 12M54 48l-6 6", fill="none", stroke_width=1.5, opacity=0.32)
    + element(
        "path",
        d="M6 34v-22q0-6 6-6h26",
        fill="none",
        stroke="#fff",
        stroke_width=2,
        stroke_linecap="round",
        opacity=0.42,
    ),
    "folds": element("path", d=FOLDS, class_="pen stroke-outline", stroke_width=1.6, opacity=0.16)
    + element("path", d=FOLDS, class_="edge", stroke_width=1.4, opacity=0.55, transform="translate(-1.6,-1.6)"),
}
"""A box in the colours of its surroundings, and the folds of a map."""


def chart(name: str, island: Printed, seed: int) -> str:
    """Draw the chart of an island; `name` is that of the sprite."""
    land = unary_union([square(x, y, x + BOX, y + BOX) for x, y in map(corner, bits(island.boxes))])
    shore = coast(land.buffer(3).buffer(4), seed, 2.2, 13)
    colour = island.colour
    sea = [
        *(
            _along(name, stroke, width + thick, opacity)
            for width, opacity in SHORE
            for stroke, thick in (("stroke-sea-line", 3.4), ("stroke-sea", 0))
        ),
    ]
    ground = [
        element("use", href=f"#{name}-coast", class_="shadow", fill_rule="evenodd", transform="translate(3,5)"),
        element(
            "use", href=f"#{name}-coast", class_=f"fill-{colour}-soft stroke-ink", stroke_width=2.2, fill_rule="evenodd"
        ),
        group(*(use("box", *corner(box)) for box in bits(island.boxes)), class_=f"fill-{colour} stroke-{colour}-deep"),
    ]
    whole = [
        element("defs", element("path", d=shore, id=f"{name}-coast")),
        rect((0, 0, CHART, CHART), 9, "sea"),
        *sea,
        *ground,
        *_drawn(island, seed),
        use("folds"),
        rect((1, 1, CHART - 2, CHART - 2), 5, "pen", 1.4, opacity=0.5),
    ]
    return element("svg", *whole, width=CHART, height=CHART)


def _along(name: str, stroke: str, width: float, opacity: float) -> str:
    """Draw the coast as a line."""
    return element("use", href=f"#{name}-coast", class_=stroke, fill="none", stroke_width=width, opacity=opacity)


def _drawn(island: Printed, seed: int) -> list[str]:
    """Draw landmarks, symbols, the seal, and decoration."""
    chance = Random(seed)
    plain = bits(island.boxes & ~(island.symbols[0] | island.symbols[1] | island.symbols[2]))
    open_sea = _open_sea(island)
    drawn, fillers, swells = [], [], []
    if island.seal and open_sea:
        drawn.append(use(f"seal-{island.seal}", *middle(open_sea.pop())))
    ashore = [name for name in island.landmarks if name not in AFLOAT]
    for name in island.landmarks:
        if name in AFLOAT and open_sea:
            drawn.append(use(name, *middle(open_sea.pop(0))))
    chance.shuffle(plain)
    plain.sort(key=lambda box: abs(box % SIDE - 1.5) + abs(box // SIDE - 1.5) > 2)
    for name in ashore:
        if plain:
            drawn.append(use(name, *middle(plain.pop(0))))
    for box in plain:
        if chance.random() < 0.85:
            x, y = middle(box)
            fillers.append(_at(chance.choice(FILLERS), x + chance.randint(-5, 5), y + chance.randint(-5, 5)))
    for box in open_sea:
        if chance.random() < 0.6:
            swells.append(_at(chance.choice(SWELLS), *middle(box)))
    for symbol, mask in zip(SYMBOLS, island.symbols, strict=True):
        drawn += [use(symbol, *middle(box)) for box in bits(mask)]
    pen = f"pen stroke-{island.colour}-deep"
    return [
        element("path", d="".join(fillers), class_=pen, stroke_width=2, opacity=0.75) if fillers else "",
        element("path", d="".join(swells), class_="pen stroke-sea-line", stroke_width=2.4) if swells else "",
        *drawn,
    ]


def _open_sea(island: Printed) -> list[int]:
    """Return the boxes of sea, those with most room first."""
    return sorted(bits(0xFFFF & ~island.boxes), key=lambda box: -_room(island.boxes, box))


def seal_box(island: Printed) -> int | None:
    """Return the box of sea in which the seal lies, None without a seal."""
    open_sea = _open_sea(island)
    return open_sea[-1] if island.seal and open_sea else None


def _room(boxes: int, box: int) -> int:
    """Return the number of sides on which a box of sea borders on sea."""
    column, row = box % SIDE, box // SIDE
    around = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
    return sum(not (0 <= x < SIDE and 0 <= y < SIDE) or not boxes >> (y * SIDE + x) & 1 for x, y in around)


def _at(path: str, x: float, y: float) -> str:
    """Move a path around 0 to a point; only the starts of its strokes are absolute."""
    return _moved(path, x, y)


def _moved(path: str, x: float, y: float) -> str:
    moved = []
    for stroke in path.split("M")[1:]:
        start, rest = _start(stroke)
        left, top = start
        moved.append(f"M{left + x:g} {top + y:g}{rest}")
    return "".join(moved)


def _start(stroke: str) -> tuple[tuple[float, float], str]:
    """Return the start of a stroke, and the rest of it."""
    count = next(place for place, letter in enumerate(stroke) if letter in "qlvh")
    x, _, y = stroke[:count].replace("-", " -").strip().partition(" ")
    return (float(x), float(y)), stroke[count:]


# Filled cards: a scrap with suit, points and seal, readable when small

FOUND_WIDTH, FOUND_HEIGHT = 118.0, 84.0
FOUND_POINTS = 51.0
"""Size of the number, which begins at NUMBER_AT and is centred vertically."""
NUMBER_AT = (13.0, 42.0)


def scraps() -> Sprites:
    """Return the golden scrap below each filled card, and the field on it, which takes the colour of its card."""
    outer, inner = (0, 0, FOUND_WIDTH, FOUND_HEIGHT), (9, 9, FOUND_WIDTH - 18, FOUND_HEIGHT - 18)
    path = torn(outer, 21, 8, 5)
    return {
        "scrap": element("path", d=path, class_="shadow", transform="translate(2,5)")
        + element("path", d=path, class_="fill-gold stroke-outline", stroke_width=4, stroke_linejoin="round"),
        "scrap-field": element("path", d=torn(inner, 4, 8, 3), stroke_width=2),
    }


def found(card: Printed) -> str:
    """Draw a filled card without its number: a scrap of the map with a golden edge."""
    colour = card.colour
    lower = f"M{FOUND_WIDTH - 12} {FOUND_HEIGHT - 40}V{FOUND_HEIGHT - 12}H{FOUND_WIDTH - 62}Z"
    return (
        use("scrap")
        + use("scrap-field", class_=f"fill-{colour} stroke-outline")
        + element("path", d=lower, class_=f"fill-{colour}-deep", opacity=0.18)
        + suit(colour, 90, 25 if card.seal else 42, 28 if card.seal else 36, f"fill-{colour}-deep")
        + (use(f"seal-{card.seal}", 89, 59, 0.8) if card.seal else "")
    )


def finds(cards: tuple[Printed, ...]) -> Sprites:
    """Return all filled cards of a deck by name."""
    return {**scraps(), **{f"found-{card.name}": found(card) for card in cards}}


# Expedition cards: a brass stencil with the pattern cut out, on a chart


EXPEDITION_WIDTH, EXPEDITION_HEIGHT = 210.0, 254.0
BACK_HEIGHT = WIDTH * EXPEDITION_HEIGHT / EXPEDITION_WIDTH
"""The height of the back of a treasure card."""
EXPEDITION_HEAD = 40.0
"""Room for the words above the stencil."""
PLATE = (13.0, EXPEDITION_HEAD + 8, 184.0, 184.0)
HOLE = 41.0


def pattern_path(cells: Cells, x: float, y: float, side: float) -> str:
    """Return the path of a pattern's boxes around a point."""
    columns, rows = max(column for column, _ in cells) + 1, max(row for _, row in cells) + 1
    left, top, edge = x - columns * side / 2, y - rows * side / 2, number(side)
    return "".join(
        f"M{number(left + column * side)} {number(top + row * side)}h{edge}v{edge}h-{edge}z" for column, row in cells
    )


def expedition(cells: Cells) -> str:
    """Draw the card of a pattern, without the words at its top."""
    x, y, width, height = PLATE
    cut = pattern_path(cells, x + width / 2, y + height / 2, HOLE)
    rivets = "".join(
        f"M{x + across * width:g} {y + down * height:g}h.1" for across in (0.07, 0.93) for down in (0.07, 0.93)
    )
    ticks = "".join(
        f"M{x + width * place / 20:g} {y + height}v-{8 if place % 5 else 14}M{x} {y + height * place / 20:g}h{8 if place % 5 else 14}"
        for place in range(1, 20)
    )
    return (
        face(EXPEDITION_WIDTH, EXPEDITION_HEIGHT)
        + rect((x + 1, y + 4, width, height), 12, "shadow")
        + figure(element("rect", x=x, y=y, width=width, height=height, rx=12, class_="fill-gold"), width=2.4)
        + element(
            "path",
            d=f"M{x + 40} {y + 2}l-38 38v44l82-82ZM{x + 104} {y + 2}l-102 102v12l114-114Z",
            fill="#fff3cf",
            opacity=0.3,
        )
        + element(
            "path",
            d=f"M{x + 5} {y + height - 14}V{y + 14}Q{x + 5} {y + 5} {x + 14} {y + 5}H{x + width - 14}",
            fill="none",
            stroke="#fff3cf",
            stroke_width=2.4,
            opacity=0.8,
        )
        + element("path", d=ticks, class_="pen stroke-on-gold", stroke_width=1.2, opacity=0.55)
        + element("path", d=rivets, class_="pen stroke-on-gold", stroke_width=7)
        + element("path", d=cut, class_="sea stroke-outline", stroke_width=3, stroke_linejoin="round")
        + element(
            "path",
            d=_rims(cells, x + width / 2, y + height / 2),
            class_="pen stroke-outline",
            stroke_width=5,
            opacity=0.22,
        )
        + element("path", d=_hatching(cells, x + width / 2, y + height / 2), class_="waterline", stroke_width=2)
    )


def _rims(cells: Cells, x: float, y: float) -> str:
    """Draw the upper and left edges of the holes, which throw a shadow."""
    columns, rows = max(column for column, _ in cells) + 1, max(row for _, row in cells) + 1
    left, top = x - columns * HOLE / 2, y - rows * HOLE / 2
    return "".join(
        (
            f"M{left + column * HOLE + 4:g} {top + row * HOLE + 4:g}h{HOLE - 6:g}"
            if (column, row - 1) not in cells
            else ""
        )
        + (
            f"M{left + column * HOLE + 4:g} {top + row * HOLE + 4:g}v{HOLE - 6:g}"
            if (column - 1, row) not in cells
            else ""
        )
        for column, row in cells
    )


def _hatching(cells: Cells, x: float, y: float) -> str:
    columns, rows = max(column for column, _ in cells) + 1, max(row for _, row in cells) + 1
    left, top = x - columns * HOLE / 2, y - rows * HOLE / 2
    return "".join(
        f"M{left + column * HOLE + 8:g} {top + row * HOLE + 16:g}q6-7 12 0t12 0m-24 13q6-7 12 0t12 0"
        for column, row in cells
    )


def small_pattern(cells: Cells, x: float, y: float, side: float) -> str:
    """Draw a pattern without a card around a point, for the memory aid."""
    return element(
        "path", d=pattern_path(cells, x, y, side), class_="fill-gold stroke-outline", stroke_width=max(side / 10, 1)
    )


def expeditions(patterns: Iterable[tuple[str, Cells]]) -> Sprites:
    """Return the cards of all patterns by name."""
    return {f"expedition-{name}": expedition(cells) for name, cells in patterns}


def cells_of(boxes: int) -> Cells:
    """Return the boxes of a mask as columns and rows."""
    return tuple((box % SIDE, box // SIDE) for box in range(SIDE * SIDE) if boxes >> box & 1)
