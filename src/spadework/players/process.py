"""A subprocess for code that may hang: it receives messages and is killed if it does not reply in time."""

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
"""Maximum bytes of a reply; longer ones are cut and become unreadable."""

PRINTED_BYTES = 4096
"""Number of last printed bytes to keep."""

DRAINING_SECONDS = 1.0
"""Time to read what remains in the pipes of an ended process."""


HOST = "spadework.players.plugin_process"
"""The module that plugin processes run."""

OURS = "SPADEWORK_"
"""Prefix of the project's environment variables."""

SHARED = ("SPADEWORK_DATA", "SPADEWORK_CACHE", "SPADEWORK_JIT")
"""The project's variables that a process needs; others hold the server's secrets."""


class TooLate(Exception):
    """The process did not reply in time."""


class Ended(Exception):
    """The process has ended; the message describes how."""


class Process:
    """A Python subprocess that reads pickled messages from standard input and answers each with a line on standard output.

    Standard error is captured separately. `close` kills the process and its children.

    Args:
        module: the module to run.
        variables: environment variables in addition to `environment`.
    """

    def __init__(self, module: str, variables: Mapping[str, str] = MappingProxyType({})) -> None:
        # Unbuffered (-u), so that nothing printed is lost when it is killed; -P keeps the working directory off the import path; a fixed
        # hash seed keeps the order of sets. In its own session, a keyboard interrupt does not reach it, and its children are killed with
        # it.
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

    # Writing and reading both block while the process is busy, so a thread does both and `ask` waits for it with a time limit.
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
        """Send a message and return the line of reply. Raises TooLate or Ended; the process is then closed."""
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
        """Discard the output captured so far."""
        self._printed = b""

    @property
    def printed(self) -> str:
        """The end of the captured output; complete once the process is closed."""
        return self._printed.decode("utf-8", "replace")

    def close(self) -> None:
        """Kill the process and its children."""
        if self._closed:
            return
        self._closed = True
        # Not reaped yet, so its id can't have been reused, even if it has ended.
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._messages.put(None)
        for thread in self._threads:
            thread.join(DRAINING_SECONDS)


def environment() -> dict[str, str]:
    """Return the environment variables without the server's own."""
    return {name: value for name, value in os.environ.items() if name in SHARED or not name.startswith(OURS)}


def _ending(code: int) -> str:
    if code >= 0:
        return f"its process ended with exit code {code}"
    return f"its process was killed by signal {-code} ({signal.strsignal(-code)})"
