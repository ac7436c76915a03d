"""The things of Lost Maps as drawings: treasure cards, expeditions, coins, cups and palms.

A treasure card is always drawn in the same size of its own, `WIDTH` by `HEIGHT`, and then placed and scaled, so that it can travel from
place to place.
"""

from collections.abc import Iterable

from spadework.engine.contract import Record
from spadework.engine.picture.icons import suit
from spadework.engine.picture.svg import element, group, number, placed, star, words
from spadework.games.lost_maps.rules.material import COLOUR_NAMES, SIDE, Deck
from spadework.games.lost_maps.rules.state import CUPS, NO_SEAL, PALMS, ROW, ROWS

BOX = 40
MARGIN = 4
BAND = 40
WIDTH = SIDE * BOX + 2 * MARGIN
HEIGHT = BAND + SIDE * BOX + 2 * MARGIN
TEXT = 28  # size of the letters on a card
NUMERAL = 92  # size of the number on a filled card

PALM_LEAVES = "M2-4Q-5-13-12-5Q-5-8 2-4ZM2-4Q4-14 12-9Q6-9 2-4ZM2-4Q-9-5-9 3Q-5-3 2-4ZM2-4Q12-5 11 3Q8-3 2-4Z"
CUP = "M-10-11H10Q10 2 2 4V8H7V11H-7V8H-2V4Q-10 2-10-11Z"

PENNANT = "M-5 8V-8L7-4L-5 0"
PENCIL = "M-6 6L-5 2L3-6L6-3L-2 5Z"
CHECK = "M-6 0L-2 5L6-5"
CROWN = "M-7-5L-3 0L0-7L3 0L7-5L6 6H-6Z"


def signs() -> str:
    """The signs that are drawn many times, each around 0."""
    coin = group(
        element("circle", r=11, class_="fill-gold stroke-on-suit", stroke_width=1.5),
        element("circle", r=6.5, class_="pen-on-suit"),
        id="sign-coins",
    )
    palm = group(
        element("path", d="M-3 13Q-2 3 2-4", class_="pen", stroke_width=3),
        element("path", d=PALM_LEAVES, class_="fill-green stroke-ink", stroke_linejoin="round"),
        id="sign-palms",
    )
    cross = element(
        "path", d="M-5-12H5L3-3L12-5V5L3 3L5 12H-5L-3 3L-12 5V-5L-3-3Z", class_="fill-alert", id="sign-crosses"
    )
    back = group(
        element("rect", width=WIDTH, height=HEIGHT, rx=10, class_="fill-quiet"),
        element(
            "rect",
            x=10,
            y=10,
            width=WIDTH - 20,
            height=HEIGHT - 20,
            rx=6,
            class_="stroke-paper",
            fill="none",
            stroke_width=3,
        ),
        element("circle", cx=84, cy=104, r=50, class_="stroke-paper", fill="none", stroke_width=3),
        element("path", d=star(4, 62, 14), transform=placed(84, 104), class_="fill-paper"),
        id="sign-back",
    )
    seal = element("path", d=star(12, 17, 14.5), class_="fill-sheet stroke-on-suit", stroke_width=1.5, id="sign-seal")
    mark = element("path", d=x_at(-20, -20, 0), class_="pen", stroke_width=5, id="sign-x")
    cup = element("path", d=CUP, class_="stroke-on-suit fill-gold", id="sign-cup")
    return element("defs", coin, palm, cross, back, seal, mark, cup)


def sign(name: str, x: float, y: float, scale: float = 1) -> str:
    """One of the signs around a point."""
    if scale == 1:
        return element("use", href=f"#sign-{name}", x=x, y=y)
    return element("use", href=f"#sign-{name}", transform=placed(x, y, scale))


def corner(box: int) -> tuple[int, int]:
    """Where a box of a treasure card has its upper left corner."""
    return MARGIN + box % SIDE * BOX, BAND + MARGIN + box // SIDE * BOX


def bits(mask: int) -> list[int]:
    """The boxes of a mask."""
    return [box for box in range(SIDE * SIDE) if mask >> box & 1]


def squares(mask: int) -> str:
    """The path around the boxes of a treasure card, one by one."""
    return "".join(f"M{x} {y}h{BOX}v{BOX}h-{BOX}z" for x, y in map(corner, bits(mask)))


def x_at(left: float, top: float, wobble: int) -> str:
    """An X as if drawn by hand in a box; `wobble` from 0 on makes one unlike the next."""
    lean, bend = wobble % 3 - 1, wobble % 4
    return (
        f"M{number(left + 9 + lean)} {number(top + 9)}q{9 + bend} {7 + lean} {22 - lean} {23 - lean}"
        f"M{number(left + 31)} {number(top + 8 + lean)}q{lean - 9} {13 - bend} {lean - 23} {23 + lean}"
    )


def crossed_out(mask: int, card: int) -> str:
    """The path of all X on a card."""
    return "".join(x_at(*corner(box), box * 5 + card) for box in bits(mask))


def rings(mask: int) -> str:
    """The path of a ring in each box."""
    return "".join(f"M{x + 3} {y + 20}a17 17 0 1 0 34 0a17 17 0 1 0-34 0" for x, y in map(corner, bits(mask)))


def treasure_card(
    deck: Deck,
    card: int,
    place: tuple[float, float, float],
    least_text: float,
    crossed: int = 0,
    fresh: int = 0,
    faint: bool = False,
) -> str:
    """A treasure card that is being crossed off or could be.

    Args:
        place: left, top and scale.
        least_text: letters that would be smaller than this are left out; the colour's sign tells the points then.
        crossed: mask of the boxes crossed off.
        fresh: mask of the boxes crossed off in this turn, which others don't see yet.
        faint: whether the card no longer counts.
    """
    material = deck.record
    colour = COLOUR_NAMES[material.colour[card]]
    boxes = int(material.boxes[card])
    free = boxes & ~crossed & ~fresh
    return group(
        element("rect", width=WIDTH, height=HEIGHT, rx=8, class_="sheet", stroke_width=2),
        element("path", d=f"M0 {BAND}V8Q0 0 8 0H{WIDTH - 8}Q{WIDTH} 0 {WIDTH} 8V{BAND}Z", class_=f"fill-{colour}"),
        *_band(deck, card, place[2] * TEXT >= least_text),
        _drawn(squares(free), f"fill-{colour}", fill_opacity=0.28),
        _drawn(squares(crossed), f"fill-{colour}"),
        _drawn(squares(fresh), "fill-gold"),
        _drawn(squares(boxes), "pen", stroke_width=1.5),
        *_symbols(material, card, boxes),
        _drawn(crossed_out(crossed | fresh, card), "pen-on-suit", stroke_width=4),
        _drawn(rings(fresh), "pen-on-suit", stroke_width=2.5),
        id=card_id(deck, card),
        transform=placed(*place),
        opacity=0.4 if faint else None,
    )


def card_id(deck: Deck, card: int) -> str:
    """The id of a treasure card, wherever it lies."""
    return f"card-{deck.card_names[card]}"


def _drawn(path: str, class_: str, **attributes: float) -> str:
    return element("path", d=path, class_=class_, **attributes) if path else ""


def _band(deck: Deck, card: int, with_text: bool) -> Iterable[str]:
    material = deck.record
    colour, seal = int(material.colour[card]), int(material.seal[card])
    yield suit(COLOUR_NAMES[colour], 21, 20, 24, "fill-on-suit")
    if with_text:
        yield words(str(material.points[colour]), 37, 30, TEXT, "on-suit display bold")
    if seal != NO_SEAL:
        if with_text:
            yield words(f"+{material.seal_points[seal]}", 128, 30, TEXT, "on-suit display bold", "end")
        yield sign("seal", 148, 20)
        yield suit(COLOUR_NAMES[seal], 148, 20, 16)


def _symbols(material: Record, card: int, boxes: int) -> Iterable[str]:
    for kind in ("coins", "palms", "crosses"):
        for box in bits(int(material[kind][card]) & boxes):
            x, y = corner(box)
            yield sign(kind, x + BOX / 2, y + BOX / 2)


def filled_card(deck: Deck, card: int, place: tuple[float, float, float]) -> str:
    """A filled treasure card: what it brings, its colour and its seal, readable when small."""
    material = deck.record
    colour, seal = int(material.colour[card]), int(material.seal[card])
    name = COLOUR_NAMES[colour]
    return group(
        element("rect", width=WIDTH, height=HEIGHT, rx=20, class_=f"fill-{name} stroke-on-suit", stroke_width=6),
        words(str(material.points[colour]), 16, 92, NUMERAL, "on-suit display bold"),
        suit(name, 52, 150, 60, "fill-on-suit"),
        *((sign("seal", 124, 150, 2.1), suit(COLOUR_NAMES[seal], 124, 150, 40)) if seal != NO_SEAL else ()),
        id=card_id(deck, card),
        transform=placed(*place),
    )


def pattern_boxes(deck: Deck, pattern: int) -> tuple[list[tuple[int, int]], int, int]:
    """The boxes of a pattern as (column, row), and how many columns and rows it has."""
    boxes = [(box % SIDE, box // SIDE) for box in bits(int(deck.record.placement[pattern, 0]))]
    return boxes, max(column for column, _ in boxes) + 1, max(row for _, row in boxes) + 1


def pattern_figure(deck: Deck, pattern: int, x: float, y: float, box: float) -> str:
    """A pattern around a point, its boxes of the given size."""
    boxes, columns, rows = pattern_boxes(deck, pattern)
    left, top, side = x - columns * box / 2, y - rows * box / 2, number(box)
    path = "".join(
        f"M{number(left + column * box)} {number(top + row * box)}h{side}v{side}h-{side}z" for column, row in boxes
    )
    return element("path", d=path, class_="fill-gold stroke-on-suit", stroke_width=max(box / 16, 1))


def expedition_card(deck: Deck, pattern: int, count: str, place: tuple[float, float, float]) -> str:
    """The expedition that holds for everyone; `count` says which of the round it is."""
    return group(
        element("rect", width=WIDTH, height=HEIGHT, rx=8, class_="sheet stroke-brass", stroke_width=4),
        words(count, WIDTH / 2, 32, TEXT, "display bold brass", "middle"),
        pattern_figure(deck, pattern, WIDTH / 2, 122, 36),
        transform=placed(*place),
    )


def cup(x: float, y: float, size: float, points: int | None, text: float) -> str:
    """A cup around a point with its number, or empty."""
    scale = size / 24
    if points is None:
        return element("path", d=CUP, transform=placed(x, y, scale), class_="pen stroke-quiet", stroke_width=1.2)
    return sign("cup", x, y, scale) + words(str(points), x, y - 4 * scale + text * 0.36, text, "on-suit bold", "middle")


def spent_cup(x: float, y: float, size: float) -> str:
    """A cup of the round card that somebody has taken."""
    scale = size / 24
    return group(
        element("path", d=CUP, class_="pen stroke-line", stroke_width=1.5),
        element("path", d="M-11 11L11-11", class_="pen stroke-quiet", stroke_width=1.5),
        transform=placed(x, y, scale),
    )


def coin_rows(view: Record, seat: int, x: float, y: float, pitch: float, height: float, text: float) -> str:
    """The three rows of coins of a score card, each with its cup."""
    drawn = []
    for row in range(ROWS):
        middle = y + (row + 0.5) * height
        for column in range(ROW):
            marked = row * ROW + column < view.coins[seat]
            across = x + (column + 0.5) * pitch
            if marked:
                drawn.append(sign("coins", across, middle, pitch * 0.42 / 11))
            else:
                drawn.append(element("circle", cx=across, cy=middle, r=pitch * 0.38, class_="pen stroke-quiet"))
        points = int(view.cup[seat, row])
        drawn.append(cup(x + ROW * pitch + height * 0.6, middle, height * 1.04, points or None, text))
    return "".join(drawn)


def coin_rows_width(pitch: float, height: float) -> float:
    """How wide three rows of coins with their cups are."""
    return ROW * pitch + height * 1.1


def palm_fields(view: Record, seat: int, x: float, y: float, size: float, columns: int, gap: float, text: float) -> str:
    """The four palm fields of a score card: points, or a palm that waits."""
    drawn = []
    for field in range(PALMS):
        left, top = x + field % columns * (size + gap), y + field // columns * (size + gap)
        filled = field < view.palms[seat]
        drawn.append(
            element(
                "rect",
                x=left,
                y=top,
                width=size,
                height=size,
                rx=4,
                class_="fill-green stroke-on-suit" if filled else "frame stroke-quiet",
            )
        )
        middle = left + size / 2, top + size / 2
        if filled:
            drawn.append(
                words(str(view.palm[seat, field]), middle[0], middle[1] + text * 0.36, text, "on-suit bold", "middle")
            )
        else:
            drawn.append(group(sign("palms", *middle, size / 34), opacity=0.55))
    return "".join(drawn)


def cups_left(deck: Deck, view: Record, x: float, y: float, pitch: float, text: float) -> str:
    """The cups of the round card, highest first; those taken are struck out."""
    drawn = []
    for place in range(CUPS):
        across = x + (place + 0.5) * pitch
        taken = place < view.cups_taken
        drawn.append(
            spent_cup(across, y, pitch * 0.92)
            if taken
            else cup(across, y, pitch * 0.92, int(deck.record.cups[place]), text)
        )
    return "".join(drawn)
