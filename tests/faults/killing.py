"""Servers that are killed while people play."""

import asyncio
import random

from tests.faults.ground import Ground, Series
from tests.faults.house import house_of
from tests.faults.party import party_in


async def kill_the_server(ground: Ground, dice: random.Random, series: Series) -> str:
    """Kill the only server at random moments, and restart it immediately."""
    async with house_of(ground.sqlite()) as house, party_in(house, dice) as party:
        for _ in range(series.rounds):
            await party.keep(series.tables)
            await asyncio.sleep(dice.uniform(0, 0.4))
            await house.kill()
            await house.start()
            await party.check()
        await party.finish(series.whole)
        assert not house.errors(), house.errors()
    return f"{series.rounds} kills, {party.told()}"


async def kill_either_server(ground: Ground, dice: random.Random, series: Series) -> str:
    """Kill one of two servers at random moments, and restart it later; a computer player sits at each table."""
    async with house_of(await ground.shared(), 2) as house, party_in(house, dice) as party:
        for _ in range(series.rounds):
            await party.keep(series.tables, "me computer", **{"level-1": "deck-hand"})
            await asyncio.sleep(dice.uniform(0, 0.4))
            number = dice.randrange(2)
            await house.kill(number)
            await asyncio.sleep(dice.uniform(0, 0.4))
            await house.start(number)
            await party.check()
        await party.finish(series.whole)
    return f"{series.rounds} kills, {party.told()}"
