"""Servers that hang and continue later, when others have taken over."""

import asyncio
import random
import signal

from tests.faults.ground import Ground, Series
from tests.faults.house import DEAD, house_of
from tests.faults.party import party_in


async def hold_either_server(ground: Ground, dice: random.Random, series: Series) -> str:
    """Suspend one of two servers at a random moment, and resume it when the other may have taken over."""
    async with house_of(await ground.shared(), 2, hasty=True) as house, party_in(house, dice) as party:
        for _ in range(series.rounds):
            await party.keep(series.tables, "me computer", **{"level-1": "mate"})
            await asyncio.sleep(dice.uniform(0, 0.3))
            number = dice.randrange(2)
            house.send(signal.SIGSTOP, number)
            before = len(party.ledger.acknowledged)
            await asyncio.sleep(dice.uniform(0, 1.5 * DEAD))
            house.send(signal.SIGCONT, number)
            await party.check()
            party.ledger.counts["acknowledged while one hung"] += len(party.ledger.acknowledged) - before
        await party.finish(series.whole)
    return f"{series.rounds} times held, {party.told()}"


async def lose_a_thinker(ground: Ground, dice: random.Random, series: Series) -> str:
    """Kill or suspend the server on which a computer player thinks, until the other has taken over."""
    async with house_of(await ground.shared(), 2, hasty=True) as house, party_in(house, dice) as party:
        for _ in range(series.rounds):
            await party.keep(series.tables, "me computer", **{"level-1": "captain"})
            number = dice.randrange(2)
            await asyncio.sleep(dice.uniform(0, 0.3))
            held = dice.random() < 1 / 2
            if held:
                house.send(signal.SIGSTOP, number)
            else:
                await house.kill(number)
            for one in party.rounds:
                await party.moves(one, 2)
            if held:
                house.send(signal.SIGCONT, number)
            else:
                await house.start(number)
            await party.check()
        await party.finish(series.whole)
    return f"{series.rounds} thinkers lost, {party.told()}"
