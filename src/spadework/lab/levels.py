"""How strong the levels of computer players are: each plays against the one below it, and the results are kept with the game."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, pairwise

from spadework import __version__
from spadework.engine import strength
from spadework.engine.game import Game
from spadework.engine.interval import wilson
from spadework.engine.strength import Strength
from spadework.lab.crew import Where
from spadework.lab.tournament import Failure, Played, Thinking, Tournament, deals_for
from spadework.players.file import is_file
from spadework.players.player import LEVELS
from spadework.players.seating import Someone, name_of

CROWD = ("captain", "deck-hand", "deck-hand", "deck-hand")
"""A match-up at a bigger table: does a strong player win among several weak ones, whose bad moves may all happen to harm it?"""


def match_ups(seats: Sequence[int], levels: Sequence[str] = LEVELS) -> list[tuple[str, ...]]:
    """Who sits down together to be measured, in a game for some numbers of players: each level with as many of the level below it as
    the smallest table takes, and a strong one among several of the weakest.

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
    """Who sits down together to measure a player of one's own at tables for so many: it with as many of each level as there are seats left.

    >>> own_match_ups(3, "./my_player.py", ["deck-hand", "mate"])
    [('./my_player.py', 'deck-hand', 'deck-hand'), ('./my_player.py', 'mate', 'mate')]
    """
    return [(player, *[level] * (seats - 1)) for level in levels]


def measure(
    game: Game,
    players: Sequence[Someone],
    games: int,
    seed: int = 0,
    processes: Where = 1,
    known: Strength | None = None,
    failed: Callable[[Failure], None] = lambda _: None,
) -> Iterator[Strength]:
    """Let players play until there are so many games, and yield after each deal how strong the first is as far as is known then.

    Each deal is played from every seat, so games are rounded up to whole deals.

    Args:
        game: what is played.
        players: one for each seat, as `Tournament` takes them, of which the others than the first are equal.
        games: how many games there shall be.
        seed: of the deals, which are numbered from 0 on.
        processes: how many games are played side by side, or the Ray cluster that plays them: `ray` or an address.
        known: what is known already. If it was measured with the same seed by this version of Spadework, its games count, and the
            deals after theirs are played.
        failed: is told of every game that somebody lost by failing.

    Raises:
        ValueError: there is no such player, or the game does not take so many.
    """
    seats = len(players)
    found = known if known is not None and (known.seed, known.version) == (seed, __version__) else None
    first = found.games // seats if found else 0
    with Tournament(game, players, seed, processes=processes) as tournament:
        played = tournament.play(max(0, deals_for(games, seats) - first), first)
        while deal := list(islice(played, seats)):
            for game_played in deal:
                if game_played.failure is not None:
                    failed(game_played.failure)
            found = _counted(tuple(map(name_of, players)), seed, deal, found)
            yield found


def _counted(players: tuple[str, ...], seed: int, played: Sequence[Played], before: Strength | None) -> Strength:
    """What is known when some more games have been played."""
    first = [game.thinking[0] for game in played]
    others = [thinking for game in played for thinking in game.thinking[1:]]
    if before is not None:
        first, others = (
            [*more, Thinking(moves, moves * mean)]
            for more, moves, mean in zip((first, others), before.moves, before.seconds, strict=True)
        )
    games = len(played) + (before.games if before else 0)
    won = sum(game.wins[0] for game in played) + (before.won if before else 0)
    unfinished = sum(not game.finished for game in played) + (before.unfinished if before else 0)
    low, high = wilson(won, games)
    return Strength(
        players=players,
        games=games,
        won=round(won, 4),
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
    """For how long they thought about a move on average."""
    return round(sum(player.seconds for player in thinking) / max(1, _moves(thinking)), 6)


def keep(game: Game, measured: Strength) -> None:
    """Write what was measured into the game's folder, instead of what was known of the same players."""
    known = {strength.players: strength for strength in [*game.levels, measured]}
    order = match_ups(game.rules.SEATS)
    strength.write(game.folder, game.id, game.rules.VERSION, [known[players] for players in order if players in known])


def markdown(games: Sequence[Game]) -> str:
    """What is known of the levels in some games, as a table in Markdown.

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
    """A level in words; a player from a file by its path.

    >>> called("deck-hand"), called("./my-player.py")
    ('deck hand', './my-player.py')
    """
    return level if is_file(level) else level.replace("-", " ")


def against(players: Sequence[str]) -> str:
    """The others than the first, in words.

    >>> against(["captain", "deck-hand", "deck-hand"])
    '2 deck hands'
    """
    others = len(players) - 1
    return called(players[1]) if others == 1 else f"{others} {called(players[1])}s"
