"""Restrictions on delivery: only to hosts that the operator allows, encrypted, and without following redirects."""

from pathlib import Path

import pytest
from tests.web.features.notifications.fake_service import service

from spadework.web.db.models import StoredChannel
from spadework.web.features.notifications.delivery import Gone, NotificationText, NotSent, Poster, Webhook

TOLD = NotificationText("Dig", "Dig: Du bist dran, schön.", "/tables/t")


def channel(address: str) -> StoredChannel:
    return StoredChannel(
        id="w", guest="g", kind="webhook", address=address, key={}, language="de", site="https://spadework.test"
    )


@pytest.mark.parametrize(
    ("address", "refusal"),
    [
        ("https://ntfy.sh/topic", None),
        ("https://NTFY.sh:443/topic?x=1", None),
        ("https://a.push.example/x", None),
        ("https://own.example:8443/x", None),
        ("http://ntfy.sh/topic", "scheme"),
        ("https://ntfy.sh:8443/topic", "port"),
        ("https://own.example/x", "port"),
        ("https://push.example/x", "host"),
        ("https://ntfy.sh.evil.example/topic", "host"),
        ("https://evil.example/ntfy.sh", "host"),
        ("https://ntfy.sh@127.0.0.1/topic", "address"),
        ("https://me:secret@ntfy.sh/topic", "address"),
        ("https://127.0.0.1/", "host"),
        ("https://[::1]/", "host"),
        ("https://[broken/", "address"),
        ("https://ntfy.sh:port/", "address"),
        ("https://ntfy.sh/a\r\nHost: other", "address"),
        ("https://ntfy.sh/a b", "address"),
        ("https://ntfy.sh/ü", "address"),
        (f"https://ntfy.sh/{'a' * 1000}", "address"),
        ("https://x\\.push.example/x", "address"),
        ("https://ntfy.sh:0/x", "address"),
        ("https://ntfy.sh:65536/x", "address"),
        ("https://a.push.example:8443/x", "port"),
        ("https://", "address"),
        ("ntfy.sh/topic", "scheme"),
        ("", "scheme"),
    ],
)
def test_only_allowed_hosts_are_contacted(address: str, refusal: str | None) -> None:
    poster = Poster(["ntfy.sh", "*.push.example", "own.example:8443"])
    assert poster.refusal(address) == refusal


async def test_a_webhook_gets_one_line_and_a_link(tmp_path: Path) -> None:
    with service(tmp_path) as fake:
        poster = Poster([fake.host], fake.trusting)
        await Webhook(poster).send(channel(f"{fake.address}/topic"), TOLD)
        poster.close()
    ((path, headers, body),) = fake.came
    assert path == "/topic"
    assert body.decode() == "Dig: Du bist dran, schön.\nhttps://spadework.test/tables/t\n"
    assert headers["Click"] == "https://spadework.test/tables/t"


@pytest.mark.parametrize(("status", "error"), [(302, NotSent), (500, NotSent), (410, Gone), (404, Gone)])
async def test_redirects_are_not_followed_and_errors_reveal_no_address(
    tmp_path: Path, status: int, error: type[NotSent]
) -> None:
    with service(tmp_path) as fake:
        fake.status = status
        poster = Poster([fake.host], fake.trusting)
        with pytest.raises(error, match=str(status)) as caught:
            await Webhook(poster).send(channel(f"{fake.address}/secret-topic"), TOLD)
        poster.close()
    assert type(caught.value) is error
    assert "secret" not in str(caught.value)
    assert [path for path, _, _ in fake.came] == ["/secret-topic"]


async def test_nothing_is_sent_to_a_server_without_a_valid_certificate(tmp_path: Path) -> None:
    with service(tmp_path) as fake:
        poster = Poster([fake.host])
        with pytest.raises(NotSent, match="SSLCertVerificationError"):
            await Webhook(poster).send(channel(fake.address), TOLD)
        poster.close()
    assert fake.came == []


async def test_a_host_no_longer_allowed_gets_nothing(tmp_path: Path) -> None:
    with service(tmp_path) as fake:
        poster = Poster(["ntfy.sh"], fake.trusting)
        with pytest.raises(NotSent, match="not allowed"):
            await Webhook(poster).send(channel(fake.address), TOLD)
        poster.close()
    assert fake.came == []
