"""Notices that only one browser can read."""

import json
import secrets
from pathlib import Path

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from tests.web.notices.fake_service import service

from spadework.web.notices.delivery import Told
from spadework.web.notices.posting import Posting
from spadework.web.notices.push import KeyUnusable, WebPush, browser_key, encoded, new_key, point
from spadework.web.store.notice_models import NoticeWay

CONTACT = "mailto:me@example.org"
TOLD = Told("Dig", "Dig: it is your move.", "/tables/t")


async def test_a_notice_can_be_read_by_the_browser_and_is_signed_by_the_server(tmp_path: Path) -> None:
    browser, secret = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(16)
    key = browser_key(encoded(point(browser)), encoded(secret))
    assert key is not None
    with service(tmp_path) as fake:
        posting = Posting([fake.host], fake.trusting)
        push = WebPush(new_key(), CONTACT, posting)
        way = NoticeWay(
            id="w", guest="g", kind="push", address=f"{fake.address}/send/x", key=key, language="en", site=""
        )
        assert push.allows(way.address)
        await push.send(way, TOLD)
        posting.close()
    ((path, headers, body),) = fake.came
    assert path == "/send/x"
    assert b"Dig" not in body
    read = http_ece.decrypt(body, private_key=browser, auth_secret=secret, version="aes128gcm")
    assert json.loads(read) == {"title": "Dig", "text": "Dig: it is your move.", "path": "/tables/t"}
    assert Vapid02.verify(headers["Authorization"])
    assert headers["Authorization"].endswith(f"k={push.public}")
    assert headers["Content-Encoding"] == "aes128gcm"
    assert int(headers["TTL"]) > 0


@pytest.mark.parametrize(
    ("key", "contact", "about"),
    [
        ("short", CONTACT, "PUSH_KEY"),
        ("!" * 43, CONTACT, "PUSH_KEY"),
        (encoded(bytes(32)), CONTACT, "PUSH_KEY"),
        (new_key(), "me@example.org", "PUSH_CONTACT"),
        (new_key(), "", "PUSH_CONTACT"),
    ],
    ids=["short", "no digits", "zero", "no address", "nobody"],
)
def test_a_key_that_cannot_be_used_is_refused_in_one_line(key: str, contact: str, about: str) -> None:
    with pytest.raises(KeyUnusable, match=about):
        WebPush(key, contact, Posting([]))


@pytest.mark.parametrize(
    ("curve_point", "secret"),
    [(None, "a"), ("a", None), (encoded(bytes(65)), encoded(bytes(16))), (encoded(bytes(64)), encoded(bytes(16)))],
)
def test_what_is_no_key_of_a_browser_is_refused(curve_point: object, secret: object) -> None:
    assert browser_key(curve_point, secret) is None
