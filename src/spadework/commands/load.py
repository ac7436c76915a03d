"""The command `spadework load`: how a server copes with many tables at once."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from spadework.commands.terminal import GameId, progress

if TYPE_CHECKING:
    from spadework.web.load.people import Load
    from spadework.web.load.usage import Usage

MEGABYTE = 1e6


def load(
    game: GameId,
    people: Annotated[
        int | None, typer.Option(help="Simulated people at each table, in the place of computers.")
    ] = None,
    level: Annotated[str, typer.Option(help="Which computer players play where no people do.")] = "captain",
    tables: Annotated[int, typer.Option(help="How many tables are in play at any time.", min=1)] = 20,
    seats: Annotated[int | None, typer.Option(help="Computers at each; by default four, or as many as can.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to measure.", min=1, max=3600)] = 30,
    pause: Annotated[float, typer.Option(help="Seconds before each move of a computer.", min=0)] = 0.7,
    every: Annotated[float, typer.Option(help="Seconds that people think before a move, on an average.", min=0.01)] = 3,
    clients: Annotated[int, typer.Option(help="How many processes the people are in.", min=1)] = 1,
    address: Annotated[str | None, typer.Option(help="Of a running server where people play.")] = None,
    process: Annotated[int | None, typer.Option(help="The number of that server's process, to measure it.")] = None,
    seed: Annotated[int, typer.Option(help="Decides what people do by chance.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure how a server copes with many tables: how soon moves are seen, and how soon pages answer meanwhile.

    It starts a server on this machine, with these tables alone, at which people or computers play; docs/load.md says what it
    measures. With --address people play on a server that runs already, if its limits for one address let them.
    """
    if people is None:
        _computers(game, level, tables, seats, seconds, pause, as_json)
        return

    from spadework.engine.discovery import game as find_game
    from spadework.web.load.people import Demand, measure

    if address is not None and not address.startswith(("http://", "https://")):
        raise ValueError(f"{address!r} is no address of a server; write one like http://127.0.0.1:8000/")
    demand = Demand(tables, people, every, seconds, clients, seed)
    with progress(f"{game}: {tables} tables") as bar:
        found = measure(
            find_game(game),
            demand,
            address and address.rstrip("/") + "/",
            process,
            lambda share: bar.update(bar.task_ids[0], completed=share),
        )
    told = _told(found, seconds)
    if as_json:
        typer.echo(json.dumps({"game": game, **asdict(demand), **told}))
        return
    typer.echo(
        f"{game}: {tables} tables of {people} people, each of whom thinks {every:g} s before a move; in {seconds:g} s"
    )
    for what, name in (("moves", "moves seen by all"), ("answers", "moves stored"), ("pages", "pages")):
        typer.echo(_line(name, told[what]))
    typer.echo(
        f"{told['rate']} moves a second, {told['bytes']} bytes over the lines for each, {told['games']} games begun"
    )
    if told["unseen"]:
        typer.echo(f"{told['unseen']} times a seat was told nothing of a move")
    for error, count in told["errors"].items():
        typer.echo(f"{count} x {error}")
    if not told["errors"]:
        typer.echo("no errors")
    typer.echo(f"the people took {told['people_cpu']} of one core")
    if told["server"] is not None:
        _tell_usage(told["server"])


def _tell_usage(server: dict[str, Any]) -> None:
    memory = ", ".join(f"{size:g}" for size in server["memory"])
    typer.echo(f"the server took {server['cpu']} of one core, {server['cpu_a_move']} ms a move; {memory} MB of memory")


def _told(found: "Load", seconds: float) -> dict[str, Any]:
    """What was measured, as JSON tells it."""
    tally = found.tally
    moves = len(tally.answers)
    return {
        "moves": _summed_up(tally.moves),
        "answers": _summed_up(tally.answers),
        "pages": _summed_up(tally.pages),
        "rate": round(moves / seconds, 1),
        "bytes": round(tally.bytes / moves) if moves else None,
        "games": tally.games,
        "unseen": tally.unseen,
        "errors": dict(tally.errors.most_common()),
        "people_cpu": f"{100 * tally.cpu / seconds:.0f} %",
        "server": _server(found.usage, moves, seconds) if found.usage else None,
    }


def _server(usage: Sequence["Usage"], moves: int, seconds: float) -> dict[str, Any]:
    """What the server took."""
    cpu = usage[-1].cpu - usage[0].cpu
    return {
        "cpu": f"{100 * cpu / seconds:.0f} %",
        "cpu_a_move": round(1000 * cpu / moves, 2) if moves else None,
        "memory": [round(one.memory / MEGABYTE) for one in usage],
    }


def _computers(
    game: str, level: str, tables: int, seats: int | None, seconds: float, pause: float, as_json: bool
) -> None:
    from spadework.engine.discovery import game as find_game
    from spadework.players import LEVELS, SECONDS
    from spadework.players.pool import cores
    from spadework.web.load.computers import measure

    if level not in LEVELS:
        raise ValueError(f"there is no level {level!r}; choose one of {', '.join(LEVELS)}")
    with progress(f"{game}: {tables} tables") as bar:
        found = measure(
            find_game(game),
            level,
            tables,
            seats,
            seconds,
            pause,
            lambda share: bar.update(bar.task_ids[0], completed=share),
        )
    told = {"moves": _summed_up(found.moves), "pages": _summed_up(found.pages)}
    if as_json:
        known = {"game": game, "level": level, "thinks": SECONDS[level], "tables": tables, "cores": cores()}
        typer.echo(json.dumps({**known, "seconds": seconds, "pause": pause, "opened": found.tables, **told}))
        return
    typer.echo(f"{game}: {tables} tables of players of the level {level} at a time, {found.tables} altogether")
    typer.echo(
        f"{cores()} cores, {pause:g} s pause before a move, {SECONDS[level]:g} s of thought at most, in {seconds:g} s:"
    )
    for what, times in told.items():
        typer.echo(_line(what, times))


def _line(what: str, times: dict[str, Any]) -> str:
    """Times summed up in a line."""
    if not times["count"]:
        return f"no {what}"
    told = [f"{name} {times[key]:g} ms" for name, key in (("95%", "p95"), ("99%", "p99"), ("the slowest", "slowest"))]
    return f"{times['count']} {what}: median {times['median']:g} ms, {', '.join(told)}"


def _summed_up(times: Sequence[float]) -> dict[str, Any]:
    from spadework.web.load.tally import summed_up

    return summed_up(times)
