"""The end of a game, written into the log-book: on one page who has won, on the other what each part brought."""

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.letters import fitted, lines_of, width_of
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, rect
from spadework.engine.picture.svg import element, group, star, title, words
from spadework.games.sea_and_shore.notation.wording import seats_words
from spadework.games.sea_and_shore.picture.drawing import DOWN, Drawing
from spadework.games.sea_and_shore.rules.state import PARTS


def lay_logbook(drawing: Drawing, left: Box, right: Box, first: float) -> None:
    """The open book: two pages side by side, or one above the other; `first` is the width of the column before the points."""
    x, y = min(left.x, right.x), min(left.y, right.y)
    whole = Box(
        x, y, max(left.x + left.width, right.x + right.width) - x, max(left.y + left.height, right.y + right.height) - y
    )
    side_by_side = left.y == right.y
    spine = (
        element("path", d=f"M{right.x} {y}V{y + whole.height}", class_="stroke-line", stroke_width=3)
        if side_by_side
        else element("path", d=f"M{x} {right.y}H{x + whole.width}", class_="stroke-line", stroke_width=3)
    )
    ribbon_x = left.x + left.width - 46
    book = [
        rect((x - 6, y - 2, whole.width + 16, whole.height + 14), 12, "shadow"),
        rect(whole.inset(-9), 12, "fill-wood-deep stroke-outline", 2.2),
        rect(whole.inset(-3), 5, "fill-line stroke-outline", 1.4),
        rect(whole, 4, "fill-sheet stroke-outline", 1.6),
        spine,
        element(
            "path",
            d=f"M{ribbon_x} {y - 9}H{ribbon_x + 20}V{y + 34}L{ribbon_x + 10} {y + 24}L{ribbon_x} {y + 34}Z",
            class_="fill-alert stroke-outline",
            stroke_width=1.6,
        ),
    ]
    drawing.add("logbook", group(*book, id="logbook"))
    _lay_verdict(drawing, left)
    _lay_table(drawing, right.inset(drawing.least_text * 0.7), first)


def _lay_verdict(drawing: Drawing, page: Box) -> None:
    """The winners with their emblems, under a crown."""
    x, y, width, height = page
    final, least = drawing.look.standings, drawing.least_text
    id = "told-share" if len(final.winners) > 1 else "told-wins"
    said = drawing.text(id, seats=seats_words(final.winners), points=final.best)
    size, radius = least * 1.5, least * 1.7
    space = width - 3 * least
    while len(lines_of(said, space, size, "display")) * size * 1.2 > height - radius * 4.4 and size > least:
        size -= 0.5
    lines = lines_of(said, space, size, "display")
    middle = x + width / 2
    rose = element(
        "path",
        d=star(8, height * 0.44, height * 0.12),
        class_="fill-line",
        opacity=0.35,
        transform=f"translate({middle},{y + height / 2})",
    )
    top = y + (height - radius * 3.9 - len(lines) * size * 1.2) / 2
    drawn = [rose, use("crown", middle, top + radius * 0.9, radius / 11)]
    for index, seat in enumerate(final.winners):
        across = middle + (index - (len(final.winners) - 1) / 2) * radius * 2.3
        drawn.append(emblem(seat, across, top + radius * 2.7, radius))
    for index, line in enumerate(lines):
        baseline = top + radius * 4.2 + size * 0.7 + index * size * 1.2
        drawn.append(words(fitted(line, space, size, "display"), middle, baseline, size, "display", "middle"))
    drawing.add("verdict", group(title(said), *drawn, id="verdict"))


def _lay_table(drawing: Drawing, box: Box, first: float) -> None:
    """A column for each seat, a row for each part of the score and one for the sum."""
    x, y, width, height = box
    least, look = drawing.least_text, drawing.look
    points, final = look.points_by_part(), look.standings
    rows = len(PARTS) + 1
    wide, row = (width - first) / len(points), height / (rows + 1)
    drawn = []
    for seat in final.winners:
        column = (x + first + seat * wide + 2, y, wide - 4, height)
        drawn.append(rect(column, 8, "fill-gold", opacity=0.3) + rect(column, 8, "stroke-brass", 2.5, fill="none"))
    for seat, name in enumerate(drawing.scene.names[: len(points)]):
        radius = least * 0.9
        space = wide - 2 * radius - least * 0.9
        text = fitted(name, space, least, "bold") if space > 3 * least else ""
        across = x + first + (seat + 0.5) * wide - (width_of(text, least, "bold") + least * 0.3 if text else 0) / 2
        label = words(text, across + radius + least * 0.3, y + row / 2 + least * DOWN, least, "bold") if text else ""
        drawn.append(group(title(name), emblem(seat, across, y + row / 2, radius), label))
    for index in range(rows):
        top, last = y + (index + 1) * row, index == len(PARTS)
        drawn.append(
            element(
                "path",
                d=f"M{x} {top}H{x + width}",
                class_="stroke-ink" if last else "stroke-line",
                stroke_width=2 if last else 1.5,
            )
        )
        head = drawing.text("caption-points") if last else drawing.text(f"part-{PARTS[index]}")
        lines = lines_of(head, first - 6, least, "bold" if last else "text")[:2]
        for line, text in enumerate(lines):
            offset = (line - (len(lines) - 1) / 2) * least * 1.1
            drawn.append(
                words(
                    fitted(text, first - 6, least),
                    x + 2,
                    top + row / 2 + least * DOWN + offset,
                    least,
                    "bold" if last else "",
                )
            )
        for seat in look.seats:
            size = least * 1.35 if last else least
            text = str(final.points[seat] if last else points[seat][index])
            drawn.append(
                words(text, x + first + (seat + 0.5) * wide, top + row / 2 + size * DOWN, size, "display", "middle")
            )
    drawing.add("score-table", group(*drawn, id="score-table"))
