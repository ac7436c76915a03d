"""Premoves over the live connection: who may set them, and the messages about them."""

from typing import Any

import pytest
from tests.web.harness import Guest, Line, Payload, Server, rows, seated

from spadework.web.features.accounts.store import PeopleStore
from spadework.web.features.premoves import service as premoves
from spadework.web.server.settings import Settings
from spadework.web.socket.incoming import MOST_MOVES

GAME = "rat_alarm"
WISH: dict[str, Any] = {
    "type": "premove",
    "seat": 0,
    "question": "",
    "prompt": "",
    "moves": [{"text": "Turn  up", "label": "Turn up a card"}],
    "repeats": False,
}


async def opened(server: Server) -> tuple[str, list[Guest], list[Line]]:
    """Seat two players and a spectator, each with a live connection that has received all messages so far."""
    table, guests = await seated(server, GAME, 2)
    lines = [await guest.line(table) for guest in guests]
    for line in lines:
        await line.settle()
    return table, guests, lines


async def say(line: Line, **said: Any) -> list[Payload]:
    await line.send(**{**WISH, **said})
    return await line.settle()


async def test_a_foreseen_question_can_be_premoved(server: Server) -> None:
    table, _, lines = await opened(server)
    await lines[0].send(type="foresee", seat=0)
    told = await lines[0].hear_until("foreseen")
    assert (told["seat"], told["reason"]) == (0, None)
    assert all(0 <= place < len(told["moves"]) for one in told["questions"] for place in one["moves"])
    question = told["questions"][0]
    moves = [told["moves"][place] for place in question["moves"]]
    how = {"question": question["kind"], "prompt": question["prompt"], "moves": moves, "repeats": True, "decision": 0}
    (prepared,) = await say(lines[0], **how)
    assert prepared == {
        "type": "premoves",
        "seat": 0,
        "premoves": [
            {
                "number": 1,
                "prompt": question["prompt"],
                "moves": [move["label"] for move in moves],
                "repeats": True,
                "played": None,
                "decision": None,
            }
        ],
    }
    # A duplicate is stored only once.
    assert await say(lines[0], **how) == []
    async with server.live(table) as live:
        assert len(live.premoves.all) == 1


async def test_only_the_returning_player_receives_their_premoves(server: Server) -> None:
    table, guests, lines = await opened(server)
    await say(lines[0], decision=0)
    for seat, guest in enumerate(guests):
        line = await guest.line(table)
        assert [told["type"] for told in await line.settle()].count("premoves") == (seat == 0)


async def test_premoves_are_allowed_only_for_own_seats(server: Server) -> None:
    _, _, lines = await opened(server)
    for line in lines[1:]:
        for said in (WISH, {"type": "cancel_premove", "seat": 0, "number": 1}, {"type": "foresee", "seat": 0}):
            await line.send(**said)
            assert [told["type"] for told in await line.settle()] == ["error"]


async def test_another_player_s_premove_cannot_be_cancelled(server: Server) -> None:
    table, _, lines = await opened(server)
    await say(lines[0], decision=0)
    await lines[1].send(type="cancel_premove", seat=1, number=1)
    assert await lines[1].settle() == []
    async with server.live(table) as live:
        assert [answer.seat for answer in live.premoves.all] == [0]


@pytest.mark.parametrize(
    "said",
    [
        {"moves": []},
        {"moves": [{"text": "turn up", "label": "x"}] * (MOST_MOVES + 1)},
        {"moves": ["turn up"]},
        {"moves": [{"text": "turn up"}]},
        {"repeats": True},
        {"question": 1},
        {"question": "x" * 3001},
        {"decision": "1"},
    ],
)
@pytest.mark.long(but=("said0",))
async def test_malformed_premoves_are_refused(server: Server, said: Payload) -> None:
    table, _, lines = await opened(server)
    assert [told["type"] for told in await say(lines[0], **said)] == ["error"]
    async with server.live(table) as live:
        assert live.premoves.all == []


async def test_a_premove_that_is_not_a_move_is_refused(server: Server) -> None:
    _, _, lines = await opened(server)
    (told,) = await say(lines[0], moves=[{"text": "fly away", "label": "x"}])
    assert (told["type"], "fly away" in told["reason"]) == ("premove_refused", True)


async def test_premoves_per_player_are_limited(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(premoves, "MAX_PREMOVES", 2)
    _, _, lines = await opened(server)
    told = [(await say(lines[0], question=f"[{number}]", repeats=True))[0]["type"] for number in range(3)]
    assert told == ["premoves", "premoves", "premove_refused"]
    # A premove for the same question replaces the earlier one.
    (now,) = await say(lines[0], question="[0]", repeats=True, moves=[{"text": "stay", "label": "Stay"}])
    assert [answer["moves"] for answer in now["premoves"]] == [["Turn up a card"], ["Stay"]]


async def test_solo_tables_have_no_premoves(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me computer", GAME)
    line, _ = await guest.dealt(table)
    assert [told["type"] for told in await say(line)].count("premove_refused") == 1


async def test_deleting_a_guest_deletes_their_premoves(server: Server, settings: Settings) -> None:
    table, _, lines = await opened(server)
    await say(lines[0], decision=0)
    async with server.live(table) as live:
        guest = live.seats[0].guest or ""
    people = PeopleStore(server.site.tables._storage)
    assert (await people.owned(guest))["premoves"][0]["moves"] == [["turn up", "Turn up a card"]]
    await people.forget(guest, str)
    assert rows(settings.folder / "spadework.sqlite", "SELECT * FROM premoves") == []
