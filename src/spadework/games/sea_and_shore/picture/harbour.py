"""The harbour of a seat: an island with its name, its pile of treasures, what it holds, and the jetty where it plays its card."""

from collections.abc import Sequence
from typing import NamedTuple

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.icons import icon, suit
from spadework.engine.picture.letters import fitted, size_for, width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.pen import line
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import halo
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import SeatName, Words
from spadework.games.sea_and_shore.notation.wording import treasures_words, value_of
from spadework.games.sea_and_shore.picture import titles
from spadework.games.sea_and_shore.picture.art.chests import CHEST_HEIGHT, CHEST_WIDTH
from spadework.games.sea_and_shore.picture.art.islands import VARIANTS
from spadework.games.sea_and_shore.picture.drawing import DOWN, Drawing, Placement, colour_of_chest
from spadework.games.sea_and_shore.rules.state import HAND


class Harbour(NamedTuple):
    """Places in a harbour, from its upper left corner."""

    width: float
    height: float
    island: bool
    banner: tuple[float, float, float, float]
    pile: Placement
    counts: tuple[float, float]
    cover: Placement
    """The place of the cover between tricks."""
    card: Placement
    ship: Placement


WIDE = {
    2: Harbour(
        400, 164, True, (14, 4, 342, 34), (28, 52, 1.35), (148, 66), (142, 126, 0.46), (290, 50, 0.76), (374, 20, 0.95)
    ),
    4: Harbour(
        300, 164, True, (10, 4, 246, 34), (16, 56, 1.25), (120, 66), (116, 126, 0.42), (206, 50, 0.76), (278, 20, 0.9)
    ),
    5: Harbour(
        238, 164, True, (6, 4, 190, 34), (8, 64, 1.0), (88, 66), (86, 126, 0.36), (158, 54, 0.7), (218, 20, 0.8)
    ),
}
"""By the number of seats beside which it lies in a wide picture."""
TALL = {
    2: Harbour(
        171, 110, True, (4, 3, 138, 22), (8, 38, 0.72), (64, 42), (62, 82, 0.28), (112, 33, 0.5), (157, 15, 0.55)
    ),
    3: Harbour(112, 152, True, (1, 3, 110, 22), (6, 96, 0.6), (8, 40), (58, 33, 0.34), (55, 68, 0.5), (28, 82, 0.5)),
}
"""By the number of columns in a tall picture."""
OWN_WIDE = Harbour(
    440, 150, False, (0, 2, 272, 36), (6, 48, 1.35), (124, 62), (118, 118, 0.46), (318, 6, 0.98), (258, 92, 1.1)
)
OWN_TALL = Harbour(
    348, 112, False, (0, 2, 150, 24), (6, 36, 0.95), (84, 44), (80, 86, 0.3), (272, 8, 0.68), (136, 88, 0.62)
)


class Berth(NamedTuple):
    """A seat's harbour, and where in the picture it lies."""

    seat: int
    harbour: Harbour
    x: float
    y: float

    def at(self, place: Placement) -> Placement:
        """A place in the harbour, as a place in the picture."""
        return place[0] + self.x, place[1] + self.y, place[2]


ROOM = 1000
"""The width of the viewer's treasures in a wide picture."""


def seat_id(seat: int) -> str:
    """The id of a seat's harbour."""
    return f"seat-{seat + 1}"


def lay_harbour(drawing: Drawing, berth: Berth) -> None:
    """A seat's land, its name, and how much it holds; what travels is laid later."""
    look, plain, seat = drawing.look, drawing.plain, berth.seat
    pile = look.pile(seat)
    earned = sum(plain.earned[seat]) if look.round == 2 and not look.over else None
    words_, names = drawing.scene.words, drawing.scene.names
    named, aid = titles.of_seat(words_, names, "shown-harbour", seat), _aid(drawing, berth, pile)
    drawing.add(seat_id(seat), _land(named, berth, look.over, aid))
    banner = _banner(words_, names[seat], berth, look.decides(seat), earned)
    drawing.add(f"name-{seat + 1}", _over(f"name-{seat + 1}", names[seat], banner, berth, drawing.passive))
    counts = (plain.cards[seat], plain.extras[seat], len(pile))
    named, held = titles.of_harbour(words_, names, seat, *counts[:2]), _held(words_, berth.harbour, counts)
    drawing.add(f"held-{seat + 1}", _over(f"held-{seat + 1}", named, held, berth, drawing.passive))


@remembered
def _land(named: str, berth: Berth, over: bool, aid: str) -> str:
    """The unchanging part, which is clicked to choose the seat."""
    seat, harbour, x, y = berth
    land = use(f"island-{harbour.width:.0f}-{seat % VARIANTS}") if harbour.island else ""
    palms = use("palms", 246, 140, 1.15) if harbour.width == 400 and not over else ""
    jetty = "" if over else use("jetty", *harbour.card) + _empty_place(harbour.card)
    whole = halo((0, 0, harbour.width, harbour.height), 20, 2)
    return group(title(named), land, palms, jetty, aid, whole, id=seat_id(seat), transform=placed(x, y))


@remembered
def _over(id: str, named: str, content: str, berth: Berth, passive: bool) -> str:
    """The things on the land, which let clicks through where the land is clicked."""
    through = "none" if passive else None
    return group(title(named), content, id=id, transform=placed(berth.x, berth.y), pointer_events=through)


@remembered
def _held(words_: Words, harbour: Harbour, counts: tuple[int, int, int]) -> str:
    """The numbers of island cards and extra cards, and the pile under its top treasure."""
    size = harbour.banner[3] * 0.66
    cards, extras, treasures = counts
    left, top = harbour.counts
    step = size * 1.3
    held = "".join(
        group(
            title(words_.text(named, count=count)),
            sign,
            words(str(count), left + size * 1.15, down + size * DOWN, size, "display"),
        )
        for sign, count, named, down in (
            (use("card-back", left, top - size * 0.62, size / 115), cards, "shown-cards", top),
            (use("extra", left + size * 0.45, top + step, size / 40), extras, "shown-extras", top + step),
        )
    )
    return _pile(words_, treasures, harbour.pile) + held


def _empty_place(card: Placement) -> str:
    x, y, scale = card
    return element(
        "rect",
        x=x,
        y=y,
        width=100 * scale,
        height=140 * scale,
        rx=8 * scale,
        class_="stroke-wood-deep",
        fill="none",
        stroke_width=1.6,
        stroke_dasharray="5 5",
    )


@remembered
def _banner(words_: Words, name: str, berth: Berth, decides: bool, earned: int | None) -> str:
    """A strip of cloth with emblem and name: golden, with a pencil, for the seat that decides."""
    x, y, width, height = berth.harbour.banner
    notch = height * 0.3
    cloth = f"M{x + height * 0.4} {y}H{x + width}L{x + width - notch} {y + height / 2}L{x + width} {y + height}H{x + height * 0.4}Z"
    size, right, middle = height * 0.64, x + width - notch - height * 0.16, y + height / 2
    least = 21.0 if height > 30 else 14.0
    signs = ""
    if decides:
        right -= height * 0.66
        signs += group(
            title(words_.text("seat-deciding")), icon("pencil", right + height * 0.33, middle, height * 0.62, "on-gold")
        )
    if earned is not None:
        said = str(earned)
        wide = width_of(said, least, "display")
        right -= wide
        style = "on-gold display" if decides else "display"
        number = words(said, right, middle + least * DOWN, least, style)
        right -= least * 0.9
        star = icon("star", right + least * 0.4, middle, least * 0.8, "on-gold" if decides else "brass")
        signs += group(title(words_.text("shown-earned", points=earned)), star, number)
    left = x + height * 1.32
    space = max(right - left - 4, 8.0)
    size = size_for(name, space, size, least, "bold")
    text = words(
        fitted(name, space, size, "bold"), left, middle + size * DOWN, size, "on-gold bold" if decides else "bold"
    )
    return group(
        element("path", d=cloth, class_="shadow", transform="translate(1.5,3.5)"),
        element(
            "path",
            d=cloth,
            class_=f"{'fill-gold' if decides else 'fill-sheet'} stroke-outline",
            stroke_width=1.8,
            stroke_linejoin="round",
        ),
        emblem(berth.seat, x + height * 0.62, middle, height * 0.62),
        text,
        signs,
    )


def _pile(words_: Words, count: int, place: Placement) -> str:
    """The chests under the top one, and how many there are."""
    x, y, scale = place
    below = "".join(
        use("chest-closed", x + 4 * lift * scale, y - 4 * lift * scale, scale)
        for lift in range(min(count - 1, 2), 0, -1)
    )
    if count == 0:
        # An X marks the spot where the first one will stand.
        cross = (
            f"M{x + 20 * scale} {y + 48 * scale}l{30 * scale} {22 * scale}m0{-22 * scale}l{-30 * scale} {22 * scale}"
        )
        drawn = line(cross, 6.5 * scale) + line(cross, 3.6 * scale, "alert")
    else:
        drawn = below + element(
            "ellipse", cx=x + 36 * scale, cy=y + 72 * scale, rx=36 * scale, ry=6 * scale, class_="shadow"
        )
    return group(title(words_.text("shown-treasures", count=count)), drawn)


# What travels


def lay_pile(drawing: Drawing, berth: Berth) -> None:
    """The top treasure of a seat."""
    pile = drawing.look.pile(berth.seat)
    if pile:
        drawing.lay_treasure(pile[0], berth.at(berth.harbour.pile), seat_id(berth.seat))


def lay_count(drawing: Drawing, berth: Berth) -> None:
    """The number of treasures of a pile, on its corner."""
    count = len(drawing.look.pile(berth.seat))
    if count > 1:
        x, y, scale = berth.at(berth.harbour.pile)
        named = titles.of_count(drawing.scene.words, "shown-treasures", count)
        drawing.lay_number(f"count-{berth.seat + 1}", count, (x + 66 * scale, y + 4 * scale), named)


def lay_haul(drawing: Drawing, berth: Berth) -> None:
    """After the end, when no card is played any more, all treasures of the last round where the jetty was, the top one first."""
    pile = drawing.look.pile(berth.seat)
    if len(pile) > 1:
        chests = tuple((colour_of_chest(number), value_of(drawing.deck, number)) for number in pile[1:])
        treasures = treasures_words(drawing.deck, pile)
        named = drawing.text("shown-pile", seat=SeatName(berth.seat), treasures=treasures)
        drawing.add(f"haul-{berth.seat + 1}", _haul(berth, chests, named))


def _haul(berth: Berth, chests: Sequence[tuple[str, int]], named: str) -> str:
    """Chests in one row or two, as large as there is room, overlapping when they are many."""
    harbour = berth.harbour
    _, top, _, high = harbour.banner
    pile_x, _, pile_scale = harbour.pile
    left, top = max(harbour.counts[0] + high * 1.7, pile_x + CHEST_WIDTH * pile_scale + 5), top + high + 8
    wide, deep = (ROOM if harbour is OWN_WIDE else harbour.width) - left - 10, harbour.height - top - 10
    rows = 1 if len(chests) <= 2 or not harbour.island else 2
    across = -(-len(chests) // rows)
    scale = min(deep / rows / CHEST_HEIGHT, wide / CHEST_WIDTH / max(across * 0.7, 1), 1.1)
    step = min(CHEST_WIDTH * scale + 6, (wide - CHEST_WIDTH * scale) / max(across - 1, 1))
    drawn = [
        use(
            f"treasure-{colour}-{value}",
            left + index % across * step,
            top + index // across * deep / rows,
            round(scale, 2),
        )
        for index, (colour, value) in enumerate(chests)
    ]
    return group(title(named), *drawn, id=f"haul-{berth.seat + 1}", transform=placed(berth.x, berth.y))


def lay_card(drawing: Drawing, berth: Berth) -> None:
    """The card of this trick on its jetty."""
    if drawing.look.covered(berth.seat):
        drawing.lay_covered(berth.seat, berth.at(berth.harbour.card))


def lay_cover(drawing: Drawing, berth: Berth) -> None:
    """A seat's cover, and the extra cards that it has added."""
    card = berth.at(berth.harbour.card)
    drawing.lay_cover(berth.seat, card, berth.at(berth.harbour.cover))
    drawing.lay_added(berth.seat, card)


def lay_ship(drawing: Drawing, berth: Berth) -> None:
    """The ship that lies where the start card is."""
    drawing.lay("start-ship", berth.at(berth.harbour.ship), use("ship"), drawing.text("seat-start-card"))


# The memory aid


def aid_height(drawing: Drawing, harbour: Harbour) -> float:
    """The height of the list of all treasures of a pile below a harbour."""
    if not drawing.look.aided:
        return 0.0
    columns = _aid_columns(drawing.least_text, harbour)
    return -(-HAND[len(drawing.look.seats)] // columns) * drawing.least_text * 1.35 + 6


def _aid_columns(least: float, harbour: Harbour) -> int:
    return max(1, int((harbour.width - 8) / (least * 1.9)))


def _aid(drawing: Drawing, berth: Berth, pile: Sequence[int]) -> str:
    """All treasures of a pile, the top one first, on a strip of paper."""
    if not drawing.look.aided or not pile:
        return ""
    harbour, least = berth.harbour, drawing.least_text
    columns = _aid_columns(least, harbour)
    rows = -(-len(pile) // columns)
    drawn = [
        element(
            "rect", x=2, y=harbour.height + 4, width=harbour.width - 4, height=rows * least * 1.35, rx=5, class_="sheet"
        )
    ]
    for index, number in enumerate(pile):
        left = 8 + index % columns * least * 1.9
        middle = harbour.height + 4 + (index // columns + 0.5) * least * 1.35
        drawn.append(suit(colour_of_chest(number), left + least * 0.45, middle, least * 0.9))
        value = str(value_of(drawing.deck, number))
        drawn.append(words(value, left + least, middle + least * DOWN, least, "display"))
    named = drawing.text("shown-pile", seat=SeatName(berth.seat), treasures=treasures_words(drawing.deck, pile))
    return group(title(named), *drawn)
