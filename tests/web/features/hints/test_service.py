"""Hints: who gets them, what they contain, and who must not learn of them."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.some_games import REACTING
from tests.waiting import until
from tests.web.harness import GAME, Guest, Line, Payload, Server, ThreadThinker, first_views, seated, serving

from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.engine.words import LANGUAGES
from spadework.players.job import HINTS, Job
from spadework.players.search import MoveEstimate
from spadework.table import LabelledMove
from spadework.web.bots.driver import ADVISER
from spadework.web.features.hints.service import FINISHED, Advice, Hints, advice_of
from spadework.web.server.errors import Refused
from spadework.web.server.limits import Visitor
from spadework.web.server.requests import page_words
from spadework.web.server.settings import Settings
from spadework.web.socket.messages import expectation


class Captain(ThreadThinker):
    """Prefers the last moves, and thinks until `ready` is set."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Job]] = []
        self.ready = asyncio.Event()
        self.ready.set()

    async def think(self, table: str, job: Job) -> list[MoveEstimate]:
        self.asked.append((table, job))
        await self.ready.wait()
        game, deck, view = job.read()
        buffers = game.new_buffers()
        count = game.rules.legal(deck.record, view, job.seat, buffers.moves)
        codes = buffers.moves[:count].tolist()
        return [MoveEstimate(code, 0.618 / number, 10) for number, code in enumerate(reversed(codes), 1)]


@pytest.fixture
def captain() -> Captain:
    return Captain()


@pytest.fixture
async def server(warm_games: None, settings: Settings, captain: Captain) -> AsyncIterator[Server]:  # noqa: ARG001
    async with serving(settings, captain) as running:
        yield running


async def asked(line: Line, view: Payload, **changed: Any) -> None:
    """Ask for a hint in the situation of a view."""
    await line.send(**{"type": "hint", "seat": view["seat"], "decision": view["decision"], **changed})


async def dealt(server: Server, kinds: str = "me computer", **fields: str) -> tuple[Guest, str, Line, Payload]:
    guest = await server.guest()
    table = await guest.open_table(kinds, **fields)
    return guest, table, *await guest.dealt(table)


async def until_only_seat_0_is_to_move(server: Server, table: str) -> None:
    """Wait for the computer player, whose answer would change seat 0's view."""
    async with server.live(table) as live:
        await until(lambda: live.table is not None and live.table.to_move == (0,))


async def test_a_hint_lists_three_moves_and_their_expected_results(server: Server, captain: Captain) -> None:
    guest, table, *_ = await dealt(server)
    await until_only_seat_0_is_to_move(server, table)
    line = await guest.line(table)
    view = await line.hear_until("view")
    assert view["hints"] is True
    await asked(line, view)
    hint = await line.hear_until("hint")
    best = [{"text": move["text"], "label": move["label"]} for move in reversed(view["moves"][-HINTS:])]
    expected = ["wins about 62 of 100", "wins about 31 of 100", "wins about 21 of 100"]
    assert hint == {
        "type": "hint",
        "seat": 0,
        "decision": view["decision"],
        "moves": [{**move, "expected": text} for move, text in zip(best, expected, strict=True)],
        "reason": None,
    }
    ((id, job),) = captain.asked
    assert (f"/tables/{id}", job.level, job.seat) == (table, ADVISER, 0)
    async with server.live(table) as live:
        assert live.table is not None
        assert job.view == live.table.view(0).record.tobytes()
        assert len(live.table.log(0)) == len(view["log"])
    # Asking again in the same situation returns the same hint, without another search.
    await asked(line, view)
    assert await line.hear_until("hint") == hint
    assert len(captain.asked) == 1


async def test_a_hint_is_in_the_reader_s_language(server: Server) -> None:
    guest, table, _, view = await dealt(server)
    line = await guest.line(table, language="de")
    await line.hear_until("view")
    await asked(line, view)
    assert (await line.hear_until("hint"))["moves"][0]["expected"] == "gewinnt etwa 62 von 100"


@pytest.mark.parametrize(
    ("share", "close", "told"),
    [
        (0.0, False, "wins about 0 of 100"),
        (0.996, False, "wins about 100 of 100"),
        (0.58, True, "wins about 58 of 100, no clear difference"),
        (None, False, "the only sensible move"),
    ],
)
def test_a_share_of_the_win_in_words(share: float | None, close: bool, told: str) -> None:
    advice = Advice(LabelledMove(1, "a", "A", (), ()), share, close)
    assert page_words()["en"].say(expectation(advice)) == told


def test_a_move_within_the_error_of_the_best_is_as_good() -> None:
    moves = [LabelledMove(code, text, text, (), ()) for code, text in enumerate("abc")]
    estimates = [MoveEstimate(0, 0.6, 10, 0.02), MoveEstimate(1, 0.57, 10, 0.02), MoveEstimate(2, 0.5, 10, 0.02)]
    assert [advice.close for advice in advice_of(estimates, moves)] == [False, True, False]


async def test_requests_while_the_captain_thinks_share_one_search(server: Server, captain: Captain) -> None:
    guest, table, line, view = await dealt(server)
    other = await guest.line(table)
    await other.hear_until("view")
    captain.ready.clear()
    for _ in range(3):
        await asked(line, view)
    await asked(other, view)
    await line.settle()
    captain.ready.set()
    assert (await line.hear_until("hint"))["moves"] == (await other.hear_until("hint"))["moves"]
    # The computer player may move in the meantime.
    assert "hint" not in {told["type"] for told in await line.settle()}
    assert len(captain.asked) == 1


async def test_a_hint_that_comes_too_late_is_dropped(server: Server, captain: Captain) -> None:
    _, _, line, view = await dealt(server)
    captain.ready.clear()
    await asked(line, view)
    await line.play(view, view["moves"][0]["text"])
    view = await line.hear_until("view")
    while not view["moves"]:
        view = await line.hear_until("view")
    captain.ready.set()
    hint = await line.hear_until("hint")
    assert (hint["moves"], hint["reason"]) == ([], "The table has moved on. Ask again if you like.")
    # The computer player decides at the same time, and may have changed the situation again.
    for _ in range(3):
        await asked(line, view)
        hint = await line.hear_until("hint")
        if hint["moves"]:
            break
    assert len(hint["moves"]) == HINTS


@pytest.mark.parametrize(
    ("changed", "kind", "reason"),
    [
        ({"decision": 7}, "hint", "The table has moved on"),
        ({"seat": 1}, "error", "This is not your seat."),
        ({"decision": "0"}, "error", "didn’t understand"),
    ],
)
async def test_hint_requests_that_cannot_be_answered_get_a_reason(
    server: Server, changed: dict[str, Any], kind: str, reason: str
) -> None:
    _, _, line, view = await dealt(server)
    await asked(line, view, **changed)
    told = await line.hear_until(kind)
    assert reason in told["reason"]
    assert not told.get("moves")


async def test_a_captain_who_fails_can_be_asked_again(
    server: Server, captain: Captain, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, _, line, view = await dealt(server)

    async def fail(_table: str, _job: Job) -> list[MoveEstimate]:
        raise RuntimeError("no wind")

    with monkeypatch.context() as patch:
        patch.setattr(captain, "think", fail)
        await asked(line, view)
        assert (await line.hear_until("hint"))["reason"] == "The captain has no answer right now. Ask again."
    assert "no hint was found at a table" in caplog.text
    await asked(line, view)
    assert (await line.hear_until("hint"))["reason"] is None


async def test_a_player_not_on_turn_gets_no_hint(server: Server) -> None:
    _, _, line, view = await dealt(server, "me here", hints="everybody")
    await line.send(type="uncover", seat=0)
    view = await line.hear_until("view")
    await line.play(view, view["moves"][0]["text"])
    await line.settle()
    await line.send(type="uncover", seat=0)
    view = await line.hear_until("view")
    await asked(line, view)
    assert (await line.hear_until("hint"))["reason"] == "It’s not your turn."


async def test_a_hint_is_not_sent_after_a_hand_off(server: Server, captain: Captain) -> None:
    _, _, line, _ = await dealt(server, "me here", hints="everybody")
    await line.send(type="uncover", seat=0)
    view = await line.hear_until("view")
    captain.ready.clear()
    await asked(line, view)
    await line.send(type="uncover", seat=1)
    await line.settle()
    captain.ready.set()
    assert await line.settle() == []


@pytest.mark.long(but=("me computer-None-True",))
@pytest.mark.slow
@pytest.mark.parametrize(
    ("kinds", "hints", "allowed"),
    [
        ("me computer", None, True),
        ("me computer", "nobody", False),
        ("me here", None, False),
        ("me link", None, False),
        ("me link", "everybody", True),
        ("computer computer", None, True),
    ],
)
async def test_hints_are_for_those_who_agreed(server: Server, kinds: str, hints: str | None, allowed: bool) -> None:
    guest = await server.guest()
    table = await guest.open_table(kinds, **({"hints": hints} if hints else {}))
    async with server.live(table) as live:
        assert live.stored.hints is allowed
    assert ("No hints." in (await guest.http.get(table)).text) is not allowed


async def test_a_choice_that_is_not_offered_is_refused(server: Server) -> None:
    guest = await server.guest()
    answer = await guest.http.post(f"/games/{GAME}/new", data={"seats": "2", "hints": "cats"})
    assert answer.status_code == 422
    assert "choose “cats”" in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_invitation_announces_hints(server: Server, language: str) -> None:
    host, friend = await server.guest(), await server.guest(language)
    for hints in ("everybody", "nobody"):
        table = await host.open_table("me link", hints=hints)
        (invite,) = (await (await host.line(table)).hear())["invites"]
        assert ('id="hints"' in (await friend.http.get(invite["url"])).text) is (hints == "everybody")


async def test_without_an_agreement_there_are_no_hints(server: Server, captain: Captain) -> None:
    table, guests = await seated(server, GAME, 2)
    line = await guests[0].line(table)
    view = await line.hear_until("view")
    assert view["hints"] is False
    await asked(line, view)
    assert (await line.hear_until("hint"))["reason"] == "This table plays without hints."
    assert captain.asked == []


@pytest.mark.parametrize("game", REACTING or list(all_games().values())[:1], ids=lambda game: game.id)
async def test_a_hint_tells_the_others_nothing(server: Server, game: Game) -> None:
    """This includes the time to react; no timer runs here, so the situation doesn't change."""
    for _ in range(40):
        table, guests = await seated(server, game.id, game.rules.SEATS[0], hints="everybody")
        async with server.live(table) as live:
            if live.table is not None and live.table.time_to_react and live.table.to_move:
                break
    else:
        raise AssertionError("in 40 deals nobody was asked")
    assert live.table is not None
    seat = live.table.to_move[0]
    lines = [await guest.line(table) for guest in guests]
    views = await first_views(lines)
    await asked(lines[seat], views[seat])
    assert (await lines[seat].hear_until("hint"))["moves"]
    for number, line in enumerate(lines):
        if number != seat:
            assert await line.settle() == []
            if number < len(guests) - 1 and number not in live.table.to_move:
                await asked(line, views[number])
                assert (await line.hear_until("hint"))["reason"] == "It’s not your turn."


class Over:
    """A stub for a table whose game is over."""

    id = "over"

    async def read(self, _read: object) -> Any:
        return None


async def test_analyses_of_finished_games_share_one_queue() -> None:
    asked: list[str] = []
    go_on = asyncio.Semaphore(0)

    class Thinker(ThreadThinker):
        async def think(self, table: str, job: Job) -> list[MoveEstimate]:  # noqa: ARG002
            asked.append(table)
            await go_on.acquire()
            return []

    hints = Hints(Thinker())

    async def analyse(who: str) -> str:
        try:
            await hints.analyse(Over(), 0, 0, Visitor(who, who), "en")  # type: ignore[arg-type]
        except Refused as refusal:
            return refusal.reason.id
        return ""

    many = [asyncio.create_task(analyse("ada")) for _ in range(9)]
    other = asyncio.create_task(analyse("bo"))
    await until(lambda: sum(task.done() for task in many) == 7)
    # All finished games together count as one table in the queue, and only one request is processed at a time.
    assert asked == [FINISHED]
    for _ in range(3):
        go_on.release()
    assert await asyncio.gather(*many, other) == ["refused-hint-failed"] * 10
    assert asked == [FINISHED] * 3
