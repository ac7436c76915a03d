"""Table administration: `spadework admin tables …`."""

from typing import TYPE_CHECKING, Annotated

import typer

from spadework.commands.admin.beside import Sure, beside, day, make_sure
from spadework.commands.terminal import columns

if TYPE_CHECKING:
    from spadework.web.db.admin.inspection import Overview, TableSize
    from spadework.web.db.models import StoredSeat
    from spadework.web.db.storage import Storage
    from spadework.web.server.settings import Settings

tables = typer.Typer(
    name="tables", help="Manage tables. Cards, chance and whose move it is stay hidden.", no_args_is_help=True
)

Id = Annotated[str, typer.Argument(help="Table id, as in its URL.", metavar="ID")]


@tables.command("list")
def list_tables(
    state: Annotated[
        str | None, typer.Option(help="Only tables in this state: open, running, over, ended or cancelled.")
    ] = None,
    older: Annotated[
        float, typer.Option(help="Only tables without activity for this many days.", min=0, max=36500)
    ] = 0,
    most: Annotated[int, typer.Option(help="Maximum number of tables to list.", min=1)] = 50,
) -> None:
    """List tables, most recently active first. Times are UTC."""
    from spadework.web.db.admin.inspection import STATES, find_tables

    if state is not None and state not in STATES:
        raise ValueError(f"unknown state {state!r}; choose from {', '.join(STATES)}")
    found = beside(lambda storage, _: find_tables(storage, state, older, most))
    head = ("id", "game", "state", "opened", "last change", "seats")
    for line in columns([head, *map(_row, found)]):
        typer.echo(line)


def _row(table: "Overview") -> tuple[str, ...]:
    stored = table.stored
    people = ", ".join(seat.name or "-" for seat in stored.seats)
    return stored.id, stored.game, table.state, day(stored.created), day(table.changed), people


@tables.command()
def show(id: Id) -> None:
    """Show a table: players, state, last move, and amount of stored data. Times are UTC."""
    from spadework.web.db.admin import inspection as stored_tables

    async def look(storage: "Storage", _settings: "Settings") -> tuple["Overview", "TableSize"]:
        return await stored_tables.load(storage, id), await stored_tables.size(storage, id)

    table, size = beside(look)
    stored = table.stored
    rows = [
        ("id", stored.id),
        ("game", stored.game),
        ("state", table.state),
        ("opened", f"{day(stored.created)} by {stored.creator or 'the server'}"),
        ("last change", day(table.changed)),
        ("options", ", ".join(f"{name}={choice}" for name, choice in stored.options.items()) or "-"),
        *((f"seat {seat.seat}", _sitting(seat)) for seat in stored.seats),
        ("moves", f"{size.moves}, {size.taken_back} taken back"),
        ("chat lines", str(size.lines)),
    ]
    for line in columns(rows):
        typer.echo(line)


def _sitting(seat: "StoredSeat") -> str:
    if seat.level is not None:
        return f"{seat.name}, {seat.level}"
    if seat.guest is None:
        return "open"
    substitute = "" if seat.substitute is None else f", {seat.substitute} substitutes"
    return f"{seat.name or '-'}, guest {seat.guest}{substitute}{', has left' if seat.left else ''}"


@tables.command()
def end(id: Id, sure: Sure = False) -> None:
    """End a game before it is over, or cancel a table before the deal. With SQLite, stop the server first."""
    from spadework.web.db.admin import inspection as stored_tables

    make_sure(f"End table {id}?", sure)
    typer.echo(f"table is now {beside(lambda storage, _: stored_tables.end(storage, id), changing=True)}")


@tables.command()
def remove(id: Id, sure: Sure = False) -> None:
    """Delete a table and all its data. With SQLite, stop the server first."""
    from spadework.web.db.admin import inspection as stored_tables

    make_sure(f"Delete table {id} permanently?", sure)
    beside(lambda storage, _: stored_tables.remove(storage, id), changing=True)
    typer.echo("table deleted")


@tables.command()
def tidy(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only report what would be removed.")] = False,
) -> None:
    """Remove abandoned tables, as the server does regularly (SPADEWORK_KEPT_UNDEALT, SPADEWORK_KEPT_UNFINISHED).

    With SQLite, stop the server first, except for --dry-run.
    """
    from spadework.web.db.admin import cleanup

    if dry_run:
        found = beside(cleanup.abandoned)
        typer.echo(
            f"{len(found)} would be removed: {len(found.undealt)} never dealt, {len(found.unfinished)} unfinished"
        )
        for id in (*found.undealt, *found.unfinished):
            typer.echo(id)
        return
    typer.echo(f"{len(beside(cleanup.remove_abandoned, changing=True))} tables removed")
