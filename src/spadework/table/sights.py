"""What everybody at a table may know of the present state, taken from it once for all who ask."""

from typing import Any

import numpy as np

from spadework.engine.contract import Record
from spadework.engine.game import Game


class Sights:
    """The views of all audiences of a table: its seats, and after them the spectators.

    Args:
        game: the game.
        materials: an array that holds the deck's record.
        seats: how many play.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> sights = Sights(table.game, table.variant.materials, 3)
    >>> int(sights.record(0).seats)
    0
    """

    def __init__(self, game: Game, materials: Any, seats: int) -> None:
        self._game, self._materials, self._seats = game, materials, seats
        self.views, self._before = game.new_states(seats + 1), game.new_states(seats + 1)
        self._records: dict[int, Record] = {}

    def copy(self) -> "Sights":
        """The same sights, which go on by themselves."""
        twin = Sights(self._game, self._materials, self._seats)
        twin.views[:] = self.views
        return twin

    def see(self, states: Any, number: int) -> int:
        """Look at one of some states; the bit mask of the audiences whose view has changed."""
        self.views, self._before = self._before, self.views
        self._game.driver.view_all(self._materials, states, number, self._seats, self.views)
        self._records = {}
        size = self.views.dtype.itemsize
        before, now = (views.view(np.uint8).reshape(-1, size) for views in (self._before, self.views))
        return int(self._game.driver.differing(before, now))

    def record(self, audience: int) -> Record:
        """What an audience may know; one record for all who ask, so that nobody may change it."""
        if audience not in self._records:
            self._records[audience] = self.own_record(audience)
        return self._records[audience]

    def own_record(self, audience: int) -> Record:
        """What an audience may know, for whoever asks alone."""
        # A record's own `copy` would leave the bytes between the fields to chance.
        seen = self._game.new_states(1)
        seen[0] = self.views[audience]
        return seen[0]

    def whose_move(self, audience: int) -> int:
        """The bit mask of who is to move, as far as an audience may know."""
        return int(self._game.driver.whose_move(self._materials, self.views, audience))
