"""Applications for workers, which hang, die or are slow while they start."""

import os
import signal
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from starlette.types import Receive, Scope, Send


@dataclass
class FakeApp:
    """An application that is made ready in a worker, as its process begins.

    Args:
        folder: where a worker of this application notes that it has begun.
        first: what the first worker does instead: never answer, die, wait for a file called `go` there, or say that it can't start.
    """

    folder: Path
    first: Literal["hang", "die", "wait", "fail", "start"] = "start"

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        """Arrive in a worker."""
        self.__dict__.update(state)
        try:
            (self.folder / "first").touch(exist_ok=False)
        except FileExistsError:
            self.first = "start"
        if self.first == "hang":
            signal.pause()
        if self.first == "die":
            os._exit(7)
        while self.first == "wait" and not (self.folder / "go").exists():
            time.sleep(0.01)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Start and stop; serve nothing."""
        assert scope["type"] == "lifespan"
        while (await receive())["type"] != "lifespan.shutdown":
            await send({"type": "lifespan.startup.failed" if self.first == "fail" else "lifespan.startup.complete"})
        await send({"type": "lifespan.shutdown.complete"})
