"""Players that don't search: random, rollout policy, deck hand and mate."""

import numpy as np

from spadework.engine.game import Game
from spadework.engine.interface import Deck, Record
from spadework.engine.network.network import Guides, Network
from spadework.engine.playing.match import STREAMS_PER_SEAT
from spadework.engine.playing.quick import DECK_HAND, MATE, POLICY, RANDOM
from spadework.engine.stream import SEED, new_stream

KINDS = {"random": RANDOM, "policy": POLICY, "deck-hand": DECK_HAND, "mate": MATE}
"""Quick players by name, with their numbers in compiled code."""

GUIDED = (DECK_HAND, MATE)
"""Those that a network guides."""


class QuickPlayer:
    """Plays as one of `KINDS`; the same seed gives the same moves. `spadework.engine.playing.games` plays whole games with it.

    - random: any legal move, uniformly.
    - policy: the game's rollout policy.
    - mate: a move drawn by the network's policy; without a network the move with the highest value after one ply, ties broken at random,
      occasionally the rollout policy's, or always that where the game's `ai` has no `evaluate`.
    - deck-hand: like the mate, with some moves drawn uniformly.

    Args:
        kind: one of `KINDS`.
        game: the game to play.
        deck: the deck to play with.
        seed: any whole number.
        network: guides the mate and the deck hand, with the numbers of seats that it was trained for.
    """

    def __init__(self, kind: int, game: Game, deck: Deck, seed: int = 0, network: Network | None = None) -> None:
        self._kind, self._playing = kind, game.playing
        self._guides = Guides(network if kind in GUIDED else None, deck)
        self._materials, self._views = game.new_materials(deck), game.new_states(1)
        self._buffers = game.new_buffers()
        self._streams = np.zeros((STREAMS_PER_SEAT, len(new_stream(0))), np.int64)
        self._playing.start_streams(self._streams, seed & SEED)

    def choose(self, view: Record, seat: int) -> int:
        """Return the code of a legal move for `seat`, which moves next in `view`."""
        self._views[0] = view
        return self._playing.choose(
            self._kind,
            self._materials,
            self._views,
            self._views.view(np.uint8),
            seat,
            self._streams,
            self._guides.at(int(view.seats)),
            self._buffers,
        )
