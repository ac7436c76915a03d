"""The end of a game of Rat Alarm, counted on the floor of the hold: each sack is emptied on a sailcloth, above the crates."""

from typing import NamedTuple

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.letters import fitted, width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box
from spadework.engine.picture.svg import element, group, title, words
from spadework.engine.words import SeatName
from spadework.games.rat_alarm.notation.wording import victory_words
from spadework.games.rat_alarm.picture.drawing import CAPITAL, Drawing, cube
from spadework.games.rat_alarm.picture.plan import Plan
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
    """The sailcloths, the winner's on top, counted from the last place to the first, a crate a step; and at last who has won."""
    look, plan = drawing.look, drawing.plan
    x, y, width, height = plan.tally
    ranking = sorted(look.seats, key=lambda seat: (-look.standings.places[seat], -seat))
    shares = [1.3 if seat in look.standings.winners else 1.0 for seat in ranking]
    row = min(height / sum(shares), plan.tally_most + 8)
    bottom = y + (height + row * sum(shares)) / 2
    drawing.add("onlookers", _onlookers(plan, plan.verdict[1] if plan.wide else bottom - row * sum(shares)))
    step = 0
    for seat, share in zip(ranking, shares, strict=True):
        bottom -= row * share
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
        box = Box(x, round(bottom, 1), width, round(row * share - (8 if plan.wide else 5), 1))
        drawing.add(f"score-{seat + 1}", _sailcloth(entry, named, counted, box, step, plan))
        step += max(1, sum(1 for count in pieces if count))
    said = drawing.say(victory_words(drawing.deck, look.record))
    drawing.add("verdict", paper("verdict", plan.verdict, said, (), False, plan, step))


@remembered
def _onlookers(plan: Plan, y: float) -> str:
    """Rats that look over the sign, or over the first sailcloth, whose wall is free now; in a wide hold the emptied chest, too."""
    tall = ((6, 128, 0.42), (0, 190, 0.56), (9, 246, 0.36), (4, 304, 0.48))
    wide = ((2, 96, 0.62), (8, 214, 0.5), (6, 330, 0.68), (11, 442, 0.54))
    more = ((3, 736, 0.58), (0, 862, 0.76), (9, 976, 0.5), (4, 1086, 0.66), (7, 1206, 0.54))
    rats = [
        use(f"rat-{rat}", x, round(y + 14 - 104 * size, 1), size)
        for rat, x, size in ((*wide, *more) if plan.wide else tall)
    ]
    left, top, width, height = plan.own
    at = (left + width / 2 - 10, top + height - 6, 0.94)
    chest = (use("chest-lid", *at), use("chest", *at)) if plan.wide else ()
    return group(*rats, *chest, id="onlookers")


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
    """The emptied sack, whose it was, and its points."""
    x, y, width, height = box
    least = plan.letters
    style = "display brass" if entry.wins else "display"
    if plan.wide:
        sack = use("sack-tipped", x + 12, y + height - 14, 0.58)
        at, line = x + 108, y + height * 0.3
        name = fitted(entry.name, x + 302 - at - 38, least, "bold")
        size = min(42.0 if entry.wins else 36.0, height * 0.46)
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
                use("crowns", x + 46, y + height * 0.3, 0.9) if entry.wins else "",
                data_tally=last,
            ),
            use("rat-0", x + 258, below - 2, round(min(0.22, height / 400), 2)) if entry.rats else "",
            words(str(entry.rats), x + 286, below + 7, least, "display", "middle") if entry.rats else "",
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
    """A piece of a kind, how many there are, and the cube that they have won."""
    x, y, width, height = box
    least = plan.letters
    if plan.wide:
        middle = y + height / 2
        piece = use(KINDS[kind], x + 28, middle, 1.24)
        number = words(str(count), x + 68, middle + 10, 29, "display", "middle")
        block = cube(won, x + width - 40, middle + 5, 1.16, least) if won else ""
    else:
        # In a low row the number stands beside the piece, else below it.
        middle, right = y + height / 2 - 1, x + width
        if height < 50:
            piece, cube_at = use(KINDS[kind], x + 8, middle, 0.44), (right - 12, middle + 3, 0.46)
            number = words(str(count), x + 23, middle + 6, 16, "display", "middle")
        else:
            piece, cube_at = use(KINDS[kind], x + 15, middle - 8, 0.72), (right - 17, y + height - 12, 0.6)
            number = words(str(count), x + 15, y + height - 5, 17, "display", "middle")
        block = cube(won, *cube_at, least) if won else ""
    return group(piece, number, block)
