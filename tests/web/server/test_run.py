"""Starting a server from the command line."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from tests.waiting import PATIENCE
from tests.web.harness import Server

from spadework.web.db.session import DatabaseError
from spadework.web.server.run import DrainingServer, ServerError, listen, local_url, serve
from spadework.web.server.settings import Settings

START = """
from spadework.web.server.run import serve
from spadework.web.server.settings import Settings
serve(port=0, settings=Settings(warm=False))
"""


def test_a_port_in_use() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ServerError, match=f"port {port} is in use: .* --port"):
            serve(port=port)


@pytest.mark.parametrize(
    ("host", "port", "said"),
    [
        ("nowhere.invalid", 8000, "not an address of this computer; use --host"),
        ("192.0.2.1", 8000, "not an address of this computer; use --host"),
        ("127.0.0.1", 99999, "port 99999 doesn't exist; use --port"),
        ("127.0.0.1", -1, "port -1 doesn't exist; use --port"),
        ("a" * 70 + ".example", 8000, "not an address of this computer"),
    ],
)
def test_hosts_and_ports_that_cant_be_used(host: str, port: int, said: str) -> None:
    with pytest.raises(ServerError, match=said):
        listen(host, port)


def test_the_address_that_is_shown() -> None:
    assert local_url("127.0.0.1", 80) == "http://127.0.0.1:80/"
    assert local_url("::", 80) == "http://localhost:80/"


def test_a_database_that_cant_be_used_ends_the_start(settings: Settings) -> None:
    (settings.folder / "spadework.sqlite").write_text("not one " * 200)
    with pytest.raises(DatabaseError, match="is not a database"):
        serve(port=0, settings=settings)


IN_THE_BACKGROUND = """
import signal
signal.signal(signal.SIGINT, signal.SIG_IGN)
"""


@pytest.mark.long(but=("in front",))
@pytest.mark.slow
@pytest.mark.parametrize(
    ("start", "how"),
    [(START, signal.SIGINT), (IN_THE_BACKGROUND + START, signal.SIGINT), (IN_THE_BACKGROUND + START, signal.SIGTERM)],
    ids=["in front", "in the background", "by another signal"],
)
def test_a_server_prints_its_url_responds_and_stops_quietly(tmp_path: Path, start: str, how: signal.Signals) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", start],
        env={**os.environ, "SPADEWORK_DATA": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line, reach = process.stdout.readline(), process.stdout.readline()
    address = next(word for word in line.split() if word.startswith("http://127.0.0.1:"))
    with urllib.request.urlopen(f"{address}health") as answer:
        assert answer.status == 200
        assert "server" not in answer.headers
    process.send_signal(how)
    said, faults = process.communicate(timeout=PATIENCE)
    assert "this computer only" in reach
    assert (process.returncode, said, faults) == (0, "Spadework has stopped.\n", "")


async def test_a_stopping_server_is_no_longer_ready(server: Server) -> None:
    guest = await server.guest()
    assert (await guest.http.get("/ready")).status_code == 200
    DrainingServer(server.app).handle_exit(signal.SIGTERM, None)
    answer = await guest.http.get("/ready")
    assert (answer.status_code, answer.json()) == (503, {"ok": False})


def test_the_socket_listens_before_anything_else_starts() -> None:
    with listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()):
        pass
