"""Sending in the background: tried again twice, and told to the log without addresses."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from tests.clock import Clock
from tests.waiting import until
from tests.web.watched import logged

from spadework.web.notices.delivery import AGAIN, Delivery, Gone, NotSent, Told, told
from spadework.web.settings import Settings
from spadework.web.store.database import open_database
from spadework.web.store.notice_models import NoticeWay
from spadework.web.store.notices import MOST_WAYS, NoticeStore
from spadework.web.store.storage import Conflict, Storage

TOLD = Told("Dig", "Dig: it is your move.", "/tables/t")


class Failing:
    """A sender that fails in some way."""

    def __init__(self, *errors: Exception | None) -> None:
        self.errors = list(errors)
        self.tries = 0

    async def send(self, way: NoticeWay, told: Told) -> None:  # noqa: ARG002
        self.tries += 1
        error = self.errors.pop(0)
        if error is not None:
            raise error


@pytest.fixture
async def store(settings: Settings) -> AsyncIterator[NoticeStore]:
    storage = Storage(await open_database(settings))
    yield NoticeStore(storage)
    await storage.close()


def way(id: str, address: str = "https://ntfy.sh/secret-topic") -> NoticeWay:
    return NoticeWay(id=id, guest="ann", kind="webhook", address=address, key={}, language="en", site="")


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_what_fails_is_tried_again_twice_and_the_log_names_no_address(
    store: NoticeStore, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    sender = Failing(NotSent("answered 500"), OSError("https://ntfy.sh/secret-topic"), NotSent("answered 500"))
    delivery = Delivery(store, {"webhook": sender})
    delivery.send(way("w"), TOLD)
    for number, wait in enumerate([0, *AGAIN, 1000]):
        clock.put_forward(wait)
        await settle()
        assert sender.tries == min(number + 1, 3)
    await delivery.close()
    lines = logged(caplog.records)
    assert [line.get("why") or line["error"] for line in lines] == ["answered 500", "OSError", "answered 500"]
    assert "secret" not in f"{lines} {caplog.text}"


async def test_a_way_at_whose_end_nobody_is_any_more_is_removed(store: NoticeStore) -> None:
    await store.add_way(way("w"))
    sender = Failing(Gone("answered 410"))
    delivery = Delivery(store, {"webhook": sender})
    delivery.send(way("w"), TOLD)

    async def is_removed() -> bool:
        return not await store.ways("ann")

    await until(is_removed)
    await delivery.close()
    assert sender.tries == 1


async def test_ways_for_which_there_is_no_sender_rest(store: NoticeStore) -> None:
    delivery = Delivery(store, {})
    delivery.send(way("w"), TOLD)
    await settle()
    await delivery.close()


async def test_nobody_has_too_many_ways_and_an_address_belongs_to_one_person(store: NoticeStore) -> None:
    for number in range(MOST_WAYS):
        await store.add_way(way(f"w{number}", f"https://ntfy.sh/{number}"))
    with pytest.raises(Conflict):
        await store.add_way(way("more", "https://ntfy.sh/more"))
    await store.add_way(way("same", "https://ntfy.sh/0"))
    other = way("other", "https://ntfy.sh/0")
    other.guest = "bo"
    await store.add_way(other)
    assert [found.id for found in await store.ways("bo")] == ["other"]
    assert len(await store.ways("ann")) == MOST_WAYS - 1


def test_a_notice_tells_the_table_and_the_game_only() -> None:
    assert told("turn", "gone_game", "t", "en") == ("gone_game", "gone_game: it is your move.", "/tables/t")
    assert told("turn", "gone_game", "t", "de").text == "gone_game: Du bist dran."
