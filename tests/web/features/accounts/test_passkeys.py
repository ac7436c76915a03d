"""Passkey challenges, and answers that don't fit them. Valid answers need a browser: tests/browser/test_passkeys.py."""

import pytest
from sqlalchemy import update
from tests.web.features.accounts.test_service import PASSWORD, account
from tests.web.harness import Server, rows

from spadework.web.db.models import StoredAccount
from spadework.web.db.storage import Storage
from spadework.web.features.accounts import service as accounts
from spadework.web.features.accounts.guests import RETURNING_FACTOR, SIGNED_IN_COOKIE
from spadework.web.features.accounts.service import (
    CHALLENGE_RATE,
    CHALLENGE_SECONDS,
    MAX_CHALLENGES,
    Challenges,
    WrongAnswer,
)
from spadework.web.features.accounts.store import PeopleStore
from spadework.web.server.limits import Visitor


async def test_a_challenge_is_valid_once_for_its_guest_and_a_limited_time(storage: Storage) -> None:
    time = [1000.0]
    challenges = Challenges(PeopleStore(storage), lambda: time[0])
    asked = await challenges.ask("ada", "show")
    with pytest.raises(WrongAnswer):
        await challenges.take("bo", "show")
    with pytest.raises(WrongAnswer):
        await challenges.take("ada", "make")
    assert await challenges.take("ada", "show") == asked
    with pytest.raises(WrongAnswer):
        await challenges.take("ada", "show")
    await challenges.ask("ada", "show")
    newer = await challenges.ask("ada", "show")
    assert await challenges.take("ada", "show") == newer
    await challenges.ask("ada", "show")
    time[0] += CHALLENGE_SECONDS + 1
    with pytest.raises(WrongAnswer):
        await challenges.take("ada", "show")


async def test_the_number_of_open_challenges_is_limited(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "MAX_CHALLENGES", 3)
    time = [1000.0]
    challenges = Challenges(PeopleStore(storage), lambda: time[0])
    for guest in "abcd":
        await challenges.ask(guest, "show")
        time[0] += 1
    with pytest.raises(WrongAnswer):
        await challenges.take("a", "show")
    assert await challenges.take("b", "show")


async def test_one_address_cannot_evict_the_challenges_of_others(storage: Storage) -> None:
    rate, burst, household = CHALLENGE_RATE
    assert (household + RETURNING_FACTOR) * (burst + rate * CHALLENGE_SECONDS) < MAX_CHALLENGES / 2
    challenges = Challenges(PeopleStore(storage))
    asked = [
        challenges.count_challenge(Visitor(f"guest {number}", "192.0.2.1")) for number in range(household * burst + 1)
    ]
    assert asked == [True] * household * burst + [False]
    assert challenges.count_challenge(Visitor("guest", "192.0.2.2"))
    browsers = [Visitor(f"browser {number}", "192.0.2.1") for number in range(MAX_CHALLENGES)]
    assert [challenges.count_return(browser) for browser in browsers].count(True) == RETURNING_FACTOR * burst


async def test_too_many_challenge_requests_are_refused(server: Server) -> None:
    guest = await server.guest()
    assert not all(
        server.site.challenges.count_challenge(Visitor(f"guest {number}", "127.0.0.1"))
        for number in range(MAX_CHALLENGES)
    )
    for path in ("/me/passkeys/options", "/sign-in/passkey/options"):
        answer = await guest.http.post(path, json={"name": "Ada"})
        assert answer.status_code == 429
        assert "Too many attempts" in answer.json()["error"]


async def test_returning_browsers_have_their_own_challenge_limit(server: Server) -> None:
    guest = await account(server)
    browsers = [Visitor(f"browser {number}", "127.0.0.1") for number in range(MAX_CHALLENGES)]
    assert not all(server.site.challenges.count_return(browser) for browser in browsers)
    assert (await guest.http.post("/sign-in/passkey/options", json={})).status_code == 429
    guest.http.cookies.delete(SIGNED_IN_COOKIE)
    assert (await guest.http.post("/sign-in/passkey/options", json={})).status_code == 200


async def test_a_passkey_is_added_to_an_account_only_with_its_password(server: Server) -> None:
    guest = await account(server)
    for proof in ({}, {"password": "wrong password"}, {"password": None}, {"passkey": {}, "password": PASSWORD}):
        answer = await guest.http.post("/me/passkeys/options", json=proof)
        assert answer.status_code == 422, proof
        assert "options" not in answer.json()
    assert (await guest.http.post("/me/passkeys/options", json={"password": PASSWORD})).json()["options"]


async def test_a_passwordless_account_needs_its_passkey_to_add_credentials(server: Server) -> None:
    guest = await account(server)
    async with server.site.storage.writing() as session:
        await session.execute(update(StoredAccount).values(password=None))
    for proof in ({}, {"password": ""}, {"passkey": {"id": "x"}}):
        assert (await guest.http.post("/me/passkeys/options", json=proof)).status_code == 422, proof
    answer = await guest.http.post("/me/password", data={"password": PASSWORD})
    assert answer.status_code == 422
    assert "Use one of this account’s passkeys" in answer.text
    await guest.http.post("/sign-in/passkey/options", json={})
    answer = await guest.http.post("/me/password/passkey", json={"password": PASSWORD, "passkey": {"id": "x"}})
    assert "couldn’t check the passkey" in answer.json()["error"]
    assert rows(server.settings.folder / "spadework.sqlite", "SELECT password FROM accounts") == [(None,)]


async def test_passkey_options(server: Server) -> None:
    guest = await server.guest()
    made = (await guest.http.post("/me/passkeys/options", json={"name": "Ada"})).json()["options"]
    assert made["user"]["name"] == "Ada"
    assert made["rp"]["id"] == "127.0.0.1"
    assert made["authenticatorSelection"]["residentKey"] == "required"
    shown = (await guest.http.post("/sign-in/passkey/options", json={})).json()["options"]
    assert shown["challenge"] != made["challenge"]
    assert "needs a name" in (await guest.http.post("/me/passkeys/options", json={"name": ""})).json()["error"]


@pytest.mark.parametrize("answer", [None, "x", {}, {"id": "x"}, {"id": "x", "response": {"clientDataJSON": "x"}}])
async def test_wrong_answers_make_no_account_and_sign_nobody_in(server: Server, answer: object) -> None:
    guest = await server.guest()
    await guest.http.post("/me/passkeys/options", json={"name": "Ada"})
    said = await guest.http.post("/me/passkeys", json={"name": "Ada", "passkey": answer})
    assert said.status_code == 422
    assert "couldn’t check the passkey" in said.json()["error"]
    await guest.http.post("/sign-in/passkey/options", json={})
    said = await guest.http.post("/sign-in/passkey", json={"passkey": answer})
    assert said.status_code == 422
    assert "don’t know this passkey" in said.json()["error"]
    assert "You’re a guest" in (await guest.http.get("/me")).text


async def test_malformed_passkey_answers_are_refused(server: Server) -> None:
    guest = await server.guest()
    for text in ("", "[]", "[" * 9000, "7"):
        answer = await guest.http.post("/sign-in/passkey", content=text)
        assert answer.status_code == 400, text
