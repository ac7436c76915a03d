"""The live protocol, from the first seal to the result."""

import asyncio
import json
import random
import threading
from collections.abc import MutableMapping
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from tests.some_games import ONE_OF_EACH, short
from tests.waiting import PATIENCE, until
from tests.web.harness import GAME, Guest, Line, Payload, Server, play_out, serving, views_of
from websockets.exceptions import InvalidStatus

from spadework.engine.discovery import game as find_game
from spadework.table import Table
from spadework.web.features.hot_seat.screen import ScreenInput, screen_input
from spadework.web.server import limits, site
from spadework.web.server.settings import Settings
from spadework.web.socket import connection
from spadework.web.table.live_table import LiveTable


def chosen(game: str) -> dict[str, str]:
    """Return the fields of the new-table form for a short game."""
    return {f"option-{name}": choice for name, choice in short(find_game(game)).items()}


async def test_a_whole_game_against_a_computer(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me computer")
    line, view = await guest.dealt(table)
    end = await play_out({0: (line, view)}, random.Random(1))
    assert end["result"]["rows"][0]["place"] == 1
    assert {row["name"] for row in end["result"]["rows"]} == set(end["names"])
    views = [told for told in map(json.loads, line.heard) if told["type"] == "view"]
    assert views[0]["from"] == 0
    assert views[0]["fresh"]
    assert [told["from"] for told in views[1:]] == [told["version"] for told in views[:-1]]


async def test_two_guests_by_invitation(server: Server) -> None:
    host, friend = await server.guest(), await server.guest()
    table = await host.open_table("me link", **{"name-0": "Ada"})
    line = await host.line(table)
    seal = await line.hear()
    assert seal["type"] == "seal"
    assert seal["seats"] == [0]
    (invite,) = seal["invites"]
    assert (await friend.http.get(invite["url"])).status_code == 200
    answer = await friend.http.post(invite["url"], data={"name": "Bo"})
    assert (answer.status_code, answer.headers["location"]) == (303, table)
    told = await line.hear_until("seal")
    assert told["missing"] == ["Ada", "Bo"]
    assert told["invites"] == []
    other = await friend.line(table)
    first, second = await views_of(line, other)
    lines = {0: (line, first), 1: (other, second)}
    assert [view["seat"] for _, view in lines.values()] == [0, 1]
    end = await play_out(lines, random.Random(2))
    assert end["names"] == ["Ada", "Bo"]


async def test_a_screen_shared_by_two_is_covered_between_turns(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me here", **{"name-0": "Ada", "name-1": "Bo"})
    line, told = await guest.dealt(table)
    assert told == {"type": "hand_off", "name": "Ada", "seat": 0}
    assert await line.settle() == []
    await line.send(type="uncover", seat=0)
    view = await line.hear_until("view")
    assert (view["seat"], view["fresh"]) == (0, True)
    assert view["screen"] == [{"seat": 0, "name": "Ada"}, {"seat": 1, "name": "Bo"}]
    assert (await line.play(view, view["moves"][0]["text"]))["type"] == "played"
    news = await line.settle()
    assert [message["type"] for message in news] == ["view", "hand_off"]
    assert news[0]["seat"] == 0
    assert news[1] == {"type": "hand_off", "name": "Bo", "seat": 1}
    await line.send(type="uncover", seat=1)
    assert (await line.hear_until("view"))["seat"] == 1


async def test_a_screen_reads_the_table_only_under_its_lock(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = await server.guest()
    table = await guest.open_table("me here")
    line, _ = await guest.dealt(table)
    locked = []

    def reading(live: LiveTable, *others: Any) -> ScreenInput:
        locked.append(live._lock.locked())
        return screen_input(live, *others)

    monkeypatch.setattr(connection, "screen_input", reading)
    for kind in ("uncover", "cover"):
        await line.send(type=kind, seat=0)
        await line.settle()
    assert len(locked) > 2
    assert all(locked)


async def test_a_hot_seat_player_may_look_when_not_on_turn(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me here")
    line, _ = await guest.dealt(table)
    await line.send(type="uncover", seat=0)
    view = await line.hear_until("view")
    await line.play(view, view["moves"][0]["text"])
    await line.settle()
    await line.send(type="uncover", seat=0)
    assert [message["type"] for message in await line.settle()] == ["view"]


@pytest.mark.long(but=("lost_maps",))
@pytest.mark.slow
@pytest.mark.parametrize("game", [game.id for game in ONE_OF_EACH])
async def test_a_whole_game_on_one_screen(server: Server, game: str) -> None:
    guest = await server.guest()
    kinds = ["me", "here", *["computer"] * (find_game(game).rules.SEATS[0] - 2)]
    table = await guest.open_table(" ".join(kinds), game, **chosen(game), **{"level-2": "deck-hand"})
    line, told = await guest.dealt(table)
    dice = random.Random(3)
    while not (told["type"] == "view" and told["over"]):
        if told["type"] == "hand_off":
            await line.send(type="uncover", seat=told["seat"])
        elif told["type"] == "view" and told["moves"]:
            await line.play(told, dice.choice(told["moves"])["text"])
        told = await line.hear()
    assert told["result"]["rows"]


async def test_a_spectator_sees_no_moves(server: Server) -> None:
    guest, other = await server.guest(), await server.guest()
    table = await guest.open_table()
    await guest.dealt(table)
    line = await other.line(table)
    view = await line.hear_until("view")
    assert (view["seat"], view["moves"], view["prompt"]) == (-1, [], "")
    assert view["waiting"]


async def dealt_alone(server: Server) -> tuple[Guest, str, Line, Payload]:
    """Seat a guest at a table with a player who never moves; return the guest, the table, a connection and its view."""
    guest, friend = await server.guest(), await server.guest()
    table = await guest.open_table("me link")
    line = await guest.line(table)
    invite = (await line.hear())["invites"][0]["url"]
    await friend.http.post(invite, data={})
    await friend.line(table)
    other = await friend.line(table)
    view, _ = await views_of(line, other)
    await line.settle()
    return guest, table, line, view


async def test_a_repeated_move_is_played_once(server: Server) -> None:
    _, table, line, view = await dealt_alone(server)
    move = view["moves"][0]["text"]
    assert await line.play(view, move) == {"type": "played", "seat": 0, "decision": 0, "repeated": False}
    assert await line.play(view, move) == {"type": "played", "seat": 0, "decision": 0, "repeated": True}
    async with server.live(table) as live:
        assert await live.read(lambda table: table.decision(0)) == 1


async def test_an_acknowledged_move_may_be_repeated_over_a_new_connection(server: Server) -> None:
    guest, table, line, view = await dealt_alone(server)
    await line.play(view, view["moves"][0]["text"])
    await line.socket.close()
    again = await guest.line(table, seat=0, since=view["version"])
    news = await again.hear()
    assert (news["type"], news["from"], news["fresh"]) == ("view", view["version"], False)
    assert news["version"] > view["version"]
    assert (await again.play(view, view["moves"][0]["text"]))["repeated"] is True


async def refused(line: Line, view: Payload, **changed: Any) -> str:
    """Return the reason why a move is refused; assert that a fresh view follows and nothing was played."""
    message = {"type": "move", "seat": 0, "decision": view["decision"], "move": view["moves"][0]["text"], **changed}
    await line.send(**message)
    news = await line.settle()
    assert [told["type"] for told in news] == ["refused", "view"]
    assert news[1]["fresh"]
    assert {name: news[1][name] for name in ("version", "decision", "moves")} == {
        name: view[name] for name in ("version", "decision", "moves")
    }
    assert (news[0]["seat"], news[0]["decision"]) == (message["seat"], message["decision"])
    return str(news[0]["reason"])


async def test_moves_that_are_refused(server: Server) -> None:
    _, _, line, view = await dealt_alone(server)
    assert "Too late" in await refused(line, view, decision=1)
    assert "Too late" in await refused(line, view, decision=-1)
    assert "Too late" in await refused(line, view, decision=2**31 - 1)
    assert "not your seat" in await refused(line, view, seat=1)
    assert "not your seat" in await refused(line, view, seat=-1)
    assert "not your seat" in await refused(line, view, seat=99)
    assert "“fly to the moon”" in await refused(line, view, move="fly to the moon")
    assert "…" in await refused(line, view, move="x" * 500)


async def test_a_move_out_of_turn_is_refused(server: Server) -> None:
    _, _, line, view = await dealt_alone(server)
    await line.play(view, view["moves"][0]["text"])
    (later,) = [told for told in await line.settle() if told["type"] == "view"]
    assert later["waiting"]
    assert (await line.play(later, view["moves"][0]["text"]))["reason"] == "It’s not your turn."


async def test_the_same_decision_with_another_move_is_refused(server: Server) -> None:
    _, _, line, view = await dealt_alone(server)
    await line.play(view, view["moves"][0]["text"])
    assert "Too late" in (await line.play(view, view["moves"][1]["text"]))["reason"]


async def test_reasons_are_in_the_reader_s_language(server: Server) -> None:
    guest, table, _, view = await dealt_alone(server)
    line = await guest.line(table, language="de")
    view = await line.hear()
    assert "kannst du jetzt nicht spielen" in (await line.play(view, "nichts"))["reason"]
    follower = await guest.line(table, language="klingon")
    assert (await follower.hear())["title"] == (await (await guest.line(table, language="en")).hear())["title"]


MALFORMED = [
    "",
    "{",
    "[]",
    "7",
    "null",
    '{"type":"fly"}',
    '{"type":["move"]}',
    "{}",
    '{"type":"uncover"}',
    '{"type":"uncover","seat":"0"}',
    '{"type":"uncover","seat":true}',
    '{"type":"uncover","seat":0.5}',
    '{"type":"layout","wide":1}',
    '{"type":"resync"}',
    f'{{"type":"contribute","seat":0,"seal":"{"0" * 64}","contribution":"zz"}}',
    f'{{"type":"contribute","seat":0,"seal":"{"0" * 64}","contribution":7}}',
    f'{{"type":"contribute","seat":0,"contribution":"{"0" * 64}"}}',
    '{"type":"move","seat":0,"decision":0}',
    '{"type":"move","seat":0,"decision":null,"move":"x"}',
    '{"type":"move","seat":0,"decision":0,"move":"\\ud800"}',
    '{"type":"move","seat":0,"decision":0,"move":"a\\u0000b"}',
    '{"type":"move","seat":0,"decision":2147483648,"move":"x"}',
    '{"type":"report","number":-2147483648}',
    '{"type":"ping","mark":"\\ud800"}',
    '{"type":"move","seat":NaN,"decision":0,"move":"x"}',
    "[" * 4000,
    '{"type":"uncover","seat":' + "9" * 5000 + "}",
]


async def test_malformed_messages_are_answered_and_change_nothing(server: Server) -> None:
    _, _, line, view = await dealt_alone(server)
    for text in MALFORMED:
        await line.socket.send(text)
        assert [told["type"] for told in await line.settle()] == ["error"], text
    assert (await line.play(view, view["moves"][0]["text"]))["type"] == "played"


async def test_bytes_are_malformed(server: Server) -> None:
    _, _, line, _ = await dealt_alone(server)
    await line.socket.send(b"\xff\x00")
    assert [told["type"] for told in await line.settle()] == ["error"]


async def test_an_oversized_message_ends_the_connection(server: Server) -> None:
    guest = await server.guest()
    line, _ = await guest.dealt(await guest.open_table())
    await line.socket.send('{"type":"ping","more":"' + "x" * 9000 + '"}')
    assert await line.closed() == 1009


async def test_too_many_messages_end_the_connection(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr(limits, "LONGEST_WAIT", 0.0)
    monkeypatch.setattr(site, "RateLimiter", partial(limits.RateLimiter, clock=lambda: now))
    async with serving(replace(settings, messages=20, burst=40)) as server:
        guest = await server.guest()
        table = await guest.open_table("me here")
        line, _ = await guest.dealt(table)
        for _ in range(60):
            await line.send(type="ping")
        assert await line.closed() == 1008
        assert json.loads(line.heard[-1])["type"] == "error"
        now = 1.0
        assert (await (await guest.line(table)).hear())["type"] == "hand_off"


async def test_the_message_limit_spans_all_connections_of_a_guest(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "LONGEST_WAIT", 0.0)
    async with serving(replace(settings, messages=0.01, burst=40)) as server:
        guest, other = await server.guest(), await server.guest()
        table = await guest.open_table("me link")
        first, second = await guest.line(table), await guest.line(table)
        for line in (first, second):
            for _ in range(25):
                await line.send(type="ping")
            if line is first:
                await line.settle()
        assert await second.closed() == 1008
        # A new connection doesn't reset the guest's limit; other guests are not affected.
        assert await (await guest.line(table)).closed() == 1008
        assert (await (await other.line(table)).hear())["type"] == "seal"


async def test_messages_of_many_guests_are_counted_by_address(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "LONGEST_WAIT", 0.0)
    async with serving(replace(settings, messages=0.01, burst=1, proxies=("127.0.0.1",))) as server:
        guests = [await server.guest() for _ in range(limits.MESSAGES_PER_ADDRESS + 2)]
        table = await guests[0].open_table("me link")
        for guest in guests:
            guest.http.headers["X-Forwarded-For"] = "2001:db8::7"
        guests[-1].http.headers["X-Forwarded-For"] = "2001:db8:0:1::7"
        lines = [await guest.line(table) for guest in guests]
        heard = [(await line.hear())["type"] for line in lines]
        assert heard == [*["seal"] * limits.MESSAGES_PER_ADDRESS, "error", "seal"]


async def test_too_many_connections_are_turned_away(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table()
    lines = [await guest.line(table) for _ in range(server.settings.connections)]
    await asyncio.gather(*(line.hear() for line in lines))
    one_more = await guest.line(table)
    assert (await one_more.hear())["type"] == "error"
    assert await one_more.closed() == 1008
    await lines[0].socket.close()

    async def comes_in() -> bool:
        return bool((await (await guest.line(table)).hear())["type"] == "seal")

    # The server may take a while to notice the closed connection.
    await until(comes_in)


async def test_an_unknown_table_is_reported(server: Server) -> None:
    guest = await server.guest()
    line = await guest.line("/tables/nowhere")
    assert await line.hear() == {"type": "error", "reason": "This table doesn’t exist."}
    assert await line.closed() == 4404


@pytest.mark.parametrize("origin", ["https://other.example", "null", None])
async def test_other_sites_get_no_connection(server: Server, origin: str | None) -> None:
    guest = await server.guest()
    table = await guest.open_table()
    with pytest.raises(InvalidStatus) as refusal:
        await guest.line(table, origin=origin)
    assert refusal.value.response.status_code == 403


async def test_resync_and_layout_bring_everything(server: Server) -> None:
    _, _, line, view = await dealt_alone(server)
    await line.send(type="resync", version=1)
    again = await line.hear_until("view")
    assert again == {**view, "from": 0, "fresh": True, "log": again["log"]}
    await line.send(type="layout", wide=False)
    tall = await line.hear_until("view")
    assert tall["fresh"]
    assert tall["picture"] != view["picture"]


async def test_a_contribution_counts_once(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me link")
    line = await guest.line(table)
    sealed = (await line.hear())["commitment"]
    for digit in "ab":
        await line.send(type="commit", seat=0, seal=sealed, commitment=digit * 64)
        await line.settle()
    async with server.live(table) as live:
        assert live.seats[0].commitment == "a" * 64


async def test_nobody_contributes_for_another(server: Server) -> None:
    guest, other = await server.guest(), await server.guest()
    table = await guest.open_table()
    line = await other.line(table)
    seal = await line.hear()
    assert seal["seats"] == []
    await line.send(type="contribute", seat=0, seal=seal["commitment"], contribution="a" * 64)
    assert (await line.hear_until("error"))["reason"] == "This is not your seat."


async def test_moves_are_refused_before_the_deal(server: Server) -> None:
    guest = await server.guest()
    line = await guest.line(await guest.open_table("me link"))
    await line.hear()
    await line.send(type="move", seat=0, decision=0, move="x")
    assert (await line.hear_until("refused"))["reason"].startswith("The game hasn’t started yet")
    await line.send(type="uncover", seat=0)
    assert (await line.hear())["type"] == "error"


async def test_a_slow_guest_holds_nobody_up(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me computer")
    slow = await guest.line(table)
    await slow.hear()
    slow.socket.transport.pause_reading()
    line, view = await guest.dealt(table)
    await play_out({0: (line, view)}, random.Random(4))
    slow.socket.transport.resume_reading()
    last: Payload = {}
    while not last.get("over"):
        last = await slow.hear()
    assert last["version"] == json.loads(line.heard[-1])["version"]


async def test_every_move_has_a_label_and_its_picks(server: Server) -> None:
    guest = await server.guest()
    _, view = await guest.dealt(await guest.open_table(game=GAME))
    for move in view["moves"]:
        assert move["text"]
        assert move["label"]
        assert move["picks"]
        for pick in (*move["picks"], move["marks"]):
            assert all(f'id="{id}"' in "".join(view["picture"]["parts"].values()) for id in pick)


async def test_a_long_read_does_not_block_moves(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table()
    line, view = await guest.dealt(table)
    may_end = threading.Event()
    async with server.live(table) as live:
        begun = asyncio.Event()
        loop = asyncio.get_running_loop()

        def read(copy: Table) -> tuple[int, int]:
            loop.call_soon_threadsafe(begun.set)
            may_end.wait(PATIENCE)
            return copy.decision(view["seat"]), len(live.lines(copy, view["seat"], "en"))

        reading = asyncio.create_task(live.read(read))
        await begun.wait()
        before = len(live.lines(live.table, view["seat"], "en")) if live.table else 0
        assert (await line.play(view, view["moves"][0]["text"]))["type"] == "played"
        await line.hear_until("view")
        may_end.set()
        assert await reading == (0, before)


@pytest.mark.parametrize("error", [OSError(), RuntimeError("Unexpected ASGI message 'websocket.send'")])
@pytest.mark.parametrize("path", ["/tables/nowhere/live", "/tables/nowhere/replay/live", "/lobby/live"])
async def test_a_browser_that_leaves_before_the_answer_causes_no_error(
    server: Server, path: str, error: Exception
) -> None:
    """The log must not contain an "Exception in ASGI application"."""
    host = server.address.removeprefix("http://")
    events = iter([{"type": "websocket.connect"}, {"type": "websocket.receive", "text": "{}"}])
    sent = []

    async def receive() -> dict[str, str]:
        return next(events)

    async def send(event: MutableMapping[str, Any]) -> None:
        sent.append(event["type"])
        if event["type"] != "websocket.accept":
            raise error

    headers = [(b"host", host.encode()), (b"origin", server.address.encode())]
    scope = {"type": "websocket", "scheme": "ws", "path": path, "query_string": b"", "headers": headers, "client": None}
    await server.app({**scope, "app": server.app}, receive, send)
    assert sent[0] == "websocket.accept"
    assert len(sent) == 2
