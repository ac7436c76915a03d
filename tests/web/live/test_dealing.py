"""Everybody's part of the chance: fixed before anybody shows one, and waited for only so long."""

import pytest
from tests.web.harness import Guest, Line, Server, rows

from spadework.web.live.deal_times import DealTimes
from spadework.web.live.dealing import hash_of

PARTS = ["a" * 64, "b" * 64]


async def two(server: Server) -> tuple[str, list[Guest], list[Line]]:
    """Two guests at a table that is not dealt yet."""
    guests = [await server.guest() for _ in range(2)]
    table = await guests[0].open_table("me link")
    first = await guests[0].line(table)
    await guests[1].http.post((await first.hear())["invites"][0]["url"], data={})
    second = await guests[1].line(table)
    await first.settle()
    await second.settle()
    return table, guests, [first, second]


async def commit(line: Line, seat: int) -> None:
    await line.send(type="commit", seat=seat, commitment=hash_of(PARTS[seat]))
    await line.settle()


async def reveal(line: Line, seat: int, part: str = "") -> None:
    await line.send(type="contribute", seat=seat, contribution=part or PARTS[seat])


async def test_nobody_shows_a_part_before_all_have_fixed_theirs(server: Server) -> None:
    table, _, (first, second) = await two(server)
    await commit(first, 0)
    await reveal(first, 0)
    assert (await first.hear_until("error"))["reason"].startswith("The others have not fixed their parts")
    await second.send(type="commit", seat=1, commitment=hash_of(PARTS[1]))
    seal = await first.hear_until("seal")
    assert (seal["stage"], seal["seats"], seal["commitments"]) == ("reveal", [0], [hash_of(part) for part in PARTS])
    await reveal(first, 0)
    await first.settle()
    assert PARTS[0] not in "".join(second.heard)
    await reveal(second, 1)
    assert (await first.hear_until("view"))["version"]
    assert not any(part in "".join(line.heard) for part in PARTS for line in (first, second))
    async with server.live(table) as live:
        assert live.table is not None
        assert list(live.table.setup.contributions) == PARTS


async def test_a_part_is_the_one_that_was_fixed(server: Server) -> None:
    table, _, (first, second) = await two(server)
    await commit(first, 0)
    await commit(second, 1)
    await reveal(second, 1, "c" * 64)
    assert (await second.hear_until("error"))["reason"].startswith("This is not the part")
    async with server.live(table) as live:
        assert live.seats[1].contribution is None


async def test_whoever_is_alone_with_computer_players_hides_the_part_from_nobody(server: Server) -> None:
    guest = await server.guest()
    line = await guest.line(await guest.open_table("me computer"))
    assert (await line.hear())["stage"] == "reveal"
    await reveal(line, 0)
    assert (await line.hear_until("view"))["version"]


async def waited(server: Server, table: str) -> None:
    """Let all the time pass for which a deal waits."""
    times = DealTimes(0)
    async with server.live(table) as live:
        times.keep(live)
        _, waiting = times._waiting[live.id]
        await waiting


async def test_a_deal_does_not_wait_for_ever_for_a_hash(server: Server) -> None:
    table, _, (first, _) = await two(server)
    await commit(first, 0)
    await waited(server, table)
    assert (await first.hear_until("seal"))["stage"] == "reveal"
    await reveal(first, 0)
    await first.hear_until("view")
    async with server.live(table) as live:
        assert live.table is not None
        assert list(live.table.setup.contributions) == [PARTS[0], ""]


async def test_a_hash_stands_for_the_part_that_is_kept_back(server: Server) -> None:
    table, guests, (first, second) = await two(server)
    await commit(first, 0)
    await commit(second, 1)
    await reveal(first, 0)
    await first.settle()
    await waited(server, table)
    await first.hear_until("view")
    await reveal(second, 1)
    database = server.settings.folder / "spadework.sqlite"
    stored = rows(database, "SELECT contribution FROM seats ORDER BY seat")
    assert stored == [(PARTS[0],), (hash_of(PARTS[1]),)]
    assert (await guests[0].http.get(table)).status_code == 200


async def test_no_time_runs_while_a_seat_is_open(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me link")
    times = DealTimes(0)
    async with server.live(table) as live:
        times.keep(live)
    assert not times._waiting


@pytest.mark.parametrize("commitment", ["zz", 7, None])
async def test_a_hash_has_64_digits(server: Server, commitment: object) -> None:
    _, _, (first, _) = await two(server)
    await first.send(type="commit", seat=0, commitment=commitment)
    assert (await first.hear_until("error"))["reason"]
