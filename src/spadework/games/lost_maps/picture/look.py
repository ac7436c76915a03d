"""Queries on a view of Lost Maps: its visible part, and the viewer's options. Numbers in brackets are those of the rule book."""

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from spadework.engine.interface import SPECTATOR, UNKNOWN, Record, Scene
from spadework.engine.look import Look, waiting
from spadework.engine.words import Message, SeatName, message
from spadework.games.lost_maps.notation.texts import refusal_rule
from spadework.games.lost_maps.notation.wording import boxes_of_this_turn
from spadework.games.lost_maps.rules import moves
from spadework.games.lost_maps.rules import state as s
from spadework.games.lost_maps.rules.material import Deck
from spadework.games.lost_maps.rules.scoring import parts
from spadework.games.lost_maps.rules.turn import resolving_seat


def looked_back(deck: Deck, view: Record, scene: Scene) -> Record:
    """Return an earlier view as a player may look back at it during the round (LM-25).

    Expeditions lie under the pile. Crosses on paper don't show in which turn they were made, so before the last turn, cards show those of
    the present.
    """
    now = scene.now
    aided = scene.option("memory-aid") == "on"
    if now is None or aided or now.rounds != view.rounds or now.turn == view.turn:
        return view
    covered = view.copy()
    covered.pattern = UNKNOWN
    if int(view.turn) < int(now.turn) - 1:
        for seat in range(int(view.seats)):
            held = [int(card) for card in now.card[seat]]
            for slot in range(s.KEPT):
                card = int(view.card[seat, slot])
                if card == s.NO_CARD:
                    continue
                # A card that is gone has been filled.
                boxes = now.crossed[seat, held.index(card)] if card in held else deck.record.boxes[card]
                covered.crossed[seat, slot] = boxes
                covered.crossing[seat, slot] = 0
    return covered


@dataclass(frozen=True)
class LostMapsLook(Look):
    """A view of Lost Maps, as `seat` sees it."""

    deck: Deck
    scene: Scene

    @property
    def setting_up(self) -> bool:
        """Whether there is no start player yet."""
        return bool(self.view.start == UNKNOWN)

    @property
    def choosing(self) -> bool:
        """Whether the players choose from their dealt cards."""
        return self.phase in (s.DEALING, s.KEEPING)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.phase == s.OVER

    @cached_property
    def moving(self) -> Sequence[int]:
        """The seats that move next, as far as the viewer may know."""
        return self.waiting

    @cached_property
    def winners(self) -> Sequence[int]:
        """The winners of a game that is over."""
        return self.standings.winners

    @property
    def turned_up(self) -> int:
        """Number of expeditions turned up in the round."""
        if self.setting_up or self.over:
            return 0
        return int(self.view.turn) + int(self.phase != s.REVEALING)

    @property
    def stack_count(self) -> int:
        """Number of cards in the stack, which is public even when the cards are not."""
        if self.view.stack != UNKNOWN:
            return int(self.view.stack).bit_count()
        return int(self.deck.record.cards) - int((self.view.hand != s.NO_CARD).sum())

    @property
    def points_so_far(self) -> list[list[int]]:
        """Points by seat and part of the score."""
        points = np.zeros((s.SEATS[-1], len(s.PARTS)), np.int32)
        parts(self.deck.record, self.view, points)
        points_by_seat: list[list[int]] = points.tolist()
        return points_by_seat

    @property
    def shows_what_is_to_come(self) -> bool:
        """Whether the memory aid shows the expeditions that may still come in the round (LM-25)."""
        return self.scene.option("memory-aid") == "on" and not self.setting_up and not self.over


@dataclass(frozen=True, eq=False)
class Situation:
    """A view with its viewer: legal moves, and reasons against others."""

    deck: Deck
    view: Record
    seat: int

    @property
    def is_spectator(self) -> bool:
        """Whether the viewer has no seat."""
        return self.seat == SPECTATOR

    @cached_property
    def waiting(self) -> Set[int]:
        """The seats that move next, which is public."""
        return frozenset(waiting(moves, self.deck.record, self.view))

    @cached_property
    def moves(self) -> Set[int]:
        """The legal moves of the viewer."""
        if self.seat not in self.waiting:
            return frozenset()
        codes = np.zeros(s.MOST_MOVES, np.int32)
        count = moves.legal(self.deck.record, self.view, self.seat, codes)
        return frozenset(codes[:count].tolist())

    @property
    def is_crossing(self) -> bool:
        """Whether the viewer has boxes to cross off."""
        return bool(self.view.phase == s.CROSSING and self.moves)

    @property
    def owed(self) -> int:
        """Number of extra boxes that the viewer may still cross off (LM-26)."""
        return int(self.view.owed[self.seat]) if self.is_crossing else 0

    @cached_property
    def placements(self) -> list[tuple[int, int]]:
        """Legal placements of the viewer's pattern: the slot of the card and the boxes covered (LM-22)."""
        if not self.is_crossing or self.owed:
            return []
        pattern = int(self.view.pattern)
        covered = set(self.deck.record.placement[pattern, : self.deck.record.placements[pattern]].tolist())
        return [(s.crossed_slot(move), boxes) for move in self.moves if (boxes := s.crossed_boxes(move)) in covered]

    def free(self, seat: int, slot: int) -> int:
        """Return the bit mask of the free boxes of a card, as far as the viewer may know."""
        crossed = int(self.view.crossed[seat, slot]) | boxes_of_this_turn(self.view, seat, slot)
        return int(self.deck.record.boxes[int(self.view.card[seat, slot])]) & ~crossed

    @property
    def waits_for_island(self) -> bool:
        """Whether the viewer has filled a card and will take another when resolving."""
        if self.is_spectator:
            return False
        return any(self.view.card[self.seat, slot] >= 0 and not self.free(self.seat, slot) for slot in range(s.KEPT))

    @property
    def coins(self) -> int:
        """Coins of the viewer including this turn, at most twelve (LM-27)."""
        fresh = sum(
            (boxes_of_this_turn(self.view, self.seat, slot) & coins).bit_count() for slot, coins in self._own("coins")
        )
        return min(int(self.view.coins[self.seat]) + fresh, s.ROWS * s.ROW)

    @property
    def palms(self) -> int:
        """Palms of the viewer including this turn, which may be more than the four that count (LM-29)."""
        fresh = sum(
            (boxes_of_this_turn(self.view, self.seat, slot) & palms).bit_count() for slot, palms in self._own("palms")
        )
        return int(self.view.palms[self.seat]) + fresh

    def _own(self, symbol: str) -> Iterable[tuple[int, int]]:
        cards = [(slot, int(self.view.card[self.seat, slot])) for slot in range(s.KEPT)]
        return [(slot, int(self.deck.record[symbol][card])) for slot, card in cards if card >= 0]

    def single(self, slot: int, box: int) -> int:
        """Return the move that crosses off a single box."""
        return s.CROSS + slot * s.BOX_MASKS + (1 << box)

    def why_not(self, move: int) -> Message:
        """Return the reason why a move of the viewer is illegal."""
        rule = refusal_rule(self.deck, self.view, self.seat, move)
        return message(f"about-why-{rule.lower()}", seat=SeatName(resolving_seat(self.view)))
