"""Accounts: sign-up, sign-in by password or passkey, sessions."""

import asyncio
import hashlib
import json
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
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

from spadework.engine.names import key, skeleton
from spadework.web.db.models import StoredAccount, StoredChallenge, StoredPasskey, StoredPerson, now
from spadework.web.db.storage import Conflict, StorageError
from spadework.web.features.accounts.guests import REMEMBERED, YEAR, new_guest
from spadework.web.features.accounts.store import Account, PeopleStore
from spadework.web.server.limits import Rate, Visitor

SESSION_COOKIE = "spadework_session"
DAY = 24 * 3600
TRIES = 1 / 30, 10, 3
"""How often one guest may try to sign in: a second for long, and at once; and how many times as often an address may."""
MOST_WAITING = 32
"""Maximum passwords in a lane: more than an address has tries at once, and few enough that the last one waits for seconds only."""


class NameTaken(Exception):
    """Another account has this name."""


class Busy(Exception):
    """Too many passwords wait for their turn already."""


class Lane:
    """Passwords that are hashed one after the other, for each takes 64 MiB."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(1)
        self._inside = 0

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """A turn, which lasts as long as the block runs. Raises Busy."""
        if self._inside >= MOST_WAITING:
            raise Busy
        self._inside += 1
        try:
            async with self._free:
                yield
        finally:
            self._inside -= 1


class Accounts:
    """The accounts of a server.

    Args:
        people: where they are stored.
        a_day: how many may be made from one address in a day.
    """

    def __init__(self, people: PeopleStore, a_day: int = 1) -> None:
        self.people = people
        self._hasher = PasswordHasher()
        # Two lanes, so that no password from a browser in which somebody has signed in before waits behind those of strangers.
        self._strangers, self._remembered = Lane(), Lane()
        self._nobody = ""
        self._tries, self._by_name = Rate(*TRIES), Rate(1 / 20, 30)
        self._tries_again = Rate(*TRIES[:2], REMEMBERED)
        self._made = Rate(a_day / DAY, a_day)

    def may_try(self, who: Visitor, name: str = "") -> bool:
        """Whether somebody may try once more to sign in by a name, or to make an account; counts it when they may."""
        return self._tries.take(*who) and (not name or self._by_name.take(key(name)))

    def may_try_again(self, browser: Visitor) -> bool:
        """Whether one more try may be made with a browser in which somebody has signed in before; counts it when it may."""
        return self._tries_again.take(*browser)

    def may_make(self, address: str) -> bool:
        """Whether one more account may be made from an address; counts it when it may."""
        return self._made.take(address)

    async def new(self, person: StoredPerson, password: str | None = None, passkey: StoredPasskey | None = None) -> str:
        """Make an account that is signed in to by a password or a passkey; its id. Raises NameTaken, Busy, NotStored."""
        hashed = await self.hashed(password) if password is not None else None
        account = StoredAccount(id=person.guest, key=key(person.name), skeleton=skeleton(person.name), password=hashed)
        if passkey is not None:
            passkey.account = account.id
        try:
            await self.people.add_account(account, person, passkey)
        except Conflict:
            raise NameTaken from None
        return account.id

    async def by_password(self, name: str, password: str, remembered: bool = False) -> str | None:
        """The account of a name, if this is its password. Raises Busy, StorageError."""
        # Who asks for a name that nobody has must wait as long for the answer, the first time too.
        self._nobody = self._nobody or await self.hashed(secrets.token_hex(), remembered)
        stored = await self.people.account_named(key(name))
        hashed = stored.password if stored is not None and stored.password is not None else self._nobody
        fits = await self.fits(hashed, password, remembered)
        return stored.id if fits and stored is not None else None

    async def hashed(self, password: str, remembered: bool = False) -> str:
        """The hash of a password, which may come from a browser in which somebody has signed in before. Raises Busy."""
        async with self._lane(remembered).turn():
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, hashed: str, password: str, remembered: bool = False) -> bool:
        """Whether a hash is that of a password, which may come from a browser in which somebody has signed in before. Raises Busy."""
        async with self._lane(remembered).turn():
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except VerificationError:
                return False

    def _lane(self, remembered: bool) -> Lane:
        return self._remembered if remembered else self._strangers

    # Sessions

    async def signed_in(self, connection: HTTPConnection) -> Account | None:
        """The account that a browser is signed in to. Raises StorageError."""
        token = connection.cookies.get(SESSION_COOKIE)
        return await self.people.signed_in(token_hash(token), now() - timedelta(seconds=YEAR)) if token else None

    async def begin_session(self, response: Response, account: str, secure: bool) -> None:
        """Sign a browser in. Raises NotStored."""
        token = secrets.token_urlsafe(32)
        await self.people.begin_session(account, token_hash(token), now() - timedelta(seconds=YEAR))
        response.set_cookie(SESSION_COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)

    async def end_session(self, request: Request, response: Response) -> None:
        """Sign a browser out. Raises NotStored."""
        await self.people.end_session(own_token(request))
        response.delete_cookie(SESSION_COOKIE)


def token_hash(token: str) -> str:
    """A token as it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def own_token(request: Request) -> str:
    """The hash of the token that a browser shows."""
    return token_hash(request.cookies.get(SESSION_COOKIE, ""))


class SignedIn:
    """Finds out, before a page is asked for, whose account the browser is signed in to.

    Args:
        app: what answers.
        failed: answers when that can't be found out just now.
    """

    def __init__(self, app: ASGIApp, failed: Callable[[Request, Exception], Awaitable[Response]]) -> None:
        self._app = app
        self._failed = failed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http" or scope["path"].startswith("/static/"):
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        try:
            account = await scope["app"].state.site.accounts.signed_in(request)
        except StorageError as error:
            request.state.guest, request.state.welcome = new_guest(), False
            response = await self._failed(request, error)
            await response(scope, receive, send)
            return
        if account is not None:
            request.state.account, request.state.guest, request.state.welcome = account, account.id, False
        await self._app(scope, receive, send)


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
