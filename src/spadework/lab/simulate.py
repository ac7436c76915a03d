"""Games between computer players, one by one or by the hundred thousand, for a notebook or a script."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from spadework.engine.game import Game
from spadework.lab.crew import Where
from spadework.lab.outcome import Outcome
from spadework.lab.simulation import LONGEST_GAME, Simulation
from spadework.lab.tournament import at_least_one
from spadework.players.seating import Someone
from spadework.table import Table


@dataclass(frozen=True, repr=False)
class Games:
    """Some games of a simulation: they are played when one asks for their outcomes, one after another, and every time anew."""

    simulation: Simulation
    count: int
    processes: Where = 1

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[Outcome]:
        return self.simulation.play(self.count, processes=self.processes)

    def game(self, number: int) -> Table:
        """The table of a game by its number, as it ended: with its record, log and pictures."""
        return self.simulation.game(number)

    def __repr__(self) -> str:
        return f"<{self.count} games of {self.simulation!r}>"


def simulate(
    game: str | Game,
    players: Sequence[Someone],
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    limit: int = LONGEST_GAME,
    *,
    rotated: bool = False,
    details: bool = False,
    processes: Where = 1,
) -> Games:
    """Games between computer players.

    Args:
        game: a game or its id.
        players: one for each seat: a level, the file of a class or a network, a class with `choose(self, view, moves)`, or an object that
            has it.
        games: how many.
        seed: the same seed plays the same games.
        options: of the table, by name.
        limit: turns after which a game that can go on for ever is broken off.
        rotated: whether each deal is played from every seat, one game after another.
        details: whether it is told who led when, which takes longer.
        processes: how many games are played side by side, or the Ray cluster that plays them: `ray` or an address; a script
            needs the usual `if __name__ == "__main__":`.

    Returns:
        The games, which yield their outcomes one by one.

    Raises:
        UnknownGame: there is no game of this id.
        ValueError: the game does not take so many players or has no such option, or something can't play.
        MaterialError: the chosen deck can't be used.

    >>> import spadework
    >>> games = spadework.simulate(spadework.game_ids()[1], ["mate", "random"], games=50)
    >>> sum(outcome.wins[0] for outcome in games) > 25
    True
    """
    games = at_least_one(games)
    return Games(Simulation(game, players, seed, options, limit, rotated=rotated, details=details), games, processes)
