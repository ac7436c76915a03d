"""Friends: people whom a guest has played with, and can invite to a table or block."""

import re

import pytest
from tests.web.features.chat.test_socket import heard, say
from tests.web.features.clubs.test_dates import tell_all
from tests.web.features.clubs.test_pages import founded, joined
from tests.web.features.history.ended import guest_id
from tests.web.harness import GAME, Guest, Server, rows, seated

PAGE = "/me/friends"


async def played(server: Server, seats: int = 2) -> tuple[str, list[Guest]]:
    """Return a table at which the players have ended a game by agreement, and the guests: players and a spectator."""
    table, guests = await seated(server, GAME, seats)
    lines = [await guest.line(table) for guest in guests[:seats]]
    for line in lines:
        await line.send(type="end", wanted=True)
    while not (await lines[0].hear_until("view"))["prompt"].startswith("The players ended"):
        pass
    return table, guests


async def keys(guest: Guest, path: str = PAGE) -> list[str]:
    """Return the keys of the people in a page's forms."""
    page = (await guest.http.get(path)).text
    return re.findall(r'name="person"\s+value="([^"]+)"', page)


async def block(guest: Guest, **more: str) -> None:
    """Block the first person on a guest's list."""
    key = (await keys(guest))[0]
    answer = await guest.http.post(f"{PAGE}/block", data={"person": key, **more})
    assert answer.headers["location"] == PAGE


async def test_people_who_played_together_are_listed(server: Server) -> None:
    _, (ann, bo, stranger) = await played(server)
    page = (await ann.http.get(PAGE)).text
    assert "Player 2" in page
    assert "1 game together, last on " in page
    assert "Player 1" in (await bo.http.get(PAGE)).text
    assert "No one yet." in (await stranger.http.get(PAGE)).text
    # No guest's id is revealed.
    guests = [id for (id,) in rows(server.settings.folder / "spadework.sqlite", "SELECT guest FROM seats")]
    assert all(id not in page for id in guests)


async def test_friends_are_asked_to_a_table(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, str]] = []
    tell_all(server, monkeypatch, lambda _, text: told.append((text.text, text.path)))
    _, (ann, bo, stranger) = await played(server)
    table = await ann.open_table("me link link", **{"name-0": "Ann"})
    (key,) = await keys(ann, table)
    for _ in range(2):
        assert (await ann.http.post(f"{table}/ask", data={"person": key})).headers["location"] == table
    ((text, path),) = told
    assert text.endswith(": Ann invites you to play.")
    assert await keys(ann, table) == []
    assert "Player 2 (invited)" in (await ann.http.get(table)).text
    home = (await bo.http.get("/")).text
    assert "Ann invites you to play." in home
    assert f'href="{path}"' in home
    assert table not in (await stranger.http.get("/")).text
    assert (await bo.http.post(path, data={"name": "Bo"})).headers["location"] == table
    # The invitation has served its purpose.
    assert "Ann asks you" not in (await bo.http.get("/")).text


async def test_home_lists_all_invitations(server: Server) -> None:
    _, (ann, bo, _) = await played(server)
    tables = [await ann.open_table("me link") for _ in range(5)]
    for table in tables:
        (key,) = await keys(ann, table)
        await ann.http.post(f"{table}/ask", data={"person": key})
    home = (await bo.http.get("/")).text
    assert all(f'action="{table}/decline"' in home for table in tables)


async def test_an_invited_friend_can_decline(server: Server) -> None:
    _, (ann, bo, stranger) = await played(server)
    table = await ann.open_table("me link link", **{"name-0": "Ann"})
    (key,) = await keys(ann, table)
    await ann.http.post(f"{table}/ask", data={"person": key})
    assert (await stranger.http.post(f"{table}/decline", data={})).status_code == 303
    assert "Not now" in (await bo.http.get("/")).text
    assert (await bo.http.get("/waiting.json")).json()["asked"] == 1
    assert (await bo.http.post(f"{table}/decline", data={})).headers["location"] == "/"
    assert "Ann asks you" not in (await bo.http.get("/")).text
    assert (await bo.http.get("/waiting.json")).json()["asked"] == 0
    assert "Player 2 (can’t come)" in (await ann.http.get(table)).text
    # The link still works for a guest whose plans change.
    assert rows(server.settings.folder / "spadework.sqlite", "SELECT declined FROM invitations") == [(1,)]


async def test_only_the_host_can_invite_and_only_people_played_with(server: Server) -> None:
    _, (ann, bo, stranger) = await played(server)
    (key,) = await keys(ann)
    table = await ann.open_table("me link link")
    for guest, person, status in ((ann, "x", 422), (bo, key, 409), (stranger, key, 409)):
        assert (await guest.http.post(f"{table}/ask", data={"person": person})).status_code == status
    assert rows(server.settings.folder / "spadework.sqlite", "SELECT guest FROM invitations") == []


async def test_blocked_people_dont_sit_together(server: Server) -> None:
    _, (ann, bo, _) = await played(server)
    await block(ann)
    assert await keys(ann) == await keys(ann, PAGE) != []
    assert "Blocked" in (await ann.http.get(PAGE)).text
    public = await ann.open_table("me link", joining="anybody")
    invited = await ann.open_table("me link")
    url = (await (await ann.line(invited)).hear())["invites"][0]["url"]
    for path in (f"{public}/sit", url):
        answer = await bo.http.post(path, data={"name": "Bo"})
        assert answer.status_code == 409
        assert (await bo.http.get(url)).status_code == 409
        # Blocked guests aren't told so.
        assert "no seat left for you" in answer.text
    theirs = await bo.open_table("me link", joining="anybody")
    assert "blocked someone" in (await ann.http.post(f"{theirs}/sit")).text
    # Quick pairing finds another table.
    assert (await bo.http.post("/lobby/now", data={"game": GAME})).headers["location"] != public
    await block(ann, unblock="yes")
    assert (await bo.http.post(f"{public}/sit")).headers["location"] == public


async def test_invitations_by_blocked_people_are_silently_dropped(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    tell_all(server, monkeypatch, lambda _, text: told.append(text.text))
    _, (ann, bo, _) = await played(server)
    await block(bo)
    table = await ann.open_table("me link", **{"name-0": "Ann"})
    (key,) = await keys(ann, table)
    assert (await ann.http.post(f"{table}/ask", data={"person": key})).headers["location"] == table
    # To the inviting guest, everything looks as usual.
    assert "(invited)" in (await ann.http.get(table)).text
    assert told == []
    assert "asks you" not in (await bo.http.get("/")).text


async def test_club_tables_are_not_for_blocked_people_either(server: Server) -> None:
    _, (ann, bo, _) = await played(server)
    club = await founded(ann)
    assert (await bo.http.post(f"{club}/join", data={"name": "Bo"})).headers["location"] == club
    cleo = await joined(server, club, "Cleo")
    await block(bo)
    table = await ann.open_table("me link link", joining=f"club-{club.rpartition('/')[2]}")
    assert (await bo.http.post(f"{table}/sit")).status_code == 409
    assert (await cleo.http.post(f"{table}/sit")).headers["location"] == table


async def test_a_line_s_speaker_is_blocked_at_the_table(server: Server) -> None:
    table, guests = await seated(server, GAME, 2)
    ann, bo, watching = [await guest.line(table) for guest in guests]
    assert (await say(bo, "You cheat!", seat=1))["type"] == "delivered"
    await ann.hear_until("chat")
    await ann.send(type="block", number=1)
    assert (await ann.hear_until("blocked"))["number"] == 1
    assert (await say(bo, "And how!", mark="b", seat=1))["type"] == "delivered"
    assert [line["text"] for line in await heard(watching)] == ["You cheat!", "And how!"]
    assert await heard(ann) == []
    assert await heard(await guests[0].line(table)) == []
    # A player who already sits here stays, and can return by any of the table's links.
    assert (await guests[1].http.post(f"{table}/sit")).headers["location"] == table
    # The other player still receives everything.
    assert (await say(ann, "Good game"))["type"] == "delivered"
    assert "Good game" in [line["text"] for line in await heard(bo)]
    assert "Player 2" in (await guests[0].http.get(PAGE)).text


@pytest.mark.parametrize("number", [1, 2])
async def test_authors_of_own_and_unknown_lines_cannot_be_blocked(server: Server, number: int) -> None:
    table, guests = await seated(server, GAME, 2)
    line = await guests[0].line(table)
    assert (await say(line, "Hello"))["type"] == "delivered"
    await line.send(type="block", number=number)
    assert "can’t be done" in (await line.hear_until("chat_refused"))["reason"]


async def test_blocks_are_exported_without_ids_and_deleted_with_the_guest(server: Server) -> None:
    _, (ann, bo, _) = await played(server)
    await block(ann)
    (exported,) = (await ann.http.get("/me/export.json")).json()["blocks"]
    assert set(exported) == {"name", "at"}
    database = server.settings.folder / "spadework.sqlite"
    ((other,),) = rows(database, "SELECT other FROM blocks")
    assert guest_id(server, bo) == other
    await ann.http.post("/me/delete", data={"sure": "on"})
    assert rows(database, "SELECT other FROM blocks") == []


async def test_a_deleted_guest_disappears_from_friends_and_blocks(server: Server) -> None:
    _, (ann, bo, _) = await played(server)
    await block(ann)
    await bo.http.post("/me/delete", data={"sure": "on"})
    assert "No one yet." in (await ann.http.get(PAGE)).text
    assert rows(server.settings.folder / "spadework.sqlite", "SELECT other FROM blocks") == []


async def test_fellow_club_members_can_be_invited(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    dora = await joined(server, club, "Dora")
    assert "in your club Our household" in (await ann.http.get(PAGE)).text
    table = await ann.open_table("me link")
    (key,) = await keys(ann, table)
    await ann.http.post(f"{table}/ask", data={"person": key})
    assert "invites you to play." in (await dora.http.get("/")).text
    assert (await dora.http.get("/waiting.json")).json() == {"count": 1, "asked": 1}


async def test_everyone_is_listed_until_the_last_invitation(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadework.web.features.friends.store.MOST_ASKED", 2)
    ann = await server.guest()
    club = await founded(ann)
    for name in ("Ben", "Cy", "Dora"):
        await joined(server, club, name)
    table = await ann.open_table("me link")
    for left in (3, 2):
        known = await keys(ann, table)
        assert len(known) == left
        await ann.http.post(f"{table}/ask", data={"person": known[-1]})
    assert await keys(ann, table) == []
    assert (await ann.http.get(table)).text.count("(invited)") == 2


async def test_a_repeated_invitation_is_not_notified_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    tell_all(server, monkeypatch, lambda _, text: told.append(text.text))
    _, (ann, bo, _) = await played(server)
    for _ in range(2):
        table = await ann.open_table("me link")
        (key,) = await keys(ann, table)
        await ann.http.post(f"{table}/ask", data={"person": key})
    assert len(told) == 1
    assert (await bo.http.get("/")).text.count("invites you to play.") >= 2
