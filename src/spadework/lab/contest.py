"""A tournament from its first game to its standings, for a notebook or a script."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.lab.crew import Where
from spadework.lab.simulation import LONGEST_GAME
from spadework.lab.standings import Standing, standings
from spadework.lab.tournament import Played, Tournament, at_least_one, deals_for
from spadework.players.file import SECONDS
from spadework.players.seating import Someone


@dataclass(frozen=True, repr=False)
class Contest:
    """How a tournament came out; it prints itself as a table."""

    game: str
    """The id of the game."""
    standings: tuple[Standing, ...]
    """How each player did, the best first."""
    played: tuple[Played, ...]
    """The games."""
    failures: Mapping[tuple[str, str], int]
    """How many games were lost by whom because of what."""

    def __getitem__(self, player: str) -> Standing:
        """How a player did, by its name. Raises KeyError."""
        for standing in self.standings:
            if standing.player == player:
                return standing
        names = ", ".join(standing.player for standing in self.standings)
        raise KeyError(f"there is no player {player!r}; there are {names}")

    def __repr__(self) -> str:
        rows = [("player", "wins", "95% interval", "places", "points"), *map(_row, self.standings)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = [f"{self.game}: {len(self.played)} games"]
        for name, *numbers in rows:
            cells = [number.rjust(width) for number, width in zip(numbers, widths[1:], strict=True)]
            lines.append("  ".join([name.ljust(widths[0]), *cells]))
        lines += [f"{player} lost {games} by failing: {reason}" for (player, reason), games in self.failures.items()]
        return "\n".join(lines)


def _row(standing: Standing) -> tuple[str, ...]:
    return (
        standing.player,
        f"{standing.wins:.1%}",
        f"{standing.wins_from:.1%} to {standing.wins_to:.1%}",
        "/".join(map(str, standing.places)),
        "" if standing.points is None else f"{standing.points:.1f}",
    )


def tournament(
    game: str | Game,
    players: Sequence[Someone],
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    *,
    limit: int = LONGEST_GAME,
    seconds: float = SECONDS,
    processes: Where = 1,
) -> Contest:
    """Let players play the same deals from every seat, and say how they did.

    Args:
        game: a game or its id.
        players: one for each seat: a level, the file of a class or a network, a class with `choose(self, view, moves)`, or an object that
            has it.
        games: how many games; rounded up, so that everybody plays each deal from every seat.
        seed: the same seed plays the same games.
        options: of the table, by name.
        limit: turns after which a game that can go on for ever is broken off.
        seconds: how long a level or a file may think about a move.
        processes: how many games are played side by side, or the Ray cluster that plays them: `ray` or an address;
            classes and objects have to be such as other processes can import.

    Raises:
        UnknownGame: there is no game of this id.
        ValueError: the game does not take so many players or has no such option, or something can't play.
        MaterialError: the chosen deck can't be used.

    >>> import spadework
    >>> contest = spadework.tournament(spadework.game_ids()[1], ["random", "mate"], games=4)
    >>> len(contest.played), contest["mate"].wins > 0.5
    (4, True)
    """
    found, games = find_game(game) if isinstance(game, str) else game, at_least_one(games)
    with Tournament(found, players, seed, options, limit, seconds, processes) as playing:
        played = tuple(playing.play(deals_for(games, len(players))))
        failures = Counter(
            (playing.names[one.failure.player], one.failure.reason) for one in played if one.failure is not None
        )
        return Contest(found.id, tuple(standings(playing.names, played)), played, dict(failures))
