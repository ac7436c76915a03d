"""Many games between computer players."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from spadework.engine.contract import seats_in
from spadework.engine.game import OWN_DECK, Game
from spadework.engine.stream import SEED, new_stream, start_stream
from spadework.players.player import Player, new_player
from spadework.players.seating import Seating, Someone, seed_of
from spadework.table import Variant

LONGEST_GAME = 2000
"""Turns after which a game that can go on for ever is broken off."""

LONGEST_TURN = 2000
"""Moves after which it is broken off in the middle of a turn, for a player may go to and fro for ever."""


class Outcome(NamedTuple):
    """How one simulated game ended: points and places by seat, and how many moves the seats made."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    moves: int
    turns: int | None = None
    """How many turns were played, the last perhaps in part, in games that can go on for ever."""
    finished: bool = True
    """Whether it came to its end; points and places of one that was broken off are those of that moment."""
    decisions: int = 0
    """How often the table waited for a decision; what several seats decide at the same time counts once."""


class Decisions:
    """Counts how often a table waits for a decision.

    >>> decisions = Decisions()
    >>> for seat, asked in [(0, [0, 1]), (1, [1]), (1, [1])]:
    ...     decisions.count(seat, asked)
    >>> decisions.made
    2
    """

    def __init__(self) -> None:
        self.made = 0
        self._asked_together: set[int] = set()

    def count(self, seat: int, asked: Sequence[int]) -> None:
        """Count the decision of a seat, of all that are asked now."""
        if seat not in self._asked_together:
            self.made += 1
            self._asked_together = set(asked)
        self._asked_together.discard(seat)


class Simulation:
    """Plays one game after another by the same rules and options.

    Raises ValueError when the game does not take so many seats or has no such option, MaterialError when the chosen deck can't be used.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        limit: int = LONGEST_GAME,
    ) -> None:
        options = options or {}
        game.check_seats(seats)
        self.game, self.seats = game, seats
        self.deck = game.deck(options.get("deck", OWN_DECK))
        self._codes = game.option_codes(options)
        self._seed, self._limit = seed & SEED, limit
        self._material, self._materials = self.deck.record, game.new_materials(self.deck)
        self._buffers, self._views = game.new_buffers(), game.new_states(seats + 1)
        self._stream = new_stream(seed)

    def play(self, players: Sequence[Player], number: int) -> Outcome:
        """Play one game with `players[seat]` on each seat; chance draws from the stream of this number under the seed.

        A game that can go on for ever is broken off after the limit of turns, or in a turn that does not end. What a player raises is
        raised.
        """
        game, driver, buffers = self.game, self.game.driver, self._buffers
        rules, material, materials = game.rules, self._material, self._materials
        states = game.new_states(1)
        start_stream(self._stream, self._seed, number)
        rules.deal(material, states[0], self.seats, self._codes)
        moves, turns, began = 0, None, 0
        decisions = Decisions()
        while mask := driver.let_chance_play(materials, states, self._stream, buffers.moves, buffers.weights):
            seat = seats_in(mask)[0]
            decisions.count(seat, seats_in(mask))
            driver.view_all(materials, states, 0, self.seats, self._views)
            rules.apply(material, states[0], seat, players[seat].choose(self._views[seat], seat))
            moves += 1
            if game.turns is not None:
                begun = int(game.turns(material, states[0]))
                if begun > self._limit or moves - began > LONGEST_TURN:
                    break
                if begun != turns:
                    turns, began = begun, moves
        points, places = np.zeros(self.seats, np.int32), np.zeros(self.seats, np.int32)
        rules.scores(material, states[0], points)
        rules.places(material, states[0], places)
        finished = driver.whose_move(materials, states, 0) == 0
        return Outcome(tuple(points.tolist()), tuple(places.tolist()), moves, turns, finished, decisions.made)


def simulate(
    game: Game,
    players: Sequence[Someone],
    games: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    limit: int = LONGEST_GAME,
) -> Iterator[Outcome]:
    """Play games with the player `players[seat]` on each seat, and yield their outcomes one by one.

    A player is a level, a Python file, a class or an object, as `spadework.players.seating.Seating` explains them; levels play on from game
    to game. A game that can go on for ever is broken off when it has had `limit` turns.

    Raises ValueError for an unknown level or option, for what can't play, or when the game does not take so many seats. While it plays, it
    raises PlayerFailed when a player can't go on.
    """
    simulation = Simulation(game, len(players), seed, options, limit)
    seating = Seating(Variant.of(game, options), players)
    return _played(simulation, seating, games, seed)


def _played(simulation: Simulation, seating: Seating, games: int, seed: int) -> Iterator[Outcome]:
    kept = {
        seat: new_player(level, simulation.game, simulation.deck, seed + seat + 1)
        for seat, level in enumerate(seating.levels)
        if level is not None
    }
    with seating:
        for number in range(games):
            at_seats = [
                kept[seat]
                if seat in kept
                else seating.seated(seat, simulation.seats, seat, seed_of(seed, number, seat))
                for seat in range(simulation.seats)
            ]
            yield simulation.play(at_seats, number)
