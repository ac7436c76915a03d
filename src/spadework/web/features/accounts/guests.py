"""Guests: identified by a signed cookie, with a name and an emblem."""

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
RETURNING_FACTOR = 6
"""Rate factor of an address for browsers that have signed in before: all of them together get this multiple of one browser's rate."""

NAME_COOKIE = "spadework_name"

EMBLEM_COOKIE = "spadework_emblem"


class Guests:
    """Identifies guests by their cookies."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")
        self._names = URLSafeSerializer(secret, salt="signed in")

    def known(self, connection: HTTPConnection) -> str | None:
        """Return the guest of a cookie signed by this server, or None."""
        try:
            guest = self._signer.loads(connection.cookies.get(GUEST_COOKIE, ""))
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    def set_guest_cookie(self, response: Response, guest: str, secure: bool) -> None:
        """Set a guest's cookie."""
        set_cookie(response, GUEST_COOKIE, str(self._signer.dumps(guest)), secure)

    def remember(self, response: Response, name: str, secure: bool, browser: str | None = None) -> None:
        """Remember in a browser's cookie that an account of this name has signed in there; `browser` is its id, None for a new one."""
        set_cookie(response, SIGNED_IN_COOKIE, str(self._names.dumps([hash_of(name), browser or new_guest()])), secure)

    def remembered(self, connection: HTTPConnection, name: str | None = None) -> str | None:
        """Return the id of a browser in which an account of this name (None: any) has signed in before, or None."""
        try:
            known, browser = self._names.loads(connection.cookies.get(SIGNED_IN_COOKIE, ""))
        except BadSignature:
            return None
        return str(browser) if name is None or known == hash_of(name) else None


def set_cookie(response: Response, name: str, value: str, secure: bool) -> None:
    """Set a cookie that lasts a year and that no script can read; `secure`: it is sent over HTTPS only."""
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def hash_of(text: str) -> str:
    """Return the hash of a token, or of a name for a cookie, where other users of the same screen could read the name."""
    return hashlib.sha256(text.encode()).hexdigest()


def alias(scope: str, guest: str) -> str:
    """Return a pseudonym of a guest for pages of one scope, such as a table, which must not contain the guest's id."""
    return hashlib.sha256(f"{scope} {guest}".encode()).hexdigest()[:16]


def new_guest() -> str:
    """Return a new guest's id."""
    return secrets.token_urlsafe(16)


def secret_key(settings: Settings) -> str:
    """Return the key that signs cookies: from the settings, otherwise from the data folder, where it is created if missing.

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
        key = path.read_text(encoding="ascii").strip() if path.exists() else stored_key(path, secrets.token_urlsafe(48))
    except (OSError, UnicodeDecodeError) as error:
        raise DatabaseError(
            f"{path}: can't be read or written ({error}); make it and its folder writable for you, "
            "or name another folder in SPADEWORK_DATA"
        ) from error
    if len(key) < SHORTEST_KEY:
        raise DatabaseError(f"{path}: is damaged; remove it to have a new one made (guests lose their seats)")
    return key


def stored_key(path: Path, key: str) -> str:
    """Write a key to a new file that only its owner can read; if another server has written one first, return that."""
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


def known_name(connection: HTTPConnection) -> str:
    """Return the account's name, otherwise the guest's last one; empty if there is none that can be used."""
    account = getattr(connection.state, "account", None)
    if isinstance(account, Account):
        return account.name
    name = unquote(connection.cookies.get(NAME_COOKIE, ""))
    return name if name == clean(name) and wrong_name(name) is None else ""


def wrong_name(name: str, others: Iterable[str] = ()) -> Message | None:
    """Return an error message for a cleaned name next to the others at a table, or None if it is valid."""
    if len(name) > LONGEST_NAME:
        return message("form-long-name", most=LONGEST_NAME, name=name[:LONGEST_NAME])
    if not name.isprintable():
        return message("form-strange-name")
    if name and alike(name, others):
        return message("form-same-name", name=name)
    return None


def keep_name(response: Response, name: str, secure: bool) -> None:
    """Remember a name in the browser."""
    if name:
        # Cookies hold ASCII only.
        set_cookie(response, NAME_COOKIE, quote(name), secure)


def emblem_of(text: str) -> int | None:
    """Return the emblem named in a form or cookie, or None.

    >>> emblem_of("anchor"), emblem_of("parrot")
    (0, None)
    """
    return NAMES.index(text) if text in NAMES else None


def known_emblem(connection: HTTPConnection) -> int | None:
    """Return the emblem chosen in this browser."""
    return emblem_of(connection.cookies.get(EMBLEM_COOKIE, ""))


def keep_emblem(response: Response, emblem: int | None, secure: bool) -> None:
    """Remember an emblem in the browser, or forget it."""
    if emblem is None:
        response.delete_cookie(EMBLEM_COOKIE)
    else:
        set_cookie(response, EMBLEM_COOKIE, NAMES[emblem], secure)


class OpenConnections:
    """All live connections, by guest."""

    def __init__(self) -> None:
        self._open: dict[str, set[asyncio.Task[None]]] = {}
        self.end_elsewhere: Callable[[str], None] = lambda _: None
        """Ends a guest's connections on the other servers."""

    async def run(self, guest: str, talk: Coroutine[None, None, None]) -> bool:
        """Run a connection to its end; return False if it was ended from outside."""
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
        """End all connections of a guest, on every server."""
        self.end_here(guest)
        self.end_elsewhere(guest)

    def end_here(self, guest: str) -> None:
        """End a guest's connections to this server."""
        for task in tuple(self._open.get(guest, ())):
            task.cancel()
