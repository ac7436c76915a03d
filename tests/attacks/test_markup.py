"""Markup in everything that people may write: shown as written, and nowhere interpreted."""

import json
import re
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from tests.attacks.attacked_table import ErrorLog, play_out
from tests.web.asked import PAGES, Asker
from tests.web.harness import GAME, Server, views_of

from spadework.engine.discovery import all_games

EVIL = """<x-evil a="'>&{$x}%s"""
SAID = '<x-evil onload="x()"> </script> {{ 7*7 }} ${x} %(x)s'
KINDS = {"text/html", "image/svg+xml", "application/json"}


class Tags(HTMLParser):
    """A parser that collects the names of elements and attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found |= {tag, *(name for name, _ in attrs)}


def check(answer: httpx.Response) -> None:
    """Check that a response contains no injected element."""
    kind = answer.headers.get("content-type", "").partition(";")[0]
    assert kind in KINDS, answer.url
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    if kind == "image/svg+xml":
        ElementTree.fromstring(answer.text)
    for text in pieces(answer.json()) if kind == "application/json" else [answer.text]:
        if "<svg" in text or "<g" in text or kind != "application/json":
            tags = Tags()
            tags.feed(text)
            assert not {"x-evil", "onload"} & tags.found, answer.url


def pieces(data: Any) -> list[str]:
    """Return all texts in JSON data."""
    if isinstance(data, dict):
        return [piece for value in data.values() for piece in pieces(value)]
    if isinstance(data, list):
        return [piece for value in data for piece in pieces(value)]
    return [data] if isinstance(data, str) else []


async def asked_for_all(asker: Asker) -> list[httpx.Response]:
    """Request all pages about a table, except those that need long computations."""
    paths = [
        path
        for paths in PAGES.values()
        for path in paths
        if not any(word in path for word in ("hint", "review", "{half}.json"))
    ]
    return [await asker.guest.http.get(asker.filled(path)) for path in paths]


async def test_markup_in_names_and_chat_is_shown_as_text(server: Server, heard: ErrorLog) -> None:
    guest, friend = await server.guest(), await server.guest()
    table = await guest.open_table("me link", **{"name-0": EVIL}, joining="anybody")
    line = await guest.line(table)
    invitation = (await line.hear())["invites"][0]["url"].rpartition("/")[2]
    await guest.http.post("/clubs", data={"club": SAID[:40], "name": EVIL})
    before = await asked_for_all(Asker(guest, table, invitation, 0, 1))
    await friend.http.post(f"{table}/join/{invitation}", data={"name": "<x-evil onload=x()>"})
    await views_of(line, await friend.line(table))
    await line.send(type="say", mark="m", seat=0, text=SAID)
    assert (await line.hear_until("chat"))["lines"][0]["text"] == SAID
    async with server.live(table) as live:
        await play_out(server, live)
        after = await asked_for_all(Asker(guest, table, invitation, 0, 3))
    for answer in (*before, *after):
        check(answer)
    shown = next(answer for answer in after if answer.url.path == table)
    assert "&lt;x-evil" in shown.text
    assert heard.errors == []
    record = next(answer for answer in after if answer.url.path.endswith("record.json")).json()
    record["names"] = [EVIL, SAID]
    for text in (json.dumps(record), f"{EVIL}{SAID}", json.dumps({SAID: SAID, "game": EVIL})):
        check(await guest.http.post("/verify", data={"record": text}))


async def test_markup_in_custom_decks_is_shown_as_text(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPADEWORK_DATA", str(server.settings.folder))
    game = all_games()[GAME]
    folder = server.settings.folder / "decks" / GAME
    folder.mkdir(parents=True)
    printed = (game.folder / "deck.toml").read_text("utf-8")
    for name in ("mine", "<x-evil onload=x()>"):
        (folder / f"{name}.toml").write_text(re.sub(r'en = "', "en = \"<x-evil onload='x()'>", printed), "utf-8")
    guest = await server.guest()
    form = await guest.http.get(f"/games/{GAME}/new")
    check(form)
    assert "mine" in form.text
    table = await guest.open_table("me computer", **{"option-deck": "mine"})
    check(await guest.http.get(table))
    _, view = await guest.dealt(table)
    assert not any("<x-evil" in text for text in pieces(view["picture"]))
