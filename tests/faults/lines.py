"""Faulty connections between browsers and the server."""

import asyncio
import random

from tests.faults.ground import Ground, Series
from tests.faults.house import house_of
from tests.faults.party import party_in
from tests.faults.proxy import messing, tearing

SEATS = "me link"


async def mess_up_messages(ground: Ground, dice: random.Random, series: Series) -> str:
    """Lose, duplicate, delay and swap messages in both directions."""
    async with house_of(ground.sqlite()) as house, messing(house.addresses[0], dice) as mess:
        async with party_in(house, dice, [mess.address], patience=1.5) as party:
            for _ in range(series.rounds):
                await party.keep(series.tables, SEATS)
                mess.share = 0.1
                await asyncio.sleep(dice.uniform(0.3, 0.8))
                mess.share = 0.0
                await party.check()
            await party.finish(series.whole)
        assert not house.errors(), house.errors()
    return f"{mess.told()}, {party.told()}"


async def tear_lines(ground: Ground, dice: random.Random, series: Series) -> str:
    """Cut connections at any byte, in both directions."""
    async with house_of(ground.sqlite()) as house, tearing(house.addresses[0], dice) as tears:
        async with party_in(house, dice, [tears.address]) as party:
            for _ in range(series.rounds):
                await party.keep(series.tables, SEATS)
                for _ in range(5):
                    await asyncio.sleep(dice.uniform(0, 0.1))
                    tears.cut()
                await party.check()
            await party.finish(series.whole)
        assert not house.errors(), house.errors()
    return f"{tears.cuts} lines cut, {party.told()}"
