"""Processes on a Ray cluster, each of which creates a function once and calls it repeatedly."""

import logging
import os
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from spadework import __version__

if TYPE_CHECKING:
    from ray import ObjectRef

ADDRESS = "ray"
"""Address of the cluster this machine belongs to; without one, a local cluster with this machine's cores."""

REMOTE = "ray://"
"""Address prefix of a remote cluster."""

AHEAD = 4
"""Calls queued per process, so that none is idle."""

RESTARTS = 3
"""Restarts of a failed process or machine before it is given up. Its calls are repeated elsewhere."""

Result = TypeVar("Result")


class ClusterFailed(RuntimeError):
    """The cluster can't be reached or used; the message is the reason."""


class Cluster(Generic[Result]):
    """One process per core of a Ray cluster; they end when it is closed.

    An open Ray session is reused and stays open. All machines need the same version of Spadework, and player files at the same paths.

    Args:
        address: `ray`, or an address for `ray.init` such as `ray://host:10001`.
        make: called once in each process with the arguments that follow; returns the function that the process calls from then on. It and
            its arguments must be picklable.

    Raises:
        ClusterFailed: Ray is not installed or the cluster can't be reached.
    """

    def __init__(self, address: str, make: Callable[..., Callable[..., Result]], *arguments: Any) -> None:
        ray = _ray()
        self._own = not ray.is_initialized()
        if self._own:
            _connect(address)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        hired = ray.remote(_Actor).options(
            num_cpus=1, max_restarts=RESTARTS, max_task_retries=RESTARTS, scheduling_strategy="SPREAD"
        )
        self._hired = [hired.remote(_Task(__version__, Path.cwd(), make, arguments)) for _ in range(cores)]

    def map(self, calls: Iterable[tuple[Any, ...]]) -> Iterator[Result]:
        """Call the function with each tuple of arguments and yield the results in order.

        Raises whatever the function raises, and ClusterFailed if a process can't be started or ends repeatedly.
        """
        waiting: deque[ObjectRef[Result]] = deque()
        for number, arguments in enumerate(calls):
            # The process that delivered the oldest result gets the next call.
            waiting.append(self._hired[number % len(self._hired)].call.remote(*arguments))
            if len(waiting) == AHEAD * len(self._hired):
                yield _fetch(waiting.popleft())
        while waiting:
            yield _fetch(waiting.popleft())

    def close(self) -> None:
        """End the processes, even busy ones."""
        ray = _ray()
        for process in self._hired:
            ray.kill(process)
        if self._own:
            ray.shutdown()


class _Task(NamedTuple):
    """A process's work on the cluster."""

    version: str
    folder: Path
    """Working directory of the caller."""
    make: Callable[..., Callable[..., Any]]
    arguments: tuple[Any, ...]

    def begin(self) -> Callable[..., Any]:
        """Create the function. Raises whatever creating it raises."""
        if self.version != __version__:
            raise ClusterFailed(
                f"a machine of the cluster has Spadework {__version__}, this one has {self.version}; install the same version everywhere"
            )
        with suppress(OSError):
            os.chdir(self.folder)
        return self.make(*self.arguments)


class _Actor:
    """Ray actor of a process."""

    def __init__(self, work: _Task) -> None:
        self._work = work
        self._function: Callable[..., Any] | None = None

    def call(self, *arguments: Any) -> Any:
        """Call the function, which is created at the first call: an actor's constructor could not report errors."""
        if self._function is None:
            self._function = self._work.begin()
        return self._function(*arguments)


def is_address(where: object) -> bool:
    """Return whether a value is the address of a cluster.

    >>> is_address("ray"), is_address("ray://host:10001"), is_address("raymond"), is_address(4)
    (True, True, False, False)
    """
    return isinstance(where, str) and (where == ADDRESS or where.startswith(REMOTE))


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise ClusterFailed("playing on a cluster needs Ray: pip install 'spadework[ray]'") from None
    return ray


def _connect(address: str) -> None:
    try:
        with warnings.catch_warnings():
            # The error repeats the warnings.
            warnings.simplefilter("ignore")
            _ray().init(None if address == ADDRESS else address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, OSError, RuntimeError, TimeoutError, ValueError) as problem:
        token = "" if address == ADDRESS else "; a cluster that requires tokens needs RAY_AUTH_MODE=token"
        raise ClusterFailed(f"can't connect to a Ray cluster at {address}: {_first_line(problem)}{token}") from None


def _fetch(promise: "ObjectRef[Any]") -> Any:
    from ray.exceptions import RayError, RayTaskError

    try:
        return _ray().get(promise)
    except RayTaskError as problem:
        raise problem.cause from None
    except RayError as problem:
        raise ClusterFailed(f"the cluster failed: {_first_line(problem)}") from None


def _first_line(problem: Exception) -> str:
    return str(problem).strip().partition("\n")[0]
