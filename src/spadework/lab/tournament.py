"""Tournaments: computer players play the same deals from every seat."""

import operator
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, NamedTuple, Self

from spadework.engine.contract import Record
from spadework.engine.game import Game
from spadework.engine.look import shares_of_win
from spadework.engine.stream import SEED
from spadework.lab import crew as crews
from spadework.lab.crew import Crew, Where
from spadework.lab.simulation import LONGEST_GAME, Simulation
from spadework.players.file import SECONDS
from spadework.players.job import MOMENT
from spadework.players.player import LEVELS, Player, PlayerFailed, new_player
from spadework.players.seating import Seating, Someone, seed_of
from spadework.table import Table, Variant


class Failure(NamedTuple):
    """Who could not go on with a game, by number among those who take part, and why."""

    player: int
    reason: str


class Thinking(NamedTuple):
    """How many moves a player was asked for in a game, and for how many seconds it has thought about them together."""

    moves: int
    seconds: float


@dataclass(frozen=True)
class Played:
    """A game of a tournament; all is given by player, in the order in which they were named."""

    deal: int
    seats: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...] | None
    """None when a player failed, and the game has no end."""
    finished: bool
    """Whether the game came to its end; points and places of one that was broken off by the limit are those of that moment."""
    failure: Failure | None = None
    thinking: tuple[Thinking, ...] = field(default=(), compare=False)

    @property
    def wins(self) -> tuple[float, ...]:
        """What each has of the win: those on the first place share it."""
        return shares_of_win(self.places)


class Tournament:
    """Some players, one for each seat, who play every deal as often as there are seats, each time from the next seat.

    The games of a deal draw from the same stream of chance. It brings the same as long as the same moves are made, and may bring other
    things from the first different move on. The same seed plays the same games, as long as the players' files do the same.

    A player that fails loses the game, which ends there: it takes the last place, the others share the first, and nobody's points
    count. Use it in a `with` statement, for there may be processes that have to be ended: each player from a file runs in one, and games
    that are played side by side do.

    Args:
        game: what is played.
        players: one for each seat, as `spadework.players.seating.Seating` takes them; any may
            come several times.
        seed: any whole number.
        options: of the table, by name.
        limit: turns after which a game that can go on for ever is broken off.
        seconds: how long a player may think about a move; a level never takes longer than it does elsewhere.
        processes: how many games are played side by side, or the Ray cluster that plays them: `ray` or an address. The
            results are the same and come in the same order, except for players that search for a time, which do less of it when they share
            a processor, and for files that remember one game in the next. A script that asks for several needs the usual
            `if __name__ == "__main__":`.

    Raises:
        ValueError: the game does not take so many players or has no such option, there is no such level, a file can't be used, or
            a class or an object can't play, or not in several processes.
        MaterialError: the chosen deck can't be used.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[Someone],
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        limit: int = LONGEST_GAME,
        seconds: float = SECONDS,
        processes: Where = 1,
    ) -> None:
        crews.check(processes, players)
        self._simulation = Simulation(game, players, seed, options, limit)
        self._seed, self._seconds = seed & SEED, seconds
        with ExitStack() as stack:
            self._seating = stack.enter_context(Seating(Variant.of(game, options), players, seconds, len(players)))
            self.names = self._seating.names
            """What the players are called: equal ones are numbered."""
            self._get_ready(options)
            self._crew: Crew[Played] | None = None
            if not crews.is_alone(processes):
                self._crew = crews.crew(processes, _game_of, game, players, seed, options, limit, seconds)
                stack.callback(self._crew.close)
            self._processes = stack.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, type: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _get_ready(self, options: Mapping[str, str] | None) -> None:
        """Compile or load what levels think with, so that it takes none of their time, and only one process compiles.

        What is no level may ask any of them.
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
        """Play some deals, from the one numbered `first` on, each from every seat, and yield the games one by one."""
        games = ((deal, turned) for deal in range(first, first + deals) for turned in range(len(self.names)))
        if self._crew is not None:
            return self._crew.map(games)
        return (self.play_game(*game) for game in games)

    def play_game(self, deal: int, turned: int) -> Played:
        """Play the deal of a number with everybody so many seats further on."""
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
        """A player on its seat in a new game, with a seed of its own."""
        seats = len(self.names)
        return self._seating.seated(number, seats, seat, seed_of(self._seed, deal, number, seat))


class _Timed:
    """A player whose moves are counted and timed."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.thinking = Thinking(0, 0.0)

    def choose(self, view: Record, seat: int) -> int:
        """The code of the move that the player chooses."""
        start = time.perf_counter()
        move = self._player.choose(view, seat)
        self.thinking = Thinking(self.thinking.moves + 1, self.thinking.seconds + time.perf_counter() - start)
        return move


def _game_of(*arguments: Any) -> Callable[[int, int], Played]:
    """How a worker plays a game of the tournament that is made with these arguments."""
    return Tournament(*arguments).play_game


def at_least_one(games: int) -> int:
    """A number of games. Raises TypeError when it is none, ValueError when it is below 1.

    >>> at_least_one(0)
    Traceback (most recent call last):
        ...
    ValueError: games is a whole number from 1 on, not 0
    """
    try:
        number = operator.index(games)
    except TypeError:
        raise TypeError(f"games is a whole number from 1 on, not {games!r}") from None
    if number < 1:
        raise ValueError(f"games is a whole number from 1 on, not {games}")
    return number


def deals_for(games: int, seats: int) -> int:
    """How many deals it takes for so many games at least, when each deal is played from every seat.

    >>> deals_for(100, 3)
    34
    """
    return -(-games // seats)
