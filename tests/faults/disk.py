"""A disk that is full for a while."""

import asyncio
import random
import resource

from tests.faults.environment import Environment, Series
from tests.faults.party import party_in
from tests.faults.server_group import ServerGroup, server_group


async def fill_the_disk(environment: Environment, dice: random.Random, series: Series) -> str:
    """Keep the server's files from growing, or from taking a single byte, for a while; sometimes kill it during that time."""
    async with server_group(environment.sqlite()) as group, party_in(group, dice) as party:
        for _ in range(series.rounds):
            await party.keep(series.tables)
            # A deal that could not be stored is not retried immediately, and nobody moves before it.
            for one in party.rounds:
                await party.moves(one, 1)
            await asyncio.sleep(dice.uniform(0, 0.2))
            limit(group, 1)
            await party.refusal()
            if dice.random() < 1 / 2:
                limit(group, largest(group))
                await asyncio.sleep(dice.uniform(0, 0.3))
            if dice.random() < 1 / 4:
                await group.kill()
                await group.start()
            limit(group, resource.RLIM_INFINITY)
            await party.check()
        await party.finish(series.whole)
    return f"{series.rounds} times full, {party.summary()}"


def limit(group: ServerGroup, size: int) -> None:
    """Limit the size of the server's files, in bytes."""
    resource.prlimit(group.pid(), resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def largest(group: ServerGroup) -> int:
    """Return the size of the database's largest file, in bytes."""
    return max(path.stat().st_size for path in group.settings.folder.glob("spadework.sqlite*"))
