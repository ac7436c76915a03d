"""Takebacks by consent: requested, answered, stored immediately, and hidden from those who may not know."""

import asyncio
import random
from typing import Any

import httpx
import pytest
from tests.clock import Clock
from tests.some_games import game_for
from tests.table.test_undo import new_table, play_one
from tests.waiting import until
from tests.web.harness import Guest, Line, Payload, Server, ThreadThinker, locked, rows, seated, serving
from tests.web.table.test_taking_back import SEALED, moves_of

from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE, SPECTATOR
from spadework.players.job import Job
from spadework.table import Table
from spadework.table import replay as replaying
from spadework.table.takeback import last_known_decision
from spadework.web.bots.driver import HOLD_INTERVAL
from spadework.web.features.clocks.service import DAY
from spadework.web.features.notifications.events import notifications, notified_table
from spadework.web.features.takebacks import service as takebacks
from spadework.web.features.takebacks.requests import MEMORY_TIME
from spadework.web.server.settings import Settings
from spadework.web.table import moves
from spadework.web.table.live_table import LiveTable


async def opened(server: Server, **fields: str) -> tuple[str, list[Guest], list[Line], list[Payload]]:
    """Seat three players and a spectator; all players have made their first decision, and chance has played since."""
    table, guests = await seated(server, SEALED.id, 3, **fields)
    lines = [await guest.line(table) for guest in guests]
    views = [await line.hear_until("view") for line in lines]
    for line, view in zip(lines[:3], views, strict=False):
        assert (await line.play(view, moves_of(view)[0]))["type"] == "played"
    return table, guests, lines, [await latest(line) for line in lines]


async def latest(line: Line) -> Payload:
    """Request the whole view again, and return it."""
    await line.send(type="resync", version=0)
    return [message for message in await line.settle() if message["type"] == "view"][-1]


async def next_request(line: Line) -> Payload:
    """Return the next message about a takeback request."""
    return await line.hear_until("takeback_request")


async def ask(line: Line, view: Payload, **more: Any) -> None:
    await line.send(type="ask_takeback", seat=view["seat"], decision=view["decision"], **more)


async def answer(line: Line, request: Payload, agrees: bool) -> None:
    await line.send(type="answer_takeback", request=request["id"], agrees=agrees)


async def refused(line: Line) -> str:
    return str((await line.hear_until("error"))["reason"])


async def asked(lines: list[Line], view: Payload) -> list[Payload]:
    """Ask for a takeback over the first connection; return the request as each connection receives it."""
    await ask(lines[0], view)
    return [(await next_request(line))["request"] for line in lines]


def state_of(table: Table) -> tuple[object, ...]:
    """Return the complete state of a table."""
    views = [table.view(seat).record.tobytes() for seat in (*range(table.seats), SPECTATOR)]
    return list(table.steps), list(table.reversals), views, table._history.state.tobytes(), table._chance.position


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_redo_restores_the_state_before_a_takeback(game: Game) -> None:
    dice = random.Random(game.id)
    table = new_table(game, game.rules.SEATS[-1], 3)
    for _ in range(25):
        play_one(table, dice)
        before = state_of(table)
        for seat in range(table.seats):
            step = last_known_decision(table, seat)
            if step is not None:
                moves.redo(table, moves.take_back_by_consent(table, step))
                assert state_of(table) == before


async def test_a_takeback_happens_once_all_agree(server: Server, settings: Settings) -> None:
    table, _, lines, views = await opened(server)
    async with server.live(table) as live:
        assert live.table is not None
        before = list(live.table.steps)
        first = next(number for number, step in enumerate(before) if step.seat == 0)
        label = live.table.presenter(0).labelled_moves(live.table.view(0, first).record)[0].label
    assert (views[0]["can_take_back"], views[0]["can_ask_takeback"], views[3]["can_ask_takeback"]) == (
        False,
        True,
        False,
    )
    await ask(lines[0], views[0], sure=False)
    would = await lines[0].hear_until("takeback_preview")
    assert would["asks"]
    requests = await asked(lines, views[0])
    assert [request["may"] for request in requests] == ["withdraw", "answer", "answer", None]
    assert would["changes"][0].endswith(f"? {label}")
    assert requests[0]["changes"][0].endswith(f": {label}")
    assert label not in requests[1]["changes"][0]
    assert "3 moves" in requests[1]["changes"][1]
    async with server.live(table) as live:
        asker, second, third = live.names
    # Readers are not told to wait for themselves.
    assert f"Waiting for {second} and {third}." in requests[0]["changes"]
    assert f"Waiting for {third}." in requests[1]["changes"]
    assert asker not in " ".join(requests[1]["changes"][2:])
    await answer(lines[1], requests[1], agrees=True)
    assert (await next_request(lines[2]))["request"]["may"] == "answer"
    await answer(lines[2], requests[2], agrees=True)
    after = [await lines[0].hear_until("view"), await lines[3].hear_until("view")]
    assert [(view["fresh"], view["past"] > views[at]["past"]) for view, at in zip(after, (0, 3), strict=True)] == [
        (True, True),
        (True, True),
    ]
    assert (after[0]["epoch"], after[0]["decision"], after[1]["epoch"]) == (1, 0, 0)
    ended = await next_request(lines[0])
    assert (ended["request"], ended["ended"]) == (None, "Everyone agreed. The move was taken back.")

    database = settings.folder / "spadework.sqlite"
    stored = rows(database, "SELECT number, seat, text FROM taken_back_moves ORDER BY count")
    assert stored == [(number, step.seat, step.text) for number, step in enumerate(before)][first:]
    assert rows(database, "SELECT max(number) FROM moves") == [(first - 1,)]

    # The same moves bring the same outcomes of chance, and everything can still be verified.
    for line in lines[:3]:
        view = await latest(line)
        assert (await line.play(view, moves_of(view)[0]))["type"] == "played"
    async with server.live(table) as live:
        assert live.table is not None
        assert [step for step in live.table.steps if step.seat == CHANCE] == [
            step for step in before if step.seat == CHANCE
        ]
        assert replaying.verify(live.table.record()).steps == live.table.steps
        assert [(step.seat, step.text) for step in live.table.steps] == rows(
            database, "SELECT seat, text FROM moves ORDER BY number"
        )


async def test_one_refusal_ends_a_request_and_blocks_its_repetition(server: Server, settings: Settings) -> None:
    table, _, lines, views = await opened(server)
    requests = await asked(lines, views[0])
    await answer(lines[1], requests[1], agrees=True)
    await answer(lines[2], requests[2], agrees=False)
    for line, words in ((lines[0], " said no."), (lines[2], "You said no."), (lines[3], " said no.")):
        while (last := await next_request(line))["request"] is not None:
            pass
        assert words in last["ended"]
        assert ("You" in last["ended"]) == (line is lines[2])
    # Not the name, which would stay when its owner is deleted.
    async with server.live(table) as live:
        declined = live.seats_of(live.seats[2].guest)[0]
    assert rows(settings.folder / "spadework.sqlite", "SELECT outcome, by FROM takeback_requests") == [
        ("declined", declined)
    ]
    await ask(lines[0], views[0])
    assert "just said no" in await refused(lines[0])
    # An answer to a request that is over is refused as such.
    await answer(lines[1], requests[1], agrees=True)
    assert "over" in await refused(lines[1])


async def test_a_new_move_ends_a_takeback_request(server: Server) -> None:
    _, _, lines, views = await opened(server)
    requests = await asked(lines, views[0])
    mover = next(seat for seat in range(3) if views[seat]["moves"])
    await lines[mover].play(views[mover], moves_of(views[mover])[0])
    last = await next_request(lines[3])
    assert (last["request"], "went on" in last["ended"]) == (None, True)
    await answer(lines[1], requests[1], agrees=True)
    assert "over" in await refused(lines[1])


async def test_a_takeback_request_may_be_withdrawn_and_repeated(server: Server) -> None:
    _, _, lines, views = await opened(server)
    requests = await asked(lines, views[0])
    await answer(lines[0], requests[0], agrees=False)
    assert "withdrew" in (await next_request(lines[1]))["ended"]
    again = await asked(lines[:2], views[0])
    assert again[1]["id"] > requests[1]["id"]


async def test_who_may_ask_and_answer(server: Server) -> None:
    table, _, lines, views = await opened(server)
    await lines[3].send(type="ask_takeback", seat=0, decision=1)
    assert "not your seat" in await refused(lines[3])
    await lines[1].send(type="ask_takeback", seat=0, decision=1)
    assert "not your seat" in await refused(lines[1])
    await lines[0].send(type="ask_takeback", seat=0, decision=7)
    assert "Too late" in await refused(lines[0])
    requests = await asked(lines, views[0])
    # A second request has to wait.
    await ask(lines[1], views[1])
    assert "already asking" in await refused(lines[1])
    for line, agrees in ((lines[3], True), (lines[3], False), (lines[0], True)):
        await answer(line, requests[0], agrees)
        assert "decide" in await refused(line)
    async with server.live(table) as live:
        for name, value in (("deal", "x"), ("tutorial", True)):
            before = getattr(live.stored, name)
            setattr(live.stored, name, value)
            assert not (await latest(lines[1]))["can_ask_takeback"]
            await ask(lines[1], views[1])
            assert "now" in await refused(lines[1])
            setattr(live.stored, name, before)
        assert live.takebacks.idle_limit(60) == MEMORY_TIME


async def test_malformed_requests_are_not_understood(server: Server) -> None:
    guest = await server.guest()
    line, _ = await guest.dealt(await guest.open_table("me computer"))
    wrong: list[dict[str, Any]] = [
        {"type": "ask_takeback", "seat": 0},
        {"type": "ask_takeback", "seat": "0", "decision": 1},
        {"type": "answer_takeback", "request": 1, "agrees": 1},
        {"type": "answer_takeback", "agrees": True},
        {"type": "move", "seat": 0, "decision": 0, "move": "x", "epoch": "1"},
    ]
    for said in wrong:
        await line.send(**said)
        assert "didn’t understand" in await refused(line)


async def test_a_takeback_that_cannot_be_stored_changes_nothing(server: Server, settings: Settings) -> None:
    table, _, lines, views = await opened(server)
    requests = await asked(lines, views[0])
    await answer(lines[1], requests[1], agrees=True)
    await lines[1].settle()
    async with server.live(table) as live:
        assert live.table is not None
        before = list(live.table.steps)
        with locked(settings.folder / "spadework.sqlite"):
            await answer(lines[2], requests[2], agrees=True)
            assert "couldn’t save" in await refused(lines[2])
        assert (live.table.steps, live.table.reversals, live.stored.epoch) == (before, [], 0)
        assert replaying.replay(live.table.record()).steps == before
        # It can be tried again.
        await answer(lines[2], requests[2], agrees=True)
        await lines[2].hear_until("view")
        assert live.stored.epoch == 1


async def test_a_restart_keeps_the_request_and_what_was_agreed(warm_games: None, settings: Settings) -> None:  # noqa: ARG001
    async with serving(settings) as server:
        table, guests, lines, views = await opened(server)
        cookies = [dict(guest.http.cookies) for guest in guests]
        requests = await asked(lines, views[0])
        for seat in (1, 2):
            await answer(lines[seat], requests[seat], agrees=True)
        gone = await lines[0].hear_until("view")
        again = await latest(lines[1])
        assert (await lines[1].play(again, moves_of(again)[0]))["type"] == "played"
        await asked(lines[1:], await latest(lines[1]))
    async with serving(settings) as server:
        new = [await server.guest() for _ in range(2)]
        for guest, cookie in zip(new, cookies, strict=False):
            guest.http.cookies = httpx.Cookies(cookie)
        lines = [await guest.line(table) for guest in new]
        told_all = [message for line in lines for message in await line.settle()]
        requests = [message["request"] for message in told_all if message["type"] == "takeback_request"]
        assert [(request["id"], request["may"]) for request in requests] == [(2, "answer"), (2, "withdraw")]
        shown = await latest(lines[0])
        assert (shown["past"], shown["epoch"], shown["decision"]) == (gone["past"], 1, 0)
        # A move chosen before the takeback is refused, though the decision has the same number.
        await lines[0].send(type="move", seat=0, decision=0, move=moves_of(shown)[0], epoch=0)
        assert "Too late" in (await lines[0].hear_until("refused"))["reason"]
        await lines[0].send(type="move", seat=0, decision=0, move=moves_of(shown)[0], epoch=1)
        assert (await lines[0].hear_until("played"))["repeated"] is False


async def test_a_substitute_always_agrees(server: Server) -> None:
    table, _, lines, views = await opened(server)
    requests = await asked(lines, views[0])
    await answer(lines[1], requests[1], agrees=True)
    await lines[1].settle()
    await lines[2].send(type="leave", level="mate")
    async with server.live(table) as live:
        await until(lambda: live.stored.epoch)


async def test_a_solo_player_is_not_asked_to_confirm_a_final_move(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me computer", SEALED.id)
    line, view = await guest.dealt(table)
    move = moves_of(view)[0]
    async with server.live(table) as live:
        await until(lambda: live.table and live.table.to_move == (0,))
        assert live.table
        assert live.table.is_final(0, move)
    await line.send(type="move", seat=0, decision=0, move=move, sure=False)
    while (answered := await line.hear())["type"] not in {"played", "confirm"}:
        pass
    assert answered["type"] == "played"


async def test_a_solo_player_takes_back_without_consent(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me computer", SEALED.id)
    line, view = await guest.dealt(table)
    await line.play(view, moves_of(view)[0])
    while (view := await line.hear_until("view"))["decision"] == 0 or view["waiting"]:
        pass
    await ask(line, view, sure=False)
    would = await line.hear_until("takeback_preview")
    assert (would["asks"], "right away" in would["changes"][-1]) == (False, True)
    await ask(line, view)
    while (view := await line.hear_until("view"))["decision"] != 0:
        pass
    assert view["moves"]


class SlowThinker(ThreadThinker):
    """Thinks about its moves only when `may` is set."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.may = asyncio.Event()
        self.thought = 0

    async def choose(self, table: str, job: Job) -> int:
        self.asked.set()
        await self.may.wait()
        code = await super().choose(table, job)
        self.thought += 1
        return code


async def test_a_computer_player_thinks_again_after_a_takeback(warm_games: None, settings: Settings) -> None:  # noqa: ARG001
    thinker = SlowThinker()
    async with serving(settings, thinker) as server:
        guest = await server.guest()
        table = await guest.open_table("me computer", SEALED.id)
        line, _ = await guest.dealt(table)
        async with server.live(table) as live:
            assert live.table is not None
            # Its answer is held back, and the guest may have several decisions in a row.
            while not (thinker.asked.is_set() and live.table.decision(0)):
                await play_any(line)
            thought, decision = thinker.thought, live.table.decision(1)
            await ask(line, await latest(line))
            await line.hear_until("view")
            assert live.stored.epoch == 1
            thinker.may.set()
            # The move that it thought of before is refused, and it thinks again, though nobody has played since.
            await until(lambda: thinker.thought >= thought + 2)
            while live.table.decision(1) <= decision:
                await play_any(line)
            assert replaying.replay(live.table.record()).steps == live.table.steps


async def test_computer_players_wait_while_people_are_asked(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    clock: Clock,
) -> None:
    thinker = SlowThinker()
    async with serving(settings, thinker) as server:
        host, friend = await server.guest(), await server.guest()
        table = await host.open_table("me link computer", SEALED.id)
        lines = [await host.line(table), await friend.line(table)]
        await friend.http.post((await lines[0].hear())["invites"][0]["url"], data={})
        views = await asyncio.gather(*(line.take_part("{:064x}".format) for line in lines))
        async with server.live(table) as live:
            assert live.table is not None
            await until(thinker.asked.is_set)
            await lines[0].play(views[0], moves_of(views[0])[0])
            request = (await asked(lines, await latest(lines[0])))[1]
            thinker.may.set()
            await until(lambda: thinker.thought)
            # It has chosen a move, but each check finds the request still open and holds it back.
            for _ in range(3):
                clock.put_forward(HOLD_INTERVAL)
                await lines[0].settle()
            assert live.table.decision(2) == 0
            assert takebacks.holds(live)
            await answer(lines[1], request, agrees=False)
            await until(lambda: live.table is not None and live.table.decision(2))


async def test_takeback_requests_wait_while_there_is_time_to_react(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, lines, views = await opened(server)
    monkeypatch.setattr(LiveTable, "time_to_react", property(lambda _: None if calm else 7))
    calm = False
    await ask(lines[0], views[0])
    assert "takeback_request" not in [message["type"] for message in await lines[1].settle()]
    calm = True
    assert (await next_request(lines[1]))["request"]["may"] == "answer"


async def play_any(line: Line) -> None:
    """Play a legal move, if there is one."""
    view = await latest(line)
    if view["moves"]:
        await line.play(view, moves_of(view)[0])


async def test_players_sharing_a_screen_are_asked_once_when_they_look(server: Server) -> None:
    table, guests = await seated(server, game_for(3).id, 3)
    async with server.live(table) as live:
        assert live.table is not None
        live.seats[1].guest = live.seats[0].guest
        both, first = await guests[0].line(table), await guests[2].line(table)
        view = await first.hear_until("view")
        while not view["can_ask_takeback"]:
            seat = live.table.to_move[0]
            await live.play(seat, live.table.decision(seat), live.table.legal(seat)[0].text)
            view = await latest(first)
        await ask(first, view)
        request = (await next_request(first))["request"]
        assert all(live.names[seat] in request["changes"][-2] for seat in (0, 1))
        # Their screen is covered: nothing is sent before a player looks.
        assert "takeback_request" not in [message["type"] for message in await both.settle()]
        await both.send(type="uncover", seat=1)
        assert (await next_request(both))["request"]["may"] == "answer"
        await answer(both, request, agrees=True)
        await first.hear_until("view")
        assert live.stored.epoch == 1


async def test_clocks_lose_only_the_time_added_by_undone_moves(server: Server, clock: Clock) -> None:
    table, _, lines, views = await opened(server, **{"time": "live", "time-live-bank": "10", "time-live-more": "10"})
    clock.put_forward(100)
    async with server.live(table) as live:
        assert live.stored.clocks is not None
        assert all(600 < left <= 610 for left in live.stored.clocks["left"])
        requests = await asked(lines, views[0])
        for seat in (1, 2):
            await answer(lines[seat], requests[seat], agrees=True)
        await lines[0].hear_until("view")
        assert live.stored.clocks["added"] == []
        assert all(left <= 600 for left in live.stored.clocks["left"])
        assert max(live.stored.clocks["left"]) < DAY


async def test_delayed_spectators_learn_of_a_takeback_later(server: Server, clock: Clock) -> None:
    table, guests, lines, views = await opened(server)
    await lines[0].send(type="host", talk="read", closed=False, delay=5)
    await lines[3].closed()
    watching = await guests[3].line(table)
    await watching.hear_until("view")
    await watching.settle()
    clock.put_forward(301)
    before = await watching.hear_until("view")
    requests = await asked(lines[:3], views[0])
    for seat in (1, 2):
        await answer(lines[seat], requests[seat], agrees=True)
    await lines[0].hear_until("view")
    assert [message for message in await watching.settle() if message["type"] in {"view", "takeback_request"}] == []
    clock.put_forward(301)
    after = await watching.hear_until("view")
    assert (after["fresh"], after["past"], after["epoch"]) == (True, before["past"] + 1, 0)
    assert after["version"] < before["version"]


async def test_absent_players_are_notified_of_requests_and_renewed_turns(server: Server) -> None:
    table, _, lines, views = await opened(server)
    async with server.live(table) as live:
        requests = await asked(lines, views[0])
        asked_now = [matter for matter in notifications(notified_table(live)) if matter.kind == "asked"]
        assert [matter.guest for matter in asked_now] == [live.seats[1].guest, live.seats[2].guest]
        await answer(lines[1], requests[1], agrees=True)
        await lines[1].settle()
        assert [matter for matter in notifications(notified_table(live)) if matter.kind == "asked"] == asked_now[1:]
        for seat in (1, 2):
            await answer(lines[seat], requests[seat], agrees=True)
        await lines[0].hear_until("view")
        await lines[0].settle()
        assert "asked" not in {matter.kind for matter in notifications(notified_table(live))}
        turns = [matter.event for matter in notifications(notified_table(live)) if matter.kind == "turn"]
        assert turns == ["turn-0-0-1", "turn-1-0-1", "turn-2-0-1"]
