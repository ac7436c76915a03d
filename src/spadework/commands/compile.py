"""The command `spadework compile`."""

import typer


def compile_games() -> None:
    """Compile all games now, so that a server need not: into an image, or after an installation."""
    from spadework.commands.terminal import progress
    from spadework.engine.discovery import all_games
    from spadework.players.job import warm as warm_players
    from spadework.web.readiness import warm

    for game in all_games().values():
        with progress(f"Compiling {game.id}"):
            warm(game)
            warm_players(game.id)
        typer.echo(f"{game.id} is compiled")
