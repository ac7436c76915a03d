"""Layout of a picture of Rat Alarm: a wide hold, or a narrow one for a phone."""

from spadework.engine.interface import SPECTATOR, Record, Scene
from spadework.engine.picture.parts import Drawn
from spadework.games.rat_alarm.picture import stage
from spadework.games.rat_alarm.picture.about import description, moment
from spadework.games.rat_alarm.picture.art.cards import HEIGHT
from spadework.games.rat_alarm.picture.drawing import Drawing
from spadework.games.rat_alarm.picture.logbook import logbook
from spadework.games.rat_alarm.picture.scene import hold, raid
from spadework.games.rat_alarm.picture.seats import seat_place
from spadework.games.rat_alarm.rules.material import Deck

WIDE, TALL = 1280, 360
WIDE_HEIGHT = 856
WIDE_STAGE = stage.Stage(
    (132, 506, 1.0), (78, 356, 0.9), (258, 272, 1.36), (1172, 440, 1.0), (456, 256, 608, 256), 14, 1.26
)
WIDE_SEATS = 664

TALL_SPREAD = 196.0  # space for the open cards, unless there are very many
TALL_SMALLEST = 0.5  # scale below which cards on a phone don't shrink
TALL_COLUMNS = 5


def draw(deck: Deck, view: Record, seat: int, scene: Scene) -> Drawn:
    """The view as a picture, as `seat` sees it; SPECTATOR sees all seats alike."""
    drawing = Drawing(deck, view, seat, scene)
    height = _wide_hold(drawing) if scene.wide else _tall_hold(drawing)
    return drawing.drawn(
        (WIDE if scene.wide else TALL, height),
        drawing.text("picture-title", moment=moment(drawing.look)),
        drawing.say(description(drawing.look)),
        playable=drawing.look.may_move,
    )


def _wide_hold(drawing: Drawing) -> float:
    """The wall, the light with the cards, the crates, and in front the seats, the viewer's first; returns its height."""
    hold(drawing)
    if drawing.look.over:
        logbook(drawing, (36, 40, 1208, 0))
    else:
        stage.crates(drawing, 22, 582, 1236, 6, 20, 0)
        stage.stage(drawing, WIDE_STAGE)
        raid(drawing)
    seats = drawing.seats
    shares = [1.45 if seat == drawing.seat else 1.0 for seat in seats]
    unit, x = (1240 - 14 * (len(seats) - 1)) / sum(shares), 20.0
    for seat, share in zip(seats, shares, strict=True):
        seat_place(drawing, seat, (x, WIDE_SEATS, round(unit * share, 1), 190))
        x += unit * share + 14
    return WIDE_HEIGHT


def _tall_hold(drawing: Drawing) -> float:
    """One column, 360 wide: the wall, the others, the cards, the crates, the viewer's seat; returns its height."""
    hold(drawing)
    if drawing.look.over:
        y = logbook(drawing, (6, 8, 348, 0)) + 12
        y = _tall_others(drawing, y)
    else:
        y = _tall_others(drawing, 182)
        y = _tall_stage(drawing, y)
        stage.crates(drawing, 7, y + 44, 346, 3, 9, 88)
        y += 44 + 88 + 52
    if drawing.seat != SPECTATOR:
        seat_place(drawing, drawing.seat, (6, y, 348, 124))
        y += 130
    return y


def _tall_others(drawing: Drawing, y: float) -> float:
    """The others side by side, at most three; returns where they end."""
    seats = drawing.others
    columns = 2 if len(seats) == 4 else len(seats)
    width = round((348 - 6 * (columns - 1)) / columns, 1)
    for place, seat in enumerate(seats):
        across, down = place % columns * (width + 6), place // columns * 108
        seat_place(drawing, seat, (6 + across, y + down, width, 102))
    return y + -(-len(seats) // columns) * 108


def _tall_stage(drawing: Drawing, y: float) -> float:
    """Chest, the card just turned up and the bilge, below them the open cards; returns where they end."""
    count, space = stage.things_in_the_open(drawing), TALL_SPREAD
    if count and stage.fit(count, 348, space, 6, 1)[1] < TALL_SMALLEST:
        space = -(-count // TALL_COLUMNS) * (HEIGHT * 0.54 + 6)
    at = stage.Stage(
        (68, y + 168, 0.62),
        (34, y + 76, 0.56),
        (136, y + 14, 0.9),
        (304, y + 108, 0.54),
        (6, y + 186, 348, space),
        6,
        1.0,
    )
    stage.stage(drawing, at)
    raid(drawing)
    return y + 186 + space + 6
