"""The command that makes a key for Web Push."""

import typer


def push_key() -> None:
    """Make a key by which push services of browsers know your server; print what to set."""
    from spadework.web.features.notifications.delivery import new_key

    typer.echo(f"SPADEWORK_PUSH_KEY={new_key()}")
    typer.echo("SPADEWORK_PUSH_CONTACT=mailto:you@example.org")
