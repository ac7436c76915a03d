"""The command that generates a key for Web Push."""

import typer


def push_key() -> None:
    """Generate the key that identifies your server to browsers' push services; print the settings to use."""
    from spadework.web.features.notifications.delivery import new_key

    typer.echo(f"SPADEWORK_PUSH_KEY={new_key()}")
    typer.echo("SPADEWORK_PUSH_CONTACT=mailto:you@example.org")
