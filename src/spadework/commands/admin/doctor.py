"""The command `spadework admin doctor`."""

from typing import TYPE_CHECKING

import typer

from spadework.commands.admin.beside import beside
from spadework.commands.terminal import columns, progress

if TYPE_CHECKING:
    from spadework.web.db.storage import Storage
    from spadework.web.server.settings import Settings


def doctor() -> None:
    """Check the whole database: every stored game replays, and the record of every finished one verifies.

    Nothing is changed, and nothing that is hidden is shown. With SQLite, the file itself is checked, too.
    """
    checked, faults = beside(_examine)
    if not faults:
        typer.echo(f"{checked} tables: no faults")
        return
    for line in columns(faults):
        typer.echo(line)
    raise ValueError(f"faults: {len(faults)}; tables checked: {checked}")


async def _examine(storage: "Storage", _settings: "Settings") -> tuple[int, list[tuple[str, str]]]:
    """Return the number of tables, and where which faults are."""
    from spadework.web.db.admin.inspection import damage, table_ids

    faults = [("database", line) for line in await damage(storage)]
    ids = await table_ids(storage)
    with progress(f"Checking {len(ids):,} tables") as bar:
        for id in ids:
            if fault := await _fault_at(storage, id):
                faults.append((id, fault))
            bar.advance(bar.task_ids[0], 1 / len(ids))
    return len(ids), faults


async def _fault_at(storage: "Storage", id: str) -> str:
    """Return the fault of a table, if it has one and still exists.

    A running server may store a move after the table was read and before its moves are, so only what is found twice is a fault.
    """
    from spadework.web.table.loading import fault_of

    fault = ""
    for _ in range(2):
        stored = await storage.load(id)
        fault = await fault_of(stored, storage) if stored is not None else ""
        if not fault:
            break
    return fault
