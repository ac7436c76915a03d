"""Club tables: members see them, are notified, and sit down with one click."""

from collections.abc import Awaitable, Callable

import pytest
from tests.web.features.clubs.test_pages import founded, joined, text_of
from tests.web.features.history.ended import guest_id
from tests.web.harness import GAME, Guest, Server, rows, views_of

from spadework.web.db.models import StoredChannel
from spadework.web.features.clubs import store as clubs_store
from spadework.web.features.notifications.delivery import NotificationText


async def opened(host: Guest, club: str, kinds: str = "me link", **fields: str) -> str:
    """Open a table for a club; return its path."""
    return await host.open_table(kinds, **{"joining": f"club-{club.rpartition('/')[2]}", "name-0": "Ann", **fields})


async def test_a_member_sees_the_table_on_two_pages_and_sits_down(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    bo, stranger = await joined(server, club, "Bo"), await server.guest()
    table = await opened(ann, club, "me link link")
    assert "The members of Our household see this table and can sit down." in await text_of(ann, table)
    for path in ("/", club):
        assert "Ann is waiting at a table for Our household." in await text_of(bo, path)
        assert "Our household" not in (await stranger.http.get("/")).text
        assert f'action="{table}/sit"' in (await bo.http.get(path)).text
    assert f'action="{table}/sit"' not in (await stranger.http.get(club)).text
    assert (await stranger.http.post(f"{table}/sit", data={})).status_code == 409
    assert (await bo.http.post(f"{table}/sit", data={})).headers["location"] == table
    # It is now among the member's own tables; the club still shows it because a seat is open.
    assert f'action="{table}/sit"' not in (await bo.http.get("/")).text
    assert f'href="{table}"' in (await bo.http.get(club)).text
    async with server.live(table) as live:
        assert live.names == ["Ann", "Bo", ""]


async def test_the_waiting_room_offers_a_seat_to_members_only(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    table = await opened(ann, club)
    bo, stranger = await joined(server, club, "Bo"), await server.guest()
    assert (await (await bo.line(table)).hear_until("seal"))["may"] == ["sit"]
    assert (await (await stranger.line(table)).hear_until("seal"))["may"] == []
    assert not rows(server.settings.folder / "spadework.sqlite", "SELECT id FROM tables WHERE public")
    # A member who has left counts as a stranger.
    await bo.http.post(f"{club}/leave", data={})
    assert (await bo.http.post(f"{table}/sit", data={})).status_code == 409


async def test_the_form_offers_the_guest_s_clubs(server: Server) -> None:
    ann, stranger = await server.guest(), await server.guest()
    club = await founded(ann)
    id = club.rpartition("/")[2]
    page = (await ann.http.get(f"/games/{GAME}/new?with=friends&club={id}")).text
    assert f'value="club-{id}" checked> Members of Our household and people with the link' in page
    page = (await stranger.http.get(f"/games/{GAME}/new?with=friends&club={id}")).text
    assert f"club-{id}" not in page
    form = {"seats": "2", "kind-0": "me", "kind-1": "link", "joining": f"club-{id}"}
    assert (await stranger.http.post(f"/games/{GAME}/new", data=form)).status_code == 422
    # Nobody can be invited to a table without open seats.
    table = await opened(ann, club, "me computer")
    assert rows(server.settings.folder / "spadework.sqlite", "SELECT club FROM tables") == [(None,)]
    assert (await ann.http.get(table)).status_code == 200


@pytest.fixture
def told(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, NotificationText]]:
    """Return a list of the recipients and texts of notifications, which grows as they are sent."""
    sent: list[tuple[str, NotificationText]] = []
    monkeypatch.setattr(server.site.notifications.delivery, "send", lambda way, text: sent.append((way.guest, text)))
    return sent


@pytest.fixture
def listens(server: Server) -> Callable[[Guest], Awaitable[str]]:
    """Return a function that gives a guest a notification channel, and returns their id."""

    async def add(guest: Guest) -> str:
        id = guest_id(server, guest)
        way = StoredChannel(id=id, guest=id, kind="webhook", address=id, key={}, language="en", site="")
        await server.site.notifications.store.add_channel(way)
        return id

    return add


async def test_members_who_opted_in_are_notified_at_a_limited_rate(
    server: Server, told: list[tuple[str, NotificationText]], listens: Callable[[Guest], Awaitable[str]]
) -> None:
    ann = await server.guest()
    club = await founded(ann)
    bo, cy = await joined(server, club, "Bo"), await joined(server, club, "Cy")
    await listens(ann)
    id = await listens(bo)
    table = await opened(ann, club)
    (sent,) = told
    assert sent[0] == id
    assert sent[1].text.endswith(": Ann opened a table for Our household.")
    assert (sent[1].path, sent[1].closes) == (table, False)
    for _ in range(4):
        await opened(ann, club)
    assert len(told) == 3
    await opened(cy, club)
    assert len(told) == 5


async def test_a_table_outlives_its_club(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    bo = await joined(server, club, "Bo")
    table = await opened(ann, club)
    await clubs_store.dissolve(server.site.storage, club.rpartition("/")[2])
    assert table not in (await bo.http.get("/")).text
    assert (await bo.http.post(f"{table}/sit", data={})).status_code == 409
    assert (await (await ann.line(table)).hear_until("seal"))["invites"]


async def test_a_host_who_leaves_hands_the_table_over(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    bo = await joined(server, club, "Bo")
    table = await opened(ann, club, "me link link")
    await bo.http.post(f"{table}/sit", data={"name": "Bo"})
    assert "cancel" not in (await (await bo.line(table)).hear_until("seal"))["may"]
    assert (await ann.http.post(f"{table}/leave", data={})).status_code == 303
    assert set((await (await bo.line(table)).hear_until("seal"))["may"]) >= {"fill", "resize", "cancel", "leave"}
    database = server.settings.folder / "spadework.sqlite"
    assert rows(database, "SELECT creator FROM tables") == [(guest_id(server, bo),)]
    # When the last player leaves, the next one to sit down becomes the host.
    await bo.http.post(f"{table}/leave", data={})
    assert rows(database, "SELECT creator FROM tables") == [("",)]
    await ann.http.post(f"{table}/sit", data={"name": "Ann"})
    assert "cancel" in (await (await ann.line(table)).hear_until("seal"))["may"]
    assert rows(database, "SELECT creator FROM tables") == [(guest_id(server, ann),)]


async def test_members_find_the_games_that_are_on_and_watch(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    bo, cy = await joined(server, club, "Bo"), await joined(server, club, "Cy")
    table = await opened(ann, club)
    await bo.http.post(f"{table}/sit")
    await views_of(await ann.line(table), await bo.line(table))
    page = (await cy.http.get(club)).text
    assert "Being played now" in page
    assert f'href="{table}">Watch' in page
    assert f'href="{table}">Watch' not in (await bo.http.get(club)).text
    stranger = await server.guest()
    assert table not in (await stranger.http.get(club)).text
    await (await ann.line(table)).send(type="host", talk="read", closed=True, delay=0)
    while table in (await cy.http.get(club)).text:
        pass


async def test_the_rematch_is_the_club_s_too_but_its_seats_are_reserved(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    bo, cy = await joined(server, club, "Bo"), await joined(server, club, "Cy")
    table = await opened(ann, club)
    await bo.http.post(f"{table}/sit")
    lines = [await ann.line(table), await bo.line(table)]
    await views_of(*lines)
    for line in lines:
        await line.send(type="end", wanted=True)
    while not (await lines[0].hear_until("view"))["prompt"].startswith("The players ended"):
        pass
    again = (await ann.http.post(f"{table}/rematch")).headers["location"]
    assert (await cy.http.post(f"{again}/sit")).status_code == 409
    assert again not in (await cy.http.get(club)).text
    await bo.http.post(f"{table}/rematch")
    await views_of(await ann.line(again), await bo.line(again))
    assert f'href="{again}">Watch' in (await cy.http.get(club)).text
