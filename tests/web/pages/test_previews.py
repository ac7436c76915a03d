"""Covers of the games, and small pictures of positions."""

import math
import re
from typing import Any

import pytest
from tests.web.harness import GAME, Server

from spadework.engine.discovery import all_games, game_ids
from spadework.engine.game import Game
from spadework.engine.interface import SPECTATOR, Record, Scene
from spadework.engine.metadata import COVER_SIZE
from spadework.engine.picture.bounds import bounds
from spadework.engine.picture.parts import Drawn
from spadework.web.pages.covers import own_sprites
from spadework.web.pages.pictures import draw_preview, table_at
from spadework.web.server.requests import page_words
from spadework.web.server.site import SCHEMES


@pytest.mark.parametrize("game", all_games().values(), ids=game_ids())
def test_a_cover_fits_its_frame_and_prefixes_its_ids(game: Game) -> None:
    assert game.metadata is not None
    assert game.metadata.cover is not None
    width, height = COVER_SIZE
    art = own_sprites(game)
    for name, x, y, high, turn in game.metadata.cover.art:
        box = bounds(name, art)
        wide = high * box.width / box.height
        sine, cosine = abs(math.sin(math.radians(turn))), abs(math.cos(math.radians(turn)))
        across, down = (wide * cosine + high * sine) / 2, (wide * sine + high * cosine) / 2
        assert -4 <= x - across <= x + across <= width + 4, name
        assert -4 <= y - down <= y + down <= height + 4, name
    picture = draw_preview(game, game.metadata, page_words()["en"])
    ids = re.findall(r' id="([^"]+)"', picture)
    assert ids
    assert all(id.startswith(f"{game.id}-") for id in ids)
    assert set(re.findall(r'href="#([^"]+)"', picture)) <= set(ids)


async def test_a_cover_is_an_image_in_the_wanted_colours(server: Server) -> None:
    guest = await server.guest()
    pictures = {scheme: await guest.http.get(f"/games/{GAME}/cover.svg?scheme={scheme}") for scheme in SCHEMES}
    for scheme, picture in pictures.items():
        assert f'data-scheme="{scheme}"' in picture.text
        assert "<style>" in picture.text
        assert picture.text.count("@font-face") == 1
    headers = {"If-None-Match": pictures["auto"].headers["etag"]}
    again = await guest.http.get(f"/games/{GAME}/cover.svg", headers=headers)
    assert (again.status_code, again.content) == (304, b"")
    assert (await guest.http.get(f"/games/{GAME}/cover.svg?scheme=pink")).status_code == 404


def test_a_position_comes_from_the_middle_of_a_game(toy: Game) -> None:
    assert toy.metadata is not None
    assert toy.metadata.moment is not None
    words = page_words()["en"]
    table = table_at(toy, toy.metadata.seats, toy.metadata.moment, words)
    assert len(table.steps) >= toy.metadata.moment.moves
    assert not table.over
    left, top, width, height = toy.metadata.moment.part
    assert 0 <= left < left + width <= 1
    assert 0 <= top < top + height <= 1
    assert draw_preview(toy, toy.metadata, words) == draw_preview(toy, toy.metadata, words)


def test_a_position_shows_what_a_spectator_may_see(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    assert toy.metadata is not None
    asked: list[int] = []
    draw = toy.picture.draw

    def noted(deck: Any, view: Record, seat: int, scene: Scene) -> Drawn:
        asked.append(seat)
        return draw(deck, view, seat, scene)

    monkeypatch.setattr(toy.picture, "draw", noted)
    draw_preview(toy, toy.metadata, page_words()["de"])
    assert asked == [SPECTATOR]


async def test_a_position_comes_when_its_game_is_ready(
    server: Server, toy: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(all_games(), toy.id, toy)
    guest = await server.guest()
    waiting = await guest.http.get(f"/games/{toy.id}/moment.svg")
    assert (waiting.status_code, waiting.headers["retry-after"]) == (204, "4")
    await server.site.readiness.of(toy)
    picture = await guest.http.get(f"/games/{toy.id}/moment.svg")
    ids = re.findall(r' id="([^"]+)"', picture.text)
    assert ids
    assert all(id.startswith(f"{toy.id}-") for id in ids)
    again = await guest.http.get(f"/games/{toy.id}/moment.svg", headers={"If-None-Match": picture.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_a_game_without_a_position(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(all_games()[GAME].__dict__, "metadata", None)
    assert (await (await server.guest()).http.get(f"/games/{GAME}/moment.svg")).status_code == 404


def test_a_game_of_another_package_has_a_position(toy: Game) -> None:
    assert toy.metadata is not None
    picture = draw_preview(toy, toy.metadata, page_words()["en"])
    assert 'viewBox="0 205.2 1280 273.6"' in picture
    assert "Cleo" in picture
