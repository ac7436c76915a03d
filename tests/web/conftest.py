"""Every test gets a folder and a server of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from spadework.web.settings import Settings
from tests.web.harness import Server, serving


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(folder=tmp_path, pause=0, patience=0.2, warm=False)


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Server]:
    async with serving(settings) as running:
        yield running
