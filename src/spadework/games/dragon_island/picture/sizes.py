"""Sizes of the tables, wide and tall, and the places of the things on them."""

from collections.abc import Mapping
from typing import NamedTuple

from spadework.engine.picture import parts
from spadework.engine.picture.surfaces import Box

GAP = 6.0
"""The space between things that lie side by side."""

BLEED = (700.0, 400.0)
"""The ground beyond the picture's edges, to each side and above and below."""


class Table(NamedTuple):
    """The measures of a picture: its size, its smallest letters, and a place for each thing."""

    name: str
    width: float
    height: float
    least: float
    """Size of the smallest letters."""
    sea_ends: float
    """Edge of the sea, where the desk begins: on the right of a wide table, at the bottom of a tall one."""
    frame: tuple[float, float, float]
    """The centre and the scale of the board."""
    turn: tuple[float, float]
    """The middle of the label that names the turn, at its left end on a wide table and at its right end on a tall one."""
    large_turn: tuple[float, float]
    piles: Box
    eggs: Box
    spent: Box
    shelf: Box
    large_shelf: Box
    shelf_columns: int
    seats: Box
    """The seats while one plays: the first row of a wide table, the only one of a tall one."""
    stage: Box
    """The current event; on a wide table below the seats."""
    large_stage: Box
    """Its place, like those of the large turn and the large shelf, for spectators and at the end, when the seats lie on the desk."""
    own: Box
    """The viewer's cards; for spectators and at the end, the seats. On a wide table also all that lies above them."""
    duel: Box
    """The scene at the boat, over the board."""
    harbour: Box
    """The winners in their boat, at the end."""


WIDE = Table(
    name="wide",
    width=parts.WIDE[0],
    height=parts.WIDE[1],
    least=20,
    sea_ends=716,
    frame=(359, 391, 0.74),
    turn=(12, 25),
    large_turn=(12, 25),
    piles=Box(14, 48, 62, 132),
    eggs=Box(14, 658, 124, 92),
    spent=Box(600, 584, 108, 166),
    shelf=Box(380, 3, 332, 52),
    large_shelf=Box(380, 3, 332, 52),
    shelf_columns=7,
    seats=Box(728, 10, 542, 54),
    stage=Box(728, 10, 542, 94),
    large_stage=Box(728, 10, 542, 94),
    own=Box(728, 10, 542, 740),
    duel=Box(112, 104, 500, 552),
    harbour=Box(728, 10, 542, 330),
)
TALL = Table(
    name="tall",
    width=parts.TALL[0],
    height=parts.TALL[1],
    least=14,
    sea_ends=491,
    frame=(180, 318, 0.36),
    turn=(356, 79),
    large_turn=(356, 116),
    piles=Box(6, 146, 34, 72),
    eggs=Box(290, 143, 64, 56),
    spent=Box(306, 404, 48, 84),
    shelf=Box(2, 60.5, 246, 37),
    large_shelf=Box(2, 97, 246, 37),
    shelf_columns=7,
    seats=Box(4, 4, 352, 55),
    stage=Box(4, 99, 352, 41),
    large_stage=Box(4, 4, 352, 88),
    own=Box(4, 494, 352, 123),
    duel=Box(14, 150, 332, 328),
    harbour=Box(4, 4, 352, 90),
)
LARGE_SEAT = 96.0
"""The greatest height of a seat where the viewer's cards would lie, for spectators."""

SHEETS: Mapping[str, Box] = {
    "stage-wide": WIDE.stage,
    "large-stage-wide": WIDE.large_stage,
    "stage-tall": TALL.stage,
    "large-stage-tall": TALL.large_stage,
    "duel-wide": WIDE.duel,
    "duel-tall": TALL.duel,
}
"""Sheets of paper."""
