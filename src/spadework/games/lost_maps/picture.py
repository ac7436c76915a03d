"""A view of Lost Maps as a picture: a wide table, or one column for a phone.

Ids: `box-1-a1` is a box of one's own first card, `hand-1` a dealt card, `display-1`, `stack` and `expedition` lie on the common table,
`seat-2-card-1` is another's card; `card-P3` is a treasure card wherever it lies.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from spadework.engine.contract import SPECTATOR, UNKNOWN, Record, seats_in
from spadework.engine.game import Scene
from spadework.engine.svg import badge, element, fitted, group, picture, placed, title, width_of, words
from spadework.engine.words import Argument, Message, SeatName, message
from spadework.games.lost_maps.figures import (
    BOX,
    CHECK,
    HEIGHT,
    CROWN,
    PENCIL,
    PENNANT,
    WIDTH,
    bits,
    coin_rows,
    coin_rows_width,
    corner,
    cups_left,
    expedition_card,
    filled_card,
    palm_fields,
    pattern_figure,
    sign,
    signs,
    treasure_card,
)
from spadework.games.lost_maps.material import COLOUR_NAMES, SIDE, Deck
from spadework.games.lost_maps.notation import (
    COLUMNS,
    and_list,
    box_name,
    boxes_in,
    card_words,
    crossed_boxes,
    crossed_place,
    kept_places,
    pattern_words,
    sealed_boxes,
    symbols_under,
    winners_of,
)
from spadework.games.lost_maps.rules import to_move
from spadework.games.lost_maps.scoring import parts
from spadework.games.lost_maps.state import (
    CROSSING,
    DEALING,
    DEALT,
    DISPLAYED,
    KEEP,
    KEEPING,
    KEPT,
    MOST_CARDS,
    NO_CARD,
    NO_SEAL,
    OVER,
    PARTS,
    REVEALING,
    ROUNDS,
    SEATS,
    STACK,
    TAKE,
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


TALL_OTHER = Sizes(text=14, name=15, pitch=9.5, row=21, palm=19, filled=0.165)
TALL_OWN = Sizes(text=14, name=18, pitch=25, row=30, palm=40, filled=0.2)
WIDE_OTHER = Sizes(text=18, name=20, pitch=14, row=27, palm=28, filled=0.21)
WIDE_OWN = Sizes(text=18, name=26, pitch=32, row=42, palm=50, filled=0.24)

Place = tuple[float, float, float]
"""Left, top and scale of a card."""


def draw(deck: Deck, view: Record, seat: int, scene: Scene) -> str:
    """The view as an SVG string, seen with the eyes of `seat`; SPECTATOR sees all seats alike."""
    drawing = Drawing(deck, view, seat, scene)
    height = drawing.wide_table() if scene.wide else drawing.tall_table()
    return picture(
        1280 if scene.wide else 360,
        height,
        drawing.say(message("picture-title", moment=drawing.moment())),
        drawing.say(drawing.description()),
        drawing.layers(),
        playable=seat in drawing.waiting,
    )


def picks(deck: Deck, view: Record, seat: int, move: int) -> tuple[tuple[str, ...], ...]:
    """The clicks that make a move: two dealt cards, any box of a placement, or a card to take."""
    if move & KEEP:
        return (_hand_ids(move),) * KEPT
    return (marks(deck, view, seat, move),)


def marks(deck: Deck, view: Record, seat: int, move: int) -> tuple[str, ...]:
    """What the move would keep, cross off or take."""
    if move & KEEP:
        return _hand_ids(move)
    if move & TAKE:
        return ("stack",) if move == TAKE + STACK else (f"display-{move - TAKE + 1}",)
    return tuple(box_id(crossed_place(move), box) for box in boxes_in(crossed_boxes(move)))


def _hand_ids(move: int) -> tuple[str, ...]:
    return tuple(f"hand-{place + 1}" for place in kept_places(move))


def box_id(place: int, box: int) -> str:
    """The id of a box on one's own first or second card."""
    return f"box-{place + 1}-{box_name(box)}"


@dataclass
class Drawing:
    """One picture in the making: what lies below the cards, the cards, and the spots to click above them."""

    deck: Deck
    view: Record
    seat: int
    scene: Scene
    below: list[str] = field(default_factory=list)
    cards: dict[int, str] = field(default_factory=dict)
    above: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.waiting = seats_in(to_move(self.deck.record, self.view))
        self.points = np.zeros((SEATS[-1], len(PARTS)), np.int32)
        parts(self.deck.record, self.view, self.points)
        self.least_text = 18 if self.scene.wide else 14

    def layers(self) -> list[str]:
        """All that is drawn, from back to front.

        Treasure cards lie in one layer in an order that never changes, so that one which moves stays the same element.
        """
        cards = [self.cards[card] for card in sorted(self.cards)]
        return [signs(), *self.below, group(*cards, id="cards", pointer_events="none"), *self.above]

    def say(self, told: Message) -> str:
        """A message in the reader's words."""
        return self.scene.words.say(told, self.scene.names)

    def text(self, id: str, **arguments: Argument) -> str:
        """A message by its id in the reader's words."""
        return self.say(message(id, **arguments))

    def caption(self, x: float, y: float, id: str, anchor: str | None = None, **arguments: Argument) -> None:
        """A quiet line of words."""
        self.below.append(words(self.text(id, **arguments), x, y, self.least_text, "quiet", anchor))

    # What the picture tells

    @property
    def setting_up(self) -> bool:
        """Whether the first expedition has still to come."""
        return bool(self.view.start == UNKNOWN)

    @property
    def turned_up(self) -> int:
        """How many expeditions of the round have been turned up."""
        if self.setting_up or self.view.phase == OVER:
            return 0
        return int(self.view.turn) + int(self.view.phase != REVEALING)

    @property
    def stack_count(self) -> int:
        """How many cards the stack holds, which is open even while nobody may know which."""
        if self.view.stack != UNKNOWN:
            return int(self.view.stack).bit_count()
        return int(self.deck.record.cards) - int((self.view.hand != NO_CARD).sum())

    def moment(self) -> Message:
        """How far the game is."""
        if self.view.phase == OVER:
            return message("moment-over")
        if self.setting_up:
            return message(
                {DEALING: "moment-dealing", KEEPING: "moment-keeping"}.get(int(self.view.phase), "moment-setting-up")
            )
        return message("moment-turn", round=int(self.view.rounds) + 1, rounds=ROUNDS, turn=self.turned_up, turns=TURNS)

    def description(self) -> Message:
        """The position in a few sentences."""
        told = []
        if self.turned_up:
            told.append(message("says-pattern", pattern=pattern_words(self.deck, int(self.view.pattern))))
        if not self.setting_up:
            told.append(self._says_display())
        told += self._says_own_cards()
        told += self._says_points()
        if self.waiting:
            names = [message("seat-name", seat=SeatName(seat)) for seat in self.waiting]
            told.append(message("says-waiting", seats=and_list(names)))
        described = told[0] if told else self.moment()
        for sentence in told[1:]:
            described = message("sentences", first=described, last=sentence)
        return described

    def _says_display(self) -> Message:
        displayed = [card_words(self.deck, int(card)) for card in self.view.display if card >= 0]
        return message("says-display", cards=and_list(displayed)) if displayed else message("says-no-display")

    def _says_own_cards(self) -> list[Message]:
        if self.seat == SPECTATOR:
            return []
        name = SeatName(self.seat)
        dealt = [card_words(self.deck, int(card)) for card in self.view.hand[self.seat] if card >= 0]
        if dealt:
            return [message("says-hand", seat=name, cards=and_list(dealt))]
        held = [self._says_card(self.seat, place) for place in range(KEPT) if self.view.card[self.seat, place] >= 0]
        return [message("says-cards", seat=name, cards=and_list(held))] if held else []

    def _says_card(self, seat: int, place: int) -> Message:
        card = int(self.view.card[seat, place])
        crossed = int(self.view.crossed[seat, place]) | sealed_boxes(self.view, seat, place)
        boxes = int(self.deck.record.boxes[card])
        return message(
            "says-card", card=card_words(self.deck, card), crossed=crossed.bit_count(), boxes=boxes.bit_count()
        )

    def _says_points(self) -> list[Message]:
        if self.setting_up:
            return []
        each = and_list(
            [
                message("says-seat-points", seat=SeatName(seat), points=self.score(seat))
                for seat in range(self.view.seats)
            ]
        )
        if self.view.phase != OVER:
            return [message("says-points", points=each)]
        winners, _ = winners_of(self.deck, self.view)
        names = and_list([message("seat-name", seat=SeatName(seat)) for seat in winners])
        return [
            message("says-final", points=each),
            message("says-wins" if len(winners) == 1 else "says-share", seats=names),
        ]

    def score(self, seat: int) -> int:
        """What a seat's coins, cups, palms, filled cards and seals bring so far."""
        return int(self.points[seat].sum())

    def card_facts(self, card: int) -> Message:
        """A treasure card with all that is printed on it, symbols apart."""
        material = self.deck.record
        colour, seal = material.colour[card], int(material.seal[card])
        facts = message(
            "card-facts",
            card=card_words(self.deck, card),
            boxes=int(material.boxes[card]).bit_count(),
            points=int(material.points[colour]),
        )
        if seal == NO_SEAL:
            return facts
        worth, counted = int(material.seal_points[seal]), message(f"colour-{COLOUR_NAMES[seal]}")
        return message("card-sealed", facts=facts, worth=worth, colour=counted)

    # Cards and places

    def lay(self, card: int, place: Place, crossed: int = 0, fresh: int = 0, faint: bool = False) -> None:
        """A treasure card that is not filled."""
        self.cards[card] = treasure_card(self.deck, card, place, self.least_text, crossed, fresh, faint)

    def slot(self, place: Place, id: str | None, named: str = "", empty: bool = True) -> None:
        """A place for a card; an outline when no card lies there."""
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
        x, y, scale = place
        self.above.append(
            group(
                title(named),
                element("rect", width=WIDTH, height=HEIGHT, rx=8, class_="spot"),
                group(
                    element("circle", cx=WIDTH / 2, cy=HEIGHT / 2, r=34, class_="fill-brass"),
                    element(
                        "path",
                        d=CHECK,
                        transform=placed(WIDTH / 2, HEIGHT / 2, 3),
                        class_="pen stroke-paper",
                        stroke_width=2.5,
                    ),
                    class_="ghost",
                ),
                id=id,
                transform=placed(*place),
            )
        )

    # The common table

    def display(self, x: float, y: float, scale: float, gap: float) -> None:
        """The open cards that can be taken."""
        for place in range(DISPLAYED):
            card = int(self.view.display[place])
            lies = (x + place * (WIDTH * scale + gap), y, scale)
            if card == NO_CARD:
                self.slot(lies, f"display-{place + 1}")
            else:
                self.lay(card, lies)
                self.spot(
                    lies, f"display-{place + 1}", self.text("name-display", place=place + 1, card=self.card_facts(card))
                )

    def stack(self, x: float, y: float, scale: float) -> None:
        """The stack of treasure cards and how many are left."""
        lies, count = (x, y, scale), self.stack_count
        named = self.text("name-stack", count=count)
        if not count:
            self.slot(lies, "stack", named)
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
        if not self.turned_up:
            self.below.append(group(title(self.text("caption-expedition")), sign("back", x, y, scale), id="expedition"))
            return
        pattern = int(self.view.pattern)
        counted = {"turn": self.turned_up, "turns": TURNS}
        named = self.text("name-expedition", pattern=pattern_words(self.deck, pattern), **counted)
        shown = expedition_card(self.deck, pattern, f"{self.turned_up}/{TURNS}", lies)
        self.below.append(group(title(named), shown, id="expedition"))

    def rounds(self, x: float, y: float, size: float, gap: float) -> None:
        """The round boxes of the round card: crossed out when over, framed now."""
        for number in range(ROUNDS):
            left = x + number * (size + gap)
            now = number == self.view.rounds and not self.setting_up
            self.below.append(
                element(
                    "rect",
                    x=left,
                    y=y,
                    width=size,
                    height=size,
                    rx=5,
                    class_="sheet stroke-brass" if now else "sheet",
                    stroke_width=4 if now else 2,
                )
            )
            style = "bold brass" if now else "quiet"
            self.below.append(
                words(
                    str(number + 1),
                    left + size / 2,
                    y + size / 2 + self.least_text * 0.36,
                    self.least_text,
                    style,
                    "middle",
                )
            )
            if number < self.view.rounds:
                self.below.append(sign("x", left + size / 2, y + size / 2, size / 34))

    def to_come(self, x: float, y: float, box: float, pitch: float, columns: int) -> None:
        """For the memory aid: the expeditions that the round may still bring."""
        left = [(pattern, int(self.view.patterns_left[pattern])) for pattern in range(self.deck.record.patterns)]
        left = [(pattern, copies) for pattern, copies in left if copies]
        self.caption(x, y + self.least_text * 0.75, "caption-to-come")
        for place, (pattern, copies) in enumerate(left):
            across, down = x + place % columns * pitch, y + self.least_text * 1.2 + place // columns * box * 4
            self.below.append(pattern_figure(self.deck, pattern, across + box * 1.5, down + box * 1.6, box))
            if copies > 1:
                self.below.append(
                    words(f"×{copies}", across + box * 3.2, down + box * 1.6 + self.least_text * 0.36, self.least_text)
                )

    @property
    def memory_aid(self) -> bool:
        """Whether the table shows what the round has still to bring."""
        return self.scene.option("memory-aid") == "on" and not self.setting_up and self.view.phase != OVER

    # Seats

    def head(self, seat: int, x: float, y: float, width: float, sizes: Sizes) -> float:
        """Who sits there, the score, and what is expected of them; returns where the head ends."""
        radius = sizes.name * 0.8
        middle = y + radius
        name, points = self.scene.names[seat], "" if self.setting_up else str(self.score(seat))
        taken = width_of(points, sizes.name * 1.3) * 1.25
        self.below.append(badge(seat, name, x + radius, middle, radius))
        left = x + 2 * radius + 6
        baseline = middle + sizes.name * 0.36
        self.below.append(
            words(fitted(name, x + width - left - taken - 4, sizes.name), left, baseline, sizes.name, "bold")
        )
        if points:
            self.below.append(
                group(
                    title(self.text("points-so-far", points=self.score(seat))),
                    words(points, x + width, baseline + 2, sizes.name * 1.3, "serif bold", "end"),
                )
            )
        return self.status(seat, x, y + 2 * radius + 4, width, sizes)

    def status(self, seat: int, x: float, y: float, width: float, sizes: Sizes) -> float:
        """Signs and words for the start player and for who has still to move; returns where they end."""
        size, left = sizes.text, x
        middle = y + size * 0.65
        signs_and_words: list[tuple[str, str, str]] = []
        if seat in self.waiting:
            signs_and_words.append((PENCIL, "seat-deciding", "brass"))
        elif self.view.phase in (KEEPING, CROSSING):
            signs_and_words.append((CHECK, "seat-decided", "quiet"))
        if self.view.phase == OVER:
            if seat in winners_of(self.deck, self.view)[0]:
                signs_and_words.append((CROWN, "seat-wins", "brass"))
        elif seat == self.view.start:
            signs_and_words.append((PENNANT, "seat-start", ""))
        for path, id, style in signs_and_words:
            word = self.text(id)
            self.below.append(
                group(
                    title(word),
                    element(
                        "path",
                        d=path,
                        transform=placed(left + size / 2, middle, size / 18),
                        class_=f"pen stroke-{style}" if style else "pen",
                        stroke_width=2,
                    ),
                )
            )
            left += size + 4
            if left + width_of(word, size) <= x + width:
                self.below.append(words(word, left, middle + size * 0.36, size, style))
                left += width_of(word, size) + 10
        return y + size * 1.5

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
        for place, card in enumerate(filled):
            lies = (x + place % columns * step, y + place // columns * (high + 4), scale)
            self.cards[card] = filled_card(self.deck, card, lies)
        return y + max(-(-len(filled) // columns), 1) * (high + 4)

    def seat_cards(self, seat: int, x: float, y: float, scale: float, gap: float) -> None:
        """Another seat's two cards with their crosses, or the backs of those it chooses from."""
        if self.view.phase in (DEALING, KEEPING):
            step = (WIDTH * scale + gap) / (DEALT - 1)
            for place in range(DEALT):
                if self.view.hand[seat, place] != NO_CARD:
                    self.below.append(sign("back", x + place * step, y, scale))
            return
        for place in range(KEPT):
            card = int(self.view.card[seat, place])
            lies, id = (x + place * (WIDTH * scale + gap), y, scale), f"seat-{seat + 1}-card-{place + 1}"
            if card == NO_CARD:
                self.slot(lies, id, self.text("name-seat-card", seat=SeatName(seat), card=message("caption-empty")))
            else:
                self.slot(
                    lies,
                    id,
                    self.text("name-seat-card", seat=SeatName(seat), card=self._says_card(seat, place)),
                    empty=False,
                )
                self.lay(
                    card,
                    lies,
                    int(self.view.crossed[seat, place]),
                    sealed_boxes(self.view, seat, place),
                    self.view.phase == OVER,
                )

    def seat_block(
        self, seat: int, x: float, y: float, width: float, scale: float, sizes: Sizes, beside: bool
    ) -> float:
        """All that lies before another seat; `beside` puts the score card beside the treasure cards. Returns where it ends."""
        gap = 6 if sizes.text > 14 else 4
        top = self.head(seat, x, y, width, sizes) + 4
        self.seat_cards(seat, x, top, scale, gap)
        cards_wide, cards_high = 2 * WIDTH * scale + gap, HEIGHT * scale
        if beside:
            self.score_card(seat, x + cards_wide + 2 * gap, top + (cards_high - 3 * sizes.row) / 2, sizes, gap)
            below = top + cards_high + 8
        else:
            _, high = self.score_card(seat, x, top + cards_high + 6, sizes, gap)
            below = top + cards_high + 6 + high + 8
        return self.filled_cards(seat, x, below, width, sizes.filled, 2)

    # One's own

    def own_hand(self, x: float, y: float, scale: float, gap: float, columns: int) -> float:
        """The four dealt cards to choose from; returns where they end."""
        keeping = int(self.view.keeping[self.seat])
        for place in range(DEALT):
            card = int(self.view.hand[self.seat, place])
            lies = (x + place % columns * (WIDTH * scale + gap), y + place // columns * (HEIGHT * scale + gap), scale)
            if card < 0:
                self.slot(lies, None)
                continue
            self.lay(card, lies, faint=bool(keeping) and not keeping >> place & 1)
            self.spot(lies, f"hand-{place + 1}", self.text("name-hand", place=place + 1, card=self.card_facts(card)))
        return y + DEALT // columns * (HEIGHT * scale + gap)

    def own_cards(self, x: float, y: float, scale: float, gap: float) -> float:
        """The two cards to cross off, each box a spot of its own; returns where they end."""
        for place in range(KEPT):
            lies = (x + place * (WIDTH * scale + gap), y, scale)
            self._own_card(place, lies)
            for column in range(SIDE):
                across = lies[0] + (corner(column)[0] + BOX / 2) * scale
                self.below.append(
                    words(
                        COLUMNS[column],
                        across,
                        y + HEIGHT * scale + self.least_text,
                        self.least_text,
                        "quiet",
                        "middle",
                    )
                )
        for row in range(SIDE):
            down = y + (corner(row * SIDE)[1] + BOX / 2) * scale + self.least_text * 0.36
            self.below.append(
                words(str(row + 1), x + WIDTH * scale + gap / 2, down, self.least_text, "quiet", "middle")
            )
        return y + HEIGHT * scale + self.least_text * 1.4

    def _own_card(self, place: int, lies: Place) -> None:
        card, id = int(self.view.card[self.seat, place]), f"own-card-{place + 1}"
        if card == NO_CARD:
            self.slot(lies, id, self.text("name-own-card", place=place + 1, card=message("caption-empty")))
            return
        self.slot(lies, id, self.text("name-own-card", place=place + 1, card=self.card_facts(card)), empty=False)
        crossed, fresh = int(self.view.crossed[self.seat, place]), sealed_boxes(self.view, self.seat, place)
        self.lay(card, lies, crossed, fresh, self.view.phase == OVER)
        boxes = bits(int(self.deck.record.boxes[card]))
        self.above.append(
            group(*(self._own_box(card, place, box, crossed | fresh) for box in boxes), transform=placed(*lies))
        )

    def _own_box(self, card: int, place: int, box: int, crossed: int) -> str:
        x, y = corner(box)
        name = box_name(box)
        symbols = symbols_under(self.deck, card, 1 << box)
        taken = bool(crossed >> box & 1)
        if taken:
            named = self.text("name-box-crossed", box=name)
        else:
            named = self.text("name-box-symbol", box=name, symbols=and_list(symbols)) if symbols else name
        return group(
            title(named),
            element("rect", x=x + 2, y=y + 2, width=BOX - 4, height=BOX - 4, class_="spot"),
            "" if taken else element("use", href="#sign-x", x=x + BOX / 2, y=y + BOX / 2, class_="ghost"),
            id=box_id(place, box),
        )

    def point_table(self, x: float, y: float, width: float) -> float:
        """What each part brings so far; returns where the table ends."""
        size = self.least_text
        for part, name in enumerate(PARTS):
            baseline = y + (part + 1) * size * 1.35
            points = str(self.points[self.seat, part])
            caption = fitted(self.text(f"part-{name}"), width - width_of(points, size) - 6, size)
            self.below.append(words(caption, x, baseline, size, "quiet"))
            self.below.append(words(points, x + width, baseline, size, "bold", "end"))
        return y + (len(PARTS) + 0.6) * size * 1.35

    # Whole tables

    @property
    def others(self) -> list[int]:
        """The seats that are drawn small, clockwise from one's own."""
        seats = int(self.view.seats)
        if self.seat == SPECTATOR:
            return list(range(seats))
        return [(self.seat + later) % seats for later in range(1, seats)]

    @property
    def choosing(self) -> bool:
        """Whether one's own cards are still the dealt ones."""
        return bool(self.view.phase in (DEALING, KEEPING))

    def rule_line(self, x: float, y: float, width: float, seat: int | None = None) -> None:
        """A line between two parts of the table, in a seat's colour before what is its own."""
        style = "fill-line" if seat is None else f"fill-seat-{seat}"
        self.below.append(element("rect", x=x, y=y, width=width, height=1.5 if seat is None else 3, class_=style))

    def tall_table(self) -> float:
        """One column, 360 wide: the others, the common table, one's own; returns its height."""
        y = self.tall_seats(self.others, 8)
        self.rule_line(6, y + 4, 348)
        y = self.tall_common(y + 14)
        if self.seat != SPECTATOR:
            self.rule_line(6, y + 6, 348, self.seat)
            y = self.tall_own(y + 18)
        return y + 4

    def tall_seats(self, seats: Sequence[int], y: float) -> float:
        """Seats side by side, at most three; returns where they end."""
        columns = 2 if len(seats) == 4 else len(seats)
        if columns == 1:
            return self.seat_block(seats[0], 6, y, 348, 0.5, TALL_OTHER, beside=True)
        width = (348 - 12 * (columns - 1)) / columns
        scale = min((width - 4) / 2 / WIDTH, 0.5)
        for first in range(0, len(seats), columns):
            row = seats[first : first + columns]
            y = (
                max(
                    self.seat_block(seat, 6 + place * (width + 12), y, width, scale, TALL_OTHER, beside=False)
                    for place, seat in enumerate(row)
                )
                + 6
            )
        return y

    def tall_common(self, y: float) -> float:
        """Display, expedition, rounds, cups and stack; returns where they end."""
        self.display(3, y, 0.5, 6)
        y += HEIGHT * 0.5 + 12
        self.expedition(6, y, 0.7)
        self.rounds(140, y + 2, 28, 6)
        self.below.append(cups_left(self.deck, self.view, 140, y + 53, 34, 15))
        self.stack(140, y + 76, 0.33)
        if self.memory_aid:
            self.to_come(208, y + 76, 7.5, 50, 3)
        else:
            self.caption(208, y + 116, "caption-left", count=self.stack_count)
        return y + HEIGHT * 0.7

    def tall_own(self, y: float) -> float:
        """One's own cards and score card; returns where they end."""
        y = self.head(self.seat, 6, y, 348, TALL_OWN) + 4
        if self.choosing:
            return self.own_hand(8, y, 1, 8, 2)
        y = self.own_cards(4, y, 1, 16) + 10
        wide, high = self.score_card(self.seat, 6, y, TALL_OWN, 10)
        self.point_table(6 + wide + 14, y - 4, 348 - wide - 14)
        return self.filled_cards(self.seat, 6, y + high + 12, 348, TALL_OWN.filled, 1)

    def wide_table(self) -> float:
        """Others at the left, the common table above one's own; returns the height."""
        if self.seat == SPECTATOR:
            self.wide_common(202, 20)
            self.wide_seats(344)
            return 800
        beside = len(self.others) > 2
        y = 20.0
        for seat in self.others:
            end = self.seat_block(seat, 20, y, 336, 0.52 if beside else 0.9, WIDE_OTHER, beside)
            y = max(end, y + 238) + 18
        self.wide_common(384, 20)
        self.wide_own(384, 322)
        return 800

    def wide_seats(self, y: float) -> None:
        """All seats alike, side by side."""
        seats = self.others
        width = (1240 - 30 * (len(seats) - 1)) / len(seats)
        scale = min((width - 6) / 2 / WIDTH, 0.95)
        for place, seat in enumerate(seats):
            self.seat_block(seat, 20 + place * (width + 30), y, width, scale, WIDE_OTHER, beside=width > 550)

    def wide_common(self, x: float, y: float) -> None:
        """The round card above expedition, display and stack."""
        self.rounds(x, y, 38, 8)
        self.below.append(cups_left(self.deck, self.view, x + 206, y + 19, 42, 19))
        if self.memory_aid:
            self.to_come(x + 490, y - 6, 9, 66, 6)
        y += 62
        self.expedition(x, y, 1)
        self.display(x + 192, y + 12, 0.85, 9)
        self.stack(x + 799, y + 12, 0.45)
        self.caption(x + 837, y + 132, "caption-left", "middle", count=self.stack_count)

    def wide_own(self, x: float, y: float) -> None:
        """One's own cards, with score card and filled cards at their right."""
        self.rule_line(x, y - 20, 876, self.seat)
        top = self.head(self.seat, x, y - 6, 876, WIDE_OWN) + 6
        if self.choosing:
            self.own_hand(x, top + 20, 1.23, 16, 4)
            return
        self.own_cards(x, top, 1.6, 34)
        right, wide = x + 588, 288
        _, high = self.score_card(self.seat, right, top, WIDE_OWN, 10)
        below = self.point_table(right, top + high + 8, wide)
        self.filled_cards(self.seat, right, below + 4, wide, WIDE_OWN.filled, 2)
