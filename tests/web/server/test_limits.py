"""Limits per guest, address and network: rates, slots and queues."""

import asyncio
from contextlib import ExitStack
from types import SimpleNamespace

import pytest

from spadework.web.server import limits
from spadework.web.server.limits import (
    LONGEST_WAIT,
    MAX_PER_HOUSEHOLD,
    MAX_PER_NETWORK,
    MAX_REMEMBERED,
    PER_ADDRESS,
    Queue,
    QueueFull,
    RateLimiter,
    Slots,
    Visitor,
    address_prefix,
)
from spadework.web.socket.transport import Caller


def test_a_rate_limit_refills_over_time() -> None:
    now = [1e6]
    rate = RateLimiter(rate=20, burst=40, clock=lambda: now[0])
    assert [rate.take("ada") for _ in range(41)] == [True] * 40 + [False]
    now[0] += 0.05
    assert [rate.take("ada") for _ in range(2)] == [True, False]
    now[0] += 100
    assert [rate.take("ada") for _ in range(41)] == [True] * 40 + [False]


def test_a_rate_limit_delays_requests_and_then_refuses_them() -> None:
    now = [0.0]
    rate = RateLimiter(rate=10, burst=5, clock=lambda: now[0])
    waits = [rate.wait("ada", "here", LONGEST_WAIT) for _ in range(100)]
    assert waits[:6] == pytest.approx([0, 0, 0, 0, 0, 0.1])
    assert waits[-1] is None
    assert max(wait for wait in waits if wait is not None) <= LONGEST_WAIT + 0.01
    assert rate.wait("bo", "elsewhere", LONGEST_WAIT) == 0.0
    now[0] = 100.0
    assert rate.wait("ada", "here", LONGEST_WAIT) == 0.0


def test_only_callers_with_a_full_allowance_are_forgotten() -> None:
    rate = RateLimiter(rate=10**9, burst=1)
    for number in range(10 * MAX_REMEMBERED):
        assert rate.take(str(number))
    assert len(rate._full_at) <= 2 * MAX_REMEMBERED
    slow = RateLimiter(rate=0.001, burst=1)
    assert all(slow.take(str(number)) for number in range(10 * MAX_REMEMBERED))
    assert not any(slow.take(str(number)) for number in range(10 * MAX_REMEMBERED))


def test_ever_new_guests_are_limited_by_address() -> None:
    rate = RateLimiter(rate=0.001, burst=1)
    taken = [rate.take(f"guest {number}", "192.0.2.1") for number in range(PER_ADDRESS + 2)]
    assert taken == [True] * PER_ADDRESS + [False] * 2
    assert rate.take("guest 0", "192.0.2.2") is False
    assert rate.take("another", "192.0.2.2")
    # A refused guest has used up nothing.
    assert rate.take(f"guest {PER_ADDRESS + 1}", "192.0.2.2")


async def test_permission_and_refusal_are_both_delayed(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(limits, "asyncio", SimpleNamespace(sleep=sleep))
    rate = RateLimiter(rate=4, burst=2, clock=lambda: 0.0)
    assert [await rate.turn("ada", "here") for _ in range(3)] == [True] * 3
    assert waited == [0.0, 0.0, 0.25]
    assert not all([await rate.turn("ada", "here") for _ in range(99)])
    assert waited[-1] == LONGEST_WAIT


def test_slots_per_guest_and_address_are_limited() -> None:
    slots = Slots(1)
    with ExitStack() as held:
        given = [held.enter_context(slots.one(f"{number % 3}", f"{number % 2}")) for number in range(4)]
        assert given == [True, True, True, False]
        many = [held.enter_context(slots.one(f"guest {number}", "0")) for number in range(PER_ADDRESS)]
        assert many == [True] * (PER_ADDRESS - 2) + [False] * 2


def test_slots_are_given_back() -> None:
    slots = Slots(1)
    with slots.one("ada", "x") as first, slots.one("ada", "x") as second, slots.one("bo", "x") as other:
        assert (first, second, other) == (True, False, True)
    with slots.one("ada", "x") as again:
        assert again


class Served:
    """A queue, and the order in which guests have been served."""

    def __init__(self, most: int = 20) -> None:
        self.queue, self.order = Queue(most), list[str]()
        self.go_on = asyncio.Semaphore(0)

    async def serve(self, who: str, address: str) -> None:
        async with self.queue.join(who, address):
            self.order.append(who)
            await self.go_on.acquire()


async def test_one_request_per_guest_and_six_per_address_may_wait() -> None:
    served, family = Served(), ["ada", *(f"child {number}" for number in range(MAX_PER_HOUSEHOLD - 1))]
    async with asyncio.TaskGroup() as tasks:
        # The first is served immediately and does not wait.
        for who in ("ada", *family):
            tasks.create_task(served.serve(who, "here"))
            await asyncio.sleep(0)
        for who in ("ada", "cleo"):
            with pytest.raises(QueueFull):
                served.queue.join(who, "here")
        tasks.create_task(served.serve("cleo", "there"))
        for _ in range(len(family) + 2):
            served.go_on.release()
    assert served.order == ["ada", "cleo", *family]


async def test_addresses_take_turns() -> None:
    served = Served()
    async with asyncio.TaskGroup() as tasks:
        for who in ("first", *(f"{place}{number}" for place in "abc" for number in range(2))):
            tasks.create_task(served.serve(who, who[0]))
            await asyncio.sleep(0)
        for _ in range(7):
            served.go_on.release()
    assert served.order == ["first", "a0", "b0", "c0", "a1", "b1", "c1"]


async def test_repeat_callers_do_not_starve_the_others() -> None:
    served = Served()

    async def come_again(who: str) -> None:
        for number in range(9):
            await served.serve(f"{who}{number}", who)

    async with asyncio.TaskGroup() as tasks:
        for number in range(2):
            tasks.create_task(served.serve(f"school{number}", "school"))
            await asyncio.sleep(0)
        for who in "xy":
            tasks.create_task(come_again(who))
            await asyncio.sleep(0)
        for _ in range(20):
            served.go_on.release()
    assert served.order[:4] == ["school0", "x0", "y0", "school1"]


async def test_queue_places_per_network_are_limited() -> None:
    served = Served()
    async with asyncio.TaskGroup() as tasks:
        # The first is served immediately and does not wait.
        for number in range(MAX_PER_NETWORK + 1):
            tasks.create_task(served.serve(str(number), address_prefix(f"2001:db8:0:{number}::1")))
            await asyncio.sleep(0)
        with pytest.raises(QueueFull):
            served.queue.join("one more", address_prefix("2001:db8:0:99::1"))
        tasks.create_task(served.serve("somebody else", address_prefix("2001:db8:1::1")))
        for _ in range(MAX_PER_NETWORK + 2):
            served.go_on.release()


async def test_a_caller_cancelled_on_its_turn_does_not_block_the_queue() -> None:
    served = Served()
    tasks = [asyncio.create_task(served.serve(who, who)) for who in "abc"]
    await asyncio.sleep(0)
    served.go_on.release()
    served.go_on.release()
    tasks[1].cancel()
    await asyncio.wait(tasks)
    assert served.order == ["a", "c"]
    assert [task.cancelled() or task.exception() for task in tasks] == [None, True, None]


async def test_a_cancelled_caller_leaves_the_queue() -> None:
    served = Served(most=2)
    tasks = [asyncio.create_task(served.serve(who, who)) for who in "abc"]
    await asyncio.sleep(0)
    with pytest.raises(QueueFull):
        served.queue.join("d", "d")
    for task in tasks[:2]:
        task.cancel()
    await asyncio.wait(tasks[:2])
    served.go_on.release()
    await tasks[2]
    assert served.order == ["a", "c"]
    async with served.queue.join("b", "b"):
        pass


async def test_a_caller_refused_a_slot_counts_towards_the_rate_limit() -> None:
    who, rate = Visitor("ada", "here"), RateLimiter(rate=1, burst=1, clock=lambda: 0.0)
    async with Caller("ada", who, rate).connected(Slots(0)) as may:
        assert not may
    assert not rate.take(*who)
