"""Figures of Sea & Shore, composed of sprites, and the picture in the making.

An island card is always drawn in the same size of its own, `WIDTH` by `HEIGHT`, and then placed and scaled, so that it can travel from
place to place; so is a treasure, `CHEST_WIDTH` by `CHEST_HEIGHT`.
"""

from dataclasses import dataclass
from typing import NamedTuple

from spadework.engine.interface import SPECTATOR
from spadework.engine.packages import rules_of
from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sketch import Sketch
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, halo
from spadework.engine.picture.svg import element, group, number, placed, title, words
from spadework.games.sea_and_shore.notation.texts import CARD_NAMES
from spadework.games.sea_and_shore.notation.wording import value_of
from spadework.games.sea_and_shore.picture import titles
from spadework.games.sea_and_shore.picture.art.cards import HALF, HEIGHT, WIDTH
from spadework.games.sea_and_shore.picture.art.chests import CHEST_HEIGHT, CHEST_WIDTH
from spadework.games.sea_and_shore.picture.look import TableLook
from spadework.games.sea_and_shore.picture.places import TALL, WIDE, Placement
from spadework.games.sea_and_shore.rules import state as s
from spadework.games.sea_and_shore.rules.material import Deck

RULES = rules_of("spadework.games.sea_and_shore")

DOWN = 0.35
"""The distance from the middle of a line of letters to its baseline, in font sizes."""


POLE = 18
"""Distance from the mast to the letters on its pennants."""


def unread(text: str, x: float, y: float, size: float, class_: str = "", anchor: str | None = None) -> str:
    """Draw a line of text that screen readers skip, because the name of the thing below it says the same."""
    return words(text, x, y, size, class_, anchor, aria_hidden="true")


def card_id(card: int) -> str:
    """Return the id of a card in the viewer's hand."""
    return f"card-{CARD_NAMES[card]}"


def treasure_id(treasure: int) -> str:
    """Return the id of a treasure that lies open or on top of a pile."""
    return f"treasure-{treasure + 1}"


def colour_of_card(card: int) -> str:
    """Return the name of an island card's colour."""
    return s.COLOURS[card // s.NUMBERS]


def colour_of_chest(treasure: int) -> str:
    """Return the name of a treasure's colour."""
    return s.COLOURS[treasure // s.OF_A_COLOUR]


@remembered
def whole_card(card: int) -> str:
    """Draw both halves of an island card."""
    return use("card") + use(f"shore-{card % s.NUMBERS + 1}") + use(f"sea-{colour_of_card(card)}")


@remembered
def half_card(half: int, face: int) -> str:
    """Draw an island card of which one half is known, a colour or a number; the cover over the other half is a separate thing."""
    return use("card") + use(f"sea-{s.COLOURS[face]}" if half == s.SEA else f"shore-{face}")


@remembered
def cover(seat: int, own: bool) -> str:
    """Draw a seat's cover, for a half that begins at 0; the viewer's own is transparent."""
    return use("veil") + emblem(seat, 88, 56, 11) if own else use("cover") + emblem(seat, 50, 34.5, 14)


def cover_at(placement: Placement, half: int) -> Placement:
    """Return the place of a cover on a card with one visible half."""
    x, y, scale = placement
    return x, y if half == s.SEA else y + HALF * scale, scale


@remembered
def treasure(number: int, value: int) -> str:
    """Draw an open chest in its colour, with its sign and its value."""
    return use(f"treasure-{colour_of_chest(number)}-{value}")


@remembered
def chip(text: str, x: float, y: float, size: float) -> str:
    """Draw a golden tag with a few letters of a size, around a point."""
    wide = size * (0.9 + 0.56 * len(text))
    box = {"x": x - wide / 2, "y": y - size * 0.68, "width": wide, "height": size * 1.36, "rx": size * 0.4}
    return element("rect", class_="fill-gold stroke-outline", stroke_width=1.6, **box) + unread(
        text, x, y + size * DOWN, size, "on-gold display", "middle"
    )


@remembered
def number_on(id: str, count: int, at: tuple[float, float], size: float, named: str) -> str:
    """Draw a counter as a separate part."""
    return group(title(named), counter(count, *at, size), id=id, pointer_events="none")


@remembered
def counter(count: int | str, x: float, y: float, size: float) -> str:
    """Draw a number on a disc that lies on the things it counts."""
    return element("circle", cx=x, cy=y, r=size * 0.78, class_="fill-card stroke-outline", stroke_width=1.6) + unread(
        str(count), x, y + size * DOWN, size, "display", "middle"
    )


@remembered
def cloth(box: Box, notches: tuple[float, float]) -> str:
    """Draw a pennant with its shadow, notched by some depths at its left and its right end."""
    x, y, width, height = box
    left, right = notches
    half = height / 2
    path = (
        f"M{number(x)} {number(y)}h{number(width)}l{number(-right)} {number(half)}l{number(right)} {number(half)}"
        f"h{number(-width)}" + (f"l{number(left)} {number(-half)}Z" if left else "Z")
    )
    return element("path", d=path, class_="shadow", transform="translate(2,4)") + element(
        "path", d=path, class_="fill-sheet stroke-outline", stroke_width=1.8, stroke_linejoin="round"
    )


@remembered
def mast(x: float, top: float, bottom: float) -> str:
    """Draw a pole from which pennants fly."""
    path = f"M{x} {top}V{bottom}"
    return element("path", d=path, class_="stroke-outline", stroke_width=8, stroke_linecap="round") + element(
        "path", d=path, class_="stroke-wood-deep", stroke_width=5, stroke_linecap="round"
    )


class Manner(NamedTuple):
    """The state of a thing: the beat of a trick at which it appears, and whether it lets clicks through."""

    beat: int | None = None
    passive: bool = False


@remembered
def thing(id: str, placement: Placement, content: str, name: str, manner: Manner) -> str:
    """Draw a thing that travels: it keeps its id wherever it lies."""
    return group(
        title(name),
        content,
        id=id,
        transform=placed(*placement),
        data_beat=manner.beat,
        pointer_events="none" if manner.passive else None,
    )


CARD_HALO = halo((0, 0, WIDTH, HEIGHT), 8, 5)
CHEST_HALO = halo((0, 0, CHEST_WIDTH, CHEST_HEIGHT), 8, 4)
"""The clickable area of an island card and of a chest."""


@dataclass
class Drawing(Sketch):
    """A picture in progress."""

    deck: Deck

    def __post_init__(self) -> None:
        self.look = TableLook(RULES, self.deck, self.view, self.seat, self.scene)
        self.plain = self.look.plain
        places = WIDE if self.scene.wide else TALL
        self.places = places._replace(own_at=places.own_end) if self.look.over else places
        self.least_text = self.places.least_text
        self.bottom = 0 if self.seat == SPECTATOR else self.seat
        """The seat at the bottom of the picture."""
        self.rivals = [seat for seat in self.others if seat != self.bottom]
        """The seats at the top, clockwise."""
        # A thing that lies on a clickable one lets clicks through.
        self.passive = self.look.may_move and self.look.phase in (s.ROBBING, s.DRAWING_FROM, s.LOOKING)

    def named(self, id: str, seat: int) -> str:
        """Return a message about one seat."""
        return titles.of_seat(self.scene.words, self.scene.names, id, seat)

    def lay(self, id: str, placement: Placement, content: str, name: str, beat: int | None = None) -> None:
        """Lay a thing at its place."""
        self.add(id, thing(id, placement, content, name, Manner(beat, self.passive)))

    def lay_number(self, id: str, count: int, at: tuple[float, float], named: str) -> None:
        """Lay a number on the things it counts."""
        self.add(id, number_on(id, count, at, self.least_text, named))

    # Treasures

    def lay_treasure(self, number: int, placement: Placement, where: str, owner: int | None = None) -> None:
        """Draw a treasure that lies open, or on top of its owner's pile; looking back, a closed chest at `where` if it is hidden."""
        if self.look.out_of_sight(number):
            self.add(f"shut-{where}", group(use("chest-closed", *placement), id=f"shut-{where}"))
            return
        value = value_of(self.deck, number)
        content = treasure(number, value)
        if self.look.may_move and self.look.phase == s.WINNING:
            content += CHEST_HALO
        name = titles.of_treasure(self.scene.words, self.scene.names, number, value, owner)
        self.lay(treasure_id(number), placement, content, name, self.look.beat_of_treasure(number))

    # The card that a seat has played

    def lay_covered(self, seat: int, placement: Placement) -> None:
        """Draw the card of this trick at its seat's jetty, half covered; the viewer's own shines through its cover."""
        half, face = self.half_shown(seat)
        own = seat == self.seat and self.seat != SPECTATOR
        content = whole_card(self.plain.island[seat]) if own else half_card(half, face)
        self.lay(self.look.played_id(seat, settled=False), placement, content, self.covered_words(seat))

    def lay_cover(self, seat: int, card: Placement, home: Placement) -> None:
        """Draw a seat's cover: on its card, or, at the first beat of a trick that is settled, beside it."""
        own = False
        if self.look.covered(seat):
            placement = cover_at(card, self.half_shown(seat)[0])
            name, own = self.covered_words(seat), seat == self.seat
        else:
            placement, name = home, self.named("shown-cover", seat)
        self.lay(f"cover-{seat + 1}", placement, cover(seat, own), name, None if own else 0)

    def lay_added(self, seat: int, card: Placement) -> None:
        """Draw the extra cards beside a covered card."""
        added = self.plain.added[seat]
        if added and self.look.covered(seat):
            x, y, scale = card
            size = max(self.least_text * 1.1, 26 * scale)
            name = titles.of_added(self.scene.words, self.scene.names, seat, added)
            self.lay(f"added-{seat + 1}", (x + 4 * scale, y + 70 * scale, 1), chip(f"+{added}", 0, 0, size), name)

    def half_shown(self, seat: int) -> tuple[int, int]:
        """Return the visible half of a seat's covered card, and the colour or number on it."""
        half = s.SEA if self.plain.shows[seat] == s.SEA_SHOWN else s.SHORE
        return half, self.plain.face[seat]

    def covered_words(self, seat: int) -> str:
        """Describe the public part of a card that a seat has played."""
        plain = self.plain
        shown = (plain.shows[seat], plain.face[seat], plain.added[seat])
        return titles.of_covered(self.scene.words, self.scene.names, seat, *shown)

    def may_be_fetched(self, seat: int) -> bool:
        """Return whether the viewer may now take the card that a seat has played."""
        return self.look.may_move and self.look.may_fetch(seat)
