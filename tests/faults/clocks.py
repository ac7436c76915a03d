"""A machine clock that jumps forward and back by hours while people play against the clock."""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from unittest.mock import patch

from sqlalchemy import select
from tests.faults.environment import Environment, Series
from tests.faults.party import Party, party_in
from tests.waiting import PATIENCE
from tests.web.harness import serving

from spadework.web.db.models import StoredHeartbeat
from spadework.web.db.session import new_engine, url_of
from spadework.web.db.storage import Storage
from spadework.web.features.clocks import service as clocks
from spadework.web.features.clocks.service import DAY, TimeBanks, banks_from, time_control_from
from spadework.web.server.settings import Settings

LIVE = {"time": "live", "time-live-bank": "10", "time-live-more": "10"}
DAYS = {"time": "days", "time-days-bank": "3", "time-days-more": "12", "time-days-most": "5", "time-days-holidays": "7"}

BEAT = 0.1
"""Seconds between two checks of the clock by the server; usually many more."""

NEAR = DAY / 48
"""Maximum seconds between two readings of the clock without a jump between them: half of the shortest jump."""


@dataclass(frozen=True)
class Here:
    """A server in this process."""

    settings: Settings
    addresses: Sequence[str]


async def move_the_clock(environment: Environment, dice: random.Random, series: Series) -> str:
    """Move the clock forward and back by hours, at tables with live clocks and with day clocks."""
    settings, ahead, right = environment.sqlite(), [0.0], time.time
    with patch.object(time, "time", lambda: right() + ahead[0]), patch.object(clocks, "BEAT", BEAT):
        async with serving(settings) as server, party_in(Here(settings, [server.address]), dice) as party:
            for _ in range(series.rounds):
                await party.keep(series.tables, **dice.choice([LIVE, DAYS]))
                await asyncio.sleep(dice.uniform(0, 0.3))
                if dice.random() < 1 / 2:
                    await jump_while_all_rest(party, dice, ahead)
                else:
                    ahead[0] += jump(dice)
                    await noticed(party)
                await party.check()
                await check_banks(party)
            await party.finish(series.whole)
    return f"{series.rounds} jumps, {party.summary()}"


def jump(dice: random.Random) -> float:
    """Return the seconds of a jump of the clock: one to five hours, forward or back."""
    return dice.choice([-1, 1]) * dice.uniform(1, 5) * DAY / 24


async def jump_while_all_rest(party: Party, dice: random.Random, ahead: list[float]) -> None:
    """Move the clock forward or back while nobody moves, and check that no player loses time."""
    for one in party.rounds:
        for person in one.people:
            await person.rest()
    left = [await left_at(party, one.id) for one in party.rounds]
    began = time.monotonic()
    ahead[0] += jump(dice)
    await noticed(party)
    for one in party.rounds:
        for person in one.people:
            await person.go_on()
    for one, before in zip(party.rounds, left, strict=True):
        await party.moves(one, 1)
        after = await left_at(party, one.id)
        # Before the deal there are no clocks.
        lost = max((then - now for then, now in zip(before, after, strict=False)), default=0.0)
        passed = time.monotonic() - began
        assert lost < passed + 1, f"table {one.id}: a jump of the clock cost {lost - passed:.0f} seconds"


async def noticed(party: Party) -> None:
    """Wait until the server has noticed the current time."""
    engine = new_engine(party.group.settings, url_of(party.group.settings.database_url))
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                async with Storage(engine).reading() as session:
                    alive = await session.scalar(select(StoredHeartbeat.alive))
                if alive is not None and abs(alive - time.time()) < NEAR:
                    return
                await asyncio.sleep(BEAT / 2)
    finally:
        await engine.dispose()


async def stored_banks(party: Party, table: str) -> tuple[TimeBanks | None, float, float]:
    """Return a table's stored clocks, each player's seconds at the start, and the seconds that a decision adds."""
    engine = new_engine(party.group.settings, url_of(party.group.settings.database_url))
    try:
        stored = await Storage(engine).load(table)
    finally:
        await engine.dispose()
    assert stored is not None
    terms = time_control_from(stored.time)
    assert terms is not None
    return None if stored.clocks is None else banks_from(stored.clocks), terms.bank, terms.more


async def left_at(party: Party, table: str) -> Sequence[float]:
    """Return the seconds that each player at a table has left, as last stored."""
    banks, _, _ = await stored_banks(party, table)
    return () if banks is None else banks.left


async def check_banks(party: Party) -> None:
    """Check that no player has gained or lost more time than possible."""
    for one in party.rounds:
        banks, bank, more = await stored_banks(party, one.id)
        for seat, left in enumerate(() if banks is None else banks.left):
            made = sum((table, where) == (one.id, seat) for table, where, _ in party.ledger.acknowledged)
            assert 0 <= left <= bank + more * (made + 1), f"table {one.id}, seat {seat}: {left:.0f} seconds are left"
