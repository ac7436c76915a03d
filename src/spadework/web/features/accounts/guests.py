"""Guests: identified by a signed cookie, with a name and an emblem of their own."""

import asyncio
import hashlib
import os
import secrets
from collections.abc import Callable, Coroutine, Iterable
from pathlib import Path
from urllib.parse import quote, unquote

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from spadework.engine.names import alike, clean
from spadework.engine.picture.emblems import NAMES
from spadework.engine.words import Message, message
from spadework.web.db.session import DatabaseError
from spadework.web.features.accounts.store import Account
from spadework.web.server.limits import LONGEST_NAME
from spadework.web.server.settings import KEY_FILE, Settings

GUEST_COOKIE = "spadework_guest"
SIGNED_IN_COOKIE = "spadework_signed_in"
YEAR = 365 * 24 * 3600
SHORTEST_KEY = 32
REMEMBERED = 6
"""How many times as much as one of them the browsers of an address may do together in which somebody has signed in before."""


class Guests:
    """Tells guests apart by their cookies."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")
        self._names = URLSafeSerializer(secret, salt="signed in")

    def known(self, connection: HTTPConnection) -> str | None:
        """The guest who sends a cookie that this server signed, or None."""
        try:
            guest = self._signer.loads(connection.cookies.get(GUEST_COOKIE, ""))
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    def welcome(self, response: Response, guest: str, secure: bool) -> None:
        """Give a guest the cookie."""
        response.set_cookie(
            GUEST_COOKIE, str(self._signer.dumps(guest)), max_age=YEAR, httponly=True, samesite="lax", secure=secure
        )

    def remember(self, response: Response, name: str, secure: bool, browser: str | None = None) -> None:
        """Let a browser show later that somebody has signed in there by a name, and which browser it is; None for a new one."""
        response.set_cookie(
            SIGNED_IN_COOKIE,
            str(self._names.dumps([hash_of(name), browser or new_guest()])),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def remembered(self, connection: HTTPConnection, name: str | None = None) -> str | None:
        """The browser with which somebody has signed in before, by a name or by any; None where nobody has."""
        try:
            known, browser = self._names.loads(connection.cookies.get(SIGNED_IN_COOKIE, ""))
        except BadSignature:
            return None
        return str(browser) if name is None or known == hash_of(name) else None


def hash_of(name: str) -> str:
    """A name as cookies hold it: nobody else at the same screen shall read it there."""
    return hashlib.sha256(name.encode()).hexdigest()


def new_guest() -> str:
    """The id of a guest who was never here before."""
    return secrets.token_urlsafe(16)


def secret_key(settings: Settings) -> str:
    """The key that signs cookies: the one of the settings, else the one kept in the data folder, made when there is none.

    Raises DatabaseError when it can't be kept.
    """
    if settings.secret is not None:
        if len(settings.secret) < SHORTEST_KEY:
            raise DatabaseError(
                f"SPADEWORK_SECRET: too short; use at least {SHORTEST_KEY} letters that nobody can guess"
            )
        return settings.secret
    path = settings.folder / KEY_FILE
    try:
        settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        key = path.read_text(encoding="ascii").strip() if path.exists() else kept(path, secrets.token_urlsafe(48))
    except (OSError, UnicodeDecodeError) as error:
        raise DatabaseError(
            f"{path}: can't be read or written ({error}); make it and its folder writable for you, "
            "or name another folder in SPADEWORK_DATA"
        ) from error
    if len(key) < SHORTEST_KEY:
        raise DatabaseError(f"{path}: is damaged; remove it to have a new one made (guests lose their seats)")
    return key


def kept(path: Path, key: str) -> str:
    """Write a key into a new file that only its owner can read; another server's key, when that was faster."""
    half = path.with_name(f"{path.name}.{os.getpid()}")
    descriptor = os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(key)
            file.flush()
            os.fsync(file.fileno())
        os.link(half, path)
    except FileExistsError:
        return path.read_text(encoding="ascii").strip()
    finally:
        half.unlink()
    return key


NAME_COOKIE = "spadework_name"


def known_name(connection: HTTPConnection) -> str:
    """The name of an account, else the one that a guest gave last; empty when there is none, or none that can be used."""
    account = getattr(connection.state, "account", None)
    if isinstance(account, Account):
        return account.name
    name = unquote(connection.cookies.get(NAME_COOKIE, ""))
    return name if name == clean(name) and wrong_name(name) is None else ""


def wrong_name(name: str, others: Iterable[str] = ()) -> Message | None:
    """What is wrong with a name, as `clean` leaves it, beside others; None when nothing is."""
    if len(name) > LONGEST_NAME:
        return message("form-long-name", most=LONGEST_NAME, name=name[:LONGEST_NAME])
    if not name.isprintable():
        return message("form-strange-name")
    if name and alike(name, others):
        return message("form-same-name", name=name)
    return None


def keep_name(response: Response, name: str, secure: bool) -> None:
    """Let the guest's browser keep a name, if there is one."""
    if name:
        # Cookies hold plain letters only.
        response.set_cookie(NAME_COOKIE, quote(name), max_age=YEAR, httponly=True, samesite="lax", secure=secure)


EMBLEM_COOKIE = "spadework_emblem"


def emblem_of(text: str) -> int | None:
    """The emblem that a form or a cookie names, None when it names none.

    >>> emblem_of("anchor"), emblem_of("parrot")
    (0, None)
    """
    return NAMES.index(text) if text in NAMES else None


def known_emblem(connection: HTTPConnection) -> int | None:
    """The emblem that a guest chose in this browser."""
    return emblem_of(connection.cookies.get(EMBLEM_COOKIE, ""))


def keep_emblem(response: Response, emblem: int | None, secure: bool) -> None:
    """Let the guest's browser keep an emblem, or forget it."""
    if emblem is None:
        response.delete_cookie(EMBLEM_COOKIE)
    else:
        response.set_cookie(EMBLEM_COOKIE, NAMES[emblem], max_age=YEAR, httponly=True, samesite="lax", secure=secure)


class OpenConnections:
    """All live connections, by the guest whose they are."""

    def __init__(self) -> None:
        self._open: dict[str, set[asyncio.Task[None]]] = {}
        self.end_elsewhere: Callable[[str], None] = lambda _: None
        """Lets the other servers end those of a guest."""

    async def run(self, guest: str, talk: Coroutine[None, None, None]) -> bool:
        """Let a connection talk until it has enough; False when it was ended from outside."""
        task = asyncio.create_task(talk)
        tasks = self._open.setdefault(guest, set())
        tasks.add(task)
        try:
            await asyncio.wait([task])
        finally:
            task.cancel()
            await asyncio.wait([task])
            tasks.discard(task)
            if not tasks and self._open.get(guest) is tasks:
                del self._open[guest]
        if task.cancelled():
            return False
        task.result()
        return True

    def end(self, guest: str) -> None:
        """End all connections of a guest, on whatever server."""
        self.end_here(guest)
        self.end_elsewhere(guest)

    def end_here(self, guest: str) -> None:
        """End all connections of a guest to this server."""
        for task in tuple(self._open.get(guest, ())):
            task.cancel()
