import asyncio
import json
import random
import re
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from mcp.types import CallToolResult, TextContent
from tests.some_games import ONE_OF_EACH, REACTING, game_for, short
from tests.waiting import PATIENCE, until
from tests.web.harness import GAME, Server, play_out, serving
from tests.web.test_two_worlds import other_world

import spadework
from spadework.engine.discovery import all_games
from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE, Record
from spadework.engine.stream import new_stream
from spadework.lab.adapters.book import WORDS, part_of_rules
from spadework.lab.adapters.mcp import MISSING, OVERHEAD, Refused, SeatTools, new_server
from spadework.lab.adapters.seat_online import OnlineSeat
from spadework.learn import Plan, Trainer
from spadework.players.network import NetworkPlayer
from spadework.players.player import PLAYERS
from spadework.players.search import Search
from spadework.table import Variant
from spadework.web.server.settings import Settings

GAMES = list(all_games().values())
TOOLS = ["games", "new_game", "rules", "look", "play", "record"]


class Clock:
    """A fake clock that advances only when the code under test sleeps or a test's player adds thinking time."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Replace the clock, so that tables of this process don't wait."""
    clock = Clock()
    monkeypatch.setattr("spadework.lab.adapters.mcp.time", clock)
    return clock


def seated(game: Game, seat: int = 0, **more: object) -> SeatTools:
    return SeatTools(game.id, game.rules.SEATS[0], seat, ["random"], short(game), **{"seed": 5, **more})  # type: ignore[arg-type]


def first_move(told: str) -> str:
    return told.rpartition("[")[2].partition("]")[0]


def refusal(tools: SeatTools, tool: str, *arguments: object) -> str:
    with pytest.raises(Refused) as refused:
        getattr(tools, tool)(*arguments)
    assert "\n" not in str(refused.value)
    return str(refused.value)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_whole_game(game: Game) -> None:
    with seated(game, seat=1) as tools:
        dice, table = random.Random(game.id), tools._playing()
        while not tools.over:
            assert 1 in table.to_move
            told = tools.look()
            assert table.prompt(1) in told
            assert (
                refusal(tools, "record") == "the record holds hidden information; it is available once the game is over"
            )
            tools.play(f"[{dice.choice(table.legal(1)).text}]")
        assert "The game is over." in tools.look()
        assert "the game is over" in refusal(tools, "play", "anything")
        assert spadework.replay(json.loads(tools.record())).result == table.result


@pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.id)
def test_a_refused_call_changes_nothing(game: Game) -> None:
    with seated(game) as tools:
        before, table = tools.look(), tools._playing()
        assert refusal(tools, "play", "jump").startswith("'jump' is not a legal move now; expected ")
        assert refusal(tools, "rules", "weather").startswith("the rule book has no part 'weather'; expected 'all'")
        assert refusal(tools, "new_game", "chess").startswith("unknown game 'chess'")
        assert refusal(tools, "new_game", None, 99).endswith("players, not 99")
        assert refusal(tools, "new_game", None, None, 99).startswith("there is no seat 99")
        assert refusal(tools, "new_game", None, None, None, "/tmp/mine.py").startswith("unknown computer player")
        assert (tools.look(), tools._playing()) == (before, table)


def test_most_tools_need_a_game_first() -> None:
    with SeatTools() as tools:
        for tool in ("look", "record"):
            assert refusal(tools, tool) == "no game yet: call new_game first"
        assert refusal(tools, "rules").startswith("no game yet: call new_game first, or name one of ")
        assert tools.rules("the goal", GAMES[1].id) == part_of_rules(GAMES[1], "the goal")
        assert refusal(tools, "rules", "", "chess").startswith("unknown game 'chess'; available are ")
        assert refusal(tools, "play", "go") == "no game yet: call new_game first"
        assert refusal(tools, "new_game").startswith("name a game; available are ")
        assert [line.partition(":")[0] for line in tools.games().splitlines()] == list(all_games())
        assert not tools.over
        game = GAMES[0]
        assert game.title() in tools.new_game(game.id, level="random")
    with SeatTools(seats=game.rules.SEATS[-1], seat=2, players=["random"]) as tools:
        assert f"in seat 2 of 0 to {game.rules.SEATS[-1] - 1}" in tools.new_game(game.id)
    with pytest.raises(ValueError, match="expected 1 player, or"):
        SeatTools(game.id, game.rules.SEATS[-1], players=["mate", "random"])


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"game": "x" * 100_000}, "unknown game 'xxx"),
        ({"level": "x" * 100_000}, "unknown computer player 'xxx"),
        ({"game": 5}, "expected game to be text, not '5'"),
        ({"seats": 2.0}, "expected seats to be a whole number, not '2.0'"),
        ({"seats": True}, "expected seats to be a whole number, not 'True'"),
        ({"seat": True}, "expected seat to be a whole number, not 'True'"),
        ({"seat": 10**4000}, "there is no seat 1000"),
        ({"seat": 10**5000}, ""),
        ({"level": 1}, "expected level to be text, not '1'"),
    ],
)
def test_invalid_arguments_start_no_new_game(arguments: dict[str, Any], reason: str) -> None:
    with seated(GAMES[0]) as tools:
        before, table = tools.look(), tools._playing()
        with pytest.raises(Refused) as refused:
            tools.new_game(**arguments)
        assert str(refused.value).startswith(reason)
        assert len(str(refused.value)) <= 2000
        assert (tools.look(), tools._playing()) == (before, table)


def test_answers_and_parts_must_be_text() -> None:
    with seated(GAMES[0]) as tools:
        assert refusal(tools, "play", 5) == "expected an answer as text, not int"
        assert refusal(tools, "rules", 5) == "expected part to be text, not '5'"


def test_a_network_trained_for_another_game_is_refused(tmp_path: Path) -> None:
    game, other = game_for(2), next(game for game in GAMES if 3 in game.rules.SEATS and game is not game_for(2))
    file = tmp_path / "network.npz"
    Trainer(Variant.of(game), Plan(seats=(3,), lanes=1, widths=(4, 4))).network.save(file)
    for player in (file, NetworkPlayer(file)):
        with pytest.raises(ValueError, match=f"was trained for {game.id} with 3 players, not {other.id} with 3"):
            SeatTools(other.id, 3, players=[player])
        with SeatTools(players=[player]) as tools:
            assert "not " + game.id + " with 2" in refusal(tools, "new_game", game.id, 2)
            assert refusal(tools, "look") == "no game yet: call new_game first"


class Thinking:
    """A wrapper of a player that takes time when it is asked to react."""

    def __init__(self, tools: SeatTools, seat: int, clock: Clock) -> None:
        self.tools, self.player, self.clock = tools, tools._players[seat], clock
        self.asked = 0

    def choose(self, view: Record, seat: int) -> int:
        if self.tools._playing().time_to_react:
            self.asked += 1
            self.clock.now += 0.01
        return self.player.choose(view, seat)


@pytest.mark.parametrize("game", REACTING, ids=lambda game: game.id)
def test_timing_does_not_reveal_who_may_react(game: Game, clock: Clock) -> None:
    dice, alone, over = random.Random(3), 0, game.reactions.over if game.reactions else 0
    with SeatTools(game.id, 3, players=["random"], options=short(game), seed=5) as tools:
        table = tools._playing()
        others = [Thinking(tools, seat, clock) for seat in (1, 2)]
        for seat, other in enumerate(others, 1):
            tools._players[seat] = tools._reacting[seat] = other
        # Measure only the time to react.
        tools._thought = -OVERHEAD
        for _ in range(150):
            if tools.over:
                break
            asked, steps, began = table.time_to_react, len(table.steps), clock.now
            tools.play(dice.choice(table.legal(0)).text)
            passed = clock.now - began
            assert passed == pytest.approx(OVERHEAD * round(passed / OVERHEAD))
            announced = sum((step.seat, step.code) == (CHANCE, over) for step in table.steps[steps:])
            if not asked and not table.time_to_react:
                assert passed == pytest.approx(OVERHEAD * announced)
                alone += announced
    assert alone > sum(other.asked for other in others) > 0


@pytest.mark.parametrize("game", REACTING, ids=lambda game: game.id)
def test_computer_players_think_briefly_about_reactions(game: Game) -> None:
    with SeatTools(players=["admiral", "mate"]) as tools:
        tools._let_others_play = lambda: None  # type: ignore[method-assign]
        tools.new_game(game.id, 3)
        assert tools._reaction == 0.4
        admiral = tools._reacting[1]
        assert isinstance(admiral, Search)
        assert admiral._seconds == 0.2
        assert tools._reacting[2] is tools._players[2]


def test_timing_does_not_reveal_who_has_a_choice(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    game = ONE_OF_EACH[0]
    monkeypatch.setattr(Game, "hides_options", property(lambda _: lambda _deck, _view: True))
    with seated(game) as tools:
        table = tools._playing()
        for _ in range(5):
            steps, began = len(table.steps), clock.now
            tools.play(table.legal(0)[0].text)
            moves = sum(0 < step.seat < table.seats for step in table.steps[steps:])
            assert clock.now - began == pytest.approx(OVERHEAD * moves)


def test_the_tools_name_all_levels() -> None:
    assert SeatTools.new_game.__doc__ is not None
    assert all(level in SeatTools.new_game.__doc__ for level in PLAYERS)


def test_a_new_game_keeps_the_previous_settings_by_default() -> None:
    game = ONE_OF_EACH[0]
    with seated(game, seat=1) as tools, seated(game, seat=1) as others:
        first, second = tools.look(), tools.new_game()
        assert first != second
        assert (others.look(), others.new_game()) == (first, second)
        assert "in seat 1 of" in second
        assert tools._playing().setup.options == short(game)
        assert "in seat 0 of" in tools.new_game(seat=0, seats=game.rules.SEATS[-1])
        assert tools._playing().seats == game.rules.SEATS[-1]


def test_look_can_include_the_whole_log() -> None:
    with seated(ONE_OF_EACH[0]) as tools:
        for _ in range(3):
            told = tools.play(first_move(tools.look()))
        assert "Since your last decision" in told
        assert "So far:" not in told
        whole = tools.look(whole_log=True)
        assert all(f"- {line.text}" in whole for line in tools._playing().log(0))


@pytest.mark.long
@pytest.mark.slow
def test_a_custom_player_that_fails_is_replaced(tmp_path: Path) -> None:
    file, game = tmp_path / "bad.py", ONE_OF_EACH[0]
    file.write_text("class Bad:\n    def choose(self, view, moves):\n        raise OSError('no')\n", encoding="utf-8")
    with SeatTools(game.id, game.rules.SEATS[0], 0, [file], short(game), seed=3) as tools:
        news = ""
        while not news and not tools.over:
            tools.play(first_move(tools.look()))
            news = tools._news
        assert news == WORDS["en"].text("text-substitute", seat=1)
        assert news in tools.look()


@pytest.mark.long
@pytest.mark.slow
def test_one_file_can_play_all_other_seats(tmp_path: Path) -> None:
    file, game = tmp_path / "mine.py", GAMES[0]
    file.write_text(
        "class Mine:\n    def __init__(self, seat):\n        self.seat = seat\n"
        "    def choose(self, view, moves):\n        assert view.seat == self.seat\n        return moves[0]\n",
        encoding="utf-8",
    )
    with SeatTools(game.id, 3, 1, [file], short(game), seed=3) as tools:
        for _ in range(4):
            tools.play(first_move(tools.look()))
            assert not tools._news
        assert {step.seat for step in tools._playing().steps} >= {0, 1, 2}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_tool_reveals_hidden_information(game: Game) -> None:
    stream, compared = new_stream(7), 0
    for seat in (0, 1):
        with seated(game, seat) as tools:
            for number in range(20):
                if tools.over:
                    break
                true = tools._playing()
                if number % 4 == 0:
                    heard = []
                    for world in (true, other_world(true, seat, stream)):
                        tools._table = world
                        heard.append(all_that_is_said(tools, true))
                    assert heard[0] == heard[1], f"seat {seat} can tell two worlds apart"
                    compared += 1
                    tools._table = true
                tools.play(first_move(tools.look()))
    assert compared > 1


def all_that_is_said(tools: SeatTools, true: spadework.Table) -> str:
    """Return what all tools answer, without playing a move."""
    said = [tools.games(), tools.rules(), tools.rules("all"), tools.look(), tools.look(True), refusal(tools, "record")]
    moves = {move.text for seat in range(true.seats) if seat != tools._seat for move in true.legal(seat)}
    legal = {labelled.text for labelled in true.labelled_moves(tools._seat)}
    return json.dumps([*said, *(refusal(tools, "play", move) for move in sorted({"jump", *moves} - legal))])


# The protocol


def text_of(result: CallToolResult) -> str:
    (content,) = result.content
    assert isinstance(content, TextContent)
    return content.text


async def play_over(client: Client, game: Game) -> None:
    """List the tools, make mistakes, and play a game to its end."""
    listed = {tool.name: tool for tool in (await client.list_tools()).tools}
    assert list(listed) == TOOLS
    assert "whole_log" in listed["look"].input_schema["properties"]
    assert listed["play"].input_schema["required"] == ["move"]
    assert "your legal moves" in (listed["look"].description or "")
    assert text_of(await client.call_tool("rules", {"part": "the goal"})).startswith("## ")
    told, over = text_of(await client.call_tool("look", {})), False
    wrong = await client.call_tool("play", {"move": "jump"})
    assert wrong.is_error
    assert "'jump' is not a legal move now; expected " in text_of(wrong)
    assert (await client.call_tool("record", {})).is_error
    assert text_of(await client.call_tool("look", {})) == told
    while not over:
        played = await client.call_tool("play", {"move": first_move(told)})
        assert not played.is_error
        told = text_of(played)
        over = "The game is over." in told
    record = text_of(await client.call_tool("record", {}))
    assert json.loads(record)["game"] == game.id


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["auto", "legacy"])
async def test_a_session_in_this_process(mode: str) -> None:
    game = ONE_OF_EACH[0]
    with seated(game) as tools:
        async with Client(new_server(tools), mode=mode) as client:
            await play_over(client, game)


@pytest.mark.long
@pytest.mark.slow
async def test_a_session_over_standard_input_and_output() -> None:
    game = ONE_OF_EACH[0]
    arguments = ["-m", "spadework", "mcp", game.id, "--seats", "2", "--player", "random", "--seed", "5"]
    options = [part for name, choice in short(game).items() for part in ("--option", f"{name}={choice}")]
    server = StdioServerParameters(command=sys.executable, args=[*arguments, *options])
    async with Client(server) as client:
        await play_over(client, game)


def test_a_missing_mcp_library_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mcp.server.mcpserver", None)
    with SeatTools() as tools, pytest.raises(RuntimeError, match=r"pip install 'spadework\[mcp\]'"):
        new_server(tools)
    assert MISSING.count("\n") == 0


# A seat at a table of a server


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(folder=tmp_path, pause=0, reaction=0, database_timeout=0.2, burst=1000, game_wait=60, warm=False)


def plays_on(seat: OnlineSeat, moves: int) -> list[str]:
    """Play some moves as a model would. Return all messages it gets."""
    told = []
    for _ in range(moves):
        told.append(seat.wait_for_turn(PATIENCE))
        if seat.over:
            break
        assert "[" in told[-1]
        if len(told) == 1:
            with pytest.raises(Refused, match="'jump' is not a legal move now; expected "):
                seat.play("jump")
            assert seat.look() == told[0]
        told.append(seat.play(f"[{first_move(told[-1])}]"))
    return told


@pytest.mark.slow
async def test_a_whole_game_at_a_served_table(settings: Settings) -> None:
    async with serving(settings) as server:
        guest = await server.guest()
        path = await guest.open_table("me link", **{"name-0": "Ada"})
        line = await guest.line(path)
        invite = (await line.hear())["invites"][0]["url"]
        with await asyncio.to_thread(OnlineSeat, server.address + invite, "Marlow") as seat:
            view = await line.take_part("{:064x}".format)
            assert view["names"] == ["Ada", "Marlow"]
            _, told = await asyncio.gather(
                play_out({0: (line, view)}, random.Random(7)), asyncio.to_thread(plays_on, seat, 500)
            )
            assert seat.over
            assert "Marlow" in told[-1]
            assert "Place 1: " in told[-1]
            assert seat._deal == "agrees"
            assert "the game is over" in refusal_online(seat)
            await told_as_the_table_does(server, path, seat)
            assert all("You are Marlow, in seat 1 of 0 to 1.\n\nSince your last decision" in text for text in told[1:])
            assert seat.rules("all").startswith(f"# {find_game(GAME).title()}\n")
            await asyncio.to_thread(seat.close)


async def told_as_the_table_does(server: Server, path: str, seat: OnlineSeat) -> None:
    """Check that the log received over the connection ends like the seat's log in the server's process."""
    async with server.live(path) as live:
        assert live.table is not None
        assert [line["text"] for line in seat._log][-5:] == [line.text for line in live.table.lines(1)][-5:]


def refusal_online(seat: OnlineSeat) -> str:
    with pytest.raises(Refused) as refused:
        seat.play("anything")
    return str(refused.value)


@pytest.mark.slow
async def test_a_broken_connection_is_reopened(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadework.lab.adapters.seat_online.AGAIN", 0.05)
    async with serving(settings) as server:
        guest = await server.guest()
        path = await guest.open_table("me link")
        line = await guest.line(path)
        invite = (await line.hear())["invites"][0]["url"]
        with await asyncio.to_thread(OnlineSeat, server.address + invite) as seat:
            view = await line.take_part("{:064x}".format)
            before = await asyncio.to_thread(seat.wait_for_turn, PATIENCE)
            assert seat._line is not None
            broken = seat._line
            await asyncio.to_thread(broken.socket.shutdown, 2)
            await until(lambda: seat._line not in (None, broken) and seat.look() == before)
            assert view["from"] == 0
            await asyncio.to_thread(plays_on, seat, 1)
            await asyncio.to_thread(seat.close)


@pytest.mark.slow
async def test_a_public_table(settings: Settings) -> None:
    async with serving(settings) as server:
        guest = await server.guest()
        path = await guest.open_table("me link", joining="anybody")
        with await asyncio.to_thread(OnlineSeat, server.address + path, language="de") as seat:
            line, view = await guest.dealt(path)
            assert view["names"][1] == "Spieler 2"
            assert WORDS["de"].text("text-table") in await asyncio.to_thread(seat.wait_for_turn, PATIENCE)
            await asyncio.to_thread(seat.close)
            await line.socket.close()


async def test_links_without_a_free_seat_are_errors(settings: Settings) -> None:
    for link in ("ftp://host/tables/a", "http://host/", "nonsense"):
        with pytest.raises(ValueError, match="expected a table or invitation link"):
            OnlineSeat(link)
    async with serving(settings) as server:
        guest = await server.guest()
        path = await guest.open_table("me computer")
        for link in (path, "/tables/nowhere", f"{path}/join/nothing"):
            with pytest.raises(RuntimeError, match="no seat available"):
                await asyncio.to_thread(OnlineSeat, server.address + link)


def test_the_tools_of_a_served_table() -> None:
    assert [tool.__name__ for tool in OnlineSeat.tools(OnlineSeat.__new__(OnlineSeat))] == [
        "rules", "look", "play", "wait_for_turn",
    ]  # fmt: skip


class Waiter:
    """Two tools, one of which waits until the other has been used."""

    def __init__(self) -> None:
        self.used = threading.Event()

    def tools(self) -> Sequence[Callable[..., str]]:
        return self.wait, self.look

    def wait(self) -> str:
        """Wait."""
        return str(self.used.wait(PATIENCE))

    def look(self) -> str:
        """Look."""
        self.used.set()
        return "looked"


async def test_waiting_does_not_block_other_tools() -> None:
    async with Client(new_server(Waiter())) as client:
        waiting = asyncio.create_task(client.call_tool("wait", {}))
        await asyncio.sleep(0)
        assert text_of(await client.call_tool("look", {})) == "looked"
        assert text_of(await waiting) == "True"


def test_everything_is_german_at_a_german_table() -> None:
    with SeatTools(GAME, language="de", seed=3) as tools:
        tools.play(first_move(tools.look()))
        seen = tools.look(whole_log=True)
    assert seen.startswith(f"{find_game(GAME).title('de')}. Du bist ")
    assert WORDS["de"].text("text-whole-log") in seen
    assert not {"You", "The log"} & set(re.findall("You|The log", seen))
