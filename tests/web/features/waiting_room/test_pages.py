"""A table before the deal: who is there, leaving, filling up, cancelling."""

import pytest
from tests.web.harness import Guest, Line, Payload, Server, rows, views_of


async def waiting(server: Server, kinds: str = "me link link", **fields: str) -> tuple[Guest, Line, str, list[Payload]]:
    """Somebody who waits for friends; the invitations."""
    host = await server.guest()
    table = await host.open_table(kinds, **{"name-0": "Ada", **fields})
    line = await host.line(table)
    return host, line, table, (await line.hear())["invites"]


async def joined(server: Server, invitation: str, name: str) -> Guest:
    guest = await server.guest()
    assert (await guest.http.post(invitation, data={"name": name})).status_code == 303
    return guest


async def test_everybody_sees_live_who_is_there(server: Server) -> None:
    _, line, table, invites = await waiting(server, "me link computer")
    guest = await joined(server, invites[0]["url"], "Bo")
    there = await line.hear_until("seal")
    assert [(seat["name"], seat["note"], seat["open"]) for seat in there["people"]] == [
        ("Ada", "you", False),
        ("Bo", "", False),
        ("Hook", "computer, Mate", False),
    ]
    assert there["may"] == ["cancel"]
    assert (await (await guest.line(table)).hear_until("seal"))["may"] == []


async def test_one_link_is_good_for_every_open_seat(server: Server) -> None:
    _, line, table, invites = await waiting(server)
    await joined(server, invites[0]["url"], "Bo")
    await joined(server, invites[0]["url"], "Cy")
    async with server.live(table) as live:
        assert live.names == ["Ada", "Bo", "Cy"]
    late = await server.guest()
    answer = await late.http.post(invites[0]["url"], data={"name": "Di"})
    assert answer.status_code == 409
    assert f'href="{table}"' in answer.text
    await line.settle()


async def test_a_guest_leaves_and_the_seat_is_open_again(server: Server) -> None:
    host, line, table, invites = await waiting(server)
    guest = await joined(server, invites[0]["url"], "Bo")
    other = await guest.line(table)
    seal = await other.hear_until("seal")
    assert seal["may"] == ["leave"]
    await other.send(type="commit", seat=1, seal=seal["commitment"], commitment="1" * 64)
    await other.settle()
    assert (await guest.http.post(f"{table}/leave")).headers["location"] == "/"
    left = [told for told in await line.settle() if told["type"] == "seal"][-1]
    assert [seat["open"] for seat in left["people"]] == [False, True, True]
    assert len(left["invites"]) == 2
    stored = rows(
        server.settings.folder / "spadework.sqlite", "SELECT guest, name, commitment FROM seats WHERE seat = 1"
    )
    assert stored == [(None, "", None)]
    assert (await guest.http.post(f"{table}/leave")).status_code == 409
    assert (await host.http.post(f"{table}/leave")).status_code == 409


async def test_nobody_leaves_once_the_last_seat_is_taken(server: Server) -> None:
    _, _, table, invites = await waiting(server, "me link")
    guest = await joined(server, invites[0]["url"], "Bo")
    assert (await guest.http.post(f"{table}/leave")).status_code == 409


async def test_the_host_fills_open_seats_with_computer_players(server: Server) -> None:
    host, line, table, invites = await waiting(server, "me link link", **{"name-0": "Finch"})
    guest = await joined(server, invites[1]["url"], "Hook")
    other = await guest.line(table)
    assert (await guest.http.post(f"{table}/fill", data={"level": "captain"})).status_code == 409
    assert (await host.http.post(f"{table}/fill", data={"level": "genius"})).status_code == 422
    assert (await host.http.post(f"{table}/fill", data={"level": "captain"})).headers["location"] == table
    view, _ = await views_of(line, other)
    assert view["names"] == ["Finch", "Finch (2)", "Hook"]
    async with server.live(table) as live:
        assert live.stored.dealt
        assert live.seats[1].level == "captain"
    stored = rows(server.settings.folder / "spadework.sqlite", "SELECT level, invitation FROM seats WHERE seat = 1")
    assert stored == [("captain", None)]
    assert (await guest.http.get(invites[0]["url"])).status_code == 404
    for what in ("fill", "cancel"):
        assert (await host.http.post(f"{table}/{what}", data={"level": "mate"})).status_code == 409


@pytest.mark.parametrize(
    ("wanted", "kinds", "hints"),
    [
        ("alone", "me link link", True),
        ("alone", "me here link", False),
        ("nobody", "me link link", False),
        ("everybody", "me here link", True),
    ],
)
async def test_who_fills_all_seats_has_the_hints_of_a_table_opened_so(
    server: Server, wanted: str, kinds: str, hints: bool
) -> None:
    host, _, table, _ = await waiting(server, kinds, hints=wanted)
    assert (await host.http.post(f"{table}/fill", data={"level": "mate"})).status_code == 303
    opened = await host.open_table(kinds.replace("link", "computer"), hints=wanted)
    for one in (table, opened):
        async with server.live(one) as live:
            assert live.stored.hints == hints
    found = rows(server.settings.folder / "spadework.sqlite", "SELECT hints FROM tables ORDER BY created")
    assert found == [(hints,)] * 2


async def test_who_is_left_with_a_friend_has_no_hints_that_the_friend_was_not_told_of(server: Server) -> None:
    host, line, table, invites = await waiting(server, "me link link", hints="alone")
    guest = await joined(server, invites[0]["url"], "Bo")
    other = await guest.line(table)
    await host.http.post(f"{table}/fill", data={"level": "mate"})
    assert [view["hints"] for view in await views_of(line, other)] == [False, False]


async def test_the_host_cancels_and_everybody_is_told(server: Server) -> None:
    host, line, table, invites = await waiting(server)
    guest = await joined(server, invites[0]["url"], "Bo")
    other = await guest.line(table)
    assert (await guest.http.post(f"{table}/cancel")).status_code == 409
    assert (await host.http.post(f"{table}/cancel")).headers["location"] == "/"
    for one in (line, other):
        assert (await one.hear_until("error"))["reason"] == "This table was cancelled."
        assert await one.closed() == 4404
    for path in (table, invites[1]["url"]):
        answer = await guest.http.get(path)
        assert answer.status_code == 410
        assert "was cancelled" in answer.text
    assert table not in (await host.http.get("/")).text
    assert rows(server.settings.folder / "spadework.sqlite", "SELECT cancelled FROM tables") == [(1,)]


async def test_a_form_of_another_site_changes_nothing(server: Server) -> None:
    host, _, table, _ = await waiting(server)
    for what in ("sit", "leave", "free", "fill", "cancel"):
        answer = await host.http.post(
            f"{table}/{what}", data={"level": "mate"}, headers={"Origin": "https://elsewhere.example"}
        )
        assert answer.status_code == 403


async def test_a_name_that_was_forgotten_is_given_later(server: Server) -> None:
    guest, other = await server.guest(), await server.guest()
    table = await guest.open_table("me computer")
    line, _ = await guest.dealt(table)
    page = (await guest.http.get(table)).text
    assert f'action="{table}/name"' in page
    assert f'action="{table}/name"' not in (await other.http.get(table)).text
    assert (await guest.http.post(f"{table}/name", data={"name": "Ada"})).headers["location"] == table
    await line.settle()
    assert any(">Ada<" in text for text in line.heard)
    async with server.live(table) as live:
        assert live.names[0] == "Ada"
    assert "Ada" in (await guest.http.get(f"{table}/replay")).text
    # Not that of another player, none that can't be used, and nobody else's.
    async with server.live(table) as live:
        computer = live.names[1]
    await guest.http.post(f"{table}/name", data={"name": computer})
    async with server.live(table) as live:
        assert live.names[0] == f"{computer} (2)"
    await guest.http.post(f"{table}/name", data={"name": "x" * 1000})
    async with server.live(table) as live:
        assert live.names[0] == f"{computer} (2)"
    assert (await other.http.post(f"{table}/name", data={"name": "Eve"})).status_code == 409
