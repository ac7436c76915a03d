"""Notifications that only one browser can read."""

import json
import re
import secrets
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from py_vapid import Vapid02
from tests.web.features.notifications.fake_service import service

from spadework.web.db.models import StoredChannel
from spadework.web.features.notifications.delivery import (
    AUTH_BYTES,
    POINT_BYTES,
    SALT_BYTES,
    SECRET_BYTES,
    InvalidKey,
    NotificationText,
    Poster,
    WebPush,
    browser_key,
    derive,
    encrypt_record,
    from_base64,
    new_key,
    public_point,
    to_base64,
)

CONTACT = "mailto:me@example.org"
TOLD = NotificationText("Dig", "Dig: it’s your turn.", "/tables/t")


def opened(body: bytes, browser: ec.EllipticCurvePrivateKey, secret: bytes) -> bytes:
    """Decrypt a record, as the browser does."""
    salt, sender = body[:SALT_BYTES], body[SALT_BYTES + 5 : SALT_BYTES + 5 + POINT_BYTES]
    shared = browser.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
    keyed = derive(shared, secret, b"WebPush: info\0" + public_point(browser) + sender, 32)
    cipher = AESGCM(derive(keyed, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derive(keyed, salt, b"Content-Encoding: nonce\0", 12)
    content = cipher.decrypt(nonce, body[SALT_BYTES + 5 + POINT_BYTES :], None)
    assert content.endswith(b"\2")
    return content[:-1]


def test_a_message_is_encrypted_as_in_the_example_of_rfc_8291() -> None:
    known = {
        "browser": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "secret": "BTBZMqHH6r4Tts7J_aSIgg",
        "once": "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
        "salt": "DGv6ra1nlYgDCS1FRnbzlw",
    }
    sizes = {"browser": POINT_BYTES, "secret": AUTH_BYTES, "once": SECRET_BYTES, "salt": SALT_BYTES}
    browser, secret, once, salt = (from_base64(text, sizes[name]) or b"" for name, text in known.items())
    private = ec.derive_private_key(int.from_bytes(once, "big"), ec.SECP256R1())
    assert to_base64(encrypt_record(b"When I grow up, I want to be a watermelon", browser, secret, private, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6"
        "cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_a_notification_is_encrypted_for_the_browser_and_signed(tmp_path: Path) -> None:
    browser, secret = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(16)
    key = browser_key(to_base64(public_point(browser)), to_base64(secret))
    assert key is not None
    with service(tmp_path) as fake:
        poster = Poster([fake.host], fake.trusting)
        push = WebPush(new_key(), CONTACT, poster)
        channel = StoredChannel(
            id="w", guest="g", kind="push", address=f"{fake.address}/send/x", key=key, language="en", site=""
        )
        assert push.allows(channel.address)
        await push.send(channel, TOLD)
        poster.close()
    ((path, headers, body),) = fake.came
    assert path == "/send/x"
    assert b"Dig" not in body
    assert json.loads(opened(body, browser, secret)) == {
        "title": "Dig",
        "text": "Dig: it’s your turn.",
        "path": "/tables/t",
        "closes": False,
    }
    assert Vapid02.verify(headers["Authorization"])
    assert headers["Authorization"].endswith(f"k={push.public}")
    assert headers["Content-Encoding"] == "aes128gcm"
    assert int(headers["TTL"]) > 0
    assert re.fullmatch(r"[\w-]{1,32}", headers["Topic"])


@pytest.mark.parametrize(
    ("key", "contact", "about"),
    [
        ("short", CONTACT, "PUSH_KEY"),
        ("!" * 43, CONTACT, "PUSH_KEY"),
        (to_base64(bytes(32)), CONTACT, "PUSH_KEY"),
        (new_key(), "me@example.org", "PUSH_CONTACT"),
        (new_key(), "", "PUSH_CONTACT"),
    ],
    ids=["short", "no digits", "zero", "no address", "nobody"],
)
def test_a_key_that_cannot_be_used_is_refused_in_one_line(key: str, contact: str, about: str) -> None:
    with pytest.raises(InvalidKey, match=about):
        WebPush(key, contact, Poster([]))


@pytest.mark.parametrize(
    ("curve_point", "secret"),
    [
        (None, "a"),
        ("a", None),
        (to_base64(bytes(65)), to_base64(bytes(16))),
        (to_base64(bytes(64)), to_base64(bytes(16))),
    ],
)
def test_invalid_browser_keys_are_refused(curve_point: object, secret: object) -> None:
    assert browser_key(curve_point, secret) is None
