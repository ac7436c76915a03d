"""What the environment tells a server."""

import pytest

from spadework.web.settings import Settings


def test_the_environment_names_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPADEWORK_PAUSE", "1.5")
    monkeypatch.setenv("SPADEWORK_REACTION", "4")
    monkeypatch.setenv("SPADEWORK_SECRET", "s" * 40)
    found = Settings.from_environment()
    assert (found.pause, found.reaction, found.secret, found.database) == (1.5, 4, "s" * 40, None)


def test_without_a_pause_in_the_environment_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPADEWORK_PAUSE", raising=False)
    monkeypatch.delenv("SPADEWORK_REACTION", raising=False)
    assert Settings.from_environment().pause == Settings().pause > 0
    assert Settings.from_environment().reaction is None


@pytest.mark.parametrize("name", ["SPADEWORK_PAUSE", "SPADEWORK_REACTION"])
@pytest.mark.parametrize("pause", ["soon", "-1", "nan", "inf", "61", ""])
def test_a_pause_that_is_no_number_of_seconds_is_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, pause: str
) -> None:
    monkeypatch.setenv(name, pause)
    with pytest.raises(ValueError, match=name):
        Settings.from_environment()


def test_who_may_read_metrics_and_how_the_log_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPADEWORK_METRICS", "t" * 16)
    monkeypatch.setenv("SPADEWORK_LOG", "json")
    monkeypatch.setenv("SPADEWORK_LOG_LEVEL", "debug")
    found = Settings.from_environment()
    assert (found.metrics, found.log, found.log_level) == ("t" * 16, "json", "debug")


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("SPADEWORK_METRICS", "guess", "too short; use"),
        ("SPADEWORK_LOG", "xml", "'xml' is not known; use text or json"),
        ("SPADEWORK_LOG_LEVEL", "loud", "use debug or info or warning or error"),
    ],
)
def test_what_is_no_token_form_or_level_is_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ValueError, match=f"^{name}: .*{said}"):
        Settings.from_environment()
