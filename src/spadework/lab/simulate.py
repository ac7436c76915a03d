"""Many games between computer players."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from spadework.engine.contract import seats_in
from spadework.engine.game import OWN_DECK, Deck, Game
from spadework.engine.stream import SEED, new_stream, start_stream
from spadework.players.player import Player, new_player


class Outcome(NamedTuple):
    """How one simulated game ended: points and places by seat, and how many moves the seats made."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    moves: int


def simulate(
    game: Game, levels: Sequence[str], games: int, seed: int = 0, options: Mapping[str, str] | None = None
) -> Iterator[Outcome]:
    """Play games with the player `levels[seat]` on each seat, and yield their outcomes one by one.

    Raises ValueError for an unknown level or option, or when the game does not take so many seats.
    """
    options = options or {}
    game.check_seats(len(levels))
    deck = game.deck(options.get("deck", OWN_DECK))
    codes = game.option_codes(options)
    players = [new_player(level, game, deck, seed + seat + 1) for seat, level in enumerate(levels)]
    return _play(game, deck, players, codes, games, seed)


def _play(game: Game, deck: Deck, players: Sequence[Player], codes: Any, games: int, seed: int) -> Iterator[Outcome]:
    rules, driver, buffers = game.rules, game.driver, game.new_buffers()
    material, materials = deck.record, game.new_materials(deck)
    seats = len(players)
    stream = new_stream(seed)
    points, places = np.zeros(seats, np.int32), np.zeros(seats, np.int32)
    views = game.new_states(seats + 1)
    for number in range(games):
        states = game.new_states(1)
        start_stream(stream, seed & SEED, number)
        rules.deal(material, states[0], seats, codes)
        moves = 0
        while mask := driver.let_chance_play(materials, states, stream, buffers.moves, buffers.weights):
            seat = seats_in(mask)[0]
            driver.view_all(materials, states, 0, seats, views)
            rules.apply(material, states[0], seat, players[seat].choose(views[seat], seat))
            moves += 1
        rules.scores(material, states[0], points)
        rules.places(material, states[0], places)
        yield Outcome(tuple(points.tolist()), tuple(places.tolist()), moves)
