"""Leaving, substitutes, coming back, and an early end: with two and four people, over the live connection."""

from typing import Any

import httpx
import pytest
from tests.clock import Clock
from tests.some_games import game_for
from tests.waiting import until
from tests.web.harness import GAME, Guest, Line, Payload, Server, rows, seated, serving

from spadework.web.features.substitutes.service import ABSENT_AFTER
from spadework.web.server.settings import Settings


async def lines_of(table: str, guests: list[Guest]) -> list[Line]:
    """Open a connection for each guest at a table."""
    return [await guest.line(table) for guest in guests]


async def seat_presence(line: Line, **wanted: Any) -> Payload:
    """Return the first presence message in which a seat has these values, with that seat as `found`."""
    while True:
        message = await line.hear_any()
        if message["type"] == "presence":
            for seat in message["seats"]:
                if all(seat[name] == value for name, value in wanted.items()):
                    return {**message, "found": seat}


async def refused(line: Line, **said: Any) -> str:
    """Send a message; return the reason for its refusal."""
    await line.send(**said)
    return str((await line.hear_until("error"))["reason"])


async def test_a_substitute_is_voted_in_plays_and_returns_the_seat(server: Server, clock: Clock) -> None:
    table, guests = await seated(server, GAME, 2)
    ann, bo = await lines_of(table, guests[:2])
    await ann.states("here", "here")
    assert "decide" in await refused(ann, type="substitute", seat=1, level="deck-hand")
    await bo.socket.close()
    await ann.states("here", "away")
    clock.put_forward(ABSENT_AFTER + 1)
    await seat_presence(ann, seat=1, absent=True, votes=0, needed=1)
    assert "doesn’t exist" in await refused(ann, type="substitute", seat=1, level="xyz")
    await ann.send(type="substitute", seat=1, level="deck-hand")
    await seat_presence(ann, seat=1, absent=False, level="deck-hand")

    # The substitute plays as soon as it is asked.
    async with server.live(table) as live:
        await until(lambda: live.table is not None and live.table.decision(1))

    bo = await guests[1].line(table)
    mine = await bo.hear_until("view")
    assert mine["seat"] == 1
    assert (mine["moves"], mine["can_take_back"]) == ([], False)
    assert "A computer player (Deck hand) plays for you" in mine["prompt"]
    await bo.send(type="move", seat=1, decision=mine["decision"], move="x")
    assert "Take your seat back first" in (await bo.hear_until("refused"))["reason"]
    await bo.send(type="come_back")
    await seat_presence(ann, seat=1, level=None, left=False)
    again = await bo.hear_until("view")
    while again["prompt"].startswith("Deck hand"):
        again = await bo.hear_until("view")


async def test_a_substitution_survives_a_restart(warm_games: None, settings: Settings) -> None:  # noqa: ARG001
    async with serving(settings) as server:
        table, guests = await seated(server, GAME, 2)
        cookies = [dict(guest.http.cookies) for guest in guests]
        (bo,) = await lines_of(table, guests[1:2])
        await bo.send(type="leave", level="deck-hand")
        assert (await seat_presence(bo, seat=1, left=True))["found"]["level"] == "deck-hand"
    assert rows(settings.folder / "spadework.sqlite", 'SELECT substitute, "left" FROM seats ORDER BY seat') == [
        (None, 0),
        ("deck-hand", 1),
    ]
    async with serving(settings) as server:
        again = await server.guest()
        again.http.cookies = httpx.Cookies(cookies[1])
        line = await again.line(table)
        assert (await seat_presence(line, seat=1, left=True))["found"]["level"] == "deck-hand"


async def test_more_than_half_of_the_others_have_to_agree(server: Server) -> None:
    table, guests = await seated(server, game_for(4).id, 4)
    lines = await lines_of(table, guests)
    await lines[0].states(*["here"] * 4)
    await lines[3].send(type="leave", level=None)
    # They still have the page open, but nobody waits for them as for players who are here.
    await seat_presence(lines[0], seat=3, left=True, state="away", absent=True, needed=2)
    await lines[0].send(type="substitute", seat=3, level="mate")
    assert (await seat_presence(lines[1], seat=3, votes=1))["own"]["substitutes"] == [None] * 4
    assert (await seat_presence(lines[0], seat=3, votes=1))["own"]["substitutes"][3] == "mate"
    await lines[0].send(type="substitute", seat=3, level=None)
    await seat_presence(lines[1], seat=3, votes=0)
    # Spectators and players who have left don't vote.
    for line in lines[3:]:
        assert "decide" in await refused(line, type="substitute", seat=3, level="mate")
    await lines[1].send(type="substitute", seat=3, level="deck-hand")
    await lines[2].send(type="substitute", seat=3, level="deck-hand")
    await seat_presence(lines[0], seat=3, level="deck-hand")


async def test_a_player_who_left_may_return_before_a_substitute_plays(server: Server) -> None:
    table, guests = await seated(server, GAME, 2)
    ann, bo = await lines_of(table, guests[:2])
    await bo.send(type="leave", level=None)
    await seat_presence(ann, seat=1, left=True, absent=True)
    await bo.send(type="come_back")
    await seat_presence(ann, seat=1, left=False, absent=False)


async def test_the_game_ends_early_when_all_who_play_agree(server: Server) -> None:
    table, guests = await seated(server, GAME, 2)
    ann, bo, looker = await lines_of(table, guests)
    await ann.states("here", "here")
    assert "at this table now" in await refused(looker, type="end", wanted=True)
    await ann.send(type="end", wanted=True)
    view = await bo.hear_until("view")
    message = await seat_presence(bo, seat=0)
    while not message["ending"]["votes"]:
        message = await seat_presence(bo, seat=0)
    assert message["ending"] == {"votes": 1, "needed": 2}
    assert not message["own"]["ending"]
    await ann.send(type="end", wanted=False)
    await bo.send(type="end", wanted=True)
    await ann.send(type="end", wanted=True)
    while not view["prompt"].startswith("The players ended"):
        view = await bo.hear_until("view")
    assert (view["moves"], view["over"], view["result"]) == ([], False, None)
    await bo.send(type="move", seat=1, decision=view["decision"], move="x")
    assert "ended early" in (await bo.hear_until("refused"))["reason"]
    assert rows(server.settings.folder / "spadework.sqlite", "SELECT ended, over FROM tables") == [(1, 0)]
    assert "Ended early" in (await guests[0].http.get("/")).text
    # The players who ended it may start another.
    assert (await guests[0].http.post(f"{table}/rematch", data={})).status_code == 303


async def test_leaving_a_solo_table_is_refused(server: Server) -> None:
    guest = await server.guest()
    line, _ = await guest.dealt(await guest.open_table("me computer"))
    for said in ({"type": "leave", "level": None}, {"type": "end", "wanted": True}):
        assert "at this table now" in await refused(line, **said)


@pytest.mark.parametrize(
    "said",
    [
        {"type": "leave"},
        {"type": "leave", "level": 3},
        {"type": "end", "wanted": "yes"},
        {"type": "substitute", "seat": "1", "level": "mate"},
        {"type": "substitute", "seat": 1},
    ],
)
async def test_malformed_leave_and_vote_messages_are_rejected(server: Server, said: dict[str, Any]) -> None:
    guest = await server.guest()
    line, _ = await guest.dealt(await guest.open_table("me computer"))
    assert "didn’t understand" in await refused(line, **said)
