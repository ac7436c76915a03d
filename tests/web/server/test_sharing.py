"""Link previews (Open Graph)."""

import re
import struct
from html import unescape
from pathlib import Path

import pytest
from tests.web.harness import GAME, Guest, Server

from spadework.engine.discovery import all_games, game_ids
from spadework.engine.game import Game
from spadework.engine.words import LANGUAGES
from spadework.web.server.assets import WEB
from spadework.web.server.site import PREVIEW_SIZE, preview_file

LARGEST = 120_000
TAG = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">')


async def meta_tags(guest: Guest, path: str) -> dict[str, str]:
    """Return the `<meta>` tags of a page."""
    return {name: unescape(text) for name, text in TAG.findall((await guest.http.get(path)).text)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "folder", [WEB / "core", *(game.folder for game in all_games().values())], ids=["site", *game_ids()]
)
def test_every_picture_is_there_and_small(folder: Path, language: str) -> None:
    content = (folder / preview_file(language)).read_bytes()
    kind, size, colours = content[12:16], struct.unpack(">II", content[16:24]), content[25]
    assert content.startswith(b"\x89PNG\r\n")
    assert (kind, size, colours) == (b"IHDR", PREVIEW_SIZE, 3)
    assert len(content) < LARGEST


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_home_page_describes_the_site(server: Server, language: str) -> None:
    guest = await server.guest(language)
    tags = await meta_tags(guest, "/")
    assert tags["og:url"] == f"{server.address}/"
    assert tags["og:description"] == tags["description"]
    assert tags["twitter:card"] == "summary_large_image"
    assert tags["og:image"] == f"{server.address}/share.{language}.png"
    assert (tags["og:image:width"], tags["og:image:height"]) == tuple(map(str, PREVIEW_SIZE))
    answer = await guest.http.get(tags["og:image"])
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    # The site that shows the link has another origin.
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"


async def test_pages_of_a_game_describe_the_game(server: Server) -> None:
    guest = await server.guest()
    game = all_games()[GAME]
    gathering = await guest.open_table("me link")
    dealt = await guest.open_table("me here")
    line, _ = await guest.dealt(dealt)
    await line.socket.close()
    invite = (await (await guest.line(gathering)).hear())["invites"][0]["url"]
    for path in (f"/games/{GAME}/new", f"/games/{GAME}/rules", gathering, invite, dealt, f"{dealt}/replay?step=0"):
        tags = await meta_tags(guest, path)
        assert tags["og:description"] == game.words["en"].text("tagline"), path
        assert tags["og:image"] == f"{server.address}/games/{GAME}/share.en.png", path
        assert tags["og:url"] == f"{server.address}{path}"
        assert game.title() in tags["og:title"]
        assert (await guest.http.get(tags["og:image"])).status_code == 200


async def test_a_game_without_a_picture_shows_that_of_the_site(
    server: Server, own_toy: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(all_games(), own_toy.id, own_toy)
    tags = await meta_tags(await server.guest(), f"/games/{own_toy.id}/rules")
    assert tags["og:image"] == f"{server.address}/share.en.png"
    assert tags["og:description"].startswith("Dig for coins")


@pytest.mark.parametrize(
    "path", ["/share.fr.png", f"/games/{GAME}/share.fr.png", f"/games/{GAME}/share.x/y.png", "/games/x/share.en.png"]
)
async def test_other_pictures_are_not_there(server: Server, path: str) -> None:
    assert (await (await server.guest()).http.get(path)).status_code == 404
