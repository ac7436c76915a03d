"""What belongs to a seat in a picture of Rat Alarm: its name, its pile and its spade."""

from collections.abc import Iterator

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.letters import BOLD, fitted, width_of
from spadework.engine.picture.svg import element, group, title
from spadework.engine.words import Message, SeatName, message
from spadework.games.rat_alarm.notation.results import rats_of
from spadework.games.rat_alarm.picture.drawing import Drawing
from spadework.games.rat_alarm.picture.figures import (
    CHECK,
    CROSS,
    CROWN,
    CUBE,
    HEIGHT,
    PENCIL,
    PENNANT,
    WARNING,
    WIDTH,
    rat,
    sign,
)
from spadework.games.rat_alarm.rules.state import KINDS, STAY

ROOMY = 150  # width from which a buried card begins right below the name
FLAT = 100  # height below which what lies before a seat stands beside its name
REACH = 0.26  # how far a spade stands out beyond the card on which it lies, as a share of the card's height


def seat_panel(drawing: Drawing, seat: int, x: float, y: float, width: float, height: float) -> None:
    """Who sits there, what they do, how many cards they have taken, and their spade with what lies under it."""
    look, least = drawing.look, drawing.least_text
    acts = seat == look.acting
    frame = "sheet stroke-brass" if acts else "sheet"
    drawing.below.append(
        element("rect", x=x, y=y, width=width, height=height, rx=10, class_=frame, stroke_width=4 if acts else 1.5)
    )
    pad = least * 0.5
    left, right, top, bottom = x + pad, x + width - pad, y + pad, y + height - pad
    flat = height < FLAT
    covers = look.buried(seat) is not None or look.buried_face_down(seat)
    below = top + least * 3.7  # where the head ends
    above = top if flat else top + least * 2 if covers and width > ROOMY else below
    spade = _spade(drawing, seat, right, above, bottom)
    space, pile = (width * 0.52 - pad, x + width * 0.52) if flat else (right - left, left)
    if seat == drawing.seat and may_stay(drawing):
        space -= _stay_button(drawing, x, y, width)
    _head(drawing, seat, left, top, space, space if above == below else min(space, spade - left))
    _pile(drawing, seat, pile, top if flat else below, spade - pile, bottom)


def _head(drawing: Drawing, seat: int, x: float, y: float, width: float, below: float) -> None:
    """Who sits there, and below the name, in a width of its own, what they do."""
    least, name = drawing.least_text, drawing.scene.names[seat]
    radius, size = least * 0.95, least * 1.15
    left = x + 2 * radius + 6
    drawing.below.append(emblem(seat, x + radius, y + radius, radius))
    drawing.write(fitted(name, x + width - left - 4, size * BOLD), left, y + radius + size * 0.36, size, "bold")
    _status(drawing, seat, x, y + 2 * radius + least * 0.9, below)


def may_stay(drawing: Drawing) -> bool:
    """Whether the seat that sees the picture may stay in now."""
    return drawing.look.may_move and STAY in drawing.legal()


def _stay_button(drawing: Drawing, x: float, y: float, width: float) -> float:
    """The way to stay in, in the upper right corner; returns how much of the width it takes."""
    text = drawing.text("stay-in")
    wide, high = width_of(text, drawing.least_text) + 30, 48
    drawing.button("stay", text, drawing.text("name-stay"), x + width - wide - 8, y + 8, wide, high)
    return wide + 14


def _status(drawing: Drawing, seat: int, x: float, y: float, width: float) -> None:
    """Signs and words: in or out of the round, whose turn it is, who began."""
    size, left = drawing.least_text, x
    for path, said, style in _signs(drawing, seat):
        word = drawing.say(said)
        mark = element(
            "path",
            d=path,
            transform=f"translate({left + size / 2:.1f},{y - size * 0.32:.1f}) scale({size / 18:.2f})",
            class_=f"pen stroke-{style}",
            stroke_width=2.2,
        )
        drawing.below.append(group(title(word), mark))
        left += size + 3
        if left + width_of(word, size) <= x + width + size / 2:
            drawing.write(word, left, y, size, f"{style} bold" if style != "quiet" else "quiet")
            left += width_of(word, size) + size * 0.7


def _signs(drawing: Drawing, seat: int) -> Iterator[tuple[str, Message, str]]:
    """The signs of a seat: path, words and colour."""
    look = drawing.look
    if look.over:
        if seat in look.standings.winners:
            yield CROWN, message("seat-wins"), "brass"
        else:
            yield CUBE, message("points-so-far", points=look.standings.points[seat]), "ink"
        return
    if seat == look.acting:
        yield ((WARNING, message("seat-alarm"), "alert") if look.alarm else (PENCIL, message("seat-deciding"), "brass"))
    elif not look.setting_up:
        yield (CHECK, message("seat-in"), "ink") if look.in_round(seat) else (CROSS, message("seat-out"), "quiet")
    if seat == drawing.view.first:
        yield PENNANT, message("seat-first"), "ink"


def _spade(drawing: Drawing, seat: int, right: float, y: float, bottom: float) -> float:
    """A seat's spade, and the card on which it lies; returns where they begin."""
    look, high = drawing.look, bottom - y
    scale, reach = high / HEIGHT, high * REACH
    left = right - WIDTH * scale - reach
    if look.buried(seat) is not None:
        drawing.lay(int(drawing.view.spade[seat]), (left, y, scale))
    elif look.buried_face_down(seat):
        drawing.lay_face_down((left, y, scale))
    else:
        left = right - 2 * reach
    if not look.in_the_middle(seat):
        drawing.spade(seat, right - reach, y + high * 0.54, min(high / 86, 1.2))
    return left


def _pile(drawing: Drawing, seat: int, x: float, y: float, width: float, bottom: float) -> None:
    """The pile of taken cards, one's own opened by the memory aid."""
    high, least = bottom - y, drawing.least_text
    scale = min(high * 0.78 / HEIGHT, 0.62)
    count = drawing.look.pile(seat)
    named = drawing.text("name-pile", seat=SeatName(seat), count=count)
    drawing.pile((x + 2, y + (high - HEIGHT * scale) / 2 - 3, scale), count, named)
    after = WIDTH * scale + 14
    if drawing.look.own_pile_of(seat) is not None:
        _opened(drawing, seat, x + after, y, width - after - 4, high)
        return
    said, space = drawing.text("cards-taken", count=count), width - after - 6
    if max(width_of(word, least) for word in said.split()) <= space:
        lines = 1 if width_of(said, least) <= space else 2
        drawing.paragraph(said, x + after, y + high / 2 + least * (0.36 if lines == 1 else -0.2), space, least, "quiet")


def _opened(drawing: Drawing, seat: int, x: float, y: float, width: float, height: float) -> None:
    """What a pile holds, kind by kind, and its rats."""
    counts = drawing.look.pieces_taken(seat)
    columns = max(2, min(4, int(width / (drawing.least_text * 3))))
    rows = -(-(len(KINDS) + 1) // columns)
    wide, high = width / columns, height / rows
    for place in range(len(KINDS) + 1):
        left, middle = x + place % columns * wide, y + (place // columns + 0.5) * high
        if place < len(KINDS):
            drawing.below.append(sign(KINDS[place], left + 13, middle, drawing.least_text / 30))
            count = counts[place]
        else:
            drawing.below.append(rat(left + 14, middle, drawing.least_text / 52, "alert"))
            count = rats_of(drawing.deck, drawing.view, seat)
        drawing.write(
            str(count),
            left + 15 + drawing.least_text * 0.85,
            middle + drawing.least_text * 0.36,
            None,
            "bold" if count else "quiet",
        )
