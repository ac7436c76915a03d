"""The operator's settings for notifications."""

from dataclasses import replace

import pytest
from tests.web.harness import serving

from spadework.web.features.notifications.delivery import InvalidKey
from spadework.web.server.settings import PUSH_HOSTS, Settings


@pytest.mark.usefixtures("no_database")
async def test_a_server_with_a_key_that_cannot_be_used_does_not_start(settings: Settings) -> None:
    with pytest.raises(InvalidKey):
        async with serving(replace(settings, push_key="none", push_contact="mailto:me@example.org")):
            pass
    assert not (settings.folder / "spadework.sqlite").exists()


def test_channels_are_configured_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPADEWORK_WEBHOOKS", " ntfy.sh, own.example:8443,")
    monkeypatch.setenv("SPADEWORK_PUSH_KEY", "key")
    monkeypatch.delenv("SPADEWORK_PUSH_HOSTS", raising=False)
    found = Settings.from_environment()
    assert (found.webhooks, found.push_key, found.push_hosts) == (("ntfy.sh", "own.example:8443"), "key", PUSH_HOSTS)
