"""The end of a game of Rat Alarm: who has won, and all piles turned over."""

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.letters import BOLD, fitted
from spadework.engine.picture.svg import element, group, title, words
from spadework.games.rat_alarm.notation.results import cubes_won, rats_of, victory_words
from spadework.games.rat_alarm.picture.drawing import Drawing
from spadework.games.rat_alarm.picture.figures import CROWN, cube, rat, sign
from spadework.games.rat_alarm.rules.state import KINDS


def verdict(drawing: Drawing, x: float, y: float, width: float, height: float) -> None:
    """Who has won."""
    said = drawing.say(victory_words(drawing.deck, drawing.view))
    crown = element(
        "path",
        d=CROWN,
        transform=f"translate({x + 36},{y + height / 2}) scale(2.6)",
        class_="fill-gold stroke-on-suit",
        stroke_width=0.8,
    )
    size = 30 if drawing.scene.wide else 17
    drawing.below.append(
        element("rect", x=x, y=y, width=width, height=height, rx=12, class_="sheet stroke-brass", stroke_width=3)
    )
    drawing.below.append(group(title(said), crown))
    lines = 1 if drawing.scene.wide else 2
    drawing.paragraph(
        said, x + 76, y + height / 2 + size * (0.36 if lines == 1 else -0.1), (width - 90) * 0.88, size, "display bold"
    )


def scoring_table(drawing: Drawing, x: float, y: float, width: float, row: float, first: float) -> float:
    """All piles turned over: by kind and seat the pieces and the cube won, rats and points; returns where the table ends."""
    view, least = drawing.view, drawing.least_text
    seats = drawing.look.seats
    wide = (width - first) / len(seats)
    won, points, winners = cubes_won(drawing.deck, view), drawing.look.standings.points, drawing.look.standings.winners
    rows = len(KINDS) + 2
    for seat in winners:
        left = x + first + seat * wide
        drawing.below.append(
            element(
                "rect",
                x=left + 2,
                y=y,
                width=wide - 4,
                height=(rows + 1) * row,
                rx=8,
                class_="sheet stroke-brass",
                stroke_width=4,
            )
        )
    for seat in seats:
        name, left = drawing.scene.names[seat], x + first + seat * wide
        radius = row * 0.34
        drawing.below.append(emblem(seat, left + 10 + radius, y + row / 2, radius))
        space = wide - 2 * radius - 20
        if space > 3 * least:
            shown = fitted(name, space, least * BOLD)
            drawing.write(shown, left + 2 * radius + 16, y + row / 2 + least * 0.36, None, "bold")
    for kind, name in enumerate(KINDS):
        top = y + (kind + 1) * row
        _row_head(drawing, x, top, row, width, drawing.text(f"part-{name}"))
        drawing.below.append(sign(name, x + row * 0.45, top + row / 2, row / 52))
        for seat in seats:
            cell = x + first + seat * wide
            pieces = drawing.look.pieces_taken(seat)[kind]
            drawing.write(str(pieces), cell + wide * 0.26, top + row / 2 + least * 0.36, None, "", "middle")
            if won[seat][kind]:
                side = row * 0.66
                text = max(least, side * 0.55)
                left = cell + wide * 0.66 - side / 2
                drawing.below.append(cube(won[seat][kind], left, top + row * 0.17, side, text))
    top = y + (len(KINDS) + 1) * row
    _row_head(drawing, x, top, row, width, drawing.text("caption-rats"))
    drawing.below.append(rat(x + row * 0.5, top + row / 2, row / 84, "alert"))
    _row_head(drawing, x, top + row, row, width, drawing.text("caption-points"))
    for seat in seats:
        cell, middle = x + first + seat * wide, top + row / 2 + least * 0.36
        drawing.write(str(rats_of(drawing.deck, view, seat)), cell + wide * 0.26, middle, None, "", "middle")
        size = row * 0.58
        across = cell + wide * 0.66
        style = "display bold brass" if seat in winners else "display bold"
        drawing.below.append(words(str(points[seat]), across, top + row * 1.5 + size * 0.36, size, style, "middle"))
    return top + 2 * row


def _row_head(drawing: Drawing, x: float, y: float, row: float, width: float, text: str) -> None:
    drawing.below.append(element("rect", x=x, y=y, width=width, height=1.5, class_="fill-line"))
    drawing.write(text, x + row * 0.95, y + row / 2 + drawing.least_text * 0.36)
