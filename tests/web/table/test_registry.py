"""Tables between memory and storage: nothing is shown before it is stored, and a restart loses nothing."""

import asyncio
import gc
import json
import random
import sqlite3
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from typing import Any

import pytest
from tests.clock import Clock
from tests.waiting import until
from tests.web.harness import GAME, Server, ThreadThinker, finished, locked, play_out, rows, serving

from spadework.engine.discovery import game_ids
from spadework.players.pool import Pool
from spadework.web.db.storage import NotStored, Storage
from spadework.web.server.errors import UnreadableTable
from spadework.web.server.settings import Settings
from spadework.web.socket import connection
from spadework.web.table.live_table import LiveTable
from spadework.web.table.loading import fitting_game, game_of
from spadework.web.table.registry import TableRegistry


async def test_a_move_that_cant_be_stored_is_not_played(server: Server, settings: Settings) -> None:
    database = settings.folder / "spadework.sqlite"
    guest = await server.guest()
    table = await guest.open_table("me here")
    line, _ = await guest.dealt(table)
    await line.send(type="uncover", seat=0)
    view = await line.hear_until("view")
    stored = rows(database, "SELECT * FROM moves ORDER BY number")
    with locked(database):
        answer = await line.play(view, view["moves"][0]["text"])
    assert answer["reason"] == "We couldn’t save your move, so it wasn’t played. Try again."
    again = await line.hear_until("view")
    assert again == {**view, "fresh": True, "log": again["log"]}
    assert rows(database, "SELECT * FROM moves ORDER BY number") == stored
    assert (await line.play(again, view["moves"][0]["text"]))["type"] == "played"
    assert len(rows(database, "SELECT * FROM moves")) > len(stored)


async def test_a_stored_move_is_played_even_if_the_confirmation_is_lost(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = await server.guest()
    line, _ = await guest.dealt(await guest.open_table("me here"))
    await line.send(type="uncover", seat=0)
    view = await line.hear_until("view")
    append = server.site.storage.append

    async def append_and_break(*what: Any) -> None:
        monkeypatch.undo()
        await append(*what)
        raise NotStored("the line broke")

    monkeypatch.setattr(server.site.storage, "append", append_and_break)
    answer = await line.play(view, view["moves"][0]["text"])
    assert answer == {"type": "played", "seat": 0, "decision": view["decision"], "repeated": True}


async def test_a_contribution_that_cant_be_stored_is_asked_for_again(
    server: Server, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "ASK_AGAIN", 0)
    guest = await server.guest()
    line = await guest.line(await guest.open_table())
    seal = await line.hear()
    part = {"type": "contribute", "seat": 0, "seal": seal["commitment"], "contribution": "0" * 64}
    with locked(settings.folder / "spadework.sqlite"):
        await line.send(**part)
        assert "couldn’t save" in (await line.hear())["reason"]
    assert await line.hear() == seal
    await line.send(**part)
    assert (await line.hear_until("view"))["version"]


async def test_pages_say_when_the_database_does_not_answer(server: Server, settings: Settings) -> None:
    guest = await server.guest()
    with locked(settings.folder / "spadework.sqlite"):
        answer = await guest.http.post(f"/games/{GAME}/new", data={"seats": "2"})
    assert answer.status_code == 503
    assert "read or save tables" in answer.text
    assert rows(settings.folder / "spadework.sqlite", "SELECT * FROM tables") == []


async def test_a_server_says_whether_it_is_ready(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = await server.guest()
    answer = await guest.http.get("/ready")
    assert answer.status_code == 200
    assert answer.json() == {"ok": True, "games": dict.fromkeys(game_ids(), False)}
    await guest.dealt(await guest.open_table("me computer"))
    assert (await guest.http.get("/ready")).json()["games"][GAME]

    def gone(_storage: Storage) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(Storage, "_sessions", property(gone), raising=False)
    answer = await guest.http.get("/ready")
    assert (answer.status_code, answer.json()) == (503, {"ok": False})


async def test_another_writer_is_noticed(server: Server, settings: Settings) -> None:
    guest = await server.guest()
    table = await guest.open_table("me here")
    line, _ = await guest.dealt(table)
    await line.send(type="uncover", seat=0)
    view = await line.hear_until("view")
    text = view["moves"][0]["text"]
    with closing(sqlite3.connect(settings.folder / "spadework.sqlite")) as connection:
        (length,) = connection.execute("SELECT count(*) FROM moves").fetchone()
        id = table.rpartition("/")[2]
        connection.execute("INSERT INTO moves VALUES (?, ?, 0, 0, ?, CURRENT_TIMESTAMP)", (id, length, text))
        connection.execute("UPDATE tables SET revision = revision + 1 WHERE id = ?", (id,))
        connection.commit()
    answer = await line.play(view, view["moves"][1]["text"])
    assert answer["reason"].startswith("Too late")
    async with server.live(table) as live:
        assert await live.read(lambda table: (len(table.steps), table.steps[-1].text)) == (length + 1, text)


async def test_the_stored_progress_is_current_in_memory(server: Server) -> None:
    _, table = await finished(server)
    async with server.live(table) as live:
        stored = await server.site.storage.load(live.id)
        assert stored is not None
        assert live.stored.over
        for name in ("over", "to_move", "epoch", "dealt", "ended", "revision", "clocks"):
            assert getattr(live.stored, name) == getattr(stored, name), name


async def test_the_next_players_are_current_in_memory_after_a_move(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me here")
    line, _ = await guest.dealt(table)
    await line.send(type="uncover", seat=0)
    view = await line.hear_until("view")
    async with server.live(table) as live:
        assert live.stored.to_move >> 0 & 1
        assert (await line.play(view, view["moves"][0]["text"]))["type"] == "played"
        assert not live.stored.to_move >> 0 & 1
        await live.take_back(0, view["decision"])
        assert live.stored.to_move >> 0 & 1


async def test_a_restart_in_the_middle_loses_nothing(warm_games: None, settings: Settings) -> None:  # noqa: ARG001
    dice = random.Random(5)
    async with serving(settings) as server:
        guest = await server.guest()
        cookies = guest.http.cookies
        table = await guest.open_table("me here")
        line, told = await guest.dealt(table)
        while told["type"] != "view" or told["version"] < 40:
            if told["type"] == "hand_off":
                await line.send(type="uncover", seat=told["seat"])
            elif told["type"] == "view" and told["moves"]:
                await line.play(told, dice.choice(told["moves"])["text"])
            told = await line.hear()
        async with server.live(table) as live:
            before = await live.read(lambda table: (table.steps, table.view(0).as_dict(), table.view(1).as_dict()))
    async with serving(settings) as server:
        guest = await server.guest()
        guest.http.cookies = cookies
        async with server.live(table) as live:
            after = await live.read(lambda table: (table.steps, table.view(0).as_dict(), table.view(1).as_dict()))
        assert after == before
        assert (await guest.http.get(table)).status_code == 200
        line = await guest.line(table)
        assert (await line.hear())["type"] == "hand_off"


class Asleep(ThreadThinker):
    async def choose(self, *_: Any) -> int:
        await asyncio.Event().wait()
        return 0


async def test_computer_players_go_on_after_a_restart(warm_games: None, settings: Settings) -> None:  # noqa: ARG001
    async with serving(settings, thinker=Asleep()) as server:
        guest = await server.guest()
        cookies = guest.http.cookies
        table = await guest.open_table("me computer")
        line, view = await guest.dealt(table)
        await line.play(view, view["moves"][0]["text"])
        version = (await line.hear_until("view"))["version"]
    async with serving(settings) as server:
        guest = await server.guest()
        guest.http.cookies = cookies
        line = await guest.line(table)
        view = await line.hear_until("view")
        while not view["moves"]:
            view = await line.hear_until("view")
        assert view["version"] > version


async def test_a_deal_interrupted_by_a_restart_is_completed(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
) -> None:
    async with serving(settings) as server:
        guest = await server.guest()
        table = await guest.open_table("me here")
    with closing(sqlite3.connect(settings.folder / "spadework.sqlite")) as connection:
        connection.execute("UPDATE seats SET contribution = 'aa'")
        connection.commit()
    async with serving(settings) as server:
        guest = await server.guest()
        assert (await (await guest.line(table)).hear())["type"] == "view"


async def test_a_table_of_computer_players_plays_by_itself(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("computer computer", **{"level-0": "deck-hand", "level-1": "deck-hand"})
    line = await guest.line(table)
    while not (await line.hear_until("view"))["over"]:
        pass
    assert (await guest.http.get(f"{table}/record.json")).status_code == 200


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.usefixtures("warm_games")
async def test_unwatched_computer_players_pause(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadework.web.bots.driver.UNWATCHED", 0.3)
    async with serving(replace(settings, pause=0.05)) as server:
        guest = await server.guest()
        table = await guest.open_table("computer computer", **{"level-0": "deck-hand", "level-1": "deck-hand"})
        async with server.app.state.site.tables.open(table.rpartition("/")[2]) as live:
            assert live.table is not None
        await until(lambda: live.id not in server.app.state.site.tables._computers._driven)
        assert live.table.steps
        assert not live.table.over
        line = await guest.line(table)
        while not (await line.hear_until("view"))["over"]:
            pass


@pytest.mark.long
async def test_a_computer_player_that_fails_is_asked_again(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Unsteady(ThreadThinker):
        failed = False

        async def choose(self, *asked: Any) -> int:
            if not self.failed:
                self.failed = True
                raise RuntimeError("no idea")
            return await super().choose(*asked)

    monkeypatch.setattr("spadework.web.bots.driver.RETRY_DELAYS", (0.01, 0.01))
    async with serving(settings, thinker=Unsteady()) as server:
        guest = await server.guest()
        line, view = await guest.dealt(await guest.open_table("me computer"))
        await play_out({0: (line, view)}, random.Random(6))
    assert "could not move" in caplog.text


@pytest.mark.slow
async def test_computer_players_think_in_processes_of_their_own(warm_games: None, settings: Settings) -> None:  # noqa: ARG001
    async with serving(settings, thinker=Pool(1)) as server:
        guest = await server.guest()
        line, view = await guest.dealt(await guest.open_table("me computer"))
        answering = asyncio.create_task(line.play(view, view["moves"][0]["text"]))
        assert (await guest.http.get("/health")).json()["ok"]
        assert (await answering)["type"] == "played"
        while not (view := await line.hear_until("view"))["moves"]:
            pass


async def test_idle_tables_leave_memory_and_come_back(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    clock: Clock,
) -> None:
    async with serving(settings) as server:
        guest, tables = await server.guest(), server.site.tables
        unwatched = await guest.open_table("me link")
        async with server.live(unwatched) as other:
            pass
        table = await guest.open_table("me here")
        line, _ = await guest.dealt(table)
        async with server.live(table) as before:
            steps = await before.read(lambda table: table.steps)
        clock.put_forward(settings.idle + 1)
        await until(lambda: tables.in_memory(other.id) is None)
        assert tables.in_memory(before.id) is before
        await line.socket.close()
        await until(lambda: not before._users)
        clock.put_forward(settings.idle + 1)
        await until(lambda: tables.in_memory(before.id) is None)
        async with server.live(table) as live:
            assert live is not before
            assert await live.read(lambda table: table.steps) == steps


async def test_a_table_that_has_left_memory_is_freed(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    clock: Clock,
) -> None:
    async with serving(settings) as server:
        guest, tables = await server.guest(), server.site.tables
        path = await guest.open_table("me here")
        line, _ = await guest.dealt(path)
        known = weakref.ref(await held(tables, path))
        await line.socket.close()
        await until(lambda: not known()._users)  # type: ignore[union-attr]
        clock.put_forward(settings.idle + 1)
        # Its parts refer to each other, so only the garbage collector frees them.
        await until(lambda: gc.collect() >= 0 and known() is None)


async def held(tables: TableRegistry, path: str) -> LiveTable:
    """Return a table in memory without keeping it open."""
    async with tables.open(path.rpartition("/")[2]) as live:
        return live


@pytest.mark.slow
async def test_a_finished_game_serves_its_record_even_if_its_rules_changed(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
) -> None:
    async with serving(settings) as server:
        guest, table = await finished(server)
        other = await guest.open_table("me here")
        await guest.dealt(other)
        record = (await guest.http.get(f"{table}/record.json")).text
        async with server.live(table) as live:
            assert live.table is not None
            assert json.loads(record) == live.table.record()
    for change in (
        "UPDATE tables SET rules_version = 99",
        "UPDATE tables SET deck = 'gone'",
        "UPDATE moves SET text = 'nonsense' WHERE number = 3",
        "UPDATE tables SET game = 'gone'",
    ):
        with closing(sqlite3.connect(settings.folder / "spadework.sqlite")) as connection:
            connection.execute(change)
            connection.commit()
        async with serving(settings) as server:
            guest = await server.guest()
            for page in (table, f"{table}/replay", f"{table}/review", f"{table}/verify"):
                answer = await guest.http.get(page)
                assert answer.status_code == 409
                assert f'href="{table}/record.json"' in answer.text
                assert "version 99" in answer.text
            given = (await guest.http.get(f"{table}/record.json")).json()
            assert given["rules"] == 99
            assert given["result"] == json.loads(record)["result"]
            # A game in progress has secrets, whether or not the server can read its table.
            assert "record.json" not in (await guest.http.get(other)).text
            assert (await guest.http.get(f"{other}/record.json")).status_code == 409


async def test_a_game_of_an_earlier_version_of_the_rules_is_opened(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, table = await finished(server)
    stored = await server.site.tables.stored(table.rpartition("/")[2])
    game = game_of(stored)
    monkeypatch.setattr(game.rules, "VERSION", stored.rules_version + 1)
    assert (await fitting_game(stored)) is game
    stored.rules_version += 2
    with pytest.raises(UnreadableTable) as caught:
        await fitting_game(stored)
    assert caught.value.record_url == f"{table}/record.json"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("UPDATE tables SET rules_version = 99", "version 99 of the rules"),
        ("UPDATE tables SET deck_digest = 'other'", "has changed or is gone"),
        ("UPDATE tables SET deck = 'gone'", "has changed or is gone"),
        ("UPDATE tables SET game = 'gone'", "no longer installed"),
        ("UPDATE moves SET text = 'nonsense' WHERE number = 3", "entry 4 doesn’t fit"),
        ("DELETE FROM moves WHERE number = 3", "entry 4 doesn’t fit"),
        ("UPDATE tables SET secret = '" + "0" * 64 + "'", "doesn’t fit"),
        ("UPDATE tables SET secret = 'no hex'", "read this table’s data"),
        ("UPDATE tables SET options = 'no JSON'", "read this table’s data"),
        ("UPDATE tables SET options = '[1]'", "read this table’s data"),
        ("UPDATE tables SET created = 'yesterday'", "read this table’s data"),
        ("UPDATE seats SET seat = seat + 3", "read this table’s data"),
        ("DELETE FROM seats", "read this table’s data"),
        ("UPDATE moves SET seat = 77", "doesn’t fit"),
    ],
)
@pytest.mark.long(but=("UPDATE tables SET rules_version = 99-version 99 of the rules",))
async def test_a_table_that_no_longer_fits_says_why(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    change: str,
    said: str,
) -> None:
    async with serving(settings) as server:
        guest = await server.guest()
        table = await guest.open_table("me here")
        await guest.dealt(table)
    with closing(sqlite3.connect(settings.folder / "spadework.sqlite")) as connection:
        connection.execute(change)
        connection.commit()
    async with serving(settings) as server:
        guest = await server.guest()
        for page in (table, f"{table}/replay", f"{table}/verify"):
            answer = await guest.http.get(page)
            assert answer.status_code == 409
            assert said in answer.text
        line = await guest.line(table)
        assert said in (await line.hear())["reason"]
        assert await line.closed() == 4409
        assert (await guest.http.get("/")).status_code == 200


@asynccontextmanager
async def both_to_move(settings: Settings) -> AsyncIterator[LiveTable]:
    """Open a table at which two computer players have to move, and don't."""
    async with serving(settings, thinker=Asleep()) as server:
        guest = await server.guest()
        table = await guest.open_table("computer computer")
        await (await guest.line(table)).hear_until("view")
        async with server.live(table) as live:
            yield live


@pytest.mark.usefixtures("warm_games")
async def test_moves_at_the_same_time_are_made_known_together(settings: Settings) -> None:
    class Watching:
        told = 0

        def wake(self) -> None:
            self.told += 1

    async with both_to_move(settings) as live:
        assert live.table is not None
        seats = live.table.to_move
        assert len(seats) == 2
        watching = Watching()
        moves = {seat: (live.table.decision(seat), live.table.legal(seat)[0].code) for seat in seats}
        with live.watched_by(watching.wake):
            refused = await live.play_all({**moves, seats[1]: (7, 0)}, 0)
        assert list(refused) == [seats[1]]
        assert watching.told == 1
        assert live.table.to_move == seats[1:]
        assert await live.play_all({seats[1]: moves[seats[1]]}, 0) == {}
        assert [step.code for step in live.table.steps if step.seat in seats][:2] == [
            code for _, code in moves.values()
        ]


@pytest.mark.usefixtures("warm_games")
async def test_moves_at_the_same_time_are_stored_together_or_not_at_all(settings: Settings) -> None:
    async with both_to_move(settings) as live:
        assert live.table is not None
        seats, before = live.table.to_move, live.table.steps
        moves = {seat: (0, live.table.legal(seat)[0].code) for seat in seats}
        with locked(settings.folder / "spadework.sqlite"):
            refused = await live.play_all({**moves, seats[1]: (0, -1)}, 0)
            assert refused[seats[0]].reason.id == "refused-not-stored"
            assert refused[seats[1]].reason.id == "refused-illegal"
            refused = await live.play_all(moves, 0)
            assert {refusal.reason.id for refusal in refused.values()} == {"refused-not-stored"}
            assert len(refused) == 2
        assert live.table.steps == before
        assert await live.play_all(moves, 0) == {}
        assert [step.code for step in live.table.steps if step.seat in seats][:2] == [
            code for _, code in moves.values()
        ]


async def test_closed_computer_players_begin_nothing_new(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me computer")
    await guest.line(table)
    async with server.live(table) as live:
        computers = server.site.tables._computers
        await computers.close()
        line, _ = await guest.dealt(table)
        assert live.table is not None
        computers.seated(live)
        assert not computers._driven
        await line.socket.close()


async def test_a_table_that_is_being_opened_stays_in_memory(
    server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await (await server.guest()).open_table("me link")
    async with server.live(table) as live:
        pass
    waiting, going_on = asyncio.Event(), asyncio.Event()

    async def deal_if_complete() -> None:
        waiting.set()
        await going_on.wait()

    async def opened() -> LiveTable:
        async with server.live(table) as again:
            return again

    monkeypatch.setattr(live, "deal_if_complete", deal_if_complete)
    opening = asyncio.create_task(opened())
    await waiting.wait()
    clock.put_forward(server.settings.idle + 1)
    server.site.tables.forget_idle()
    going_on.set()
    assert await opening is live
    assert server.site.tables.in_memory(live.id) is live
