"""The greedy player: looks one move ahead with the game's sense."""

from spadework.engine.contract import Deck, Record
from spadework.engine.game import Game
from spadework.engine.stream import below, new_stream

GUESSES = 4
"""How often what the seat can't see is guessed; the moves are weighed by the mean."""

WHIM = 250
"""One in so many moves is the sense's quick one: else who weighs the same positions again and again might go to and fro for ever."""


class Greedy:
    """Plays the move after which its seat stands best, but for a whim now and then; the same seed plays the same."""

    def __init__(self, game: Game, deck: Deck, seed: int = 0) -> None:
        self._driver, self._sense, self._material = game.driver, game.ai, deck.record
        self._buffers = game.new_buffers()
        self._guessed = game.new_states(2)
        self._stream = new_stream(seed)

    def choose(self, view: Record, seat: int) -> int:
        """The code of a legal move for `seat`, which is to move in `view`."""
        moves, worth = self._buffers.moves, self._buffers.worth
        count = self._driver.one_ply_values(
            self._material,
            view,
            seat,
            self._stream,
            moves,
            self._buffers.outcomes,
            self._buffers.weights,
            self._guessed,
            GUESSES,
            worth,
        )
        best = int(worth[:count].argmax())
        if below(self._stream, WHIM) == 0:
            best = self._sense.rollout_policy(self._material, view, seat, moves, count, self._stream)
        return int(moves[best])
