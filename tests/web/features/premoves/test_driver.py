"""Premoves at real tables: played once and in time, kept across a restart, and hidden from everyone else."""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

import pytest
from tests.clock import Clock
from tests.waiting import until
from tests.web.by_hand import lay_out
from tests.web.harness import Guest, Line, Payload, Server, locked, rows, seated, serving

from spadework.engine.discovery import game as find_game
from spadework.table.question_key import question_kind
from spadework.web.features.notifications.events import notifications, notified_table
from spadework.web.server.settings import Settings
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import Change

GAME = "rat_alarm"
"""A game in which the players decide one after the other."""
SEATS = 3


@dataclass
class Party:
    """A table, its players and a spectator, and their live connections."""

    path: str
    guests: list[Guest]
    lines: list[Line]
    live: LiveTable

    @property
    def mover(self) -> int:
        assert self.live.table is not None
        (mover,) = self.live.table.to_move
        return mover

    def next_after(self, seat: int) -> int:
        return (seat + 1) % SEATS

    async def ready(self) -> None:
        for line in self.lines:
            await line.settle()

    async def prepare(self, seat: int, *moves: str, **how: Any) -> list[Payload]:
        """Set a premove for a seat, by default for any question; return the messages received then."""
        await self.lines[seat].send(
            type="premove",
            seat=seat,
            moves=[{"text": text, "label": f"<{text}>"} for text in moves],
            **{"question": "", "prompt": "", "repeats": False, **how},
        )
        return await self.lines[seat].settle()

    async def play(self, move: str) -> None:
        """Play a move by hand for the seat whose turn it is."""
        assert self.live.table is not None
        seat = self.mover
        await self.live.play(seat, self.live.table.decision(seat), move)
        await self.ready()

    def count(self, seat: int, text: str) -> int:
        """Return how often a seat has played a move."""
        return self.played().count((seat, text))

    def played(self) -> list[tuple[int, str]]:
        """Return the seats' moves so far, without those of chance."""
        assert self.live.table is not None
        return [(step.seat, step.text) for step in self.live.table.steps if step.seat >= 0 and step.seat < SEATS]


@asynccontextmanager
async def party(server: Server) -> AsyncIterator[Party]:
    path, guests = await seated(server, GAME, SEATS)
    async with server.live(path) as live:
        found = Party(path, guests, [await guest.line(path) for guest in guests], live)
        await found.ready()
        yield found


def first_legal(here: Party) -> str:
    assert here.live.table is not None
    return here.live.table.legal(here.mover)[0].text


async def to_the_next(here: Party) -> int:
    """Let the seat that moves next turn up a card and end its turn; return that seat."""
    mover = here.mover
    await here.play(first_legal(here))
    while here.mover == mover:
        await here.play("stay" if "stay" in legal(here) else legal(here)[-1])
    return mover


def legal(here: Party) -> list[str]:
    assert here.live.table is not None
    return [move.text for move in here.live.table.legal(here.mover)]


async def test_the_first_legal_move_is_played_once(server: Server, settings: Settings) -> None:
    async with party(server) as here:
        first, waiting = here.mover, here.next_after(here.mover)
        (told,) = await here.prepare(waiting, "keep none", "turn up")
        assert told["premoves"] == [
            {
                "number": 1,
                "prompt": "",
                "moves": ["<keep none>", "<turn up>"],
                "repeats": False,
                "played": None,
                "decision": None,
            }
        ]
        await to_the_next(here)
        await until(lambda: here.live.premoves.all[0].played is not None)
        await here.ready()
        assert here.played()[-1] == (waiting, "turn up")
        assert here.count(waiting, "turn up") == 1
        query = 'SELECT seat, played, skips FROM premoves WHERE "table" = ' + f"'{here.live.id}'"
        assert rows(settings.folder / "spadework.sqlite", query) == [(waiting, "Turn up a card", 0)]
        heard = [text for text in here.lines[waiting].heard if '"premoves"' in text]
        # The label describes the move as it is now, not as it was when prepared.
        assert '"played":"Turn up a card"' in heard[-1]
        assert not any('"premoves"' in text for line in (here.lines[first], here.lines[-1]) for text in line.heard)


async def test_an_illegal_premove_leaves_the_turn_to_the_player(server: Server) -> None:
    async with party(server) as here:
        waiting = here.next_after(here.mover)
        await here.prepare(waiting, "keep none")
        await to_the_next(here)
        assert here.mover == waiting
        assert [matter.event for matter in notifications(notified_table(here.live)) if matter.kind == "turn"] == [
            f"turn-{waiting}-0-0"
        ]
        assert [answer.played for answer in here.live.premoves.all] == [None]


async def test_a_standing_premove_answers_its_question_each_time(server: Server) -> None:
    async with party(server) as here:
        assert here.live.table is not None
        mover, waiting, copy = here.mover, here.next_after(here.mover), here.live.table.copy()
        for move in ("turn up", "stay"):
            copy.play(mover, move)
        asked = find_game(GAME).notation.ask(copy.deck, copy.view(waiting).record, waiting)
        kind = question_kind(asked)
        await here.prepare(waiting, "keep none", "turn up", question=kind, prompt="?", repeats=True)
        for times in (1, 2):
            lay_out(here.live, copy._history.state)
            await until(lambda times=times: here.count(waiting, "turn up") == times)  # type: ignore[misc]
            # Whether to go on afterwards is another question, and the card may have ended the turn.
            assert here.played()[-1] == (waiting, "turn up")


async def test_a_cancelled_premove_is_not_played(server: Server) -> None:
    async with party(server) as here:
        waiting = here.next_after(here.mover)
        await here.prepare(waiting, "turn up")
        await here.lines[waiting].send(type="cancel_premove", seat=waiting, number=1)
        (told,) = await here.lines[waiting].settle()
        assert told["premoves"] == []
        await to_the_next(here)
        assert here.mover == waiting
        assert (waiting, "turn up") not in here.played()


async def test_a_premove_set_on_turn_waits_for_the_next_turn(server: Server) -> None:
    async with party(server) as here:
        assert here.live.table is not None
        mover = here.mover
        await here.prepare(mover, first_legal(here), decision=here.live.table.decision(mover))
        assert here.mover == mover
        assert here.played() == []


async def test_a_move_can_be_kept_as_a_standing_premove(server: Server) -> None:
    async with party(server) as here:
        assert here.live.table is not None
        mover, asked = here.mover, here.live.table.prompt(here.mover)
        said = {"type": "move", "seat": mover, "decision": 0, "move": first_legal(here), "each_time": True}
        for repeated in (False, True):
            await here.lines[mover].send(**said)
            assert (await here.lines[mover].hear_until("played"))["repeated"] is repeated
        (answer,) = here.live.premoves.all
        assert (answer.prompt.startswith(asked), answer.repeats, answer.played) == (True, True, None)
        assert answer.key.startswith('["ask-')
        assert [text for text, _ in answer.moves] == [said["move"]]
        await here.lines[mover].send(type="move", seat=mover, decision=9, move="stay", each_time=True)
        assert (await here.lines[mover].hear_until("refused"))["decision"] == 9
        assert len(here.live.premoves.all) == 1


async def test_a_premove_does_not_undo_a_takeback(server: Server) -> None:
    game = "lost_maps"  # all choose simultaneously, and may change their minds
    path, guests = await seated(server, game, 2)
    async with server.live(path) as live:
        assert live.table is not None
        keeping = live.table.legal(0)[0].text
        line = await guests[0].line(path)
        await line.settle()
        for repeats, prompt in ((True, '["ask-keep"]'), (False, "")):
            move = [{"text": keeping, "label": "keep"}]
            await line.send(type="premove", seat=0, question=prompt, prompt="", moves=move, repeats=repeats)
            await line.settle()
            await until(lambda: decision(live) == 1)
        await line.send(type="take_back", seat=0, decision=0)
        await line.settle()
        await until(lambda: nothing_is_due(server, live))
        assert live.table.decision(0) == 0
        assert 0 in live.table.to_move
    async with serving_again(server) as again, again.live(path) as live:
        await until(lambda: nothing_is_due(again, live))
        assert decision(live) == 0


def decision(live: LiveTable) -> int:
    """Return the number of seat 0's next decision."""
    assert live.table is not None
    return live.table.decision(0)


def nothing_is_due(server: Server, live: LiveTable) -> bool:
    """Return whether the server has played all premoves that are due at a table."""
    return live.id not in server.site.tables._premoves._running


@asynccontextmanager
async def serving_again(server: Server) -> AsyncIterator[Server]:
    """Run another server with the data of this one, in a copy of its database."""
    folder = server.settings.folder
    other = folder / "again"
    other.mkdir()
    for file in folder.glob("spadework.sqlite*"):
        (other / file.name).write_bytes(file.read_bytes())
    async with serving(replace(server.settings, folder=other)) as again:
        yield again


async def test_a_premove_survives_a_restart_and_is_played(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
) -> None:
    async with serving(settings) as server, party(server) as here:
        path, waiting = here.path, here.next_after(here.mover)
        await here.prepare(waiting, "turn up")
        # The server stops before it can play the premove.
        here.live.announce = lambda _change: None  # type: ignore[method-assign, assignment]
        await server.site.tables._premoves.close()
        await to_the_next(here)
        assert here.mover == waiting
    async with serving(settings) as server:
        # Nobody opens the table.
        database = settings.folder / "spadework.sqlite"
        await until(lambda: rows(database, "SELECT 1 FROM premoves WHERE played IS NOT NULL"))
        async with server.live(path) as live:
            assert live.table is not None
            assert [step.text for step in live.table.steps if step.seat == waiting] == ["turn up"]


async def test_a_move_and_its_premove_are_stored_together_or_not_at_all(server: Server, settings: Settings) -> None:
    async with party(server) as here:
        waiting = here.next_after(here.mover)
        database = settings.folder / "spadework.sqlite"
        await server.site.tables._premoves.close()
        await here.prepare(waiting, "turn up")
        await to_the_next(here)
        due = here.live.premoves.due(here.live.table, waiting, here.live.seats[waiting].guest)  # type: ignore[arg-type]
        assert due is not None
        with locked(database), pytest.raises(Exception, match="refused-not-stored"):
            await here.live.play(waiting, due.decision, due.text, None, due)
        assert (waiting, "turn up") not in here.played()
        assert due.premove.played is None
        assert not await here.live.play(waiting, due.decision, due.text, None, due)
        # Repeating it changes nothing.
        assert await here.live.play(waiting, due.decision, due.text, None, due)
        assert here.count(waiting, "turn up") == 1
        moves = rows(database, f"SELECT count(*) FROM moves WHERE seat = {waiting}")
        assert (moves, rows(database, "SELECT played FROM premoves")) == ([(1,)], [("Turn up a card",)])


async def test_a_premoved_turn_sends_no_notification(server: Server, clock: Clock) -> None:
    async with party(server) as here:
        waiting = here.next_after(here.mover)
        await here.prepare(waiting, "turn up")
        await to_the_next(here)
        await until(lambda: here.count(waiting, "turn up") == 1)
        clock.put_forward(100.0)
        await here.ready()
        turns = [matter.event for matter in notifications(notified_table(here.live)) if matter.kind == "turn"]
        assert f"turn-{waiting}-0-0" not in turns


async def news(line: Line) -> list[str]:
    """Return the messages that arrive now, verbatim except for how long guests have been present or away."""
    already = len(line.heard)
    await line.settle()
    return [re.sub(r'"for":\d+', '"for":0', text) for text in line.heard[already:] if text != '{"type":"pong"}']


@pytest.mark.parametrize("due", [False, True])
async def test_premoves_are_invisible_to_the_others(server: Server, due: bool) -> None:
    async with party(server) as here:
        assert here.live.table is not None
        other_world = here.live.table.copy()
        mover, waiting = here.mover, here.next_after(here.mover)
        watching = [seat for seat in range(SEATS + 1) if seat != waiting]
        eyes = [here.lines[seat] for seat in watching]
        await here.prepare(waiting, "turn up" if due else "keep none", "bury 3")
        assert [await news(line) for line in eyes] == [[] for _ in eyes]
        before = len(here.played())
        await to_the_next(here)
        if due:
            await until(lambda: here.count(waiting, "turn up") == 1)
        moves = here.played()[before:]
        assert moves[-1][0] == (waiting if due else mover)
        prepared = [await shown(here, seat) for seat in watching]
        heard = [kinds(line) for line in eyes]
        # The same moves are played by hand, without premoves.
        here.live.premoves.all = []
        here.live.replace(other_world)
        for seat, text in moves:
            other_world.play(seat, text)
        here.live.announce(Change.GAME)
        assert [await shown(here, seat) for seat in watching] == prepared
        assert all(known <= {"view", "presence", "spectators", "pong"} for known in heard)


async def shown(here: Party, seat: int) -> list[str]:
    """Return all messages that a new connection receives, and the pages about the table."""
    line = await here.guests[seat].line(here.path)
    told = await news(line)
    await line.socket.close()
    pages = [here.path, f"{here.path}/replay", f"{here.path}/record.json"]
    return [*told, *[(await here.guests[seat].http.get(page)).text for page in pages]]


def kinds(line: Line) -> set[str]:
    """Return the types of the messages that a connection has received."""
    return {json.loads(text)["type"] for text in line.heard}
