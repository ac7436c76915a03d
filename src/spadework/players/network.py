"""A network that plays: its weights in a file, and the way through it compiled by Numba."""

import json
import os
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from spadework.engine.contract.encoding import Factor
from spadework.engine.discovery import UnknownGame
from spadework.engine.discovery import game as find_game
from spadework.engine.encoding import Encoder, Numbering
from spadework.engine.encoding.layers import pass_layer
from spadework.engine.game import Game
from spadework.players.own import Unusable
from spadework.table import Move, Variant, View

FORMAT = "network-1"
ENDING = ".npz"

Layer = tuple[Any, Any]
"""Weights of shape (inputs, outputs), and what is added, of shape (outputs,); float32."""


class Network:
    """Layers of rectified linear units, and two linear ones on the last of them: the policy and the value.

    Its inputs are the numbers of a view as an `Encoder` makes them, then the mask of the legal moves over a `Numbering`. The policy has an
    output for each value of each factor of the numbering; a move's logit is the sum of its own.

    Args:
        game: which game it plays.
        seats: with how many players.
        numbering: of the moves, as it has learned them.
        layers: the weights; the last two are those of the policy and of the value.

    Raises ValueError when the shapes of the weights don't fit together, or not to the game.
    """

    def __init__(self, game: Game, seats: int, numbering: Numbering, layers: Sequence[Layer]) -> None:
        game.check_seats(seats)
        self.game, self.seats, self.numbering = game, seats, numbering
        self.layers = [tuple(np.ascontiguousarray(part, np.float32) for part in layer) for layer in layers]
        counts = [factor.values for factor in numbering.factors]
        self._starts = np.cumsum([0, *counts[:-1]])
        *hidden, policy, value = self.layers
        at_last = hidden[-1][0].shape[1] if hidden else -1
        wanted = [(policy, "policy", (at_last, sum(counts))), (value, "value", (at_last, 1))]
        wanted += [
            (layer, f"layer {number + 1}", (before[0].shape[1], layer[0].shape[1]))
            for number, (before, layer) in enumerate(pairwise(hidden), 1)
        ]
        for (weights, bias), name, shape in wanted:
            if weights.shape != shape or bias.shape != shape[1:]:
                raise ValueError(f"expected weights of {name} of shape {shape}, not {weights.shape} and {bias.shape}")
        self._room = [np.zeros(layer[0].shape[1], np.float32) for layer in self.layers]

    @property
    def inputs(self) -> int:
        """How many numbers it looks at."""
        return int(self.layers[0][0].shape[0])

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write it to a file, which is whole or not there."""
        told = {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.game.rules.VERSION,
            "seats": self.seats,
            "factors": [list(factor) for factor in self.numbering.factors] if len(self.numbering.factors) > 1 else [],
        }
        arrays: dict[str, Any] = {
            f"{name}{number}": part
            for number, layer in enumerate(self.layers)
            for name, part in zip("wb", layer, strict=True)
        }
        target = Path(path)
        unfinished = target.with_name(f".{target.name}.{os.getpid()}")
        with unfinished.open("wb") as file:
            np.savez_compressed(file, told=np.array(json.dumps(told)), codes=self.numbering.codes, **arrays)
        unfinished.replace(target)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> "Network":
        """Read a file that `save` has written. Raises Unusable, a ValueError that says what was expected."""
        try:
            with Path(path).open("rb") as file, np.load(file, allow_pickle=False) as kept:
                told = json.loads(str(kept["told"]))
                if told["format"] != FORMAT:
                    raise ValueError(f"its format is {told['format']!r}, not {FORMAT!r}")
                game = find_game(told["game"])
                if told["rules"] != game.rules.VERSION:
                    raise ValueError(
                        f"it has learned rules {told['rules']} of {game.id}; this program knows {game.rules.VERSION}"
                    )
                numbering = Numbering(kept["codes"], [Factor(*factor) for factor in told["factors"]])
                layers = [(kept[f"w{number}"], kept[f"b{number}"]) for number in range((len(kept.files) - 2) // 2)]
                return cls(game, told["seats"], numbering, layers)
        except FileNotFoundError:
            raise Unusable(f"{path}: there is no such file") from None
        except (BadZipFile, EOFError, KeyError, TypeError, OSError, UnknownGame, ValueError) as problem:
            raise Unusable(f"{path}: no network that can play: {problem}") from None

    def look(self, numbers: Any, mask: Any) -> tuple[Any, float]:
        """What it thinks of a position.

        Args:
            numbers: of a view, of shape (inputs - len(numbering),).
            mask: of the legal moves, of shape (len(numbering),).

        Returns the logits of the legal moves, in the order of their numbers, and the value.
        """
        now = np.concatenate([numbers, mask], dtype=np.float32)
        for (weights, bias), room in zip(self.layers[:-2], self._room, strict=False):
            pass_layer(now, weights, bias, room, True)
            now = room
        for (weights, bias), room in zip(self.layers[-2:], self._room[-2:], strict=True):
            pass_layer(now, weights, bias, room, False)
        parts = self.numbering.parts[np.flatnonzero(mask)] + self._starts
        return self._room[-2][parts].sum(axis=1), float(self._room[-1][0])


class NetworkPlayer:
    """Plays what a network thinks best; an object that can sit wherever players are named.

    Args:
        network: a `Network`, or the file of one.

    Raises ValueError when the file holds no network that can play.
    """

    def __init__(self, network: Network | str | os.PathLike[str]) -> None:
        self.network = network if isinstance(network, Network) else Network.load(network)
        self._encoder: Encoder | None = None
        self._variant: Variant | None = None

    def choose(self, view: View, moves: Sequence[Move] = ()) -> int:  # noqa: ARG002
        """The code of the move that it plays. Raises ValueError for a game, a number of players or a deck that it has not learned."""
        network, numbering = self.network, self.network.numbering
        if self._encoder is None or self._variant is not view.variant or self._encoder.seats != view.seats:
            self._encoder, self._variant = self._encoder_for(view.variant, view.seats), view.variant
        mask = np.zeros(len(numbering), np.bool_)
        for move in view.legal():
            mask[numbering.number(move.code)] = True
        views = view.game.new_states(1)
        views[0] = view.record
        logits, _ = network.look(self._encoder.encode(views, [view.seat])[0], mask)
        return numbering.code(int(np.flatnonzero(mask)[logits.argmax()]))

    def _encoder_for(self, variant: Variant, seats: int) -> Encoder:
        network = self.network
        if variant.game.id != network.game.id or seats != network.seats:
            raise ValueError(
                f"the network has learned {network.game.id} for {network.seats} players, not {variant.game.id} for {seats}"
            )
        encoder = Encoder(variant.game, seats, variant.materials, variant.game.option_codes(variant.options))
        if encoder.size + len(network.numbering) != network.inputs:
            raise ValueError(
                f"the network looks at {network.inputs} numbers, not at the {encoder.size} of a view and its moves"
            )
        return encoder


def player_in(path: str) -> type:
    """A class of players that all play by the network in a file, read once. Raises Unusable when there is none that can play."""
    network = Network.load(path)

    class MyPlayer(NetworkPlayer):
        def __init__(self) -> None:
            super().__init__(network)

    return MyPlayer
