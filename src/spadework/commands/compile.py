"""The command `spadework compile`."""

import gc
import signal
from concurrent.futures import ProcessPoolExecutor, as_completed

import typer


def compile_games() -> None:
    """Compile all games now, for example when building an image or after installation."""
    from spadework.commands.terminal import progress
    from spadework.engine.discovery import all_games
    from spadework.players.pool import cores
    from spadework.web.server.readiness import Durations

    # Longest first, so that all finish at about the same time.
    games = sorted(all_games().values(), key=Durations().of_all, reverse=True)
    workers = ProcessPoolExecutor(cores(), initializer=start_worker)
    with progress("Compiling games") as bar, workers as processes:
        compiling = {processes.submit(compile_game, game.id): game.id for game in games}
        for done in as_completed(compiling):
            done.result()
            bar.advance(bar.task_ids[0], 1 / len(games))
            typer.echo(f"{compiling[done]} compiled")


def start_worker() -> None:
    """Prepare a process for compiling. An interrupt ends it at once: as an exception it would only end one game's compilation."""
    from spadework.players.worker import GC_THRESHOLDS

    gc.set_threshold(*GC_THRESHOLDS)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def compile_game(id: str) -> None:
    """Compile the code that a game's tables, computer players and simulations use."""
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
    value = Value(game, game.deck())
    value.shares(states[0])
    value.by_rollouts(states[0], 1)
    value.by_games([states[0]], "policy")
    Batch(id, seats).step([0])
