"""Measures the lobby's response time with many open tables: `python -m tests.load.lobby [TABLES]`.

Starts a server on this machine with its own database. Half of the requests follow a change, so that the list is rebuilt.
"""

import asyncio
import secrets
import statistics
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from tests.serving import serve_app

from spadework.engine.discovery import all_games
from spadework.web.db.models import StoredTable
from spadework.web.pages import new_table
from spadework.web.server.app import create_app
from spadework.web.server.requests import page_words
from spadework.web.server.run import listen
from spadework.web.server.settings import Settings
from spadework.web.table.registry import TableRegistry

TIMES = 30


def open_table(number: int) -> StoredTable:
    """Return a table with one waiting player; successive numbers cycle through the games."""
    games = list(all_games().values())
    new = new_table.blank(games[number % len(games)], "link", f"Guest {number}")
    new.joining = "anybody"
    return new_table.stored_table(new, secrets.token_urlsafe(16), page_words()["en"])


async def fill(tables: TableRegistry, count: int) -> None:
    """Open tables."""
    for number in range(count):
        await tables.add(open_table(number))


def seconds(address: str) -> float:
    """Return the response time of a page."""
    begun = time.perf_counter()
    with urllib.request.urlopen(address) as answer:
        answer.read()
    return time.perf_counter() - begun


def told(what: str, times: list[float]) -> str:
    """Format times as a line."""
    return f"{what}: median {1000 * statistics.median(times):.1f} ms, slowest {1000 * max(times):.1f} ms"


async def main(count: int) -> None:
    """Open the tables and request the lobby repeatedly."""
    with tempfile.TemporaryDirectory() as folder, listen("127.0.0.1", 0) as listener:
        app = create_app(Settings(folder=Path(folder), warm=False))
        async with app.router.lifespan_context(app), serve_app(app, listener):
            tables: TableRegistry = app.state.site.tables
            await fill(tables, count)
            address = f"http://127.0.0.1:{listener.getsockname()[1]}/lobby"
            known, anew = [], []
            await asyncio.to_thread(seconds, address)
            for _ in range(TIMES):
                known.append(await asyncio.to_thread(seconds, address))
                tables.lobby.changed()
                anew.append(await asyncio.to_thread(seconds, address))
    print(f"{count} open tables")
    print(told("lobby, unchanged", known))
    print(told("lobby, after a change", anew))


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 500))
