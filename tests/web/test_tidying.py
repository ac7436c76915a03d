"""What a server removes by itself."""

import asyncio
from dataclasses import replace

from sqlalchemy import text
from tests.clock import Clock
from tests.web.harness import rows, serving
from tests.web.store.admin.test_tables import add

from spadework.web.settings import Settings
from spadework.web.tidying import EVERY


async def test_abandoned_tables_go_unless_somebody_looks(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    clock: Clock,
) -> None:
    async with serving(replace(settings, idle=10 * EVERY, kept_undealt=1)) as server:
        guest = await server.guest()
        looked_at, left = await guest.open_table("me link"), await guest.open_table("me link")
        async with server.live(left):
            pass
        line = await guest.line(looked_at)
        await line.hear()
        async with server.site.storage.writing() as session:
            await session.execute(text("UPDATE tables SET created = '2020-01-01 00:00:00'"))
        await add(server.site.storage, "new")
        clock.put_forward(EVERY)
        # The guest's connections have waited for long.
        later = await server.guest()
        while (await later.http.get(left)).status_code == 200:
            await asyncio.sleep(0.01)
        assert (await later.http.get(looked_at)).status_code == 200
        found = rows(settings.folder / "spadework.sqlite", "SELECT id FROM tables")
        assert {id for (id,) in found} == {looked_at.removeprefix("/tables/"), "new"}
