"""The command line: `spadework serve | games | simulate | report | tournament | levels | replay | draw | verify` and more."""

import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Rows

from spadework import __version__
from spadework.commands.admin import admin
from spadework.commands.compile import compile_games
from spadework.commands.levels import levels
from spadework.commands.load import load
from spadework.commands.mcp import mcp
from spadework.commands.push_key import push_key
from spadework.commands.report import report
from spadework.commands.review import review
from spadework.commands.settings import settings
from spadework.commands.simulate import simulate
from spadework.commands.terminal import (
    Cluster,
    Config,
    GameId,
    Limit,
    Options,
    Processes,
    Seed,
    check_place,
    chosen,
    progress,
    read_record,
    tell,
    use,
)

if TYPE_CHECKING:
    from spadework.lab.standings import Standing
    from spadework.table import Table

app = typer.Typer(
    name="spadework",
    help="A table for treasure-hunting games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
PROBLEMS = (ValueError, LookupError, OSError, RuntimeError)
"""Errors that are told in one line; any other is a bug and keeps its traceback."""

RecordFile = Annotated[Path, typer.Argument(help="A record, as downloaded from a table.")]
Language = Annotated[str, typer.Option(help="en or de.")]


def main() -> None:
    """Run the command line; errors that the user can mend are told in one line."""
    try:
        app()
    except BrokenPipeError:
        # Nobody reads the output any more; Python must not complain about that when it closes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    except PROBLEMS as problem:
        reason = str(problem.args[0]) if isinstance(problem, LookupError) and problem.args else str(problem)
        tell(f"spadework: {reason}")
        sys.exit(1)


@app.callback(invoke_without_command=True)
def version(show: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    """Print the version, or go on to the command."""
    if show:
        typer.echo(__version__)
        raise typer.Exit


@app.command()
def serve(
    host: Annotated[
        str | None, typer.Option(help="Address to listen at; by default 127.0.0.1, for this computer only.")
    ] = None,
    port: Annotated[int, typer.Option(help="Port to listen at.", min=1, max=65535)] = 8000,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = False,
    everyone: Annotated[
        bool,
        typer.Option("--everyone", help="Let everyone in your network join: listen at all addresses of this computer."),
    ] = False,
    workers: Annotated[
        int | None,
        typer.Option(help="How many processes serve; more than one need a PostgreSQL database.", min=1, max=64),
    ] = None,
    player: Annotated[
        list[str] | None,
        typer.Option(
            help="A Python file with a player of your own, or a network (.npz), which is offered as a computer player; may be repeated."
        ),
    ] = None,
    config: Config = None,
) -> None:
    """Start the server; play in the browser."""
    from spadework.web.server.run import serve as run

    use(config)
    if everyone and host is not None:
        raise ValueError("choose one of --everyone and --host")
    run(
        host="0.0.0.0" if everyone else host or "127.0.0.1",
        port=port,
        open_browser=open_browser,
        players=player or (),
        workers=workers,
    )


@app.command("games")
def list_games() -> None:
    """List the games."""
    from spadework.engine.discovery import all_games

    for id, game in all_games().items():
        typer.echo(f"{id}\t{game.title()}\t{game.rules.SEATS[0]}-{game.rules.SEATS[-1]} players")


app.add_typer(admin)
app.command()(levels)
app.command("compile")(compile_games)
app.command()(load)
app.command()(mcp)
app.command()(push_key)
app.command()(review)
app.command()(settings)


@app.command()
def bench(
    games: Annotated[list[str] | None, typer.Argument(help="Ids of games; all by default.")] = None,
    seats: Annotated[int | None, typer.Option(help="Players; by default the fewest that the game takes.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to measure each game.", min=0.01)] = 5.0,
    cold: Annotated[
        bool, typer.Option("--cold", help="Compile afresh instead of loading what was compiled before.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a game.")] = False,
    search: Annotated[
        bool, typer.Option("--search", help="Measure the search of computer players instead, from the middle of games.")
    ] = False,
    pictures: Annotated[bool, typer.Option("--pictures", help="Measure pictures instead, after every move.")] = False,
) -> None:
    """Measure how fast the rules run: random games on one core."""
    from spadework.engine.discovery import game as find_game
    from spadework.engine.discovery import game_ids as all_ids
    from spadework.lab.bench import measure
    from spadework.lab.picture_speed import PictureSpeed, measure_pictures
    from spadework.lab.search_speed import SearchSpeed, measure_search

    if search and pictures:
        raise ValueError("choose one of --search and --pictures")
    measuring = measure_pictures if pictures else measure_search if search else measure

    with tempfile.TemporaryDirectory() as folder:
        if cold:
            os.environ["SPADEWORK_CACHE"] = folder
        for id in games or all_ids():
            game = find_game(id)
            with progress(f"{id}: compiling or loading, then playing") as shown:
                speed = measuring(
                    game,
                    game.rules.SEATS[0] if seats is None else seats,
                    seconds,
                    lambda share, bar=shown: bar.update(bar.task_ids[0], completed=share),  # type: ignore[misc]
                )
            if as_json:
                typer.echo(json.dumps(_rounded(speed._asdict(), 3)))
            elif isinstance(speed, SearchSpeed):
                typer.echo(
                    f"{id}, {speed.seats} seats: {speed.moves_per_second:,.0f} moves and "
                    f"{speed.tries_per_second:,.0f} tries a second"
                )
            elif isinstance(speed, PictureSpeed):
                typer.echo(
                    f"{id}, {speed.seats} seats: {speed.draw:.2f} ms a picture (a tenth takes over {speed.slowest_tenth:.2f} ms), "
                    f"{speed.changed:,.0f} of {speed.whole:,.0f} bytes travel after a move; medians of {speed.pictures}"
                )
            else:
                typer.echo(
                    f"{id}, {speed.seats} seats: {speed.moves_per_second:,.0f} moves a second, "
                    f"{speed.games_per_second:,.0f} games a second, {speed.state_bytes} bytes a state, "
                    f"{speed.compile_seconds:.2f} s to compile or load"
                )


app.command()(simulate)
app.command()(report)


@app.command()
def tournament(
    game: GameId,
    players: Annotated[
        list[str],
        typer.Argument(
            help="As many players as seats: levels, such as deck-hand and mate, Python files, or networks (.npz)."
        ),
    ],
    games: Annotated[int, typer.Option(help="How many games, rounded up to whole rotations.", min=1)] = 100,
    seed: Seed = 0,
    option: Options = None,
    limit: Limit = 2000,
    seconds: Annotated[
        float,
        typer.Option(help="How long a player may think about a move; a level takes no longer than ever.", min=0.01),
    ] = 10,
    processes: Processes = 1,
    on: Cluster = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    picture: Annotated[
        Path | None, typer.Option(help="An SVG file to write: shares of wins with their intervals.")
    ] = None,
) -> None:
    """Let computer players play the same deals from every seat; print places, points, wins and ratings.

    Each deal is played as often as there are seats, and each time everybody sits one seat further on. Chance is the same as long as the
    moves are the same. A player from a file that fails loses the game, and the others share the win.
    """
    from spadework.engine.discovery import game as find_game
    from spadework.lab.standings import standings
    from spadework.lab.tournament import Tournament, deals_for
    from spadework.lab.win_picture import draw as draw_wins

    if picture is not None:
        check_place(picture)
    found = find_game(game)
    deals = deals_for(games, len(players))
    total = deals * len(players)
    with (
        progress(f"{game}: {total} games") as bar,
        Tournament(found, players, seed, chosen(option), limit, seconds, on or processes) as played,
    ):
        results = []
        for result in played.play(deals):
            results.append(result)
            bar.update(bar.task_ids[0], completed=len(results) / total)
    rows = standings(played.names, results)
    reasons = Counter(
        (played.names[lost.player], lost.reason) for lost in (result.failure for result in results) if lost
    )
    unfinished = sum(not result.finished and result.failure is None for result in results)
    if picture is not None:
        picture.write_text(draw_wins(f"{found.title()}: {total} games", rows), encoding="utf-8")
    if as_json:
        told = {"game": game, "asked": games, "games": total, "deals": deals, "seed": seed, "unfinished": unfinished}
        failures = [
            {"player": player, "reason": reason, "games": count} for (player, reason), count in reasons.most_common()
        ]
        typer.echo(json.dumps({**told, "players": [_rounded(row._asdict()) for row in rows], "failures": failures}))
        return
    Console().print(
        _ranking(f"{game}: {total} games, {_counted(deals, 'deal')} from each of {len(players)} seats", rows)
    )
    if total != games:
        typer.echo(f"rounded up from {games} games, so that everybody plays each deal from every seat")
    if unfinished:
        typer.echo(f"{unfinished} unfinished, broken off after {limit} turns")
    for (player, reason), count in reasons.most_common():
        typer.echo(f"{player} lost {_counted(count, 'game')}: {reason}")


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _ranking(title: str, rows: Sequence["Standing"]) -> Rows:
    table = Rows(title=title)
    table.add_column("player", overflow="fold")
    failed = any(row.failed for row in rows)
    for column in ("rating", "wins (95% interval)", "places", "points", *(["failed"] if failed else [])):
        table.add_column(column, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(
            escape(row.player),
            f"{row.rating:.1f} ± {row.deviation:.1f}",
            f"{row.wins:.1%} ({row.wins_from:.0%} to {row.wins_to:.0%})",
            "/".join(map(str, row.places)),
            "" if row.points is None else f"{row.points:.1f}",
            *([str(row.failed)] if failed else []),
        )
    return table


def _rounded(values: dict[str, Any], decimals: int = 4) -> dict[str, Any]:
    """The same with so many decimals at most."""
    return {name: round(value, decimals) if isinstance(value, float) else value for name, value in values.items()}


@app.command()
def replay(
    record: RecordFile,
    upto: Annotated[int | None, typer.Option(help="Only the first so many moves, chance's counted.", min=0)] = None,
    seat: Annotated[int, typer.Option(help="Whose view to tell; -1: a spectator's.")] = -1,
    language: Language = "en",
) -> None:
    """Tell a recorded game."""
    from spadework.table.replay import replay as replayed

    table = replayed(read_record(record), upto)
    _check_language(language)
    _check_seat(seat, table.seats)
    for line in table.log(seat, language):
        typer.echo(line.text)


@app.command()
def draw(
    what: Annotated[str, typer.Argument(help="A record file, or the id of a game for a new table.")],
    step: Annotated[
        int | None, typer.Option(help="After so many moves, chance's counted; by default the end.", min=0)
    ] = None,
    seat: Annotated[int, typer.Option(help="Whose view to draw; -1: a spectator's.")] = -1,
    seed: Annotated[int, typer.Option(help="Of a new table.")] = 0,
    seats: Annotated[int | None, typer.Option(help="Of a new table.")] = None,
    player: Annotated[
        str, typer.Option(help="The computer player that plays at the new table up to the step.")
    ] = "mate",
    tall: Annotated[bool, typer.Option("--tall", help="The layout for narrow screens.")] = False,
    language: Language = "en",
    sheet: Annotated[
        bool, typer.Option("--sheet", help="Draw a page of all the art of a game instead, as HTML.")
    ] = False,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="File to write; by default the terminal.")
    ] = None,
) -> None:
    """Draw a table as SVG."""
    from spadework.table.replay import replay as replayed

    _check_language(language)
    if sheet:
        _write(_sheet(what, language), output)
        return
    # No game's id has an ending, so what has one is meant to be a file, there or not.
    is_file = Path(what).is_file() or Path(what).suffix
    table = replayed(read_record(Path(what)), step) if is_file else _played_table(what, seats, seed, player, step)
    _check_seat(seat, table.seats)
    _write(table.standalone(seat, language, not tall), output)


def _write(text: str, output: Path | None) -> None:
    if output is None:
        typer.echo(text)
        return
    check_place(output)
    output.write_text(text, encoding="utf-8")


def _sheet(id: str, language: str) -> str:
    """A page of all the art of a game."""
    from spadework.engine.discovery import game as find_game
    from spadework.engine.picture.contact import contact_sheet

    game = find_game(id)
    return contact_sheet(game.title(language), game.sprites(game.deck()))


def _played_table(id: str, seats: int | None, seed: int, level: str, step: int | None) -> "Table":
    """A new table on which computer players have played up to a step, or to the end."""
    from spadework.engine.discovery import game as find_game
    from spadework.players import new_player
    from spadework.table import Table

    game = find_game(id)
    table = Table(game, game.rules.SEATS[0] if seats is None else seats, seed)
    player = new_player(level, game, table.deck, seed)
    while not table.over and (step is None or len(table.steps) < step):
        seat = table.to_move[0]
        table.play(seat, player.choose(table.view(seat).record, seat))
    if step is not None:
        table.undo(step)
    return table


def _check_language(language: str) -> None:
    from spadework.engine.words import LANGUAGES

    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; choose one of {', '.join(LANGUAGES)}")


def _check_seat(seat: int, seats: int) -> None:
    if not -1 <= seat < seats:
        raise ValueError(f"there is no seat {seat}; choose 0 to {seats - 1}, or -1 for a spectator")


@app.command()
def verify(records: Annotated[list[Path], typer.Argument(help="Records, as downloaded from tables.")]) -> None:
    """Check that every outcome of chance in a record comes from the key that was sealed before the deal, and that the record is whole."""
    from spadework.table.record import BrokenRecord
    from spadework.table.replay import verify as verified

    unproven = 0
    for path in records:
        try:
            table = verified(read_record(path))
        except BrokenRecord as problem:
            unproven += 1
            tell(f"{path}: {problem}")
        except ValueError as problem:
            unproven += 1
            tell(str(problem))
        else:
            unproven += not table.over
            simulated, missing = table.setup.simulated, len(table.setup.missing_parts)
            source = f"commitment {table.commitment}"
            if simulated is not None:
                source = f"game {simulated.number} of seed {simulated.seed}, which nobody sealed before"
            found = "fair" if table.over else "unfinished, so the end may be cut off"
            typer.echo(f"{path}: {found}: {len(table.steps)} moves replayed, every outcome of chance fits {source}")
            if missing:
                typer.echo(
                    f"{path}: ALERT: {missing} of {table.seats} parts of the chance missing, so whoever dealt could choose the deal"
                )
    if unproven:
        raise typer.Exit(1)
