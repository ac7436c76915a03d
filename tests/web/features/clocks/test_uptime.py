"""Server uptime and outages."""

import asyncio

from tests.clock import Clock
from tests.web.harness import locked

from spadework.web.db.session import open_database
from spadework.web.db.storage import Storage
from spadework.web.features.clocks.service import BEAT, KEEP_SECONDS, Uptime
from spadework.web.server.settings import DATABASE_FILE, Settings


class Day:
    """A time of day that the test sets."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


async def test_the_time_between_two_servers_is_an_outage(settings: Settings) -> None:
    day, clock = Day(), Clock(asyncio.get_running_loop())
    first = Storage(await open_database(settings))
    uptime = Uptime(first, day)
    await uptime.begin()
    assert first.outages == []
    day.now += 500
    clock.put_forward(500)
    await uptime.heartbeat()
    await first.close()
    day.now += 1000
    second = Storage(await open_database(settings))
    await Uptime(second, day).begin()
    assert second.outages == [(1_000_500.0, 1_001_500.0)]
    await second.close()
    day.now += KEEP_SECONDS + 1
    third = Storage(await open_database(settings))
    await Uptime(third, day).begin()
    assert third.outages == [(1_001_500.0, day.now)]
    await third.close()


async def test_machine_sleep_counts_as_an_outage(settings: Settings) -> None:
    day, clock = Day(), Clock(asyncio.get_running_loop())
    storage = Storage(await open_database(settings))
    uptime = Uptime(storage, day)
    await uptime.begin()
    day.now += BEAT
    clock.put_forward(BEAT)
    await uptime.heartbeat()
    assert storage.outages == []
    day.now += 5000
    await uptime.heartbeat()
    ((began, ended),) = storage.outages
    assert ended == day.now
    assert abs(ended - began - 5000) < 5
    await storage.close()


async def test_a_wall_clock_set_forward_and_back_leaves_no_outage(settings: Settings) -> None:
    day = Day()
    storage = Storage(await open_database(settings))
    uptime = Uptime(storage, day)
    await uptime.begin()
    noon = day.now
    day.now += 7200
    await uptime.heartbeat()
    assert storage.outages
    day.now = noon + 600
    await uptime.heartbeat()
    ((_, ended),) = storage.outages
    assert ended == day.now
    day.now = noon - 600
    await uptime.heartbeat()
    assert storage.outages == []
    await storage.close()
    another = Storage(await open_database(settings))
    day.now += 1
    await Uptime(another, day).begin()
    assert another.outages == [(noon - 600, day.now)]
    await another.close()


async def test_a_start_that_could_not_be_stored_is_stored_with_a_later_beat(settings: Settings) -> None:
    day = Day()
    first = Storage(await open_database(settings))
    await Uptime(first, day).begin()
    await first.close()
    noon = day.now
    day.now += 1000
    second = Storage(await open_database(settings))
    uptime = Uptime(second, day)
    with locked(settings.folder / DATABASE_FILE):
        await uptime.begin()
    # The outage counts on no clock, whether it is stored or not.
    assert second.outages == [(noon, noon + 1000)]
    await uptime.heartbeat()
    await second.close()
    day.now += 500
    third = Storage(await open_database(settings))
    await Uptime(third, day).begin()
    assert third.outages == [(noon, noon + 1000), (noon + 1000, noon + 1500)]
    await third.close()
