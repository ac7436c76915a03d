"""Brute-forced passwords, guessed ids, and timing attacks."""

import asyncio
import base64
import re
import threading
from dataclasses import replace

import pytest
from argon2 import PasswordHasher
from tests.waiting import PATIENCE
from tests.web.features.accounts.test_service import PASSWORD, account
from tests.web.harness import GAME, Guest, Server

from spadework.web.features.accounts import service as people_accounts
from spadework.web.features.accounts.guests import GUEST_COOKIE, RETURNING_FACTOR, SIGNED_IN_COOKIE
from spadework.web.features.accounts.service import MAX_WAITING, SESSION_COOKIE, SIGN_IN_RATE, Busy
from spadework.web.server.limits import Visitor
from spadework.web.server.settings import Settings

MANY = 100


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Settings with which a request may state its client address, as a proxy does."""
    return replace(settings, proxies=("127.0.0.1",))


async def tries(guest: Guest, name: str, password: str = "wrong password", address: str = "192.0.2.9") -> int:
    """Try to sign in from an address; return the status."""
    fields = {"name": name, "password": password}
    return (await guest.http.post("/sign-in", data=fields, headers={"X-Forwarded-For": address})).status_code


def use_up(server: Server, name: str) -> None:
    """Use up the attempts for a name, each from a different address."""
    accounts = server.site.accounts
    assert not all(
        accounts.count_attempt(Visitor(f"guest {number}", f"198.51.100.{number}"), name) for number in range(MANY)
    )


async def test_sign_in_attempts_per_name_are_limited_across_addresses(server: Server) -> None:
    await account(server)
    use_up(server, "Ada")
    stranger = await server.guest()
    assert await tries(stranger, "Ada") == 429
    assert await tries(stranger, "\uff21da", PASSWORD) == 429
    assert await tries(stranger, "Bo") == 422


async def test_strangers_can_t_lock_out_a_remembered_browser(server: Server) -> None:
    owner = await account(server)
    await owner.http.post("/sign-out")
    use_up(server, "Ada")
    assert await tries(owner, "Ada", PASSWORD) == 303
    # But this browser has no further attempts for another name, nor unlimited ones for its own from other addresses.
    use_up(server, "Bo")
    assert await tries(owner, "Bo") == 429
    assert 429 in [await tries(owner, "Ada", "x" * 300, f"192.0.2.{number}") for number in range(12)]


async def test_guesses_from_its_address_do_not_lock_out_a_remembered_browser(server: Server) -> None:
    owner, accounts = await account(server), server.site.accounts
    await owner.http.post("/sign-out")
    assert not all(accounts.count_attempt(Visitor(f"guest {number}", "192.0.2.9")) for number in range(MANY))
    assert await tries(await server.guest(), "Ada", PASSWORD) == 429
    assert await tries(owner, "Ada", PASSWORD) == 303
    # The content of a browser's cookie is unique to that browser.
    other = await server.guest()
    assert await tries(other, "Ada", PASSWORD, "192.0.2.8") == 303
    assert owner.http.cookies[SIGNED_IN_COOKIE] != other.http.cookies[SIGNED_IN_COOKIE]


async def test_signing_in_again_does_not_reset_the_attempt_limit(server: Server) -> None:
    owner = await account(server)
    browser = server.site.guests._names.loads(owner.http.cookies[SIGNED_IN_COOKIE])[1]
    accounts = server.site.accounts
    assert await tries(owner, "Ada", PASSWORD) == 303
    assert server.site.guests._names.loads(owner.http.cookies[SIGNED_IN_COOKIE])[1] == browser
    assert not all(accounts.count_return(Visitor(browser, "192.0.2.8")) for _ in range(SIGN_IN_RATE[1]))
    assert await tries(owner, "Ada", PASSWORD) == 429
    assert (await owner.http.post("/me/passkeys/options", json={"password": PASSWORD})).status_code == 429


async def test_remembered_browsers_have_a_separate_limit_per_address(server: Server) -> None:
    owner, accounts = await account(server), server.site.accounts
    browsers = [Visitor(f"browser {number}", "192.0.2.9") for number in range(MANY)]
    assert [accounts.count_return(browser) for browser in browsers].count(True) == RETURNING_FACTOR * SIGN_IN_RATE[1]
    assert await tries(owner, "Ada", PASSWORD) == 429
    assert await tries(owner, "Ada", PASSWORD, "192.0.2.8") == 303
    assert await tries(await server.guest(), "Ada", PASSWORD) == 303


async def test_the_password_queue_is_limited_and_remembered_browsers_skip_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    accounts, go_on = server.site.accounts, threading.Event()
    monkeypatch.setattr(
        PasswordHasher, "verify", lambda _self, _hash, given: given == "remembered" or go_on.wait(PATIENCE)
    )
    waiting = [asyncio.create_task(accounts.verify_password("", "stranger")) for _ in range(MAX_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await accounts.verify_password("", "one more")
    assert await accounts.verify_password("", "remembered", remembered=True)
    go_on.set()
    assert all(await asyncio.gather(*waiting))
    assert await accounts.verify_password("", "one more")


async def test_requests_get_status_429_while_the_password_queue_is_full(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = await account(server)
    monkeypatch.setattr(people_accounts, "MAX_WAITING", 0)
    assert await tries(await server.guest(), "Ada", PASSWORD) == 429
    for path in ("/me/password", "/me/delete"):
        assert (await owner.http.post(path, data={"sure": "on", "password": PASSWORD})).status_code == 429
    newcomer = await server.guest()
    assert (await newcomer.http.post("/me/account", data={"name": "Bo", "password": PASSWORD})).status_code == 429


async def test_guests_at_one_address_share_a_limit_of_attempts(server: Server) -> None:
    statuses = []
    for number in range(4):
        stranger = await server.guest()
        statuses += [await tries(stranger, f"N{number}", "x" * 300) for _ in range(11)]
    # Each of them has ten attempts, and all together have thirty.
    assert statuses == [*[*[422] * 10, 429] * 3, *[429] * 11]


async def test_ipv6_addresses_are_limited_by_prefix(server: Server) -> None:
    stranger = await server.guest()
    accounts = server.site.accounts
    assert not all(accounts.count_attempt(Visitor(f"guest {number}", "2001:db8:1:2::/64")) for number in range(MANY))
    assert await tries(stranger, "N", "x" * 300, "2001:db8:1:2::7") == 429
    assert await tries(stranger, "N", "x" * 300, "2001:db8:1:3::1") == 422


async def test_unknown_names_cost_as_much_hashing_as_known_ones(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await account(server)
    stranger = await server.guest()
    await tries(stranger, "Nobody")
    hashed: list[str] = []
    verify = PasswordHasher.verify

    def counted(self: PasswordHasher, hash: str, password: str) -> bool:
        hashed.append(hash)
        return bool(verify(self, hash, password))

    monkeypatch.setattr(PasswordHasher, "verify", counted)
    await tries(stranger, "Ada")
    await tries(stranger, "Nobody")
    assert len(hashed) == 2
    # The same hash parameters take the same time.
    assert len({hash.rpartition("$")[0].rpartition("$")[0] for hash in hashed}) == 1


def bits(id: str) -> int:
    """Return the number of bits of an id, which must look like one from a random generator."""
    assert re.fullmatch(r"[\w-]+", id), id
    return 8 * len(base64.urlsafe_b64decode(id + "=" * (-len(id) % 4)))


async def test_links_and_cookies_that_grant_access_can_t_be_guessed(server: Server) -> None:
    guest = await account(server)
    table = await guest.open_table("me link", joining="anybody")
    invites = (await (await guest.line(table)).hear())["invites"]
    club = await guest.http.post("/clubs", data={"club": "The crew", "name": "Ada"})
    deal = await guest.http.post(f"/games/{GAME}/deals")
    assert bits(table.rpartition("/")[2]) >= 72
    assert bits(club.headers["location"].rpartition("/")[2]) >= 72
    assert bits(deal.headers["location"].rpartition("/")[2]) >= 72
    assert bits(invites[0]["url"].rpartition("/")[2]) >= 128
    assert bits(guest.http.cookies[SESSION_COOKIE]) >= 256
    signed = server.site.guests._signer.loads(guest.http.cookies[GUEST_COOKIE])
    assert bits(signed) >= 128
