"""A process of its own for code that can't be trusted to return: it is asked, and ended when it does not answer in time."""

import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from typing import IO

LONGEST_REPLY = 10_000
"""Bytes of a reply; what is longer is cut, and then can't be read."""

KEPT = 4096
"""Bytes of what the process prints that are kept: the last."""

PATIENCE = 1.0
"""Seconds for what a process that has ended left behind in its pipes."""


class TooLate(Exception):
    """The process did not answer in time."""


class Ended(Exception):
    """The process has ended: in words, how."""


class Process:
    """A Python process that runs a module, gets pickled messages on its standard input, and answers each by a line on its standard output.

    What it prints to its standard error is kept apart. Together with all that it has started it is ended by `close`.
    """

    def __init__(self, module: str) -> None:
        # Unbuffered, so that nothing printed is lost when it is ended; without the present folder among its modules; sets of words in the
        # same order each time. A session of its own lets a keyboard's interrupt go to us alone, and all its children end with it.
        self._process = subprocess.Popen(
            [sys.executable, "-u", "-P", "-m", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONHASHSEED": "0"},
            start_new_session=True,
        )
        self._messages: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._replies: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._printed = b""
        self._closed = False
        self._threads = [
            threading.Thread(target=self._converse, args=(self._process.stdin, self._process.stdout), daemon=True),
            threading.Thread(target=self._listen, args=(self._process.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    # Writing can block as well as reading, when the process does neither; so a thread does both, and `ask` only waits for it.
    def _converse(self, requests: IO[bytes], replies: IO[bytes]) -> None:
        with suppress(OSError), replies, requests:
            while (message := self._messages.get()) is not None:
                requests.write(message)
                requests.flush()
                self._replies.put(replies.readline(LONGEST_REPLY))
        self._replies.put(b"")

    def _listen(self, printed: IO[bytes]) -> None:
        with printed:
            while chunk := os.read(printed.fileno(), KEPT):
                self._printed = (self._printed + chunk)[-KEPT:]

    def ask(self, message: object, seconds: float) -> bytes:
        """The line with which the process answers a message. Raises TooLate or Ended, and then the process is closed."""
        self._messages.put(pickle.dumps(message))
        try:
            reply = self._replies.get(timeout=seconds)
        except queue.Empty:
            self.close()
            raise TooLate from None
        if not reply:
            self.close()
            raise Ended(_ending(self._process.returncode))
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
        # It has not been waited for, so its number is still its own, even when it has ended by itself.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._messages.put(None)
        for thread in self._threads:
            thread.join(PATIENCE)


def _ending(code: int) -> str:
    if code >= 0:
        return f"its process ended with exit code {code}"
    return f"its process was ended by signal {-code} ({signal.strsignal(-code)})"
