"""The end of a game in a picture of Sea & Shore: who has won, and what each part brought."""

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.letters import fitted, lines_of
from spadework.engine.picture.sketch import LINE
from spadework.engine.picture.svg import element, group, title, words
from spadework.games.sea_and_shore.notation.wording import seats_words
from spadework.games.sea_and_shore.picture.drawing import SERIF, Drawing
from spadework.games.sea_and_shore.picture.figures import Box, used
from spadework.games.sea_and_shore.rules.state import PARTS


def verdict(drawing: Drawing, box: Box) -> None:
    """Who has won, under a crown."""
    x, y, width, height = box
    final = drawing.look.standings
    id = "told-share" if len(final.winners) > 1 else "told-wins"
    said = drawing.text(id, seats=seats_words(final.winners), points=final.best)
    size = drawing.least_text * 1.35
    drawing.rounded(box, "sheet stroke-brass", 3)
    crown = used("crown", (x + size * 1.6, y + height / 2, size / 9))
    drawing.below.append(group(title(said), crown))
    left = x + size * 3.2
    space = x + width - left - size * 0.4
    while len(lines_of(said, space, size * SERIF)) * size * LINE > height - 8 and size > drawing.least_text:
        size -= 0.5
    lines = lines_of(said, space, size * SERIF)
    top = y + (height - len(lines) * size * LINE) / 2 + size * 0.95
    for index, line in enumerate(lines):
        drawing.write(fitted(line, space, size * SERIF), left, top + index * size * LINE, size, "display bold")


def score_table(drawing: Drawing, box: Box, first: float) -> None:
    """A column for each seat, a row for each part of the score and one for the sum; `first` is the width of the column before them."""
    x, y, width, height = box
    least, look = drawing.least_text, drawing.look
    points, final = look.points_by_part(), look.standings
    rows = len(PARTS) + 1
    wide, row = (width - first) / len(points), height / (rows + 1)
    for seat in final.winners:
        frame = {"x": x + first + seat * wide + 2, "y": y, "width": wide - 4, "height": height}
        drawing.below.append(element("rect", rx=8, class_="sheet stroke-brass", stroke_width=3, **frame))
    for seat, name in enumerate(drawing.scene.names[: len(points)]):
        left, radius = x + first + seat * wide, least * 0.9
        space = wide - 2 * radius - least * 1.1
        shown = space > 3 * least
        middle = left + least * 0.4 + radius if shown else left + wide / 2
        drawing.below.append(group(title(name), emblem(seat, middle, y + row / 2, radius)))
        if shown:
            text = fitted(name, space, least)
            drawing.write(text, middle + radius + least * 0.3, y + row / 2 + least * 0.36, None, "bold")
    for index in range(rows):
        top = y + (index + 1) * row
        last = index == len(PARTS)
        drawing.below.append(element("rect", x=x, y=top, width=width, height=1.5, class_="fill-line"))
        head = drawing.text("caption-points") if last else drawing.text(f"part-{PARTS[index]}")
        baseline = top + row / 2 + least * 0.36
        lines = lines_of(head, first - 6, least)
        for line, text in enumerate(lines[:2]):
            offset = (line - (min(len(lines), 2) - 1) / 2) * least * 1.1
            drawing.write(fitted(text, first - 6, least), x + 2, baseline + offset, None, "bold" if last else "quiet")
        for seat in look.seats:
            across = x + first + (seat + 0.5) * wide
            text = str(final.points[seat] if last else points[seat][index])
            size = least * 1.3 if last else least
            style = "display bold brass" if last and seat in final.winners else "display bold" if last else ""
            drawing.below.append(words(text, across, top + row / 2 + size * 0.36, size, style, "middle"))
