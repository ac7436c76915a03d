"""Web Push: notices that a browser shows even when no page is open, through the push service of its maker."""

import base64
import binascii
import json
import secrets
import time
from typing import Any
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from spadework.web.notices.delivery import Told
from spadework.web.notices.posting import Posting
from spadework.web.store.notice_models import NoticeWay

DAY = 24 * 3600
SECRET_BYTES, POINT_BYTES, AUTH_BYTES = 32, 65, 16


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
        }
        await self._posting.post(way.address, sealed(way.key, told._asdict()), headers)

    def close(self) -> None:
        """Send nothing more."""
        self._posting.close()


def sealed(key: dict[str, str], content: dict[str, Any]) -> bytes:
    """Something that only the browser of a key can read."""
    once = ec.generate_private_key(ec.SECP256R1())
    found: bytes = http_ece.encrypt(
        json.dumps(content).encode(),
        salt=secrets.token_bytes(16),
        private_key=once,
        dh=decoded(key["p256dh"], POINT_BYTES),
        auth_secret=decoded(key["auth"], AUTH_BYTES),
        version="aes128gcm",
    )
    return found


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
