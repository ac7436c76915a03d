"""Parts of the picture: the common table, heads of seats, score cards and the round card, each drawn from a few plain values."""

from dataclasses import dataclass
from typing import NamedTuple

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.icons import icon
from spadework.engine.picture.letters import fitted, width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, gap, halo, rect
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.games.lost_maps.notation.wording import COLUMNS
from spadework.games.lost_maps.picture.art import cards as art
from spadework.games.lost_maps.picture.art.signs import COIN_STEP, sheet, x_path
from spadework.games.lost_maps.picture.cards import CAPITALS, FIGURES, ROUND
from spadework.games.lost_maps.rules import state as s
from spadework.games.lost_maps.rules.material import SIDE

Sign = tuple[str, str, str]
"""An icon before a seat, its colour, and the words for it."""


class Score(NamedTuple):
    """The contents of a score card."""

    coins: int
    cups: tuple[int, ...]
    """Number in the cup of each row; 0 for none."""
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


SIGN_SIZES = {"stamp": 92, "seal-purple": 54}
"""The sizes of signs in the final count that are not 48 wide."""


class Tally(NamedTuple):
    """The points of a seat at the end, with the steps at which they are counted."""

    parts: tuple[tuple[str, int, int], ...]
    """Sprite, points and step of each part of the score."""
    place: int
    last: int
    """The step at which total and place are shown."""


@remembered
def seat_head(
    seat: int,
    width: float,
    sizes: Sizes,
    name: str,
    points: str,
    named: str,
    signs: tuple[Sign, ...],
    tally: int | None,
    kept: float,
) -> str:
    """Draw emblem, name, signs and score of a seat, from 0 on.

    Args:
        tally: the step of the final count for which the score waits.
        kept: room at the right end that is reserved for the score.
    """
    radius, size = sizes.name * 0.78, sizes.name * 0.95
    left, figure = 2 * radius + 6, sizes.name * 1.35
    right = width - max(width_of(points, figure, "display") + 6 if points else 0, kept)
    shown = fitted(name, right - left - len(signs) * (size + 4), sizes.name, "bold") if name else ""
    drawn = [
        title(named),
        emblem(seat, radius, radius, radius),
        words(shown, left, radius + sizes.name * CAPITALS, sizes.name, "bold") if shown else "",
    ]
    across = left + (width_of(shown, sizes.name, "bold") + 7 if shown else 0)
    for number, (sign, colour, word) in enumerate(signs):
        mark = [title(word), icon(sign, across + size / 2, radius, size, colour)]
        across += size + 4
        wide, to_come = width_of(word, sizes.text), (len(signs) - 1 - number) * (size + 4)
        if across + wide + to_come <= right:
            mark.append(words(word, across, radius + sizes.text * CAPITALS, sizes.text, colour))
            across += wide + 9
        drawn.append(group(*mark, data_tally=tally))
    if points:
        total = words(points, width, radius + figure * FIGURES, figure, "display", "end")
        drawn.append(group(total, data_tally=tally))
    return "".join(drawn)


@remembered
def counts(values: tuple[tuple[str, int], ...], text: float, step: tuple[float, float]) -> str:
    """Draw numbers after the signs of the things they count, `step` from one to the next, from 0 on."""
    drawn, size = [], text * 1.08
    for number, (sign, value) in enumerate(values):
        x, y = number * step[0], number * step[1]
        drawn.append(use(sign, x + size * 0.5, y + text * 0.6, size / 44))
        drawn.append(words(str(value), x + size * 1.02, y + text * 0.6 + text * FIGURES, text, "display"))
    return "".join(drawn)


@remembered
def final_count(id: str, box: Box, columns: int, least: float, shown: Tally, named: str) -> str:
    """Draw the final count of a seat: each part of the score, and the place on a medal, in one row or two."""
    wide, high = box.width / columns, box.height / (6 / columns)
    size = max(least, min(high * 0.36, wide * 0.36))
    sign, drawn = min(high * 0.48, wide * 0.6), []
    for number, (name, points, step) in enumerate(shown.parts):
        x, y = box.x + (number % columns + 0.5) * wide, box.y + (number // columns + 0.04) * high
        figure = words(str(points), x, y + high * 0.7 + size * FIGURES, size, "display", "middle")
        drawn.append(group(use(name, x, y + sign / 2, sign / SIGN_SIZES.get(name, 48)), figure, data_tally=step))
    drawn.append(
        medal(box.x + box.width - 0.5 * wide, box.y + box.height - 0.56 * high, min(high, wide) / 92, least, shown)
    )
    return group(title(named), *drawn, id=id, role="img")


@remembered
def medal(x: float, y: float, scale: float, least: float, shown: Tally) -> str:
    """Draw a medal with a place, the first before a sun."""
    size = max(34 * scale, least)
    first = use("burst", x, y - 3 * scale, scale * 0.36) if shown.place == 1 else ""
    place = words(str(shown.place), x, y + size * FIGURES, size, "display on-gold", "middle")
    return group(first, use("medal", x, y, scale), place, data_tally=shown.last)


LOWER = 0.3
"""From the middle of a rule to the baseline of its small letters, in sizes of letters: between those that rise and those that don't."""

CUP_AT = 0.56
"""Middle of the cup after a row of coins, in heights of the row: its handles must not cover the last coin."""


@remembered
def coin_rows(score: Score, pitch: float, row: float, text: float, across: float) -> str:
    """Draw the three coin rows of a score card with their cups, from 0 on, below each other or `across` apart in one line."""
    drawn = []
    for line in range(s.ROWS):
        left, middle = (line * across, 0.5 * row) if across else (0, (line + 0.5) * row)
        full = min(max(score.coins - line * s.ROW, 0), s.ROW)
        drawn.append(use(f"row-{full}", left, middle, pitch / COIN_STEP))
        drawn.append(_cup(score.cups[line], left + s.ROW * pitch + row * CUP_AT, middle, row * 0.88, text))
    return "".join(drawn)


def _cup(points: int, x: float, y: float, size: float, text: float) -> str:
    if not points:
        return use("cup-empty", x, y, size / 36)
    return use("cup", x, y, size / 36) + words(
        str(points), x, y - size * 0.14 + text * FIGURES, text, "display on-gold", "middle"
    )


def coin_rows_width(pitch: float, row: float) -> float:
    """Return the width of coin rows with their cups."""
    return s.ROW * pitch + row


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
def ledger(
    rows: tuple[tuple[str, int], ...], total: tuple[str, int], width: float, size: float, steps: tuple[int | None, ...]
) -> str:
    """Draw the points of each part line by line, and the total below, from 0 on; at the end each waits for its step of the count."""
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
        drawn.append(group(words(figure, width, base, size * 1.1, "display", "end"), data_tally=steps[number]))
    return "".join(drawn)


@remembered
def round_markers(count: int, rounds: int, now: int, size: float, space: float, text: float) -> str:
    """Draw the rounds as discs, past ones crossed out and the present one in gold, from 0 on."""
    drawn = []
    for number in range(count):
        x = number * (size + space) + size / 2
        y = size / 2
        style = "fill-gold stroke-outline" if number == now else "fill-card stroke-quiet"
        drawn.append(
            element("circle", cx=x, cy=y, r=size / 2 - 1, class_=style, stroke_width=2.4 if number == now else 1.5)
        )
        colour = "on-gold" if number == now else "quiet"
        drawn.append(words(str(number + 1), x, y + text * FIGURES, text, f"display {colour}", "middle"))
        if number < rounds:
            drawn.append(element("path", d=x_path(x - size / 2, 0, size, number), class_="fill-ink"))
    return "".join(drawn)


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
def ground(things: str) -> str:
    """Draw the table and, as a sprite, the things that lie on it, beyond the edges of the picture."""
    return group(use("planks"), use(things), id="ground", aria_hidden="true")


@remembered
def empty_slot(id: str, place: Place, height: float, named: str, dug: bool = False) -> str:
    """Draw an outline where no card lies, or the chest where a treasure has just been dug up."""
    wide = art.WIDTH * place.scale
    box = gap(Box(place.x, place.y, wide, height).inset(1), ROUND * place.scale)
    chest = use("dug", place.x + wide / 2, place.y + height / 2, place.scale) if dug else ""
    return group(title(named) if named else "", box, chest, id=id, role="img" if named else None)


@remembered
def chosen_by(id: str, box: Box, named: str) -> str:
    """Draw the halo around a card that is clicked to choose it."""
    return group(title(named), halo(box, 8, 3), id=id, role="img")


@remembered
def stack_of_cards(box: Box, count: int, least: float, named: str) -> str:
    """Draw the stack of treasure cards with its count, or an outline where it was."""
    if not count:
        return group(title(named), gap(box, 8), halo(box, 8, 3), id="stack", role="img")
    lifts = (5, 2.5, 0) if count > 2 else (0,)
    layers = [use("back", box.x + lift, box.y + lift, box.width / art.WIDTH) for lift in lifts]
    size, middle = least + 2, (box.x + box.width / 2, box.y + box.height / 2)
    badge = element("circle", cx=middle[0], cy=middle[1], r=size * 0.85, class_="card", stroke_width=1.6)
    figure = words(str(count), middle[0], middle[1] + size * FIGURES, size, "display", "middle")
    return group(title(named), *layers, badge, figure, halo(box, 8, 3), id="stack", role="img")


@remembered
def pile_of_expeditions(place: Place, named: str) -> str:
    """Draw the pile of expedition cards, face down."""
    wide = art.EXPEDITION_WIDTH / art.WIDTH
    face = use("back", 0, 0, wide)
    return group(title(named), face, id="expedition", role="img", transform=placed(place.x, place.y, place.scale))


@remembered
def expedition_card(place: Place, name: str, named: str, counted: str, least: float) -> str:
    """Draw the present expedition; `counted` is its number in the round."""
    size = max(least / place.scale, 25)
    return group(
        title(named),
        use(f"expedition-{name}"),
        words(counted, art.EXPEDITION_WIDTH / 2, 26 + size * CAPITALS, size, "display", "middle"),
        id="expedition",
        role="img",
        transform=placed(place.x, place.y, place.scale),
    )


@remembered
def palm_chip(x: float, y: float, text: float, points: int, named: str) -> str:
    """Draw the present points for a palm: one, and one for each palm in the display."""
    figure = words(f"+{points}", x + text * 1.62, y + text * 1.2 + text * 1.2 * FIGURES, text * 1.2, "display")
    return group(
        title(named),
        sheet(Box(x, y, text * 3.3, text * 2.4)),
        use("palms", x + text * 0.88, y + text * 1.2, text * 1.6 / 48),
        figure,
        id="palm-points",
        role="img",
    )


class Slip(NamedTuple):
    """The arrangement of the round card."""

    disc: float  # diameter of a round
    cup: float  # from cup to cup
    columns: int  # cups in a row


@remembered
def round_card(box: Box, caption: str, named: str, shown: Progress, slip: Slip, text: float) -> str:
    """Draw the rounds on a strip of paper, and the cups below, highest first, with empty places for those taken."""
    x, y, width, _ = box
    space = slip.disc * 0.14
    long = shown.every * (slip.disc + space) - space
    said = width_of(caption, text) + 8
    left = x + (width - long) / 2 if said + long > width - 12 else x + width - long - 8
    middle = y + 5 + slip.disc / 2
    cups = []
    for place in range(s.CUPS):
        across = x + (width - slip.columns * slip.cup) / 2 + (place % slip.columns + 0.5) * slip.cup
        down = y + 10 + slip.disc + (place // slip.columns + 0.5) * slip.cup * 0.96
        cups.append(_cup(0 if place < shown.taken else shown.cups[place], across, down, slip.cup * 0.8, text))
    return group(
        title(named),
        sheet(box),
        words(caption, x + 9, middle + text * CAPITALS, text, "quiet") if said + long <= width - 12 else "",
        group(
            round_markers(shown.every, shown.rounds, shown.now, slip.disc, space, text),
            transform=placed(left, middle - slip.disc / 2),
        ),
        *cups,
        id="round-card",
        role="img",
    )


@remembered
def expeditions_to_come(
    box: float, text: float, caption: str, left_over: tuple[tuple[art.Cells, str], ...], named: str
) -> str:
    """Draw the patterns that may still come in the round, side by side, from 0 on; with a caption they have a sheet of paper."""
    drawn = [title(named), words(caption, 0, box * 1.5 + text * CAPITALS, text, "quiet") if caption else ""]
    left = width_of(caption, text) + 10 if caption else 0
    for cells, counted in left_over:
        figure = (max(column for column, _ in cells) + 1) * box
        drawn.append(art.small_pattern(cells, left + figure / 2, box * 1.5, box))
        left += figure + 2
        if counted:
            drawn.append(words(counted, left, box * 1.5 + text * CAPITALS, text))
            left += width_of(counted, text)
        left += box * 1.1
    return (sheet(Box(-9, -3, left + 12, 3 * box + 6)) if caption else "") + "".join(drawn)


@remembered
def hand_of_backs(id: str, place: Place, step: float, dealt: tuple[bool, ...]) -> str:
    """Draw the backs of another player's dealt cards, faint where one is still to be dealt."""
    backs = [use("back", place.x + slot * step, place.y, place.scale) for slot in range(len(dealt))]
    there, to_come = ([back for back, here in zip(backs, dealt, strict=True) if here == now] for now in (True, False))
    return group(*there, group(*to_come, opacity=0.4) if to_come else "", id=id)


@remembered
def rulers(place: Place, space: float, height: float, head: float, text: float, breadths: tuple[float, float]) -> str:
    """Draw a brass rule between the viewer's cards with the numbers of rows, and one below each with the letters of columns.

    Args:
        breadths: of the upright rule and of the lying ones.
    """
    scale, drawn, (wide, deep) = place.scale, [], breadths
    across, down = place.x + art.WIDTH * scale + space / 2, place.y + head * scale
    drawn.append(_rule(Box(across - wide / 2, down + 2, wide, art.CHART * scale - 4)))
    for row in range(SIDE):
        middle = down + (art.corner(row * SIDE)[1] + art.BOX / 2) * scale + text * CAPITALS
        drawn.append(words(str(row + 1), across, middle, text, "bold on-gold", "middle"))
    below = place.y + height * scale - art.RIM * scale - 3
    for slot in range(s.KEPT):
        left = place.x + slot * (art.WIDTH * scale + space)
        drawn.append(_rule(Box(left + 8 * scale, below, (art.WIDTH - 16) * scale, deep)))
        for column, letter in enumerate(COLUMNS):
            middle = left + (art.corner(column)[0] + art.RIM + art.BOX / 2) * scale
            drawn.append(words(letter, middle, below + deep / 2 + text * LOWER, text, "bold on-gold", "middle"))
    return group(*drawn, id="grid", aria_hidden="true")


def _rule(box: Box) -> str:
    return rect((box.x + 1, box.y + 3, box.width, box.height), 2, "shadow") + rect(
        box, 2, "fill-gold stroke-outline", 1.3
    )


@remembered
def laid(id: str, x: float, y: float, content: str, role: str | None = None) -> str:
    """Place content with its corner at a point."""
    return group(content, id=id, role=role, transform=placed(x, y))


@remembered
def sheet_of_paper(id: str, box: Box, active: bool) -> str:
    """Draw a torn sheet of paper below the text; it has a brass edge while its player is deciding."""
    inner = rect(box.inset(4), 3, "pen stroke-brass", 3) if active else ""
    return group(sheet(box), inner, id=id, aria_hidden="true")


@remembered
def heading(id: str, x: float, y: float, size: float, text: str) -> str:
    """Draw a title in old capitals."""
    return group(words(text, x, y, size, "display"), id=id, aria_hidden="true")
