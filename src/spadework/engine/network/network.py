"""A network of a game for all numbers of seats, in memory and in a file."""

import json
import math
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import ZipFile

import numpy as np
from numpy.lib.format import read_array_header_1_0, read_array_header_2_0, read_magic

from spadework.engine.interface import Deck
from spadework.engine.interface.encoding import Factor, Things
from spadework.engine.material import digest
from spadework.engine.network.inputs import Inputs
from spadework.engine.network.known import Known, is_rising, transferred, wrong_things
from spadework.engine.network.net import Guide, Net, Weights, new_activations

if TYPE_CHECKING:
    from spadework.engine.game import Game

FORMAT = "network-4"
ENDING = ".npz"

MOST_DECKS = 16
"""Maximum networks for other decks in the cache."""

MOST_ARRAYS = 64
MOST_BYTES = 1 << 28
"""Maximum unpacked size of a file."""

HEADERS = {(1, 0): read_array_header_1_0, (2, 0): read_array_header_2_0}
"""Readers of array headers, by version of the npy format."""


class Network:
    """Two hidden layers of rectified linear units, followed by two linear heads: policy and value.

    Args:
        game: the game it plays.
        seats: the numbers of seats that it was trained for.
        known: the codes and things of the deck that it was trained on.
        weights: the trained weights.
        usual: the usual inputs, of shape (numbers of seats in the game, inputs for a view).

    Raises ValueError if the shapes don't match each other or the game.
    """

    def __init__(self, game: "Game", seats: tuple[int, ...], known: Known, weights: Weights, usual: Any) -> None:
        if not seats:
            raise ValueError("expected numbers of seats, not none")
        for number in seats:
            game.check_seats(number)
        self.game, self.seats, self.known = game, seats, known
        self.inputs = Inputs(game, known.codes)
        self.weights = Weights(*(np.ascontiguousarray(part, np.float32) for part in weights))
        self.usual = np.ascontiguousarray(usual, np.float32)
        self._nets: dict[int, Net] = {}
        self._others: dict[str, Network] = {}
        tables, (one, two) = len(game.rules.SEATS), self.widths
        wanted = {
            "first": (self.inputs.inputs, one),
            "first_bias": (tables, one),
            "second": (one, two),
            "second_bias": (two,),
            "policy": (self.inputs.outputs, two),
            "policy_bias": (self.inputs.outputs,),
            "value": (two, self.inputs.most_seats + 1),
            "value_bias": (self.inputs.most_seats + 1,),
        }
        found = {**self.weights._asdict(), "usual": self.usual}
        for name, shape in {**wanted, "usual": (tables, self.inputs.view)}.items():
            if found[name].shape != shape:
                raise ValueError(f"expected {name} to be of shape {shape}, not {found[name].shape}")
            # Weights rounded to 16 bits may overflow.
            if not np.isfinite(found[name]).all():
                raise ValueError("some weights are not finite")

    def __getstate__(self) -> dict[str, Any]:
        """Return the state without caches, which a copy rebuilds."""
        return {**vars(self), "_nets": {}, "_others": {}}

    @property
    def widths(self) -> tuple[int, int]:
        """Sizes of the hidden layers."""
        return (int(self.weights.first.shape[-1]), int(self.weights.second.shape[-1]))

    def __repr__(self) -> str:
        size = sum(part.size for part in self.weights)
        return f"<Network for {self.game.id} with {', '.join(map(str, self.seats))} players: {size:,} weights>"

    def net(self, seats: int) -> Net:
        """Return the network for tables with this number of seats, as compiled code takes it."""
        if seats not in self._nets:
            self._nets[seats] = self.inputs.net(self.weights, self.usual, seats)
        return self._nets[seats]

    def guide(self, seats: int) -> Guide | None:
        """Return the network with separate activations for tables with this number of seats; None if it was not trained for them."""
        if seats not in self.seats:
            return None
        net = self.net(seats)
        return Guide(net, new_activations(net, self.game.rules.MOST_MOVES))

    def for_deck(self, deck: Deck) -> "Network":
        """Return the network transferred to a deck by the features of its things; itself if they are those that it was trained on."""
        found = self._others.get(name := digest(deck.record))
        if found is None:
            other = Known.of(self.game, deck.record)
            found = self
            if not self.known.is_same(other):
                weights, usual = transferred(self.inputs, self.known, other, self.weights, self.usual)
                found = Network(self.game, self.seats, other, weights, usual)
            if len(self._others) >= MOST_DECKS:
                self._others.pop(next(iter(self._others)), None)
            self._others[name] = found
        return found

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write a file atomically, its weights rounded to 16 bits.

        Raises ValueError if the name does not end in .npz or the folder does not exist.
        """
        target = Path(path)
        if target.suffix != ENDING or not target.parent.is_dir():
            raise ValueError(f"expected a file name ending in {ENDING} in an existing folder, not {path}")
        header = {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.game.rules.VERSION,
            "seats": self.seats,
            "factors": [list(factor) for factor in self.game.factors],
            "things": list(self.known.things),
        }
        arrays: dict[str, Any] = {name: part.astype(np.float16) for name, part in self.weights._asdict().items()}
        for name, things in self.known.things.items():
            arrays |= {f"{name}.{part}": found for part, found in things._asdict().items()}
        unfinished = target.with_name(f".{target.name}.{os.getpid()}")
        with unfinished.open("wb") as file:
            np.savez_compressed(
                file,
                header=np.array(json.dumps(header)),
                codes=self.known.codes,
                usual=self.usual.astype(np.float16),
                **arrays,
            )
        unfinished.replace(target)


class Guides:
    """The guides of one player, with separate activations for each number of seats.

    Args:
        network: the network; None if the player has none.
        deck: the deck in play.
    """

    def __init__(self, network: Network | None, deck: Deck) -> None:
        self._network = network and network.for_deck(deck)
        self._known: dict[int, Guide | None] = {}

    def at(self, seats: int) -> Guide | None:
        """Return the guide for tables with this number of seats; None if there is no network for them."""
        if seats not in self._known:
            self._known[seats] = self._network.guide(seats) if self._network else None
        return self._known[seats]


def read_network(path: str | os.PathLike[str], find_game: Callable[[str], "Game"]) -> Network:
    """Read a file written by `Network.save`.

    Args:
        path: the file.
        find_game: returns a game by its id.

    Raises ValueError if the file holds no network for a game of this version.
    """
    try:
        return _read(Path(path), find_game)
    # The file may hold anything; zip and its decompressors raise many kinds of errors.
    except Exception as problem:
        raise ValueError(f"{path}: not a usable network: {problem or type(problem).__name__}") from None


def _read(path: Path, find_game: Callable[[str], "Game"]) -> Network:
    _check_arrays(path)
    with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
        header = json.loads(str(stored["header"]))
        if header["format"] != FORMAT:
            raise ValueError(f"expected format {FORMAT!r}, not {header['format']!r}")
        game = find_game(header["game"])
        if header["rules"] != game.rules.VERSION:
            raise ValueError(f"trained for rules {header['rules']} of {game.id}; this program has {game.rules.VERSION}")
        if [Factor(*factor) for factor in header["factors"]] != list(game.factors):
            raise ValueError(f"its factors don't match {game.id}")
        codes = stored["codes"]
        if not is_rising(codes):
            raise ValueError("its codes are not in ascending order")
        arrays = {name: stored[name] for name in Weights._fields}
        if any(part.dtype != np.float16 for part in (*arrays.values(), stored["usual"])):
            raise ValueError("its weights are not float16")
        things = {name: Things(*(stored[f"{name}.{part}"] for part in Things._fields)) for name in header["things"]}
        if problem := wrong_things(game, things):
            raise ValueError(problem)
        return Network(game, tuple(header["seats"]), Known(codes, things), Weights(**arrays), stored["usual"])


def _check_arrays(path: Path) -> None:
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
