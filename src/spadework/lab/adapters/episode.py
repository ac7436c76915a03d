"""One game in play for the adapters: moves and chance by numbers, what seats know as arrays, exact copies."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from spadework.engine.contract import CHANCE, MOST_SEATS, SPECTATOR
from spadework.engine.discovery import UnknownGame
from spadework.engine.encoding import Numbering
from spadework.engine.game import Game
from spadework.engine.look import Standings, shares_of_win
from spadework.engine.masks import lowest_in
from spadework.engine.stream import SEED, Stream, new_stream
from spadework.lab.batch import LONGEST_GAME, some_of
from spadework.table import Variant, View
from spadework.table.variant import seats_of


class Numbers:
    """How the views, moves and outcomes of a variant become numbers, for so many seats.

    Args:
        variant: the game with its options and its deck.
        seats: how many play.
    """

    def __init__(self, variant: Variant, seats: int) -> None:
        game, material = variant.game, variant.deck.record
        self.variant, self.seats = variant, seats
        self.encoder = variant.new_encoder(seats)
        self.moves = Numbering.of_moves(game, material, seats)
        self.outcomes = Numbering.of_chance(game, material, seats)

    def __reduce__(self) -> tuple[Any, ...]:
        return _kept_numbers, (self.variant, self.seats)

    def __deepcopy__(self, _memo: object) -> "Numbers":
        """Itself: nothing in it changes."""
        return self


def new_numbers(game: str | Game | Variant, seats: int, options: Mapping[str, str] | None = None) -> Numbers:
    """The numbers of a game, the same object for the same words.

    Raises:
        UnknownGame: there is no game of this id.
        ValueError: the game does not take so many seats, or has no such option.
        MaterialError: the chosen deck can't be used, or the game has no encoding.
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


def _kept_numbers(variant: Variant, seats: int) -> Numbers:
    """The numbers of a variant; those that are kept where the words that chose it still name the same."""
    game, options = variant.game, tuple(sorted(variant.options.items()))
    try:
        named = Variant.of(game.id, variant.options)
    except (UnknownGame, ValueError):
        return Numbers(variant, seats)
    if named.game is not game or not named.same_as(variant):
        return Numbers(variant, seats)
    kept = _numbers_of(game.id, seats, options)
    # What was kept may be older than the file of the deck.
    return kept if kept.variant.same_as(variant) else Numbers(variant, seats)


class Episode:
    """One game, from the deal to the end. Chance is drawn from a seed, or played by hand as OpenSpiel does.

    Args:
        numbers: what is played.
        seed: of chance; any whole number. None: chance is played by hand.
        limit: moves of seats after which the game is broken off.
        pausing: whether chance that is drawn leaves the end of each time to react to `resume`, so that such times are alike whether or
            not anybody is asked. What is answered then does not count for the limit.

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
        """How many moves seats have made."""
        game = numbers.variant.game
        # The second state has room for what comes of the first, as the driver wants it.
        self.states = game.new_states(2)
        self.stream: Stream | None = None if seed is None else new_stream(seed & SEED)
        options = game.option_codes(numbers.variant.options)
        game.driver.deal_all(numbers.variant.deck.record, self.states[:1], numbers.seats, options)
        self.settle()

    def settle(self) -> None:
        """Let chance play where it is drawn, up to the end of a time to react while pausing; every move does so."""
        self._look()
        if self.stream is None or not self.chance_moves:
            return
        if self.pausing:
            while self.chance_moves and not self.numbers.variant.time_to_react(self.states, 0):
                self._draw(self.stream)
            return
        variant = self.numbers.variant
        codes, weights = variant.new_codes(), variant.new_codes()
        # It says who is to move then, as `_look` does.
        self._bits = int(
            variant.game.driver.let_chance_play(variant.materials, self.states, self.stream, codes, weights)
        )

    def resume(self) -> None:
        """End the time to react where chance waits with that, and let it play on; nothing where somebody has still to answer."""
        if self.stream is not None and self.pausing and self.numbers.variant.time_to_react(self.states, 0):
            self._draw(self.stream)
            self.settle()

    def _draw(self, stream: Stream) -> None:
        """Let chance play once."""
        variant = self.numbers.variant
        codes, weights = variant.new_codes(), variant.new_codes()
        code = variant.game.driver.draw(variant.deck.record, self.states[0], stream, codes, weights)
        self._step(CHANCE, int(code))
        self._look()

    def _look(self) -> None:
        """Find out who is to move."""
        variant = self.numbers.variant
        self._bits = int(variant.game.driver.whose_move(variant.materials, self.states, 0))

    # Who is to move, and what

    @property
    def over(self) -> bool:
        """Whether the game is at its end."""
        return self._bits == 0

    @property
    def truncated(self) -> bool:
        """Whether it was broken off."""
        return not self.over and self.length >= self.limit

    @property
    def ended(self) -> bool:
        """Whether nobody moves any more."""
        return self.over or self.truncated

    @property
    def chance_moves(self) -> bool:
        """Whether chance is to move."""
        return bool(self._bits >> CHANCE & 1)

    @property
    def time_to_react(self) -> bool:
        """Whether something has been announced to which others may react, whether or not anybody can."""
        variant = self.numbers.variant
        return variant.game.reactions is not None and variant.time_to_react(self.records(), self.numbers.seats)

    @property
    def movers(self) -> tuple[int, ...]:
        """The seats that are to move, all at the same time."""
        return seats_of(self._bits)

    @property
    def mover(self) -> int:
        """The first of them. Where several choose at the same time they are asked one after the other, and none sees what the others chose.

        Raises ValueError when nobody is to move.
        """
        if not self.movers:
            raise ValueError("the game is over" if self.over else "chance is to move, and no seat")
        return lowest_in(self._bits)

    def codes(self, seat: int) -> Any:
        """The codes of the moves that a seat has, in the order of the rules; none when it is not to move."""
        moves = self.numbers.variant.new_codes()
        if not self._bits >> seat & 1 or seat == CHANCE or self.ended:
            return moves[:0]
        driver = self.numbers.variant.game.driver
        return moves[: driver.legal_moves(self.numbers.variant.materials, self.states, 0, seat, moves)]

    def legal(self, seat: int) -> list[int]:
        """The numbers of the moves that a seat has, rising; none when it is not to move."""
        return self.numbers.moves.numbers_of(self.codes(seat))

    def mask(self, seat: int) -> Any:
        """The same as bools of shape (moves,)."""
        mask = np.zeros(len(self.numbers.moves), np.bool_)
        mask[self.legal(seat)] = True
        return mask

    def chances(self) -> list[tuple[int, float]]:
        """What chance may bring, by its numbers, and how likely; nothing when it is not to move."""
        if not self.chance_moves:
            return []
        codes, weights = self.numbers.variant.outcomes(self.states, 0)
        total, numbers = sum(weights), map(self.numbers.outcomes.number, codes)
        return sorted((number, weight / total) for number, weight in zip(numbers, weights, strict=True))

    # What seats know

    def records(self) -> Any:
        """What each seat knows, and last what a spectator knows: an array of one record each."""
        # Compiled code takes an array so much faster than a record that all views are there sooner than a single one.
        variant, seats = self.numbers.variant, self.numbers.seats
        seen = variant.game.new_states(seats + 1)
        variant.game.driver.view_all(variant.materials, self.states, 0, seats, seen)
        return seen

    def record(self, seat: int) -> Any:
        """What a seat, or a spectator, knows: an array of one record."""
        place = self.numbers.seats if seat == SPECTATOR else seat
        return self.records()[place : place + 1]

    def view(self, seat: int = SPECTATOR) -> View:
        """The same as a `View`."""
        return View(self.numbers.variant, seat, self.record(seat)[0])

    def observation(self, seat: int, seen: Any = None) -> Any:
        """The same as float32 of shape (encoder.size,), out of `record` where that is at hand."""
        known = self.record(seat) if seen is None else seen
        return self.numbers.encoder.encode(known, np.array([seat], np.int32))[0]

    def observations(self, seen: Any) -> Any:
        """The same of all seats, out of `records`, of shape (seats, encoder.size)."""
        seats = self.numbers.seats
        return self.numbers.encoder.encode(seen[:seats], np.arange(seats, dtype=np.int32))

    # Playing

    def play(self, seat: int, number: int) -> None:
        """Play the move of a number. Raises ValueError when the seat does not have it now; then nothing has changed."""
        code = self.check(seat, number)
        # How many have answered is secret, and must not show in when the game is broken off.
        counts = not (self.pausing and self.time_to_react)
        self.apply(seat, code)
        self.length += counts

    def check(self, seat: int, number: int) -> int:
        """The code of a move that a seat has now, by its number. Raises ValueError when it does not have it."""
        if self.ended:
            raise ValueError(f"expected a game in play: this one {'is over' if self.over else 'was broken off'}")
        if seat not in self.movers:
            raise ValueError(f"expected a move of seat {' or '.join(map(str, self.movers))}, not of seat {seat}")
        code = self.numbers.moves.code(int(number))
        if code not in self.codes(seat):
            raise ValueError(f"seat {seat} can't play move {number} now; its moves are {some_of(self.legal(seat))}")
        return code

    def apply(self, seat: int, code: int) -> None:
        """Play the code of a move, or of an outcome for CHANCE; trusts its caller."""
        self._step(seat, code)
        self.settle()

    def _step(self, seat: int, code: int) -> None:
        variant = self.numbers.variant
        variant.game.driver.step(variant.materials, self.states, 0, seat, code)
        self.states[0] = self.states[1]

    # What came of it

    def standings(self, seen: Any = None) -> Standings:
        """Points and places as they stand now, or as they are in a view: an array of one record."""
        variant, seats = self.numbers.variant, self.numbers.seats
        points, places = np.zeros((1, MOST_SEATS), np.int32), np.zeros((1, MOST_SEATS), np.int32)
        states = self.states[:1] if seen is None else seen
        variant.game.driver.score_all(variant.deck.record, states, points, places)
        return Standings(tuple(points[0, :seats].tolist()), tuple(places[0, :seats].tolist()))

    def wins(self) -> list[float]:
        """What each seat has of the win: all 0 before the end."""
        return list(shares_of_win(self.standings().places)) if self.over else [0.0] * self.numbers.seats

    # Copies and guesses

    def clone(self) -> "Episode":
        """The same game, which goes on by itself: the same moves bring the same."""
        twin = Episode.__new__(Episode)
        twin.__dict__.update(self.__dict__)
        twin.states = self.states.copy()
        twin.stream = None if self.stream is None else self.stream.copy()
        return twin

    def __deepcopy__(self, _memo: object) -> "Episode":
        return self.clone()

    def guess(self, seat: int, seed: int) -> "Episode":
        """A game in a state that agrees with all that a seat knows, as the rules sample it; chance is by hand in it where it is here.

        Others may be to move in it, or nobody but chance, where the seat does not know who else is asked; `settle` lets chance play.
        """
        variant, twin = self.numbers.variant, self.clone()
        variant.game.rules.sample_state(
            variant.deck.record, self.record(seat)[0], seat, new_stream(seed & SEED, 1), twin.states[0]
        )
        if twin.stream is not None:
            twin.stream = new_stream(seed & SEED)
        # Who else is to move may be what the seat does not know.
        twin._look()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "states": self.states.tobytes()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.states = self.numbers.variant.game.new_states(2)
        self.states.view(np.uint8)[:] = np.frombuffer(kept["states"], np.uint8)
