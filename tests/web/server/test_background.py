"""Background tasks: none fails unnoticed, and none outlives its part of the server."""

import asyncio

import pytest

from spadework.web.server.background import Background

PATIENCE = 60.0


class Failure(Exception):
    """An unexpected error."""


async def fail() -> None:
    raise Failure


def failures(caplog: pytest.LogCaptureFixture) -> list[tuple[str, type[BaseException]]]:
    """Return the tasks that have failed, each with its error type."""
    found = []
    for record in caplog.records:
        assert record.message == "a background task has failed"
        assert record.exc_info is not None
        assert record.exc_info[0] is not None
        found.append((vars(record)["task"], record.exc_info[0]))
    return found


async def ended(background: Background) -> None:
    """Wait until no task is running."""
    async with asyncio.timeout(PATIENCE):
        while len(background):
            await asyncio.sleep(0)


async def test_a_failure_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    background = Background()
    background.start(fail())
    await ended(background)
    assert failures(caplog) == [("fail", Failure)]


async def test_a_failure_that_the_caller_handles_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    background = Background(Failure)
    with pytest.raises(Failure):
        await background.start(fail())
    await ended(background)
    assert failures(caplog) == []


async def test_a_long_running_task_that_fails_is_started_again(caplog: pytest.LogCaptureFixture) -> None:
    third, begun = asyncio.Event(), []

    async def work(name: str) -> None:
        begun.append(name)
        if len(begun) < 3:
            raise Failure
        third.set()
        await asyncio.Event().wait()

    async with Background(backoff=(0.0, 0.0)) as background:
        background.keep_running(work, "listening")
        async with asyncio.timeout(PATIENCE):
            await third.wait()
        assert len(background) == 1
    assert begun == ["listening"] * 3
    assert [error for _, error in failures(caplog)] == [Failure, Failure]


async def test_the_backoff_grows_until_a_task_runs_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, pauses, now = asyncio.get_running_loop(), [], 0.0
    durations = iter([0.0, 0.0, 0.0, 0.0, 100.0, 0.0])

    async def work() -> None:
        nonlocal now
        now += next(durations)
        raise Failure

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 6:
            raise asyncio.CancelledError

    background = Background(backoff=(1.0, 4.0))
    with monkeypatch.context() as patch:
        patch.setattr(loop, "time", lambda: now)
        patch.setattr("spadework.web.server.background.asyncio.sleep", pause)
        background.keep_running(work)
        task = next(iter(asyncio.all_tasks() - {asyncio.current_task()}))
        await asyncio.wait([task])
    assert pauses == [1.0, 2.0, 4.0, 4.0, 1.0, 2.0]


async def test_nothing_runs_on_after_the_end() -> None:
    background, begun, put_away = Background(), asyncio.Event(), asyncio.Event()

    async def work() -> None:
        try:
            begun.set()
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            put_away.set()

    task = background.start(work())
    await begun.wait()
    await background.close()
    assert task.cancelled()
    assert put_away.is_set()
    assert not len(background)
