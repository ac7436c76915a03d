"""Servers that hang and continue later, when others have taken over."""

import asyncio
import random
import signal

from tests.faults.environment import Environment, Series
from tests.faults.party import party_in
from tests.faults.server_group import DEAD, server_group


async def suspend_either_server(environment: Environment, dice: random.Random, series: Series) -> str:
    """Suspend one of two servers at a random moment, and resume it when the other may have taken over."""
    async with server_group(await environment.shared(), 2, hasty=True) as group, party_in(group, dice) as party:
        for _ in range(series.rounds):
            await party.keep(series.tables, "me computer", **{"level-1": "mate"})
            await asyncio.sleep(dice.uniform(0, 0.3))
            number = dice.randrange(2)
            group.send(signal.SIGSTOP, number)
            before = len(party.ledger.acknowledged)
            await asyncio.sleep(dice.uniform(0, 1.5 * DEAD))
            group.send(signal.SIGCONT, number)
            await party.check()
            party.ledger.counts["acknowledged while one hung"] += len(party.ledger.acknowledged) - before
        await party.finish(series.whole)
    return f"{series.rounds} suspensions, {party.summary()}"


async def lose_a_thinker(environment: Environment, dice: random.Random, series: Series) -> str:
    """Kill or suspend the server on which a computer player thinks, until the other has taken over."""
    async with server_group(await environment.shared(), 2, hasty=True) as group, party_in(group, dice) as party:
        for _ in range(series.rounds):
            await party.keep(series.tables, "me computer", **{"level-1": "captain"})
            number = dice.randrange(2)
            await asyncio.sleep(dice.uniform(0, 0.3))
            held = dice.random() < 1 / 2
            if held:
                group.send(signal.SIGSTOP, number)
            else:
                await group.kill(number)
            for one in party.rounds:
                await party.moves(one, 2)
            if held:
                group.send(signal.SIGCONT, number)
            else:
                await group.start(number)
            await party.check()
        await party.finish(series.whole)
    return f"{series.rounds} thinkers lost, {party.summary()}"
