"""Player interface and built-in levels."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from spadework.engine.game import Game
from spadework.engine.interface import Deck, Record
from spadework.players.quick import KINDS, QuickPlayer
from spadework.players.search import Search


class Player(Protocol):
    """Chooses moves for a seat."""

    def choose(self, view: Record, seat: int) -> int:
        """Return the code of a legal move for `seat`, which moves next in `view`."""


class PlayerFailed(RuntimeError):
    """A player can't continue its game; has the seat and the reason."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(f"seat {seat}: {reason}")
        self.seat = seat
        self.reason = reason


_Maker = Callable[[Game, Deck, int, float], Player]


def _quick(name: str) -> tuple[_Maker, float]:
    return lambda game, deck, seed, _seconds: QuickPlayer(KINDS[name], game, deck, seed, game.network), 0.0


class Thinking(NamedTuple):
    """Search limits and options of a level; field names as in `Search`."""

    seconds: float
    tries: int | None = None
    use_belief: bool = True


SEARCHING = {
    # Limited by tries too, so that it plays the same on a fast machine; most moves take less than the time limit.
    "captain": Thinking(0.2, 1500, use_belief=False),
    "admiral": Thinking(1.0),
}
"""Levels that search, weakest first."""


def _searching(how: Thinking) -> tuple[_Maker, float]:
    def make(game: Game, deck: Deck, seed: int, limit: float) -> Player:
        settings = game.search_settings(how.use_belief)
        network = game.guide if settings.guided else None
        tries = settings.guided if network else how.tries
        return Search(game, deck, seed, limit, tries, use_belief=how.use_belief, network=network)

    return make, how.seconds


_LEVELS: dict[str, tuple[_Maker, float]] = {
    "deck-hand": _quick("deck-hand"),
    "mate": _quick("mate"),
    **{level: _searching(how) for level, how in SEARCHING.items()},
}
"""Factory and seconds per move of each level, weakest first."""

_PLAYERS = {"random": _quick("random"), "policy": _quick("policy"), **_LEVELS}

LEVELS = tuple(_LEVELS)
"""Levels offered to users, weakest first."""

PLAYERS = tuple(_PLAYERS)
"""Names of all built-in players, weakest first."""

SECONDS = {name: seconds for name, (_, seconds) in _PLAYERS.items()}
"""Seconds per move of each player; 0.0 if it does not search."""


def check_level(level: str) -> None:
    """Raise ValueError if there is no built-in player of this name."""
    if level not in _PLAYERS:
        raise ValueError(f"unknown computer player {level!r}; choose from {', '.join(PLAYERS)}")


def new_player(level: str, game: Game, deck: Deck, seed: int = 0, seconds: float | None = None) -> Player:
    """Return a built-in player by name.

    Args:
        level: one of `PLAYERS`.
        game: the game to play.
        deck: the deck to play with.
        seed: any whole number; the same seed gives the same moves, unless a search is limited by time.
        seconds: maximum thinking time per move, at most the level's in `SECONDS`; ignored by players that don't search.

    Raises:
        ValueError: unknown name.

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
