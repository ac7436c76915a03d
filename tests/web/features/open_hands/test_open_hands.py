"""Tables for teaching: everyone may see every hand, as announced before the deal."""

import pytest
from tests.web.features.history.ended import ended
from tests.web.features.lobby.test_pages import OPEN
from tests.web.harness import GAME, Guest, Server, views_of

from spadework.web.features.ratings.service import is_rated

SAID = "Open hands: everyone may look at every hand."


async def dealt(server: Server, **fields: str) -> tuple[str, list[Guest]]:
    """Deal a table of two; return its path, and the guests: players and a spectator."""
    host, friend, stranger = [await server.guest() for _ in range(3)]
    table = await host.open_table("me link", **fields)
    line = await host.line(table)
    url = (await line.hear())["invites"][0]["url"]
    assert (SAID in (await friend.http.get(url)).text) == (fields.get("hands") == "open")
    await friend.http.post(url, data={"name": "Bo"})
    await views_of(line, await friend.line(table))
    return table, [host, friend, stranger]


async def test_everyone_may_view_every_seat(server: Server) -> None:
    table, guests = await dealt(server, hands="open")
    for guest in guests:
        assert SAID in (await guest.http.get(table)).text
        for seat in (-1, 0, 1):
            picture = await guest.http.get(f"{table}/picture.svg?seat={seat}")
            assert picture.headers["content-type"] == "image/svg+xml"
            assert (await guest.http.get(f"{table}/replay?seat={seat}")).status_code == 200
    # Each picture shows what the seat sees.
    pictures = [(await guests[2].http.get(f"{table}/picture.svg?seat={seat}")).text for seat in (-1, 0, 1)]
    assert len(set(pictures)) == 3
    assert (await guests[1].http.get(f"{table}/picture.svg?seat=0")).text == pictures[1]


async def test_hands_are_hidden_at_all_other_tables(server: Server) -> None:
    table, guests = await dealt(server)
    assert SAID not in (await guests[0].http.get(table)).text
    for guest, seat in ((guests[0], 1), (guests[1], 0), (guests[2], 0)):
        assert (await guest.http.get(f"{table}/picture.svg?seat={seat}")).status_code == 403
        assert (await guest.http.get(f"{table}/replay?seat={seat}")).status_code == 403
    assert (await guests[0].http.get(f"{table}/picture.svg?seat=0")).status_code == 409


async def test_the_lobby_shows_open_hands(server: Server) -> None:
    host = await server.guest()
    await host.open_table("me link", **OPEN, hands="open")
    assert "Open to everyone" in (await host.http.get("/lobby")).text
    wrong = await host.http.post(f"/games/{GAME}/new", data={"seats": "2", "kind-0": "me", "hands": "none"})
    assert wrong.status_code == 422


@pytest.mark.parametrize("open_hands", [False, True])
def test_open_hand_games_are_not_rated(open_hands: bool) -> None:
    assert is_rated(ended({"ann": 1, "bo": 2}, open_hands=open_hands)) == (not open_hands)
