import re

import pytest
from tests.web.harness import Server

from spadework.engine.discovery import game as find_game
from spadework.engine.discovery import game_ids
from spadework.engine.picture.sprites import sheet
from spadework.web.pages.table_context import sprites_url


async def test_the_fonts_in_the_style_sheet_exist_and_are_cached(server: Server) -> None:
    guest = await server.guest()
    styles = (await guest.http.get("/static/picture.css")).text
    names = re.findall(r'url\("fonts/([^"]+)"\)', styles)
    assert names
    sizes = 0
    for name in names:
        answer = await guest.http.get(f"/static/fonts/{name}")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "font/woff2"
        assert "max-age" in answer.headers["cache-control"]
        sizes += len(answer.content)
    assert sizes < 90_000
    assert (await guest.http.get("/static/fonts/other.woff2")).status_code == 404


@pytest.mark.parametrize("id", game_ids())
async def test_the_art_of_every_game_is_cached_forever_under_its_digest(server: Server, id: str) -> None:
    game = find_game(id)
    art = game.sprites(game.deck())
    guest = await server.guest()
    answer = await guest.http.get(sprites_url(game, art))
    assert answer.text == sheet(art)
    assert "immutable" in answer.headers["cache-control"]
    assert (await guest.http.get(f"/games/{id}/sprites/0123.svg")).status_code == 404
