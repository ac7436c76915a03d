"""Hidden information: over the wire, no seat can tell its table from one that differs in all the seat may not know."""

import json
import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.routing import Mount, Route, WebSocketRoute
from tests.web.asked import EVERYTHING, FORMS, LIVE, PAGES, WITHOUT_GAME_DATA, Asker, messages
from tests.web.harness import Guest, Line, Server, rows, seated, serving

from spadework.engine.discovery import all_games
from spadework.engine.interface import CHANCE, SPECTATOR, Record
from spadework.engine.stream import Stream, new_stream
from spadework.table import Table
from spadework.web.features.clocks.service import Clocks
from spadework.web.features.notifications.events import notifications, notified_table
from spadework.web.features.premoves.service import Premove
from spadework.web.features.reactions.timer import ReactionTimer
from spadework.web.server.app import create_app
from spadework.web.server.settings import Settings
from spadework.web.table.live_table import LiveTable
from spadework.web.table.moves import new_moves, progress
from spadework.web.table.observers import Change
from spadework.web.table.seating import TableSeating

MOMENTS = 3
MOVES = 50
LONG = 1000.0
ASKED = 14
"""Number of pages, and of messages, that each seat requests at each moment: over a game, all of them."""
PARTS = ("tables", "moves", "premoves")
"""Database tables that hold games, including their secrets."""


def other_world(table: Table, seat: int, stream: Stream) -> Table:
    """Return a table that looks the same to a seat and differs as much as possible in everything else.

    It has another past, lacks the hidden steps, and has another secret.
    """
    other = table.copy()
    audience = table.seats if seat == SPECTATOR else seat
    rules, history = table.game.rules, other._history
    kept = [number for number, step in enumerate(table.steps) if step.seen >> audience & 1 or step.seat == seat]
    history.cut(0)
    for number in kept:
        history.append(table.steps[number])
    for length, number in enumerate([-1, *kept]):
        rules.sample_state(table._material, table.view(seat, number + 1).record, seat, stream, history.states[length])
    # Hidden steps may have followed the last step that the seat noticed.
    rules.sample_state(table._material, table.view(seat).record, seat, stream, history.state)
    if kept and kept[-1] == len(table.steps) - 1 and table.steps[-1].seat == seat:
        derive_current_state(other, table.view(seat).record, seat)
    other._see(len(kept))
    other.setup = replace(other.setup, secret=bytes(32))
    return other


def derive_current_state(other: Table, view: Record, seat: int) -> None:
    """Derive the current state from the one before the seat's own last step, if the seat's view stays the same.

    Whether the step can be taken back depends on both states.
    """
    rules, states, last = other.game.rules, other._history.states, len(other.steps) - 1
    world, seen = other.game.new_states(1), other.game.new_states(1)
    world[0] = states[last]
    rules.apply(other._material, world[0], seat, other.steps[last].code)
    rules.view(other._material, world[0], seat, seen[0])
    if seen[0].tobytes() == view.tobytes():
        states[last + 1] = world[0]


async def texts(line: Line) -> list[str]:
    """Return the new messages verbatim, except for how long guests have been there: that depends only on the clock."""
    already = len(line.heard)
    await line.settle()
    return [re.sub(r'"for":\d+', '"for":0', text) for text in line.heard[already:] if text != '{"type":"pong"}']


def due_notifications(live: LiveTable, seat: int) -> list[str]:
    """Return the notifications that are due to a seat whose player is away."""
    guest = None if seat == SPECTATOR else live.seats[seat].guest
    return [matter.event for matter in notifications(notified_table(live)) if matter.guest == guest]


async def news_of_a_move(live: LiveTable, guest: Guest, table: str, world: Table, seat: int, move: str) -> list[str]:
    """Return the messages that a seat receives when a move is played; the move changes the world."""
    live.replace(world)
    line = await guest.line(table)
    await texts(line)
    mover, text = json.loads(move)
    world.play(mover, text)
    live.snapshots.forget()
    live.announce(Change.GAME)
    news = await texts(line)
    await line.socket.close()
    assert all(json.loads(message)["seat"] == seat for message in news)
    assert not any('"presence"' in message for message in news)
    return news


def play_on(table: Table, dice: random.Random) -> None:
    """Play a random move, or let the reaction time pass if no seat can move."""
    if table.to_move:
        mover = dice.choice(table.to_move)
        table.play(mover, dice.choice(table.legal(mover)))
    else:
        table.let_time_pass()


async def prepare(live: LiveTable) -> None:
    """Give every seat a premove for a question that is never asked."""
    for seat in live.seats:
        await live.premoves.add(
            seat.seat, seat.guest or "", Premove("never", f"{seat.name} asked", [("x", "y")], "en", True, None)
        )


async def keep(server: Server, live: LiveTable) -> None:
    """Store all moves that are not stored yet."""
    assert live.table is not None
    storage = server.site.storage
    stored, table = len(await storage.moves(live.id)), await storage.load(live.id)
    assert table is not None
    moves = new_moves(live.table, live.table.steps[stored:])
    await storage.append(live.id, table.revision, moves, progress(live.table, live.stored.clocks))
    live.stored.revision = table.revision + 1


@contextmanager
def scrambled(database: Path, live: LiveTable, seat: int) -> Iterator[None]:
    """Change everything in the database that a seat may not know, while the block runs."""
    own = 1 << seat if seat != SPECTATOR else 0
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        before = [connection.execute(f"SELECT * FROM {part}").fetchall() for part in PARTS]
        connection.execute(
            "UPDATE tables SET secret = ?, to_move = (~to_move & 255 & ~?) | (to_move & ?)", ("0" * 64, own, own)
        )
        connection.execute("UPDATE moves SET text = 'other ' || text WHERE seat != ?", (seat,))
        connection.execute(
            "UPDATE premoves SET prompt = 'other', moves = '[]', played = 'other' WHERE seat != ?", (seat,)
        )
        try:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(live.premoves, "all", [answer for answer in live.premoves.all if answer.seat == seat])
                yield
        finally:
            connection.execute("PRAGMA foreign_keys = OFF")
            for part, rows in zip(PARTS, before, strict=True):
                places = ", ".join("?" * len(rows[0]))
                connection.executemany(f"INSERT OR REPLACE INTO {part} VALUES ({places})", rows)


class Worlds:
    """Comparisons of worlds at one table."""

    def __init__(self, server: Server, live: LiveTable, guests: list[Guest], dice: random.Random) -> None:
        self.server, self.live, self.guests, self.dice = server, live, guests, dice
        self.table, self.invitation = f"/tables/{live.id}", live.seats[-1].invitation or "none"
        self.database = server.settings.folder / "spadework.sqlite"
        self.stream = new_stream(dice.getrandbits(32))
        self.silent = self.equal = 0
        self.kinds: set[str] = set()
        self.pages: set[tuple[str, str]] = set()
        self.next_pages: list[tuple[str, str]] = []

    async def compare(self, true: Table) -> None:
        """Compare what each viewer of the table receives at this moment and on the next move."""
        for seat in (SPECTATOR, *range(true.seats)):
            other = other_world(true, seat, self.stream)
            assert other.view(seat).record.tobytes() == true.view(seat).record.tobytes()
            guest = self.guests[seat]
            told = []
            asker = Asker(guest, self.table, self.invitation, seat, true.version(seat))
            pages, choice = self.some_pages(), self.dice.getrandbits(32)
            self.pages |= set(pages)
            for world in (true, other):
                self.live.replace(world)
                secret, clocks, seal = self.live.stored.secret, self.live.stored.clocks, self.live.commitment
                self.live.stored.secret = world.setup.secret.hex()
                [(self.live.stored.revision,)] = rows(self.database, "SELECT revision FROM tables")
                changed = nullcontext() if world is true else scrambled(self.database, self.live, seat)
                with changed, pytest.MonkeyPatch.context() as patch:
                    # The commitment was shown before the deal, so it is the same in both worlds.
                    patch.setattr(TableSeating, "commitment", seal)
                    told.append(await self.heard(guest, random.Random(choice)))
                    told[-1] += [await asker.answer(*page) for page in pages]
                told[-1] += due_notifications(self.live, seat)
                self.live.stored.secret, self.live.stored.clocks = secret, clocks
            assert told[0] == told[1], f"{true.game.id}: seat {seat} can tell two worlds apart"
            await self.compare_next(true, other, seat)
        self.live.replace(true)

    def some_pages(self) -> list[tuple[str, str]]:
        """Return the next pages to request; every page has its turn before any is repeated."""
        if len(self.next_pages) < ASKED:
            self.next_pages += self.dice.sample(EVERYTHING, len(EVERYTHING))
        pages, self.next_pages = self.next_pages[:ASKED], self.next_pages[ASKED:]
        return pages

    async def heard(self, guest: Guest, dice: random.Random) -> list[str]:
        """Return what a connection receives, unprompted and in answer to some messages."""
        line = await guest.line(self.table)
        told = await texts(line)
        view = next(view for view in map(json.loads, told) if view["type"] == "view")
        for message in dice.sample(list(messages(view)), ASKED):
            await line.send(**message)
        told += await texts(line)
        self.kinds |= {json.loads(text)["type"] for text in told}
        await line.socket.close()
        return told

    async def compare_next(self, true: Table, other: Table, seat: int) -> None:
        """Play any legal move of one seat in each world; if the seat's views are then equal, so must be its messages."""
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
            self.silent += not news[0]
            self.equal += bool(news[0])

    def chances(self, table: Table) -> int:
        return sum(step.seat == CHANCE for step in table.steps)


@pytest.mark.long(but=("dragon_island-4",))
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
    # What only the clock causes is the same in all worlds; here the test itself lets time pass.
    monkeypatch.setattr(ReactionTimer, "left", LONG / 2)
    async with serving(replace(settings, reaction=LONG)) as server:
        await compare_worlds(server, game, seats, random.Random(f"{game} {seats}"))


async def compare_worlds(server: Server, game: str, seats: int, dice: random.Random) -> None:
    """Play at a table for a while, and at some moments compare two worlds from every viewer's point of view."""
    table, guests = await seated(server, game, seats, time="live")
    host = await guests[0].line(table)
    await host.send(type="say", mark="", seat=0, text="Hello")
    await host.hear_until("delivered")
    await host.socket.close()
    moments = {0, 1, *(dice.randrange(3, MOVES) for _ in range(MOMENTS))}
    async with server.live(table) as live:
        assert live.table is not None
        # Every viewer reads the clocks at the same moment.
        live.clocks = Clocks(
            live.stored, (), lambda: float(live.stored.clocks["at"]) + 1 if live.stored.clocks else 0.0
        )
        true = live.table
        await prepare(live)
        worlds = Worlds(server, live, guests, dice)
        for number in range(MOVES):
            if true.over:
                break
            if number in moments:
                await keep(server, live)
                await worlds.compare(true)
            play_on(true, dice)
        live.replace(true)
    assert worlds.silent + worlds.equal > 0
    # Each kind of answer has been compared, not only errors.
    assert {"view", "why", "about", "refused", "error", "chat_refused", "premove_refused"} <= worlds.kinds
    assert worlds.pages == set(EVERYTHING)


def test_every_page_and_message_is_compared() -> None:
    """A new route must be added to `asked.py`, a new message to the protocol document."""
    routes = create_app(Settings()).routes
    asked = {("GET", path) for path in PAGES} | {("POST", path) for path in FORMS} | {("live", path) for path in LIVE}
    known = {path for _, path in asked} | WITHOUT_GAME_DATA
    assert {route.path for route in routes if isinstance(route, Route | WebSocketRoute | Mount)} == known
    of_tables = {
        (next(iter(route.methods - {"HEAD"})), route.path)
        for route in routes
        if isinstance(route, Route) and route.methods and route.path.startswith("/tables/")
    }
    assert of_tables == {one for one in asked if one[1].startswith("/tables/") and one[0] != "live"}
    assert not {path for path in WITHOUT_GAME_DATA if path.startswith("/tables/")}
