"""Clubs: founding, sharing, joining, leaving, and their pages."""

import re
from datetime import timedelta

import pytest
from tests.web.features.history.ended import START, ended, guest_id, sat, store
from tests.web.harness import Guest, Server, rows

from spadework.web.db.models import now
from spadework.web.features.clubs import store as clubs_store


async def founded(guest: Guest, name: str = "Ann") -> str:
    """Found a club; return its path."""
    answer = await guest.http.post("/clubs", data={"club": "Our household", "name": name})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


async def joined(server: Server, club: str, name: str) -> Guest:
    """Return a new guest who has joined a club."""
    guest = await server.guest()
    answer = await guest.http.post(f"{club}/join", data={"name": name})
    assert answer.headers["location"] == club
    return guest


async def text_of(guest: Guest, path: str) -> str:
    answer = await guest.http.get(path)
    assert answer.status_code == 200
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", answer.text)).replace(" ,", ",")


def members(server: Server) -> list[str]:
    found = rows(server.settings.folder / "spadework.sqlite", "SELECT name FROM club_members ORDER BY name")
    return [name for (name,) in found]


async def test_records_of_a_club_lead_to_their_games(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    bo = await joined(server, club, "Bo")
    one, other = guest_id(server, ann), guest_id(server, bo)
    await store(server.site.storage, [ended({one: 1, other: 2}, number) for number in range(3)])
    page = await ann.http.get(f"{club}?year={START.year}")
    text = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page.text))
    assert "Most points: Ann, 40." in re.sub("[\u2068\u2069]", "", text)
    assert "Closest win: Ann, by 10 points." in re.sub("[\u2068\u2069]", "", text)
    assert page.text.count('href="/tables/t0/ending"') == 3


async def test_the_club_link_shows_the_members_games_to_anyone(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    bo = await joined(server, club, "Bo")
    one, other = guest_id(server, ann), guest_id(server, bo)
    games = [
        ended({one: 1, other: 2}, 1),
        ended({one: 2, "stranger": 1, other: 3}, 2),
        ended({one: 1, "stranger": 2}, 3),
    ]
    await store(server.site.storage, games)
    page = await (await server.guest()).http.get(f"{club}?year={START.year}")
    text = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page.text))
    assert "2 games with each other, 2026" in text
    assert "Ann 2 2 1" in text
    assert "Bo 2 0 2" in text
    assert "Ann won with 40 points; Bo finished second with 30 points" in text
    assert "; and 1 other" in text
    assert "Stranger" not in page.text
    assert not any(id in page.text for id in (one, other))
    assert '<meta property="og:title" content="Our household">' in page.text
    assert 'content="Ann and Bo. 2 games with each other, 2026."' in page.text.replace("\u2068", "").replace(
        "\u2069", ""
    )
    assert "No games in 1999." in await text_of(ann, f"{club}?year=1999")
    assert "2 games with each other, all years" in await text_of(ann, f"{club}?year=all")


async def test_unfinished_sealed_and_closed_games_are_not_shown(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    ids = guest_id(server, ann), guest_id(server, await joined(server, club, "Bo"))
    places = {ids[0]: 1, ids[1]: 2}
    before = (await ann.http.get(f"{club}?year=all")).text
    await store(server.site.storage, [ended(places, 1)], over=False)
    await store(server.site.storage, [ended(places, 2, deal="d")], sealed_until=now() + timedelta(hours=1))
    await store(server.site.storage, [ended(places, 3, closed=True)])
    assert (await ann.http.get(f"{club}?year=all")).text == before
    # A game that was closed to others is no secret to its players.
    assert "One finished game" in await text_of(ann, "/history")


async def test_a_guest_joins_with_one_click_and_leaves(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    bo = await joined(server, club, "Ann")
    assert members(server) == ["Ann", "Ann (2)"]
    assert 'value="Ann"' in (await bo.http.get("/clubs")).text
    await bo.http.post(f"{club}/join", data={"name": "Bo"})
    assert members(server) == ["Ann", "Ann (2)"]
    assert "Our household" in await text_of(bo, "/clubs")
    await bo.http.post(f"{club}/leave", data={})
    assert members(server) == ["Ann"]
    assert "Our household" not in await text_of(bo, "/clubs")
    nameless = await (await server.guest()).http.post(f"{club}/join", data={"name": " "})
    assert nameless.status_code == 422


async def test_the_founder_renames_removes_and_deletes_and_nobody_else(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    bo = await joined(server, club, "Bo")
    ((key,),) = rows(server.settings.folder / "spadework.sqlite", "SELECT key FROM club_members WHERE name = 'Bo'")
    assert key in (await ann.http.get(club)).text
    assert key not in (await bo.http.get(club)).text
    for what, form in (("rename", {"club": "Mine"}), ("remove", {"member": key}), ("delete", {"sure": "on"})):
        assert (await bo.http.post(f"{club}/{what}", data=form)).status_code == 403
    assert (await ann.http.post(f"{club}/rename", data={"club": " "})).status_code == 422
    await ann.http.post(f"{club}/rename", data={"club": "Friends"})
    assert "Friends" in await text_of(bo, club)
    await ann.http.post(f"{club}/remove", data={"member": key})
    await ann.http.post(f"{club}/remove", data={"member": "nobody"})
    assert members(server) == ["Ann"]
    assert (await ann.http.post(f"{club}/delete", data={})).status_code == 422
    await ann.http.post(f"{club}/delete", data={"sure": "on"})
    assert (await ann.http.get(club)).status_code == 404
    assert members(server) == []


async def test_a_club_passes_on_and_ends_with_its_last_member(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    bo, cy = await joined(server, club, "Bo"), await joined(server, club, "Cy")
    await ann.http.post("/me/delete", data={"sure": "on"})
    assert members(server) == ["Bo", "Cy"]
    assert "Manage the club" in await text_of(bo, club)
    assert "Manage the club" not in await text_of(cy, club)
    await cy.http.post(f"{club}/leave", data={})
    await bo.http.post(f"{club}/leave", data={})
    assert (await bo.http.get(club)).status_code == 404


async def test_clubs_are_exported_and_transferred_to_an_account(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    bo = await joined(server, club, "Bo")
    own = (await bo.http.get("/me/export.json")).json()
    assert [(one["address"], one["name"], one["founded"]) for one in own["clubs"]] == [(club, "Our household", False)]
    assert [one["name"] for one in own["club_members"]] == ["Bo"]
    await ann.http.post("/me/account", data={"name": "Ann", "password": "twelve men on"})
    assert "Manage the club" in await text_of(ann, club)
    assert members(server) == ["Ann", "Bo"]


async def test_founding_a_club_requires_valid_names(server: Server) -> None:
    ann = await server.guest()
    assert (await ann.http.post("/clubs", data={"club": "", "name": "Ann"})).status_code == 422
    assert (await ann.http.post("/clubs", data={"club": "x" * 41, "name": "Ann"})).status_code == 422
    assert (await ann.http.post("/clubs", data={"club": "Ours", "name": ""})).status_code == 422
    assert "Clubs" in await text_of(ann, "/clubs")


async def test_members_per_club_are_limited(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clubs_store, "MOST_MEMBERS", 1)
    club = await founded(await server.guest())
    answer = await (await server.guest()).http.post(f"{club}/join", data={"name": "Bo"})
    assert answer.status_code == 409
    assert "at most 1 members" in answer.text.replace("\u2068", "").replace("\u2069", "")


async def test_a_member_is_shown_with_the_current_name(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    await ann.http.post("/me", data={"name": "Anna", "emblem": ""})
    assert "Anna" in await text_of(ann, club)
    await store(server.site.storage, [ended({guest_id(server, ann): 1}, seats=[sat("a", 1), sat("b", 2)])])
    assert "No games yet" in await text_of(ann, club)


async def test_members_of_the_same_name_are_numbered(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    for guest in (await joined(server, club, "Bo"), await joined(server, club, "Cy")):
        await guest.http.post("/me", data={"name": "Tina", "emblem": ""})
    assert "Ann, Tina and Tina (2)" in await text_of(ann, club)
