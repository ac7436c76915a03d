"""Durations of moves, from arrival until every player sees them; reactions leave no trace in the metrics."""

import asyncio
from dataclasses import replace

import pytest
from tests.clock import Clock
from tests.some_games import REACTING
from tests.waiting import STEP, until
from tests.web.features.reactions.test_service import SECONDS, Undecided, among_computers, announced
from tests.web.harness import ThreadThinker, first_views, serving
from tests.web.watched import TOKEN, metrics_of

from spadework.players.job import Job
from spadework.web.server.errors import Refused
from spadework.web.server.settings import Settings

PLACE = "worker=0"


@pytest.fixture
def watched(warm_games: None, settings: Settings) -> Settings:  # noqa: ARG001
    return replace(settings, reaction=SECONDS, idle=10 * SECONDS, metrics=TOKEN)


async def test_moves_are_timed_until_the_last_seat_has_its_view(watched: Settings) -> None:
    async with serving(watched) as server:
        guest = await server.guest()
        line, view = await guest.dealt(await guest.open_table("me computer"))
        assert (await line.play(view, view["moves"][0]["text"]))["type"] == "played"
        await line.hear_until("view")
        await line.settle()
        told = await metrics_of(guest)
        people = told[f"spadework_moves_total by=people {PLACE}"]
        computers = told.get(f"spadework_moves_total by=computers {PLACE}", 0)
        assert people == 1
        for part in ("lock", "store"):
            assert people <= told[f"spadework_move_seconds_count part={part} {PLACE}"] <= people + computers
        assert told[f"spadework_move_seconds_count part=shown {PLACE}"] >= 1
        assert told[f"spadework_sockets who=player {PLACE}"] == 1


async def test_refusals_are_counted_by_their_reason(watched: Settings) -> None:
    async with serving(watched) as server:
        guest = await server.guest()
        line, view = await guest.dealt(await guest.open_table("me computer"))
        assert (await line.play(view, "nonsense"))["type"] == "refused"
        assert (await metrics_of(guest))[f"spadework_refused_total reason=illegal {PLACE}"] == 1


@pytest.mark.parametrize("asked", [False, True])
async def test_reactions_leave_no_trace(watched: Settings, clock: Clock, asked: bool) -> None:
    async with serving(watched) as server, announced(server, REACTING[0], asked) as (table, guests, live):
        assert live.table is not None
        lines = [await guest.line(table) for guest in guests]
        views = await first_views(lines)
        before = await metrics_of(guests[0])
        seats = list(live.table.to_move)
        for seat in seats:
            assert (await lines[seat].play(views[seat], "nonsense"))["type"] == "refused"
            assert (await lines[seat].play(views[seat], views[seat]["moves"][0]["text"]))["type"] == "played"
        for line in lines:
            await line.settle()
        assert await metrics_of(guests[0]) == before
        version, decisions = live.time_to_react, [live.table.decision(seat) for seat in seats]
        clock.put_forward(SECONDS)
        while live.time_to_react == version:
            for line in lines:
                await line.settle()
        for seat, decision in zip(seats, decisions, strict=True):
            with pytest.raises(Refused):
                await live.play(seat, decision + 1, "nonsense")
        assert await metrics_of(guests[0]) == before


class AnsweringAt(Undecided):
    """A chooser that answers at one table only."""

    table = ""

    def __init__(self) -> None:
        super().__init__()
        self.held: set[str] = set()
        """The tables at which it is not answering yet."""

    async def choose(self, table: str, job: Job) -> int:
        if job.seconds is not None:
            self.held.add(table)
            while table != self.table:
                await asyncio.sleep(STEP)
            self.held.discard(table)
        return await ThreadThinker.choose(self, table, job)


@pytest.mark.long(but=("False",))
@pytest.mark.slow
@pytest.mark.parametrize("asked", [False, True])
async def test_reactions_of_computer_players_leave_no_trace(watched: Settings, asked: bool) -> None:
    thinker = AnsweringAt()
    async with serving(watched, thinker) as server:
        live = await among_computers(server, REACTING[0], thinker, asked)
        assert live.table is not None
        guest = await server.guest()
        # At other tables, something else was announced: wait until those moves are done and sent to all viewers.
        await until(lambda: set(server.site.tables._computers._driven) <= thinker.held)
        before: dict[str, float] = {}
        while (now := await metrics_of(guest)) != before:
            before = now
        thinker.table = live.id

        async def nobody_moves() -> bool:
            assert await metrics_of(guest) == before
            return live.table is not None and not live.table.to_move

        await until(nobody_moves)
        assert await metrics_of(guest) == before
        assert live.time_to_react is not None
        assert before[f"spadework_thinking {PLACE}"] == 0
