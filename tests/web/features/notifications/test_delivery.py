"""Background delivery: two retries, and no addresses in the log."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from functools import partial

import pytest
from tests.clock import Clock
from tests.waiting import until
from tests.web.watched import logged

from spadework.web.db.models import StoredAccount, StoredChannel, StoredPerson, now
from spadework.web.db.session import open_database
from spadework.web.db.storage import Conflict, Storage
from spadework.web.features.accounts.store import PeopleStore
from spadework.web.features.notifications.delivery import (
    RETRY_DELAYS,
    Delivery,
    Gone,
    NotificationText,
    NotSent,
    notification_text,
)
from spadework.web.features.notifications.store import MAX_CHANNELS, NotificationStore
from spadework.web.server.settings import Settings

TOLD = NotificationText("Dig", "Dig: it’s your turn.", "/tables/t")


class Failing:
    """A sender that raises these errors in turn; None succeeds."""

    def __init__(self, *errors: Exception | None) -> None:
        self.errors = list(errors)
        self.tries = 0

    async def send(self, channel: StoredChannel, notification: NotificationText) -> None:  # noqa: ARG002
        self.tries += 1
        error = self.errors.pop(0)
        if error is not None:
            raise error


@pytest.fixture
async def store(settings: Settings) -> AsyncIterator[NotificationStore]:
    storage = Storage(await open_database(settings))
    yield NotificationStore(storage)
    await storage.close()


def channel(id: str, address: str = "https://ntfy.sh/secret-topic") -> StoredChannel:
    return StoredChannel(id=id, guest="ann", kind="webhook", address=address, key={}, language="en", site="")


def tried(sender: Failing, times: int) -> bool:
    return sender.tries == times


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_failed_delivery_is_retried_twice_and_logged_without_address(
    store: NotificationStore, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    sender = Failing(NotSent("answered 500"), OSError("https://ntfy.sh/secret-topic"), NotSent("answered 500"))
    delivery = Delivery(store, {"webhook": sender})
    await store.add_channel(channel("w"))
    delivery.send(channel("w"), TOLD)
    for number, wait in enumerate([0, *RETRY_DELAYS, 1000]):
        clock.put_forward(wait)
        await until(partial(tried, sender, min(number + 1, 3)))
        await settle()
    assert sender.tries == 3
    await delivery.close()
    lines = logged(caplog.records)
    assert [line.get("why") or line["error"] for line in lines] == ["answered 500", "OSError", "answered 500"]
    assert "secret" not in f"{lines} {caplog.text}"


async def test_delivery_to_a_removed_channel_is_not_retried(store: NotificationStore, clock: Clock) -> None:
    await store.add_channel(channel("w"))
    sender = Failing(NotSent("answered 500"))
    delivery = Delivery(store, {"webhook": sender})
    delivery.send(channel("w"), TOLD)
    await until(partial(tried, sender, 1))
    await settle()
    await store.remove_channel("ann", "w")
    clock.put_forward(RETRY_DELAYS[0])
    await until(lambda: not len(delivery._sending))
    assert sender.tries == 1
    await delivery.close()


async def test_a_dead_channel_is_removed(store: NotificationStore) -> None:
    await store.add_channel(channel("w"))
    sender = Failing(Gone("answered 410"))
    delivery = Delivery(store, {"webhook": sender})
    delivery.send(channel("w"), TOLD)

    async def is_removed() -> bool:
        return not await store.channels("ann")

    await until(is_removed)
    await delivery.close()
    assert sender.tries == 1


async def test_channels_without_a_sender_are_ignored(store: NotificationStore) -> None:
    delivery = Delivery(store, {})
    delivery.send(channel("w"), TOLD)
    await settle()
    await delivery.close()


async def test_channels_are_limited_and_unique_per_guest(store: NotificationStore) -> None:
    for number in range(MAX_CHANNELS):
        await store.add_channel(channel(f"w{number}", f"https://ntfy.sh/{number}"))
    with pytest.raises(Conflict):
        await store.add_channel(channel("more", "https://ntfy.sh/more"))
    await store.add_channel(channel("same", "https://ntfy.sh/0"))
    assert sorted(found.id for found in await store.channels("ann")) == sorted(
        ["same", *(f"w{n}" for n in range(1, 10))]
    )


def browser(guest: str, address: str, auth: str = "a", session: str | None = None) -> StoredChannel:
    key = {"p256dh": "p", "auth": auth}
    return StoredChannel(
        id=f"{guest} {address} {auth}", guest=guest, kind="push", address=address, key=key, session=session,
        language="en", site="",
    )  # fmt: skip


async def found(store: NotificationStore, *guests: str) -> list[str]:
    return [channel.id for guest in guests for channel in await store.channels(guest)]


async def test_adding_another_guest_s_address_does_not_take_over_the_channel(store: NotificationStore) -> None:
    await store.add_channel(channel("ann's"))
    other = channel("bo's")
    other.guest = "bo"
    await store.add_channel(other)
    assert await found(store, "ann", "bo") == ["ann's", "bo's"]
    await store.add_channel(browser("ann", "push", auth="secret"))
    await store.add_channel(browser("bo", "push", auth="guessed"))
    assert await found(store, "ann", "bo") == ["ann's", "ann push secret", "bo's", "bo push guessed"]


async def test_the_latest_guest_takes_over_the_channel_of_a_shared_browser(store: NotificationStore) -> None:
    await store.add_channel(browser("ann", "push"))
    await store.add_channel(browser("bo", "push"))
    assert await found(store, "ann", "bo") == ["bo push a"]


async def test_a_browser_s_new_subscription_takes_the_place_of_its_old_one(store: NotificationStore) -> None:
    await store.add_channel(browser("ann", "old"))
    await store.add_channel(browser("bo", "other"))
    await store.add_channel(browser("ann", "new"))
    assert await found(store, "ann", "bo") == ["ann new a", "bo other a"]


async def test_signing_out_removes_the_browser_s_channel(store: NotificationStore) -> None:
    people, since = PeopleStore(store._storage), now() - timedelta(days=1)
    await people.add_account(
        StoredAccount(id="ann", key="ann", skeleton="ann"), StoredPerson(guest="ann", name="Ann"), None
    )
    await store.add_channel(channel("webhook"))
    await store.add_channel(browser("guest", "here"))
    await people.transfer("guest", "ann")
    for token in ("here", "there", "elsewhere"):
        await people.begin_session("ann", token, since)
    await store.add_channel(browser("ann", "there", session="there"))
    await store.add_channel(browser("ann", "elsewhere", session="elsewhere"))
    assert await found(store, "ann") == ["webhook", "guest here a", "ann there a", "ann elsewhere a"]
    await people.end_session("here")
    assert await found(store, "ann") == ["webhook", "ann there a", "ann elsewhere a"]
    await people.set_password("ann", "hash", "there")
    assert await found(store, "ann") == ["webhook", "ann there a"]
    await people.end_sessions("ann")
    assert await found(store, "ann") == ["webhook"]


def test_a_notification_names_only_the_game_and_the_table() -> None:
    assert notification_text("turn", "gone_game", "t", "en") == NotificationText(
        "gone_game", "gone_game: it’s your turn.", "/tables/t"
    )
    assert notification_text("turn", "gone_game", "t", "de").text == "gone_game: Du bist dran."
