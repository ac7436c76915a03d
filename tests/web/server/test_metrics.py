"""Metrics that a server collects about itself."""

import asyncio

from prometheus_client import generate_latest
from tests.clock import Clock
from tests.waiting import until
from tests.web.watched import counted

from spadework.web.server.telemetry import LAG_INTERVAL, Metrics


class Browser:
    def __init__(self, plays: bool) -> None:
        self.plays = plays


def samples_of(metrics: Metrics) -> dict[str, float]:
    return counted(generate_latest(metrics.registry).decode())


def test_tables_and_browsers_are_recounted_each_time() -> None:
    metrics = Metrics()
    metrics.sockets |= {Browser(True), Browser(False), Browser(True)}
    metrics.update_gauges([("dig", "playing"), ("dig", "over"), ("dig", "playing")])
    metrics.update_gauges([("dig", "playing"), ("dig", "playing")])
    found = samples_of(metrics)
    assert {name: value for name, value in found.items() if "tables" in name or "sockets" in name} == {
        "spadework_tables game=dig stage=playing": 2,
        "spadework_sockets who=player": 2,
        "spadework_sockets who=spectator": 1,
    }


async def test_event_loop_lag_is_measured() -> None:
    metrics = Metrics()
    clock = Clock(asyncio.get_running_loop())
    watching = asyncio.create_task(metrics.measure_lag())
    # The measurement has begun to wait.
    await asyncio.sleep(0)
    clock.put_forward(LAG_INTERVAL)
    await until(lambda: b"spadework_loop_lag_seconds_count 0.0" not in generate_latest(metrics.registry))
    watching.cancel()


def test_two_servers_in_one_process_count_separately() -> None:
    one, other = Metrics(), Metrics()
    one.limits.labels("rate").inc()
    assert "spadework_limits_total limit=rate" in samples_of(one)
    assert "spadework_limits_total limit=rate" not in samples_of(other)
