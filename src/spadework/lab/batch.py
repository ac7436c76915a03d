"""Many games side by side, for those who learn: a step of each at a time, at the speed of the rules."""

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

TOLD = 8
"""So many moves or outcomes an error names."""

LONGEST_GAME = 10_000
"""Moves after which a game that can go on for ever is broken off."""


class Batch:
    """Some games that are played side by side. At each step one seat moves in each of them; whoever is to move sees what it may know.

    Everything is an array whose entry n belongs to lane n, and is filled anew by each step: copy what you keep. When a game ends, the
    next one is dealt in its lane at once. Lane n plays the games n, n + count, n + 2 · count and so on of the seed. A game draws its chance
    from the stream of its number, so the games are the same whatever the number of threads, and those of a `spadework.simulate` with the
    same seed.

    Where several seats choose at the same time, they are asked one after the other, and none sees what the others chose.

    Args:
        game: a game, its id, or a variant with its options and its deck.
        seats: how many play.
        count: how many games.
        seed: any whole number.
        options: of the table, by name; those of a variant are known.
        rewards: "wins": a part of the win to each winner when the game is over, else 0; "points": what a seat made since the step before.
        threads: how many threads step the lanes.
        limit: moves of seats after which a game is broken off.

    Raises:
        UnknownGame: there is no game of this id.
        ValueError: the game does not take so many seats or has no such option, or a number is too small.
        MaterialError: the chosen deck can't be used.

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
        """The game with its options and its deck."""
        found = self.variant.game
        found.check_seats(seats)
        if not isinstance(seed, int | np.integer):
            raise TypeError(f"seed is a whole number, not {seed!r}")
        check_rewards(rewards)
        for name, number in (("count", count), ("threads", threads), ("limit", limit)):
            if not (isinstance(number, int | np.integer) and 1 <= number <= MOST):
                raise ValueError(f"{name} is a whole number from 1 to {MOST:,}, not {number!r}")
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
        self._lanes, self._shown = lanes, Lanes(*(array.view() for array in lanes))
        for array in self._shown:
            array.flags.writeable = False

    def _take_threads(self, threads: int) -> None:
        count = len(self)
        ends = np.linspace(0, count, min(threads, count) + 1).astype(int).tolist()
        self._parts = list(pairwise(ends))
        # A choice is checked against what can be played when it is played.
        self._one_at_a_time = Lock()
        self._scratch = [new_scratch(self.variant.game.rules, self.seats) for _ in self._parts]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def _each(self, function: Callable[..., None], *more: Any) -> None:
        """Call a compiled function for the lanes of each thread."""
        scratch = dict(zip(self._parts, self._scratch, strict=True))
        self._split(
            lambda first, end: function(self._terms, self._lanes, first, end, *more, scratch[first, end]),
        )

    def _split(self, function: Callable[[int, int], object]) -> list[Any]:
        """Call a function for the first and the end of the lanes of each thread."""
        if self._pool is None:
            return [function(0, len(self))]
        return [done.result() for done in [self._pool.submit(function, *part) for part in self._parts]]

    def __len__(self) -> int:
        return len(self._lanes.numbers)

    def __repr__(self) -> str:
        return f"<Batch of {len(self):,} games of {self.variant.game.id}, {self.seats} seats>"

    # What there is to see: nobody can write there, for compiled code trusts what it has filled in.

    @property
    def seats(self) -> int:
        """How many play in each game."""
        return self._terms.seats

    @property
    def to_move(self) -> Any:
        """Which seat is to move, of shape (count,)."""
        return self._shown.seats

    @property
    def views(self) -> Any:
        """What the seat to move knows: records of the game's STATE type, of shape (count,)."""
        return self._shown.views

    @property
    def moves(self) -> Any:
        """The codes of the moves that the seat to move has, of shape (count, MOST_MOVES); only the first `counts[n]` of a lane mean
        something."""
        return self._shown.moves

    @property
    def counts(self) -> Any:
        """How many moves the seat to move has, of shape (count,)."""
        return self._shown.counts

    @property
    def mask(self) -> Any:
        """Where `moves` holds a move, as an array of bools of the same shape, made anew."""
        return np.arange(self._lanes.moves.shape[1], dtype=np.int32) < self._lanes.counts[:, None]

    @cached_property
    def encoder(self) -> Encoder:
        """Makes numbers of views, with the seat to move first, and views of them again."""
        return self.new_encoder()

    def new_encoder(self, *, one_hot: bool = True) -> Encoder:
        """Another one, as `Encoder` explains it: where `one_hot` is false, one number says which of several things something is."""
        return self.variant.new_encoder(self.seats, one_hot=one_hot)

    @cached_property
    def numbering(self) -> Numbering:
        """Numbers without gaps for all moves that there can be in this game, for so many players."""
        return Numbering.of_moves(self.variant.game, self._terms.materials[0], self.seats)

    def observe(self, encoder: Encoder | None = None, out: Any = None) -> Any:
        """What the seats to move know, as numbers.

        Args:
            encoder: how they are made; by default as `encoder` does.
            out: where they are filled in, float32 of shape (count, encoder.size); by default a new array.

        Raises ValueError when the encoder is one of another game or number of seats, or `out` is none that can be filled.
        """
        chosen = encoder or self.encoder
        if chosen.game is not self.variant.game or chosen.seats != self.seats:
            raise ValueError(f"expected an encoder of {self.variant.game.id} for {self.seats} seats, not {chosen!r}")
        out = room_for(out, (len(self), chosen.size), np.float32)
        self._split(lambda first, end: chosen.fill(self._lanes.views, self._lanes.seats, first, end, out))
        return out

    def number_mask(self, out: Any = None) -> Any:
        """Which moves the seats to move have, as a mask over `numbering`.

        Args:
            out: where it is filled in, bools of shape (count, len(numbering)); by default a new array.

        Raises ValueError when the game lists a move that its numbering lacks.
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
        """rewards[n, seat]: what the last step brought, of shape (count, seats)."""
        return self._shown.rewards

    @property
    def terminated(self) -> Any:
        """Whether the last step ended a game: another one is dealt already. Of shape (count,)."""
        return self._shown.terminated

    @property
    def truncated(self) -> Any:
        """Whether a game was broken off after the last step: another one is dealt already. Of shape (count,)."""
        return self._shown.truncated

    @property
    def last_views(self) -> Any:
        """Where `truncated` is true, what the seat knew that would have moved next, to judge a game by that was broken off."""
        return self._shown.last_views

    @property
    def last_to_move(self) -> Any:
        """Which seat that was, of shape (count,)."""
        return self._shown.last_seats

    @property
    def numbers(self) -> Any:
        """The numbers of the games that are played, of shape (count,)."""
        return self._shown.numbers

    @property
    def lengths(self) -> Any:
        """How many moves seats have made in them, of shape (count,)."""
        return self._shown.lengths

    # Playing

    def step(self, choices: Any) -> None:
        """Play a move in each game.

        Args:
            choices: for each lane the place of a move among `moves`: whole numbers of shape (count,), at least 0 and less than `counts`.

        Raises ValueError when they are of another shape or type, or one is no such place; then nothing has been played.
        """
        with self._one_at_a_time:
            self._each(self.variant.game.stepping.step_all, self._checked(choices))

    def step_codes(self, codes: Any) -> None:
        """The same by the codes of moves. Raises ValueError when one can't be played; then nothing has been played."""
        self._play(self._whole(codes, "codes"), int)

    def step_numbers(self, numbers: Any) -> None:
        """The same by the numbers that `numbering` gives to moves. Raises ValueError as `step_codes` does."""
        wanted = self._whole(numbers, "numbers")
        if wanted.size and not (wanted.min() >= 0 and wanted.max() < len(self.numbering)):
            raise ValueError(
                f"numbers of moves are 0 to {len(self.numbering) - 1:,}, not {wanted.min()} to {wanted.max()}"
            )
        self._play(self.numbering.codes[wanted], self.numbering.number)

    def _play(self, codes: Any, called: Callable[[int], int]) -> None:
        """Play moves by their codes; `called` says what a code is called by who has chosen it. Raises ValueError."""
        places = np.empty(len(self), np.int64)
        with self._one_at_a_time:
            lane = find_all(self._lanes.moves, self._lanes.counts, codes, places)
            if lane >= 0:
                told = some_of(map(called, self._lanes.moves[lane, : self._lanes.counts[lane]].tolist()))
                raise ValueError(
                    f"lane {lane}: seat {self._lanes.seats[lane]} can't play {called(int(codes[lane]))}; its moves are {told}"
                )
            self._each(self.variant.game.stepping.step_all, places)

    def _whole(self, numbers: Any, name: str) -> Any:
        array = np.asarray(numbers)
        if array.shape != (len(self),) or not np.issubdtype(array.dtype, np.integer):
            raise ValueError(
                f"expected {name} as whole numbers of shape ({len(self)},), not {array.dtype} of shape {array.shape}"
            )
        if array.size and array.max() > MOST:
            raise ValueError(f"{name} are at most {MOST:,}, not {array.max()}")
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
        """A random choice for each lane, all moves alike: what `step` takes."""
        return (np.random.default_rng(seed).random(len(self)) * self._lanes.counts).astype(np.int64)

    # Copies and guesses

    def clone(self) -> "Batch":
        """The same games, which go on by themselves: the same choices bring the same."""
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

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.variant = kept["variant"]
        self._terms = kept["terms"]._replace(materials=self.variant.materials)
        self._take_lanes(new_lanes(self.variant.game.rules, self._terms.seats, self._terms.lanes))
        for array, content in zip(self._lanes, kept["lanes"], strict=True):
            array[:] = content.view(array.dtype) if array.dtype.names else content
        self._take_threads(kept["threads"])

    def guess(self, seed: int) -> Any:
        """For each lane a state that agrees with all that the seat to move knows, as the rules sample it: records of shape (count,)."""
        into = self.variant.game.new_states(len(self))
        guess = self.variant.game.stepping.guess_all
        self._split(lambda first, end: guess(self._terms, self._lanes, first, end, seed & SEED, into))
        return into

    def position(self, lane: int) -> Position:
        """The game of a lane, with all that is hidden, to look at and to play on by itself. Raises IndexError for another lane."""
        if not 0 <= lane < len(self):
            raise IndexError(f"there is no lane {lane}; lanes are 0 to {len(self) - 1}")
        return Position.within(self.variant, self._lanes.states[lane])


def check_rewards(rewards: str) -> None:
    """Raise ValueError when there are no such rewards."""
    if rewards not in tuple(REWARDS):
        raise ValueError(f"there are no rewards {rewards!r}; choose one of {', '.join(map(repr, REWARDS))}")


def some_of(numbers: Iterable[int]) -> str:
    """The first numbers of moves or outcomes, as an error names them.

    >>> some_of([3, 5]), some_of(range(100))
    ('3, 5', '0, 1, 2, 3, 4, 5, 6, 7, …')
    """
    told = list(islice(numbers, TOLD + 1))
    return ", ".join(map(str, told[:TOLD])) + ", …" * (len(told) > TOLD)
