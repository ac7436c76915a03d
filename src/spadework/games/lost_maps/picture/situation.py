"""What a viewer of Lost Maps may do now, and why not something else. Numbers in brackets are those of the rule book."""

from collections.abc import Iterable, Set
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from spadework.engine.contract import SPECTATOR, Record
from spadework.engine.look import waiting
from spadework.engine.words import Message, SeatName, message
from spadework.games.lost_maps import rules
from spadework.games.lost_maps.notation.boxes import boxes_of_this_turn
from spadework.games.lost_maps.notation.refusing import refusal_rule
from spadework.games.lost_maps.rules.codes import crossed_boxes, crossed_slot
from spadework.games.lost_maps.rules.material import Deck
from spadework.games.lost_maps.rules.settling import settling_seat
from spadework.games.lost_maps.rules.state import BOX_MASKS, CROSS, CROSSING, KEPT, MOST_MOVES, ROW, ROWS


@dataclass(frozen=True, eq=False)
class Situation:
    """A view, and who looks at it."""

    deck: Deck
    view: Record
    seat: int

    @property
    def is_spectator(self) -> bool:
        """Whether the viewer has no seat."""
        return self.seat == SPECTATOR

    @cached_property
    def waiting(self) -> Set[int]:
        """The seats that are to move, which all may know."""
        return frozenset(waiting(rules, self.deck.record, self.view))

    @cached_property
    def moves(self) -> Set[int]:
        """What the viewer may play."""
        if self.seat not in self.waiting:
            return frozenset()
        codes = np.zeros(MOST_MOVES, np.int32)
        count = rules.legal(self.deck.record, self.view, self.seat, codes)
        return frozenset(codes[:count].tolist())

    @property
    def is_crossing(self) -> bool:
        """Whether the viewer has boxes to cross off."""
        return bool(self.view.phase == CROSSING and self.moves)

    @property
    def owed(self) -> int:
        """How many boxes crosses have still to bring the viewer (LM-26)."""
        return int(self.view.owed[self.seat]) if self.is_crossing else 0

    @cached_property
    def placements(self) -> list[tuple[int, int]]:
        """Where the viewer may lay the pattern: the place of the island, and the boxes covered (LM-22)."""
        if not self.is_crossing or self.owed:
            return []
        pattern = int(self.view.pattern)
        covered = set(self.deck.record.placement[pattern, : self.deck.record.placements[pattern]].tolist())
        return [(crossed_slot(move), boxes) for move in self.moves if (boxes := crossed_boxes(move)) in covered]

    def free(self, seat: int, slot: int) -> int:
        """Bit mask of the boxes of an island that are not crossed off, as far as the viewer may know."""
        crossed = int(self.view.crossed[seat, slot]) | boxes_of_this_turn(self.view, seat, slot)
        return int(self.deck.record.boxes[int(self.view.card[seat, slot])]) & ~crossed

    @property
    def waits_for_island(self) -> bool:
        """Whether the viewer has filled an island and takes another when it is time to settle."""
        if self.is_spectator:
            return False
        return any(self.view.card[self.seat, slot] >= 0 and not self.free(self.seat, slot) for slot in range(KEPT))

    @property
    def coins(self) -> int:
        """The coins of the viewer, with those of this turn; there are boxes for twelve (LM-27)."""
        fresh = sum(
            (boxes_of_this_turn(self.view, self.seat, slot) & coins).bit_count() for slot, coins in self._own("coins")
        )
        return min(int(self.view.coins[self.seat]) + fresh, ROWS * ROW)

    @property
    def palms(self) -> int:
        """The palms of the viewer, with those of this turn; there are fields for four (LM-29)."""
        fresh = sum(
            (boxes_of_this_turn(self.view, self.seat, slot) & palms).bit_count() for slot, palms in self._own("palms")
        )
        return int(self.view.palms[self.seat]) + fresh

    def _own(self, symbol: str) -> Iterable[tuple[int, int]]:
        cards = [(slot, int(self.view.card[self.seat, slot])) for slot in range(KEPT)]
        return [(slot, int(self.deck.record[symbol][card])) for slot, card in cards if card >= 0]

    def single(self, slot: int, box: int) -> int:
        """The move that crosses off one box of the viewer's own."""
        return CROSS + slot * BOX_MASKS + (1 << box)

    def why_not(self, move: int) -> Message:
        """Why the viewer can't make a move now."""
        rule = refusal_rule(self.deck, self.view, self.seat, move)
        return message(f"about-why-{rule.lower()}", seat=SeatName(settling_seat(self.view)))
