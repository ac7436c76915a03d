"""The command `spadework compile`."""

from concurrent.futures import ProcessPoolExecutor, as_completed

import typer


def compile_games() -> None:
    """Compile all games now, so that nobody has to wait for it: into an image, or after an installation."""
    from spadework.commands.terminal import progress
    from spadework.engine.discovery import all_games
    from spadework.players.pool import cores
    from spadework.web.server.readiness import Durations

    # The longest first, so that they all end together.
    games = sorted(all_games().values(), key=Durations().of_all, reverse=True)
    with progress("Compiling the games") as bar, ProcessPoolExecutor(cores()) as processes:
        compiling = {processes.submit(compile_game, game.id): game.id for game in games}
        for done in as_completed(compiling):
            done.result()
            bar.advance(bar.task_ids[0], 1 / len(games))
            typer.echo(f"{compiling[done]} is compiled")


def compile_game(id: str) -> None:
    """Compile what tables, computer players and simulations of a game use."""
    from spadework.engine.discovery import game as find_game
    from spadework.lab.batch import Batch
    from spadework.lab.simulation import Simulation
    from spadework.players.job import warm
    from spadework.players.value import Value
    from spadework.web.server.readiness import warm_tables

    game = find_game(id)
    warm_tables(game)
    warm(id)
    seats = game.rules.SEATS[0]
    list(Simulation(id, ["random"] * seats).play(1))
    states = game.new_states(1)
    game.driver.deal_all(game.deck().record, states, seats, game.option_codes({}))
    Value(game, game.deck()).by_rollouts(states[0], 1)
    Batch(id, seats).step([0])
