"""The end of a game of Rat Alarm, counted on the floor of the hold: each sack is emptied on a sailcloth, above the crates."""

from typing import NamedTuple

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.letters import fitted, width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.svg import element, group, title, words
from spadework.engine.words import SeatName
from spadework.games.rat_alarm.notation.wording import victory_words
from spadework.games.rat_alarm.picture.drawing import CAPITAL, Drawing, badge, cube
from spadework.games.rat_alarm.picture.plan import Box, Plan
from spadework.games.rat_alarm.picture.scene import paper
from spadework.games.rat_alarm.rules.state import KINDS


class Entry(NamedTuple):
    """What a seat has."""

    seat: int
    name: str
    cells: tuple[tuple[int, int], ...]
    """By kind its pieces, and the cube that they have won."""
    rats: int
    points: int
    wins: bool


def tally(drawing: Drawing) -> None:
    """The sailcloths from the last place to the first, a crate a step, and at last who has won."""
    look, plan = drawing.look, drawing.plan
    x, y, width, height = plan.tally
    ranking = sorted(look.seats, key=lambda seat: -look.standings.places[seat])
    row = min(height / len(ranking), plan.tally_most + 8)
    top = y + (height - row * len(ranking)) / 2
    drawing.add("onlookers", _emptied_chest(plan.own) if plan.wide else _onlookers(top))
    step = 0
    for place, seat in enumerate(ranking):
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
        box = (x, round(top + place * row, 1), width, round(row - (8 if plan.wide else 5), 1))
        drawing.add(f"score-{seat + 1}", _sailcloth(entry, named, counted, box, step, plan))
        step += max(1, sum(1 for count in pieces if count))
    said = drawing.say(victory_words(drawing.deck, look.record))
    drawing.add("verdict", paper("verdict", plan.verdict, said, (), False, plan, step))


@remembered
def _emptied_chest(box: Box) -> str:
    x, y, width, height = box
    at = (x + width / 2 - 10, y + height - 6, 0.94)
    return group(use("chest-lid", *at), use("chest", *at), id="onlookers")


@remembered
def _onlookers(y: float) -> str:
    """Rats that look over the first sailcloth, whose wall is free now."""
    rats = ((6, 128, 0.42), (0, 190, 0.56), (9, 246, 0.36), (4, 304, 0.48))
    return group(*(use(f"rat-{rat}", x, y + 14 - 104 * size, size) for rat, x, size in rats), id="onlookers")


@remembered
def _sailcloth(entry: Entry, named: str, counted: str, box: Box, step: int, plan: Plan) -> str:
    """A seat's sailcloth; its pieces appear from step `step` + 1 on, its points with the last of them."""
    x, y, width, height = box
    least, wide = plan.letters, plan.wide
    head = height if wide else least * 1.9
    cells, last = [], step + max(1, sum(1 for count, _ in entry.cells if count))
    left, _, across, _ = plan.crates
    pitch = (across + plan.crate_gap) / len(KINDS)
    for kind, (count, won) in enumerate(entry.cells):
        if count:
            step += 1
            room = (
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
    ruled = "".join(
        f"M{left + kind * pitch - plan.crate_gap / 2:.5g} {y + (8 if wide else head):.5g}V{y + height - 6:.5g}"
        for kind in range(0 if wide else 1, len(KINDS))
    )
    drawn = [
        element("path", d=cloth, class_="shadow", transform="translate(3,5)"),
        element("path", d=cloth, class_="fill-card stroke-outline", stroke_width=2),
        element("path", d=ruled, class_="line", stroke_width=1.4, stroke_dasharray="5 5"),
    ]
    if entry.wins:
        gilded = element("path", d=cloth, class_="fill-yellow-soft stroke-brass", stroke_width=4)
        drawn.append(group(gilded, drawn[-1], data_tally=last))
    drawn += [_owner(entry, counted, box, last, plan), *cells]
    return group(title(named), group(*drawn, aria_hidden="true"), id=f"score-{entry.seat + 1}")


def _owner(entry: Entry, counted: str, box: Box, last: int, plan: Plan) -> str:
    """The emptied sack, whose it was, and its points."""
    x, y, width, height = box
    least = plan.letters
    style = "display brass" if entry.wins else "display"
    if plan.wide:
        sack = use("sack-tipped", x + 14, y + height - 16, 0.66)
        at, line = x + 120, y + height * 0.3
        name = fitted(entry.name, x + 302 - at - 38, least, "bold")
        size = min(40.0, height * 0.44)
        below, points = y + height * 0.72, str(entry.points)
        return group(
            sack,
            emblem(entry.seat, at + 14, line, 16),
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
                data_tally=last,
            ),
            use("rat-0", x + 266, below - 4, 0.2) if entry.rats else "",
            words(str(entry.rats), x + 291, below + size * 0.35 - 2, least, "display", "middle") if entry.rats else "",
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
        use("rat-0", x + width - 142, line, 0.13) if entry.rats else "",
        words(str(entry.rats), x + width - 126, line + least * 0.35, least, "display", "middle") if entry.rats else "",
    )


def _cell(kind: int, count: int, won: int, box: Box, plan: Plan) -> str:
    """The pieces of a kind, their number, and the cube that they have won."""
    x, y, width, height = box
    least = plan.letters
    if plan.wide:
        scale, rows = (0.86, 1) if count < 4 else (0.72, 2)
        first, middle, room = x + 56, y + height / 2, width - (116 if won else 76)
        number = badge(str(count), x + 18, middle, least * 0.98)
        block = cube(won, x + width - 27, middle + 5, 0.92, least) if won else ""
    else:
        scale, rows = 0.4, 1
        first, middle, room = x + 9, y + height * 0.2, width - 18
        number = words(str(count), x + 12, y + height - 6, 18, "display", "middle")
        block = cube(won, x + width - 16, y + height - 11, 0.54, least) if won else ""
    columns = -(-count // rows)
    step, down = min(40 * scale, room / max(columns - 1, 1)), 42 * scale
    pieces = [
        use(
            KINDS[kind],
            round(first + place % columns * step, 1),
            round(middle + (place // columns - (rows - 1) / 2) * down, 1),
            scale,
        )
        for place in range(count)
    ]
    return group(*pieces, number, block)
