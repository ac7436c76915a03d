"""The floor of the hold: the crates, the chest with the draw pile, the cards, and the bilge."""

from typing import NamedTuple

from spadework.engine.picture.letters import lines_of, size_for, width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, rect
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import Words, and_list, message
from spadework.games.rat_alarm.picture.art.cards import HEIGHT, WIDTH
from spadework.games.rat_alarm.picture.drawing import CAPITAL, DUG, Drawing, badge, cube, label, shine, top_id
from spadework.games.rat_alarm.picture.plan import Place, Plan
from spadework.games.rat_alarm.rules.state import CUBES, KINDS

HIGH, CRATE = 66.0, 194.0
"""Height and width of the crate's art."""
SMALLEST = 0.2
"""Scale below which cards in the open never shrink."""


class Loot(NamedTuple):
    """The numbers of a crate."""

    open: int
    all: int
    cubes: tuple[int, ...]
    """The values of its cubes."""
    most: int
    """Number of cubes at the start."""
    own: int | None
    """Treasures in the viewer's sack, which only the memory aid shows."""


def crates(drawing: Drawing) -> None:
    """Draw the six crates side by side. At the end, only cubes that no seat has won lie on them."""
    look = drawing.look
    cubes = tuple(map(tuple, look.view.cubes))
    drawing.panel("crates", (look.open, cubes, look.own_pile, look.over), lambda: _crates(drawing))


def _crates(drawing: Drawing) -> None:
    look, plan = drawing.look, drawing.plan
    x, y, width, height = plan.crates
    wide = (width - plan.crate_gap * (len(KINDS) - 1)) / len(KINDS)
    most = 1 if len(look.seats) == 2 else CUBES
    own = look.pieces_taken(drawing.seat) if look.own_pile is not None else None
    for kind, name in enumerate(KINDS):
        if look.over and not plan.wide and not look.cubes_left(kind):
            # On a phone the room is better used for the seats' treasures.
            continue
        loot = Loot(
            look.pieces_open(kind),
            look.pieces(kind),
            look.cubes_left(kind) if look.over else look.cubes(kind),
            most,
            own[kind] if own else None,
        )
        place = Box(round(x + kind * (wide + plan.crate_gap), 1), y, round(wide, 1), height)
        drawing.add(f"kind-{name}", _crate(drawing.scene.words, kind, place, loot, plan, look.over))


@remembered
def _crate(said: Words, kind: int, place: Box, loot: Loot, plan: Plan, over: bool) -> str:
    """Draw a crate. A wide one bears its name, and a treasure looks out of it; a narrow one bears the treasure."""
    x, y, width, height = place
    least, above = plan.letters, plan.crate_above
    scale, rim, high = width / CRATE, y + above, height - above
    middle = x + width / 2
    called = message(f"part-{KINDS[kind]}")
    things = message(f"kind-{KINDS[kind]}")
    named = said.text("name-kind", kind=things, open=loot.open, all=loot.all)
    if loot.cubes:
        values = and_list([message("number", number=value) for value in loot.cubes])
        named = said.text("name-kind-cubes", kind=things, open=loot.open, all=loot.all, cubes=values)
    side, pitch = (0.86, 41.0) if plan.wide else (0.62, 27.0)
    first = x + width - 26 - pitch * (loot.most - 1) if plan.wide else middle - 3 - pitch / 2 * (loot.most - 1)
    blocks = [
        cube(value, first + pitch * number, rim - 19 * side, side, least) for number, value in enumerate(loot.cubes)
    ]
    if plan.wide:
        size = size_for(said.say(called), width - 16, least * 1.25, least, "display")
        head = words(said.say(called), middle, rim + size * 1.04, size, "display on-gold", "middle")
        peeping = use(KINDS[kind], x + 31, rim - 22, 1.32)
    else:
        head, peeping = use(KINDS[kind], middle, rim + 15, 0.64), ""
    counts = _counts(said, loot, plan.wide, over)
    written = _on_paper(counts, x, rim + (high * 0.43 if plan.wide else 29), width, least)
    body = group(
        element("ellipse", cx=middle + 4, cy=rim + high, rx=width * 0.54, ry=max(5, high * 0.09), class_="shadow"),
        peeping,
        *blocks,
        group(use("crate"), transform=f"translate({x:.4g},{rim:.4g}) scale({scale:.4g},{high / HIGH:.4g})"),
        head,
        written,
        class_="lift",
        aria_hidden="true",
    )
    return group(
        title(named),
        body,
        shine((x + 2, y + 2, width - 4, height - 4), 6, idle=not loot.open),
        id=f"kind-{KINDS[kind]}",
    )


def _counts(said: Words, loot: Loot, wide: bool, over: bool) -> list[tuple[str, bool]]:
    """Return the lines on a crate, and whether each is in bold."""
    if loot.own is None:
        below = said.text("pieces-all" if wide else "pieces-all-short", count=loot.all)
    else:
        below = said.text("pieces-own" if wide else "pieces-own-short", count=loot.own)
    if over:
        return [(below, False)] if wide else []
    return [(said.text("pieces-open" if wide else "pieces-open-short", count=loot.open), loot.open > 0), (below, False)]


def _on_paper(counts: list[tuple[str, bool]], x: float, y: float, width: float, least: float) -> str:
    """Draw the lines of a crate, on paper: they would run into its nails and its grain. A single line is as large as its paper allows."""
    if not counts:
        return ""
    box = Box(x + 1, y, width - 2, least * (0.12 + 1.12 * 2))
    sheet = rect(box, 2, "fill-card stroke-outline", 1.4)
    if len(counts) == 1:
        line = counts[0][0]
        size = size_for(line, width - 14, least * 1.35, least)
        return sheet + words(line, x + width / 2, y + box.height / 2 + size * CAPITAL, size, "", "middle")
    return sheet + "".join(
        words(
            line,
            x + width / 2,
            y + least * (0.95 + number * 1.12),
            least,
            "bold" if bold and width_of(line, least, "bold") < box.width - 2 else "",
            "middle",
        )
        for number, (line, bold) in enumerate(counts)
    )


def stage(drawing: Drawing) -> None:
    """Draw the chest, the card just turned up, the open cards and the bilge."""
    _bilge(drawing)
    _chest(drawing)
    _turned(drawing)
    buried = _spread(drawing)
    drawing.add_cards()
    for seat, (x, y, scale) in buried:
        across, down, size = DUG
        drawing.place(f"mound-{seat + 1}", x + WIDTH * scale / 2, y + HEIGHT * scale * 0.87, scale * 1.04, use("mound"))
        drawing.spade(seat, x + across * scale, y + down * scale, size * scale)


# The chest


def _chest(drawing: Drawing) -> None:
    look, at = drawing.look, drawing.plan
    x, y, scale = at.chest
    drawing.add("chest-lid", _lid(x, y, scale))
    count = look.to_come
    if count > 1:
        drawing.add("chest-cards", _stack(at.top, min(count - 1, 3)))
    if count:
        drawing.place(top_id(count), *at.top, use("card-back"))
    named = (
        drawing.text("name-draw-pile-empty", count=look.discarded)
        if not count and look.can_turn_up
        else drawing.text("name-draw-pile", count=count)
    )
    drawing.add("draw-pile", _front(x, y, scale, count, named, drawing.least_text))


@remembered
def _lid(x: float, y: float, scale: float) -> str:
    return group(use("chest-lid", x, y, scale), id="chest-lid")


@remembered
def _stack(top: Place, count: int) -> str:
    x, y, scale = top
    cards = [
        use("card-back", x + (9 if layer % 2 else -8) * scale, y - 5 * layer * scale, scale)
        for layer in range(count, 0, -1)
    ]
    return group(*cards, id="chest-cards")


@remembered
def _front(x: float, y: float, scale: float, count: int, named: str, least: float) -> str:
    """Draw the chest's front with the number of cards, which is clicked to turn up the next one."""
    size = max(least, 46 * scale)
    return group(
        title(named),
        group(
            use("chest", x, y, scale),
            words(str(count), x, y - 45 * scale + size * 0.35, size, "display on-gold", "middle"),
            class_="lift",
            aria_hidden="true",
        ),
        shine((x - 98 * scale, y - 152 * scale, 196 * scale, 156 * scale), 12),
        id="draw-pile",
    )


# The bilge


def _bilge(drawing: Drawing) -> None:
    count = drawing.look.discarded
    named = drawing.text("name-discards", count=count)
    drawing.add(
        "bilge", _bilge_part(*drawing.plan.bilge, count, named, drawing.text("caption-discards"), drawing.least_text)
    )


@remembered
def _bilge_part(x: float, y: float, scale: float, count: int, named: str, caption: str, least: float) -> str:
    size = max(least, 30 * scale)
    return group(
        title(named),
        group(
            use("bilge" if count else "bilge-empty", x, y, scale),
            badge(str(count), x + 66 * scale, y - 34 * scale, size),
            label(caption, x, y + 42 * scale + least, least, "middle"),
            aria_hidden="true",
        ),
        id="bilge",
    )


# The cards in the light


def _turned(drawing: Drawing) -> None:
    """Draw the card just turned up, larger than all others, or its place with the words on the floor."""
    look, at = drawing.look, drawing.plan
    card = look.turned
    if card is not None:
        drawing.place("burst", *at.turned, use(at.rays))
        # The former top card of the pile carries it here.
        drawing.lay(card, at.turned, top_id(look.to_come + 1))
    elif look.turned_face_down:
        drawing.lay_face_down("face-down-0", at.turned)
    else:
        said = drawing.scene.words
        drawing.add("empty", _chalk(said.text("caption-next"), said.text("name-next"), at.turned, drawing.least_text))


@remembered
def _chalk(caption: str, named: str, place: Place, least: float) -> str:
    """Draw the place of the next card, outlined and labelled in chalk."""
    size = round(max(least / place[2], 19), 1)
    lines = lines_of(caption, WIDTH - 20, size)
    top = HEIGHT / 2 - (len(lines) - 1) * size * 0.6 + size * CAPITAL
    written = [
        words(line, WIDTH / 2, top + number * size * 1.2, size, "on-back", "middle")
        for number, line in enumerate(lines)
    ]
    return group(title(named), group(use("chalk"), *written, aria_hidden="true"), id="empty", transform=placed(*place))


def _holds(drawing: Drawing, seat: int) -> bool:
    look = drawing.look
    return look.buried(seat) is None and not look.buried_face_down(seat) and not look.in_the_middle(seat)


def _spread(drawing: Drawing) -> list[tuple[int, Place]]:
    """Draw the open cards in rows, as large as there is room, followed by those under spades; return the seat and place of each spade."""
    look, shown = drawing.look, drawing.look.spread
    face_down = look.face_down - int(look.turned_face_down)
    digging = [seat for seat in look.seats if not _holds(drawing, seat)]
    count = len(shown) + face_down + len(digging)
    plan, gap = drawing.plan, drawing.plan.spread_gap
    x, y, width, height = plan.spread
    if not count:
        named = drawing.text("caption-none-open")
        drawing.place("nothing", x + width / 2, y + height / 2, plan.spread_largest, use("trap"), name=named)
        return []
    # Spades alone need not be as large as cards.
    largest = plan.spread_largest if count > len(digging) else plan.spread_largest * 0.7
    columns, scale = fit(count, width, height, gap, largest)
    rows = -(-count // columns)
    x += (width - columns * (WIDTH * scale + gap) + gap) / 2
    top = y + (height - rows * HEIGHT * scale - (rows - 1) * gap) / 2
    places: list[Place] = [
        (x + place % columns * (WIDTH * scale + gap), top + place // columns * (HEIGHT * scale + gap), scale)
        for place in range(count)
    ]
    for card, place in zip(shown, places, strict=False):
        drawing.lay(card, place)
    for number, place in enumerate(places[len(shown) : len(shown) + face_down], 1):
        drawing.lay_face_down(f"face-down-{number}", place)
    under = list(zip(digging, places[len(shown) + face_down :], strict=True))
    for seat, place in under:
        buried = look.buried(seat)
        if buried is not None:
            drawing.lay(buried, place, seat=seat)
        elif look.buried_face_down(seat):
            drawing.lay_face_down(f"buried-{seat + 1}", place)
    return under


def fit(count: int, width: float, height: float, gap: float, largest: float) -> tuple[int, float]:
    """Return the number of columns in which cards are largest in a room, and their scale."""
    best = (count, SMALLEST)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        across = ((width + gap) / columns - gap) / WIDTH
        down = ((height + gap) / rows - gap) / HEIGHT
        scale = min(across, down, largest)
        if scale >= best[1]:
            best = (columns, scale)
    return best
