"""A view of Dragon Island as a picture: a wide table, or one column for a phone.

Ids: `field-c4`, `field-treasure` and `boat-red` are fields; `hunter-red`, `dragon-1` and `treasure-3` stand on them, and
`ghost-red-c4` is where a hunter would stand; `card-desert` are one's own cards of a kind, `terrain-water` is a terrain to choose,
`seat-2` somebody's panel; buttons are called after their moves: `end-turn`.
"""

from spadework.engine.contract import SPECTATOR, Record, Scene
from spadework.engine.picture.parts import Drawn, Part, remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box
from spadework.engine.picture.svg import group
from spadework.games.dragon_island.picture.aims import aims
from spadework.games.dragon_island.picture.art.tiles import FIELD
from spadework.games.dragon_island.picture.board import board
from spadework.games.dragon_island.picture.drawing import Drawing, Frame
from spadework.games.dragon_island.picture.hand import buttons, hand, terrains
from spadework.games.dragon_island.picture.pieces import pieces
from spadework.games.dragon_island.picture.said.description import description
from spadework.games.dragon_island.picture.said.happening import moment
from spadework.games.dragon_island.picture.seats import seat_panel
from spadework.games.dragon_island.picture.sizes import (
    SHEETS,
    TALL,
    TALL_BOARD,
    TALL_CARD,
    TALL_COINS,
    TALL_FIELD,
    TALL_SEAT,
    TALL_STAGE,
    WIDE,
    WIDE_CARD,
    WIDE_CHART,
    WIDE_FIELD,
    chart_name,
    rows_of,
    tall_chart,
)
from spadework.games.dragon_island.picture.stage import stage
from spadework.games.dragon_island.picture.treasury import coins_row, piles, spent, turn_count
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.state import HAND

SIDE = 272.0
"""How wide the panels beside the island are in a wide picture."""


def draw(deck: Deck, view: Record, seat: int, scene: Scene) -> Drawn:
    """The view as a picture, as `seat` sees it; SPECTATOR sees all seats alike."""
    drawing = Drawing(deck, view, seat, scene)
    height = _wide_table(drawing) if scene.wide else _tall_table(drawing)
    return drawing.drawn(
        (WIDE if scene.wide else TALL, height),
        drawing.text("picture-title", moment=moment(drawing.look)),
        description(drawing),
        drawing.look.may_move,
    )


@remembered
def _sea(chart: str, height: float, total: float) -> Part:
    """The chart, and below it the table, as far as the picture goes."""
    table = use("desk-wide" if chart == "wide" else "desk-tall", 0, height) if total > height else ""
    ornaments = use("compass", 366, height - 66, 0.62) + use("serpent", 934, height - 40, 0.8)
    drawn = use(f"chart-{chart}") + table + (ornaments if chart == "wide" else "")
    return Part("sea", group(drawn, id="sea"))


def _board(drawing: Drawing, frame: Frame) -> None:
    board(drawing, frame)
    pieces(drawing, frame)
    aims(drawing, frame)


def _wide_table(drawing: Drawing) -> float:
    """The island between the seats, and one's own cards below; returns its height."""
    own = drawing.seat != SPECTATOR
    height = WIDE_CHART + (WIDE_CARD[1] + 30 if own else 0)
    drawing.lay(_sea("wide", WIDE_CHART, height))
    stage(drawing, Box(18, 16, *SHEETS["stage-wide"]))
    coins_row(drawing, Box(880, 18, 382, 60))
    turn_count(drawing, 1258, 196, 26, "end")
    piles(drawing, 968, 96, 74)
    _board(drawing, Frame(640, WIDE_CHART / 2 + 4, WIDE_FIELD / FIELD))
    _wide_seats(drawing)
    spent(drawing, Box(WIDE - 18 - SIDE, 566, SIDE, 84))
    if own:
        buttons(drawing, Box(18, 576, SIDE, 0), 1, 44)
        terrains(drawing, Box(WIDE - 18 - SIDE, 656, SIDE, 68))
        hand(drawing, Box(30, WIDE_CHART + 18, WIDE - 60, WIDE_CARD[1]), HAND)
    return height


def _wide_seats(drawing: Drawing) -> None:
    """All seats clockwise around the island, beginning at the upper right, as their boats lie."""
    seats = list(drawing.look.seats)
    right = seats[: (len(seats) + 1) // 2]
    left = seats[len(right) :][::-1]
    name = f"seat-wide-{max(len(right), 2)}"
    height = SHEETS[name][1]
    for x, column in ((WIDE - 18 - SIDE, right), (18.0, left)):
        for place, seat in enumerate(column):
            seat_panel(drawing, seat, Box(x, 206 + place * (height + 8), SIDE, height), name)


def _tall_table(drawing: Drawing) -> float:
    """One column, 360 wide: what is going on, the seats, the board, one's own cards; returns its height."""
    seats = [*([] if drawing.seat == SPECTATOR else [drawing.seat]), *drawing.others]
    x, width = 8.0, TALL - 16.0
    own = drawing.seat != SPECTATOR
    low = tall_chart(len(seats))
    height = low + (2 * (TALL_CARD[1] + 6) + 132 if own else 0)
    drawing.lay(_sea(chart_name(len(seats), wide=False), low, height))
    stage(drawing, Box(x, 8, *SHEETS["stage-tall"]))
    top, wide = 8 + TALL_STAGE, (width - 6) / 2
    for place, seat in enumerate(seats):
        row, column = divmod(place, 2)
        seat_panel(
            drawing, seat, Box(x + column * (wide + 6), top + row * TALL_SEAT, *SHEETS["seat-tall"]), "seat-tall"
        )
    island = top + rows_of(len(seats)) * TALL_SEAT
    coins_row(drawing, Box(x, island, width, TALL_COINS - 8))
    island += TALL_COINS
    turn_count(drawing, x + width - 2, island + 15, 15, "end")
    piles(drawing, x + 2, island + 2, 34)
    _board(drawing, Frame(TALL / 2, island + TALL_BOARD / 2, TALL_FIELD / FIELD))
    spent(drawing, Box(x + 2, low - 52, width - 4, 46))
    if own:
        buttons(drawing, Box(x, low + 10, width, 0), 2, 44)
        hand(drawing, Box(x, low + 64, width, 2 * TALL_CARD[1]), 3)
        terrains(drawing, Box(x, low + 62 + 2 * (TALL_CARD[1] + 6), width, 62))
    return height
