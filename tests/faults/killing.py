"""Servers that are killed while people play."""

import asyncio
import random

from tests.faults.environment import Environment, Series
from tests.faults.party import party_in
from tests.faults.server_group import server_group


async def kill_the_server(environment: Environment, dice: random.Random, series: Series) -> str:
    """Kill the only server at random moments, and restart it immediately."""
    async with server_group(environment.sqlite()) as group, party_in(group, dice) as party:
        for _ in range(series.rounds):
            await party.keep(series.tables)
            await asyncio.sleep(dice.uniform(0, 0.4))
            await group.kill()
            await group.start()
            await party.check()
        await party.finish(series.whole)
        assert not group.errors(), group.errors()
    return f"{series.rounds} kills, {party.summary()}"


async def kill_either_server(environment: Environment, dice: random.Random, series: Series) -> str:
    """Kill one of two servers at random moments, and restart it later; a computer player sits at each table."""
    async with server_group(await environment.shared(), 2) as group, party_in(group, dice) as party:
        for _ in range(series.rounds):
            await party.keep(series.tables, "me computer", **{"level-1": "deck-hand"})
            await asyncio.sleep(dice.uniform(0, 0.4))
            number = dice.randrange(2)
            await group.kill(number)
            await asyncio.sleep(dice.uniform(0, 0.4))
            await group.start(number)
            await party.check()
        await party.finish(series.whole)
    return f"{series.rounds} kills, {party.summary()}"
