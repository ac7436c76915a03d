"""The end: the chests are opened and counted before their owners, part by part, from the last place to the first."""

from collections.abc import Sequence

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.letters import fitted, size_for, width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.pen import shape
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, rect
from spadework.engine.picture.svg import element, group, title
from spadework.engine.words import SeatName
from spadework.games.sea_and_shore.notation.wording import seat_words, seats_words, treasures_words, value_of
from spadework.games.sea_and_shore.picture.art.chests import CHEST_HEIGHT, CHEST_WIDTH
from spadework.games.sea_and_shore.picture.drawing import DOWN, Drawing, colour_of_chest, unread
from spadework.games.sea_and_shore.picture.harbour import Berth
from spadework.games.sea_and_shore.picture.places import Placement
from spadework.games.sea_and_shore.rules.state import PARTS

LAST_ROUND = PARTS.index("treasures-2")
LARGEST = 120
"""The largest scale of a chest that is counted, in percent."""
ABREAST = 0.92
"""Minimum distance from chest to chest in a row, in widths of a chest."""
NARROW = 7
"""The width of a slip below which its signs are smaller, in letters."""


def lay_reckoning(drawing: Drawing, berths: Sequence[Berth]) -> None:
    """Draw a slip for each seat, filled in step by step, with its chests; then the winners."""
    look, places, least = drawing.look, drawing.places, drawing.least_text
    points, final = look.points_by_part(), look.standings
    order = final.last_first
    steps = len(order)
    boxes = _slips(drawing, berths)
    scale = _scale([(boxes[seat][1], len(look.pile(seat))) for seat in look.seats])
    for seat in look.seats:
        slip, haul = boxes[seat]
        drawing.add(f"slip-{seat + 1}", _slip(seat, slip, drawing.scene.names[seat], least))
        _lay_haul(drawing, seat, haul, scale, LAST_ROUND * steps + order.index(seat) + 1)
    for part, named in enumerate(PARTS):
        for step, seat in enumerate(order):
            id, tally = f"tally-{part + 1}-{seat + 1}", part * steps + step + 1
            said = drawing.text(
                "shown-part", seat=seat_words(seat), part=drawing.text(f"part-{named}"), points=points[seat][part]
            )
            drawing.add(id, _part(id, said, boxes[seat][0], part, points[seat][part], least, tally))
    for step, seat in enumerate(order):
        tally = (len(PARTS) - 1) * steps + step + 1
        said = drawing.text("shown-total", seat=seat_words(seat), points=final.points[seat])
        drawing.add(f"total-{seat + 1}", _total(seat, said, boxes[seat][0], final.points[seat], least, tally))
        _lay_medal(drawing, berths[seat], len(PARTS) * steps + 1 if final.places[seat] == 1 else tally)
    tally = len(PARTS) * steps + 1
    for seat in final.winners:
        drawing.add(f"laurels-{seat + 1}", _laurels(seat, boxes[seat][0], least, tally))
    id = "event-wins" if len(final.winners) == 1 else "event-share"
    said = drawing.text(id, seats=seats_words(final.winners), points=final.best)
    winners = tuple(seat for seat in (drawing.bottom, *drawing.rivals) if seat in final.winners)
    names = drawing.labels_of(winners)
    drawing.add("verdict", _verdict(names, said, places.verdict, winners, least, tally))


def _slips(drawing: Drawing, berths: Sequence[Berth]) -> dict[int, tuple[Box, Box]]:
    """Return slips[seat]: the places of a seat's slip and chests. The others' slips are under their islands, chests above slips."""
    places, rivals = drawing.places, drawing.rivals
    x, y, width, height = places.slips
    most, high = places.slip
    step = width / len(rivals)
    wide = min(most, step - 5)
    found = {drawing.bottom: (places.own_slip, places.own_haul)}
    for index, seat in enumerate(rivals):
        left = x + (index + 0.5) * step - wide / 2
        slip = Box(left, y + height - high, wide, high)
        room = min(step, wide * 1.3) - 6
        found[seat] = slip, Box(left + (wide - room) / 2, y, room, height - high - 6)
    return found


@remembered
def _slip(seat: int, box: Box, name: str, least: float) -> str:
    """Draw a sheet of paper with two ruled lines, one for each round, and its owner's emblem."""
    x, y, width, height = box
    row, margin = least * 1.75, 0.5 if width >= least * NARROW else 0.32
    drawn = [
        rect((x + 2, y + 4, width, height), 4, "shadow"),
        rect(box, 4, "fill-card stroke-outline", 1.4),
        element(
            "path",
            d=f"M{x + 6} {y + row + 4}H{x + width - 6}M{x + 6} {y + 2 * row + 4}H{x + width - 6}",
            class_="stroke-line",
            stroke_width=1.4,
        ),
        *(
            unread(number, x + least * margin, y + 4 + (index + 0.5) * row + least * DOWN, least, "quiet display")
            for index, number in enumerate(("I", "II"))
        ),
        emblem(seat, x + least * 1.3, y + (height + 2 * row + 4) / 2, least * 0.95),
    ]
    return group(title(name), *drawn, id=f"slip-{seat + 1}")


def _lay_haul(drawing: Drawing, seat: int, box: Box, scale: float, tally: int) -> None:
    """Draw the chests of the last round: the top one open as before, those that lay under it closed, until they are counted."""
    pile = drawing.look.pile(seat)
    if not pile:
        return
    row = _rows(box, len(pile), scale, beside=drawing.scene.wide and seat == drawing.bottom)
    if len(pile) > 1:
        chests = tuple((colour_of_chest(number), value_of(drawing.deck, number)) for number in pile[1:])
        named = drawing.text("shown-pile", seat=SeatName(seat), treasures=treasures_words(drawing.deck, pile))
        drawing.add(f"shut-{seat + 1}", _shut(f"shut-{seat + 1}", row[1:]))
        drawing.add(f"haul-{seat + 1}", _haul(f"haul-{seat + 1}", row[1:], chests, named, tally))
    drawing.lay_treasure(pile[0], row[0], f"seat-{seat + 1}", seat)


def _in_a_row(box: Box, scale: float) -> int:
    """Return the maximum number of chests of a scale side by side; only their edges overlap."""
    return max(int((box.width / (CHEST_WIDTH * scale) - 1) / ABREAST) + 1, 1)


def _scale(hauls: Sequence[tuple[Box, int]]) -> float:
    """Return the scale at which the chests of all seats fit: the same for all, so that more treasure looks like more."""
    return next(
        scale / 100
        for scale in range(LARGEST, 0, -2)
        if scale == 2
        or all(
            count <= _in_a_row(box, scale / 100) * int(box.height / (CHEST_HEIGHT * scale / 100))
            for box, count in hauls
        )
    )


def _rows(box: Box, count: int, scale: float, beside: bool) -> tuple[Placement, ...]:
    """Return places of chests in as few rows as possible, the lowest at the bottom of a box: in its middle, or `beside` its left edge."""
    x, y, width, height = box
    rows = -(-count // _in_a_row(box, scale))
    across, wide, high = -(-count // rows), CHEST_WIDTH * scale, CHEST_HEIGHT * scale
    step = min(wide + 4, (width - wide) / max(across - 1, 1))
    found = []
    for index in range(count):
        row = index // across
        here = min(across, count - row * across)
        left = x + (0 if beside else (width - wide - step * (here - 1)) / 2) + index % across * step
        found.append((left, y + height - (rows - row) * high, scale))
    return tuple(found)


@remembered
def _shut(id: str, row: tuple[Placement, ...]) -> str:
    return group(*(use("chest-closed", *place) for place in row), id=id)


@remembered
def _haul(id: str, row: tuple[Placement, ...], chests: tuple[tuple[str, int], ...], named: str, tally: int) -> str:
    """Draw the open chests, each with its value."""
    drawn = [use(f"treasure-{colour}-{value}", *place) for (colour, value), place in zip(chests, row, strict=True)]
    return group(title(named), *drawn, id=id, data_tally=tally)


@remembered
def _part(id: str, named: str, slip: Box, part: int, points: int, least: float, tally: int) -> str:
    """Draw a chest or an extra card, and its points in a round."""
    x, y, width, _ = slip
    row = least * 1.75
    middle = y + 4 + (part // 2 + 0.5) * row
    # On a narrow slip the signs are smaller, so that they stand clear of the numbers.
    roomy = width >= least * NARROW
    sign_size = least if roomy else least * 0.8
    if part % 2 == 0:
        left = x + least * (1.82 if roomy else 1.4)
        sign = use("chest-closed", left, middle - sign_size * 0.72, sign_size * 1.3 / CHEST_HEIGHT)
        after = left + sign_size * 1.38
    else:
        left = x + width * 0.66
        sign = use("extra", left + sign_size * 0.45, middle, sign_size / 40)
        after = left + sign_size * 1.05
    size = least * 1.1
    number = unread(str(points), after, middle + size * DOWN, size, "display")
    return group(title(named), sign, number, id=id, data_tally=tally)


@remembered
def _total(seat: int, named: str, slip: Box, points: int, least: float, tally: int) -> str:
    x, y, width, height = slip
    top = y + 2 * least * 1.75 + 4
    size = min(least * 2.2, (y + height - top) * 0.9)
    middle = (top + y + height) / 2
    number = unread(str(points), x + width * 0.6, middle + size * DOWN, size, "display", "middle")
    return group(title(named), number, id=f"total-{seat + 1}", data_tally=tally)


def _lay_medal(drawing: Drawing, berth: Berth, tally: int) -> None:
    """Draw the place of a seat, where its chests stood."""
    seat, place = berth.seat, drawing.look.standings.places[berth.seat]
    named = drawing.text("shown-place", seat=seat_words(seat), place=place)
    drawing.add(
        f"medal-{seat + 1}", _medal(seat, place, named, berth.at(berth.harbour.medal), drawing.least_text, tally)
    )


@remembered
def _medal(seat: int, place: int, named: str, at: Placement, least: float, tally: int) -> str:
    """Draw a medal with a place, the first before the sun."""
    x, y, scale = at
    size = max(34 * scale, least)
    return group(
        title(named),
        use("sun", x, y, scale * 1.12) if place == 1 else "",
        use("medal", x, y, scale),
        unread(str(place), x, y + size * DOWN, size, "on-gold display", "middle"),
        id=f"medal-{seat + 1}",
        data_tally=tally,
    )


@remembered
def _laurels(seat: int, slip: Box, least: float, tally: int) -> str:
    """Draw a golden rim on the winner's slip."""
    rim = slip.inset(1.4)
    return group(
        rect(rim, 4, "stroke-outline", least * 0.34, fill="none"),
        rect(rim, 4, "stroke-gold", least * 0.22, fill="none"),
        id=f"laurels-{seat + 1}",
        data_tally=tally,
    )


@remembered
def _verdict(names: str, named: str, box: Box, winners: tuple[int, ...], least: float, tally: int) -> str:
    """Draw a paper ribbon with the winners' names beside their emblems, between crowns."""
    x, y, width, height = box
    radius, tail = height * 0.42, height * 0.4
    pitch, crown = radius * 2.1, radius / 13
    room = width - 4 * tail - len(winners) * pitch - 52 * crown
    size = size_for(names, room, least * 1.35, least, "display")
    text = fitted(names, room, size, "display")
    middle, across = y + height / 2, x + width / 2
    ribbon = (
        f"M{x} {y + 4}H{x + tail * 2}V{y + height + 4}H{x}L{x + tail * 0.6} {middle + 4}Z"
        f"M{x + width} {y + 4}H{x + width - tail * 2}V{y + height + 4}H{x + width}L{x + width - tail * 0.6} {middle + 4}Z"
    )
    # The emblems and the names side by side, in the middle.
    half = (len(winners) * pitch + width_of(text, size, "display")) / 2
    first = across - half + radius * 0.86
    return group(
        title(named),
        shape(ribbon, "line", 1.6),
        rect((x + tail + 2, y + 4, width - 2 * tail, height), 3, "shadow"),
        rect((x + tail, y, width - 2 * tail, height), 3, "fill-sheet stroke-outline", 1.8),
        *(emblem(seat, first + index * pitch, middle, radius * 0.86) for index, seat in enumerate(winners)),
        unread(text, across - half + len(winners) * pitch, middle + size * DOWN, size, "display"),
        *(use("crown", across + side * (half + 20 * crown), middle + crown, crown) for side in (-1, 1)),
        id="verdict",
        data_tally=tally,
    )
