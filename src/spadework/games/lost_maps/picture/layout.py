"""The layout of a picture of Lost Maps: a wide table, or one column for a phone. Both have the same size in every position.

All places and sizes are the constants of this module.
"""

from functools import partial
from typing import NamedTuple

from spadework.engine.interface import Record, Scene
from spadework.engine.picture.parts import TALL, TALL_SEEN, WIDE, Drawn
from spadework.engine.picture.surfaces import Box
from spadework.engine.words import message
from spadework.games.lost_maps.picture.art import cards as art
from spadework.games.lost_maps.picture.description import description, moment
from spadework.games.lost_maps.picture.drawing import Drawing
from spadework.games.lost_maps.picture.look import looked_back
from spadework.games.lost_maps.picture.table import Sizes, Slip
from spadework.games.lost_maps.rules.material import Deck


class Seats(NamedTuple):
    """The arrangement of panels of seats, and of the parts of each, from its corner on."""

    x: float
    y: float
    width: float
    height: float
    columns: int
    gap: float
    pad: float
    sizes: Sizes
    cards: tuple[float, float, float, float]
    """Left, top, scale, and space between."""
    finds: tuple[float, float, float, int]
    """Left, top, width and rows."""
    score: tuple[float, float, int]
    """Left and top of the score card, and palm fields in a row."""
    step: tuple[float, float] | None = None
    """From number to number, where there is no room for a score card."""
    named: bool = False
    """Whether cards have names."""
    counted: bool = True
    """Whether cards show their points."""
    total: bool = True
    """Whether the total is beside the name, and not below."""
    shrinks: bool = True
    """Whether the panel is lower while there are few filled cards."""


WIDE_SMALL = Sizes(text=20.5, name=23, pitch=21, row=29, palm=42, found=0.41)
WIDE_LARGE = Sizes(text=20.5, name=25, pitch=33, row=34, palm=46, found=0.5)
WIDE_OWN = Sizes(text=20.5, name=25, pitch=33, row=41, palm=44, found=0.46)
TALL_TINY = Sizes(text=14, name=14, pitch=15, row=18, palm=22, found=0.19)
TALL_SMALL = TALL_TINY._replace(found=0.28)
TALL_LARGE = Sizes(text=14, name=15, pitch=16, row=20, palm=22, found=0.3)
TALL_OWN = Sizes(text=14, name=15, pitch=14.5, row=24, palm=20, found=0.28)

WIDE_OTHERS = {
    1: Seats(16, 14, 300, 442, 1, 8, 10, WIDE_LARGE, (12, 52, 0.5, 8), (12, 340, 276, 2), (12, 228, 2)),
    2: Seats(
        *(16, 14, 300, 358, 1, 12, 10, WIDE_LARGE._replace(found=0.41, row=33.5)),
        *((12, 46, 0.5, 8), (12, 312, 276, 1), (12, 210, 2)),
    ),
    3: Seats(16, 14, 300, 238, 1, 9, 10, WIDE_SMALL, (12, 48, 0.4, 6), (12, 189, 276, 1), (236, 52, 2), (0, 44)),
}
WIDE_CHOOSING = {
    1: Seats(16, 14, 580, 228, 1, 12, 10, WIDE_LARGE, (14, 50, 0.5, 284), (0, 0, 0, 1), (0, 0, 2)),
    2: Seats(16, 14, 412, 228, 2, 12, 10, WIDE_LARGE, (14, 50, 0.5, 116), (0, 0, 0, 1), (0, 0, 2)),
    3: Seats(16, 14, 270, 228, 3, 13, 10, WIDE_LARGE, (14, 50, 0.46, 0), (0, 0, 0, 1), (0, 0, 2)),
}
"""Above the cards that a player chooses from."""
WIDE_WATCHED = {
    2: Seats(
        16, 284, 618, 466, 2, 12, 14, WIDE_LARGE, (28, 52, 1, 20), (310, 366, 296, 2), (28, 362, 2), shrinks=False
    ),
    3: Seats(
        16,
        284,
        408,
        420,
        3,
        12,
        12,
        WIDE_SMALL,
        (13, 50, 0.7, 6),
        (246, 328, 152, 2),
        (16, 324, 2),
        named=True,
        shrinks=False,
    ),
    4: Seats(16, 284, 303, 408, 4, 12, 10, WIDE_SMALL, (13, 48, 0.5, 8), (13, 366, 277, 1), (16, 270, 2), named=True),
}
TALL_ALONE = Seats(
    8,
    6,
    344,
    130,
    1,
    4,
    8,
    TALL_LARGE,
    (9, 31, 0.29, 5),
    (186, 63, 149.5, 2),
    (186, 38, 2),
    (50, 0),
    counted=False,
    shrinks=False,
)
TALL_OTHERS = {
    1: TALL_ALONE,
    2: Seats(
        8,
        6,
        169,
        131,
        2,
        6,
        6,
        TALL_SMALL,
        (8, 28, 0.22, 5),
        (8, 101, 153, 1),
        (132, 31, 2),
        (0, 23),
        counted=False,
        shrinks=False,
    ),
    3: Seats(
        *(8, 6, 110.6, 131, 3, 6, 6, TALL_TINY, (6.5, 46, 0.18, 3), (6, 108, 98.7, 1), (7, 27, 2), (35, 0)),
        counted=False,
        total=False,
    ),
}
TALL_WATCHED = {
    2: Seats(8, 6, 344, 197, 1, 6, 8, TALL_LARGE, (9, 31, 0.4, 5), (9, 161, 326, 1), (238, 38, 4)),
    3: TALL_ALONE,
    4: Seats(8, 6, 169, 198, 2, 6, 6, TALL_SMALL._replace(row=17), (7, 27, 0.235, 5), (7, 166, 155, 1), (10, 112, 2)),
}


class Common(NamedTuple):
    """The arrangement of the common table, from its corner on."""

    expedition: tuple[float, float, float]
    display: tuple[float, float, float, float, bool] | None
    """Left, top, scale and space, and whether the cards have names."""
    round_card: Box
    slip: Slip
    stack: Box
    palm: tuple[float, float]
    to_come: tuple[float, float, float, bool]
    """Left, top, size of a box, and whether there is room for a caption."""


WIDE_COMMON = Common(
    expedition=(0, 0, 0.9),
    display=(201, 0, 0.52, 8, True),
    round_card=Box(792, 0, 140, 138),
    slip=Slip(29, 44, 3),
    stack=Box(796, 152, 58, 72),
    palm=(864, 164),
    to_come=(470, 241, 8, True),
)
WIDE_PLAYING = WIDE_COMMON._replace(to_come=(10, 717, 8, True))
"""The patterns still to come lie below the viewer's cards."""
WIDE_SETTING_UP = WIDE_COMMON._replace(expedition=(545, 0, 0.9), display=None)
TALL_COMMON = Common(
    expedition=(0, 105, 0.36),
    display=(0, 0, 0.3, 7.4, False),
    round_card=Box(84, 105, 204, 92),
    slip=Slip(30, 33, 6),
    stack=Box(298, 105, 41, 49),
    palm=(295, 163),
    to_come=(92, 172, 6, False),
)
TALL_AIDED = TALL_COMMON._replace(slip=Slip(23, 31, 6))
TALL_SETTING_UP = TALL_AIDED._replace(
    expedition=(0, 0, 0.26), display=None, round_card=Box(64, 0, 220, 67), stack=Box(298, 6, 41, 49)
)

OTHERS_END, RIGHT = 332, 1264
WIDE_LEFT = {True: 174, False: OTHERS_END}
"""The left edge of the common table, for spectators and for players."""
WIDE_STRIP, WIDE_STRIP_UP = 52, 58
"""Height of the strip with the viewer's name and filled cards, and how far it begins above the viewer's cards."""
WIDE_KEPT = 478
"""Room at the right end of the strip for filled cards and the score."""
WIDE_CARDS = (OTHERS_END, 308, 1.3, 24)
"""Left, top and scale of the viewer's cards, and the space between."""
WIDE_HAND = (16, 340, 1.12, 15)
WIDE_FINDS = (RIGHT - WIDE_KEPT - 9, 256.5, 402)
WIDE_RULE, TALL_RULE = (20, 25), (14, 14.3)
"""Breadths of the upright rule between the viewer's cards and of those below them."""
LOGBOOK = Box(1068, 308, 196, 444)
TALL_CARDS = (0.5, 402, 0.67, -0.1)
TALL_HAND = (5, 214, 0.64, 7)
TALL_FINDS = (156, 345.5, 190)
TALL_LOG = Box(4, 339, 352, 61)
TALL_LOG_AT_THE_END = TALL_LOG._replace(y=TALL[1] - TALL_SEEN + 3)
"""The common table makes room for the viewer's maps."""


def draw(deck: Deck, view: Record, seat: int, scene: Scene) -> Drawn:
    """Draw the view of `seat`; SPECTATOR sees all seats alike."""
    drawing = Drawing(deck, looked_back(deck, view, scene), seat, scene)
    look = drawing.look
    _wide_table(drawing) if scene.wide else _tall_table(drawing)
    drawing.finish()
    return drawing.drawn(
        WIDE if scene.wide else TALL,
        drawing.say(message("picture-title", moment=moment(look))),
        " ".join(drawing.say(sentence) for sentence in description(look, drawing.seen)),
        playable=look.may_move,
    )


def _wide_table(drawing: Drawing) -> None:
    """Draw the others at the left, and the common table above the viewer; or above all seats for spectators."""
    watched, choosing = drawing.is_spectator, drawing.look.choosing
    seats, how = WIDE_OTHERS, WIDE_PLAYING
    if choosing:
        seats, how = WIDE_CHOOSING, WIDE_SETTING_UP
    if watched:
        seats, how = WIDE_WATCHED, WIDE_COMMON._replace(display=None) if choosing else WIDE_COMMON
    # The tools lie where another's sheet would be.
    drawing.ground("table-wide-tools" if len(drawing.others) == 1 and seats is WIDE_OTHERS else "table-wide")
    _seats(drawing, seats[len(drawing.others)])
    drawing.panel("common", (choosing, *drawing.common), lambda: _common(drawing, WIDE_LEFT[watched], 14, how))
    if not watched:
        drawing.panel("own", drawing.before(drawing.seat), lambda: _wide_own(drawing))


def _tall_table(drawing: Drawing) -> None:
    """Draw one column: the others, the common table, the viewer."""
    drawing.ground("table-tall")
    watched, choosing = drawing.is_spectator, drawing.look.choosing
    _seats(drawing, (TALL_WATCHED if watched else TALL_OTHERS)[len(drawing.others)])
    top = TALL[1] - 204 if watched else TALL[1] - TALL_SEEN + 1
    how = TALL_AIDED if drawing.look.shows_what_is_to_come else TALL_COMMON
    if choosing and not watched:
        how = TALL_SETTING_UP
    if watched or not drawing.look.over:
        drawing.panel("common", (choosing, *drawing.common), lambda: _common(drawing, 8, top, how))
    if not watched:
        drawing.panel("own", drawing.before(drawing.seat), lambda: _tall_own(drawing))


def _seats(drawing: Drawing, form: Seats) -> None:
    """Draw the panels of all other seats."""
    for number, seat in enumerate(drawing.others):
        x = form.x + number % form.columns * (form.width + form.gap)
        y = form.y + number // form.columns * (form.height + form.gap)
        drawing.panel(f"seat-{seat}", drawing.before(seat), partial(_seat, drawing, seat, x, y, form))


def _seat(drawing: Drawing, seat: int, x: float, y: float, form: Seats) -> None:
    """Draw a seat on a sheet of paper."""
    sizes, pad = form.sizes, form.pad
    across, down, width, rows = form.finds
    left, top, scale, space = form.cards
    high = form.height
    if drawing.look.choosing:
        scale = min(scale, (high - top - pad) / art.BACK_HEIGHT)
        high = top + art.BACK_HEIGHT * scale + pad
    elif form.shrinks and not drawing.look.over:
        spare = rows - drawing.rows_of_finds(seat, width, sizes.found, rows)
        high -= spare * (art.FOUND_HEIGHT * sizes.found + 3)
    how = drawing.cut(scale, form.named or scale == 1, form.counted)
    drawing.sheet(f"sheet-{seat + 1}", x, y, form.width, high, seat in drawing.look.moving)
    drawing.head(seat, x + pad, y + pad * 0.7, form.width - 2 * pad, sizes, True, form.total)
    right, below, columns = form.score
    if drawing.look.over:
        if not form.total:
            drawing.score_counts(seat, x + right, y + below, (0, 0), True)
        _counted(drawing, seat, Box(x + pad, y + top, form.width - 2 * pad, form.height - top - pad), form)
        return
    drawing.seat_cards(seat, x + left, y + top, how, space)
    if drawing.look.choosing:
        return
    if form.step:
        drawing.score_counts(seat, x + right, y + below, form.step, not form.total)
    else:
        drawing.score_card(seat, x + right, y + below, sizes, columns)
    drawing.finds(seat, x + across, y + down, width, sizes.found, rows)


def _counted(drawing: Drawing, seat: int, box: Box, form: Seats) -> None:
    """Draw the final count of a seat, and its filled cards below, as maps where there is much room."""
    text = form.sizes.text
    columns = 6 if (box.width > 13 * text and box.height < 11 * text) or box.width > 20 * text else 3
    high = min(box.height * 0.68, text * (4 if columns == 6 else 5.8))
    drawing.final_count(seat, Box(box.x, box.y, box.width, high), columns)
    rest = Box(box.x, box.y + high + 4, box.width, box.height - high - 4)
    if form.cards[2] == 1:
        drawing.maps(seat, rest, 1, 10)
    else:
        _, _, width, rows = form.finds
        drawing.finds_within(seat, rest, text / 20, drawing.covered(seat, width, form.sizes.found, rows))


def _common(drawing: Drawing, x: float, y: float, how: Common) -> None:
    """Draw expedition, display, stack, rounds and cups."""
    left, top, scale = how.expedition
    drawing.expedition(x + left, y + top, scale)
    if how.display:
        left, top, scale, space, named = how.display
        drawing.display(x + left, y + top, scale, space, named)
    drawing.round_card(how.round_card._replace(x=x + how.round_card.x, y=y + how.round_card.y), how.slip)
    drawing.stack(x + how.stack.x, y + how.stack.y, how.stack.width, how.stack.height)
    drawing.palm_points(x + how.palm[0], y + how.palm[1])
    left, top, box, captioned = how.to_come
    drawing.to_come(x + left, y + top, box, captioned)


def _wide_own(drawing: Drawing) -> None:
    """Draw the viewer's cards, with the logbook at their right and the filled cards on the strip above."""
    seat, (x, y, scale, space) = drawing.seat, WIDE_CARDS
    if drawing.look.choosing:
        _wide_head(drawing, WIDE_HAND[0], WIDE_HAND[1] - WIDE_STRIP_UP)
        drawing.own_hand(*WIDE_HAND, 4)
        return
    _wide_head(drawing, x, y - WIDE_STRIP_UP)
    log = LOGBOOK.inset(13)
    drawing.sheet("logbook", *LOGBOOK)
    drawing.caption_at("logbook-title", log.x, log.y + 20, 26, drawing.text("caption-log"))
    drawing.ledger(log.x, log.y + 234, log.width, 20.5)
    if drawing.look.over:
        drawing.final_count(seat, Box(log.x, log.y + 34, log.width, 196), 1)
        drawing.maps(seat, Box(x, y, LOGBOOK.x - 12 - x, WIDE[1] - 8 - y), scale, 10)
        return
    drawing.own_cards(x, y, scale, space, WIDE_RULE)
    drawing.score_card(seat, log.x - 2, log.y + 34, WIDE_OWN._replace(palm=log.width / 4.3), 4)
    drawing.finds(seat, *WIDE_FINDS, WIDE_OWN.found, 1)


def _wide_head(drawing: Drawing, x: float, y: float) -> None:
    """Draw name and score of the viewer on a strip of paper."""
    seat = drawing.seat
    drawing.sheet(f"sheet-{seat + 1}", x, y, RIGHT - x, WIDE_STRIP, seat in drawing.look.moving)
    drawing.head(seat, x + 11, y + 6.5, RIGHT - x - 26, WIDE_OWN, kept=WIDE_KEPT)


def _tall_own(drawing: Drawing) -> None:
    """Draw the viewer's score, filled cards and two cards."""
    seat, (x, y, scale, space) = drawing.seat, TALL_CARDS
    if drawing.look.choosing:
        drawing.own_hand(*TALL_HAND, 2)
        return
    left, top, width = TALL_FINDS
    log = TALL_LOG_AT_THE_END if drawing.look.over else TALL_LOG
    drawing.sheet("logbook", *log, seat in drawing.look.moving)
    drawing.head(seat, 11, log.y + 5.5, left - 19, TALL_OWN)
    if drawing.look.over:
        drawing.final_count(seat, Box(left, log.y + 8, width, log.height - 8), 6)
        below = log.y + log.height + 3
        drawing.maps(seat, Box(4, below, TALL[0] - 8, TALL[1] - 3 - below), scale, 4)
        return
    drawing.finds(seat, left, top, width, TALL_OWN.found, 1)
    drawing.score_card(seat, TALL_LOG.x + 6.5, TALL_LOG.y + 31, TALL_OWN, 4, across=84.5)
    drawing.own_cards(x, y, scale, space, TALL_RULE)
