"""Figures of Rat Alarm, and the picture that is being drawn."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from spadework.engine.picture.letters import fitted, size_for, width_of
from spadework.engine.picture.parts import Part, remembered
from spadework.engine.picture.sketch import Sketch
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import rect
from spadework.engine.picture.svg import element, escape, group, placed, title, words
from spadework.engine.words import SeatName, Words, message
from spadework.games.rat_alarm.notation.wording import card_words, counted_words, rat_name
from spadework.games.rat_alarm.picture.art.cards import HEIGHT, RIBBON, ROUND, WIDTH
from spadework.games.rat_alarm.picture.look import RatAlarmLook
from spadework.games.rat_alarm.picture.plan import Place, plan_of
from spadework.games.rat_alarm.rules.material import Deck

NUMBER, NAME = 19.0, 21.0
"""Sizes of a card's number and its rat's name, in the card's own units, while they can be read."""

NARROWEST = 0.72
"""The least width of a name, as a share of its natural width."""

CAPITAL = 0.34
"""Distance from the middle of a line of words to its baseline, in font sizes."""


def card_id(card: int) -> str:
    """Return the id of a card, wherever it lies."""
    return f"card-{card + 1}"


def spade_id(seat: int) -> str:
    """Return the id of a seat's spade, wherever it is."""
    return f"spade-{seat + 1}"


def top_id(count: int) -> str:
    """Return the id of the top card of a draw pile with a number of cards, also while it is turned up."""
    return f"top-{count}"


def shine(box: Sequence[float], radius: float, idle: bool = False) -> str:
    """Draw a halo by lamplight, visible in the light and in the dark. An idle one shows only on hover."""
    x, y, width, height = box
    around, quiet = (x - 4, y - 4, width + 8, height + 8), " idle" if idle else ""
    return rect(around, radius + 4, f"under{quiet}") + rect(around, radius + 4, f"halo by-lamp{quiet}")


@remembered
def card_face(card: int, rat: str, number: str, named: str, least: float) -> str:
    """Draw a card, face up, around its own corner.

    Args:
        rat: the name of its rat, "" for none.
        number: its number in words, for the place where other cards have their rat's name; "" where that is covered.
        named: the card's name for screen readers.
        least: the size of the smallest letters, in the card's own units.
    """
    if rat:
        called = _ribbon(rat, size_for(rat, RIBBON[2] - 8, NAME, least, "display"))
    else:
        x, y, width, height = RIBBON
        size = max(NUMBER, least)
        # In a small picture, the treasures on a card identify it.
        fits = number and width_of(number, size, "display") <= width and size <= height * 1.2
        called = words(number, x + width / 2, y + height - size * 0.28, size, "display quiet", "middle") if fits else ""
    lying = group(use(card_id(card)), called, class_="lift", aria_hidden="true")
    return title(named) + lying + shine((0, 0, WIDTH, HEIGHT), ROUND)


def _ribbon(name: str, size: float) -> str:
    """Draw a rat's name on its ribbon; if it is too wide, letters are narrowed, but not noticeably."""
    x, y, width, height = RIBBON
    room = width - 6
    shown = fitted(name, room / NARROWEST, size, "display")
    return element(
        "text",
        escape(shown),
        x=x + width / 2,
        y=y + height / 2 + size * 0.32,
        font_size=size,
        class_="display on-alarm",
        text_anchor="middle",
        textLength=room if width_of(shown, size, "display") > room else None,
        lengthAdjust="spacingAndGlyphs" if width_of(shown, size, "display") > room else None,
    )


@remembered
def card_part(card: int, content: str, x: float, y: float, scale: float, carrier: str) -> str:
    """Draw a card at a place; `carrier` is the id of the element that has carried it there from the draw pile, "" for none."""
    if not carrier:
        return group(content, id=card_id(card), transform=placed(x, y, scale))
    return group(group(content, id=card_id(card), transform=placed(0, 0)), id=carrier, transform=placed(x, y, scale))


@remembered
def cube(value: int, x: float, y: float, scale: float, least: float) -> str:
    """Draw a value cube around a point."""
    size = max(27 * scale, least)
    return use("cube", x, y, scale) + words(str(value), x, y + size * 0.35, size, "display on-gold", "middle")


@remembered
def button(id: str, text: str, named: str, box: tuple[float, float, float, float], size: float) -> str:
    """Draw a button: a plank of plain wood with words, whose frame is gold only while it can be clicked."""
    x, y, width, height = box
    return group(
        title(named),
        rect((x, y + 4, width, height), 8, "shadow"),
        rect(box, 8, "fill-crate stroke-outline", 2.6),
        rect((x + 4, y + 4, width - 8, height - 8), 5, "frame stroke-outline", 1),
        group(
            words(
                fitted(text, width - 10, size, "bold"),
                x + width / 2,
                y + height / 2 + size * CAPITAL,
                size,
                "bold on-gold",
                "middle",
            ),
            aria_hidden="true",
        ),
        shine(box, 8),
        id=id,
    )


@remembered
def badge(text: str, x: float, y: float, size: float) -> str:
    """Draw a count on a round piece of paper, around a point."""
    radius = max(size * 0.82, width_of(text, size, "display") / 2 + size * 0.3)
    return element("circle", cx=x, cy=y, r=radius, class_="fill-sheet stroke-outline", stroke_width=2) + words(
        text, x, y + size * 0.35, size, "display", "middle"
    )


@remembered
def label(text: str, x: float, y: float, size: float, anchor: str | None = None) -> str:
    """Draw words on a small piece of paper; `x` and `y` as for `words`."""
    pad = size * 0.4
    width = width_of(text, size)
    left = x - width / 2 if anchor == "middle" else x
    paper = rect((left - pad, y - size, width + 2 * pad, size * 1.3), 3, "fill-card stroke-outline", 1.8)
    return paper + words(text, x, y, size, "", anchor)


DUG = (96.0, 150.0, 0.92)
"""The place and size of a spade that marks a card, in the card's own units."""


@dataclass
class Drawing(Sketch):
    """A picture in progress."""

    deck: Deck
    cards: dict[int, Part] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.look = RatAlarmLook(self.deck, self.view, self.seat, self.scene)
        self.plan = plan_of(self.scene.wide)
        self.least_text = self.plan.letters

    @property
    def seats(self) -> list[int]:
        """All seats clockwise from the one in front: the viewer's own, or a spectator's first."""
        return [*([self.seat] if self.seat in self.look.seats else []), *self.others]

    def lay(self, card: int, place: Place, carrier: str = "", seat: int | None = None) -> None:
        """Draw a card, face up; `carrier` is the id of the element that has carried it here from the draw pile, `seat` has buried it."""
        x, y, scale = place[0], place[1], round(place[2], 2)
        hoard = self.look.hoard
        rat = hoard.rat(card) if hoard.rats >> card & 1 else None
        where = "buried" if seat is not None else "turned" if card == self.look.turned else "open"
        called, number, named = _names(
            self.scene.words, self.scene.names, card, hoard.treasures[card], rat, where, seat or 0
        )
        face = card_face(card, called, number, named, round(self.least_text / scale, 1))
        self.cards[card] = Part(carrier or card_id(card), card_part(card, face, x, y, scale, carrier))

    def add_cards(self) -> None:
        """Add all cards laid so far, in an order that never changes, so that a moving card stays the same element."""
        self.parts += [self.cards[card] for card in sorted(self.cards)]
        self.cards.clear()

    def lay_face_down(self, id: str, place: Place) -> None:
        """Draw a card of an earlier moment face down, since it may not be looked at again."""
        self.place(id, *place, use("card-back"), name=self.text("name-face-down"))

    def spade(self, seat: int, x: float, y: float, scale: float) -> None:
        """Draw a seat's spade, its tip at a point."""
        look, named = self.look, SeatName(seat)
        card = look.buried(seat)
        if card is not None:
            said = message("name-spade-buried", seat=named, card=card_words(self.deck, card))
        elif look.buried_face_down(seat):
            said = message("name-spade-face-down", seat=named)
        else:
            said = message("name-spade-middle" if look.in_the_middle(seat) else "name-spade-in-hand", seat=named)
        self.place(spade_id(seat), x, y, scale, use(f"spade-{seat}"), name=self.say(said))


@remembered
def _names(
    said: Words, names: tuple[str, ...], card: int, treasures: tuple[int, ...], rat: int | None, where: str, seat: int
) -> tuple[str, str, str]:
    """Return the name of the rat on a card, "" for none; the number of a card that shows it; and its accessible name with its place."""
    called = said.say(rat_name(rat)) if rat is not None else ""
    number = said.text("card-number", number=card + 1) if where != "buried" else ""
    shown = counted_words(treasures)
    whole = (
        message("name-card-number", number=card + 1, treasures=shown)
        if rat is None
        else message("name-card-rat", number=card + 1, rat=called, treasures=shown)
    )
    return called, number, said.say(message(f"name-card-{where}", card=whole, seat=SeatName(seat)), names)
