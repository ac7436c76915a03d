"""Executors for games in parallel: local processes or a Ray cluster."""

import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

from spadework.lab.cluster import ADDRESS, REMOTE, Cluster, is_address
from spadework.lab.workers import Workers
from spadework.players.seating import PlayerSpec, check_for_processes

Where = int | str
"""Number of local processes, or the address of a Ray cluster."""

Result = TypeVar("Result", covariant=True)


class Executor(Protocol[Result]):
    """Processes that have each created a function to call."""

    def map(self, calls: Iterable[tuple[Any, ...]]) -> Iterator[Result]:
        """Call the function with each tuple of arguments and yield the results in order."""

    def close(self) -> None:
        """End the processes, even busy ones."""


def at_least_one(number: int, what: str) -> int:
    """Return a number of games, turns or processes. Raises TypeError if it is not a whole number, ValueError if it is below 1.

    >>> at_least_one(0, "games")
    Traceback (most recent call last):
        ...
    ValueError: expected games to be a positive whole number, not 0
    """
    try:
        found = operator.index(number)
    except TypeError:
        raise TypeError(f"expected {what} to be a positive whole number, not {number!r}") from None
    if found < 1:
        raise ValueError(f"expected {what} to be a positive whole number, not {number}")
    return found


def is_alone(where: Where) -> bool:
    """Return whether all games are played in this process.

    >>> is_alone(1), is_alone(2), is_alone("ray")
    (True, False, False)
    """
    return isinstance(where, int) and where <= 1


def check(where: Where, players: Sequence[PlayerSpec]) -> None:
    """Raise ValueError if the players can't play there, TypeError if it is not a place."""
    if not isinstance(where, str):
        at_least_one(where, "processes")
    elif not is_address(where):
        raise ValueError(f"expected the address of a cluster, {ADDRESS!r} or '{REMOTE}host:10001', not {where!r}")
    if not is_alone(where):
        check_for_processes(players)


def start(where: Where, make: Callable[..., Callable[..., Result]], *arguments: Any) -> Executor[Result]:
    """Start processes that call what `make` returns for the arguments. Raises ClusterFailed."""
    return Cluster(where, make, *arguments) if isinstance(where, str) else Workers(where, make, *arguments)
