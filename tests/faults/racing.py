"""Race conditions: simultaneous requests to two servers, of which only one may succeed."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack

import httpx
from tests.faults.environment import Environment, Series
from tests.faults.ledger import Ledger
from tests.faults.server_group import ServerGroup, server_group
from tests.waiting import PATIENCE
from tests.web.harness import GAME, Guest, Line, Payload

from spadework.engine.chance import contribution_hash

ANSWERS = {"played", "refused", "taken_back"}


class Pair:
    """A guest in one seat, connected to the table through two servers."""

    def __init__(self, table: str, seat: int, lines: Sequence[Line], ledger: Ledger) -> None:
        self.id, self.seat = table.rpartition("/")[2], seat
        self.lines = lines
        self._ledger = ledger

    async def view(self) -> Payload:
        """Return the guest's current view, as soon as both servers agree on it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                views = await asyncio.gather(*(self._fresh(line) for line in self.lines))
                if len({(view["version"], view["past"], view["decision"]) for view in views}) == 1:
                    return views[0]

    async def _fresh(self, line: Line) -> Payload:
        """Return the view that answers a resync: the last one, as older ones may still be on their way."""
        await line.send(type="resync", version=0)
        return [told for told in await line.settle() if told["type"] == "view"][-1]

    async def ask(self, number: int, decision: int, **message: object) -> Payload:
        """Send one of the servers a request about a decision; return the answer. Raises AssertionError for an error."""
        line = self.lines[number]
        await line.send(seat=self.seat, decision=decision, **message)
        while (told := await line.hear())["type"] not in ANSWERS or told["decision"] != decision:
            assert told["type"] != "error", told
        return told

    async def play(self, number: int, view: Payload, move: str) -> bool:
        """Play a move through one of the servers; return whether it is played, by this request or an earlier one."""
        self._ledger.send(self.id, self.seat, view["decision"], move)
        told = await self.ask(number, view["decision"], type="move", move=move)
        if told["type"] == "played":
            self._ledger.acknowledge(self.id, self.seat, view["decision"], move)
        return bool(told["type"] == "played")

    async def take_back(self, number: int, decision: int) -> bool:
        """Take a decision back through one of the servers; return whether that succeeded."""
        told = await self.ask(number, decision, type="take_back")
        if told["type"] == "taken_back":
            self._ledger.take_back(self.id, self.seat, decision)
        return bool(told["type"] == "taken_back")


async def race(environment: Environment, dice: random.Random, series: Series) -> str:
    """Send simultaneous requests to two servers: to take the same seat, to deal, to move in one decision or several, to take back."""
    ledger = Ledger()
    done = 0
    async with server_group(await environment.shared(), 2) as group, AsyncExitStack() as stack:
        while done < series.rounds:
            pairs = await seated(group, dice, stack, ledger)
            while done < series.rounds and not (await pairs[0].view())["over"]:
                await one_race(pairs, dice, ledger)
                done += 1
            await ledger.check(group.settings, [pairs[0].id], [0, 1])
    return f"{series.rounds} races, {ledger.summary()}"


async def seated(group: ServerGroup, dice: random.Random, stack: AsyncExitStack, ledger: Ledger) -> list[Pair]:
    """Return two guests at a dealt table, each connected through both servers.

    Two guests have requested the second seat, and every contribution was sent twice.
    """
    first, *others = [await guest_of(group.addresses[0], stack) for _ in range(3)]
    table = await first.open_table("me link", GAME)
    line = await first.line(table)
    invite = (await line.hear_until("seal"))["invites"][0]["url"].removeprefix(group.addresses[0])
    await line.socket.close()
    both = [await at(guest, address, stack) for guest, address in zip(others, group.addresses, strict=True)]
    answers = await asyncio.gather(*(guest.http.post(invite, data={}) for guest in both))
    assert sorted(answer.status_code for answer in answers) == [303, 409]
    second = both[[answer.status_code for answer in answers].index(303)]
    pairs = []
    for seat, guest in enumerate((first, second)):
        lines = [await (await at(guest, address, stack)).line(table) for address in group.addresses]
        pairs.append(Pair(table, seat, lines, ledger))
    parts, lines = [f"{dice.getrandbits(256):064x}" for _ in pairs], [line for pair in pairs for line in pair.lines]
    seal = {(await line.hear_until("seal"))["commitment"] for line in lines}.pop()
    for kind, given in (("commit", [contribution_hash(part) for part in parts]), ("contribute", parts)):
        said = {"commit": "commitment", "contribute": "contribution"}[kind]
        await asyncio.gather(
            *(
                line.send(type=kind, seat=pair.seat, seal=seal, **{said: part})
                for pair, part in zip(pairs, given, strict=True)
                for line in pair.lines
            )
        )
        for pair in pairs:
            for line in pair.lines:
                await until_past(line, kind)
    return pairs


async def until_past(line: Line, kind: str) -> None:
    """Wait until the table requests no more contributions of a kind."""
    stage = {"commit": "commit", "contribute": "reveal"}[kind]
    while (told := await line.hear())["type"] != "view" and told.get("stage", stage) == stage:
        pass


async def one_race(pairs: Sequence[Pair], dice: random.Random, ledger: Ledger) -> None:
    """Send both servers a request at the same time."""
    views = [await pair.view() for pair in pairs]
    movers = [(pair, view) for pair, view in zip(pairs, views, strict=True) if view["moves"]]
    back = next(((one, shown) for one, shown in zip(pairs, views, strict=True) if shown["can_take_back"]), None)
    pair, view = dice.choice(movers)
    moves = [move["text"] for move in view["moves"]]
    first, second = dice.choice(moves), dice.choice(moves)
    kind = dice.choice(["same", "different", "seats"] if back is None else ["same", "different", "back"])
    ledger.counts[f"races of the kind {kind!r}"] += 1
    if kind == "seats" and len(movers) > 1:
        chosen = [(one, shown, dice.choice(shown["moves"])["text"]) for one, shown in movers]
        done = await asyncio.gather(
            *(one.play(number, shown, move) for number, (one, shown, move) in enumerate(chosen))
        )
        assert all(done), "both seats may move"
    elif kind == "back" and back is not None:
        # The player who has moved takes the move back while the other's move may make it final.
        taken, _ = await asyncio.gather(back[0].take_back(0, back[1]["decision"] - 1), pair.play(1, view, first))
        ledger.counts["taken back"] += taken
    else:
        moves = [first, first if kind == "same" else second]
        done = await asyncio.gather(*(pair.play(number, view, move) for number, move in enumerate(moves)))
        assert sum(done) == (2 if len(set(moves)) == 1 else 1), f"of the moves {moves} {sum(done)} were accepted"


async def guest_of(address: str, stack: AsyncExitStack) -> Guest:
    """Return a new guest."""
    guest = Guest(address, stack)
    await stack.enter_async_context(guest.http)
    assert (await guest.http.get("/")).status_code == 200
    return guest


async def at(guest: Guest, address: str, stack: AsyncExitStack) -> Guest:
    """Return the same guest at another server."""
    other = Guest(address, stack)
    await stack.enter_async_context(other.http)
    other.http.cookies = httpx.Cookies(guest.http.cookies)
    return other
