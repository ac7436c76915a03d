"""A picture of Sea & Shore in the making: what it shows, and how cards, covers and treasures are laid down."""

from dataclasses import dataclass

from spadework.engine.contract import SPECTATOR
from spadework.engine.picture.sketch import Sketch
from spadework.engine.picture.sprites import use
from spadework.engine.picture.svg import group
from spadework.games.sea_and_shore import rules
from spadework.games.sea_and_shore.notation.wording import value_of
from spadework.games.sea_and_shore.picture.figures import (
    CHEST_HALO,
    Manner,
    Placement,
    chip,
    cover,
    cover_at,
    half_card,
    number_on,
    thing,
    treasure,
    treasure_id,
    whole_card,
)
from spadework.games.sea_and_shore.picture.look import TableLook
from spadework.games.sea_and_shore.picture.said import titles
from spadework.games.sea_and_shore.rules.codes import SEA, SHORE
from spadework.games.sea_and_shore.rules.material import Deck
from spadework.games.sea_and_shore.rules.state import DRAWING_FROM, LOOKING, ROBBING, SEA_SHOWN, WINNING


@dataclass
class Drawing(Sketch):
    """One picture in the making."""

    deck: Deck

    def __post_init__(self) -> None:
        self.look = TableLook(rules, self.deck, self.view, self.seat, self.scene)
        self.plain = self.look.plain
        self.least_text = 21 if self.scene.wide else 14
        # What lies on something that is to be clicked lets clicks through.
        self.passive = self.look.may_move and self.look.phase in (ROBBING, DRAWING_FROM, LOOKING)

    def named(self, id: str, seat: int) -> str:
        """A message about one seat."""
        return titles.of_seat(self.scene.words, self.scene.names, id, seat)

    def lay(self, id: str, placement: Placement, content: str, name: str, beat: int | None = None) -> None:
        """A thing at its place."""
        self.add(id, thing(id, placement, content, name, Manner(beat, self.passive)))

    def lay_number(self, id: str, count: int, at: tuple[float, float], named: str) -> None:
        """How many there are, on them."""
        self.add(id, number_on(id, count, at, self.least_text, named))

    # Treasures

    def lay_treasure(self, number: int, placement: Placement, where: str) -> None:
        """A treasure that lies open or on top of a pile; looking back, a closed chest at `where` for one that nobody sees any more."""
        if self.look.out_of_sight(number):
            self.add(f"shut-{where}", group(use("chest-closed", *placement), id=f"shut-{where}"))
            return
        value = value_of(self.deck, number)
        content = treasure(number, value)
        if self.look.may_move and self.look.phase == WINNING:
            content += CHEST_HALO
        name = titles.of_treasure(self.scene.words, number, value)
        self.lay(treasure_id(number), placement, content, name, self.look.beat_of_treasure(number))

    # The card that a seat has played

    def lay_covered(self, seat: int, placement: Placement) -> None:
        """The card of this trick at its seat's jetty, half covered; one's own shines through its cover."""
        half, face = self.half_shown(seat)
        own = seat == self.seat and self.seat != SPECTATOR
        content = whole_card(self.plain.island[seat]) if own else half_card(half, face)
        self.lay(self.look.played_id(seat, settled=False), placement, content, self.covered_words(seat))

    def lay_cover(self, seat: int, card: Placement, home: Placement) -> None:
        """A seat's cover: on its card, or, at the first beat of a trick that is settled, beside it."""
        own = False
        if self.look.covered(seat):
            placement = cover_at(card, self.half_shown(seat)[0])
            name, own = self.covered_words(seat), seat == self.seat
        else:
            placement, name = home, self.named("shown-cover", seat)
        self.lay(f"cover-{seat + 1}", placement, cover(seat, own), name, None if own else 0)

    def lay_added(self, seat: int, card: Placement) -> None:
        """The extra cards beside a covered card."""
        added = self.plain.added[seat]
        if added and self.look.covered(seat):
            x, y, scale = card
            size = max(self.least_text * 1.1, 26 * scale)
            name = titles.of_added(self.scene.words, self.scene.names, seat, added)
            self.lay(f"added-{seat + 1}", (x + 4 * scale, y + 70 * scale, 1), chip(f"+{added}", 0, 0, size), name)

    def half_shown(self, seat: int) -> tuple[int, int]:
        """Which half the others see of a seat's covered card, and the colour or number on it."""
        half = SEA if self.plain.shows[seat] == SEA_SHOWN else SHORE
        return half, self.plain.face[seat]

    def covered_words(self, seat: int) -> str:
        """What everybody sees of a card that a seat has played."""
        plain = self.plain
        shown = (plain.shows[seat], plain.face[seat], plain.added[seat])
        return titles.of_covered(self.scene.words, self.scene.names, seat, *shown)

    def may_be_fetched(self, seat: int) -> bool:
        """Whether the viewer may now take the card that a seat has played."""
        return self.look.may_move and self.look.may_fetch(seat)
