"""Shared replays: who leads, who follows, and what is refused."""

import asyncio
import json
import random

import pytest
from tests.waiting import PATIENCE
from tests.web.harness import Guest, Payload, Server, finished, play_out, views_of
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from spadework.web.bots.driver import RESERVED_WAIT, awaits_players
from spadework.web.features.presence.socket import roster
from spadework.web.features.together.service import EXPIRY, OFFERED, Continuation, Participant, Together
from spadework.web.socket.messages import presence
from spadework.web.socket.transport import LATER, NO_TABLE, UNUSABLE


async def looking(server: Server, guest: Guest, table: str, seat: int = 0) -> ClientConnection:
    """Open the live connection of a guest's replay."""
    return await guest.stack.enter_async_context(
        connect(
            f"{server.address}{table}/replay/live?seat={seat}".replace("http", "ws"),
            origin=Origin(server.address),
            additional_headers={"Cookie": "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())},
            close_timeout=0.2,
        )
    )


async def receive(socket: ClientConnection) -> Payload:
    async with asyncio.timeout(PATIENCE):
        message = json.loads(await socket.recv())
    assert isinstance(message, dict)
    return message


async def say(socket: ClientConnection, **message: object) -> None:
    await socket.send(json.dumps(message))


async def played(server: Server) -> tuple[Guest, Guest, str]:
    """Return two guests, Ada and Bo, and a table that they have played to its end."""
    host, friend = await server.guest(), await server.guest()
    table = await host.open_table("me link", **{"name-0": "Ada"})
    line = await host.line(table)
    await friend.http.post((await line.hear())["invites"][0]["url"], data={"name": "Bo"})
    other = await friend.line(table)
    first, second = await views_of(line, other)
    await play_out({0: (line, first), 1: (other, second)}, random.Random(7))
    return host, friend, table


def state(may: bool = True, **more: object) -> Payload:
    """Return the message that is sent while nobody points."""
    return {"type": "led", "may": may, "others": [], "pointers": [], **more}


async def receive_until(socket: ClientConnection, **wanted: object) -> Payload:
    """Return the next message with these values."""
    while True:
        message = await receive(socket)
        if all(message.get(name) == value for name, value in wanted.items()):
            return message


@pytest.mark.slow
async def test_viewers_follow_the_leader_s_position_until_the_leader_leaves(server: Server) -> None:
    ada, bo, table = await played(server)
    stranger = await server.guest()
    leading = await looking(server, ada, table, 0)
    assert await receive(leading) == state()
    following, looks = await looking(server, bo, table, 1), await looking(server, stranger, table, -1)
    # Strangers are not counted.
    assert await receive(following) == state(others=["Ada"])
    assert await receive(leading) == state(others=["Bo"])
    assert await receive_until(looks, others=["Ada", "Bo"]) == state(False, others=["Ada", "Bo"])
    await say(leading, type="lead", step=5)
    assert await receive(leading) == state(others=["Bo"], name="Ada", own=True, step=5, viewer=0)
    led = await receive(following)
    assert (led["name"], led["own"]) == ("Ada", False)
    # It is the same moment, although each viewer counts only the steps they have seen.
    page = (await ada.http.get(f"{table}/replay/5.json?seat=0")).json()
    assert (led["step"], (await receive(looks))["step"]) == (page["eyes"]["1"], page["eyes"]["-1"])
    # Latecomers are led there immediately; meanwhile nobody else can lead, least of all a guest who hasn't played.
    late = await looking(server, stranger, table, 0)
    assert (await receive(late))["step"] == 5
    for socket in (following, looks):
        await say(socket, type="lead", step=1)
        await say(socket, type="stop")
    await say(leading, type="lead", step=7)
    assert (await receive_until(late, step=7))["name"] == "Ada"
    await leading.close()
    assert await receive_until(late, others=["Bo"]) == state(False, others=["Bo"])
    await say(following, type="lead", step=2)
    assert (await receive(late))["name"] == "Bo"
    await say(following, type="stop")
    assert "name" not in await receive(late)


@pytest.mark.slow
async def test_every_player_of_the_game_may_point(server: Server) -> None:
    ada, bo, table = await played(server)
    stranger = await server.guest()
    one, two = await looking(server, ada, table, 0), await looking(server, bo, table, 0)
    looks = await looking(server, stranger, table, 0)
    await receive_until(looks, others=["Ada", "Bo"])
    await say(one, type="lead", step=3, pointed="map-a")
    (pointer,) = (await receive_until(two, name="Ada"))["pointers"]
    assert (pointer["name"], pointer["own"], pointer["pointed"]) == ("Ada", False, "map-a")
    await say(looks, type="point", step=0, pointed="map-b")
    await say(two, type="point", step=2, pointed="map-b")
    seen = (await receive_until(one, name="Ada", others=["Bo"]))["pointers"]
    while len(seen) < 2:
        seen = (await receive(one))["pointers"]
    assert {(one["name"], one["own"], one["pointed"]) for one in seen} == {
        ("Ada", True, "map-a"),
        ("Bo", False, "map-b"),
    }
    # Pointing doesn't take over the lead, and the leader keeps it.
    await say(one, type="point", step=3, pointed="")
    led = await receive_until(two, name="Ada")
    while len(led["pointers"]) > 1:
        led = await receive(two)
    assert [(one["name"], one["own"]) for one in led["pointers"]] == [("Bo", True)]
    # For another viewer, the same id may be a different element.
    other = await looking(server, stranger, table, 1)
    assert (await receive(other))["pointers"] == []


@pytest.mark.slow
async def test_viewers_of_a_replay_can_play_on_together(server: Server) -> None:
    ada, bo, table = await played(server)
    stranger = await server.guest()
    following = await looking(server, bo, table, 1)
    assert await receive(following) == state()
    form = {"step": "3", "seat": "0", "together": "yes"}
    again = (await ada.http.post(f"{table}/play-on", data=form)).headers["location"]
    assert (await receive(following))["continuation"] == {"url": again, "name": "Ada"}
    # Nobody is seated unasked: a computer player holds the seat.
    assert again not in (await bo.http.get("/")).text
    async with server.live(again) as live:
        assert [(seat.level, seat.name) for seat in live.seats] == [(None, "Ada"), ("mate", "Bo")]
        # A player who goes ahead reads that the others may still come.
        seats = presence(roster(live, live.seats[0].guest), 0.0, 0.0, "en")["seats"]
        assert [seat["player"] for seat in seats] == [None, "Mate, until Bo sits down"]
        assert not live.stored.hints
        # Computer players let people go first, but not indefinitely.
        assert awaits_players(live)
        live.stored.created -= RESERVED_WAIT
        assert not awaits_players(live)
    assert (await stranger.http.post(f"{again}/come-along")).status_code == 409
    for _ in range(2):
        assert (await bo.http.post(f"{again}/come-along")).headers["location"] == again
    async with server.live(again) as live:
        assert [seat.level for seat in live.seats] == [None, None]
        assert live.names == ["Ada", "Bo"]
        assert live.apart
    # A guest who presses the button a moment later joins the same table.
    assert (await bo.http.post(f"{table}/play-on", data=form)).headers["location"] == again
    assert (await stranger.http.post(f"{table}/play-on", data=form)).headers["location"] == again


@pytest.mark.slow
async def test_coming_along_requires_a_reserved_seat(server: Server) -> None:
    ada, bo, table = await played(server)
    alone = (await ada.http.post(f"{table}/play-on", data={"step": "3", "seat": "0"})).headers["location"]
    assert (await bo.http.post(f"{alone}/come-along")).status_code == 409
    assert (await bo.http.post(f"{table}/come-along")).status_code == 303
    together = {"step": "3", "seat": "0", "together": "yes"}
    assert (await (await server.guest()).http.post(f"{table}/play-on", data=together)).status_code == 403


@pytest.mark.slow
async def test_invalid_steps_and_messages_are_ignored(server: Server) -> None:
    ada, table = await finished(server)
    line = await looking(server, ada, table)
    assert await receive(line) == state()
    for wrong in ('{"type": "lead", "step": -1}', '{"type": "lead", "step": 9999}', '{"type": "lead", "step": "1"}'):
        await line.send(wrong)
    for wrong in ('{"type": "lead", "step": true}', '{"type": "lead"}', "{", "[]", '{"type": "dance", "step": 1}'):
        await line.send(wrong)
    wrong_ids: list[object] = [1, None, [], "x" * 65, "\n", "ä"]
    for pointed in wrong_ids:
        await say(line, type="lead", step=1, pointed=pointed)
    await say(line, type="lead", step=0)
    assert (await receive(line))["step"] == 0


async def test_a_running_game_has_no_shared_replay(server: Server) -> None:
    ada = await server.guest()
    table = await ada.open_table("me computer")
    await ada.dealt(table)
    for path, code in ((table, UNUSABLE), ("/tables/nowhere", NO_TABLE)):
        with pytest.raises(ConnectionClosed) as ended:
            await receive(await looking(server, ada, path))
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == code


@pytest.mark.slow
async def test_an_unknown_viewer_seat_is_refused(server: Server) -> None:
    ada, table = await finished(server)
    with pytest.raises(ConnectionClosed) as ended:
        await receive(await looking(server, ada, table, 7))
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == UNUSABLE


@pytest.mark.slow
async def test_closing_the_leader_s_second_tab_does_not_end_the_lead(server: Server) -> None:
    ada, table = await finished(server)
    one, two = await looking(server, ada, table), await looking(server, ada, table)
    await receive(one), await receive(two)
    await say(one, type="lead", step=3)
    assert (await receive(one))["own"] is True
    assert (await receive(two))["own"] is False
    await say(two, type="lead", step=1)
    await two.close()
    await say(one, type="lead", step=4)
    assert await receive(one) == state(name="Ada", own=True, step=4, viewer=0)


@pytest.mark.slow
async def test_a_lead_ends_when_its_browser_signs_in(server: Server) -> None:
    ada, table = await finished(server)
    line = await looking(server, ada, table)
    await receive(line)
    await ada.http.post("/me/account", data={"name": "Ada", "password": "twelve men on"})
    with pytest.raises(ConnectionClosed) as ended:
        await receive(line)
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == LATER


def two_servers(time: list[float]) -> tuple[Together, Together]:
    """Return two servers that pass on each other's messages immediately."""
    here, there = Together(lambda: time[0]), Together(lambda: time[0])
    here.send_elsewhere, there.send_elsewhere = there.handle, here.handle
    return here, there


def test_servers_tell_each_other_who_is_there_and_leads() -> None:
    time = [0.0]
    here, there = two_servers(time)
    ann, bo = Participant("a", "g1", "Ann", leads=True, position=3, number=1), Participant("b", "g2", "Bo", True, 5, 1)
    with here.watched("t"), there.watched("t") as changed:
        here.report("t", ann)
        assert changed.is_set()
        assert there.lead_of("t") == ann
        # A report without news wakes nobody.
        changed.clear()
        here.report("t", ann._replace(number=2))
        assert not changed.is_set()
        # Someone else already leads.
        assert not there.report("t", bo).leads
        assert [one.name for one in here.participants("t")] == ["Ann", "Bo"]
        there.leave("t", "b")
        assert here.participants("t") == there.participants("t") == [ann._replace(number=2)]
        here.leave("t", "a")
        assert there.lead_of("t") is None
        here.report("t", ann)
        here.offer("t", Continuation("/tables/x", "Ann"))
        assert there.continuation_of("t") == Continuation("/tables/x", "Ann")
        # A participant who is no longer reported counts as gone.
        time[0] = EXPIRY
        assert there.participants("t") == []
        time[0] = OFFERED
        assert there.continuation_of("t") is None
    # Nothing is stored about a replay that nobody has open.
    there.handle('["t", "a", "g1", "Ann", true, 4, 9, ""]')
    assert there.participants("t") == []


def test_two_servers_agree_on_one_of_two_leads_in_any_order() -> None:
    here, there = Together(lambda: 0.0), Together(lambda: 0.0)
    said: list[tuple[Together, str]] = []
    here.send_elsewhere = lambda text: said.append((there, text))
    there.send_elsewhere = lambda text: said.append((here, text))
    with here.watched("t"), there.watched("t"):
        here.report("t", Participant("b", "g2", "Bo", True, 3, 1))
        there.report("t", Participant("a", "g1", "Ann", True, 5, 1))
        there.report("t", Participant("a", "g1", "Ann", True, 6, 2))
        for server, text in reversed(said):
            server.handle(text)
        assert here.lead_of("t") == there.lead_of("t") == Participant("a", "g1", "Ann", True, 6, 2)
        # The other participant no longer leads.
        assert not here.report("t", Participant("b", "g2", "Bo", True, 3, 2)).leads
