"""The sea charts of the treasure cards: an island of surveyed boxes with its coast, and what stands on it or swims beside it."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from shapely import box as square
from shapely.ops import unary_union

from spadework.engine.picture.coast import coast
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import rect
from spadework.engine.picture.svg import element
from spadework.games.lost_maps.rules.landmarks import AFLOAT
from spadework.games.lost_maps.rules.material import SIDE

BOX = 60.0
MARGIN = 10.0
CHART = SIDE * BOX + 2 * MARGIN
"""The side of a chart."""

SYMBOLS = ("coins", "palms", "crosses")
SHORE = ((38.0, 0.35), (26.0, 0.6), (14.0, 0.9))
"""The waterlines: how wide the strip of sea within one is, and how strong the line."""

FILLERS = (
    "M-12 8q3-14 6 0q3-20 7 0q3-15 7 0",
    "M-20 9q11-25 21-3q7-13 18 3M-6-5l4 10M-1-6l3 7",
    "M0 14v-11M-9 5l9-20l9 20z",
    "M-16-4q5-6 10 0t10 0t10 0M-10 7q5-6 10 0t10 0",
    "M-11 12v-8M-17 5l6-14l6 14zM9 14v-8M3 7l6-15l6 15z",
    "M-8-4h.1M5-9h.1M-2 6h.1M11 4h.1M-13 9h.1",
)
"""What stands in plain boxes: tufts, hills, a tree, dunes, two trees, sand."""

SWELLS = ("M-13-3q5-6 10 0t10 0M-3 8q5-6 10 0", "M-10 2q5-6 10 0t10 0", "M-14 6q5-6 10 0M2-6q5-6 10 0t6-2")


class Island(NamedTuple):
    """What is printed on a treasure card."""

    colour: str
    boxes: int
    """Bit mask of the figure."""
    symbols: tuple[int, int, int]
    """Bit masks of the boxes with a coin, a palm, a cross."""
    seal: str | None
    landmarks: Sequence[str]


def corner(box: int) -> tuple[float, float]:
    """Where a box of a chart has its upper left corner."""
    return MARGIN + box % SIDE * BOX, MARGIN + box // SIDE * BOX


def middle(box: int) -> tuple[float, float]:
    """The middle of a box of a chart."""
    x, y = corner(box)
    return x + BOX / 2, y + BOX / 2


def bits(mask: int) -> list[int]:
    """The boxes of a mask."""
    return [box for box in range(SIDE * SIDE) if mask >> box & 1]


def fields(mask: int, inset: float = 3) -> str:
    """The path around boxes, each for itself, with round corners."""
    side = BOX - 2 * inset - 14
    return "".join(
        f"M{x + inset + 7:g} {y + inset:g}h{side:g}q7 0 7 7v{side:g}q0 7-7 7h-{side:g}q-7 0-7-7v-{side:g}q0-7 7-7z"
        for x, y in map(corner, bits(mask))
    )


def chart(name: str, island: Island, seed: int) -> str:
    """The chart of an island; `name` is what the sprite is called."""
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
            "use", href=f"#{name}-coast", class_=f"fill-{colour}-soft stroke-ink", stroke_width=3, fill_rule="evenodd"
        ),
        element("path", d=fields(island.boxes), class_=f"fill-{colour} stroke-{colour}-deep", stroke_width=1.6),
    ]
    whole = [
        element("defs", element("path", d=shore, id=f"{name}-coast")),
        rect((0, 0, CHART, CHART), 9, "sea"),
        *sea,
        *ground,
        *_drawn(island, seed),
        rect((1, 1, CHART - 2, CHART - 2), 9, "pen", 1.6, opacity=0.55),
    ]
    return element("svg", *whole, width=CHART, height=CHART)


def _along(name: str, stroke: str, width: float, opacity: float) -> str:
    """The coast as a line."""
    return element("use", href=f"#{name}-coast", class_=stroke, fill="none", stroke_width=width, opacity=opacity)


def _drawn(island: Island, seed: int) -> list[str]:
    """Landmarks, symbols, the seal, and what fills the rest."""
    chance = Random(seed)
    plain = bits(island.boxes & ~(island.symbols[0] | island.symbols[1] | island.symbols[2]))
    open_sea = sorted(bits(0xFFFF & ~island.boxes), key=lambda box: -_room(island.boxes, box))
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


def _room(boxes: int, box: int) -> int:
    """How much sea lies around a box of sea."""
    column, row = box % SIDE, box // SIDE
    around = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
    return sum(not (0 <= x < SIDE and 0 <= y < SIDE) or not boxes >> (y * SIDE + x) & 1 for x, y in around)


def _at(path: str, x: float, y: float) -> str:
    """A path around 0, moved to a point: its strokes are relative but for where they begin."""
    return _moved(path, x, y)


def _moved(path: str, x: float, y: float) -> str:
    moved = []
    for stroke in path.split("M")[1:]:
        start, rest = _start(stroke)
        left, top = start
        moved.append(f"M{left + x:g} {top + y:g}{rest}")
    return "".join(moved)


def _start(stroke: str) -> tuple[tuple[float, float], str]:
    """Where a stroke begins, and what follows."""
    count = next(place for place, letter in enumerate(stroke) if letter in "qlvh")
    x, _, y = stroke[:count].replace("-", " -").strip().partition(" ")
    return (float(x), float(y)), stroke[count:]
