"""Quotas, and what is removed beyond them."""

from datetime import timedelta

import pytest
from tests.web.db.admin.test_tables import add

from spadework.web.db.admin.cleanup import count_unfinished, keep_newest_lines
from spadework.web.db.models import StoredChatLine, StoredChatReport, StoredOffer, now
from spadework.web.db.storage import Storage
from spadework.web.features.chat import service as store_of_talk
from spadework.web.features.chat.service import MOST_REPORTS, ChatStore


async def test_unfinished_tables_of_a_month_are_counted(storage: Storage) -> None:
    await add(storage, "open")
    await add(storage, "running", 29, dealt=True)
    await add(storage, "abandoned", 31, dealt=True)
    await add(storage, "other", creator="bo")
    for end in ("over", "ended", "cancelled"):
        await add(storage, end, **{end: True})
    assert (
        await count_unfinished(storage, "ada"),
        await count_unfinished(storage, "bo"),
        await count_unfinished(storage, "cy"),
    ) == (
        2,
        1,
        0,
    )


async def test_the_newest_lines_and_reported_or_offer_lines_are_kept(storage: Storage) -> None:
    for id, lines in (("talks", 9), ("quiet", 3)):
        await add(storage, id)
        async with storage.writing() as session:
            session.add_all(
                StoredChatLine(table=id, number=number, guest="ada", name="", text="x", at=now())
                for number in range(1, lines + 1)
            )
    async with storage.writing() as session:
        session.add(StoredChatReport(table="talks", number=2, guest="bo", at=now()))
        session.add(StoredOffer(table="talks", number=4, guest="ada", step=0))
    assert await keep_newest_lines(storage, 3) == 4
    assert [line.number for line in await ChatStore(storage).lines("talks", 99)] == [2, 4, 7, 8, 9]
    assert len(await ChatStore(storage).lines("quiet", 99)) == 3
    assert await keep_newest_lines(storage, 3) == 0


async def test_reports_per_guest_and_day_are_limited(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    await add(storage, "talks")
    lines = range(1, MOST_REPORTS + 3)
    async with storage.writing() as session:
        session.add_all(
            StoredChatLine(table="talks", number=line, guest="ada", name="", text="x", at=now()) for line in lines
        )
    reported, talk = [], ChatStore(storage)
    for line in lines:
        reported.append(await talk.report("talks", line, "bo"))
    assert reported == [True] * MOST_REPORTS + [False, False]
    assert await talk.report("talks", 1, "cy")
    tomorrow = now() + timedelta(days=1, seconds=1)
    monkeypatch.setattr(store_of_talk, "now", lambda: tomorrow)
    assert await talk.report("talks", lines[-1], "bo")
    assert len(await talk.reports()) == MOST_REPORTS + 1
