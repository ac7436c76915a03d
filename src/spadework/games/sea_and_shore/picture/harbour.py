"""The harbour of a seat: an island with its name, its pile of treasures, its holdings, and the place of its played card."""

from collections.abc import Sequence
from typing import NamedTuple

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.icons import icon, suit
from spadework.engine.picture.letters import fitted, size_for, width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import halo
from spadework.engine.picture.svg import element, group, placed, title
from spadework.engine.words import SeatName, Words
from spadework.games.sea_and_shore.notation.wording import treasures_words, value_of
from spadework.games.sea_and_shore.picture import titles
from spadework.games.sea_and_shore.picture.art.cards import WIDTH
from spadework.games.sea_and_shore.picture.art.islands import VARIANTS
from spadework.games.sea_and_shore.picture.drawing import DOWN, Drawing, chip, colour_of_chest, unread
from spadework.games.sea_and_shore.picture.places import Harbour, Placement, Places

ROOMY = 100
"""The least width of a banner that has room for the points of the first round; else they lie on the pile."""


class Berth(NamedTuple):
    """A seat's harbour, where in the picture it lies, and the place of the seat's card."""

    seat: int
    harbour: Harbour
    x: float
    y: float
    card: Placement

    def at(self, place: Placement) -> Placement:
        """Return a place in the harbour, as a place in the picture."""
        return place[0] + self.x, place[1] + self.y, place[2]


def berths(places: Places, rivals: Sequence[int], own: int, aided: bool, roomy: bool) -> list[Berth]:
    """Return the harbours of all seats in their order: one at the bottom, the others clockwise from it in a row at the top.

    `aided` means with the memory aid; `roomy` means that no question is shown beside the harbour at the bottom.
    """
    harbour, step = places.harbours[len(rivals)], places.width / len(rivals)
    left, right = places.cards_between
    wide = WIDTH * places.card
    at_bottom = places.own._replace(banner=places.own_banner) if roomy else places.own
    found = [Berth(own, at_bottom, *places.own_at, places.own_card)]
    for index, seat in enumerate(rivals):
        middle = (index + 0.5) * step
        card = (min(max(middle - wide / 2, left), right - (wide if left == 0 else 0)), places.cards_top, places.card)
        found.append(Berth(seat, harbour, middle - harbour.width / 2, places.harbours_top, card))
    if aided:
        found = [berth._replace(harbour=_with_aid(berth.harbour)) for berth in found]
    return sorted(found)


def _with_aid(harbour: Harbour) -> Harbour:
    """Return the harbour with the memory aid."""
    return harbour._replace(pile=harbour.aided_pile, cover=harbour.aided_cover)


def seat_id(seat: int) -> str:
    """Return the id of a seat's harbour."""
    return f"seat-{seat + 1}"


def lay_harbour(drawing: Drawing, berth: Berth) -> None:
    """Draw a seat's land, its name, and the numbers of its things; things that travel are laid later."""
    look, plain, seat = drawing.look, drawing.plain, berth.seat
    pile = look.pile(seat)
    words_, names = drawing.scene.words, drawing.scene.names
    named, aid = titles.of_seat(words_, names, "shown-harbour", seat), _aid(drawing, berth.harbour, seat, pile)
    drawing.add(seat_id(seat), _land(named, berth, aid))
    banner = _banner(words_, names[seat], berth, look.decides(seat), _earned(drawing, seat), drawing.least_text)
    drawing.add(f"name-{seat + 1}", _over(f"name-{seat + 1}", names[seat], banner, berth, drawing.passive))
    if not look.over:
        cards, extras = plain.cards[seat], plain.extras[seat]
        named, held = (
            titles.of_harbour(words_, names, seat, cards, extras),
            _held(words_, berth.harbour, (cards, extras, len(pile))),
        )
        drawing.add(f"held-{seat + 1}", _over(f"held-{seat + 1}", named, held, berth, drawing.passive))


def _earned(drawing: Drawing, seat: int) -> int | None:
    """Return the points of the first round, during the second."""
    look = drawing.look
    return sum(drawing.plain.earned[seat]) if look.round == 2 and not look.over else None


@remembered
def _land(named: str, berth: Berth, aid: str) -> str:
    """Draw the unchanging part, which is clicked to choose the seat."""
    seat, harbour, x, y, _ = berth
    land = use(f"island-{harbour.width:.0f}-{seat % VARIANTS}") if harbour.island else ""
    if harbour.width > 300 and not aid:
        land += use("palms", 252, 122, 1.2)
    whole = halo((0, 0, harbour.width, harbour.height), 20, 0)
    return group(title(named), land, aid, whole, id=seat_id(seat), transform=placed(x, y))


@remembered
def _over(id: str, named: str, content: str, berth: Berth, passive: bool) -> str:
    """Draw the things on the land, which let clicks through where the land is clicked."""
    through = "none" if passive else None
    return group(title(named), content, id=id, transform=placed(berth.x, berth.y), pointer_events=through)


@remembered
def _held(words_: Words, harbour: Harbour, counts: tuple[int, int, int]) -> str:
    """Draw the numbers of island cards and extra cards, and the pile under its top treasure."""
    size = harbour.banner.height * 0.68
    cards, extras, treasures = counts
    held = "".join(
        group(
            title(words_.text(named, count=count)),
            sign,
            unread(str(count), left + size * 1.1, middle + size * DOWN, size, "display"),
        )
        for sign, count, named, (left, middle) in (
            (
                use("card-back", harbour.cards[0], harbour.cards[1] - size * 0.62, size / 115),
                cards,
                "shown-cards",
                harbour.cards,
            ),
            (
                use("extra", harbour.extras[0] + size * 0.45, harbour.extras[1], size / 40),
                extras,
                "shown-extras",
                harbour.extras,
            ),
        )
    )
    return _pile(words_, treasures, harbour.pile) + held


@remembered
def _banner(words_: Words, name: str, berth: Berth, decides: bool, earned: int | None, least: float) -> str:
    """Draw a strip of cloth with emblem and name: golden, with a pencil, for the seat that decides."""
    x, y, width, height = berth.harbour.banner
    notch = height * 0.3
    cloth = f"M{x + height * 0.4} {y}H{x + width}L{x + width - notch} {y + height / 2}L{x + width} {y + height}H{x + height * 0.4}Z"
    size, right, middle = height * 0.64, x + width - notch - height * 0.1, y + height / 2
    signs = ""
    if decides:
        right -= height * 0.62
        signs += group(
            title(words_.text("seat-deciding")), icon("pencil", right + height * 0.33, middle, height * 0.58, "on-gold")
        )
    if earned is not None and width >= ROOMY:
        said = str(earned)
        right -= width_of(said, least, "display")
        style = "on-gold display" if decides else "display"
        number = unread(said, right, middle + least * DOWN, least, style)
        right -= least * 0.9
        star = icon("star", right + least * 0.4, middle, least * 0.8, "on-gold" if decides else "brass")
        signs += group(title(words_.text("shown-earned", points=earned)), star, number)
    left = x + height * 1.22
    space = max(right - left - 3, 8.0)
    size = size_for(name, space, size, least, "bold")
    text = unread(
        fitted(name, space, size, "bold"), left, middle + size * DOWN, size, "on-gold bold" if decides else "bold"
    )
    return group(
        element("path", d=cloth, class_="shadow", transform="translate(1.5,3.5)"),
        element(
            "path",
            d=cloth,
            class_=f"{'fill-gold' if decides else 'fill-sheet'} stroke-outline",
            stroke_width=height * 0.05,
            stroke_linejoin="round",
        ),
        emblem(berth.seat, x + height * 0.6, middle, height * 0.56),
        text,
        signs,
    )


def _pile(words_: Words, count: int, place: Placement) -> str:
    """Draw the chests under the top one, or the place where the first one will stand."""
    x, y, scale = place
    if count == 0:
        drawn = use("chest-none", x, y, scale)
    else:
        drawn = "".join(
            use("chest-closed", x + 4 * lift * scale, y - 4 * lift * scale, scale)
            for lift in range(min(count - 1, 2), 0, -1)
        ) + element("ellipse", cx=x + 36 * scale, cy=y + 72 * scale, rx=36 * scale, ry=6 * scale, class_="shadow")
    return group(title(words_.text("shown-treasures", count=count)), drawn)


# Things that travel


def lay_pile(drawing: Drawing, berth: Berth) -> None:
    """Draw the top treasure of a seat."""
    pile = drawing.look.pile(berth.seat)
    if pile:
        drawing.lay_treasure(pile[0], berth.at(berth.harbour.pile), seat_id(berth.seat), berth.seat)


def lay_count(drawing: Drawing, berth: Berth) -> None:
    """Draw the number of treasures of a pile, on its corner."""
    count = len(drawing.look.pile(berth.seat))
    if count > 1:
        x, y, scale = berth.at(berth.harbour.pile)
        named = titles.of_count(drawing.scene.words, "shown-treasures", count)
        drawing.lay_number(f"count-{berth.seat + 1}", count, (x + 66 * scale, y + 6 * scale), named)


def lay_earned(drawing: Drawing, berth: Berth) -> None:
    """Draw the points of the first round, on the pile where the banner has no room for them."""
    earned = _earned(drawing, berth.seat)
    if earned is not None and berth.harbour.banner.width < ROOMY:
        id, (x, y, _) = f"earned-{berth.seat + 1}", berth.at(berth.harbour.pile)
        named, size = drawing.text("shown-earned", points=earned), drawing.least_text
        drawing.lay(id, (x + 16, y + 66, 1), chip(str(earned), 0, 0, size), named)


def lay_card(drawing: Drawing, berth: Berth) -> None:
    """Draw the card of this trick in the water before its harbour."""
    if drawing.look.covered(berth.seat):
        drawing.lay_covered(berth.seat, berth.card)


def lay_cover(drawing: Drawing, berth: Berth) -> None:
    """Draw a seat's cover, and the extra cards that it has added."""
    drawing.lay_cover(berth.seat, berth.card, berth.at(berth.harbour.cover))
    drawing.lay_added(berth.seat, berth.card)


def lay_ship(drawing: Drawing, berth: Berth) -> None:
    """Draw the ship that lies where the start card is."""
    drawing.lay("start-ship", berth.at(berth.harbour.ship), use("ship"), drawing.text("seat-start-card"))


# The memory aid


def _aid(drawing: Drawing, harbour: Harbour, seat: int, pile: Sequence[int]) -> str:
    """Draw all treasures of a pile, the top one first, on a strip of paper, as far as there is room; its name says them all."""
    if not drawing.look.aided or drawing.look.over or not pile:
        return ""
    x, y, width, height = harbour.aid
    least = drawing.least_text
    step, row = least * 1.7, least * 1.3
    columns = max(1, int(width / step))
    most = columns * int(height / row)
    drawn = [
        element("rect", x=x, y=y, width=width, height=-(-min(len(pile), most) // columns) * row, rx=5, class_="sheet")
    ]
    for index, number in enumerate(pile[:most]):
        left, middle = x + 2 + index % columns * step, y + (index // columns + 0.5) * row
        if index == most - 1 and len(pile) > most:
            drawn.append(unread("\u2026", left + least * 0.3, middle + least * DOWN, least, "bold"))
            break
        drawn.append(suit(colour_of_chest(number), left + least * 0.42, middle, least * 0.84))
        value = str(value_of(drawing.deck, number))
        drawn.append(unread(value, left + least * 0.92, middle + least * DOWN, least, "display"))
    named = drawing.text("shown-pile", seat=SeatName(seat), treasures=treasures_words(drawing.deck, pile))
    return group(title(named), *drawn)
