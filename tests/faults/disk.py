"""A disk that is full for a while."""

import asyncio
import random
import resource

from tests.faults.ground import Ground, Series
from tests.faults.house import House, house_of
from tests.faults.party import party_in


async def fill_the_disk(ground: Ground, dice: random.Random, series: Series) -> str:
    """Keep the server's files from growing, or from taking a single byte, for a while; sometimes kill it during that time."""
    async with house_of(ground.sqlite()) as house, party_in(house, dice) as party:
        for _ in range(series.rounds):
            await party.keep(series.tables)
            # A deal that could not be stored is not retried immediately, and nobody moves before it.
            for one in party.rounds:
                await party.moves(one, 1)
            await asyncio.sleep(dice.uniform(0, 0.2))
            limit(house, 1)
            await party.refusal()
            if dice.random() < 1 / 2:
                limit(house, largest(house))
                await asyncio.sleep(dice.uniform(0, 0.3))
            if dice.random() < 1 / 4:
                await house.kill()
                await house.start()
            limit(house, resource.RLIM_INFINITY)
            await party.check()
        await party.finish(series.whole)
    return f"{series.rounds} times full, {party.told()}"


def limit(house: House, size: int) -> None:
    """Limit the size of the server's files, in bytes."""
    resource.prlimit(house.pid(), resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def largest(house: House) -> int:
    """Return the size of the database's largest file, in bytes."""
    return max(path.stat().st_size for path in house.settings.folder.glob("spadework.sqlite*"))
