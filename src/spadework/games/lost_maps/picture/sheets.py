"""What is written down: heads of seats, score cards, the round card."""

from collections.abc import Sequence
from typing import NamedTuple

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.icons import icon
from spadework.engine.picture.letters import fitted, width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import PREFIX, use
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.games.lost_maps.picture.art.signs import COIN, x_path
from spadework.games.lost_maps.rules.state import CUPS, PALMS, ROW, ROWS

CAPITALS, FIGURES = 0.335, 0.35
"""How far below its middle a line of capitals, or of figures, stands, in sizes of letters."""

NARROW = 150
"""In a head narrower than this, signs and score stand below the name."""

Sign = tuple[str, str, str]
"""An icon before a seat, its colour, and the words for it."""


class Score(NamedTuple):
    """What stands on a score card."""

    coins: int
    cups: tuple[int, ...]
    """By row; 0 for none."""
    palms: tuple[int, ...]
    """The points of the palm fields that are filled."""


class Sizes(NamedTuple):
    """How large one layout draws what belongs to a seat."""

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
    """Who sits there, the score, and what is expected of them, from 0 on."""
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
    """How high the head of a seat is."""
    return sizes.name * (2.7 if width < NARROW else 1.56) + 4


@remembered
def coin_rows(score: Score, pitch: float, row: float, text: float) -> str:
    """The three rows of coins of a score card, each with its cup, from 0 on."""
    coins, cups = [], []
    scale = pitch * 0.44 / COIN
    for line in range(ROWS):
        middle = (line + 0.5) * row
        for column in range(ROW):
            name = "coins" if line * ROW + column < score.coins else "coin-empty"
            x, y = round((column + 0.5) * pitch / scale), round(middle / scale)
            coins.append(element("use", href=f"#{PREFIX}{name}", x=x, y=y))
        cups.append(_cup(score.cups[line], ROW * pitch + row * 0.62, middle, row * 0.92, text))
    return group(*coins, transform=placed(0, 0, scale)) + "".join(cups)


def _cup(points: int, x: float, y: float, size: float, text: float) -> str:
    if not points:
        return use("cup-empty", x, y, size / 36)
    return use("cup", x, y, size / 36) + words(
        str(points), x, y - size * 0.14 + text * FIGURES, text, "display on-gold", "middle"
    )


def coin_rows_width(pitch: float, row: float) -> float:
    """How wide three rows of coins with their cups are."""
    return ROW * pitch + row * 1.2


@remembered
def palm_fields(score: Score, size: float, columns: int, space: float, text: float) -> str:
    """The four palm fields of a score card: points, or a palm that waits; from 0 on."""
    drawn = []
    for field in range(PALMS):
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
    """What each part brings so far, line by line, and the sum below; from 0 on."""
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
    """How high a ledger of so many lines and its sum are."""
    return (lines + 1) * size * 1.36 + 5


@remembered
def round_markers(count: int, rounds: int, now: int, size: float, space: float, text: float) -> str:
    """The rounds as brass discs: those over are crossed out, the present one is gold; from 0 on."""
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
    """The cups of the round card, highest first; of those taken only the place is left; from 0 on."""
    return "".join(
        _cup(0 if place < taken else cups[place], (place + 0.5) * pitch, pitch / 2, pitch * 0.84, text)
        for place in range(CUPS)
    )
