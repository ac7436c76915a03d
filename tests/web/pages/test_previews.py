"""Positions of the games in small."""

import re
from typing import Any

import pytest
from tests.web.harness import GAME, Server

from spadework.engine.discovery import all_games, game_ids
from spadework.engine.game import Game
from spadework.engine.interface import SPECTATOR, Record, Scene
from spadework.engine.picture.parts import Drawn
from spadework.web.pages.pictures import draw_preview, table_at
from spadework.web.server.requests import page_words


@pytest.mark.slow
@pytest.mark.parametrize("game", all_games().values(), ids=game_ids())
def test_a_position_stands_in_the_middle_of_a_game(game: Game) -> None:
    assert game.metadata is not None
    words = page_words()["en"]
    table = table_at(game, game.metadata, words)
    assert len(table.steps) >= game.metadata.moment.moves
    assert not table.over
    left, top, width, height = game.metadata.moment.part
    assert 0 <= left < left + width <= 1
    assert 0 <= top < top + height <= 1
    assert draw_preview(game, game.metadata, words) == draw_preview(game, game.metadata, words)


@pytest.mark.slow
@pytest.mark.parametrize("game", all_games().values(), ids=game_ids())
def test_a_position_shows_what_a_spectator_may_see(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    assert game.metadata is not None
    asked: list[int] = []
    draw = game.picture.draw

    def noted(deck: Any, view: Record, seat: int, scene: Scene) -> Drawn:
        asked.append(seat)
        return draw(deck, view, seat, scene)

    monkeypatch.setattr(game.picture, "draw", noted)
    draw_preview(game, game.metadata, page_words()["de"])
    assert asked == [SPECTATOR]


async def test_a_position_comes_when_its_game_is_ready(server: Server) -> None:
    guest = await server.guest()
    waiting = await guest.http.get(f"/games/{GAME}/moment.svg")
    assert (waiting.status_code, waiting.headers["retry-after"]) == (204, "4")
    await server.site.readiness.of(all_games()[GAME])
    picture = await guest.http.get(f"/games/{GAME}/moment.svg")
    assert picture.text.startswith("<svg ")
    ids = re.findall(r' id="([^"]+)"', picture.text)
    assert ids
    assert all(id.startswith(f"{GAME}-") for id in ids)
    again = await guest.http.get(f"/games/{GAME}/moment.svg", headers={"If-None-Match": picture.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_a_game_without_a_position(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(all_games()[GAME].__dict__, "metadata", None)
    assert (await (await server.guest()).http.get(f"/games/{GAME}/moment.svg")).status_code == 404


def test_a_game_of_another_package_has_a_position(toy: Game) -> None:
    assert toy.metadata is not None
    picture = draw_preview(toy, toy.metadata, page_words()["en"])
    assert 'viewBox="0 0 512 238"' in picture
    assert "Cleo" in picture
