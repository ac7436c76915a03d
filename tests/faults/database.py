"""A PostgreSQL server that stops, loses its connections, or has no disk space, while people play."""

import asyncio
import random
import signal

import psycopg
from tests.faults.environment import Environment, Series
from tests.faults.party import party_in
from tests.faults.server_group import server_group

OTHERS = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY pid"

NO_ROOM = """
CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
END $$;
CREATE TRIGGER no_room BEFORE INSERT ON moves EXECUTE FUNCTION no_room()
"""

ROOM = "DROP FUNCTION no_room CASCADE"


async def stop_the_database(environment: Environment, dice: random.Random, series: Series) -> str:
    """Stop PostgreSQL, gracefully or as a crash does, and restart it a moment later; two servers use it."""
    async with server_group(await environment.shared(), 2) as group, party_in(group, dice) as party:
        for _ in range(series.rounds):
            await party.keep(series.tables)
            await asyncio.sleep(dice.uniform(0.05, 0.4))
            await asyncio.to_thread(environment.postgres.stop, dice.choice([signal.SIGINT, signal.SIGQUIT]))
            await asyncio.sleep(dice.uniform(0, 0.5))
            await asyncio.to_thread(environment.postgres.start)
            await party.check()
        await party.finish(series.whole)
    return f"{series.rounds} stops, {party.summary()}"


async def break_connections(environment: Environment, dice: random.Random, series: Series) -> str:
    """Terminate connections to PostgreSQL one by one, including those on which servers listen."""
    ended = 0
    async with server_group(await environment.shared(), 2) as group, party_in(group, dice) as party:
        for _ in range(series.rounds):
            await party.keep(series.tables)
            for _ in range(4):
                await asyncio.sleep(dice.uniform(0, 0.2))
                ended += await asyncio.to_thread(end_one, group.settings.database_url, dice)
            await party.check()
        await party.finish(series.whole)
    return f"{ended} connections ended, {party.summary()}"


def end_one(address: str, dice: random.Random) -> int:
    """Terminate one of the connections to a database; return the number of terminated connections."""
    with psycopg.connect(address, autocommit=True) as connection:
        found = [pid for (pid,) in connection.execute(OTHERS)]
        if not found:
            return 0
        connection.execute("SELECT pg_terminate_backend(%s)", (dice.choice(found),))
        return 1


async def fill_the_database(environment: Environment, dice: random.Random, series: Series) -> str:
    """Make PostgreSQL reject every move for lack of disk space, for a while."""
    async with server_group(await environment.shared(), 2) as group, party_in(group, dice) as party:
        for _ in range(series.rounds):
            await party.keep(series.tables)
            # A deal that could not be stored is not retried immediately, and nobody moves before it.
            for one in party.rounds:
                await party.moves(one, 1)
            await asyncio.sleep(dice.uniform(0, 0.2))
            await asyncio.to_thread(run, group.settings.database_url, NO_ROOM)
            await party.refusal()
            await asyncio.to_thread(run, group.settings.database_url, ROOM)
            await party.check()
        await party.finish(series.whole)
    return f"{series.rounds} times full, {party.summary()}"


def run(address: str, statement: str) -> None:
    """Execute a statement in a database."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(statement.encode())
