"""Cookies that are planted, kept, stolen, forged or mixed up."""

from dataclasses import replace

import httpx
import pytest
from tests.web.features.accounts.test_service import PASSWORD, account, owns, signed_in
from tests.web.harness import Guest, Server, rows

from spadework.web.features.accounts.guests import GUEST_COOKIE, NAME_COOKIE, SIGNED_IN_COOKIE, Guests
from spadework.web.features.accounts.service import SESSION_COOKIE
from spadework.web.server.settings import Settings


def plant(guest: Guest, name: str, value: str) -> None:
    """Put a cookie into a guest's browser."""
    for cookie in list(guest.http.cookies.jar):
        if cookie.name == name:
            guest.http.cookies.delete(name)
    guest.http.cookies.set(name, value, domain="127.0.0.1")


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Settings with which a request may state its client address, as a proxy does."""
    return replace(settings, proxies=("127.0.0.1",))


async def is_guest(guest: Guest) -> bool:
    return "You’re a guest" in (await guest.http.get("/me")).text


def set_by(answer: httpx.Response) -> dict[str, set[str]]:
    """Return the cookies that a response sets, each with its attributes."""
    cookies = [header.split("; ") for header in answer.headers.get_list("set-cookie")]
    return {first.partition("=")[0]: set(rest) for first, *rest in cookies}


async def test_signing_in_replaces_a_planted_session_cookie(server: Server) -> None:
    await account(server)
    victim, thief = await server.guest(), await server.guest()
    for guest in (victim, thief):
        plant(guest, SESSION_COOKIE, "chosen-by-the-thief")
    await victim.http.post("/sign-in", data={"name": "Ada", "password": PASSWORD})
    assert victim.http.cookies[SESSION_COOKIE] != "chosen-by-the-thief"
    assert not await is_guest(victim)
    assert await is_guest(thief)


async def test_a_planted_guest_cookie_gives_no_access_to_the_account(server: Server) -> None:
    thief, victim = await server.guest(), await server.guest()
    plant(victim, GUEST_COOKIE, thief.http.cookies[GUEST_COOKIE])
    await victim.http.post("/me/account", data={"name": "Ada", "password": PASSWORD})
    table = await victim.open_table("me link")
    assert await is_guest(thief)
    assert not await owns(thief, table)
    assert table not in (await thief.http.get("/")).text


async def test_signing_out_ends_the_session(server: Server) -> None:
    guest = await account(server)
    kept = guest.http.cookies[SESSION_COOKIE]
    await guest.http.post("/sign-out")
    plant(guest, SESSION_COOKIE, kept)
    assert await is_guest(guest)


async def test_deleting_an_account_ends_its_sessions(server: Server) -> None:
    guest, elsewhere = await account(server), await signed_in(server)
    kept = guest.http.cookies[SESSION_COOKIE]
    await guest.http.post("/me/delete", data={"sure": "yes", "password": PASSWORD})
    plant(guest, SESSION_COOKIE, kept)
    assert await is_guest(guest)
    assert await is_guest(elsewhere)
    assert rows(server.settings.folder / "spadework.sqlite", "SELECT * FROM sessions") == []


async def test_changing_the_password_ends_other_sessions(server: Server) -> None:
    guest, elsewhere = await account(server), await signed_in(server)
    kept = elsewhere.http.cookies[SESSION_COOKIE]
    await guest.http.post("/me/password", data={"old": PASSWORD, "password": "another password"})
    assert not await is_guest(guest)
    plant(elsewhere, SESSION_COOKIE, kept)
    assert await is_guest(elsewhere)


async def test_all_cookies_are_http_only_and_same_site(server: Server) -> None:
    guest = await server.guest()
    plant(guest, GUEST_COOKIE, "")
    fields = {"name": "Ada", "password": PASSWORD}
    for headers, secure in (({}, set()), ({"X-Forwarded-Proto": "https"}, {"Secure"})):
        answers = [
            await guest.http.get("/", headers=headers),
            await guest.http.post("/settings", data={"language": "de", "scheme": "dark"}, headers=headers),
            await guest.http.post("/me", data={"name": "Ada", "emblem": "anchor"}, headers=headers),
            await guest.http.post("/me/account", data=fields, headers=headers),
            await guest.http.post("/sign-in", data=fields, headers=headers),
        ]
        cookies = {name: flags for answer in answers for name, flags in set_by(answer).items()}
        assert {SESSION_COOKIE, SIGNED_IN_COOKIE, NAME_COOKIE, "spadework_language", "spadework_scheme"} <= set(cookies)
        for name, flags in cookies.items():
            assert {"HttpOnly", "Path=/", "SameSite=lax"} | secure <= flags, name
            assert not any(flag.startswith("Domain") for flag in flags), name
        guest.http.cookies.clear()


async def test_forged_guest_cookies_are_ignored(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me link")
    own = guest.http.cookies[GUEST_COOKIE]
    payload, _, signature = own.rpartition(".")
    forged = [
        own[:-1],
        payload,
        f"{payload}.",
        f".{signature}",
        own + "x",
        f"{own}.{signature}",
        payload.swapcase() + "." + signature,
    ]
    elsewhere = Guests("another server's key, which is long enough")
    forged.append(str(elsewhere._signer.dumps(server.site.guests._signer.loads(own))))
    # A value that this server signed for another purpose is not a guest either.
    forged.append(str(server.site.guests._names.dumps(server.site.guests._signer.loads(own))))
    for cookie in forged:
        thief = await server.guest()
        plant(thief, GUEST_COOKIE, cookie)
        assert not await owns(thief, table), cookie
        assert table not in (await thief.http.get("/")).text


async def test_swapping_session_cookies_swaps_the_accounts_completely(server: Server) -> None:
    ada, bo = await account(server), await account(server, "Bo")
    table = await ada.open_table("me link")
    # Bo has Ada's guest cookie but is signed in as Bo: the account counts.
    plant(bo, GUEST_COOKIE, ada.http.cookies[GUEST_COOKIE])
    assert not await owns(bo, table)
    sessions = ada.http.cookies[SESSION_COOKIE], bo.http.cookies[SESSION_COOKIE]
    plant(ada, SESSION_COOKIE, sessions[1])
    plant(bo, SESSION_COOKIE, sessions[0])
    assert await owns(bo, table)
    assert not await owns(ada, table)
    assert "<h1>Bo" in (await ada.http.get("/me")).text
