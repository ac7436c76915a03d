"""The deck hand: looks one move ahead as the greedy player does, but slips now and then."""

from spadework.engine.contract import Deck, Record
from spadework.engine.game import Game
from spadework.engine.stream import below, new_stream
from spadework.players.greedy import Greedy
from spadework.players.uniform import Uniform

SLIPS = 4
"""One in so many moves is any legal one."""


class DeckHand:
    """Plays as the greedy player does, but for the moves at which it slips and plays any; the same seed plays the same."""

    def __init__(self, game: Game, deck: Deck, seed: int = 0) -> None:
        self._attentive, self._slipping = Greedy(game, deck, seed), Uniform(game, deck, seed)
        # A stream of its own: whether it slips must not hang together with the move that it then draws.
        self._stream = new_stream(seed, 1)

    def choose(self, view: Record, seat: int) -> int:
        """The code of a legal move for `seat`, which is to move in `view`."""
        player = self._slipping if below(self._stream, SLIPS) == 0 else self._attentive
        return player.choose(view, seat)
