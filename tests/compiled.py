"""Compilation of everything the tests use, so that their parallel processes only load it: `python -m tests.compiled`.

Computer players are compiled for one game of each kind and for the example game; in the others, most tests only play moves.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from unittest.mock import patch

from tests.conftest import TOY
from tests.learn.networks import some_network
from tests.some_games import ONE_OF_EACH

from spadework.commands.compile import compile_game
from spadework.engine import discovery
from spadework.engine.discovery import all_games, game_ids
from spadework.engine.game import Game
from spadework.learn import Plan, Trainer
from spadework.players.pool import cores
from spadework.players.quick import KINDS, QuickPlayer
from spadework.players.search import Search
from spadework.players.value import Value
from spadework.table import Table, Variant
from spadework.web.server.readiness import warm_tables

PLAYED_BY_COMPUTERS = [game.id for game in reversed(ONE_OF_EACH)]


def compile_tables(id: str) -> None:
    """Compile the rules of a game."""
    warm_tables(all_games()[id])


def compile_toy(id: str) -> None:
    """Compile everything for the example game, including training."""
    sys.path.append(str(TOY.parent))
    toy = Game(id, id, TOY)
    with patch.object(discovery, "all_games", lambda: {id: toy}):
        compile_game(id)
        list(Trainer(Variant.of(toy), Plan(seats=(2,), lanes=4, steps=4)).train(rounds=2))
        network, table, states = some_network(toy), Table(toy, 2, 1), toy.new_states(1)
        view = table.view(table.to_move[0])
        Search(toy, table.deck, tries=2, network=network).choose(view.record, view.seat)
        QuickPlayer(KINDS["mate"], toy, table.deck, 1, network).choose(view.record, view.seat)
        toy.driver.deal_all(table.deck.record, states, 2, toy.option_codes({}))
        Value(toy, table.deck, network).shares(states[0])


def main() -> None:
    """Compile with one process per core, the slowest parts first."""
    with ProcessPoolExecutor(cores()) as processes:
        compiling = [processes.submit(compile_game, id) for id in PLAYED_BY_COMPUTERS]
        compiling.append(processes.submit(compile_toy, "dig"))
        compiling += [processes.submit(compile_tables, id) for id in game_ids() if id not in PLAYED_BY_COMPUTERS]
        for done in compiling:
            done.result()


if __name__ == "__main__":
    main()
