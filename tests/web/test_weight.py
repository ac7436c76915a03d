"""Page weight in bytes over the wire: on the first visit, with everything the page loads, and on later visits."""

import re
from collections.abc import Iterator
from urllib.parse import urljoin

import pytest
from tests.web.harness import GAME, Guest, Server, seated

from spadework.engine.discovery import all_games

FIRST, LATER = 215_000, 25_000

LOADED = {
    "text/html": re.compile(r'<(?:link|script|img)[^>]* (?:href|src)="([^"]+)"|data-(?:moment|sprites)="([^"]+)"'),
    "text/css": re.compile(r'url\("([^"]+)"\)'),
    "text/javascript": re.compile(r'^(?:import|export) [^;]*?"(\.{1,2}/[^"]+)"', re.MULTILINE),
}


HIDDEN = re.compile(r"<section[^>]* hidden\b.*?</section>", re.DOTALL)
"""A hidden section. Its pictures are lazy, so they load only when it is shown."""


def loaded(kind: str, text: str) -> Iterator[str]:
    """Yield the URLs that a file makes a browser load."""
    pattern = LOADED.get(kind)
    for found in pattern.findall(HIDDEN.sub("", text)) if pattern else ():
        yield found if isinstance(found, str) else found[0] or found[1]


async def weight(guest: Guest, path: str) -> tuple[int, int]:
    """Return the bytes transferred for a page on the first visit, and on a later one."""
    wanted, seen = [path], {path}
    first = later = 0
    while wanted:
        here = wanted.pop()
        async with guest.http.stream("GET", here) as answer:
            text = (await answer.aread()).decode(errors="replace")
            came = answer.num_bytes_downloaded + sum(len(name) + len(value) + 4 for name, value in answer.headers.raw)
        assert answer.status_code == 200, here
        first += came
        if answer.headers["cache-control"] == "no-cache":
            async with guest.http.stream("GET", here, headers={"If-None-Match": answer.headers["etag"]}) as again:
                assert again.status_code == 304, here
                later += sum(len(name) + len(value) + 4 for name, value in again.headers.raw)
        elif "immutable" not in answer.headers["cache-control"]:
            later += came
        for address in loaded(answer.headers["content-type"].partition(";")[0], text):
            if (found := urljoin(here, address)) not in seen:
                seen.add(found)
                wanted.append(found)
    assert len(seen) > 5
    return first, later


@pytest.mark.long
async def test_pages_are_light(server: Server) -> None:
    for game in all_games().values():
        await server.site.readiness.of(game)
    guest = await server.guest()
    table = await guest.open_table("me here")
    await guest.dealt(table)
    apart, (friend, *_) = await seated(server, GAME, 2)
    pages = ("/", f"/games/{GAME}/new", f"/games/{GAME}/rules", table)
    for visitor, path in (*((guest, page) for page in pages), (friend, apart)):
        first, later = await weight(visitor, path)
        assert first <= FIRST, path
        assert later <= LATER, path


async def test_compressible_files_are_compressed(server: Server) -> None:
    guest = await server.guest()
    answer = await guest.http.get("/static/core/page.css", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    plain = await guest.http.get("/static/core/page.css", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text
