"""What belongs to a seat in a picture of Dragon Island: who sits there, their hunters, how many cards, and the coins won.

Numbers in brackets are those of the rule book.
"""

from typing import NamedTuple

from spadework.engine.codes import family_of
from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.icons import icon
from spadework.engine.picture.letters import fitted, width_of
from spadework.engine.picture.parts import Part, remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, rect
from spadework.engine.picture.svg import group, placed, title, words
from spadework.games.dragon_island.picture.clicks import seat_id
from spadework.games.dragon_island.picture.drawing import Drawing
from spadework.games.dragon_island.picture.said.naming import seat_name
from spadework.games.dragon_island.rules.codes import FAMILY, SNEAK, target_of
from spadework.games.dragon_island.rules.state import ANNOUNCED


class Shown(NamedTuple):
    """What is shown of a seat."""

    seat: int
    colours: tuple[str, ...]
    name: str
    cards: int
    points: int
    acts: bool
    wins: bool
    attacked: bool
    clickable: bool
    allies: tuple[int, ...]
    """With whom a treasure is carried: seats, the own one where it carries with itself or stands alone."""


def seat_panel(drawing: Drawing, seat: int, box: Box, sheet: str) -> None:
    """Who sits there, with whom of the hunters, how many cards are in hand and what the coins won are worth, on a sheet of paper."""
    look = drawing.look
    wins = look.over and seat in look.standings.winners
    # Nobody knows who may react, so nobody is said to be awaited then (DI-74).
    acts = seat in look.acting
    shown = Shown(
        seat,
        tuple(drawing.deck.colours[hunter] for hunter in look.hunters_of(seat)),
        drawing.scene.names[seat],
        look.plain.cards[seat],
        look.points[seat],
        acts,
        wins,
        _is_attacked(drawing, seat),
        look.begins,
        _allies(drawing, seat),
    )
    won = tuple([(count, value) for count, value in zip(look.plain.coins[seat], look.values, strict=True) if count])
    told = seat_name(drawing.scene.words, drawing.scene.names, seat, shown.colours, (shown.cards, won))
    if wins:
        told = f"{told} · {drawing.text('seat-wins')}"
    elif acts and look.phase != ANNOUNCED:
        told = f"{told} · {drawing.text('seat-deciding')}"
    drawing.lay(_panel(box, sheet, drawing.least_text, shown, told))


@remembered
def _panel(box: Box, sheet: str, least: float, shown: Shown, told: str) -> Part:
    x, y, width, height = box
    drawn = [title(told), use(f"sheet-{sheet}", x, y)]
    if shown.acts or shown.wins:
        drawn.append(use(f"lit-{sheet}", x, y))
    if shown.attacked:
        drawn.append(rect(box.inset(5), 7, "pen stroke-alert", 4))
    people = len(shown.colours)
    scale = round(min(height / 98, width / (150 + 62 * people)), 3)
    left = x + 8 * scale
    for place, colour in enumerate(shown.colours):
        hunter = use(f"hunter-{colour}") + emblem(shown.seat, 0, 19, 12)
        middle = left + (34 + 52 * place) * scale
        drawn.append(group(hunter, transform=placed(middle, y + height * 0.55, scale)))
    left += (80 + 50 * (people - 1)) * scale
    right = x + width - least * 0.6
    size = least * 1.16
    line = y + (height - least * 1.7) * 0.4 + size * 0.5
    if shown.wins or shown.acts:
        drawn.append(
            icon("crown", right - size * 0.4, line - size * 0.32, size * 1.1, "brass")
            if shown.wins
            else icon("pennant", right - size * 0.35, line - size * 0.32, size, "alert")
        )
    free = right - (size * 1.1 if shown.wins or shown.acts else 0)
    for ally in shown.allies:
        drawn.append(emblem(ally, free - size * 0.5, line - size * 0.34, size * 0.56))
        drawn.append(use("chest", free - size * 1.75, line + size * 0.16, size / 36))
        free -= size * 2.6
    room = free - left - size * 0.2
    drawn.append(words(fitted(shown.name, room, size, "display"), left, line, size, "display"))
    low = y + height - least * 0.85
    drawn.append(_counts(left, low, right, least, shown))
    if shown.clickable:
        drawn.append(rect(box, 10, "spot"))
    id = seat_id(shown.seat)
    return Part(id, group(*drawn, id=id))


def _counts(x: float, y: float, right: float, least: float, shown: Shown) -> str:
    """How many cards a seat holds, as a fan, and what its coins are worth."""
    high = least * 1.25
    fan = "".join(
        use("back", x + least * 0.26 * place, y + least * 0.15 - high, high / 84)
        for place in range(min(shown.cards, 3))
    )
    if not shown.cards:
        fan = rect((x, y + least * 0.15 - high, high * 0.72, high), 3, "gap", 1.4)
    size = least * 1.3
    text = str(shown.cards)
    count = words(text, x + least * 1.55, y, size, "display" if shown.cards else "display quiet")
    points = str(shown.points)
    wide = width_of(points, size, "display")
    coin = use("coin", right - wide - least * 0.75, y - least * 0.44, least / 36)
    won = words(points, right, y, size, "display" if shown.points else "display quiet", "end")
    return fan + count + coin + won


def _allies(drawing: Drawing, seat: int) -> tuple[int, ...]:
    """With whom a seat carries treasures; the seat itself where a hunter of its own is the other, or nobody."""
    look, owner = drawing.look, drawing.look.plain.owner
    found = []
    for _, carriers in look.treasures.values():
        if any(owner[hunter] == seat for hunter in carriers):
            others = [owner[hunter] for hunter in carriers if owner[hunter] != seat]
            found.append(others[0] if others else seat)
    return tuple(found[:1])


def _is_attacked(drawing: Drawing, seat: int) -> bool:
    """Whether a Sneak Attack on the seat is announced."""
    move = drawing.look.plain.announced
    return bool(drawing.look.phase == ANNOUNCED and family_of(move, FAMILY) == SNEAK and target_of(move) == seat)
