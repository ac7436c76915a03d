"""Compiles all games side by side, so that not every process that tests them has to: `python -m tests.compiling`."""

from concurrent.futures import ProcessPoolExecutor

from spadework.engine.discovery import game, game_ids
from spadework.lab.batch import Batch
from spadework.lab.simulation import Simulation
from spadework.players.job import warm
from spadework.players.value import Value


def compile_game(id: str) -> None:
    """Compile what the tables, the computer players and the simulations of a game use."""
    warm(id)
    found = game(id)
    seats = found.rules.SEATS[0]
    list(Simulation(id, ["random"] * seats).play(1))
    states = found.new_states(1)
    found.driver.deal_all(found.deck().record, states, seats, found.option_codes({}))
    Value(found, found.deck()).by_rollouts(states[0], 1)
    Batch(id, seats).step([0])


if __name__ == "__main__":
    with ProcessPoolExecutor() as processes:
        list(processes.map(compile_game, game_ids()))
