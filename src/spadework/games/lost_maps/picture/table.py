"""The parts of the common table and what lies between cards: each drawn from a few plain values."""

from dataclasses import dataclass
from typing import NamedTuple

from spadework.engine.picture.letters import width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, gap, halo, panel
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


@dataclass(frozen=True)
class Place:
    """Where a card lies, and in which size."""

    x: float
    y: float
    scale: float


class Progress(NamedTuple):
    """What the round card shows of the game."""

    every: int
    """How many rounds a game has."""
    rounds: int
    """How many are over."""
    now: int
    """The present round, from 0; -1 before the first."""
    cups: tuple[int, ...]
    taken: int
    """How many of the cups are won."""


@remembered
def ground(width: float, height: float, rose: tuple[float, float, float]) -> str:
    """The table with its compass rose."""
    return group(border(width, height), use("rose", *rose), id="ground")


@remembered
def empty_slot(id: str, place: Place, height: float, named: str) -> str:
    """An outline where no card lies."""
    box = gap(Box(place.x, place.y, WIDTH * place.scale, height).inset(1), ROUND * place.scale)
    return group(title(named) if named else "", box, id=id)


@remembered
def chosen_by(id: str, box: Box, named: str) -> str:
    """What is clicked to choose a card: a halo around it."""
    return group(title(named), halo(box, 10, 3), id=id)


@remembered
def stack_of_cards(box: Box, count: int, least: float, named: str) -> str:
    """The stack of treasure cards with its count, or where it lay."""
    if not count:
        return group(title(named), gap(box, 8), halo(box, 8, 3), id="stack")
    lifts = (5, 2.5, 0) if count > 2 else (0,)
    layers = [use("back", box.x + lift, box.y + lift, box.width / WIDTH) for lift in lifts]
    size, middle = least + 4, (box.x + box.width / 2, box.y + box.height / 2)
    badge = element("circle", cx=middle[0], cy=middle[1], r=size * 0.95, class_="card", stroke_width=1.6)
    figure = words(str(count), middle[0], middle[1] + size * FIGURES, size, "display", "middle")
    return group(title(named), *layers, badge, figure, halo(box, 8, 3), id="stack")


@remembered
def pile_of_expeditions(place: Place, named: str) -> str:
    """The pile of expedition cards, face down."""
    wide = EXPEDITION_WIDTH / WIDTH
    face = use("back", 0, 0, wide)
    return group(title(named), face, id="expedition", transform=placed(place.x, place.y, place.scale))


@remembered
def expedition_card(place: Place, name: str, named: str, counted: str, least: float) -> str:
    """The expedition that holds for everyone; `counted` says which of the round it is."""
    size = max(least / place.scale, 25)
    return group(
        title(named),
        use(f"expedition-{name}"),
        words(counted, EXPEDITION_WIDTH / 2, 26 + size * CAPITALS, size, "display", "middle"),
        id="expedition",
        transform=placed(place.x, place.y, place.scale),
    )


@remembered
def round_card(box: Box, captions: tuple[str, str], shown: Progress, text: float) -> str:
    """Rounds and cups on a strip of paper: side by side, or where it is narrow one above the other."""
    x, y, width, height = box
    narrow = width < 400
    size = 27.0 if narrow else 34.0
    pitch = (width - 20) / 6 if narrow else size * 1.3
    middle = y + height * (0.27 if narrow else 0.5)
    left = x + 12
    said = words(captions[0], left, middle + text * CAPITALS, text, "quiet")
    space = size * 0.16
    if narrow:
        rounds_at = x + width - 10 - shown.every * (size + space) + space
        cups_at, cups_middle = x + 10, y + height * 0.72
        cups_said = ""
    else:
        rounds_at = left + width_of(captions[0], text) + 12
        cups_at, cups_middle = x + width - 12 - 6 * pitch, middle
        cups_said = words(captions[1], cups_at - 10, cups_middle + text * CAPITALS, text, "quiet", "end")
    return group(
        title(f"{captions[0]}, {captions[1]}"),
        panel(*box),
        said,
        cups_said,
        group(
            round_markers(shown.every, shown.rounds, shown.now, size, space, text),
            transform=placed(rounds_at, middle - size / 2),
        ),
        group(cups_left(shown.cups, shown.taken, pitch, text), transform=placed(cups_at, cups_middle - pitch / 2)),
        id="round-card",
    )


@remembered
def expeditions_to_come(
    width: float, box: float, text: float, caption: str, left_over: tuple[tuple[Cells, str], ...]
) -> str:
    """The patterns that the round may still bring, in rows as wide as given; from 0 on."""
    drawn = [words(caption, 0, text * 0.75, text, "quiet")]
    left, middle = 0.0, text * 1.3 + box * 1.5
    for cells, counted in left_over:
        figure, number = (max(column for column, _ in cells) + 1) * box, width_of(counted, text)
        if left + figure + number > width:
            left, middle = 0.0, middle + box * 4
        drawn.append(small_pattern(cells, left + figure / 2, middle, box))
        left += figure + 3
        if counted:
            drawn.append(words(counted, left, middle + text * CAPITALS, text))
            left += number
        left += box * 1.5
    return "".join(drawn)


@remembered
def hand_of_backs(id: str, place: Place, step: float, slots: tuple[int, ...]) -> str:
    """Cards that somebody else chooses from."""
    return group(*(use("back", place.x + slot * step, place.y, place.scale) for slot in slots), id=id)


@remembered
def grid_letters(place: Place, space: float, height: float, head: float, text: float) -> str:
    """The letters below the columns of one's own cards and the numbers between their rows."""
    scale = place.scale
    drawn, below = [], place.y + height * scale + text * 0.95
    for slot in range(KEPT):
        for column, letter in enumerate(COLUMNS):
            across = place.x + slot * (WIDTH * scale + space) + (corner(column)[0] + RIM + BOX / 2) * scale
            drawn.append(words(letter, across, below, text, "quiet", "middle"))
    between = place.x + WIDTH * scale + space / 2
    for row in range(SIDE):
        down = place.y + (head + corner(row * SIDE)[1] + BOX / 2) * scale + text * CAPITALS
        drawn.append(words(str(row + 1), between, down, text, "quiet", "middle"))
    return group(*drawn, id="grid")


@remembered
def laid(id: str, x: float, y: float, content: str) -> str:
    """Something that has its corner at a point."""
    return group(content, id=id, transform=placed(x, y))


@remembered
def sheet_of_paper(id: str, box: Box, active: bool) -> str:
    """A sheet below what is written."""
    return group(panel(*box, active), id=id)


@remembered
def heading(id: str, x: float, y: float, size: float, text: str) -> str:
    """A title in old capitals."""
    return group(words(text, x, y, size, "display"), id=id)
