"""What belongs to a seat in a picture of Sea & Shore: its name, counts, pile of treasures, and the card that it has played."""

from spadework.engine.picture.icons import suit
from spadework.engine.picture.letters import BOLD, lines_of, width_of
from spadework.engine.picture.sketch import LINE
from spadework.engine.picture.svg import element, group, title, words
from spadework.engine.words import Message, SeatName, message
from spadework.games.sea_and_shore.notation.wording import extras_words, half_words, treasures_words, value_of
from spadework.games.sea_and_shore.picture.drawing import Drawing
from spadework.games.sea_and_shore.picture.figures import (
    CHEST_HEIGHT,
    CHEST_WIDTH,
    HALF_HEIGHT,
    HEIGHT,
    WIDTH,
    Box,
    Placement,
    colour_of_chest,
    covered_card,
    extra_chip,
    outline_of,
    seen_through,
    used,
)
from spadework.games.sea_and_shore.rules.codes import SEA, SHORE
from spadework.games.sea_and_shore.rules.state import HAND, SEA_SHOWN

NARROW = 12
"""Below this width, in sizes of letters, a panel has more things one above the other."""
CHIP_X, CHIP_Y = -0.4, 4.0
"""Where a chip for extra cards lies, from the left end of a card's middle line: in sizes of its number, and of the card."""
AID_CELL = 2.0
"""Width of a treasure in the list of a pile, in sizes of letters."""


def seat_id(seat: int) -> str:
    """The id of a seat's panel."""
    return f"seat-{seat + 1}"


def aid_height(drawing: Drawing, width: float) -> float:
    """How much higher a panel is that lists all treasures of its pile."""
    if not drawing.look.aided:
        return 0.0
    columns = _aid_columns(drawing, width)
    return -(-HAND[len(drawing.look.seats)] // columns) * drawing.least_text * 1.3


def _aid_columns(drawing: Drawing, width: float) -> int:
    return max(1, int((width - drawing.least_text) / (drawing.least_text * AID_CELL)))


def seat_panel(drawing: Drawing, seat: int, box: Box) -> None:
    """Another seat: who sits there, what they hold, their top treasure, and the card that they have played."""
    x, y, width, height = box
    start, least = len(drawing.below), drawing.least_text
    pad, narrow = least * 0.4, width < least * NARROW
    named = drawing.name_row(seat, Box(x + pad, y + pad, width - 2 * pad, least * 1.1), narrow)
    top = y + pad + named + least * 0.35
    bottom = y + height - pad - aid_height(drawing, width)
    space = bottom - top
    scale = round(min(space / HEIGHT, width * 0.38 / WIDTH), 3)
    left, high = x + width - pad - (WIDTH + 6) * scale, HEIGHT * scale
    lay_card(drawing, seat, (left, bottom - high if narrow else top + (space - high) / 2, scale))
    if narrow:
        drawing.signs(seat, x + width - pad, top + least * 0.5, least)
    after = things(drawing, seat, Box(x + pad, top, left - x - pad - least * 1.5, space))
    status(drawing, seat, Box(after + least * 0.5, top, left - after - least * 2.2, space))
    if drawing.look.aided:
        list_pile(drawing, seat, x + pad, bottom + least * 0.2, width)
    drawing.gathered(start, seat_id(seat), drawing.seat_named(seat), *frame(drawing, seat, box))


def frame(drawing: Drawing, seat: int, box: Box) -> tuple[str, str]:
    """The frame of a panel, strong around who is to move, and on it what is clicked to choose the seat."""
    x, y, width, height = box
    acts = seat == drawing.look.acting
    size = {"x": x, "y": y, "width": width, "height": height, "rx": 10}
    style = "sheet stroke-brass" if acts else "sheet"
    drawn = element("rect", class_=style, stroke_width=4 if acts else 1.5, **size)
    return drawn, element("rect", class_="spot", **size)


def status(drawing: Drawing, seat: int, box: Box) -> None:
    """In words, where there is space: whether a seat is to decide, has the start card, what it has played."""
    x, y, width, height = box
    look, view, least = drawing.look, drawing.view, drawing.least_text
    told: list[tuple[Message, str]] = []
    if look.decides(seat):
        told.append((message("seat-deciding"), "brass bold"))
    if seat == view.starter:
        told.append((message("seat-start-card"), "quiet"))
    if look.covered(seat):
        told.append((message("seat-shows", half=half_words(int(view.shows[seat]), int(view.face[seat]))), "ink"))
    lines = []
    for said, style in told:
        text = drawing.say(said)
        if max(width_of(word, least * BOLD) for word in text.split()) > width:
            return
        lines += [(line, style) for line in lines_of(text, width, least * BOLD)]
    if len(lines) * least * LINE > height:
        return
    top = y + (height - len(lines) * least * LINE) / 2 + least
    for index, (line, style) in enumerate(lines):
        drawing.write(line, x, top + index * least * LINE, None, style)


def things(drawing: Drawing, seat: int, box: Box) -> float:
    """How many island cards, extra cards and treasures a seat holds, beside its top treasure or above it; returns where they end."""
    x, y, width, height = box
    least = drawing.least_text
    line, column = least * LINE, least * 2.8
    aside = width >= column + least * 2.8
    space = (width - column, height) if aside else (width, height - 3 * line)
    scale = round(min(space[0] / CHEST_WIDTH, space[1] / CHEST_HEIGHT, 1.45 if drawing.scene.wide else 0.8), 3)
    chest_y = y + (height - CHEST_HEIGHT * scale) / 2 if aside else y + height - CHEST_HEIGHT * scale
    left = x + CHEST_WIDTH * scale + least * 0.4 if aside else x
    lay_pile(drawing, seat, (x, chest_y, scale))
    counts_y = y + (height - 3 * line) / 2 if aside else y
    counts(drawing, seat, left, counts_y)
    return left + column


def counts(drawing: Drawing, seat: int, x: float, y: float) -> None:
    """Three lines: island cards, extra cards, treasures."""
    least, view = drawing.least_text, drawing.view
    line, icon = least * LINE, least / 20
    treasures = len(drawing.look.pile(seat))
    chest = (x - 1, y + 2.5 * line - 13 * icon, icon * 0.36)
    for index, (sign, count, named) in enumerate(
        (
            (used("hand-sign", (x + 11 * icon, y + 0.5 * line, icon)), int(view.cards[seat]), "shown-cards"),
            (used("extra", (x + 11 * icon, y + 1.5 * line, icon * 0.8)), int(view.extras[seat]), "shown-extras"),
            (used("chest-closed", chest), treasures, "shown-treasures"),
        )
    ):
        across, down = x + least * 1.35, y + (index + 0.5) * line + least * 0.36
        number = words(str(count), across, down, least, "bold" if count else "quiet")
        drawing.below.append(group(title(drawing.text(named, count=count)), sign, number))


def lay_pile(drawing: Drawing, seat: int, placement: Placement) -> None:
    """The top treasure of a seat, or where the first one will lie."""
    pile = drawing.look.pile(seat)
    x, y, scale = placement
    if not pile:
        size = {"x": x + 3 * scale, "y": y + 5 * scale, "width": 64 * scale, "height": 65 * scale, "rx": 8 * scale}
        drawing.below.append(element("rect", class_="gap", **size))
        return
    for lift in range(min(len(pile) - 1, 2), 0, -1):
        drawing.closed_chest((x + 3 * lift * scale, y - 3 * lift * scale, scale))
    if drawing.look.out_of_sight(pile[0]):
        drawing.closed_chest(placement)
    else:
        drawing.lay_treasure(pile[0], placement)


def list_pile(drawing: Drawing, seat: int, x: float, y: float, width: float) -> None:
    """All treasures of a pile, the top one first: the memory aid."""
    least, columns = drawing.least_text, _aid_columns(drawing, width)
    pile = drawing.look.pile(seat)
    drawn = []
    for index, treasure in enumerate(pile):
        left = x + index % columns * least * AID_CELL
        middle = y + (index // columns + 0.5) * least * 1.3
        drawn.append(suit(colour_of_chest(treasure), left + least * 0.5, middle, least * 0.9))
        value = str(value_of(drawing.deck, treasure))
        drawn.append(words(value, left + least * 1.08, middle + least * 0.36, least, "bold"))
    if pile:
        named = drawing.text("shown-pile", seat=SeatName(seat), treasures=treasures_words(drawing.deck, pile))
        drawing.below.append(group(title(named), *drawn))


# The card played


def lay_card(drawing: Drawing, seat: int, placement: Placement) -> None:
    """Where a seat plays its card, with the card of this trick, half covered; one's own shines through its cover."""
    look, view, scale = drawing.look, drawing.view, placement[2]
    drawing.below.append(outline_of(placement))
    if not look.covered(seat):
        return
    half = SEA if view.shows[seat] == SEA_SHOWN else SHORE
    if seat == drawing.seat:
        drawn = seen_through(int(view.island[seat]), half, scale, drawing.least_text)
    else:
        drawn = covered_card(half, int(view.face[seat]), scale, drawing.least_text)
    drawing.lay_played(seat, False, placement, drawn, played_words(drawing, seat))
    added = int(view.added[seat])
    if added:
        size = chip_size(drawing, scale)
        x, y = placement[0] + CHIP_X * size, placement[1] + (HALF_HEIGHT + CHIP_Y) * scale
        named = title(drawing.text("shown-added", seat=SeatName(seat), extras=extras_words(added)))
        drawing.above.append(group(named, extra_chip(added, x, y, size), pointer_events="none"))


def chip_size(drawing: Drawing, scale: float) -> float:
    """The size of the number of extra cards on a card."""
    return max(drawing.least_text, 22 * scale)


def played_words(drawing: Drawing, seat: int) -> str:
    """What everybody sees of a card that a seat has played."""
    half = half_words(int(drawing.view.shows[seat]), int(drawing.view.face[seat]))
    added = int(drawing.view.added[seat])
    if added:
        return drawing.text("shown-covered-extras", seat=SeatName(seat), half=half, extras=extras_words(added))
    return drawing.text("shown-covered", seat=SeatName(seat), half=half)
