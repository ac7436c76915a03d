"""The command `spadework simulate`."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table as Rows

from spadework.commands.terminal import Cluster, GameId, Limit, Options, Seed, check_place, chosen, progress

if TYPE_CHECKING:
    from spadework.lab.outcome import Outcome
    from spadework.lab.simulate import Games
    from spadework.lab.totals import Totals

REPORT_EVERY = 0.1
"""Seconds between progress updates."""


def simulate(
    game: GameId,
    players: Annotated[
        list[str],
        typer.Argument(
            help="One player per seat: a level such as deck-hand or mate, a Python file, or a network (.npz)."
        ),
    ],
    games: Annotated[int, typer.Option(help="Number of games.", min=1)] = 100,
    seed: Seed = 0,
    option: Options = None,
    limit: Limit = 2000,
    processes: Annotated[
        int | None, typer.Option(help="Number of parallel processes; default: one per core.", min=1)
    ] = None,
    on: Cluster = None,
    record: Annotated[
        tuple[int, Path] | None,
        typer.Option(help="Write the record of a game, numbered from 0, to a file.", metavar="NUMBER FILE"),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Simulate many games between computer players; print points and wins by seat.

    The same seed gives the same games for any number of processes. random, policy, deck-hand and mate choose their moves in
    compiled code and play more than a thousand games per minute on each core; captain, admiral and Python files are called for every move.
    """
    from spadework.lab.simulate import simulate as simulated
    from spadework.lab.totals import Totals
    from spadework.players.pool import cores
    from spadework.table.record import dumps

    played = simulated(game, players, games, seed, chosen(option), limit, processes=on or processes or cores())
    totals = Totals(players)
    if record is not None:
        check_place(record[1])
        if not 0 <= record[0] < games:
            raise ValueError(f"expected a game number from 0 to {games - 1}, not {record[0]}")
    for outcome in _with_progress(played):
        totals.add(outcome)
    if as_json:
        typer.echo(json.dumps(_data(game, seed, totals)))
    else:
        _print(game, totals)
    if record is not None:
        record[1].write_text(dumps(played.game(record[0]).record()), encoding="utf-8")


def _with_progress(games: "Games") -> Iterator["Outcome"]:
    """Yield the outcomes with a progress bar and the remaining time."""
    reported = time.monotonic()
    with progress(f"{games.simulation.variant.game.id}: {len(games):,} games") as bar:
        for number, outcome in enumerate(games, 1):
            yield outcome
            if time.monotonic() - reported > REPORT_EVERY:
                reported = time.monotonic()
                bar.update(bar.task_ids[0], completed=number / len(games))


def _data(game: str, seed: int, totals: "Totals") -> dict[str, object]:
    seats = [
        {
            "seat": seat,
            "player": row.player,
            "points": round(row.points, 2),
            "wins": round(row.wins, 4),
            "wins_from": round(row.wins_from, 4),
            "wins_to": round(row.wins_to, 4),
        }
        for seat, row in enumerate(totals.players())
    ]
    summary = {"game": game, "games": totals.games, "seed": seed, "moves": round(totals.moves, 2)}
    summary |= {"decisions": round(totals.decisions, 2), "seats": seats}
    return summary | ({"turns": totals.turns(), "unfinished": totals.unfinished} if totals.turns() else {})


def _print(game: str, totals: "Totals") -> None:
    table = Rows("seat", "player", "points", "wins (95% interval)", title=f"{game}: {totals.games:,} games")
    for seat, row in enumerate(totals.players()):
        wins = f"{row.wins:.1%} ({row.wins_from:.1%} to {row.wins_to:.1%})"
        table.add_row(str(seat), row.player, f"{row.points:.1f}", wins)
    Console().print(table)
    typer.echo(f"{totals.moves:.1f} moves per game, {totals.decisions:.1f} decisions that hold up the game")
    if totals.turns():
        fewest, low, median, high, most = totals.turns()
        typer.echo(
            f"turns: {fewest} to {most}, middle half {low} to {high}, median {median}; {totals.unfinished} unfinished"
        )
