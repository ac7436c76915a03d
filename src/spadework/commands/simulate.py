"""The command `spadework simulate`: many games between computer players."""

import json
import os
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

TELL_EVERY = 0.1
"""Seconds between two words about how far it has got."""


def simulate(
    game: GameId,
    players: Annotated[
        list[str],
        typer.Argument(
            help="A player for each seat: a level, such as deck-hand or mate, a Python file, or a network (.npz)."
        ),
    ],
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seed: Seed = 0,
    option: Options = None,
    limit: Limit = 2000,
    processes: Annotated[
        int | None, typer.Option(help="How many processes play; by default one for each core.", min=1)
    ] = None,
    on: Cluster = None,
    record: Annotated[
        tuple[int, Path] | None,
        typer.Option(help="Write the record of a game, by its number from 0 on, to a file.", metavar="NUMBER FILE"),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Let computer players play many games; print points and wins by seat.

    The same seed plays the same games, by however many processes. random, policy, deck-hand and mate play tens of thousands of games a
    minute and more; captain, admiral and Python files are asked for every move.
    """
    from spadework.lab.simulate import simulate as simulated
    from spadework.lab.totals import Totals
    from spadework.table.record import dumps

    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    played = simulated(game, players, games, seed, chosen(option), limit, processes=on or processes or cores)
    totals = Totals(players)
    if record is not None:
        check_place(record[1])
        if not 0 <= record[0] < games:
            raise ValueError(f"there is no game {record[0]}; the games are numbered from 0 to {games - 1}")
    for outcome in _watched(played):
        totals.add(outcome)
    if record is not None:
        record[1].write_text(dumps(played.game(record[0]).record()), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(_data(game, seed, totals)))
        return
    _print(game, totals)


def _watched(games: "Games") -> Iterator["Outcome"]:
    """The outcomes, with a bar and the time that is left."""
    told = time.monotonic()
    with progress(f"{games.simulation.variant.game.id}: {len(games):,} games") as bar:
        for number, outcome in enumerate(games, 1):
            yield outcome
            if time.monotonic() - told > TELL_EVERY:
                told = time.monotonic()
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
    told = {"game": game, "games": totals.games, "seed": seed, "moves": round(totals.moves, 2)}
    told |= {"decisions": round(totals.decisions, 2), "seats": seats}
    return told | ({"turns": totals.turns(), "unfinished": totals.unfinished} if totals.turns() else {})


def _print(game: str, totals: "Totals") -> None:
    table = Rows("seat", "player", "points", "wins (95% interval)", title=f"{game}: {totals.games:,} games")
    for seat, row in enumerate(totals.players()):
        wins = f"{row.wins:.1%} ({row.wins_from:.1%} to {row.wins_to:.1%})"
        table.add_row(str(seat), row.player, f"{row.points:.1f}", wins)
    Console().print(table)
    typer.echo(f"{totals.moves:.1f} moves a game, {totals.decisions:.1f} decisions that others wait for")
    if totals.turns():
        fewest, low, median, high, most = totals.turns()
        typer.echo(
            f"turns: {fewest} to {most}, half of the games {low} to {high}, median {median}; {totals.unfinished} unfinished"
        )
