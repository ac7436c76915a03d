"""The end of a game of Rat Alarm: the ship's log lies open, with who has won and all sacks emptied."""

from typing import NamedTuple

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.icons import icon
from spadework.engine.picture.letters import fitted, lines_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import rect
from spadework.engine.picture.svg import element, group, words
from spadework.games.rat_alarm.notation.wording import cubes_won, victory_words
from spadework.games.rat_alarm.picture.drawing import CAPITAL, Drawing, cube
from spadework.games.rat_alarm.rules.state import KINDS

Box = tuple[float, float, float, float]

ROOMY = 150.0
"""From how wide a column on the pieces themselves lie beside their number."""


def logbook(drawing: Drawing, box: Box) -> float:
    """The page; returns where it ends."""
    look, least, wide = drawing.look, drawing.least_text, drawing.scene.wide
    seats, won, standings = look.seats, cubes_won(drawing.deck, look.record), look.standings
    x, y, width, _ = box
    head, row = (104.0, 50.0) if wide else (96.0, 40.0)
    pad = 30.0 if wide else 8.0
    bottom = y + head + row * (len(KINDS) + 3) + (10 if wide else 8)
    drawing.add("page", _page((x, y, width, bottom - y), wide))
    drawing.add(
        "verdict",
        _verdict(drawing.say(victory_words(drawing.deck, look.record)), (x + pad, y, width - 2 * pad, head), wide),
    )
    first = 190.0 if wide else 92.0
    column = (width - 2 * pad - first) / len(seats)
    left, top = x + pad, y + head
    names = (
        *(drawing.text(f"part-{name}") for name in KINDS),
        drawing.text("caption-rats"),
        drawing.text("caption-points"),
    )
    drawing.add("entries", _entries(names, left, top + row, first, width - 2 * pad, row, least))
    for seat in seats:
        cells = tuple((look.pieces_taken(seat)[kind], won[seat][kind]) for kind in range(len(KINDS)))
        place = (left + first + seat * column, top, column)
        entry = Entry(
            seat,
            drawing.scene.names[seat],
            cells,
            look.rats_taken(seat),
            standings.points[seat],
            seat in standings.winners,
        )
        drawing.add(f"score-{seat + 1}", _score(entry, place, row, least))
    return bottom


class Entry(NamedTuple):
    """A seat's entry in the log."""

    seat: int
    name: str
    cells: tuple[tuple[int, int], ...]
    """By kind its pieces, and the cube that they have won."""
    rats: int
    points: int
    wins: bool


@remembered
def _page(box: Box, wide: bool) -> str:
    """The open book on the floor of the hold."""
    x, y, width, height = box
    cover = rect((x - 10, y - 6, width + 20, height + 14), 10, "fill-brown-deep stroke-outline", 3) if wide else ""
    lines = "".join(f"M{x + width - 3 - 3 * n} {y + 6}V{y + height - 4}" for n in range(3)) if wide else ""
    return group(
        rect((x - 6, y + 2, width + 20, height + 18), 10, "shadow"),
        cover,
        rect(box, 5, "fill-card stroke-outline", 2.4),
        element("path", d=lines, class_="line", stroke_width=1.4) if lines else "",
        id="page",
    )


@remembered
def _verdict(said: str, box: Box, wide: bool) -> str:
    """The winners, between two heaps of loot."""
    x, y, width, height = box
    size, room = (36.0, 150.0) if wide else (19.0, 46.0)
    lines = lines_of(said, width - 2 * room, size, "display")
    while len(lines) > 2 and size > 15:
        size -= 1
        lines = lines_of(said, width - 2 * room, size, "display")
    at = y + height / 2 - (len(lines) - 1) * size * 0.56 + size * 0.32
    written = [
        words(line, x + width / 2, at + number * size * 1.12, size, "display", "middle")
        for number, line in enumerate(lines)
    ]
    scale, foot = (1.3, y + height - 36) if wide else (0.6, y + height - 30)
    loot = [
        use(name, middle + across * scale, foot - up * scale, scale)
        for middle, names in (
            (x + room * 0.45, ("goblets", "coins", "crowns")),
            (x + width - room * 0.45, ("pearls", "rings", "gems")),
        )
        for name, across, up in zip(names, (-24, 24, 0), (0, 0, 28), strict=True)
    ]
    return group(*written, *loot, id="verdict")


@remembered
def _entries(names: tuple[str, ...], x: float, y: float, first: float, width: float, row: float, least: float) -> str:
    """The kinds, one a line, below them the rats and the points."""
    drawn = []
    for number, name in enumerate(names):
        top = y + number * row
        last = number == len(names) - 1
        rule = rect((x, top, width, 3 if last else 1.6), 0, "fill-ink" if last else "fill-line")
        drawn.append(rule)
        middle = top + row / 2
        if number < len(KINDS):
            drawn.append(use(KINDS[number], x + row * 0.42, middle, row / 54))
        elif not last:
            drawn.append(use("rat-0", x + row * 0.42, middle, row / 230))
        else:
            drawn.append(icon("star", x + row * 0.42, middle, row * 0.6, "brass"))
        left = x + row * 0.9
        size = least * (1.1 if row > 45 else 1)
        drawn.append(
            words(fitted(name, first - row * 0.9, size, "display"), left, middle + size * 0.32, size, "display")
        )
    return group(*drawn, id="entries")


@remembered
def _score(entry: Entry, place: tuple[float, float, float], row: float, least: float) -> str:
    """One seat's column."""
    x, y, width = place
    high = row * (len(KINDS) + 3)
    drawn = []
    if entry.wins:
        drawn.append(rect((x + 2, y, width - 4, high - 4), 8, "fill-yellow-soft stroke-brass", 3))
    radius = row * 0.36
    drawn.append(emblem(entry.seat, x + radius + 8, y + row / 2, radius))
    space = width - 2 * radius - 18
    if space > 2.5 * least:
        shown = fitted(entry.name, space, least, "bold")
        drawn.append(words(shown, x + 2 * radius + 14, y + row / 2 + least * CAPITAL, least, "bold"))
    roomy = width > ROOMY
    for number, (pieces, won) in enumerate((*entry.cells, (entry.rats, 0))):
        middle = y + (number + 1.5) * row
        size = max(least, row * 0.46)
        at = x + (30 if roomy else width * 0.25)
        drawn.append(words(str(pieces), at, middle + size * 0.35, size, "display" if pieces else "quiet", "middle"))
        if roomy and pieces:
            drawn.append(
                _pieces(KINDS[number] if number < len(KINDS) else "rat-0", pieces, at + 34, middle, width * 0.4)
            )
        if won:
            drawn.append(cube(won, x + width * (0.84 if roomy else 0.66), middle + row * 0.06, row / 58, least))
    size, middle = row * 0.72, y + (len(KINDS) + 2.5) * row
    drawn.append(
        words(
            str(entry.points),
            x + width * 0.5,
            middle + size * 0.35,
            size,
            "display brass" if entry.wins else "display",
            "middle",
        )
    )
    return group(*drawn, id=f"score-{entry.seat + 1}")


def _pieces(name: str, count: int, x: float, y: float, width: float) -> str:
    """So many pieces in a row, one over the other where there are many."""
    pitch = min(22.0, width / count)
    scale = 0.62 if name in KINDS else 0.19
    return "".join(use(name, round(x + pitch * number, 1), y, scale) for number in range(count))
