"""Computer players from the operator's files: offered, seated, and replaced by the mate when they can't play."""

import json
import logging
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.web.harness import GAME, Guest, Line, Payload, Server, play_out, rows, serving
from tests.web.watched import logged

from spadework.players.server_players import ServerPlayer, offered
from spadework.web.bots import driver
from spadework.web.server.settings import Settings

LAST = "class Laster:\n    def choose(self, view, moves):\n        return view.legal()[-1]\n"
MISSING = ServerPlayer("own:Laster", "nowhere.py")


@pytest.fixture
def write(tmp_path: Path) -> Path:
    path = tmp_path / "laster.py"
    path.write_text(LAST, encoding="utf-8")
    return path


@asynccontextmanager
async def owner(settings: Settings, *players: ServerPlayer) -> AsyncIterator[Server]:
    """Run a server whose operator offers some players."""
    async with serving(replace(settings, players=players)) as server:
        yield server


async def sit_with(guest: Guest, level: str = MISSING.level) -> tuple[str, Line, Payload]:
    """Open a table with one of the operator's players in the second seat."""
    table = await guest.open_table("me computer", **{"level-1": level})
    return (table, *await guest.dealt(table))


async def replaced(line: Line, view: Payload) -> list[str]:
    """Play a move if it is the guest's turn, and return the lines of the latest `replaced` message."""
    if view["moves"]:
        assert (await line.play(view, view["moves"][0]["text"]))["type"] == "played"
    while not (found := [told for told in map(json.loads, line.heard) if told["type"] == "replaced"]):
        await line.hear()
    lines = found[-1]["lines"]
    assert isinstance(lines, list)
    return lines


@pytest.mark.long
@pytest.mark.slow
async def test_a_player_from_a_file_plays_a_whole_game(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    write: Path,
) -> None:
    async with owner(settings, *offered([str(write)])) as server:
        guest = await server.guest()
        form = (await guest.http.get(f"/games/{GAME}/new")).text
        assert re.search(r'<option[^>]*value="own:Laster">Laster \(only on this server\)</option>', form)
        assert "Laster: a player found only on this server" in form
        table, line, view = await sit_with(guest)
        page = (await guest.http.get(table)).text
        assert "(computer, Laster (only on this server))" in page
        assert re.search(r'<option[^>]*value="own:Laster">', page)
        end = await play_out({0: (line, view)}, random.Random(3))
        assert end["over"]
        assert not any('"replaced"' in heard for heard in line.heard)
        async with server.live(table) as live:
            assert live.table is not None
            chosen = [
                step.code == live.table.position(number).legal(1)[-1].code
                for number, step in enumerate(live.table.steps)
                if step.seat == 1
            ]
            assert len(chosen) > 5
            assert all(chosen)
        history = await guest.http.get("/history", headers={"Accept-Language": "de"})
        assert "Laster (nur auf diesem Server)" in history.text


async def test_the_mate_replaces_a_player_the_server_no_longer_has(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
) -> None:
    async with owner(settings, MISSING) as server:
        guest = await server.guest()
        table = await guest.open_table("me computer", **{"level-1": MISSING.level})
        cookies = guest.http.cookies
    async with serving(settings) as server:
        guest = await server.guest()
        guest.http.cookies = cookies
        line, view = await guest.dealt(table)
        assert await replaced(line, view) == [
            "Laster (only on this server) is not on this server right now. The mate plays for Finch."
        ]
        assert (await guest.http.get(table)).status_code == 200
        # It can no longer be chosen, and the mate also plays for a level that never existed.
        refused = await guest.http.post(f"/games/{GAME}/new", data={"kind-1": "computer", "level-1": MISSING.level})
        assert refused.status_code == 422
        async with server.live(table) as live:
            live.seats[1].level = "genius"
        again = await guest.line(table)
        view = await again.hear_until("view")
        while not view["moves"]:
            view = await again.hear_until("view")
        assert (await again.play(view, view["moves"][0]["text"]))["type"] == "played"
        while not (view := await again.hear_until("view"))["moves"]:
            pass
        assert "(computer, genius)" in (await guest.http.get(table)).text


def reasons(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    """Return the log lines about the operator's player."""
    return [line for line in logged(caplog.records) if line.get("player") == "Laster"]


@pytest.mark.long
@pytest.mark.slow
async def test_a_failing_player_is_replaced_for_the_move(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    write: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(driver, "MAX_FAILURES", 2)
    write.write_text(LAST.replace("return", "raise LookupError('no idea', view.seat) or"), encoding="utf-8")
    with caplog.at_level(logging.WARNING, "spadework"):
        async with owner(settings, *offered([str(write)])) as server:
            guest = await server.guest()
            table, line, view = await sit_with(guest)
            assert await replaced(line, view) == [
                "Finch couldn’t choose a move. The mate moved for Laster (only on this server)."
            ]
            again, view = await guest.dealt(table)
            while len(told := reasons(caplog)) < 2:
                while not view["moves"]:
                    view = await again.hear_until("view")
                assert (await again.play(view, view["moves"][0]["text"]))["type"] == "played"
                view = await again.hear_until("view")
            while await replaced(again, view) != [
                "Finch keeps failing. The mate plays for Laster (only on this server) from now on."
            ]:
                view = await again.hear_until("view")
    assert told[0] == {
        "level": "warning",
        "event": "a player from a file failed, and the mate plays",
        "player": "Laster",
        "plays": "this move",
        "table": table.rpartition("/")[2],
        "why": "raised LookupError (line 3)",
    }
    assert told[1:] == [told[0] | {"plays": "the rest of this game"}]
    assert rows(settings.folder / "spadework.sqlite", "SELECT level FROM seats WHERE seat = 1") == [("own:Laster",)]
