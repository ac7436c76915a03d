"""Notifications of tables to guests who are away: channels, subscriptions, and the count of waiting tables."""

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any
from urllib.parse import urljoin

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select
from tests.web.harness import Guest, Server, serving, views_of

from spadework.web.db.models import StoredChannel
from spadework.web.features.notifications.delivery import NotificationText, new_key, public_point, to_base64
from spadework.web.features.substitutes.service import change_seats
from spadework.web.server.settings import Settings

KEYS = {"p256dh": to_base64(public_point(ec.generate_private_key(ec.SECP256R1()))), "auth": to_base64(bytes(16))}
SERVICE = "https://fcm.googleapis.com/send/abc"


@pytest.fixture
async def telling(settings: Settings) -> AsyncIterator[Server]:
    """Run a server that can notify people who are away."""
    able = replace(settings, webhooks=("ntfy.sh",), push_key=new_key(), push_contact="mailto:me@example.org")
    async with serving(able) as server:
        yield server


async def count(guest: Guest) -> int:
    """Return the number of tables that wait for a guest."""
    return int((await guest.http.get("/waiting.json")).json()["count"])


async def test_tables_waiting_for_the_guest_are_counted(server: Server) -> None:
    host, friend = await server.guest(), await server.guest()
    table = await host.open_table("me link")
    line = await host.line(table)
    url = (await line.hear())["invites"][0]["url"]
    await friend.http.post(url, data={})
    other = await friend.line(table)
    assert await count(host) == await count(friend) == 0
    views = dict(zip((host, friend), await views_of(line, other), strict=True))
    movers = [guest for guest, view in views.items() if view["moves"]]
    assert movers
    assert [await count(guest) for guest in views] == [int(guest in movers) for guest in views]
    async with server.live(table) as live:
        await change_seats(live, [0, 1], substitute="mate")
    assert await count(host) == await count(friend) == 0


async def test_a_solo_table_is_not_counted(server: Server) -> None:
    guest = await server.guest()
    _, view = await guest.dealt(await guest.open_table("me computer"))
    assert view["moves"]
    assert await count(guest) == 0


async def test_the_page_says_if_no_channels_are_available(server: Server) -> None:
    guest = await server.guest()
    text = (await guest.http.get("/notices")).text
    assert "can’t notify you" in text
    assert "<button" not in text.partition("<main")[2].partition("</main>")[0]
    assert (await guest.http.post("/notices", data={"address": "https://ntfy.sh/x"})).status_code == 422


async def test_a_guest_adds_tests_and_removes_a_webhook(telling: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[str, NotificationText]] = []
    monkeypatch.setattr(
        telling.site.notifications.delivery, "send", lambda channel, told: sent.append((channel.address, told))
    )
    guest, other = await telling.guest("de"), await telling.guest()
    assert (await guest.http.post("/notices", data={"address": "https://ntfy.sh/geheim"})).status_code == 303
    text = (await guest.http.get("/notices")).text
    assert "Adresse bei ntfy.sh" in text
    assert "geheim" not in text
    (url,) = re.findall(r'action="(/notices/[^/]+)/remove"', text)
    assert "ntfy.sh)" not in (await other.http.get("/notices")).text
    for action in ("try", "remove"):
        assert (await other.http.post(f"{url}/{action}")).status_code == 303
    assert sent == []
    await guest.http.post(f"{url}/try")
    assert sent == [
        ("https://ntfy.sh/geheim", NotificationText("Spadework", "So benachrichtigt dich Spadework.", "/notices"))
    ]
    await guest.http.post(f"{url}/remove")
    assert "/remove" not in (await guest.http.get("/notices")).text


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("http://ntfy.sh/x", "must start with https://"),
        ("https://127.0.0.1/x", "one of these hosts: ntfy.sh"),
        ("https://ntfy.sh:8443/x", "This port"),
        ("https://ntfy.sh@10.0.0.1/", "address doesn’t work"),
        ("x", "must start with https://"),
        ("", "must start with https://"),
    ],
)
async def test_other_addresses_are_refused(telling: Server, address: str, why: str) -> None:
    guest = await telling.guest()
    answer = await guest.http.post("/notices", data={"address": address})
    assert answer.status_code == 422
    assert why in answer.text
    assert "/remove" not in answer.text


async def test_a_browser_is_subscribed_once(telling: Server) -> None:
    guest = await telling.guest()
    said = {"endpoint": SERVICE, "expirationTime": None, "keys": KEYS}
    for _ in range(2):
        assert (await guest.http.post("/notices/push", json=said)).status_code == 303
    text = (await guest.http.get("/notices")).text
    assert text.count(f'data-browser="{SERVICE}"') == 1
    assert telling.site.notifications.push is not None
    assert f'data-key="{telling.site.notifications.push.public}"' in text


async def test_a_renewed_subscription_still_belongs_to_its_guest(telling: Server) -> None:
    guest, other = await telling.guest(), await telling.guest()
    said = {"endpoint": SERVICE, "keys": KEYS}
    assert (await guest.http.post("/notices/push", json=said)).status_code == 303
    push = telling.site.notifications.push
    assert push is not None
    told = [(await one.http.get("/notices/push")).json()["key"] for one in (guest, other)]
    assert told == [push.public, None]
    for one in (guest, other):
        changed = {"endpoint": f"{SERVICE}/new", "keys": KEYS, "changed": True}
        assert (await one.http.post("/notices/push", json=changed)).status_code == 303
    assert [channel.address for channel in await ways_of(telling)] == [f"{SERVICE}/new"]


async def test_signing_out_ends_notifications_to_this_browser(telling: Server) -> None:
    guest = await telling.guest()
    await guest.http.post("/me/account", data={"name": "Ada", "password": "twelve men on"})
    said = {"endpoint": SERVICE, "keys": KEYS}
    assert (await guest.http.post("/notices/push", json=said)).status_code == 303
    assert [channel.address for channel in await ways_of(telling)] == [SERVICE]
    await guest.http.post("/sign-out")
    assert await ways_of(telling) == []


@pytest.mark.parametrize(
    "said",
    [
        {"endpoint": "https://10.0.0.1/send", "keys": KEYS},
        {"endpoint": "http://fcm.googleapis.com/send", "keys": KEYS},
        {"endpoint": 7, "keys": KEYS},
        {"endpoint": SERVICE, "keys": {**KEYS, "auth": "short"}},
        {"endpoint": SERVICE},
        [],
        "text",
    ],
)
async def test_invalid_subscriptions_are_refused(telling: Server, said: Any) -> None:
    guest = await telling.guest()
    assert (await guest.http.post("/notices/push", json=said)).status_code == 400
    assert await ways_of(telling) == []


async def ways_of(server: Server) -> list[StoredChannel]:
    """Return all guests' channels."""
    store = server.site.notifications.store
    async with store._storage.reading() as session:
        return list(await session.scalars(select(StoredChannel)))


async def test_forms_and_subscriptions_of_other_sites_are_refused(telling: Server) -> None:
    guest = await telling.guest()
    elsewhere = {"Origin": "https://evil.example"}
    said = {"endpoint": SERVICE, "keys": KEYS}
    assert (await guest.http.post("/notices/push", json=said, headers=elsewhere)).status_code == 403
    form = {"address": "https://ntfy.sh/x"}
    assert (await guest.http.post("/notices", data=form, headers=elsewhere)).status_code == 403
    assert await ways_of(telling) == []


async def test_the_service_worker_is_served_from_the_root(server: Server) -> None:
    guest = await server.guest()
    answer = await guest.http.get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "showNotification" in answer.text


async def test_pages_can_be_installed_as_an_app(server: Server) -> None:
    guest = await server.guest()
    (address,) = re.findall(r'rel="manifest" href="([^"]+)"', (await guest.http.get("/")).text)
    answer = await guest.http.get(address)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    told = answer.json()
    assert (urljoin(address, told["start_url"]), told["display"]) == ("/", "standalone")
    icon = await guest.http.get(address.replace("app.webmanifest", told["icons"][0]["src"]))
    assert icon.headers["content-type"].startswith(told["icons"][0]["type"])
