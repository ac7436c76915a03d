"""Policy and value networks: weights in a file, inference compiled by Numba."""

import json
import math
import os
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import numpy as np
from numpy.lib.format import read_array_header_1_0, read_array_header_2_0, read_magic

from spadework.engine.discovery import game as find_game
from spadework.engine.encoding import Encoder, Numbering, size_of
from spadework.engine.encoding.layers import pass_layer
from spadework.engine.game import Game
from spadework.engine.interface.encoding import Factor
from spadework.players.own import Unusable
from spadework.table import Move, Variant, View

FORMAT = "network-1"
ENDING = ".npz"

MOST_ARRAYS = 64
MOST_BYTES = 1 << 28
"""Maximum unpacked size of a file."""

HEADERS = {(1, 0): read_array_header_1_0, (2, 0): read_array_header_2_0}
"""Readers of array headers, by version of the npy format."""

Layer = tuple[Any, Any]
"""Weights of shape (inputs, outputs) and biases of shape (outputs,); float32."""


def is_network(player: str) -> bool:
    """Return whether a player's name is a network file.

    >>> is_network("clever.npz"), is_network("clever.py")
    (True, False)
    """
    return player.endswith(ENDING)


class Network:
    """Hidden layers of rectified linear units followed by two linear heads: policy and value.

    The inputs are a view as encoded by `Encoder`, then the mask of legal moves over a `Numbering`. The policy has one output for each value
    of each factor of the numbering; a move's logit is the sum of its factors' outputs.

    Args:
        game: the game it plays.
        seats: the number of players it was trained for.
        numbering: of the moves, as in training.
        layers: the weights; the last two are the policy's and the value's.

    Raises ValueError if the shapes don't match each other or the game.
    """

    def __init__(self, game: Game, seats: int, numbering: Numbering, layers: Sequence[Layer]) -> None:
        game.check_seats(seats)
        self.game, self.seats, self.numbering = game, seats, numbering
        self.layers = [tuple(np.ascontiguousarray(part, np.float32) for part in layer) for layer in layers]
        numbers = size_of(game, seats)
        if len(self.layers) < 3:
            raise ValueError(f"expected at least 3 layers (hidden, policy, value), not {len(self.layers)}")
        values = [factor.values for factor in numbering.factors]
        if (numbering.parts >= values).any():
            raise ValueError(f"some move codes don't match the factors of {game.id}")
        self._starts = np.cumsum([0, *values[:-1]])
        *hidden, policy, value = self.layers
        if not all(np.isfinite(part).all() for layer in self.layers for part in layer):
            raise ValueError("some weights are not finite")
        widths = [numbers + len(numbering), *(layer[0].shape[-1] for layer in hidden)]
        wanted = [
            (f"layer {number}", layer, pair)
            for number, (layer, pair) in enumerate(zip(hidden, pairwise(widths), strict=True), 1)
        ]
        wanted += [("the policy", policy, (widths[-1], sum(values))), ("the value", value, (widths[-1], 1))]
        for name, (weights, bias), shape in wanted:
            if weights.shape != shape or bias.shape != shape[1:]:
                raise ValueError(
                    f"expected {name} to have weights of shape {shape}, not {weights.shape} with biases {bias.shape}"
                )

    @property
    def inputs(self) -> int:
        """Number of inputs, including the mask."""
        return int(self.layers[0][0].shape[0])

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write a file atomically. Raises ValueError if the name does not end in .npz or the folder does not exist."""
        if not is_network(str(path)) or not Path(path).parent.is_dir():
            raise ValueError(f"expected a file name ending in {ENDING} in an existing folder, not {path}")
        told = {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.game.rules.VERSION,
            "seats": self.seats,
            "factors": [] if self.numbering.is_flat else [list(factor) for factor in self.numbering.factors],
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
        """Read a file written by `save`. Raises Unusable, a ValueError."""
        # Reading something else than a regular file, such as a pipe, might never end.
        if not Path(path).is_file():
            raise Unusable(f"{path}: file not found")
        try:
            return cls._read(Path(path))
        # Any content may be found here; zip and its decompressors raise many kinds of errors.
        except Exception as problem:
            raise Unusable(f"{path}: not a usable network: {problem or type(problem).__name__}") from None

    @classmethod
    def _read(cls, path: Path) -> "Network":
        check_arrays(path)
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            told = json.loads(str(kept["told"]))
            if told["format"] != FORMAT:
                raise ValueError(f"expected format {FORMAT!r}, not {told['format']!r}")
            game = find_game(told["game"])
            if told["rules"] != game.rules.VERSION:
                raise ValueError(
                    f"trained for rules {told['rules']} of {game.id}; this program has {game.rules.VERSION}"
                )
            if [Factor(*factor) for factor in told["factors"]] != list(game.factors):
                raise ValueError(f"its factors don't match {game.id}")
            codes = kept["codes"]
            if (
                codes.dtype != np.int32
                or codes.ndim != 1
                or not len(codes)
                or (np.diff(codes.astype(np.int64)) <= 0).any()
            ):
                raise ValueError("its codes are not in ascending order")
            layers = [(kept[f"w{number}"], kept[f"b{number}"]) for number in range((len(kept.files) - 2) // 2)]
            if any(part.dtype != np.float32 for layer in layers for part in layer):
                raise ValueError("its weights are not float32")
            return cls(game, told["seats"], Numbering(codes, game.factors), layers)

    def look(self, numbers: Any, mask: Any) -> tuple[Any, float]:
        """Evaluate a position.

        Args:
            numbers: encoded view, of shape (inputs - len(numbering),).
            mask: legal moves, of shape (len(numbering),).

        Returns the logits of the legal moves in numbering order, and the value.
        """
        now = np.concatenate([numbers, mask], dtype=np.float32)
        if now.shape != (self.inputs,):
            raise ValueError(f"expected {self.inputs} numbers including the mask, not {now.shape}")
        *hidden, policy, value = self.layers
        for weights, bias in hidden:
            now = passed(now, weights, bias, rectified=True)
        logits = passed(now, *policy, rectified=False)
        parts = self.numbering.parts[np.flatnonzero(mask)] + self._starts
        return logits[parts].sum(axis=1), float(passed(now, *value, rectified=False)[0])


def passed(inputs: Any, weights: Any, bias: Any, *, rectified: bool) -> Any:
    """Return the outputs of a layer."""
    outputs = np.empty(len(bias), np.float32)
    pass_layer(inputs, weights, bias, outputs, rectified)
    return outputs


def check_arrays(path: Path) -> None:
    """Check that a file holds a few plain arrays of the sizes they declare. Raises ValueError and BadZipFile."""
    with ZipFile(path) as archive:
        members = archive.infolist()
        size = sum(member.file_size for member in members)
        if len(members) > MOST_ARRAYS or size > MOST_BYTES:
            raise ValueError(
                f"{len(members)} arrays of {size:,} bytes exceed the limit of {MOST_ARRAYS} arrays and {MOST_BYTES:,} bytes"
            )
        for member in members:
            with archive.open(member) as file:
                read_header = HEADERS[read_magic(file)]
                shape, _, kind = read_header(file)
                if kind.hasobject or math.prod(shape) * kind.itemsize + file.tell() != member.file_size:
                    raise ValueError(f"{member.filename} is not an array of numbers")


class NetworkPlayer:
    """Plays the move with the highest logit; usable wherever a player is named.

    Args:
        network: a `Network`, or the path of its file.

    Raises ValueError if the file holds no usable network.
    """

    def __init__(self, network: Network | str | os.PathLike[str]) -> None:
        self.network = network if isinstance(network, Network) else Network.load(network)
        self._encoder: Encoder | None = None
        self._variant: Variant | None = None

    def check_fits(self, game: Game, seats: int | None = None) -> None:
        """Raise Unusable if the network was trained for another game or number of players."""
        network = self.network
        if game.id != network.game.id or seats not in (None, network.seats):
            wanted = game.id if seats is None else f"{game.id} with {seats}"
            raise Unusable(f"the network was trained for {network.game.id} with {network.seats} players, not {wanted}")

    def choose(self, view: View, moves: Sequence[Move] = ()) -> int:  # noqa: ARG002
        """Return the code of the move to play.

        Raises ValueError if the network was trained for another game, number of players or deck, or if the seat has no move.
        """
        network, numbering = self.network, self.network.numbering
        if self._encoder is None or self._variant is not view.variant or self._encoder.seats != view.seats:
            self.check_fits(view.game, view.seats)
            self._encoder, self._variant = view.variant.new_encoder(view.seats), view.variant
        legal = view.legal()
        if not legal:
            raise ValueError(f"expected a view of a seat that moves next; seat {view.seat} does not")
        mask = np.zeros(len(numbering), np.bool_)
        for move in legal:
            mask[numbering.number(move.code)] = True
        views = view.game.new_states(1)
        views[0] = view.record
        logits, _ = network.look(self._encoder.encode(views, [view.seat])[0], mask)
        return numbering.code(int(np.flatnonzero(mask)[logits.argmax()]))


def player_in(path: str) -> type:
    """Return a player class for a network file, which is read once. Raises Unusable if the file holds no usable network."""
    network = Network.load(path)

    class MyPlayer(NetworkPlayer):
        def __init__(self) -> None:
            super().__init__(network)

    return MyPlayer
