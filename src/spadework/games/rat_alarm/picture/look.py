"""The visible part of a view of Rat Alarm. Numbers in brackets refer to the rule book.

Every view holds all piles, but players may not look at them before the end (RA-25). This module decides what is shown of them.
"""

from collections.abc import Hashable, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from spadework.engine.interface import SPECTATOR, Record, Scene
from spadework.engine.look import Standings, standings
from spadework.engine.picture.parts import Plain
from spadework.games.rat_alarm.notation.wording import cards_in, cubes_won
from spadework.games.rat_alarm.rules import scoring
from spadework.games.rat_alarm.rules import state as s
from spadework.games.rat_alarm.rules.material import Deck


class Hoard(NamedTuple):
    """The cards of a deck as plain values."""

    treasures: tuple[tuple[int, ...], ...]
    rats: int
    """Bit mask of the cards with a rat."""
    skulls: int

    def showing(self, kind: int) -> int:
        """Return the bit mask of the cards that show a kind."""
        return _showing(self.treasures, kind)

    def pieces(self, cards: int, kind: int) -> int:
        """Return the number of treasures of a kind on some cards."""
        return sum([self.treasures[card][kind] for card in cards_in(cards & self.showing(kind))])

    def in_game(self, seats: int) -> int:
        """Return the bit mask of the cards in a game with a number of players (RA-11)."""
        return (1 << len(self.treasures)) - 1 & ~(self.skulls if seats == 2 else 0)

    def rat(self, card: int) -> int:
        """Return the number of the rat on a card."""
        return (self.rats & (1 << card) - 1).bit_count()


@lru_cache(maxsize=256)
def _showing(treasures: tuple[tuple[int, ...], ...], kind: int) -> int:
    return sum(1 << card for card, shown in enumerate(treasures) if shown[kind])


def hoard_of(deck: Deck) -> Hoard:
    """Return the deck's cards as plain values."""
    return Hoard(deck.treasures, int(deck.record.rats), int(deck.record.skulls))


class RatAlarmLook:
    """The open things of a view, as `seat` sees them."""

    def __init__(self, deck: Deck, view: Record, seat: int, scene: Scene) -> None:
        """Read the view."""
        self.deck, self.seat, self.scene = deck, seat, scene
        self.record = view
        self.view = Plain(view)
        self.hoard = hoard_of(deck)
        self.phase: int = self.view.phase
        self.seats = range(self.view.seats)

    @cached_property
    def aided(self) -> bool:
        """Whether the viewer may look at their own pile."""
        return self.scene.option("memory-aid") == "on" and self.seat != SPECTATOR

    @cached_property
    def in_piles_by_now(self) -> int:
        """Bit mask of the cards of an earlier view that now lie face down in a pile, which nobody may look through."""
        now = self.scene.now
        if now is None or now.phase == s.OVER:
            return 0
        cards = 0
        for other in range(int(now.seats)):
            if not (self.aided and other == self.seat):
                cards |= int(now.taken[other])
        return cards

    @cached_property
    def open(self) -> int:
        """Bit mask of the unburied cards in the middle that may be seen."""
        return int(self.view.lies_open) & ~self.in_piles_by_now

    @property
    def face_down(self) -> int:
        """The number of cards in the middle that may no longer be seen."""
        return (int(self.view.lies_open) & self.in_piles_by_now).bit_count()

    @cached_property
    def turned(self) -> int | None:
        """The card turned up in this turn, None when there is none or it no longer lies open."""
        card: int = self.view.turned
        return card if self.phase in (s.TURNED, s.ALARM) and card >= 0 and self.open >> card & 1 else None

    @property
    def turned_face_down(self) -> bool:
        """Whether a card has been turned up that may no longer be seen."""
        return self.phase in (s.TURNED, s.ALARM) and self.turned is None

    @property
    def setting_up(self) -> bool:
        """Whether the first round has not begun."""
        return self.phase in (s.DEALING, s.DRAWING_FIRST)

    @property
    def over(self) -> bool:
        """Whether the piles are turned over for the scoring."""
        return self.phase == s.OVER

    @property
    def alarm(self) -> bool:
        """Whether the second rat has just been turned up (RA-24)."""
        return self.phase == s.ALARM

    @cached_property
    def havoc(self) -> bool:
        """Whether the rats have the hold for themselves: from an alarm until the next turn."""
        turned: int = self.view.turned
        if self.phase != s.BURYING or turned < 0 or not self.hoard.rats >> turned & 1:
            return self.alarm
        # A player who drops out voluntarily leaves no rat but the one turned up, and nothing of the chosen kind.
        others = int(self.view.lies_open) & self.hoard.rats & ~(1 << turned)
        named: int = self.view.named
        return bool(others) or named == s.NO_KIND or bool(self.open & self.hoard.showing(named))

    @property
    def acting(self) -> int | None:
        """The seat whose turn it is, also while chance brings the card."""
        return int(self.view.turn) if self.phase in (s.TURN, s.DRAWING, s.TURNED, s.ALARM, s.BURYING) else None

    @property
    def waiting(self) -> Sequence[int]:
        """The seat that moves next."""
        return [int(self.view.turn)] if self.phase in (s.TURN, s.TURNED, s.ALARM, s.BURYING) else []

    @property
    def may_move(self) -> bool:
        """Whether it is the viewer's turn."""
        return self.seat in self.waiting

    @property
    def may_stay(self) -> bool:
        """Whether the viewer may stay in now (RA-22); the last one in the round can't (RA-28)."""
        return self.phase == s.TURNED and self.may_move and self.view.spade[: len(self.seats)].count(s.IN_HAND) > 1

    @property
    def can_turn_up(self) -> bool:
        """Whether a card is left to turn up: on the draw pile, or once again from the discards (RA-40)."""
        return bool(self.view.draw_pile or (self.view.discards and not self.view.reshuffled))

    @property
    def standings(self) -> Standings:
        """Points and places."""
        return standings(scoring, self.deck.record, self.record)

    # Seats

    def in_round(self, seat: int) -> bool:
        """Return whether a seat has its spade in hand; a seat that has dropped out and must still bury a card does not."""
        dropped = self.phase == s.BURYING and self.view.turn == seat
        return self.view.spade[seat] == s.IN_HAND and not dropped

    def buried(self, seat: int) -> int | None:
        """Return the card under a seat's spade that may be seen, None when there is none."""
        card: int = self.view.spade[seat]
        return card if card >= 0 and not self.in_piles_by_now >> card & 1 else None

    def buried_face_down(self, seat: int) -> bool:
        """Return whether a card that may no longer be seen lies under a seat's spade."""
        return self.view.spade[seat] >= 0 and self.buried(seat) is None

    def in_the_middle(self, seat: int) -> bool:
        """Return whether a seat's spade lies in the middle, on no card (RA-26)."""
        return bool(self.view.spade[seat] == s.IN_THE_MIDDLE)

    @property
    def round_table(self) -> tuple[Hashable, ...]:
        """Everything that the places of the seats depend on."""
        piles = tuple([self.pile(seat) for seat in self.seats])
        states = (self.acting, self.alarm, self.setting_up, self.phase == s.BURYING, self.view.first)
        return tuple(self.view.spade), piles, self.in_piles_by_now, *states

    def pile(self, seat: int) -> int:
        """Return the number of cards that a seat has taken."""
        return int(self.view.taken[seat]).bit_count()

    @property
    def own_pile(self) -> int | None:
        """Bit mask of the viewer's own pile with the memory aid, else None."""
        return int(self.view.taken[self.seat]) if self.aided and not self.over else None

    # Counts

    @property
    def to_come(self) -> int:
        """The number of cards in the draw pile."""
        return int(self.view.draw_pile).bit_count()

    @property
    def discarded(self) -> int:
        """The number of cards in the discard pile."""
        return int(self.view.discards).bit_count()

    @property
    def rats(self) -> int:
        """The number of rats in the game."""
        return (self.hoard.rats & self.hoard.in_game(len(self.seats))).bit_count()

    @property
    def rats_open(self) -> int:
        """The number of open and unburied rats."""
        return (self.hoard.rats & self.open).bit_count()

    @property
    def rats_buried(self) -> int:
        """The number of rats under spades."""
        cards = [self.buried(seat) for seat in self.seats]
        return sum(1 for card in cards if card is not None and self.hoard.rats >> card & 1)

    @property
    def rats_to_come(self) -> int:
        """The number of rats in the draw pile."""
        return (self.hoard.rats & int(self.view.draw_pile)).bit_count()

    def pieces_open(self, kind: int) -> int:
        """Return the number of open and unburied treasures of a kind."""
        return self.hoard.pieces(self.open, kind)

    def pieces(self, kind: int) -> int:
        """Return the number of treasures of a kind in the game."""
        return self.hoard.pieces(self.hoard.in_game(len(self.seats)), kind)

    def pieces_taken(self, seat: int) -> tuple[int, ...]:
        """Return the number of treasures of each kind in a seat's pile; only for the scoring and the memory aid."""
        return tuple(self.hoard.pieces(self.view.taken[seat], kind) for kind in range(len(s.KINDS)))

    def rats_taken(self, seat: int) -> int:
        """Return the number of rats in a seat's pile; only for the scoring and the memory aid."""
        return (self.hoard.rats & int(self.view.taken[seat])).bit_count()

    def cubes(self, kind: int) -> tuple[int, ...]:
        """Return the values of a kind's cubes, the better first."""
        return tuple(sorted((value for value in self.view.cubes[kind] if value), reverse=True))

    def cubes_left(self, kind: int) -> tuple[int, ...]:
        """Return the values of a kind's cubes that no player wins at the end."""
        left = list(self.cubes(kind))
        for won in self.won:
            if won[kind]:
                left.remove(won[kind])
        return tuple(left)

    @cached_property
    def won(self) -> list[list[int]]:
        """won[seat][kind]: the value of the cube won at the end, 0 for none."""
        return cubes_won(self.deck, self.record)[: len(self.seats)]

    @property
    def spread(self) -> list[int]:
        """The open cards as they lie in the middle: rats first, then by number; the card just turned up lies beside the draw pile."""
        rats = self.hoard.rats
        shown = [card for card in cards_in(self.open) if card != self.turned]
        return sorted(shown, key=lambda card: (not rats >> card & 1, card))
