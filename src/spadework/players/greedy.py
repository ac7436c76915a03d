"""The greedy player: looks one move ahead."""

from spadework.engine.contract import Deck, Record
from spadework.engine.game import Game
from spadework.engine.stream import below, new_stream

DETERMINIZATIONS = 4
"""How often what the seat can't see is sampled; a move is worth the mean of its values."""

POLICY_MOVES = 250
"""One in so many moves is that of the rollout policy: else a player who finds the same values again and again might go to and fro for
ever."""


class Greedy:
    """Plays the move with the highest value one move deep, but now and then the rollout policy's; the same seed plays the same."""

    def __init__(self, game: Game, deck: Deck, seed: int = 0) -> None:
        self._driver, self._ai, self._material = game.driver, game.ai, deck.record
        self._buffers = game.new_buffers()
        self._stream = new_stream(seed)

    def choose(self, view: Record, seat: int) -> int:
        """The code of a legal move for `seat`, which is to move in `view`."""
        buffers, stream = self._buffers, self._stream
        count = self._driver.one_ply_values(self._material, view, seat, stream, buffers, DETERMINIZATIONS)
        best = int(buffers.values[:count].argmax())
        if below(stream, POLICY_MOVES) == 0:
            best = self._ai.rollout_policy(self._material, view, seat, buffers.moves, count, stream)
        return int(buffers.moves[best])
