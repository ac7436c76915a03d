"""Where everything goes in a picture of Rat Alarm: a wide table, or one column for a phone."""

from spadework.engine.contract import SPECTATOR, Record, Scene
from spadework.engine.picture.parts import Drawn, picture
from spadework.games.rat_alarm.picture.danger import tall_danger, wide_danger
from spadework.games.rat_alarm.picture.description import description, moment
from spadework.games.rat_alarm.picture.drawing import Drawing, fit
from spadework.games.rat_alarm.picture.figures import HEIGHT
from spadework.games.rat_alarm.picture.scoring_table import scoring_table, verdict
from spadework.games.rat_alarm.picture.seats import seat_panel
from spadework.games.rat_alarm.rules.material import Deck

WIDE_HEIGHT = 768
TALL_SPREAD = 196.0  # space for the open middle, unless there are very many cards
TALL_SMALLEST = 0.5  # scale below which cards on a phone don't shrink
TALL_COLUMNS = 5


def draw(deck: Deck, view: Record, seat: int, scene: Scene) -> Drawn:
    """The view as a picture, as `seat` sees it; SPECTATOR sees all seats alike."""
    drawing = Drawing(deck, view, seat, scene)
    height = _wide_table(drawing) if scene.wide else _tall_table(drawing)
    return picture(
        1280 if scene.wide else 360,
        height,
        drawing.text("picture-title", moment=moment(drawing.look)),
        drawing.say(description(drawing.look)),
        drawing.layers(),
        playable=drawing.look.may_move,
    )


# Wide


def _wide_table(drawing: Drawing) -> float:
    """The danger, the middle, the kinds, and below them the seats, one's own first; returns its height."""
    if drawing.look.over:
        verdict(drawing, 20, 16, 1240, 72)
        scoring_table(drawing, 20, 100, 1240, 50, 250)
    else:
        wide_danger(drawing)
        _wide_middle(drawing, 140)
        drawing.caption(1260, 437, "caption-kinds", "end")
        drawing.kinds(20, 447, 1240, 6, 102, 14)
    _wide_seats(drawing, 564, 190)
    return WIDE_HEIGHT


def _wide_middle(drawing: Drawing, y: float) -> None:
    drawing.caption(20, y - 10, "caption-draw-pile")
    drawing.draw_pile((20, y, 0.95))
    drawing.caption(20, y + 200, "caption-discards")
    drawing.discards((20, y + 210, 0.4))
    drawing.turned((178, y + 10, 1.5))
    drawing.caption(396, y - 10, "caption-open")
    drawing.spread(396, y, 864, 270, 14, 1.15)


def _wide_seats(drawing: Drawing, y: float, height: float) -> None:
    seats = [*([] if drawing.seat == SPECTATOR else [drawing.seat]), *drawing.others]
    shares = [1.45 if seat == drawing.seat else 1.0 for seat in seats]
    unit, x = (1240 - 14 * (len(seats) - 1)) / sum(shares), 20.0
    for seat, share in zip(seats, shares, strict=True):
        seat_panel(drawing, seat, x, y, unit * share, height)
        x += unit * share + 14


# Tall


def _tall_table(drawing: Drawing) -> float:
    """One column, 360 wide: the others, the danger, the middle, the kinds, one's own; returns its height."""
    y = _tall_others(drawing, 6)
    if drawing.look.over:
        verdict(drawing, 6, y, 348, 76)
        y = scoring_table(drawing, 6, y + 88, 348, 38, 112) + 14
    else:
        tall_danger(drawing, y, 140)
        y = _tall_middle(drawing, y + 166)
        drawing.caption(354, y + 12, "caption-kinds", "end")
        y = drawing.kinds(6, y + 20, 348, 3, 74, 6) + 6
    if drawing.seat != SPECTATOR:
        seat_panel(drawing, drawing.seat, 6, y, 348, 132)
        y += 138
    return y


def _tall_others(drawing: Drawing, y: float) -> float:
    """The others side by side, at most three; returns where they end."""
    seats = drawing.others
    columns = 2 if len(seats) == 4 else len(seats)
    height = 76 if columns == 1 else 122
    width = (348 - 6 * (columns - 1)) / columns
    for place, seat in enumerate(seats):
        across, down = place % columns * (width + 6), place // columns * (height + 6)
        seat_panel(drawing, seat, 6 + across, y + down, width, height)
    return y + -(-len(seats) // columns) * (height + 6) + 4


def _tall_middle(drawing: Drawing, y: float) -> float:
    """Draw pile, the card just turned up and the discards, below them the open cards; returns where they end."""
    drawing.caption(6, y, "caption-draw-pile")
    drawing.draw_pile((6, y + 8, 0.8))
    drawing.turned((137, y + 8, 0.9))
    drawing.caption(354, y, "caption-discards", "end")
    drawing.discards((288, y + 8, 0.5))
    y += 184
    drawing.caption(6, y, "caption-open")
    space, count = TALL_SPREAD, drawing.in_the_spread
    if count and fit(count, 348, space, 6, 1)[1] < TALL_SMALLEST:
        space = -(-count // TALL_COLUMNS) * (HEIGHT * 0.54 + 6)
    drawing.spread(6, y + 10, 348, space, 6, 1)
    return y + 10 + space + 8
