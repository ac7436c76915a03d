"""The settings a server would run with."""

from pathlib import Path

import pytest
from tests.terminal import Run


def test_settings_are_shown_with_their_sources(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    config = tmp_path / "spadework.toml"
    config.write_text('pause = 2\nidle = 60\ndatabase = "postgresql://me:hidden@db/x"\n')
    monkeypatch.setenv("SPADEWORK_CONFIG", "")
    monkeypatch.setenv("SPADEWORK_PAUSE", "1")
    monkeypatch.setenv("SPADEWORK_SECRET", "hidden" * 10)
    monkeypatch.setenv("SPADEWORK_PAUSES", "1")
    said = run("settings", "--config", config)
    rows = {line.split()[0]: line.split()[1:] for line in said.out.splitlines()}
    assert rows["SPADEWORK_PAUSE"] == ["1", "environment"]
    assert rows["SPADEWORK_IDLE"] == ["60", str(config)]
    assert rows["SPADEWORK_SECRET"] == ["set", "environment"]
    assert rows["SPADEWORK_DATABASE"] == ["set", str(config)]
    assert rows["SPADEWORK_PUSH_KEY"] == ["none", "default"]
    assert rows["SPADEWORK_CONFIG"] == [str(config), "environment"]
    assert "hidden" not in said.out
    assert "unknown setting SPADEWORK_PAUSES; did you mean SPADEWORK_PAUSE?" in said.err


def test_a_missing_config_file_is_reported(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPADEWORK_CONFIG", "")
    for command in ("settings", "serve"):
        assert "can't be read: No such file" in run.fails(command, "--config", tmp_path / "none.toml")
