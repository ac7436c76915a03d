"""Speed of the tree search: single-threaded, from the middle of games."""

import time
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, NamedTuple

import numpy as np

from spadework.engine.buffers import Playout
from spadework.engine.game import Game
from spadework.engine.interface import seats_in
from spadework.engine.stream import new_stream
from spadework.lab.bench import LONGEST_GAME
from spadework.players.search import Search

TRIES = 3000
"""Simulations per position; fewer if the best move is clear."""


class SearchSpeed(NamedTuple):
    """Measurements. Moves are those of seats in the tree and in rollouts; times include sampling and evaluation."""

    game: str
    seats: int
    tries_per_second: float
    moves_per_second: float


def measure_search(
    game: Game, seats: int, seconds: float, progress: Callable[[float], None] = lambda _: None
) -> SearchSpeed:
    """Search for some seconds from the middle of one game after another.

    `progress` is called now and then with the fraction of the time that has passed. Raises ValueError for an unsupported number of seats.
    """
    game.check_seats(seats)
    player = Search(game, game.deck(), tries=TRIES)
    spent = 0.0
    for number, (view, seat) in enumerate(middles(game, seats)):
        began = time.perf_counter()
        player.think(view, seat)
        if number == 0:
            # The first search compiles or loads the code.
            player.tries = player.moves = 0
            continue
        spent += time.perf_counter() - began
        progress(min(1.0, spent / seconds))
        if spent >= seconds:
            break
    return SearchSpeed(game.id, seats, player.tries / spent, player.moves / spent)


def middles(game: Game, seats: int) -> Iterator[tuple[Any, int]]:
    """Yield views from the middle of games played by the rollout policy, with the seat to choose."""
    driver, material, materials = game.driver, game.deck().record, game.new_materials(game.deck())
    buffers, views = game.new_buffers(), game.new_states(seats + 1)
    for number in count():
        states, stream = game.new_states(2), new_stream(0, number)
        driver.deal_all(material, states[:1], seats, game.option_codes({}))
        states[1] = states[0]
        moves, weights = buffers.moves, buffers.weights
        whole = Playout(new_stream(0, number), moves, weights, by_policy=True, limit=LONGEST_GAME)
        half = whole._replace(stream=stream, limit=driver.play_on(material, states[1], whole) // 2)
        driver.play_on(material, states[0], half)
        while mask := driver.let_chance_play(materials, states, stream, moves, weights):
            seat = seats_in(mask)[0]
            if driver.legal_moves(materials, states, 0, seat, moves) > 1:
                driver.view_all(materials, states, 0, seats, views)
                yield np.copy(views)[seat], seat
                break
            driver.play_on(material, states[0], half._replace(limit=1))
