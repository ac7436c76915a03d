"""The random player: every legal move is as likely as any other."""

from spadework.engine.contract import Deck, Record
from spadework.engine.game import Game
from spadework.engine.stream import below, new_stream


class Uniform:
    """Plays any legal move; the same seed plays the same."""

    def __init__(self, game: Game, deck: Deck, seed: int = 0) -> None:
        self._rules, self._material = game.rules, deck.record
        self._moves = game.new_buffers().moves
        self._stream = new_stream(seed)

    def choose(self, view: Record, seat: int) -> int:
        """The code of a legal move for `seat`, which is to move in `view`."""
        count = self._rules.legal(self._material, view, seat, self._moves)
        return int(self._moves[below(self._stream, count)])
