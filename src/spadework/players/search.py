"""The searching player: looks ahead over many guesses of what its seat can't see."""

import time
from typing import NamedTuple

import numpy as np

from spadework.engine.contract import MOST_SEATS, Record
from spadework.engine.game import Deck, Game
from spadework.engine.stream import below, new_stream
from spadework.engine.tree import CHOICE, PLACE, STEP, Room, Tree

DEEPEST = 48
GUESSES = 4
SLOTS = 1 << 18
PLACES = 100_000
CHOICES = 300_000
BATCH = 32


class Thought(NamedTuple):
    """A move that was thought about."""

    code: int
    expected: float
    """The share of the win that it may bring, from 0 to 1."""
    tries: int


class Search:
    def __init__(self, game: Game, deck: Deck, seed: int = 0, seconds: float | None = None, iterations: int | None = None, aims=None) -> None:
        self._game, self._searching = game, game.searching
        self._materials = game.new_materials(deck)
        self._seen = game.new_states(1)
        known = game.new_states(1)
        buffers = game.new_buffers()
        self._stream = new_stream(seed)
        self.aims = aims or game.sense.AIMS
        self.seconds, self.iterations = seconds, iterations
        record = lambda count, type: np.zeros(count, np.dtype((np.record, type)))
        self._tree = Tree(np.zeros(SLOTS, np.int32), record(PLACES, PLACE), record(CHOICES, CHOICE), np.zeros(2, np.int32))
        self._room = Room(
            buffers.moves, buffers.outcomes, buffers.weights, game.new_states(2), known, known.view(np.int32),
            np.zeros(MOST_SEATS, np.int32), np.zeros(MOST_SEATS, np.int32), buffers.worth, np.zeros(MOST_SEATS), np.zeros(MOST_SEATS),
            record(DEEPEST, STEP), new_stream(0), new_stream(0),
        )
        self.moves = 0
        self.tries = 0

    def choose(self, view: Record, seat: int) -> int:
        return self.think(view, seat)[0].code

    def think(self, view: Record, seat: int) -> list[Thought]:
        self._seen[0] = view
        seats = int(view.seats)
        room, tree, aims = self._room, self._tree, self.aims
        room.chance[:] = new_stream(below(self._stream, 1 << 31))
        count = self._searching.plant(self._materials, self._seen, seat, GUESSES, tree, room)
        if count == 1:
            return [Thought(int(tree.choices[0].move), 0.5, 0)]
        seed = below(self._stream, 1 << 31)
        done, began = 0, time.perf_counter()
        while True:
            if self.iterations is not None:
                batch = min(BATCH, self.iterations - done)
            else:
                batch = BATCH
            if batch <= 0 or (self.seconds is not None and time.perf_counter() - began >= self.seconds):
                break
            self.moves += self._searching.grow(self._materials, self._seen, seat, seats, seed, batch, tree, room, aims)
            done += batch
        self.tries += done
        found = tree.choices[:count]
        thoughts = [Thought(int(c.move), float(c.brought / c.tries), int(c.tries)) for c in found if c.tries]
        return sorted(thoughts, key=lambda t: (-t.tries, -t.expected))
