"""Who plays games side by side: some processes of this machine, or all those of a cluster."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

from spadework.lab.cluster import ADDRESS, REMOTE, Cluster, is_address
from spadework.lab.workers import Workers
from spadework.players.seating import Someone, check_for_processes

Where = int | str
"""How many processes of this machine play side by side, or the address of the Ray cluster whose processes do."""

Result = TypeVar("Result", covariant=True)


class Crew(Protocol[Result]):
    """Processes, each of which has made a function."""

    def map(self, calls: Iterable[tuple[Any, ...]]) -> Iterator[Result]:
        """What the function returns for the arguments of each call, in the order of the calls."""

    def close(self) -> None:
        """End the processes, whatever they are doing."""


def is_alone(where: Where) -> bool:
    """Whether this process plays, and no other.

    >>> is_alone(1), is_alone(2), is_alone("ray")
    (True, False, False)
    """
    return isinstance(where, int) and where <= 1


def check(where: Where, players: Sequence[Someone]) -> None:
    """See that players can play there. Raises ValueError."""
    if isinstance(where, str) and not is_address(where):
        raise ValueError(f"{where!r} is no cluster; expected {ADDRESS!r} or an address, as '{REMOTE}host:10001'")
    if not is_alone(where):
        check_for_processes(players)


def crew(where: Where, make: Callable[..., Callable[..., Result]], *arguments: Any) -> Crew[Result]:
    """Get processes that call what `make` returns for the arguments. Raises ClusterFailed."""
    return Cluster(where, make, *arguments) if isinstance(where, str) else Workers(where, make, *arguments)
