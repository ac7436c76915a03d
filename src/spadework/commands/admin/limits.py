"""The command `spadework admin limits`: what nobody may exceed."""

import typer

from spadework.commands.terminal import columns


def limits() -> None:
    """Show the limits in force: those that settings change, and those that are fixed."""
    from spadework.web.server import limits as fixed
    from spadework.web.server.connections import HEAD_BYTES, OF_ONE_ADDRESS, REQUEST_SECONDS
    from spadework.web.server.settings import Settings

    found = Settings.from_environment()
    house = f"; {fixed.HOUSEHOLD} times as many from one address"
    rows = [
        (
            "messages of a guest",
            f"{found.messages:g} a second, {found.burst} at once; {fixed.MESSAGES_OF_A_HOUSEHOLD} times as many from one address",
            "SPADEWORK_MESSAGES, SPADEWORK_BURST",
        ),
        (
            "pages of a guest",
            f"{found.pages:g} a second, {found.pages_at_once} at once; {fixed.PAGES_OF_A_HOUSEHOLD} times as many from one address",
            "SPADEWORK_PAGES, SPADEWORK_PAGES_AT_ONCE",
        ),
        ("live connections of a guest", f"{found.connections}{house}", "SPADEWORK_CONNECTIONS"),
        ("tables that a guest opens", f"{found.tables} at once, then 3 a minute{house}", "SPADEWORK_TABLES"),
        ("unfinished tables of a guest", str(found.unfinished), "SPADEWORK_UNFINISHED"),
        ("tables of a guest in the lobby", str(fixed.MOST_OPEN), "fixed"),
        ("lines kept of a table's talk", str(found.lines), "SPADEWORK_LINES"),
        ("accounts made from an address", f"{found.accounts} a day", "SPADEWORK_ACCOUNTS"),
        ("tables never dealt", _days(found.kept_undealt), "SPADEWORK_KEPT_UNDEALT"),
        ("unfinished games of guests", _days(found.kept_unfinished), "SPADEWORK_KEPT_UNFINISHED"),
        ("connections from an address", str(OF_ONE_ADDRESS), "fixed"),
        ("the head of a request", f"{HEAD_BYTES // 1024} KiB", "fixed"),
        ("time to send a request", f"{REQUEST_SECONDS:g} seconds", "fixed"),
        ("a message", f"{fixed.MESSAGE_BYTES // 1024} KiB", "fixed"),
        ("a form", f"{fixed.FORM_BYTES // 1024} KiB", "fixed"),
        ("a record to verify", f"{fixed.UPLOAD_BYTES // 1024} KiB", "fixed"),
    ]
    for line in columns(rows):
        typer.echo(line)


def _days(count: int) -> str:
    return f"kept {count} days" if count else "kept"
