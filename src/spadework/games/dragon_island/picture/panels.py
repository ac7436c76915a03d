"""Panels around the board of Dragon Island: seats, pairs of coins, piles, spent cards and dragons' eggs.

Numbers in brackets are those of the rule book.
"""

from collections.abc import Sequence
from typing import NamedTuple

from spadework.engine.codes import family_of
from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.icons import icon
from spadework.engine.picture.letters import fitted, width_of
from spadework.engine.picture.parts import Part, remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, rect
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import and_list
from spadework.games.dragon_island.notation.wording import cards_words, terrain_words
from spadework.games.dragon_island.picture.about import pair_state
from spadework.games.dragon_island.picture.clicks import seat_id
from spadework.games.dragon_island.picture.description import heading, pair_name, seat_name
from spadework.games.dragon_island.picture.look import Drawing
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s


class Shown(NamedTuple):
    """The contents of a seat's panel."""

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
    """The partners' seats; the seat itself if both carriers are its own, or one of its hunters is alone with a treasure."""


def seat_panel(drawing: Drawing, seat: int, box: Box, sheet: str) -> None:
    """The panel of a seat on a sheet of paper: player, hunters, number of cards and value of the coins."""
    look = drawing.look
    wins = look.over and seat in look.standings.winners
    # Seats that may react are secret, so no seat is marked as moving then (DI-74).
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
    elif acts and look.phase != s.ANNOUNCED:
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
    """The number of cards, as a fan, and the value of the coins."""
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
    """The seats with which a seat carries treasures; the seat itself if its own hunter is the partner, or there is none."""
    look, owner = drawing.look, drawing.look.plain.owner
    found = []
    for _, carriers in look.treasures.values():
        if any(owner[hunter] == seat for hunter in carriers):
            others = [owner[hunter] for hunter in carriers if owner[hunter] != seat]
            found.append(others[0] if others else seat)
    return tuple(found[:1])


def _is_attacked(drawing: Drawing, seat: int) -> bool:
    """Whether an Attack on the seat is announced."""
    move = drawing.look.plain.announced
    return bool(
        drawing.look.phase == s.ANNOUNCED and family_of(move, c.FAMILY) == c.ATTACK and c.target_of(move) == seat
    )


def coins_row(drawing: Drawing, box: Box) -> None:
    """All pairs in order: settled, carried, on the treasure field, or still to come."""
    look = drawing.look
    drawing.lay(_shelf(box))
    step = box.width / s.PAIRS
    for pair in range(s.PAIRS):
        state = pair_state(look, pair)
        value = look.values[pair]
        name = pair_name(drawing.scene.words, state, value)
        place = (box.x + (pair + 0.5) * step, box.y + box.height / 2, step)
        drawing.lay(_pair(pair, place, value, state, drawing.least_text, name))


@remembered
def _shelf(box: Box) -> Part:
    x, y, width, height = box
    drawn = (
        rect((x + 1, y + 4, width, height), 9, "shadow")
        + rect(box, 9, "fill-wood stroke-wood-deep", 2)
        + rect(box.inset(4), 6, "frame stroke-wood-deep", 1)
    )
    return Part("shelf", group(drawn, id="shelf"))


@remembered
def _pair(pair: int, place: tuple[float, float, float], value: int, state: str, least: float, name: str) -> Part:
    """The two coins of a pair; settled ones leave an empty place."""
    x, y, step = place
    radius = min(step * 0.5 - 2, least * 1.12)
    style = {
        "lies": "fill-gold stroke-outline",
        "to-come": "fill-gold stroke-outline",
        "carried": "fill-wood-deep stroke-gold",
    }.get(state, "fill-wood-deep stroke-wood-deep")
    dashes = "5 4" if state == "carried" else None
    coins = "".join(
        element("circle", cx=x + by, cy=y - by, r=radius - 2, class_=style, stroke_width=2.2, stroke_dasharray=dashes)
        for by in ((2, -1) if state in ("lies", "to-come") else (0,))
    )
    if state == "lies":
        coins = element("circle", cx=x, cy=y, r=radius + 3, class_="fill-on-back") + coins
    class_ = "display on-gold" if state in ("lies", "to-come") else "display on-back"
    size = least if least < 20 else least * 1.0
    mark = (
        words(str(value), x, y + size * 0.35, size, class_, "middle")
        if state != "settled"
        else element(
            "path",
            d="M-9 0L-3 7L9-7",
            transform=placed(x, y, least / 21),
            class_="pen stroke-on-back",
            stroke_width=3.4,
        )
    )
    id = f"pair-{pair + 1}"
    return Part(id, group(title(name), coins, mark, id=id))


# Piles


def piles(drawing: Drawing, x: float, y: float, height: float) -> None:
    """Side by side from a point: the progress of the game, the draw pile, the discard pile, and the dragons still to come."""
    look, least = drawing.look, drawing.least_text
    step = height * 0.72 + least * 2.2
    for place, (id, count) in enumerate((("draw-pile", look.plain.in_draw_pile), ("discards", look.discarded))):
        name = drawing.text(f"shown-{id}", count=count)
        drawing.lay(_pile(id, (x + place * step, y, height), count, least, name))
    left = s.DRAGONS - len(look.dragons)
    if left:
        name = drawing.text("shown-dragons-left", count=left)
        drawing.lay(_eggs((x + 2 * step + height * 0.2, y + height * 0.55, height / 62), left, name))


@remembered
def _pile(id: str, place: tuple[float, float, float], count: int, least: float, name: str) -> Part:
    """A pile with its upper left corner at a point, and its number of cards."""
    x, y, high = place
    scale = high / 84
    if not count:
        card = rect((0, 0, 60, 84), 8, "gap", 2.4)
    elif id == "draw-pile":
        card = use("back", 4, -3) + use("back")
    else:
        card = rect((3, 5, 60, 84), 8, "shadow") + rect((0, 0, 60, 84), 8, "card", 2.4)
        card += element("path", d="M12 14H48V44H12ZM12 56H48M12 68H38", class_="pen stroke-quiet", stroke_width=4)
    number = words(str(count), x + high * 0.72 + least * 0.3, y + high * 0.5 + least * 0.4, least * 1.15, "display")
    return Part(id, group(title(name), group(card, transform=placed(x, y, scale)), number, id=id))


@remembered
def _eggs(place: tuple[float, float, float], count: int, name: str) -> Part:
    x, y, scale = place
    drawn = "".join(use("egg", x + at * 40 * scale, y, scale) for at in range(count))
    return Part("eggs", group(title(name), drawn, id="eggs"))


def turn_count(drawing: Drawing, x: float, y: float, size: float, anchor: str | None = None) -> None:
    """The progress of the game."""
    drawing.lay(_turn_count(drawing.say(heading(drawing.look)), x, y, size, anchor))


@remembered
def _turn_count(text: str, x: float, y: float, size: float, anchor: str | None) -> Part:
    return Part("turn-count", group(words(text, x, y, size, "display", anchor), id="turn-count"))


def spent(drawing: Drawing, box: Box) -> None:
    """The cards spent this turn, side by side with their pictures; on the right the terrains that a Journey made free."""
    look, deck = drawing.look, drawing.deck
    least, free = drawing.least_text, tuple(s.TERRAINS[terrain] for terrain in look.free)
    if free:
        named = and_list([terrain_words(terrain) for terrain in look.free])
        wide = (box.height - least * 1.15) * 0.9 * len(free)
        place = Box(box.x + box.width - wide, box.y, wide, box.height)
        told = drawing.text("says-free", terrains=named)
        drawing.lay(_free(place, free, least, drawing.text("caption-free"), told))
        box = Box(box.x, box.y, box.width - wide - least * 0.6, box.height)
    caption = drawing.text("caption-spent")
    kinds = tuple(deck.kinds[kind] for kind, count in look.spent for _ in range(count))
    name = caption
    if look.spent:
        cards = cards_words(deck, [kind for kind, count in look.spent for _ in range(count)])
        name = drawing.text("shown-spent", cards=cards)
    drawing.lay(_spent(box, kinds, least, caption, name))


@remembered
def _free(box: Box, terrains: tuple[str, ...], least: float, caption: str, name: str) -> Part:
    x, y, width, height = box
    high = height - least * 1.15
    drawn = [title(name), words(caption, x + width, y + least * 0.8, least, "quiet", "end")]
    for place, terrain in enumerate(terrains):
        middle = x + (place + 0.5) * width / len(terrains)
        drawn.append(use(f"tile-{terrain}-0", middle, y + height - high / 2, high / 118))
    return Part("free", group(*drawn, id="free"))


@remembered
def _spent(box: Box, kinds: Sequence[str], least: float, caption: str, name: str) -> Part:
    x, y, width, height = box
    drawn = [title(name), words(caption, x, y + least * 0.8, least, "quiet")]
    top = y + least * 1.15
    high = height - least * 1.15
    wide = high * 1.5
    apart = min(wide + 5, (width - wide) / max(len(kinds) - 1, 1))
    for place, kind in enumerate(kinds):
        drawn.append(group(small_card(kind), transform=placed(x + place * apart, top, high / 60)))
    if not kinds:
        drawn.append(rect((x, top, wide, high), 6, "gap", 1.5))
    return Part("spent", group(*drawn, id="spent"))


@remembered
def small_card(kind: str) -> str:
    """A card the size of a stamp, 90 by 60, with its corner at 0; a double card has both pictures."""
    frame = rect((1, 3, 90, 60), 7, "shadow") + rect((0, 0, 90, 60), 7, "card", 2.4)
    halves = kind.split("-or-")
    if f"art-{halves[0]}" in ACTION_ART and len(halves) == 2:
        return frame + use(f"art-{halves[0]}", 24.5, 30, 0.25) + use(f"art-{halves[1]}", 65.5, 30, 0.25)
    return frame + use(f"art-{kind}", 45, 30, 0.52)


ACTION_ART = frozenset(f"art-{name}" for name in ("slumber", "counterspell", "infidelity"))
"""Pictures of the actions on double cards."""
