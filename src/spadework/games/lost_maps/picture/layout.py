"""The layout of a picture of Lost Maps: a wide table, or one column for a phone."""

from collections.abc import Sequence
from functools import partial

from spadework.engine.interface import Record, Scene
from spadework.engine.picture.parts import Drawn
from spadework.engine.words import message
from spadework.games.lost_maps.picture.art import cards as art
from spadework.games.lost_maps.picture.description import description, moment
from spadework.games.lost_maps.picture.drawing import Drawing
from spadework.games.lost_maps.picture.look import looked_back
from spadework.games.lost_maps.picture.table import Sizes, head_height
from spadework.games.lost_maps.rules.material import Deck

TALL_THREE = Sizes(text=14, name=15, pitch=18, row=21, palm=23, found=0.3)
TALL_TWO = Sizes(text=14, name=16, pitch=18, row=24, palm=29, found=0.31)
TALL_ONE = Sizes(text=14, name=17, pitch=17, row=27, palm=30, found=0.34)
TALL_OWN = Sizes(text=14, name=19, pitch=27, row=32, palm=44, found=0.42)
WIDE_THREE = Sizes(text=20.5, name=23, pitch=13, row=27, palm=29, found=0.42)
WIDE_TWO = Sizes(text=20.5, name=23, pitch=26, row=33, palm=44, found=0.42)
WIDE_ONE = Sizes(text=20.5, name=24, pitch=30, row=36, palm=50, found=0.5)
WIDE_OWN = Sizes(text=20.5, name=26, pitch=35, row=42, palm=48, found=0.5)

WIDE_WIDTH, WIDE_HEIGHT = 1280, 826
TALL_WIDTH = 360
EDGE = 18
"""Margin of the chart."""


def draw(deck: Deck, view: Record, seat: int, scene: Scene) -> Drawn:
    """Draw the view of `seat`; SPECTATOR sees all seats alike."""
    drawing = Drawing(deck, looked_back(deck, view, scene), seat, scene)
    look = drawing.look
    size = _wide_table(drawing) if scene.wide else _tall_table(drawing)
    drawing.finish()
    return drawing.drawn(
        size,
        drawing.say(message("picture-title", moment=moment(look))),
        drawing.say(description(look)),
        playable=look.may_move,
    )


def _side_by_side(width: float, space: float) -> float:
    """The scale at which two cards fit side by side, rounded down to two decimals."""
    return int((width - space) / 2 / art.WIDTH * 100) / 100


# Tall: the others, the common table, the viewer


def _tall_table(drawing: Drawing) -> tuple[float, float]:
    """Draw one column; return its size."""
    drawing.ground(TALL_WIDTH, 1600, (292, 420, 0.5))
    y = _tall_seats(drawing, drawing.others, 14)
    top = y + 8
    y = drawing.panel("common", (top, *drawing.common), lambda: _tall_common(drawing, top))
    if not drawing.is_spectator:
        below = y + 12
        y = drawing.panel("own", (below, *drawing.before(drawing.seat)), lambda: _tall_own(drawing, below))
    return TALL_WIDTH, y + 14


def _tall_seats(drawing: Drawing, seats: Sequence[int], y: float) -> float:
    """Draw seats side by side, at most three; return where they end."""
    columns = 2 if len(seats) == 4 else len(seats)
    if columns == 1:
        alone = seats[0]
        return drawing.panel(f"seat-{alone}", (y, *drawing.before(alone)), lambda: _tall_seat_alone(drawing, alone, y))
    width = (344 - 6 * (columns - 1)) / columns
    sizes = TALL_TWO if columns == 2 else TALL_THREE
    lefts = [8 + number * (width + 6) for number in range(columns)]
    for first in range(0, len(seats), columns):
        ends = [
            drawing.panel(
                f"seat-{seat}",
                (x, y, *drawing.before(seat)),
                partial(_tall_seat, drawing, seat, x, y, width, sizes),
            )
            for x, seat in zip(lefts, seats[first : first + columns], strict=False)
        ]
        y = max(ends) + 6
    return y - 6


def _tall_seat(drawing: Drawing, seat: int, x: float, y: float, width: float, sizes: Sizes) -> float:
    """Draw a seat in a narrow column, with coins and palms below the cards; return where it ends."""
    inside = width - 10
    scale = _side_by_side(inside, 4)
    high = drawing.height(scale)
    beside = 4 * sizes.pitch + 1.2 * sizes.row + 10 + 2.14 * sizes.palm <= inside
    score = 3 * sizes.row + (0 if beside else 6 + sizes.palm)
    ends = y + 8 + head_height(inside, sizes) + high
    if not drawing.look.choosing:
        ends += 6 + score + 6 + art.FOUND_HEIGHT * sizes.found + 6
    drawing.sheet(f"sheet-{seat + 1}", x, y, width, ends - y, seat in drawing.look.moving)
    top = drawing.head(seat, x + 5, y + 5, inside, sizes)
    drawing.seat_cards(seat, x + 5, top, scale, 4)
    if not drawing.look.choosing:
        drawing.score_card(seat, x + 5, top + high + 6, sizes, 2 if beside else 4, below=not beside)
        drawing.finds(seat, x + 5, top + high + 12 + score, inside, sizes.found, 1)
    return ends


def _tall_seat_alone(drawing: Drawing, seat: int, y: float) -> float:
    """Draw the only other seat, with coins and palms beside the cards; return where it ends."""
    sizes, scale = TALL_ONE, 0.42
    high = drawing.height(scale)
    ends = y + 38 + high + (8 if drawing.look.choosing else 14 + art.FOUND_HEIGHT * sizes.found)
    drawing.sheet(f"sheet-{seat + 1}", 8, y, 344, ends - y, seat in drawing.look.moving)
    top = drawing.head(seat, 16, y + 6, 326, sizes) + 2
    drawing.seat_cards(seat, 15, top, scale, 5)
    if not drawing.look.choosing:
        drawing.score_card(seat, 15 + 2 * art.WIDTH * scale + 12, top + 12, sizes, 2, below=True)
        drawing.finds(seat, 15, top + high + 8, 328, sizes.found, 1)
    return ends


def _tall_common(drawing: Drawing, y: float) -> float:
    """Draw display, expedition, rounds, cups and stack; return where they end."""
    scale = 0.3
    drawing.display(8, y, scale, 7)
    y += drawing.height(scale) + 10
    wide = 0.56
    drawing.expedition(8, y, wide)
    left = 8 + art.EXPEDITION_WIDTH * wide + 10
    drawing.round_card(left, y, 352 - left, 80)
    drawing.stack(left + 4, y + 89, 46, 50)
    if drawing.look.shows_what_is_to_come:
        drawing.to_come(left + 64, y + 84, 352 - left - 64, 7)
    else:
        counted = drawing.text("caption-left", count=drawing.look.stack_count)
        drawing.caption_at("stack-left", left + 62, y + 119, 15, counted)
    return y + art.EXPEDITION_HEIGHT * wide


def _tall_own(drawing: Drawing, y: float) -> float:
    """Draw the viewer's cards and score card; return where they end."""
    seat = drawing.seat
    y = drawing.head(seat, 8, y, 344, TALL_OWN) + 2
    if drawing.look.choosing:
        return drawing.own_hand(5, y, 0.64, 7, 2)
    y = drawing.own_cards(2, y, 0.64, 13) + 6
    wide = 4 * TALL_OWN.pitch + TALL_OWN.row * 1.2
    high = max(3 * TALL_OWN.row + 6 + TALL_OWN.palm, 6 * 15 * 1.36 + 5) + 16
    drawing.sheet("logbook", 6, y, 348, high)
    drawing.score_card(seat, 14, y + 8, TALL_OWN._replace(palm=34), 4, below=True)
    drawing.ledger(14 + wide + 16, y + 9, 348 - wide - 34, 15)
    y += high + 8
    return drawing.finds(seat, 8, y, 344, TALL_OWN.found, 1)


# Wide: the others at the left, the common table above the viewer


def _wide_table(drawing: Drawing) -> tuple[float, float]:
    """Draw the wide table; return its size."""
    drawing.ground(WIDE_WIDTH, WIDE_HEIGHT, (1130, 560, 1.15))
    if drawing.is_spectator:
        _wide_common(drawing, 190, EDGE)
        return WIDE_WIDTH, max(_wide_seats(drawing, 312), WIDE_HEIGHT)
    others = drawing.others
    high = (WIDE_HEIGHT - 2 * EDGE - 10 * (len(others) - 1)) / len(others)
    for number, seat in enumerate(others):
        y = EDGE + number * (high + 10)
        draws = partial(_wide_seat, drawing, seat, EDGE, y, 344, high)
        drawing.panel(f"seat-{seat}", drawing.before(seat), draws)
    drawing.panel("common", drawing.common, lambda: _wide_common(drawing, 382, EDGE))
    drawing.panel("own", drawing.before(drawing.seat), lambda: _wide_own(drawing, 382, 312))
    return WIDE_WIDTH, WIDE_HEIGHT


def _wide_seat(drawing: Drawing, seat: int, x: float, y: float, width: float, high: float) -> None:
    """Draw a seat on a sheet, with coins and palms below the cards, or beside them on a low sheet."""
    drawing.sheet(f"sheet-{seat + 1}", x, y, width, high, seat in drawing.look.moving)
    inside, left = width - 20, x + 10
    if high < 400:
        crowded = high < 300
        sizes, scale = (WIDE_THREE, 0.4) if crowded else (WIDE_THREE._replace(name=26, palm=40, found=0.48), 0.42)
        top = drawing.head(seat, left, y + 5, inside, sizes) + 1
        drawing.seat_cards(seat, left, top, scale, 5)
        if not drawing.look.choosing:
            beside = left + 2 * art.WIDTH * scale + 11
            _, deep = drawing.score_card(seat, beside, top + 2, sizes, 2, below=True)
            below = top + max(drawing.height(scale), 2 + deep) + 5
            drawing.finds(seat, left, below, inside, sizes.found, 1 if crowded else 2)
        return
    top = drawing.head(seat, left, y + 10, inside, WIDE_ONE) + 2
    scale = _side_by_side(inside, 8)
    drawing.seat_cards(seat, left, top, scale, 8)
    if drawing.look.choosing:
        return
    top += drawing.height(scale) + 20
    _, deep = drawing.score_card(seat, left, top, WIDE_ONE, 4, below=True)
    drawing.finds(seat, left, top + deep + 20, inside, WIDE_ONE.found, 3)


def _wide_seats(drawing: Drawing, y: float) -> float:
    """Draw all seats alike, side by side; return where they end."""
    seats = drawing.others
    width = (WIDE_WIDTH - 2 * EDGE - 12 * (len(seats) - 1)) / len(seats)
    sizes = WIDE_TWO
    inside = width - 20
    scale = min(_side_by_side(inside, 8), 0.72)
    high = WIDE_HEIGHT - EDGE - y
    for number, seat in enumerate(seats):
        x = EDGE + number * (width + 12)
        drawing.sheet(f"sheet-{seat + 1}", x, y, width, high, seat in drawing.look.moving)
        left = x + 10
        top = drawing.head(seat, left, y + 10, inside, sizes) + 2
        drawing.seat_cards(seat, left, top, scale, 8)
        if drawing.look.choosing:
            continue
        top += drawing.height(scale) + 10
        beside = inside - (2 * art.WIDTH * scale + 8) > 200
        if beside:
            drawing.score_card(seat, left + 2 * art.WIDTH * scale + 28, y + 70, sizes, 2, below=True)
            drawing.finds(seat, left, top, inside, sizes.found, 1)
        else:
            _, deep = drawing.score_card(seat, left, top, sizes, 2, below=False)
            drawing.finds(seat, left, top + deep + 6, inside, sizes.found, 2)
    return y + high + EDGE


def _wide_common(drawing: Drawing, x: float, y: float) -> None:
    """Draw expedition, display and stack above the round card."""
    drawing.expedition(x, y, 1.05)
    left = x + art.EXPEDITION_WIDTH * 1.05 + 14
    scale = 0.5
    drawing.display(left, y, scale, 9)
    drawing.stack(left + 4 * (art.WIDTH * scale + 9) + 4, y, 66, 84)
    y += drawing.height(scale) + 14
    drawing.round_card(left, y, WIDE_WIDTH - EDGE - left, 50)
    if drawing.look.shows_what_is_to_come:
        drawing.to_come(left + 4 * (art.WIDTH * scale + 9) + 4, y - 116, 90, 8)


def _wide_own(drawing: Drawing, x: float, y: float) -> None:
    """Draw the viewer's cards, with the logbook at their right and the filled cards below."""
    width = WIDE_WIDTH - EDGE - x
    y = drawing.head(drawing.seat, x, y, width, WIDE_OWN) + 2
    if drawing.look.choosing:
        drawing.own_hand(x, y + 10, 0.79, 11, 4)
        return
    below = drawing.own_cards(x, y, 1.19, 30)
    left = x + 2 * art.WIDTH * 1.19 + 30 + 16
    wide = WIDE_WIDTH - EDGE - left
    high = WIDE_HEIGHT - EDGE - y
    drawing.sheet("logbook", left, y, wide, high)
    wide -= 24
    drawing.caption_at("logbook-title", left + 12, y + 32, 26, drawing.text("caption-log"))
    y += 36
    sizes = WIDE_OWN._replace(pitch=(wide - 46) / 4, row=40.0, palm=(wide - 18) / 4)
    _, deep = drawing.score_card(drawing.seat, left + 12, y + 12, sizes, 4, below=True)
    drawing.ledger(left + 12, y + deep + 26, wide, 20.5)
    drawing.finds(drawing.seat, x, below + 6, 2 * art.WIDTH * 1.19 + 30, WIDE_OWN.found, 1)
