"""Games between computer players, for notebooks and scripts."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from spadework.engine.game import Game
from spadework.engine.playing.match import LONGEST_GAME
from spadework.lab.executors import Where, at_least_one
from spadework.lab.outcome import Outcome
from spadework.lab.simulation import Simulation
from spadework.players.seating import PlayerSpec
from spadework.table import Table


@dataclass(frozen=True, repr=False)
class Games:
    """Games of a simulation, played lazily while iterating, and again on each iteration."""

    simulation: Simulation
    count: int
    processes: Where = 1

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[Outcome]:
        return self.simulation.play(self.count, processes=self.processes)

    def game(self, number: int) -> Table:
        """Return the table of a game as it ended, with record, log and pictures."""
        return self.simulation.game(number)

    def __repr__(self) -> str:
        return f"<{self.count} games of {self.simulation!r}>"


def simulate(
    game: str | Game,
    players: Sequence[PlayerSpec],
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    limit: int = LONGEST_GAME,
    *,
    rotated: bool = False,
    details: bool = False,
    processes: Where = 1,
) -> Games:
    """Simulate games between computer players.

    Args:
        game: a game or its id.
        players: one per seat: a level, the file of a class or network, a class with `choose(self, view, moves)`, or such an object.
        games: number of games.
        seed: the same seed gives the same games.
        options: the table's options, by name.
        limit: turns after which a game without a natural end is stopped.
        rotated: whether each deal is played from every seat, in consecutive games.
        details: whether to report who led when, which takes longer.
        processes: number of processes, or a Ray cluster: `ray` or an address; with several, a script needs the usual
            `if __name__ == "__main__":`.

    Returns:
        The games, which yield their outcomes when iterated.

    Raises:
        UnknownGame: unknown game id.
        ValueError: unsupported number of players, unknown option or unusable player.
        MaterialError: the chosen deck is unusable.

    >>> import spadework
    >>> games = spadework.simulate(spadework.game_ids()[1], ["mate", "random"], games=50)
    >>> sum(outcome.wins[0] for outcome in games) > 25
    True
    """
    games = at_least_one(games, "games")
    return Games(Simulation(game, players, seed, options, limit, rotated=rotated, details=details), games, processes)
