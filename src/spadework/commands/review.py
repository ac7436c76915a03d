"""The command `spadework review`: what the result of a recorded game was made of."""

import json
from pathlib import Path
from typing import Annotated

import typer

from spadework.commands.terminal import Seed, read_record


def review(
    record: Annotated[Path, typer.Argument(help="The record of a finished game, as downloaded from a table.")],
    seat: Annotated[int | None, typer.Option(help="Whose result; by default each seat's.", min=0)] = None,
    rollouts: Annotated[int, typer.Option(help="Each estimate is the mean of so many rollouts.", min=1)] = 32,
    worlds: Annotated[int, typer.Option(help="Guesses of what was hidden, at each decision.", min=2)] = 8,
    seed: Seed = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a seat.")] = False,
) -> None:
    """Tell luck from skill: what a seat's share of the win was made of, and what its decisions cost."""
    from spadework.players.review.reviewing import Effort, review_table
    from spadework.table.record import BrokenRecord
    from spadework.table.replay import replay

    text = read_record(record)
    try:
        table = replay(text)
    except BrokenRecord as problem:
        raise ValueError(f"{record}: {problem}") from None
    if seat is not None and seat >= table.seats:
        raise ValueError(f"there is no seat {seat}; seats are 0 to {table.seats - 1}")
    for chosen in range(table.seats) if seat is None else (seat,):
        found = review_table(table, chosen, Effort(rollouts, worlds, seed))
        typer.echo(json.dumps(found.as_dict(), ensure_ascii=False) if as_json else str(found))
