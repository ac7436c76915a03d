"""Layout of a picture of Sea & Shore: a wide table, or one column for a phone."""

from collections.abc import Sequence
from typing import NamedTuple

from spadework.engine.interface import SPECTATOR, Record, Scene
from spadework.engine.picture.parts import Drawn, remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box
from spadework.engine.picture.svg import element, group, number
from spadework.games.sea_and_shore.picture import harbour, own_shore
from spadework.games.sea_and_shore.picture import harbour as harbours
from spadework.games.sea_and_shore.picture import lagoon as lagoons
from spadework.games.sea_and_shore.picture.art.islands import BEACH
from spadework.games.sea_and_shore.picture.drawing import Drawing
from spadework.games.sea_and_shore.picture.lagoon import Lagoon, lay_counts, lay_lagoon, lay_open
from spadework.games.sea_and_shore.picture.logbook import lay_logbook
from spadework.games.sea_and_shore.picture.titles import description, moment
from spadework.games.sea_and_shore.picture.trick import lay_bays, lay_outcome, lay_trick
from spadework.games.sea_and_shore.rules.material import Deck
from spadework.games.sea_and_shore.rules.state import NO_SEAT

WIDE, TALL = 1280, 360


class Plan(NamedTuple):
    """The places of the large things: the harbours, the lagoon, the viewer's beach with its contents, and the bottom edge."""

    berths: Sequence[harbour.Berth]
    """The others, then the viewer's own."""
    lagoon: Lagoon
    lagoon_at: tuple[float, float]
    beach: float | None
    height: float
    left_page: Box
    right_page: Box
    first_column: float


def draw(deck: Deck, view: Record, seat: int, scene: Scene) -> Drawn:
    """The view as a picture, as the viewer in `seat` sees it."""
    drawing = Drawing(deck, view, seat, scene)
    plan = _wide_plan(drawing) if scene.wide else _tall_plan(drawing)
    width = WIDE if scene.wide else TALL
    drawing.add("ground", _ground(width, plan.height, plan.beach))
    berths = sorted(plan.berths)
    for berth in berths:
        harbour.lay_harbour(drawing, berth)
    if drawing.look.over:
        lay_logbook(drawing, plan.left_page, plan.right_page, plan.first_column)
        for berth in berths:
            harbour.lay_haul(drawing, berth)
            harbour.lay_pile(drawing, berth)
            harbour.lay_count(drawing, berth)
    else:
        _lay_table(drawing, plan, berths)
    return drawing.drawn(
        (width, plan.height),
        drawing.text("picture-title", moment=moment(drawing.look)),
        description(drawing.look),
        drawing.look.may_move,
    )


def _lay_table(drawing: Drawing, plan: Plan, berths: Sequence[harbour.Berth]) -> None:
    """The lagoon, then all that travels in an order that never changes, then what lies on it."""
    at = (plan.lagoon, *plan.lagoon_at)
    lay_lagoon(drawing, *at)
    bays = lay_bays(drawing, *at)
    lay_open(drawing, *at)
    for berth in berths:
        harbour.lay_pile(drawing, berth)
    for berth in berths:
        harbour.lay_count(drawing, berth)
    lay_trick(drawing, bays)
    for berth in berths:
        harbour.lay_card(drawing, berth)
    for berth in berths:
        harbour.lay_cover(drawing, berth)
    lay_counts(drawing, *at)
    lay_outcome(drawing, bays)
    if drawing.plain.starter != NO_SEAT:
        harbour.lay_ship(drawing, berths[drawing.plain.starter])
    if drawing.seat != SPECTATOR:
        own = berths[drawing.seat]
        own_shore.lay_previews(drawing, own.at(own.harbour.card))
        if drawing.scene.wide:
            _lay_wide_own(drawing, own.x, own.y)
        else:
            _lay_tall_own(drawing, own.x, own.y)


@remembered
def _ground(width: float, height: float, beach: float | None) -> str:
    """The open sea of a chart with its lines of bearing, and the viewer's sand at the bottom."""
    far = width + height
    bearings = "".join(
        f"M{number(width * across)} {number(height * 0.36)}l{number(far * dx)} {number(far * dy)}"
        for across in (0.5,)
        for dx, dy in (
            (1, 0.16),
            (1, -0.16),
            (-1, 0.16),
            (-1, -0.16),
            (0.55, 1),
            (-0.55, 1),
            (0.55, -1),
            (-0.55, -1),
            (1, 0.55),
            (-1, 0.55),
            (1, -0.55),
            (-1, -0.55),
        )
    )
    drawn = [
        element("rect", width=width, height=height, class_="fill-sea"),
        element("path", d=bearings, class_="waterline", stroke_width=1, opacity=0.55),
    ]
    if beach is not None:
        drawn.append(element("rect", y=beach + 12, width=width, height=height - beach - 12, class_="fill-sand"))
        drawn += [use("beach", x, beach) for x in range(0, int(width), BEACH)]
        if width == WIDE:
            drawn += [use("palms", width - 40, beach + 74, 1.5), use("flotsam", width - 210, beach + 78, 1.1)]
        else:
            drawn.append(use("flotsam", width - 84, height - 36, 0.45))
    return group(*drawn, id="ground")


# Wide


def _wide_plan(drawing: Drawing) -> Plan:
    """The others above the lagoon, the viewer's shore below it."""
    seats, over = drawing.others, drawing.look.over
    shape = harbours.WIDE[{2: 2, 3: 2, 4: 4, 5: 5}[len(seats)]]
    step = (WIDE - 40) / len(seats)
    found = [
        harbour.Berth(seat, shape, 20 + step * index + (step - shape.width) / 2, 8.0)
        for index, seat in enumerate(seats)
    ]
    y = 8 + shape.height + harbour.aid_height(drawing, shape) + 6
    lagoon_at = (20.0, y)
    pages = (Box(40, y + 14, 470, 316), Box(510, y + 14, 730, 316))
    y += lagoons.WIDE.height + 8
    beach = None
    if drawing.seat != SPECTATOR:
        beach = y + 10
        found.append(harbour.Berth(drawing.seat, harbours.OWN_WIDE, 24, y + 22))
        y += 22 + harbours.OWN_WIDE.height + harbour.aid_height(drawing, harbours.OWN_WIDE)
        y += 14 if over else 10 + 134 + 12
    return Plan(found, lagoons.WIDE, lagoon_at, beach, y, *pages, 220)


def _lay_wide_own(drawing: Drawing, x: float, y: float) -> None:
    left, bottom = x + 470, y + harbours.OWN_WIDE.height + harbour.aid_height(drawing, harbours.OWN_WIDE)
    if own_shore.may_play(drawing):
        own_shore.lay_seen(drawing, left, y + 18, 760)
        own_shore.lay_halves(drawing, Box(left, y + 30, 496, 112), 12)
        own_shore.lay_extras(drawing, Box(left + 512, y + 30, 250, 112), 6)
    elif drawing.look.looked_at:
        own_shore.lay_order(drawing, Box(left, y, 760, 146))
    else:
        own_shore.lay_seen(drawing, left, y + 40, 500)
    own_shore.lay_hand(drawing, Box(20, bottom + 12, WIDE - 40, 132), 10, 99, 0.94)


# Tall


def _tall_plan(drawing: Drawing) -> Plan:
    """One column, 360 wide: the others, the lagoon, the viewer's shore."""
    seats, over = drawing.others, drawing.look.over
    columns = 3 if len(seats) == 3 else 2
    shape = harbours.TALL[columns]
    step, high = (TALL - 8) / columns, shape.height + harbour.aid_height(drawing, shape) + 6
    found = [
        harbour.Berth(seat, shape, 4 + step * (index % columns) + (step - shape.width) / 2, 5 + index // columns * high)
        for index, seat in enumerate(seats)
    ]
    y = 5 + -(-len(seats) // columns) * high
    lagoon_at = (4.0, y)
    pages = (Box(14, y + 12, 332, 150), Box(14, y + 162, 332, 210))
    y += lagoons.TALL.height + 6 if not over else 390
    beach = None
    if drawing.seat != SPECTATOR:
        beach = y + 8
        found.append(harbour.Berth(drawing.seat, harbours.OWN_TALL, 6, y + 18))
        y += 18 + harbours.OWN_TALL.height + harbour.aid_height(drawing, harbours.OWN_TALL)
        y += 10 if over else 8 + 160 + 8 + 58 + 8 + 82 + 8
    return Plan(found, lagoons.TALL, lagoon_at, beach, y, *pages, 108)


def _lay_tall_own(drawing: Drawing, x: float, y: float) -> None:
    own_shore.lay_seen(drawing, x + 128, y + 46, 116)
    y += harbours.OWN_TALL.height + harbour.aid_height(drawing, harbours.OWN_TALL) + 8
    own_shore.lay_hand(drawing, Box(6, y, TALL - 12, 160), 5, 6, 1.05)
    y += 168
    if own_shore.may_play(drawing):
        own_shore.lay_halves(drawing, Box(6, y, TALL - 12, 58), 8)
        own_shore.lay_extras(drawing, Box(8, y + 66, TALL - 16, 82), 5)
    own_shore.lay_order(drawing, Box(8, y, TALL - 16, 140))
