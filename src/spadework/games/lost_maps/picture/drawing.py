"""A picture of Lost Maps in the making: the common table, a seat and what lies before it, one's own."""

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

from spadework.engine.contract import SPECTATOR, UNKNOWN
from spadework.engine.picture.parts import Plain
from spadework.engine.picture.sketch import Sketch
from spadework.engine.picture.surfaces import Box
from spadework.engine.picture.svg import group, placed
from spadework.games.lost_maps import rules
from spadework.games.lost_maps.notation.boxes import box_name
from spadework.games.lost_maps.picture import naming, table
from spadework.games.lost_maps.picture.art.charts import bits, corner
from spadework.games.lost_maps.picture.art.found import HEIGHT as FOUND_HEIGHT
from spadework.games.lost_maps.picture.art.found import WIDTH as FOUND_WIDTH
from spadework.games.lost_maps.picture.cards import (
    RIM,
    WIDTH,
    box_spot,
    cut,
    found_card,
    placed_card,
    treasure_card,
)
from spadework.games.lost_maps.picture.look import LostMapsLook
from spadework.games.lost_maps.picture.printed import patterns, printed
from spadework.games.lost_maps.picture.sheets import (
    Score,
    Sign,
    Sizes,
    coin_rows,
    coin_rows_width,
    head_height,
    ledger,
    ledger_height,
    palm_fields,
    seat_head,
)
from spadework.games.lost_maps.picture.table import Place
from spadework.games.lost_maps.rules.material import Deck
from spadework.games.lost_maps.rules.state import (
    CROSSING,
    DEALT,
    DISPLAYED,
    KEEPING,
    KEPT,
    NO_CARD,
    OVER,
    PARTS,
    TURNS,
)

TINY = {True: 0.41, False: 0.27}
"""On cards smaller than this there is no room for a name, in a wide picture and in a tall one."""


def box_id(slot: int, box: int) -> str:
    """The id of a box on one's own first or second card."""
    return f"box-{slot + 1}-{box_name(box)}"


@dataclass
class Drawing(Sketch):
    """One picture in the making: what lies below the cards, the cards, and the spots to click above them."""

    deck: Deck
    cards: list[tuple[int, str]] = field(default_factory=list)
    """The treasure cards: in one order that never changes, so that one which moves stays the same element."""
    spots: list[tuple[str, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.look = LostMapsLook(rules, self.deck, self.view, self.seat, self.scene)
        self.seen = Plain(self.view)
        self.printed = printed(self.deck)
        self.words = self.scene.words
        self.points = self.look.points_so_far
        self.least_text = 20.5 if self.scene.wide else 14
        self.tiny = TINY[self.scene.wide]

    def finish(self) -> None:
        """Lay the cards over all else, and the spots over the cards."""
        for card, svg in sorted(self.cards):
            self.add(f"card-{self.printed[card].name}", svg)
        for id, svg in self.spots:
            self.add(id, svg)

    @property
    def layers(self) -> tuple[list[Any], ...]:
        """All that things are added to."""
        return self.parts, self.cards, self.spots

    @layers.setter
    def layers(self, layers: tuple[list[Any], ...]) -> None:
        self.parts, self.cards, self.spots = layers

    # What panels depend on

    def before(self, seat: int) -> tuple[Hashable, ...]:
        """All that is shown of a seat."""
        seen, look = self.seen, self.look
        fields = (seen.cup, seen.palm, seen.hand, seen.card, seen.crossed, seen.crossing)
        return (
            *(tuple(field[seat]) for field in fields),
            (look.over, look.choosing, look.setting_up, seen.phase in (KEEPING, CROSSING), seat == seen.start),
            (seen.coins[seat], seen.palms[seat], seen.filled[seat], seen.keeping[seat]),
            tuple(self.points[seat]) if seat == self.seat else sum(self.points[seat]),
            self.scene.names[seat],
            seat in look.moving,
            look.over and seat in look.winners,
        )

    @property
    def common(self) -> tuple[Hashable, ...]:
        """All that is shown of the common table."""
        seen, look = self.seen, self.look
        return (
            (tuple(seen.display), seen.pattern, tuple(seen.patterns_left), seen.rounds, seen.cups_taken),
            (look.stack_count, look.turned_up, look.setting_up, look.shows_what_is_to_come),
        )

    def ground(self, width: float, height: float, rose: tuple[float, float, float]) -> None:
        """The table."""
        self.add("ground", table.ground(width, height, rose))

    # Cards and slots

    def height(self, scale: float) -> float:
        """How high a card is in a scale."""
        return cut(scale, self.least_text, scale >= self.tiny).height * scale

    def _lay(self, card: int, place: Place, named: str, crossed: int = 0, fresh: int = 0, faint: bool = False) -> None:
        how = cut(place.scale, self.least_text, place.scale >= self.tiny)
        drawn = treasure_card(self.deck, card, self.words, how, crossed, fresh, faint)
        id = f"card-{self.printed[card].name}"
        self.cards.append((card, placed_card(id, place.x, place.y, place.scale, named, drawn)))

    def _slot(self, id: str, place: Place, named: str = "") -> None:
        """Where no card lies."""
        self.add(id, table.empty_slot(id, place, self.height(place.scale), named))

    def _choose(self, id: str, place: Place, named: str) -> None:
        """What is clicked to choose a card: a halo around it."""
        box = Box(place.x, place.y, WIDTH * place.scale, self.height(place.scale))
        self.spots.append((id, table.chosen_by(id, box, named)))

    # The common table

    def display(self, x: float, y: float, scale: float, space: float) -> None:
        """The open cards that can be taken."""
        for slot in range(DISPLAYED):
            card, id = self.seen.display[slot], f"display-{slot + 1}"
            place = Place(x + slot * (WIDTH * scale + space), y, scale)
            if card == NO_CARD:
                self._slot(id, place)
            else:
                named = naming.card_named(self.deck, self.words, card, "name-display", slot + 1)
                self._lay(card, place, named)
                self._choose(id, place, named)

    def stack(self, x: float, y: float, width: float, height: float) -> None:
        """The stack of treasure cards and how many are left."""
        count = self.look.stack_count
        named = self.text("name-stack", count=count)
        self.add("stack", table.stack_of_cards(Box(x, y, width, height), count, self.least_text, named))

    def expedition(self, x: float, y: float, scale: float) -> None:
        """The current expedition, or the back of the pile."""
        pattern, turn = self.seen.pattern, self.look.turned_up
        if pattern == UNKNOWN:
            named = self.text("caption-expedition")
            self.add("expedition", table.pile_of_expeditions(Place(x, y, scale), named))
            return
        named = naming.pattern_named(self.deck, self.words, pattern, turn, TURNS)
        counted = self.text("caption-turn", turn=turn, turns=TURNS)
        name = self.deck.pattern_names[pattern]
        self.add("expedition", table.expedition_card(Place(x, y, scale), name, named, counted, self.least_text))

    def round_card(self, x: float, y: float, width: float, height: float) -> None:
        """Rounds and cups on a strip of paper; in two lines where it is narrow."""
        now = -1 if self.look.setting_up else self.seen.rounds
        captions = self.text("caption-rounds"), self.text("caption-cups")
        cups = tuple(self.deck.record.cups.tolist())
        shown = table.Progress(int(self.deck.record.rounds), self.seen.rounds, now, cups, self.seen.cups_taken)
        self.add("round-card", table.round_card(Box(x, y, width, height), captions, shown, self.least_text))

    def to_come(self, x: float, y: float, width: float, box: float) -> None:
        """For the memory aid: the expeditions that the round may still bring, in rows as wide as given."""
        left = tuple(
            (cells, self.text("caption-copies", count=copies) if copies > 1 else "")
            for cells, copies in zip(patterns(self.deck), self.seen.patterns_left, strict=False)
            if copies
        )
        drawn = table.expeditions_to_come(width, box, self.least_text, self.text("caption-to-come"), left)
        self.add("to-come", table.laid("to-come", x, y, drawn))

    # Seats

    def head(self, seat: int, x: float, y: float, width: float, sizes: Sizes) -> float:
        """Who sits there, the score, and what is expected of them; returns where the head ends."""
        points = "" if self.look.setting_up else str(sum(self.points[seat]))
        named = self.text("points-so-far", points=int(points)) if points else ""
        drawn = seat_head(seat, width, sizes, self.scene.names[seat], points, named, self._signs(seat))
        self.add(f"seat-{seat + 1}", table.laid(f"seat-{seat + 1}", x, y, drawn))
        return y + head_height(width, sizes)

    def _signs(self, seat: int) -> tuple[Sign, ...]:
        """The signs before a seat."""
        if self.seen.phase == OVER:
            won = seat in self.look.winners
            return (("crown", "brass", self.text("seat-wins")),) if won else ()
        shown = []
        if seat in self.look.moving:
            shown.append(("pencil", "brass", self.text("seat-deciding")))
        elif self.seen.phase in (KEEPING, CROSSING):
            shown.append(("check", "quiet", self.text("seat-decided")))
        if seat == self.seen.start:
            shown.append(("pennant", "ink", self.text("seat-start")))
        return tuple(shown)

    def _score(self, seat: int) -> Score:
        seen = self.seen
        return Score(seen.coins[seat], tuple(seen.cup[seat]), tuple(seen.palm[seat][: seen.palms[seat]]))

    def score_card(self, seat: int, x: float, y: float, sizes: Sizes, columns: int, below: bool) -> tuple[float, float]:
        """Coins, cups and palm fields; returns how wide and high they are. `below` puts the palms under the coins."""
        wide, high = coin_rows_width(sizes.pitch, sizes.row), 3 * sizes.row
        space = sizes.palm * 0.14
        palms_wide = columns * sizes.palm + (columns - 1) * space
        rows = 4 // columns
        palms_high = rows * sizes.palm + (rows - 1) * space
        left, top = (0.0, high + 6) if below else (wide + 10, max(high - palms_high, 0) / 2)
        score = self._score(seat)
        drawn = coin_rows(score, sizes.pitch, sizes.row, sizes.text)
        palms = palm_fields(score, sizes.palm, columns, space, sizes.text)
        id = f"score-{seat + 1}"
        self.add(id, table.laid(id, x, y, drawn + group(palms, transform=placed(left, top))))
        return (max(wide, palms_wide), high + 6 + palms_high) if below else (left + palms_wide, max(high, palms_high))

    def finds(self, seat: int, x: float, y: float, width: float, scale: float, rows: int) -> float:
        """The filled cards of a seat, overlapping when they are many; returns where they end."""
        mask = self.seen.filled[seat]
        filled = [card for card in range(len(self.printed)) if mask >> card & 1]
        filled.sort(key=lambda card: (-self.printed[card].points, card))
        wide, high = FOUND_WIDTH * scale + 4, FOUND_HEIGHT * scale + 5
        columns = max(int((width + 4) // wide), -(-len(filled) // rows))
        step = min(wide, (width - wide + 4) / max(columns - 1, 1))
        names = self.scene.names
        for number, card in enumerate(filled):
            name = self.printed[card].name
            named = naming.found_named(self.deck, self.words, names, seat, card)
            left, down = x + number % columns * step, y + number // columns * high
            drawn = found_card(name, self.printed[card].points)
            self.cards.append((card, placed_card(f"card-{name}", left, down, scale, named, drawn)))
        return y + -(-len(filled) // columns) * high

    def seat_cards(self, seat: int, x: float, y: float, scale: float, space: float) -> None:
        """Another seat's two cards with their crosses, or the backs of those it chooses from."""
        if self.look.choosing:
            step, id = (WIDTH * scale + space) / (DEALT - 1), f"hand-of-{seat + 1}"
            backs = tuple(slot for slot in range(DEALT) if self.seen.hand[seat][slot] != NO_CARD)
            self.add(id, table.hand_of_backs(id, Place(x, y, scale), step, backs))
            return
        for slot in range(KEPT):
            place = Place(x + slot * (WIDTH * scale + space), y, scale)
            self._held(seat, slot, place, f"seat-{seat + 1}-card-{slot + 1}")

    def _held(self, seat: int, slot: int, place: Place, id: str) -> None:
        seen = self.seen
        card, crossed = seen.card[seat][slot], seen.crossed[seat][slot]
        fresh = max(seen.crossing[seat][slot], 0)
        named = naming.held_named(self.deck, self.words, self.scene.names, seat, card, crossed | fresh)
        if card == NO_CARD:
            self._slot(id, place, named)
        else:
            self._lay(card, place, named, crossed, fresh, seen.phase == OVER)

    # One's own

    def own_hand(self, x: float, y: float, scale: float, space: float, columns: int) -> float:
        """The four dealt cards to choose from; returns where they end."""
        keeping, high = self.seen.keeping[self.seat], self.height(scale)
        for slot in range(DEALT):
            card, id = self.seen.hand[self.seat][slot], f"hand-{slot + 1}"
            place = Place(x + slot % columns * (WIDTH * scale + space), y + slot // columns * (high + space), scale)
            if card < 0:
                self._slot(f"gap-{slot + 1}", place)
                continue
            named = naming.card_named(self.deck, self.words, card, "name-hand", slot + 1)
            self._lay(card, place, named, faint=bool(keeping) and not keeping >> slot & 1)
            self._choose(id, place, named)
        return y + DEALT // columns * (high + space)

    def own_cards(self, x: float, y: float, scale: float, space: float) -> float:
        """The two cards to cross off, each box a spot of its own; returns where they end."""
        seen = self.seen
        shown = tuple(tuple(field[self.seat]) for field in (seen.card, seen.crossed, seen.crossing))
        name = self.scene.names[self.seat]
        return self.panel("own-cards", (y, *shown, name, self.look.over), lambda: self._own_cards(x, y, scale, space))

    def _own_cards(self, x: float, y: float, scale: float, space: float) -> float:
        how = cut(scale, self.least_text)
        self.add("grid", table.grid_letters(Place(x, y, scale), space, how.height, how.head, self.least_text))
        for slot in range(KEPT):
            place = Place(x + slot * (WIDTH * scale + space), y, scale)
            self._held(self.seat, slot, place, f"own-card-{slot + 1}")
            card = self.seen.card[self.seat][slot]
            if card != NO_CARD:
                self._own_boxes(card, slot, place, how.head)
        return y + how.height * scale + self.least_text * 1.25

    def _own_boxes(self, card: int, slot: int, place: Place, top: float) -> None:
        crossed = self.seen.crossed[self.seat][slot] | max(self.seen.crossing[self.seat][slot], 0)
        scale = place.scale
        for box in bits(self.printed[card].boxes):
            x, y = corner(box)
            gone, id = bool(crossed >> box & 1), box_id(slot, box)
            named = naming.box_named(self.deck, self.words, card, box, gone)
            left, down = place.x + (x + RIM) * scale, place.y + (y + top) * scale
            self.spots.append((id, box_spot(id, left, down, scale, named, card, box, gone)))

    def ledger(self, x: float, y: float, width: float, size: float) -> float:
        """What each part brings oneself so far; returns where it ends."""
        own = self.points[self.seat]
        rows = tuple((self.text(f"part-{part}"), own[number]) for number, part in enumerate(PARTS))
        drawn = ledger(rows, (self.text("caption-total"), sum(own)), width, size)
        self.add("ledger", table.laid("ledger", x, y, drawn))
        return y + ledger_height(len(rows), size)

    def sheet(self, id: str, x: float, y: float, width: float, height: float, active: bool = False) -> None:
        """A sheet of paper below what is written."""
        self.add(id, table.sheet_of_paper(id, Box(x, y, width, height), active))

    def caption_at(self, id: str, x: float, y: float, size: float, text: str) -> None:
        """A title in old capitals."""
        self.add(id, table.heading(id, x, y, size, text))

    @property
    def is_spectator(self) -> bool:
        """Whether nobody sits here."""
        return self.seat == SPECTATOR
