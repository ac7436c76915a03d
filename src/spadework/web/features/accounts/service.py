"""Accounts: sign-up, sign-in by password or passkey, sessions."""

import asyncio
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
from spadework.web.features.accounts.guests import RETURNING_FACTOR, YEAR, hash_of, new_guest, set_cookie
from spadework.web.features.accounts.store import Account, PeopleStore
from spadework.web.server.limits import RateLimiter, Visitor

SESSION_COOKIE = "spadework_session"
DAY = 24 * 3600
SIGN_IN_RATE = 1 / 30, 10, 3
"""Sign-in attempts of one guest: rate a second, burst, and the factor for an address."""
MAX_WAITING = 32
"""Maximum passwords in a queue: more than an address's burst, but few enough that the last one waits only seconds."""

CHALLENGE_SECONDS = 300.0
"""Seconds to answer a challenge."""

MAX_CHALLENGES = 2500
"""Maximum open challenges; the oldest are dropped first."""

CHALLENGE_RATE = 1 / 3, 20, 3
"""Challenges for one guest: rate a second, burst, and the factor for an address. Far fewer than are kept, so that no guest can push
out the others'.
"""


class NameTaken(Exception):
    """Another account has this name."""


class Busy(Exception):
    """Too many passwords are waiting."""


class PasswordQueue:
    """A queue of passwords, hashed one at a time because each takes 64 MiB."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(1)
        self._inside = 0

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn, which lasts while the block runs. Raises Busy."""
        if self._inside >= MAX_WAITING:
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
        a_day: maximum new accounts per address and day.
    """

    def __init__(self, people: PeopleStore, a_day: int = 1) -> None:
        self.people = people
        self._hasher = PasswordHasher()
        # Separate queues: a browser that has signed in before doesn't wait behind strangers.
        self._others, self._returning = PasswordQueue(), PasswordQueue()
        self._dummy_hash = ""
        self._tries, self._by_name = RateLimiter(*SIGN_IN_RATE), RateLimiter(1 / 20, 30)
        self._tries_again = RateLimiter(*SIGN_IN_RATE[:2], RETURNING_FACTOR)
        self._made = RateLimiter(a_day / DAY, a_day)

    def count_attempt(self, visitor: Visitor, name: str = "") -> bool:
        """Count an attempt to sign in by this name, or to create an account; return whether it is within the limits."""
        return self._tries.take(*visitor) and (not name or self._by_name.take(key(name)))

    def count_return(self, browser: Visitor) -> bool:
        """Count another attempt of a browser that has signed in before; return whether it is within the limits."""
        return self._tries_again.take(*browser)

    def count_new_account(self, address: str) -> bool:
        """Count a new account from an address; return whether it is within the limits."""
        return self._made.take(address)

    async def new(self, person: StoredPerson, password: str | None = None, passkey: StoredPasskey | None = None) -> str:
        """Create an account with a password or a passkey; return its id. Raises NameTaken, Busy, NotStored."""
        hashed = await self.hashed(password) if password is not None else None
        account = StoredAccount(id=person.guest, key=key(person.name), skeleton=skeleton(person.name), password=hashed)
        if passkey is not None:
            passkey.account = account.id
        try:
            await self.people.add_account(account, person, passkey)
        except Conflict:
            raise NameTaken from None
        return account.id

    async def account_by_password(self, name: str, password: str, remembered: bool = False) -> str | None:
        """Return the account of a name if this is its password. Raises Busy, StorageError."""
        # An unknown name must take as long as a known one, the first time too.
        self._dummy_hash = self._dummy_hash or await self.hashed(secrets.token_hex(), remembered)
        stored = await self.people.account_named(key(name))
        hashed = stored.password if stored is not None and stored.password is not None else self._dummy_hash
        matches = await self.verify_password(hashed, password, remembered)
        return stored.id if matches and stored is not None else None

    async def hashed(self, password: str, remembered: bool = False) -> str:
        """Hash a password; `remembered`: from a browser that has signed in before. Raises Busy."""
        async with self._queue_for(remembered).turn():
            return await asyncio.to_thread(self._hasher.hash, password)

    async def verify_password(self, hashed: str, password: str, remembered: bool = False) -> bool:
        """Return whether a password has this hash; `remembered`: from a browser that has signed in before. Raises Busy."""
        async with self._queue_for(remembered).turn():
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except VerificationError:
                return False

    def _queue_for(self, remembered: bool) -> PasswordQueue:
        return self._returning if remembered else self._others

    # Sessions

    async def signed_in(self, connection: HTTPConnection) -> Account | None:
        """Return the account that a browser is signed in to. Raises StorageError."""
        token = connection.cookies.get(SESSION_COOKIE)
        return await self.people.signed_in(hash_of(token), now() - timedelta(seconds=YEAR)) if token else None

    async def begin_session(self, response: Response, account: str, secure: bool) -> None:
        """Sign a browser in. Raises NotStored."""
        token = secrets.token_urlsafe(32)
        await self.people.begin_session(account, hash_of(token), now() - timedelta(seconds=YEAR))
        set_cookie(response, SESSION_COOKIE, token, secure)

    async def end_session(self, request: Request, response: Response) -> None:
        """Sign a browser out. Raises NotStored."""
        await self.people.end_session(own_token(request))
        response.delete_cookie(SESSION_COOKIE)


def own_token(request: Request) -> str:
    """Return the hash of a browser's session token, as it is stored."""
    return hash_of(request.cookies.get(SESSION_COOKIE, ""))


class SignedIn:
    """Middleware that finds the signed-in account before each request.

    Args:
        app: the application.
        failed: answers if the database can't be read.
    """

    def __init__(self, app: ASGIApp, failed: Callable[[Request, Exception], Awaitable[Response]]) -> None:
        self._app = app
        self._failed = failed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http" or scope["path"].startswith("/static/"):
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        try:
            account = await scope["app"].state.site.accounts.signed_in(request)
        except StorageError as error:
            request.state.guest, request.state.by_cookie = new_guest(), False
            response = await self._failed(request, error)
            await response(scope, receive, send)
            return
        if account is not None:
            request.state.account, request.state.guest, request.state.by_cookie = account, account.id, False
        await self._app(scope, receive, send)


class WrongAnswer(Exception):
    """The browser's answer fits no open challenge."""


class Challenges:
    """Challenges sent to browsers; each is answered once, through any server.

    Args:
        store: where they are stored.
        clock: returns the seconds since 1970.
    """

    def __init__(self, store: PeopleStore, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock
        self._rate, self._again = RateLimiter(*CHALLENGE_RATE), RateLimiter(*CHALLENGE_RATE[:2], RETURNING_FACTOR)

    def count_challenge(self, visitor: Visitor) -> bool:
        """Count a challenge; return whether it is within the limits."""
        return self._rate.take(*visitor)

    def count_return(self, browser: Visitor) -> bool:
        """Count a challenge for a browser that has signed in before; return whether it is within the limits."""
        return self._again.take(*browser)

    async def ask(self, guest: str, purpose: str) -> bytes:
        """Return a new challenge for a guest, which replaces the one before. Raises NotStored."""
        challenge, now = secrets.token_bytes(32), self._clock()
        question = StoredChallenge(guest=guest, what=purpose, challenge=challenge, ends=now + CHALLENGE_SECONDS)
        await self._store.ask(question, now, MAX_CHALLENGES)
        return challenge

    async def take(self, guest: str, purpose: str) -> bytes:
        """Return and remove a guest's last challenge. Raises WrongAnswer if there is none, NotStored."""
        question = await self._store.answered(guest, purpose)
        if question is None or self._clock() > question.ends:
            raise WrongAnswer
        return question.challenge


def place_of(request: Request) -> tuple[str, list[str]]:
    """Return the site's id for passkeys, and the origins of its pages."""
    host = request.headers.get("host", "")
    # A proxy may not forward that it was asked by https; browsers create passkeys nowhere else.
    return request.url.hostname or "", [f"http://{host}", f"https://{host}"]


def creation_options(request: Request, challenge: bytes, account: str, name: str, known: list[str]) -> Any:
    """Return the options for creating a passkey; `known`: the account's passkeys."""
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


def request_options(request: Request, challenge: bytes) -> Any:
    """Return the options for signing in by passkey."""
    return json.loads(options_to_json(generate_authentication_options(rp_id=place_of(request)[0], challenge=challenge)))


def verify_creation(request: Request, challenge: bytes, answer: object) -> StoredPasskey:
    """Return the passkey that a browser has created, without an account yet. Raises WrongAnswer."""
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


def verify_use(request: Request, challenge: bytes, answer: object, passkey: StoredPasskey) -> int:
    """Verify a browser's answer; return the passkey's use counter. Raises WrongAnswer."""
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
