"""Load test of a server with many tables: `python -m tests.load lost_maps --people 3 --tables 100`; see docs/load.md."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated, Any

import typer
from tests.load import computers as by_computers
from tests.load import people as by_people
from tests.load.measurements import Usage, summed_up

from spadework import cli
from spadework.commands.terminal import GameId, progress
from spadework.engine.discovery import game as find_game
from spadework.players import LEVELS, SECONDS
from spadework.players.pool import cores

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)

MEGABYTE = 1e6


@app.command()
def load(
    game: GameId,
    people: Annotated[int | None, typer.Option(help="Simulated people per table, instead of computer players.")] = None,
    level: Annotated[str, typer.Option(help="Level of the computer players, without --people.")] = "captain",
    tables: Annotated[int, typer.Option(help="Number of tables in play at any time.", min=1)] = 20,
    seats: Annotated[
        int | None, typer.Option(help="Computer players per table; default: 4, or the game's maximum.")
    ] = None,
    seconds: Annotated[float, typer.Option(help="Duration of the measurement.", min=1, max=3600)] = 30,
    pause: Annotated[float, typer.Option(help="Seconds before each computer move.", min=0)] = 0.7,
    every: Annotated[float, typer.Option(help="Mean thinking time of people per move, in seconds.", min=0.01)] = 3,
    clients: Annotated[int, typer.Option(help="Number of client processes for the people.", min=1)] = 1,
    address: Annotated[str | None, typer.Option(help="Address of a running server to play on.")] = None,
    process: Annotated[int | None, typer.Option(help="Process id of that server, to measure its resources.")] = None,
    seed: Annotated[int, typer.Option(help="Random seed of the simulated people.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Load-test a server with many tables: latency of moves and of pages.

    Starts a server on this machine on which people or computers play; see docs/load.md. With --address, people play on a running server, if
    its limits per address allow it.
    """
    if people is None:
        _computers(game, level, tables, seats, seconds, pause, as_json)
        return
    if address is not None and not address.startswith(("http://", "https://")):
        raise ValueError(f"expected a server's address such as http://127.0.0.1:8000/, not {address!r}")
    demand = by_people.Demand(tables, people, every, seconds, clients, seed)
    with progress(f"{game}: {tables} tables") as bar:
        found = by_people.measure(
            find_game(game),
            demand,
            address and address.rstrip("/") + "/",
            process,
            lambda share: bar.update(bar.task_ids[0], completed=share),
        )
    told = _as_data(found, seconds)
    if as_json:
        typer.echo(json.dumps({"game": game, **asdict(demand), **told}))
        return
    typer.echo(f"{game}: {tables} tables of {people} people, {every:g} s of thought per move; in {seconds:g} s")
    for what, name in (("moves", "moves seen by all"), ("answers", "moves stored"), ("pages", "pages")):
        typer.echo(_line(name, told[what]))
    typer.echo(
        f"{told['rate']} moves per second, {told['bytes']} bytes over the lines for each, {told['games']} games begun"
    )
    if told["unseen"]:
        typer.echo(f"{told['unseen']} moves were not sent to a seat")
    for error, count in told["errors"].items():
        typer.echo(f"{count} x {error}")
    if not told["errors"]:
        typer.echo("no errors")
    typer.echo(f"clients: {told['people_cpu']} of one core")
    if told["server"] is not None:
        _print_usage(told["server"])


def _print_usage(server: dict[str, Any]) -> None:
    memory = ", ".join(f"{size:g}" for size in server["memory"])
    typer.echo(f"server: {server['cpu']} of one core, {server['cpu_a_move']} ms per move; {memory} MB of memory")


def _as_data(found: by_people.Load, seconds: float) -> dict[str, Any]:
    """Return the measurements as JSON data."""
    tally = found.tally
    moves = len(tally.answers)
    return {
        "moves": summed_up(tally.moves),
        "answers": summed_up(tally.answers),
        "pages": summed_up(tally.pages),
        "rate": round(moves / seconds, 1),
        "bytes": round(tally.bytes / moves) if moves else None,
        "games": tally.games,
        "unseen": tally.unseen,
        "errors": dict(tally.errors.most_common()),
        "people_cpu": f"{100 * tally.cpu / seconds:.0f} %",
        "server": _server(found.usage, moves, seconds) if found.usage else None,
    }


def _server(usage: Sequence[Usage], moves: int, seconds: float) -> dict[str, Any]:
    """Return the server's resource usage."""
    cpu = usage[-1].cpu - usage[0].cpu
    return {
        "cpu": f"{100 * cpu / seconds:.0f} %",
        "cpu_a_move": round(1000 * cpu / moves, 2) if moves else None,
        "memory": [round(one.memory / MEGABYTE) for one in usage],
    }


def _computers(
    game: str, level: str, tables: int, seats: int | None, seconds: float, pause: float, as_json: bool
) -> None:
    if level not in LEVELS:
        raise ValueError(f"unknown level {level!r}; choose from {', '.join(LEVELS)}")
    with progress(f"{game}: {tables} tables") as bar:
        found = by_computers.measure(
            find_game(game),
            level,
            tables,
            seats,
            seconds,
            pause,
            lambda share: bar.update(bar.task_ids[0], completed=share),
        )
    told = {"moves": summed_up(found.moves), "pages": summed_up(found.pages)}
    if as_json:
        known = {"game": game, "level": level, "thinks": SECONDS[level], "tables": tables, "cores": cores()}
        typer.echo(json.dumps({**known, "seconds": seconds, "pause": pause, "opened": found.tables, **told}))
        return
    typer.echo(f"{game}: {tables} tables of {level} players at a time, {found.tables} in total")
    typer.echo(
        f"{cores()} cores, {pause:g} s pause before a move, at most {SECONDS[level]:g} s of thought, in {seconds:g} s:"
    )
    for what, times in told.items():
        typer.echo(_line(what, times))


def _line(what: str, times: dict[str, Any]) -> str:
    """Format summarized times as a line."""
    if not times["count"]:
        return f"no {what}"
    told = [f"{name} {times[key]:g} ms" for name, key in (("95%", "p95"), ("99%", "p99"), ("slowest", "slowest"))]
    return f"{times['count']} {what}: median {times['median']:g} ms, {', '.join(told)}"


if __name__ == "__main__":
    cli.main(app)
