"""Measure the benefit of each private interface of Numba: `python scripts/compiler_bench.py [--repeats N] [GAME ...]`.

The same random games and searches run with all of them, and with each of `spadework.engine.compile.mode.PRIVATE` switched off in turn,
repeatedly, each in a new process. Processor time is compared, so that other programs interfere less. The table gives the slowdown without
each interface: the median of the ratios within repeats, with minimum and maximum, and the time of the first run, including compilation,
which is measured once.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from statistics import median

from spadework.engine.buffers import Playout
from spadework.engine.compile.mode import PRIVATE
from spadework.engine.discovery import game as find_game
from spadework.engine.discovery import game_ids
from spadework.engine.game import Game
from spadework.engine.stream import new_stream
from spadework.lab.bench import LONGEST_GAME
from spadework.lab.search_speed import middles
from spadework.players.search import Search

MODES = ["", *(f"without-{name}" for name in PRIVATE), "plain"]
SEED = 3
GAMES = {"first": 8, "all": 2000}
POSITIONS, TRIES = 12, 600


def random_games(game: Game, games: int) -> int:
    """Play random games; return the number of moves."""
    states, buffers, material = game.new_states(games), game.new_buffers(), game.deck().record
    game.driver.deal_all(material, states, game.rules.SEATS[0], game.option_codes({}))
    playout = Playout(new_stream(0), buffers.moves, buffers.weights, by_policy=False, limit=LONGEST_GAME)
    return game.driver.play_all(material, states, SEED, 0, playout)


def searches(game: Game, positions: int) -> int:
    """Search positions from the middle of games, with belief; return the number of moves."""
    player = Search(game, game.deck(), SEED, tries=TRIES)
    for (view, seat), _ in zip(middles(game, game.rules.SEATS[0]), range(positions), strict=False):
        player.think(view, seat)
    return player.moves


def measure_here(game: Game) -> None:
    """Print the processor seconds of a first run, including compilation or loading, and of random games and searches after it."""
    began = time.process_time()
    random_games(game, GAMES["first"])
    searches(game, 1)
    loaded = time.process_time()
    moves = random_games(game, GAMES["all"])
    played = time.process_time()
    moves += searches(game, POSITIONS)
    searched = time.process_time()
    print(json.dumps([loaded - began, played - loaded, searched - played, moves]))


def measure(game: str, mode: str) -> tuple[float, float, float, int]:
    """Measure in a new process that runs the rules in a mode."""
    ran = subprocess.run(
        [sys.executable, __file__, "--here", game],
        env={**os.environ, "SPADEWORK_JIT": mode},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    first, played, searched, moves = json.loads(ran.stdout)
    return first, played, searched, moves


def compare(game: str, repeats: int) -> None:
    """Print a game's rows."""
    first = {mode: measure(game, mode) for mode in MODES}
    if len({moves for *_, moves in first.values()}) > 1:
        raise RuntimeError(f"{game} plays differently in different modes")
    found: dict[str, list[tuple[float, float]]] = {mode: [] for mode in MODES}
    for number in range(repeats):
        turn = number % len(MODES)
        for mode in MODES[turn:] + MODES[:turn]:
            _, played, searched, _ = measure(game, mode)
            found[mode].append((played, searched))
    for mode in MODES:
        cells = [f"{first[mode][0]:.0f} s"]
        for column in (0, 1):
            pairs = zip(found[mode], found[""], strict=True)
            ratios = [with_it[column] / without[column] for with_it, without in pairs]
            cells.append(f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})")
        print("|", " | ".join([game, mode or "all", *cells]), "|", flush=True)


def main() -> None:
    """Compare the modes."""
    parser = argparse.ArgumentParser(description="Measure the benefit of each private interface of Numba.")
    parser.add_argument("games", nargs="*", default=game_ids())
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--here", action="store_true", help="measure one game in this process")
    chosen = parser.parse_args()
    if chosen.here:
        measure_here(find_game(chosen.games[0]))
        return
    print("| game | compiled with | first run | random games | searches |\n|---|---|---|---|---|")
    for game in chosen.games:
        compare(game, chosen.repeats)


if __name__ == "__main__":
    main()
