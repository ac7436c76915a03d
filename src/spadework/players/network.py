"""Networks in files, wherever a player is named."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.interface import Deck
from spadework.engine.network.net import infer, sharpened_choice
from spadework.engine.network.network import ENDING, Guides, Network, read_network
from spadework.engine.stream import new_stream
from spadework.players.plugin_api import Unusable
from spadework.table import Move, View


def is_network(player: str) -> bool:
    """Return whether a player's name is a network file.

    >>> is_network("clever.npz"), is_network("clever.py")
    (True, False)
    """
    return player.endswith(ENDING)


def load_network(path: str | os.PathLike[str]) -> Network:
    """Read a file written by `Network.save`. Raises Unusable, a ValueError."""
    # Reading something else than a regular file, such as a pipe, might never end.
    if not Path(path).is_file():
        raise Unusable(f"{path}: file not found")
    try:
        return read_network(path, find_game)
    except ValueError as problem:
        raise Unusable(str(problem)) from None


class NetworkPlayer:
    """Draws a move by the network's policy, sharpened as the mate's; usable wherever a player is named.

    Args:
        network: a `Network`, or the path of its file.
        seed: seed of its choices.

    Raises ValueError if the file holds no usable network.
    """

    def __init__(self, network: Network | str | os.PathLike[str], seed: int = 0) -> None:
        self.network = network if isinstance(network, Network) else load_network(network)
        self._guides: tuple[Deck, Guides] | None = None
        self._stream = new_stream(seed)

    def check_fits(self, game: Game, seats: int | None = None) -> None:
        """Raise Unusable if the network was trained for another game or other numbers of players."""
        network = self.network
        if game.id != network.game.id or not (seats is None or seats in network.seats):
            wanted = game.id if seats is None else f"{game.id} with {seats}"
            numbers = " or ".join(map(str, network.seats))
            raise Unusable(f"the network was trained for {network.game.id} with {numbers} players, not {wanted}")

    def choose(self, view: View, moves: Sequence[Move] = ()) -> int:  # noqa: ARG002
        """Return the code of the move to play.

        Raises ValueError if the network was trained for another game or other numbers of players, or if the seat has no move.
        """
        self.check_fits(view.game, view.seats)
        if self._guides is None or self._guides[0] is not view.deck:
            self._guides = view.deck, Guides(self.network, view.deck)
        guide = self._guides[1].at(view.seats)
        assert guide is not None
        codes = np.array([move.code for move in view.legal()], np.int32)
        if not len(codes):
            raise ValueError(f"expected a view of a seat that moves next; seat {view.seat} does not")
        views = view.game.new_states(1)
        views[0] = view.record
        infer(guide.net, views.view(np.uint8), view.seat, codes, len(codes), guide.now)
        return int(codes[sharpened_choice(guide.now.priors, len(codes), self._stream)])


def player_in(path: str) -> type[Any]:
    """Return a player class for a network file, which is read once. Raises Unusable if the file holds no usable network."""
    network = load_network(path)

    class MyPlayer(NetworkPlayer):
        def __init__(self, seed: int = 0) -> None:
            super().__init__(network, seed)

    return MyPlayer
