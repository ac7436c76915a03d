"""The floor of the hold: the crates, the chest with the draw pile, the cards, and the bilge."""

from typing import NamedTuple

from spadework.engine.picture.letters import size_for
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.svg import group, title, words
from spadework.engine.words import Words, and_list, message
from spadework.games.rat_alarm.picture.art.cards import HEIGHT, WIDTH
from spadework.games.rat_alarm.picture.drawing import DUG, Drawing, Place, badge, cube, shine, top_id
from spadework.games.rat_alarm.rules.state import CUBES, KINDS

HIGH, ABOVE = 66.0, 50.0
"""The height of a crate, and of the treasure that looks out of it."""
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


SMALLEST = 0.2  # scale below which cards in the open never shrink


class Stage(NamedTuple):
    """Places on the floor of the hold; a card's place is that of its corner."""

    chest: tuple[float, float, float]
    top: Place
    """The top card of the draw pile, which looks out of the chest."""
    turned: Place
    bilge: tuple[float, float, float]
    spread: tuple[float, float, float, float]
    gap: float
    largest: float


def stage(drawing: Drawing, at: Stage) -> None:
    """All of it."""
    _bilge(drawing, at)
    _chest(drawing, at)
    _turned(drawing, at)
    buried = _spread(drawing, at)
    drawing.add_cards()
    for seat, (x, y, scale) in buried:
        across, down, size = DUG
        drawing.place(f"mound-{seat + 1}", x + WIDTH * scale / 2, y + HEIGHT * scale * 0.87, scale * 1.04, use("mound"))
        drawing.spade(seat, x + across * scale, y + down * scale, size * scale)


# The chest


def _chest(drawing: Drawing, at: Stage) -> None:
    look = drawing.look
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
    """The chest's front with the number of cards, which is clicked to turn up the next one."""
    size = max(least, 46 * scale)
    return group(
        title(named),
        group(
            use("chest", x, y, scale),
            words(str(count), x, y - 45 * scale + size * 0.35, size, "display on-gold", "middle"),
            class_="lift",
        ),
        shine((x - 98 * scale, y - 152 * scale, 196 * scale, 156 * scale), 12),
        id="draw-pile",
    )


# The bilge


def _bilge(drawing: Drawing, at: Stage) -> None:
    count = drawing.look.discarded
    named = drawing.text("name-discards", count=count)
    drawing.add("bilge", _bilge_part(*at.bilge, count, named, drawing.text("caption-discards"), drawing.least_text))


@remembered
def _bilge_part(x: float, y: float, scale: float, count: int, named: str, caption: str, least: float) -> str:
    size = max(least, 30 * scale)
    return group(
        title(named),
        use("bilge" if count else "bilge-empty", x, y, scale),
        badge(str(count), x + 66 * scale, y - 34 * scale, size),
        words(caption, x, y + 46 * scale + least * 1.05, least, "on-back", "middle"),
        id="bilge",
    )


# The cards in the light


def _turned(drawing: Drawing, at: Stage) -> None:
    """The card just turned up, larger than all others, or its empty place."""
    look = drawing.look
    card = look.turned
    if card is not None:
        drawing.place("burst", *at.turned, use("burst"))
        # What lay on the top of the pile carries it here.
        drawing.lay(card, at.turned, top_id(look.to_come + 1))
    elif look.turned_face_down:
        drawing.lay_face_down("face-down-0", at.turned)
    else:
        drawing.place("empty", *at.turned, use("chalk"))


def things_in_the_open(drawing: Drawing) -> int:
    """Return the number of cards and spades in the middle, without the card just turned up."""
    look = drawing.look
    face_down = look.face_down - int(look.turned_face_down)
    return len(look.spread) + face_down + sum(1 for seat in look.seats if not _holds(drawing, seat))


def _holds(drawing: Drawing, seat: int) -> bool:
    look = drawing.look
    return look.buried(seat) is None and not look.buried_face_down(seat) and not look.in_the_middle(seat)


def _spread(drawing: Drawing, at: Stage) -> list[tuple[int, Place]]:
    """The open cards in rows, as large as there is room, behind them those under spades; returns which spade lies on what place."""
    look, shown = drawing.look, drawing.look.spread
    face_down = look.face_down - int(look.turned_face_down)
    digging = [seat for seat in look.seats if not _holds(drawing, seat)]
    count = len(shown) + face_down + len(digging)
    x, y, width, height = at.spread
    if not count:
        drawing.place(
            "nothing", x + width / 2, y + height / 2, at.largest, use("trap"), name=drawing.text("caption-none-open")
        )
        return []
    # Spades alone need not be as large as cards.
    largest = at.largest if count > len(digging) else at.largest * 0.7
    columns, scale = fit(count, width, height, at.gap, largest)
    rows = -(-count // columns)
    top = y + (height - rows * HEIGHT * scale - (rows - 1) * at.gap) / 2
    places: list[Place] = [
        (x + place % columns * (WIDTH * scale + at.gap), top + place // columns * (HEIGHT * scale + at.gap), scale)
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
            drawing.lay(buried, place)
        elif look.buried_face_down(seat):
            drawing.lay_face_down(f"buried-{seat + 1}", place)
    return under


def fit(count: int, width: float, height: float, gap: float, largest: float) -> tuple[int, float]:
    """The number of columns in which a number of cards is largest in a room, and their scale."""
    best = (count, SMALLEST)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        across = ((width + gap) / columns - gap) / WIDTH
        down = ((height + gap) / rows - gap) / HEIGHT
        scale = min(across, down, largest)
        if scale >= best[1]:
            best = (columns, scale)
    return best
