"""All audiences' views of the present state, computed once."""

from typing import Any

import numpy as np

from spadework.engine.game import Game
from spadework.engine.interface import Record


class ViewCache:
    """The views of a table's audiences: its seats, followed by the spectators.

    Args:
        game: the game.
        materials: the deck's record, in an array of one.
        seats: number of seats.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> sights = ViewCache(table.game, table.variant.materials, 3)
    >>> int(sights.record(0).seats)
    0
    """

    def __init__(self, game: Game, materials: Any, seats: int) -> None:
        self._game, self._materials, self._seats = game, materials, seats
        self.views, self._before = game.new_states(seats + 1), game.new_states(seats + 1)
        self._records: dict[int, Record] = {}

    def copy(self) -> "ViewCache":
        """Return an independent copy."""
        twin = ViewCache(self._game, self._materials, self._seats)
        twin.views[:] = self.views
        return twin

    def see(self, states: Any, number: int) -> int:
        """Update all views to states[number]; returns the bit mask of the audiences whose view changed."""
        self.views, self._before = self._before, self.views
        self._game.driver.view_all(self._materials, states, number, self._seats, self.views)
        self._records = {}
        size = self.views.dtype.itemsize
        before, now = (views.view(np.uint8).reshape(-1, size) for views in (self._before, self.views))
        return int(self._game.driver.differing(before, now))

    def record(self, audience: int) -> Record:
        """Return an audience's view; the record is shared and must not be modified."""
        if audience not in self._records:
            self._records[audience] = self.own_record(audience)
        return self._records[audience]

    def own_record(self, audience: int) -> Record:
        """Return a private copy of an audience's view."""
        # A record's own `copy` doesn't preserve the bytes between the fields.
        seen = self._game.new_states(1)
        seen[0] = self.views[audience]
        return seen[0]

    def whose_move(self, audience: int) -> int:
        """Return the bit mask of the seats to move in an audience's view."""
        return int(self._game.driver.whose_move(self._materials, self.views, audience))
