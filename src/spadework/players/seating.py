"""Who plays: everything that can be named as a player, put on a seat."""

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
from spadework.players.network import NetworkPlayer, is_network
from spadework.players.own import OwnPlayer, Unusable, described, file_of, known_to, made, wanted_by
from spadework.players.player import PLAYERS, Player, PlayerFailed, check_level, new_player
from spadework.players.quick import QuickPlayer
from spadework.players.search import Search
from spadework.table import Variant

Someone = str | os.PathLike[str] | type | object
"""A player as one names it: a level, the path of a Python file or of a network, a class with `choose(self, view, moves)`, or an object that
has it."""

ASKED_WITH_RECORDS = (QuickPlayer, Search)
"""The classes of players that read records, and are on their seats as they are."""


class Seating:
    """Players for the seats of many games, one after another.

    A level and a class are made anew for each game, with a seed of its own; so is the class in a file, whose code runs in a process of its
    own. An object is the same in all games, and so is a network in a file. Classes, objects and networks play in this process. Use it in
    a `with` statement, for processes have to be ended.

    Args:
        variant: what is played.
        players: who plays, in any order; anyone may come several times.
        seconds: how long a level or a file may think about a move; a level never takes longer than it does elsewhere.
        seats: how many sit at each table, where that is known before.

    Raises:
        ValueError: there is no such level, a file can't be used, or what was given can't play, or not this game.

    >>> import spadework
    >>> class First:
    ...     def choose(self, view, moves):
    ...         return moves[0]
    >>> with Seating(Variant.of(spadework.game_ids()[0]), ["mate", First]) as seating:
    ...     seating.names
    ('mate', 'First')
    """

    def __init__(
        self, variant: Variant, players: Sequence[Someone], seconds: float = SECONDS, seats: int | None = None
    ) -> None:
        self._variant, self._seconds = variant, seconds
        self.names = numbered(list(map(name_of, players)))
        """What the players are called: equal ones are numbered."""
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
        """The level of each player that is one, None for the others."""
        return tuple(player if player in PLAYERS else None for player in self._players)

    def seated(self, number: int, seats: int, seat: int, seed: int) -> Player:
        """A player, by its number among all, on its seat in a new game. Raises PlayerFailed when it can't begin."""
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
        return OwnPlayer(player, self._variant)


def named(player: Someone) -> Any:
    """A player as it was named, a path as text."""
    return os.fspath(player) if isinstance(player, str | os.PathLike) else player


def read(player: Someone) -> Any:
    """A player as it was named; what is read of the file of a network, which holds no code, and plays in this process."""
    player = named(player)
    return NetworkPlayer(player) if isinstance(player, str) and is_network(player) else player


def name_of(player: Someone) -> str:
    """What a player is called: a level and a file as they were named, a class and an object by the name of the class."""
    player = named(player)
    if isinstance(player, str):
        return player
    if isinstance(player, BuiltIn):
        return player.level
    return player.__name__ if isinstance(player, type) else type(player).__name__


def check(player: Someone, game: Game, seats: int | None = None) -> Any:
    """See that something can play a game, with so many players if that is known; what is in a file of code is left to who imports it.

    Returns what `read` makes of it. Raises ValueError.
    """
    player = read(player)
    if isinstance(player, NetworkPlayer):
        player.check_fits(game, seats)
    if isinstance(player, str):
        (check_file if is_file(player) else check_level)(player)
    elif isinstance(player, type):
        wanted_by(player)
    elif not callable(getattr(player, "choose", None)):
        raise Unusable(
            f"{player!r} can't play: a player is one of {', '.join(PLAYERS)}, the path of a Python file or of a network, "
            "or a class or an object with `choose(self, view, moves)`"
        )
    return player


def check_for_processes(players: Sequence[Someone]) -> None:
    """See that players can be sent to other processes, where several games are played side by side. Raises ValueError."""
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
            reason = "its class stands in no file that they could import"
        raise ValueError(
            f"{name_of(player)} can't play in several processes ({reason}); put its class into a file and name that, "
            "or play in one process"
        )


def is_at_a_prompt(kind: type) -> bool:
    """Whether a class was defined at a prompt or in a notebook."""
    return kind.__module__ == "__main__" and getattr(sys.modules["__main__"], "__file__", None) is None


def seed_of(*numbers: int) -> int:
    """A seed that depends on all the numbers, so that no two players draw the same numbers, and no game depends on those before it."""
    digest = hashlib.sha256(" ".join(map(str, numbers)).encode()).digest()
    return int.from_bytes(digest[:8], "big") & SEED


def numbered(names: Sequence[str]) -> tuple[str, ...]:
    """Names by which to tell players apart: those that come several times are numbered.

    >>> numbered(["random", "mate", "random"])
    ('random 1', 'mate', 'random 2')
    """
    seen: Counter[str] = Counter()
    told = []
    for name in names:
        seen[name] += 1
        told.append(f"{name} {seen[name]}" if names.count(name) > 1 else name)
    return tuple(told)
