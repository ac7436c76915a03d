"""The time to react: equally long whoever can react, over for all at the same time, and no sign of who was asked."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

import pytest
from tests.clock import Clock
from tests.some_games import REACTING
from tests.waiting import STEP, until
from tests.web.harness import GAME, Guest, Line, Payload, Server, ThreadThinker, first_views, seated, serving

from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.players.job import Job
from spadework.web.bots.driver import LONGEST_REACTION, OVERHEAD, longest_thought
from spadework.web.features.reactions.service import ReactionDriver
from spadework.web.server.settings import Settings
from spadework.web.table.live_table import LiveTable

TRIES = 60
SECONDS = 1000.0
"""Time to react, in seconds; tests advance the clock."""


@pytest.fixture(params=REACTING, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    """Each game with reactions."""
    assert isinstance(request.param, Game)
    return request.param


@pytest.fixture
def timed(warm_games: None, settings: Settings) -> Settings:  # noqa: ARG001
    """Return settings whose time to react is over only when a test advances the clock."""
    return replace(settings, reaction=SECONDS)


@asynccontextmanager
async def announced(server: Server, game: Game, asked: bool) -> AsyncIterator[tuple[str, list[Guest], LiveTable]]:
    """Yield a table of people just after an announcement, with at least one player or nobody asked to react."""
    for _ in range(TRIES):
        table, guests = await seated(server, game.id, game.rules.SEATS[0])
        async with server.live(table) as live:
            if live.table is not None and live.table.time_to_react and bool(live.table.to_move) == asked:
                yield table, guests, live
                return
    raise AssertionError(f"in {TRIES} deals nothing was announced as wanted")


async def next_view(line: Line, since: Payload) -> Payload:
    """Return the first view that is newer than another."""
    while (view := await line.hear_until("view"))["version"] == since["version"]:
        pass
    return view


@pytest.mark.slow
@pytest.mark.parametrize("asked", [False, True])
async def test_the_time_to_react_is_over_for_all_at_once(
    timed: Settings, clock: Clock, game: Game, asked: bool
) -> None:
    async with serving(timed) as server, announced(server, game, asked) as (table, guests, live):
        version = live.time_to_react
        assert version is not None
        lines = [await guest.line(table) for guest in guests]
        views = await first_views(lines)
        for view in views:
            assert view["reaction"]["of"] == 1000 * SECONDS
            assert 0 <= view["reaction"]["left"] <= 1000 * SECONDS
        clock.put_forward(0.9 * SECONDS)
        for line in lines:
            assert await line.settle() == []
        assert live.time_to_react == version
        clock.put_forward(0.1 * SECONDS)
        news = await asyncio.gather(*(next_view(line, view) for line, view in zip(lines, views, strict=True)))
        assert live.time_to_react != version
        assert {view["reaction"] is None for view in news} == {news[0]["reaction"] is None}


@pytest.mark.parametrize("asked", [False, True])
async def test_answers_do_not_end_the_time_to_react(timed: Settings, clock: Clock, game: Game, asked: bool) -> None:
    async with serving(timed) as server, announced(server, game, asked) as (table, guests, live):
        assert live.table is not None
        version = live.time_to_react
        for seat in live.table.to_move:
            assert not await live.play(seat, live.table.decision(seat), live.table.legal(seat)[0].code)
        assert live.table.to_move == ()
        clock.put_forward(0.9 * SECONDS)
        await (await guests[0].line(table)).settle()
        assert live.time_to_react == version is not None


async def test_an_answer_tells_the_others_nothing(timed: Settings, game: Game) -> None:
    async with serving(timed) as server, announced(server, game, True) as (table, guests, live):
        assert live.table is not None
        seat = live.table.to_move[0]
        lines = [await guest.line(table) for guest in guests]
        views = await first_views(lines)
        assert [bool(view["moves"]) for view in views] == [
            number in live.table.to_move for number in range(len(guests))
        ]
        assert all(view["waiting"] == [] for view in views)
        assert (await lines[seat].play(views[seat], views[seat]["moves"][0]["text"]))["type"] == "played"
        for number, line in enumerate(lines):
            assert (await line.settle() == []) == (number != seat)


async def test_an_answer_that_comes_too_late_is_refused(timed: Settings, clock: Clock, game: Game) -> None:
    async with serving(timed) as server, announced(server, game, True) as (table, guests, live):
        assert live.table is not None
        seat = live.table.to_move[0]
        line = await guests[seat].line(table)
        view = await line.hear_until("view")
        version = live.table.version()
        clock.put_forward(SECONDS)
        await until(lambda: live.table is not None and live.table.version() != version)
        assert (await line.play(view, view["moves"][-1]["text"]))["type"] == "refused"


async def test_the_time_to_react_starts_over_after_a_restart(timed: Settings, clock: Clock, game: Game) -> None:
    async with serving(timed) as server, announced(server, game, False) as (table, _, live):
        assert live.table is not None
        steps = list(live.table.steps)
    async with serving(timed) as server, server.live(table) as live:
        assert live.table is not None
        assert live.table.steps == steps
        known = live.table

        def it_is_over() -> bool:
            clock.put_forward(SECONDS)
            return len(known.steps) > len(steps)

        await until(it_is_over)


async def test_a_solo_player_has_unlimited_time_to_react(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    clock: Clock,
    game: Game,
) -> None:
    async with serving(replace(settings, reaction=None)) as server:
        for _ in range(TRIES):
            guest = await server.guest()
            table = await guest.open_table(" ".join(["me", *["computer"] * (game.rules.SEATS[0] - 1)]), game.id)
            line, view = await guest.dealt(table)
            assert view["reaction"] in (None, {"of": None, "left": None})
            if view["reaction"] and view["moves"]:
                break
            await line.socket.close()
        async with server.live(table) as live:
            version = live.time_to_react
            clock.put_forward(SECONDS)
            await line.settle()
            assert live.time_to_react == version is not None
            await line.play(view, view["moves"][0]["text"])
            assert (await next_view(line, view))["version"] > view["version"]


async def test_handing_the_screen_over_stops_the_clock(timed: Settings, clock: Clock, game: Game) -> None:
    async with serving(timed) as server:
        guest = await server.guest()
        table = await guest.open_table(" ".join(["me", *["here"] * (game.rules.SEATS[0] - 1)]), game.id)
        line, told = await guest.dealt(table)
        assert told["type"] == "hand_off"
        async with server.live(table) as live:
            await line.send(type="uncover", seat=0)
            view = await line.hear_until("view")
            while live.time_to_react is None:
                # Nothing has been announced yet: the player on turn begins, and passes the turn on.
                mover = live.table.to_move[0] if live.table else 0
                await line.send(type="uncover", seat=mover)
                while (view := await line.hear_until("view"))["seat"] != mover:
                    pass
                await line.play(view, view["moves"][0]["text"])
            version = live.time_to_react
            await line.send(type="cover", seat=1)
            await line.settle()
            clock.put_forward(2 * SECONDS)
            await line.settle()
            assert live.time_to_react == version
            await line.send(type="uncover", seat=1)
            assert (await line.hear_until("view"))["seat"] == 1
            assert live.time_to_react == version
            await line.send(type="uncover", seat=view["seat"])
            while live.time_to_react == version:
                await line.settle()


async def test_being_asked_to_react_causes_no_hand_off(timed: Settings, game: Game) -> None:
    async with serving(timed) as server:
        for _ in range(TRIES):
            guest = await server.guest()
            table = await guest.open_table(" ".join(["me", *["here"] * (game.rules.SEATS[0] - 1)]), game.id)
            line, _ = await guest.dealt(table)
            async with server.live(table) as live:
                if live.table is not None and live.table.time_to_react and set(live.table.to_move) - {0}:
                    break
        await line.send(type="uncover", seat=0)
        news = await line.settle()
        assert [told["type"] for told in news] == ["view"]


class Undecided(ThreadThinker):
    """Reacts only when `reacting` is set; plays other moves immediately."""

    def __init__(self) -> None:
        self.reacting = asyncio.Event()
        self.asked: list[Job] = []

    async def choose(self, table: str, job: Job) -> int:
        if job.seconds is not None:
            self.asked.append(job)
            await self.reacting.wait()
        return await super().choose(table, job)


async def among_computers(server: Server, game: Game, undecided: Undecided, asked: bool) -> LiveTable:
    """Return a table of one person and captains just after an announcement, with a captain or nobody asked."""
    for _ in range(TRIES):
        guest = await server.guest()
        others = game.rules.SEATS[0] - 1
        levels = {f"level-{seat}": "captain" for seat in range(1, others + 1)}
        table = await guest.open_table(" ".join(["me", *["computer"] * others]), game.id, **levels)
        await guest.dealt(table)
        async with server.live(table) as live:
            assert live.table is not None
            while not live.table.over:
                await until(partial(rests, live))
                if live.time_to_react is not None and 0 not in live.table.to_move and bool(live.table.to_move) == asked:
                    return live
                if 0 not in live.table.to_move:
                    break
                await live.play(0, live.table.decision(0), live.table.legal(0)[0].text)
        undecided.asked.clear()
    raise AssertionError(f"in {TRIES} deals nothing was announced as wanted")


def rests(live: LiveTable) -> bool:
    """Return whether a table waits for its person or for reactions, or is over."""
    assert live.table is not None
    return live.time_to_react is not None or 0 in live.table.to_move or live.table.over


@pytest.mark.long(but=("dragon_island-False",))
@pytest.mark.slow
@pytest.mark.parametrize("asked", [False, True])
async def test_computer_players_take_equally_long_whether_or_not_they_can_react(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    game: Game,
    asked: bool,
) -> None:
    undecided = Undecided()
    async with serving(replace(settings, reaction=None), undecided) as server:
        live = await among_computers(server, game, undecided, asked)
        version = live.time_to_react
        # Nobody answers, and the time runs out all the same.
        await until(lambda: live.time_to_react != version)
        assert not undecided.reacting.is_set()
        assert bool(undecided.asked) == asked
        assert all(job.seconds == LONGEST_REACTION for job in undecided.asked)


async def test_thinking_time_is_that_of_the_slowest_level_at_the_table(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
) -> None:
    async with serving(replace(settings, reaction=None)) as server:
        guest = await server.guest()
        table = await guest.open_table("me computer computer", **{"level-1": "mate", "level-2": "admiral"})
        async with server.live(table) as live:
            assert ReactionDriver()._length(live) == OVERHEAD + LONGEST_REACTION
            assert longest_thought(live) == 1.0
            # Substitutes think, too.
            live.seats[2].level, live.seats[0].substitute = "mate", "captain"
            assert longest_thought(live) == 0.2


async def test_a_computer_player_pauses_where_having_a_choice_is_secret(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(find_game(GAME).notation, "hides_options", lambda *_: True, raising=False)
    moved: list[float] = []
    async with serving(settings, moved=moved.append) as server:
        guest = await server.guest()
        line, view = await guest.dealt(await guest.open_table("me computer", **{"level-1": "mate"}))
        while not moved:
            view = (await line.settle() or [view])[-1]
            if view["moves"]:
                await line.play(view, view["moves"][0]["text"])
            # The number of messages that a guest may send per second is limited.
            await asyncio.sleep(STEP)
    assert moved[0] >= OVERHEAD
