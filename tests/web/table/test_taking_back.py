"""Takebacks over the live connection: acknowledged once, stored, and shown to everybody who had seen the move."""

import pytest
from tests.web.harness import Line, Payload, Server, locked, rows, seated, serving

from spadework.engine.discovery import all_games
from spadework.table.replay import replay
from spadework.web.server.settings import Settings
from spadework.web.table.live_table import LiveTable

SEALED = next(game for game in all_games().values() if game.rules.SEATS[0] == 2)
"""A game that begins with answers from every player, sealed until the last one arrives."""


async def opened(server: Server) -> tuple[str, list[Line], list[Payload]]:
    """Seat three players at a table; return it with their live connections and first views."""
    table, guests = await seated(server, SEALED.id, 3)
    lines = [await guest.line(table) for guest in guests[:3]]
    views = [await line.hear_until("view") for line in lines]
    for line in lines:
        await line.settle()
    return table, lines, views


async def take_back(line: Line, seat: int, decision: int) -> Payload:
    await line.send(type="take_back", seat=seat, decision=decision)
    while (told := await line.hear())["type"] not in {"taken_back", "refused"}:
        pass
    return told


def moves_of(view: Payload) -> list[str]:
    return [move["text"] for move in view["moves"]]


async def test_a_move_is_taken_back_once_and_everybody_sees_it(server: Server, settings: Settings) -> None:
    table, lines, views = await opened(server)
    assert not views[0]["can_take_back"]
    await lines[0].play(views[0], moves_of(views[0])[0])
    (played,) = await lines[0].settle()
    assert (played["can_take_back"], played["moves"], played["decision"]) == (True, [], 1)
    await lines[1].settle()
    assert await take_back(lines[0], 0, 0) == {"type": "taken_back", "seat": 0, "decision": 0, "repeated": False}
    (again,) = await lines[0].settle()
    assert (again["fresh"], again["past"], again["decision"]) == (True, 1, 0)
    assert {name: again[name] for name in ("version", "picture", "moves", "log")} == {
        name: views[0][name] for name in ("version", "picture", "moves", "log")
    }
    assert again["can_take_back"] is False
    (other,) = await lines[1].settle()
    assert (other["fresh"], other["past"], other["picture"]) == (True, 1, views[1]["picture"])
    assert await take_back(lines[0], 0, 0) == {"type": "taken_back", "seat": 0, "decision": 0, "repeated": True}
    assert rows(settings.folder / "spadework.sqlite", "SELECT count, seat, text FROM taken_back_moves") == [
        (1, 0, moves_of(views[0])[0])
    ]
    async with server.live(table) as live:
        assert live.table is not None
        assert [step.seat for step in live.table.steps if step.seat == 0] == []


async def test_a_takeback_keeps_the_moves_of_others(server: Server, settings: Settings) -> None:
    table, lines, views = await opened(server)
    for seat in (0, 1):
        await lines[seat].play(views[seat], moves_of(views[seat])[seat])
    assert (await take_back(lines[0], 0, 0))["type"] == "taken_back"
    await lines[0].settle()
    for seat in (0, 2):
        assert (await lines[seat].play(views[seat], moves_of(views[seat])[2]))["type"] == "played"
    async with server.live(table) as live:
        assert live.table is not None
        answers = [(step.seat, step.text) for step in live.table.steps if step.seat in (0, 1, 2)]
        assert answers == [(1, moves_of(views[1])[1]), (0, moves_of(views[0])[2]), (2, moves_of(views[2])[2])]
        assert replay(live.table.record()).steps == live.table.steps
        stored = rows(settings.folder / "spadework.sqlite", "SELECT seat, text FROM moves ORDER BY number")
        assert stored == [(step.seat, step.text) for step in live.table.steps]


async def test_refused_takebacks_give_a_reason(server: Server) -> None:
    _, lines, views = await opened(server)
    assert "no move" in (await take_back(lines[0], 0, -1))["reason"]
    assert "Too late" in (await take_back(lines[0], 0, 5))["reason"]
    assert "not your seat" in (await take_back(lines[0], 1, 0))["reason"]
    for seat in range(3):
        await lines[seat].play(views[seat], moves_of(views[seat])[0])
    answer = await take_back(lines[0], 0, 0)
    assert answer["type"] == "refused"
    assert "can’t take this back" in answer["reason"]
    (view,) = [told for told in await lines[0].settle() if told["type"] == "view"][-1:]
    assert view["can_take_back"] is False


async def test_a_takeback_that_cannot_be_stored_is_refused(server: Server, settings: Settings) -> None:
    table, lines, views = await opened(server)
    for seat in (0, 1):
        await lines[seat].play(views[seat], moves_of(views[seat])[0])
    async with server.live(table) as live:
        assert live.table is not None
        before = list(live.table.steps)
        with locked(settings.folder / "spadework.sqlite"):
            answer = await take_back(lines[0], 0, 0)
        assert "couldn’t save" in answer["reason"]
        assert live.table.steps == before
        assert live.table.reversals == []
    assert (await take_back(lines[0], 0, 0))["type"] == "taken_back"


async def test_a_takeback_is_visible_on_reconnecting_after_a_restart(warm_games: None, settings: Settings) -> None:  # noqa: ARG001
    async with serving(settings) as server:
        table, guests = await seated(server, SEALED.id, 3)
        line = await guests[0].line(table)
        view = await line.hear_until("view")
        await line.play(view, moves_of(view)[0])
        (shown,) = await line.settle()
        await take_back(line, 0, 0)
        await line.play(view, moves_of(view)[1])
        cookies = guests[0].http.cookies
    async with serving(settings) as server:
        guest = await server.guest()
        guest.http.cookies = cookies
        for past, fresh in ((0, True), (1, False)):
            line = await guest.line(table, seat=0, since=shown["version"], past=past)
            view = await line.hear_until("view")
            assert (view["past"], view["fresh"], view["decision"]) == (1, fresh, 1)


@pytest.mark.parametrize("sure", [None, True])
async def test_an_unsure_player_must_confirm_a_final_move(
    server: Server, monkeypatch: pytest.MonkeyPatch, sure: bool | None
) -> None:
    # A single access to the table checks the move and plays it.
    monkeypatch.delattr(LiveTable, "is_final")
    _, lines, views = await opened(server)
    move = {"type": "move", "seat": 0, "decision": 0, "move": moves_of(views[0])[0], "sure": False}
    await lines[0].send(**move)
    assert (await lines[0].hear())["type"] == "played"
    await lines[1].play(views[1], moves_of(views[1])[0])
    # The last answer triggers a chance step.
    move = move | {"seat": 2, "move": moves_of(views[2])[0]}
    await lines[2].settle()
    await lines[2].send(**move)
    told = await lines[2].hear()
    assert told == {"type": "confirm", "seat": 2, "decision": 0, "move": moves_of(views[2])[0]}
    await lines[2].send(**(move | {"sure": sure}))
    assert (await lines[2].hear())["type"] == "played"
    await lines[2].send(**move)
    assert (await lines[2].hear_until("played"))["repeated"]


async def test_an_unsure_move_that_is_not_allowed_is_refused(server: Server) -> None:
    _, lines, _ = await opened(server)
    await lines[0].send(type="move", seat=0, decision=0, move="nonsense", sure=False)
    assert (await lines[0].hear())["type"] == "refused"
