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


class PlayerFailed(RuntimeError):
    """A player that can't go on with its game: on which seat, and why."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(f"seat {seat}: {reason}")
        self.seat = seat
        self.reason = reason


_PLAYERS: dict[str, Callable[[Game, Deck, int], Player]] = {"random": Uniform, "greedy": Greedy}

LEVELS = tuple(_PLAYERS)
"""The names of the players, the weakest first."""


def new_player(level: str, game: Game, deck: Deck, seed: int = 0) -> Player:
    """A player by its level. Raises ValueError when there is none of that name.

    >>> import spadework
    >>> game = spadework.game(spadework.game_ids()[0])
    >>> table = spadework.Table(game, seats=3, seed=1)
    >>> seat = table.to_move[0]
    >>> table.play(seat, new_player("greedy", game, table.deck).choose(table.view(seat).record, seat))[0].seat == seat
    True
    """
    if level not in _PLAYERS:
        raise ValueError(f"there is no computer player {level!r}; there are {', '.join(LEVELS)}")
    return _PLAYERS[level](game, deck, seed)
