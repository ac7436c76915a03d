"""Valid names, and the names that a browser's cookie may contain."""

from urllib.parse import quote

import pytest
from starlette.requests import HTTPConnection

from spadework.engine.names import free_name
from spadework.web.features.accounts.guests import NAME_COOKIE, known_name, wrong_name


@pytest.mark.parametrize(
    ("name", "known"), [("Ada", "Ada"), ("\u3164", ""), ("Ada\ufe0f", ""), (" Ada", ""), ("x" * 25, ""), ("a\x07", "")]
)
def test_only_a_valid_name_is_read_from_the_cookie(name: str, known: str) -> None:
    headers = [(b"cookie", f"{NAME_COOKIE}={quote(name)}".encode())]
    assert known_name(HTTPConnection({"type": "http", "headers": headers, "state": {}})) == known


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("Bo", None),
        ("", None),
        ("\u0410da", "form-same-name"),
        ("x" * 25, "form-long-name"),
        ("a\x07", "form-strange-name"),
    ],
)
def test_what_is_wrong_with_a_name(name: str, wrong: str | None) -> None:
    found = wrong_name(name, ["Ada", ""])
    assert (found and found.id) == wrong


def test_a_lookalike_name_gets_a_number() -> None:
    assert free_name("\u0410da", ["Ada", "Bo"]) == "\u0410da (2)"
