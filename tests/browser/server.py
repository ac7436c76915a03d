"""A real server in its own process, started from the command line, that can be stopped, killed and restarted."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path

from tests.serving import free_port

PATIENCE = 120.0
"""Time limit for a start, in seconds; the first one after a change compiles the games."""


class ServerProcess:
    """A server with a data folder. Computer players do not pause, and reactions have no time limit."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.said = folder / "server.log"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        with self.said.open("ab") as said:
            self.process = subprocess.Popen(
                [Path(sys.executable).with_name("spadework"), "serve", "--port", str(self.port)],
                env={
                    **os.environ,
                    "SPADEWORK_DATA": str(self.folder),
                    "SPADEWORK_PAUSE": "0",
                    "SPADEWORK_REACTION": "0",
                },
                stdout=said,
                stderr=said,
            )
        self.wait()

    def wait(self) -> None:
        """Wait until the server answers."""
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process is not None
            assert self.process.poll() is None, self.said.read_text()
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.05)

    def answers(self) -> bool:
        """Return whether the server answers."""
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=5) as answer:
                return bool(json.load(answer)["ok"])
        except (urllib.error.URLError, TimeoutError, ConnectionError):
            return False

    def prepare(self, game: str) -> None:
        """Wait until a game is ready, so that its pages show the game and not the progress of its preparation."""
        end = time.monotonic() + PATIENCE
        while True:
            with urllib.request.urlopen(f"{self.address}/games/{game}/preparing.json", timeout=PATIENCE) as answer:
                if json.load(answer)["ready"]:
                    return
            assert time.monotonic() < end, f"{game} does not get ready"
            time.sleep(0.05)

    def send(self, number: signal.Signals) -> None:
        """Send the server a signal."""
        assert self.process is not None
        self.process.send_signal(number)

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Stop the server with a signal; return its exit status."""
        assert self.process is not None
        self.send(number)
        # A suspended process receives the signal only when it continues.
        self.send(signal.SIGCONT)
        return self.process.wait(PATIENCE)

    def moves(self, table: str, seat: int) -> list[str]:
        """Return the stored moves of a seat at a table."""
        with closing(sqlite3.connect(self.folder / "spadework.sqlite")) as stored:
            found = stored.execute(
                'SELECT text FROM moves WHERE "table" = ? AND seat = ? ORDER BY number', (table, seat)
            )
            return [text for (text,) in found]

    def faults(self) -> str:
        """Return the server's output except the messages with its address and about its stop."""
        lines = self.said.read_text().splitlines()
        return "\n".join(line for line in lines if not line.startswith("Spadework "))
