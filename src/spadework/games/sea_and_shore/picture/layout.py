"""Where everything lies in a picture of Sea & Shore: a wide table, or one column for a phone."""

from spadework.engine.contract import SPECTATOR, Record, Scene
from spadework.engine.picture.parts import Drawn, picture
from spadework.games.sea_and_shore.picture.description import description, moment
from spadework.games.sea_and_shore.picture.drawing import Drawing
from spadework.games.sea_and_shore.picture.figures import Box
from spadework.games.sea_and_shore.picture.own_panel import (
    extras,
    halves,
    hand,
    may_play,
    order,
    tall_panel,
    wide_panel,
)
from spadework.games.sea_and_shore.picture.score_table import score_table, verdict
from spadework.games.sea_and_shore.picture.seat_panel import aid_height, seat_panel
from spadework.games.sea_and_shore.picture.stacks import header, stacks
from spadework.games.sea_and_shore.picture.trick_panel import trick_panel
from spadework.games.sea_and_shore.rules.material import Deck

WIDE, TALL = 1280, 360
EDGE = 6  # around everything on a phone
BETWEEN = 8
TABLE = 216  # height of the table of scores


def draw(deck: Deck, view: Record, seat: int, scene: Scene) -> Drawn:
    """The view as a picture, as the viewer in `seat` sees it."""
    drawing = Drawing(deck, view, seat, scene)
    height = _wide_table(drawing) if scene.wide else _tall_table(drawing)
    return picture(
        WIDE if scene.wide else TALL,
        height,
        drawing.text("picture-title", moment=moment(drawing.look)),
        drawing.say(description(drawing.look)),
        drawing.layers(),
        playable=drawing.look.may_move,
    )


# Wide


def _wide_table(drawing: Drawing) -> float:
    """The others above the stacks and the last trick, below them one's own; returns its height."""
    look = drawing.look
    seats, spectator = drawing.others, drawing.seat == SPECTATOR
    width = (WIDE - 40 - 14 * (len(seats) - 1)) / len(seats)
    # After the end the pages leave less space, and there are no cards to show.
    high = aid_height(drawing, width) + (150 if look.over or look.aided else 210 if spectator else 168)
    for index, seat in enumerate(seats):
        seat_panel(drawing, seat, Box(20 + index * (width + 14), 14, width, high))
    y = 14 + high + 14
    middle = 250 if look.over else 340 if spectator else 266
    header(drawing, 20, y + 26, 610, 27)
    if look.over:
        verdict(drawing, Box(20, y + 42, 610, 120))
    else:
        stacks(drawing, Box(20, y + 42, 610, middle - 48), 14)
    trick_panel(drawing, Box(648, y, 612, middle))
    y += middle + 14
    if spectator:
        if look.over:
            score_table(drawing, Box(20, y, 1240, TABLE), 330)
            y += TABLE + 14
        return y
    own_high = 258
    wide_panel(drawing, Box(20, y, 310, own_high))
    if look.over:
        score_table(drawing, Box(348, y + 3, 912, 252), 270)
    else:
        _wide_own(drawing, 348, y, 912)
    return y + own_high + 14


def _wide_own(drawing: Drawing, x: float, y: float, width: float) -> None:
    hand(drawing, Box(x, y, width, 142), 8, 99)
    y += 158
    if may_play(drawing):
        halves(drawing, Box(x, y, 524, 100), 12)
        extras(drawing, Box(x + 538, y, width - 538, 100), 4)
    order(drawing, Box(x, y - 8, width, 106))


# Tall


def _tall_table(drawing: Drawing) -> float:
    """One column, 360 wide: how far the game is, the others, the stacks, the last trick, one's own; returns its height."""
    look, width = drawing.look, TALL - 2 * EDGE
    header(drawing, EDGE, 20, width, 16)
    y = _tall_others(drawing, 30)
    if look.over:
        verdict(drawing, Box(EDGE, y, width, 96))
    else:
        stacks(drawing, Box(EDGE, y, width, 96), 6)
    y += 96 + BETWEEN
    trick_panel(drawing, Box(EDGE, y, width, 188))
    y += 188 + BETWEEN
    if drawing.seat == SPECTATOR:
        if look.over:
            score_table(drawing, Box(EDGE, y, width, TABLE), 122)
            y += TABLE + BETWEEN
        return y
    high = 112 + aid_height(drawing, width)
    tall_panel(drawing, Box(EDGE, y, width, high))
    y += high + BETWEEN
    if look.over:
        score_table(drawing, Box(EDGE, y, width, TABLE), 122)
    else:
        _tall_own(drawing, y, width)
    return y + 318


def _tall_others(drawing: Drawing, y: float) -> float:
    """The others in two columns or three; returns where they end."""
    seats = drawing.others
    columns = 3 if len(seats) == 3 else 2
    width = (TALL - 2 * EDGE - 6 * (columns - 1)) / columns
    high = (144 if columns == 3 else 104) + aid_height(drawing, width)
    for index, seat in enumerate(seats):
        across, down = index % columns * (width + 6), index // columns * (high + 6)
        seat_panel(drawing, seat, Box(EDGE + across, y + down, width, high))
    return y + -(-len(seats) // columns) * (high + 6) + 2


def _tall_own(drawing: Drawing, y: float, width: float) -> None:
    hand(drawing, Box(EDGE, y, width, 162), 5, 6)
    y += 162 + BETWEEN
    if may_play(drawing):
        halves(drawing, Box(EDGE, y, width, 56), 6)
        extras(drawing, Box(EDGE, y + 56 + BETWEEN, width, 80), 4)
    order(drawing, Box(EDGE, y, width, 136))
