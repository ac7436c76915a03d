"""The live connections of each guest, which end when the browser becomes another's."""

import asyncio
from collections.abc import Callable, Coroutine


class Lines:
    """All live connections, by the guest whose they are."""

    def __init__(self) -> None:
        self._open: dict[str, set[asyncio.Task[None]]] = {}
        self.end_elsewhere: Callable[[str], None] = lambda _: None
        """Lets the other servers end those of a guest."""

    async def run(self, guest: str, talk: Coroutine[None, None, None]) -> bool:
        """Let a connection talk until it has enough; False when it was ended from outside."""
        task = asyncio.create_task(talk)
        tasks = self._open.setdefault(guest, set())
        tasks.add(task)
        try:
            await asyncio.wait([task])
        finally:
            task.cancel()
            await asyncio.wait([task])
            tasks.discard(task)
            if not tasks and self._open.get(guest) is tasks:
                del self._open[guest]
        if task.cancelled():
            return False
        task.result()
        return True

    def end(self, guest: str) -> None:
        """End all connections of a guest, on whatever server."""
        self.end_here(guest)
        self.end_elsewhere(guest)

    def end_here(self, guest: str) -> None:
        """End all connections of a guest to this server."""
        for task in tuple(self._open.get(guest, ())):
            task.cancel()
