"""Undo rules: a move can be undone if it has revealed nothing but itself and chance has not played since."""

from typing import Any

import numpy as np

from spadework.engine.buffers import Inference
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE, SPECTATOR, Deck
from spadework.engine.stream import new_stream
from spadework.table.errors import Reason

SEED = 1
"""A fixed seed, so that the same view gives the same determinizations, and the answer reveals no more than the view."""

SAMPLES = 24
"""Number of worlds consistent with a viewer's earlier view that must lead to its present view."""


class UndoRules:
    """Decides whether moves of one game can be undone.

    Args:
        game: the game.
        deck: its deck.
        seats: number of seats.
    """

    def __init__(self, game: Game, deck: Deck, seats: int) -> None:
        self._game, self._material, self._seats = game, deck.record, seats
        self._rules, self._driver, self._buffers = game.rules, game.driver, game.new_buffers()
        self._materials = game.new_materials(deck)
        self._stream = new_stream(SEED)

    def refusal(self, states: Any, number: int, seat: int, code: int) -> Reason | None:
        """Return why the move of a seat from states[number] to states[number + 1] can't be undone; None if it can."""
        before, after = (self._driver.whose_move(self._materials, states, one) for one in (number, number + 1))
        if after == 0:
            return "over"
        if (after | self._public_mask(states, number + 1)) >> CHANCE & 1:
            return "chance"
        others = before & ~(1 << seat)
        if others and after & others == others:
            # One of several sealed answers, before the last has come.
            return None
        return "known" if self._tells_more(states, number, seat, code) else None

    def is_open(self, states: Any, number: int, seat: int) -> bool:
        """Return whether other seats still have to answer in states[number], and which ones is neither random nor secret."""
        mask = self._driver.whose_move(self._materials, states, number)
        return bool(mask & ~(1 << seat)) and not self._public_mask(states, number) >> CHANCE & 1

    def is_final(self, view: Any, seat: int, code: int) -> bool:
        """Return whether a move will be irrevocable, as far as the seat can know in advance: judged in one determinization of its view."""
        worlds, stream = self._game.new_states(2), self._stream.copy()
        self._rules.sample_state(self._material, view, seat, stream, worlds[0])
        self._driver.step(self._materials, worlds, 0, seat, code)
        return self.refusal(worlds, 0, seat, code) is not None

    def _public_mask(self, states: Any, number: int) -> int:
        """Return the mask of the seats to move as spectators know it: who may react is private."""
        return int(self._driver.whose_move(self._materials, self._views(states, number), self._seats))

    def _tells_more(self, states: Any, number: int, seat: int, code: int) -> bool:
        """Return whether a view reveals anything now that didn't follow from the earlier view and the move."""
        before, after = (self._views(states, one) for one in (number, number + 1))
        changed = [audience for audience in range(self._seats + 1) if before[audience] != after[audience]]
        return any(not self._follows(before[audience], after[audience], audience, seat, code) for audience in changed)

    def _views(self, states: Any, number: int) -> Any:
        views = self._game.new_states(self._seats + 1)
        self._driver.view_all(self._materials, states, number, self._seats, views)
        return views

    def _follows(self, before: Any, after: Any, audience: int, seat: int, code: int) -> bool:
        """Return whether in every world consistent with an audience's earlier view, the move is legal and leads to its present view."""
        viewer = SPECTATOR if audience == self._seats else audience
        rows = self._game.new_states(6)
        rows[0], rows[1] = before, after
        raw = rows.view(np.uint8).reshape(len(rows), -1)
        inference = Inference(rows, raw, self._stream.copy(), self._buffers.moves, SAMPLES)
        return bool(self._driver.follows(self._materials, inference, viewer, seat, code))
