"""Other sites that a player visits: they cannot act for the player (CSRF) or redirect to themselves."""

import json
from typing import Any

import pytest
from tests.attacks.description import DATA, FORMS
from tests.attacks.existing import existing_objects, filled_path
from tests.web.harness import Guest, Server
from websockets.exceptions import InvalidStatus

from spadework.web.server.middleware import same_site

ELSEWHERE = "https://other.example"
OTHERS: list[dict[str, str]] = [
    {"Origin": ELSEWHERE},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://127.0.0.1"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "http://$host.other.example"},
    {"Origin": "http://other.example?$host"},
    {"Origin": "http://$host@other.example"},
    {"Origin": "http://[", "Sec-Fetch-Site": "same-origin"},
    {"Origin": ELSEWHERE, "Referer": "http://$host/"},
    {"Origin": ELSEWHERE, "Sec-Fetch-Site": "same-origin"},
    {"Origin": ELSEWHERE, "X-Forwarded-Host": "other.example"},
    {"Origin": ELSEWHERE, "Forwarded": "host=other.example"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "SAME-ORIGIN"},
    {"Referer": f"{ELSEWHERE}/page"},
    {"Referer": "about:blank"},
    {"Referer": "http://$host.other.example/"},
]


def headers_of(server: Server, headers: dict[str, str]) -> dict[str, str]:
    host = server.address.removeprefix("http://")
    return {name: value.replace("$host", host) for name, value in headers.items()}


async def send(guest: Guest, path: str, headers: dict[str, str]) -> int:
    """Send a request as another site can make a browser send it; return the status."""
    sent: dict[str, Any] = {"data": {"name": "Eve", "sure": "yes"}}
    if path in DATA:
        # A form can also send text that looks like JSON.
        sent = {"content": json.dumps({"name": "Eve"})}
        headers = {"Content-Type": "text/plain", **headers}
    return (await guest.http.post(path, headers=headers, **sent)).status_code


async def test_requests_from_other_sites_are_refused(server: Server) -> None:
    guest, values = await existing_objects(server)
    for path in (*FORMS, *DATA):
        for headers in OTHERS[0], {"Sec-Fetch-Site": "cross-site"}, {"Referer": ELSEWHERE}:
            assert await send(guest, filled_path(path, values), headers) == 403, path


async def test_other_sites_are_refused_whatever_headers_they_send(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me computer")
    for headers in (headers_of(server, headers) for headers in OTHERS):
        assert await send(guest, "/settings", headers) == 403, headers
        if headers.get("Origin"):
            with pytest.raises(InvalidStatus, match="403"):
                await guest.line(table, origin=headers["Origin"])


def test_an_empty_host_matches_no_origin() -> None:
    for origin in (b"http://", b"", b"//", b"http:///"):
        assert not same_site({"type": "http", "headers": [(b"origin", origin), (b"host", b"")]})
        assert not same_site({"type": "http", "headers": [(b"origin", origin)]})


async def test_get_requests_change_nothing(server: Server) -> None:
    """Requests that a picture or a link on another page can cause only read."""
    guest = await server.guest()
    table = await guest.open_table("me link")
    asking = {"_method": "POST", "sure": "yes", "language": "de"}
    overriding = dict.fromkeys(("X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"), "POST")
    for path in (f"{table}/cancel", "/settings", "/sign-out"):
        assert (await guest.http.get(path, params=asking, headers=overriding)).status_code == 405, path
    # This address leads back to its form.
    assert (await guest.http.get("/me/delete", params=asking, headers=overriding)).status_code == 303
    assert (await guest.http.get(table)).status_code == 200
    async with server.live(table) as live:
        assert not live.stored.cancelled


AWAY = [
    "https://other.example",
    "//other.example",
    "/\\other.example",
    "\\\\other.example",
    "/\t/other.example",
    " //other.example",
    "\u2028//other.example",
    "/x\r\nSet-Cookie: a=b",
    "javascript:alert(1)",
    "data:text/html,x",
    "https:other.example",
    "///other.example",
    "x",
]


async def test_redirects_stay_on_this_site(server: Server) -> None:
    guest = await server.guest()
    for path in AWAY:
        answer = await guest.http.post("/settings", data={"language": "de", "next": path})
        assert answer.headers["location"] == "/", path
        assert "a" not in guest.http.cookies


async def test_a_line_break_in_a_path_injects_no_header(server: Server) -> None:
    guest = await server.guest()
    for path in ("/tables/x%0d%0aSet-Cookie:%20a=b/sit", "/settings%0d%0aSet-Cookie:%20a=b"):
        answer = await guest.http.post(path, data={})
        assert "a" not in guest.http.cookies
        assert "set-cookie: a" not in str(answer.headers).lower()


async def test_path_traversal_finds_no_files(server: Server) -> None:
    guest = await server.guest()
    for path in (
        "/static/%2e%2e/app.py",
        "/static/..%2fsettings.py",
        "/static/fonts/..%2f..%2fapp.woff2",
        "/static/%2fetc/passwd",
    ):
        answer = await guest.http.get(path)
        assert answer.status_code == 404, path
