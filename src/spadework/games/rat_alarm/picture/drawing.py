"""A picture of Rat Alarm in the making: its view, its words, and the cards and spades that lie in it."""

from dataclasses import dataclass, field

from spadework.engine.picture.parts import Part, remembered
from spadework.engine.picture.sketch import Sketch
from spadework.engine.picture.sprites import use
from spadework.engine.words import SeatName, Words, message
from spadework.games.rat_alarm.notation.wording import card_words, counted_words, rat_name
from spadework.games.rat_alarm.picture.figures import card_face, card_id, card_part, spade_id
from spadework.games.rat_alarm.picture.look import RatAlarmLook
from spadework.games.rat_alarm.rules.material import Deck

Place = tuple[float, float, float]
"""Left, top and scale of a card."""

DUG = (96.0, 150.0, 0.92)
"""Where on a card a spade stands that marks it, and how large it is, in the card's own units."""


@dataclass
class Drawing(Sketch):
    """One picture in the making."""

    deck: Deck
    cards: dict[int, Part] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.look = RatAlarmLook(self.deck, self.view, self.seat, self.scene)
        self.least_text = 20.5 if self.scene.wide else 14

    @property
    def seats(self) -> list[int]:
        """All seats clockwise, one's own first."""
        return [*([] if self.seat not in self.look.seats else [self.seat]), *self.others]

    def lay(self, card: int, place: Place, carrier: str = "") -> None:
        """A card, face up; `carrier` is the id of what has carried it here from the draw pile."""
        x, y, scale = place[0], place[1], round(place[2], 2)
        hoard = self.look.hoard
        rat = hoard.rat(card) if hoard.rats >> card & 1 else None
        called, named = _names(self.scene.words, card, hoard.treasures[card], rat)
        face = card_face(card, called, named, round(self.least_text / scale, 1))
        self.cards[card] = Part(carrier or card_id(card), card_part(card, face, x, y, scale, carrier))

    def add_cards(self) -> None:
        """Put in all cards laid so far, in an order that never changes, so that one which moves stays the same element."""
        self.parts += [self.cards[card] for card in sorted(self.cards)]
        self.cards.clear()

    def lay_face_down(self, id: str, place: Place) -> None:
        """A card of an earlier moment that may not be looked at again."""
        self.place(id, *place, use("card-back"), name=self.text("name-face-down"))

    def spade(self, seat: int, x: float, y: float, scale: float) -> None:
        """A seat's spade, its tip at a point."""
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
def _names(words: Words, card: int, treasures: tuple[int, ...], rat: int | None) -> tuple[str, str]:
    """What the rat on a card is called, "" for none, and the whole card."""
    if rat is None:
        return "", words.text("name-card-number", number=card + 1, treasures=counted_words(treasures))
    called = words.say(rat_name(rat))
    return called, words.text("name-card-rat", number=card + 1, rat=called, treasures=counted_words(treasures))
