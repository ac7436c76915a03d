"""Fixtures of the web server's tests, and the errors in the log."""

import asyncio
import logging

import pytest
from tests.attacks.attacked_table import ErrorLog
from tests.web.conftest import clock, new_database, postgres, quick_passwords, server, settings, warm_games

from spadework.web.features.verify import service as verify

__all__ = ["clock", "new_database", "postgres", "quick_passwords", "server", "settings", "warm_games"]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> ErrorLog:
    """The errors in the log."""
    heard = ErrorLog()
    for log in (logging.getLogger(), logging.getLogger("uvicorn.error")):
        monkeypatch.setattr(log, "handlers", [heard])
    return heard


@pytest.fixture(autouse=True)
def _checked_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check records without a separate process, which would take long to start."""

    async def check(_: object, text: str, _who: object) -> verify.RecordCheck:
        return await asyncio.to_thread(verify.check_record, text)

    monkeypatch.setattr(verify.Checker, "check", check)
