"""The command `spadework admin limits`."""

import typer

from spadework.commands.terminal import columns


def limits() -> None:
    """Show the limits in force, both configurable and fixed."""
    from spadework.web.server import limits as fixed
    from spadework.web.server.connections import HEAD_BYTES, MAX_PER_ADDRESS, REQUEST_SECONDS
    from spadework.web.server.settings import Settings

    found = Settings.from_environment()
    house = f"; {fixed.PER_ADDRESS} times as many per address"
    rows = [
        (
            "messages per guest",
            f"{found.messages:g} per second, bursts of {found.burst}; {fixed.MESSAGES_PER_ADDRESS} times as many per address",
            "SPADEWORK_MESSAGES, SPADEWORK_BURST",
        ),
        (
            "pages per guest",
            f"{found.pages:g} per second, bursts of {found.page_burst}; {fixed.PAGES_PER_ADDRESS} times as many per address",
            "SPADEWORK_PAGES, SPADEWORK_PAGE_BURST",
        ),
        ("live connections per guest", f"{found.connections}{house}", "SPADEWORK_CONNECTIONS"),
        ("new tables per guest", f"bursts of {found.tables}, then 3 per minute{house}", "SPADEWORK_TABLES"),
        ("unfinished tables per guest", str(found.unfinished), "SPADEWORK_UNFINISHED"),
        ("tables in the lobby per guest", str(fixed.MOST_OPEN), "fixed"),
        ("chat lines kept per table", str(found.lines), "SPADEWORK_LINES"),
        ("new accounts per address", f"{found.accounts} per day", "SPADEWORK_ACCOUNTS"),
        ("tables never dealt", _days(found.kept_undealt), "SPADEWORK_KEPT_UNDEALT"),
        ("unfinished games of guests", _days(found.kept_unfinished), "SPADEWORK_KEPT_UNFINISHED"),
        ("connections per address", str(MAX_PER_ADDRESS), "fixed"),
        ("request header", f"{HEAD_BYTES // 1024} KiB", "fixed"),
        ("time to send a request", f"{REQUEST_SECONDS:g} seconds", "fixed"),
        ("message", f"{fixed.MESSAGE_BYTES // 1024} KiB", "fixed"),
        ("form", f"{fixed.FORM_BYTES // 1024} KiB", "fixed"),
        ("record to verify", f"{fixed.UPLOAD_BYTES // 1024} KiB", "fixed"),
    ]
    for line in columns(rows):
        typer.echo(line)


def _days(count: int) -> str:
    return f"kept {count} days" if count else "kept"
