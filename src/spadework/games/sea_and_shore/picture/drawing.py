"""A picture of Sea & Shore in the making: its layers, words, island cards, treasures and spots to click."""

from dataclasses import dataclass, field

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.letters import BOLD, fitted, width_of
from spadework.engine.picture.sketch import Sketch
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import SeatName
from spadework.games.sea_and_shore import rules
from spadework.games.sea_and_shore.notation.wording import treasure_words, value_of
from spadework.games.sea_and_shore.picture.figures import (
    CHEST_HEIGHT,
    CHEST_WIDTH,
    HEIGHT,
    MARK,
    PENCIL,
    PENNANT,
    STAR,
    WIDTH,
    Box,
    Placement,
    mark,
    signs,
    treasure,
    treasure_id,
    used,
)
from spadework.games.sea_and_shore.picture.look import TableLook, played_id
from spadework.games.sea_and_shore.rules.material import Deck
from spadework.games.sea_and_shore.rules.state import WINNING

SERIF = 1.12
"""How much wider bold letters with serifs are."""


@dataclass
class Drawing(Sketch):
    """One picture in the making: what lies below the things that travel, those things by id, and what lies above them."""

    deck: Deck
    things: dict[str, str] = field(default_factory=dict)
    above: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.look = TableLook(rules, self.deck, self.view, self.seat, self.scene)
        self.least_text = 21 if self.scene.wide else 14

    def layers(self) -> list[str]:
        """All that is drawn, from back to front.

        What travels lies in one layer in an order that never changes, so that it stays the same element.
        """
        things = [self.things[id] for id in sorted(self.things)]
        return [signs(), *self.below, group(*things, id="things"), *self.above]

    def rounded(self, box: Box, class_: str = "sheet", stroke: float = 1.5) -> None:
        """A rounded frame."""
        x, y, width, height = box
        self.below.append(
            element("rect", x=x, y=y, width=width, height=height, rx=10, class_=class_, stroke_width=stroke)
        )

    def gathered(self, start: int, id: str | None, named: str, *back: str) -> None:
        """Make one group of all that was drawn below since `start`, on what lies behind it."""
        drawn = self.below[start:]
        del self.below[start:]
        self.below.append(group(title(named), *back, *drawn, id=id))

    # Cards and treasures

    def lay_played(self, seat: int, settled: bool, placement: Placement, drawn: str, named: str) -> None:
        """The card that a seat played, before it or in the trick that is settled."""
        id = played_id(self.view, seat, settled)
        # Over what stands beside it too, so that it is not too small to touch.
        reach = WIDTH + (2.35 if self.view.added[seat] else 1.9) * self.least_text / placement[2]
        can_be_fetched = (
            self.look.may_move and settled and self.look.settling and self.look.may_fetch(int(self.view.island[seat]))
        )
        self.things[id] = group(
            title(named),
            drawn,
            element("rect", width=reach, height=HEIGHT, rx=8, class_="spot") if can_be_fetched else "",
            id=id,
            transform=placed(*placement),
            pointer_events=None if can_be_fetched else "none",
            data_beat=0 if settled else None,
        )

    def lay_treasure(self, number: int, placement: Placement) -> None:
        """A treasure that lies open or on top of a pile."""
        id = treasure_id(number)
        clickable = self.look.may_move and self.view.phase == WINNING
        spot = element("rect", width=CHEST_WIDTH, height=CHEST_HEIGHT, rx=8, class_="spot") if clickable else ""
        self.things[id] = group(
            title(self.say(treasure_words(self.deck, number))),
            treasure(number, value_of(self.deck, number), spot),
            id=id,
            transform=placed(*placement),
            pointer_events=None if clickable else "none",
            data_beat=self.look.beat_of_treasure(number),
        )

    def closed_chest(self, placement: Placement) -> None:
        """A treasure face down."""
        self.below.append(used("chest-closed", placement))

    # A seat's name

    def name_row(self, seat: int, line: Box, short: bool = False) -> float:
        """Badge, name and sign of the start card, and the other signs unless it is to be short.

        The letters are as high as `line`. Returns how high the row is with its badge.
        """
        x, y, width, size = line
        radius = max(size * 0.82, self.least_text * 0.84)
        name, right, middle = self.scene.names[seat], x + width, y + radius
        if not short:
            right = self.signs(seat, right, middle, size)
        if seat == self.view.starter:
            right -= size * 1.1
            self.below.append(
                mark(PENNANT, (right + size / 2, middle, size / MARK), "ink", self.text("seat-start-card"))
            )
        self.below.append(emblem(seat, x + radius, middle, radius))
        left = x + 2 * radius + self.least_text * 0.4
        self.write(fitted(name, right - left - size * 0.3, size * BOLD), left, middle + size * 0.36, size, "bold")
        return 2 * radius

    def signs(self, seat: int, right: float, middle: float, size: float) -> float:
        """Who is to move, and in the second round the points of the first; returns where the signs begin."""
        if self.look.decides(seat):
            right -= size * 1.15
            self.below.append(
                mark(PENCIL, (right + size / 2, middle, size / MARK), "brass", self.text("seat-deciding"))
            )
        return self._earned(seat, right, middle)

    def _earned(self, seat: int, right: float, middle: float) -> float:
        """In the second round a star and the points of the first one; returns where they begin."""
        if self.look.round == 1 or self.look.over:
            return right
        least, points = self.least_text, sum(int(points) for points in self.view.earned[seat])
        left = right - width_of(str(points), least) - least * 0.3
        star = element("path", d=STAR, transform=placed(left - least * 0.5, middle, least / MARK), class_="fill-quiet")
        number = words(str(points), left, middle + least * 0.36, least, "quiet")
        self.below.append(group(title(self.text("shown-earned", points=points)), star, number))
        return left - least * 1.1

    def seat_named(self, seat: int) -> str:
        """What a seat's panel is called."""
        return self.text(
            "shown-seat", seat=SeatName(seat), cards=int(self.view.cards[seat]), extras=int(self.view.extras[seat])
        )
