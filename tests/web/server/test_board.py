"""Metrics of several processes of one server; each process reports them all."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest
from tests.waiting import until
from tests.web.watched import counted

from spadework.web.server import telemetry
from spadework.web.server.telemetry import Metrics, SharedMetrics


@contextlib.asynccontextmanager
async def running(folder: Path | None, moves: int) -> AsyncIterator[SharedMetrics]:
    metrics = Metrics()
    metrics.moves.labels("people").inc(moves)
    found = SharedMetrics(folder, metrics, lambda: [("dig", "playing")])
    task = asyncio.create_task(found.publish())
    try:
        yield found
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def moves_of(one: SharedMetrics) -> dict[str, float]:
    found = counted((await one.text()).decode())
    return {name: value for name, value in found.items() if "moves" in name}


async def until_moves(one: SharedMetrics, wanted: Mapping[str, float]) -> None:
    """Wait until a process reports the wanted move counts, which each process publishes for itself."""

    async def has_reported() -> bool:
        return await moves_of(one) == wanted

    await until(has_reported)


async def test_each_process_reports_the_metrics_of_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telemetry, "PUBLISH_INTERVAL", 0.02)
    async with running(tmp_path, 1) as one:
        async with running(tmp_path, 2) as other:
            both = {
                "spadework_moves_total by=people worker=0": 1,
                "spadework_moves_total by=people worker=1": 2,
            }
            await until_moves(one, both)
            await until_moves(other, both)
            assert (await one.text()).decode().count("# TYPE spadework_moves_total counter") == 1
        # A process that has ended is no longer reported, and the next one reuses its number.
        await until_moves(one, {"spadework_moves_total by=people worker=0": 1})
        async with running(tmp_path, 3) as next_one:
            await until_moves(next_one, {**both, "spadework_moves_total by=people worker=1": 3})


async def test_a_process_without_a_folder_reports_only_its_own(tmp_path: Path) -> None:
    async with running(None, 4) as alone:
        await until_moves(alone, {"spadework_moves_total by=people worker=0": 4})
    assert list(tmp_path.iterdir()) == []


async def test_creation_times_are_not_reported(tmp_path: Path) -> None:
    async with running(tmp_path, 1) as one:
        assert "_created" not in (await one.text()).decode()


async def test_sharing_goes_on_when_the_disk_has_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(telemetry, "PUBLISH_INTERVAL", 0.02)
    full = tmp_path / "file"
    full.touch()
    # Nothing can be written below a file.
    async with running(full, 1) as one:
        await until(lambda: "metrics can't be shared" in caplog.text)
        assert await moves_of(one) == {"spadework_moves_total by=people worker=0": 1}
        full.unlink()
        await until(lambda: list(full.rglob("*.prom")))
        async with running(full, 2) as other:
            await until_moves(
                other,
                {
                    "spadework_moves_total by=people worker=0": 1,
                    "spadework_moves_total by=people worker=1": 2,
                },
            )
