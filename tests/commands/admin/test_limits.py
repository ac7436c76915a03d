"""The limits in force."""

import pytest
from tests.terminal import Run

from spadework.web.server.limits import PER_ADDRESS


def test_limits_reflect_the_settings(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPADEWORK_CONNECTIONS", "7")
    monkeypatch.setenv("SPADEWORK_KEPT_UNDEALT", "0")
    said = [" ".join(line.split()) for line in run("admin", "limits").out.splitlines()]
    assert f"live connections per guest 7; {PER_ADDRESS} times as many per address SPADEWORK_CONNECTIONS" in said
    assert "tables never dealt kept SPADEWORK_KEPT_UNDEALT" in said
    assert "unfinished games of guests kept 365 days SPADEWORK_KEPT_UNFINISHED" in said
