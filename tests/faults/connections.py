"""Faulty connections between browsers and the server."""

import asyncio
import random

from tests.faults.environment import Environment, Series
from tests.faults.party import party_in
from tests.faults.proxy import cutting_proxy, message_fault_proxy
from tests.faults.server_group import server_group

SEATS = "me link"


async def disturb_messages(environment: Environment, dice: random.Random, series: Series) -> str:
    """Lose, duplicate, delay and swap messages in both directions."""
    async with server_group(environment.sqlite()) as group, message_fault_proxy(group.addresses[0], dice) as proxy:
        async with party_in(group, dice, [proxy.address], patience=1.5) as party:
            for _ in range(series.rounds):
                await party.keep(series.tables, SEATS)
                proxy.share = 0.1
                await asyncio.sleep(dice.uniform(0.3, 0.8))
                proxy.share = 0.0
                await party.check()
            await party.finish(series.whole)
        assert not group.errors(), group.errors()
    return f"{proxy.summary()}, {party.summary()}"


async def cut_connections(environment: Environment, dice: random.Random, series: Series) -> str:
    """Cut connections at any byte, in both directions."""
    async with server_group(environment.sqlite()) as group, cutting_proxy(group.addresses[0], dice) as proxy:
        async with party_in(group, dice, [proxy.address]) as party:
            for _ in range(series.rounds):
                await party.keep(series.tables, SEATS)
                for _ in range(5):
                    await asyncio.sleep(dice.uniform(0, 0.1))
                    proxy.cut()
                await party.check()
            await party.finish(series.whole)
        assert not group.errors(), group.errors()
    return f"{proxy.cuts} connections cut, {party.summary()}"
