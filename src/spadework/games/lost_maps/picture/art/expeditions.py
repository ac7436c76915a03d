"""Expedition cards: a brass stencil with the pattern cut out, lying on a chart."""

from collections.abc import Iterable

from spadework.engine.picture.sprites import Sprites
from spadework.engine.picture.surfaces import face, rect
from spadework.engine.picture.svg import element, number
from spadework.games.lost_maps.picture.art.pen import figure
from spadework.games.lost_maps.rules.material import SIDE

Cells = tuple[tuple[int, int], ...]
"""The boxes of a pattern as columns and rows."""

WIDTH, HEIGHT = 210.0, 254.0
HEAD = 40.0
"""Room for the words above the stencil."""
PLATE = (13.0, HEAD + 8, 184.0, 184.0)
HOLE = 41.0


def pattern_path(cells: Cells, x: float, y: float, side: float) -> str:
    """The path of a pattern's boxes around a point."""
    columns, rows = max(column for column, _ in cells) + 1, max(row for _, row in cells) + 1
    left, top, edge = x - columns * side / 2, y - rows * side / 2, number(side)
    return "".join(
        f"M{number(left + column * side)} {number(top + row * side)}h{edge}v{edge}h-{edge}z" for column, row in cells
    )


def expedition(cells: Cells) -> str:
    """The card with a pattern, given by column and row of its boxes; the words at its top are for the picture to add."""
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
        face(WIDTH, HEIGHT)
        + rect((x + 1, y + 4, width, height), 12, "shadow")
        + figure(element("rect", x=x, y=y, width=width, height=height, rx=12, class_="fill-gold"), width=2.4)
        + element("path", d=ticks, class_="pen stroke-on-gold", stroke_width=1.2, opacity=0.55)
        + element("path", d=rivets, class_="pen stroke-on-gold", stroke_width=7)
        + element("path", d=cut, class_="sea stroke-outline", stroke_width=3, stroke_linejoin="round")
        + element("path", d=_hatching(cells, x + width / 2, y + height / 2), class_="waterline", stroke_width=2)
    )


def _hatching(cells: Cells, x: float, y: float) -> str:
    columns, rows = max(column for column, _ in cells) + 1, max(row for _, row in cells) + 1
    left, top = x - columns * HOLE / 2, y - rows * HOLE / 2
    return "".join(
        f"M{left + column * HOLE + 8:g} {top + row * HOLE + 16:g}q6-7 12 0t12 0m-24 13q6-7 12 0t12 0"
        for column, row in cells
    )


def small_pattern(cells: Cells, x: float, y: float, side: float) -> str:
    """A pattern alone around a point, as the memory aid shows it."""
    return element(
        "path", d=pattern_path(cells, x, y, side), class_="fill-gold stroke-outline", stroke_width=max(side / 10, 1)
    )


def expeditions(patterns: Iterable[tuple[str, Cells]]) -> Sprites:
    """The cards of all patterns by name."""
    return {f"expedition-{name}": expedition(cells) for name, cells in patterns}


def cells_of(boxes: int) -> Cells:
    """The boxes of a mask as columns and rows."""
    return tuple((box % SIDE, box // SIDE) for box in range(SIDE * SIDE) if boxes >> box & 1)
