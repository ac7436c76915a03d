"""A picture of Lost Maps in the making: the common table, the seats, and the viewer's cards."""

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

from spadework.engine.interface import SPECTATOR, UNKNOWN
from spadework.engine.picture.parts import Plain
from spadework.engine.picture.sketch import Sketch
from spadework.engine.picture.surfaces import Box
from spadework.engine.picture.svg import group, placed
from spadework.engine.rooms import rules_of
from spadework.games.lost_maps.notation.wording import box_id
from spadework.games.lost_maps.picture import description, table
from spadework.games.lost_maps.picture.art import cards as art
from spadework.games.lost_maps.picture.cards import (
    box_spot,
    cut,
    found_card,
    placed_card,
    treasure_card,
)
from spadework.games.lost_maps.picture.look import LostMapsLook
from spadework.games.lost_maps.rules import state as s
from spadework.games.lost_maps.rules.material import Deck

RULES = rules_of("spadework.games.lost_maps")

TINY = {True: 0.41, False: 0.27}
"""Cards with a smaller scale have no name, in a wide picture and in a tall one."""


@dataclass
class Drawing(Sketch):
    """One picture in the making: parts below the cards, the cards, and clickable spots above them."""

    deck: Deck
    cards: list[tuple[int, str]] = field(default_factory=list)
    """Treasure cards in an order that never changes, so that a moving card stays the same element."""
    spots: list[tuple[str, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.look = LostMapsLook(RULES, self.deck, self.view, self.seat, self.scene)
        self.seen = Plain(self.view)
        self.printed = art.printed(self.deck)
        self.words = self.scene.words
        self.points = self.look.points_so_far
        self.least_text = 20.5 if self.scene.wide else 14
        self.tiny = TINY[self.scene.wide]

    def finish(self) -> None:
        """Draw the cards above the parts, and the spots above the cards."""
        for card, svg in sorted(self.cards):
            self.add(f"card-{self.printed[card].name}", svg)
        for id, svg in self.spots:
            self.add(id, svg)

    @property
    def layers(self) -> tuple[list[Any], ...]:
        """All lists of elements."""
        return self.parts, self.cards, self.spots

    @layers.setter
    def layers(self, layers: tuple[list[Any], ...]) -> None:
        self.parts, self.cards, self.spots = layers

    # What panels depend on

    def before(self, seat: int) -> tuple[Hashable, ...]:
        """Everything that the picture shows of a seat."""
        seen, look = self.seen, self.look
        fields = (seen.cup, seen.palm, seen.hand, seen.card, seen.crossed, seen.crossing)
        return (
            *(tuple(field[seat]) for field in fields),
            (look.over, look.choosing, look.setting_up, seen.phase in (s.KEEPING, s.CROSSING), seat == seen.start),
            (seen.coins[seat], seen.palms[seat], seen.filled[seat], seen.keeping[seat]),
            tuple(self.points[seat]) if seat == self.seat else sum(self.points[seat]),
            self.scene.names[seat],
            seat in look.moving,
            look.over and seat in look.winners,
        )

    @property
    def common(self) -> tuple[Hashable, ...]:
        """Everything that the picture shows of the common table."""
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
        """The height of a card in a scale."""
        return cut(scale, self.least_text, scale >= self.tiny).height * scale

    def _lay(
        self, card: int, place: table.Place, named: str, crossed: int = 0, fresh: int = 0, faint: bool = False
    ) -> None:
        how = cut(place.scale, self.least_text, place.scale >= self.tiny)
        drawn = treasure_card(self.deck, card, self.words, how, crossed, fresh, faint)
        id = f"card-{self.printed[card].name}"
        self.cards.append((card, placed_card(id, place.x, place.y, place.scale, named, drawn)))

    def _slot(self, id: str, place: table.Place, named: str = "") -> None:
        """Draw an empty slot."""
        self.add(id, table.empty_slot(id, place, self.height(place.scale), named))

    def _choose(self, id: str, place: table.Place, named: str) -> None:
        """Draw the halo around a card that is clicked to choose it."""
        box = Box(place.x, place.y, art.WIDTH * place.scale, self.height(place.scale))
        self.spots.append((id, table.chosen_by(id, box, named)))

    # The common table

    def display(self, x: float, y: float, scale: float, space: float) -> None:
        """Draw the display."""
        for slot in range(s.DISPLAYED):
            card, id = self.seen.display[slot], f"display-{slot + 1}"
            place = table.Place(x + slot * (art.WIDTH * scale + space), y, scale)
            if card == s.NO_CARD:
                self._slot(id, place)
            else:
                named = description.card_named(self.deck, self.words, card, "name-display", slot + 1)
                self._lay(card, place, named)
                self._choose(id, place, named)

    def stack(self, x: float, y: float, width: float, height: float) -> None:
        """Draw the stack of treasure cards with its count."""
        count = self.look.stack_count
        named = self.text("name-stack", count=count)
        self.add("stack", table.stack_of_cards(Box(x, y, width, height), count, self.least_text, named))

    def expedition(self, x: float, y: float, scale: float) -> None:
        """Draw the present expedition, or the back of the pile."""
        pattern, turn = self.seen.pattern, self.look.turned_up
        if pattern == UNKNOWN:
            named = self.text("caption-expedition")
            self.add("expedition", table.pile_of_expeditions(table.Place(x, y, scale), named))
            return
        named = description.pattern_named(self.deck, self.words, pattern, turn, s.TURNS)
        counted = self.text("caption-turn", turn=turn, turns=s.TURNS)
        name = self.deck.pattern_names[pattern]
        self.add("expedition", table.expedition_card(table.Place(x, y, scale), name, named, counted, self.least_text))

    def round_card(self, x: float, y: float, width: float, height: float) -> None:
        """Draw rounds and cups on a strip of paper, in two lines where it is narrow."""
        now = -1 if self.look.setting_up else self.seen.rounds
        captions = self.text("caption-rounds"), self.text("caption-cups")
        cups = tuple(self.deck.record.cups.tolist())
        shown = table.Progress(int(self.deck.record.rounds), self.seen.rounds, now, cups, self.seen.cups_taken)
        self.add("round-card", table.round_card(Box(x, y, width, height), captions, shown, self.least_text))

    def to_come(self, x: float, y: float, width: float, box: float) -> None:
        """Draw the expeditions that may still come in the round, for the memory aid."""
        left = tuple(
            (cells, self.text("caption-copies", count=copies) if copies > 1 else "")
            for cells, copies in zip(art.patterns(self.deck), self.seen.patterns_left, strict=False)
            if copies
        )
        drawn = table.expeditions_to_come(width, box, self.least_text, self.text("caption-to-come"), left)
        self.add("to-come", table.laid("to-come", x, y, drawn))

    # Seats

    def head(self, seat: int, x: float, y: float, width: float, sizes: table.Sizes) -> float:
        """Draw name, score and signs of a seat; return where they end."""
        points = "" if self.look.setting_up else str(sum(self.points[seat]))
        named = self.text("points-so-far", points=int(points)) if points else ""
        drawn = table.seat_head(seat, width, sizes, self.scene.names[seat], points, named, self._signs(seat))
        self.add(f"seat-{seat + 1}", table.laid(f"seat-{seat + 1}", x, y, drawn))
        return y + table.head_height(width, sizes)

    def _signs(self, seat: int) -> tuple[table.Sign, ...]:
        """The signs of a seat."""
        if self.seen.phase == s.OVER:
            won = seat in self.look.winners
            return (("crown", "brass", self.text("seat-wins")),) if won else ()
        shown = []
        if seat in self.look.moving:
            shown.append(("pencil", "brass", self.text("seat-deciding")))
        elif self.seen.phase in (s.KEEPING, s.CROSSING):
            shown.append(("check", "quiet", self.text("seat-decided")))
        if seat == self.seen.start:
            shown.append(("pennant", "ink", self.text("seat-start")))
        return tuple(shown)

    def _score(self, seat: int) -> table.Score:
        seen = self.seen
        return table.Score(seen.coins[seat], tuple(seen.cup[seat]), tuple(seen.palm[seat][: seen.palms[seat]]))

    def score_card(
        self, seat: int, x: float, y: float, sizes: table.Sizes, columns: int, below: bool
    ) -> tuple[float, float]:
        """Draw coins, cups and palm fields; return width and height. `below` puts the palms under the coins."""
        wide, high = table.coin_rows_width(sizes.pitch, sizes.row), 3 * sizes.row
        space = sizes.palm * 0.14
        palms_wide = columns * sizes.palm + (columns - 1) * space
        rows = 4 // columns
        palms_high = rows * sizes.palm + (rows - 1) * space
        left, top = (0.0, high + 6) if below else (wide + 10, max(high - palms_high, 0) / 2)
        score = self._score(seat)
        drawn = table.coin_rows(score, sizes.pitch, sizes.row, sizes.text)
        palms = table.palm_fields(score, sizes.palm, columns, space, sizes.text)
        id = f"score-{seat + 1}"
        self.add(id, table.laid(id, x, y, drawn + group(palms, transform=placed(left, top))))
        return (max(wide, palms_wide), high + 6 + palms_high) if below else (left + palms_wide, max(high, palms_high))

    def finds(self, seat: int, x: float, y: float, width: float, scale: float, rows: int) -> float:
        """Draw the filled cards of a seat, overlapping if necessary; return where they end."""
        mask = self.seen.filled[seat]
        filled = [card for card in range(len(self.printed)) if mask >> card & 1]
        filled.sort(key=lambda card: (-self.printed[card].points, card))
        wide, high = art.FOUND_WIDTH * scale + 4, art.FOUND_HEIGHT * scale + 5
        columns = max(int((width + 4) // wide), -(-len(filled) // rows))
        step = min(wide, (width - wide + 4) / max(columns - 1, 1))
        names = self.scene.names
        for number, card in enumerate(filled):
            name = self.printed[card].name
            named = description.found_named(self.deck, self.words, names, seat, card)
            left, down = x + number % columns * step, y + number // columns * high
            drawn = found_card(name, self.printed[card].points)
            self.cards.append((card, placed_card(f"card-{name}", left, down, scale, named, drawn)))
        return y + -(-len(filled) // columns) * high

    def seat_cards(self, seat: int, x: float, y: float, scale: float, space: float) -> None:
        """Draw another seat's two cards with their crosses, or the backs of its dealt cards."""
        if self.look.choosing:
            step, id = (art.WIDTH * scale + space) / (s.DEALT - 1), f"hand-of-{seat + 1}"
            backs = tuple(slot for slot in range(s.DEALT) if self.seen.hand[seat][slot] != s.NO_CARD)
            self.add(id, table.hand_of_backs(id, table.Place(x, y, scale), step, backs))
            return
        for slot in range(s.KEPT):
            place = table.Place(x + slot * (art.WIDTH * scale + space), y, scale)
            self._held(seat, slot, place, f"seat-{seat + 1}-card-{slot + 1}")

    def _held(self, seat: int, slot: int, place: table.Place, id: str) -> None:
        seen = self.seen
        card, crossed = seen.card[seat][slot], seen.crossed[seat][slot]
        fresh = max(seen.crossing[seat][slot], 0)
        named = description.held_named(self.deck, self.words, self.scene.names, seat, card, crossed | fresh)
        if card == s.NO_CARD:
            self._slot(id, place, named)
        else:
            self._lay(card, place, named, crossed, fresh, seen.phase == s.OVER)

    # The viewer

    def own_hand(self, x: float, y: float, scale: float, space: float, columns: int) -> float:
        """Draw the four dealt cards to choose from; return where they end."""
        keeping, high = self.seen.keeping[self.seat], self.height(scale)
        for slot in range(s.DEALT):
            card, id = self.seen.hand[self.seat][slot], f"hand-{slot + 1}"
            place = table.Place(
                x + slot % columns * (art.WIDTH * scale + space), y + slot // columns * (high + space), scale
            )
            if card < 0:
                self._slot(f"gap-{slot + 1}", place)
                continue
            named = description.card_named(self.deck, self.words, card, "name-hand", slot + 1)
            self._lay(card, place, named, faint=bool(keeping) and not keeping >> slot & 1)
            self._choose(id, place, named)
        return y + s.DEALT // columns * (high + space)

    def own_cards(self, x: float, y: float, scale: float, space: float) -> float:
        """Draw the viewer's two cards with a spot for each box; return where they end."""
        seen = self.seen
        shown = tuple(tuple(field[self.seat]) for field in (seen.card, seen.crossed, seen.crossing))
        name = self.scene.names[self.seat]
        return self.panel("own-cards", (y, *shown, name, self.look.over), lambda: self._own_cards(x, y, scale, space))

    def _own_cards(self, x: float, y: float, scale: float, space: float) -> float:
        how = cut(scale, self.least_text)
        self.add("grid", table.grid_letters(table.Place(x, y, scale), space, how.height, how.head, self.least_text))
        for slot in range(s.KEPT):
            place = table.Place(x + slot * (art.WIDTH * scale + space), y, scale)
            self._held(self.seat, slot, place, f"own-card-{slot + 1}")
            card = self.seen.card[self.seat][slot]
            if card != s.NO_CARD:
                self._own_boxes(card, slot, place, how.head)
        return y + how.height * scale + self.least_text * 1.25

    def _own_boxes(self, card: int, slot: int, place: table.Place, top: float) -> None:
        crossed = self.seen.crossed[self.seat][slot] | max(self.seen.crossing[self.seat][slot], 0)
        scale = place.scale
        for box in art.bits(self.printed[card].boxes):
            x, y = art.corner(box)
            gone, id = bool(crossed >> box & 1), box_id(slot, box)
            named = description.box_named(self.deck, self.words, card, box, gone)
            left, down = place.x + (x + art.RIM) * scale, place.y + (y + top) * scale
            self.spots.append((id, box_spot(id, left, down, scale, named, card, box, gone)))

    def ledger(self, x: float, y: float, width: float, size: float) -> float:
        """Draw the viewer's points by part; return where they end."""
        own = self.points[self.seat]
        rows = tuple((self.text(f"part-{part}"), own[number]) for number, part in enumerate(s.PARTS))
        drawn = table.ledger(rows, (self.text("caption-total"), sum(own)), width, size)
        self.add("ledger", table.laid("ledger", x, y, drawn))
        return y + table.ledger_height(len(rows), size)

    def sheet(self, id: str, x: float, y: float, width: float, height: float, active: bool = False) -> None:
        """Draw a sheet of paper below the text."""
        self.add(id, table.sheet_of_paper(id, Box(x, y, width, height), active))

    def caption_at(self, id: str, x: float, y: float, size: float, text: str) -> None:
        """Draw a title in old capitals."""
        self.add(id, table.heading(id, x, y, size, text))

    @property
    def is_spectator(self) -> bool:
        """Whether the viewer is a spectator."""
        return self.seat == SPECTATOR
