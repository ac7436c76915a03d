"""Parts of the picture: the common table, heads of seats, score cards and the round card, each drawn from a few plain values."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.icons import icon
from spadework.engine.picture.letters import fitted, width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import PREFIX, use
from spadework.engine.picture.surfaces import Box, gap, halo, panel
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.games.lost_maps.notation.wording import COLUMNS
from spadework.games.lost_maps.picture.art import cards as art
from spadework.games.lost_maps.picture.art.signs import COIN, border, x_path
from spadework.games.lost_maps.picture.cards import CAPITALS, FIGURES, ROUND
from spadework.games.lost_maps.rules import state as s
from spadework.games.lost_maps.rules.material import SIDE

NARROW = 150
"""In a narrower head, signs and score are below the name."""

Sign = tuple[str, str, str]
"""An icon before a seat, its colour, and the words for it."""


class Score(NamedTuple):
    """The contents of a score card."""

    coins: int
    cups: tuple[int, ...]
    """By row; 0 for none."""
    palms: tuple[int, ...]
    """Points of the filled palm fields."""


class Sizes(NamedTuple):
    """Sizes of a seat's parts in one layout."""

    text: float  # the smallest letters
    name: float
    pitch: float  # from coin to coin
    row: float  # height of a row of coins
    palm: float  # side of a palm field
    found: float  # scale of a filled card


@remembered
def seat_head(
    seat: int, width: float, sizes: Sizes, name: str, points: str, points_named: str, signs: tuple[Sign, ...]
) -> str:
    """Draw name, score and signs of a seat, from 0 on."""
    radius, narrow = sizes.name * 0.78, width < NARROW
    left, figure = 2 * radius + 7, sizes.name * 1.35
    right = width - width_of(points, figure, "display") - 6
    signs_wide = len(signs) * (sizes.name * 0.95 + 3)
    space = width - left if narrow else right - left - signs_wide
    shown = fitted(name, space, sizes.name, "bold")
    drawn = [
        emblem(seat, radius, radius, radius),
        words(shown, left, radius + sizes.name * CAPITALS, sizes.name, "bold"),
    ]
    across, middle = left + width_of(shown, sizes.name, "bold") + 7, radius
    if narrow:
        across, middle = 0.0, 2 * radius + 2 + figure * 0.4
    for number, (sign, colour, word) in enumerate(signs):
        size = sizes.name * 0.95
        drawn.append(group(title(word), icon(sign, across + size / 2, middle, size, colour)))
        across += size + 5
        to_come = (len(signs) - 1 - number) * (size + 5)
        wide = width_of(word, sizes.text)
        if across + wide + to_come <= right:
            drawn.append(words(word, across, middle + sizes.text * CAPITALS, sizes.text, colour))
            across += wide + 9
    if points:
        total = words(points, width, middle + figure * FIGURES, figure, "display", "end")
        drawn.append(group(title(points_named), total))
    return "".join(drawn)


def head_height(width: float, sizes: Sizes) -> float:
    """The height of a seat's head."""
    return sizes.name * (2.7 if width < NARROW else 1.56) + 4


@remembered
def coin_rows(score: Score, pitch: float, row: float, text: float) -> str:
    """Draw the three coin rows of a score card with their cups, from 0 on."""
    coins, cups = [], []
    scale = pitch * 0.44 / COIN
    for line in range(s.ROWS):
        middle = (line + 0.5) * row
        for column in range(s.ROW):
            name = "coins" if line * s.ROW + column < score.coins else "coin-empty"
            x, y = round((column + 0.5) * pitch / scale), round(middle / scale)
            coins.append(element("use", href=f"#{PREFIX}{name}", x=x, y=y))
        cups.append(_cup(score.cups[line], s.ROW * pitch + row * 0.62, middle, row * 0.92, text))
    return group(*coins, transform=placed(0, 0, scale)) + "".join(cups)


def _cup(points: int, x: float, y: float, size: float, text: float) -> str:
    if not points:
        return use("cup-empty", x, y, size / 36)
    return use("cup", x, y, size / 36) + words(
        str(points), x, y - size * 0.14 + text * FIGURES, text, "display on-gold", "middle"
    )


def coin_rows_width(pitch: float, row: float) -> float:
    """The width of coin rows with their cups."""
    return s.ROW * pitch + row * 1.2


@remembered
def palm_fields(score: Score, size: float, columns: int, space: float, text: float) -> str:
    """Draw the four palm fields of a score card with points or an empty palm, from 0 on."""
    drawn = []
    for field in range(s.PALMS):
        x = field % columns * (size + space) + size / 2
        y = field // columns * (size + space) + size / 2
        if field < len(score.palms):
            drawn.append(use("palm-scored", x, y, size / 42))
            drawn.append(words(str(score.palms[field]), x, y + text * FIGURES, text, "display outline", "middle"))
        else:
            drawn.append(use("palm-empty", x, y, size / 50))
    return "".join(drawn)


@remembered
def ledger(rows: tuple[tuple[str, int], ...], total: tuple[str, int], width: float, size: float) -> str:
    """Draw the points of each part line by line, and the total below, from 0 on."""
    drawn, pitch = [], size * 1.36
    for number, (caption, points) in enumerate([*rows, total]):
        last = number == len(rows)
        base = (number + 0.8) * pitch + (5 if last else 0)
        figure = str(points)
        shown = fitted(caption, width - width_of(figure, size * 1.1, "display") - 8, size, "bold" if last else "text")
        begin = width_of(shown, size, "bold" if last else "text") + 6
        end = width - width_of(figure, size * 1.1, "display") - 6
        if last:
            drawn.append(
                element("path", d=f"M0 {base - pitch * 0.86:.4g}H{width:g}", class_="pen stroke-ink", stroke_width=1.4)
            )
        elif end > begin:
            drawn.append(
                element(
                    "path",
                    d=f"M{begin:.4g} {base:.4g}H{end:.4g}",
                    class_="pen stroke-quiet",
                    stroke_width=1.4,
                    stroke_dasharray="0 5",
                )
            )
        drawn.append(words(shown, 0, base, size, "bold" if last else "quiet"))
        drawn.append(words(figure, width, base, size * 1.1, "display", "end"))
    return "".join(drawn)


def ledger_height(lines: int, size: float) -> float:
    """The height of a ledger with its total."""
    return (lines + 1) * size * 1.36 + 5


@remembered
def round_markers(count: int, rounds: int, now: int, size: float, space: float, text: float) -> str:
    """Draw the rounds as discs, past ones crossed out and the present one in gold, from 0 on."""
    drawn = []
    for number in range(count):
        x = number * (size + space) + size / 2
        y = size / 2
        style = "fill-gold stroke-outline" if number == now else "card"
        drawn.append(
            element("circle", cx=x, cy=y, r=size / 2 - 1, class_=style, stroke_width=2.4 if number == now else 1.5)
        )
        colour = "on-gold" if number == now else "quiet"
        drawn.append(words(str(number + 1), x, y + text * FIGURES, text, f"display {colour}", "middle"))
        if number < rounds:
            drawn.append(element("path", d=x_path(x - size / 2, 0, size, number), class_="pen", stroke_width=2.8))
    return "".join(drawn)


@remembered
def cups_left(cups: Sequence[int], taken: int, pitch: float, text: float) -> str:
    """Draw the cups of the round card, highest first, with empty places for those taken, from 0 on."""
    return "".join(
        _cup(0 if place < taken else cups[place], (place + 0.5) * pitch, pitch / 2, pitch * 0.84, text)
        for place in range(s.CUPS)
    )


@dataclass(frozen=True)
class Place:
    """Position and scale of a card."""

    x: float
    y: float
    scale: float


class Progress(NamedTuple):
    """The contents of the round card."""

    every: int
    """Number of rounds in a game."""
    rounds: int
    """Number of rounds that are over."""
    now: int
    """The present round, from 0; -1 before the first."""
    cups: tuple[int, ...]
    taken: int
    """Number of cups that are won."""


@remembered
def ground(width: float, height: float, rose: tuple[float, float, float]) -> str:
    """The table with its compass rose."""
    return group(border(width, height), use("rose", *rose), id="ground")


@remembered
def empty_slot(id: str, place: Place, height: float, named: str) -> str:
    """An outline where no card lies."""
    box = gap(Box(place.x, place.y, art.WIDTH * place.scale, height).inset(1), ROUND * place.scale)
    return group(title(named) if named else "", box, id=id)


@remembered
def chosen_by(id: str, box: Box, named: str) -> str:
    """Draw the halo around a card that is clicked to choose it."""
    return group(title(named), halo(box, 10, 3), id=id)


@remembered
def stack_of_cards(box: Box, count: int, least: float, named: str) -> str:
    """Draw the stack of treasure cards with its count, or an outline where it was."""
    if not count:
        return group(title(named), gap(box, 8), halo(box, 8, 3), id="stack")
    lifts = (5, 2.5, 0) if count > 2 else (0,)
    layers = [use("back", box.x + lift, box.y + lift, box.width / art.WIDTH) for lift in lifts]
    size, middle = least + 4, (box.x + box.width / 2, box.y + box.height / 2)
    badge = element("circle", cx=middle[0], cy=middle[1], r=size * 0.95, class_="card", stroke_width=1.6)
    figure = words(str(count), middle[0], middle[1] + size * FIGURES, size, "display", "middle")
    return group(title(named), *layers, badge, figure, halo(box, 8, 3), id="stack")


@remembered
def pile_of_expeditions(place: Place, named: str) -> str:
    """The pile of expedition cards, face down."""
    wide = art.EXPEDITION_WIDTH / art.WIDTH
    face = use("back", 0, 0, wide)
    return group(title(named), face, id="expedition", transform=placed(place.x, place.y, place.scale))


@remembered
def expedition_card(place: Place, name: str, named: str, counted: str, least: float) -> str:
    """Draw the present expedition; `counted` is its number in the round."""
    size = max(least / place.scale, 25)
    return group(
        title(named),
        use(f"expedition-{name}"),
        words(counted, art.EXPEDITION_WIDTH / 2, 26 + size * CAPITALS, size, "display", "middle"),
        id="expedition",
        transform=placed(place.x, place.y, place.scale),
    )


@remembered
def round_card(box: Box, captions: tuple[str, str], shown: Progress, text: float) -> str:
    """Draw rounds and cups on a strip of paper: side by side, or one above the other where it is narrow."""
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
    width: float, box: float, text: float, caption: str, left_over: tuple[tuple[art.Cells, str], ...]
) -> str:
    """Draw the patterns that may still come in the round, in rows of a width, from 0 on."""
    drawn = [words(caption, 0, text * 0.75, text, "quiet")]
    left, middle = 0.0, text * 1.3 + box * 1.5
    for cells, counted in left_over:
        figure, number = (max(column for column, _ in cells) + 1) * box, width_of(counted, text)
        if left + figure + number > width:
            left, middle = 0.0, middle + box * 4
        drawn.append(art.small_pattern(cells, left + figure / 2, middle, box))
        left += figure + 3
        if counted:
            drawn.append(words(counted, left, middle + text * CAPITALS, text))
            left += number
        left += box * 1.5
    return "".join(drawn)


@remembered
def hand_of_backs(id: str, place: Place, step: float, slots: tuple[int, ...]) -> str:
    """Draw the backs of another player's dealt cards."""
    return group(*(use("back", place.x + slot * step, place.y, place.scale) for slot in slots), id=id)


@remembered
def grid_letters(place: Place, space: float, height: float, head: float, text: float) -> str:
    """Draw the letters below the columns of the viewer's cards and the numbers between their rows."""
    scale = place.scale
    drawn, below = [], place.y + height * scale + text * 0.95
    for slot in range(s.KEPT):
        for column, letter in enumerate(COLUMNS):
            across = (
                place.x + slot * (art.WIDTH * scale + space) + (art.corner(column)[0] + art.RIM + art.BOX / 2) * scale
            )
            drawn.append(words(letter, across, below, text, "quiet", "middle"))
    between = place.x + art.WIDTH * scale + space / 2
    for row in range(SIDE):
        down = place.y + (head + art.corner(row * SIDE)[1] + art.BOX / 2) * scale + text * CAPITALS
        drawn.append(words(str(row + 1), between, down, text, "quiet", "middle"))
    return group(*drawn, id="grid")


@remembered
def laid(id: str, x: float, y: float, content: str) -> str:
    """Place content with its corner at a point."""
    return group(content, id=id, transform=placed(x, y))


@remembered
def sheet_of_paper(id: str, box: Box, active: bool) -> str:
    """A sheet of paper below the text."""
    return group(panel(*box, active), id=id)


@remembered
def heading(id: str, x: float, y: float, size: float, text: str) -> str:
    """A title in old capitals."""
    return group(words(text, x, y, size, "display"), id=id)
