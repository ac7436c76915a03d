"""A view of Dragon Island as a picture: a wide table, or one column for a phone.

Ids: `field-c4`, `field-treasure` and `boat-red` are fields; `hunter-red`, `dragon-1` and `treasure-3` stand on them, and
`ghost-red-c4` previews a hunter; `card-desert` is a kind of card in the viewer's hand, `terrain-water` a terrain to choose,
`seat-2` the panel of a seat; buttons are named after their moves: `end-turn`.
"""

from spadework.engine.interface import SPECTATOR, Record, Scene
from spadework.engine.picture.parts import Drawn, Part, remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box
from spadework.engine.picture.svg import group
from spadework.games.dragon_island.picture import panels, sizes
from spadework.games.dragon_island.picture.art.ground import FIELD
from spadework.games.dragon_island.picture.board import board
from spadework.games.dragon_island.picture.description import description, moment
from spadework.games.dragon_island.picture.hand import buttons, hand, terrains
from spadework.games.dragon_island.picture.look import Drawing, Frame
from spadework.games.dragon_island.picture.pieces import aims, pieces
from spadework.games.dragon_island.picture.stage import stage
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.material import Deck

SIDE = 272.0
"""The width of the panels beside the island in a wide picture."""


def draw(deck: Deck, view: Record, seat: int, scene: Scene) -> Drawn:
    """Draw the view for `seat`; for SPECTATOR all seats look alike."""
    drawing = Drawing(deck, view, seat, scene)
    height = _wide_table(drawing) if scene.wide else _tall_table(drawing)
    return drawing.drawn(
        (sizes.WIDE if scene.wide else sizes.TALL, height),
        drawing.text("picture-title", moment=moment(drawing.look)),
        description(drawing),
        drawing.look.may_move,
    )


@remembered
def _sea(chart: str, height: float, total: float) -> Part:
    """The chart, and below it the table to the end of the picture."""
    table = use("desk-wide" if chart == "wide" else "desk-tall", 0, height) if total > height else ""
    ornaments = use("compass", 366, height - 66, 0.62) + use("serpent", 934, height - 40, 0.8)
    drawn = use(f"chart-{chart}") + table + (ornaments if chart == "wide" else "")
    return Part("sea", group(drawn, id="sea"))


def _board(drawing: Drawing, frame: Frame) -> None:
    board(drawing, frame)
    pieces(drawing, frame)
    aims(drawing, frame)


def _wide_table(drawing: Drawing) -> float:
    """Lay the island between the seats, and the viewer's cards below; return the height."""
    own = drawing.seat != SPECTATOR
    height = sizes.WIDE_CHART + (sizes.WIDE_CARD[1] + 30 if own else 0)
    drawing.lay(_sea("wide", sizes.WIDE_CHART, height))
    stage(drawing, Box(18, 16, *sizes.SHEETS["stage-wide"]))
    panels.coins_row(drawing, Box(880, 18, 382, 60))
    panels.turn_count(drawing, 1258, 196, 26, "end")
    panels.piles(drawing, 968, 96, 74)
    _board(drawing, Frame(640, sizes.WIDE_CHART / 2 + 4, sizes.WIDE_FIELD / FIELD))
    _wide_seats(drawing)
    panels.spent(drawing, Box(sizes.WIDE - 18 - SIDE, 566, SIDE, 84))
    if own:
        buttons(drawing, Box(18, 576, SIDE, 0), 1, 44)
        terrains(drawing, Box(sizes.WIDE - 18 - SIDE, 656, SIDE, 68))
        hand(drawing, Box(30, sizes.WIDE_CHART + 18, sizes.WIDE - 60, sizes.WIDE_CARD[1]), s.HAND)
    return height


def _wide_seats(drawing: Drawing) -> None:
    """All seats clockwise around the island, beginning at the upper right, as their boats lie."""
    seats = list(drawing.look.seats)
    right = seats[: (len(seats) + 1) // 2]
    left = seats[len(right) :][::-1]
    name = f"seat-wide-{max(len(right), 2)}"
    height = sizes.SHEETS[name][1]
    for x, column in ((sizes.WIDE - 18 - SIDE, right), (18.0, left)):
        for place, seat in enumerate(column):
            panels.seat_panel(drawing, seat, Box(x, 206 + place * (height + 8), SIDE, height), name)


def _tall_table(drawing: Drawing) -> float:
    """Lay one column, 360 wide: the current event, the seats, the board, the viewer's cards; return the height."""
    seats = [*([] if drawing.seat == SPECTATOR else [drawing.seat]), *drawing.others]
    x, width = 8.0, sizes.TALL - 16.0
    own = drawing.seat != SPECTATOR
    low = sizes.tall_chart(len(seats))
    height = low + (2 * (sizes.TALL_CARD[1] + 6) + 132 if own else 0)
    drawing.lay(_sea(sizes.chart_name(len(seats), wide=False), low, height))
    stage(drawing, Box(x, 8, *sizes.SHEETS["stage-tall"]))
    top, wide = 8 + sizes.TALL_STAGE, (width - 6) / 2
    for place, seat in enumerate(seats):
        row, column = divmod(place, 2)
        panels.seat_panel(
            drawing,
            seat,
            Box(x + column * (wide + 6), top + row * sizes.TALL_SEAT, *sizes.SHEETS["seat-tall"]),
            "seat-tall",
        )
    island = top + sizes.rows_of(len(seats)) * sizes.TALL_SEAT
    panels.coins_row(drawing, Box(x, island, width, sizes.TALL_COINS - 8))
    island += sizes.TALL_COINS
    panels.turn_count(drawing, x + width - 2, island + 15, 15, "end")
    panels.piles(drawing, x + 2, island + 2, 34)
    _board(drawing, Frame(sizes.TALL / 2, island + sizes.TALL_BOARD / 2, sizes.TALL_FIELD / FIELD))
    panels.spent(drawing, Box(x + 2, low - 52, width - 4, 46))
    if own:
        buttons(drawing, Box(x, low + 10, width, 0), 2, 44)
        hand(drawing, Box(x, low + 64, width, 2 * sizes.TALL_CARD[1]), 3)
        terrains(drawing, Box(x, low + 62 + 2 * (sizes.TALL_CARD[1] + 6), width, 62))
    return height
