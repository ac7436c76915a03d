"""Tournaments: computer players play the same deals from every seat."""

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from types import TracebackType
from typing import NamedTuple, Self

from spadework.engine.game import Game
from spadework.engine.stream import SEED
from spadework.lab.simulate import LONGEST_GAME, Simulation
from spadework.players.file import SECONDS, FilePlayer, is_file
from spadework.players.player import Player, PlayerFailed, new_player


class Failure(NamedTuple):
    """Who could not go on with a game, by number among those who take part, and why."""

    player: int
    reason: str


class Played(NamedTuple):
    """A game of a tournament; all is given by player, in the order in which they were named."""

    deal: int
    seats: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...] | None
    """None when a player failed, and the game has no end."""
    finished: bool
    """Whether the game came to its end; points and places of one that was broken off by the limit are those of that moment."""
    failure: Failure | None = None

    @property
    def wins(self) -> tuple[float, ...]:
        """What each has of the win: those on the first place share it."""
        winners = self.places.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.places)


class Tournament:
    """Some players, one for each seat, who play every deal as often as there are seats, each time from the next seat.

    The games of a deal draw from the same stream of chance. It brings the same as long as the same moves are made, and may bring other
    things from the first different move on. The same seed plays the same games, as long as the players' files do the same.

    A player that fails loses the game, which is not played on: it takes the last place, the others share the first, and nobody's points
    count. Use it in a `with` statement, for files run in processes that have to be ended.

    Args:
        game: what is played.
        players: a level or a Python file for each seat; any may come several times.
        seed: any whole number.
        options: of the table, by name.
        limit: turns after which a game that can go on for ever is broken off.
        seconds: how long a player may think about a move; a level never takes longer than it does elsewhere.

    Raises:
        ValueError: the game does not take so many players or has no such option, there is no such level, or a file can't be used.
        MaterialError: the chosen deck can't be used.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[str],
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        limit: int = LONGEST_GAME,
        seconds: float = SECONDS,
    ) -> None:
        self._simulation = Simulation(game, len(players), seed, options, limit)
        self._players, self._seed, self._seconds = tuple(players), seed & SEED, seconds
        self.names = numbered(players)
        """What the players are called: equal ones are numbered."""
        for player in players:
            if not is_file(player):
                new_player(player, game, self._simulation.deck)
        self._files: dict[int, FilePlayer] = {}
        with ExitStack() as stack:
            for number, player in enumerate(players):
                if is_file(player):
                    self._files[number] = FilePlayer(player, game, self._simulation.deck, seconds)
                    stack.callback(self._files[number].close)
            self._processes = stack.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, type: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the processes of players from files."""
        self._processes.close()

    def play(self, deals: int) -> Iterator[Played]:
        """Play some deals, each from every seat, and yield the games one by one."""
        seats = len(self._players)
        for deal in range(deals):
            for turned in range(seats):
                yield self._play(deal, tuple((player + turned) % seats for player in range(seats)))

    def _play(self, deal: int, seats: tuple[int, ...]) -> Played:
        try:
            at_seats = [self._seated(seats.index(seat), seat, deal) for seat in range(len(seats))]
            outcome = self._simulation.play(at_seats, deal)
        except PlayerFailed as failure:
            failed = seats.index(failure.seat)
            places = tuple(len(seats) if player == failed else 1 for player in range(len(seats)))
            return Played(deal, seats, places, None, False, Failure(failed, failure.reason))
        places, points = (tuple(by_seat[seat] for seat in seats) for by_seat in (outcome.places, outcome.scores))
        return Played(deal, seats, places, points, outcome.finished)

    def _seated(self, number: int, seat: int, deal: int) -> Player:
        """A player on its seat in a new game, with a seed of its own."""
        seed = _seed_of(self._seed, deal, number, seat)
        if number not in self._files:
            return new_player(self._players[number], self._simulation.game, self._simulation.deck, seed, self._seconds)
        self._files[number].begin(len(self._players), seat, seed)
        return self._files[number]


def _seed_of(*numbers: int) -> int:
    """A seed that depends on all the numbers, so that no two players draw the same, and no game depends on those before it."""
    digest = hashlib.sha256(" ".join(map(str, numbers)).encode()).digest()
    return int.from_bytes(digest[:8], "big") & SEED


def numbered(players: Sequence[str]) -> tuple[str, ...]:
    """Names by which to tell players apart: those that come several times are numbered.

    >>> numbered(["random", "mate", "random"])
    ('random 1', 'mate', 'random 2')
    """
    seen: Counter[str] = Counter()
    names = []
    for player in players:
        seen[player] += 1
        names.append(f"{player} {seen[player]}" if players.count(player) > 1 else player)
    return tuple(names)


def deals_for(games: int, seats: int) -> int:
    """How many deals it takes for so many games at least, when each deal is played from every seat.

    >>> deals_for(100, 3)
    34
    """
    return -(-games // seats)
