"""Decks that guests bring."""

import random
import re
import shutil
from typing import Any

import httpx
import pytest
from tests.web.harness import GAME, Guest, Server, play_out

from spadework.engine.discovery import game as find_game
from spadework.engine.game import data_folder, stored_deck_name
from spadework.web.db.models import StoredDeck
from spadework.web.features.decks import service as stored_decks
from spadework.web.features.decks.service import install_deck, remove_unused

PAGE = f"/games/{GAME}/decks"
TITLE = re.compile(r'^title = \{ en = "[^"]*"', re.MULTILINE)


async def own_text(guest: Guest) -> str:
    """Return the game's own deck file, as a guest downloads it."""
    answer = await guest.http.get(f"{PAGE}/own.toml")
    assert answer.headers["content-disposition"] == f'attachment; filename="{GAME}.toml"'
    return answer.text


async def upload(guest: Guest, text: str | bytes, name: str = "deck.toml") -> httpx.Response:
    return await guest.http.post(PAGE, files={"file": (name, text)})


def titled(text: str, title: str) -> str:
    """Return the same cards under another title."""
    changed, count = TITLE.subn(f'title = {{ en = "{title}"', text, count=1)
    assert count == 1
    return changed


@pytest.mark.slow
async def test_a_guest_brings_a_deck_and_plays_with_it(server: Server) -> None:
    guest, other = await server.guest(), await server.guest()
    text = titled((await own_text(guest)).replace("points = 14", "points = 15"), "My <b>box</b>")
    assert (await upload(guest, text.replace("\n", "\r\n"))).status_code == 303
    assert (await upload(guest, text)).status_code == 303
    page = (await guest.http.get(PAGE)).text
    assert page.count("My &lt;b&gt;box&lt;/b&gt;<br>") == 1
    name = stored_deck_name(text)
    assert (await guest.http.get(f"{PAGE}/{name}.toml")).text == text
    form = await guest.http.get(f"/games/{GAME}/new?option-deck={name}")
    assert f'value="{name}" checked> My &lt;b&gt;box&lt;/b&gt;' in " ".join(form.text.split())
    # Other guests can't choose, download or remove it.
    assert name not in (await other.http.get(f"/games/{GAME}/new")).text
    assert (await other.http.get(f"{PAGE}/{name}.toml")).status_code == 404
    await other.http.post(f"{PAGE}/{name}/remove")
    assert name in (await guest.http.get(PAGE)).text
    async with server.live(await other.open_table("me here", **{"option-deck": name})) as live:
        assert live.stored.deck == "own"
    await upload(other, titled(text, "Another"))
    refused = await other.http.post(f"/games/{GAME}/new", data={"option-deck": name})
    assert refused.status_code == 422
    table = await guest.open_table("me computer", **{"option-deck": name})
    # A deck that tables are played with stays, and is restored from the database if its file is gone.
    await guest.http.post(f"{PAGE}/{name}/remove")
    assert name not in (await guest.http.get(PAGE)).text
    shutil.rmtree(data_folder() / "decks" / GAME / "kept")
    server.site.tables.forget_idle()
    line, view = await guest.dealt(table)
    assert "My &lt;b&gt;box" in (await guest.http.get(table)).text
    sprites = re.search(r'data-sprites="([^"]+)"', (await other.http.get(table)).text)
    assert sprites is not None
    assert (await other.http.get(sprites[1])).status_code == 200
    assert (await other.http.get(sprites[1].partition("?")[0] + "?deck=" + "0" * 32)).status_code == 404
    await play_out({0: (line, view)}, random.Random(4))
    assert (await guest.http.get(f"{table}/record.json")).json()["deck"]["name"] == name
    assert "This record is valid" in (await guest.http.get(f"{table}/verify")).text


async def test_a_mistake_is_shown_with_its_line(server: Server) -> None:
    guest = await server.guest()
    text = (await own_text(guest)).replace("rounds = 4", "rounds = 40")
    answer = await upload(guest, text)
    line = next(number for number, one in enumerate(text.split("\n"), 1) if one.startswith("rounds"))
    assert answer.status_code == 422
    assert f"Line {line}:" in answer.text
    assert "rounds: 40 is not a whole number from 1 to 4" in answer.text
    assert '<li aria-current="true"><code>rounds = 40' in answer.text
    german = await guest.http.post(PAGE, files={"file": ("d", text)}, headers={"Accept-Language": "de"})
    assert f"Zeile {line}:" in german.text
    assert "d, rounds: 40" in german.text
    assert "You have no decks yet." in (await guest.http.get(PAGE)).text


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "There is no file here"),
        (b"\xff\xfe", "This is not a text file"),
        (b"rounds = = 4", "Line 1:"),
        (b"title = 3", "is missing"),
        (b'title = "' + b"x" * 70_000, "too large. The limit is 64 kilobytes."),
    ],
)
async def test_an_invalid_deck_is_refused(server: Server, content: bytes, said: str) -> None:
    guest = await server.guest()
    answer = await upload(guest, content)
    assert answer.status_code in {413, 422}
    assert said in answer.text
    assert 'name="file"' in answer.text


async def test_decks_per_guest_are_limited(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored_decks, "MAX_DECKS", 2)
    guest = await server.guest()
    text = await own_text(guest)
    answers = [await upload(guest, titled(text, title)) for title in ("One", "Two", "Three", "One")]
    assert [answer.status_code for answer in answers] == [303, 303, 409, 303]


async def test_unused_decks_are_removed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = server.site.storage
    guest = await server.guest()
    text = titled(await own_text(guest), "Mine")
    await upload(guest, text)
    table = await guest.open_table("me here", **{"option-deck": stored_deck_name(text)})
    unused = StoredDeck(name="0" * 32, guest="", game=GAME, text=text)
    await stored_decks.keep(storage, unused)
    monkeypatch.setattr(stored_decks, "UNUSED_FOR", -stored_decks.UNUSED_FOR)
    await install_deck(storage, find_game(GAME), "0" * 32)
    assert find_game(GAME).stored_deck_file("0" * 32).exists()
    await remove_unused(storage)
    assert await stored_decks.text_of(storage, GAME, "0" * 32) is None
    assert not find_game(GAME).stored_deck_file("0" * 32).exists()
    await guest.http.post(f"{PAGE}/{stored_deck_name(text)}/remove")
    await remove_unused(storage)
    assert find_game(GAME).stored_deck_file(stored_deck_name(text)).exists()
    assert await stored_decks.text_of(storage, GAME, stored_deck_name(text)) == text
    assert (await guest.http.get(table)).status_code == 200


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_form_links_to_the_deck_page(server: Server, language: str) -> None:
    guest = await server.guest()
    heading: dict[str, Any] = {"en": "Your own cards", "de": "Eigene Karten"}
    form = await guest.http.get(f"/games/{GAME}/new", headers={"Accept-Language": language})
    assert f'href="{PAGE}"' in form.text
    page = await guest.http.get(PAGE, headers={"Accept-Language": language})
    assert page.status_code == 200
    assert heading[language] in page.text
    assert find_game(GAME).title(language) in page.text
    assert (await guest.http.get(f"{PAGE}/{'0' * 32}.toml")).status_code == 404
    assert (await guest.http.get("/games/nothing/decks")).status_code == 404
