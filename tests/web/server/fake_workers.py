"""Fake applications for workers that hang, die or are slow to start."""

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
    """An application that gets ready in a worker when its process starts.

    Args:
        folder: where a worker of this application records that it has started.
        first: what the first worker does instead: hang, die, wait for a file `go` in the folder, or report that it can't start.
    """

    folder: Path
    first: Literal["hang", "die", "wait", "fail", "start"] = "start"

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        """Unpickle in a worker; the first one does what `first` says."""
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
        """Handle startup and shutdown; serve nothing."""
        assert scope["type"] == "lifespan"
        while (await receive())["type"] != "lifespan.shutdown":
            await send({"type": "lifespan.startup.failed" if self.first == "fail" else "lifespan.startup.complete"})
        await send({"type": "lifespan.shutdown.complete"})
