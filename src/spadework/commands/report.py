"""The command `spadework report`."""

import json
from pathlib import Path
from typing import Annotated

import typer

from spadework.commands.terminal import (
    Cluster,
    GameId,
    Limit,
    Options,
    Processes,
    Seed,
    check_place,
    chosen,
    progress,
)


def one_of(vary: list[str] | None) -> str | None:
    """Return the single value to vary. Raises ValueError for several."""
    if vary and len(vary) > 1:
        raise ValueError(f"expected a single --vary, not {' and '.join(vary)}")
    return vary[0] if vary else None


def report(
    game: GameId,
    players: Annotated[
        list[str] | None,
        typer.Argument(
            help="One player per seat: levels, Python files or networks (.npz); default: mates, in the game's usual number."
        ),
    ] = None,
    games: Annotated[
        int, typer.Option(help="Number of games, rounded up to whole deals from every seat; at least 10 deals.", min=1)
    ] = 1000,
    seed: Seed = 0,
    option: Options = None,
    limit: Limit = 2000,
    against: Annotated[
        list[str] | None,
        typer.Option(help="Compare with a variant that has this option, such as deck=mine; repeatable."),
    ] = None,
    vary: Annotated[
        list[str] | None,
        typer.Option(help="Vary a value of the deck, such as colours.purple.points=10..20, or an option."),
    ] = None,
    keep_decks: Annotated[
        bool | None,
        typer.Option(
            help="Save the varied decks in the data folder, so that tables can choose them; on by default with --html.",
            show_default=False,
        ),
    ] = None,
    thought: Annotated[
        int,
        typer.Option(help="Measure the benefit of thinking longer, with this many games per doubling. Slow.", min=0),
    ] = 0,
    sample: Annotated[int, typer.Option(help="Number of games to analyse move by move.", min=10)] = 120,
    processes: Processes = 1,
    on: Cluster = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print all numbers as JSON.")] = False,
    page: Annotated[Path | None, typer.Option("--html", help="Write the full report to this file, as a page.")] = None,
) -> None:
    """Report on a game: wins, length, components of the points, rarely taken moves, and luck.

    Every number has a 95% confidence interval, by deal: each deal is played from every seat.
    """
    from spadework.lab.report.plots import check_plots
    from spadework.lab.report.report import Extras
    from spadework.lab.report.report import report as reported

    if page is not None:
        check_place(page)
        check_plots()
    extras = Extras(
        sample, thought, chosen(against), one_of(vary), page is not None if keep_decks is None else keep_decks
    )
    with progress(game) as bar:

        def show_progress(stage: str, share: float) -> None:
            bar.update(bar.task_ids[0], description=f"{game}: {stage}", completed=share)

        found = reported(
            game,
            players or (),
            games,
            seed,
            chosen(option),
            limit=limit,
            processes=on or processes,
            extras=extras,
            on_progress=show_progress,
        )
    typer.echo(json.dumps(found.as_dict()) if as_json else repr(found))
    if page is not None:
        page.write_text(found.html(), encoding="utf-8")
        typer.echo(f"full report: {page}", err=as_json)
