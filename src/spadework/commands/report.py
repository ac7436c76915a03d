"""The command `spadework report`: what many games say about a game."""

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
    """What is varied. Raises ValueError when it is more than one thing."""
    if vary and len(vary) > 1:
        raise ValueError(f"vary one thing at a time, not {' and '.join(vary)}")
    return vary[0] if vary else None


def report(
    game: GameId,
    players: Annotated[
        list[str] | None,
        typer.Argument(
            help="A player for each seat: levels, Python files or networks (.npz); by default mates, as many as usually play."
        ),
    ] = None,
    games: Annotated[
        int, typer.Option(help="How many games, rounded up to whole deals from every seat.", min=1)
    ] = 1000,
    seed: Seed = 0,
    option: Options = None,
    limit: Limit = 2000,
    against: Annotated[
        list[str] | None,
        typer.Option(help="Options of another way to play, to compare with; as deck=mine, may be repeated."),
    ] = None,
    vary: Annotated[
        list[str] | None,
        typer.Option(
            help="Set a value of the deck to one after another, as colours.purple.points=10..20, or an option."
        ),
    ] = None,
    keep_decks: Annotated[
        bool | None,
        typer.Option(
            help="Keep the varied decks in the data folder, so that tables can choose them; done for a page, which leads to them.",
            show_default=False,
        ),
    ] = None,
    thought: Annotated[
        int, typer.Option(help="Whether thinking longer helps: so many games for each doubling. Takes long.", min=0)
    ] = 0,
    sample: Annotated[int, typer.Option(help="How many games to look at move by move.", min=1)] = 120,
    processes: Processes = 1,
    on: Cluster = None,
    page: Annotated[Path | None, typer.Option("--html", help="A file to write the whole report to, as a page.")] = None,
) -> None:
    """Report on a game: who wins, how long it takes, what points are made of, what is never chosen, how much is luck.

    Every number comes with its interval of 95% confidence, by deal: each deal is played from every seat.
    """
    from spadework.lab.report.report import Extras
    from spadework.lab.report.report import report as reported

    if page is not None:
        check_place(page)
    extras = Extras(
        sample, thought, chosen(against), one_of(vary), page is not None if keep_decks is None else keep_decks
    )
    with progress(game) as bar:

        def tell(what: str, share: float) -> None:
            bar.update(bar.task_ids[0], description=f"{game}: {what}", completed=share)

        found = reported(
            game,
            players or (),
            games,
            seed,
            chosen(option),
            limit=limit,
            processes=on or processes,
            extras=extras,
            told=tell,
        )
    typer.echo(repr(found))
    if page is not None:
        page.write_text(found.html(), encoding="utf-8")
        typer.echo(f"the whole report: {page}")
