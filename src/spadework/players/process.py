"""A process for code that may never return: it gets messages, and is ended when it does not reply in time."""

import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import IO

LONGEST_REPLY = 10_000
"""Bytes of a reply; what is longer is cut, and then can't be read."""

PRINTED_BYTES = 4096
"""How many of the bytes that the process prints are kept: the last."""

DRAINING_SECONDS = 1.0
"""How long to read what a process that has ended has left in its pipes."""


HOST = "spadework.players.host"
"""The module that players' processes run."""

OURS = "SPADEWORK_"
"""What the names of the project's environment variables begin with."""

SHARED = ("SPADEWORK_DATA", "SPADEWORK_CACHE", "SPADEWORK_JIT")
"""Those of them that the process needs; others hold secrets of the server."""


class TooLate(Exception):
    """The process did not reply in time."""


class Ended(Exception):
    """The process has ended: in words, how."""


class Process:
    """A Python process that runs a module, gets pickled messages on its standard input, and replies to each by a line on its
    standard output.

    What it prints to its standard error is kept apart. `close` ends it, with all processes that it has started.

    Args:
        module: what it runs.
        variables: environment variables that it gets beside those of `environment`.
    """

    def __init__(self, module: str, variables: Mapping[str, str] = MappingProxyType({})) -> None:
        # Unbuffered (-u), so that nothing printed is lost when it is ended; not importing from the present folder (-P); with the same hash
        # seed each time, so that sets keep their order. In a session of its own, an interrupt from the keyboard does not reach it, and
        # its children end with it.
        self._process = subprocess.Popen(
            [sys.executable, "-u", "-P", "-m", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**environment(), "PYTHONHASHSEED": "0", **variables},
            start_new_session=True,
        )
        self._messages: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._replies: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._printed = b""
        self._closed = False
        self._threads = [
            threading.Thread(target=self._exchange, args=(self._process.stdin, self._process.stdout), daemon=True),
            threading.Thread(target=self._read_printed, args=(self._process.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    # Both writing and reading block while the process does neither. So a thread does both, and `ask` waits for it with a time limit.
    def _exchange(self, requests: IO[bytes], replies: IO[bytes]) -> None:
        with suppress(OSError), replies, requests:
            while (message := self._messages.get()) is not None:
                requests.write(message)
                requests.flush()
                self._replies.put(replies.readline(LONGEST_REPLY))
        self._replies.put(b"")

    def _read_printed(self, printed: IO[bytes]) -> None:
        with printed:
            while chunk := os.read(printed.fileno(), PRINTED_BYTES):
                self._printed = (self._printed + chunk)[-PRINTED_BYTES:]

    def ask(self, message: object, seconds: float) -> bytes:
        """The line by which the process replies to a message. Raises TooLate or Ended, and then the process is closed."""
        self._messages.put(pickle.dumps(message))
        try:
            reply = self._replies.get(timeout=seconds)
        except queue.Empty:
            self.close()
            raise TooLate from None
        if not reply:
            self.close()
            raise Ended(_ending(self._process.wait()))
        return reply

    def forget_printed(self) -> None:
        """Forget what has been printed up to now."""
        self._printed = b""

    @property
    def printed(self) -> str:
        """The end of what was printed; complete when the process is closed."""
        return self._printed.decode("utf-8", "replace")

    def close(self) -> None:
        """End the process and all that it has started."""
        if self._closed:
            return
        self._closed = True
        # Nobody has waited for it yet, so its id is still its own, even when it has ended by itself.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._messages.put(None)
        for thread in self._threads:
            thread.join(DRAINING_SECONDS)


def environment() -> dict[str, str]:
    """The environment variables, without those that are the server's own business."""
    return {name: value for name, value in os.environ.items() if name in SHARED or not name.startswith(OURS)}


def _ending(code: int) -> str:
    if code >= 0:
        return f"its process ended with exit code {code}"
    return f"its process was ended by signal {-code} ({signal.strsignal(-code)})"
