"""Compiler processes: a cancelled compilation ends with its process, and the next one gets a new process."""

import asyncio
import os
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.waiting import PATIENCE, until

from spadework.web.server import readiness
from spadework.web.server.readiness import Compiler, CompileStage


def note_and_hang(file: Any) -> None:
    Path(file).write_text(str(os.getpid()), encoding="utf-8")
    threading.Event().wait()


def note(file: Any) -> None:
    Path(file).write_text(str(os.getpid()), encoding="utf-8")


@pytest.fixture
async def compiler() -> AsyncIterator[Compiler]:
    made = Compiler()
    yield made
    await made.close()


async def noted(file: Path) -> int:
    """Wait until a process has written its ID to a file, and return it."""
    await until(lambda: file.exists() and file.read_text(encoding="utf-8"))
    return int(file.read_text(encoding="utf-8"))


@pytest.mark.slow
async def test_cancelling_a_compilation_leaves_the_urgent_one_running(
    compiler: Compiler, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "warm_tables", note_and_hang)
    files: list[Any] = [tmp_path / name for name in ("urgent", "other", "again", "after")]
    urgent = asyncio.create_task(compiler.compile(files[0], CompileStage.RULES, urgent=True))
    other = asyncio.create_task(compiler.compile(files[1], CompileStage.RULES, urgent=False))
    waiting, process = await noted(files[0]), await noted(files[1])
    other.cancel()
    await asyncio.wait({other})
    monkeypatch.setattr(readiness, "warm_tables", note)
    await asyncio.wait_for(compiler.compile(files[2], CompileStage.RULES, urgent=False), PATIENCE)
    assert await noted(files[2]) not in (process, waiting)
    assert not urgent.done()
    urgent.cancel()
    await asyncio.wait({urgent})
    compiler.rest()
    await asyncio.wait_for(compiler.compile(files[3], CompileStage.RULES, urgent=True), PATIENCE)
    assert await noted(files[3]) != waiting
