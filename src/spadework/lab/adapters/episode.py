"""A game in play for the adapters: numbered moves and chance outcomes, array observations, exact copies."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from spadework.engine.discovery import UnknownGame
from spadework.engine.encoding import Numbering
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE, MOST_SEATS, SPECTATOR
from spadework.engine.look import Standings, shares_of_win
from spadework.engine.masks import lowest_in
from spadework.engine.stream import SEED, Stream, new_stream
from spadework.lab.batch import LONGEST_GAME, some_of
from spadework.table import Variant, View
from spadework.table.variant import seats_of


class Numbers:
    """Encoding of a variant's views, moves and chance outcomes as numbers, for a number of seats.

    Args:
        variant: the game with its options and deck.
        seats: number of players.
    """

    def __init__(self, variant: Variant, seats: int) -> None:
        game, material = variant.game, variant.deck.record
        self.variant, self.seats = variant, seats
        self.encoder = variant.new_encoder(seats)
        self.moves = Numbering.of_moves(game, material, seats)
        self.outcomes = Numbering.of_chance(game, material, seats)

    def __reduce__(self) -> tuple[Any, ...]:
        return _cached_numbers, (self.variant, self.seats)

    def __deepcopy__(self, _memo: object) -> "Numbers":
        """Return itself: it is immutable."""
        return self


def new_numbers(game: str | Game | Variant, seats: int, options: Mapping[str, str] | None = None) -> Numbers:
    """Return the encoding of a game; the same object for the same arguments.

    Raises:
        UnknownGame: unknown game id.
        ValueError: unsupported number of seats or unknown option.
        MaterialError: the chosen deck is unusable, or the game has no encoding.
    """
    if isinstance(game, str):
        return _numbers_of(game, seats, tuple(sorted((options or {}).items())))
    variant = game if isinstance(game, Variant) else Variant.of(game, options)
    variant.game.check_seats(seats)
    return Numbers(variant, seats)


@lru_cache
def _numbers_of(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> Numbers:
    variant = Variant.of(game, dict(options))
    variant.game.check_seats(seats)
    return Numbers(variant, seats)


def _cached_numbers(variant: Variant, seats: int) -> Numbers:
    """Return a variant's encoding, from the cache if its names still refer to the same game and deck."""
    game, options = variant.game, tuple(sorted(variant.options.items()))
    try:
        named = Variant.of(game.id, variant.options)
    except (UnknownGame, ValueError):
        return Numbers(variant, seats)
    if named.game is not game or not named.same_as(variant):
        return Numbers(variant, seats)
    numbers = _numbers_of(game.id, seats, options)
    # The cached one may be older than the deck's file.
    return numbers if numbers.variant.same_as(variant) else Numbers(variant, seats)


class Episode:
    """One game from the deal to the end. Chance is drawn from a seed, or explicit as in OpenSpiel.

    Args:
        numbers: the game's encoding.
        seed: seed of chance, any whole number; None for explicit chance.
        limit: moves of seats after which the game is truncated.
        pausing: whether drawn chance leaves the end of each time to react to `resume`, so that such times look the same whether or not any
            seat is asked. Reactions then don't count towards the limit.

    >>> import spadework
    >>> episode = Episode(new_numbers(spadework.game_ids()[1], 2), seed=5)
    >>> while not episode.ended:
    ...     number = int(np.flatnonzero(episode.mask(episode.mover))[0])
    ...     episode.play(episode.mover, number)
    >>> sum(episode.wins())
    1.0
    """

    def __init__(self, numbers: Numbers, seed: int | None, limit: int = LONGEST_GAME, *, pausing: bool = False) -> None:
        self.numbers, self.limit = numbers, limit
        self.pausing = pausing and numbers.variant.game.reactions is not None
        self.length = 0
        """Moves made by seats."""
        game = numbers.variant.game
        # The driver uses the second state as scratch space.
        self.states = game.new_states(2)
        self.stream: Stream | None = None if seed is None else new_stream(seed & SEED)
        options = game.option_codes(numbers.variant.options)
        game.driver.deal_all(numbers.variant.deck.record, self.states[:1], numbers.seats, options)
        self.settle()

    def settle(self) -> None:
        """Let drawn chance play, up to the end of a time to react if pausing; every move does so."""
        self._look()
        if self.stream is None or not self.chance_moves:
            return
        if self.pausing:
            while self.chance_moves and not self.numbers.variant.time_to_react(self.states, 0):
                self._draw(self.stream)
            return
        variant = self.numbers.variant
        codes, weights = variant.new_codes(), variant.new_codes()
        # Also returns who moves next, as `_look` does.
        self._bits = int(
            variant.game.driver.let_chance_play(variant.materials, self.states, self.stream, codes, weights)
        )

    def resume(self) -> None:
        """End a time to react for which chance waits, and let chance play on; do nothing while a seat still has to answer."""
        if self.stream is not None and self.pausing and self.numbers.variant.time_to_react(self.states, 0):
            self._draw(self.stream)
            self.settle()

    def _draw(self, stream: Stream) -> None:
        """Let chance make one move."""
        variant = self.numbers.variant
        codes, weights = variant.new_codes(), variant.new_codes()
        code = variant.game.driver.draw(variant.deck.record, self.states[0], stream, codes, weights)
        self._step(CHANCE, int(code))
        self._look()

    def _look(self) -> None:
        """Update who moves next."""
        variant = self.numbers.variant
        self._bits = int(variant.game.driver.whose_move(variant.materials, self.states, 0))

    # Turn and legal moves

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._bits == 0

    @property
    def truncated(self) -> bool:
        """Whether the game was cut off by the limit."""
        return not self.over and self.length >= self.limit

    @property
    def ended(self) -> bool:
        """Whether there are no more moves."""
        return self.over or self.truncated

    @property
    def chance_moves(self) -> bool:
        """Whether chance moves next."""
        return bool(self._bits >> CHANCE & 1)

    @property
    def time_to_react(self) -> bool:
        """Whether an announcement is open to reactions, whether or not any seat can react."""
        variant = self.numbers.variant
        return variant.game.reactions is not None and variant.time_to_react(self.records(), self.numbers.seats)

    @property
    def movers(self) -> tuple[int, ...]:
        """The seats that move next, simultaneously."""
        return seats_of(self._bits)

    @property
    def mover(self) -> int:
        """The first of them. Simultaneous choices are asked one after another; none sees the others'.

        Raises ValueError if no seat moves next.
        """
        if not self.movers:
            raise ValueError("the game is over" if self.over else "chance moves next")
        return lowest_in(self._bits)

    def codes(self, seat: int) -> Any:
        """Return the codes of a seat's legal moves, in the order of the rules; empty if it does not move next."""
        moves = self.numbers.variant.new_codes()
        if not self._bits >> seat & 1 or seat == CHANCE or self.ended:
            return moves[:0]
        driver = self.numbers.variant.game.driver
        return moves[: driver.legal_moves(self.numbers.variant.materials, self.states, 0, seat, moves)]

    def legal(self, seat: int) -> list[int]:
        """Return the numbers of a seat's legal moves, ascending; empty if it does not move next."""
        return self.numbers.moves.numbers_of(self.codes(seat))

    def mask(self, seat: int) -> Any:
        """Return a seat's legal moves as bools of shape (moves,)."""
        mask = np.zeros(len(self.numbers.moves), np.bool_)
        mask[self.legal(seat)] = True
        return mask

    def chances(self) -> list[tuple[int, float]]:
        """Return the chance outcomes by number with their probabilities; empty if chance does not move next."""
        if not self.chance_moves:
            return []
        codes, weights = self.numbers.variant.outcomes(self.states, 0)
        total, numbers = sum(weights), map(self.numbers.outcomes.number, codes)
        return sorted((number, weight / total) for number, weight in zip(numbers, weights, strict=True))

    # Views

    def records(self) -> Any:
        """Return the views of all seats and, last, of a spectator: an array of one-record arrays."""
        # Compiled code is so much slower with a record than with an array that all views together take less time than one record.
        variant, seats = self.numbers.variant, self.numbers.seats
        seen = variant.game.new_states(seats + 1)
        variant.game.driver.view_all(variant.materials, self.states, 0, seats, seen)
        return seen

    def record(self, seat: int) -> Any:
        """Return a seat's or spectator's view: an array of one record."""
        place = self.numbers.seats if seat == SPECTATOR else seat
        return self.records()[place : place + 1]

    def view(self, seat: int = SPECTATOR) -> View:
        """Return a seat's or spectator's view as a `View`."""
        return View(self.numbers.variant, seat, self.record(seat)[0])

    def observation(self, seat: int, seen: Any = None) -> Any:
        """Return a seat's encoded view, float32 of shape (encoder.size,), from its `record` if given."""
        known = self.record(seat) if seen is None else seen
        return self.numbers.encoder.encode(known, np.array([seat], np.int32))[0]

    def observations(self, seen: Any) -> Any:
        """Return all seats' encoded views from `records`, of shape (seats, encoder.size)."""
        seats = self.numbers.seats
        return self.numbers.encoder.encode(seen[:seats], np.arange(seats, dtype=np.int32))

    # Playing

    def play(self, seat: int, number: int) -> None:
        """Play a move by number. Raises ValueError, without changing anything, if it is not legal."""
        code = self.check(seat, number)
        # The number of reactions is secret and must not affect the truncation.
        counts = not (self.pausing and self.time_to_react)
        self.apply(seat, code)
        self.length += counts

    def check(self, seat: int, number: int) -> int:
        """Return the code of a legal move by number. Raises ValueError if it is not legal."""
        if self.ended:
            raise ValueError(f"the game {'is over' if self.over else 'was truncated'}")
        if seat not in self.movers:
            raise ValueError(f"expected a move of seat {' or '.join(map(str, self.movers))}, not of seat {seat}")
        code = self.numbers.moves.code(int(number))
        if code not in self.codes(seat):
            raise ValueError(
                f"seat {seat} can't play move {number} now; its legal moves are {some_of(self.legal(seat))}"
            )
        return code

    def apply(self, seat: int, code: int) -> None:
        """Play a move, or a chance outcome for CHANCE, by code; does not validate."""
        self._step(seat, code)
        self.settle()

    def _step(self, seat: int, code: int) -> None:
        variant = self.numbers.variant
        variant.game.driver.step(variant.materials, self.states, 0, seat, code)
        self.states[0] = self.states[1]

    # Results

    def standings(self, seen: Any = None) -> Standings:
        """Return points and places, as they are or as seen in a view: an array of one record."""
        variant, seats = self.numbers.variant, self.numbers.seats
        points, places = np.zeros((1, MOST_SEATS), np.int32), np.zeros((1, MOST_SEATS), np.int32)
        states = self.states[:1] if seen is None else seen
        variant.game.driver.score_all(variant.deck.record, states, points, places)
        return Standings(tuple(points[0, :seats].tolist()), tuple(places[0, :seats].tolist()))

    def wins(self) -> list[float]:
        """Return each seat's share of the win: 0 for all before the end."""
        return list(shares_of_win(self.standings().places)) if self.over else [0.0] * self.numbers.seats

    # Copies and determinizations

    def clone(self) -> "Episode":
        """Return an independent copy: the same moves lead to the same game."""
        twin = Episode.__new__(Episode)
        twin.__dict__.update(self.__dict__)
        twin.states = self.states.copy()
        twin.stream = None if self.stream is None else self.stream.copy()
        return twin

    def __deepcopy__(self, _memo: object) -> "Episode":
        return self.clone()

    def guess(self, seat: int, seed: int) -> "Episode":
        """Return a determinization for a seat, sampled by the rules; chance stays explicit if it is here.

        Other seats may move next in it, or only chance, if the seat does not know who else is asked; `settle` lets chance play.
        """
        variant, twin = self.numbers.variant, self.clone()
        variant.game.rules.sample_state(
            variant.deck.record, self.record(seat)[0], seat, new_stream(seed & SEED, 1), twin.states[0]
        )
        if twin.stream is not None:
            twin.stream = new_stream(seed & SEED)
        # Which other seats move next may be hidden from the seat.
        twin._look()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "states": self.states.tobytes()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.states = self.numbers.variant.game.new_states(2)
        self.states.view(np.uint8)[:] = np.frombuffer(state["states"], np.uint8)
