"""A network that plays: its weights in a file, and the way through it compiled by Numba."""

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

from spadework.engine.contract.encoding import Factor
from spadework.engine.discovery import game as find_game
from spadework.engine.encoding import Encoder, Numbering, size_of
from spadework.engine.encoding.layers import pass_layer
from spadework.engine.game import Game
from spadework.players.own import Unusable
from spadework.table import Move, Variant, View

FORMAT = "network-1"
ENDING = ".npz"

MOST_ARRAYS = 64
MOST_BYTES = 1 << 28
"""So much a file may hold, unpacked."""

HEADERS = {(1, 0): read_array_header_1_0, (2, 0): read_array_header_2_0}
"""How the headers of arrays are read, by the version of their format."""

Layer = tuple[Any, Any]
"""Weights of shape (inputs, outputs), and what is added, of shape (outputs,); float32."""


def is_network(player: str) -> bool:
    """Whether a player is named by the file of a network.

    >>> is_network("clever.npz"), is_network("clever.py")
    (True, False)
    """
    return player.endswith(ENDING)


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
        numbers = size_of(game, seats)
        if len(self.layers) < 3:
            raise ValueError(
                f"expected a hidden layer at least, the policy and the value, not {len(self.layers)} layers"
            )
        values = [factor.values for factor in numbering.factors]
        if (numbering.parts >= values).any():
            raise ValueError(f"expected codes of {game.id}, and some have other parts than its factors")
        self._starts = np.cumsum([0, *values[:-1]])
        *hidden, policy, value = self.layers
        if not all(np.isfinite(part).all() for layer in self.layers for part in layer):
            raise ValueError("expected weights that are numbers, and some are not")
        widths = [numbers + len(numbering), *(layer[0].shape[-1] for layer in hidden)]
        wanted = [
            (f"layer {number}", layer, pair)
            for number, (layer, pair) in enumerate(zip(hidden, pairwise(widths), strict=True), 1)
        ]
        wanted += [("the policy", policy, (widths[-1], sum(values))), ("the value", value, (widths[-1], 1))]
        for name, (weights, bias), shape in wanted:
            if weights.shape != shape or bias.shape != shape[1:]:
                raise ValueError(f"expected weights of {name} of shape {shape}, not {weights.shape} and {bias.shape}")

    @property
    def inputs(self) -> int:
        """How many numbers it looks at."""
        return int(self.layers[0][0].shape[0])

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write it to a file, which is whole or not there. Raises ValueError when it is not called .npz, or there is no such folder."""
        if not is_network(str(path)) or not Path(path).parent.is_dir():
            raise ValueError(f"expected the name of a file in a folder that is there, ending in {ENDING}; not {path}")
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
        """Read a file that `save` has written. Raises Unusable, a ValueError that says what was expected."""
        # What is no file, such as a pipe, might never end.
        if not Path(path).is_file():
            raise Unusable(f"{path}: there is no such file")
        try:
            return cls._read(Path(path))
        # Whatever stands in the file, it is no more than no network; what reads it, zip and its compressions among it, raises much.
        except Exception as problem:
            raise Unusable(f"{path}: no network that can play: {problem or type(problem).__name__}") from None

    @classmethod
    def _read(cls, path: Path) -> "Network":
        check_arrays(path)
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            told = json.loads(str(kept["told"]))
            if told["format"] != FORMAT:
                raise ValueError(f"its format is {told['format']!r}, not {FORMAT!r}")
            game = find_game(told["game"])
            if told["rules"] != game.rules.VERSION:
                raise ValueError(
                    f"it has learned rules {told['rules']} of {game.id}; this program knows {game.rules.VERSION}"
                )
            if [Factor(*factor) for factor in told["factors"]] != list(game.factors):
                raise ValueError(f"its factors are not those of {game.id}")
            codes = kept["codes"]
            if (
                codes.dtype != np.int32
                or codes.ndim != 1
                or not len(codes)
                or (np.diff(codes.astype(np.int64)) <= 0).any()
            ):
                raise ValueError("its codes are no rising numbers")
            layers = [(kept[f"w{number}"], kept[f"b{number}"]) for number in range((len(kept.files) - 2) // 2)]
            if any(part.dtype != np.float32 for layer in layers for part in layer):
                raise ValueError("its weights are not float32")
            return cls(game, told["seats"], Numbering(codes, game.factors), layers)

    def look(self, numbers: Any, mask: Any) -> tuple[Any, float]:
        """What it thinks of a position.

        Args:
            numbers: of a view, of shape (inputs - len(numbering),).
            mask: of the legal moves, of shape (len(numbering),).

        Returns the logits of the legal moves, in the order of their numbers, and the value.
        """
        now = np.concatenate([numbers, mask], dtype=np.float32)
        if now.shape != (self.inputs,):
            raise ValueError(f"expected {self.inputs} numbers, those of the mask counted, not {now.shape}")
        *hidden, policy, value = self.layers
        for weights, bias in hidden:
            now = passed(now, weights, bias, rectified=True)
        logits = passed(now, *policy, rectified=False)
        parts = self.numbering.parts[np.flatnonzero(mask)] + self._starts
        return logits[parts].sum(axis=1), float(passed(now, *value, rectified=False)[0])


def passed(inputs: Any, weights: Any, bias: Any, *, rectified: bool) -> Any:
    """The outputs of a layer."""
    outputs = np.empty(len(bias), np.float32)
    pass_layer(inputs, weights, bias, outputs, rectified)
    return outputs


def check_arrays(path: Path) -> None:
    """See that a file holds a few plain arrays that are as large as they say. Raises ValueError, and BadZipFile."""
    with ZipFile(path) as archive:
        members = archive.infolist()
        size = sum(member.file_size for member in members)
        if len(members) > MOST_ARRAYS or size > MOST_BYTES:
            raise ValueError(
                f"it has {len(members)} arrays of {size:,} bytes; at most {MOST_ARRAYS} of {MOST_BYTES:,} are read"
            )
        for member in members:
            with archive.open(member) as file:
                read_header = HEADERS[read_magic(file)]
                shape, _, kind = read_header(file)
                if kind.hasobject or math.prod(shape) * kind.itemsize + file.tell() != member.file_size:
                    raise ValueError(f"{member.filename} is no array of numbers")


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

    def check_fits(self, game: Game, seats: int | None = None) -> None:
        """Raise Unusable when it has not learned a game, or not with so many players."""
        network = self.network
        if game.id != network.game.id or seats not in (None, network.seats):
            wanted = game.id if seats is None else f"{game.id} for {seats}"
            raise Unusable(f"the network has learned {network.game.id} for {network.seats} players, not {wanted}")

    def choose(self, view: View, moves: Sequence[Move] = ()) -> int:  # noqa: ARG002
        """The code of the move that it plays. Raises ValueError for a game, a number of players or a deck that it has not learned, or when
        the seat has no move."""
        network, numbering = self.network, self.network.numbering
        if self._encoder is None or self._variant is not view.variant or self._encoder.seats != view.seats:
            self.check_fits(view.game, view.seats)
            self._encoder, self._variant = view.variant.new_encoder(view.seats), view.variant
        legal = view.legal()
        if not legal:
            raise ValueError(f"expected a view of a seat that is to move; seat {view.seat} is not")
        mask = np.zeros(len(numbering), np.bool_)
        for move in legal:
            mask[numbering.number(move.code)] = True
        views = view.game.new_states(1)
        views[0] = view.record
        logits, _ = network.look(self._encoder.encode(views, [view.seat])[0], mask)
        return numbering.code(int(np.flatnonzero(mask)[logits.argmax()]))


def player_in(path: str) -> type:
    """A class of players that all play by the network in a file, read once. Raises Unusable when there is none that can play."""
    network = Network.load(path)

    class MyPlayer(NetworkPlayer):
        def __init__(self) -> None:
            super().__init__(network)

    return MyPlayer
