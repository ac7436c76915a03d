"""Jobs: what a worker process computes for a computer player, in a form that travels between processes."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from spadework.engine.contract import Deck, Record
from spadework.engine.discovery import game as find_game
from spadework.engine.game import OWN_DECK, Game
from spadework.players.player import LEVELS, new_player
from spadework.players.search import Search, Thought
from spadework.table import Table

HINTS = 3
"""How many moves whoever asks for a hint wants to hear of."""

MOMENT = 0.001
"""Seconds of thought that let all code be loaded."""


@dataclass(frozen=True)
class Job:
    """A seat is to move, and a player of a level shall choose."""

    game: str
    """The id of the game."""
    options: Mapping[str, str]
    """The table's options; the deck is one of them."""
    level: str
    seat: int
    """Who is to move."""
    view: bytes
    """What that seat may know."""
    seed: int
    seconds: float | None = None
    """It thinks for so long at most, if its level thinks longer."""

    def read(self) -> tuple[Game, Deck, Record]:
        """The game, its deck and the view as a record."""
        game = find_game(self.game)
        # An owner may have changed the deck since this process began; the game keeps only its own.
        deck = game.deck(self.options.get("deck", OWN_DECK))
        seen = game.new_states(1)
        seen.view(np.uint8)[:] = np.frombuffer(self.view, np.uint8)
        return game, deck, seen[0]


def warm(game_id: str) -> None:
    """Load or compile all that a game's tables and players use, so that the first move does not wait for it."""
    table = Table(game_id, find_game(game_id).rules.SEATS[0], seed=0)
    seat = table.to_move[0]
    # Where there is but one move, nothing is searched.
    while len(table.legal(seat)) == 1:
        table.play(seat, table.legal(seat)[0])
        seat = table.to_move[0]
    for level in LEVELS:
        code = new_player(level, table.game, table.deck, seconds=MOMENT).choose(table.view(seat).record, seat)
    steps = table.play(seat, code)
    table.undo(len(table.steps) - len(steps))


def choose(job: Job, seconds: float) -> int:
    """The code of the move that the player plays; it thinks for `seconds` at most, if it thinks at all."""
    game, deck, view = job.read()
    return new_player(job.level, game, deck, job.seed, seconds).choose(view, job.seat)


def think(job: Job, seconds: float) -> list[Thought]:
    """What a search of `seconds` at most finds out about the moves, the best first."""
    game, deck, view = job.read()
    # Hints are what the captain would do, who takes all determinizations as equally likely.
    return Search(game, deck, job.seed, seconds, use_belief=False).think(view, job.seat, HINTS)


def judge(job: Job, seconds: float, code: int) -> list[Thought]:
    """What a search of `seconds` finds out about a legal move beside the best one, which it has looked for as long before.

    The best one comes first; it stands alone when it is the move itself, or nothing else is worth a thought.
    """
    game, deck, view = job.read()
    search = Search(game, deck, job.seed, seconds, use_belief=False)
    best = search.think(view, job.seat)[0]
    return [best] if best.code == code else search.compare(view, job.seat, (best.code, code))
