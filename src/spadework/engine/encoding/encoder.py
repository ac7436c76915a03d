"""Views of one game as arrays of numbers, with the viewing seat first."""

from typing import Any

import numpy as np

from spadework.engine.encoding.loops import decode_all, encode_all
from spadework.engine.encoding.plan import Plan, elements, make_plan
from spadework.engine.game import Game
from spadework.engine.interface import SPECTATOR, Codes


class Encoder:
    """Encodes views as numbers, and decodes the numbers into views again, exactly, for every field.

    Seats are relative to the viewer: of everything that belongs to seats, the viewer's numbers come first, then the next seat's. So a
    network needn't learn the same for each seat. A spectator's view is encoded like seat 0's.

    Args:
        game: the game of the views.
        seats: number of seats.
        materials: the printed material, in an array of one.
        options: the choices of the rules' options, as `deal` takes them.
        one_hot: whether each value of a kind has a number of its own, as most networks need; otherwise one number is the index of the
            value, for embeddings.

    Raises ValueError when the game can't be played with this number of seats.
    """

    def __init__(self, game: Game, seats: int, materials: Any, options: Codes, *, one_hot: bool = True) -> None:
        game.check_seats(seats)
        self.game, self.seats, self.one_hot = game, seats, one_hot
        self._plan, names = plan_for(game, seats, one_hot)
        self.names = tuple(names)
        """Names of the numbers: a field, the indices in it relative to the viewer, and the value or the thing."""
        dealt = game.new_states(1)
        game.rules.deal(materials[0], dealt[0], seats, options)
        # Fields that are not encoded stay as each seat sees them at the beginning; the spectator's view comes last.
        self._blanks = game.new_states(seats + 1)
        for seat in (*range(seats), SPECTATOR):
            game.rules.view(materials[0], dealt[0], seat, self._blanks[seat])

    @property
    def size(self) -> int:
        """Length of an encoded view."""
        return len(self.names)

    def __repr__(self) -> str:
        return f"<Encoder of {self.game.id} for {self.seats} seats: {self.size:,} numbers>"

    def encode(self, views: Any, seats: Any, out: Any = None) -> Any:
        """Encode views.

        Args:
            views: records of the game's STATE type, of shape (n,).
            seats: the viewers, of shape (n,); SPECTATOR is allowed.
            out: float32 of shape (n, size), to be filled; by default a new array.

        Returns float32 of shape (n, size). Raises ValueError for another type or shape, or a seat that does not exist.

        >>> import spadework
        >>> batch = spadework.Batch(spadework.game_ids()[1], count=3)
        >>> numbers = batch.encoder.encode(batch.views, batch.to_move)
        >>> numbers.shape == (3, batch.encoder.size)
        True
        >>> bool((batch.encoder.decode(numbers, batch.to_move) == batch.views).all())
        True
        """
        views = np.asarray(views)
        if views.dtype.fields != self.game.rules.STATE.fields or views.ndim != 1:
            raise ValueError(
                f"expected views of {self.game.id} of shape (n,), not {views.dtype} of shape {views.shape}"
            )
        if (views["seats"] != self.seats).any():
            raise ValueError(f"expected views of games with {self.seats} players, not {views['seats'].max()}")
        lookers = self._lookers(seats, len(views))
        out = room_for(out, (len(views), self.size), np.float32)
        self.fill(views, lookers, 0, len(views), out)
        return out

    def fill(self, views: Any, seats: Any, first: int, end: int, out: Any) -> None:
        """Fill in the rows from `first` up to `end` without validation; several threads may fill different rows at the same time."""
        encode_all(self._plan, _bytes(views), seats, first, end, out)

    def decode(self, numbers: Any, seats: Any) -> Any:
        """Decode views from their numbers.

        Args:
            numbers: float32 of shape (n, size).
            seats: the viewers, of shape (n,).

        Returns records of the game's STATE type, of shape (n,). Raises ValueError for another shape, or a seat that does not exist.
        """
        array = np.asarray(numbers, np.float32)
        if array.ndim != 2 or array.shape[1] != self.size:
            raise ValueError(f"expected numbers of shape (n, {self.size}), not {array.shape}")
        lookers = self._lookers(seats, len(array))
        views = self._blanks[lookers]
        decode_all(self._plan, array, lookers, _bytes(views))
        return views

    def _lookers(self, seats: Any, count: int) -> Any:
        lookers = np.asarray(seats)
        if lookers.shape != (count,) or not np.issubdtype(lookers.dtype, np.integer):
            raise ValueError(
                f"expected seats as integers of shape ({count},), not {lookers.dtype} of shape {lookers.shape}"
            )
        if count and not (lookers.min() >= SPECTATOR and lookers.max() < self.seats):
            raise ValueError(f"seats are 0 to {self.seats - 1}, or {SPECTATOR} for a spectator")
        return lookers.astype(np.int32, copy=False)


def room_for(out: Any, shape: tuple[int, int], kind: Any) -> Any:
    """Return an array to fill: a new one, or the caller's after checking it. Raises ValueError."""
    if out is None:
        return np.empty(shape, kind)
    if not isinstance(out, np.ndarray) or not out.flags.writeable:
        raise ValueError(f"expected a writable array, not {type(out).__name__}")
    if out.dtype != kind or out.shape != shape:
        raise ValueError(f"expected {np.dtype(kind)} of shape {shape}, not {out.dtype} of shape {out.shape}")
    return out


def plan_for(game: Game, seats: int, one_hot: bool) -> tuple[Plan, list[str]]:
    """Return the plan for encoding views of a game with this number of seats, and the names of the numbers."""
    found = list(elements(game.rules.STATE, game.encoding.FIELDS, seats, game.rules.SEATS[-1]))
    return make_plan(found, game.factors, seats, one_hot)


def size_of(game: Game, seats: int, *, one_hot: bool = True) -> int:
    """Return the length of an encoded view of a game with this number of seats."""
    return len(plan_for(game, seats, one_hot)[1])


def _bytes(records: Any) -> Any:
    """Return the bytes of records, one row each, without copying."""
    return (
        np.ascontiguousarray(records)
        .view(np.dtype((np.uint8, records.dtype.itemsize)))
        .reshape(len(records), records.dtype.itemsize)
    )
