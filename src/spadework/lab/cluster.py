"""The processes of a Ray cluster, on as many machines as it has, each of which makes a function once and calls it again and again."""

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
"""The cluster that this machine belongs to; where it belongs to none, one of its own cores alone."""

REMOTE = "ray://"
"""What the address of a cluster begins with that this machine does not belong to."""

AHEAD = 4
"""How many calls wait for each process, so that none is ever idle."""

RESTARTS = 3
"""How often a process may end, with its machine or alone, before it is given up. Another makes its calls again."""

Result = TypeVar("Result")


class ClusterFailed(RuntimeError):
    """The cluster can't be reached or used; the text says why."""


class Cluster(Generic[Result]):
    """One process for each core of a Ray cluster; they end when it is closed.

    A session with Ray that is open already is used, and stays open. All machines need the same version of Spadework, and the files of
    players by the same paths.

    Args:
        address: `ray`, or what `ray.init` takes for an address, as `ray://host:10001`.
        make: called in each process, with the arguments that follow: the function that it calls from then on. It and its arguments
            can be pickled.

    Raises:
        ClusterFailed: Ray is not installed, or there is no such cluster.
    """

    def __init__(self, address: str, make: Callable[..., Callable[..., Result]], *arguments: Any) -> None:
        ray = _ray()
        self._own = not ray.is_initialized()
        if self._own:
            _connect(address)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        hired = ray.remote(_Hired).options(
            num_cpus=1, max_restarts=RESTARTS, max_task_retries=RESTARTS, scheduling_strategy="SPREAD"
        )
        self._hired = [hired.remote(_Work(__version__, Path.cwd(), make, arguments)) for _ in range(cores)]

    def map(self, calls: Iterable[tuple[Any, ...]]) -> Iterator[Result]:
        """What the function returns for the arguments of each call, in the order of the calls.

        Raises what the function raises, and ClusterFailed when a process can't be started, or ends again and again.
        """
        waiting: deque[ObjectRef[Result]] = deque()
        for number, arguments in enumerate(calls):
            # When the first that waits is there, the process that has brought it gets the next call.
            waiting.append(self._hired[number % len(self._hired)].call.remote(*arguments))
            if len(waiting) == AHEAD * len(self._hired):
                yield _brought(waiting.popleft())
        while waiting:
            yield _brought(waiting.popleft())

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        ray = _ray()
        for process in self._hired:
            ray.kill(process)
        if self._own:
            ray.shutdown()


class _Work(NamedTuple):
    """What a process of the cluster has to do."""

    version: str
    folder: Path
    """Where the one that asks for it stands."""
    make: Callable[..., Callable[..., Any]]
    arguments: tuple[Any, ...]

    def begin(self) -> Callable[..., Any]:
        """Make the function. Raises what making it raises."""
        if self.version != __version__:
            raise ClusterFailed(
                f"a machine of the cluster has Spadework {__version__}, this one has {self.version}; give all the same"
            )
        with suppress(OSError):
            os.chdir(self.folder)
        return self.make(*self.arguments)


class _Hired:
    """What runs in a process of the cluster."""

    def __init__(self, work: _Work) -> None:
        self._work = work
        self._function: Callable[..., Any] | None = None

    def call(self, *arguments: Any) -> Any:
        """Call the function, which is made at its first call: what making it raises could not be told before."""
        if self._function is None:
            self._function = self._work.begin()
        return self._function(*arguments)


def is_address(where: object) -> bool:
    """Whether something names a cluster.

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
            # What it warns of is told by the error.
            warnings.simplefilter("ignore")
            _ray().init(None if address == ADDRESS else address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, OSError, RuntimeError, TimeoutError, ValueError) as problem:
        token = "" if address == ADDRESS else "; a cluster with tokens wants RAY_AUTH_MODE=token"
        raise ClusterFailed(
            f"no Ray cluster lets this machine in at {address}: {_first_line(problem)}{token}"
        ) from None


def _brought(promise: "ObjectRef[Any]") -> Any:
    from ray.exceptions import RayError, RayTaskError

    try:
        return _ray().get(promise)
    except RayTaskError as problem:
        raise problem.cause from None
    except RayError as problem:
        raise ClusterFailed(f"the cluster can't go on: {_first_line(problem)}") from None


def _first_line(problem: Exception) -> str:
    return str(problem).strip().partition("\n")[0]
