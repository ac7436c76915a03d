"""Where everything goes in a picture of Lost Maps: a wide table, or one column for a phone."""

from collections.abc import Sequence

from spadework.engine.contract import SPECTATOR, Record, Scene
from spadework.engine.picture.parts import Drawn, picture
from spadework.engine.words import message
from spadework.games.lost_maps.picture.description import description, moment
from spadework.games.lost_maps.picture.drawing import Drawing, Sizes
from spadework.games.lost_maps.picture.figures import HEIGHT, WIDTH, cups_left
from spadework.games.lost_maps.picture.look import looked_back
from spadework.games.lost_maps.rules.material import Deck

TALL_OTHER = Sizes(text=14, name=15, pitch=9.5, row=21, palm=19, filled=0.165)
TALL_OTHER_LARGE = Sizes(text=14, name=16, pitch=14, row=23, palm=25, filled=0.18)
TALL_OWN = Sizes(text=14, name=18, pitch=24, row=30, palm=40, filled=0.2)
WIDE_OTHER = Sizes(text=21, name=20, pitch=14, row=27, palm=28, filled=0.21)
WIDE_OTHER_LARGE = Sizes(text=21, name=22, pitch=22, row=30, palm=40, filled=0.22)
WIDE_OWN = Sizes(text=21, name=26, pitch=32, row=42, palm=50, filled=0.24)

WIDE_HEIGHT = 776


def draw(deck: Deck, view: Record, seat: int, scene: Scene) -> Drawn:
    """The view as a picture, as `seat` sees it; SPECTATOR sees all seats alike."""
    view = looked_back(view, scene)
    drawing = Drawing(deck, view, seat, scene)
    height = _wide_table(drawing) if scene.wide else _tall_table(drawing)
    return picture(
        1280 if scene.wide else 360,
        height,
        drawing.say(message("picture-title", moment=moment(drawing.look))),
        drawing.say(description(drawing.look)),
        drawing.layers(),
        playable=drawing.look.may_move,
    )


def _tall_table(drawing: Drawing) -> float:
    """One column, 360 wide: the others, the common table, one's own; returns its height."""
    y = _tall_seats(drawing, drawing.others, 8)
    drawing.rule_line(6, y + 4, 348)
    y = _tall_common(drawing, y + 14)
    if drawing.seat != SPECTATOR:
        drawing.rule_line(6, y + 6, 348, drawing.seat)
        y = _tall_own(drawing, y + 18)
    return y + 4


def _tall_seats(drawing: Drawing, seats: Sequence[int], y: float) -> float:
    """Seats side by side, at most three; returns where they end."""
    columns = 2 if len(seats) == 4 else len(seats)
    if columns == 1:
        return drawing.seat_block(seats[0], 6, y, 348, 0.5, TALL_OTHER_LARGE, beside=True)
    width = (348 - 12 * (columns - 1)) / columns
    scale = min((width - 4) / 2 / WIDTH, 0.5)
    sizes = TALL_OTHER_LARGE if columns == 2 else TALL_OTHER
    for first in range(0, len(seats), columns):
        row = seats[first : first + columns]
        ends = [
            drawing.seat_block(seat, 6 + number * (width + 12), y, width, scale, sizes, beside=False)
            for number, seat in enumerate(row)
        ]
        y = max(ends) + 6
    return y


def _tall_common(drawing: Drawing, y: float) -> float:
    """Display, expedition, rounds, cups and stack; returns where they end."""
    drawing.display(3, y, 0.5, 6)
    y += HEIGHT * 0.5 + 12
    drawing.expedition(6, y, 0.7)
    drawing.caption(140, y + 20, "caption-rounds")
    drawing.rounds(198, y + 2, 26, 5)
    drawing.caption(140, y + 56, "caption-cups")
    drawing.below.append(cups_left(drawing.deck, drawing.view, 194, y + 51, 26.5, 14))
    drawing.stack(140, y + 76, 0.33)
    if drawing.look.shows_what_is_to_come:
        drawing.to_come(208, y + 76, 148, 8)
    else:
        drawing.caption(208, y + 116, "caption-left", count=drawing.look.stack_count)
    return y + HEIGHT * 0.7


def _tall_own(drawing: Drawing, y: float) -> float:
    """One's own cards and score card; returns where they end."""
    y = drawing.head(drawing.seat, 6, y, 348, TALL_OWN) + 4
    if drawing.look.choosing:
        return drawing.own_hand(8, y, 1, 8, 2)
    y = drawing.own_cards(4, y, 1, 16) + 10
    wide, high = drawing.score_card(drawing.seat, 6, y, TALL_OWN, 10)
    drawing.point_table(6 + wide + 14, y - 4, 348 - wide - 14)
    return drawing.filled_cards(drawing.seat, 6, y + high + 12, 348, TALL_OWN.filled, 1)


def _wide_table(drawing: Drawing) -> float:
    """Others at the left, the common table above one's own; returns its height."""
    if drawing.seat == SPECTATOR:
        _wide_common(drawing, 202, 20)
        _wide_seats(drawing, 344)
        return WIDE_HEIGHT
    scale, step = {1: (0.98, 0), 2: (0.75, 384), 3: (0.52, 256)}[len(drawing.others)]
    beside = len(drawing.others) == 3
    sizes = WIDE_OTHER if beside else WIDE_OTHER_LARGE
    for number, seat in enumerate(drawing.others):
        drawing.seat_block(seat, 20, 20 + number * step, 336, scale, sizes, beside)
    _wide_common(drawing, 384, 20)
    _wide_own(drawing, 384, 322)
    return WIDE_HEIGHT


def _wide_seats(drawing: Drawing, y: float) -> None:
    """All seats alike, side by side."""
    seats = drawing.others
    width = (1240 - 30 * (len(seats) - 1)) / len(seats)
    scale = min((width - 6) / 2 / WIDTH, 0.95)
    for number, seat in enumerate(seats):
        drawing.seat_block(seat, 20 + number * (width + 30), y, width, scale, WIDE_OTHER_LARGE, beside=width > 550)


def _wide_common(drawing: Drawing, x: float, y: float) -> None:
    """The round card above expedition, display and stack."""
    drawing.caption(x, y + 25, "caption-rounds")
    drawing.rounds(x + 88, y, 38, 7)
    drawing.caption(x + 286, y + 25, "caption-cups")
    drawing.below.append(cups_left(drawing.deck, drawing.view, x + 362, y + 19, 38, 21))
    if drawing.look.shows_what_is_to_come:
        drawing.to_come(x + 596, y - 14, 290, 8)
    y += 62
    drawing.expedition(x, y, 1)
    drawing.display(x + 192, y + 12, 0.85, 9)
    drawing.stack(x + 799, y + 12, 0.45)
    drawing.caption(x + 837, y + 132, "caption-left", "middle", count=drawing.look.stack_count)


def _wide_own(drawing: Drawing, x: float, y: float) -> None:
    """One's own cards, with score card and filled cards at their right."""
    drawing.rule_line(x, y - 20, 876, drawing.seat)
    top = drawing.head(drawing.seat, x, y - 6, 876, WIDE_OWN) + 6
    if drawing.look.choosing:
        drawing.own_hand(x, top + 20, 1.23, 16, 4)
        return
    drawing.own_cards(x, top, 1.6, 34)
    right, wide = x + 588, 288
    _, high = drawing.score_card(drawing.seat, right, top, WIDE_OWN, 10)
    below = drawing.point_table(right, top + high + 8, wide)
    drawing.filled_cards(drawing.seat, right, below + 4, wide, WIDE_OWN.filled, 2)
