"""Command-line interface of Spadework."""

import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Rows

from spadework import __version__
from spadework.commands.admin import admin
from spadework.commands.check import check
from spadework.commands.compile import compile_games
from spadework.commands.levels import levels
from spadework.commands.mcp import mcp
from spadework.commands.new_game import new_game
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
    print_problem,
    progress,
    read_record,
    use,
)
from spadework.commands.train import train

if TYPE_CHECKING:
    from spadework.lab.standings import Standing
    from spadework.table import Table

app = typer.Typer(
    name="spadework",
    help="An online table for treasure-hunting games.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
PROBLEMS = (ValueError, LookupError, OSError, RuntimeError)
"""Errors reported in one line; any other is a bug and keeps its traceback."""

RecordFile = Annotated[Path, typer.Argument(help="Record of a game, as downloaded from a table.")]
Language = Annotated[str, typer.Option(help="Language: en or de.")]


def main(program: typer.Typer = app) -> None:
    """Run the command line of a program; report user errors in one line."""
    try:
        program()
    except BrokenPipeError:
        # The reader of the output is gone; keep Python from complaining about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    except PROBLEMS as problem:
        reason = str(problem.args[0]) if isinstance(problem, LookupError) and problem.args else str(problem)
        print_problem(f"spadework: {reason}")
        sys.exit(1)


@app.callback(invoke_without_command=True)
def begin(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False
) -> None:
    """An online table for treasure-hunting games. Without a command: start the server and open the browser."""
    if version:
        typer.echo(__version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve(open_browser=True)


@app.command()
def serve(
    host: Annotated[
        str | None, typer.Option(help="Address to listen on; default: 127.0.0.1, for this computer only.")
    ] = None,
    port: Annotated[int, typer.Option(help="Port to listen on.", min=1, max=65535)] = 8000,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = False,
    everyone: Annotated[
        bool,
        typer.Option("--everyone", help="Let everyone on your network join: listen on all addresses of this computer."),
    ] = False,
    workers: Annotated[
        int | None,
        typer.Option(help="Number of server processes; more than one requires PostgreSQL.", min=1, max=64),
    ] = None,
    player: Annotated[
        list[str] | None,
        typer.Option(help="Offer a computer player from a Python file or network (.npz); repeatable."),
    ] = None,
    config: Config = None,
    command: Annotated[str, typer.Option(hidden=True)] = "spadework serve",
) -> None:
    """Start the server and play in the browser."""
    from spadework.web.server.run import serve as run
    from spadework.web.server.settings import Settings

    use(config)
    if everyone and host is not None:
        raise ValueError("--everyone can't be combined with --host")
    run(
        host="0.0.0.0" if everyone else host or "127.0.0.1",
        port=port,
        open_browser=open_browser,
        settings=replace(Settings.from_environment(), command=command),
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
app.command()(mcp)
app.command()(push_key)
app.command()(review)
app.command()(settings)
app.command()(train)


@app.command()
def bench(
    games: Annotated[list[str] | None, typer.Argument(help="Game ids; default: all.")] = None,
    seats: Annotated[int | None, typer.Option(help="Number of players; default: the game's minimum.")] = None,
    seconds: Annotated[float, typer.Option(help="Seconds to measure each game.", min=0.01)] = 5.0,
    cold: Annotated[bool, typer.Option("--cold", help="Ignore the cache and compile afresh.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per game.")] = False,
    search: Annotated[
        bool, typer.Option("--search", help="Measure the computer players' search instead, from the middle of games.")
    ] = False,
    pictures: Annotated[bool, typer.Option("--pictures", help="Measure drawing after every move instead.")] = False,
) -> None:
    """Measure the speed of the rules: random games on one core."""
    from spadework.engine.discovery import game as find_game
    from spadework.engine.discovery import game_ids as all_ids
    from spadework.lab.bench import measure
    from spadework.lab.picture_speed import PictureSpeed, measure_pictures
    from spadework.lab.search_speed import SearchSpeed, measure_search

    if search and pictures:
        raise ValueError("--search can't be combined with --pictures")
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
                    f"{speed.tries_per_second:,.0f} tries per second"
                )
            elif isinstance(speed, PictureSpeed):
                typer.echo(
                    f"{id}, {speed.seats} seats: {speed.draw:.2f} ms per picture (slowest 10%: over {speed.slowest_tenth:.2f} ms), "
                    f"{speed.changed:,.0f} of {speed.whole:,.0f} bytes sent after a move; medians of {speed.pictures}"
                )
            else:
                typer.echo(
                    f"{id}, {speed.seats} seats: {speed.moves_per_second:,.0f} moves per second, "
                    f"{speed.games_per_second:,.0f} games per second, {speed.state_bytes} bytes per state, "
                    f"{speed.compile_seconds:.2f} s to compile or load"
                )


app.command()(simulate)
app.command()(report)
app.command()(new_game)
app.command()(check)


@app.command()
def tournament(
    game: GameId,
    players: Annotated[
        list[str],
        typer.Argument(
            help="One player per seat: levels such as deck-hand and mate, Python files, or networks (.npz)."
        ),
    ],
    games: Annotated[int, typer.Option(help="Number of games, rounded up to whole rotations.", min=1)] = 100,
    seed: Seed = 0,
    option: Options = None,
    limit: Limit = 2000,
    seconds: Annotated[
        float,
        typer.Option(help="Time limit per move; a level keeps its own if that is shorter.", min=0.01),
    ] = 10,
    processes: Processes = 1,
    on: Cluster = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    picture: Annotated[
        Path | None, typer.Option(help="Write an SVG plot of win shares with intervals to this file.")
    ] = None,
) -> None:
    """Play the same deals from every seat with computer players; print places, points, wins and ratings.

    Each deal is played once per seat; each time all players move on by one seat. Chance is the same as long as the moves are the same. A
    player from a file that fails loses the game, and the others share the win. Ctrl-C ends it early, with the result of the deals so far.
    """
    from spadework.engine.discovery import game as find_game
    from spadework.lab.standings import standings
    from spadework.lab.tournament import Tournament, deals_for
    from spadework.lab.win_picture import draw as draw_wins

    if picture is not None:
        check_place(picture)
        if picture.suffix.lower() != ".svg":
            raise ValueError(f"expected the picture's name to end in .svg, not {picture}")
    found = find_game(game)
    deals = deals_for(games, len(players))
    total = deals * len(players)
    with (
        progress(f"{game}: {total} games") as bar,
        Tournament(found, players, seed, chosen(option), limit, seconds, on or processes) as played,
    ):
        results = []
        try:
            for result in played.play(deals):
                results.append(result)
                bar.update(bar.task_ids[0], completed=len(results) / total)
        except KeyboardInterrupt:
            deals = len(results) // len(players)
            if not deals:
                print_problem("interrupted before any deal was played from every seat")
                raise
    interrupted = deals * len(players) < total
    total = deals * len(players)
    results = results[:total]
    rows = standings(played.names, results)
    reasons = Counter(
        (played.names[lost.player], lost.reason) for lost in (result.failure for result in results) if lost
    )
    unfinished = sum(not result.finished and result.failure is None for result in results)

    def save_picture() -> None:
        if picture is not None:
            picture.write_text(draw_wins(f"{found.title()}: {total} games", rows), encoding="utf-8")

    if as_json:
        summary = {"game": game, "asked": games, "games": total, "deals": deals, "seed": seed}
        summary |= {"unfinished": unfinished, "interrupted": interrupted}
        failures = [
            {"player": player, "reason": reason, "games": count} for (player, reason), count in reasons.most_common()
        ]
        typer.echo(json.dumps({**summary, "players": [_rounded(row._asdict()) for row in rows], "failures": failures}))
        save_picture()
        raise typer.Exit(130 if interrupted else 0)
    Console().print(
        _ranking(f"{game}: {total} games, {_counted(deals, 'deal')} from each of {len(players)} seats", rows)
    )
    if total > games:
        typer.echo(f"rounded up from {games} games, so that every player plays each deal from every seat")
    if unfinished:
        typer.echo(f"{unfinished} unfinished, stopped after {limit} turns")
    for (player, reason), count in reasons.most_common():
        typer.echo(f"{player} lost {_counted(count, 'game')}: {reason}")
    save_picture()
    if interrupted:
        print_problem(f"interrupted: {games} games were asked for")
        raise typer.Exit(130)


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
    """Round numbers to a maximum of decimals."""
    return {name: round(value, decimals) if isinstance(value, float) else value for name, value in values.items()}


@app.command()
def replay(
    record: RecordFile,
    upto: Annotated[int | None, typer.Option(help="Stop after this many moves, including chance.", min=0)] = None,
    seat: Annotated[int, typer.Option(help="Seat whose view to show; -1 for a spectator.")] = -1,
    language: Language = "en",
) -> None:
    """Print the log of a recorded game."""
    from spadework.table.replay import replay as replayed

    table = replayed(read_record(record), upto)
    _check_language(language)
    _check_seat(seat, table.seats)
    for line in table.log(seat, language):
        typer.echo(line.text)


@app.command()
def draw(
    source: Annotated[str, typer.Argument(help="Record file, or a game id for a new table.")],
    step: Annotated[
        int | None,
        typer.Option(help="Draw the table after this many moves, including chance; default: the end.", min=0),
    ] = None,
    seat: Annotated[int, typer.Option(help="Seat whose view to draw; -1 for a spectator.")] = -1,
    seed: Annotated[int, typer.Option(help="Random seed of a new table.")] = 0,
    seats: Annotated[int | None, typer.Option(help="Number of players at a new table.")] = None,
    player: Annotated[str, typer.Option(help="Computer player that plays at the new table up to the step.")] = "mate",
    tall: Annotated[bool, typer.Option("--tall", help="Use the layout for narrow screens.")] = False,
    language: Language = "en",
    sheet: Annotated[bool, typer.Option("--sheet", help="Draw all art of a game on an HTML page instead.")] = False,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="File to write, .svg or .png; default: standard output.")
    ] = None,
) -> None:
    r"""Draw a table as SVG, or as PNG with `pip install 'spadework\[bitmap]'`."""
    from spadework.table.notebook import NotebookPicture
    from spadework.table.replay import replay as replayed

    _check_language(language)
    if output is not None:
        check_place(output)
    if sheet:
        page = _sheet(source, language)
        typer.echo(page) if output is None else output.write_text(page, encoding="utf-8")
        return
    # Game ids have no suffix, so a name with one is a file, whether it exists or not.
    is_file = Path(source).is_file() or Path(source).suffix
    table = replayed(read_record(Path(source)), step) if is_file else _played_table(source, seats, seed, player, step)
    _check_seat(seat, table.seats)
    shown = NotebookPicture(table.standalone(seat, language, not tall))
    typer.echo(shown.svg) if output is None else shown.save(output)


def _sheet(id: str, language: str) -> str:
    """Return a page with all art of a game."""
    from spadework.engine.discovery import game as find_game
    from spadework.engine.picture.contact import contact_sheet

    game = find_game(id)
    return contact_sheet(game.title(language), game.sprites(game.deck()))


def _played_table(id: str, seats: int | None, seed: int, level: str, step: int | None) -> "Table":
    """Return a new table after a number of steps, or at the end, of a game between computer players."""
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
        if step > len(table.steps):
            raise ValueError(f"the game has {len(table.steps)} moves; expected 0 to {len(table.steps)}, not {step}")
        table.undo(step)
    return table


def _check_language(language: str) -> None:
    from spadework.engine.words import LANGUAGES

    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}; choose from {', '.join(LANGUAGES)}")


def _check_seat(seat: int, seats: int) -> None:
    if not -1 <= seat < seats:
        raise ValueError(f"expected a seat from 0 to {seats - 1}, or -1 for a spectator, not {seat}")


@app.command()
def verify(records: Annotated[list[Path], typer.Argument(help="Records of games, as downloaded from tables.")]) -> None:
    """Verify records: each is complete, and all chance follows from the secret and the seed contributions committed to before the deal."""
    from spadework.table.record import BrokenRecord
    from spadework.table.replay import verify as verified

    unproven = 0
    for path in records:
        try:
            table = verified(read_record(path))
        except BrokenRecord as problem:
            unproven += 1
            print_problem(f"{path}: {problem}")
        except ValueError as problem:
            unproven += 1
            print_problem(str(problem))
        else:
            unproven += not table.over
            simulated, missing = table.setup.simulated, len(table.setup.missing_parts)
            source = f"commitment {table.commitment}"
            if simulated is not None:
                source = f"game {simulated.number} of seed {simulated.seed}, which was not committed to in advance"
            found = "fair" if table.over else "unfinished, so moves may be missing"
            typer.echo(f"{path}: {found}: {len(table.steps)} steps replayed, every chance outcome matches {source}")
            if missing:
                typer.echo(
                    f"{path}: ALERT: {missing} of {table.seats} seed contributions missing, so the dealer could choose the deal"
                )
    if unproven:
        raise typer.Exit(1)
