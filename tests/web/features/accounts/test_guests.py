"""Guests and the key that signs their cookies."""

import errno
import os
from dataclasses import replace

import pytest
from starlette.requests import Request
from starlette.responses import Response
from tests.web.harness import Server, forged

from spadework.web.db.session import DatabaseError
from spadework.web.features.accounts.guests import GUEST_COOKIE, YEAR, Guests, secret_key
from spadework.web.server.settings import KEY_FILE, Settings


def asked_with(cookie: str) -> Request:
    return Request({"type": "http", "headers": [(b"cookie", f"{GUEST_COOKIE}={cookie}".encode())]})


def test_only_cookies_signed_here_are_known() -> None:
    guests, others = Guests("a" * 40), Guests("b" * 40)
    response = Response()
    guests.set_guest_cookie(response, "ada", secure=True)
    header = response.headers["set-cookie"]
    cookie = header.partition(";")[0].partition("=")[2]
    assert guests.known(asked_with(cookie)) == "ada"
    assert others.known(asked_with(cookie)) is None
    assert guests.known(asked_with(forged(cookie))) is None
    assert guests.known(asked_with("")) is None
    assert {"HttpOnly", "SameSite=lax", "Secure"} <= {part.strip() for part in header.split(";")}


@pytest.mark.usefixtures("no_database")
def test_the_key_is_kept_for_its_owner_only(settings: Settings) -> None:
    key = secret_key(settings)
    path = settings.folder / KEY_FILE
    assert secret_key(settings) == key
    assert path.stat().st_mode & 0o777 == 0o600
    assert list(settings.folder.iterdir()) == [path]
    mine = "mine" * 10
    assert secret_key(replace(settings, secret=mine)) == mine
    with pytest.raises(DatabaseError, match="SPADEWORK_SECRET: too short; use at least 32"):
        secret_key(replace(settings, secret="x"))


def test_a_damaged_key(settings: Settings) -> None:
    (settings.folder / KEY_FILE).write_text("")
    with pytest.raises(DatabaseError, match="is damaged; remove it"):
        secret_key(settings)
    (settings.folder / KEY_FILE).write_bytes(b"\xff" * 80)
    with pytest.raises(DatabaseError, match="can't be read or written"):
        secret_key(settings)


def test_a_folder_without_room_for_a_key(settings: Settings) -> None:
    (settings.folder / "file").touch()
    with pytest.raises(DatabaseError, match="can't be read or written"):
        secret_key(replace(settings, folder=settings.folder / "file"))


@pytest.mark.usefixtures("no_database")
def test_a_full_disk_leaves_no_part_of_a_key(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    def without_room(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", without_room)
    with pytest.raises(DatabaseError, match="can't be read or written"):
        secret_key(settings)
    assert list(settings.folder.iterdir()) == []


async def test_a_guest_keeps_one_cookie_for_a_year_from_the_last_visit(server: Server) -> None:
    guest = await server.guest()
    cookie = guest.http.cookies[GUEST_COOKIE]
    renewed = (await guest.http.get("/")).headers["set-cookie"]
    assert renewed.startswith(f"{GUEST_COOKIE}={cookie};")
    assert f"Max-Age={YEAR}" in renewed
    guest.http.cookies.set(GUEST_COOKIE, "forged", domain="127.0.0.1")
    answer = await guest.http.get("/")
    assert GUEST_COOKIE in answer.headers["set-cookie"]
    assert cookie not in answer.headers["set-cookie"]
