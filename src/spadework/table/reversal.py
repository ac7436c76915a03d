"""Whether a move can be taken back: nobody may have learned anything by it but the move itself, and chance may not have been asked."""

from typing import Any

import numpy as np

from spadework.engine.buffers import Inference
from spadework.engine.contract import CHANCE, SPECTATOR, Deck
from spadework.engine.game import Game
from spadework.engine.stream import new_stream
from spadework.table.errors import Reason

SEED = 1
"""The same determinizations for the same view, so that no answer tells more than the view does."""

SAMPLES = 24
"""How many worlds that a viewer took for possible have to lead to what it sees now."""


class Reversal:
    """Judges moves of one game.

    Args:
        game: the game.
        deck: its deck.
        seats: how many play.
    """

    def __init__(self, game: Game, deck: Deck, seats: int) -> None:
        self._game, self._material, self._seats = game, deck.record, seats
        self._rules, self._driver, self._buffers = game.rules, game.driver, game.new_buffers()
        self._materials = game.new_materials(deck)
        self._stream = new_stream(SEED)

    def refusal(self, states: Any, number: int, seat: int, code: int) -> Reason | None:
        """Why a seat's move, which made states[number + 1] of states[number], can't be taken back there; None when it can."""
        before, after = (self._driver.whose_move(self._materials, states, one) for one in (number, number + 1))
        if after == 0:
            return "over"
        if (after | self._public_mask(states, number + 1)) >> CHANCE & 1:
            return "chance"
        others = before & ~(1 << seat)
        if others and after & others == others:
            # One of several answers, sealed until the last has come.
            return None
        return "known" if self._tells_more(states, number, seat, code) else None

    def is_open(self, states: Any, number: int, seat: int) -> bool:
        """Whether others have still to answer beside a seat in states[number], and it is not by chance or secret who."""
        mask = self._driver.whose_move(self._materials, states, number)
        return bool(mask & ~(1 << seat)) and not self._public_mask(states, number) >> CHANCE & 1

    def is_final(self, view: Any, seat: int, code: int) -> bool:
        """Whether a move could not be taken back, as far as a seat can tell before it: asked of one world that it takes for possible."""
        worlds, stream = self._game.new_states(2), self._stream.copy()
        self._rules.sample_state(self._material, view, seat, stream, worlds[0])
        self._driver.step(self._materials, worlds, 0, seat, code)
        return self.refusal(worlds, 0, seat, code) is not None

    def _public_mask(self, states: Any, number: int) -> int:
        """Who is to move as far as a spectator knows: to nobody else it tells who may react."""
        return int(self._driver.whose_move(self._materials, self._views(states, number), self._seats))

    def _tells_more(self, states: Any, number: int, seat: int, code: int) -> bool:
        """Whether somebody sees anything now that did not follow from what they saw before and the move."""
        before, after = (self._views(states, one) for one in (number, number + 1))
        changed = [audience for audience in range(self._seats + 1) if before[audience] != after[audience]]
        return any(not self._follows(before[audience], after[audience], audience, seat, code) for audience in changed)

    def _views(self, states: Any, number: int) -> Any:
        views = self._game.new_states(self._seats + 1)
        self._driver.view_all(self._materials, states, number, self._seats, views)
        return views

    def _follows(self, before: Any, after: Any, audience: int, seat: int, code: int) -> bool:
        """Whether in every world that an audience took for possible the move was legal and showed it the same."""
        viewer = SPECTATOR if audience == self._seats else audience
        rows = self._game.new_states(6)
        rows[0], rows[1] = before, after
        raw = rows.view(np.uint8).reshape(len(rows), -1)
        asked = Inference(rows, raw, self._stream.copy(), self._buffers.moves, SAMPLES)
        return bool(self._driver.follows(self._materials, asked, viewer, seat, code))
