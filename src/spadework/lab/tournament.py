"""Tournaments: computer players play the same deals from every seat."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, NamedTuple, Self

from spadework.engine.game import Game
from spadework.engine.interface import Record
from spadework.engine.look import shares_of_win
from spadework.engine.playing.match import LONGEST_GAME
from spadework.engine.stream import SEED
from spadework.lab import executors
from spadework.lab.executors import Executor, Where
from spadework.lab.simulation import Simulation
from spadework.players.file import SECONDS
from spadework.players.job import MOMENT
from spadework.players.player import LEVELS, Player, PlayerFailed, new_player
from spadework.players.seating import PlayerSpec, Seating, seed_of
from spadework.table import Table, Variant


class Failure(NamedTuple):
    """A player's failure: its index and the reason."""

    player: int
    reason: str


class Thinking(NamedTuple):
    """Number of moves a player made in a game, and total seconds it took."""

    moves: int
    seconds: float


@dataclass(frozen=True)
class Played:
    """A game of a tournament; sequences are by player, in the order of their names."""

    deal: int
    seats: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...] | None
    """None if a player failed and the game has no result."""
    finished: bool
    """Whether the game ended; points and places of a stopped game are those at that moment."""
    failure: Failure | None = None
    thinking: tuple[Thinking, ...] = field(default=(), compare=False)

    @property
    def wins(self) -> tuple[float, ...]:
        """Each player's share of the win; a shared first place counts as a shared win."""
        return shares_of_win(self.places)


class Tournament:
    """Players, one per seat, that play every deal once from each seat.

    The games of a deal draw from the same stream of chance. They bring the same outcomes until the first different move. The same seed
    gives the same games, provided player files are deterministic.

    A player that fails loses the game, which ends there: it takes the last place, the others share the first, and no points count. Use it
    in a `with` statement to end its processes: each player file has one, and so do games played in parallel.

    Args:
        game: the game to play.
        players: one per seat, as in `spadework.players.seating.Seating`; repetition is allowed.
        seed: any whole number.
        options: the table's options, by name.
        limit: turns after which a game without a natural end is stopped.
        seconds: time limit per move of a file; also caps a level's own.
        processes: number of processes, or a Ray cluster: `ray` or an address. The results and their order don't depend on it, except for
            players with a time limit, which search less when they share a core, and for files that keep state between games. With
            several, a script needs the usual `if __name__ == "__main__":`.

    Raises:
        ValueError: unsupported number of players, unknown option, or a player that is unusable or can't be sent to other processes.
        MaterialError: the chosen deck is unusable.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[PlayerSpec],
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        limit: int = LONGEST_GAME,
        seconds: float = SECONDS,
        processes: Where = 1,
    ) -> None:
        executors.check(processes, players)
        self._simulation = Simulation(game, players, seed, options, limit)
        self._seed, self._seconds = seed & SEED, seconds
        with ExitStack() as stack:
            self._seating = stack.enter_context(Seating(Variant.of(game, options), players, seconds, len(players)))
            self.names = self._seating.names
            """Names of the players; equal ones are numbered."""
            self._get_ready(options)
            self._executor: Executor[Played] | None = None
            if not executors.is_alone(processes):
                self._executor = executors.start(processes, _game_of, game, players, seed, options, limit, seconds)
                stack.callback(self._executor.close)
            self._processes = stack.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, type: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _get_ready(self, options: Mapping[str, str] | None) -> None:
        """Compile or load the code of the levels, so that it does not count as their time and only one process compiles.

        Players of other kinds may use any level.
        """
        known = self._seating.levels
        table = Table(self._simulation.variant.game, len(known), 0, options)
        view = table.view(table.to_move[0])
        for level in sorted({level for level in known if level is not None} | set(LEVELS if None in known else ())):
            player = new_player(level, table.game, table.deck, 0, MOMENT)
            player.choose(view.record, view.seat)

    def close(self) -> None:
        """End all processes."""
        self._processes.close()

    def play(self, deals: int, first: int = 0) -> Iterator[Played]:
        """Play deals from number `first` on, each from every seat, and yield the games."""
        games = ((deal, turned) for deal in range(first, first + deals) for turned in range(len(self.names)))
        if self._executor is not None:
            return self._executor.map(games)
        return (self.play_game(*game) for game in games)

    def play_game(self, deal: int, turned: int) -> Played:
        """Play a deal with all players moved on by `turned` seats."""
        count = len(self.names)
        seats = tuple((player + turned) % count for player in range(count))
        at_seats: list[_Timed] = []
        try:
            for seat in range(count):
                at_seats.append(_Timed(self._seated(seats.index(seat), seat, deal)))
            outcome = self._simulation.play_with(at_seats, deal)
        except PlayerFailed as failure:
            failed = seats.index(failure.seat)
            places = tuple(count if player == failed else 1 for player in range(count))
            thought = [player.thinking for player in at_seats]
            thought += [Thinking(0, 0.0)] * (count - len(thought))
            thinking = tuple(thought[seat] for seat in seats)
            return Played(deal, seats, places, None, False, Failure(failed, failure.reason), thinking)
        places, points = (tuple(by_seat[seat] for seat in seats) for by_seat in (outcome.places, outcome.scores))
        thinking = tuple(at_seats[seat].thinking for seat in seats)
        return Played(deal, seats, places, points, outcome.finished, thinking=thinking)

    def _seated(self, number: int, seat: int, deal: int) -> Player:
        """Return a player seated in a new game, with a seed of its own."""
        seats = len(self.names)
        return self._seating.seated(number, seats, seat, seed_of(self._seed, deal, number, seat))


class _Timed:
    """A player whose moves are counted and timed."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.thinking = Thinking(0, 0.0)

    def choose(self, view: Record, seat: int) -> int:
        """Return the code of the player's move."""
        start = time.perf_counter()
        move = self._player.choose(view, seat)
        self.thinking = Thinking(self.thinking.moves + 1, self.thinking.seconds + time.perf_counter() - start)
        return move


def _game_of(*arguments: Any) -> Callable[[int, int], Played]:
    """Return a worker's function that plays games of the tournament with these arguments."""
    return Tournament(*arguments).play_game


def deals_for(games: int, seats: int) -> int:
    """Return the number of deals, each played from every seat, that give at least the number of games.

    >>> deals_for(100, 3)
    34
    """
    return -(-games // seats)
