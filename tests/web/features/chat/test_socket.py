"""Chat at a table: stored, and sent only to those who may read it."""

from contextlib import suppress
from typing import Any
from unittest.mock import AsyncMock

import pytest
from tests.web.harness import GAME, Guest, Line, Payload, Server, locked, rows, seated, serving

from spadework.web.db.storage import Storage
from spadework.web.features.chat import chat as live_chat
from spadework.web.features.chat.chat import BURST, Chat
from spadework.web.features.chat.service import EMOTES, Speaker, Wording
from spadework.web.server.errors import Refused
from spadework.web.server.limits import PER_ADDRESS, RateLimiter
from spadework.web.server.settings import Settings


async def opened(server: Server) -> tuple[str, list[Guest], list[Line]]:
    """Seat two players and a spectator, each with a live connection that has received all messages so far."""
    table, guests = await seated(server, GAME, 2)
    lines = [await guest.line(table) for guest in guests]
    await settled(lines)
    return table, guests, lines


async def settled(lines: list[Line]) -> list[list[Payload]]:
    for line in lines:
        await line.settle()
    return [await line.settle() for line in lines]


async def say(line: Line, text: str = "", mark: str = "a", seat: int | None = 0, **more: Any) -> Payload:
    """Say something; return the answer."""
    await line.send(type="say", mark=mark, seat=seat, **({"text": text} | more))
    return await answer(line)


async def answer(line: Line) -> Payload:
    while (told := await line.hear())["type"] not in {"delivered", "chat_refused", "error", "reported"}:
        pass
    return told


async def heard(line: Line) -> list[Payload]:
    """Return the chat lines that arrive now."""
    return [one for told in await line.settle() if told["type"] == "chat" for one in told["lines"]]


async def let(host: Line, talk: str) -> None:
    await host.send(type="host", talk=talk, closed=False, delay=0)
    await host.settle()


async def test_a_chat_line_is_stored_and_sent_to_everyone(server: Server, settings: Settings) -> None:
    table, guests, lines = await opened(server)
    assert await say(lines[1], "Your <b>turn</b>", "m", 1) == {"type": "delivered", "mark": "m"}
    (own,), (other,), (watched,) = [await heard(line) for line in (lines[1], lines[0], lines[2])]
    assert (own["mine"], other["mine"], watched["mine"]) == (True, False, False)
    assert {name: other[name] for name in ("number", "seat", "text")} == {
        "number": 1,
        "seat": 1,
        "text": "Your <b>turn</b>",
    }
    assert other["by"] == own["by"]
    assert other["name"] == "Player 2"
    assert rows(settings.folder / "spadework.sqlite", "SELECT number, seat, text FROM chat_lines") == [
        (1, 1, "Your <b>turn</b>")
    ]
    # A connection opened later receives it too, and the game's record doesn't contain it.
    assert [one["number"] for one in await heard(await guests[0].line(table))] == [1]
    async with server.live(table) as live:
        assert live.table is not None
        assert "turn</b>" not in str(live.table.record())


async def test_a_line_sent_again_is_said_once(server: Server) -> None:
    table, guests, lines = await opened(server)
    await say(lines[0], "Hello")
    await lines[0].socket.close()
    again = await guests[0].line(table)
    assert (await say(again, "Hello"))["type"] == "delivered"
    assert len(await heard(lines[1])) == 1
    assert (await say(again, "Hello", "b"))["type"] == "delivered"
    assert len(await heard(lines[1])) == 1


async def test_phrases_come_in_each_reader_s_language(server: Server) -> None:
    table, guests, lines = await opened(server)
    german = await guests[1].line(table, language="de")
    await german.settle()
    assert (await say(lines[0], phrase="phrase-well-played"))["type"] == "delivered"
    assert [one["text"] for one in await heard(lines[1])] == ["Well played!"]
    assert [one["text"] for one in await heard(german)] == ["Gut gespielt!"]


async def test_reactions_come_with_their_picture(server: Server) -> None:
    _, _, lines = await opened(server)
    assert (await say(lines[0], phrase=EMOTES[0]))["type"] == "delivered"
    (line,) = await heard(lines[1])
    assert (line["emote"], line["text"]) == (EMOTES[0], "Well done!")
    assert (await say(lines[0], "Well done!", "b"))["type"] == "delivered"
    (line,) = await heard(lines[1])
    assert line["emote"] is None


@pytest.mark.long(but=("{'text': 7}",))
@pytest.mark.parametrize(
    "said",
    [{"text": 7}, {"phrase": "title-home"}, {"phrase": ["x"]}, {"mark": 3}, {"mark": "x" * 41}, {"text": "\ud800"}],
    ids=str,
)
async def test_malformed_lines_are_rejected(server: Server, said: dict[str, Any]) -> None:
    _, _, lines = await opened(server)
    await lines[0].send(**({"type": "say", "mark": "a", "seat": 0, "text": "x"} | said))
    assert (await answer(lines[0]))["type"] == "error"
    assert await heard(lines[1]) == []


async def test_invalid_lines_are_refused_with_a_reason(server: Server) -> None:
    _, _, lines = await opened(server)
    assert "at most 300" in (await say(lines[0], "x" * 301))["reason"]
    assert "nothing to read" in (await say(lines[0], "  "))["reason"]
    assert "not your seat" in (await say(lines[0], "x", seat=1))["reason"]
    assert "not your seat" in (await say(lines[0], "x", seat=None))["reason"]
    assert await heard(lines[1]) == []


async def test_chat_is_rate_limited_per_guest(server: Server) -> None:
    table, guests, lines = await opened(server)
    for number in range(BURST):
        assert (await say(lines[0], "x", str(number)))["type"] == "delivered"
    # Another browser of the same player doesn't help, and the others may go on.
    other = await guests[0].line(table)
    assert "Wait a few seconds" in (await say(other, "x", "more"))["reason"]
    assert (await say(lines[1], "x", seat=1))["type"] == "delivered"


async def test_a_line_that_cannot_be_stored_is_not_sent(server: Server, settings: Settings) -> None:
    _, _, lines = await opened(server)
    with locked(settings.folder / "spadework.sqlite"):
        assert "nobody has seen it" in (await say(lines[0], "Hello"))["reason"]
    assert await heard(lines[1]) == []
    assert (await say(lines[0], "Hello"))["type"] == "delivered"


async def test_after_a_restart_the_last_lines_are_there(warm_games: None, settings: Settings) -> None:  # noqa: ARG001
    async with serving(settings) as server:
        table, guests, lines = await opened(server)
        await say(lines[0], "Hello")
        cookies = guests[1].http.cookies
    async with serving(settings) as server:
        guest = await server.guest()
        guest.http.cookies = cookies
        line = await guest.line(table)
        assert [one["text"] for one in await heard(line)] == ["Hello"]
        assert (await say(line, "There you are", seat=1))["type"] == "delivered"
        assert [one["number"] for one in await heard(line)] == [2]


async def test_lines_of_many_guests_are_counted_by_address(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    talk = Chat("table", storage)
    monkeypatch.setattr(talk, "_store", AsyncMock())
    said = []
    for number in range(PER_ADDRESS + 2):
        with suppress(Refused):
            for line in range(BURST + 1):
                address = "there" if number > PER_ADDRESS else "here"
                await talk.say(Speaker(f"guest {number}", None, ""), Wording("Hello"), f"{number} {line}", address)
                said.append(number)
    assert [said.count(number) for number in range(PER_ADDRESS + 2)] == [*[BURST] * PER_ADDRESS, 0, BURST]


async def test_a_new_connection_gets_only_the_latest_lines(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, guests, lines = await opened(server)
    monkeypatch.setattr(RateLimiter, "take", lambda *_: True)
    monkeypatch.setattr(live_chat, "MOST_LINES", 4)
    for number in range(7):
        await say(lines[0], str(number), str(number))
    shown = await heard(await guests[1].line(table))
    assert [line["text"] for line in shown] == ["3", "4", "5", "6"]


@pytest.mark.parametrize(
    ("talk", "reads", "writes"), [("none", False, False), ("read", True, False), ("write", True, True)]
)
async def test_the_host_decides_whether_spectators_read_and_write(
    server: Server, talk: str, reads: bool, writes: bool
) -> None:
    table, guests, lines = await opened(server)
    await let(lines[0], talk)
    await say(lines[0], "Hello")
    line = await guests[2].line(table)
    told = await line.settle()
    (company,) = [one for one in told if one["type"] == "spectators"]
    assert (company["seated"], company["reads"], company["writes"]) == (False, reads, writes)
    assert any(one["type"] == "chat" for one in told) == reads
    assert (await say(line, "May I?", seat=None))["type"] == ("delivered" if writes else "chat_refused")
    assert [(one["seat"], one["name"]) for one in await heard(lines[0])] == [(0, "Player 1"), (None, "Spectator")][
        : 1 + writes
    ]
    assert await heard(lines[2]) == [] or reads


async def test_what_spectators_may_not_read_does_not_reach_them(server: Server) -> None:
    _, _, lines = await opened(server)
    await let(lines[0], "none")
    await lines[2].settle()
    await say(lines[0], "Psst")
    assert await lines[2].settle() == []
    # Lines said in the meantime can be read as soon as the host allows it.
    await let(lines[0], "read")
    assert [one["text"] for one in await heard(lines[2])] == ["Psst"]


async def test_only_the_host_changes_the_spectator_settings(server: Server) -> None:
    table, _, lines = await opened(server)
    for line in lines[1:]:
        await line.send(type="host", talk="none", closed=True, delay=0)
        assert "Only the host" in (await answer(line))["reason"]
    for wrong in ({"talk": "everything"}, {"closed": 1}, {"delay": 3}):
        await lines[0].send(**({"type": "host", "talk": "read", "closed": False, "delay": 0} | wrong))
        assert (await answer(lines[0]))["type"] == "error"
    async with server.live(table) as live:
        assert live.stored.spectators_talk == "read"


async def test_a_report_is_stored_once_per_reporter(server: Server, settings: Settings) -> None:
    _, _, lines = await opened(server)
    await say(lines[0], "Something bad")
    for line in (lines[1], lines[1], lines[2]):
        await line.send(type="report", number=1)
        assert await answer(line) == {"type": "reported", "number": 1}
    await lines[1].send(type="report", number=2)
    assert "can’t be reported" in (await answer(lines[1]))["reason"]
    assert rows(settings.folder / "spadework.sqlite", "SELECT count(*) FROM chat_reports") == [(2,)]


async def test_a_spectator_who_cannot_read_chat_cannot_report_it(server: Server) -> None:
    _, _, lines = await opened(server)
    await say(lines[0], "Something")
    await let(lines[0], "none")
    await lines[2].send(type="report", number=1)
    assert "can’t be reported" in (await answer(lines[2]))["reason"]


async def test_spectators_are_counted_and_named_if_they_like(server: Server) -> None:
    table, guests, lines = await opened(server)
    second = await guests[2].line(table)
    other = await (await server.guest()).line(table)
    await settled([second, other, *lines])
    await other.send(type="name", name=" Cleo ")
    await other.settle()
    (company,) = await lines[0].settle()
    assert company["spectators"] == {"count": 2, "names": ["Cleo"], "talk": "read", "closed": False, "delay": 0}
    await other.send(type="name", name="pl\u0430yer\ufe0f 1")
    assert "both be called" in (await answer(other))["reason"]
    await other.send(type="name", name="x" * 30)
    assert (await answer(other))["type"] == "chat_refused"
    for line in (second, other):
        await line.socket.close()
    while True:
        told = await lines[0].hear_until("spectators")
        if told["spectators"]["count"] == 1:
            break
    assert told["spectators"]["names"] == []


async def test_a_table_without_other_people_has_no_chat(server: Server) -> None:
    guest = await server.guest()
    for kinds in ("me computer", "me here"):
        table = await guest.open_table(kinds)
        line, _ = await guest.dealt(table)
        assert "spectators" not in [told["type"] for told in await line.settle()]
        assert (await say(line, "Hello"))["type"] == "chat_refused"
        assert 'id="chat"' not in (await guest.http.get(table)).text
    assert 'id="chat"' in (await guest.http.get(await guest.open_table("me link"))).text
