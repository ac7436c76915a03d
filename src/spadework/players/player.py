"""What a computer player is, and those there are."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from spadework.engine.contract import Deck, Record
from spadework.engine.game import Game
from spadework.players.quick import KINDS, QuickPlayer
from spadework.players.search import Search


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


_Maker = Callable[[Game, Deck, int, float], Player]


def _quick(name: str) -> tuple[_Maker, float]:
    """A player that does not search, and has no use for time."""
    return lambda game, deck, seed, _seconds: QuickPlayer(KINDS[name], game, deck, seed), 0.0


class Thinking(NamedTuple):
    """How a level searches; the words are those of `Search`."""

    seconds: float
    tries: int | None = None
    use_belief: bool = True


SEARCHING = {
    # Bounded by tries as well, so that it is the same player on a fast machine; most of its moves take less than its time.
    "captain": Thinking(0.2, 1500, use_belief=False),
    "admiral": Thinking(1.0),
}
"""The levels that search, the weakest first."""


def _searching(how: Thinking) -> tuple[_Maker, float]:
    """A player that searches."""
    return (
        lambda game, deck, seed, limit: Search(game, deck, seed, limit, how.tries, use_belief=how.use_belief),
        how.seconds,
    )


_LEVELS: dict[str, tuple[_Maker, float]] = {
    "deck-hand": _quick("deck-hand"),
    "mate": _quick("mate"),
    **{level: _searching(how) for level, how in SEARCHING.items()},
}
"""How to make a player of each level, the weakest first, and for how many seconds it thinks about a move."""

_PLAYERS = {"random": _quick("random"), "policy": _quick("policy"), **_LEVELS}

LEVELS = tuple(_LEVELS)
"""The levels that people are offered, the weakest first."""

PLAYERS = tuple(_PLAYERS)
"""The names of all players, the weakest first."""

SECONDS = {name: seconds for name, (_, seconds) in _PLAYERS.items()}
"""How long each player thinks about a move; 0.0 if it does not search."""


def check_level(level: str) -> None:
    """See that there is a player of a name. Raises ValueError."""
    if level not in _PLAYERS:
        raise ValueError(f"there is no computer player {level!r}; there are {', '.join(PLAYERS)}")


def new_player(level: str, game: Game, deck: Deck, seed: int = 0, seconds: float | None = None) -> Player:
    """A player by its name.

    Args:
        level: one of `PLAYERS`.
        game: what it is to play.
        deck: with which cards.
        seed: any whole number; the same seed plays the same, unless the player searches for as long as its time lasts.
        seconds: how long it may think about a move at most; by default as long as `SECONDS` says. Who does not search ignores it.

    Raises:
        ValueError: there is none of that name.

    >>> import spadework
    >>> game = spadework.game(spadework.game_ids()[0])
    >>> table = spadework.Table(game, seats=3, seed=1)
    >>> seat = table.to_move[0]
    >>> table.play(seat, new_player("mate", game, table.deck).choose(table.view(seat).record, seat))[0].seat == seat
    True
    """
    check_level(level)
    make, usual = _PLAYERS[level]
    return make(game, deck, seed, usual if seconds is None else min(seconds, usual))
