"""Seats: the name on a paper tag, its sack with the cards it has taken, and its spade while it is in hand."""

from collections.abc import Iterator

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.icons import icon
from spadework.engine.picture.letters import fitted, size_for, width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box
from spadework.engine.picture.svg import element, group, title, words
from spadework.engine.words import SeatName, Words, and_list, message
from spadework.games.rat_alarm.picture.art.things import SACK_BODIES
from spadework.games.rat_alarm.picture.drawing import CAPITAL, Drawing, badge, button, label
from spadework.games.rat_alarm.picture.plan import Place

FULL = (0, 1, 4, 8)
"""Minimum number of cards for each size of a sack."""
SACK_HIGH = 124.0
"""Height of the fullest sack."""
SPADE_HIGH = 124.0

Sign = tuple[str, str, str]
"""An icon, its words, and their colour."""


def front_seat(drawing: Drawing, seat: int) -> None:
    """Draw the seat in front: its tag, its sack and its spade, and the parts for its player only."""
    plan, least = drawing.plan, drawing.least_text
    x, y, width, height = plan.own
    foot = y + height - 5
    if plan.wide:
        _tag(drawing, seat, Box(x, y, width, least * 2.7))
        scale = (height - least * 2.7 - 9) / SACK_HIGH
        _sack(drawing, seat, (x + 66 * scale, foot, scale), (x + 66 * scale, foot - least * 0.55), on_it=True)
        _spade(drawing, seat, (x + 122, foot, scale))
    else:
        scale = (height - 6) / SACK_HIGH
        # The sack's label hangs from the tag's string, so it lies on top of it.
        _tag(drawing, seat, Box(x + 70, y, 130, least * 2.7))
        _sack(drawing, seat, (x + 33, foot, scale), (x + 76, foot - least * 0.5))
        _spade(drawing, seat, (x + 222, foot, scale))
    if seat == drawing.seat:
        _own(drawing)


def rivals(drawing: Drawing, seats: list[int]) -> None:
    """Draw the others, clockwise."""
    for number, seat in enumerate(seats):
        _rival(drawing, seat, number, len(seats))


def _rival(drawing: Drawing, seat: int, number: int, all_: int) -> None:
    """Draw one of the others, smaller: its tag, its sack and its spade."""
    plan, least = drawing.plan, drawing.least_text
    x, y, width, height = plan.rivals
    if plan.wide:
        y += number * (height + plan.rival_gap)
    else:
        width = (3 * width + (3 - all_) * plan.rival_gap) / all_
        x += number * (width + plan.rival_gap)
    tag = least * (2.7 if plan.wide else 1.75)
    _tag(drawing, seat, Box(x, y, width, tag))
    width = min(width, 220)
    scale, foot = round((height - tag - 6) / SACK_HIGH, 3), y + height - 3
    across = x + 66 * scale + 2
    _sack(drawing, seat, (across, foot, scale), (across + 66 * scale + least * 0.6, foot - least * 0.5))
    _spade(drawing, seat, (x + width - 40 * scale, foot, scale))


def _tag(drawing: Drawing, seat: int, box: Box) -> None:
    look, least, name = drawing.look, drawing.least_text, drawing.scene.names[seat]
    signs = tuple(_signs(drawing, seat))
    named = _tag_name(drawing.scene.words, name, signs)
    drawing.add(f"seat-{seat + 1}", _tag_part(seat, name, named, signs, box, seat == look.acting, least))


@remembered
def _tag_name(said: Words, name: str, signs: tuple[Sign, ...]) -> str:
    """Return the accessible name of a tag."""
    if not signs:
        return name
    return said.text("name-seat", seat=name, signs=and_list([message("list-item", text=word) for _, word, _ in signs]))


@remembered
def _tag_part(seat: int, name: str, named: str, signs: tuple[Sign, ...], box: Box, acts: bool, least: float) -> str:
    """Draw a player's name and signs on a tag tied to the sack, no wider than its words. A low tag has its signs beside the name."""
    x, y, most, height = box
    low = height < 2 * least
    radius, size = least * (0.7 if low else 0.82), least * (1 if low else 1.12)
    left = x + least * (0.9 if low else 1.15)
    text_left = left + 2 * radius + least * 0.3
    taken = (len(signs) * least * 1.1 if low else 0) + 6
    room = x + most - text_left - taken
    size = size_for(name, room, size, least, "bold")
    called = fitted(name, room, size, "bold")
    right = text_left + width_of(called, size, "bold")
    at, line = (right + least * 0.3, y + height / 2) if low else (text_left, y + height * 0.74)
    written = []
    for sign, word, colour in signs:
        written.append(icon(sign, at + least * 0.4, line, least * 0.86, colour))
        at += least * 1.05
        if at + width_of(word, least) <= x + most - 4:
            written.append(words(word, at, line + least * CAPITAL, least, colour))
            at += width_of(word, least) + least * 0.4
    width = min(most, max(right, at) + least * 0.5 - x)
    cut = least * 0.6
    shape = (
        f"M{x + cut:.5g} {y}H{x + width:.5g}V{y + height:.5g}H{x + cut:.5g}L{x} {y + height - cut:.5g}V{y + cut:.5g}Z"
    )
    hole = (x + least * 0.5, y + height / 2)
    string = f"M{hole[0]:.5g} {hole[1]:.5g}Q{x - 3} {y + height + 2:.5g} {x + least * 1.2:.5g} {y + height + least * 0.7:.5g}"
    return group(
        title(named),
        group(
            element("path", d=shape, class_="shadow", transform="translate(2,4)"),
            element(
                "path",
                d=shape,
                class_="fill-sky stroke-brass" if acts else "fill-card stroke-outline",
                stroke_width=4 if acts else 2,
            ),
            element(
                "circle", cx=hole[0], cy=hole[1], r=least * 0.18, class_="fill-hold-deep stroke-brass", stroke_width=2
            ),
            element("path", d=string, class_="pen stroke-brass", stroke_width=2.4),
            emblem(seat, left + radius, y + height / 2, radius),
            words(called, text_left, y + height * (0.5 if low else 0.29) + size * CAPITAL, size, "bold"),
            *written,
            aria_hidden="true",
        ),
        id=f"seat-{seat + 1}",
    )


def _signs(drawing: Drawing, seat: int) -> Iterator[Sign]:
    """Yield the signs of a seat."""
    look, said = drawing.look, drawing.scene.words
    if seat == look.acting:
        if look.alarm:
            yield "skull", said.text("seat-alarm"), "alert"
        else:
            yield "pencil", said.text("seat-deciding"), "brass"
    elif not look.setting_up:
        if look.in_round(seat):
            yield "check", said.text("seat-in"), "ink"
        else:
            yield "cross", said.text("seat-out"), "quiet"
    # Later rounds begin with the seat after the one that left last.
    if seat == look.view.first and not look.view.rounds:
        yield "pennant", said.text("seat-first-own" if seat == drawing.seat else "seat-first"), "ink"


def _sack(drawing: Drawing, seat: int, place: Place, caption: tuple[float, float], on_it: bool = False) -> None:
    """Draw a sack with the number of its cards, and a caption on it or on a label beside it."""
    count = drawing.look.pile(seat)
    named = drawing.text("name-pile", seat=SeatName(seat), count=count)
    counted = drawing.text("caption-cards", count=count)
    drawing.add(f"pile-{seat + 1}", _sack_part(seat, count, named, counted, place, caption, on_it, drawing.least_text))


@remembered
def _sack_part(
    seat: int,
    count: int,
    named: str,
    counted: str,
    place: Place,
    caption: tuple[float, float],
    on_it: bool,
    least: float,
) -> str:
    x, y, scale = place
    size = max(number for number in range(len(FULL)) if count >= FULL[number])
    high = SACK_BODIES[size] * scale
    letters = max(least, (0.42 if on_it else 0.5) * high)
    middle = y - high * (0.66 if on_it else 0.42)
    number = words(str(count), x, middle + letters * 0.35, letters, "display outline", "middle") if size else ""
    if not on_it:
        below = label(counted, *caption, least)
    elif size:
        below = words(counted, *caption, least, "outline", "middle")
    else:
        # An empty sack has no room for words.
        below = label(counted, x, y - 62 * scale, least, "middle")
    return group(
        title(named), group(use(f"sack-{size}", x, y, scale), number, below, aria_hidden="true"), id=f"pile-{seat + 1}"
    )


def _spade(drawing: Drawing, seat: int, place: Place) -> None:
    """Draw the spade of a seat that has it in hand."""
    look = drawing.look
    if not look.in_the_middle(seat) and look.buried(seat) is None and not look.buried_face_down(seat):
        drawing.spade(seat, *place[:2], round(place[2] * SACK_HIGH / SPADE_HIGH, 3))


def _own(drawing: Drawing) -> None:
    """Draw the parts that only the seat's player sees: the button to stay in or to keep no rat, and, with the memory aid, the rats."""
    look, plan = drawing.look, drawing.plan
    if look.may_stay:
        drawing.add("stay", _button(drawing, "stay", "stay-in", "name-stay"))
    if look.alarm and look.may_move:
        drawing.add("keep-none", _button(drawing, "keep-none", "keep-none", "label-keep-none"))
    if look.own_pile is not None:
        count = look.rats_taken(drawing.seat)
        named = drawing.text("name-own-rats", count=count)
        drawing.add("own-pile", _own_rats(count, named, plan.pile_rats, plan.letters))


def _button(drawing: Drawing, id: str, text: str, named: str) -> str:
    return button(id, drawing.text(text), drawing.text(named), drawing.plan.button, drawing.least_text)


@remembered
def _own_rats(count: int, named: str, place: tuple[float, float], least: float) -> str:
    """Draw the number of rats in the viewer's sack; its treasures are counted on the crates."""
    x, y = place
    return group(
        title(named),
        group(use("rat-0", x, y, least / 90), badge(str(count), x + least * 1.9, y, least), aria_hidden="true"),
        id="own-pile",
    )
