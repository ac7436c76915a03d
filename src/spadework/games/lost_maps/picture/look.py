"""What a picture may show of a view of Lost Maps. Numbers in brackets are those of the rule book."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from spadework.engine.contract import UNKNOWN, Record, Scene
from spadework.engine.look import Look
from spadework.games.lost_maps.rules.material import Deck
from spadework.games.lost_maps.rules.scoring import parts
from spadework.games.lost_maps.rules.state import DEALING, KEEPING, KEPT, NO_CARD, OVER, PARTS, REVEALING, SEATS


def looked_back(deck: Deck, view: Record, scene: Scene) -> Record:
    """An earlier view as one may look back at it while the round still lasts (LM-25).

    Expeditions lie under the pile. Crosses on paper don't tell in which turn they were made: before the last turn, cards bear those they
    bear now.
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
            for slot in range(KEPT):
                card = int(view.card[seat, slot])
                if card == NO_CARD:
                    continue
                # A card that is not held any more has been filled.
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
        """Whether the start player has still to be found."""
        return bool(self.view.start == UNKNOWN)

    @property
    def choosing(self) -> bool:
        """Whether the dealt cards lie before their owners, who keep two of them."""
        return self.phase in (DEALING, KEEPING)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.phase == OVER

    @cached_property
    def moving(self) -> Sequence[int]:
        """Who is to move, as far as the viewer may know."""
        return self.waiting

    @cached_property
    def winners(self) -> Sequence[int]:
        """Who has won, once the game is over."""
        return self.standings.winners

    @property
    def turned_up(self) -> int:
        """How many expeditions of the round have been turned up."""
        if self.setting_up or self.over:
            return 0
        return int(self.view.turn) + int(self.phase != REVEALING)

    @property
    def stack_count(self) -> int:
        """How many cards the stack holds, which is open even while nobody may know which."""
        if self.view.stack != UNKNOWN:
            return int(self.view.stack).bit_count()
        return int(self.deck.record.cards) - int((self.view.hand != NO_CARD).sum())

    @property
    def points_so_far(self) -> list[list[int]]:
        """By seat what each part of the score has brought."""
        points = np.zeros((SEATS[-1], len(PARTS)), np.int32)
        parts(self.deck.record, self.view, points)
        points_by_seat: list[list[int]] = points.tolist()
        return points_by_seat

    @property
    def shows_what_is_to_come(self) -> bool:
        """Whether the memory aid shows which expeditions the round may still bring (LM-25)."""
        return self.scene.option("memory-aid") == "on" and not self.setting_up and not self.over
