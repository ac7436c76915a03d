"""Delivery of notifications by Web Push and webhooks, with retries, to allowed hosts only."""

import asyncio
import base64
import binascii
import hashlib
import http.client
import json
import secrets
import ssl
import time
from collections.abc import Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias
from urllib.parse import SplitResult, urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from spadework.engine.words import Argument
from spadework.web.db.models import StoredChannel
from spadework.web.db.storage import StorageError
from spadework.web.features.notifications.events import NotificationKind
from spadework.web.features.notifications.store import NotificationStore
from spadework.web.server.background import Background
from spadework.web.server.requests import host_and_port, page_words, title_of
from spadework.web.server.telemetry import log

RETRY_DELAYS = (30.0, 300.0)
"""Seconds after which a failed delivery is tried again, once each."""

MAX_CONCURRENT = 8
"""Maximum simultaneous deliveries."""

MAX_QUEUED = 2000
"""Maximum notifications that wait for delivery; more are dropped."""

TIMEOUT = 5.0
"""Timeout for each step of a request, in seconds."""

MAX_ADDRESS = 1000

AddressError: TypeAlias = Literal["address", "scheme", "host", "port"]
"""The part of an address that is not allowed."""

DAY = 24 * 3600

SECRET_BYTES, POINT_BYTES, AUTH_BYTES = 32, 65, 16

SALT_BYTES, RECORD_BYTES = 16, 4096

TOPIC_LETTERS = 32


class NotificationText(NamedTuple):
    """A notification's text; it reveals nothing of the game."""

    title: str
    text: str
    path: str
    closes: bool = False
    """Whether earlier notifications for the same path are obsolete and should be closed."""


def game_text(game: str, path: str, language: str, id: str, **said: Argument) -> NotificationText:
    """Return a notification about a game, with its title and the message of this id, which gets the title too."""
    title = title_of(game, language)
    return NotificationText(title, page_words()[language].text(id, game=title, **said), path)


def notification_text(kind: NotificationKind, game: str, table: str, language: str) -> NotificationText:
    """Return a notification's text; always the same for the same table and kind."""
    return game_text(game, f"/tables/{table}", language, f"notice-{kind}")._replace(closes=kind == "settled")


def trial_text(language: str) -> NotificationText:
    """Return the text of a test notification."""
    words = page_words()[language]
    return NotificationText("Spadework", words.text("notice-trial"), "/notices")


class NotSent(Exception):
    """A delivery failed; the message says why, without the address."""


class Gone(NotSent):
    """The channel no longer exists at its other end."""


class ChannelSender(Protocol):
    """Delivers through one kind of channel."""

    async def send(self, channel: StoredChannel, notification: NotificationText) -> None:
        """Deliver a notification. Raises NotSent."""


class Delivery:
    """Delivers notifications through the channels that people have chosen.

    Args:
        store: where the channels are stored.
        senders: by kind of channel; channels of other kinds are skipped.
    """

    def __init__(self, store: NotificationStore, senders: Mapping[str, ChannelSender]) -> None:
        self._store = store
        self._senders = senders
        self._slots = asyncio.Semaphore(MAX_CONCURRENT)
        self._sending = Background()

    def send(self, channel: StoredChannel, notification: NotificationText) -> None:
        """Start the delivery of a notification; returns immediately."""
        if channel.kind in self._senders and len(self._sending) < MAX_QUEUED:
            self._sending.start(self._send(channel, notification))

    async def _send(self, channel: StoredChannel, notification: NotificationText) -> None:
        for wait in (*RETRY_DELAYS, None):
            try:
                async with self._slots:
                    await self._senders[channel.kind].send(channel, notification)
                return
            except Gone:
                await self._drop(channel)
                return
            except NotSent as error:
                log.warning("a notification could not be sent", channel=channel.kind, why=str(error))
            except Exception as error:
                # The error itself could contain the address.
                log.error("a notification could not be sent", channel=channel.kind, error=error)
            if wait is not None:
                await asyncio.sleep(wait)
                if not await self._exists(channel):
                    return

    async def _exists(self, channel: StoredChannel) -> bool:
        """Return whether a channel still exists: it may have ended with a session."""
        try:
            return any(one.id == channel.id for one in await self._store.channels(channel.guest))
        except StorageError:
            return True

    async def _drop(self, channel: StoredChannel) -> None:
        try:
            await self._store.remove_channel(channel.guest, channel.id)
        except StorageError:
            log.warning("a dead notification channel could not be removed", channel=channel.kind)

    async def close(self) -> None:
        """Stop delivering."""
        await self._sending.close()


class Poster:
    """Posts to allowed hosts, in threads of its own, so that a slow host delays nothing else.

    Args:
        hosts: allowed hosts, `name` or `name:port`; `*.name` means all subdomains of a name.
        context: the TLS context; by default certificates are checked as usual.
    """

    def __init__(self, hosts: Collection[str], context: ssl.SSLContext | None = None) -> None:
        self._hosts = {host.lower() for host in hosts}
        self._context = context
        self._threads = ThreadPoolExecutor(4, "notifications")

    @property
    def hosts(self) -> Collection[str]:
        """The allowed hosts."""
        return sorted(self._hosts)

    def refusal(self, address: str) -> AddressError | None:
        """Return the part of an address that is not allowed, or None."""
        if len(address) > MAX_ADDRESS or not address.isascii() or not address.isprintable() or " " in address:
            return "address"
        try:
            parts = urlsplit(address)
        except ValueError:
            return "address"
        if parts.scheme != "https":
            return "scheme"
        found = host_and_port(parts.netloc)
        if found is None:
            return "address"
        host, port = found
        names = {host, *(f"*.{host.split('.', number)[-1]}" for number in range(1, host.count(".") + 1))}
        wanted = names if port in {None, 443} else {f"{name}:{port}" for name in names}
        if wanted & self._hosts:
            return None
        return "port" if names & {name.partition(":")[0] for name in self._hosts} else "host"

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Post to an address. Raises Gone if the server no longer knows the address, otherwise NotSent."""
        refusal = self.refusal(address)
        if refusal is not None:
            raise NotSent(f"its {refusal} is not allowed")
        parts = urlsplit(address)
        status = await asyncio.get_running_loop().run_in_executor(self._threads, self._post, parts, body, headers)
        if status in {404, 410}:
            raise Gone(f"answered {status}")
        if not 200 <= status < 300:
            raise NotSent(f"answered {status}")

    def _post(self, parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
        if self._context is None:
            self._context = ssl.create_default_context()
        connection = http.client.HTTPSConnection(
            parts.hostname or "", parts.port, timeout=TIMEOUT, context=self._context
        )
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", path, body, dict(headers))
            # The body is not read, and redirects are not followed.
            return connection.getresponse().status
        except (OSError, http.client.HTTPException) as error:
            raise NotSent(type(error).__name__) from None
        finally:
            connection.close()

    def close(self) -> None:
        """Stop posting."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class Webhook:
    """Delivers through webhooks, to hosts that the operator allows."""

    def __init__(self, poster: Poster) -> None:
        self._posting = poster

    async def send(self, channel: StoredChannel, notification: NotificationText) -> None:
        """Deliver a notification. Raises NotSent."""
        link = channel.site + notification.path
        headers = {"Content-Type": "text/plain; charset=utf-8", "Click": link}
        await self._posting.post(channel.address, f"{notification.text}\n{link}\n".encode(), headers)


class InvalidKey(ValueError):
    """A key is not valid; the message is one line that says what to do."""


def new_key() -> str:
    """Return a new VAPID key: 32 bytes in base64url."""
    return to_base64(
        ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(SECRET_BYTES, "big")
    )


class WebPush:
    """Delivers through push services.

    Args:
        key: the server's VAPID key, as of `new_key`.
        contact: the operator's address for push services: `mailto:` or `https:`.
        poster: posts to the push services.

    Raises InvalidKey.
    """

    def __init__(self, key: str, contact: str, poster: Poster) -> None:
        secret = from_base64(key, SECRET_BYTES)
        if secret is None:
            raise InvalidKey("SPADEWORK_PUSH_KEY: is not a valid key; create one with `spadework push-key`")
        if not contact.startswith(("mailto:", "https://")):
            raise InvalidKey(f"SPADEWORK_PUSH_CONTACT: expected a mailto: or https: address, not {contact!r}")
        self._contact = contact
        self._posting = poster
        try:
            self._private = ec.derive_private_key(int.from_bytes(secret, "big"), ec.SECP256R1())
        except ValueError:
            raise InvalidKey("SPADEWORK_PUSH_KEY: is not a valid key; create one with `spadework push-key`") from None
        self.public = to_base64(public_point(self._private))
        """The public key, for browsers."""

    def allows(self, address: str) -> bool:
        """Return whether an address belongs to a push service."""
        return self._posting.refusal(address) is None

    async def send(self, channel: StoredChannel, notification: NotificationText) -> None:
        """Send a notification that only the browser can read. Raises NotSent."""
        parts = urlsplit(channel.address)
        claims = {"sub": self._contact, "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + DAY // 2}
        headers = {
            **Vapid02(self._private).sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(3 * DAY),
            "Urgency": "high",
            # A later notification for the same table replaces one not delivered yet.
            "Topic": hashlib.sha256(notification.path.encode()).hexdigest()[:TOPIC_LETTERS],
        }
        await self._posting.post(channel.address, encrypt(channel.key, notification._asdict()), headers)

    def close(self) -> None:
        """Stop sending."""
        self._posting.close()


def browser_key(public_point: object, secret: object) -> dict[str, str] | None:
    """Return a browser's keys, or None if they are not valid."""
    if not isinstance(public_point, str) or not isinstance(secret, str) or from_base64(secret, AUTH_BYTES) is None:
        return None
    found = from_base64(public_point, POINT_BYTES)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), found or b"")
    except ValueError:
        return None
    return {"p256dh": public_point, "auth": secret}


def encrypt(key: dict[str, str], content: dict[str, Any]) -> bytes:
    """Encrypt content for a browser's key."""
    browser, secret = from_base64(key["p256dh"], POINT_BYTES), from_base64(key["auth"], AUTH_BYTES)
    assert browser is not None
    assert secret is not None
    ephemeral = ec.generate_private_key(ec.SECP256R1())
    return encrypt_record(json.dumps(content).encode(), browser, secret, ephemeral, secrets.token_bytes(SALT_BYTES))


def encrypt_record(
    content: bytes, browser: bytes, secret: bytes, ephemeral: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """Encrypt content as one RFC 8188 record (aes128gcm), with the key derived by RFC 8291 for Web Push.

    Args:
        content: the plaintext, shorter than a record.
        browser: the browser's public key, an uncompressed point.
        secret: the browser's authentication secret.
        ephemeral: a private key for this message only.
        salt: for this message only.
    """
    shared = ephemeral.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser))
    sender = public_point(ephemeral)
    key = derive(shared, secret, b"WebPush: info\0" + browser + sender, 32)
    cipher = AESGCM(derive(key, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derive(key, salt, b"Content-Encoding: nonce\0", 12)
    # The byte 2 marks the last record.
    record = cipher.encrypt(nonce, content + b"\2", None)
    return salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(sender)]) + sender + record


def derive(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    """Derive a key for one purpose."""
    return HKDF(SHA256(), length, salt, purpose).derive(secret)


def public_point(private: ec.EllipticCurvePrivateKey) -> bytes:
    """Return the public key of a private one."""
    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_base64(data: bytes) -> str:
    """Encode as base64url, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str, length: int) -> bytes | None:
    """Decode base64url of this length; None if it is not valid."""
    try:
        found = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return None
    return found if len(found) == length else None
