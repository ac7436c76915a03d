"""The command `spadework load`: how a server copes with many tables at once."""

import json
import statistics
from collections.abc import Sequence
from typing import Annotated

import typer

from spadework.commands.terminal import GameId, progress


def load(
    game: GameId,
    level: Annotated[str, typer.Option(help="Who plays on all seats.")] = "captain",
    tables: Annotated[int, typer.Option(help="How many tables are in play at any time.", min=1)] = 20,
    seats: Annotated[int | None, typer.Option(help="Players at each; by default four, or as many as can.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to measure.", min=1, max=600)] = 30,
    pause: Annotated[float, typer.Option(help="Seconds before each move, for people to follow.", min=0)] = 0.7,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure how a server copes with many tables: how soon computer players move, and how soon pages answer meanwhile.

    It starts a server on this machine, with these tables alone and a spectator at each.
    """
    from spadework.engine.discovery import game as find_game
    from spadework.players import LEVELS, SECONDS
    from spadework.players.pool import cores
    from spadework.web.benchmark import measure

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
        if times["count"]:
            slow = f"95% within {times['most']} ms, the slowest {times['slowest']} ms"
            typer.echo(f"{times['count']} {what}: median {times['median']} ms, {slow}")
        else:
            typer.echo(f"no {what}")


def _summed_up(times: Sequence[float]) -> dict[str, int | None]:
    """How many there are, and in milliseconds the median, what 95% do not exceed, and the greatest; None of nothing."""
    ranked = [round(1000 * seconds) for seconds in sorted(times)]
    if not ranked:
        return {"count": 0, "median": None, "most": None, "slowest": None}
    most = ranked[-(-95 * len(ranked) // 100) - 1]
    return {"count": len(ranked), "median": round(statistics.median(ranked)), "most": most, "slowest": ranked[-1]}
