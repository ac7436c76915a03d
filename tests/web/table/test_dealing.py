"""Seed contributions (commit-reveal): all are committed before any is revealed, and the deal waits for all of them."""

import pytest
from tests.web.harness import Guest, Line, Payload, Server, rows

from spadework.engine.chance import contribution_hash
from spadework.web.db.storage import Conflict
from spadework.web.table.reveal_timeout import RevealTimeouts

PARTS = ["a" * 64, "b" * 64]


async def two(server: Server) -> tuple[str, list[Guest], list[Line]]:
    """Seat two guests at a table that is not dealt yet; return the table, the guests and their connections."""
    guests = [await server.guest() for _ in range(2)]
    table = await guests[0].open_table("me link")
    first = await guests[0].line(table)
    await guests[1].http.post((await first.hear())["invites"][0]["url"], data={})
    second = await guests[1].line(table)
    await first.settle()
    await second.settle()
    return table, guests, [first, second]


async def seal_at(server: Server, table: str) -> str:
    async with server.live(table) as live:
        return live.commitment


async def commit(line: Line, seat: int, seal: str) -> None:
    await line.send(type="commit", seat=seat, seal=seal, commitment=contribution_hash(PARTS[seat]))
    await line.settle()


async def reveal(line: Line, seat: int, seal: str, part: str = "") -> None:
    await line.send(type="contribute", seat=seat, seal=seal, contribution=part or PARTS[seat])


async def last_seal(line: Line) -> Payload:
    """Return the latest seal message on a connection."""
    return [told for told in await line.settle() if told["type"] == "seal"][-1]


async def test_nobody_reveals_before_all_have_committed(server: Server) -> None:
    table, _, (first, second) = await two(server)
    sealed = await seal_at(server, table)
    await commit(first, 0, sealed)
    await reveal(first, 0, sealed)
    assert (await first.hear_until("error"))["reason"].startswith("The others haven’t fixed their random numbers")
    await second.send(type="commit", seat=1, seal=sealed, commitment=contribution_hash(PARTS[1]))
    seal = await first.hear_until("seal")
    assert (seal["stage"], seal["seats"], seal["commitments"]) == (
        "reveal",
        [0],
        [contribution_hash(part) for part in PARTS],
    )
    await reveal(first, 0, sealed)
    await first.settle()
    assert PARTS[0] not in "".join(second.heard)
    await reveal(second, 1, sealed)
    assert (await first.hear_until("view"))["version"]
    assert not any(part in "".join(line.heard) for part in PARTS for line in (first, second))
    async with server.live(table) as live:
        assert live.table is not None
        assert list(live.table.setup.contributions) == PARTS
        assert live.table.setup.missing_parts == ()


async def test_a_wrong_reveal_makes_everyone_commit_again_but_only_once(server: Server) -> None:
    table, _, (first, second) = await two(server)
    void = await seal_at(server, table)
    await commit(first, 0, void)
    await commit(second, 1, void)
    await reveal(first, 0, void)
    await reveal(second, 1, void, "c" * 64)
    await second.settle()
    seal = await last_seal(first)
    assert (seal["stage"], seal["seats"], seal["commitments"]) == ("commit", [0], [None, None])
    assert seal["commitment"] != void
    stored = rows(server.settings.folder / "spadework.sqlite", "SELECT commitment, contribution FROM seats")
    assert stored == [(None, None)] * 2
    for line, seat in ((first, 0), (second, 1)):
        await commit(line, seat, seal["commitment"])
    await reveal(second, 1, seal["commitment"], "c" * 64)
    # A player can't void the deal like this again and again.
    assert (await second.hear_until("error"))["reason"].startswith("This is not the random number")
    # The other player merely hasn't revealed yet, and can't lose the seat for that.
    async with server.live(table) as live:
        assert live.dealing.held_up_by == {live.seats[1].guest}
    assert (await last_seal(first))["may"] == ["free", "cancel"]
    await reveal(second, 1, seal["commitment"])
    await reveal(first, 0, seal["commitment"])
    assert (await first.hear_until("view"))["version"]


async def test_a_commitment_to_a_void_deal_is_refused(server: Server) -> None:
    table, _, (first, _) = await two(server)
    await commit(first, 0, "0" * 64)
    async with server.live(table) as live:
        assert live.seats[0].commitment is None
        with pytest.raises(Conflict):
            await live.dealing._storage.commit(live.id, 0, "00" * 32, "a" * 64)
    assert "This deal is void" in "".join(first.heard)


async def test_a_solo_player_reveals_without_committing(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me computer")
    line = await guest.line(table)
    seal = await line.hear()
    assert seal["stage"] == "reveal"
    await waited(server, table)
    await reveal(line, 0, seal["commitment"])
    assert (await line.hear_until("view"))["version"]
    async with server.live(table) as live:
        assert live.table is not None
        assert live.table.setup.contributions == (PARTS[0], None)


async def waited(server: Server, table: str) -> None:
    """Let the reveal timeout pass, after which a player may lose their seat."""
    times = RevealTimeouts(0)
    async with server.live(table) as live:
        times.on_change(live)
        await times._waiting[live][1]
        times.on_change(live)
        assert live.table is None


async def test_the_deal_waits_for_all_and_the_host_may_free_a_late_seat(server: Server) -> None:
    table, (host, guest), (first, second) = await two(server)
    sealed = await seal_at(server, table)
    await commit(first, 0, sealed)
    assert (await host.http.post(f"{table}/free")).status_code == 409
    await waited(server, table)
    seal = await last_seal(first)
    assert "the deal is waiting for Player 2" in seal["status"]
    assert seal["may"] == ["free", "cancel"]
    assert (await guest.http.post(f"{table}/free")).status_code == 409
    assert (await host.http.post(f"{table}/free")).status_code == 303
    seal = await last_seal(first)
    assert ([seat["open"] for seat in seal["people"]], seal["may"]) == (
        [False, True],
        ["ask", "fill", "resize", "set-up", "cancel"],
    )
    # Nobody had revealed anything, so the deal and the commitments stay the same.
    assert (seal["commitment"], seal["seats"]) == (sealed, [])
    await guest.http.post(seal["invites"][0]["url"], data={})
    await commit(second, 1, sealed)
    await reveal(first, 0, sealed)
    await reveal(second, 1, sealed)
    assert (await first.hear_until("view"))["version"]


async def test_a_host_who_reveals_wrong_numbers_cannot_free_other_seats(server: Server) -> None:
    table, (host, guest), (first, second) = await two(server)
    for _ in range(2):
        sealed = await seal_at(server, table)
        await commit(first, 0, sealed)
        await commit(second, 1, sealed)
        await reveal(first, 0, sealed, "c" * 64)
        seal = await last_seal(first)
    assert seal["may"] == ["cancel"]
    assert (await host.http.post(f"{table}/free")).status_code == 409
    seal = await last_seal(second)
    assert "the deal is waiting for Player 1." in seal["status"]
    assert seal["may"] == ["leave"]
    assert (await guest.http.post(f"{table}/leave")).status_code == 303


@pytest.mark.parametrize("goes", ["free", "leave"])
async def test_a_guest_who_held_up_a_deal_cannot_sit_down_again_uninvited(server: Server, goes: str) -> None:
    host, guest = [await server.guest() for _ in range(2)]
    table = await host.open_table("me link", joining="anybody")
    line = await host.line(table)
    assert (await guest.http.post(f"{table}/sit", data={"name": "Bo"})).status_code == 303
    sealed = await seal_at(server, table)
    await commit(line, 0, sealed)
    await waited(server, table)
    assert (await (host if goes == "free" else guest).http.post(f"{table}/{goes}")).status_code == 303
    answer = await guest.http.post(f"{table}/sit", data={"name": "Bo"})
    assert answer.status_code == 409
    assert "waited too long for you" in answer.text
    assert "sit" not in (await (await guest.line(table)).hear_until("seal"))["may"]
    # Other guests or a computer player may take the seat.
    assert "sit" in (await (await (await server.guest()).line(table)).hear_until("seal"))["may"]
    assert (await host.http.post(f"{table}/fill", data={"level": "mate"})).status_code == 303
    await reveal(line, 0, sealed)
    assert (await line.hear_until("view"))["version"]


async def test_freeing_a_seat_after_a_reveal_voids_the_deal(server: Server) -> None:
    table, (host, _), (first, second) = await two(server)
    void = await seal_at(server, table)
    await commit(first, 0, void)
    await commit(second, 1, void)
    await reveal(first, 0, void)
    await first.settle()
    await waited(server, table)
    assert (await host.http.post(f"{table}/free")).status_code == 303
    seal = await last_seal(first)
    assert (seal["stage"], seal["seats"], seal["commitments"]) == ("commit", [0], [None, None])
    assert seal["commitment"] != void
    stored = rows(server.settings.folder / "spadework.sqlite", "SELECT guest IS NULL, contribution FROM seats")
    assert stored == [(0, None), (1, None)]


async def test_a_guest_waiting_for_the_host_may_leave(server: Server) -> None:
    table, (_, guest), (_, second) = await two(server)
    await commit(second, 1, await seal_at(server, table))
    assert (await guest.http.post(f"{table}/leave")).status_code == 409
    await waited(server, table)
    assert (await last_seal(second))["may"] == ["leave"]
    assert (await guest.http.post(f"{table}/leave")).status_code == 303


async def test_deleting_everything_voids_the_deal_too(server: Server) -> None:
    table, (_, guest), (first, second) = await two(server)
    void = await seal_at(server, table)
    await commit(first, 0, void)
    await commit(second, 1, void)
    await reveal(first, 0, void)
    await first.settle()
    await guest.http.post("/me/delete", data={"sure": "1"})
    seal = await last_seal(first)
    assert (seal["stage"], seal["seats"]) == ("commit", [0])
    assert seal["commitment"] != void


async def test_no_time_runs_while_a_seat_is_open(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me link")
    times = RevealTimeouts(0)
    async with server.live(table) as live:
        times.on_change(live)
    assert not times._waiting


@pytest.mark.parametrize("commitment", ["zz", 7, None])
async def test_a_hash_has_64_digits(server: Server, commitment: object) -> None:
    _, _, (first, _) = await two(server)
    await first.send(type="commit", seat=0, seal="0" * 64, commitment=commitment)
    assert (await first.hear_until("error"))["reason"]
