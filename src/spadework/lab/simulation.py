"""Large numbers of games between computer players, at full speed if none needs to be called from Python."""

import math
import operator
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from typing import Any, NamedTuple

import numpy as np

from spadework.engine.game import Game
from spadework.engine.network.network import Guides
from spadework.engine.playing.match import LONGEST_GAME, LONGEST_TURN, Match, new_finals, new_log, new_match_arrays
from spadework.engine.playing.quick import ASKED, NOBODY
from spadework.engine.stream import SEED
from spadework.lab import executors
from spadework.lab.executors import Where
from spadework.lab.outcome import Outcome, Recorded, outcomes
from spadework.players.player import Player
from spadework.players.quick import KINDS
from spadework.players.seating import PlayerSpec, Seating, check, name_of, named, numbered
from spadework.table import Table, TableSetup, Variant
from spadework.table.setup import LONGEST_NAME, SimulatedGame

CHUNK_SECONDS = 0.25
"""Target duration of a chunk of games: long enough that reporting is cheap, short enough for visible progress."""

SECONDS_ALONE = 1.0
"""Duration in seconds for which the first process plays alone; other processes take as long to start."""

LARGEST_CHUNK = 20_000

STEPS = 1024
"""Initial capacity for the steps of a game."""

Answers = tuple[int, ...]
"""Moves, in order, of the players called from Python; they suffice to replay the game."""


class _Chunk(NamedTuple):
    """Consecutive finished games."""

    first: int
    finals: Any
    answers: dict[int, Answers]
    seconds: float


class Simulation:
    """Plays numbered games between the same players under the same rules and options; each number always gives the same game.

    Game n draws its chance from stream n of the seed, and every player gets a new seed in every game. So the games don't depend on the
    order in which they are played or on the number of processes; only players with a time limit, as captain and admiral, may vary. Levels
    that don't search play at the speed of the rules; other players are called for each move.

    Args:
        game: a game, its id, or a variant with its options and its deck.
        players: one per seat, as in `spadework.players.seating.Seating`.
        seed: any whole number.
        options: the table's options, by name; a variant already has them.
        limit: turns after which a game without a natural end is stopped.
        rotated: whether each deal is played from every seat: consecutive games, as many as seats, draw from the same stream, and each
            player moves on by one seat from game to game.
        details: whether to track who leads, by estimating the shares of the win at every decision; considerably slower.

    Raises:
        UnknownGame: unknown game id.
        ValueError: unsupported number of players, unknown option or unusable player.
        MaterialError: the chosen deck is unusable.

    >>> import spadework
    >>> simulation = Simulation(spadework.game_ids()[1], ["mate", "random"], seed=5)
    >>> games = list(simulation.play(20))
    >>> sum(game.wins[0] for game in games) > 10
    True
    >>> games[7] == next(simulation.play(1, first=7))
    True
    """

    def __init__(
        self,
        game: str | Game | Variant,
        players: Sequence[PlayerSpec],
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        limit: int = LONGEST_GAME,
        *,
        rotated: bool = False,
        details: bool = False,
    ) -> None:
        if isinstance(players, str):
            raise TypeError(f"expected a list of players, one per seat, not {players!r}")
        self.variant = game if isinstance(game, Variant) else Variant.of(game, options)
        self.variant.game.check_seats(len(players))
        self.players = tuple(map(named, players))
        for player in self.players:
            check(player, self.variant.game, len(players))
        self.names = numbered(list(map(name_of, self.players)))
        """Names of the players; equal ones are numbered."""
        self.seats, self.seed, self.limit, self.rotated, self.details = (
            len(players),
            operator.index(seed) & SEED,
            executors.at_least_one(limit, "limit"),
            rotated,
            details,
        )
        kinds = [KINDS.get(player, ASKED) if isinstance(player, str) else ASKED for player in self.players]
        self._match = Match(
            materials=self.variant.materials,
            options=self.variant.game.option_codes(self.variant.options),
            kinds=np.array(kinds, np.int32),
            rotated=rotated,
            seed=self.seed,
            limit=self.limit,
            # A game that doesn't count turns always ends.
            longest_turn=np.iinfo(np.int32).max if self.variant.game.turns is None else LONGEST_TURN,
            detailed=details,
            # Only the win counts, which makes the estimate exact at the end.
            settings=self.variant.game.search_settings(use_belief=False)._replace(for_winning=1.0),
        )
        self._asks = ASKED in kinds
        self._arrays = new_match_arrays(self.variant.game.rules)
        self._guide = Guides(self.variant.game.network, self.variant.deck).at(self.seats)
        self._answers: dict[int, Answers] = {}

    def __repr__(self) -> str:
        return f"<Simulation of {self.variant.game.id}: {', '.join(self.names)}; seed {self.seed}>"

    def play(self, games: int, first: int = 0, processes: Where = 1) -> Iterator[Outcome]:
        """Play games from number `first` on, yielding outcomes in order while later games are in progress.

        Args:
            games: number of games.
            first: number of the first game.
            processes: number of processes, or a Ray cluster: `ray` or an address such as `ray://host:10001`. With several, a script needs
                the usual `if __name__ == "__main__":`.

        Raises:
            ValueError: several processes are requested but a player can't be sent to them.
            ClusterFailed: the cluster can't be reached or fails.
            PlayerFailed: a player fails during a game.
        """
        executors.check(processes, self.players)
        return self._outcomes(self._chunks(games, first, processes))

    def _outcomes(self, chunks: Iterator[_Chunk]) -> Iterator[Outcome]:
        recorded = Recorded(self.seats, self.rotated, self.variant.game.turns is not None, self.details)
        for chunk in chunks:
            self._answers |= chunk.answers
            yield from outcomes(chunk.finals, chunk.first, recorded)

    def _chunks(self, games: int, first: int, processes: Where) -> Iterator[_Chunk]:
        pace = _Chunking(first, games)
        # The first process starts alone: it compiles for the others, and short runs don't need them.
        alone_until = time.monotonic() + (math.inf if executors.is_alone(processes) else SECONDS_ALONE)
        with self._seating() as seating:
            for chunk in pace:
                played = self._chunk(*chunk, seating)
                pace.adapt(played)
                yield played
                if time.monotonic() > alone_until:
                    break
        if pace.over:
            return
        executor = executors.start(processes, _chunk_of, *self._arguments)
        try:
            for played in executor.map(pace):
                pace.adapt(played)
                yield played
        finally:
            executor.close()

    @property
    def _arguments(self) -> tuple[Any, ...]:
        how = {"rotated": self.rotated, "details": self.details}
        return self.variant, self.players, self.seed, None, self.limit, how

    def _seating(self) -> Any:
        return Seating(self.variant, self.players, seats=len(self.players)) if self._asks else nullcontext()

    def _chunk(self, first: int, count: int, seating: Seating | None) -> _Chunk:
        """Play games in this process."""
        began, finals, answers = time.perf_counter(), new_finals(count), {}
        if seating is None:
            self.variant.game.playing.play_games(self._match, self._guide, first, self._arrays, finals, new_log(0))
        else:
            for index in range(count):
                players = self._seated(first + index, seating)
                answers[first + index] = self._ask(self._match, first + index, players, finals[index : index + 1])
        return _Chunk(first, finals, answers, time.perf_counter() - began)

    def _seated(self, number: int, seating: Seating) -> dict[int, Player]:
        """Return the players called from Python, each seated in a new game."""
        turned = number % self.seats if self.rotated else 0
        at_seats = {(player + turned) % self.seats: player for player in range(self.seats)}
        return {
            seat: seating.seated(player, self.seats, seat, self.variant.game.playing.seed_of(self.seed, number, player))
            for seat, player in at_seats.items()
            if self._match.kinds[player] == ASKED
        }

    def _ask(self, match: Match, number: int, players: Mapping[int, Player], finals: Any) -> Answers:
        """Play a game in which some players are called from Python."""
        playing, arrays, log = self.variant.game.playing, self._arrays, new_log(0)
        answers = []
        seat = playing.play_games(match, self._guide, number, arrays, finals, log)
        while seat != NOBODY:
            answers.append(int(players[seat].choose(arrays.views[0], seat)))
            seat = playing.answer(match, self._guide, seat, answers[-1], arrays, finals, log)
        return tuple(answers)

    def play_with(self, players: Sequence[Player], number: int) -> Outcome:
        """Play the deal of a number with `players[seat]` on each seat instead of the simulation's players.

        Errors of players propagate.
        """
        match, finals = self._match._replace(kinds=np.full(self.seats, ASKED, np.int32), rotated=False), new_finals(1)
        self._ask(match, number, dict(enumerate(players)), finals)
        return next(
            outcomes(finals, number, Recorded(self.seats, False, self.variant.game.turns is not None, self.details))
        )

    def log(self, number: int) -> list[tuple[int, int]]:
        """Return the steps of a game as pairs of seat and move code; chance has the seat `CHANCE`.

        The result for a number is always the same. A game with players called from Python is played if it has not been yet.

        >>> import spadework
        >>> simulation = Simulation(spadework.game_ids()[1], ["random", "random"])
        >>> simulation.log(3) == simulation.log(3) != simulation.log(4)
        True
        """
        number = operator.index(number)
        if number < 0:
            raise ValueError(f"expected a game number from 0 on, not {number}")
        answers: Answers = ()
        if self._asks:
            if number not in self._answers:
                list(self.play(1, number))
            answers = self._answers[number]
        arrays = STEPS
        while True:
            log = new_log(arrays)
            self._replay(number, answers, log)
            steps = int(self._arrays.progress[0].steps)
            if steps <= arrays:
                return list(map(tuple, log[:steps].tolist()))
            arrays = steps

    def game(self, number: int) -> Table:
        """Return the table of a game as it ended or was stopped: with log, pictures, and the record that `replay` and `verify` take.

        Raises ValueError if the deck is not in a file, since a record could not name it.

        >>> import spadework
        >>> table = Simulation(spadework.game_ids()[1], ["random", "mate"], seed=5).game(17)
        >>> spadework.verify(table.record()).result == table.result
        True
        """
        self.variant.check_deck_is_stored()
        # A record holds no NumPy integers.
        number = operator.index(number)
        setup = TableSetup(
            self.variant.game,
            self.seats,
            self.variant.options,
            names=self._names_by_seat(number),
            simulated=SimulatedGame(self.seed, number // self.seats if self.rotated else number),
        )
        table = Table.undealt(setup)
        write = self.variant.game.notation.write
        table.restore([(seat, write(self.variant.deck, seat, code)) for seat, code in self.log(number)])
        return table

    def _names_by_seat(self, number: int) -> tuple[str, ...]:
        turned = number % self.seats if self.rotated else 0
        return tuple(self.names[(seat - turned) % self.seats][-LONGEST_NAME:] for seat in range(self.seats))

    def _replay(self, number: int, answers: Answers, log: Any) -> None:
        playing, finals = self.variant.game.playing, new_finals(1)
        seat = playing.play_games(self._match, self._guide, number, self._arrays, finals, log)
        for code in answers:
            seat = playing.answer(self._match, self._guide, seat, code, self._arrays, finals, log)


class _Chunking:
    """Splits games into chunks of about `CHUNK_SECONDS`, adapting to measured game durations."""

    def __init__(self, first: int, games: int) -> None:
        self._next, self._left, self._size = first, max(0, games), 1

    def __iter__(self) -> Iterator[tuple[int, int]]:
        while not self.over:
            first, count = self._next, min(self._size, self._left)
            self._next += count
            self._left -= count
            yield first, count

    @property
    def over(self) -> bool:
        """Whether all games have been assigned."""
        return self._left == 0

    def adapt(self, played: _Chunk) -> None:
        """Adapt to the duration of played games."""
        count = len(played.finals)
        fitting = int(count * CHUNK_SECONDS / max(played.seconds, 1e-6))
        self._size = max(1, min(fitting, 4 * count, LARGEST_CHUNK))


def _chunk_of(*arguments: Any) -> Callable[[int, int], _Chunk]:
    """Return a worker's function that plays games of the simulation with these arguments."""
    *positional, how = arguments
    simulation = Simulation(*positional, **how)
    # Never closed: the process ends with all its children.
    seating = simulation._seating().__enter__()
    return lambda first, count: simulation._chunk(first, count, seating)
