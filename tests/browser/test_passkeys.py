"""Passkeys, created and presented by Chromium's virtual authenticator."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.person import Person
from tests.browser.server import ServerProcess

pytestmark = pytest.mark.browser

Newcomer = Callable[..., Person]

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def test_a_passkey_alone_is_enough_for_an_account(newcomer: Newcomer, server: ServerProcess) -> None:
    person = newcomer(390, 844, address=f"http://localhost:{server.port}")
    device = person.page.context.new_cdp_session(person.page)
    device.send("WebAuthn.enable")
    added = device.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    person.go("/me/account")
    person.at("[name=name]").fill("Keyholder")
    person.at("[data-passkey=make]").click()
    person.page.wait_for_url("**/me")
    expect(person.at("h1")).to_have_text("Keyholder")
    person.at("form[action='/sign-out'] button").click()
    expect(person.at("#account")).to_be_visible()
    person.go("/sign-in")
    person.at("[data-passkey=show]").click()
    person.page.wait_for_url("**/me")
    expect(person.at("h1")).to_have_text("Keyholder")
    # It is the only way to sign in, so it can't be removed, and a device creates no second one for the same account.
    expect(person.at("form[action$='/remove']")).to_have_count(0)
    person.at("[data-passkey=make]").click()
    expect(person.at("#passkeys")).not_to_be_empty()
    # Setting a password requires the passkey; with the password, another passkey can be created, on another device.
    person.at("section[aria-labelledby=ways] summary").click()
    person.at("[action='/me/password'] [name=password]").fill("twelve men on")
    person.at("[data-passkey=password]").click()
    expect(person.at("[name=old]")).to_have_count(1)
    device.send("WebAuthn.clearCredentials", {"authenticatorId": added["authenticatorId"]})
    proof = person.at("form:has([data-passkey=make]) [name=password]")
    proof.fill("wrong password")
    proof.press("Enter")
    expect(person.at("#passkeys")).to_contain_text("Wrong password")
    proof.fill("twelve men on")
    proof.press("Enter")
    expect(person.at("form[action$='/remove']")).to_have_count(2)
    # A passkey is also enough to delete the account.
    person.at("section[aria-labelledby=data] summary").click()
    person.at("[data-passkey=delete]").click()
    expect(person.at("form[action='/me/delete'] [data-status]")).to_contain_text("Nothing was deleted")
    person.at("[name=sure]").check()
    person.at("[data-passkey=delete]").click()
    person.page.wait_for_url(f"http://localhost:{server.port}/")
    person.go("/sign-in")
    person.at("[data-passkey=show]").click()
    expect(person.at("#passkeys")).not_to_be_empty()
    # Another user's device has none of these passkeys.
    device.send("WebAuthn.clearCredentials", {"authenticatorId": added["authenticatorId"]})
    person.go("/sign-in")
    person.at("[data-passkey=show]").click()
    expect(person.at("#passkeys")).not_to_be_empty()
    person.no_errors("422")


def test_the_page_says_when_passkeys_are_unavailable(newcomer: Newcomer) -> None:
    person = newcomer(390, 844)
    person.go("/sign-in")
    expect(person.at("[data-passkey]")).to_be_hidden()
    expect(person.at("#passkeys")).not_to_be_empty()
    person.no_errors()
