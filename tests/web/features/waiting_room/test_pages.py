"""The waiting room: presence, leaving, filling and changing seats, cancelling."""

import pytest
from tests.some_games import ONE_OF_EACH
from tests.web.harness import Guest, Line, Payload, Server, rows, views_of

from spadework.engine.discovery import game as find_game
from spadework.web.db.storage import Conflict
from spadework.web.features.waiting_room.service import resized
from spadework.web.features.waiting_room.store import replace_seats

FOUR = ONE_OF_EACH[0].id
"""A game for two to four players."""


async def waiting(server: Server, kinds: str = "me link link", **fields: str) -> tuple[Guest, Line, str, list[Payload]]:
    """Open a table that waits for friends; return the host, a connection, the path and the invitations."""
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
    for what in ("fill", "resize", "cancel"):
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
async def test_filling_seats_later_gives_the_same_hints_as_at_opening(
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


async def test_hints_for_solo_play_stay_off_once_a_friend_has_joined(server: Server) -> None:
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
    for what in ("sit", "leave", "free", "fill", "resize", "cancel"):
        answer = await host.http.post(
            f"{table}/{what}", data={"level": "mate"}, headers={"Origin": "https://elsewhere.example"}
        )
        assert answer.status_code == 403


async def test_a_missing_name_can_be_entered_later(server: Server) -> None:
    guest, other = await server.guest(), await server.guest()
    table = await guest.open_table("me computer")
    line, _ = await guest.dealt(table)
    page = (await guest.http.get(table)).text
    assert f'action="{table}/name"' in page
    assert f'action="{table}/name"' not in (await other.http.get(table)).text
    assert (await guest.http.post(f"{table}/name", data={"name": "Ada"})).headers["location"] == table
    await line.settle()
    assert any('"Ada"' in text for text in line.heard)
    async with server.live(table) as live:
        assert live.names[0] == "Ada"
    assert "Ada" in (await other.http.get(f"{table}/replay")).text
    # The name can't be another player's or an invalid one, and nobody else can set it.
    async with server.live(table) as live:
        computer = live.names[1]
    await guest.http.post(f"{table}/name", data={"name": computer})
    async with server.live(table) as live:
        assert live.names[0] == f"{computer} (2)"
    await guest.http.post(f"{table}/name", data={"name": "x" * 1000})
    async with server.live(table) as live:
        assert live.names[0] == f"{computer} (2)"
    assert (await other.http.post(f"{table}/name", data={"name": "Eve"})).status_code == 409


async def test_three_of_four_came_and_they_start(server: Server) -> None:
    host, line, table, invites = await waiting(server, "me link link link", game=FOUR)
    friends = [await joined(server, invites[0]["url"], name) for name in ("Bo", "Cy")]
    before = await line.hear_until("seal")
    while sum(seat["open"] for seat in before["people"]) > 1:
        before = await line.hear_until("seal")
    assert (before["may"], before["sizes"]) == (["ask", "fill", "resize", "set-up", "cancel"], [3])
    assert (await host.http.post(f"{table}/resize", data={"seats": "3"})).headers["location"] == table
    views = await views_of(*[await guest.line(table) for guest in (host, *friends)])
    assert [view["names"] for view in views] == [["Ada", "Bo", "Cy"]] * 3
    async with server.live(table) as live:
        assert live.table is not None
        assert live.table.seats == 3
        assert live.commitment != before["commitment"]


async def test_one_more_friend_comes(server: Server) -> None:
    host, line, table, invites = await waiting(server, "me link", game=FOUR)
    assert (await host.http.post(f"{table}/resize", data={"seats": "4"})).status_code == 303
    seal = [told for told in await line.settle() if told["type"] == "seal"][-1]
    assert [seat["open"] for seat in seal["people"]] == [False, True, True, True]
    assert [invite["url"] for invite in seal["invites"]][:1] == [invite["url"] for invite in invites]
    assert seal["sizes"] == [2, 3]
    # The first link works for the new seats, too.
    friends = [await joined(server, invites[0]["url"], name) for name in ("Bo", "Cy", "Di")]
    views = await views_of(line, *[await friend.line(table) for friend in friends])
    assert views[0]["names"] == ["Ada", "Bo", "Cy", "Di"]


async def test_the_series_and_options_can_be_changed(server: Server) -> None:
    host, line, table, invites = await waiting(server, "me link link", game=FOUR)
    friend = await joined(server, invites[0]["url"], "Bo")
    option = next(
        one for one in find_game(FOUR).options() if one.name not in {"deck", "first"} and len(one.choices) > 1
    )
    changed = {"series": "wins-2", "option-first": "2", f"option-{option.name}": option.choices[1]}
    assert (await friend.http.post(f"{table}/set-up", data=changed)).status_code == 409
    wrong = {"series": "wins-9"}, {"option-first": "9"}, {f"option-{option.name}": "no"}
    for one in wrong:
        assert (await host.http.post(f"{table}/set-up", data=one)).status_code == 422, one
    # There is no fourth seat.
    assert (await host.http.post(f"{table}/set-up", data={"option-first": "4"})).status_code == 409
    before = [told for told in await line.settle() if told["type"] == "seal"][-1]
    assert before["set_up"] == []
    assert (await host.http.post(f"{table}/set-up", data=changed)).headers["location"] == table
    seal = [told for told in await line.settle() if told["type"] == "seal"][-1]
    assert seal["set_up"][0] == "First to 2 wins"
    assert len(seal["set_up"]) == 3
    # A stale page changes only the fields that its user has changed.
    stale = {"series": "single", "was-series": "single", "option-first": "1", "was-option-first": "draw"}
    assert (await host.http.post(f"{table}/set-up", data=stale)).status_code == 303
    seal = [told for told in await line.settle() if told["type"] == "seal"][-1]
    assert seal["set_up"][0] == "First to 2 wins"
    await host.http.post(f"{table}/set-up", data={"option-first": "2"})
    seal = [told for told in await line.settle() if told["type"] == "seal"][-1]
    # The deal is new; the players are the same.
    assert seal["commitment"] != before["commitment"]
    assert [seat["name"] for seat in seal["people"]] == [seat["name"] for seat in before["people"]]
    last = await joined(server, invites[1]["url"], "Cy")
    await views_of(*[await guest.line(table) for guest in (host, friend, last)])
    async with server.live(table) as live:
        assert live.table is not None
        assert (live.stored.series, live.stored.options[option.name]) == ("wins-2", option.choices[1])
        assert live.stored.options["first"] == "2"
    assert (await host.http.post(f"{table}/set-up", data=changed)).status_code == 409


async def test_remaining_seats_keep_name_level_and_first_turn(server: Server) -> None:
    host, line, table, _ = await waiting(
        server, "me link computer link", game=FOUR, **{"option-first": "3", "level-2": "captain"}
    )
    assert (await host.http.post(f"{table}/resize", data={"seats": "2"})).status_code == 303
    async with server.live(table) as live:
        assert [(seat.seat, seat.name, seat.level) for seat in live.seats] == [(0, "Ada", None), (1, "Hook", "captain")]
        assert live.stored.options["first"] == "2"
    assert (await line.take_part("{:064x}".format))["names"] == ["Ada", "Hook"]


async def test_what_was_said_stays_with_those_who_said_it(server: Server) -> None:
    host, line, table, invites = await waiting(server, "me link link", game=FOUR)
    friend = await joined(server, invites[1]["url"], "Bo")
    other = await friend.line(table)
    for who, seat, text in ((other, 2, "Cy is ill"), (line, 0, "Without him, then")):
        await who.send(type="say", mark="1", seat=seat, text=text)
        await who.settle()
    assert (await host.http.post(f"{table}/resize", data={"seats": "2"})).status_code == 303
    async with server.live(table) as live:
        assert [(said.speaker.seat, said.speaker.name) for said in live.chat.lines] == [(1, "Bo"), (0, "Ada")]
    stored = rows(server.settings.folder / "spadework.sqlite", "SELECT seat FROM chat_lines ORDER BY number")
    assert stored == [(1,), (0,)]


async def test_only_the_host_changes_the_seats_and_only_to_what_fits(server: Server) -> None:
    host, line, table, invites = await waiting(server, "me link link", game=FOUR)
    friend = await joined(server, invites[0]["url"], "Bo")
    assert (await friend.http.post(f"{table}/resize", data={"seats": "2"})).status_code == 409
    for wrong in ("1", "3", "5", "many", ""):
        assert (await host.http.post(f"{table}/resize", data={"seats": wrong})).status_code == 409, wrong
    async with server.live(table) as live:
        assert live.names == ["Ada", "Bo", ""]
    assert (await host.http.post(f"{table}/resize", data={"seats": "2"})).status_code == 303
    # All seats are taken now.
    assert (await host.http.post(f"{table}/resize", data={"seats": "3"})).status_code == 409
    await line.settle()


async def test_a_change_of_seats_elsewhere_is_noticed(server: Server) -> None:
    _, line, table, invites = await waiting(server, "me link", game=FOUR)
    async with server.live(table) as live:
        stored = await server.site.tables.stored(live.id)
        await replace_seats(server.site.storage, stored, {"secret": "5" * 64}, resized(live, 3))
        with pytest.raises(Conflict):
            await replace_seats(server.site.storage, stored, {"secret": "6" * 64}, resized(live, 4))
        await live.catch_up()
        await joined(server, invites[0]["url"], "Bo")
        assert live.names == ["Ada", "Bo", ""]
        later = await server.site.tables.stored(live.id)
        later.seats[1].guest = None
        with pytest.raises(Conflict):
            await replace_seats(server.site.storage, later, {"secret": "7" * 64}, resized(live, 4))
    assert len((await line.hear_until("seal"))["people"]) == 3
