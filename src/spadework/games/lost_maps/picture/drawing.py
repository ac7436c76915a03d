"""The parts of a picture of Lost Maps: cards in their slots, the common table, a seat and what lies before it."""

from dataclasses import dataclass, field

from spadework.engine.contract import UNKNOWN
from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.letters import BOLD, fitted, width_of
from spadework.engine.picture.sketch import Sketch
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import SeatName, message
from spadework.games.lost_maps import rules
from spadework.games.lost_maps.notation.boxes import COLUMNS, box_name, boxes_of_this_turn
from spadework.games.lost_maps.notation.wording import pattern_words
from spadework.games.lost_maps.picture.description import (
    box_facts,
    card_facts,
    card_progress,
)
from spadework.games.lost_maps.picture.figures import (
    BOX,
    CHECK,
    CROWN,
    HEIGHT,
    PENCIL,
    PENNANT,
    WIDTH,
    bits,
    coin_rows,
    coin_rows_width,
    corner,
    expedition_card,
    filled_card,
    palm_fields,
    pattern_boxes,
    pattern_figure,
    sign,
    signs,
    treasure_card,
)
from spadework.games.lost_maps.picture.look import LostMapsLook
from spadework.games.lost_maps.rules.material import SIDE, Deck
from spadework.games.lost_maps.rules.state import (
    CROSSING,
    DEALT,
    DISPLAYED,
    KEEPING,
    KEPT,
    MOST_CARDS,
    NO_CARD,
    OVER,
    PARTS,
    ROUNDS,
    TURNS,
)


@dataclass(frozen=True)
class Sizes:
    """How large one layout draws what belongs to a seat."""

    text: float  # the smallest letters
    name: float
    pitch: float  # from coin to coin
    row: float  # height of a row of coins
    palm: float  # side of a palm field
    filled: float  # scale of a filled card


Place = tuple[float, float, float]
"""Left, top and scale of a card."""


def box_id(slot: int, box: int) -> str:
    """The id of a box on one's own first or second card."""
    return f"box-{slot + 1}-{box_name(box)}"


@dataclass
class Drawing(Sketch):
    """One picture in the making: what lies below the cards, the cards, and the spots to click above them."""

    deck: Deck
    cards: dict[int, str] = field(default_factory=dict)
    above: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.look = LostMapsLook(rules, self.deck, self.view, self.seat, self.scene)
        self.points = self.look.points_so_far
        self.least_text = 21 if self.scene.wide else 14

    def layers(self) -> list[str]:
        """All that is drawn, from back to front.

        Treasure cards lie in one layer in an order that never changes, so that one which moves stays the same element.
        """
        cards = [self.cards[card] for card in sorted(self.cards)]
        return [signs(), *self.below, group(*cards, id="cards", pointer_events="none"), *self.above]

    def rule_line(self, x: float, y: float, width: float, seat: int | None = None) -> None:
        """A line between two parts of the table, in a seat's colour before what is its own."""
        style = "fill-line" if seat is None else f"fill-seat-{seat}"
        self.below.append(element("rect", x=x, y=y, width=width, height=1.5 if seat is None else 3, class_=style))

    # Cards and slots

    def lay(self, card: int, place: Place, faint: bool = False) -> None:
        """A treasure card that nobody has begun to cross off."""
        self.cards[card] = treasure_card(self.deck, card, place, self.least_text, faint=faint)

    def lay_held(self, seat: int, slot: int, lies: Place) -> None:
        """One of a seat's two treasure cards with its crosses; faint at the end, when it no longer counts."""
        card, crossed = int(self.view.card[seat, slot]), int(self.view.crossed[seat, slot])
        fresh, over = boxes_of_this_turn(self.view, seat, slot), bool(self.view.phase == OVER)
        self.cards[card] = treasure_card(self.deck, card, lies, self.least_text, crossed, fresh, over)

    def lay_slot(self, place: Place, id: str | None, named: str = "", empty: bool = True) -> None:
        """A slot for a card; an outline when no card lies there."""
        x, y, scale = place
        outline = element(
            "rect",
            x=x + 1,
            y=y + 1,
            width=WIDTH * scale - 2,
            height=HEIGHT * scale - 2,
            rx=8 * scale,
            class_="gap" if empty else "spot",
        )
        self.below.append(group(title(named) if named else "", outline, id=id))

    def spot(self, place: Place, id: str, named: str) -> None:
        """What is clicked to choose a card: it lies above the card and shows the choice."""
        chosen = group(
            element("circle", cx=WIDTH / 2, cy=HEIGHT / 2, r=34, class_="fill-brass"),
            element(
                "path", d=CHECK, transform=placed(WIDTH / 2, HEIGHT / 2, 3), class_="pen stroke-paper", stroke_width=2.5
            ),
            class_="ghost",
        )
        rectangle = element("rect", width=WIDTH, height=HEIGHT, rx=8, class_="spot")
        self.above.append(group(title(named), rectangle, chosen, id=id, transform=placed(*place)))

    # The common table

    def display(self, x: float, y: float, scale: float, gap: float) -> None:
        """The open cards that can be taken."""
        for slot in range(DISPLAYED):
            card = int(self.view.display[slot])
            lies = (x + slot * (WIDTH * scale + gap), y, scale)
            if card == NO_CARD:
                self.lay_slot(lies, f"display-{slot + 1}")
            else:
                self.lay(card, lies)
                named = self.text("name-display", place=slot + 1, card=card_facts(self.deck, card))
                self.spot(lies, f"display-{slot + 1}", named)

    def stack(self, x: float, y: float, scale: float) -> None:
        """The stack of treasure cards and how many are left."""
        lies, count = (x, y, scale), self.look.stack_count
        named = self.text("name-stack", count=count)
        if not count:
            self.lay_slot(lies, "stack", named)
            return
        for lift in (4, 2, 0) if count > 2 else (0,):
            self.below.append(sign("back", x + lift, y + lift, scale))
        middle, size = (x + WIDTH * scale / 2, y + HEIGHT * scale / 2), self.least_text + 2
        self.below.append(element("circle", cx=middle[0], cy=middle[1], r=size, class_="sheet"))
        self.below.append(words(str(count), middle[0], middle[1] + size * 0.36, size, "bold", "middle"))
        self.spot(lies, "stack", named)

    def expedition(self, x: float, y: float, scale: float) -> None:
        """The current expedition, or the back of the pile."""
        lies = (x, y, scale)
        pattern = int(self.view.pattern)
        if pattern == UNKNOWN:
            self.below.append(group(title(self.text("caption-expedition")), sign("back", x, y, scale), id="expedition"))
            return
        counted = {"turn": self.look.turned_up, "turns": TURNS}
        named = self.text("name-expedition", pattern=pattern_words(self.deck, pattern), **counted)
        shown = expedition_card(self.deck, pattern, f"{self.look.turned_up}/{TURNS}", lies)
        self.below.append(group(title(named), shown, id="expedition"))

    def rounds(self, x: float, y: float, size: float, gap: float) -> None:
        """The round boxes of the round card: crossed out when over, framed now."""
        text = self.least_text
        for number in range(ROUNDS):
            now = number == self.view.rounds and not self.look.setting_up
            left, middle = x + number * (size + gap), x + number * (size + gap) + size / 2
            box, style = ("sheet stroke-brass", "bold brass") if now else ("sheet", "quiet")
            self.below.append(
                element("rect", x=left, y=y, width=size, height=size, rx=5, class_=box, stroke_width=4 if now else 2)
            )
            self.below.append(words(str(number + 1), middle, y + size / 2 + text * 0.36, text, style, "middle"))
            if number < self.view.rounds:
                self.below.append(sign("x", middle, y + size / 2, size / 34))

    def to_come(self, x: float, y: float, width: float, box: float) -> None:
        """For the memory aid: the expeditions that the round may still bring, in rows as wide as given."""
        self.caption(x, y + self.least_text * 0.75, "caption-to-come")
        left, middle = x, y + self.least_text * 1.3 + box * 1.5
        for pattern in range(int(self.deck.record.patterns)):
            copies = int(self.view.patterns_left[pattern])
            if not copies:
                continue
            _, columns, _ = pattern_boxes(self.deck, pattern)
            counted = self.text("caption-copies", count=copies) if copies > 1 else ""
            figure, number = columns * box, width_of(counted, self.least_text)
            if left + figure + number > x + width:
                left, middle = x, middle + box * 4
            self.below.append(pattern_figure(self.deck, pattern, left + figure / 2, middle, box))
            left += figure + 3
            if counted:
                self.below.append(words(counted, left, middle + self.least_text * 0.36, self.least_text))
                left += number
            left += box * 1.5

    # Seats

    def head(self, seat: int, x: float, y: float, width: float, sizes: Sizes) -> float:
        """Who sits there, the score, and what is expected of them; returns where the head ends."""
        radius = sizes.name * 0.8
        middle = y + radius
        name, left = self.scene.names[seat], x + 2 * radius + 6
        narrow = width < 200
        score_size = sizes.name * 1.3
        score_width = 0.0 if narrow else width_of("999", score_size)
        space = x + width - left - score_width
        self.below.append(emblem(seat, x + radius, middle, radius))
        self.below.append(
            words(fitted(name, space, sizes.name * BOLD), left, middle + sizes.name * 0.36, sizes.name, "bold")
        )
        line = y + 2 * radius + 5
        if not self.look.setting_up:
            # A narrow head has no room for the score beside the name.
            score_middle = line + sizes.text * 0.6 if narrow else middle
            points = sum(self.points[seat])
            self.below.append(self._score(points, x + width, score_middle + score_size * 0.36, score_size))
            if narrow:
                width -= width_of(str(points), score_size * BOLD)
        return self.status(seat, x, line, width, sizes)

    def _score(self, points: int, x: float, y: float, size: float) -> str:
        named = title(self.text("points-so-far", points=points))
        return group(named, words(str(points), x, y, size, "display bold", "end"))

    def status(self, seat: int, x: float, y: float, width: float, sizes: Sizes) -> float:
        """Signs, and words as far as there is room, for the start player and for who has still to move; returns where they end."""
        size, left = sizes.text, x
        middle, shown = y + size * 0.65, self._signs(seat)
        for number, (path, id, style) in enumerate(shown, 1):
            word = self.text(id)
            drawn = element(
                "path",
                d=path,
                transform=placed(left + size / 2, middle, size / 18),
                class_=f"pen stroke-{style}",
                stroke_width=2,
            )
            self.below.append(group(title(word), drawn))
            left += size + 4
            to_come = (len(shown) - number) * (size + 14)
            if left + width_of(word, size) + to_come <= x + width:
                self.below.append(words(word, left, middle + size * 0.36, size, style))
                left += width_of(word, size) + 10
        return y + size * 1.5

    def _signs(self, seat: int) -> list[tuple[str, str, str]]:
        """The signs before a seat: path, message and colour."""
        if self.view.phase == OVER:
            return [(CROWN, "seat-wins", "brass")] if seat in self.look.standings.winners else []
        shown = []
        if seat in self.look.waiting:
            shown.append((PENCIL, "seat-deciding", "brass"))
        elif self.view.phase in (KEEPING, CROSSING):
            shown.append((CHECK, "seat-decided", "quiet"))
        if seat == self.view.start:
            shown.append((PENNANT, "seat-start", "ink"))
        return shown

    def score_card(self, seat: int, x: float, y: float, sizes: Sizes, gap: float = 8) -> tuple[float, float]:
        """Coins, cups and palm fields; returns how wide and high they are."""
        height = 3 * sizes.row
        across = coin_rows_width(sizes.pitch, sizes.row) + gap
        between = 4.0
        top = y + (height - 2 * sizes.palm - between) / 2
        self.below.append(coin_rows(self.view, seat, x, y, sizes.pitch, sizes.row, sizes.text))
        self.below.append(palm_fields(self.view, seat, x + across, top, sizes.palm, 2, between, sizes.text))
        return across + 2 * sizes.palm + between, height

    def filled_cards(self, seat: int, x: float, y: float, width: float, scale: float, rows: int) -> float:
        """The filled cards of a seat, overlapping when they are many; returns where they end."""
        filled = [card for card in range(MOST_CARDS) if int(self.view.filled[seat]) >> card & 1]
        filled.sort(key=lambda card: (int(self.deck.record.colour[card]), card))
        wide, high = WIDTH * scale, HEIGHT * scale
        columns = max(int((width + 3) // (wide + 3)), -(-len(filled) // rows))
        step = min(wide + 3, (width - wide) / max(columns - 1, 1))
        for number, card in enumerate(filled):
            lies = (x + number % columns * step, y + number // columns * (high + 4), scale)
            self.cards[card] = filled_card(self.deck, card, lies)
        return y + -(-len(filled) // columns) * (high + 4)

    def seat_cards(self, seat: int, x: float, y: float, scale: float, gap: float) -> None:
        """Another seat's two cards with their crosses, or the backs of those it chooses from."""
        if self.look.choosing:
            step = (WIDTH * scale + gap) / (DEALT - 1)
            for slot in range(DEALT):
                if self.view.hand[seat, slot] != NO_CARD:
                    self.below.append(sign("back", x + slot * step, y, scale))
            return
        for slot in range(KEPT):
            card, lies = int(self.view.card[seat, slot]), (x + slot * (WIDTH * scale + gap), y, scale)
            progress = card_progress(self.deck, self.view, seat, slot)
            named = self.text("name-seat-card", seat=SeatName(seat), card=progress)
            self.lay_slot(lies, f"seat-{seat + 1}-card-{slot + 1}", named, empty=card == NO_CARD)
            if card != NO_CARD:
                self.lay_held(seat, slot, lies)

    def seat_block(
        self, seat: int, x: float, y: float, width: float, scale: float, sizes: Sizes, beside: bool
    ) -> float:
        """All that lies before another seat; returns where it ends.

        `beside` puts the score card beside the treasure cards, not below them.
        """
        gap = 6 if sizes.text > 14 else 4
        top = self.head(seat, x, y, width, sizes) + 4
        self.seat_cards(seat, x, top, scale, gap)
        cards_wide, cards_high = 2 * WIDTH * scale + gap, HEIGHT * scale
        below = top + cards_high + 8
        if self.look.choosing:
            return below
        if beside:
            self.score_card(seat, x + cards_wide + 2 * gap, top + (cards_high - 3 * sizes.row) / 2, sizes, gap)
        else:
            below += self.score_card(seat, x, below, sizes, gap)[1] + 8
        return self.filled_cards(seat, x, below, width, sizes.filled, 1 if self.scene.wide else 2)

    # One's own

    def own_hand(self, x: float, y: float, scale: float, gap: float, columns: int) -> float:
        """The four dealt cards to choose from; returns where they end."""
        keeping = int(self.view.keeping[self.seat])
        for slot in range(DEALT):
            card = int(self.view.hand[self.seat, slot])
            lies = (x + slot % columns * (WIDTH * scale + gap), y + slot // columns * (HEIGHT * scale + gap), scale)
            if card < 0:
                self.lay_slot(lies, None)
                continue
            self.lay(card, lies, faint=bool(keeping) and not keeping >> slot & 1)
            named = self.text("name-hand", place=slot + 1, card=card_facts(self.deck, card))
            self.spot(lies, f"hand-{slot + 1}", named)
        return y + DEALT // columns * (HEIGHT * scale + gap)

    def own_cards(self, x: float, y: float, scale: float, gap: float) -> float:
        """The two cards to cross off, each box a spot of its own; returns where they end."""
        text, below = self.least_text, y + HEIGHT * scale
        for slot in range(KEPT):
            lies = (x + slot * (WIDTH * scale + gap), y, scale)
            self._own_card(slot, lies)
            for column, letter in enumerate(COLUMNS):
                across = lies[0] + (corner(column)[0] + BOX / 2) * scale
                self.below.append(words(letter, across, below + text, text, "quiet", "middle"))
        for row in range(SIDE):
            down = y + (corner(row * SIDE)[1] + BOX / 2) * scale + text * 0.36
            between = x + WIDTH * scale + gap / 2
            self.below.append(words(str(row + 1), between, down, text, "quiet", "middle"))
        return below + text * 1.4

    def _own_card(self, slot: int, lies: Place) -> None:
        card = int(self.view.card[self.seat, slot])
        facts = message("caption-empty") if card == NO_CARD else card_facts(self.deck, card)
        named = self.text("name-own-card", place=slot + 1, card=facts)
        self.lay_slot(lies, f"own-card-{slot + 1}", named, empty=card == NO_CARD)
        if card == NO_CARD:
            return
        self.lay_held(self.seat, slot, lies)
        crossed = int(self.view.crossed[self.seat, slot]) | boxes_of_this_turn(self.view, self.seat, slot)
        boxes = [
            self._own_box(card, slot, box, bool(crossed >> box & 1)) for box in bits(int(self.deck.record.boxes[card]))
        ]
        self.above.append(group(*boxes, transform=placed(*lies)))

    def _own_box(self, card: int, slot: int, box: int, crossed: bool) -> str:
        x, y = corner(box)
        ghost = element("use", href="#sign-x", x=x + BOX / 2, y=y + BOX / 2, class_="ghost")
        return group(
            title(self.say(box_facts(self.deck, card, box, crossed))),
            element("rect", x=x + 2, y=y + 2, width=BOX - 4, height=BOX - 4, class_="spot"),
            "" if crossed else ghost,
            id=box_id(slot, box),
        )

    def point_table(self, x: float, y: float, width: float) -> float:
        """What each part brings so far; returns where the table ends."""
        size = self.least_text
        for part, name in enumerate(PARTS):
            baseline = y + (part + 1) * size * 1.35
            points = str(self.points[self.seat][part])
            caption = fitted(self.text(f"part-{name}"), width - width_of(points, size) - 6, size)
            self.below.append(words(caption, x, baseline, size, "quiet"))
            self.below.append(words(points, x + width, baseline, size, "bold", "end"))
        return y + (len(PARTS) + 0.6) * size * 1.35
