"""Strength of the built-in levels: each plays the level below it; the results are stored with the game."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, pairwise

from spadework import __version__
from spadework.engine import strength
from spadework.engine.game import Game
from spadework.engine.interval import wilson_by_deal
from spadework.engine.strength import Strength
from spadework.lab.executors import Where
from spadework.lab.tournament import Failure, Played, Thinking, Tournament, deals_for
from spadework.players.file import is_file
from spadework.players.player import LEVELS
from spadework.players.seating import PlayerSpec, name_of

CROWD = ("captain", "deck-hand", "deck-hand", "deck-hand")
"""A larger table: does a strong player win among several weak ones, whose mistakes may all happen to hurt it?"""


def match_ups(seats: Sequence[int], levels: Sequence[str] = LEVELS) -> list[tuple[str, ...]]:
    """Return the pairings that measure the levels of a game: each level with the level below it on the other seats of the smallest table,
    and a strong one among several of the weakest.

    >>> match_ups(range(3, 6), ["deck-hand", "mate", "captain"])[1:]
    [('captain', 'mate', 'mate'), ('captain', 'deck-hand', 'deck-hand', 'deck-hand')]
    """
    found = []
    for weaker, stronger in pairwise(levels):
        found.append((stronger, *[weaker] * (seats[0] - 1)))
        if stronger == CROWD[0] and len(CROWD) in seats:
            found.append(CROWD)
    return found


def own_match_ups(seats: int, player: str, levels: Sequence[str] = LEVELS) -> list[tuple[str, ...]]:
    """Return the pairings that measure a player file: against each level on all other seats.

    >>> own_match_ups(3, "./my_player.py", ["deck-hand", "mate"])
    [('./my_player.py', 'deck-hand', 'deck-hand'), ('./my_player.py', 'mate', 'mate')]
    """
    return [(player, *[level] * (seats - 1)) for level in levels]


def measure(
    game: Game,
    players: Sequence[PlayerSpec],
    games: int,
    seed: int = 0,
    processes: Where = 1,
    known: Strength | None = None,
    failed: Callable[[Failure], None] = lambda _: None,
) -> Iterator[Strength]:
    """Play until there are the given number of games, yielding the first player's strength so far after each deal.

    Each deal is played from every seat, so games are rounded up to whole deals.

    Args:
        game: the game to play.
        players: one per seat, as in `Tournament`; all but the first are equal.
        games: total number of games.
        seed: seed of the deals, which are numbered from 0.
        processes: number of processes, or a Ray cluster: `ray` or an address.
        known: an earlier result. If it has the same seed and was measured by this version of Spadework, its games count and play goes on
            with the next deal.
        failed: called for every game that a player loses by failing.

    Raises:
        ValueError: unknown player or unsupported number of players.
    """
    seats = len(players)
    found = known if known is not None and can_go_on(known, seed) else None
    first = found.games // seats if found else 0
    with Tournament(game, players, seed, processes=processes) as tournament:
        played = tournament.play(max(0, deals_for(games, seats) - first), first)
        while deal := list(islice(played, seats)):
            for game_played in deal:
                if game_played.failure is not None:
                    failed(game_played.failure)
            found = _counted(tuple(map(name_of, players)), seed, deal, found)
            yield found


def can_go_on(known: Strength, seed: int) -> bool:
    """Return whether more games with this seed can be added to a result: it is of the same deals and the same version of Spadework."""
    return (known.seed, known.version) == (seed, __version__)


def _counted(players: tuple[str, ...], seed: int, played: Sequence[Played], before: Strength | None) -> Strength:
    """Return the strength after one more deal, played from every seat."""
    first = [game.thinking[0] for game in played]
    others = [thinking for game in played for thinking in game.thinking[1:]]
    if before is not None:
        first, others = (
            [*more, Thinking(moves, moves * mean)]
            for more, moves, mean in zip((first, others), before.moves, before.seconds, strict=True)
        )
    games = len(played) + (before.games if before else 0)
    here = sum(game.wins[0] for game in played)
    won, squares = here + (before.won if before else 0), here**2 + (before.squares if before else 0)
    unfinished = sum(not game.finished for game in played) + (before.unfinished if before else 0)
    low, high = wilson_by_deal(won, squares, games // len(players), games)
    return Strength(
        players=players,
        games=games,
        won=round(won, 4),
        squares=round(squares, 4),
        wins=round(won / games, 4),
        wins_from=round(low, 4),
        wins_to=round(high, 4),
        unfinished=unfinished,
        moves=(_moves(first), _moves(others)),
        seconds=(_seconds(first), _seconds(others)),
        seed=seed,
        version=__version__,
    )


def _moves(thinking: Sequence[Thinking]) -> int:
    return sum(player.moves for player in thinking)


def _seconds(thinking: Sequence[Thinking]) -> float:
    """Return the mean thinking time per move."""
    return round(sum(player.seconds for player in thinking) / max(1, _moves(thinking)), 6)


def keep(game: Game, measured: Strength) -> None:
    """Write a result into the game's folder, replacing the one of the same players."""
    known = {strength.players: strength for strength in [*game.levels, measured]}
    order = match_ups(game.rules.SEATS)
    strength.write(game.folder, game.id, game.rules.VERSION, [known[players] for players in order if players in known])


def markdown(games: Sequence[Game]) -> str:
    """Return the known strengths of levels as a Markdown table.

    >>> import spadework
    >>> markdown([spadework.game(id) for id in spadework.game_ids()]).splitlines()[0]
    '| Game | Player | Against | Games | Wins | 95% interval | Even |'
    """
    rows = ["| Game | Player | Against | Games | Wins | 95% interval | Even |", "|---|---|---|--:|--:|--:|--:|"]
    for game in games:
        for known in game.levels:
            cells = (
                game.title(),
                called(known.players[0]).capitalize(),
                against(known.players),
                f"{known.games:,}",
                f"{known.wins:.1%}",
                f"{known.wins_from:.1%} to {known.wins_to:.1%}",
                f"{known.even:.0%}",
            )
            rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def called(level: str) -> str:
    """Return a level in words, or the path of a player file.

    >>> called("deck-hand"), called("./my-player.py")
    ('deck hand', './my-player.py')
    """
    return level if is_file(level) else level.replace("-", " ")


def against(players: Sequence[str]) -> str:
    """Return all players but the first, in words.

    >>> against(["captain", "deck-hand", "deck-hand"])
    '2 deck hands'
    """
    others = len(players) - 1
    return called(players[1]) if others == 1 else f"{others} {called(players[1])}s"
