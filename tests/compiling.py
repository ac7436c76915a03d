"""Compiles all games side by side, so that not every process that tests them has to: `python -m tests.compiling`."""

from concurrent.futures import ProcessPoolExecutor

from spadework.engine.discovery import game_ids
from spadework.players.job import warm

if __name__ == "__main__":
    with ProcessPoolExecutor() as processes:
        list(processes.map(warm, game_ids()))
