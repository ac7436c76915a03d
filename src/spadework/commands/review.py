"""The command `spadework review`."""

import json
from pathlib import Path
from typing import Annotated

import typer

from spadework.commands.terminal import Seed, read_record


def review(
    record: Annotated[Path, typer.Argument(help="Record of a finished game, as downloaded from a table.")],
    seat: Annotated[int | None, typer.Option(help="Seat to review; default: all.", min=0)] = None,
    rollouts: Annotated[int, typer.Option(help="Rollouts per estimate.", min=1)] = 32,
    worlds: Annotated[int, typer.Option(help="Determinizations per decision.", min=2)] = 8,
    seed: Seed = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per seat.")] = False,
) -> None:
    """Separate luck from skill: how a seat's share of the win came about, and what its decisions cost."""
    from spadework.players.review.reviewing import Effort, review_table
    from spadework.table.record import BrokenRecord
    from spadework.table.replay import replay

    text = read_record(record)
    try:
        table = replay(text)
    except BrokenRecord as problem:
        raise ValueError(f"{record}: {problem}") from None
    if seat is not None and seat >= table.seats:
        raise ValueError(f"expected a seat from 0 to {table.seats - 1}, not {seat}")
    for chosen in range(table.seats) if seat is None else (seat,):
        found = review_table(table, chosen, Effort(rollouts, worlds, seed))
        typer.echo(json.dumps(found.as_dict(), ensure_ascii=False) if as_json else str(found))
