"""Speed of a game's rules: complete games with uniformly random moves, on one core."""

import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from spadework.engine.buffers import Playout
from spadework.engine.game import Game
from spadework.engine.stream import new_stream

CHUNK = 1000  # games between checks of the clock
LONGEST_GAME = 2000  # moves, for games that random players rarely finish


class Speed(NamedTuple):
    """Measurements. Chance moves are not counted; times include dealing and scoring."""

    game: str
    seats: int
    games_per_second: float
    moves_per_second: float
    state_bytes: int
    compile_seconds: float


def measure(game: Game, seats: int, seconds: float, progress: Callable[[float], None] = lambda _: None) -> Speed:
    """Play random games for some seconds, after a first call that compiles or loads the rules.

    `progress` is called now and then with the fraction of the time that has passed. Raises ValueError for an unsupported number of seats.
    """
    game.check_seats(seats)
    start = time.perf_counter()
    _play(game, seats, 1, 0)
    compiled = time.perf_counter() - start
    games = moves = 0
    start = now = time.perf_counter()
    while now - start < seconds:
        moves += _play(game, seats, CHUNK, games)
        games += CHUNK
        now = time.perf_counter()
        progress(min(1.0, (now - start) / seconds))
    spent = now - start
    return Speed(game.id, seats, games / spent, moves / spent, game.rules.STATE.itemsize, compiled)


def _play(game: Game, seats: int, games: int, first: int) -> int:
    driver, buffers, material = game.driver, game.new_buffers(), game.deck().record
    states = game.new_states(games)
    points, places = np.zeros((games, seats), np.int32), np.zeros((games, seats), np.int32)
    driver.deal_all(material, states, seats, game.option_codes({}))
    playout = Playout(new_stream(0), buffers.moves, buffers.weights, by_policy=False, limit=LONGEST_GAME)
    moves = driver.play_all(material, states, 0, first, playout)
    driver.score_all(material, states, points, places)
    return moves
