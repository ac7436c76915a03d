"""Background tasks: supervised, logged when they fail, and cancelled together; and what they wait for."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any, ParamSpec, TypeVar

from spadework.web.server.telemetry import log

Result = TypeVar("Result")
Arguments = ParamSpec("Arguments")

BACKOFF = (1.0, 60.0)
"""Seconds before a failed task is restarted: at first, and at most. They double each time."""


class Background:
    """The background tasks of one part of the server.

    Args:
        expected: errors that are not logged, since the task's caller handles them.
        backoff: as `BACKOFF`.
    """

    def __init__(self, *expected: type[Exception], backoff: tuple[float, float] = BACKOFF) -> None:
        self._expected = expected
        self._backoff = backoff
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        """Return the number of tasks that run."""
        return len(self._tasks)

    def start(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Start a task that ends by itself."""
        task = asyncio.create_task(work, name=getattr(work, "__qualname__", None))
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def keep_running(
        self, work: Callable[Arguments, Awaitable[None]], *values: Arguments.args, **named: Arguments.kwargs
    ) -> None:
        """Start a long-running task, and start it again whenever it fails."""

        async def restarting() -> None:
            shortest, longest = self._backoff
            now, pause = asyncio.get_running_loop().time, shortest
            while True:
                began = now()
                try:
                    return await work(*values, **named)
                except Exception as error:
                    log_failure(work.__qualname__, error)
                if now() - began > longest:
                    # The task had recovered.
                    pause = shortest
                await asyncio.sleep(pause)
                pause = min(2 * pause, longest)

        self.start(restarting())

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, self._expected):
            log_failure(task.get_name(), error)

    async def close(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        while tasks := list(self._tasks):
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)

    async def __aenter__(self) -> "Background":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Cancel all tasks."""
        await self.close()


class Watchers(set[asyncio.Event]):
    """Events that are set at every change of what they watch."""

    @contextmanager
    def another(self) -> Iterator[asyncio.Event]:
        """Yield an event that belongs to these while the block runs."""
        event = asyncio.Event()
        self.add(event)
        try:
            yield event
        finally:
            self.discard(event)

    def wake(self) -> None:
        """Set all events."""
        for event in self:
            event.set()


def log_failure(task: str, error: BaseException) -> None:
    """Log that a background task has failed."""
    log.error("a background task has failed", task=task, exc_info=error)
