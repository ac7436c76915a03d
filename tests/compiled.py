"""Compiles what the tests use, so that their processes, which run beside each other, only load it: `python -m tests.compiled`.

Computer players are compiled for a game of each kind and for the game of the examples; with the others most tests only play moves.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from unittest.mock import patch

from tests.conftest import TOY
from tests.some_games import ONE_OF_EACH

from spadework.commands.compile import compile_game
from spadework.engine import discovery
from spadework.engine.discovery import all_games, game_ids
from spadework.engine.game import Game
from spadework.players.pool import cores
from spadework.web.server.readiness import warm_tables

PLAYED_BY_COMPUTERS = [game.id for game in reversed(ONE_OF_EACH)]


def compile_tables(id: str) -> None:
    """Compile the rules of a game."""
    warm_tables(all_games()[id])


def compile_toy(id: str) -> None:
    """Compile everything of the game of the examples."""
    sys.path.append(str(TOY.parent))
    with patch.object(discovery, "all_games", lambda: {id: Game(id, id, TOY)}):
        compile_game(id)


def main() -> None:
    """Compile what takes longest first, in as many processes as there are cores."""
    with ProcessPoolExecutor(cores()) as processes:
        compiling = [processes.submit(compile_game, id) for id in PLAYED_BY_COMPUTERS]
        compiling += [processes.submit(compile_tables, id) for id in game_ids() if id not in PLAYED_BY_COMPUTERS]
        compiling.append(processes.submit(compile_toy, "dig"))
        for done in compiling:
            done.result()


if __name__ == "__main__":
    main()
