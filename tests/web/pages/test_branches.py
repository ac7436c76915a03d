"""Branches: playing on from a step of a finished game."""

import random
import re
from html import unescape
from itertools import pairwise

import pytest
from tests.some_games import ONE_OF_EACH
from tests.web.harness import Server, finished, play_out

import spadework
from spadework.engine.interface import CHANCE, SPECTATOR
from spadework.table import Table
from spadework.table.record import loads
from spadework.web.features.history import store as history_store
from spadework.web.pages.branches import copy_at

GAME = spadework.game_ids()[1]


@pytest.mark.long
@pytest.mark.slow
async def test_a_branch_continues_with_the_same_chance(server: Server) -> None:
    guest, table = await finished(server, game=GAME, **{"level-1": "deck-hand"})
    answer = await guest.http.post(f"{table}/play-on", data={"step": "20", "seat": "0"})
    assert answer.status_code == 303
    other = answer.headers["location"]
    line = await guest.line(other)
    await line.hear_until("view")
    async with server.live(table) as live, server.live(other) as gone_on:
        assert live.table is not None
        assert gone_on.table is not None
        version = [0, *live.table.seen_steps(0)][20]
        before, after = live.table.steps, gone_on.table.steps
        assert [(step.seat, step.text) for step in after[:version]] == [
            (step.seat, step.text) for step in before[:version]
        ]
        assert gone_on.table.setup.key == live.table.setup.key
        assert [seat.level for seat in gone_on.seats] == [None, "deck-hand"]
        assert gone_on.stored.begun_from == live.id
        assert after[-1].seat != CHANCE or gone_on.table.to_move
    assert f"{table}/replay" in (await guest.http.get(other)).text
    # The branch can be played to its end, and its record verifies.
    line, first = await guest.dealt(other)
    await play_out({0: (line, first)}, random.Random(3))
    record = loads((await guest.http.get(f"{other}/record.json")).text)
    assert spadework.verify(record).over
    (found,) = [game for game in await history_store.of_game(server.site.storage, GAME) if game.begun_from]
    assert f"/tables/{found.id}" == other


@pytest.mark.long
@pytest.mark.slow
async def test_anyone_may_branch_and_gets_the_seat_on_turn(server: Server) -> None:
    _, table = await finished(server, game=GAME, **{"level-1": "deck-hand"})
    stranger = await server.guest()
    answer = await stranger.http.post(f"{table}/play-on", data={"step": "0", "seat": str(SPECTATOR)})
    async with server.live(answer.headers["location"]) as live:
        assert live.table is not None
        (own,) = [seat.seat for seat in live.seats if seat.level is None]
        assert own in live.table.to_move


@pytest.mark.long
@pytest.mark.slow
async def test_a_branch_keeps_names_distinct_and_spectator_access_unchanged(server: Server) -> None:
    guest, table = await finished(server, game=GAME, **{"level-1": "deck-hand"})
    async with server.live(table) as live:
        live.stored.closed, live.stored.delay = True, 10
        await guest.http.get("/")
        guest.http.cookies.set("spadework_name", live.names[1])
        answer = await guest.http.post(f"{table}/play-on", data={"step": "9", "seat": "0"})
        other = await guest.http.post(f"{table}/play-on", data={"step": "9", "seat": "1"})
    async with server.live(answer.headers["location"]) as own, server.live(other.headers["location"]) as taken:
        # The guest's own seat keeps its name.
        assert own.names[0] == "Ada"
        assert len(set(taken.names)) == 2
        assert (own.stored.closed, own.stored.delay) == (True, 10)


@pytest.mark.long
@pytest.mark.slow
async def test_invalid_parameters_are_refused(server: Server) -> None:
    guest, table = await finished(server, game=GAME, **{"level-1": "deck-hand"})
    async with server.live(table) as live:
        last = await live.read(lambda table: table.version(0))
    for form, status in (
        ({"step": str(last), "seat": "0"}, 409),
        ({"step": str(last + 1), "seat": "0"}, 404),
        ({"step": "-1", "seat": "0"}, 404),
        ({"step": "x", "seat": "0"}, 400),
        ({}, 400),
        ({"step": "1", "seat": "2"}, 403),
    ):
        assert (await guest.http.post(f"{table}/play-on", data=form)).status_code == status
    other = await guest.open_table("me computer", game=GAME)
    await guest.dealt(other)
    assert (await guest.http.post(f"{other}/play-on", data={"step": "0", "seat": "0"})).status_code == 409
    assert "from_text" not in (await guest.http.get(f"{other}/replay")).text


@pytest.mark.long
@pytest.mark.slow
async def test_the_code_on_the_page_opens_the_position(server: Server) -> None:
    guest, table = await finished(server, game=GAME, **{"level-1": "deck-hand"})
    page = (await guest.http.get(f"{table}/replay?step=20&seat=0")).text
    found = re.search(r"<code>(.*?)</code>", page, re.DOTALL)
    assert found is not None
    code = unescape(found[1])
    told: dict[str, object] = {}
    exec(code, told)
    async with server.live(table) as live:
        step = await live.read(lambda table: [0, *table.seen_steps(0)][20])
        assert told["position"] == await live.read(lambda table: table.position(step))
    assert (await guest.http.get(f"{table}/replay/20.json?seat=0")).json()["code"] == code


def test_a_move_whose_outcome_has_not_been_seen_is_made_again() -> None:
    table, dice = Table(ONE_OF_EACH[0], seats=2, seed=3), random.Random(3)
    while not table.over:
        table.play(table.to_move[0], dice.choice(table.legal(table.to_move[0])))
    seen = list(table.seen_steps(SPECTATOR))
    places = {length: version for version, length in enumerate([0, *seen])}
    between = [
        number + 1
        for number, (move, outcome) in enumerate(pairwise(table.steps))
        if move.seat != CHANCE and outcome.seat == CHANCE and number + 1 in places
    ]
    assert between
    for length in between:
        assert len(copy_at(table, SPECTATOR, places[length]).steps) == length - 1
        # Once the whole outcome has been seen, the game goes on after it.
        end = next((later for later in range(length, len(table.steps)) if table.steps[later].seat != CHANCE), 0)
        if end:
            assert len(copy_at(table, SPECTATOR, places[end]).steps) == end
    # From before the first move, the deal is completed.
    first = next(number for number, step in enumerate(table.steps) if step.seat != CHANCE)
    assert len(copy_at(table, SPECTATOR, 0).steps) == first
