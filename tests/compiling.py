"""Compiles side by side what most tests need, so that not every process has to: `python -m tests.compiling`, with --long all games."""

import sys
from concurrent.futures import ProcessPoolExecutor

from tests.some_games import ONE_OF_EACH

from spadework.commands.compile import compile_game
from spadework.engine.discovery import all_games, game
from spadework.web.compiling import warm_tables


def compile_for_tests(id: str) -> None:
    """Compile a game whole, or only its rules when nothing else of it is tested."""
    if id in [game.id for game in ONE_OF_EACH] or "--long" in sys.argv:
        compile_game(id)
    else:
        warm_tables(game(id))


if __name__ == "__main__":
    with ProcessPoolExecutor() as processes:
        list(processes.map(compile_for_tests, all_games()))
