"""Accounts: sign-up, sign-in on other devices, changes, export and deletion."""

import asyncio
import json
import re
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import update
from tests.web.harness import GAME, Guest, Server, forged, locked, rows, seated, serving

from spadework.web.db.models import StoredAccount, StoredChatLine, StoredOffer, StoredOfferEvent, now
from spadework.web.features.accounts.guests import EMBLEM_COOKIE, GUEST_COOKIE, NAME_COOKIE
from spadework.web.features.accounts.service import SESSION_COOKIE
from spadework.web.features.chat.service import ChatStore
from spadework.web.server.settings import Settings

PASSWORD = "twelve men on"
SURE = {"sure": "on", "password": PASSWORD}


async def account(server: Server, name: str = "Ada") -> Guest:
    """Return a guest who has just created an account."""
    guest = await server.guest()
    answer = await guest.http.post("/me/account", data={"name": name, "password": PASSWORD})
    assert answer.headers.get("location") == "/me", answer.text
    return guest


async def signed_in(server: Server, name: str = "Ada", password: str = PASSWORD, **fields: str) -> Guest:
    """Return a new browser that has signed in to an account."""
    guest = await server.guest()
    answer = await guest.http.post("/sign-in", data={"name": name, "password": password, **fields})
    assert answer.headers.get("location") == "/me", answer.text
    return guest


async def listed(guest: Guest, table: str) -> bool:
    return table in (await guest.http.get("/")).text


async def owns(guest: Guest, table: str) -> bool:
    """Return whether a browser has a seat at a table that has not been dealt yet."""
    line = await guest.line(table)
    told = await line.hear_until("seal")
    await line.socket.close()
    return bool(told["seats"])


def stored(server: Server, query: str) -> list[Any]:
    return rows(server.settings.folder / "spadework.sqlite", query)


async def test_a_guest_keeps_a_name_and_an_emblem(server: Server) -> None:
    guest = await server.guest()
    text = (await guest.http.get("/me")).text
    assert "You’re a guest" in text
    assert "pennant" not in (await guest.http.get("/")).text
    answer = await guest.http.post("/me", data={"name": " Bo  B ", "emblem": "shell"})
    assert answer.status_code == 303
    home = (await guest.http.get("/")).text
    assert "Bo B" in home
    assert 'class="pennant"' in home
    assert stored(server, "SELECT name, emblem FROM people") == [("Bo B", 3)]
    await guest.http.post("/me", data={"name": "", "emblem": "parrot"})
    assert EMBLEM_COOKIE not in guest.http.cookies
    assert stored(server, "SELECT name, emblem FROM people") == [("", None)]
    wrong = await guest.http.post("/me", data={"name": "x" * 25})
    assert wrong.status_code == 422
    assert "is too long" in wrong.text


async def test_an_account_has_its_guest_s_tables_on_every_device(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me link")
    old = guest.http.cookies[GUEST_COOKIE]
    async with server.live(table):
        await guest.http.post("/me/account", data={"name": "Ada", "password": PASSWORD})
        assert await owns(guest, table)
        assert await listed(guest, table)
        elsewhere = await signed_in(server)
        assert await listed(elsewhere, table)
        assert await owns(elsewhere, table)
    # The guest's old cookie gives no access, whoever kept it.
    other = await server.guest()
    other.http.cookies.set(GUEST_COOKIE, old, domain="127.0.0.1")
    assert not await listed(other, table)
    assert not await owns(other, table)
    assert "Ada" in (await elsewhere.http.get(f"/games/{'x'}")).text or "Ada" in (await elsewhere.http.get("/me")).text


async def test_an_open_table_continues_under_the_new_account(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me computer", **{"level-1": "deck-hand"})
    line, _ = await guest.dealt(table)
    await guest.http.post("/me/account", data={"name": "Ada", "password": PASSWORD})
    assert await line.closed() == 1013
    again = await guest.line(table)
    view = await again.hear_until("view")
    assert view["seat"] == 0
    await again.socket.close()


@pytest.mark.long
async def test_signing_in_claims_the_browser_s_tables_only_on_request(server: Server) -> None:
    await account(server)
    for fields, taken in (({}, False), ({"claim": "on"}, True)):
        guest = await server.guest()
        table = await guest.open_table("me link")
        await guest.http.post("/sign-in", data={"name": "ada", "password": PASSWORD, **fields})
        assert await listed(guest, table) is taken
        await guest.http.post("/sign-out")
        assert await listed(guest, table) is not taken


async def test_both_seats_at_one_table_become_the_account_s(server: Server) -> None:
    first = await account(server)
    table = await first.open_table("me link")
    line = await first.line(table)
    invite = (await line.hear())["invites"][0]["url"]
    await line.socket.close()
    second = await server.guest()
    await second.http.post(invite, data={"name": "Bo"})
    await second.http.post("/sign-in", data={"name": "Ada", "password": PASSWORD, "claim": "on"})
    line = await second.line(table)
    assert (await line.hear_until("seal"))["seats"] == [0, 1]
    await line.socket.close()


async def test_a_failed_sign_in_does_not_reveal_which_accounts_exist(server: Server) -> None:
    await account(server)
    texts = []
    for name, password in (("Ada", "wrong password"), ("Nobody", "wrong password"), ("Ada", "x" * 201)):
        guest = await server.guest()
        answer = await guest.http.post("/sign-in", data={"name": name, "password": password})
        assert answer.status_code == 422
        assert SESSION_COOKIE not in answer.headers.get("set-cookie", "")
        texts.append(answer.text.replace(name, ""))
    assert texts[0] == texts[1] == texts[2]
    assert "Wrong name or password" in texts[0]


async def test_sign_in_attempts_are_limited(server: Server) -> None:
    guest = await account(server)
    await guest.http.post("/sign-out")
    fields = {"name": "Ada", "password": "no"}
    answers = [await guest.http.post("/sign-in", data=fields) for _ in range(12)]
    assert [answer.status_code for answer in answers][-2:] == [429, 429]
    assert (await guest.http.post("/sign-in", data={**fields, "password": PASSWORD})).status_code == 429


async def test_new_accounts_per_address_are_limited(settings: Settings) -> None:
    async with serving(replace(settings, accounts=1)) as server:
        await account(server)
        guest = await server.guest()
        answer = await guest.http.post("/me/account", data={"name": "Bo", "password": PASSWORD})
        assert answer.status_code == 422
        assert "A lot of accounts were created from your network today" in answer.text
        assert stored(server, "SELECT key FROM accounts") == [("ada",)]


async def test_other_sites_sign_nobody_in_or_out(server: Server) -> None:
    guest = await account(server)
    elsewhere = {"Origin": "https://other.example"}
    for path in ("/sign-in", "/me/account", "/me", "/me/password", "/sign-out", "/sign-out/everywhere", "/me/delete"):
        answer = await guest.http.post(path, data={"name": "Ada", "sure": "on"}, headers=elsewhere)
        assert answer.status_code == 403, path
    for path in ("/me/passkeys/options", "/me/passkeys", "/sign-in/passkey/options", "/sign-in/passkey"):
        assert (await guest.http.post(path, json={}, headers=elsewhere)).status_code == 403, path
    assert "Ada" in (await guest.http.get("/me")).text


@pytest.mark.parametrize(
    ("name", "password", "said"),
    [
        ("", PASSWORD, "needs a name"),
        ("Bo", "short", "8 to 200"),
        ("Bo", "x" * 201, "8 to 200"),
        ("ADA", PASSWORD, "is taken"),
        ("\u0410da\ufe0f", PASSWORD, "is taken"),
        ("Ada\U00016fe4", PASSWORD, "is taken"),
        ("\u3164", PASSWORD, "needs a name"),
    ],
)
async def test_accounts_that_can_t_be_made(server: Server, name: str, password: str, said: str) -> None:
    await account(server)
    guest = await server.guest()
    answer = await guest.http.post("/me/account", data={"name": name, "password": password})
    assert answer.status_code == 422
    assert said in answer.text
    assert len(stored(server, "SELECT id FROM accounts")) == 1


@pytest.mark.parametrize("name", ["\u039dINA", "nina\U00016fe4", "NlNA"])
async def test_lookalike_account_names_are_taken(server: Server, name: str) -> None:
    for one, answer in (("nina", 303), (name, 422)):
        guest = await server.guest()
        assert (await guest.http.post("/me/account", data={"name": one, "password": PASSWORD})).status_code == answer


async def test_tokens_and_passwords_are_stored_hashed_and_cookies_are_safe(settings: Settings) -> None:
    async with serving(replace(settings, proxies=("127.0.0.1",))) as server:
        guest = await server.guest()
        answer = await guest.http.post("/me/account", data={"name": "Ada", "password": PASSWORD})
        cookie = next(header for header in answer.headers.get_list("set-cookie") if header.startswith(SESSION_COOKIE))
        assert {"HttpOnly", "SameSite=lax"} <= {part.strip() for part in cookie.split(";")}
        assert "Secure" not in cookie
        (password,) = stored(server, "SELECT password FROM accounts")
        assert password[0].startswith("$argon2id$")
        assert (guest.http.cookies[SESSION_COOKIE],) not in stored(server, "SELECT token FROM sessions")
        behind = await server.guest()
        answer = await behind.http.post(
            "/sign-in", data={"name": "Ada", "password": PASSWORD}, headers={"X-Forwarded-Proto": "https"}
        )
        assert any(
            "Secure" in header for header in answer.headers.get_list("set-cookie") if header.startswith(SESSION_COOKIE)
        )


async def test_a_forged_or_old_token_signs_nobody_in(server: Server) -> None:
    guest = await account(server)
    assert "Sign out" in (await guest.http.get("/me")).text
    with_token = guest.http.cookies[SESSION_COOKIE]
    guest.http.cookies.set(SESSION_COOKIE, forged(with_token), domain="127.0.0.1")
    assert "You’re a guest" in (await guest.http.get("/me")).text


async def test_signing_out_everywhere_ends_connections_too(server: Server) -> None:
    first, second = await account(server), await signed_in(server)
    table = await first.open_table("me link")
    line = await second.line(table)
    await line.hear()
    await first.http.post("/sign-out/everywhere")
    assert await line.closed() == 1013
    for guest in (first, second):
        assert "You’re a guest" in (await guest.http.get("/me")).text
    assert NAME_COOKIE not in first.http.cookies
    assert not await owns(second, table)
    assert stored(server, "SELECT * FROM sessions") == []


@pytest.mark.long
async def test_changing_name_and_password(server: Server) -> None:
    first, second = await account(server), await signed_in(server)
    await account(server, "Bo")
    assert "is taken" in (await first.http.post("/me", data={"name": "bo"})).text
    assert "needs a name" in (await first.http.post("/me", data={"name": ""})).text
    await first.http.post("/me", data={"name": "Eve", "emblem": "moon"})
    assert "Eve" in (await second.http.get("/")).text
    new = {"old": PASSWORD, "password": "another password"}
    assert "is wrong" in (await first.http.post("/me/password", data={**new, "old": "wrong"})).text
    assert "8 to 200" in (await first.http.post("/me/password", data={**new, "password": "short"})).text
    assert (await first.http.post("/me/password", data=new)).status_code == 303
    assert "Sign out" in (await first.http.get("/me")).text
    assert "You’re a guest" in (await second.http.get("/me")).text
    await signed_in(server, "eve", "another password")


async def test_guests_can_t_do_what_accounts_can(server: Server) -> None:
    guest = await server.guest()
    for path in ("/me/password", "/sign-out/everywhere", "/me/passkeys/x/remove"):
        answer = await guest.http.post(path, data={"password": PASSWORD})
        assert answer.status_code == 403
        assert "You’re not signed in" in answer.text


async def test_the_export_contains_all_data_and_no_secrets(server: Server) -> None:
    guest = await account(server)
    other = await account(server, "Bo")
    table = await guest.open_table("me computer", **{"level-1": "deck-hand"})
    line, view = await guest.dealt(table)
    while not view["moves"]:
        view = await line.hear_until("view")
    await line.play(view, view["moves"][0]["text"])
    await line.socket.close()
    found = json.loads((await guest.http.get("/me/export.json")).text)
    assert found["people"] == [{"name": "Ada", "emblem": None}]
    assert len(found["sessions"]) == 1
    (exported,) = found["tables"]
    assert exported["address"] == table
    assert exported["seats"] == [0]
    assert exported["moves"][0] == view["moves"][0]["text"]
    assert not {"token", "password", "argon2"} & set(json.dumps(found).replace('"', " ").split())
    assert json.loads((await other.http.get("/me/export.json")).text)["tables"] == []


async def test_deleting_everything(server: Server) -> None:
    guest, other = await account(server), await server.guest()
    alone = await guest.open_table("me computer", **{"level-1": "deck-hand"})
    line, _ = await guest.dealt(alone)
    gathering = await guest.open_table("me link")
    for said in ({}, {"sure": "on"}, {"sure": "on", "password": "another one"}, {"password": PASSWORD}):
        assert "Nothing was deleted" in (await guest.http.post("/me/delete", data=said)).text
    answer = await guest.http.post("/me/delete", data=SURE)
    assert answer.headers["location"] == "/"
    assert await line.closed() == 1013
    for table in (alone, gathering):
        assert (await other.http.get(table)).status_code == 404
    for name in ("people", "accounts", "sessions", "moves", "seats", "tables"):
        assert stored(server, f"SELECT * FROM {name}") == [], name


async def test_deleting_an_account_without_a_password_asks_for_its_passkey(server: Server) -> None:
    guest = await account(server)
    async with server.site.storage.writing() as session:
        await session.execute(update(StoredAccount).values(password=None))
    for said in ({"sure": "on"}, {"sure": "on", "password": ""}):
        assert "Choose “Delete with a passkey”" in (await guest.http.post("/me/delete", data=said)).text
    await guest.http.post("/sign-in/passkey/options", json={})
    answer = await guest.http.post("/me/delete/passkey", json={"sure": True, "passkey": {"id": "x"}})
    assert (answer.status_code, len(stored(server, "SELECT * FROM accounts"))) == (422, 1)


async def test_an_open_table_reports_that_the_guest_was_signed_out(server: Server) -> None:
    guest = await account(server)
    table = await guest.open_table("me link")
    (mark,) = re.findall(r'data-live="[^"]+\?me=(\w+)"', (await guest.http.get(table)).text)
    line = await guest.line(table, me=mark)
    await line.hear_until("seal")
    await guest.http.post("/sign-out/everywhere")
    assert await line.closed() == 1013
    line = await guest.line(table, me=mark)
    assert "signed out" in (await line.hear_until("error"))["reason"]
    assert await line.closed() == 4401
    await guest.http.post("/sign-in", data={"name": "Ada", "password": PASSWORD})
    line = await guest.line(table, me=mark)
    assert (await line.hear_until("seal"))["seats"]
    await line.socket.close()


async def test_deletion_before_the_deal_cancels_own_tables_and_frees_seats(server: Server) -> None:
    guest, other = await account(server), await server.guest()
    own, others = await guest.open_table("me link"), await other.open_table("me link")
    for host, table, joins in ((guest, own, other), (other, others, guest)):
        lobby = await host.line(table)
        await joins.http.post((await lobby.hear())["invites"][0]["url"], data={"name": "Zoe"})
        await lobby.socket.close()
    await guest.http.post("/me/delete", data=SURE)
    assert (await other.http.get(own)).status_code == 410
    line = await other.line(others)
    assert len((await line.hear_until("seal"))["invites"]) == 1
    await line.socket.close()


async def test_deletion_in_a_running_game_leaves_an_anonymous_seat(server: Server) -> None:
    table, (guest, other, _) = await seated(server, GAME, 2, **{"name-0": "Ada"})
    id = table.rpartition("/")[2]
    async with server.live(table) as live:
        said, reporter = live.seats[0].guest, live.seats[1].guest
        assert said is not None
        assert reporter is not None
        storage = server.site.accounts.people._storage
        await ChatStore(storage).add(
            StoredChatLine(table=id, number=1, guest=said, seat=0, name="Ada", text="hello", at=now()),
            StoredOffer(table=id, number=1, guest=said, to_seat=1, step=3),
        )
        await ChatStore(storage).report(id, 1, reporter)
        accepted = StoredOfferEvent(table=id, number=1, count=1, seat=1, guest=reporter, kind="accepted", at=now())
        async with storage.writing() as session:
            session.add(accepted)
        assert json.loads((await guest.http.get("/me/export.json")).text)["offers"] == [{"to_seat": 1, "step": 3}]
        (event,) = json.loads((await other.http.get("/me/export.json")).text)["offer_events"]
        assert (event["seat"], event["kind"]) == (1, "accepted")
        await guest.http.post("/me/account", data={"name": "Ada", "password": PASSWORD})
        await guest.http.post("/me/delete", data=SURE)
        assert live.seats[0].left
        assert live.seats[0].guest not in {None, said}
        assert live.names[0] == "Player 1"
        assert live.table is not None
        assert live.table.names[0] == "Player 1"
        assert not live.said
    for name in ("chat_lines", "chat_reports", "offers", "offer_events"):
        assert stored(server, f"SELECT * FROM {name}") == [], name
    line = await other.line(table)
    assert (await line.hear_until("view"))["seat"] == 1
    await line.socket.close()
    assert "Ada" not in (await other.http.get(table)).text


async def test_a_guest_deletes_everything_too(server: Server) -> None:
    guest = await server.guest()
    await guest.http.post("/me", data={"name": "Ada", "emblem": "sun"})
    table = await guest.open_table("me link")
    await guest.http.post("/me/delete", data={"sure": "on"})
    assert (await guest.http.get(table)).status_code == 404
    assert stored(server, "SELECT * FROM people") == []
    assert NAME_COOKIE not in guest.http.cookies


async def test_a_database_that_does_not_answer_signs_nobody_out(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = await account(server)
    cookies = dict(guest.http.cookies)

    async def broken(*_: object) -> None:
        from spadework.web.db.storage import StorageError

        raise StorageError("gone")

    with monkeypatch.context() as patch:
        patch.setattr(server.site.accounts.people, "signed_in", broken)
        answer = await guest.http.get("/me")
        assert answer.status_code == 503
        assert (await (await guest.line("/tables/x")).closed()) == 1013
    assert dict(guest.http.cookies) == cookies
    assert "Sign out" in (await guest.http.get("/me")).text


async def test_nothing_changes_when_it_can_t_be_stored(server: Server) -> None:
    guest = await account(server)
    with locked(server.settings.folder / "spadework.sqlite"):
        assert (await guest.http.post("/me", data={"name": "Eve"})).status_code == 503
    await asyncio.sleep(0)
    assert "Ada" in (await guest.http.get("/me")).text


async def test_a_wrong_password_keeps_what_was_chosen(server: Server) -> None:
    guest = await account(server)
    await guest.http.post("/sign-out")
    await guest.open_table("me link")
    ticked = 'name="claim" checked'
    assert ticked in (await guest.http.get("/sign-in")).text
    assert ticked not in (await guest.http.post("/sign-in", data={"name": "Ada", "password": "wrong"})).text
    claiming = {"name": "Ada", "password": "wrong", "claim": "on"}
    assert ticked in (await guest.http.post("/sign-in", data=claiming)).text


async def test_a_refused_name_keeps_the_chosen_emblem(server: Server) -> None:
    await account(server)
    other = await server.guest()
    await other.http.post("/me/account", data={"name": "Bo", "password": PASSWORD})
    page = (await other.http.post("/me", data={"name": "Ada", "emblem": "sun"})).text
    assert re.search(r'value="sun"[^>]* checked', page)


async def test_a_wrong_password_keeps_the_emblem_on_the_profile(server: Server) -> None:
    guest = await account(server)
    await guest.http.post("/me", data={"name": "Ada", "emblem": "moon"})
    page = (await guest.http.post("/me/password", data={"old": "wrong", "password": "another password"})).text
    assert re.search(r'value="moon"[^>]* checked', page)


@pytest.mark.parametrize("form", ["password", "delete"])
async def test_the_address_of_a_form_leads_back_to_the_profile(server: Server, form: str) -> None:
    answer = await (await server.guest()).http.get(f"/me/{form}")
    assert (answer.status_code, answer.headers["location"]) == (303, "/me")
