"""Players of every kind, from the name to the seat."""

import hashlib
import os
import pickle
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

from spadework.engine.game import Game
from spadework.engine.stream import SEED
from spadework.players.built_in import BuiltIn
from spadework.players.file import SECONDS, FilePlayer, check_file, is_file
from spadework.players.network import NetworkPlayer, is_network, player_in
from spadework.players.player import PLAYERS, Player, PlayerFailed, check_level, new_player
from spadework.players.plugin_api import PluginPlayer, Unusable, described, file_of, known_to, made, wanted_by
from spadework.players.quick import QuickPlayer
from spadework.players.search import Search
from spadework.table import Variant

PlayerSpec = str | os.PathLike[str] | type | object
"""A player as users name it: a level, the path of a Python file or network, a class with `choose(self, view, moves)`, or such an object."""

ASKED_WITH_RECORDS = (QuickPlayer, Search)
"""Player classes that take records and sit as they are."""


class Seating:
    """Players for the seats of many games, one after another.

    Levels, classes and networks in files are instantiated for each game with a new seed; so are classes in files, which run in separate
    processes. An object is the same in all games. Classes, objects and networks play in this process. A `with` statement ends the
    processes.

    Args:
        variant: the game and deck to play.
        players: the players in any order; repetition is allowed.
        seconds: time limit per move of a file; also caps a level's own.
        seats: players per table, if known.

    Raises:
        ValueError: unknown level, unusable file, or a player that can't play this game.

    >>> import spadework
    >>> class First:
    ...     def choose(self, view, moves):
    ...         return moves[0]
    >>> with Seating(Variant.of(spadework.game_ids()[0]), ["mate", First]) as seating:
    ...     seating.names
    ('mate', 'First')
    """

    def __init__(
        self, variant: Variant, players: Sequence[PlayerSpec], seconds: float = SECONDS, seats: int | None = None
    ) -> None:
        self._variant, self._seconds = variant, seconds
        self.names = numbered(list(map(name_of, players)))
        """Names of the players; equal ones are numbered."""
        self._files: dict[int, FilePlayer] = {}
        self._players = tuple(check(player, variant.game, seats) for player in players)
        with ExitStack() as stack:
            for number, player in enumerate(self._players):
                if isinstance(player, str) and is_file(player):
                    self._files[number] = FilePlayer(player, variant, seconds)
                    stack.callback(self._files[number].close)
            self._processes = stack.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, type: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End all processes."""
        self._processes.close()

    @property
    def levels(self) -> tuple[str | None, ...]:
        """The level of each player, None for those without one."""
        return tuple(player if player in PLAYERS else None for player in self._players)

    def seated(self, number: int, seats: int, seat: int, seed: int) -> Player:
        """Return the player at an index, seated in a new game. Raises PlayerFailed if it can't start."""
        player = self._players[number]
        if number in self._files:
            self._files[number].begin(seats, seat, seed)
            return self._files[number]
        if isinstance(player, str):
            return new_player(player, self._variant.game, self._variant.deck, seed, self._seconds)
        if isinstance(player, ASKED_WITH_RECORDS):
            return player
        if isinstance(player, type):
            try:
                player = made(player, known_to(self._variant, seats, seat, seed))
            except Exception as problem:
                raise PlayerFailed(seat, f"raised {described(problem, file_of(player))}") from problem
        return PluginPlayer(player, self._variant)


def named(player: PlayerSpec) -> Any:
    """Return a player as named, with a path as text."""
    return os.fspath(player) if isinstance(player, str | os.PathLike) else player


def name_of(player: PlayerSpec) -> str:
    """Return a player's name: a level or file as given, otherwise the class name."""
    player = named(player)
    if isinstance(player, str):
        return player
    if isinstance(player, BuiltIn):
        return player.level
    return player.__name__ if isinstance(player, type) else type(player).__name__


def check(player: PlayerSpec, game: Game, seats: int | None = None) -> Any:
    """Check that a player can play a game, and with this number of players if given. Code in files is not imported here.

    Returns the player as named, with a network file replaced by its class: it holds no code and plays in this process. Raises ValueError.
    """
    player = named(player)
    if isinstance(player, str) and is_network(player):
        player = player_in(player)
        player().check_fits(game, seats)
    elif isinstance(player, NetworkPlayer):
        player.check_fits(game, seats)
    if isinstance(player, str):
        (check_file if is_file(player) else check_level)(player)
    elif isinstance(player, type):
        wanted_by(player)
    elif not callable(getattr(player, "choose", None)):
        raise Unusable(
            f"{player!r} is not a player; expected one of {', '.join(PLAYERS)}, the path of a Python file or network, "
            "or a class or an object with `choose(self, view, moves)`"
        )
    return player


def check_for_processes(players: Sequence[PlayerSpec]) -> None:
    """Raise ValueError if a player can't be sent to other processes, which play several games in parallel."""
    for player in map(named, players):
        if isinstance(player, str):
            continue
        try:
            pickle.dumps(player)
        except Exception as problem:
            reason = f"{type(problem).__name__}: {problem}"
        else:
            if not is_at_a_prompt(player if isinstance(player, type) else type(player)):
                continue
            reason = "its class is not in a file that they can import"
        raise ValueError(
            f"{name_of(player)} can't play in several processes ({reason}); move its class to a file and pass its path, "
            "or use one process"
        )


def is_at_a_prompt(kind: type) -> bool:
    """Return whether a class was defined at a prompt or in a notebook."""
    return kind.__module__ == "__main__" and getattr(sys.modules["__main__"], "__file__", None) is None


def seed_of(*numbers: int) -> int:
    """Derive a seed from all the numbers, so that players draw independently and no game depends on earlier ones."""
    digest = hashlib.sha256(" ".join(map(str, numbers)).encode()).digest()
    return int.from_bytes(digest[:8], "big") & SEED


def numbered(names: Sequence[str]) -> tuple[str, ...]:
    """Make names unique by numbering the repeated ones.

    >>> numbered(["random", "mate", "random"])
    ('random 1', 'mate', 'random 2')
    """
    seen: Counter[str] = Counter()
    labels = []
    for name in names:
        seen[name] += 1
        labels.append(f"{name} {seen[name]}" if names.count(name) > 1 else name)
    return tuple(labels)
