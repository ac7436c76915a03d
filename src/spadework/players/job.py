"""Jobs: work for a computer player in a form that can be sent to another process."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from spadework.engine.discovery import game as find_game
from spadework.engine.game import OWN_DECK, Game
from spadework.engine.interface import Deck, Record
from spadework.players.player import LEVELS, new_player
from spadework.players.search import MoveEstimate, Search
from spadework.table import Table

HINTS = 3
"""Number of moves in a hint."""

MOMENT = 0.001
"""Thinking time that suffices to load all code, in seconds."""


@dataclass(frozen=True)
class Job:
    """A move to be chosen by a player of some level."""

    game: str
    options: Mapping[str, str]
    """The table's options, the deck among them."""
    level: str
    seat: int
    """The seat that moves next."""
    view: bytes
    """The seat's view, as bytes."""
    seed: int
    seconds: float | None = None
    """Upper limit on the level's thinking time."""

    def read(self) -> tuple[Game, Deck, Record]:
        """Return the game, its deck and the view as a record."""
        game = find_game(self.game)
        # A custom deck may have changed since this process started; the game caches only its own.
        deck = game.deck(self.options.get("deck", OWN_DECK))
        seen = game.new_states(1)
        seen.view(np.uint8)[:] = np.frombuffer(self.view, np.uint8)
        return game, deck, seen[0]


def warm(game_id: str) -> None:
    """Load or compile everything that a game's tables and players use, so that the first move does not wait for it."""
    table = Table(game_id, find_game(game_id).rules.SEATS[0], seed=0)
    seat = table.to_move[0]
    # A forced move is not searched.
    while len(table.legal(seat)) == 1:
        table.play(seat, table.legal(seat)[0])
        seat = table.to_move[0]
    for level in LEVELS:
        code = new_player(level, table.game, table.deck, seconds=MOMENT).choose(table.view(seat).record, seat)
    steps = table.play(seat, code)
    table.undo(len(table.steps) - len(steps))


def choose(job: Job, seconds: float) -> int:
    """Return the code of the player's move, after at most `seconds` of thought."""
    game, deck, view = job.read()
    return new_player(job.level, game, deck, job.seed, seconds).choose(view, job.seat)


def think(job: Job, seconds: float) -> list[MoveEstimate]:
    """Search for at most `seconds` for the best moves, half of it to compare them, and return what was found about them, best first."""
    game, deck, view = job.read()
    # Hints follow the captain, who treats all determinizations as equally likely.
    search = Search(game, deck, job.seed, seconds / 2, use_belief=False)
    found = search.think(view, job.seat, HINTS)[:HINTS]
    if len(found) > 1:
        found = search.compare(view, job.seat, [thought.code for thought in found])
    return sorted(found, key=lambda thought: -thought.expected)


def judge(job: Job, seconds: float, code: int) -> list[MoveEstimate]:
    """Compare a legal move with the best one: search `seconds` for the best, then `seconds` for both.

    The best move comes first. It stands alone if it is the move itself or the only one worth searching.
    """
    game, deck, view = job.read()
    search = Search(game, deck, job.seed, seconds, use_belief=False)
    best = search.think(view, job.seat)[0]
    return [best] if best.code == code else search.compare(view, job.seat, (best.code, code))
