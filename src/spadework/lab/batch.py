"""Many games in parallel for machine learning: each step moves in all of them, at the speed of the rules."""

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import islice, pairwise
from threading import Lock
from typing import Any, Literal

import numpy as np

from spadework.engine.encoding import Encoder, Numbering
from spadework.engine.encoding.encoder import room_for
from spadework.engine.encoding.loops import find_all, number_all
from spadework.engine.game import Game
from spadework.engine.stepping.lanes import AT_THE_END, POINTS, Lanes, Terms, copied, new_lanes, new_scratch
from spadework.engine.stream import SEED
from spadework.table import Position, Variant

Rewards = Literal["wins", "points"]
REWARDS: Mapping[str, int] = {"wins": AT_THE_END, "points": POINTS}

MOST = (1 << 31) - 1

LISTED = 8
"""Number of moves or outcomes listed in an error."""

LONGEST_GAME = 10_000
"""Moves after which a game without a natural end is stopped."""


class Batch:
    """Games played in parallel. Each step makes one move in each game; observations are those of the seat that moves.

    Everything is an array whose entry n belongs to lane n, and is overwritten by each step: copy what you keep. When a game ends, the next
    one is dealt in its lane immediately. Lane n plays games n, n + count, n + 2 · count and so on of the seed. A game draws its chance from
    the stream of its number, so the games don't depend on the number of threads and equal those of `spadework.simulate` with the same seed.

    Seats that choose simultaneously are asked one after another; none sees the others' choices.

    Args:
        game: a game, its id, or a variant with its options and deck.
        seats: number of players.
        count: number of lanes.
        seed: any whole number.
        options: the table's options, by name; a variant already has them.
        rewards: "wins": each seat's share of the win when the game ends, else 0; "points": the change of a seat's points in the last step.
        threads: number of threads that step the lanes.
        limit: moves of seats after which a game is truncated.

    Raises:
        UnknownGame: unknown game id.
        ValueError: unsupported number of seats, unknown option, or a number out of range.
        MaterialError: the chosen deck is unusable.

    >>> import spadework
    >>> batch = spadework.Batch(spadework.game_ids()[1], seats=2, count=8, seed=5)
    >>> ended = 0
    >>> while ended < 8:
    ...     batch.step(batch.any_moves(seed=ended))
    ...     ended += int(batch.terminated.sum())
    >>> batch.views.dtype == batch.variant.game.rules.STATE, batch.mask.shape == batch.moves.shape
    (True, True)
    """

    def __init__(
        self,
        game: str | Game | Variant,
        seats: int = 2,
        count: int = 1,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        *,
        rewards: Rewards = "wins",
        threads: int = 1,
        limit: int = LONGEST_GAME,
    ) -> None:
        self.variant = game if isinstance(game, Variant) else Variant.of(game, options)
        """The game with its options and deck."""
        found = self.variant.game
        found.check_seats(seats)
        if not isinstance(seed, int | np.integer):
            raise TypeError(f"expected seed to be a whole number, not {seed!r}")
        check_rewards(rewards)
        for name, number in (("count", count), ("threads", threads), ("limit", limit)):
            if not (isinstance(number, int | np.integer) and 1 <= number <= MOST):
                raise ValueError(f"expected {name} to be a whole number from 1 to {MOST:,}, not {number!r}")
        self._terms = Terms(
            materials=self.variant.materials,
            options=found.option_codes(self.variant.options),
            seats=seats,
            seed=int(seed) & SEED,
            limit=limit,
            rewards=REWARDS[rewards],
            lanes=count,
        )
        self._take_lanes(new_lanes(found.rules, seats, count))
        self._take_threads(threads)
        self._each(found.stepping.begin_all)

    def _take_lanes(self, lanes: Lanes) -> None:
        self._lanes, self._shown = lanes, Lanes(*map(read_only, lanes))

    def _take_threads(self, threads: int) -> None:
        count = len(self)
        ends = np.linspace(0, count, min(threads, count) + 1).astype(int).tolist()
        self._parts = list(pairwise(ends))
        # Choices are validated against the legal moves when they are played.
        self._one_at_a_time = Lock()
        self._scratch = [new_scratch(self.variant.game.rules, self.seats) for _ in self._parts]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def _each(self, function: Callable[..., None], *more: Any) -> None:
        """Call a compiled function for each thread's lanes."""
        scratch = dict(zip(self._parts, self._scratch, strict=True))
        self._split(
            lambda first, end: function(self._terms, self._lanes, first, end, *more, scratch[first, end]),
        )

    def _split(self, function: Callable[[int, int], object]) -> list[Any]:
        """Call a function with the start and end of each thread's lanes."""
        if self._pool is None:
            return [function(0, len(self))]
        return [done.result() for done in [self._pool.submit(function, *part) for part in self._parts]]

    def __len__(self) -> int:
        return len(self._lanes.numbers)

    def __repr__(self) -> str:
        return f"<Batch of {len(self):,} games of {self.variant.game.id}, {self.seats} seats>"

    # Read-only properties: compiled code trusts the arrays it has filled.

    @property
    def seats(self) -> int:
        """Number of players in each game."""
        return self._terms.seats

    @property
    def to_move(self) -> Any:
        """Seat that moves next, of shape (count,)."""
        return self._shown.seats

    @property
    def views(self) -> Any:
        """View of the seat that moves next: records of the game's STATE type, of shape (count,)."""
        return self._shown.views

    @property
    def moves(self) -> Any:
        """Codes of the legal moves, of shape (count, MOST_MOVES); only the first `counts[n]` of a lane are valid."""
        return self._shown.moves

    @property
    def counts(self) -> Any:
        """Number of legal moves, of shape (count,)."""
        return self._shown.counts

    @property
    def mask(self) -> Any:
        """Valid entries of `moves`, as a new array of bools of the same shape."""
        return np.arange(self._lanes.moves.shape[1], dtype=np.int32) < self._lanes.counts[:, None]

    @cached_property
    def encoder(self) -> Encoder:
        """Encoder of views as numbers, the moving seat first, and back."""
        return self.new_encoder()

    def new_encoder(self, *, one_hot: bool = True) -> Encoder:
        """Return a new encoder; without `one_hot`, a category is a single number. See `Encoder`."""
        return self.variant.new_encoder(self.seats, one_hot=one_hot)

    @cached_property
    def numbering(self) -> Numbering:
        """Consecutive numbers for all possible moves of the game with this number of players."""
        return Numbering.of_moves(self.variant.game, self._terms.materials[0], self.seats)

    def observe(self, encoder: Encoder | None = None, out: Any = None) -> Any:
        """Return the encoded views of the moving seats.

        Args:
            encoder: by default `encoder`.
            out: array to fill, float32 of shape (count, encoder.size); by default a new one.

        Raises ValueError if the encoder is for another game or number of seats, or `out` does not fit.
        """
        chosen = encoder or self.encoder
        if chosen.game is not self.variant.game or chosen.seats != self.seats:
            raise ValueError(f"expected an encoder of {self.variant.game.id} for {self.seats} seats, not {chosen!r}")
        out = room_for(out, (len(self), chosen.size), np.float32)
        self._split(lambda first, end: chosen.fill(self._lanes.views, self._lanes.seats, first, end, out))
        return out

    def number_mask(self, out: Any = None) -> Any:
        """Return the legal moves as a mask over `numbering`.

        Args:
            out: array to fill, bools of shape (count, len(numbering)); by default a new one.

        Raises ValueError if a legal move is missing from the game's numbering.
        """
        keys, numbers = self.numbering.keys, self.numbering.numbers
        out = room_for(out, (len(self), len(self.numbering)), np.bool_)
        lanes = self._lanes
        for missing in self._split(
            lambda first, end: number_all(keys, numbers, lanes.moves, lanes.counts, first, end, out)
        ):
            if missing >= 0:
                raise ValueError(f"{self.variant.game.id}: its move_codes lack {missing}, which is legal")
        return out

    @property
    def rewards(self) -> Any:
        """rewards[n, seat]: reward of the last step, of shape (count, seats)."""
        return self._shown.rewards

    @property
    def terminated(self) -> Any:
        """Whether the last step ended a game, of shape (count,); the next one is already dealt."""
        return self._shown.terminated

    @property
    def final_points(self) -> Any:
        """final_points[n, seat]: points at the end of the last game that ended, of shape (count, seats)."""
        return self._shown.final_points

    @property
    def truncated(self) -> Any:
        """Whether a game was cut off by the limit after the last step, of shape (count,); the next one is already dealt."""
        return self._shown.truncated

    @property
    def last_views(self) -> Any:
        """Final views of the seats that would have moved next, for bootstrapping; valid where `truncated` is true."""
        return self._shown.last_views

    @property
    def last_to_move(self) -> Any:
        """The seat of each of the `last_views`, of shape (count,)."""
        return self._shown.last_seats

    @property
    def numbers(self) -> Any:
        """Numbers of the games in play, of shape (count,)."""
        return self._shown.numbers

    @property
    def lengths(self) -> Any:
        """Moves made by seats in the games in play, of shape (count,)."""
        return self._shown.lengths

    # Playing

    def step(self, choices: Any) -> None:
        """Play a move in each game.

        Args:
            choices: for each lane the index of a move in `moves`: whole numbers of shape (count,), at least 0 and less than `counts`.

        Raises ValueError for a wrong shape, type or index, without playing any move.
        """
        with self._one_at_a_time:
            self._each(self.variant.game.stepping.step_all, self._checked(choices))

    def step_codes(self, codes: Any) -> None:
        """Play moves given by their codes. Raises ValueError for an illegal move, without playing any."""
        self._play(self._whole(codes, "codes"), int)

    def step_numbers(self, numbers: Any) -> None:
        """Play moves given by their numbers in `numbering`. Raises ValueError for an illegal move, without playing any."""
        wanted = self._whole(numbers, "numbers")
        if wanted.size and not (wanted.min() >= 0 and wanted.max() < len(self.numbering)):
            raise ValueError(
                f"expected move numbers from 0 to {len(self.numbering) - 1:,}, not {wanted.min()} to {wanted.max()}"
            )
        self._play(self.numbering.codes[wanted], self.numbering.number)

    def _play(self, codes: Any, called: Callable[[int], int]) -> None:
        """Play moves by code; `called` converts a code to the caller's terms for errors. Raises ValueError."""
        places = np.empty(len(self), np.int64)
        with self._one_at_a_time:
            lane = find_all(self._lanes.moves, self._lanes.counts, codes, places)
            if lane >= 0:
                listed = some_of(map(called, self._lanes.moves[lane, : self._lanes.counts[lane]].tolist()))
                raise ValueError(
                    f"lane {lane}: seat {self._lanes.seats[lane]} can't play {called(int(codes[lane]))}; its legal moves are {listed}"
                )
            self._each(self.variant.game.stepping.step_all, places)

    def _whole(self, numbers: Any, name: str) -> Any:
        # A copy, since compiled code trusts the checked values, and another thread may write to the caller's array in the meantime.
        array = np.array(numbers)
        if array.shape != (len(self),) or not np.issubdtype(array.dtype, np.integer):
            raise ValueError(
                f"expected {name} to be whole numbers of shape ({len(self)},), not {array.dtype} of shape {array.shape}"
            )
        if array.size and array.max() > MOST:
            raise ValueError(f"expected {name} up to {MOST:,}, not {array.max()}")
        return array.astype(np.int64, copy=False)

    def _checked(self, choices: Any) -> Any:
        places = self._whole(choices, "choices")
        wrong = np.flatnonzero((places < 0) | (places >= self._lanes.counts))
        if wrong.size:
            lane = int(wrong[0])
            raise ValueError(
                f"lane {lane}: there is no move {places[lane]}; seat {self._lanes.seats[lane]} has {self._lanes.counts[lane]}, "
                f"from 0 to {self._lanes.counts[lane] - 1}"
            )
        return places

    def any_moves(self, seed: int) -> Any:
        """Return a uniformly random choice for each lane, for `step`."""
        return (np.random.default_rng(seed).random(len(self)) * self._lanes.counts).astype(np.int64)

    # Copies and guesses

    def clone(self) -> "Batch":
        """Return an independent copy of the games: the same choices lead to the same games."""
        twin = Batch.__new__(Batch)
        twin.variant, twin._terms = self.variant, self._terms
        twin._take_lanes(copied(self._lanes))
        twin._take_threads(len(self._parts))
        return twin

    def __copy__(self) -> "Batch":
        return self.clone()

    def __deepcopy__(self, _memo: object) -> "Batch":
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        return {
            "variant": self.variant,
            "terms": self._terms._replace(materials=None),
            "lanes": [np.array(array.view(np.uint8) if array.dtype.names else array) for array in self._lanes],
            "threads": len(self._parts),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.variant = state["variant"]
        self._terms = state["terms"]._replace(materials=self.variant.materials)
        self._take_lanes(new_lanes(self.variant.game.rules, self._terms.seats, self._terms.lanes))
        for array, content in zip(self._lanes, state["lanes"], strict=True):
            array[:] = content.view(array.dtype) if array.dtype.names else content
        self._take_threads(state["threads"])

    def guess(self, seed: int) -> Any:
        """Return for each lane a state consistent with the moving seat's view, as sampled by the rules: records of shape (count,)."""
        into = self.variant.game.new_states(len(self))
        guess = self.variant.game.stepping.guess_all
        self._split(lambda first, end: guess(self._terms, self._lanes, first, end, seed & SEED, into))
        return into

    def position(self, lane: int) -> Position:
        """Return a lane's game, with all hidden information, as an independent copy. Raises IndexError for another lane."""
        if not 0 <= lane < len(self):
            raise IndexError(f"expected a lane from 0 to {len(self) - 1}, not {lane}")
        return Position.within(self.variant, self._lanes.states[lane])


def read_only(array: Any) -> Any:
    """Return a view of an array that nobody can make writeable.

    >>> read_only(np.zeros(2)).flags.writeable = True
    Traceback (most recent call last):
    ValueError: cannot set WRITEABLE flag to True of this array
    """
    memory = memoryview(array.view(np.uint8).reshape(-1)).toreadonly()
    return np.frombuffer(memory, array.dtype).reshape(array.shape)


def check_rewards(rewards: str) -> None:
    """Raise ValueError for unknown rewards."""
    if rewards not in tuple(REWARDS):
        raise ValueError(f"unknown rewards {rewards!r}; choose from {', '.join(map(repr, REWARDS))}")


def some_of(numbers: Iterable[int]) -> str:
    """Return the first numbers of moves or outcomes, for an error message.

    >>> some_of([3, 5]), some_of(range(100))
    ('3, 5', '0, 1, 2, 3, 4, 5, 6, 7, …')
    """
    listed = list(islice(numbers, LISTED + 1))
    return ", ".join(map(str, listed[:LISTED])) + ", …" * (len(listed) > LISTED)
