"""Seats: the name on a paper tag, its sack with the cards it has taken, and its spade while it is in hand."""

from collections.abc import Iterator

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.icons import icon
from spadework.engine.picture.letters import fitted, width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.svg import element, group, title, words
from spadework.engine.words import SeatName
from spadework.games.rat_alarm.picture.art.things import SACKS
from spadework.games.rat_alarm.picture.drawing import CAPITAL, Drawing, badge, button
from spadework.games.rat_alarm.rules.state import KINDS

FULL = (0, 1, 4, 8)
"""From how many cards on a sack has which size."""
SACK_HIGH = 124.0
"""Height of the fullest sack."""

Sign = tuple[str, str, str]
"""An icon, its words, and their colour."""


def seat_place(drawing: Drawing, seat: int, box: tuple[float, float, float, float]) -> None:
    """A seat: the tag above, sack and spade on the floor below it."""
    look, least, name = drawing.look, drawing.least_text, drawing.scene.names[seat]
    x, y, width, height = box
    tag = least * 2.9
    drawing.add(
        f"seat-{seat + 1}",
        _tag(seat, name, tuple(_signs(drawing, seat)), (x, y, width, tag), seat == look.acting, least),
    )
    foot, room = y + height - 8, height - tag - 14
    scale = round(min(room / SACK_HIGH, 1.0), 3)
    count = look.pile(seat)
    named = drawing.text("name-pile", seat=SeatName(seat), count=count)
    across = x + 68 * scale + 4
    drawing.add(f"pile-{seat + 1}", _sack(seat, count, named, across, foot, scale, least))
    after = across + 84 * scale
    if not look.in_the_middle(seat) and look.buried(seat) is None and not look.buried_face_down(seat):
        drawing.spade(seat, after + 18 * scale, foot + 2, round(min(room / 126, 1.0), 3))
    if seat == drawing.seat:
        _own(drawing, after + 58 * scale, y + tag + 8, x + width - after - 58 * scale, room)


@remembered
def _tag(
    seat: int,
    name: str,
    signs: tuple[Sign, ...],
    box: tuple[float, float, float, float],
    acts: bool,
    least: float,
) -> str:
    """A player's name and signs, on a tag that is tied to the sack; no wider than its words."""
    x, y, most, height = box
    radius, size = least * 0.82, least * 1.12
    left = x + least * 1.15
    text_left = left + 2 * radius + least * 0.35
    called = fitted(name, x + most - text_left - 6, size, "bold")
    right = text_left + width_of(called, size, "bold")
    written, at = [], text_left
    for sign, word, colour in signs:
        written.append(group(title(word), icon(sign, at + least * 0.4, y + height * 0.72, least * 0.86, colour)))
        at += least * 1.05
        if at + width_of(word, least) <= x + most - 4:
            written.append(words(word, at, y + height * 0.72 + least * CAPITAL, least, colour))
            at += width_of(word, least) + least * 0.6
    width = min(most, max(right, at) + least * 0.7 - x)
    cut = least * 0.7
    paper = (
        f"M{x + cut:.5g} {y}H{x + width:.5g}V{y + height:.5g}H{x + cut:.5g}L{x} {y + height - cut:.5g}V{y + cut:.5g}Z"
    )
    hole = (x + least * 0.55, y + height / 2)
    string = f"M{hole[0]:.5g} {hole[1]:.5g}Q{x - 3} {y + height + 4:.5g} {x + least * 1.3:.5g} {y + height * 1.36:.5g}"
    return group(
        element("path", d=paper, class_="shadow", transform="translate(2,4)"),
        element(
            "path",
            d=paper,
            class_="fill-yellow-soft stroke-brass" if acts else "fill-card stroke-outline",
            stroke_width=4 if acts else 2,
        ),
        element("circle", cx=hole[0], cy=hole[1], r=least * 0.2, class_="fill-hold-deep stroke-brass", stroke_width=2),
        element("path", d=string, class_="pen stroke-brass", stroke_width=2.4),
        emblem(seat, left + radius, y + height / 2, radius),
        words(called, text_left, y + height * 0.3 + size * CAPITAL, size, "bold"),
        *written,
        id=f"seat-{seat + 1}",
    )


def _signs(drawing: Drawing, seat: int) -> Iterator[Sign]:
    """The signs of a seat."""
    look, said = drawing.look, drawing.scene.words
    if look.over:
        if seat in look.standings.winners:
            yield "crown", said.text("seat-wins"), "brass"
        else:
            points = look.standings.points[seat]
            yield "star", said.text("points-so-far", points=points) if drawing.scene.wide else str(points), "ink"
        return
    if seat == look.acting:
        yield (
            ("skull", said.text("seat-alarm"), "alert")
            if look.alarm
            else ("pencil", said.text("seat-deciding"), "brass")
        )
    elif not look.setting_up:
        yield (
            ("check", said.text("seat-in"), "ink") if look.in_round(seat) else ("cross", said.text("seat-out"), "quiet")
        )
    if seat == look.view.first:
        yield "pennant", said.text("seat-first"), "ink"


@remembered
def _sack(seat: int, count: int, named: str, x: float, y: float, scale: float, least: float) -> str:
    size = max(number for number in range(SACKS) if count >= FULL[number])
    letters = max(least, 44 * scale)
    middle = y - (16 if not size else 34) * scale
    number = (
        words(str(count), x, middle + letters * 0.35, letters, "display outline", "middle")
        if size
        else badge("0", x, middle, least)
    )
    return group(title(named), use(f"sack-{size}", x, y, scale), number, id=f"pile-{seat + 1}")


def _own(drawing: Drawing, x: float, y: float, width: float, height: float) -> None:
    """Parts that only the owner sees: the button to stay in, and the own sack's contents with the memory aid."""
    look, least = drawing.look, drawing.least_text
    if look.may_stay:
        text = drawing.text("stay-in")
        wide = min(width_of(text, least, "bold") + 36, width - 8)
        box = (x + width - wide - 8, y + height - 56, wide, 48.0)
        drawing.add("stay", button("stay", text, drawing.text("name-stay"), box, least))
        height -= 60
    if look.own_pile is not None:
        counts = (*look.pieces_taken(drawing.seat), look.rats_taken(drawing.seat))
        drawing.add("own-pile", _opened(counts, x, y, width, height, least))


@remembered
def _opened(counts: tuple[int, ...], x: float, y: float, width: float, height: float, least: float) -> str:
    """The contents of the own sack, kind by kind, and its rats."""
    columns = max(2, min(4, int(width / (least * 3.2))))
    rows = -(-(len(KINDS) + 1) // columns)
    wide, high = min(width / columns, least * 4.4), height / rows
    drawn = []
    for place, count in enumerate(counts):
        left, middle = x + place % columns * wide, y + (place // columns + 0.5) * high
        figure = (
            use(KINDS[place], left + least * 0.8, middle, least / 26)
            if place < len(KINDS)
            else use("rat-0", left + least * 0.8, middle, least / 110)
        )
        drawn += [figure, badge(str(count), left + least * 2.5, middle, least)]
    return group(*drawn, id="own-pile")
