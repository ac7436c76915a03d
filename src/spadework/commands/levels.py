"""The command `spadework levels`: how strong the computer players are."""

import json
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from spadework.commands.terminal import Cluster, Processes, Seed, progress, tell

if TYPE_CHECKING:
    from spadework.engine.game import Game
    from spadework.engine.strength import Strength
    from spadework.lab.crew import Where


def levels(
    ids: Annotated[list[str] | None, typer.Argument(help="Ids of games; all by default.", metavar="GAMES")] = None,
    games: Annotated[
        int | None,
        typer.Option(help="Measure: let each level play so many games, rounded up to whole rotations.", min=1),
    ] = None,
    only: Annotated[
        str | None, typer.Option(help="Only how strong this level is; with --player, only against this level.")
    ] = None,
    player: Annotated[
        str | None,
        typer.Option(
            help="A Python file with a player of your own, or a network (.npz): measure it against each level, and keep nothing."
        ),
    ] = None,
    seats: Annotated[
        int | None,
        typer.Option(
            help="With --player: how many play; by default as few as the game takes, or as a network has learned.",
            min=2,
        ),
    ] = None,
    seed: Seed = 0,
    processes: Processes = 1,
    on: Cluster = None,
    write: Annotated[
        bool,
        typer.Option("--write", help="Keep the result with the game; what is kept already counts among the games."),
    ] = False,
    anew: Annotated[bool, typer.Option("--anew", help="Forget what is kept of what is measured.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a line.")] = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Print what is kept as a table in Markdown.")] = False,
) -> None:
    """Tell how strong the computer players are, or measure it.

    Each level plays against the one below it, at a table of the fewest players that the game takes: one of the stronger, the others weaker,
    the same deals from every seat. With --write the result is kept after each deal: stop at any time (Ctrl-C), and go on later by the
    same command. A player of your own plays against each level in the same way, by --player.
    """
    from spadework.engine.discovery import game as find_game
    from spadework.engine.discovery import game_ids
    from spadework.lab.levels import markdown, match_ups, own_match_ups
    from spadework.players import LEVELS

    if games is None and (write or anew):
        raise ValueError("there is nothing to measure; say with --games how many games each level shall play")
    measured = LEVELS if player is not None else LEVELS[1:]
    if only is not None and only not in measured:
        raise ValueError(f"{only!r} is not measured; choose one of {', '.join(measured)}")
    if seats is not None and player is None:
        raise ValueError("levels are measured with as few players as a game takes: --seats needs --player")
    chosen = [find_game(id) for id in ids or game_ids()]
    say = _json if as_json else _words
    if player is not None:
        if write or anew or as_markdown:
            raise ValueError("nothing is kept of a player of your own: leave out --write, --anew and --markdown")
        if games is None:
            raise ValueError("say with --games how many games your player shall play against each level")
        for game in chosen:
            for players in own_match_ups(usual_seats(game, player) if seats is None else seats, player):
                if only in (None, players[1]):
                    found = _measured(game, players, games, seed, on or processes, None, False, say)
                    assert found is not None
                    say(game, found)
        return
    for game in chosen:
        known = {strength.players: strength for strength in game.levels}
        for players in match_ups(game.rules.SEATS):
            if only not in (None, players[0]):
                continue
            kept = known.get(players)
            if games is not None:
                before = kept if write and not anew else None
                kept = _measured(game, players, games, seed, on or processes, before, write, say)
            if kept is not None and not as_markdown:
                say(game, kept)
    if as_markdown:
        typer.echo(markdown(chosen))


def usual_seats(game: "Game", player: str) -> int:
    """With how many a player of one's own is measured: as a network has learned the game, else as few as it takes."""
    from spadework.players.network import Network, is_network

    return Network.load(player).seats if is_network(player) else game.rules.SEATS[0]


def _measured(
    game: "Game",
    players: tuple[str, ...],
    games: int,
    seed: int,
    processes: "Where",
    known: "Strength | None",
    write: bool,
    say: Callable[["Game", "Strength"], None],
) -> "Strength | None":
    """How strong the first player is when all games have been played; on an interrupt it says what is known by then."""
    from spadework.lab.levels import against, keep, measure

    latest, failures = known, Counter[str]()
    try:
        with progress(f"{game.id}: {players[0]} against {against(players)}, {games} games") as bar:
            for latest in measure(
                game, players, games, seed, processes, known, lambda failure: failures.update([failure.reason])
            ):
                if write:
                    keep(game, latest)
                bar.update(bar.task_ids[0], completed=latest.games / games)
    except KeyboardInterrupt:
        if latest is not None:
            say(game, latest)
        raise
    for reason, count in failures.most_common():
        tell(f"{game.id}: {count} {'game' if count == 1 else 'games'} lost by failing: {reason}")
    return latest


def _json(game: "Game", known: "Strength") -> None:
    typer.echo(json.dumps({"game": game.id, "rules": game.rules.VERSION, **known._asdict()}))


def _words(game: "Game", known: "Strength") -> None:
    from spadework.lab.levels import against, called

    first, others = (f"{1000 * seconds:.{0 if seconds > 0.01 else 2}f} ms" for seconds in known.seconds)
    typer.echo(
        f"{game.id}: {called(known.players[0])} against {against(known.players)}: "
        f"wins {known.wins:.1%} ({known.wins_from:.1%} to {known.wins_to:.1%}) of {known.games} games, an even share is {known.even:.0%}; "
        f"{first} a move against {others}"
    )
