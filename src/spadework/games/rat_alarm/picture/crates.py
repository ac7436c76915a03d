"""The six kinds of treasure as crates: how much there is, and what it is worth. A crate is clicked to drop out with its kind."""

from spadework.engine.picture.letters import size_for
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.svg import group, title, words
from spadework.engine.words import Words, and_list, message
from spadework.games.rat_alarm.picture.drawing import Drawing
from spadework.games.rat_alarm.picture.figures import cube, shine
from spadework.games.rat_alarm.rules.state import CUBES, KINDS

HIGH, ABOVE = 66.0, 50.0
"""How high a crate is, and how far its treasure looks out."""
CRATE = 194.0


def crates(drawing: Drawing, x: float, y: float, width: float, columns: int, gap: float, row: float) -> None:
    """The six crates in rows, their rims at `y` and every `row` below."""
    look = drawing.look
    wide = (width - gap * (columns - 1)) / columns
    most = 1 if len(look.seats) == 2 else CUBES
    for kind, name in enumerate(KINDS):
        left, top = x + kind % columns * (wide + gap), y + kind // columns * row
        svg = _crate(
            drawing.scene.words,
            kind,
            (left, top, wide),
            (look.pieces_open(kind), look.pieces(kind)),
            look.cubes(kind),
            most,
            drawing.least_text,
        )
        drawing.add(f"kind-{name}", svg)


@remembered
def _crate(
    said: Words,
    kind: int,
    place: tuple[float, float, float],
    pieces: tuple[int, int],
    cubes: tuple[int, ...],
    most: int,
    least: float,
) -> str:
    """A crate.

    Args:
        place: left, rim and width.
        pieces: how many lie open, and how many there are.
        cubes: the values of its cubes.
        most: how many cubes it will have.
        least: the size of the smallest letters.
    """
    x, y, width = place
    scale = width / CRATE
    called = message(f"part-{KINDS[kind]}")
    named = said.text("name-kind", kind=called, open=pieces[0], all=pieces[1])
    if cubes:
        values = and_list([message("number", number=value) for value in cubes])
        named = said.text("name-kind-cubes", kind=called, open=pieces[0], all=pieces[1], cubes=values)
    high = max(HIGH * scale, least * 2.9)
    above = ABOVE * max(scale, 0.8)
    name = said.say(called)
    size = size_for(name, width - 20 * scale, least * 1.25, least, "display")
    counted = said.text("count-of", open=pieces[0], all=pieces[1])
    pitch, side = 52 * max(scale, 0.6), max(scale, 0.6)
    start = x + width - 31 * side - pitch * (most - 1)
    blocks = [cube(value, start + pitch * number, y - 19 * side, side, least) for number, value in enumerate(cubes)]
    body = group(
        use(KINDS[kind], x + 44 * max(scale, 0.5), y - 24 * max(scale, 0.75), 1.4 * max(scale, 0.66)),
        *blocks,
        group(use("crate"), transform=f"translate({x:.4g},{y:.4g}) scale({scale:.4g},{high / HIGH:.4g})"),
        words(name, x + width / 2, y + high * 0.26 + size * 0.34, size, "display on-gold", "middle"),
        words(
            counted,
            x + width / 2,
            y + high * 0.74 + least * 0.34,
            least,
            "on-gold bold" if pieces[0] else "on-gold",
            "middle",
        ),
        class_="lift",
    )
    return group(title(named), body, shine((x, y - above, width, high + above), 10), id=f"kind-{KINDS[kind]}")
