"""Things around the board of Dragon Island: seats, pairs of coins, piles, spent cards and dragons' eggs.

Numbers in brackets are those of the rule book.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from spadework.engine.codes import family_of
from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.icons import icon
from spadework.engine.picture.letters import fitted, width_of
from spadework.engine.picture.parts import Part, remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, panel, rect
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import Words
from spadework.games.dragon_island.notation.wording import cards_words
from spadework.games.dragon_island.picture.about import pair_state
from spadework.games.dragon_island.picture.clicks import seat_id
from spadework.games.dragon_island.picture.description import heading, pair_name, seat_name
from spadework.games.dragon_island.picture.labels import HIGH, label, label_width
from spadework.games.dragon_island.picture.look import Drawing
from spadework.games.dragon_island.picture.pieces import base
from spadework.games.dragon_island.picture.sizes import GAP, Table
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s

Face: TypeAlias = "Callable[[Box, float, Shown], str]"
"""A way to draw a panel: its place, the size of the smallest letters, and its contents."""


class Shown(NamedTuple):
    """The contents of a seat's panel."""

    seat: int
    colours: tuple[str, ...]
    name: str
    cards: int
    coins: tuple[int, ...]
    """The value of each coin won."""
    most: int
    """The greatest number of coins that a seat has won."""
    acts: bool
    wins: bool
    over: bool
    attacked: bool
    clickable: bool
    allies: tuple[int, ...]
    """The partners' seats; the seat itself if both carriers are its own, or one of its hunters is alone with a treasure."""
    tally: int
    """At the end the first step of the count that belongs to the seat; each coin is a step, then their sum."""
    ends: int
    """The last step of the count, in which the winners get their crowns."""


def ring(drawing: Drawing, box: Box, most: float) -> float:
    """Draw the seats clockwise in two columns, from the lower left up and down again to the viewer's own, which has a row of its own if
    their number is odd. Return the height of all rows, each at most `most` high."""
    seats = drawing.clockwise
    half = len(seats) // 2
    rows = [[*pair] for pair in zip(seats[half - 1 :: -1], seats[half : 2 * half], strict=True)]
    rows += [seats[2 * half :]] if len(seats) % 2 else []
    high = min(most, (box.height + GAP) / len(rows) - GAP)
    face = _large if not drawing.scene.wide else _counted if drawing.look.over else _flat
    for place, row in enumerate(rows):
        wide = (box.width - (len(row) - 1) * GAP) / len(row)
        for column, seat in enumerate(row):
            spot = Box(box.x + column * (wide + GAP), box.y + place * (high + GAP), wide, high)
            _seat(drawing, seat, spot, face)
    return len(rows) * (high + GAP) - GAP


def row(drawing: Drawing, box: Box) -> None:
    """Draw all seats side by side clockwise, the viewer's on the left."""
    seats = [drawing.seat, *drawing.others]
    wide = (box.width - (len(seats) - 1) * 4) / len(seats)
    for place, seat in enumerate(seats):
        _seat(drawing, seat, Box(box.x + place * (wide + 4), box.y, wide, box.height), _small)


def _seat(drawing: Drawing, seat: int, box: Box, face: Face) -> None:
    """Draw the panel of a seat: player, hunters, number of cards and value of the coins."""
    look = drawing.look
    # Seats that may react are secret, so no seat is marked as moving then (DI-74).
    acts = seat in look.acting
    won = [(count, value) for count, value in zip(look.plain.coins[seat], look.values, strict=True) if count]
    shown = Shown(
        seat,
        tuple(drawing.deck.colours[hunter] for hunter in look.hunters_of(seat)),
        drawing.scene.names[seat],
        look.plain.cards[seat],
        look.coins_of(seat),
        max(len(look.coins_of(each)) for each in look.seats),
        acts,
        look.over and seat in look.standings.winners,
        look.over,
        _is_attacked(drawing, seat),
        look.begins,
        _allies(drawing, seat),
        look.tally_from[seat] if look.over else 0,
        look.tally_ends if look.over else 0,
    )
    text = seat_name(drawing.scene.words, drawing.scene.names, seat, shown.colours, (shown.cards, tuple(won)))
    if shown.wins:
        text = f"{text} · {drawing.text('seat-wins')}"
    elif acts and look.phase != s.ANNOUNCED:
        text = f"{text} · {drawing.text('seat-deciding')}"
    drawing.lay(_panel(box, face, drawing.least_text, shown, text))


@remembered
def _panel(box: Box, face: Face, least: float, shown: Shown, text: str) -> Part:
    id = seat_id(shown.seat)
    drawn = panel(*box, shown.acts)
    if shown.attacked:
        drawn += rect(box.inset(4), 7, "pen stroke-alert", 4)
    if shown.wins:
        drawn += rect(box, 10, "pen stroke-gold", 5, data_tally=shown.ends)
    spot = rect(box, 10, "spot") if shown.clickable else ""
    return Part(id, group(title(text), group(drawn, face(box, least, shown), aria_hidden="true"), spot, id=id))


def _people(shown: Shown, x: float, ground: float, scale: float) -> str:
    """Draw the hunters of a seat side by side, the feet of the first around a point."""
    return "".join(
        group(
            base(shown.seat) + use(f"hunter-{colour}") + emblem(shown.seat, 0, 19, 12),
            transform=placed(x + 46 * scale * place, ground - 43 * scale, scale),
        )
        for place, colour in enumerate(shown.colours)
    )


CLOSER = 0.05
"""Reduction of the spacing of digits on coins in the shelf, in font sizes."""
EMBLEM = 1.3
"""The room of a seat's emblem in front of its name, in letters' sizes."""


def _named(shown: Shown, left: float, right: float, line: float, size: float) -> str:
    """Draw the name of a seat on a line, after its emblem."""
    disc = emblem(shown.seat, left + 0.55 * size, line - 0.33 * size, 0.55 * size)
    start = left + EMBLEM * size
    return disc + words(fitted(shown.name, right - start, size, "display"), start, line, size, "display")


def _flat(box: Box, least: float, shown: Shown) -> str:
    """Draw the hunters on the left, then the name above the numbers."""
    x, y, width, height = box
    scale = (height - 4) / 98
    left = x + 42 * scale + 46 * scale * len(shown.colours)
    drawn = [_people(shown, x + 46 * scale, y + height - 3, scale)]
    right = x + width - least * 0.5
    size = least * 1.1
    if shown.acts:
        drawn.append(icon("pennant", right - size * 0.35, y + least * 0.75, size, "alert"))
        right -= size * 1.1
    drawn.append(_named(shown, left, right, y + least * 1.08, size))
    low = y + height - least * 0.42
    drawn.append(_fan(left, low, least, shown.cards))
    drawn.append(_ally(left + least * 3, low, least, shown.allies))
    return "".join(drawn) + _sum(x + width - least * 0.5, low, least * 1.15, shown)


def _small(box: Box, least: float, shown: Shown) -> str:
    """Draw the name above the hunters, with the numbers on their right."""
    x, y, width, height = box
    free = width - 6 - (least * 0.8 if shown.acts else 0)
    drawn = [words(fitted(shown.name, free, least, "display"), x + 3, y + least * 0.95, least, "display")]
    if shown.acts:
        drawn.append(icon("pennant", x + width - least * 0.5, y + least * 0.55, least * 0.8, "alert"))
    scale = 0.37
    drawn.append(_people(shown, x + 17, y + height - 2, scale))
    start = 17 + 17 * len(shown.colours)
    if width > 75:
        drawn.append(emblem(shown.seat, x + start + 9, y + height - 11, 8))
        start += 18
    drawn.append(_ally(x + 10, y + height - 3, least * 0.8, shown.allies))
    low = y + height - least * 0.35
    right = x + width - 3
    cards = right - least * 1.2 - width_of(str(shown.cards), least, "display")
    drawn.append(_fan(cards, low - least * 1.12, least, shown.cards))
    return "".join(drawn) + _sum(right, low, least, shown, room=width - start)


def _large(box: Box, least: float, shown: Shown) -> str:
    """Draw the hunters, then the name above the numbers, at the end with the coins one by one."""
    x, y, width, height = box
    line, low = y + least * 1.05, y + height - least * 0.35
    scale = (height - 4) / 98
    left = x + 40 * scale + 46 * scale * len(shown.colours)
    right = x + width - least * 0.5
    drawn = [_people(shown, x + 46 * scale, y + height - 3, scale)]
    free = right - left
    if shown.wins:
        free -= least * 1.5
        drawn.append(group(use("crown", right - least * 0.6, line, least / 34), data_tally=shown.ends))
    elif shown.acts:
        free -= least * 1.2
        drawn.append(icon("pennant", right - least * 0.4, line - least * 0.3, least, "alert"))
    drawn.append(_named(shown, left, left + free, line, least))
    large = least * 1.15
    if not shown.over:
        drawn.append(_fan(left, low, least, shown.cards))
        drawn.append(_ally(left + least * 3, low, least, shown.allies))
        return "".join(drawn) + _sum(right, low, large, shown)
    wide = width_of(str(sum(shown.coins)), large, "display") + least * 0.4
    purse = Box(left, line + 3, right - wide - left, y + height - 5 - line)
    drawn.append(coins_in(purse, shown.coins, least * 0.62, least, shown.most, shown.tally))
    return "".join(drawn) + _total(right, low, large, shown)


def _counted(box: Box, least: float, shown: Shown) -> str:
    """Draw the count at the end on a wide table: the name and the sum, and below them the hunters beside their coins."""
    x, y, width, height = box
    large = least * 1.9
    line, right = y + large, x + width - least * 0.6
    left = x + least * 0.6
    free = right - left - width_of(str(sum(shown.coins)), large, "display") - least * 0.4
    drawn = []
    if shown.wins:
        free -= least * 2.4
        size = least * 1.3
        wide = EMBLEM * size + width_of(fitted(shown.name, free - EMBLEM * size, size, "display"), size, "display")
        drawn.append(group(use("crown", left + wide + least * 1.4, line, least / 24), data_tally=shown.ends))
    drawn.append(_named(shown, left, left + free, line, least * 1.3))
    low, top = y + height - least * 0.5, line + least * 0.5
    scale = min((low - top) / 98, 1.35 if len(shown.colours) == 1 else 0.85)
    drawn.append(_people(shown, x + 46 * scale, low, scale))
    start = x + 44 * scale + 46 * scale * len(shown.colours)
    drawn.append(
        coins_in(Box(start, top, right - start, low - top), shown.coins, least * 1.6, least, shown.most, shown.tally)
    )
    return "".join(drawn) + _total(right, line, large, shown)


def _total(right: float, y: float, size: float, shown: Shown) -> str:
    total = words(str(sum(shown.coins)), right, y, size, "display" if shown.coins else "display quiet", "end")
    return group(total, data_tally=shown.tally + len(shown.coins))


def coins_in(
    box: Box, values: tuple[int, ...], radius: float, least: float, most: int = 0, tally: int | None = None
) -> str:
    """Draw coins along the foot of a box, from the least to the most valuable. Their radius is at most `radius`, and small enough that
    `most` of them fit; very small ones have no values. `tally` is the step in which the first is counted."""
    count = max(len(values), most)
    while (columns := int((box.width + 2) / (2 * radius + 2))) * int((box.height + 2) / (2 * radius + 2)) < count:
        radius -= 0.5
    first = box.y + box.height - radius - (-(-len(values) // columns) - 1) * (2 * radius + 2)
    drawn = ""
    for number, value in enumerate(values):
        row, column = divmod(number, columns)
        x, y = box.x + radius + column * (2 * radius + 2), first + row * (2 * radius + 2)
        coin = use("coin", x, y, radius / 18)
        if radius >= 0.95 * least:
            size = max(least, 0.74 * radius)
            coin = element("circle", cx=x, cy=y, r=radius, class_="fill-gold stroke-outline", stroke_width=2)
            coin += words(str(value), x, y + size * 0.35, size, "display on-gold", "middle")
        drawn += group(coin, data_tally=None if tally is None else tally + number)
    return drawn


def _fan(x: float, y: float, least: float, cards: int) -> str:
    """Draw the number of cards, beside a fan of them."""
    high = least * 1.05
    fan = "".join(
        use("back", x + least * 0.2 * place, y + least * 0.12 - high, high / 84) for place in range(min(cards, 3))
    )
    if not cards:
        fan = rect((x, y + least * 0.12 - high, high * 0.72, high), 3, "gap", 1.2)
    return fan + words(str(cards), x + least * 1.2, y, least, "display" if cards else "display quiet")


def _sum(right: float, y: float, size: float, shown: Shown, room: float = 1000) -> str:
    """Draw the value of the coins, beside a coin if there is room for it."""
    points = str(sum(shown.coins))
    wide = width_of(points, size, "display")
    small = size * 0.36
    coin = use("coin", right - wide - small * 1.3, y - size * 0.34, small / 18) if wide + 2.3 * small < room else ""
    return coin + words(points, right, y, size, "display" if shown.coins else "display quiet", "end")


def _ally(x: float, y: float, least: float, allies: tuple[int, ...]) -> str:
    """Draw a treasure with the emblem of the other seat that carries it."""
    if not allies:
        return ""
    return use("chest", x + least * 0.5, y + least * 0.1, least / 34) + emblem(
        allies[0], x + least * 1.25, y - least * 0.3, least * 0.5
    )


def _allies(drawing: Drawing, seat: int) -> tuple[int, ...]:
    """Return the seats with which a seat carries treasures; the seat itself if its own hunter is the partner, or there is none."""
    look, owner = drawing.look, drawing.look.plain.owner
    found = []
    for _, carriers in look.treasures.values():
        if any(owner[hunter] == seat for hunter in carriers):
            others = [owner[hunter] for hunter in carriers if owner[hunter] != seat]
            found.append(others[0] if others else seat)
    return tuple(found[:1])


def _is_attacked(drawing: Drawing, seat: int) -> bool:
    """Return whether an Attack on the seat is announced."""
    move = drawing.look.plain.announced
    return bool(
        drawing.look.phase == s.ANNOUNCED and family_of(move, c.FAMILY) == c.ATTACK and c.target_of(move) == seat
    )


def coins(drawing: Drawing, table: Table) -> None:
    """Draw all pairs in order: settled, carried, on the treasure field, or still to come."""
    look, box = drawing.look, table.shelf if drawing.holds_cards else table.large_shelf
    states = tuple([pair_state(look, pair) for pair in range(s.PAIRS)])
    drawing.parts += _pairs(drawing.scene.words, box, table.shelf_columns, tuple(look.values), states, table.least)


@remembered
def _pairs(
    language: Words, box: Box, columns: int, values: tuple[int, ...], states: tuple[str, ...], least: float
) -> tuple[Part, ...]:
    """Draw a shelf with all pairs."""
    rows = -(-s.PAIRS // columns)
    across, down = box.width / columns, box.height / rows
    parts = [_shelf(box)]
    for pair, (value, state) in enumerate(zip(values, states, strict=True)):
        row, column = divmod(pair, columns)
        short = max(0, (row + 1) * columns - s.PAIRS)
        x, y = box.x + (column + 0.5 + short / 2) * across, box.y + (row + 0.5) * down
        # The upper of two coins shows above the lower one.
        radius = min(across * 0.5 - 0.4, down * 0.5 - least * 0.12)
        parts.append(_pair(pair, (x, y, radius), value, state, least, pair_name(language, state, value)))
    return tuple(parts)


def _shelf(box: Box) -> Part:
    x, y, width, height = box
    drawn = (
        rect((x + 1, y + 4, width, height), 9, "shadow")
        + rect(box, 9, "fill-wood stroke-wood-deep", 2)
        + rect(box.inset(3), 6, "pen stroke-wood-deep", 1)
    )
    return Part("shelf", group(drawn, id="shelf", aria_hidden="true"))


def _pair(pair: int, place: tuple[float, float, float], value: int, state: str, least: float, name: str) -> Part:
    """Draw the two coins of a pair, with their edges a radius around a point; settled ones leave an empty place."""
    x, y, radius = place
    up = least * 0.16
    style = {
        "lies": "fill-gold stroke-outline",
        "to-come": "fill-gold stroke-outline",
        "carried": "fill-wood-deep stroke-gold",
    }.get(state, "fill-wood-deep stroke-wood-deep")
    dashes = "5 4" if state == "carried" else None
    coins = "".join(
        element("circle", cx=x, cy=y - by, r=radius - 0.9, class_=style, stroke_width=1.8, stroke_dasharray=dashes)
        for by in ((up, -up * 0.6) if state in ("lies", "to-come") else (0,))
    )
    if state == "lies":
        coins = element("circle", cx=x, cy=y, r=radius + 2.6, class_="fill-on-back") + coins
    class_ = "display on-gold" if state in ("lies", "to-come") else "display on-back"
    low = y + least * 0.35 + (up * 0.6 if state in ("lies", "to-come") else 0)
    # Closer digits leave a rim on both sides; the last one's space lies beside the number, too.
    mark = (
        words(str(value), x - CLOSER * least / 2, low, least, class_, "middle", letter_spacing=-CLOSER * least)
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
    return Part(id, group(title(name), group(coins, mark, aria_hidden="true"), id=id))


# Piles


def piles(drawing: Drawing, table: Table) -> None:
    """Draw the draw pile, the discard pile below it, and the eggs of the dragons still to come."""
    look, least, box = drawing.look, drawing.least_text, table.piles
    high = (box.height - GAP) / 2
    for place, (id, count) in enumerate((("draw-pile", look.plain.in_draw_pile), ("discards", look.discarded))):
        name = drawing.text(f"shown-{id}", count=count)
        drawing.lay(_pile(id, (box.x, box.y + place * (high + GAP), high), count, least, name))
    left = s.DRAGONS - len(look.dragons)
    if left:
        name = drawing.text("shown-dragons-left", count=left)
        drawing.lay(_eggs(table.eggs, left, least, drawing.text("caption-eggs"), name))


@remembered
def _pile(id: str, place: tuple[float, float, float], count: int, least: float, name: str) -> Part:
    """Draw a pile with its upper left corner at a point, and its number of cards."""
    x, y, high = place
    scale = high / 84
    if not count:
        card = rect((0, 0, 60, 84), 8, "gap", 2.4)
    elif id == "draw-pile":
        card = use("back", 4, -3) + use("back")
    else:
        card = FACE_UP
    size = least * 1.15
    tag = Box(x + high * 0.8, y + high / 2 - size * 0.6, label_width(str(count), size, "display"), size * 1.2)
    drawn = group(
        group(card, transform=placed(x, y, scale)), label(str(count), tag, size, "display"), aria_hidden="true"
    )
    return Part(id, group(title(name), drawn, id=id))


def _face_up() -> str:
    """Draw discarded cards, 60 by 84: the uppermost shows a terrain, and others lie crosswise below it."""
    under = "".join(
        group(rect((0, 0, 60, 84), 8, "card", 2.4), transform=f"translate({x},{y}) rotate({turn})")
        for x, y, turn in ((6, 0, 6), (-3, 3, -5))
    )
    picture = rect((5, 5, 50, 74), 4, "fill-blue-soft") + use("art-water", 30, 46, 50 / 160)
    sea = rect((5, 60, 50, 19), 4, "fill-blue")
    waves = element("path", d="M9 70q5-5 10.5 0t10.5 0t10.5 0t10.5 0", class_="pen stroke-blue-deep", stroke_width=2)
    return rect((3, 5, 60, 84), 8, "shadow") + under + rect((0, 0, 60, 84), 8, "card", 2.4) + picture + sea + waves


FACE_UP = _face_up()
"""The discard pile."""


@remembered
def _eggs(box: Box, count: int, least: float, caption: str, name: str) -> Part:
    x, y, width, height = box
    wide, high = label_width(caption, least), least * HIGH
    middle, scale = x + width / 2, (height - high - 3) / 56
    eggs = "".join(
        use("egg", middle + (place - (count - 1) / 2) * 46 * scale, y + high + 3 + 27 * scale, scale)
        for place in range(count)
    )
    # Long words would leave a tall picture.
    left = min(middle - wide / 2, x + width + 4 - wide)
    drawn = group(eggs, label(caption, Box(left, y, wide, high), least), aria_hidden="true")
    return Part("eggs", group(title(name), drawn, id="eggs"))


def turn_count(drawing: Drawing, table: Table) -> None:
    """Draw the progress of the game."""
    x, y = table.turn if drawing.holds_cards else table.large_turn
    drawing.lay(_turn_count(drawing.say(heading(drawing.look)), x, y, table.least * 1.15, x > table.width / 2))


@remembered
def _turn_count(text: str, x: float, y: float, size: float, ends: bool) -> Part:
    """Draw a label that begins or ends at a point, with its middle there."""
    wide, high = label_width(text, size, "display"), size * 1.3
    tag = Box(x - wide if ends else x, y - high / 2, wide, high)
    return Part("turn-count", group(label(text, tag, size, "display"), id="turn-count", aria_hidden="true"))


def spent(drawing: Drawing, box: Box) -> None:
    """Draw the cards played this turn, with their pictures."""
    look, deck = drawing.look, drawing.deck
    kinds = tuple(deck.kinds[kind] for kind, count in look.spent for _ in range(count))
    if kinds:
        cards = cards_words(deck, [kind for kind, count in look.spent for _ in range(count)])
        name = drawing.text("shown-spent", cards=cards)
        drawing.lay(_spent(box, kinds, drawing.least_text, drawing.text("caption-spent"), name))


@remembered
def _spent(box: Box, kinds: Sequence[str], least: float, caption: str, name: str) -> Part:
    """Draw cards in a box, from its lower end upwards, in two columns if it is wide; many lie on top of each other."""
    x, y, width, height = box
    columns = 2 if width > 4 * least and len(kinds) > 2 else 1
    wide = (width - (columns - 1) * 4) / columns
    high = wide / 1.5
    rows = -(-len(kinds) // columns)
    step = min(high + 4, (height - least * 1.5 - high) / max(rows - 1, 1))
    top = y + height - high - (rows - 1) * step
    tag, tall = label_width(caption, least), least * HIGH
    drawn = [label(caption, Box(x + width - tag, top - tall - 4, tag, tall), least)]
    for place, kind in enumerate(kinds):
        row, column = divmod(place, columns)
        spot = placed(x + column * (wide + 4), top + row * step, wide / 90)
        drawn.append(group(small_card(kind), transform=spot))
    return Part("spent", group(title(name), group(*drawn, aria_hidden="true"), id="spent"))


@remembered
def small_card(kind: str) -> str:
    """Draw a card the size of a stamp, 90 by 60, with its corner at 0; a double card has both pictures."""
    frame = rect((1, 3, 90, 60), 7, "shadow") + rect((0, 0, 90, 60), 7, "card", 2.4)
    halves = kind.split("-or-")
    if f"art-{halves[0]}" in ACTION_ART and len(halves) == 2:
        return frame + use(f"art-{halves[0]}", 24.5, 30, 0.25) + use(f"art-{halves[1]}", 65.5, 30, 0.25)
    return frame + use(f"art-{kind}", 45, 30, 0.52)


ACTION_ART = frozenset(f"art-{name}" for name in ("slumber", "counterspell", "infidelity"))
"""Pictures of the actions on double cards."""
