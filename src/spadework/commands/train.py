"""The command `spadework train`."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from spadework.commands.terminal import GameId, Options, check_place, chosen, progress

if TYPE_CHECKING:
    from spadework.engine.network.network import Network
    from spadework.learn import Trainer
    from spadework.table import Variant

SAVE_EVERY = 60.0
"""Seconds between checkpoints."""

MEASUREMENTS = 6
"""How often the strength is measured during the training."""

OPPONENTS = ("policy", "mate")
"""Players that it is measured against, on all other seats."""


def train(
    game: GameId,
    minutes: Annotated[float, typer.Option(help="Training time in minutes.", min=0.0001)] = 60.0,
    seats: Annotated[
        str | None,
        typer.Option(help="Numbers of players to train for, such as 3 or 2-4; default: all.", metavar="N[-M]"),
    ] = None,
    into: Annotated[
        Path | None, typer.Option(help="File for the network; default: the game's id with .npz.", metavar="FILE.npz")
    ] = None,
    resume: Annotated[
        bool,
        typer.Option(
            "--resume", help="Go on from the network in the file, or from the game's if there is no file yet."
        ),
    ] = False,
    option: Options = None,
    teacher: Annotated[
        Literal["policy", "mate", "captain"],
        typer.Option(
            help="Player to imitate: the rollout policy, or the mate or captain as they play without a network."
        ),
    ] = "policy",
    imitation: Annotated[
        float | None,
        typer.Option(
            help="Part of the time for imitating that player; 1 for no self-play; default: 0.05, or 0 with --resume.",
            min=0,
            max=1,
        ),
    ] = None,
    games: Annotated[int, typer.Option(help="Games against each opponent per measurement.", min=1)] = 120,
    threads: Annotated[int | None, typer.Option(help="Number of threads; default: one per core.", min=1)] = None,
    seed: Annotated[int, typer.Option(help="Random seed.", min=0)] = 1,
) -> None:
    """Train a computer player from the rules of a game, by self-play on this computer.

    The file is written every minute and when you press Ctrl-C. It can be used wherever a player is named.
    """
    from spadework.engine.discovery import game as find_game
    from spadework.learn import Plan, Trainer
    from spadework.players.network import is_network, load_network
    from spadework.players.pool import cores
    from spadework.table import Variant

    variant = Variant.of(find_game(game), chosen(option))
    target = into or Path(f"{game}.npz")
    check_place(target)
    if not is_network(str(target)):
        raise ValueError(f"expected a file name ending in .npz, not {target}")
    plan = Plan(
        seats=_numbers(seats, variant), teacher=teacher, imitation=imitation, threads=threads or cores(), seed=seed
    )
    start = None
    if resume:
        own = None if target.exists() else variant.game.guide
        start = own or load_network(target)
        typer.echo(f"resuming from {'the network of ' + game if own else target}")
    if start is not None and start.game.id != game:
        raise ValueError(f"{target}: a network for {start.game.id}, not for {game}")
    trainer = Trainer(variant, plan, start)
    try:
        _learn(trainer, variant, minutes, target, games)
    except KeyboardInterrupt:
        typer.echo("stopped")
    trainer.network.save(target)
    _report(trainer.network, variant, games)
    typer.echo(f"{target}: {trainer.network}")


def _learn(trainer: "Trainer", variant: "Variant", minutes: float, target: Path, games: int) -> None:
    """Learn until the time is over, with checkpoints and measurements."""
    saved, measured = time.monotonic(), 1
    with progress(f"{variant.game.id}: learning") as bar:
        for now in trainer.train(minutes):
            bar.update(
                bar.task_ids[0],
                completed=now.spent,
                description=f"{variant.game.id}: {now.decisions:,} decisions, {now.games:,} games",
            )
            if time.monotonic() - saved > SAVE_EVERY:
                saved = time.monotonic()
                trainer.network.save(target)
            if now.spent >= measured / MEASUREMENTS and now.spent < 1:
                measured += 1
                typer.echo(f"{minutes * now.spent:.1f} minutes, {now.decisions:,} decisions")
                _report(trainer.network, variant, games)


def _report(network: "Network", variant: "Variant", games: int) -> None:
    """Print the network's win rates against fixed opponents, with the fewest seats that it knows."""
    from spadework.lab.contest import tournament
    from spadework.players.network import NetworkPlayer

    player, others = NetworkPlayer(network), network.seats[0] - 1
    for opponent in OPPONENTS:
        contest = tournament(variant.game, [player, *[opponent] * others], games, options=variant.options)
        found = contest[type(player).__name__]
        rate = f"{found.wins:.1%} ({found.wins_from:.0%} to {found.wins_to:.0%})"
        typer.echo(f"  against {opponent} on all other seats: {rate}; an even share is {1 / (others + 1):.0%}")


def _numbers(seats: str | None, variant: "Variant") -> tuple[int, ...]:
    """Return the numbers of seats in a text such as "3" or "2-4"; all of the game for None. Raises ValueError."""
    known = variant.game.rules.SEATS
    if seats is None:
        return tuple(known)
    first, _, last = seats.partition("-")
    if not (first.isdecimal() and (last or first).isdecimal() and int(first) <= int(last or first)):
        raise ValueError(f"expected numbers of players such as {known[0]} or {known[0]}-{known[-1]}, not {seats!r}")
    found = tuple(range(int(first), int(last or first) + 1))
    for number in found:
        variant.game.check_seats(number)
    return found
