"""Which games tests of all games play, and by which options, so that even random games soon end."""

from spadework.engine.discovery import all_games
from spadework.engine.game import Game

REACTING = [game for game in all_games().values() if game.reactions is not None]
"""The games with reactions."""

ONE_OF_EACH = [
    next(game for game in all_games().values() if (game in REACTING) == reacting) for reacting in (False, True)
]
"""A game without reactions and one with them, for what depends on the game in nothing else."""

ENDLESS = [game for game in all_games().values() if game.turns is not None]
"""The games that can go on for ever."""


def short(game: Game) -> dict[str, str]:
    """The options with which a random game ends soon: the lowest turn limit where there is one, the default for all else."""
    return {
        option.name: min((choice for choice in option.choices if choice.isdecimal()), key=int)
        for option in game.rules.OPTIONS
        if option.name == "turn-limit"
    }


def game_for(seats: int) -> Game:
    """The first game that takes so many players."""
    return next(game for game in all_games().values() if seats in game.rules.SEATS)
