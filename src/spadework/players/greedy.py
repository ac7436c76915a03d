"""The greedy player: looks one move ahead."""

import numpy as np

from spadework.engine.buffers import Values
from spadework.engine.contract import Deck, Record
from spadework.engine.game import Game
from spadework.engine.stream import Stream, below, new_stream

DETERMINIZATIONS = 4
"""How often what the seat can't see is sampled; a move is worth the mean of its values."""

POLICY_MOVES = 250
"""One in so many moves is that of the rollout policy: else a player who finds the same values again and again might go to and fro for
ever."""


NEARLY = 1e-9
"""Values that differ by no more than this are equal but for rounding."""


class Greedy:
    """Plays the move with the highest value one move deep, of equals any, but now and then the rollout policy's.

    The same seed plays the same.
    """

    def __init__(self, game: Game, deck: Deck, seed: int = 0) -> None:
        self._driver, self._ai, self._material = game.driver, game.ai, deck.record
        self._buffers = game.new_buffers()
        self._stream = new_stream(seed)

    def choose(self, view: Record, seat: int) -> int:
        """The code of a legal move for `seat`, which is to move in `view`."""
        buffers, stream = self._buffers, self._stream
        count = self._driver.one_ply_values(self._material, view, seat, stream, buffers, DETERMINIZATIONS)
        best = any_of_the_best(buffers.values[:count], stream)
        if below(stream, POLICY_MOVES) == 0:
            best = self._ai.rollout_policy(self._material, view, seat, buffers.moves, count, stream)
        return int(buffers.moves[best])


def any_of_the_best(values: Values, stream: Stream) -> int:
    """The index of one of the highest values: moves are listed by seat, and the first of equals would be against the first seat.

    >>> import numpy as np
    >>> sorted({any_of_the_best(np.array([1.0, 2.0, 0.5, 2.0]), new_stream(seed)) for seed in range(20)})
    [1, 3]
    """
    best = np.flatnonzero(values >= values.max() - NEARLY)
    return int(best[below(stream, len(best))]) if len(best) > 1 else int(best[0])
