"""Over the wire, no seat can tell the table from another in which all that the seat may not know is different."""

import json
import random
import re
from dataclasses import replace

import pytest
from tests.web.harness import Guest, Line, Server, seated, serving

from spadework.engine.contract import CHANCE, SPECTATOR
from spadework.engine.discovery import all_games
from spadework.engine.stream import Stream, new_stream
from spadework.table import Table
from spadework.web.live.clock import Clock
from spadework.web.live.clocks import Clocks
from spadework.web.live.live_table import LiveTable
from spadework.web.notices.matters import matters, standing_of
from spadework.web.settings import Settings

MOMENTS = 3
MOVES = 50
LONG = 1000.0


def other_world(table: Table, seat: int, stream: Stream) -> Table:
    """The same table for a seat, as different as can be in all else: another past, hidden steps left out, another secret."""
    other = table.copy()
    audience = table.seats if seat == SPECTATOR else seat
    rules, history = table.game.rules, other._history
    kept = [number for number, step in enumerate(table.steps) if step.seen >> audience & 1 or step.seat == seat]
    history.cut(0)
    for number in kept:
        history.append(table.steps[number])
    for length, number in enumerate([-1, *kept]):
        rules.sample_state(table._material, table.view(seat, number + 1).record, seat, stream, history.states[length])
    # After the last step that the seat noticed, hidden ones may have followed.
    rules.sample_state(table._material, table.view(seat).record, seat, stream, history.state)
    other._see(len(kept))
    other.setup = replace(other.setup, secret=bytes(32))
    return other


async def texts(line: Line) -> list[str]:
    """The news, letter by letter; but for how long somebody has been there, which goes by the clock alone."""
    already = len(line.heard)
    await line.settle()
    return [re.sub(r'"for":\d+', '"for":0', text) for text in line.heard[already:] if text != '{"type":"pong"}']


async def looked_back(guest: Guest, table: str, seat: int, steps: int) -> list[str]:
    """Some pages about the table."""
    pages = [table, f"{table}/record.json", f"{table}/replay?step={steps // 2}&seat={seat}"]
    pages += [f"{table}/replay/{step}.json?seat={seat}" for step in {1, steps}]
    pages += [f"{table}/ending", f"{table}/picture.svg?seat={seat}", f"{table}/replay/{steps}/hint.json?seat={seat}"]
    pages += [f"{table}/decisions/{seat}.json"]
    return [(await guest.http.get(page)).text for page in pages]


def told_while_away(live: LiveTable, seat: int) -> list[str]:
    """What there is to tell a seat while nobody there looks."""
    guest = None if seat == SPECTATOR else live.seats[seat].guest
    return [matter.what for matter in matters(standing_of(live)) if matter.guest == guest]


async def news_of_a_move(live: LiveTable, guest: Guest, table: str, world: Table, seat: int, move: str) -> list[str]:
    """What a seat that looks on is told when another plays; the world is changed."""
    live.replace(world)
    line = await guest.line(table)
    await texts(line)
    mover, text = json.loads(move)
    world.play(mover, text)
    live.snapshots.forget()
    live.tell()
    news = await texts(line)
    await line.socket.close()
    assert all(json.loads(message)["seat"] == seat for message in news)
    assert not any('"presence"' in message for message in news)
    return news


def play_on(table: Table, dice: random.Random) -> None:
    """Play a random move; where there is only time to react and nobody can, it passes."""
    if table.to_move:
        mover = dice.choice(table.to_move)
        table.play(mover, dice.choice(table.legal(mover)))
    else:
        table.let_time_pass()


class Worlds:
    """Compares worlds at one table."""

    def __init__(self, live: LiveTable, table: str, guests: list[Guest], dice: random.Random) -> None:
        self.live, self.table, self.guests, self.dice = live, table, guests, dice
        self.stream = new_stream(dice.getrandbits(32))
        self.told_nothing = self.told_the_same = 0

    async def compare(self, true: Table) -> None:
        """Compare what everyone at the table is told of this moment, and of the next move."""
        for seat in (SPECTATOR, *range(true.seats)):
            other = other_world(true, seat, self.stream)
            assert other.view(seat).record.tobytes() == true.view(seat).record.tobytes()
            guest = self.guests[seat]
            told = []
            for world in (true, other):
                self.live.replace(world)
                secret = self.live.stored.secret
                self.live.stored.secret = world.setup.secret.hex()
                line = await guest.line(self.table)
                told.append([*await texts(line), *await looked_back(guest, self.table, seat, true.version(seat))])
                told[-1] += told_while_away(self.live, seat)
                await line.socket.close()
                self.live.stored.secret = secret
            assert told[0] == told[1], f"{true.game.id}: seat {seat} can tell two worlds apart"
            await self.compare_next(true, other, seat)
        self.live.replace(true)

    async def compare_next(self, true: Table, other: Table, seat: int) -> None:
        """Let one seat move in both worlds, each any way it can: whoever sees the same afterwards is told the same."""
        movers = [mover for mover in true.to_move if mover in other.to_move]
        if not movers:
            return
        mover = self.dice.choice([*movers, *(mover for mover in movers if mover != seat)])
        worlds = [true.copy(), other.copy()]
        moves = [self.dice.choice(world.legal(mover)).text for world in worlds]
        if mover == seat:
            moves[1] = moves[0]
        news = [
            await news_of_a_move(self.live, self.guests[seat], self.table, world, seat, json.dumps([mover, move]))
            for world, move in zip(worlds, moves, strict=True)
        ]
        seen = [world.view(seat).record.tobytes() for world in worlds]
        steps = [[step for step in world.steps if step.seat == CHANCE] for world in worlds]
        if seen[0] == seen[1] and len(steps[0]) - len(steps[1]) == self.chances(true) - self.chances(other):
            assert news[0] == news[1], f"{true.game.id}: seat {seat} is told differently of what it can't tell apart"
            self.told_nothing += not news[0]
            self.told_the_same += bool(news[0])

    def chances(self, table: Table) -> int:
        return sum(step.seat == CHANCE for step in table.steps)


@pytest.mark.long(but=("dragon_island-4", "rat_alarm-3"))
@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats"),
    [(game.id, game.rules.SEATS[1]) for game in all_games().values()],
)
async def test_nobody_can_tell_two_worlds_apart(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    seats: int,
) -> None:
    # What comes by the clock alone is the same in all worlds; here the test itself lets time pass.
    monkeypatch.setattr(Clock, "left", LONG / 2)
    async with serving(replace(settings, reaction=LONG)) as server:
        await compare_worlds(server, game, seats, random.Random(f"{game} {seats}"))


async def compare_worlds(server: Server, game: str, seats: int, dice: random.Random) -> None:
    """Play at a table for a while, and look at some moments of it with everybody's eyes in two worlds."""
    table, guests = await seated(server, game, seats, time="live")
    host = await guests[0].line(table)
    await host.send(type="say", mark="", seat=0, text="Hello")
    await host.hear_until("heard")
    await host.socket.close()
    moments = {0, 1, *(dice.randrange(3, MOVES) for _ in range(MOMENTS))}
    async with server.live(table) as live:
        assert live.table is not None
        # All look at the clocks at the same moment.
        live.clocks = Clocks(
            live.stored, (), lambda: float(live.stored.clocks["at"]) + 1 if live.stored.clocks else 0.0
        )
        true = live.table
        worlds = Worlds(live, table, guests, dice)
        for number in range(MOVES):
            if true.over:
                break
            if number in moments:
                await worlds.compare(true)
            play_on(true, dice)
        live.replace(true)
    assert worlds.told_nothing + worlds.told_the_same > 0
