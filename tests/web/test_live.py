"""The live protocol, from the first seal to the result."""

import asyncio
import json
import random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from spadework.engine.discovery import games
from tests.web.harness import GAME, Guest, Line, Server, Told, play_out


@pytest.mark.parametrize("game", games())
async def test_a_whole_game_against_a_computer(server: Server, game: str) -> None:
    guest = await server.guest()
    table = await guest.open_table(game=game)
    line, view = await guest.dealt(table)
    end = await play_out({0: (line, view)}, random.Random(1))
    assert [row["place"] for row in end["result"]["rows"]][0] == 1
    assert {row["name"] for row in end["result"]["rows"]} == set(end["names"])
    views = [told for told in map(json.loads, line.heard) if told["type"] == "view"]
    assert views[0]["from"] == 0
    assert views[0]["fresh"]
    assert [told["from"] for told in views[1:]] == [told["version"] for told in views[:-1]]


async def test_two_guests_by_invitation(server: Server) -> None:
    host, friend = await server.guest(), await server.guest()
    table = await host.open_table("me link", **{"name-0": "Ada"})
    line = await host.line(table)
    seal = await line.hear()
    assert seal["type"] == "seal"
    assert seal["seats"] == [0]
    (invite,) = seal["invites"]
    assert (await friend.http.get(invite["url"])).status_code == 200
    answer = await friend.http.post(invite["url"], data={"name": "Bo"})
    assert (answer.status_code, answer.headers["location"]) == (303, table)
    told = await line.hear()
    assert told["missing"] == ["Ada", "Bo"]
    assert told["invites"] == []
    other = await friend.line(table)
    assert (await other.hear())["seats"] == [1]
    await line.send(type="contribute", seat=0, contribution="0" * 64)
    await other.send(type="contribute", seat=1, contribution="1" * 64)
    lines = {0: (line, await line.hear_until("view")), 1: (other, await other.hear_until("view"))}
    assert [view["seat"] for _, view in lines.values()] == [0, 1]
    end = await play_out(lines, random.Random(2))
    assert end["names"] == ["Ada", "Bo"]
