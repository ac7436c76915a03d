"""The parts of a picture of Rat Alarm that belong to everyone: the danger, the draw pile, the open middle, the kinds of treasure."""

from dataclasses import dataclass, field

import numpy as np

from spadework.engine.picture.letters import BOLD, fitted
from spadework.engine.picture.sketch import Sketch
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import SeatName, and_list, message
from spadework.games.rat_alarm import rules
from spadework.games.rat_alarm.notation.wording import has_rat, treasure_words
from spadework.games.rat_alarm.picture.figures import HEIGHT, WIDTH, cube, rat, sign, signs, spade, treasure_card
from spadework.games.rat_alarm.picture.look import RatAlarmLook
from spadework.games.rat_alarm.rules.material import Deck
from spadework.games.rat_alarm.rules.moves import legal
from spadework.games.rat_alarm.rules.rounds import can_turn_up
from spadework.games.rat_alarm.rules.state import CUBES, KINDS, MOST_MOVES

Place = tuple[float, float, float]
"""Left, top and scale of a card."""

SMALLEST = 0.2  # scale below which a spread never shrinks


@dataclass
class Drawing(Sketch):
    """One picture in the making: what lies below the cards, the cards, and what lies above them."""

    deck: Deck
    cards: dict[int, str] = field(default_factory=dict)
    above: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.look = RatAlarmLook(rules, self.deck, self.view, self.seat, self.scene)
        self.least_text = 20.5 if self.scene.wide else 14

    def layers(self) -> list[str]:
        """All that is drawn, from back to front.

        Cards lie in one layer in an order that never changes, so that one which moves stays the same element.
        """
        cards = [self.cards[card] for card in sorted(self.cards)]
        return [signs(), *self.below, group(*cards, id="cards"), *self.above]

    def legal(self) -> list[int]:
        """What the seat that sees the picture may do now, if it is to move."""
        moves = np.zeros(MOST_MOVES, np.int32)
        return [int(move) for move in moves[: legal(self.deck.record, self.view, self.seat, moves)]]

    # Cards

    def lay(self, card: int, place: Place, carrier: str | None = None) -> None:
        """A card, face up; `carrier` is the id of what has carried it here from the draw pile."""
        place = (place[0], place[1], round(place[2], 2))
        id = "name-card-rat" if has_rat(self.deck, card) else "name-card-number"
        named = self.text(id, number=card + 1, treasures=treasure_words(self.deck, 1 << card))
        self.cards[card] = treasure_card(self.deck.record, card, place, named, self.least_text, carrier)

    def lay_face_down(self, place: Place) -> None:
        """A card of an earlier moment that may not be looked at again."""
        self.below.append(group(title(self.text("name-face-down")), back(place)))

    def gap(self, place: Place) -> None:
        """Where a card is missing."""
        x, y, scale = place
        self.below.append(
            element("rect", x=x, y=y, width=WIDTH * scale, height=HEIGHT * scale, rx=9 * scale, class_="gap")
        )

    def pile(self, place: Place, count: int, named: str, id: str | None = None, top: str | None = None) -> None:
        """Cards face down and how many; what can be clicked has an id, and so has the top card if it can be turned up."""
        x, y, scale = place
        backs = [back((x + lift * scale, y + lift * scale, scale)) for lift in ((12, 6) if count > 2 else ())]
        backs.append(group(back((0, 0, 1)), id=top, transform=placed(*place)))
        outline = element("rect", x=x, y=y, width=WIDTH * scale, height=HEIGHT * scale, rx=9 * scale, class_="gap")
        size = max(self.least_text, 46 * scale)
        middle = (x + WIDTH * scale / 2, y + HEIGHT * scale / 2)
        spot = element("rect", x=x, y=y, width=WIDTH * scale, height=HEIGHT * scale, rx=9 * scale, class_="spot")
        self.below.append(
            group(
                title(named),
                *(backs if count else [outline]),
                element("circle", cx=middle[0], cy=middle[1], r=size * 0.85, class_="sheet"),
                words(str(count), middle[0], middle[1] + size * 0.36, size, "bold", "middle"),
                spot if id else "",
                id=id,
            )
        )

    # The common table

    def draw_pile(self, place: Place) -> None:
        """The draw pile, from which a card is turned up; when it is used up the discards become a new one."""
        look = self.look
        reshuffles = not look.to_come and can_turn_up(self.view)
        named = (
            self.text("name-draw-pile-empty", count=look.discarded)
            if reshuffles
            else self.text("name-draw-pile", count=look.to_come)
        )
        self.pile(place, look.to_come, named, "draw-pile", top_id(look.to_come))

    def discards(self, place: Place) -> None:
        """The discard pile, of which only the number matters."""
        self.pile(place, self.look.discarded, self.text("name-discards", count=self.look.discarded))

    def turned(self, place: Place) -> None:
        """The card just turned up, larger than all others, or its empty place."""
        card = self.look.turned
        if card is not None:
            self._halo(place, "alert" if has_rat(self.deck, card) else "brass")
            # What lay on the top of the pile carries it here.
            self.lay(card, place, top_id(self.look.to_come + 1))
        elif self.look.turned_face_down:
            self.lay_face_down(place)
        else:
            self.gap(place)

    def _halo(self, place: Place, colour: str) -> None:
        """Short lines all around a card."""
        x, y, scale = place
        wide, high, near, far = WIDTH * scale, HEIGHT * scale, 7.0, 8 + 7 * scale
        lines = []
        for share in (0.06, 0.28, 0.5, 0.72, 0.94):
            across, down = x + wide * share, y + high * share
            lean = (share - 0.5) * 2 * (far - near)
            lines.append(f"M{across:.1f} {y - near:.1f}l{lean:.1f} {near - far:.1f}")
            lines.append(f"M{across:.1f} {y + high + near:.1f}l{lean:.1f} {far - near:.1f}")
            lines.append(f"M{x - near:.1f} {down:.1f}l{near - far:.1f} {lean:.1f}")
            lines.append(f"M{x + wide + near:.1f} {down:.1f}l{far - near:.1f} {lean:.1f}")
        self.below.append(element("path", d="".join(lines), class_=f"pen stroke-{colour}", stroke_width=3))

    @property
    def _bare_spades(self) -> list[int]:
        return [seat for seat in range(int(self.view.seats)) if self.look.in_the_middle(seat)]

    @property
    def in_the_spread(self) -> int:
        """How many things lie in the open middle, beside the card just turned up."""
        face_down = self.look.face_down - int(self.look.turned_face_down)
        return len(self.look.spread) + face_down + len(self._bare_spades)

    def spread(self, x: float, y: float, width: float, height: float, gap: float, largest: float) -> None:
        """The open cards in rows, as large as there is room; spades that lie on no card behind them."""
        shown, bare = self.look.spread, self._bare_spades
        count = self.in_the_spread - len(bare)
        if not self.in_the_spread:
            self.below.append(element("rect", x=x, y=y, width=width, height=height, rx=12, class_="gap"))
            self.write(self.text("caption-none-open"), x + width / 2, y + height / 2 + 6, None, "quiet", "middle")
            return
        columns, scale = fit(count + len(bare), width, height, gap, largest)
        places = [
            (
                x + place % columns * (WIDTH * scale + gap),
                y + place // columns * (HEIGHT * scale + gap),
                scale,
            )
            for place in range(count + len(bare))
        ]
        for card, place in zip(shown, places, strict=False):
            self.lay(card, place)
        for place in places[len(shown) : count]:
            self.lay_face_down(place)
        for seat, place in zip(bare, places[count:], strict=True):
            self.spade(seat, place[0] + WIDTH * scale / 2, place[1] + HEIGHT * scale / 2, scale * 1.6)

    def spade(self, seat: int, x: float, y: float, scale: float) -> None:
        """A seat's spade around a point, above the cards."""
        card = self.look.buried(seat)
        named = SeatName(seat)
        if card is not None:
            on = message("card-plain", number=card + 1, treasures=treasure_words(self.deck, 1 << card, with_rats=True))
            said = self.text("name-spade-buried", seat=named, card=on)
        elif self.look.buried_face_down(seat):
            said = self.text("name-spade-face-down", seat=named)
        else:
            middle = self.look.in_the_middle(seat)
            said = self.text("name-spade-middle" if middle else "name-spade-in-hand", seat=named)
        drawn = spade(seat, self.scene.names[seat], x, y, scale, max(self.least_text, 18 * scale))
        self.above.append(group(title(said), drawn, pointer_events="none"))

    def rats(self, x: float, y: float, width: float, pitch: float) -> None:
        """All rats of the game around a line: first those in the open, then those to come; buried and gone ones struck out."""
        look = self.look
        total = look.rats
        pitch = min(pitch, width / max(total, 1))
        scale = pitch / 74
        drawn = []
        for number in range(total):
            across = x + (number + 0.5) * pitch
            if number < look.rats_open:
                drawn.append(
                    element("circle", cx=across, cy=y, r=pitch * 0.48, class_="pen stroke-alert", stroke_width=2)
                )
                drawn.append(rat(across + 3 * scale, y, scale * 0.9, "alert"))
            elif number < look.rats_open + look.rats_to_come:
                drawn.append(rat(across + 5 * scale, y, scale, "ink"))
            else:
                drawn.append(rat(across + 5 * scale, y, scale, "line"))
                strike = f"M{across - pitch * 0.36:.1f} {y + pitch * 0.25:.1f}l{pitch * 0.72:.1f} {-pitch * 0.5:.1f}"
                drawn.append(element("path", d=strike, class_="pen stroke-quiet", stroke_width=2))
        self.below.append(group(title(self._rats("rats-lie")), *drawn))

    def rat_counts(self, x: float, y: float, width: float) -> None:
        """How many rats lie where, in a line of words."""
        self.write(fitted(self._rats("rats-count"), width, self.least_text * 0.9), x, y, None, "quiet")

    def _rats(self, id: str) -> str:
        look = self.look
        return self.text(id, total=look.rats, open=look.rats_open, buried=look.rats_buried, coming=look.rats_to_come)

    def chance(self) -> str:
        """How dangerous the next card is, in words."""
        look = self.look
        if not look.to_come:
            return self.text("danger-reshuffle" if can_turn_up(self.view) else "danger-used-up")
        return self.text("danger-chance", rats=look.rats_to_come, cards=look.to_come)

    def button(self, id: str, text: str, named: str, x: float, y: float, width: float, height: float) -> None:
        """Words in a frame to click on."""
        size = self.least_text
        self.above.append(
            group(
                title(named),
                element("rect", x=x, y=y, width=width, height=height, rx=height / 2, class_="sheet stroke-brass"),
                words(
                    fitted(text, width - 12, size * BOLD),
                    x + width / 2,
                    y + height / 2 + size * 0.36,
                    size,
                    "bold",
                    "middle",
                ),
                element("rect", x=x, y=y, width=width, height=height, rx=height / 2, class_="spot"),
                id=id,
            )
        )

    def kinds(self, x: float, y: float, width: float, columns: int, height: float, gap: float) -> float:
        """The six kinds: pieces, cubes; each tile drops out with its kind. Returns where they end."""
        wide = (width - gap * (columns - 1)) / columns
        for kind in range(len(KINDS)):
            left, top = x + kind % columns * (wide + gap), y + kind // columns * (height + gap)
            self.below.append(self._kind(kind, left, top, wide, height))
        return y + -(-len(KINDS) // columns) * (height + gap)

    def _kind(self, kind: int, x: float, y: float, width: float, height: float) -> str:
        look, size, side = self.look, self.least_text, self.least_text * 1.45
        cubes, open_, all_ = look.cubes(kind), look.pieces_open(kind), look.pieces(kind)
        called = message(f"part-{KINDS[kind]}")
        named = self.text("name-kind", kind=called, open=open_, all=all_)
        if cubes:
            values = and_list([message("number", number=value) for value in cubes])
            named = self.text("name-kind-cubes", kind=called, open=open_, all=all_, cubes=values)
        symbol = min(height * 0.6, width * 0.28)
        left, top = x + symbol + size * 0.7, y + height * 0.5 - size * 2
        drawn = [
            cube(value, left + place * (side + 4), top + size * 1.2, side, size) for place, value in enumerate(cubes)
        ]
        for place in range(len(cubes), 1 if self.view.seats == 2 else CUBES):
            box = {"x": left + place * (side + 4), "y": top + size * 1.2, "width": side, "height": side}
            drawn.append(element("rect", rx=side / 6, class_="gap", **box))
        counted = self.text("count-of", open=open_, all=all_)
        return group(
            title(named),
            element("rect", x=x, y=y, width=width, height=height, rx=8, class_="sheet"),
            sign(KINDS[kind], x + symbol * 0.5 + size * 0.35, y + height / 2, symbol / 40),
            words(fitted(self.say(called), x + width - left - 2, size * BOLD), left, top + size * 0.85, size, "bold"),
            *drawn,
            words(counted, left, top + size * 3.85, size, "ink bold" if open_ else "quiet"),
            element("rect", x=x, y=y, width=width, height=height, rx=8, class_="spot"),
            id=f"kind-{KINDS[kind]}",
        )


def top_id(count: int) -> str:
    """The id of the top card of a draw pile of so many cards, also while it is turned up."""
    return f"top-{count}"


def back(place: Place) -> str:
    """A card face down."""
    x, y, scale = place
    return element("use", href="#sign-back", transform=placed(x, y, scale))


def fit(count: int, width: float, height: float, gap: float, largest: float) -> tuple[int, float]:
    """In how many columns so many cards lie largest in a room, and their scale."""
    best = (count, SMALLEST)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        across = ((width + gap) / columns - gap) / WIDTH
        down = ((height + gap) / rows - gap) / HEIGHT
        scale = min(across, down, largest)
        if scale >= best[1]:
            best = (columns, scale)
    return best
