"""Explanations of picture elements ("What is this?") over the live connection."""

from typing import Any

import pytest
from tests.web.harness import GAME, Server

from spadework.engine.discovery import game as find_game
from spadework.engine.interface import Record
from spadework.engine.words import Message, message


@pytest.fixture(autouse=True)
def explained(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Make one element of the game explainable; return the seats whose views are used for it."""
    seats: list[int] = []

    def about(_deck: Any, _view: Record, seat: int, id: str) -> Message | None:
        seats.append(seat)
        return message("title") if id == "expedition" else None

    monkeypatch.setattr(find_game(GAME).picture, "about", about, raising=False)
    return seats


async def test_the_innermost_known_element_is_explained_to_the_viewer(server: Server, explained: list[int]) -> None:
    guest = await server.guest()
    table = await guest.open_table("me computer")
    line, _ = await guest.dealt(table)
    await line.send(type="about", ids=["unknown", "expedition"])
    assert (await line.hear_until("about"))["text"] == find_game(GAME).title()
    await line.send(type="about", ids=["unknown", "elsewhere"])
    assert (await line.hear_until("about"))["text"] is None
    assert set(explained) == {0}
    stranger = await server.guest()
    line = await stranger.line(table)
    await line.send(type="about", ids=["expedition"])
    await line.hear_until("about")
    assert set(explained) == {0, -1}


@pytest.mark.parametrize("ids", [[1], ["x"] * 13, ["x" * 81], "known"])
async def test_malformed_element_ids_are_rejected(server: Server, ids: object) -> None:
    guest = await server.guest()
    line, _ = await guest.dealt(await guest.open_table("me computer"))
    await line.send(type="about", ids=ids)
    assert (await line.hear_until("error"))["reason"]


async def test_the_page_offers_to_explain(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = await server.guest()
    table = await guest.open_table("me computer")
    assert 'id="explanation"' in (await guest.http.get(table)).text
    monkeypatch.setattr(find_game(GAME).picture, "about", None)
    assert 'id="explanation"' not in (await guest.http.get(table)).text
