"""What a computer player is, and those there are."""

from collections.abc import Callable
from typing import Protocol

from spadework.engine.contract import Record
from spadework.engine.game import Deck, Game
from spadework.players.greedy import Greedy
from spadework.players.uniform import Uniform


class Player(Protocol):
    """Chooses moves for a seat."""

    def choose(self, view: Record, seat: int) -> int:
        """The code of a legal move for `seat`, which is to move in `view`."""


_PLAYERS: dict[str, Callable[[Game, Deck, int], Player]] = {"random": Uniform, "greedy": Greedy}

LEVELS = tuple(_PLAYERS)
"""The names of the players, the weakest first."""


def new_player(level: str, game: Game, deck: Deck, seed: int = 0) -> Player:
    """A player by its level. Raises ValueError when there is none of that name.

    >>> import spadework
    >>> game = spadework.game(spadework.game_ids()[0])
    >>> table = spadework.Table(game, seats=2, seed=1)
    >>> table.play(0, new_player("greedy", game, table.deck).choose(table.view(0).record, 0))[0].seat
    0
    """
    if level not in _PLAYERS:
        raise ValueError(f"there is no computer player {level!r}; there are {', '.join(LEVELS)}")
    return _PLAYERS[level](game, deck, seed)
