"""A tournament with its standings, for notebooks and scripts."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.playing.match import LONGEST_GAME
from spadework.lab.executors import Where, at_least_one
from spadework.lab.standings import Standing, standings
from spadework.lab.tournament import Played, Tournament, deals_for
from spadework.players.file import SECONDS
from spadework.players.seating import PlayerSpec


@dataclass(frozen=True, repr=False)
class Contest:
    """Result of a tournament; its repr is a table."""

    game: str
    standings: tuple[Standing, ...]
    """Results by player, best first."""
    played: tuple[Played, ...]
    """All games."""
    failures: Mapping[tuple[str, str], int]
    """Games lost by failing, by player and reason."""

    def __getitem__(self, player: str) -> Standing:
        """Return a player's standing by name. Raises KeyError."""
        for standing in self.standings:
            if standing.player == player:
                return standing
        names = ", ".join(standing.player for standing in self.standings)
        raise KeyError(f"unknown player {player!r}; players are {names}")

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
    players: Sequence[PlayerSpec],
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    *,
    limit: int = LONGEST_GAME,
    seconds: float = SECONDS,
    processes: Where = 1,
) -> Contest:
    """Play the same deals from every seat and rank the players.

    Args:
        game: a game or its id.
        players: one per seat: a level, the file of a class or network, a class with `choose(self, view, moves)`, or such an object.
        games: number of games, rounded up so that every player plays each deal from every seat.
        seed: the same seed gives the same games.
        options: the table's options, by name.
        limit: turns after which a game without a natural end is stopped.
        seconds: time limit per move of a file; also caps a level's own.
        processes: number of processes, or a Ray cluster: `ray` or an address. Classes and objects must be importable by other processes.

    Raises:
        UnknownGame: unknown game id.
        ValueError: unsupported number of players, unknown option or unusable player.
        MaterialError: the chosen deck is unusable.

    >>> import spadework
    >>> contest = spadework.tournament(spadework.game_ids()[1], ["random", "mate"], games=4)
    >>> len(contest.played), contest["mate"].wins > 0.5
    (4, True)
    """
    found, games = find_game(game) if isinstance(game, str) else game, at_least_one(games, "games")
    with Tournament(found, players, seed, options, limit, seconds, processes) as playing:
        played = tuple(playing.play(deals_for(games, len(players))))
        failures = Counter(
            (playing.names[one.failure.player], one.failure.reason) for one in played if one.failure is not None
        )
        return Contest(found.id, tuple(standings(playing.names, played)), played, dict(failures))
