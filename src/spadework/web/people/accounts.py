"""Accounts: made, signed in to, signed out of.

Whoever signs in brings along what the browser's guest had: it becomes the account's.
"""

import asyncio
import hashlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from spadework.engine.names import key, skeleton
from spadework.web.limits import Rate, Visitor
from spadework.web.people.guests import REMEMBERED, YEAR, new_guest
from spadework.web.store.models import now
from spadework.web.store.people import Account, PeopleStore
from spadework.web.store.people_models import StoredAccount, StoredPasskey, StoredPerson
from spadework.web.store.storage import Conflict, StorageError

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
