"""Sources of settings: the environment, a file, the defaults."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from spadework.web.server.settings import Settings, load_settings, unknown_variables


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The path of the configuration file, set in SPADEWORK_CONFIG; the file doesn't exist yet."""
    path = tmp_path / "spadework.toml"
    monkeypatch.setenv("SPADEWORK_CONFIG", str(path))
    return path


def test_settings_are_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPADEWORK_PAUSE", "1.5")
    monkeypatch.setenv("SPADEWORK_REACTION", "4")
    monkeypatch.setenv("SPADEWORK_SECRET", "s" * 40)
    monkeypatch.setenv("SPADEWORK_PROXIES", "10.0.0.0/8, ::1")
    found = Settings.from_environment()
    assert (found.pause, found.reaction, found.secret, found.database) == (1.5, 4, "s" * 40, None)
    assert found.proxies == ("10.0.0.0/8", "::1")


@pytest.mark.parametrize("empty", [True, False])
def test_unset_or_empty_variables_leave_the_defaults(monkeypatch: pytest.MonkeyPatch, empty: bool) -> None:
    for name in (
        "SPADEWORK_PAUSE",
        "SPADEWORK_REACTION",
        "SPADEWORK_DATABASE",
        "SPADEWORK_PUSH_HOSTS",
        "SPADEWORK_WARM",
    ):
        if empty:
            monkeypatch.setenv(name, "")
        else:
            monkeypatch.delenv(name, raising=False)
    assert load_settings().settings == Settings()
    assert load_settings().sources["pause"] == "default"


@pytest.mark.parametrize("name", ["SPADEWORK_PAUSE", "SPADEWORK_REACTION"])
@pytest.mark.parametrize("pause", ["soon", "-1", "nan", "inf", "61"])
def test_an_invalid_number_of_seconds_is_refused(monkeypatch: pytest.MonkeyPatch, name: str, pause: str) -> None:
    monkeypatch.setenv(name, pause)
    with pytest.raises(ValueError, match=rf"^{name}: '{pause}' is not a number of seconds; use one from 0 to 60$"):
        Settings.from_environment()


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("WORKERS", "1.5", "'1.5' is not a whole number; use one from 1 to 64"),
        ("KEPT_UNDEALT", "-1", "'-1' is not a whole number; use one from 0 to 36500"),
        ("WARM", "perhaps", "'perhaps' is not a switch; use 1 or 0"),
        (
            "PROXIES",
            "10.0.0.1,proxy",
            "'proxy' is not an IP address; write one like 10.0.0.2, or a network like 10.0.0.0/8",
        ),
    ],
)
def test_errors_say_what_was_expected(monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str) -> None:
    monkeypatch.setenv(f"SPADEWORK_{name}", value)
    with pytest.raises(ValueError, match="SPADEWORK") as refusal:
        load_settings()
    assert str(refusal.value) == f"SPADEWORK_{name}: {said}"


def test_the_environment_overrides_the_file_and_the_file_the_defaults(
    config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config.write_text(
        'pause = 2\nreaction = 3\nhosts = ["games.example", "*.b.example"]\nwarm = false\nwebhooks = "a, b"\n'
    )
    monkeypatch.setenv("SPADEWORK_PAUSE", "1")
    found, sources = load_settings()
    assert (found.pause, found.reaction, found.hosts) == (1, 3, ("games.example", "*.b.example"))
    assert (found.warm, found.webhooks, found.burst) == (False, ("a", "b"), Settings().burst)
    assert [sources[key] for key in ("pause", "reaction", "burst")] == ["environment", str(config), "default"]


def test_a_data_folder_set_in_the_file_also_holds_the_decks(
    config: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config.write_text(f"data = '{tmp_path / 'kept'}'\n")
    monkeypatch.setenv("SPADEWORK_DATA", "")
    assert load_settings().settings.folder == tmp_path / "kept"
    assert os.environ["SPADEWORK_DATA"] == str(tmp_path / "kept")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("pauze = 1", "there is no setting 'pauze'; the nearest is 'pause'"),
        ("SPADEWORK_IDLE = 1", "there is no setting 'SPADEWORK_IDLE'; the nearest is 'idle'"),
        ("pause = 'x'", "pause: 'x' is not a number of seconds; use one from 0 to 60"),
        (
            "hosts = ['a b']",
            "hosts: 'a b' is not a host name; write one like games.example, or *.example for all subdomains",
        ),
        ("hosts = 1", "hosts: 1 is not a list of texts"),
        ("jit = 0", "jit can be set in the environment only, as SPADEWORK_JIT"),
        ("pause", "is not valid TOML"),
    ],
)
def test_errors_in_a_file_are_reported_with_their_place(config: Path, text: str, said: str) -> None:
    config.write_text(text)
    with pytest.raises(ValueError, match=config.name) as refusal:
        load_settings()
    assert str(refusal.value).startswith(f"{config}: {said}")


def test_a_missing_config_file_is_reported(config: Path) -> None:
    with pytest.raises(
        ValueError, match="can't be read: No such file or directory; name another file in SPADEWORK_CONFIG"
    ):
        load_settings()
    config.write_bytes(b"\xff")
    with pytest.raises(ValueError, match="is not UTF-8 text"):
        load_settings()


def test_errors_repeat_no_secret(config: Path) -> None:
    config.write_text("secret = ['hidden']")
    with pytest.raises(ValueError, match="secret: what is set is not a text") as refusal:
        load_settings()
    assert "hidden" not in str(refusal.value)


def test_unknown_variables_are_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPADEWORK_PAUSES", "1")
    assert unknown_variables()["SPADEWORK_PAUSES"] == "SPADEWORK_PAUSE"
    assert "SPADEWORK_DATA" not in unknown_variables()


@pytest.mark.slow
def test_the_command_line_starts_without_importing_pydantic() -> None:
    code = "import sys, spadework.cli, spadework.web.server.settings; print('pydantic' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_metrics_and_log_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPADEWORK_METRICS", "t" * 16)
    monkeypatch.setenv("SPADEWORK_LOG", "json")
    monkeypatch.setenv("SPADEWORK_LOG_LEVEL", "debug")
    found = load_settings().settings
    assert (found.metrics, found.log, found.log_level) == ("t" * 16, "json", "debug")


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("SPADEWORK_METRICS", "guess", "too short; use"),
        ("SPADEWORK_LOG", "xml", "'xml' is not known; use text or json"),
        ("SPADEWORK_LOG_LEVEL", "loud", "use debug or info or warning or error"),
    ],
)
def test_invalid_tokens_log_formats_and_levels_are_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ValueError, match=f"^{name}: .*{said}"):
        load_settings()
