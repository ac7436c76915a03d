"""Web Push: notices that a browser shows even when no page is open, through the push service of its maker."""

import base64
import binascii
import hashlib
import json
import secrets
import time
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from spadework.web.notices.delivery import Told
from spadework.web.notices.posting import Posting
from spadework.web.store.notice_models import NoticeWay

DAY = 24 * 3600
SECRET_BYTES, POINT_BYTES, AUTH_BYTES = 32, 65, 16
SALT_BYTES, RECORD_BYTES = 16, 4096
TOPIC_LETTERS = 32


class KeyUnusable(ValueError):
    """A key is none, or none for this; the text is one line that says what to do."""


def new_key() -> str:
    """A new key by which push services know a server: 32 bytes in base64url."""
    return encoded(
        ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(SECRET_BYTES, "big")
    )


class WebPush:
    """Sends notices by push services.

    Args:
        key: by which the services know this server, as `new_key` makes it.
        contact: where whoever runs a push service finds the operator: `mailto:` or `https:`.
        posting: sends to the push services.

    Raises KeyUnusable.
    """

    def __init__(self, key: str, contact: str, posting: Posting) -> None:
        secret = decoded(key, SECRET_BYTES)
        if secret is None:
            raise KeyUnusable("SPADEWORK_PUSH_KEY: is no key; make one with spadework push-key")
        if not contact.startswith(("mailto:", "https://")):
            raise KeyUnusable(
                "SPADEWORK_PUSH_CONTACT: is missing; write mailto: and your address, or an address with https:"
            )
        self._contact = contact
        self._posting = posting
        try:
            self._private = ec.derive_private_key(int.from_bytes(secret, "big"), ec.SECP256R1())
        except ValueError:
            raise KeyUnusable("SPADEWORK_PUSH_KEY: is no key; make one with spadework push-key") from None
        self.public = encoded(point(self._private))
        """What browsers are told of the key."""

    def allows(self, address: str) -> bool:
        """Whether an address is that of a push service."""
        return self._posting.allows(address)

    async def send(self, way: NoticeWay, told: Told) -> None:
        """Send a notice, which only the browser can read. Raises NotSent."""
        parts = urlsplit(way.address)
        claims = {"sub": self._contact, "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + DAY // 2}
        headers = {
            **Vapid02(self._private).sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(3 * DAY),
            "Urgency": "high",
            # What has not come yet is replaced by what is told later of the same table.
            "Topic": hashlib.sha256(told.path.encode()).hexdigest()[:TOPIC_LETTERS],
        }
        await self._posting.post(way.address, sealed(way.key, told._asdict()), headers)

    def close(self) -> None:
        """Send nothing more."""
        self._posting.close()


def sealed(key: dict[str, str], content: dict[str, Any]) -> bytes:
    """Content that only the browser of a key can read."""
    browser, secret = decoded(key["p256dh"], POINT_BYTES), decoded(key["auth"], AUTH_BYTES)
    assert browser is not None
    assert secret is not None
    once = ec.generate_private_key(ec.SECP256R1())
    return encrypted(json.dumps(content).encode(), browser, secret, once, secrets.token_bytes(SALT_BYTES))


def encrypted(content: bytes, browser: bytes, secret: bytes, once: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Content as one record of RFC 8188 (aes128gcm), under the key that RFC 8291 derives for Web Push.

    Args:
        content: what is encrypted, less than a record.
        browser: the browser's public key, an uncompressed point.
        secret: its authentication secret.
        once: a private key for this message alone.
        salt: for this message alone, too.
    """
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser))
    sender = point(once)
    keyed = derived(shared, secret, b"WebPush: info\0" + browser + sender, 32)
    cipher = AESGCM(derived(keyed, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derived(keyed, salt, b"Content-Encoding: nonce\0", 12)
    # The byte 2 ends the content of a last record.
    record = cipher.encrypt(nonce, content + b"\2", None)
    return salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(sender)]) + sender + record


def derived(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    """Key material for one purpose."""
    return HKDF(SHA256(), length, salt, purpose).derive(secret)


def browser_key(point: object, secret: object) -> dict[str, str] | None:
    """What a browser gave to encrypt for it, None when it is no key."""
    if not isinstance(point, str) or not isinstance(secret, str) or decoded(secret, AUTH_BYTES) is None:
        return None
    found = decoded(point, POINT_BYTES)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), found or b"")
    except ValueError:
        return None
    return {"p256dh": point, "auth": secret}


def point(private: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key."""
    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(data: bytes) -> str:
    """Bytes in base64url, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str, length: int) -> bytes | None:
    """So many bytes from base64url, None when they are not."""
    try:
        found = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return None
    return found if len(found) == length else None
