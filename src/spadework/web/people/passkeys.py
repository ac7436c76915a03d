"""Passkeys: what a browser is asked, and whether its answer is right."""

import json
import secrets
import time
from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from spadework.web.limits import Rate, Visitor
from spadework.web.people.guests import REMEMBERED
from spadework.web.store.people import PeopleStore
from spadework.web.store.people_models import StoredChallenge, StoredPasskey

LASTS = 300.0
"""Seconds that somebody has to answer."""
MOST = 2500
"""Questions that may be open at once; the oldest are forgotten first."""
QUESTIONS = 1 / 3, 20, 3
"""Questions a second for one guest for long, and at once, and how many times as many for an address: by far fewer than are kept, so that
nobody makes others' forgotten."""


class WrongAnswer(Exception):
    """The browser's answer does not fit a question that was asked."""


class Challenges:
    """Questions that browsers have been asked; each is answered once, by whatever server.

    Args:
        store: where they are kept.
        clock: tells the time, in seconds since 1970.
    """

    def __init__(self, store: PeopleStore, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock
        self._rate, self._again = Rate(*QUESTIONS), Rate(*QUESTIONS[:2], REMEMBERED)

    def may_ask(self, who: Visitor) -> bool:
        """Whether somebody may be asked one more question; counts it when they may."""
        return self._rate.take(*who)

    def may_ask_again(self, browser: Visitor) -> bool:
        """The same for a browser in which somebody has signed in before."""
        return self._again.take(*browser)

    async def ask(self, guest: str, what: str) -> bytes:
        """A new question for a guest; the one before it is forgotten. Raises NotStored."""
        challenge, now = secrets.token_bytes(32), self._clock()
        asked = StoredChallenge(guest=guest, what=what, challenge=challenge, ends=now + LASTS)
        await self._store.ask(asked, now, MOST)
        return challenge

    async def take(self, guest: str, what: str) -> bytes:
        """The question that a guest was asked last. Raises WrongAnswer when there is none any more, NotStored."""
        asked = await self._store.answered(guest, what)
        if asked is None or self._clock() > asked.ends:
            raise WrongAnswer
        return asked.challenge


def place_of(request: Request) -> tuple[str, list[str]]:
    """The name of the site as passkeys know it, and the addresses at which its pages may stand."""
    host = request.headers.get("host", "")
    # Whatever stands before this server may not say that it was asked by https; browsers make passkeys nowhere else.
    return request.url.hostname or "", [f"http://{host}", f"https://{host}"]


def wanted_passkey(request: Request, challenge: bytes, account: str, name: str, known: list[str]) -> Any:
    """What a browser is told that shall make a passkey for an account, which has some already."""
    return json.loads(
        options_to_json(
            generate_registration_options(
                rp_id=place_of(request)[0],
                rp_name="Spadework",
                user_id=account.encode(),
                user_name=name,
                challenge=challenge,
                authenticator_selection=AuthenticatorSelectionCriteria(
                    resident_key=ResidentKeyRequirement.REQUIRED,
                    user_verification=UserVerificationRequirement.PREFERRED,
                ),
                exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in known],
            )
        )
    )


def asked_for_passkey(request: Request, challenge: bytes) -> Any:
    """What a browser is told that shall show one of its passkeys."""
    return json.loads(options_to_json(generate_authentication_options(rp_id=place_of(request)[0], challenge=challenge)))


def made_passkey(request: Request, challenge: bytes, answer: object) -> StoredPasskey:
    """The passkey that a browser has made, as yet of no account. Raises WrongAnswer."""
    site, addresses = place_of(request)
    if not isinstance(answer, dict):
        raise WrongAnswer
    try:
        made = verify_registration_response(
            credential=answer, expected_challenge=challenge, expected_rp_id=site, expected_origin=addresses
        )
    except (WebAuthnException, ValueError, TypeError, KeyError) as error:
        raise WrongAnswer from error
    return StoredPasskey(
        id=bytes_to_base64url(made.credential_id), public_key=made.credential_public_key, count=made.sign_count
    )


def count_of(request: Request, challenge: bytes, answer: object, passkey: StoredPasskey) -> int:
    """How often a passkey was used, when a browser has shown that it holds it. Raises WrongAnswer."""
    site, addresses = place_of(request)
    if not isinstance(answer, dict):
        raise WrongAnswer
    try:
        shown = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=addresses,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.count,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError) as error:
        raise WrongAnswer from error
    return shown.new_sign_count
