"""A disk without room, and room again."""

import asyncio
import random
import resource

from tests.faults.ground import Ground, Series
from tests.faults.house import House, house_of
from tests.faults.party import party_in


async def fill_the_disk(ground: Ground, dice: random.Random, series: Series) -> str:
    """Let the server's files not grow any more, or not take a single byte, for a while; at times it is killed meanwhile."""
    async with house_of(ground.sqlite()) as house, party_in(house, dice) as party:
        for _ in range(series.rounds):
            await party.keep(series.tables)
            # A deal that could not be stored is not tried again at once, and nobody moves before it.
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
    """Let no file of the server grow beyond a size."""
    resource.prlimit(house.pid(), resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def largest(house: House) -> int:
    """The size of the largest file of the database."""
    return max(path.stat().st_size for path in house.settings.folder.glob("spadework.sqlite*"))
