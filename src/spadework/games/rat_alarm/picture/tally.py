"""The end of a game of Rat Alarm, counted on the floor of the hold: each sack is emptied on a sailcloth, above the crates."""

from typing import NamedTuple

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.letters import fitted, width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, rect
from spadework.engine.picture.svg import element, group, title, words
from spadework.engine.words import SeatName
from spadework.games.rat_alarm.notation.wording import victory_words
from spadework.games.rat_alarm.picture.drawing import CAPITAL, Drawing, cube
from spadework.games.rat_alarm.picture.plan import Plan
from spadework.games.rat_alarm.picture.scene import paper
from spadework.games.rat_alarm.rules.state import KINDS

BULGE = (38, -72)
"""Place of a crown on a tipped sack, in the sack's own units."""
CROWN = (19, 17)
"""Extent of a crown above and below its middle."""


class Entry(NamedTuple):
    """A seat's treasures, rats and points."""

    seat: int
    name: str
    cells: tuple[tuple[int, int], ...]
    """Number of treasures of each kind, and the cube that they have won."""
    rats: int
    points: int
    wins: bool


def tally(drawing: Drawing) -> None:
    """Draw the sailcloths, counted from the last place to the first, a crate per step, and finally the winners.

    They lie as the seats do, the front one's on top, so that the picture doesn't give away the end of the counting.
    """
    look, plan = drawing.look, drawing.plan
    x, y, width, height = plan.tally
    if not plan.wide and any(map(look.cubes_left, range(len(KINDS)))):
        # Crates on which a cube has been left stay there.
        height = plan.crates[1] - 4 - y
    row = min(height / len(look.seats), plan.tally_most + 8)
    top = y + (height - row * len(look.seats)) / 2
    drawing.add("onlookers", _onlookers(plan, plan.verdict[1] if plan.wide else top))
    step = 0
    # The winner comes last, so that no other sailcloth covers the golden edge.
    for seat in sorted(look.seats, key=lambda seat: (-look.standings.places[seat], -seat)):
        pieces = look.pieces_taken(seat)
        entry = Entry(
            seat,
            drawing.scene.names[seat],
            tuple(zip(pieces, look.won[seat], strict=True)),
            look.rats_taken(seat),
            look.standings.points[seat],
            seat in look.standings.winners,
        )
        named = drawing.text("name-tally", seat=SeatName(seat), points=entry.points, rats=entry.rats)
        counted = drawing.text("caption-counted", points=entry.points)
        line = top + row * drawing.seats.index(seat)
        box = Box(x, round(line, 1), width, round(row - (8 if plan.wide else 5), 1))
        drawing.add(f"score-{seat + 1}", _sailcloth(entry, named, counted, box, step, plan))
        step += max(1, sum(1 for count in pieces if count))
    said = drawing.say(victory_words(drawing.deck, look.record))
    winners = [seat for seat in drawing.seats if seat in look.standings.winners]
    names = drawing.labels_of(winners)
    drawing.add("verdict", paper("verdict", plan.verdict, names, (), False, plan, step, said))


@remembered
def _onlookers(plan: Plan, y: float) -> str:
    """Draw rats that look over a board, or over the first sailcloth at the free wall; in a wide hold also the board and the chest."""
    tall = ((6, 128, 0.42), (0, 190, 0.56), (9, 246, 0.36), (4, 304, 0.48))
    wide = ((2, 96, 0.62), (8, 214, 0.5), (6, 330, 0.68), (11, 442, 0.54))
    more = ((3, 736, 0.58), (0, 862, 0.76), (9, 976, 0.5), (4, 1086, 0.66), (7, 1206, 0.54))
    rats = [
        use(f"rat-{rat}", x, round(y + 14 - 104 * size, 1), size)
        for rat, x, size in ((*wide, *more) if plan.wide else tall)
    ]
    left, top, width, height = plan.own
    at = (left + width / 2 - 10, top + height - 6, 0.94)
    chest = (_board(plan.verdict), use("chest-shut", *at)) if plan.wide else ()
    return group(*rats, *chest, id="onlookers")


def _board(box: Box) -> str:
    """Draw the board on which the verdict will hang."""
    x, y, width, height = box
    x, y, width, height = x - 12, y + 3, width + 24, height - 6
    seam = y + height * 0.52
    nails = "".join(f"M{side:g} {y + height * share:g}h.1" for side in (x + 6, x + width - 6) for share in (0.25, 0.78))
    grain = "".join(
        f"M{x + 60 + 148 * step:g} {y + height * (0.25 if step % 2 else 0.76):g}h{54 + 11 * (step % 3)}"
        for step in range(8)
    )
    return group(
        rect((x + 3, y + 8, width, height), 3, "shadow"),
        rect((x, y, width, height), 3, "fill-wood stroke-outline", 2.6),
        element("path", d=f"M{x + 3:g} {y + 3:g}h{width - 6:g}", class_="stroke-edge", stroke_width=1.4, opacity=0.4),
        element("path", d=f"M{x + 2:g} {seam:g}h{width - 4:g}{grain}", class_="pen stroke-wood-deep", stroke_width=1.6),
        element("path", d=nails, class_="pen stroke-outline", stroke_width=4),
    )


@remembered
def _sailcloth(entry: Entry, named: str, counted: str, box: Box, step: int, plan: Plan) -> str:
    """Draw a seat's sailcloth; its pieces appear from step `step` + 1 on, its points with the last of them."""
    x, y, width, height = box
    least, wide = plan.letters, plan.wide
    head = height if wide else least * 1.9
    cells, last = [], step + max(1, sum(1 for count, _ in entry.cells if count))
    left, _, across, _ = plan.crates
    pitch = (across + plan.crate_gap) / len(KINDS)
    for kind, (count, won) in enumerate(entry.cells):
        if count:
            step += 1
            room = Box(
                left + kind * pitch,
                y + (0 if wide else head),
                pitch - plan.crate_gap,
                height - (0 if wide else head),
            )
            cells.append(group(_cell(kind, count, won, room, plan), data_tally=step))
    edge = "".join(f"q{width / 48:.4g} {bend} {width / 24:.4g} 0" for bend in (3, -3) * 12)
    back = edge.replace(f" {width / 24:.4g} 0", f" -{width / 24:.4g} 0").replace(
        f"q{width / 48:.4g}", f"q-{width / 48:.4g}"
    )
    cloth = f"M{x} {y}{edge}V{y + height:.5g}{back}Z"
    drawn = [
        element("path", d=cloth, class_="shadow", transform="translate(3,5)"),
        element("path", d=cloth, class_="fill-card stroke-outline", stroke_width=2),
    ]
    if entry.wins:
        drawn.append(
            group(
                element("path", d=cloth, class_="fill-sky stroke-outline", stroke_width=10 if wide else 6),
                element("path", d=cloth, fill="none", class_="stroke-gold", stroke_width=6 if wide else 3.4),
                data_tally=last,
            )
        )
    drawn += [_owner(entry, counted, box, last, plan), *cells]
    return group(title(named), group(*drawn, aria_hidden="true"), id=f"score-{entry.seat + 1}")


def _owner(entry: Entry, counted: str, box: Box, last: int, plan: Plan) -> str:
    """Draw the emptied sack, its owner, and the points."""
    x, y, width, height = box
    least = plan.letters
    style = "display brass" if entry.wins else "display"
    if plan.wide:
        scale = 0.58 if height > 96 else 0.4
        sack = use("sack-tipped", x + 12, y + height - 12, scale)
        crown = _crown(x + 12 + BULGE[0] * scale, y + 8, y + height - 12 + BULGE[1] * scale)
        at, line, radius = x + 108, y + height * 0.28, min(16.0, height * 0.19)
        name = fitted(entry.name, x + 302 - at - 38, least, "bold")
        size = min(42.0 if entry.wins else 36.0, height * 0.46)
        below, points = y + height * 0.72, str(entry.points)
        return group(
            sack,
            emblem(entry.seat, at + 14, line, radius),
            words(name, at + 38, line + least * CAPITAL, least, "bold"),
            group(
                words(points, at, below + size * 0.35, size, style),
                words(
                    counted,
                    at + width_of(points, size, "display") + 6,
                    below + size * 0.35 - 2,
                    least,
                    "brass" if entry.wins else "",
                ),
                crown if entry.wins else "",
                data_tally=last,
            ),
            use("rat-0", x + 258, below - 2, round(min(0.22, height / 400), 2)) if entry.rats else "",
            words(str(entry.rats), x + 290, below + 7, least, "display", "middle") if entry.rats else "",
        )
    line = y + least
    name = fitted(entry.name, 130, least, "bold")
    return group(
        use("sack-tipped", x + 6, line + 8, 0.22),
        emblem(entry.seat, x + 48, line, 9),
        words(name, x + 62, line + least * CAPITAL, least, "bold"),
        group(
            words(str(entry.points), x + width - 84, line + 7, 20, style, "end"),
            words(counted, x + width - 78, line + least * CAPITAL, least, "brass" if entry.wins else ""),
            data_tally=last,
        ),
        use("rat-0", x + width - 144, line, 0.13) if entry.rats else "",
        words(str(entry.rats), x + width - 125, line + least * 0.35, least, "display", "middle") if entry.rats else "",
    )


def _crown(x: float, top: float, foot: float) -> str:
    """Draw a crown that stands on the sack, as large as there is room above it."""
    size = min(0.9, (foot - top) / sum(CROWN))
    return use("crowns", round(x, 1), round(foot - CROWN[1] * size, 1), round(size, 2))


def _cell(kind: int, count: int, won: int, box: Box, plan: Plan) -> str:
    """Draw a treasure of a kind, the number of them, and the cube that they have won."""
    x, y, width, height = box
    least = plan.letters
    if plan.wide:
        middle = y + height / 2
        piece = use(KINDS[kind], x + 24, middle, 1.1)
        number = words(str(count), x + 67, middle + 9.5, 27, "display", "middle")
        block = cube(won, x + width - 33, middle + 5, 1.05, least) if won else ""
    elif height < 50:
        # The number stands below the piece, the cube beside the number.
        foot = y + height - 7
        piece = use(KINDS[kind], x + 13, y + 9, 0.46)
        number = words(str(count), x + 13, foot, 15, "display", "middle")
        block = cube(won, x + width - 19, foot - 8.7, 0.54, least) if won else ""
    else:
        # The number stands beside the piece, the cube below both.
        scale = min(0.95, (height - 38) / 48)
        piece = use(KINDS[kind], x + 16, y + height * 0.12 + 8, 0.74)
        number = words(str(count), x + 34, y + height * 0.12 + 14, 18, "display")
        block = cube(won, x + width / 2 - 5 * scale, y + height - 7 - 18 * scale, scale, least) if won else ""
    return group(piece, number, block)
