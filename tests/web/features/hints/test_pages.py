"""The captain's advice on decisions in a finished game."""

import pytest
from tests.web.harness import Server, finished


@pytest.mark.slow
async def test_the_captain_says_what_would_have_been_best(server: Server) -> None:
    guest, table = await finished(server)
    stranger = await server.guest()
    async with server.live(table) as live:
        steps = await live.read(lambda table: [0, *table.seen_steps(0)])
        moves = await live.read(lambda table: [step for step in table.steps if step.seat == 0])
        decided = await live.read(lambda table: table.steps.index(moves[0]))
    version = max(number for number, step in enumerate(steps) if step <= decided)
    said = (await guest.http.get(f"{table}/replay/{version}/hint.json?seat=0")).json()
    assert said["name"] == "Ada"
    assert said["reason"] is None
    assert 0 < len(said["moves"]) <= 3
    assert sum(move["played"] for move in said["moves"]) <= 1
    assert (await stranger.http.get(f"{table}/replay/{version}/hint.json?seat=0")).json() == said


@pytest.mark.slow
async def test_a_position_without_a_decision_gets_no_advice(server: Server) -> None:
    guest, table = await finished(server)
    async with server.live(table) as live:
        last = await live.read(lambda table: table.version())
    said = (await guest.http.get(f"{table}/replay/{last}/hint.json")).json()
    assert (said["moves"], bool(said["reason"])) == ([], True)
    assert (await guest.http.get(f"{table}/replay/{last + 1}/hint.json")).status_code == 404


async def test_advice_is_refused_before_the_end(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me computer")
    await guest.dealt(table)
    assert (await guest.http.get(f"{table}/replay/0/hint.json?seat=0")).status_code == 409
    assert (await guest.http.get(f"{table}/replay/0/hint.json?seat=1")).status_code == 403
