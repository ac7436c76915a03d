"""Databases as older versions left them, as texts that are kept: `python -m tests.web.store.old 0001 0006` writes those of some layouts.

They are made by the migrations as they were then. Make one anew only when its game has other rules by now, and is played on no more.
"""

import asyncio
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from alembic import command
from sqlalchemy import MetaData, create_engine, insert, select
from tests.web.harness import serving
from tests.web.store.filled import fill

from spadework.web.settings import Settings
from spadework.web.store.database import layouts, migrating

FOLDER = Path(__file__).with_name("databases")
NAME = "Ada"
"""Who sits at the table in whose game some moves have been made."""
MOVES = 3


def write(folder: Path, layout: str) -> Settings:
    """Write a database into a folder as it was kept; the settings of a server that finds it there."""
    settings = Settings(folder=folder, pause=0, reaction=0, burst=1000, soon=60, warm=False)
    with closing(sqlite3.connect(folder / "spadework.sqlite")) as connection:
        connection.executescript((FOLDER / f"{layout}.sql").read_text(encoding="utf-8"))
    return settings


def kept() -> list[str]:
    """The layouts of which there are databases."""
    return sorted(path.stem for path in FOLDER.glob("*.sql"))


async def play(settings: Settings) -> None:
    """Begin a game against a computer player."""
    async with serving(settings) as server:
        guest, dice = await server.guest(), random.Random(1)
        line, view = await guest.dealt(await guest.open_table("me computer", **{"name-0": NAME}))
        for _ in range(MOVES):
            while not view["moves"]:
                view = await line.hear_until("view")
            assert (await line.play(view, dice.choice(view["moves"])["text"]))["type"] == "played"
            view = await line.hear_until("view")
        # The computer player has moved, too.
        while not view["moves"]:
            view = await line.hear_until("view")


def older(folder: Path, layout: str) -> str:
    """The same database as an earlier version would have left it."""
    newest = create_engine(f"sqlite:///{folder / 'spadework.sqlite'}")
    old = create_engine(f"sqlite:///{folder / layout}")
    with newest.begin() as there, old.begin() as here:
        command.upgrade(migrating(here), layout)
        now, then = MetaData(), MetaData()
        now.reflect(there)
        then.reflect(here)
        for table in then.sorted_tables:
            if table.name in now.tables and table.name != "alembic_version":
                columns = [now.tables[table.name].columns[column.name] for column in table.columns]
                for row in there.execute(select(*columns)):
                    here.execute(insert(table).values(dict(row._mapping)))
    newest.dispose()
    old.dispose()
    with closing(sqlite3.connect(folder / layout)) as connection:
        return "\n".join(connection.iterdump()) + "\n"


def main() -> None:
    """Write the databases of the layouts that are named."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(folder=Path(folder), pause=0, reaction=0, burst=1000, soon=60, warm=False)
        asyncio.run(play(settings))
        asyncio.run(fill(settings))
        for layout in sys.argv[1:] or [layouts()[0]]:
            (FOLDER / f"{layout}.sql").write_text(older(settings.folder, layout), encoding="utf-8")


if __name__ == "__main__":
    main()
