"""The games that tests of all games play, and options that keep random games short."""

from spadework.engine.discovery import all_games
from spadework.engine.game import Game

REACTING = [game for game in all_games().values() if game.reactions is not None]
"""Games with reactions."""

ONE_OF_EACH = [
    next(game for game in all_games().values() if (game in REACTING) == reacting) for reacting in (False, True)
]
"""One game without reactions and one with them, for tests that depend on the game in no other way."""

ENDLESS = [game for game in all_games().values() if game.turns is not None]
"""Games that can go on indefinitely."""


def short(game: Game) -> dict[str, str]:
    """Return options that make a random game short: the lowest turn limit, if there is one, and defaults otherwise."""
    return {
        option.name: min((choice for choice in option.choices if choice.isdecimal()), key=int)
        for option in game.rules.OPTIONS
        if option.name == "turn-limit"
    }


def game_for(seats: int) -> Game:
    """Return the first game for this number of players."""
    return next(game for game in all_games().values() if seats in game.rules.SEATS)
