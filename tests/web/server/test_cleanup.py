"""Automatic cleanup."""

from dataclasses import replace
from datetime import datetime

from sqlalchemy import select, update
from tests.clock import Clock
from tests.waiting import until
from tests.web.db.admin.test_tables import add
from tests.web.harness import serving

from spadework.web.db.models import StoredTable
from spadework.web.server.app import CLEANUP_INTERVAL
from spadework.web.server.settings import Settings


async def test_abandoned_tables_are_removed_unless_someone_has_them_open(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    clock: Clock,
) -> None:
    async with serving(replace(settings, idle=10 * CLEANUP_INTERVAL, kept_undealt=1)) as server:
        guest = await server.guest()
        looked_at, left = await guest.open_table("me link"), await guest.open_table("me link")
        async with server.live(left):
            pass
        line = await guest.line(looked_at)
        await line.hear()
        async with server.site.storage.writing() as session:
            await session.execute(update(StoredTable).values(created=datetime(2020, 1, 1)))
        await add(server.site.storage, "new")
        clock.put_forward(CLEANUP_INTERVAL)
        # The first guest's idle connections may have timed out.
        later = await server.guest()

        async def is_gone() -> bool:
            return (await later.http.get(left)).status_code != 200

        await until(is_gone)
        assert (await later.http.get(looked_at)).status_code == 200
        async with server.site.storage.reading() as session:
            ids = set(await session.scalars(select(StoredTable.id)))
        assert ids == {looked_at.removeprefix("/tables/"), "new"}
