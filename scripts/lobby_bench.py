"""Measure how soon the lobby answers when many tables are open: `.venv/bin/python scripts/lobby_bench.py [TABLES]`.

It starts a server on this machine with a database of its own. Half of the requests come after a change, so that the list is made anew.
"""

import asyncio
import secrets
import statistics
import sys
import tempfile
import time
import urllib.request
from dataclasses import replace
from pathlib import Path

from spadework.engine.discovery import all_games
from spadework.web.db.models import StoredTable
from spadework.web.pages import new_table
from spadework.web.server.app import create_app
from spadework.web.server.requests import page_words
from spadework.web.server.run import answering, listening
from spadework.web.server.settings import Settings
from spadework.web.table.registry import Tables

TIMES = 30


def open_table(number: int) -> StoredTable:
    """A table at which somebody waits; one after the other of another game."""
    games = list(all_games().values())
    new = new_table.blank(games[number % len(games)], "link", f"Guest {number}")
    new.joining = "anybody"
    return new_table.stored_table(new, secrets.token_urlsafe(16), page_words()["en"])


async def fill(tables: Tables, count: int) -> None:
    """Open so many tables."""
    for number in range(count):
        await tables.add(open_table(number))


def seconds(address: str) -> float:
    """How long a page takes."""
    begun = time.perf_counter()
    with urllib.request.urlopen(address) as answer:
        answer.read()
    return time.perf_counter() - begun


def told(what: str, times: list[float]) -> str:
    """The times in a line."""
    return f"{what}: median {1000 * statistics.median(times):.1f} ms, slowest {1000 * max(times):.1f} ms"


async def main(count: int) -> None:
    """Open the tables, and ask for the lobby again and again."""
    with tempfile.TemporaryDirectory() as folder, listening("127.0.0.1", 0) as listener:
        app = create_app(replace(Settings(folder=Path(folder)), warm=False))
        async with app.router.lifespan_context(app), answering(app, listener):
            tables: Tables = app.state.site.tables
            await fill(tables, count)
            address = f"http://127.0.0.1:{listener.getsockname()[1]}/lobby"
            known, anew = [], []
            await asyncio.to_thread(seconds, address)
            for _ in range(TIMES):
                known.append(await asyncio.to_thread(seconds, address))
                tables.lobby.changed()
                anew.append(await asyncio.to_thread(seconds, address))
    print(f"{count} open tables")
    print(told("the lobby again", known))
    print(told("the lobby after a change", anew))


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 500))
