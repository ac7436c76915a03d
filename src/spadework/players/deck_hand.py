"""The deck hand: plays as the greedy player does, but now and then any move."""

from spadework.engine.contract import Deck, Record
from spadework.engine.game import Game
from spadework.engine.stream import below, new_stream
from spadework.players.greedy import Greedy
from spadework.players.uniform import Uniform

RANDOM_MOVES = 4
"""One in so many moves is any legal one."""


class DeckHand:
    """Plays as the greedy player does, but for some moves, drawn at random, that are any legal ones; the same seed plays the same."""

    def __init__(self, game: Game, deck: Deck, seed: int = 0) -> None:
        self._greedy, self._uniform = Greedy(game, deck, seed), Uniform(game, deck, seed)
        # A stream of its own: which moves are random must not depend on what the two players draw.
        self._stream = new_stream(seed, 1)

    def choose(self, view: Record, seat: int) -> int:
        """The code of a legal move for `seat`, which is to move in `view`."""
        player = self._uniform if below(self._stream, RANDOM_MOVES) == 0 else self._greedy
        return player.choose(view, seat)
