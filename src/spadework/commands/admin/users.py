"""User administration: `spadework admin users …`."""

from typing import TYPE_CHECKING, Annotated

import typer

from spadework.commands.admin.beside import Sure, beside, day, make_sure
from spadework.commands.terminal import columns

if TYPE_CHECKING:
    from spadework.web.db.admin.inspection import Belongings, Person
    from spadework.web.db.storage import Storage
    from spadework.web.server.settings import Settings

users = typer.Typer(name="users", help="Manage accounts and guests.", no_args_is_help=True)

Name = Annotated[str, typer.Argument(help="Account name, guest id, or prefix of a guest id.", metavar="NAME")]


@users.command("list")
def list_users(
    guests: Annotated[bool, typer.Option("--guests", help="Include guests without an account.")] = False,
) -> None:
    """List users, most recently active first, with their number of tables. Times are UTC."""
    from spadework.web.db.admin.inspection import list_people

    found = beside(lambda storage, _: list_people(storage, guests))
    head = ("name", "id", "account since", "last active", "tables")
    rows = [(one.name or "-", one.id, day(one.made), day(one.used), str(one.tables)) for one in found]
    for line in columns([head, *rows]):
        typer.echo(line)


@users.command()
def show(name: Name) -> None:
    """Show a summary of a user's stored data. Times are UTC."""
    from spadework.web.db.admin.inspection import belongings

    async def look(storage: "Storage", _settings: "Settings") -> tuple["Person", "Belongings"]:
        found = await _find(storage, name)
        return found, await belongings(storage, found.id)

    one, theirs = beside(look)
    rows = [
        ("name", one.name or "-"),
        ("id", one.id),
        ("account since", day(one.made)),
        ("last active", day(one.used)),
        ("password", "yes" if theirs.password else "no"),
        *((f"tables {state}", str(count)) for state, count in sorted(theirs.tables.items())),
        *((part.replace("_", " "), str(count)) for part, count in sorted(theirs.rows.items())),
    ]
    for line in columns(rows):
        typer.echo(line)


@users.command()
def delete(name: Name, sure: Sure = False) -> None:
    """Delete a user's data, as the user could: seats at shared tables remain, without an owner.

    With SQLite, stop the server first.
    """
    from spadework.web.features.accounts.store import PeopleStore
    from spadework.web.server.requests import page_words

    async def forget(storage: "Storage", _settings: "Settings") -> tuple[list[str], list[str]]:
        one, words = await _find(storage, name), page_words()["en"]
        make_sure(f"Delete {one.name or 'a guest'} ({one.id}) with {one.tables} tables?", sure)
        gone = await PeopleStore(storage).forget(one.id, lambda seat: words.text("default-player", number=seat + 1))
        await _end_lines(storage, one.id)
        return gone

    gone, changed = beside(forget, changing=True)
    typer.echo(f"user deleted; {len(gone)} tables removed, {len(changed)} shared tables kept")


@users.command("sign-out")
def sign_out(name: Name) -> None:
    """Sign an account out in all browsers, even while the server runs. With SQLite, open pages stay signed in until reloaded."""
    from spadework.web.features.accounts.store import PeopleStore

    async def end(storage: "Storage", _settings: "Settings") -> None:
        one = await _with_account(storage, name)
        await PeopleStore(storage).end_sessions(one.id)
        await _end_lines(storage, one.id)

    beside(end)
    typer.echo("signed out everywhere")


@users.command()
def password(
    name: Name,
    new: Annotated[
        str,
        typer.Option("--new", prompt="New password", confirmation_prompt=True, hide_input=True, help="New password."),
    ],
) -> None:
    """Set an account's password and sign it out in all browsers, even while the server runs."""
    from spadework.web.features.accounts.service import Accounts
    from spadework.web.features.accounts.store import PeopleStore
    from spadework.web.server.limits import LONGEST_PASSWORD, SHORTEST_PASSWORD

    if not SHORTEST_PASSWORD <= len(new) <= LONGEST_PASSWORD:
        raise ValueError(f"a password must have {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters")

    async def change(storage: "Storage", _settings: "Settings") -> None:
        one, people = await _with_account(storage, name), PeopleStore(storage)
        await people.set_password(one.id, await Accounts(people).hashed(new), "")
        await _end_lines(storage, one.id)

    beside(change)
    typer.echo("password changed")


async def _find(storage: "Storage", name: str) -> "Person":
    from spadework.engine.names import key
    from spadework.web.db.admin.inspection import find

    return await find(storage, name, key(name))


async def _with_account(storage: "Storage", name: str) -> "Person":
    one = await _find(storage, name)
    if one.made is None:
        raise ValueError(f"{name!r} has no account")
    return one


async def _end_lines(storage: "Storage", id: str) -> None:
    """Close a user's open connections, where servers can be notified."""
    if storage.shared:
        from spadework.web.cluster.bus import END_CONNECTIONS, send_command

        await send_command(storage, END_CONNECTIONS, id)
