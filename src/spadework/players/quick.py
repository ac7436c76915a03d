"""Players that need no search: one that plays anything, one that follows the rollout policy, the deck hand and the mate."""

import numpy as np

from spadework.engine.contract import Deck, Record
from spadework.engine.game import Game
from spadework.engine.playing.match import STREAMS_PER_SEAT
from spadework.engine.playing.quick import DECK_HAND, MATE, POLICY, RANDOM
from spadework.engine.stream import SEED, new_stream

KINDS = {"random": RANDOM, "policy": POLICY, "deck-hand": DECK_HAND, "mate": MATE}
"""The quick players by name, as compiled code numbers them."""


class QuickPlayer:
    """Plays as one of `KINDS` does; the same seed plays the same. `spadework.engine.playing.games` plays whole games with it.

    - random: any legal move, each as likely.
    - policy: the move of the game's rollout policy.
    - mate: the move with the highest value one move deep, of equals any, but now and then the rollout policy's.
    - deck-hand: as the mate, but for some moves, drawn at random, that are any legal ones.
    """

    def __init__(self, kind: int, game: Game, deck: Deck, seed: int = 0) -> None:
        self._kind, self._playing = kind, game.playing
        self._materials, self._views = game.new_materials(deck), game.new_states(1)
        self._buffers = game.new_buffers()
        self._streams = np.zeros((STREAMS_PER_SEAT, len(new_stream(0))), np.int64)
        self._playing.start_streams(self._streams, seed & SEED)

    def choose(self, view: Record, seat: int) -> int:
        """The code of a legal move for `seat`, which is to move in `view`."""
        self._views[0] = view
        return self._playing.choose(self._kind, self._materials, self._views, seat, self._streams, self._buffers)
