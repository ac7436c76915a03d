"""A picture of Lost Maps in the making: the common table, the seats, and the viewer's cards."""

from collections.abc import Hashable
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

import numpy as np

from spadework.engine.interface import SPECTATOR, UNKNOWN
from spadework.engine.packages import rules_of
from spadework.engine.picture.letters import width_of
from spadework.engine.picture.parts import Plain
from spadework.engine.picture.sketch import Sketch
from spadework.engine.picture.surfaces import Box
from spadework.engine.picture.svg import group, placed, title, words
from spadework.engine.words import SeatName
from spadework.games.lost_maps.notation.wording import box_id
from spadework.games.lost_maps.picture import description, stamps, table
from spadework.games.lost_maps.picture.art import cards as art
from spadework.games.lost_maps.picture.cards import (
    Cut,
    box_spot,
    boxes_of_map,
    counted_card,
    cut,
    found_card,
    name_fits,
    placed_card,
    treasure_card,
)
from spadework.games.lost_maps.picture.look import LostMapsLook
from spadework.games.lost_maps.rules import state as s
from spadework.games.lost_maps.rules.material import Deck

RULES = rules_of("spadework.games.lost_maps")

COUNTED = (("cards", "stamp"), ("seals", "seal-purple"), ("coins", "coins"), ("cups", "cup"), ("palms", "palms"))
"""The parts of the score in the order of the final count, and their signs."""


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
        look, phase = self.look, self.seen.phase
        places = look.standings.places if look.over else ()
        self.stage = (
            look.over,
            look.choosing,
            look.setting_up,
            phase in (s.KEEPING, s.CROSSING),
            phase == s.TAKING,
            places,
        )
        """Inputs of the picture of each seat."""
        self.least_text = 20.5 if self.scene.wide else 14

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

    # Inputs of panels

    def before(self, seat: int) -> tuple[Hashable, ...]:
        """Return everything that the picture shows of a seat."""
        seen, look = self.seen, self.look
        fields = (seen.cup, seen.palm, seen.hand, seen.card, seen.crossed, seen.crossing)
        return (
            *(tuple(field[seat]) for field in fields),
            (*self.stage, seat == seen.start),
            (seen.coins[seat], seen.palms[seat], seen.filled[seat], seen.keeping[seat]),
            tuple(self.points[seat]),
            self.scene.names[seat],
            seat in look.moving,
        )

    @property
    def common(self) -> tuple[Hashable, ...]:
        """Everything that the picture shows of the common table."""
        seen, look = self.seen, self.look
        return (
            (tuple(seen.display), seen.pattern, tuple(seen.patterns_left), seen.rounds, seen.cups_taken),
            (look.stack_count, look.turned_up, look.setting_up, look.shows_what_is_to_come),
        )

    def ground(self, things: str) -> None:
        """Draw the table, with a sprite of the things on it."""
        self.add("ground", table.ground(things))

    # Cards and slots

    def cut(self, scale: float, named: bool = True, counted: bool = True) -> Cut:
        """Return the layout of cards in a scale."""
        return cut(scale, self.least_text, named, counted)

    def _lay(self, card: int, place: table.Place, how: Cut, named: str, spoken: bool = True, **marks: Any) -> None:
        drawn = treasure_card(self.deck, card, self.words, how, **marks)
        id = f"card-{self.printed[card].name}"
        self.cards.append((card, placed_card(id, place.x, place.y, place.scale, named, drawn, spoken)))

    def _choose(self, id: str, place: table.Place, how: Cut, named: str) -> None:
        """Draw the halo around a card that is clicked to choose it."""
        box = Box(place.x, place.y, art.WIDTH * place.scale, how.height * place.scale)
        self.spots.append((id, table.chosen_by(id, box, named)))

    # The common table

    def display(self, x: float, y: float, scale: float, space: float, named: bool) -> None:
        """Draw the display."""
        how = self.cut(scale, named)
        for slot in range(s.DISPLAYED):
            card, id = self.seen.display[slot], f"display-{slot + 1}"
            place = table.Place(x + slot * (art.WIDTH * scale + space), y, scale)
            if card == s.NO_CARD:
                self.add(id, table.empty_slot(id, place, how.height * scale, ""))
            else:
                says = description.card_named(self.deck, self.words, card, "name-display", slot + 1)
                self._lay(card, place, how, says, spoken=False)
                self._choose(id, place, how, says)

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

    def round_card(self, box: Box, slip: table.Slip) -> None:
        """Draw rounds and cups on a strip of paper."""
        now = -1 if self.look.setting_up else self.seen.rounds
        cups = tuple(self.deck.record.cups.tolist())
        shown = table.Progress(int(self.deck.record.rounds), self.seen.rounds, now, cups, self.seen.cups_taken)
        left = cups[shown.taken] if shown.taken < s.CUPS else 0
        named = self.text(
            "name-round-card",
            # After the last one, all are crossed off.
            round=min(max(now, 0) + 1, shown.every),
            rounds=shown.every,
            cups=s.CUPS - shown.taken,
            best=left,
        )
        drawn = table.round_card(box, self.text("caption-rounds"), named, shown, slip, self.least_text)
        self.add("round-card", drawn)

    def palm_points(self, x: float, y: float) -> None:
        """Draw the present points for a palm, which depend on the display."""
        if self.look.setting_up or self.look.over:
            return
        palms = sum(self.printed[card].symbols[1].bit_count() for card in self.seen.display if card >= 0)
        named = self.text("name-palm-points", points=palms + 1, palms=palms)
        self.add("palm-points", table.palm_chip(x, y, self.least_text, palms + 1, named))

    def to_come(self, x: float, y: float, box: float, captioned: bool) -> None:
        """Draw the expeditions that may still come in the round, for the memory aid."""
        if not self.look.shows_what_is_to_come:
            return
        left = tuple(
            (cells, self.text("caption-copies", count=copies) if copies > 1 else "")
            for cells, copies in zip(art.patterns(self.deck), self.seen.patterns_left, strict=False)
            if copies
        )
        caption = self.text("caption-to-come")
        drawn = table.expeditions_to_come(box, self.least_text, caption if captioned else "", left, caption)
        self.add("to-come", table.laid("to-come", x, y, drawn, "img"))

    # Seats

    def head(
        self,
        seat: int,
        x: float,
        y: float,
        width: float,
        sizes: table.Sizes,
        named: bool = True,
        counted: bool = True,
        kept: float = 0,
    ) -> None:
        """Draw name, signs and score of a seat, or only some of them where there is little room.

        Args:
            kept: room at the right end that is reserved for the score.
        """
        points = "" if self.look.setting_up else str(sum(self.points[seat]))
        signs, name, id = self._signs(seat), self.scene.names[seat], f"seat-{seat + 1}"
        says = ", ".join(
            [name, *([self.text("points-so-far", points=int(points))] if points else []), *(word for *_, word in signs)]
        )
        step = self._step(len(COUNTED), seat)
        shown = name if named else "", points if counted else ""
        drawn = table.seat_head(seat, width, sizes, *shown, says, signs, step, kept)
        self.add(id, table.laid(id, x, y, drawn, "img"))

    def _step(self, part: int, seat: int) -> int | None:
        """Return the step of the final count at which a seat scores a part: part after part, and the winner last."""
        if not self.look.over:
            return None
        order = self.look.standings.last_first
        return part * len(order) + order.index(seat) + 1

    def final_count(self, seat: int, box: Box, columns: int) -> None:
        """Draw the final count of a seat: one or two rows of signs, or just its medal in one column."""
        points = dict(zip(s.PARTS, self.points[seat], strict=True))
        parts = tuple(
            (sign, points[part], self._step(number, seat) or 0) for number, (part, sign) in enumerate(COUNTED)
        )
        place = self.look.standings.places[seat]
        shown = table.Tally(parts, place, self._step(len(COUNTED), seat) or 0)
        each = ", ".join(f"{self.text(f'part-{part}')} {points[part]}" for part, _ in COUNTED)
        named = self.text("name-tally", seat=SeatName(seat), place=place, points=sum(points.values()), parts=each)
        id = f"tally-{seat + 1}"
        if columns == 1:
            x, y = box.x + box.width / 2, box.y + box.height / 2
            drawn = table.medal(x, y, box.height / 108, self.least_text, shown)
            self.add(id, group(title(named), drawn, id=id, role="img"))
            return
        self.add(id, table.final_count(id, box, columns, self.least_text, shown, named))

    def _signs(self, seat: int) -> tuple[table.Sign, ...]:
        """Return the signs of a seat."""
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

    def score_card(self, seat: int, x: float, y: float, sizes: table.Sizes, columns: int, across: float = 0) -> None:
        """Draw coins and cups, and the palm fields at their right, or below in one row; or all in one line, a row of coins `across`."""
        wide, high = table.coin_rows_width(sizes.pitch, sizes.row), 3 * sizes.row
        space = sizes.palm * 0.1
        rows = s.PALMS // columns
        palms_high = rows * sizes.palm + (rows - 1) * space
        left, top = (wide + 10, (high - palms_high) / 2) if columns == 2 else (0.0, high + 6)
        if across:
            left, top = 3 * across, (sizes.row - palms_high) / 2
        score = self._score(seat)
        drawn = table.coin_rows(score, sizes.pitch, sizes.row, sizes.text, across)
        palms = table.palm_fields(score, sizes.palm, columns, space, sizes.text)
        self._add_score(seat, x, y, drawn + group(palms, transform=placed(left, top)))

    def score_counts(self, seat: int, x: float, y: float, step: tuple[float, float], total: bool) -> None:
        """Draw the points for coins, cups and palms as numbers, `step` from one to the next, after the `total`."""
        coins, cups, palms, *_ = self.points[seat]
        values: tuple[tuple[str, int], ...] = (("coins", coins), ("cup", cups), ("palms", palms))
        across, figure = 0.0, ""
        if self.look.over:
            values = ()
        if total:
            size, text = self.least_text * 1.2, str(sum(self.points[seat]))
            figure = group(words(text, 0, size * 0.8, size, "display"), data_tally=self._step(len(COUNTED), seat))
            across, values = width_of(text, size, "display") + 4, values and (("coins", coins + cups), ("palms", palms))
        drawn = table.counts(values, self.least_text, step)
        self._add_score(seat, x, y, figure + group(drawn, transform=placed(across, 0)))

    def _add_score(self, seat: int, x: float, y: float, drawn: str) -> None:
        id = f"score-{seat + 1}"
        coins, palms = self.seen.coins[seat], self.seen.palms[seat]
        named = title(self.text("name-score", seat=SeatName(seat), coins=coins, palms=palms))
        self.add(id, table.laid(id, x, y, named + drawn, "img"))

    def rows_of_finds(self, seat: int, width: float, scale: float, rows: int) -> int:
        """Return the number of rows that the filled cards of a seat take, at most `rows`."""
        return min(-(-len(self._filled(seat)) // stamps.columns(width, scale)), rows)

    def _filled(self, seat: int) -> list[int]:
        """Return the filled cards of a seat, those with most points first."""
        mask = self.seen.filled[seat]
        filled = [card for card in range(len(self.printed)) if mask >> card & 1]
        return sorted(filled, key=lambda card: (-self.printed[card].points, card))

    def _filled_by_suit(self, seat: int) -> list[list[int]]:
        """Return the filled cards of a seat with the same suit and points together."""
        suits: dict[tuple[str, int], list[int]] = {}
        for card in self._filled(seat):
            shown = self.printed[card]
            suits.setdefault((shown.colour, shown.points), []).append(card)
        return list(suits.values())

    def covered(self, seat: int, width: float, scale: float, rows: int) -> frozenset[int]:
        """Return the filled cards that others cover in a room."""
        return frozenset(stamp.card for stamp in self._stamps(seat, width, scale, rows) if not stamp.pile)

    def finds_within(self, seat: int, box: Box, most: float, covered: frozenset[int]) -> None:
        """Draw the filled cards of a seat as large as a box allows: side by side if their numbers are then legible, else in piles.

        Numbers of cards that were `covered` during the game wait for the count, since they would show at the cards' former places.
        """
        count, piles = len(self._filled(seat)), len(self._filled_by_suit(seat))
        least = self.least_text / art.FOUND_POINTS
        scales = [(scale, stamps.lines(box.height, scale)) for scale in np.linspace(most, least, 21).tolist()]
        scale, rows = next(
            chain(
                (found for found in scales if stamps.spread_fits(count, box.width, *found)),
                (found for found in scales if stamps.piles_fit(piles, box.width, *found)),
            ),
            (stamps.smallest(piles, box.width, box.height), 1),
        )
        self.finds(seat, box.x, box.y, box.width, scale, rows, covered)

    def _legible(self, scale: float) -> bool:
        """Return whether the numbers of filled cards can be read in a scale."""
        return art.FOUND_POINTS * scale >= self.least_text

    def _stamps(self, seat: int, width: float, scale: float, rows: int) -> list[stamps.Stamp]:
        """Return the arrangement of a seat's filled cards, in piles if there is no room for all of them or for their numbers."""
        suits = self._filled_by_suit(seat)
        spread = self._legible(scale) and stamps.spread_fits(len(self._filled(seat)), width, scale, rows)
        return list(stamps.spread(suits, width, scale) if spread else stamps.piled(suits, width, scale, rows))

    def finds(
        self,
        seat: int,
        x: float,
        y: float,
        width: float,
        scale: float,
        rows: int,
        covered: frozenset[int] = frozenset(),
    ) -> None:
        """Draw the filled cards of a seat; the numbers of `covered` ones wait for the final count."""
        for card, left, down, pile in self._stamps(seat, width, scale, rows):
            shown = self.printed[card]
            named = description.found_named(self.deck, self.words, self.scene.names, seat, card)
            if self._legible(scale):
                tally = self._step(0, seat) if card in covered else None
                drawn = found_card(shown.name, shown.points if pile else None, tally)
            else:
                drawn = counted_card(shown.colour, pile, (self.least_text + 0.01) / scale)
            self.cards.append((card, placed_card(f"card-{shown.name}", x + left, y + down, scale, named, drawn)))

    def maps(self, seat: int, box: Box, most: float, space: float) -> None:
        """Draw the maps of a seat at the end as large as a box allows: the filled ones in gold with their points, then the others."""
        slots = [slot for slot in range(s.KEPT) if self.seen.card[seat][slot] != s.NO_CARD]
        filled = self._filled(seat)
        cards = [*filled, *(self.seen.card[seat][slot] for slot in slots)]
        count = len(cards)
        if not count:
            return
        scale, columns = most, 0
        while not columns:
            how = self.cut(scale, True, False)
            if not all(name_fits(self.deck, card, self.words, how) for card in cards):
                how = self.cut(scale, False, False)
            wide, high = art.WIDTH * scale + space, how.height * scale + space
            rows = int((box.height + space) // high)
            across = -(-count // max(rows, 1))
            columns = across if rows and across * wide <= box.width + space else 0
            scale -= 0.01
        rows = -(-count // columns)
        left = box.x + (box.width + space - columns * wide) / 2
        top = box.y + (box.height + space - rows * high) / 2
        for number, card in enumerate(cards):
            place = table.Place(left + number % columns * wide, top + number // columns * high, how.scale)
            if number < len(filled):
                named = description.found_named(self.deck, self.words, self.scene.names, seat, card)
                self._lay(card, place, how, named, crossed=self.printed[card].boxes, tally=self._step(0, seat))
            else:
                self._held(seat, slots[number - len(filled)], place, "", how)

    def seat_cards(self, seat: int, x: float, y: float, how: Cut, space: float) -> None:
        """Draw another seat's two cards with their crosses, or the backs of its dealt cards."""
        wide = art.WIDTH * how.scale
        if self.look.choosing:
            step, id = (wide + space) / (s.DEALT - 1), f"hand-of-{seat + 1}"
            hand = tuple(card != s.NO_CARD for card in self.seen.hand[seat])
            self.add(id, table.hand_of_backs(id, table.Place(x, y, how.scale), step, hand))
            return
        for slot in range(s.KEPT):
            place = table.Place(x + slot * (wide + space), y, how.scale)
            self._held(seat, slot, place, f"seat-{seat + 1}-card-{slot + 1}", how)

    def _held(self, seat: int, slot: int, place: table.Place, id: str, how: Cut) -> None:
        seen = self.seen
        card, crossed = seen.card[seat][slot], seen.crossed[seat][slot]
        fresh = max(seen.crossing[seat][slot], 0)
        named = description.held_named(self.deck, self.words, self.scene.names, seat, card, crossed | fresh)
        if card == s.NO_CARD:
            dug = seen.phase == s.TAKING and seat in self.look.moving
            self.add(id, table.empty_slot(id, place, how.height * how.scale, named, dug))
        else:
            self._lay(card, place, how, named, crossed=crossed, fresh=fresh)

    # The viewer

    def own_hand(self, x: float, y: float, scale: float, space: float, columns: int) -> None:
        """Draw the four dealt cards to choose from."""
        keeping, how = self.seen.keeping[self.seat], self.cut(scale)
        for slot in range(s.DEALT):
            card, id = self.seen.hand[self.seat][slot], f"hand-{slot + 1}"
            place = table.Place(
                x + slot % columns * (art.WIDTH * scale + space),
                y + slot // columns * (how.height * scale + space),
                scale,
            )
            if card < 0:
                self.add(f"gap-{slot + 1}", table.empty_slot(f"gap-{slot + 1}", place, how.height * scale, ""))
                continue
            named = description.card_named(self.deck, self.words, card, "name-hand", slot + 1)
            self._lay(card, place, how, named, spoken=False, faint=bool(keeping) and not keeping >> slot & 1)
            self._choose(id, place, how, named)

    def own_cards(self, x: float, y: float, scale: float, space: float, rule: tuple[float, float]) -> None:
        """Draw the viewer's two cards with a spot for each box, and the rules with the names of rows and columns."""
        seen = self.seen
        shown = tuple(tuple(field[self.seat]) for field in (seen.card, seen.crossed, seen.crossing))
        name = self.scene.names[self.seat]
        depends_on = (*shown, name, self.look.over, seen.phase == s.TAKING, self.seat in self.look.moving)
        self.panel("own-cards", depends_on, lambda: self._own_cards(x, y, scale, space, rule))

    def _own_cards(self, x: float, y: float, scale: float, space: float, rule: tuple[float, float]) -> None:
        how = self.cut(scale)
        for slot in range(s.KEPT):
            place = table.Place(x + slot * (art.WIDTH * scale + space), y, scale)
            self._held(self.seat, slot, place, f"own-card-{slot + 1}", how)
        drawn = table.rulers(table.Place(x, y, scale), space, how.height, how.head, self.least_text, rule)
        self.spots.append(("grid", drawn))
        for slot in range(s.KEPT):
            card = self.seen.card[self.seat][slot]
            if card != s.NO_CARD:
                left = x + slot * (art.WIDTH * scale + space)
                self._own_boxes(card, slot, table.Place(left + art.RIM * scale, y + how.head * scale, scale))

    def _own_boxes(self, card: int, slot: int, place: table.Place) -> None:
        crossed = self.seen.crossed[self.seat][slot] | max(self.seen.crossing[self.seat][slot], 0)
        spots = []
        for box in art.bits(self.printed[card].boxes):
            gone = bool(crossed >> box & 1)
            named = description.box_named(self.deck, self.words, card, box, gone)
            spots.append(box_spot(box_id(slot, box), *art.corner(box), named, card, box, gone))
        id, named = f"boxes-{slot + 1}", description.map_named(self.deck, self.words, card)
        self.spots.append((id, boxes_of_map(id, place.x, place.y, place.scale, named, "".join(spots))))

    def ledger(self, x: float, y: float, width: float, size: float) -> None:
        """Draw the viewer's points by part."""
        own = self.points[self.seat]
        rows = tuple((self.text(f"part-{part}"), own[number]) for number, part in enumerate(s.PARTS))
        order = [part for part, _ in COUNTED]
        steps = (*(self._step(order.index(part), self.seat) for part in s.PARTS), self._step(len(COUNTED), self.seat))
        drawn = table.ledger(rows, (self.text("caption-total"), sum(own)), width, size, steps)
        self.add("ledger", table.laid("ledger", x, y, drawn))

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
