"""The command `spadework levels`."""

import json
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from spadework.commands.terminal import Cluster, Processes, Seed, print_problem, progress

if TYPE_CHECKING:
    from spadework.engine.game import Game
    from spadework.engine.strength import Strength
    from spadework.lab.executors import Where


def levels(
    ids: Annotated[list[str] | None, typer.Argument(help="Game ids; default: all.", metavar="GAMES")] = None,
    games: Annotated[
        int | None,
        typer.Option(help="Measure with this many games per level, rounded up to whole rotations.", min=1),
    ] = None,
    only: Annotated[str | None, typer.Option(help="Only this level; with --player, only against this level.")] = None,
    player: Annotated[
        str | None,
        typer.Option(help="Measure a player in a Python file or network (.npz) against each level; nothing is stored."),
    ] = None,
    seats: Annotated[
        int | None,
        typer.Option(
            help="With --player: number of players; default: the game's minimum, or the network's.",
            min=2,
        ),
    ] = None,
    seed: Seed = 0,
    processes: Processes = 1,
    on: Cluster = None,
    write: Annotated[
        bool,
        typer.Option("--write", help="Store the result with the game; stored games count towards the total."),
    ] = False,
    anew: Annotated[bool, typer.Option("--anew", help="Discard stored results of the levels to measure.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per line.")] = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Print stored results as a Markdown table.")] = False,
) -> None:
    """Show how strong the computer players are, or measure it.

    Each level plays the level below it, with the game's minimum number of players: one of the stronger, the others weaker, the same deals
    from every seat. With --write, the result is stored after each deal: interrupt at any time (Ctrl-C), and continue with the same command.
    A player given by --player plays each level in the same way.
    """
    from spadework.engine.discovery import game as find_game
    from spadework.engine.discovery import game_ids
    from spadework.lab.levels import can_go_on, markdown, match_ups, own_match_ups
    from spadework.players import LEVELS

    if games is None and (write or anew):
        raise ValueError("nothing to measure; give the number of games per level with --games")
    measured = LEVELS if player is not None else LEVELS[1:]
    if only is not None and only not in measured:
        raise ValueError(f"unknown level {only!r}; choose from {', '.join(measured)}")
    if seats is not None and player is None:
        raise ValueError("--seats requires --player; levels are measured with the game's minimum number of players")
    chosen = [find_game(id) for id in ids or game_ids()]
    say = _print_json if as_json else _print_text
    if player is not None:
        if write or anew or as_markdown:
            raise ValueError(
                "--player can't be combined with --write, --anew or --markdown: its results are not stored"
            )
        if games is None:
            raise ValueError("give the number of games against each level with --games")
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
            if write and not anew and kept is not None and not can_go_on(kept, seed):
                raise ValueError(
                    f"{game.id}, {players[0]}: the stored result has seed {kept.seed} and version {kept.version}; discard it with --anew"
                )
            if games is not None:
                before = kept if write and not anew else None
                kept = _measured(game, players, games, seed, on or processes, before, write, say)
            if kept is not None and not as_markdown:
                say(game, kept)
    if as_markdown:
        typer.echo(markdown(chosen))


def usual_seats(game: "Game", player: str) -> int:
    """Return the number of players for measuring a player file: the network's smallest, or the game's minimum."""
    from spadework.players.network import is_network, load_network

    return load_network(player).seats[0] if is_network(player) else game.rules.SEATS[0]


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
    """Return the first player's strength after all games, or what is known when interrupted."""
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
        print_problem(f"{game.id}: {count} {'game' if count == 1 else 'games'} lost by failing: {reason}")
    return latest


def _print_json(game: "Game", known: "Strength") -> None:
    typer.echo(json.dumps({"game": game.id, "rules": game.rules.VERSION, **known._asdict()}))


def _print_text(game: "Game", known: "Strength") -> None:
    from spadework.lab.levels import against, called

    first, others = (f"{1000 * seconds:.{0 if seconds > 0.01 else 2}f} ms" for seconds in known.seconds)
    typer.echo(
        f"{game.id}: {called(known.players[0])} against {against(known.players)}: "
        f"wins {known.wins:.1%} ({known.wins_from:.1%} to {known.wins_to:.1%}) of {known.games} games, an even share is {known.even:.0%}; "
        f"{first} per move against {others}"
    )
