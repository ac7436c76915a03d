"""The tracker of offers and promises: written by the players, read by those who may, and no part of the game."""

import asyncio
from typing import Any

import pytest
from tests.web.harness import Guest, Line, Payload, Server, locked, rows, seated, serving
from tests.web.test_two_worlds import other_world, texts

from spadework.engine.discovery import all_games
from spadework.engine.interface import SPECTATOR
from spadework.engine.stream import new_stream
from spadework.web.features.chat.service import promises_of
from spadework.web.features.offers import service as offers
from spadework.web.features.offers.socket import turns_at
from spadework.web.server.settings import Settings

GAME = next(game for game in all_games().values() if promises_of(game))
SEATS = GAME.rules.SEATS[0]
READY = promises_of(GAME)[0]


async def opened(server: Server) -> tuple[str, list[Guest], list[Line]]:
    """Seat players and a spectator, each with a live connection that has received all messages so far."""
    table, guests = await seated(server, GAME.id, SEATS)
    lines = [await guest.line(table) for guest in guests]
    for line in lines:
        await line.settle()
    return table, guests, lines


async def offer(line: Line, seat: int = 0, to: int | None = 1, mark: str = "a", **what: Any) -> Payload:
    """Make an offer; return the answer."""
    await line.send(type="offer", seat=seat, to=to, mark=mark, **(what or {"text": "I help you"}))
    return await answer(line)


async def answer(line: Line) -> Payload:
    while (told := await line.hear())["type"] not in {"delivered", "offer_refused", "error"}:
        pass
    return told


async def promises(line: Line) -> list[Payload]:
    """Return the offers and promises that arrive now."""
    return [one for told in await line.settle() if told["type"] == "offers" for one in told["promises"]]


async def bargain(line: Line, seat: int, does: str, number: int = 1) -> str:
    """Respond to an offer or promise; return the reason for a refusal, empty if accepted."""
    await line.send(type="answer_offer", number=number, seat=seat, does=does, mark="b")
    refused = [told["reason"] for told in await line.settle() if told["type"] == "offer_refused"]
    return str(refused[0]) if refused else ""


def does(entry: Payload) -> list[tuple[int, str]]:
    return [(may["seat"], may["does"]) for may in entry["may"]]


async def test_an_offer_becomes_a_promise_that_each_side_marks(server: Server, settings: Settings) -> None:
    table, guests, lines = await opened(server)
    assert await offer(lines[0], phrase=READY) == {"type": "delivered", "mark": "a"}
    mine, asked, other, watched = [(await promises(line))[0] for line in lines]
    assert [does(one) for one in (mine, asked, other, watched)] == [
        [(0, "withdrawn")],
        [(1, "accepted"), (1, "declined")],
        [],
        [],
    ]
    assert (asked["text"], asked["state"], asked["to"]) == (GAME.words["en"].text(READY), "open", "Player 2")
    assert asked["turn"] == watched["turn"] != ""
    assert not await bargain(lines[1], 1, "accepted")
    assert not await bargain(lines[1], 1, "kept")
    assert not await bargain(lines[0], 0, "broken")
    (last,) = (await promises(lines[3]))[-1:]
    assert last["state"] == "promised"
    assert last["history"][1:] == ["Accepted by Player 2", "Kept, says Player 2", f"Broken, says {asked['name']}"]
    # The offer is a line of the chat too, and no part of the game.
    assert rows(settings.folder / "spadework.sqlite", "SELECT phrase FROM chat_lines") == [(READY,)]
    async with server.live(table) as live:
        assert live.table is not None
        assert READY not in str(live.table.record())
    german = await guests[1].line(table, language="de")
    (told,) = await promises(german)
    assert told["text"] == GAME.words["de"].text(READY)
    assert told["state"] == "promised"


@pytest.mark.long
async def test_the_ledger_survives_a_restart(warm_games: None, settings: Settings) -> None:  # noqa: ARG001
    async with serving(settings) as server:
        table, guests, lines = await opened(server)
        await offer(lines[0], to=None, text="Peace  for\nall")
        await bargain(lines[2], 2, "accepted")
        before = (await promises(lines[1]))[-1]
        cookies = guests[1].http.cookies
    async with serving(settings) as server:
        guest = await server.guest()
        guest.http.cookies = cookies
        assert await promises(await guest.line(table)) == [before]
        assert (before["text"], before["to"]) == ("Peace for all", "all")


async def test_disallowed_offers_and_answers_are_refused(server: Server) -> None:
    table, _, lines = await opened(server)
    for line, seat in ((lines[0], 1), (lines[3], 0), (lines[3], -1)):
        assert "not your seat" in (await offer(line, seat=seat))["reason"]
    for to in (0, 7, -1):
        assert "make them an offer" in (await offer(lines[0], to=to))["reason"]
    await offer(lines[0])
    await lines[1].settle()
    wrong = [
        (lines[0], 0, "accepted"),
        (lines[0], 0, "kept"),
        (lines[1], 1, "withdrawn"),
        (lines[1], 1, "broken"),
        (lines[2], 2, "accepted"),
        (lines[2], 2, "kept"),
    ]
    for line, seat, kind in wrong:
        assert "changed" in await bargain(line, seat, kind)
    assert "not your seat" in await bargain(lines[3], 1, "accepted")
    assert "not your seat" in await bargain(lines[2], 1, "accepted")
    assert "changed" in await bargain(lines[1], 1, "accepted", number=9)
    async with server.live(table) as live:
        live.stored.ended = True
        assert "changed" in await bargain(lines[1], 1, "accepted")
        assert "make them an offer" in (await offer(lines[1], seat=1, to=0, mark="c"))["reason"]
        live.stored.ended = False
    assert not await bargain(lines[1], 1, "declined")
    assert "changed" in await bargain(lines[1], 1, "accepted")


async def test_malformed_offers_are_not_understood(server: Server) -> None:
    _, _, lines = await opened(server)
    wrong: list[dict[str, Any]] = [
        {"type": "offer", "seat": 0, "to": 1, "mark": "a", "phrase": "phrase-hello"},
        {"type": "offer", "seat": 0, "to": "1", "mark": "a", "text": "x"},
        {"type": "offer", "seat": 0, "to": 1, "text": "x"},
        {"type": "offer", "seat": 0, "to": 1, "mark": "x" * 41, "text": "x"},
        {"type": "answer_offer", "number": 1, "seat": 0, "does": "judged"},
        {"type": "answer_offer", "number": "1", "seat": 0, "does": "kept"},
    ]
    for said in wrong:
        await lines[0].send(**said)
        assert (await answer(lines[0]))["type"] == "error", said
    assert "at most 300" in (await offer(lines[0], text="x" * 301))["reason"]
    assert await promises(lines[1]) == []


async def test_offers_share_the_limits_of_chat(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, lines = await opened(server)
    answers = [await offer(lines[0], mark=str(number)) for number in range(7)]
    assert [one["type"] for one in answers] == ["delivered"] * 6 + ["offer_refused"]
    # The same offer sent again is not a new one.
    assert (await offer(lines[0], mark="5"))["type"] == "delivered"
    assert len(await promises(lines[1])) == 6
    monkeypatch.setattr(offers, "MAX_EVENTS", 1)
    assert not await bargain(lines[1], 1, "accepted")
    assert "any more" in await bargain(lines[1], 1, "kept")
    # A report refers to the line that made the offer.
    await lines[1].send(type="report", number=2)
    assert (await lines[1].hear_until("reported"))["number"] == 2


async def test_an_answer_that_cannot_be_stored_is_refused(server: Server, settings: Settings) -> None:
    _, _, lines = await opened(server)
    await offer(lines[0])
    await promises(lines[1])
    with locked(settings.folder / "spadework.sqlite"):
        assert "couldn’t save" in await bargain(lines[1], 1, "accepted")
    assert await promises(lines[1]) == []
    assert not await bargain(lines[1], 1, "accepted")


async def test_spectators_read_offers_only_if_the_host_allows_it(server: Server) -> None:
    _, _, lines = await opened(server)
    await lines[0].send(type="host", talk="none", closed=False, delay=0)
    await lines[3].settle()
    await offer(lines[0])
    assert await promises(lines[3]) == []
    await lines[0].send(type="host", talk="write", closed=False, delay=0)
    await lines[0].settle()
    assert [one["number"] for one in await promises(lines[3])] == [1]
    assert "not your seat" in (await offer(lines[3]))["reason"]


async def test_delayed_spectators_see_offers_later(server: Server) -> None:
    table, guests, lines = await opened(server)
    await lines[0].send(type="host", talk="read", closed=False, delay=2)
    await lines[3].closed()
    watching = await guests[3].line(table)
    await offer(lines[0])
    await bargain(lines[1], 1, "accepted")
    assert await promises(watching) == []
    async with server.live(table) as live:
        # Lines are dated by the wall clock.
        for number, promise in live.chat.offer_tracker.promises.items():
            early = promise.line.at.replace(year=2020)
            live.chat.offer_tracker.promises[number] = promise._replace(line=promise.line._replace(at=early))
    (told,) = await promises(watching)
    assert (told["state"], told["history"]) == ("open", ["Offer, not accepted yet"])


@pytest.mark.parametrize(("kinds", "game"), [("me computer computer", GAME.id), ("me here here", GAME.id)])
async def test_a_table_without_other_people_has_no_offers(server: Server, kinds: str, game: str) -> None:
    guest = await server.guest()
    table = await guest.open_table(kinds, game)
    line, _ = await guest.dealt(table)
    assert "make them an offer" in (await offer(line))["reason"]
    assert 'id="offers"' not in (await guest.http.get(table)).text


async def test_computer_players_are_not_asked(server: Server) -> None:
    host, friend = await server.guest(), await server.guest()
    table = await host.open_table("me computer link", GAME.id)
    lines = [await host.line(table), await friend.line(table)]
    (invite,) = (await lines[0].hear())["invites"]
    await friend.http.post(invite["url"], data={})
    await asyncio.gather(*(line.take_part("{:064x}".format) for line in lines))
    ledgers = [told for told in await lines[0].settle() if told["type"] == "offers"]
    assert [one["seat"] for one in ledgers[0]["people"]] == [0, 2]
    assert "make them an offer" in (await offer(lines[0], to=1))["reason"]
    # "All others" is one player here, so one answer is enough.
    assert (await offer(lines[0], to=None, mark="b"))["type"] == "delivered"
    assert not await bargain(lines[1], 2, "declined")
    assert (await promises(lines[0]))[-1]["state"] == "declined"


async def test_a_game_without_promises_has_no_offers(server: Server) -> None:
    other = next(game for game in all_games().values() if not promises_of(game) and SEATS in game.rules.SEATS)
    table, guests = await seated(server, other.id, SEATS)
    line = await guests[0].line(table)
    assert "offers" not in [told["type"] for told in await line.settle()]
    assert "make them an offer" in (await offer(line))["reason"]


async def test_offers_reveal_no_hidden_information(server: Server) -> None:
    table, guests, lines = await opened(server)
    stream = new_stream(3)
    async with server.live(table) as live:
        true = live.table
        assert true is not None
        for _ in range(8):
            seat = true.to_move[0] if true.to_move else None
            await live.play(seat, true.decision(seat), true.legal(seat)[0].text) if seat is not None else None
            if seat is None:
                await live.let_time_pass(true.version())
        await offer(lines[0])
        step = len(true.steps)
        for seat in (1, SPECTATOR):
            told = []
            for world in (true, other_world(true, seat, stream)):
                live.replace(world)
                line = await guests[seat].line(table)
                told.append([text for text in await texts(line) if '"offers"' in text])
                await line.socket.close()
            assert told[0] == told[1] != []
        live.replace(true)
        view = true.view(step=step).record
        assert turns_at(true, {1: step, 2: step + 99}, "en")[1] == true.presenter().turn(view)[0]
