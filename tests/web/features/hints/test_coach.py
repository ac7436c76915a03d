"""The coach: when it speaks, to whom, and its comments after the game."""

import asyncio
import random
from collections.abc import AsyncIterator

import pytest
from tests.web.harness import GAME, Guest, Line, Payload, Server, ThreadThinker, play_out, seated, serving

from spadework.players.job import Job
from spadework.players.search import MoveEstimate
from spadework.table.setup import SECRET_BYTES
from spadework.web.bots.driver import ADVISER
from spadework.web.pages import new_table
from spadework.web.server.settings import Settings
from spadework.web.table.observers import Change


class Captain(ThreadThinker):
    """Prefers the first legal move, and estimates all others as the test sets."""

    def __init__(self) -> None:
        self.expected, self.error = 0.3, 0.02
        self.asked: list[tuple[Job, int]] = []

    async def judge(self, table: str, job: Job, code: int) -> list[MoveEstimate]:  # noqa: ARG002
        self.asked.append((job, code))
        game, deck, view = job.read()
        buffers = game.new_buffers()
        assert game.rules.legal(deck.record, view, job.seat, buffers.moves)
        best = MoveEstimate(int(buffers.moves[0]), 0.6, 900, self.error)
        return [best] if best.code == code else [best, MoveEstimate(code, self.expected, 90, self.error)]


@pytest.fixture
def captain() -> Captain:
    return Captain()


@pytest.fixture
async def server(warm_games: None, settings: Settings, captain: Captain) -> AsyncIterator[Server]:  # noqa: ARG001
    async with serving(settings, captain) as running:
        yield running


async def alone(server: Server, **fields: str) -> tuple[Guest, str, Line, Payload]:
    """Open a table for one person, whose turn it is."""
    guest = await server.guest()
    table = await guest.open_table("me computer", **{"hints": "alone", "level-1": "deck-hand", **fields})
    return guest, table, *await guest.dealt(table)


async def answer(line: Line, view: Payload, move: str, **more: bool) -> Payload:
    """Send a move with the coach enabled; return the answer."""
    await line.send(**{"type": "move", "seat": 0, "decision": view["decision"], "move": move, "coach": True, **more})
    while (told := await line.hear())["type"] not in {"played", "refused", "coach"}:
        pass
    return told


async def test_the_coach_warns_before_a_costly_move_is_played(server: Server, captain: Captain) -> None:
    _, table, line, view = await alone(server)
    best, other = view["moves"][0], view["moves"][1]
    told = await answer(line, view, other["text"])
    assert told == {
        "type": "coach",
        "seat": 0,
        "decision": view["decision"],
        "move": other["text"],
        "better": best["text"],
        "reason": f"The captain’s choice: {best['label']}. That wins about 60 of 100 games from here, "
        "your choice about 30 (± 3).",
    }
    ((job, _),) = captain.asked
    async with server.live(table) as live:
        assert live.table is not None
        assert live.table.decision(0) == view["decision"]
        assert job.level == ADVISER
        # The computer player may have moved since.
        assert job.view in [live.table.view(0, step).record.tobytes() for step in range(len(live.table.steps) + 1)]
    assert (await answer(line, view, other["text"], coach=False))["type"] == "played"


async def test_a_move_that_costs_little_is_played_without_warning(server: Server, captain: Captain) -> None:
    _, _, line, view = await alone(server)
    captain.expected = 0.55
    assert (await answer(line, view, view["moves"][1]["text"]))["type"] == "played"
    assert len(captain.asked) == 1


async def test_the_coach_does_not_warn_when_unsure(server: Server, captain: Captain) -> None:
    _, _, line, view = await alone(server)
    captain.error = 0.15
    assert (await answer(line, view, view["moves"][1]["text"]))["type"] == "played"


async def test_a_failing_coach_blocks_no_move(
    server: Server, captain: Captain, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> list[MoveEstimate]:
        raise RuntimeError("no worker")

    monkeypatch.setattr(captain, "judge", fail)
    _, _, line, view = await alone(server)
    assert (await answer(line, view, view["moves"][1]["text"]))["type"] == "played"


async def test_while_the_coach_thinks_pings_are_answered_and_views_sent(
    server: Server, captain: Captain, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks, judge = asyncio.Event(), captain.judge

    async def judge_later(table: str, job: Job, code: int) -> list[MoveEstimate]:
        await thinks.wait()
        return await judge(table, job, code)

    monkeypatch.setattr(captain, "judge", judge_later)
    captain.expected = 0.55
    _, table, line, view = await alone(server)
    await line.settle()
    move = {"type": "move", "seat": 0, "decision": view["decision"], "move": view["moves"][1]["text"]}
    await line.send(**move, coach=True)
    # The computer player may move in the meantime, which sends views.
    assert {message["type"] for message in await line.settle()} <= {"view"}
    await line.send(type="layout", wide=False)
    async with server.live(table) as live:
        live.replaced[1] = "own-failed"
        live.announce(Change.PEOPLE)
    await line.hear_until("replaced")
    thinks.set()
    # Other messages are answered in order.
    while (told := await line.hear())["type"] != "played":
        assert told["type"] == "view"
        assert not told["fresh"]
    while not (await line.hear_until("view"))["fresh"]:
        pass


async def test_an_illegal_move_is_refused_without_asking_the_coach(server: Server, captain: Captain) -> None:
    _, _, line, view = await alone(server)
    assert (await answer(line, view, "no such move"))["type"] == "refused"
    assert not captain.asked


async def test_there_is_no_coach_without_hints_nor_among_people(server: Server, captain: Captain) -> None:
    guest, table, line, view = await alone(server, hints="nobody")
    assert (await answer(line, view, view["moves"][1]["text"]))["type"] == "played"
    assert 'id="coach"' not in (await guest.http.get(table)).text
    shared, guests = await seated(server, GAME, 2, hints="everybody")
    line = await guests[0].line(shared)
    view = await line.hear_until("view")
    assert (await answer(line, view, view["moves"][1]["text"]))["type"] == "played"
    assert 'id="coach"' not in (await guests[0].http.get(shared)).text
    assert not captain.asked


@pytest.mark.long
async def test_after_the_game_the_coach_shows_what_decisions_cost(server: Server, captain: Captain) -> None:
    guest, table, line, view = await alone(server)
    assert (await guest.http.get(f"{table}/decisions/0.json")).status_code == 409
    await play_out({0: (line, view)}, random.Random(7))
    steps = (await guest.http.get(f"{table}/decisions/0.json")).json()["steps"]
    assert f'data-decisions="{table}/decisions/0.json"' in (await guest.http.get(f"{table}/ending")).text
    said = [(await guest.http.get(f"{table}/decisions/0/{step}.json")).json() for step in steps]
    lost = [one for one in said if one["lost"]]
    assert 0 < len(lost) < len(steps)
    assert all(abs(one["lost"] - 0.3) < 1e-9 and "(± 3)" in one["text"] and one["turn"] for one in lost)
    assert (await guest.http.get(f"{table}/replay?step={lost[0]['step']}&seat=0")).status_code == 200
    thought = len(captain.asked)
    await asyncio.gather(*(guest.http.get(f"{table}/decisions/0/{step}.json") for step in steps))
    assert len(captain.asked) == thought
    nothing = next(step for step in range(1000) if step not in steps)
    assert (await guest.http.get(f"{table}/decisions/0/{nothing}.json")).status_code == 404


@pytest.mark.long
@pytest.mark.slow
async def test_a_search_tells_a_best_move_from_another(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    # A fixed deal: in some others, little can be given away so early.
    monkeypatch.setattr(new_table, "new_secret", lambda: bytes([6]) * SECRET_BYTES)
    async with serving(settings) as server:
        guest = await server.guest()
        table = await guest.open_table("me computer", **{"level-1": "deck-hand"})
        line, view = await guest.dealt(table)
        await play_out({0: (line, view)}, random.Random(7))
        steps = (await guest.http.get(f"{table}/decisions/0.json")).json()["steps"]
        said = [(await guest.http.get(f"{table}/decisions/0/{step}.json")).json() for step in steps[:6]]
        # Random moves give something away.
        assert any(one["lost"] > 0.05 for one in said)
