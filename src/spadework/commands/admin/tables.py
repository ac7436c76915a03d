"""The commands `spadework admin tables …`."""

from typing import TYPE_CHECKING, Annotated

import typer

from spadework.commands.admin.beside import Sure, beside, day, make_sure
from spadework.commands.terminal import columns

if TYPE_CHECKING:
    from spadework.web.db.admin.inspection import Overview, Size
    from spadework.web.db.models import StoredSeat
    from spadework.web.db.storage import Storage
    from spadework.web.server.settings import Settings

tables = typer.Typer(
    name="tables", help="Tables. Cards, chance, and whose move it is stay hidden.", no_args_is_help=True
)

Id = Annotated[str, typer.Argument(help="The table's id, as in its address.", metavar="ID")]


@tables.command("list")
def list_tables(
    state: Annotated[str | None, typer.Option(help="open, running, over, ended or cancelled; by default all.")] = None,
    older: Annotated[
        float, typer.Option(help="Only where nothing has happened for so many days.", min=0, max=36500)
    ] = 0,
    most: Annotated[int, typer.Option(help="How many to list.", min=1)] = 50,
) -> None:
    """List tables, those first where something happened last. Times are UTC."""
    from spadework.web.db.admin.inspection import STATES, listed

    if state is not None and state not in STATES:
        raise ValueError(f"there is no state {state!r}; choose one of {', '.join(STATES)}")
    found = beside(lambda storage, _: listed(storage, state, older, most))
    head = ("id", "game", "state", "opened", "last change", "seats")
    for line in columns([head, *map(_row, found)]):
        typer.echo(line)


def _row(table: "Overview") -> tuple[str, ...]:
    stored = table.stored
    people = ", ".join(seat.name or "-" for seat in stored.seats)
    return stored.id, stored.game, table.state, day(stored.created), day(table.changed), people


@tables.command()
def show(id: Id) -> None:
    """Show a table: who sits there, its state, its last move, how much is stored of it. Times are UTC."""
    from spadework.web.db.admin import inspection as stored_tables

    async def look(storage: "Storage", _settings: "Settings") -> tuple["Overview", "Size"]:
        return await stored_tables.load(storage, id), await stored_tables.size(storage, id)

    table, size = beside(look)
    stored = table.stored
    rows = [
        ("id", stored.id),
        ("game", stored.game),
        ("state", table.state),
        ("opened", f"{day(stored.created)} by {stored.creator}"),
        ("last change", day(table.changed)),
        ("options", ", ".join(f"{name}={choice}" for name, choice in stored.options.items()) or "-"),
        *((f"seat {seat.seat}", _sitting(seat)) for seat in stored.seats),
        ("moves", f"{size.moves}, taken back {size.taken_back}"),
        ("lines said", str(size.lines)),
    ]
    for line in columns(rows):
        typer.echo(line)


def _sitting(seat: "StoredSeat") -> str:
    if seat.level is not None:
        return f"{seat.name}, {seat.level}"
    if seat.guest is None:
        return "open"
    stand_in = "" if seat.stand_in is None else f", {seat.stand_in} stands in"
    return f"{seat.name or '-'}, guest {seat.guest}{stand_in}{', has left' if seat.left else ''}"


@tables.command()
def end(id: Id, sure: Sure = False) -> None:
    """End a game before it is over; a table that was not dealt does not come about. At a SQLite database the server must not run."""
    from spadework.web.db.admin import inspection as stored_tables

    make_sure(f"End table {id}?", sure)
    typer.echo(f"the table is {beside(lambda storage, _: stored_tables.end(storage, id), changing=True)}")


@tables.command()
def remove(id: Id, sure: Sure = False) -> None:
    """Remove a table with all that belongs to it. At a SQLite database the server must not run."""
    from spadework.web.db.admin import inspection as stored_tables

    make_sure(f"Remove table {id} for ever?", sure)
    beside(lambda storage, _: stored_tables.remove(storage, id), changing=True)
    typer.echo("the table is removed")


@tables.command()
def tidy(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")] = False,
) -> None:
    """Remove tables to which nobody comes back, as the server does by itself (SPADEWORK_KEPT_UNDEALT, SPADEWORK_KEPT_UNFINISHED).

    At a SQLite database the server must not run, but for --dry-run.
    """
    from spadework.web.db.admin import cleanup

    if dry_run:
        found = beside(cleanup.abandoned)
        typer.echo(f"{len(found)} would go: {len(found.undealt)} never dealt, {len(found.unfinished)} unfinished")
        for id in (*found.undealt, *found.unfinished):
            typer.echo(id)
        return
    typer.echo(f"{len(beside(cleanup.tidy, changing=True))} tables removed")
