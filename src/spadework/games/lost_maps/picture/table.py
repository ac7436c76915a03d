"""The parts of the common table and what lies between cards: each drawn from a few plain values."""

from spadework.engine.picture.letters import width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import gap, halo, panel
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.games.lost_maps.notation.boxes import COLUMNS
from spadework.games.lost_maps.picture.art.charts import BOX, corner
from spadework.games.lost_maps.picture.art.expeditions import WIDTH as EXPEDITION_WIDTH
from spadework.games.lost_maps.picture.art.expeditions import Cells, small_pattern
from spadework.games.lost_maps.picture.art.ground import border
from spadework.games.lost_maps.picture.cards import RIM, ROUND, WIDTH
from spadework.games.lost_maps.picture.sheets import CAPITALS, FIGURES, cups_left, round_markers
from spadework.games.lost_maps.rules.material import SIDE
from spadework.games.lost_maps.rules.state import KEPT


@remembered
def ground(width: float, height: float, rose: tuple[float, float, float]) -> str:
    """The table with its compass rose."""
    return group(border(width, height), use("rose", *rose), id="ground")


@remembered
def empty_slot(id: str, x: float, y: float, scale: float, height: float, named: str) -> str:
    """An outline where no card lies."""
    box = gap((x + 1, y + 1, WIDTH * scale - 2, height - 2), ROUND * scale)
    return group(title(named) if named else "", box, id=id)


@remembered
def chosen_by(id: str, x: float, y: float, width: float, height: float, named: str) -> str:
    """What is clicked to choose a card: a halo around it."""
    return group(title(named), halo((x, y, width, height), 10, 3), id=id)


@remembered
def stack_of_cards(x: float, y: float, width: float, height: float, count: int, least: float, named: str) -> str:
    """The stack of treasure cards with its count, or where it lay."""
    if not count:
        return group(title(named), gap((x, y, width, height), 8), halo((x, y, width, height), 8, 3), id="stack")
    scale = width / WIDTH
    layers = [use("back", x + lift, y + lift, scale) for lift in ((5, 2.5, 0) if count > 2 else (0,))]
    size, middle = least + 4, (x + width / 2, y + height / 2)
    badge = element("circle", cx=middle[0], cy=middle[1], r=size * 0.95, class_="card", stroke_width=1.6)
    figure = words(str(count), middle[0], middle[1] + size * FIGURES, size, "display", "middle")
    return group(title(named), *layers, badge, figure, halo((x, y, width, height), 8, 3), id="stack")


@remembered
def pile_of_expeditions(x: float, y: float, scale: float, named: str) -> str:
    """The pile of expedition cards, face down."""
    wide = EXPEDITION_WIDTH / WIDTH
    face = use("back", 0, 0, wide)
    return group(title(named), face, id="expedition", transform=placed(x, y, scale))


@remembered
def expedition_card(x: float, y: float, scale: float, name: str, named: str, counted: str, least: float) -> str:
    """The expedition that holds for everyone; `counted` says which of the round it is."""
    size = max(least / scale, 25)
    return group(
        title(named),
        use(f"expedition-{name}"),
        words(counted, EXPEDITION_WIDTH / 2, 26 + size * CAPITALS, size, "display", "middle"),
        id="expedition",
        transform=placed(x, y, scale),
    )


@remembered
def round_card(
    x: float,
    y: float,
    width: float,
    height: float,
    captions: tuple[str, str],
    rounds: int,
    now: int,
    cups: tuple[int, ...],
    taken: int,
    text: float,
) -> str:
    """Rounds and cups on a strip of paper: side by side, or where it is narrow one above the other."""
    narrow = width < 400
    size = 27.0 if narrow else 34.0
    pitch = (width - 20) / 6 if narrow else size * 1.3
    middle = y + height * (0.27 if narrow else 0.5)
    left = x + 12
    said = words(captions[0], left, middle + text * CAPITALS, text, "quiet")
    space = size * 0.16
    if narrow:
        rounds_at = x + width - 10 - 4 * size - 3 * space
        cups_at, cups_middle = x + 10, y + height * 0.72
        cups_said = ""
    else:
        rounds_at = left + width_of(captions[0], text) + 12
        cups_at, cups_middle = x + width - 12 - 6 * pitch, middle
        cups_said = words(captions[1], cups_at - 10, cups_middle + text * CAPITALS, text, "quiet", "end")
    return group(
        title(f"{captions[0]}, {captions[1]}"),
        panel(x, y, width, height),
        said,
        cups_said,
        group(round_markers(rounds, now, size, space, text), transform=placed(rounds_at, middle - size / 2)),
        group(cups_left(cups, taken, pitch, text), transform=placed(cups_at, cups_middle - pitch / 2)),
        id="round-card",
    )


@remembered
def expeditions_to_come(
    x: float,
    y: float,
    width: float,
    box: float,
    text: float,
    caption: str,
    left_over: tuple[tuple[Cells, str], ...],
) -> str:
    """The patterns that the round may still bring, in rows as wide as given."""
    drawn = [words(caption, x, y + text * 0.75, text, "quiet")]
    left, middle = x, y + text * 1.3 + box * 1.5
    for cells, counted in left_over:
        figure, number = (max(column for column, _ in cells) + 1) * box, width_of(counted, text)
        if left + figure + number > x + width:
            left, middle = x, middle + box * 4
        drawn.append(small_pattern(cells, left + figure / 2, middle, box))
        left += figure + 3
        if counted:
            drawn.append(words(counted, left, middle + text * CAPITALS, text))
            left += number
        left += box * 1.5
    return group(*drawn, id="to-come")


@remembered
def hand_of_backs(id: str, x: float, y: float, scale: float, height: float, step: float, slots: tuple[int, ...]) -> str:
    """Cards that somebody else chooses from."""
    return group(*(use("back", x + slot * step, y, scale) for slot in slots), id=id)


@remembered
def grid_letters(x: float, y: float, scale: float, space: float, height: float, head: float, text: float) -> str:
    """The letters below the columns of one's own cards and the numbers between their rows."""
    drawn, below = [], y + height * scale + text * 0.95
    for slot in range(KEPT):
        for column, letter in enumerate(COLUMNS):
            across = x + slot * (WIDTH * scale + space) + (corner(column)[0] + RIM + BOX / 2) * scale
            drawn.append(words(letter, across, below, text, "quiet", "middle"))
    between = x + WIDTH * scale + space / 2
    for row in range(SIDE):
        down = y + (head + corner(row * SIDE)[1] + BOX / 2) * scale + text * CAPITALS
        drawn.append(words(str(row + 1), between, down, text, "quiet", "middle"))
    return group(*drawn, id="grid")


@remembered
def laid(id: str, x: float, y: float, content: str) -> str:
    """Something that has its corner at a point."""
    return group(content, id=id, transform=placed(x, y))


@remembered
def laid_pair(id: str, x: float, y: float, first: str, left: float, top: float, second: str) -> str:
    """Two things, the second one moved against the first."""
    return group(first, group(second, transform=placed(left, top)), id=id, transform=placed(x, y))


@remembered
def sheet_of_paper(id: str, x: float, y: float, width: float, height: float, active: bool) -> str:
    """A sheet below what is written."""
    return group(panel(x, y, width, height, active), id=id)


@remembered
def heading(id: str, x: float, y: float, size: float, text: str) -> str:
    """A title in old capitals."""
    return group(words(text, x, y, size, "display"), id=id)
