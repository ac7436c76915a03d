"""What a picture may show of a view of Rat Alarm. Numbers in brackets are those of the rule book.

Every view holds all piles, yet while the game goes on nobody may look at them (RA-25). What is shown of them is decided here.
"""

from dataclasses import dataclass

from spadework.engine.contract import SPECTATOR, Scene
from spadework.engine.look import Look
from spadework.games.rat_alarm.notation.wording import cards_in
from spadework.games.rat_alarm.rules.material import Deck
from spadework.games.rat_alarm.rules.scoring import rat_cards, treasures_of
from spadework.games.rat_alarm.rules.setup import cards_in_game
from spadework.games.rat_alarm.rules.state import (
    ALARM,
    BURYING,
    DEALING,
    DRAWING,
    DRAWING_FIRST,
    IN_HAND,
    IN_THE_MIDDLE,
    KINDS,
    OVER,
    TURN,
    TURNED,
)


@dataclass(frozen=True)
class RatAlarmLook(Look):
    """The open things of a view, as `seat` sees them."""

    deck: Deck
    scene: Scene

    @property
    def aided(self) -> bool:
        """Whether one's own pile may be looked at."""
        return self.scene.option("memory-aid") == "on" and self.seat != SPECTATOR

    @property
    def in_piles_by_now(self) -> int:
        """In an earlier view: the cards that lie face down in a pile by now. Whoever saw them would look the pile up."""
        now = self.scene.now
        if now is None or now.phase == OVER:
            return 0
        cards = 0
        for other in range(int(now.seats)):
            if not (self.aided and other == self.seat):
                cards |= int(now.taken[other])
        return cards

    @property
    def open(self) -> int:
        """Bit mask of the unburied cards in the middle that may be seen."""
        return int(self.view.lies_open) & ~self.in_piles_by_now

    @property
    def face_down(self) -> int:
        """How many cards in the middle may no longer be seen."""
        return (int(self.view.lies_open) & self.in_piles_by_now).bit_count()

    @property
    def turned(self) -> int | None:
        """The card turned up in this turn, None when there is none or it lies open no more."""
        card = int(self.view.turned)
        if self.phase in (TURNED, ALARM) and card >= 0 and self.open >> card & 1:
            return card
        return None

    @property
    def turned_face_down(self) -> bool:
        """Whether a card has been turned up that may no longer be seen."""
        return self.phase in (TURNED, ALARM) and self.turned is None

    @property
    def setting_up(self) -> bool:
        """Whether the first round has not begun."""
        return self.phase in (DEALING, DRAWING_FIRST)

    @property
    def over(self) -> bool:
        """Whether the piles are turned over for the scoring."""
        return self.phase == OVER

    @property
    def alarm(self) -> bool:
        """Whether somebody has just turned up the second rat (RA-24)."""
        return self.phase == ALARM

    @property
    def acting(self) -> int | None:
        """Whose turn it is, also while chance brings the card."""
        return int(self.view.turn) if self.phase in (TURN, DRAWING, TURNED, ALARM, BURYING) else None

    def in_round(self, seat: int) -> bool:
        """Whether a seat has its spade in hand; who has dropped out and still has to bury has not."""
        dropped = self.phase == BURYING and self.view.turn == seat
        return bool(self.view.spade[seat] == IN_HAND) and not dropped

    def buried(self, seat: int) -> int | None:
        """The card under a seat's spade that may be seen, None when there is none."""
        card = int(self.view.spade[seat])
        return card if card >= 0 and not self.in_piles_by_now >> card & 1 else None

    def buried_face_down(self, seat: int) -> bool:
        """Whether a card lies under a seat's spade that may no longer be seen."""
        return self.view.spade[seat] >= 0 and self.buried(seat) is None

    def in_the_middle(self, seat: int) -> bool:
        """Whether a seat's spade lies in the middle, on no card (RA-26)."""
        return bool(self.view.spade[seat] == IN_THE_MIDDLE)

    def pile(self, seat: int) -> int:
        """How many cards a seat has taken."""
        return int(self.view.taken[seat]).bit_count()

    @property
    def own_pile(self) -> int | None:
        """Bit mask of one's own pile with the memory aid, else None."""
        return int(self.view.taken[self.seat]) if self.aided and not self.over else None

    def own_pile_of(self, seat: int) -> int | None:
        """Bit mask of a seat's pile if it is one's own and the memory aid shows it, else None."""
        return self.own_pile if seat == self.seat else None

    # Counts

    @property
    def _in_game(self) -> int:
        return int(cards_in_game(self.deck.record, int(self.view.seats)))

    @property
    def to_come(self) -> int:
        """How many cards the draw pile holds."""
        return int(self.view.draw_pile).bit_count()

    @property
    def discarded(self) -> int:
        """How many cards the discard pile holds."""
        return int(self.view.discards).bit_count()

    @property
    def rats(self) -> int:
        """How many rats are in the game."""
        return int(rat_cards(self.deck.record, self._in_game))

    @property
    def rats_open(self) -> int:
        """How many rats lie open and unburied."""
        return int(rat_cards(self.deck.record, self.open))

    @property
    def rats_buried(self) -> int:
        """How many rats lie under a spade."""
        cards = [self.buried(seat) for seat in self.seats]
        return int(rat_cards(self.deck.record, sum(1 << card for card in cards if card is not None)))

    @property
    def rats_to_come(self) -> int:
        """How many rats the draw pile holds."""
        return int(rat_cards(self.deck.record, int(self.view.draw_pile)))

    def pieces_open(self, kind: int) -> int:
        """How many pieces of a kind lie open and unburied."""
        return int(treasures_of(self.deck.record, self.open, kind))

    def pieces(self, kind: int) -> int:
        """How many pieces of a kind are in the game."""
        return int(treasures_of(self.deck.record, self._in_game, kind))

    def pieces_taken(self, seat: int) -> list[int]:
        """By kind how many pieces a seat's pile holds; only for the scoring and the memory aid."""
        return [int(treasures_of(self.deck.record, int(self.view.taken[seat]), kind)) for kind in range(len(KINDS))]

    def cubes(self, kind: int) -> list[int]:
        """The values of a kind's cubes, the better first."""
        return sorted((int(value) for value in self.view.cubes[kind] if value), reverse=True)

    @property
    def spread(self) -> list[int]:
        """The open cards as they lie in the middle: rats first, then by number; the card just turned up lies beside the draw pile."""
        rats = int(self.deck.record.rats)
        shown = [card for card in cards_in(self.open) if card != self.turned]
        return sorted(shown, key=lambda card: (not rats >> card & 1, card))
