"""What is told of tables to whoever is not there."""

from tests.web.harness import Guest, Server, views_of


async def count(guest: Guest) -> int:
    """How many tables wait for a guest."""
    return int((await guest.http.get("/waiting.json")).json()["count"])


async def test_tables_of_several_people_that_wait_are_counted_by_guest(server: Server) -> None:
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
        await live.change_seats([0, 1], stand_in="mate")
    assert await count(host) == await count(friend) == 0


async def test_a_table_alone_is_not_counted(server: Server) -> None:
    guest = await server.guest()
    _, view = await guest.dealt(await guest.open_table("me computer"))
    assert view["moves"]
    assert await count(guest) == 0
