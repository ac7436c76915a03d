"""Rematches with the same people."""

import random
from datetime import timedelta

import pytest
from sqlalchemy import update
from tests.web.features.friends.test_friends import played
from tests.web.harness import GAME, Guest, Line, Server, play_out, views_of

from spadework.engine.discovery import all_games
from spadework.web.db.models import StoredTable, now


async def finished(server: Server) -> tuple[Guest, Guest, Line, str]:
    """Return two guests, the second one's connection, and a table that they have finished with a computer player."""
    host, friend = await server.guest(), await server.guest()
    table = await host.open_table("me link computer", **{"name-0": "Ada"})
    line = await host.line(table)
    url = (await line.hear())["invites"][0]["url"]
    await friend.http.post(url, data={"name": "Bo"})
    other = await friend.line(table)
    first, second = await views_of(line, other)
    await play_out({0: (line, first), 1: (other, second)}, random.Random(7))
    await other.settle()
    return host, friend, other, table


@pytest.mark.long
@pytest.mark.slow
async def test_one_click_opens_a_rematch_and_invites_the_others(server: Server) -> None:
    host, friend, other, table = await finished(server)
    answer = await host.http.post(f"{table}/rematch")
    assert answer.status_code == 303
    again = answer.headers["location"]
    assert again != table
    async with server.live(again) as live:
        # Everyone moves along by one seat.
        assert (live.names[0], live.names[2]) == ("Bo", "Ada")
        assert [seat.is_open for seat in live.seats] == [True, False, False]
        assert live.seats[1].level == "mate"
    assert await other.hear_until("rematch") == {"type": "rematch", "name": "Ada", "url": again}
    # The seat is offered on the home page and at the table itself, only to its owner.
    stranger = await server.guest()
    for page in ("/", again):
        assert f'action="{table}/rematch"' in (await friend.http.get(page)).text, page
        assert f"{table}/rematch" not in (await stranger.http.get(page)).text, page
    assert "Ada has opened the next game." in (await friend.http.get("/")).text
    joined = await friend.http.post(f"{table}/rematch")
    assert joined.headers["location"] == again
    async with server.live(again) as live:
        assert not any(seat.is_open for seat in live.seats)
        assert len({seat.guest for seat in live.seats}) == 3
    assert "has opened the next game" not in (await friend.http.get("/")).text
    assert (await host.http.post(f"{table}/rematch")).headers["location"] == again


@pytest.mark.long
@pytest.mark.slow
async def test_everyone_at_the_ended_table_gets_the_current_rematch_link(
    server: Server,
) -> None:
    host, friend, other, table = await finished(server)
    again = (await host.http.post(f"{table}/rematch")).headers["location"]
    assert (await other.hear_until("rematch"))["url"] == again
    stranger = await server.guest()
    for late in (await friend.line(table), await stranger.line(table)):
        assert (await late.hear_until("rematch"))["url"] == again
    await host.http.post(f"{again}/cancel")
    second = (await host.http.post(f"{table}/rematch")).headers["location"]
    assert second != again
    assert (await other.hear_until("rematch"))["url"] == second


@pytest.mark.long
@pytest.mark.slow
async def test_only_players_of_the_game_can_request_a_rematch(server: Server) -> None:
    _, _, _, table = await finished(server)
    stranger = await server.guest()
    assert (await stranger.http.post(f"{table}/rematch")).status_code == 403
    assert 'id="rematch"' not in (await stranger.http.get(f"{table}/ending")).text


async def test_a_rematch_is_refused_before_the_end(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me computer")
    await guest.dealt(table)
    assert (await guest.http.post(f"{table}/rematch")).status_code == 409


async def test_the_next_game_may_be_another_one(server: Server) -> None:
    table, (host, friend, _) = await played(server)
    for wrong in ("chess", GAME):
        assert (await host.http.post(f"{table}/rematch", data={"game": wrong})).status_code == 422
    others = [id for id, game in all_games().items() if id != GAME and 2 in game.rules.SEATS]
    again = (await host.http.post(f"{table}/rematch", data={"game": others[0]})).headers["location"]
    async with server.live(again) as live:
        assert live.game.id == others[0]
        assert [seat.is_open for seat in live.seats] == [True, False]
    # The others join the same table, whichever button they press.
    assert (await friend.http.post(f"{table}/rematch")).headers["location"] == again


@pytest.mark.slow
async def test_a_reserved_seat_keeps_its_name_when_joined_by_link(server: Server) -> None:
    host, friend, _, table = await finished(server)
    again = (await host.http.post(f"{table}/rematch")).headers["location"]
    async with server.live(again) as live:
        [seat] = [seat for seat in live.seats if seat.is_open]
        assert seat.name == "Bo"
    link = f"{again}/join/{seat.invitation}"
    assert (await friend.http.post(link, data={"name": "Ada"})).status_code == 422
    assert (await friend.http.post(link, data={"name": "Bo"})).headers["location"] == again
    async with server.live(again) as live:
        assert live.names[seat.seat] == "Bo"


async def test_a_reserved_seat_may_be_gone(server: Server) -> None:
    table, (host, friend, third, _) = await played(server, 3)
    again = (await friend.http.post(f"{table}/rematch")).headers["location"]
    assert (await friend.http.post(f"{again}/resize", data={"seats": "2"})).status_code == 303
    async with server.live(again) as live:
        kept = [seat.name for seat in live.seats]
    for guest, name in ((host, "Player 1"), (third, "Player 3")):
        assert (await guest.http.post(f"{table}/rematch")).headers["location"] == again
        async with server.live(again) as live:
            assert [seat.is_open for seat in live.seats].count(True) == (name not in kept)
    # One of the two has taken the seat that was kept, the other can watch.
    async with server.live(again) as live:
        assert len({seat.guest for seat in live.seats} - {None}) == 2


async def test_a_rematch_whose_host_is_deleted_makes_room_for_another(server: Server) -> None:
    table, (host, friend, _) = await played(server)
    first = (await host.http.post(f"{table}/rematch")).headers["location"]
    assert (await friend.http.post(f"{table}/rematch")).headers["location"] == first
    await host.http.post("/me/delete", data={"sure": "on"})
    second = (await friend.http.post(f"{table}/rematch")).headers["location"]
    assert second != first
    assert (await friend.http.get(second)).status_code == 200


async def test_home_offers_a_rematch_for_some_days(server: Server) -> None:
    table, (host, friend, _) = await played(server)
    again = (await host.http.post(f"{table}/rematch")).headers["location"]
    offered = f'action="{table}/rematch"'
    assert offered in (await friend.http.get("/")).text
    async with server.site.storage.writing() as session:
        await session.execute(update(StoredTable).values(created=now() - timedelta(days=8)))
    assert offered not in (await friend.http.get("/")).text
    assert offered in (await friend.http.get(again)).text
